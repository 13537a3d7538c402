"""The shared part of the situations of the Crypt and the Mines, where dice decide the next space."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated

from pydantic import Field

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.talisman.rules.inner_region import labyrinth_for, roll_for_way_out
from rulewright.games.talisman.rules.special_abilities import mines_dice
from rulewright.games.talisman.situations.character_sheet import CharacterSheet
from rulewright.games.talisman.situations.named_pieces import Uses, collect_acts, name_pieces
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import Flag, Variants

Worth = Annotated[int, Field(ge=-1000, le=1000, strict=True)]


class UndergroundVariants(Variants):
    """The readings of the Crypt and the Mines."""

    arrival_from_crypt_is_encountered: Flag = True


DEFAULT_WORTH: Mapping[str, int] = {
    "crypt": 4, "mines": 4, "plain-of-peril": 3, "portal-of-power": 2, "warlocks-cave": 1, "city": 0, "tavern": 0,
}  # fmt: skip


def build_crypt_or_mines_problem(
    stays: str, given: CharacterSheet, ability: str, told_worth: Mapping[str, int], variants: UndergroundVariants
) -> Problem[tuple[str, int]]:
    """Build the problem of `talisman/crypt` or `talisman/mines`: the space by dice less an `ability`.

    `stays` is the space on which the hero would otherwise stay.
    """
    worth = {**DEFAULT_WORTH, **told_worth}
    goal = Goal[tuple[str, int]](
        "worth",
        (
            Measure("worth", lambda outcome: worth[outcome[0]]),
            Measure("fate", lambda outcome: outcome[1]),
        ),
    )

    encountered = variants.arrival_from_crypt_is_encountered

    def summary(outcome: tuple[str, int]) -> OutcomeSummary:
        return OutcomeSummary(outcome[0], {"fate": outcome[1]}, {"encountered": encountered and outcome[0] != stays})

    table = labyrinth_for(stays, given.kit, given.followers)
    spared = mines_dice(given.kit, given.followers) if stays == "mines" else None
    acts = collect_acts(("fewer-dice", spared.entry if spared is not None else None))
    places = (stays, *dict.fromkeys(space for _, space in table.rows))
    prices = tuple((place, Fraction(worth[place])) for place in places)
    best = tuple(place for place in places if worth[place] == max(worth[each] for each in places))
    return Problem(
        bind(roll_for_way_out, table, getattr(given, ability) or 0, given.request.fate, stays, encountered),
        goal,
        summary,
        wanted_results=best,
        points=prices,
        named=name_pieces(given, Uses((ability,)), acts),
    )
