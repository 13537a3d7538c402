"""The small game of the tests is in order, as `rulewright check` and `rulewright sources` see it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

BOOKS = Path(__file__).parent / "rulebooks"


def test_the_game_is_in_order(third_game: Path, run: Callable) -> None:
    checked = run("check", "--rules", str(third_game), "--sources", str(BOOKS), "--json")
    assert (checked.status, checked.json["findings"]) == (0, [])
    assert checked.json["untranslated"] == [{"game": "night-ferry", "language": "de", "missing": 3, "of": 5}]


def test_every_line_of_its_rulebook_is_cited(third_game: Path, run: Callable) -> None:
    report = run("sources", str(BOOKS), "--rules", str(third_game), "--json").json
    assert [(book["book"], book["uncited"]) for book in report["books"]] == [("night-ferry-en", [])]
