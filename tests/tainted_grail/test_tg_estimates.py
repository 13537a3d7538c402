"""Estimates of activations that are too large to solve: each draw is thought about when it has come."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from beor_combat import BEOR

from rulewright.engine import limits, sampler
from rulewright.engine.limits import NO_LIMITS, Limits
from rulewright.errors import LimitError
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations import solving
from rulewright.situations.answer import Answer, SamplingPolicy
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.solving import Effort
from stopped_clock import set_clock

CATALOGUE = Catalogue(SITUATIONS)
# Each card adds a marker, draws a card and lets another be played.
CHAIN: dict[str, Any] = {
    "situation": "tainted-grail/combat",
    "hero": {"health": 9},
    "cards": "\n".join(f"C{number} = F:m,d,+ >" for number in range(1, 6)),
    "hand": "C1, C2, C3",
    "deck": ", ".join(f"C{number} x2" for number in range(1, 6)),
    "encounter": {"value": 6, "table": "0+: hp-2"},
}


def estimated(request: dict[str, Any], samples: int, limits: Limits = NO_LIMITS, seed: int = 1) -> Answer:
    answer = CATALOGUE.resolve(request, Effort(limits, samples, seed))
    assert isinstance(answer, Answer)
    return answer


def test_a_chaining_hand_beyond_the_limits_can_be_estimated() -> None:
    """Whatever is drawn, the sixth of 13 cards brings the sixth marker."""
    limits = Limits(states=1000)
    with pytest.raises(LimitError, match="1,000"):
        CATALOGUE.resolve(CHAIN, Effort(limits))
    answer = estimated(CHAIN, 40, limits)
    assert answer.sampling is not None
    assert (answer.sampling.samples, answer.sampling.policy) == (40, SamplingPolicy.SIMPLER)
    assert answer.probability["win"] == 1
    assert answer.expected["hand"] == 3  # each card played was replaced
    assert answer.advice[0].text(Language.EN) == "At the start, play C1."


@pytest.mark.thorough
def test_an_estimate_repeats_with_its_seed_and_is_near_the_exact_answer() -> None:
    first, again = (estimated(BEOR, 3000, seed=7) for _ in range(2))
    assert first.probability == again.probability
    assert abs(float(first.probability["win"]) - 2 / 11) < 4 * 0.0071  # 4 standard errors of 3000 samples


def test_what_has_been_drawn_is_known_to_an_estimate() -> None:
    assert estimated({**BEOR, "answers": ["Rage", "Throw"]}, 50).probability["win"] == 1
    assert estimated({**BEOR, "answers": ["?"]}, 50).probability["win"] == 0
    assert estimated({**CHAIN, "answers": ["C1", "C4"]}, 10, Limits(states=3000)).probability["win"] == 1


def test_all_of_several_cards_that_have_been_drawn_in_a_row_are_known_to_an_estimate() -> None:
    """S draws three at once, and two of them have to be A for both markers."""
    request = {
        "situation": "tainted-grail/combat",
        "hero": {"health": 9},
        "cards": "S = / delay: d3\nA = F:m,+\nB =",
        "deck": "A x3, B x3",
        "sequence": "S (1)",
        "encounter": {"value": 2},
    }
    assert estimated({**request, "answers": ["A", "B", "A"]}, 10).probability["win"] == 1
    assert estimated({**request, "answers": ["B", "B", "A"]}, 10).probability["win"] == 0


@pytest.mark.thorough
def test_an_estimate_is_never_better_than_the_best_line() -> None:
    """C3 is one marker, another C3 drawn by C1 the second: the deck decides; seeing less may cost, never gain."""
    request = CHAIN | {
        "cards": "C1 = F:d,+ >\nC2 = F:m,m > / place: hp-2\nC3 = F:m,+ >",
        "hand": "C1, C3",
        "deck": "C1 x2, C2 x2, C3 x2, ? x2",
        "encounter": {"value": 2, "table": "0+: hp-1"},
    }
    exact = CATALOGUE.resolve(request)
    assert isinstance(exact, Answer)
    guess = estimated(request, 2000)
    best, estimate = float(exact.probability["win"]), float(guess.probability["win"])
    assert estimate <= best + 4 * (best * (1 - best) / 2000) ** 0.5
    assert best > estimate / 2 > 0


def test_what_does_not_fit_into_the_time_is_left_out_of_an_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    set_clock(monkeypatch, lambda: next(ticks) / 1000, limits, sampler, solving)
    answer = estimated(CHAIN, 1_000_000, Limits(seconds=1.5))
    assert answer.sampling is not None
    assert 1 <= answer.sampling.samples < 1_000_000
    assert sum(answer.probability.values()) == 1
