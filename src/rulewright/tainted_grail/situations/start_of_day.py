"""The situation `tainted-grail/start-of-day`: what the first steps of a day change, and where guardians may move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, model_validator

from rulewright.engine.rational import ONE, as_string
from rulewright.phrase import phrase
from rulewright.situations import Line, Report, Situation, Variant
from rulewright.situations.request import contradiction
from rulewright.tainted_grail.character import Track
from rulewright.tainted_grail.land import Direction
from rulewright.tainted_grail.situations.map_text import GUIDE, Locations, MapText, land_of, require_on_table
from rulewright.tainted_grail.situations.menhir import listed
from rulewright.tainted_grail.situations.shapes import Request, Variants, default
from rulewright.tainted_grail.situations.statements import said, whole
from rulewright.tainted_grail.situations.wording import DAYS
from rulewright.tainted_grail.start_of_day import (
    LOST_WITHOUT_MENHIR,
    GuardianDie,
    Menhir,
    Metric,
    Morning,
    guardian_ends,
    meeting,
    meeting_anywhere,
    morning,
    quest_dial,
    time_dial,
    tokens_taken,
)

Faces = Annotated[int, Field(ge=0, le=12, strict=True)]
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
            raise contradiction(
                "die", phrase("The guardian die has no face."), phrase("Tell how many faces show each result.")
            )
        return self

    def die(self) -> GuardianDie:
        """The die."""
        return GuardianDie({each: getattr(self, each) for each in Direction}, self.blank, self.discard)


class StartOfDayVariants(Variants):
    """The readings of the start of the day."""

    lost_without_menhir: Literal["health", "energy"] = "health"
    nearest_by: Metric = Metric.EDGES
    time_tokens: Literal["action-and-one-other", "one"] = "action-and-one-other"


class StartOfDayRequest(Request):
    """`tainted-grail/start-of-day`: the map with what stands on it when a day begins.

    `menhirs` are the locations of menhirs, `dials` what theirs show, in the same order, 0 without one. Each of
    `characters` and `guardians` is a location that one of them is on. `time_dials` and `quest_dials` are what such
    dials show. `used_actions` are the locations with a time token on their daily action, `other_tokens` one location
    for each other time token. `roll` is what the die shows for the first guardian, if it is thrown.
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
    variants: StartOfDayVariants = default(StartOfDayVariants)

    @model_validator(mode="after")
    def _everything_stands_on_the_map(self) -> StartOfDayRequest:
        land = land_of(self.map)
        for field in ("menhirs", "characters", "guardians", "used_actions", "other_tokens"):
            require_on_table(field, getattr(self, field), land)
        if len(self.menhirs) != len(self.dials):
            raise contradiction(
                "menhirs, dials",
                phrase("Menhirs: {menhirs}; dials: {dials}.", menhirs=len(self.menhirs), dials=len(self.dials)),
                phrase("Give each menhir a dial, 0 where it has none."),
            )
        for field in ("menhirs", "used_actions"):
            twice = [each for each, count in Counter(getattr(self, field)).items() if count > 1]
            if twice:
                raise contradiction(
                    f"{field} = {twice[0]}",
                    phrase("Location {number} is named twice.", number=twice[0]),
                    phrase("Keep one of them."),
                )
        if self.roll is not None and not self.guardians:
            raise contradiction(
                f"roll = {self.roll}",
                phrase("The die is thrown for a guardian, and there is none."),
                phrase("Tell where the guardian is, or take it out."),
            )
        return self


def ask(request: BaseModel) -> Report:
    """The answer to a `tainted-grail/start-of-day`."""
    assert isinstance(request, StartOfDayRequest)
    menhirs = tuple(Menhir(at, dial) for at, dial in zip(request.menhirs, request.dials, strict=True))
    lost = Track(request.variants.lost_without_menhir)
    now = morning(land_of(request.map), menhirs, request.characters, request.variants.nearest_by, lost)
    fields: dict[str, Any] = {
        "dark": [menhir.location for menhir in now.dark],
        "active": [
            {"location": menhir.location, "dial": menhir.dial or None, "entries": whole("start-of-day/menhir-dials")}
            for menhir in now.active
        ],
        "removed_locations": list(now.removed),
        "characters": [
            {
                "before": each.before,
                "after": each.after,
                str(now.lost): -LOST_WITHOUT_MENHIR if each.suffers else 0,
                "terror": LOST_WITHOUT_MENHIR if each.suffers else 0,
                "entries": whole(*_character_entries(now, each.before)) if each.suffers else [],
            }
            for each in now.characters
        ],
        "time_dials": [time_dial(number) for number in request.time_dials],
        "quest_dials": [quest_dial(number) for number in request.quest_dials],
        "time_tokens": _tokens(request, now),
    }
    lines = [*_menhir_lines(now, request), *_character_lines(now), *_dial_lines(request, fields["time_tokens"])]
    if request.guardians:
        told, guardian_lines = _guardians(request, now)
        fields |= told
        lines += guardian_lines
    return Report(request.situation, fields, tuple(lines))


def _tokens(request: StartOfDayRequest, now: Morning) -> list[dict[str, object]]:
    """What leaves each location that stays and has time tokens."""
    others = Counter(request.other_tokens)
    only_one = request.variants.time_tokens == "one"
    found: list[dict[str, object]] = []
    for location in sorted({*request.used_actions, *others} - set(now.removed)):
        action, other = tokens_taken(location in request.used_actions, others[location], only_one)
        found.append({"location": location, "from_action": action, "others": other})
    return found


def _menhir_lines(now: Morning, request: StartOfDayRequest) -> Iterator[Line]:
    """Steps 1 to 3, in the order of the steps; first what matters most."""
    if now.removed:
        yield said(
            phrase("Locations removed: {locations}.", locations=listed(now.removed)),
            "start-of-day/locations-out-of-range", "menhirs/range", leads=True,
        )  # fmt: skip
    elif now.active:
        yield said(phrase("No location is removed."), "start-of-day/locations-out-of-range", leads=True)
    else:
        yield said(phrase("No menhir is active, so no location is removed."), "menhirs/last-menhir", leads=True)
    for menhir in now.dark:
        sentence = phrase(
            "The menhir on {location} has no dial: it goes dark and is removed.", location=menhir.location
        )
        yield said(sentence, "start-of-day/dark-menhirs")
    before = dict(zip(request.menhirs, request.dials, strict=True))
    for menhir in now.active:
        told = {"location": menhir.location, "before": before[menhir.location], "after": menhir.dial}
        if menhir.dial:
            sentence = phrase("The menhir on {location}: dial {before} → {after}.", **told)
        else:
            sentence = phrase("The menhir on {location} loses its dial and stays active for this one day.", **told)
        yield said(sentence, "start-of-day/menhir-dials")


def _character_entries(now: Morning, before: int) -> tuple[str, ...]:
    reading = "differences/health-and-terror-without-a-menhir"
    if before in now.removed:
        return ("menhirs/characters-on-removed-locations", reading, "faq/nearest-location")
    return ("menhirs/last-menhir", reading)


def _character_lines(now: Morning) -> Iterator[Line]:
    """What becomes of characters that no menhir protects."""
    for each in now.characters:
        if not each.suffers:
            continue
        told = {"before": each.before, "after": each.after, "lost": LOST_WITHOUT_MENHIR, "terror": LOST_WITHOUT_MENHIR}
        entries = _character_entries(now, each.before)
        moves = each.before in now.removed
        if now.lost is Track.HEALTH:
            sentence = (
                phrase("Character on {before}: loses {lost} health, gains {terror} terror, moves to {after}.", **told)
                if moves
                else phrase("Character on {before}: loses {lost} health and gains {terror} terror.", **told)
            )
        else:
            sentence = (
                phrase("Character on {before}: loses {lost} energy, gains {terror} terror, moves to {after}.", **told)
                if moves
                else phrase("Character on {before}: loses {lost} energy and gains {terror} terror.", **told)
            )
        yield said(sentence, *entries)


def _dial_lines(request: StartOfDayRequest, tokens: Sequence[Mapping[str, object]]) -> Iterator[Line]:
    """Step 4."""
    if request.time_dials:
        before, after = request.time_dials, [time_dial(number) for number in request.time_dials]
        shown = ", ".join(f"{old} → {new or '–'}" for old, new in zip(before, after, strict=True))
        yield said(phrase("Time dials: {dials} (– is removed).", dials=shown), "start-of-day/time-dials")
    if request.quest_dials:
        shown = ", ".join(str(quest_dial(number)) for number in request.quest_dials)
        yield said(phrase("Quest dials stay: {dials}.", dials=shown), "start-of-day/quest-dials")
    for each in tokens:
        several = ("faq/several-time-tokens",) if each["location"] in request.other_tokens else ()
        entries = ("start-of-day/time-dials", *several)
        told = {"location": each["location"], "others": each["others"]}
        if each["from_action"]:
            sentence = phrase("Location {location}: the daily action is free again; other time tokens taken: {others}.",
                              **told)  # fmt: skip
            yield said(sentence, *entries, "actions/once-per-day")
        else:
            yield said(phrase("Location {location}: time tokens taken: {others}.", **told), *entries)


def _guardians(request: StartOfDayRequest, now: Morning) -> tuple[dict[str, Any], list[Line]]:
    """Step 6: where each guardian ends, and the chances that one meets characters."""
    characters = frozenset(each.after for each in now.characters)
    staying = [location for location in request.guardians if location not in now.removed]
    ends: list[Mapping[int | None, Fraction]] = []
    told: list[dict[str, object]] = []
    lines: list[Line] = []
    for number, location in enumerate(request.guardians):
        if location in now.removed:
            lost: Mapping[int | None, Fraction] = {None: ONE}
            told.append(_guardian_json(location, lost, characters, ("faq/guardian-on-a-removed-location",)))
            sentence = phrase("Guardian on {location}: its location is removed, and its card discarded.",
                              location=location)  # fmt: skip
            lines.append(said(sentence, "faq/guardian-on-a-removed-location", leads=True))
            continue
        die, thrown = request.die.die(), number == 0 and request.roll is not None
        if thrown:
            rolled = {side: int(side == request.roll) for side in (*Direction, "blank", "discard")}
            die = GuardianDie({each: rolled[each] for each in Direction}, rolled["blank"], rolled["discard"])
        chances = guardian_ends(now.land, location, die)
        ends.append(chances)
        told.append(_guardian_json(location, chances, characters, _MOVES))
        lines += _guardian_lines(location, chances, characters, thrown)
    anywhere = meeting_anywhere(ends, characters)
    fields = {
        "guardians": told,
        "meeting": as_string(anywhere),
        "meeting_at": {str(at): as_string(share) for at, share in meeting(ends, characters).items()},
    }
    if staying and characters:
        sentence = phrase("A guardian meets characters: {chance}.", chance=anywhere)
        assumed = () if request.roll is not None and len(staying) == 1 else ("faq/faces-of-the-guardian-die",)
        lines.insert(0, said(sentence, "encounters/guardian-meets-characters", *assumed, leads=True))
    return fields, lines


def _guardian_json(
    location: int, chances: Mapping[int | None, Fraction], characters: frozenset[int], entries: Sequence[str]
) -> dict[str, object]:
    return {
        "location": location,
        "ends": [
            {"location": end, "meets": end in characters, "probability": as_string(share)}
            for end, share in chances.items()
        ],
        "entries": whole(*entries),
    }


def _guardian_lines(
    location: int, chances: Mapping[int | None, Fraction], characters: frozenset[int], thrown: bool
) -> Iterator[Line]:
    """Where one guardian ends, the likeliest first."""
    assumed = () if thrown else ("faq/faces-of-the-guardian-die",)
    yield said(phrase("Guardian on {location}:", location=location), "start-of-day/guardians", leads=True)
    for end, chance in sorted(chances.items(), key=lambda item: (-item[1], item[0] or 0)):
        told = {"location": end, "chance": chance}
        if end is None:
            yield said(phrase("It leaves the map: {chance}.", **told), "encounters/guardian-die", *assumed)
        elif end == location:
            lonely = ("faq/guardian-without-a-neighbour",) if chance == 1 and not thrown else ()
            sentence = (
                phrase("It stays and meets the characters there: {chance}.", **told)
                if end in characters
                else phrase("It stays: {chance}.", **told)
            )
            yield said(sentence, *_MOVES, *lonely, *assumed)
        else:
            sentence = (
                phrase("It moves to {location} and meets the characters there: {chance}.", **told)
                if end in characters
                else phrase("It moves to {location}: {chance}.", **told)
            )
            yield said(sentence, *_MOVES, *assumed)


_MOVES = ("encounters/guardian-die", "encounters/guardian-moves")
_SIDES = {
    "north": phrase("up (north)"),
    "east": phrase("right (east)"),
    "south": phrase("down (south)"),
    "west": phrase("left (west)"),
    "blank": phrase("blank"),
    "discard": phrase("discard"),
}
FORM = {
    "map": ". 102 .\n103 101 104\n. 105 .", "menhirs": [101], "dials": [3], "characters": [101], "guardians": [104],
    "roll": None, "time_dials": [], "quest_dials": [], "used_actions": [], "other_tokens": [],
    **{f"die.{side}": 1 for side in _SIDES},
}  # fmt: skip

SITUATIONS = (
    Situation(
        id="tainted-grail/start-of-day",
        title=phrase("Start of the day"),
        request=StartOfDayRequest,
        ask=ask,
        variants={
            "lost-without-menhir": Variant(
                phrase("What characters without a menhir lose"),
                ("health", "energy"),
                "differences/health-and-terror-without-a-menhir",
            ),
            "nearest-by": Variant(
                phrase("How the nearest location is found"), tuple(map(str, Metric)), "faq/nearest-location"
            ),
            "time-tokens": Variant(
                phrase("Time tokens that leave a location"),
                ("action-and-one-other", "one"),
                "faq/several-time-tokens",
            ),
        },
        words={
            "health": phrase("health"),
            "energy": phrase("energy"),
            "edges": phrase("from edge to edge"),
            "diagonals": phrase("diagonally too"),
            "paths": phrase("over joined ways"),
            "action-and-one-other": phrase("that of the daily action and 1 other"),
            "one": phrase("1 in all"),
        },
        form=FORM,
        labels={
            "map": phrase("Map"),
            "menhirs": phrase("Locations of menhirs, as 101, 110"),
            "dials": phrase("Their dials, as 3, 1 (0: none)"),
            "characters": phrase("Locations of the characters"),
            "guardians": phrase("Locations of guardians"),
            "roll": phrase("Guardian die for the first, if thrown"),
            "time_dials": phrase("Time dials, as 3, 1"),
            "quest_dials": phrase("Quest dials, as 4"),
            "used_actions": phrase("Locations whose daily action is used"),
            "other_tokens": phrase("Locations with other time tokens"),
            **{f"die.{side}": phrase("Faces of the die: {side}", side=name) for side, name in _SIDES.items()},
            **{f"roll.{side}": name for side, name in _SIDES.items()},
        },
        more=frozenset(
            {"roll", "time_dials", "quest_dials", "used_actions", "other_tokens", *(f"die.{each}" for each in _SIDES)}
        ),
        about=phrase("Which locations leave the map, what happens to characters there, and where guardians may move."),
        guide=GUIDE,
        group=DAYS,
    ),
)
