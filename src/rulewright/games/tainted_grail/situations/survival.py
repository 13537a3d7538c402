"""The situation `tainted-grail/survival`: how a character stands, and how it will after days lived by a plan."""

from __future__ import annotations

from rulewright.games.tainted_grail.character import (
    Condition,
    Resource,
    energy_limit,
    is_dying,
    is_exhausted,
    is_going_insane,
    is_in_panic,
)
from rulewright.games.tainted_grail.end_of_day import Day, days_ahead
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.possessions import resource_limit
from rulewright.games.tainted_grail.situations.defaults import DAYS, VOCABULARY
from rulewright.games.tainted_grail.situations.statements import as_json, line, whole
from rulewright.games.tainted_grail.situations.survival_lines import SENTENCES, in_the_end, markers, of_a_day
from rulewright.games.tainted_grail.situations.survival_request import SurvivalRequest
from rulewright.games.tainted_grail.survival import Body, death, states
from rulewright.situations import Report, Situation, Variant


def ask(request: SurvivalRequest) -> Report:
    """The answer to a `tainted-grail/survival`: how the character stands now, day after day, and in the end."""
    body, now = request.body, request.condition
    days = days_ahead(
        now,
        request.character.food,
        request.plans(),
        body,
        losses_first=request.losses_first,
        falls_to_start=request.variants.energy_above_start == "falls-back",
        most_food=resource_limit(Resource.FOOD, request.mode),
    )
    last = days[-1] if days else None
    end, food = (last.after, last.food_after) if last else (now, request.character.food)
    stopped = None
    if last is not None and not last.is_possible:
        stopped = "cannot-pay"
    elif last is not None and is_dying(end.health):
        stopped = "dying"
    dies = is_dying(end.health)
    what_death_means = death(request.players, request.unused_characters, request.mode, request.variants.any_death_fails)
    fields = {
        "now": _standing(now, request.character.food, body),
        "days": [_day(number, day, body) for number, day in enumerate(days, start=1)],
        "end": _standing(end, food, body),
        "stopped": stopped,
        **({"death": as_json(what_death_means)} if dies else {}),
    }
    return Report(
        request.situation,
        fields,
        (
            *in_the_end(len(days), last, end, food, body),
            *([line(what_death_means, SENTENCES)] if dies else []),
            *(each for number, day in enumerate(days, start=1) for each in of_a_day(number, day)),
        ),
    )


def _standing(condition: Condition, food: int, body: Body) -> dict[str, object]:
    limit = energy_limit(condition.health, body.marker)
    return {
        **markers(condition, food),
        "energy_limit": limit,
        "exhausted": is_exhausted(condition),
        "panic": is_in_panic(condition, body.marker),
        "going_insane": is_going_insane(condition.terror, body.tray.terror_top),
        "dying": is_dying(condition.health),
        "entries": whole(*(entry for state in states(condition, body) for entry in state.entries)),
    }


def _day(number: int, day: Day, body: Body) -> dict[str, object]:
    return {
        "day": number,
        "morning": markers(day.morning, day.food),
        "evening": markers(day.evening, day.food_in_the_evening),
        "effects": [as_json(each) for each in day.happened],
        "after": _standing(day.after, day.food_after, body),
    }


SITUATION = Situation(
    id="tainted-grail/survival",
    vocabulary=VOCABULARY,
    request=SurvivalRequest,
    ask=ask,
    variants={
        "energy-above-start": Variant(
            phrase("variant-energy-above-start"), ("stays", "falls-back"), "differences/energy-above-its-start-space"
        ),
        "exhausted-recovery": Variant(
            phrase("variant-exhausted-recovery"),
            ("to-start", "past-start"),
            "differences/energy-above-its-start-space",
        ),
        "any-death-fails": Variant(
            phrase("variant-any-death-fails"), (True, False), "faq/one-death-in-challenge-mode"
        ),
        "healing-stops": Variant(phrase("variant-healing-stops"), (True, False), "faq/maximum-of-health"),
    },
    form={
        "tray.energy_start": 6, "tray.health_start": 9, "tray.terror_top": 8, "character.energy": None,
        "character.health": None, "character.terror": 0, "character.food": 2, "energy_paid": [5, 4, 3],
        "health_changes": [], "terror_changes": [], "hungry_days": [], "days": None, "food_changes": [],
        "energy_changes": [], "losses_first": False, "mode": "normal", "players": 2, "wings_lower": None,
        "unused_characters": None,
    },
    more=frozenset({
        "days", "energy_changes", "food_changes", "losses_first", "mode", "players", "unused_characters", "wings_lower",
    }),
    group=DAYS,
)  # fmt: skip
