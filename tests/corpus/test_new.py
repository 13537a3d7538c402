"""`rulewright new` begins entries, terms, differences, games and languages."""

from __future__ import annotations

import json
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rulewright.corpus.scaffold
from rulewright import __version__
from rulewright.atomic_write import write_atomically
from rulewright.checking.content import check_content, check_records
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.model import ChangeKind, Corpus
from rulewright.language import KNOWN_LANGUAGES, LANGUAGES, Language

LANGUAGES_HERE = ("en", "ko", "cs", "fi")
RECORDS = {
    "game/attacks/ambush": ("entry", "game/chapters/attacks.toml"),
    "game/glossary/fate": ("term", "game/glossary.toml"),
    "game/differences/ambush-cs": ("difference", "game/differences.toml"),
}
VALUES = {
    "entry": {"kind": "limit", "not_executed": "not-yet"},
    "term": {},  # a first one begins the list of categories
    "difference": {"severity": "clarity", "follows": "book-cs"},
}


def files_of(folder: Path) -> dict[str, bytes]:
    return {each.relative_to(folder).as_posix(): each.read_bytes() for each in folder.rglob("*") if each.is_file()}


def fill(folder: Path, new_id: str) -> None:
    """Fills in what is empty and leads there, as a maintainer does."""
    record = folder / RECORDS[new_id][1]
    gaps = {
        'see = ["attacks/stand-off"]': 'see = ["attacks/stand-off", "attacks/ambush"]',
        'kind = ""': 'kind = "limit"',
        "categories = []": 'categories = ["turn"]',
        'category = ""': 'category = "turn"',
        "entries = []": 'entries = ["attacks/battle"]',
        'severity = ""': 'severity = "clarity"',
        "sources.book-cs = []": "sources.book-cs = [[1, 2]]",
        **{f'{each} = ""': f'{each} = "Title"' for each in LANGUAGES_HERE},
    }
    content = record.read_text("utf-8")
    for gap, filled in gaps.items():
        content = content.replace(gap, filled)
    record.write_text(content, "utf-8")


def write(folder: Path, new_id: str) -> None:
    for language in LANGUAGES_HERE:
        text = folder / language / f"{new_id}.md"
        begun = text.read_text("utf-8").replace("title:", f"title: Ambush {language}")
        sections = begun.replace("## book-cs\n", "## book-cs\n\nIt strikes.\n")
        text.write_text(f"{sections}\nIt strikes.\n", "utf-8")


@pytest.mark.parametrize("new_id", RECORDS)
def test_check_names_every_gap_until_all_are_filled(small: Path, run: Callable, new_id: str) -> None:
    what, record = RECORDS[new_id]
    begun = run("new", what, new_id, "--rules", str(small), "--json").json
    texts = [f"{language}/{new_id}.md" for language in LANGUAGES_HERE]
    values = begun.pop("values")
    assert begun == {"schema": 1, "id": new_id, "files": [record, *texts]}
    assert values.keys() == VALUES[what].keys()
    assert all(VALUES[what][key] in values[key] for key in values)
    assert {finding.file for finding in check_content(small)} == {record, *texts}
    fill(small, new_id)
    assert {finding.file for finding in check_content(small)} == {*texts}
    write(small, new_id)
    assert {finding.code for finding in check_content(small)} == {"not-locked"}
    run("check", "--write-lock", "--rules", str(small))
    assert not check_content(small)
    again = run("new", what, new_id, "--rules", str(small), "--json")
    assert (again.status, again.json["error"]["code"]) == (2, "taken-id")


@pytest.mark.parametrize("new_id", RECORDS)
def test_entries_after_the_first_release_are_marked_as_added(small: Path, run: Callable, new_id: str) -> None:
    changes = small / "game" / "changes.toml"
    changes.write_text('[[change]]\ndate = 2020-01-01\nversion = "0.0.1"\nkind = "first-release"\n', "utf-8")
    begun = run("new", RECORDS[new_id][0], new_id, "--rules", str(small), "--json").json
    assert "game/changes.toml" in begun["files"]
    fill(small, new_id)
    write(small, new_id)
    run("check", "--write-lock", "--rules", str(small))
    assert not check_content(small)
    first, added = load_corpus(small).games["game"].changes
    assert (added.kind, added.ids, added.version) == (ChangeKind.ADDED, (new_id,), __version__)
    assert added.date >= first.date


def test_new_says_what_can_be_filled_in(rules: Path, tmp_path: Path, run: Callable) -> None:
    shutil.copytree(rules / "talisman", tmp_path / "talisman")
    shutil.copy(rules / "ids.lock", tmp_path)
    output = run("new", "term", "talisman/glossary/ambush", "--rules", str(tmp_path), "--lang", "cs").out
    assert "  category = attribute | card-name | card-type | " in output


def test_a_game_is_begun_where_there_is_none(tmp_path: Path, run: Callable) -> None:
    begun = run("new", "game", "duel", "--rules", str(tmp_path), "--json").json
    assert begun["files"] == ["duel/game.toml", "duel/chapters/overview.toml"]
    gaps = [finding.file for finding in check_content(tmp_path)]
    assert gaps == [*["duel/chapters/overview.toml"] * len(LANGUAGES), *["duel/game.toml"] * 2 * len(LANGUAGES)]
    for file in begun["files"]:
        content = (tmp_path / file).read_text("utf-8")
        (tmp_path / file).write_text(content.replace('""', '"Duel"'), "utf-8")
    assert not check_content(tmp_path)
    languages = load_corpus(tmp_path).games["duel"].languages
    assert (languages[0], {*languages}) == (Language.EN, {*LANGUAGES})
    assert run("new", "entry", "duel/overview/goal", "--rules", str(tmp_path)).status == 0


def test_every_gap_is_named_at_once(small: Path, run: Callable) -> None:
    """An author who filled in one was told the next: of each file the first, of texts none before the records."""
    for new_id, (what, _) in RECORDS.items():
        run("new", what, new_id, "--rules", str(small))
    (small / "fi/game/attacks/battle.md").unlink()
    gaps: dict[str, list[str]] = {}
    for finding in check_content(small):
        gaps.setdefault(finding.file, []).append(finding.cause.removesuffix("."))
    untold = ["The title is missing or no text", "The text is empty"]
    assert gaps == {
        "game/chapters/attacks.toml": [
            "game/attacks/battle has no text in fi",
            "entry.ambush.kind is empty",
        ],
        "game/glossary.toml": [
            *(f"title.{language} is empty" for language in LANGUAGES_HERE),
            "The term fate has no category",
        ],
        "game/differences.toml": [
            "difference.ambush-cs.entries is empty",
            "difference.ambush-cs.severity is empty",
            "difference.ambush-cs.sources.book-cs is empty",
        ],
        **{f"{language}/{new_id}.md": untold for language in LANGUAGES_HERE for new_id in RECORDS},
    }


def test_a_text_is_judged_while_others_are_missing(small: Path, run: Callable) -> None:
    run("new", "entry", "game/attacks/ambush", "--rules", str(small))
    fill(small, "game/attacks/ambush")
    (small / "en/style.toml").write_text("longest_sentence = 4\n", "utf-8")
    text = "That {rule}`lurks <attacks/lurking>`, {rule}`ties <attacks/stand-off>` and {rule}`hits <attacks/ambush>`."
    (small / "en/game/attacks/ambush.md").write_text(f"---\ntitle: Ambush\n---\n\n{text}\n", "utf-8")
    codes = sorted(
        finding.code for finding in check_content(small) if finding.file.startswith("en/game/attacks/ambush")
    )
    assert codes == ["dangling-link", "long-sentence", "self-link"]


def test_a_member_that_is_wrong_takes_no_other_with_it(small: Path) -> None:
    record = small / "game/chapters/attacks.toml"
    content = record.read_text("utf-8").replace('kind = "procedure"', 'kind = "procedures"')
    record.write_text(content.replace('not_executed = "table-talk"', 'not_executed = "table-talk"\nother = 1'), "utf-8")
    (small / "ko/game/attacks/stand-off.md").write_text("---\ntitle: 1\naliases: a\nforms: b\n---\n", "utf-8")
    assert [(finding.file, finding.line) for finding in check_content(small)] == [
        ("game/chapters/attacks.toml", 9),
        ("game/chapters/attacks.toml", 19),
        ("ko/game/attacks/stand-off.md", 2),
        ("ko/game/attacks/stand-off.md", 3),
        ("ko/game/attacks/stand-off.md", 4),
        ("ko/game/attacks/stand-off.md", 6),
    ]


def test_a_game_beside_others_is_in_their_languages_and_after_them(small: Path, run: Callable) -> None:
    assert run("new", "game", "duel", "--rules", str(small)).status == 0
    written = tomllib.loads((small / "duel/game.toml").read_text("utf-8"))
    assert (written["languages"], written["order"]) == ([*LANGUAGES_HERE], 1)


@pytest.mark.parametrize("array", ['["en", "ko", "cs", "fi"]', '[\n    "en", "ko",\n    "cs", "fi",\n]'])
def test_a_language_is_partial_in_every_game_at_first(small: Path, run: Callable, array: str) -> None:
    record = small / "game/game.toml"
    before = record.read_text("utf-8")
    record.write_text(before.replace('["en", "ko", "cs", "fi"]', f"{array}  # the preferred first"), "utf-8")
    begun = run("new", "language", "de", "--rules", str(small), "--json").json
    assert begun["files"] == ["game/game.toml"]
    expected = {**tomllib.loads(before), "languages": [*LANGUAGES_HERE, "de"], "partial": ["de"]}
    assert tomllib.loads(record.read_text("utf-8")) == expected
    checked = run("check", "--rules", str(small), "--json").json
    assert checked["findings"] == []
    assert checked["untranslated"] == [{"game": "game", "language": "de", "missing": 2, "of": 2}]
    again = run("new", "language", "de", "--rules", str(small), "--json")
    assert (again.status, again.json["error"]["code"]) == (2, "taken-id")


def test_a_language_that_nobody_knows_yet_gets_a_record(
    small: Path, run: Callable, corpus: Corpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulewright.corpus.scaffold, "_RECORDS", tmp_path)
    begun = run("new", "language", "sv", "--rules", str(small), "--json").json
    assert begun["files"] == ["game/game.toml", str(tmp_path / "sv.py")]
    program: dict[str, Any] = {}
    exec((tmp_path / "sv.py").read_text("utf-8"), program)
    record = program["RECORD"]
    assert (record.code, record.autonym, record.has_all_sentences) == ("sv", "", False)
    assert record.order not in {language.record.order for language in KNOWN_LANGUAGES}
    assert not [*check_records(corpus)]
    monkeypatch.setattr(Language, "record", property(lambda _: record))
    assert {finding.code for finding in check_records(corpus)} == {"no-autonym"}


def test_what_is_there_already_stays(small: Path, run: Callable) -> None:
    before = files_of(small)
    for new_id in ("game/attacks/ambush", "game/attacks/fog"):  # the second beside a record that is not filled in yet
        assert run("new", "entry", new_id, "--rules", str(small)).status == 0
    after = files_of(small)
    record = "game/chapters/attacks.toml"
    assert after[record].startswith(before.pop(record))
    assert before.items() <= after.items()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("rule", "game/attacks/ambush"), "unknown-kind"),
        (("entry", "game/attacks/../ambush"), "bad-id"),
        (("entry", "attacks/ambush"), "bad-id"),
        (("entry", "game/attacks/Ambush"), "bad-id"),
        (("term", "game/attacks/ambush"), "bad-id"),
        (("entry", "other/attacks/ambush"), "unknown-game"),
        (("entry", "game/glossary/fate"), "unknown-chapter"),
        (("entry", "game/attacks/battle"), "taken-id"),
        (("entry", "game/attacks/retired"), "taken-id"),
        (("entry", "game/attacks/stray"), "taken-id"),
        (("game", "game"), "taken-id"),
        (("game", "en"), "bad-id"),
        (("game", "game/attacks"), "bad-id"),
        (("language", "fi"), "taken-id"),
        (("language", "deu"), "bad-id"),
    ],
)
def test_what_cannot_be_begun_is_refused_and_nothing_written(
    small: Path, run: Callable, arguments: tuple[str, str], code: str
) -> None:
    with (small / "ids.lock").open("a") as lock:
        lock.write("game/attacks/retired -> game/attacks/battle\n")
    (small / "fi/game/attacks/stray.md").write_text("Somebody wrote this.", "utf-8")
    before, messages = files_of(small), set()
    for language in LANGUAGES:
        run_ = run("new", *arguments, "--rules", str(small), "--lang", language, "--json")
        assert (run_.status, run_.json["error"]["code"]) == (2, code)
        messages.add(json.dumps(run_.json["error"]["message"]))
    assert len(messages) == len(LANGUAGES)
    assert files_of(small) == before


def test_games_are_as_they_were_where_a_language_cannot_be_begun(
    small: Path, run: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write_until(path: Path, content: str | bytes) -> None:
        if path.parent.name == "game" and isinstance(content, str):
            raise PermissionError(13, "Permission denied", str(path))
        write_atomically(path, content)

    shutil.copytree(small / "game", small / "other")
    before = files_of(small)
    monkeypatch.setattr(rulewright.corpus.scaffold, "_RECORDS", tmp_path)
    monkeypatch.setattr(rulewright.corpus.scaffold, "write_atomically", write_until)
    assert run("new", "language", "sv", "--rules", str(small)).status == 1
    assert files_of(small) == before
    assert not (tmp_path / "sv.py").exists()


@pytest.mark.parametrize("at", ["fi/game/attacks/ambush.md", "game/chapters/attacks.toml"])
def test_nothing_is_left_where_a_file_cannot_be_written(
    small: Path, run: Callable, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    def write_until(path: Path, content: str) -> None:
        if path == small / at:
            raise PermissionError(13, "Permission denied", str(path))
        write_atomically(path, content)

    before = files_of(small)
    monkeypatch.setattr(rulewright.corpus.scaffold, "write_atomically", write_until)
    assert run("new", "entry", "game/attacks/ambush", "--rules", str(small)).status == 1
    assert files_of(small) == before


@pytest.mark.parametrize("record", ["glossary.toml", "game.toml"])
def test_a_record_that_is_no_toml_is_refused(small: Path, run: Callable, record: str) -> None:
    (small / "game" / record).write_text("# Terms\n\n[\n", "utf-8")
    before = files_of(small)
    result = run("new", "term", "game/glossary/fate", "--rules", str(small), "--json")
    assert (result.status, result.json["error"]["code"]) == (1, "content")
    assert f"game/{record}:3: Not valid TOML" in result.json["error"]["message"]
    assert files_of(small) == before
