"""Combat from the middle: cards drawn and moves made so far are given, in JSON, in the terminal and in the stepper."""

from __future__ import annotations

import io
from collections.abc import Iterator
from fractions import Fraction as F
from typing import Any

import pytest
from rich.console import Console

from rulewright.corpus import Corpus
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.playing import Table
from rulewright.situations import Catalogue

CATALOGUE = Catalogue.of_engines(["rulewright.tainted_grail"])
# The delayed ability draws: 2 of 11 cards are Rage, with which 6 of 5 markers are reached, else 4.
BEOR: dict[str, Any] = {
    "situation": "tainted-grail/combat",
    "hero": {"aggression": 2, "health": 9, "energy": 6, "magic": 1},
    "cards": "Attack = 1:m F:m > M\nDefence = M:+ > 1:ag M F:x2 / delay: d\nThrow = 1:m F:m > M\n"
    "Rage = M:+ > / place: hp-1, m1*ag",
    "hand": "Throw",
    "deck": "Rage x2, ? x9",
    "sequence": "Attack, Defence+ (1)",
    "pool": 1,
    "encounter": {"value": 5, "keys": "1:ag1"},
}


def won(*answers: str) -> F:
    return F(str(CATALOGUE.resolve({**BEOR, "answers": list(answers)}).as_json()["probability"]["win"]))  # type: ignore[index]


def test_cards_and_moves_are_answers() -> None:
    assert won() == F(2, 11)
    assert won("Rage") == 1
    assert won("?") == 0
    assert won("Rage", "Throw") == 1
    assert won("Rage", "Throw", "stop") == 0
    assert won("Rage", "Throw", "Rage+", "stop") == 1


@pytest.mark.parametrize("answers", [["Attack"], ["Rage", "Attack"], ["Rage", "Throw", "Throw"], [3]])
def test_cards_that_are_not_there_are_refused(answers: list[Any]) -> None:
    with pytest.raises(BadInputError, match="cannot be"):
        CATALOGUE.resolve({**BEOR, "answers": answers})


def test_a_line_is_not_gone_on_with() -> None:
    with pytest.raises(BadInputError, match="unknown here"):
        CATALOGUE.resolve({**BEOR, "line": "Throw", "answers": []})


def test_combat_is_played_in_the_terminal(corpus: Corpus, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    import json

    file = tmp_path / "beor.json"
    file.write_text(json.dumps(BEOR), "utf-8")
    replies: Iterator[str] = iter(["rage", "throw", "nonsense", "rage+", "stop", "q"])
    monkeypatch.setattr("builtins.input", lambda: next(replies))
    told = io.StringIO()
    Table(CATALOGUE, corpus, Language.EN, console=Console(file=told, width=200)).play(str(file))
    text = told.getvalue()
    assert "the card drawn" in text
    assert "Choose one of" in text
    assert "You win" in text
