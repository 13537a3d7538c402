"""The situation `talisman/setup`: what the players do before the first turn, or one of them to start again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.cards import load_cards
from rulewright.games.talisman.effects import Ability, Alignment
from rulewright.games.talisman.heroes import load_heroes
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
from rulewright.language.phrase import Phrase, phrase
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
                    phrase("“{field}” is given without the alternative rule that it belongs to.", field=field),
                    phrase("Add “{id}” to “alternatives”, or take the field out.", id=alternative),
                )
        if self.dealt_three > self.players:
            raise contradiction(
                "choosing, players",
                phrase("More players choose from 3 cards than there are players."),
                phrase("Choose a number in this range."),
            )
        return self

    @model_validator(mode="after")
    def _there_are_enough_cards(self) -> SetupRequest:
        cards, there_are = cards_dealt(self.players, self.dealt_three), len(load_heroes().characters)
        if cards > there_are:
            raise contradiction(
                "players, choosing",
                phrase("{cards} character cards would be dealt, and there are {count}.", cards=cards, count=there_are),
                phrase("Let fewer players choose from 3 cards: give “choosing”."),
            )
        if self.when == "after-death" and Alternative.FASTER_BLOODBATH in self.alternatives:
            raise contradiction(
                "when, alternatives",
                phrase("In a Talisman Bloodbath nobody starts again."),
                phrase("Take one of them out."),
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
    "all-agree": phrase("Everybody understands the alternative rules and agrees to them."),
    "board-and-decks": phrase(
        "Lay out the board; shuffle the Adventure cards ({adventure}) and the Spell cards ({spell}) face down; lay the "
        "Purchase cards ({purchase}) face up in piles."
    ),
    "talisman-cards-removed": phrase("Talisman cards to take out: {cards}."),
    "talisman-cards": phrase("Talisman cards in their pile: {cards}."),
    "deal-1-card": phrase("Players who are dealt 1 character card face down: {players}."),
    "deal-3-cards": phrase("Players who are dealt 3 character cards and keep 1: {players}."),
    "unused-characters": phrase("Character cards left for players whose character dies: {cards}."),
    "draws-a-character": phrase("On the player's next turn, draw 1 unused character card at random."),
    "character-face-up": phrase("Lay the character card face up."),
    "figures-to-start-spaces": phrase("Put each figure on the start space that its card names."),
    "figure-to-start-space": phrase("Put the figure on its start space."),
    "lives-fate-and-gold-of-the-card": phrase(
        "Take lives and fate tokens as the character card says, and gold: {gold}."
    ),
    "lives-fate-and-gold": phrase("Take lives {life}, fate tokens {fate}, gold {gold}."),
    "alignment": phrase("The alignment is the printed one: {alignment}."),
    "starting-spells-of-the-card": phrase("Draw Spells only if a special ability says so."),
    "no-starting-spells": phrase("The character begins without Spells."),
    "starting-spells": phrase("Draw Spells: {spells}."),
    "bonus-of-choice": phrase("Take 1 extra counter: Strength or Craft, as you like."),
    "bonus-strength-counter": phrase("Take 1 extra Strength counter."),
    "bonus-craft-counter": phrase("Take 1 extra Craft counter."),
    "trophy-rate": phrase("Trophy points for 1 Strength or Craft: {points}."),
    "rule-in-force": phrase("This alternative rule holds from the beginning."),
    "owner-of-the-game-begins": phrase("The owner of the game takes the first turn; play goes clockwise."),
    "first-on-the-crown-wins": phrase("Whoever is first on the Crown of Command wins at once."),
    "last-character-wins": phrase("The player whose character is the last one left wins."),
    "most-points-win": phrase("At the time agreed on, the most points win: counters, gold, cards."),
    "start-does-not-score": phrase("What a character begins with does not score, gold {gold} among it."),
    "spells-at-the-start-do-not-score": phrase("What does not score: gold {gold}, Spells {spells}."),
}
_WORDS: Mapping[str, Phrase] = {
    Alignment.GOOD: phrase("good"),
    Alignment.NEUTRAL: phrase("neutral"),
    Alignment.EVIL: phrase("evil"),
}

SITUATIONS = (
    Situation(
        id="talisman/setup",
        title=phrase("Setup"),
        request=SetupRequest,
        variants={"trophy-rate": VARIANTS["trophy-rate"]},
        ask=ask,
    ),
)
