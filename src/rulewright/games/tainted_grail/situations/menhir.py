"""The situation `tainted-grail/menhir`: the dial of a menhir, its duration, its cost, its range."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.games.tainted_grail.data.character import Mode
from rulewright.games.tainted_grail.data.land import in_range_of_any, out_of_range
from rulewright.games.tainted_grail.data.land_picture import land_picture
from rulewright.games.tainted_grail.data.menhirs import (
    MenhirLifetime,
    cost_of_activating,
    dial_on_activating,
    extended,
    first_dial,
    players_counted,
    revealed_on_activating,
    span,
)
from rulewright.games.tainted_grail.phrases import phrase
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
from rulewright.games.tainted_grail.situations.report_lines import full_ids, report_line
from rulewright.games.tainted_grail.situations.request_fields import PlayerCount
from rulewright.language.phrase import Phrase
from rulewright.pictures.picture import Tint
from rulewright.situations.problem import Preview, Report, Statement
from rulewright.situations.request import (
    Flag,
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
    idle_field_error,
    missing_field_error,
)
from rulewright.situations.situation import Situation, Variant

PerPlayer = Annotated[int, Field(ge=-9, le=9, strict=True)]
CostNumber = Annotated[int, Field(ge=0, le=99, strict=True)]


class MenhirVariants(Variants):
    """The reading of the first day."""

    first_day_has_a_start: Flag = True


class MenhirRequest(RequestModel):
    """The activation of a menhir: the first of the game, or with `base` one on a `day` (`tainted-grail/menhir`).

    - `base` and `per_player`: the number on its dial, plus so many more or (negative) fewer for each player.
    - `left`: the number still on the dial of a menhir that is activated again, 0 without a dial.
    - `cost` and `cost_per_player`: the price in one resource that its text names.
    - `location`: its place on the `map`; `others`: the places of other active menhirs.
    """

    situation: Literal["tainted-grail/menhir"]
    players: PlayerCount
    mode: Mode = Mode.NORMAL
    base: Annotated[int, Field(ge=1, le=20, strict=True)] | None = None
    per_player: PerPlayer = 0
    day: Annotated[int, Field(ge=1, le=999, strict=True)] = 1
    left: Annotated[int, Field(ge=0, le=20, strict=True)] | None = None
    cost: CostNumber | None = None
    cost_per_player: PerPlayer = 0
    map: MapText | None = None
    location: LocationNumber | None = None
    others: Locations = ()
    variants: MenhirVariants = default_variants(MenhirVariants)

    @model_validator(mode="after")
    def _check_consistency(self) -> MenhirRequest:
        if self.base is None:
            for field in ("left", "cost"):
                if getattr(self, field) is not None:
                    raise contradiction_error(
                        f"{field} = {getattr(self, field)}",
                        phrase("the-first-menhir-stands-there-from"),
                        phrase("give-base-or-take-it-out"),
                    )
            if self.day != 1:
                raise idle_field_error("day", self.day)
        elif self.dial < 1:
            raise contradiction_error(
                f"base = {self.base}, per_player = {self.per_player}",
                phrase("the-dial-would-be-set-to", dial=self.dial),
                phrase("correct-the-numbers-of-the-menhirs"),
            )
        if self.cost is None and self.cost_per_player:
            raise idle_field_error("cost_per_player", self.cost_per_player)
        if self.cost is not None and self.price < 0:
            raise contradiction_error(
                f"cost = {self.cost}, cost_per_player = {self.cost_per_player}",
                phrase("the-cost-would-be-cost", cost=self.price),
                phrase("correct-the-numbers-of-the-menhirs"),
            )
        if self.map is None:
            if self.location is not None or self.others:
                raise missing_field_error("map", phrase("draw-the-map-on-which-the"))
            return self
        if self.location is None:
            raise missing_field_error("location", phrase("tell-on-which-location-of-the"))
        land = parse_map(self.map)
        require("location", (self.location,), land)
        require("others", self.others, land)
        return self

    @property
    def dial(self) -> int:
        """The number to which the dial is set."""
        if self.base is None:
            return first_dial(self.players, self.mode)
        return dial_on_activating(self.base, self.per_player, self.players, self.mode)

    @property
    def price(self) -> int:
        """The cost of activation."""
        return cost_of_activating(self.cost or 0, self.cost_per_player, self.players, self.mode)

    @property
    def first_morning(self) -> int:
        """The first day at whose start the dial goes down."""
        at_setup = self.base is None and self.variants.first_day_has_a_start
        return 1 if at_setup else 2 if self.base is None else self.day + 1


def build_report(request: MenhirRequest) -> Report:
    """Build the answer to `tainted-grail/menhir`."""
    lasts = span(request.dial, request.first_morning)
    fields: dict[str, Any] = {
        "dial": request.dial,
        "players_counted": players_counted(request.players, request.mode),
        "dial_goes_on_day": lasts.dial_removal_day,
        "last_day": lasts.last_day,
        "removed_on_day": lasts.menhir_removal_day,
        "entries": full_ids(*_dial_entries(request)),
    }
    lines = list(_dial_lines(request, lasts))
    if request.left is not None:
        gained = extended(request.left, request.dial)[1]
        fields["days_gained"] = gained
        lines.append(
            report_line(
                phrase("days-that-the-old-dial-had",
                       left=request.left, gained=gained, lost=max(-gained, 0)),
                "menhirs/extending",
            )
        )  # fmt: skip
    if request.cost is not None:
        fields["cost"] = request.price
        entries = ("actions/menhir-cost", *_mode_entries(request, Mode.STORY))
        lines.append(report_line(phrase("activating-costs-cost-of-the-resource", cost=request.price), *entries))
    sketch = None
    if request.map is not None and request.location is not None:
        told, range_lines = _range_fields_and_lines(request, request.map, request.location)
        fields |= told
        lines += range_lines
        sketch = _draw_sketch(request, request.map, request.location)
    return Report(request.situation, fields, tuple(lines), preview=sketch)


def _mode_entries(request: MenhirRequest, *modes: Mode) -> tuple[str, ...]:
    """The entries of the mode, if it is one of these and matters."""
    entries = {
        Mode.STORY: "campaign/story-mode" if request.players > 1 else "campaign/easy-solo",
        Mode.CHALLENGE: "campaign/challenge-world",
    }
    return (entries[request.mode],) if request.mode in modes else ()


def _dial_entries(request: MenhirRequest) -> tuple[str, ...]:
    if request.base is None:
        return ("setup/first-menhir", *_mode_entries(request, Mode.STORY))
    again = ("menhirs/extending",) if request.left is not None else ()
    challenge = ("differences/shorter-menhirs-in-challenge-mode",) if request.mode is Mode.CHALLENGE else ()
    return ("menhirs/activating", *again, *_mode_entries(request, Mode.STORY, Mode.CHALLENGE), *challenge)


def _dial_lines(request: MenhirRequest, lasts: MenhirLifetime) -> Iterator[Statement]:
    yield report_line(phrase("the-dial-is-set-to-dial", dial=request.dial), *_dial_entries(request), leads=True)
    first_day = ("faq/first-day",) if request.base is None else ()
    yield report_line(
        phrase("the-menhir-is-active-up-to", last=lasts.last_day),
        "menhirs/dial", "start-of-day/menhir-dials", *first_day, leads=True,
    )  # fmt: skip
    yield report_line(
        phrase("at-the-start-of-day-day",
               day=lasts.dial_removal_day),
        "start-of-day/menhir-dials",
    )  # fmt: skip
    yield report_line(
        phrase("at-the-start-of-day-day-the",
               day=lasts.menhir_removal_day),
        "start-of-day/dark-menhirs", "menhirs/extending",
    )  # fmt: skip


def _range_fields_and_lines(request: MenhirRequest, text: str, location: int) -> tuple[dict[str, Any], list[Statement]]:
    """The locations in range, those out of range, and those laid out at once."""
    land = parse_map(text)
    menhirs = (*request.others, location)
    laid_out = () if request.base is None else revealed_on_activating(land, location, request.others)
    land = land.with_revealed(laid_out)
    outside = out_of_range(land, menhirs)
    fields = {
        "in_range": sorted(number for number in land.revealed if in_range_of_any(land, number, (location,))),
        "in_range_of_others": sorted(
            number for number in land.revealed - outside if not in_range_of_any(land, number, (location,))
        ),
        "out_of_range": sorted(outside),
        "laid_out": list(laid_out),
    }
    lines = [report_line(fill_locations(phrase("in-range-locations"), fields["in_range"]), "menhirs/range", leads=True)]
    if request.others:
        sentence = fill_locations(phrase("in-range-of-other-menhirs-only"), fields["in_range_of_others"])
        lines.append(report_line(sentence, "menhirs/range"))
    if outside:
        sentence = fill_locations(phrase("out-of-range-discarded-at-the"), outside)
        lines.append(report_line(sentence, "menhirs/range", "start-of-day/locations-out-of-range"))
    if laid_out:
        sentence = fill_locations(phrase("laid-out-at-once-locations"), laid_out)
        lines.append(report_line(sentence, "menhirs/new-locations", "locations/revealing"))
    return fields, lines


def _draw_sketch(request: MenhirRequest, text: str, location: int) -> Preview:
    """The map with the menhirs' range, including locations that are not on the table."""
    land, menhirs = parse_map(text), (*request.others, location)
    reached = {number for number in land.places if in_range_of_any(land, number, menhirs)}
    tints = {number: Tint.LEAF if number in reached else Tint.ROCK for number in land.places}
    states = {number: phrase("in-range") if number in reached else phrase("out-of-range") for number in land.places}
    return Preview(
        land_picture(
            land,
            tints | dict.fromkeys(menhirs, Tint.GOLD),
            states | dict.fromkeys(menhirs, phrase("menhir")),
        ),
        phrase("gold-menhirs-green-in-range-grey"),
    )


def fill_locations(sentence: Phrase, numbers: Collection[int]) -> Phrase:
    """The sentence with `$locations`, a list, and their `$count`."""
    return sentence.with_values({"locations": tuple(map(str, sorted(numbers))), "count": len(numbers)})


SITUATION = Situation(
    id="tainted-grail/menhir",
    vocabulary=VOCABULARY,
    request=MenhirRequest,
    problem_builder=build_report,
    variants={
        "first-day-has-a-start": Variant(phrase("variant-first-day-has-a-start"), (True, False), "faq/first-day")
    },
    form_defaults={
        "players": 2, "mode": "normal", "base": None, "per_player": -1, "day": 1, "left": None, "cost": None,
        "cost_per_player": 0, "map": None, "location": None, "others": [],
    },
    advanced_fields=frozenset({"cost", "cost_per_player", "location", "map", "others"}),
    map_input=TAPPED_MAP,
    notation_guide=(phrase("without-a-dial-in-the-text"), *GUIDE),
    group=LAND_GROUP,
)  # fmt: skip
