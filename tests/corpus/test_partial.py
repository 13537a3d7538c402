"""A language may be partial: what is missing is counted, and shown in the preferred language that has it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.checking.content import check_content
from rulewright.corpus.loading import load_corpus
from rulewright.language import Language
from rulewright.language.translations import Translations

KOREAN, CZECH, FINNISH, ENGLISH = map(Language, ("ko", "cs", "fi", "en"))


def test_missing_text_falls_back_to_the_preferred_language(partly_finnish: Path) -> None:
    corpus = load_corpus(partly_finnish)
    game, battle = corpus.games["game"], corpus.entry("attacks/battle")
    assert (battle.texts[FINNISH].title, battle.texts[FINNISH].language) == ("Battle cs", CZECH)
    assert corpus.entry("attacks/stand-off").texts[FINNISH].title == "Stand-off fi"
    assert (game.titles[FINNISH], game.edition[FINNISH], game.chapters[0].titles[FINNISH]) == ("Hra", "1.", "Útoky")
    assert game.titles.language_for(FINNISH) == CZECH
    assert corpus.languages == (KOREAN, CZECH, FINNISH, ENGLISH)


def test_what_is_missing_is_counted_and_no_mistake(partly_finnish: Path, run: Callable) -> None:
    assert check_content(partly_finnish) == []
    assert run("check", "--rules", str(partly_finnish), "--lang", "en").out == (
        "game, Suomi: 1 of 2 texts are still to be written.\nThe content is in order.\n"
    )
    report = run("check", "--rules", str(partly_finnish), "--json").json
    assert report["untranslated"] == [{"game": "game", "language": "fi", "missing": 1, "of": 2}]


def test_a_complete_language_may_lack_nothing(partly_finnish: Path) -> None:
    path = partly_finnish / "game/game.toml"
    path.write_text(path.read_text("utf-8").replace("partial = ['fi']", "partial = []"), "utf-8")
    missing = {(each.file, each.cause) for each in check_content(partly_finnish)}
    assert missing == {
        ("game/game.toml", "The title lacks fi."),
        ("game/game.toml", "The edition lacks fi."),
        ("game/chapters/attacks.toml", "The title lacks fi."),
        ("game/chapters/attacks.toml", "game/attacks/battle has no text in fi."),
    }


def test_what_is_written_in_a_partial_language_has_to_be_right(partly_finnish: Path) -> None:
    text = partly_finnish / "fi/game/attacks/stand-off.md"
    text.write_text(text.read_text("utf-8").replace("Nobody", "3 {rule}`fighters <attacks/battle>`"), "utf-8")
    assert [(each.code, each.cause) for each in check_content(partly_finnish)] == [
        ("links-differ", "Links of fi and cs differ: game/attacks/battle."),
        ("numbers-differ", "Numbers of fi and cs differ: 3."),
    ]


@pytest.mark.parametrize(
    ("languages", "partial", "cause"),
    [
        ("cs en ko fi", "cs en ko fi", "No language is complete."),
        ("cs en ko", "", "There are texts in fi, which `languages` does not name."),
        ("cs en ko", "fi", "`languages` does not name fi."),
        ("cs en ko fi", "xx", "partial.0: Value error, there is no record of a language “xx”"),
        ("", "", "languages is empty."),
    ],
)
def test_impossible_languages_are_reported(
    small: Path, declare: Callable, languages: str, partial: str, cause: str
) -> None:
    declare(languages, partial)
    assert any(each.file == "game/game.toml" and each.cause.startswith(cause) for each in check_content(small))


def test_a_game_may_be_without_english(small: Path, declare: Callable) -> None:
    declare("fi cs")
    for language in ("ko", "en"):
        for text in (small / language / "game/attacks").iterdir():
            text.unlink()
    assert check_content(small) == []
    assert load_corpus(small).languages == (CZECH, FINNISH)


def test_translations_know_what_is_written() -> None:
    title = Translations({CZECH: "Boj", FINNISH: "Taistelu"}, (ENGLISH, FINNISH, CZECH))
    assert [title[each] for each in (CZECH, FINNISH, ENGLISH, KOREAN)] == ["Boj", "Taistelu", "Taistelu", "Taistelu"]
    assert [each in title for each in (CZECH, ENGLISH)] == [True, False]
    assert (list(title), len(title), dict(title)) == ([CZECH, FINNISH], 2, {CZECH: "Boj", FINNISH: "Taistelu"})
    assert (title.get(ENGLISH), title.get(CZECH), title.get(KOREAN, "")) == (None, "Boj", "")
    assert title.preferred == "Taistelu"
    with pytest.raises(KeyError):
        Translations({}, (ENGLISH,))[ENGLISH]


def test_show_tells_in_which_language_a_text_is(partly_finnish: Path, run: Callable) -> None:
    answer = run("show", "attacks/battle", "--lang", "fi", "--rules", str(partly_finnish), "--json").json
    assert (answer["language"], answer["title"], answer["url"]) == (
        "cs",
        "Battle cs",
        "/reference/fi/game/attacks/battle/",
    )
    output = run("show", "attacks/battle", "--lang", "fi", "--rules", str(partly_finnish)).out
    assert output.startswith("Battle cs (tšekiksi)  game/attacks/battle\n")
    own = run("show", "attacks/stand-off", "--lang", "fi", "--rules", str(partly_finnish)).out
    assert own.startswith("Stand-off fi  game/attacks/stand-off\n")


def test_only_the_languages_of_the_content_are_taken(small: Path, declare: Callable, run: Callable) -> None:
    declare("fi cs")
    for language in ("ko", "en"):
        for text in (small / language / "game/attacks").iterdir():
            text.unlink()
    refused = run("show", "attacks/battle", "--lang", "en", "--rules", str(small))
    assert (refused.status, refused.out) == (2, "")
    assert "“--lang” cannot be en. Choose one of: cs, fi." in refused.err
    assert run("show", "attacks/battle", "--rules", str(small), "--json").json["language"] == "cs"
