"""The situation `talisman/character-death`: the destination of all belongings, and the player's next steps."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.character_death import Cause, DeadCharacter, GameContext, resolve_death
from rulewright.games.talisman.rules.toad import Belongings
from rulewright.games.talisman.situations.ability import SpellNumber
from rulewright.games.talisman.situations.defaults import CHARACTERS, VOCABULARY
from rulewright.games.talisman.situations.request_fields import Gold, PointsRequest, Tokens
from rulewright.games.talisman.situations.statements import report_consequences
from rulewright.situations.problem import Report
from rulewright.situations.request import Flag, RequestModel, contradiction_error
from rulewright.situations.situation import Situation

TrophyNumber = Annotated[int, Field(ge=0, le=40, strict=True)]
DeathAlternative = Literal["inherited-items", "faster-bloodbath"]


class DeadRequest(RequestModel):
    """The dead character: what it had."""

    counters: PointsRequest = PointsRequest()
    fate: Tokens = 0
    gold: Gold = 0
    objects: Tokens = 0
    followers: Tokens = 0
    spells: SpellNumber = 0
    trophies: TrophyNumber = 0
    toad: Flag = False
    alignment_card: Flag = False

    def to_dead_character(self) -> DeadCharacter:
        """Convert to the type of the rules."""
        had = Belongings(self.objects, self.followers, self.gold, self.spells, self.trophies)
        return DeadCharacter(
            had, self.counters.strength, self.counters.craft, self.fate, self.toad, self.alignment_card
        )


class CharacterDeathRequest(RequestModel):
    """`talisman/character-death`: the character has lost its last life.

    `players` counts those still in the game, this one too; `unused_characters` the character cards that are left.
    """

    situation: Literal["talisman/character-death"]
    hero: DeadRequest = DeadRequest()
    killed_by: Cause = Cause.OTHER
    players: Annotated[int, Field(ge=2, le=6, strict=True)] = 4
    unused_characters: Annotated[int, Field(ge=0, le=12, strict=True)] | None = None
    crown_reached: Flag = False
    alternatives: Annotated[tuple[DeathAlternative, ...], Field(max_length=2)] = ()

    @model_validator(mode="after")
    def _check_crown_reached(self) -> CharacterDeathRequest:
        if (
            self.killed_by is Cause.COMMAND_SPELL
            and "crown_reached" in self.model_fields_set
            and not self.crown_reached
        ):
            raise contradiction_error(
                "crown_reached, killed_by",
                phrase("the-command-spell-is-cast-only"),
                phrase("set-crown-reached-or-give-another"),
            )
        return self


def build_report(request: CharacterDeathRequest) -> Report:
    """Build the answer to `talisman/character-death`."""
    agreed = request.alternatives
    table = GameContext(
        request.players,
        request.unused_characters,
        request.crown_reached,
        "inherited-items" in agreed,
        "faster-bloodbath" in agreed,
    )
    return report_consequences(
        request.situation, resolve_death(request.hero.to_dead_character(), request.killed_by, table)
    )


SITUATION = Situation(
    id="talisman/character-death",
    vocabulary=VOCABULARY,
    request=CharacterDeathRequest,
    problem_builder=build_report,
    form_defaults={
        "killed_by": "other", "players": 4, "hero.objects": 2, "hero.followers": 1, "hero.gold": 1, "hero.spells": 0,
        "hero.trophies": 0, "hero.fate": 1, "hero.counters.strength": 0, "hero.counters.craft": 0, "alternatives": [],
        "unused_characters": None, "crown_reached": False, "hero.toad": False, "hero.alignment_card": False,
    },
    advanced_fields=frozenset({"alignment_card", "crown_reached", "unused_characters"}),
    group=CHARACTERS,
)  # fmt: skip
