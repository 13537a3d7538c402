"""The situation `tainted-grail/travel`: a party's possible destinations today, with their routes and costs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.engine.consequences import Consequence
from rulewright.games.tainted_grail.data.actions import price_per_member
from rulewright.games.tainted_grail.data.land import Land, revealed_on_arrival
from rulewright.games.tainted_grail.data.land_picture import land_picture
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.travel import (
    ArrivalDangers,
    arrival,
    count_payable_travels,
    find_routes,
    moved_by_effect,
)
from rulewright.games.tainted_grail.situations.defaults import LAND_GROUP, VOCABULARY
from rulewright.games.tainted_grail.situations.map_text import (
    GUIDE,
    TAPPED_MAP,
    LocationNumber,
    Locations,
    MapText,
    parse_map,
)
from rulewright.games.tainted_grail.situations.map_text import require_on_table as require
from rulewright.games.tainted_grail.situations.menhir import fill_locations
from rulewright.games.tainted_grail.situations.report_lines import (
    consequence_json,
    consequence_line,
    full_ids,
    report_line,
)
from rulewright.games.tainted_grail.situations.request_fields import TrackPoints
from rulewright.pictures.picture import Tint
from rulewright.situations.problem import Preview, Report, Statement
from rulewright.situations.request import Flag, RequestModel, contradiction_error, missing_field_error
from rulewright.situations.situation import Situation


class TravelRequest(RequestModel):
    """The journey of a character or party on a `map` (`tainted-grail/travel`).

    - `location`: the start; `energies`: the energy of each member.
    - `menhirs`: locations of active menhirs; locations in their range are laid out on the way.
    - `helping`: whether members may pay for each other.
    - `guardians` and `instant`: locations with a guardian or an instant rule; `avoid_guardians` bars the former.
    - `target`: a destination, to which the answer gives the way step by step.
    - `special_movement`: an effect moves the character to the `target`.
    """

    situation: Literal["tainted-grail/travel"]
    map: MapText
    location: LocationNumber
    energies: Annotated[tuple[TrackPoints, ...], Field(min_length=1, max_length=4)]
    menhirs: Locations = ()
    helping: Flag = True
    guardians: Locations = ()
    instant: Locations = ()
    avoid_guardians: Flag = False
    target: LocationNumber | None = None
    special_movement: Flag = False

    @model_validator(mode="after")
    def _check_map(self) -> TravelRequest:
        land = parse_map(self.map)
        require("location", (self.location,), land)
        require("menhirs", self.menhirs, land)
        require("guardians", self.guardians, land)
        for number in self.instant:
            if number not in land.places:
                raise contradiction_error(
                    f"instant = {number}",
                    phrase("location-number-is-not-on-the-map", number=number),
                    phrase("write-it-into-the-map-or"),
                )
        if self.special_movement:
            if self.target is None:
                raise missing_field_error("target", phrase("tell-where-the-effect-moves-the"))
            require("target", (self.target,), land)
        elif self.target is not None:
            if self.target not in land.places:
                raise contradiction_error(
                    f"target = {self.target}",
                    phrase("location-number-is-not-on-the-map", number=self.target),
                    phrase("write-it-into-the-map-or"),
                )
            if self.target == self.location:
                raise contradiction_error(
                    f"target = {self.target}", phrase("the-character-is-there-already"), phrase("take-it-out")
                )
        return self

    @property
    def dangers(self) -> ArrivalDangers:
        """The dangers of arriving at a location."""
        return ArrivalDangers(frozenset(self.guardians), frozenset(self.instant))

    def energy_cost(self, travels: int) -> int:
        """The energy that the Travel actions cost all members together."""
        return travels * price_per_member() * len(self.energies)


def build_report(request: TravelRequest) -> Report:
    """Build the answer to `tainted-grail/travel`."""
    land = parse_map(request.map)
    if request.special_movement and request.target is not None:
        return _build_special_movement_report(request, land, request.target)
    routes = find_routes(land, request.location, request.menhirs, request.dangers.guardians, request.avoid_guardians)
    most = count_payable_travels(request.energies, request.helping)
    near = {number: way for number, way in sorted(routes.items()) if len(way) <= most}
    near = dict(sorted(near.items(), key=lambda item: len(item[1])))
    far = {number: way for number, way in sorted(routes.items()) if len(way) > most}
    apart = sorted(land.revealed - routes.keys() - {request.location})
    laid_out = sorted({number for number in near if number not in land.revealed})
    fields: dict[str, Any] = {
        "travels": most,
        "reachable": [_route_json(request, number, way) for number, way in near.items()],
        "too_far": [_route_json(request, number, way) for number, way in far.items()],
        "no_way": apart,
        "laid_out": laid_out,
        "entries": full_ids(*_travel_entries(request)),
    }
    lines = [
        report_line(fill_locations(phrase("reachable-today-locations"), near), *_travel_entries(request), leads=True),
        report_line(
            phrase("travel-actions-that-can-be-paid", travels=most, party=len(request.energies)),
            *_travel_entries(request),
        ),
    ]
    if request.target is not None:
        told, target_lines = _target_fields_and_lines(request, land, request.target, routes.get(request.target), most)
        fields["target"] = told
        lines = [*target_lines, *lines]
    lines += [_route_line(request, number, way) for number, way in near.items()]
    if laid_out:
        sentence = fill_locations(phrase("not-revealed-yet-laid-out-on"), laid_out)
        lines.append(report_line(sentence, "locations/revealing", "menhirs/range"))
    if far:
        lines.append(report_line(fill_locations(phrase("too-far-for-today-locations"), far), *_travel_entries(request)))
    if apart:
        sentence = fill_locations(phrase("no-way-leads-to-locations"), apart)
        lines.append(report_line(sentence, "locations/direction-keys", "actions/no-diagonal-travel"))
    return Report(request.situation, fields, tuple(lines), preview=_draw_sketch(request, land, near))


def _draw_sketch(request: TravelRequest, land: Land, near: Mapping[int, Sequence[int]]) -> Preview:
    """The map with the number of Travel actions to each location in reach."""
    tints = {number: Tint.LEAF if number in near else Tint.ROCK for number in land.places}
    states = {number: phrase("reachable") if number in near else phrase("out-of-reach") for number in land.places}
    here = {request.location: phrase("where-you-are")}
    return Preview(
        land_picture(land, tints, states | here),
        phrase("highlighted-where-you-are-green-reachable"),
        {str(number): str(len(way)) for number, way in near.items()},
        (str(request.location),),
    )


def _travel_entries(request: TravelRequest) -> tuple[str, ...]:
    if len(request.energies) == 1:
        return ("actions/travel",)
    return ("actions/travel", "actions/party-travel", *(("parties/paying",) if request.helping else ()))


def _route_json(request: TravelRequest, number: int, way: Sequence[int]) -> dict[str, object]:
    paid = request.energy_cost(len(way))
    return {
        "location": number,
        "travels": len(way),
        "energy": paid,
        "left": max(sum(request.energies) - paid, 0),
        "way": list(way),
        "guardians": [each for each in way if each in request.guardians],
    }


def _route_line(request: TravelRequest, number: int, way: Sequence[int]) -> Statement:
    """The line about one location in reach."""
    paid = request.energy_cost(len(way))
    told: Mapping[str, object] = {
        "location": number,
        "way": " → ".join(map(str, way)),
        "travels": len(way),
        "energy": paid,
        "left": sum(request.energies) - paid,
        "party": len(request.energies),
    }
    met = [each for each in way if each in request.guardians]
    if met:
        sentence = phrase(
            "location-way-way-energy-energy-left",
            **told,
            guardians=tuple(map(str, met)),
            meetings=len(met),
        )
        return report_line(sentence, *_travel_entries(request), "encounters/guardian-meets-characters")
    return report_line(phrase("location-way-way-energy-energy-left-left", **told), *_travel_entries(request))


def _target_fields_and_lines(
    request: TravelRequest, land: Land, target: int, way: Sequence[int] | None, most: int
) -> tuple[dict[str, object], list[Statement]]:
    """The route to the target, arrival by arrival."""
    if way is None:
        sentence = phrase("no-way-leads-to-location", location=target)
        entries = ("locations/direction-keys", "actions/no-diagonal-travel", "locations/revealing")
        return {"location": target, "way": None}, [report_line(sentence, *entries, leads=True)]
    paid = request.energy_cost(len(way))
    lacking = max(len(way) - most, 0)
    told = {"location": target, "travels": len(way), "energy": paid, "lacking": lacking}
    if len(way) <= most:
        sentence = phrase("to-location-travel-actions-travels-energy", **told)
    else:
        sentence = phrase(
            "to-location-travel-actions-travels-energy-energy",
            **told,
            payable=most,
        )
    lines = [report_line(sentence, *_travel_entries(request), leads=True)]
    steps: list[dict[str, object]] = []
    for number in way:
        happened = arrival(land, number, request.menhirs, request.dangers)
        steps.append({"location": number, "effects": [consequence_json(each) for each in happened]})
        sentence = phrase("travel-to-location", location=number, lacking=lacking)
        lines.append(report_line(sentence, "actions/travel", "actions/arrival"))
        lines += _consequence_lines(happened)
        land = land.with_revealed(revealed_on_arrival(land, number, request.menhirs))
    return told | {"way": list(way), "steps": steps}, lines


def _build_special_movement_report(request: TravelRequest, land: Land, target: int) -> Report:
    """The consequences of special movement to the target."""
    happened = moved_by_effect(land, target, request.menhirs, request.dangers)
    fields = {"target": {"location": target, "energy": 0, "effects": [consequence_json(each) for each in happened]}}
    sentence = phrase("moved-to-location", location=target)
    lines = (
        report_line(sentence, "locations/special-movement", "actions/arrival", leads=True),
        *_consequence_lines(happened),
    )
    return Report(request.situation, fields, lines)


def _consequence_lines(happened: Sequence[Consequence]) -> list[Statement]:
    return [
        consequence_line(each, _SENTENCES, locations=(laid := _laid_out_locations(each)), count=len(laid))
        for each in happened
    ]


def _laid_out_locations(happened: Consequence) -> tuple[str, ...]:
    return tuple(str(happened.values.get("locations", "")).split(", "))


_SENTENCES = VOCABULARY.messages("travel-statement")

SITUATION = Situation(
    id="tainted-grail/travel",
    vocabulary=VOCABULARY,
    request=TravelRequest,
    problem_builder=build_report,
    form_defaults={
        "map": ". 102 .\n103 101 104\n. 105 (110)", "location": 101, "energies": [6], "menhirs": [101],
        "target": None, "guardians": [], "instant": [], "helping": True, "avoid_guardians": False,
        "special_movement": False,
    },
    advanced_fields=frozenset({"avoid_guardians", "guardians", "helping", "instant", "special_movement"}),
    map_input=TAPPED_MAP,
    notation_guide=GUIDE,
    group=LAND_GROUP,
)  # fmt: skip
