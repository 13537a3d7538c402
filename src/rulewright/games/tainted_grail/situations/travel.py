"""The situation `tainted-grail/travel`: where a character or party can go today, by which way, at what cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.engine.consequences import Consequence
from rulewright.games.tainted_grail.actions import price_per_member
from rulewright.games.tainted_grail.land import Land, revealed_on_arrival
from rulewright.games.tainted_grail.land_picture import land_picture
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.defaults import LAND, VOCABULARY
from rulewright.games.tainted_grail.situations.map_text import (
    GUIDE,
    TAPPED_MAP,
    LocationNumber,
    Locations,
    MapText,
    land_of,
)
from rulewright.games.tainted_grail.situations.map_text import require_on_table as require
from rulewright.games.tainted_grail.situations.menhir import locations_said
from rulewright.games.tainted_grail.situations.shapes import Points
from rulewright.games.tainted_grail.situations.statements import as_json, line, said, whole
from rulewright.games.tainted_grail.travel import Dangers, arrival, most_travels, moved_by_effect, ways
from rulewright.pictures.picture import Tint
from rulewright.situations import Line, Report, Situation, Sketch
from rulewright.situations.request import contradiction, missing
from rulewright.situations.shapes import Flag, Request


class TravelRequest(Request):
    """`tainted-grail/travel`: a character or party on `location` of a `map`, each member with so much of `energies`.

    `menhirs` are the locations of active menhirs: what they reach is laid out on the way. Members pay for each other
    unless `helping` is false. `guardians` and `instant` are locations with a guardian or an instant rule; with
    `avoid_guardians` no way enters a guardian's location. The way to a `target` is told step by step; with
    `special_movement` an effect moves the character there.
    """

    situation: Literal["tainted-grail/travel"]
    map: MapText
    location: LocationNumber
    energies: Annotated[tuple[Points, ...], Field(min_length=1, max_length=4)]
    menhirs: Locations = ()
    helping: Flag = True
    guardians: Locations = ()
    instant: Locations = ()
    avoid_guardians: Flag = False
    target: LocationNumber | None = None
    special_movement: Flag = False

    @model_validator(mode="after")
    def _everything_stands_on_the_map(self) -> TravelRequest:
        land = land_of(self.map)
        require("location", (self.location,), land)
        require("menhirs", self.menhirs, land)
        require("guardians", self.guardians, land)
        for number in self.instant:
            if number not in land.places:
                raise contradiction(
                    f"instant = {number}",
                    phrase("location-number-is-not-on-the-map", number=number),
                    phrase("write-it-into-the-map-or"),
                )
        if self.special_movement:
            if self.target is None:
                raise missing("target", phrase("tell-where-the-effect-moves-the"))
            require("target", (self.target,), land)
        elif self.target is not None:
            if self.target not in land.places:
                raise contradiction(
                    f"target = {self.target}",
                    phrase("location-number-is-not-on-the-map", number=self.target),
                    phrase("write-it-into-the-map-or"),
                )
            if self.target == self.location:
                raise contradiction(
                    f"target = {self.target}", phrase("the-character-is-there-already"), phrase("take-it-out")
                )
        return self

    @property
    def dangers(self) -> Dangers:
        """What awaits whoever arrives."""
        return Dangers(frozenset(self.guardians), frozenset(self.instant))

    def paid(self, travels: int) -> int:
        """The energy that so many Travel actions cost all members together."""
        return travels * price_per_member() * len(self.energies)


def ask(request: TravelRequest) -> Report:
    """The answer to a `tainted-grail/travel`."""
    land = land_of(request.map)
    if request.special_movement and request.target is not None:
        return _moved(request, land, request.target)
    routes = ways(land, request.location, request.menhirs, request.dangers.guardians, request.avoid_guardians)
    most = most_travels(request.energies, request.helping)
    near = {number: way for number, way in sorted(routes.items()) if len(way) <= most}
    near = dict(sorted(near.items(), key=lambda item: len(item[1])))
    far = {number: way for number, way in sorted(routes.items()) if len(way) > most}
    apart = sorted(land.revealed - routes.keys() - {request.location})
    laid_out = sorted({number for number in near if number not in land.revealed})
    fields: dict[str, Any] = {
        "travels": most,
        "reachable": [_told(request, number, way) for number, way in near.items()],
        "too_far": [_told(request, number, way) for number, way in far.items()],
        "no_way": apart,
        "laid_out": laid_out,
        "entries": whole(*_entries(request)),
    }
    lines = [
        said(locations_said(phrase("reachable-today-locations"), near), *_entries(request), leads=True),
        said(phrase("travel-actions-that-can-be-paid", travels=most), *_entries(request)),
    ]
    if request.target is not None:
        told, target_lines = _way_to(request, land, request.target, routes.get(request.target), most)
        fields["target"] = told
        lines = [*target_lines, *lines]
    lines += [_line(request, number, way) for number, way in near.items()]
    if laid_out:
        sentence = locations_said(phrase("not-revealed-yet-laid-out-on"), laid_out)
        lines.append(said(sentence, "locations/revealing", "menhirs/range"))
    if far:
        lines.append(said(locations_said(phrase("too-far-for-today-locations"), far), *_entries(request)))
    if apart:
        sentence = locations_said(phrase("no-way-leads-to-locations"), apart)
        lines.append(said(sentence, "locations/direction-keys", "actions/no-diagonal-travel"))
    return Report(request.situation, fields, tuple(lines), sketch=_sketch(request, land, near))


def _sketch(request: TravelRequest, land: Land, near: Mapping[int, Sequence[int]]) -> Sketch:
    """The map: what can be reached with how many Travel actions."""
    tints = {number: Tint.LEAF if number in near else Tint.ROCK for number in land.places}
    states = {number: phrase("reachable") if number in near else phrase("out-of-reach") for number in land.places}
    here = {request.location: phrase("where-you-are")}
    return Sketch(
        land_picture(land, tints, states | here),
        phrase("highlighted-where-you-are-green-reachable"),
        {str(number): str(len(way)) for number, way in near.items()},
        (str(request.location),),
    )


def _entries(request: TravelRequest) -> tuple[str, ...]:
    if len(request.energies) == 1:
        return ("actions/travel",)
    return ("actions/travel", "actions/party-travel", *(("parties/paying",) if request.helping else ()))


def _told(request: TravelRequest, number: int, way: Sequence[int]) -> dict[str, object]:
    paid = request.paid(len(way))
    return {
        "location": number,
        "travels": len(way),
        "energy": paid,
        "left": max(sum(request.energies) - paid, 0),
        "way": list(way),
        "guardians": [each for each in way if each in request.guardians],
    }


def _line(request: TravelRequest, number: int, way: Sequence[int]) -> Line:
    """One location that can be reached."""
    paid = request.paid(len(way))
    told: Mapping[str, object] = {
        "location": number,
        "way": " → ".join(map(str, way)),
        "travels": len(way),
        "energy": paid,
        "left": sum(request.energies) - paid,
    }
    met = [each for each in way if each in request.guardians]
    if met:
        sentence = phrase(
            "location-way-way-energy-energy-left",
            **told,
            guardians=tuple(map(str, met)),
            meetings=len(met),
        )
        return said(sentence, *_entries(request), "encounters/guardian-meets-characters")
    return said(phrase("location-way-way-energy-energy-left-left", **told), *_entries(request))


def _way_to(
    request: TravelRequest, land: Land, target: int, way: Sequence[int] | None, most: int
) -> tuple[dict[str, object], list[Line]]:
    """The way to the target, arrival by arrival."""
    if way is None:
        sentence = phrase("no-way-leads-to-location", location=target)
        entries = ("locations/direction-keys", "actions/no-diagonal-travel", "locations/revealing")
        return {"location": target, "way": None}, [said(sentence, *entries, leads=True)]
    paid = request.paid(len(way))
    lacking = max(len(way) - most, 0)
    told = {"location": target, "travels": len(way), "energy": paid, "lacking": lacking}
    if len(way) <= most:
        sentence = phrase("to-location-travel-actions-travels-energy", **told)
    else:
        sentence = phrase(
            "to-location-travel-actions-travels-energy-energy",
            **told,
        )
    lines = [said(sentence, *_entries(request), leads=True)]
    steps: list[dict[str, object]] = []
    for number in way:
        happened = arrival(land, number, request.menhirs, request.dangers)
        steps.append({"location": number, "effects": [as_json(each) for each in happened]})
        sentence = phrase("travel-to-location", location=number, lacking=lacking)
        lines.append(said(sentence, "actions/travel", "actions/arrival"))
        lines += _happened(happened)
        land = land.with_revealed(revealed_on_arrival(land, number, request.menhirs))
    return told | {"way": list(way), "steps": steps}, lines


def _moved(request: TravelRequest, land: Land, target: int) -> Report:
    """What special movement to the target brings."""
    happened = moved_by_effect(land, target, request.menhirs, request.dangers)
    fields = {"target": {"location": target, "energy": 0, "effects": [as_json(each) for each in happened]}}
    sentence = phrase("moved-to-location", location=target)
    lines = (said(sentence, "locations/special-movement", "actions/arrival", leads=True), *_happened(happened))
    return Report(request.situation, fields, lines)


def _happened(happened: Sequence[Consequence]) -> list[Line]:
    return [line(each, _SENTENCES, locations=(laid := _laid_out(each)), count=len(laid)) for each in happened]


def _laid_out(happened: Consequence) -> tuple[str, ...]:
    return tuple(str(happened.told.get("locations", "")).split(", "))


_SENTENCES = VOCABULARY.messages("travel-statement")

SITUATION = Situation(
    id="tainted-grail/travel",
    vocabulary=VOCABULARY,
    request=TravelRequest,
    ask=ask,
    form={
        "map": ". 102 .\n103 101 104\n. 105 (110)", "location": 101, "energies": [6], "menhirs": [101],
        "target": None, "guardians": [], "instant": [], "helping": True, "avoid_guardians": False,
        "special_movement": False,
    },
    more=frozenset({"avoid_guardians", "guardians", "helping", "instant", "special_movement"}),
    map=TAPPED_MAP,
    guide=GUIDE,
    group=LAND,
)  # fmt: skip
