"""The situation `talisman/character-death`: where everything goes, and what the player does then."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.character_death import Cause, Dead, Table, die
from rulewright.games.talisman.situations.ability import PointsRequest, Spells
from rulewright.games.talisman.situations.shapes import Gold, Tokens
from rulewright.games.talisman.situations.statements import report
from rulewright.games.talisman.toad import Belongings
from rulewright.language.phrase import phrase
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
                phrase("The Command Spell is cast only by a character that has reached the Crown of Command."),
                phrase("Set “crown_reached”, or give another “killed_by”."),
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
    "killed": phrase("The character is killed at once."),
    "killer-may-take": phrase(
        "The killer may take as much as it likes: Objects {objects}, Followers {followers}, gold {gold}."
    ),
    "left-on-the-space": phrase("Left on the space: Objects {objects}, Followers {followers}, gold {gold}."),
    "rest-left-on-the-space": phrase("What it leaves stays on the space."),
    "set-aside-for-the-heir": phrase(
        "Set aside for the next character: Objects {objects}, Followers {followers}, gold {gold}."
    ),
    "no-looting": phrase("The killer may take nothing."),
    "returned-to-the-stockpile": phrase(
        "Back to the stockpile: Strength counters {strength}, Craft counters {craft}, fate tokens {fate}."
    ),
    "spells-discarded": phrase("To the Spell discard pile: Spells {spells}."),
    "trophies-discarded": phrase("To their discard piles: trophies {trophies}."),
    "toad-card-put-back": phrase("The Toad card is put back."),
    "alignment-card-put-back": phrase("The alignment card is put back."),
    "character-leaves-the-game": phrase("The character card and the figure leave the game."),
    "new-character": phrase(
        "On the next turn the player may start again with a character drawn at random from the unused ones."
    ),
    "no-character-left": phrase("No character card is left to start again with."),
    "out-of-the-game": phrase("The player is out of the game."),
    "heir-takes-what-it-wants": phrase(
        "The new character takes what it wants: Objects {objects}, Followers {followers}, gold {gold}."
    ),
    "rest-on-the-start-space": phrase("What it leaves is put on its start space."),
    "last-player-wins": phrase("The last player left wins the game."),
}

SITUATIONS = (
    Situation(
        id="talisman/character-death",
        title=phrase("Death of a character"),
        request=CharacterDeathRequest,
        ask=ask,
    ),
)
