"""The situation `tainted-grail/start-of-day`: what the first steps of a day change, and where guardians may move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from rulewright.engine.rational import ZERO, as_string
from rulewright.games.tainted_grail.character import Track
from rulewright.games.tainted_grail.land_picture import land_picture
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.possessions import Keyword, item_limit, to_turn_face_down
from rulewright.games.tainted_grail.situations.defaults import DAYS, VOCABULARY
from rulewright.games.tainted_grail.situations.map_text import GUIDE, TAPPED_MAP, land_of
from rulewright.games.tainted_grail.situations.start_of_day_lines import (
    KEYWORDS,
    SIDES,
    character_entries,
    character_lines,
    dial_lines,
    equipment_lines,
    event_line,
    guardians,
    menhir_lines,
)
from rulewright.games.tainted_grail.situations.start_of_day_request import StartOfDayRequest
from rulewright.games.tainted_grail.situations.statements import whole
from rulewright.games.tainted_grail.start_of_day import (
    LOST_WITHOUT_MENHIR,
    Menhir,
    Metric,
    Morning,
    morning,
    quest_dial,
    random_events,
    time_dial,
    tokens_taken,
)
from rulewright.pictures.picture import Tint
from rulewright.situations import Report, Situation, Sketch, Variant


def ask(request: StartOfDayRequest) -> Report:
    """The answer to a `tainted-grail/start-of-day`."""
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
                "entries": whole(*character_entries(now, each.before)) if each.suffers else [],
            }
            for each in now.characters
        ],
        "time_dials": [time_dial(number) for number in request.time_dials],
        "quest_dials": [quest_dial(number) for number in request.quest_dials],
        "time_tokens": _tokens(request, now),
    }
    lines = [*menhir_lines(now, request), *character_lines(now), *dial_lines(request, fields["time_tokens"])]
    if request.random_events is not None:
        fields["random_events"] = random_events(request.random_events, request.mode)
        lines.append(event_line(fields["random_events"], request.mode))
    if request.guardians:
        told, guardian_lines = guardians(request, now)
        fields |= told
        lines += guardian_lines
    face_down = to_turn_face_down({each: getattr(request.face_up, each) for each in Keyword})
    fields["face_down"] = {str(keyword): count for keyword, count in face_down.items()}
    excess = _excess(request)
    if excess is not None:
        fields["excess_items"] = excess
    lines += equipment_lines(face_down, excess)
    return Report(request.situation, fields, tuple(lines), sketch=_sketch(request, now, fields))


def _sketch(request: StartOfDayRequest, now: Morning, fields: Mapping[str, Any]) -> Sketch:
    """The map as it was, with what the morning does to it and the chance that a guardian ends on each location."""
    land = land_of(request.map)
    active = [menhir.location for menhir in now.active]
    chances: dict[str, Fraction] = {}
    for guardian in fields.get("guardians", ()):
        for end in guardian["ends"]:
            if end["location"] is not None:
                missed = 1 - chances.get(str(end["location"]), ZERO)
                chances[str(end["location"])] = 1 - missed * (1 - Fraction(end["probability"]))
    states = dict.fromkeys(now.removed, phrase("removed")) | dict.fromkeys(active, phrase("active-menhir"))
    return Sketch(
        land_picture(land, dict.fromkeys(now.removed, Tint.ROCK) | dict.fromkeys(active, Tint.GOLD), states),
        phrase("gold-menhirs-grey-removed-highlighted-characters"),
        {location: as_string(chance) for location, chance in chances.items()},
        tuple(str(each) for each in dict.fromkeys(moved.after for moved in now.characters)),
    )


def _tokens(request: StartOfDayRequest, now: Morning) -> list[dict[str, object]]:
    """What leaves each location that stays and has time tokens."""
    others = Counter(request.other_tokens)
    only_one = request.variants.time_tokens == "one"
    found: list[dict[str, object]] = []
    for location in sorted({*request.used_actions, *others} - set(now.removed)):
        action, other = tokens_taken(location in request.used_actions, others[location], only_one)
        found.append({"location": location, "from_action": action, "others": other})
    return found


def _excess(request: StartOfDayRequest) -> int | None:
    """How many items are too many; `None` where their number is not told or nothing limits it."""
    limit = item_limit(request.mode)
    return None if request.items is None or limit is None else max(request.items - limit, 0)


SITUATION = Situation(
    id="tainted-grail/start-of-day",
    vocabulary=VOCABULARY.with_composed({
        **{f"field-die.{side}": phrase("faces-of-the-die-side", side=name) for side, name in SIDES.items()},
        **{f"option-roll.{side}": name for side, name in SIDES.items()},
        **{f"field-face_up.{each}": phrase("face-up-keyword", keyword=name) for each, name in KEYWORDS.items()},
    }),
    request=StartOfDayRequest,
    ask=ask,
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
    form={
        "map": ". 102 .\n103 101 104\n. 105 .", "menhirs": [101], "dials": [3], "characters": [101],
        "guardians": [104], "roll": None, "time_dials": [], "quest_dials": [], "used_actions": [], "other_tokens": [],
        "random_events": None, **{f"die.{side}": 1 for side in SIDES}, **{f"face_up.{each}": 0 for each in Keyword},
        "items": None, "mode": "normal",
    },
    more=frozenset({
        "items", "mode", "other_tokens", "quest_dials", "random_events", "roll", "time_dials", "used_actions",
        *(f"die.{each}" for each in SIDES), *(f"face_up.{each}" for each in Keyword),
    }),
    map=TAPPED_MAP,
    guide=GUIDE,
    group=DAYS,
)  # fmt: skip
