"""Combat from the middle: cards drawn and moves made so far are given, in JSON, in the terminal and in the stepper."""

from __future__ import annotations

import io
from collections.abc import Iterator
from fractions import Fraction as F
from typing import Any

import pytest
from beor_combat import BEOR
from rich.console import Console

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.sensitivity import sensitivity
from rulewright.terminal.play_session import PlaySession

CATALOGUE = Catalogue(SITUATIONS)


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
    output = io.StringIO()
    PlaySession(CATALOGUE, corpus, Language.EN, console=Console(file=output, width=200)).play(str(file))
    text = output.getvalue()
    assert "Delayed abilities. What do you draw?" in text
    assert "Choose one of" in text
    assert "You win" in text


def test_what_would_help_and_other_readings() -> None:
    """With 1 more Empathy the key of two attributes joins for 1 marker: 9 of 9. Read as asking for both it never does.

    An Opportunist's draw read otherwise changes the cards in hand only.
    """
    request = {
        "situation": "tainted-grail/combat",
        "hero": {"health": 9, "empathy": 0, "aggression": 0, "energy": 6},
        "cards": "A = 1:m F:m",
        "hand": "A",
        "deck": "? x5",
        "pool": 7,
        "encounter": {"value": 9, "keys": "1:em|ag2", "traits": ["opportunist"]},
    }
    answer = CATALOGUE.resolve(request)
    assert isinstance(answer, Answer)
    compared = sensitivity(CATALOGUE, request, answer)
    helps = [each.variation for each in compared.gains if each.answer.probability["win"] == 1]
    assert [str(each.name) for each in helps] == ["With 1 more Empathy"]
    assert [each.variation.variant for each in compared.variants] == ["opportunist-draw"]
    better = {**request, "hero": {"health": 9, "empathy": 1, "energy": 6}}
    improved = CATALOGUE.resolve(better)
    assert isinstance(improved, Answer)
    variants = sensitivity(CATALOGUE, better, improved).variants
    changed = {each.variation.variant: each.answer.probability["win"] for each in variants}
    assert changed["key-of-several"] == 0
