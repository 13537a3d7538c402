"""Losing points of Strength or Craft: only counters can be lost."""

from __future__ import annotations

from rulewright.engine.effects import Rule, cite
from rulewright.engine.executes import executes
from rulewright.games.talisman.data.printed_effects import Ability

LOSS_ENTRIES = {Ability.STRENGTH: "characters/strength-loss", Ability.CRAFT: "characters/craft-loss"}


@executes("characters/strength-loss", "characters/craft-loss")
def lose_points(ability: Ability, counters: int, amount: int) -> Rule[int]:
    """Lose `amount` points, but at most the counters of that ability. Return the number lost."""
    lost = min(amount, counters)
    if lost:
        yield from cite(LOSS_ENTRIES[ability], facts={"points_lost": lost, "counters": counters})
    else:
        yield from cite(LOSS_ENTRIES[ability], facts={"counters": counters}, part=1)
    return lost
