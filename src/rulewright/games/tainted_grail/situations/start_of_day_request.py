"""What is asked of `tainted-grail/start-of-day`: the map with what stands on it, dials, tokens, equipment."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.tainted_grail.character import Mode
from rulewright.games.tainted_grail.land import Direction
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.map_text import Locations, MapText, land_of, require_on_table
from rulewright.games.tainted_grail.start_of_day import (
    GuardianDie,
    Metric,
)
from rulewright.situations.request import contradiction, missing
from rulewright.situations.shapes import Request, Variants, default

Faces = Annotated[int, Field(ge=0, le=12, strict=True)]
Count = Annotated[int, Field(ge=0, le=20, strict=True)]
Dials = Annotated[tuple[Annotated[int, Field(ge=1, le=20, strict=True)], ...], Field(max_length=20)]
MenhirDials = Annotated[tuple[Annotated[int, Field(ge=0, le=20, strict=True)], ...], Field(max_length=12)]


class DieRequest(Request):
    """How many faces of the guardian die show each result. The rulebook does not tell: one of each is assumed."""

    north: Faces = 1
    east: Faces = 1
    south: Faces = 1
    west: Faces = 1
    blank: Faces = 1
    discard: Faces = 1

    @model_validator(mode="after")
    def _has_faces(self) -> DieRequest:
        if not sum(self.model_dump().values()):
            raise contradiction("die", phrase("the-guardian-die-has-no-face"), phrase("tell-how-many-faces-show-each"))
        return self

    def die(self) -> GuardianDie:
        """The die."""
        return GuardianDie({each: getattr(self, each) for each in Direction}, self.blank, self.discard)


class FaceUpRequest(Request):
    """How many face-up items, and secrets, of a character bear each keyword."""

    weapon: Count = 0
    armour: Count = 0
    shield: Count = 0
    companion: Count = 0
    relic: Count = 0


class StartOfDayVariants(Variants):
    """The readings of the start of the day."""

    lost_without_menhir: Literal["health", "energy"] = "health"
    nearest_by: Metric = Metric.EDGES
    time_tokens: Literal["one", "action-and-one-other"] = "one"


class StartOfDayRequest(Request):
    """`tainted-grail/start-of-day`: the map with what stands on it when a day begins.

    `menhirs` are the locations of menhirs, `dials` what theirs show, in the same order, 0 without one; where there are
    `characters`, who suffer where none is left, an empty list must say so. Each of
    `characters` and `guardians` is a location that one of them is on. `time_dials` and `quest_dials` are what such
    dials show. `used_actions` are the locations with a time token on their daily action, `other_tokens` one location
    for each other time token. `random_events` is how many a card tells to put on the event deck. `roll` is what the die
    shows, if it is thrown, for the first guardian whose location is not removed. Of one character, `face_up` counts the
    face-up items and secrets by keyword, `items` all its items, which `mode` may limit; it changes the number of random
    events, too.
    """

    situation: Literal["tainted-grail/start-of-day"]
    map: MapText
    menhirs: Locations = ()
    dials: MenhirDials = ()
    characters: Locations = ()
    guardians: Locations = ()
    roll: Literal["north", "east", "south", "west", "blank", "discard"] | None = None
    die: DieRequest = DieRequest()
    time_dials: Dials = ()
    quest_dials: Dials = ()
    used_actions: Locations = ()
    other_tokens: Locations = ()
    random_events: Count | None = None
    face_up: FaceUpRequest = FaceUpRequest()
    items: Count | None = None
    mode: Mode = Mode.NORMAL
    variants: StartOfDayVariants = default(StartOfDayVariants)

    @model_validator(mode="after")
    def _everything_stands_on_the_map(self) -> StartOfDayRequest:
        land = land_of(self.map)
        for field in ("menhirs", "characters", "guardians", "used_actions", "other_tokens"):
            require_on_table(field, getattr(self, field), land)
        if self.characters and "menhirs" not in self.model_fields_set:
            raise missing("menhirs", phrase("name-the-locations-of-the-menhirs"))
        if len(self.menhirs) != len(self.dials):
            raise contradiction(
                "menhirs, dials",
                phrase("menhirs-menhirs-dials-dials", menhirs=len(self.menhirs), dials=len(self.dials)),
                phrase("give-each-menhir-a-dial-0"),
            )
        for field in ("menhirs", "used_actions"):
            twice = [each for each, count in Counter(getattr(self, field)).items() if count > 1]
            if twice:
                raise contradiction(
                    f"{field} = {twice[0]}",
                    phrase("location-number-is-named-twice", number=twice[0]),
                    phrase("keep-one-of-them"),
                )
        if self.roll is not None and not self.guardians:
            raise contradiction(
                f"roll = {self.roll}",
                phrase("the-die-is-thrown-for-a"),
                phrase("tell-where-the-guardian-is-or"),
            )
        return self
