"""A corpus that is opened is the one that is loaded, read piece by piece."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rulewright.corpus import ContentError, Corpus, Entry, load_corpus, open_corpus, records, texts
from rulewright.corpus.model import UnknownEntryError, whole_id
from rulewright.language import Language

STAND_OFF = "talisman/attacks/stand-off"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of the content's files that are read."""
    names: list[str] = []
    for module in (texts, records):

        def noted(path: str | Path, name: str, reading: Callable = module.read_text) -> object:
            names.append(name)
            return reading(path, name)

        monkeypatch.setattr(module, "read_text", noted)
    return names


def test_everything_is_the_same_as_in_the_loaded_corpus(rules: Path, corpus: Corpus) -> None:
    opened = open_corpus(rules)
    assert list(opened.entries) == list(corpus.entries)
    assert dict(opened.entries) == dict(corpus.entries)
    assert dict(opened.differences) == dict(corpus.differences)
    assert dict(opened.examples) == dict(corpus.examples)
    assert opened.redirects == corpus.redirects
    assert list(opened.games) == list(corpus.games)
    for game, whole in zip(opened.games.values(), corpus.games.values(), strict=True):
        assert (game.titles, game.edition, game.books, game.engine) == (
            whole.titles, whole.edition, whole.books, whole.engine,
        )  # fmt: skip
        assert list(game.chapters) == list(whole.chapters)
        assert list(game.changes) == list(whole.changes)
        assert dict(game.symbols) == dict(whole.symbols)


def test_an_entry_is_read_with_its_family_and_the_titles_of_its_links(
    rules: Path, corpus: Corpus, read: list[str]
) -> None:
    games = sorted(f"{game}/game.toml" for game in corpus.games)
    opened = open_corpus(rules)
    assert sorted(read) == games
    entry = opened.document("attacks/stand-off")
    assert isinstance(entry, Entry)
    assert entry.id == STAND_OFF
    assert read[len(games) :] == ["talisman/chapters/attacks.toml"]
    text = entry.texts[Language.FI]
    opened.words_of(text, entry.game)
    titles = [opened.title(each, Language.FI) for each in entry.see]
    linked = {whole_id(link, entry.game) for link in text.links} | {STAND_OFF, *entry.see}
    assert set(read[len(games) + 1 :]) <= {f"fi/{each}.md" for each in linked}
    assert titles == [corpus.title(each, Language.FI) for each in entry.see]


def test_what_is_looked_at_twice_is_read_once(small: Path, read: list[str]) -> None:
    opened = open_corpus(small)
    for _ in range(2):
        assert opened.entries["game/attacks/battle"].texts[Language.FI].title == "Battle fi"
        assert [chapter.entries for chapter in opened.games["game"].chapters] == [
            ("game/attacks/battle", "game/attacks/stand-off")
        ]
    assert sorted(set(read)) == sorted(read)


def test_an_unknown_entry_is_told_with_what_resembles_it(small: Path) -> None:
    opened = open_corpus(small)
    for unknown in ("attacks/batle", "game/atacks/battle", "x"):
        with pytest.raises(UnknownEntryError):
            opened.entry(unknown)
    with pytest.raises(UnknownEntryError, match="game/attacks/battle"):
        opened.entry("attacks/batle")
    assert opened.title("game/attacks/none", Language.FI) == "game/attacks/none"


@pytest.mark.parametrize(
    ("file", "content"),
    [
        ("game/game.toml", "title ="),
        ("game/chapters/attacks.toml", "title ="),
        ("fi/game/attacks/battle.md", "no front matter"),
        ("fi/game/attacks/battle.md", None),
        ("game/chapters/stray.toml", ""),
    ],
)
def test_a_mistake_that_is_come_upon_is_told(small: Path, file: str, content: str | None) -> None:
    if content is None:
        (small / file).unlink()
    else:
        (small / file).write_text(content, "utf-8")
    with pytest.raises(ContentError) as told:
        _ = open_corpus(small).entry("attacks/battle").texts[Language.FI].title
    with pytest.raises(ContentError) as whole:
        load_corpus(small)
    assert told.value.findings[0] in whole.value.findings


def test_a_mistake_elsewhere_does_not_matter(small: Path) -> None:
    (small / "ko/game/attacks/stand-off.md").write_text("no front matter", "utf-8")
    (small / "game/faq.toml").write_text("title =", "utf-8")
    opened = open_corpus(small)
    entry = opened.entry("attacks/battle")
    assert opened.words_of(entry.texts[Language.EN], "game") == "Roll 1 die. A tie ends it."
    assert opened.title("game/attacks/stand-off", Language.EN) == "Stand-off en"
    with pytest.raises(ContentError, match=r"game/faq\.toml"):
        list(opened.entries)
    with pytest.raises(ContentError, match=r"ko/game/attacks/stand-off\.md"):
        open_corpus(small).title("game/attacks/stand-off", Language.KO)


def test_what_is_missing_in_a_partial_language_is_told_in_the_next(small: Path) -> None:
    game = small / "game/game.toml"
    game.write_text('partial = ["fi"]\n' + game.read_text("utf-8"), "utf-8")
    (small / "fi/game/attacks/battle.md").unlink()
    opened = open_corpus(small)
    assert opened.title("game/attacks/battle", Language.FI) == "Battle en"
    assert opened.entry("attacks/battle").texts.shown_to(Language.FI) == Language.EN
    assert Language.FI not in opened.entry("attacks/battle").texts
