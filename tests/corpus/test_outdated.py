"""What is translated from what is recorded, and told where it is older than what it follows."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.checking.outdated import LOCK_FILE, Recorded, messages_now, read_lock, write_lock
from rulewright.language import Language

STAND_OFF = "game/attacks/stand-off"


@pytest.fixture
def told(small: Path, run: Callable) -> Callable[..., dict[str, list[str]]]:
    """What `rulewright check` tells of the small game, ids by language."""

    def check(*options: str) -> dict[str, list[str]]:
        found = run("check", "--rules", str(small), "--json", *options).json
        assert {each["game"] for each in found["outdated"]} <= {"game"}
        return {each["language"]: each["ids"] for each in found["outdated"]}

    return check


def rewrite(text: Path) -> None:
    text.write_text(text.read_text("utf-8").replace("Nobody is hurt.", "Nobody is hurt at all."), "utf-8")


def test_a_translation_is_outdated_from_when_the_english_changes_until_it_does(small: Path, told: Callable) -> None:
    rewrite(small / "en" / f"{STAND_OFF}.md")
    assert told() == {}  # nothing is recorded
    assert told("--write-lock") == {}
    for language in ("en", "fi"):
        text = small / language / f"{STAND_OFF}.md"
        text.write_text(text.read_text("utf-8").replace("hurt", "harmed"), "utf-8")
    assert told() == {"ko": [STAND_OFF], "cs": [STAND_OFF]}
    assert told("--write-lock") == {"ko": [STAND_OFF], "cs": [STAND_OFF]}
    rewritten = small / "ko" / f"{STAND_OFF}.md"
    rewritten.write_text(rewritten.read_text("utf-8").replace("hurt", "harmed"), "utf-8")
    assert told() == {"cs": [STAND_OFF]}


def test_what_needs_no_change_is_recorded_anew_when_its_line_is_taken_out(small: Path, told: Callable) -> None:
    told("--write-lock")
    rewrite(small / "en" / f"{STAND_OFF}.md")
    assert set(told("--write-lock")) == {"ko", "cs", "fi"}
    lock = small / LOCK_FILE
    lines = lock.read_text("utf-8").splitlines(keepends=True)
    lock.write_text("".join(line for line in lines if not line.startswith(STAND_OFF)), "utf-8")
    assert told("--write-lock") == {}
    assert lock.read_text("utf-8") != "".join(lines)


def test_readers_of_the_check_are_told_in_their_language(small: Path, told: Callable, run: Callable) -> None:
    told("--write-lock")
    rewrite(small / "en" / f"{STAND_OFF}.md")
    said = run("check", "--rules", str(small), "--lang", "en").out
    assert f"한국어, 1 older than the English or the facts that they follow: {STAND_OFF}\n" in said


def test_a_text_follows_the_facts_of_its_piece(third_game: Path, tmp_path: Path, run: Callable) -> None:
    rules = Path(shutil.copytree(third_game, tmp_path / "rules"))
    run("check", "--rules", str(rules), "--write-lock")
    board = rules / "night-ferry/board.toml"
    board.write_text(board.read_text("utf-8").replace("hooks = 5", "hooks = 6"), "utf-8")
    found = run("check", "--rules", str(rules), "--json").json["outdated"]
    jetty = {"game": "night-ferry", "ids": ["night-ferry/board/jetty"]}
    assert sorted(found, key=str) == [{**jetty, "language": language} for language in ("cs", "fi", "ko")]


CATALOGS = {
    "en": "roll = Roll a die.\n    .do = roll it\nstop = Stop.\n",
    "fi": "roll = Heitä noppaa.\n-die = noppa\nstop = Lopeta.\n",
}


def catalogs(folder: Path, **texts: str) -> Recorded:
    for language, text in {**CATALOGS, **texts}.items():
        (folder / language).mkdir(parents=True)
        (folder / language / "said.ftl").write_text(text, "utf-8")
    return messages_now(folder)


@pytest.mark.parametrize(
    ("old", "new", "is_another"),
    [
        ("Roll a die", "Throw a die", True),
        ("roll it", "throw it", True),
        ("Stop", "End", False),
        ("roll =", "# A verb.\nroll =", False),
    ],
)
def test_a_message_follows_the_english_one_with_its_attributes(
    tmp_path: Path, old: str, new: str, is_another: bool
) -> None:
    write_lock(tmp_path, catalogs(tmp_path / "then"))
    now = catalogs(tmp_path / "now", en=CATALOGS["en"].replace(old, new, 1))
    assert (read_lock(tmp_path)["roll"] != now["roll"]) is is_another
    assert list(now["roll"]) == [Language.FI]
    assert "-die" not in now


def test_lines_that_nobody_wrote_so_count_as_none(tmp_path: Path) -> None:
    lock = "roll\n\nstop 1 fi\nhalt 1 fi:2 xx:3\n# end 1 fi:2\n"
    (tmp_path / LOCK_FILE).write_text(lock, "utf-8")
    assert read_lock(tmp_path) == {"stop": {}, "halt": {Language.FI: ("2", "1")}}
