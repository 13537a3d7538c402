"""The situation `tainted-grail/starting-hand`: what the first cards are likely to be, and when to take others."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.encounter_forms import GROUP
from rulewright.games.tainted_grail.starting_hand import KEEP, MULLIGAN, OTHER, WANTED, Hand, drawn_hand, starting_cards
from rulewright.situations import Chance, Problem, Situation, Summary
from rulewright.situations.request import contradiction
from rulewright.situations.shapes import Flag, Request


class StartingHandRequest(Request):
    """`tainted-grail/starting-hand`: a combat or diplomacy deck with cards that are wanted.

    `at_least` is how many of these the hand should have, `slow` whether the enemy is Slow.
    """

    situation: Literal["tainted-grail/starting-hand"]
    deck: Annotated[int, Field(ge=5, le=60, strict=True)] = 15
    wanted: Annotated[int, Field(ge=0, le=60, strict=True)]
    at_least: Annotated[int, Field(ge=1, le=4, strict=True)] = 1
    characters: Annotated[int, Field(ge=1, le=4, strict=True)] = 1
    slow: Flag = False
    goal: Literal["hold"] = "hold"

    @model_validator(mode="after")
    def _in_the_deck(self) -> StartingHandRequest:
        if self.wanted > self.deck:
            raise contradiction(
                f"wanted = {self.wanted}",
                phrase("the-deck-has-number-cards", number=self.deck),
                phrase("make-the-deck-bigger-or-want"),
            )
        return self


def ask(request: StartingHandRequest) -> Problem[Hand]:
    """What a `tainted-grail/starting-hand` asks."""
    least = request.at_least
    goal = Goal(
        "hold",
        (
            Measure[Hand]("holds", lambda hand: hand.wanted >= least),
            Measure[Hand]("wanted", lambda hand: hand.wanted),
            Measure[Hand]("cards", lambda hand: hand.cards),
        ),
    )

    def summary(hand: Hand) -> Summary:
        return Summary("holds" if hand.wanted >= least else "lacks", {"wanted": hand.wanted, "cards": hand.cards})

    cards = starting_cards(request.characters, request.slow)
    return Problem(
        bind(drawn_hand, request.deck, request.wanted, cards), goal, summary, stages=("cards",), rounds=least
    )


SITUATIONS = (
    Situation(
        id="tainted-grail/starting-hand",
        title=phrase("starting-hand"),
        request=StartingHandRequest,
        ask=ask,
        results={"holds": phrase("the-hand-has-what-you-want"), "lacks": phrase("the-hand-lacks-it")},
        goals={"hold": phrase("have-the-wanted-cards")},
        headline={"hold": "holds"},
        by=frozenset({Chance.CARDS}),
        facts={
            "cards": phrase("cards-value"),
            "wanted": phrase("wanted-cards-value"),
            "deck": phrase("deck-value"),
        },
        words={
            KEEP: phrase("keep-the-hand"),
            MULLIGAN: phrase("take-a-mulligan"),
            WANTED: phrase("a-wanted-card"),
            OTHER: phrase("another-card"),
            "wanted": phrase("wanted-cards-in-hand"),
            "cards": phrase("cards-in-hand-2"),
            "turns": phrase("turns"),
        },
        form={"wanted": 3, "at_least": 1, "deck": 15, "characters": 1, "slow": False},
        labels={
            "goal": phrase("what-matters-most"),
            "wanted": phrase("wanted-cards-in-the-deck"),
            "at_least": phrase("wanted-in-hand-at-least"),
            "deck": phrase("cards-in-the-deck"),
            "characters": phrase("characters-in-the-encounter"),
            "slow": phrase("the-enemy-is-slow"),
        },
        about=phrase("the-chance-to-begin-an-encounter"),
        group=GROUP,
    ),
)
