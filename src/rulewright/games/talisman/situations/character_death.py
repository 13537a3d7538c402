"""The situation `talisman/character-death`: where everything goes, and what the player does then."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.character_death import Cause, Dead, Table, die
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.situations.ability import PointsRequest, Spells
from rulewright.games.talisman.situations.shapes import Gold, Tokens
from rulewright.games.talisman.situations.statements import report
from rulewright.games.talisman.toad import Belongings
from rulewright.situations import Report, Situation
from rulewright.situations.request import contradiction
from rulewright.situations.shapes import Flag, Request

Count = Annotated[int, Field(ge=0, le=40, strict=True)]
Alternative = Literal["inherited-items", "faster-bloodbath"]


class DeadRequest(Request):
    """The dead character: what it had."""

    counters: PointsRequest = PointsRequest()
    fate: Tokens = 0
    gold: Gold = 0
    objects: Tokens = 0
    followers: Tokens = 0
    spells: Spells = 0
    trophies: Count = 0
    toad: Flag = False
    alignment_card: Flag = False

    def dead(self) -> Dead:
        """The character as the rules take it."""
        had = Belongings(self.objects, self.followers, self.gold, self.spells, self.trophies)
        return Dead(had, self.counters.strength, self.counters.craft, self.fate, self.toad, self.alignment_card)


class CharacterDeathRequest(Request):
    """`talisman/character-death`: the character has lost its last life.

    `players` counts those still in the game, this one too; `unused_characters` the character cards that are left.
    """

    situation: Literal["talisman/character-death"]
    hero: DeadRequest = DeadRequest()
    killed_by: Cause = Cause.OTHER
    players: Annotated[int, Field(ge=2, le=6, strict=True)] = 4
    unused_characters: Annotated[int, Field(ge=0, le=12, strict=True)] | None = None
    crown_reached: Flag = False
    alternatives: Annotated[tuple[Alternative, ...], Field(max_length=2)] = ()

    @model_validator(mode="after")
    def _command_spell_comes_from_the_crown(self) -> CharacterDeathRequest:
        if (
            self.killed_by is Cause.COMMAND_SPELL
            and "crown_reached" in self.model_fields_set
            and not self.crown_reached
        ):
            raise contradiction(
                "crown_reached, killed_by",
                phrase("the-command-spell-is-cast-only"),
                phrase("set-crown-reached-or-give-another"),
            )
        return self


def ask(request: CharacterDeathRequest) -> Report:
    """The answer to a `talisman/character-death`."""
    agreed = request.alternatives
    table = Table(
        request.players,
        request.unused_characters,
        request.crown_reached,
        "inherited-items" in agreed,
        "faster-bloodbath" in agreed,
    )
    return report(request.situation, die(request.hero.dead(), request.killed_by, table), _SENTENCES, {})


_SENTENCES = {
    "killed": phrase("the-character-is-killed-at-once"),
    "killer-may-take": phrase("the-killer-may-take-as-much"),
    "left-on-the-space": phrase("left-on-the-space-objects-objects"),
    "rest-left-on-the-space": phrase("what-it-leaves-stays-on-the"),
    "set-aside-for-the-heir": phrase("set-aside-for-the-next-character"),
    "no-looting": phrase("the-killer-may-take-nothing"),
    "returned-to-the-stockpile": phrase("back-to-the-stockpile-strength-counters"),
    "spells-discarded": phrase("to-the-spell-discard-pile-spells"),
    "trophies-discarded": phrase("to-their-discard-piles-trophies-trophies"),
    "toad-card-put-back": phrase("the-toad-card-is-put-back"),
    "alignment-card-put-back": phrase("the-alignment-card-is-put-back"),
    "character-leaves-the-game": phrase("the-character-card-and-the-figure"),
    "new-character": phrase("on-the-next-turn-the-player"),
    "no-character-left": phrase("no-character-card-is-left-to"),
    "out-of-the-game": phrase("the-player-is-out-of-the"),
    "heir-takes-what-it-wants": phrase("the-new-character-takes-what-it"),
    "rest-on-the-start-space": phrase("what-it-leaves-is-put-on"),
    "last-player-wins": phrase("the-last-player-left-wins-the"),
}

SITUATIONS = (
    Situation(
        id="talisman/character-death",
        title=phrase("death-of-a-character"),
        request=CharacterDeathRequest,
        ask=ask,
    ),
)
