"""The situation `talisman/setup`: what the players do before the first turn, or one of them to start again."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.cards import load_cards
from rulewright.games.talisman.effects import Ability
from rulewright.games.talisman.heroes import load_heroes
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.setup import (
    PLAYERS_AT_LEAST,
    PLAYERS_AT_MOST,
    Alternative,
    Game,
    cards_dealt,
    join_again,
    set_up,
)
from rulewright.games.talisman.situations import pieces
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY, variants
from rulewright.games.talisman.situations.pieces import PieceId
from rulewright.games.talisman.situations.statements import report
from rulewright.games.talisman.situations.trophies import Rate
from rulewright.situations import Report, Situation
from rulewright.situations.request import contradiction
from rulewright.situations.shapes import Request, Variants, default


class SetupVariants(Variants):
    """The readings of a setup."""

    trophy_rate: Rate = 7


class SetupRequest(Request):
    """`talisman/setup`: a game for so many `players`, or (`when`) a character that starts again after a death.

    `choosing` is how many of them are dealt 3 character cards, all where the rule is agreed on and nothing else is
    said. `character` asks for the start of one character, `bonus` for the counter that it takes as a starting bonus.
    """

    situation: Literal["talisman/setup"]
    when: Literal["new-game", "after-death"] = "new-game"
    players: Annotated[int, Field(ge=PLAYERS_AT_LEAST, le=PLAYERS_AT_MOST, strict=True)] = 4
    character: PieceId | None = None
    alternatives: Annotated[tuple[Alternative, ...], Field(max_length=len(Alternative))] = ()
    choosing: Annotated[int, Field(ge=1, le=PLAYERS_AT_MOST, strict=True)] | None = None
    bonus: Ability | None = None
    variants: SetupVariants = default(SetupVariants)

    @property
    def dealt_three(self) -> int:
        """How many players are dealt 3 cards."""
        if Alternative.CHOOSE_FROM_THREE not in self.alternatives:
            return 0
        return self.players if self.choosing is None else self.choosing

    @model_validator(mode="after")
    def _rules_and_numbers_agree(self) -> SetupRequest:
        for field, given, alternative in (
            ("choosing", self.choosing is not None, Alternative.CHOOSE_FROM_THREE),
            ("bonus", self.bonus is not None, Alternative.FASTER_STARTING_BONUS),
        ):
            if given and alternative not in self.alternatives:
                raise contradiction(
                    f"{field}, alternatives",
                    phrase("field-is-given-without-the-alternative", field=field),
                    phrase("add-id-to-alternatives-or-take", id=alternative),
                )
        if self.dealt_three > self.players:
            raise contradiction(
                "choosing, players",
                phrase("more-players-choose-from-3-cards"),
                phrase("choose-a-number-in-this-range"),
            )
        return self

    @model_validator(mode="after")
    def _there_are_enough_cards(self) -> SetupRequest:
        cards, there_are = cards_dealt(self.players, self.dealt_three), len(load_heroes().characters)
        if cards > there_are:
            raise contradiction(
                "players, choosing",
                phrase("cards-character-cards-would-be-dealt", cards=cards, count=there_are),
                phrase("let-fewer-players-choose-from-3"),
            )
        if self.when == "after-death" and Alternative.FASTER_BLOODBATH in self.alternatives:
            raise contradiction(
                "when, alternatives",
                phrase("in-a-talisman-bloodbath-nobody-starts"),
                phrase("take-one-of-them-out"),
            )
        return self


def ask(request: SetupRequest) -> Report:
    """The answer to a `talisman/setup`. Raises `BadInputError` for a character that there is not."""
    game = Game(
        request.players,
        request.dealt_three,
        None if request.character is None else pieces.character("character", request.character),
        frozenset(request.alternatives),
        request.bonus,
        request.variants.trophy_rate,
    )
    if request.when == "after-death":
        return report(request.situation, join_again(game))
    characters = len(load_heroes().characters)
    return report(request.situation, set_up(game, load_cards(), characters))


SITUATION = Situation(
    id="talisman/setup",
    vocabulary=VOCABULARY,
    request=SetupRequest,
    ask=ask,
    variants=variants("trophy-rate"),
    form={"when": "new-game", "players": 4, "character": None, "alternatives": [], "choosing": None, "bonus": None},
    more=frozenset({"bonus", "choosing"}),
    group=CHARACTERS,
)
