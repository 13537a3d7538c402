"""The situation `tainted-grail/start-of-day`: the changes in the first steps of a day, and the guardians' moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.engine.arithmetic import ONE, ZERO, as_string
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.data.character import Mode, SurvivalTrack
from rulewright.games.tainted_grail.data.land import Direction
from rulewright.games.tainted_grail.data.land_picture import land_picture
from rulewright.games.tainted_grail.data.possessions import ItemKeyword, item_limit, to_turn_face_down
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.start_of_day import (
    LOST_WITHOUT_MENHIR,
    GuardianDie,
    Menhir,
    Metric,
    MorningResult,
    guardian_ends,
    meeting,
    morning,
    probability_of_any_meeting,
    quest_dial,
    random_events,
    time_dial,
    tokens_taken,
)
from rulewright.games.tainted_grail.situations.character_request import (
    CharacterRequest,
    CharacterSheet,
    read_character,
)
from rulewright.games.tainted_grail.situations.defaults import DAYS_GROUP, KEYWORD_NAMES, NO_NAMES, VOCABULARY
from rulewright.games.tainted_grail.situations.map_text import (
    GUIDE,
    TAPPED_MAP,
    Locations,
    MapText,
    parse_map,
    require_on_table,
)
from rulewright.games.tainted_grail.situations.menhir import fill_locations
from rulewright.games.tainted_grail.situations.named_pieces import Uses, name_pieces
from rulewright.games.tainted_grail.situations.report_lines import full_ids, report_line
from rulewright.pictures.picture import Tint
from rulewright.situations.problem import Preview, Report, Statement
from rulewright.situations.request import (
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
    missing_field_error,
)
from rulewright.situations.situation import Situation, Variant


def menhir_lines(now: MorningResult, request: StartOfDayRequest) -> Iterator[Statement]:
    """Steps 1 to 3, in the order of the steps; the most important line first."""
    if now.removed:
        yield report_line(
            fill_locations(phrase("locations-removed-locations"), now.removed),
            "start-of-day/locations-out-of-range", "menhirs/range", leads=True,
        )  # fmt: skip
    elif now.active:
        yield report_line(phrase("no-location-is-removed"), "start-of-day/locations-out-of-range", leads=True)
    else:
        yield report_line(phrase("no-menhir-is-active-so-no"), "menhirs/last-menhir", leads=True)
    for menhir in now.dark:
        sentence = phrase("the-menhir-on-location-has-no", location=menhir.location)
        yield report_line(sentence, "start-of-day/dark-menhirs")
    before = dict(zip(request.menhirs, request.dials, strict=True))
    for menhir in now.active:
        told = {"location": menhir.location, "before": before[menhir.location], "after": menhir.dial}
        if menhir.dial:
            sentence = phrase("the-menhir-on-location-dial-before", **told)
        else:
            sentence = phrase("the-menhir-on-location-loses-its", **told)
        yield report_line(sentence, "start-of-day/menhir-dials")


def character_entries(now: MorningResult, before: int) -> tuple[str, ...]:
    """The rules by which a character suffers on a location that no menhir protects."""
    reading = "differences/health-and-terror-without-a-menhir"
    if before in now.removed:
        return ("menhirs/characters-on-removed-locations", reading, "faq/nearest-location")
    return ("menhirs/last-menhir", reading)


def character_lines(now: MorningResult) -> Iterator[Statement]:
    """The losses of characters that no menhir protects."""
    for each in now.characters:
        if not each.suffers:
            continue
        told = {"before": each.before, "after": each.after, "lost": LOST_WITHOUT_MENHIR, "terror": LOST_WITHOUT_MENHIR}
        entries = character_entries(now, each.before)
        moves = each.before in now.removed
        if now.lost_track is SurvivalTrack.HEALTH:
            sentence = (
                phrase("character-on-before-loses-lost-health", **told)
                if moves
                else phrase("character-on-before-loses-lost-health-and", **told)
            )
        else:
            sentence = (
                phrase("character-on-before-loses-lost-energy", **told)
                if moves
                else phrase("character-on-before-loses-lost-energy-and", **told)
            )
        yield report_line(sentence, *entries)


def dial_lines(request: StartOfDayRequest, tokens: Sequence[Mapping[str, object]]) -> Iterator[Statement]:
    """Step 4."""
    if request.time_dials:
        before, after = request.time_dials, [time_dial(number) for number in request.time_dials]
        shown = tuple(phrase("dial-turned", before=old, after=new or 0) for old, new in zip(before, after, strict=True))
        yield report_line(phrase("time-dials-dials-is-removed", dials=shown), "start-of-day/time-dials")
    if request.quest_dials:
        staying = tuple(str(quest_dial(number)) for number in request.quest_dials)
        yield report_line(
            phrase("quest-dials-stay-dials", dials=staying, count=len(staying)), "start-of-day/quest-dials"
        )
    for each in tokens:
        several = ("faq/several-time-tokens",) if each["location"] in request.other_tokens else ()
        entries = ("start-of-day/time-dials", *several)
        told = {"location": each["location"], "others": each["others"]}
        if each["from_action"]:
            sentence = phrase("location-location-the-daily-action-is",
                              **told)  # fmt: skip
            yield report_line(sentence, *entries, "actions/once-per-day")
        else:
            yield report_line(phrase("location-location-time-tokens-taken-others", **told), *entries)


def event_line(count: int, mode: Mode) -> Statement:
    """Step 5, if a card adds to the event deck."""
    fewer = ("campaign/challenge-world",) if mode is Mode.CHALLENGE else ()
    sentence = phrase("random-events-to-put-on-top", count=count)
    return report_line(sentence, "setup/random-events", *fewer, leads=True)


def equipment_lines(face_down: Mapping[ItemKeyword, int], excess: int | None) -> Iterator[Statement]:
    """Step 8."""
    for keyword, count in face_down.items():
        sentence = phrase("to-turn-face-down-keyword-count", keyword=KEYWORD_NAMES[keyword], count=count)
        yield report_line(sentence, "start-of-day/choosing-equipment", "possessions/one-per-keyword", leads=True)
    if excess:
        yield report_line(phrase("items-too-many-count", count=excess), "campaign/challenge-limits", leads=True)


def guardian_fields_and_lines(request: StartOfDayRequest, now: MorningResult) -> tuple[dict[str, Any], list[Statement]]:
    """Step 6: the final location of each guardian, and the chance that one meets characters."""
    characters = frozenset(each.after for each in now.characters)
    ends: list[Mapping[int | None, Fraction]] = []
    told: list[dict[str, object]] = []
    lines: list[Statement] = []
    assumed: tuple[str, ...] = ()
    known = request.roll  # of the first guardian whose die is thrown
    for location in request.guardians:
        if location in now.removed:
            lost: Mapping[int | None, Fraction] = {None: ONE}
            told.append(_guardian_json(location, lost, characters, ("faq/guardian-on-a-removed-location",)))
            sentence = phrase("guardian-on-location-its-location-is",
                              location=location)  # fmt: skip
            lines.append(report_line(sentence, "faq/guardian-on-a-removed-location", leads=True))
            continue
        die, rolled, known = request.die.to_guardian_die(), known, None
        if rolled is not None:
            faces = {side: int(side == rolled) for side in (*Direction, "blank", "discard")}
            die = GuardianDie({each: faces[each] for each in Direction}, faces["blank"], faces["discard"])
        else:
            assumed = _ASSUMED_DIE_ENTRIES
        chances = guardian_ends(now.land, location, die)
        ends.append(chances)
        told.append(_guardian_json(location, chances, characters, _MOVE_ENTRIES))
        lines += _guardian_lines(location, chances, characters, rolled is not None)
    anywhere = probability_of_any_meeting(ends, characters)
    fields = {
        "guardians": told,
        "meeting": as_string(anywhere),
        "meeting_at": {str(at): as_string(share) for at, share in meeting(ends, characters).items()},
    }
    if ends and characters:
        likely = "impossible" if not anywhere else "certain" if anywhere == 1 else "likely"
        sentence = phrase("a-guardian-meets-characters-chance", chance=anywhere, likely=likely, guardians=len(ends))
        lines.insert(0, report_line(sentence, "encounters/guardian-meets-characters", *assumed, leads=True))
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
        "entries": full_ids(*entries),
    }


def _guardian_lines(
    location: int, chances: Mapping[int | None, Fraction], characters: frozenset[int], thrown: bool
) -> Iterator[Statement]:
    """The possible final locations of one guardian, the likeliest first."""
    assumed = () if thrown else _ASSUMED_DIE_ENTRIES
    yield report_line(phrase("guardian-on-location", location=location), "start-of-day/guardians", leads=True)
    for end, chance in sorted(chances.items(), key=lambda item: (-item[1], item[0] or 0)):
        told = {"location": end, "chance": chance}
        met = ("encounters/guardian-meets-characters",) if end in characters else ()
        if end is None:
            yield report_line(phrase("it-leaves-the-map-chance", **told), "encounters/guardian-die", *assumed)
        elif end == location:
            lonely = ("faq/guardian-without-a-neighbour",) if chance == 1 and not thrown else ()
            sentence = (
                phrase("it-stays-and-meets-the-characters", **told)
                if end in characters
                else phrase("it-stays-chance", **told)
            )
            yield report_line(sentence, *_MOVE_ENTRIES, *met, *lonely, *assumed)
        else:
            sentence = (
                phrase("it-moves-to-location-and-meets", **told)
                if end in characters
                else phrase("it-moves-to-location-chance", **told)
            )
            yield report_line(sentence, *_MOVE_ENTRIES, *met, *assumed)


_MOVE_ENTRIES = ("encounters/guardian-die", "encounters/guardian-moves")
_ASSUMED_DIE_ENTRIES = ("faq/faces-of-the-guardian-die",)
DIE_SIDES = {side: phrase(f"side-{side}") for side in (*Direction, "blank", "discard")}


FaceCount = Annotated[int, Field(ge=0, le=12, strict=True)]
Count = Annotated[int, Field(ge=0, le=20, strict=True)]
Dials = Annotated[tuple[Annotated[int, Field(ge=1, le=20, strict=True)], ...], Field(max_length=20)]
MenhirDials = Annotated[tuple[Annotated[int, Field(ge=0, le=20, strict=True)], ...], Field(max_length=12)]


class DieRequest(RequestModel):
    """Numbers of faces of the guardian die per result. The rulebook gives none: one of each is assumed."""

    north: FaceCount = 1
    east: FaceCount = 1
    south: FaceCount = 1
    west: FaceCount = 1
    blank: FaceCount = 1
    discard: FaceCount = 1

    def to_guardian_die(self) -> GuardianDie:
        """Convert to the type of the rules."""
        return GuardianDie({each: getattr(self, each) for each in Direction}, self.blank, self.discard)


class FaceUpRequest(RequestModel):
    """Numbers of face-up items, and secrets, of one character per keyword."""

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


class StartOfDayRequest(RequestModel):
    """The map, and everything on it, when a day begins (`tainted-grail/start-of-day`).

    - `menhirs`: locations of menhirs. If there are `characters`, no menhir at all is written as an empty list.
    - `dials`: the number on the dial of each menhir, in the same order, 0 without a dial.
    - `characters` and `guardians`: the location of each one.
    - `time_dials` and `quest_dials`: the numbers on such dials.
    - `used_actions`: locations with a time token on their daily action; `other_tokens`: a location for each other one.
    - `random_events`: the number of events that a card adds to the event deck.
    - `roll`: the result of the die, if it is rolled already, for the first guardian whose location is not removed.
    - `face_up`: the face-up items and secrets of one character per keyword; `items`: the number of all its items. By
      default those that `hero` names.
    - `mode`: the difficulty, which limits items and changes the number of random events.
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
    hero: CharacterRequest = CharacterRequest()
    face_up: FaceUpRequest = FaceUpRequest()
    items: Count | None = None
    mode: Mode = Mode.NORMAL
    variants: StartOfDayVariants = default_variants(StartOfDayVariants)

    @model_validator(mode="after")
    def _check_map(self) -> StartOfDayRequest:
        land = parse_map(self.map)
        for field in ("menhirs", "characters", "guardians", "used_actions", "other_tokens"):
            require_on_table(field, getattr(self, field), land)
        if self.characters and "menhirs" not in self.model_fields_set:
            raise missing_field_error("menhirs", phrase("name-the-locations-of-the-menhirs"))
        if len(self.menhirs) != len(self.dials):
            raise contradiction_error(
                "menhirs, dials",
                phrase("menhirs-menhirs-dials-dials", menhirs=len(self.menhirs), dials=len(self.dials)),
                phrase("give-each-menhir-a-dial-0"),
            )
        for field in ("menhirs", "used_actions"):
            twice = [each for each, count in Counter(getattr(self, field)).items() if count > 1]
            if twice:
                raise contradiction_error(
                    f"{field} = {twice[0]}",
                    phrase("location-number-is-named-twice", number=twice[0]),
                    phrase("keep-one-of-them"),
                )
        if not sum(self.die.model_dump().values()):
            raise contradiction_error(
                "die", phrase("the-guardian-die-has-no-face"), phrase("tell-how-many-faces-show-each")
            )
        if self.roll is not None and not self.guardians:
            raise contradiction_error(
                f"roll = {self.roll}",
                phrase("the-die-is-thrown-for-a"),
                phrase("tell-where-the-guardian-is-or"),
            )
        return self


def build_report(request: StartOfDayRequest) -> Report:
    """Build the answer to `tainted-grail/start-of-day`."""
    menhirs = tuple(Menhir(at, dial) for at, dial in zip(request.menhirs, request.dials, strict=True))
    lost = SurvivalTrack(request.variants.lost_without_menhir)
    now = morning(parse_map(request.map), menhirs, request.characters, request.variants.nearest_by, lost)
    fields: dict[str, Any] = {
        "dark": [menhir.location for menhir in now.dark],
        "active": [
            {"location": menhir.location, "dial": menhir.dial or None, "entries": full_ids("start-of-day/menhir-dials")}
            for menhir in now.active
        ],
        "removed_locations": list(now.removed),
        "characters": [
            {
                "before": each.before,
                "after": each.after,
                str(now.lost_track): -LOST_WITHOUT_MENHIR if each.suffers else 0,
                "terror": LOST_WITHOUT_MENHIR if each.suffers else 0,
                "entries": full_ids(*character_entries(now, each.before)) if each.suffers else [],
            }
            for each in now.characters
        ],
        "time_dials": [time_dial(number) for number in request.time_dials],
        "quest_dials": [quest_dial(number) for number in request.quest_dials],
        "time_tokens": _time_tokens_json(request, now),
    }
    lines = [*menhir_lines(now, request), *character_lines(now), *dial_lines(request, fields["time_tokens"])]
    if request.random_events is not None:
        fields["random_events"] = random_events(request.random_events, request.mode)
        lines.append(event_line(fields["random_events"], request.mode))
    if request.guardians:
        told, guardian_lines = guardian_fields_and_lines(request, now)
        fields |= told
        lines += guardian_lines
    sheet = read_character("hero", request.hero)
    _refuse_too_few_items(request, sheet)
    face_down = to_turn_face_down(_count_face_up(request, sheet))
    fields["face_down"] = {str(keyword): count for keyword, count in face_down.items()}
    excess = _count_excess_items(request, sheet)
    if excess is not None:
        fields["excess_items"] = excess
    lines += equipment_lines(face_down, excess)
    uses = Uses(
        is_morning=True,
        counted_keywords=frozenset(each for each in ItemKeyword if each.value in request.face_up.model_fields_set),
        mode=request.mode,
    )
    preview, named = _draw_sketch(request, now, fields), name_pieces(sheet, uses)
    return Report(request.situation, fields, tuple(lines), preview=preview, named=named)


def _draw_sketch(request: StartOfDayRequest, now: MorningResult, fields: Mapping[str, Any]) -> Preview:
    """The map before the morning, with its changes and the chance that a guardian ends on each location."""
    land = parse_map(request.map)
    active = [menhir.location for menhir in now.active]
    chances: dict[str, Fraction] = {}
    for guardian in fields.get("guardians", ()):
        for end in guardian["ends"]:
            if end["location"] is not None:
                missed = 1 - chances.get(str(end["location"]), ZERO)
                chances[str(end["location"])] = 1 - missed * (1 - Fraction(end["probability"]))
    states = dict.fromkeys(now.removed, phrase("removed")) | dict.fromkeys(active, phrase("active-menhir"))
    return Preview(
        land_picture(land, dict.fromkeys(now.removed, Tint.ROCK) | dict.fromkeys(active, Tint.GOLD), states),
        phrase("gold-menhirs-grey-removed-highlighted-characters"),
        {location: as_string(chance) for location, chance in chances.items()},
        tuple(str(each) for each in dict.fromkeys(moved.after for moved in now.characters)),
    )


def _time_tokens_json(request: StartOfDayRequest, now: MorningResult) -> list[dict[str, object]]:
    """The time tokens that leave each remaining location."""
    others = Counter(request.other_tokens)
    only_one = request.variants.time_tokens == "one"
    found: list[dict[str, object]] = []
    for location in sorted({*request.used_actions, *others} - set(now.removed)):
        action, other = tokens_taken(location in request.used_actions, others[location], only_one)
        found.append({"location": location, "from_action": action, "others": other})
    return found


def _refuse_too_few_items(request: StartOfDayRequest, sheet: CharacterSheet) -> None:
    """Raise an error for a number of items below that of the named ones."""
    if request.items is not None and request.items < len(sheet.items):
        raise BadInputError(
            "contradiction",
            f"items = {request.items}",
            phrase("more-items-are-named", items=request.items, named=len(sheet.items)),
            phrase("count-the-named-items-too"),
        )


def _count_face_up(request: StartOfDayRequest, sheet: CharacterSheet) -> Mapping[ItemKeyword, int]:
    """The number of face-up cards by keyword: as given, or else the named ones."""
    named, given = sheet.keywords(), request.face_up
    return {each: getattr(given, each) if each.value in given.model_fields_set else named[each] for each in ItemKeyword}


def _count_excess_items(request: StartOfDayRequest, sheet: CharacterSheet) -> int | None:
    """The number of items over the limit; `None` if no items are told of or nothing limits them."""
    limit = item_limit(request.mode)
    items = request.items if request.items is not None else len(sheet.items) if sheet.items else None
    return None if items is None or limit is None else max(items - limit, 0)


SITUATION = Situation(
    id="tainted-grail/start-of-day",
    vocabulary=VOCABULARY.with_composed({
        **{f"field-die.{side}": phrase("faces-of-the-die-side", side=name) for side, name in DIE_SIDES.items()},
        **{f"option-roll.{side}": name for side, name in DIE_SIDES.items()},
        **{f"field-face_up.{each}": phrase("face-up-keyword", keyword=name) for each, name in KEYWORD_NAMES.items()},
    }),
    request=StartOfDayRequest,
    problem_builder=build_report,
    variants={
        "lost-without-menhir": Variant(
            phrase("variant-lost-without-menhir"),
            ("health", "energy"),
            "differences/health-and-terror-without-a-menhir",
        ),
        "nearest-by": Variant(phrase("variant-nearest-by"), tuple(map(str, Metric)), "faq/nearest-location"),
        "time-tokens": Variant(
            phrase("variant-time-tokens"), ("one", "action-and-one-other"), "faq/several-time-tokens"
        ),
    },
    form_defaults={
        "map": ". 102 .\n103 101 104\n. 105 .", "menhirs": [101], "dials": [3], "characters": [101],
        "guardians": [104], "roll": None, "time_dials": [], "quest_dials": [], "used_actions": [], "other_tokens": [],
        "random_events": None, **{f"die.{side}": 1 for side in DIE_SIDES},
        **{f"face_up.{each}": 0 for each in ItemKeyword}, "items": None, "mode": "normal", **NO_NAMES,
    },
    advanced_fields=frozenset({
        *NO_NAMES,
        "items", "mode", "other_tokens", "quest_dials", "random_events", "roll", "time_dials", "used_actions",
        *(f"die.{each}" for each in DIE_SIDES), *(f"face_up.{each}" for each in ItemKeyword),
    }),
    map_input=TAPPED_MAP,
    notation_guide=GUIDE,
    group=DAYS_GROUP,
)  # fmt: skip
