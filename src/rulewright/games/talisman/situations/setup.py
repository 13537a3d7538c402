"""The situation `talisman/setup`: the players' steps before the first turn, or one player's for a new start."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.data.cards import load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.setup import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    Alternative,
    SetupOptions,
    count_cards_dealt,
    list_rejoining_steps,
    list_setup_steps,
)
from rulewright.games.talisman.situations.character_sheet import read_character
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY, variants
from rulewright.games.talisman.situations.named_pieces import Uses, act_of, name_pieces
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.games.talisman.situations.statements import report_consequences
from rulewright.games.talisman.situations.trophies import TrophyRate
from rulewright.situations.problem import Report
from rulewright.situations.request import RequestModel, Variants, contradiction_error, default_variants
from rulewright.situations.situation import Situation


class SetupVariants(Variants):
    """The readings of a setup."""

    trophy_rate: TrophyRate = 7


class SetupRequest(RequestModel):
    """`talisman/setup`: a game for so many `players`, or (`when`) a character that starts again after a death.

    `choosing` is how many of them are dealt 3 character cards, all where the rule is agreed on and nothing else is
    said. `hero.character` asks for the start of one character, `bonus` for the counter that it takes as a starting
    bonus.
    """

    situation: Literal["talisman/setup"]
    when: Literal["new-game", "after-death"] = "new-game"
    players: Annotated[int, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS, strict=True)] = 4
    hero: CharacterRequest = CharacterRequest()
    alternatives: Annotated[tuple[Alternative, ...], Field(max_length=len(Alternative))] = ()
    choosing: Annotated[int, Field(ge=1, le=MAX_PLAYERS, strict=True)] | None = None
    bonus: Ability | None = None
    variants: SetupVariants = default_variants(SetupVariants)

    @property
    def players_choosing(self) -> int:
        """The number of players who are dealt 3 cards."""
        if Alternative.CHOOSE_FROM_THREE not in self.alternatives:
            return 0
        return self.players if self.choosing is None else self.choosing

    @model_validator(mode="after")
    def _check_alternatives(self) -> SetupRequest:
        for field, given, alternative in (
            ("choosing", self.choosing is not None, Alternative.CHOOSE_FROM_THREE),
            ("bonus", self.bonus is not None, Alternative.FASTER_STARTING_BONUS),
        ):
            if given and alternative not in self.alternatives:
                raise contradiction_error(
                    f"{field}, alternatives",
                    phrase("field-is-given-without-the-alternative", field=field),
                    phrase("add-id-to-alternatives-or-take", id=alternative),
                )
        if self.players_choosing > self.players:
            raise contradiction_error(
                "choosing, players",
                phrase("more-players-choose-from-3-cards"),
                phrase("choose-a-number-in-this-range"),
            )
        return self

    @model_validator(mode="after")
    def _check_character_cards(self) -> SetupRequest:
        cards, there_are = count_cards_dealt(self.players, self.players_choosing), len(load_heroes().characters)
        if cards > there_are:
            raise contradiction_error(
                "players, choosing",
                phrase("cards-character-cards-would-be-dealt", cards=cards, count=there_are),
                phrase("let-fewer-players-choose-from-3"),
            )
        if self.when == "after-death" and Alternative.FASTER_BLOODBATH in self.alternatives:
            raise contradiction_error(
                "when, alternatives",
                phrase("in-a-talisman-bloodbath-nobody-starts"),
                phrase("take-one-of-them-out"),
            )
        return self


def build_report(request: SetupRequest) -> Report:
    """Build the answer to `talisman/setup`. Raises `BadInputError` for an unknown character."""
    given = read_character(request.hero)
    game = SetupOptions(
        request.players,
        request.players_choosing,
        given.owned.hero,
        frozenset(request.alternatives),
        request.bonus,
        request.variants.trophy_rate,
    )
    starts = act_of("sets-the-start", "setup/lives-fate-and-gold")
    acts = {} if given.owned.hero is None else {f"heroes/{given.owned.hero.id}": (starts,)}
    if request.when == "after-death":
        steps = list_rejoining_steps(game)
    else:
        steps = list_setup_steps(game, load_cards(), len(load_heroes().characters))
    return replace(report_consequences(request.situation, steps), named=name_pieces(given, Uses(), acts))


SITUATION = Situation(
    id="talisman/setup",
    vocabulary=VOCABULARY,
    request=SetupRequest,
    problem_builder=build_report,
    variants=variants("trophy-rate"),
    form_defaults={
        "when": "new-game",
        "players": 4,
        "hero.character": None,
        "alternatives": [],
        "choosing": None,
        "bonus": None,
    },
    advanced_fields=frozenset({"bonus", "choosing"}),
    group=CHARACTERS,
)
