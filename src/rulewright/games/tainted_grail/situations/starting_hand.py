"""The situation `tainted-grail/starting-hand`: the probable first cards, and when to take others."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.starting_hand import StartingHand, drawn_hand, starting_cards
from rulewright.games.tainted_grail.situations.defaults import ENCOUNTERS, VOCABULARY
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import Flag, RequestModel, contradiction_error
from rulewright.situations.situation import ChanceKind, Situation


class StartingHandRequest(RequestModel):
    """The starting hand from a combat or diplomacy deck with `wanted` cards (`tainted-grail/starting-hand`).

    - `at_least`: the number of wanted cards to hold.
    - `slow`: whether the enemy is Slow.
    """

    situation: Literal["tainted-grail/starting-hand"]
    deck: Annotated[int, Field(ge=5, le=60, strict=True)] = 15
    wanted: Annotated[int, Field(ge=0, le=60, strict=True)]
    at_least: Annotated[int, Field(ge=1, le=4, strict=True)] = 1
    characters: Annotated[int, Field(ge=1, le=4, strict=True)] = 1
    slow: Flag = False
    goal: Literal["hold"] = "hold"

    @model_validator(mode="after")
    def _check_wanted(self) -> StartingHandRequest:
        if self.wanted > self.deck:
            raise contradiction_error(
                f"wanted = {self.wanted}",
                phrase("the-deck-has-number-cards", number=self.deck),
                phrase("make-the-deck-bigger-or-want"),
            )
        return self


def build_problem(request: StartingHandRequest) -> Problem[StartingHand]:
    """Build the problem of `tainted-grail/starting-hand`."""
    least = request.at_least
    goal = Goal(
        "hold",
        (
            Measure[StartingHand]("holds", lambda hand: hand.wanted >= least),
            Measure[StartingHand]("wanted", lambda hand: hand.wanted),
            Measure[StartingHand]("cards", lambda hand: hand.cards),
        ),
    )

    def summary(hand: StartingHand) -> OutcomeSummary:
        return OutcomeSummary(
            "holds" if hand.wanted >= least else "lacks", {"wanted": hand.wanted, "cards": hand.cards}
        )

    cards = starting_cards(request.characters, request.slow)
    return Problem(
        bind(drawn_hand, request.deck, request.wanted, cards), goal, summary, stages=("cards",), rounds=least
    )


SITUATION = Situation(
    id="tainted-grail/starting-hand",
    vocabulary=VOCABULARY,
    request=StartingHandRequest,
    problem_builder=build_problem,
    result_ids=("holds", "lacks"),
    goal_ids=("hold",),
    headline_results={"hold": "holds"},
    chance_kinds=frozenset({ChanceKind.CARDS}),
    form_defaults={"wanted": 3, "at_least": 1, "deck": 15, "characters": 1, "slow": False},
    group=ENCOUNTERS,
)
