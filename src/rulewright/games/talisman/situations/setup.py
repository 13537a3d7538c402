"""The situation `talisman/setup`: what the players do before the first turn, or one of them to start again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.cards import load_cards
from rulewright.games.talisman.effects import Ability, Alignment
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
from rulewright.games.talisman.situations.pieces import PieceId
from rulewright.games.talisman.situations.statements import report
from rulewright.games.talisman.situations.trophies import Rate
from rulewright.games.talisman.situations.wording import VARIANTS
from rulewright.language.phrase import Phrase
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
        return report(request.situation, join_again(game), _SENTENCES, _WORDS)
    characters = len(load_heroes().characters)
    return report(request.situation, set_up(game, load_cards(), characters), _SENTENCES, _WORDS)


_SENTENCES = {
    "all-agree": phrase("everybody-understands-the-alternative-rules-and"),
    "board-and-decks": phrase("lay-out-the-board-shuffle-the"),
    "talisman-cards-removed": phrase("talisman-cards-to-take-out-cards"),
    "talisman-cards": phrase("talisman-cards-in-their-pile-cards"),
    "deal-1-card": phrase("players-who-are-dealt-1-character"),
    "deal-3-cards": phrase("players-who-are-dealt-3-character"),
    "unused-characters": phrase("character-cards-left-for-players-whose"),
    "draws-a-character": phrase("on-the-players-next-turn-draw"),
    "character-face-up": phrase("lay-the-character-card-face-up"),
    "figures-to-start-spaces": phrase("put-each-figure-on-the-start"),
    "figure-to-start-space": phrase("put-the-figure-on-its-start"),
    "lives-fate-and-gold-of-the-card": phrase("take-lives-and-fate-tokens-as"),
    "lives-fate-and-gold": phrase("take-lives-life-fate-tokens-fate"),
    "alignment": phrase("the-alignment-is-the-printed-one"),
    "starting-spells-of-the-card": phrase("draw-spells-only-if-a-special"),
    "no-starting-spells": phrase("the-character-begins-without-spells"),
    "starting-spells": phrase("draw-spells-spells"),
    "bonus-of-choice": phrase("take-1-extra-counter-strength-or"),
    "bonus-strength-counter": phrase("take-1-extra-strength-counter"),
    "bonus-craft-counter": phrase("take-1-extra-craft-counter"),
    "trophy-rate": phrase("trophy-points-for-1-strength-or"),
    "rule-in-force": phrase("this-alternative-rule-holds-from-the"),
    "owner-of-the-game-begins": phrase("the-owner-of-the-game-takes"),
    "first-on-the-crown-wins": phrase("whoever-is-first-on-the-crown"),
    "last-character-wins": phrase("the-player-whose-character-is-the"),
    "most-points-win": phrase("at-the-time-agreed-on-the"),
    "start-does-not-score": phrase("what-a-character-begins-with-does"),
    "spells-at-the-start-do-not-score": phrase("what-does-not-score-gold-gold"),
}
_WORDS: Mapping[str, Phrase] = {
    Alignment.GOOD: phrase("good"),
    Alignment.NEUTRAL: phrase("neutral"),
    Alignment.EVIL: phrase("evil"),
}

SITUATIONS = (
    Situation(
        id="talisman/setup",
        title=phrase("setup"),
        request=SetupRequest,
        variants={"trophy-rate": VARIANTS["trophy-rate"]},
        ask=ask,
    ),
)
