"""Every mistake in the content is reported with file, line, cause and remedy."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rulewright.checking.content import check_content
from rulewright.checking.links import write_lock
from rulewright.checking.texts import check_wording
from rulewright.corpus.content import content_folder, fingerprint
from rulewright.corpus.factsheet import EntryLink, FactRow, FactSheet
from rulewright.corpus.findings import ContentError
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.model import Certainty, Entry, Provenance
from rulewright.language import Language
from rulewright.reference.build import build_site
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.package import GamePackage

CHAPTER = "game/chapters/attacks.toml"


def edit(folder: Path, name: str, old: str, new: str) -> None:
    path = folder / name
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def find(folder: Path) -> set[tuple[str, str, int]]:
    return {(finding.code, finding.file, finding.line) for finding in check_content(folder)}


def test_an_example_of_an_entry_that_could_not_be_read_is_no_mistake(small: Path) -> None:
    examples = small / "game" / "examples"
    examples.mkdir()
    example = '[[example]]\nid = "a"\nentry = "attacks/battle"\nsituation = {}\nprobability = { win = "1" }\n'
    (examples / "battle.toml").write_text(example, "utf-8")
    chapter = small / "game" / "chapters" / "attacks.toml"
    whole = chapter.read_text("utf-8")
    chapter.write_text(whole.replace('kind = "procedure"', 'kind = ""'), "utf-8")
    assert find(small) == {("bad-value", "game/chapters/attacks.toml", 9)}
    chapter.write_text(whole, "utf-8")
    (examples / "battle.toml").write_text(example + example.replace('"a"', '"b"').replace("battle", "war"), "utf-8")
    (examples / "more.toml").write_text(example.replace('"a"', '"c"').replace("battle", "peace"), "utf-8")
    dangling = {("dangling-link", "game/examples/battle.toml", 6), ("dangling-link", "game/examples/more.toml", 1)}
    assert dangling <= find(small)


def test_content_in_order_has_no_finding(small: Path) -> None:
    assert check_content(small) == []


@pytest.mark.thorough
def test_the_real_content_is_in_order(rules: Path) -> None:
    assert [str(finding) for finding in check_content(rules)] == []


def test_unreadable_file_is_the_only_finding(small: Path) -> None:
    """Whatever else would be found follows from it: ids that are gone, links to them."""
    edit(small, CHAPTER, 'kind = "outcome"', "kind = outcome")
    (finding,) = check_content(small)
    assert (finding.code, finding.file, finding.line) == ("bad-toml", CHAPTER, 16)


def test_a_game_whose_id_begins_another_games_has_differences_of_its_own(small: Path) -> None:
    shutil.copytree(small / "game", small / "game-of-two")
    edit(small, "game/game.toml", "chapters", "order = 1\nchapters")  # the other one is read before it
    (small / "game-of-two/differences.toml").write_text(
        '[[difference]]\nid = "who"\nentries = ["attacks/battle"]\nseverity = "slip"\nfollows = []\nsources = {}\n',
        "utf-8",
    )
    (small / "game/differences.toml").write_text("", "utf-8")
    for language in ("ko", "cs", "fi", "en"):
        shutil.copytree(small / language / "game", small / language / "game-of-two")
        for game in ("game", "game-of-two"):
            (small / language / game / "differences").mkdir()
            (small / language / game / "differences/who.md").write_text("---\ntitle: Who\n---\n\nBoth.\n", "utf-8")
    strays = {file for code, file, _ in find(small) if code == "stray-file"}
    assert strays == {f"{each}/game/differences/who.md" for each in ("ko", "cs", "fi", "en")}


def test_missing_language_names_the_entrys_line(small: Path) -> None:
    (small / "fi/game/attacks/battle.md").unlink()
    (finding,) = check_content(small)
    assert (finding.code, finding.file, finding.line) == ("missing-language", CHAPTER, 7)
    assert finding.remedy == "Write fi/game/attacks/battle.md."


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        (CHAPTER, 'kind = "outcome"', 'kind = "outcom"', ("bad-value", CHAPTER, 16)),
        (CHAPTER, 'kind = "outcome"', 'kind = "outcome"\ncolour = "red"', ("unknown-key", CHAPTER, 17)),
        (CHAPTER, 'id = "stand-off"', 'id = "Stand off"', ("bad-value", CHAPTER, 15)),
        (CHAPTER, "[[10, 12], [20, 20]]", "[[12, 10]]", ("bad-lines", CHAPTER, 11)),
        (CHAPTER, "[[10, 12], [20, 20]]", "[[0, 10]]", ("bad-value", CHAPTER, 11)),
        (CHAPTER, "sources.book-cs", "sources.book-de", ("unknown-book", CHAPTER, 11)),
        (CHAPTER, 'not_executed = "table-talk"', "", ("execution", CHAPTER, 14)),
        (CHAPTER, 'see = ["attacks/stand-off"]', 'see = ["attacks/standoff"]', ("dangling-link", CHAPTER, 7)),
        (CHAPTER, 'see = ["attacks/stand-off"]', "see = [", ("bad-toml", CHAPTER, 11)),
        (CHAPTER, 'fi = "Hyökkäykset"', "", ("missing-language", CHAPTER, 1)),
        ("game/game.toml", 'chapters = ["attacks"]', 'chapters = ["attacks", "spells"]',
         ("missing-file", "game/chapters/spells.toml", 1)),
        ("en/game/attacks/battle.md", "attacks/stand-off", "attacks/standoff",
         ("dangling-link", "en/game/attacks/battle.md", 6)),
        ("en/game/attacks/battle.md", "attacks/stand-off", "attacks/battle",
         ("self-link", "en/game/attacks/battle.md", 6)),
        ("cs/game/attacks/battle.md", "1 die", "2 die", ("numbers-differ", "cs/game/attacks/battle.md", 5)),
        ("cs/game/attacks/battle.md", "1 die", f"1 die of {'7' * 5000}",
         ("number-too-long", "cs/game/attacks/battle.md", 5)),
        ("cs/game/attacks/battle.md", "{rule}`tie <attacks/stand-off>`", "tie",
         ("links-differ", "cs/game/attacks/battle.md", 5)),
        ("ko/game/attacks/stand-off.md", "title:", "titel:", ("unknown-key", "ko/game/attacks/stand-off.md", 2)),
        ("ko/game/attacks/stand-off.md", "---\n", "", ("bad-front-matter", "ko/game/attacks/stand-off.md", 1)),
        ("ko/game/attacks/stand-off.md", "title: S", "title: [S", ("bad-front-matter", "ko/game/attacks/stand-off.md", 2)),  # noqa: E501
        ("ko/game/attacks/stand-off.md", "Nobody is hurt.", "", ("empty-text", "ko/game/attacks/stand-off.md", 6)),
        ("fi/game/attacks/stand-off.md", "title:", "forms: {instr: x}\ntitle:",
         ("bad-form", "fi/game/attacks/stand-off.md", 2)),
        ("cs/game/attacks/stand-off.md", "title: S", "title: S\nforms: {gender: small}\n#",
         ("bad-form", "cs/game/attacks/stand-off.md", 3)),
        ("ko/game/attacks/stand-off.md", "title:", "forms: {gen: x}\ntitle:",
         ("bad-form", "ko/game/attacks/stand-off.md", 2)),
        ("ids.lock", "game/attacks/battle\n", "", ("not-locked", CHAPTER, 7)),
        ("ids.lock", "game/attacks/battle\n", "game/attacks/battle\ngame/attacks/old\n", ("lost-id", "ids.lock", 2)),
        ("ids.lock", "game/attacks/battle\n", "game/attacks/battle\ngame/a/b -> game/a/c\n",
         ("dangling-redirect", "ids.lock", 1)),
    ],
)  # fmt: skip
def test_each_mistake_has_its_file_and_line(
    small: Path, name: str, old: str, new: str, expected: tuple[str, str, int]
) -> None:
    edit(small, name, old, new)
    assert expected in find(small)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        pytest.param("[[10, 12], [20, 20]]", f"[[10, {'9' * 5000}]]", ("bad-toml", CHAPTER, 11), id="digits"),
        pytest.param("[[10, 12], [20, 20]]", f"[[10, 0x{'f' * 5000}]]", ("bad-value", CHAPTER, 11), id="hexadecimal"),
        pytest.param('see = ["attacks/stand-off"]', f"see = {'[' * 3000}", ("bad-toml", CHAPTER, 10), id="brackets"),
        pytest.param('not_executed = "table-talk"', f'not_executed{".a" * 3000} = "table-talk"',
                     ("bad-value" if sys.version_info >= (3, 13) else "bad-toml", CHAPTER, 18), id="dots"),
    ],
)  # fmt: skip
def test_unreadable_python_has_its_file_and_line(
    small: Path, old: str, new: str, expected: tuple[str, str, int]
) -> None:
    edit(small, CHAPTER, old, new)
    assert expected in find(small)


@pytest.mark.parametrize(
    "name", [CHAPTER, "game/game.toml", "game/glossary.toml", "game/uncited.toml", "en/game/attacks/battle.md"]
)
def test_pipe_instead_of_a_file_is_reported_without_waiting(small: Path, name: str) -> None:
    (small / name).unlink(missing_ok=True)
    os.mkfifo(small / name)
    with waiting_at_most(20):
        assert ("not-a-file", name, 1) in find(small)


@pytest.mark.parametrize("name", [CHAPTER, "en/game/attacks/battle.md"])
def test_a_build_does_not_wait_for_a_pipe(small: Path, name: str) -> None:
    (small / name).unlink()
    os.mkfifo(small / name)
    with waiting_at_most(20), pytest.raises(ContentError):
        build_site(small, content_folder("site"), small.with_name("site"))


def test_a_pipe_that_nothing_names_is_passed_over(small: Path) -> None:
    before = fingerprint(small, "*.md", "*.toml")
    for name in ("game/notes.toml", "notes.md"):
        os.mkfifo(small / name)
    with waiting_at_most(20):
        assert fingerprint(small, "*.md", "*.toml") == before
        assert check_content(small) == []
        assert check_wording(small, []) == []


def test_a_fingerprint_leaves_out_what_was_compiled(small: Path) -> None:
    before = fingerprint(small, "*")
    (small / "en/__pycache__").mkdir()
    (small / "en/__pycache__/game.json").write_text("{}", "utf-8")
    assert fingerprint(small, "*") == before
    (small / "en/game.json").write_text("{}", "utf-8")
    assert fingerprint(small, "*") != before


@contextmanager
def waiting_at_most(seconds: int) -> Iterator[None]:
    """Fails where something waits for ever."""

    def fail(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, fail)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def test_duplicate_id_is_reported_at_its_second_use(small: Path) -> None:
    edit(small, CHAPTER, 'id = "stand-off"', 'id = "battle"')
    assert ("duplicate-id", CHAPTER, 15) in find(small)


def test_entry_that_nothing_leads_to_is_an_orphan(small: Path) -> None:
    edit(small, CHAPTER, 'see = ["attacks/battle"]', "see = []")
    assert ("orphan", CHAPTER, 7) in find(small)


def test_text_that_no_chapter_lists_is_stray(small: Path) -> None:
    (small / "en/game/attacks/lost.md").write_text("---\ntitle: x\n---\n\ny\n", "utf-8")
    assert ("stray-file", "en/game/attacks/lost.md", 1) in find(small)


def test_file_that_is_not_utf8_is_named(small: Path) -> None:
    (small / "en/game/attacks/battle.md").write_bytes(b"---\ntitle: \xff\n---\n\nx\n")
    assert ("not-utf-8", "en/game/attacks/battle.md", 1) in find(small)


def test_loading_broken_content_names_the_first_finding(small: Path) -> None:
    (small / "fi/game/attacks/battle.md").unlink()
    with pytest.raises(ContentError, match="game/attacks/battle has no text in fi") as error:
        load_corpus(small)
    assert len(error.value.findings) == 1


def test_folder_without_a_game_is_reported(tmp_path: Path) -> None:
    assert {code for code, _, _ in find(tmp_path)} == {"no-game"}
    assert {code for code, _, _ in find(tmp_path / "absent")} == {"missing-folder"}


def test_lock_gains_new_ids_and_loses_none(small: Path) -> None:
    (small / "ids.lock").write_text("game/attacks/battle\ngame/x/y -> game/attacks/battle\n", "utf-8")
    assert write_lock(small) == ["game/attacks/stand-off"]
    assert check_content(small) == []
    assert load_corpus(small).entry("game/x/y").id == "game/attacks/battle"
    assert write_lock(small) == []


DIFFERENCES = """\
[[difference]]
id = "tie"
entries = ["attacks/stand-off"]
severity = "clarity"
follows = ["book-cs"]
sources.book-cs = [[5, 6]]
"""


def add_difference(folder: Path, body: str = "## book-cs\n\nSays so.\n\n## reading\n\nWe follow it.\n") -> None:
    (folder / "game/differences.toml").write_text(DIFFERENCES, "utf-8")
    for language in ("ko", "cs", "fi", "en"):
        (folder / language / "game/differences").mkdir()
        (folder / language / "game/differences/tie.md").write_text(f"---\ntitle: Tie\n---\n\n{body}", "utf-8")
    write_lock(folder)


def test_differences_that_change_play_come_first(small: Path) -> None:
    add_difference(small)
    slip = DIFFERENCES.replace("tie", "typo").replace("clarity", "slip")
    severe = DIFFERENCES.replace("tie", "fate").replace("clarity", "changes-play")
    (small / "game/differences.toml").write_text(slip + DIFFERENCES + severe, "utf-8")
    for language in ("ko", "cs", "fi", "en"):
        folder = small / language / "game/differences"
        for id_ in ("typo", "fate"):
            (folder / f"{id_}.md").write_text((folder / "tie.md").read_text("utf-8"), "utf-8")
    differences = load_corpus(small).differences_of("game/attacks/stand-off")
    assert [each.id.rsplit("/")[-1] for each in differences] == ["fate", "tie", "typo"]


def test_difference_belongs_to_its_entries(small: Path) -> None:
    add_difference(small)
    assert check_content(small) == []
    corpus = load_corpus(small)
    assert [each.id for each in corpus.differences_of("game/attacks/stand-off")] == ["game/differences/tie"]
    assert corpus.differences_of("game/attacks/battle") == ()


def test_difference_needs_what_each_book_says_and_the_reading(small: Path) -> None:
    add_difference(small, "## book-cs\n\nSays so.\n\n## book-de\n\nNo.\n")
    codes = {(code, file) for code, file, _ in find(small)}
    assert ("missing-section", "en/game/differences/tie.md") in codes
    assert ("unknown-section", "en/game/differences/tie.md") in codes


NUMBERS = """\
[[number]]
id = "dice"
values = [1]
entries = ["attacks/battle"]
"""


def test_text_must_show_the_numbers_of_the_data(small: Path) -> None:
    (small / "game/numbers.toml").write_text(NUMBERS, "utf-8")
    assert check_content(small) == []
    (small / "game/numbers.toml").write_text(NUMBERS.replace("[1]", "[2]"), "utf-8")
    assert {(code, file) for code, file, _ in find(small)} == {
        ("number-missing", f"{language}/game/attacks/battle.md") for language in ("ko", "cs", "fi", "en")
    }
    (small / "game/numbers.toml").write_text(NUMBERS.replace("attacks/battle", "attacks/duel"), "utf-8")
    assert find(small) == {("dangling-link", "game/numbers.toml", 4)}


@pytest.mark.parametrize(
    ("language", "sentence", "agrees"),
    [
        ("cs", "Hoďte dvěma kostkami.", True),
        ("cs", "Házejte dvakrát.", True),
        ("cs", "Hoďte třemi kostkami.", False),
        ("fi", "Heitä kahta noppaa.", True),
        ("fi", "Heitä kahdeksaa noppaa.", False),
        ("ko", "주사위 두 개를 굴립니다.", True),
        ("ko", "주사위를 둘만 굴립니다.", True),
        ("ko", "두꺼비가 주사위를 굴립니다.", False),
        ("ko", "제2단계에 굴립니다.", True),
        ("ko", "주사위 2개를 제3단계에 굴립니다.", False),
        ("cs", "Hoďte 2 kostkami o 3 polích.", False),
    ],
)
def test_number_may_be_written_as_a_word(small: Path, language: str, sentence: str, *, agrees: bool) -> None:
    (small / "game/numbers.toml").write_text(NUMBERS.replace("[1]", "[2]"), "utf-8")
    for each in ("ko", "cs", "fi", "en"):
        edit(small, f"{each}/game/attacks/battle.md", "Roll 1 die.", sentence if each == language else "Roll 2 dice.")
    expected = set() if agrees else {"numbers-differ"} | ({"number-missing"} if "2" not in sentence else set())
    assert {code for code, _, _ in find(small)} == expected


def test_digits_after_a_letter_are_a_name(small: Path) -> None:
    edit(small, "fi/game/attacks/battle.md", "Roll 1 die.", "Heitä noppa D6.")
    assert find(small) == set()


def test_a_title_brings_its_forms_as_a_name(small: Path) -> None:
    edit(small, "fi/game/attacks/battle.md", "title: Battle fi", "title: Taistelu\nforms: {ine: Taistelussa}")
    corpus = load_corpus(small)
    name = corpus.name("game/attacks/battle", Language.FI)
    assert (name, name.forms) == ("Taistelu", {"ine": "Taistelussa"})
    assert corpus.name("game/attacks/battle", Language.CS) == "Battle cs"
    assert corpus.name("game/attacks/lost", Language.FI) == "game/attacks/lost"


def test_a_language_need_not_say_one(small: Path) -> None:
    edit(small, "fi/game/attacks/battle.md", "Roll 1 die.", "Heitä noppaa.")
    assert find(small) == set()


GLOSSARY = """\
categories = ["combat"]

[title]
en = "Glossary"
ko = "용어집"
cs = "Slovníček"
fi = "Sanasto"

[[term]]
id = "tie"
category = "combat"
cs.attested = 10
cs.forms = ["remíza"]
cs.misprints = ["rmíza"]
"""

QUESTIONS = """\
[title]
en = "Questions"
ko = "질문"
cs = "Otázky"
fi = "Kysymykset"

[[question]]
id = "who-wins"
chapter = "attacks"
basis = "our-reading"
entries = ["attacks/battle"]
"""


CITED = """
[[publication]]
id = "answers"
title = "Answers"
by = "Somebody"
version = "1.0"
date = "2021-04"
address = "https://example.org/answers"
kind = "excerpt"
"""


def add_family(folder: Path, family: str, name: str, toml: str) -> None:
    (folder / "game" / f"{family}.toml").write_text(toml, "utf-8")
    for language in ("ko", "cs", "fi", "en"):
        (folder / language / "game" / family).mkdir()
        (folder / language / "game" / family / f"{name}.md").write_text("---\ntitle: T\n---\n\nNobody.\n", "utf-8")
    write_lock(folder)


def test_terms_and_questions_are_entries_of_their_own_families(small: Path) -> None:
    add_family(small, "glossary", "tie", GLOSSARY)
    add_family(small, "faq", "who-wins", QUESTIONS)
    assert check_content(small) == []
    corpus = load_corpus(small)
    assert [chapter.id for chapter in corpus.games["game"].chapters] == ["attacks", "glossary", "faq"]
    term = corpus.entries["game/glossary/tie"]
    assert (term.is_rule, term.sources[0].lines) == (False, ((10, 10),))
    assert [e.id for e in corpus.questions_of("game/attacks/battle")] == ["game/faq/who-wins"]
    assert [e.id for e in corpus.questions_about("game", "attacks")] == ["game/faq/who-wins"]


def test_an_entry_has_the_questions_whose_answers_only_link_to_it(small: Path) -> None:
    add_family(small, "faq", "who-wins", QUESTIONS)
    assert load_corpus(small).questions_of("game/attacks/stand-off") == ()
    for language in ("ko", "cs", "fi", "en"):
        edit(small, f"{language}/game/faq/who-wins.md", "Nobody.", "Nobody: {rule}`T <attacks/stand-off>`.")
    assert [e.id for e in load_corpus(small).questions_of("game/attacks/stand-off")] == ["game/faq/who-wins"]


def test_an_answer_cites_where_it_was_read(small: Path) -> None:
    add_family(small, "faq", "who-wins", QUESTIONS + CITED)
    edit(small, "game/faq.toml", '"our-reading"', '"community"\ncited = { answers = "page 2" }')
    assert check_content(small) == []
    question = load_corpus(small).entries["game/faq/who-wins"].question
    assert question is not None
    (cited,) = question.cited
    assert (cited.publication.title, cited.publication.date, cited.place) == ("Answers", "2021-04", "page 2")


@pytest.mark.parametrize(
    ("basis", "kind", "cited", "faults"),
    [
        ("community", "players", "{ answers = 'here' }", set()),
        ("official-faq", "official", "{ answers = 'here' }", set()),
        ("official-faq", "excerpt", "{ answers = 'here' }", {("basis", 10)}),  # nobody opened the document
        ("official-faq", "official", "{}", {("basis", 10), ("idle-publication", 15)}),
        ("community", "official", "{ answers = 'here' }", {("basis", 10)}),
        ("community", "players", "{ letters = 'here' }", {("unknown-publication", 11), ("idle-publication", 15)}),
        ("community", "players", "{}", {("basis", 10), ("idle-publication", 15)}),
        ("our-reading", "players", "{ answers = 'here' }", {("basis", 10)}),
        ("rulebook", "official", "{ answers = 'here' }", {("basis", 10)}),
    ],
)
def test_the_basis_of_an_answer_fits_what_it_cites(
    small: Path, basis: str, kind: str, cited: str, faults: set[tuple[str, int]]
) -> None:
    add_family(small, "faq", "who-wins", QUESTIONS + CITED)
    edit(small, "game/faq.toml", '"our-reading"', f'"{basis}"\ncited = {cited}')
    edit(small, "game/faq.toml", '"excerpt"', f'"{kind}"')
    assert find(small) == {(code, "game/faq.toml", line) for code, line in faults}


def test_misprint_is_reported_only_in_texts_of_its_language(small: Path) -> None:
    add_family(small, "glossary", "tie", GLOSSARY)
    for language in ("cs", "fi"):
        edit(small, f"{language}/game/attacks/stand-off.md", "Nobody is hurt.", "Rmíza.")
    assert find(small) == {("misprint", "cs/game/attacks/stand-off.md", 4)}


def test_a_restored_icon_is_a_term_that_all_four_texts_mark(small: Path) -> None:
    add_family(small, "glossary", "tie", GLOSSARY)
    edit(small, CHAPTER, 'not_executed = "component"', 'not_executed = "component"\nrestored = { tie = "likely" }')
    languages = ("ko", "cs", "fi", "en")
    assert find(small) == {("icon-missing", f"{language}/game/attacks/battle.md", 5) for language in languages}
    for language in languages:
        edit(small, f"{language}/game/attacks/battle.md", "Roll 1", "{icon}`Roll <tie>` 1")
    assert find(small) == set()
    assert load_corpus(small).entries["game/attacks/battle"].restored == {"game/glossary/tie": Certainty.LIKELY}


def test_icons_without_a_term_or_in_one_language_only_are_reported(small: Path) -> None:
    add_family(small, "glossary", "tie", GLOSSARY)
    edit(small, "cs/game/attacks/stand-off.md", "Nobody", "{icon}`Nobody <tie>`")
    edit(small, "ko/game/attacks/stand-off.md", "hurt", "{icon}`hurt <pain>`")
    assert find(small) == {
        ("icons-differ", "cs/game/attacks/stand-off.md", 4),
        ("icons-differ", "ko/game/attacks/stand-off.md", 4),
        ("dangling-link", "ko/game/attacks/stand-off.md", 5),
    }


def test_question_about_an_unknown_chapter_is_reported(small: Path) -> None:
    add_family(small, "faq", "who-wins", QUESTIONS.replace('chapter = "attacks"', 'chapter = "spells"'))
    assert ("unknown-chapter", "game/faq.toml", 9) in find(small)


COLLECTION = """
[[collection]]
family = "board"
title = { en = "Board", ko = "게임판", cs = "Plán", fi = "Lauta" }
files = ["board.toml"]
pieces = { space = "space" }
"""

BOARD = """\
[[space]]
id = "inn"
see = ["attacks/battle"]
sources.book-cs = [[40, 41]]
named.cs = 39
named.en = "public"
not_executed = "component"
draw = 1
facts.draw = "rulebook"

[[road]]
from = "inn"
"""


def add_board(folder: Path, board: str = BOARD) -> None:
    with (folder / "game/game.toml").open("a", encoding="utf-8") as game:
        game.write(COLLECTION)
    add_family(folder, "board", "inn", board)


def test_pieces_are_entries_with_the_provenance_of_names_and_facts(small: Path) -> None:
    add_board(small)
    assert check_content(small) == []
    corpus = load_corpus(small)
    assert [chapter.id for chapter in corpus.games["game"].chapters] == ["attacks", "board"]
    inn = corpus.entry("board/inn")
    assert (inn.kind, inn.is_rule, corpus.games["game"].chapters[1].titles["fi"]) == ("space", False, "Lauta")
    assert inn.piece is not None
    assert inn.piece.names == {"cs": "rulebook", "en": "public", "ko": "ours", "fi": "ours"}
    assert [(passage.book, passage.lines) for passage in inn.piece.printed] == [("book-cs", ((39, 39),))]
    assert inn.piece.facts == {"draw": "rulebook"}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('facts.draw = "rulebook"', 'facts.drawn = "rulebook"', ("facts", "game/board.toml", 9)),
        ('facts.draw = "rulebook"', "", ("facts", "game/board.toml", 1)),
        ('facts.draw = "rulebook"', 'facts.draw = "ours"', ("bad-value", "game/board.toml", 9)),
        ("named.cs = 39", "named.cs = true", ("bad-value", "game/board.toml", 5)),
        ("named.cs = 39", "named.fi = 39", ("unknown-book", "game/board.toml", 5)),
        ('see = ["attacks/battle"]', 'see = ["attacks/war"]', ("dangling-link", "game/board.toml", 1)),
        ('not_executed = "component"', "", ("execution", "game/board.toml", 1)),
        ("sources.book-cs", "sources.book-de", ("unknown-book", "game/board.toml", 4)),
        ('id = "inn"', 'id = "pub"', ("missing-language", "game/board.toml", 1)),
    ],
)
def test_each_mistake_in_a_piece_has_its_file_and_line(
    small: Path, old: str, new: str, expected: tuple[str, str, int]
) -> None:
    assert old in BOARD
    add_board(small, BOARD.replace(old, new))
    assert expected in find(small)


def test_a_collection_needs_a_family_of_its_own(small: Path) -> None:
    add_board(small)
    edit(small, "game/game.toml", 'family = "board"', 'family = "attacks"')
    assert ("duplicate-id", "game/game.toml", 24) in find(small)


def test_facts_that_link_nowhere_or_lack_words_are_reported(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_board(small)
    sheet = FactSheet((FactRow("Roads", (EntryLink("attacks/battle"), EntryLink("board/pub")), Provenance.RULEBOOK),))

    class Package(GamePackage):
        def facts(self, entry: Entry) -> FactSheet | None:
            return sheet if entry.piece else None

    class Wordless(GamePackage):
        def facts(self, entry: Entry) -> FactSheet | None:
            raise KeyError("road")

    monkeypatch.setattr(GamePackages, "package", lambda *_: Package())
    assert find(small) == {("dangling-link", "game/board.toml", 1)}
    monkeypatch.setattr(GamePackages, "package", lambda *_: Wordless())
    assert ("no-words", "game/board.toml", 1) in find(small)


def test_a_passage_knows_the_heading_that_it_stands_under(small: Path) -> None:
    edit(small, CHAPTER, 'not_executed = "component"', 'headings.book-cs = "BOJ"\nnot_executed = "component"')
    [passage] = load_corpus(small).entries["game/attacks/battle"].sources
    assert passage.heading == "BOJ"
    edit(small, CHAPTER, 'not_executed = "table-talk"', 'headings.book-cs = "BOJ"\nnot_executed = "table-talk"')
    with pytest.raises(ContentError, match="heading here and no lines"):
        load_corpus(small)


def test_names_of_a_family_have_the_same_forms(small: Path) -> None:
    edit(
        small,
        "fi/game/attacks/battle.md",
        "title: Battle fi",
        "title: Taistelu\nforms: {gen: Taistelun, ill: Taisteluun}",
    )
    (finding, other) = check_content(small)
    assert [(each.code, each.file) for each in (finding, other)] == [
        ("form-missing", "fi/game/attacks/stand-off.md")
    ] * 2
    assert finding.cause == "“Stand-off fi” has no form gen; “Taistelu” has one."
