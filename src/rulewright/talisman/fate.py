"""Fate: a die of one's own may be rolled again."""

from __future__ import annotations

from rulewright.engine.effects import Rule, Status, choose, cite, roll
from rulewright.engine.executes import executes

KEEP = "keep"
PAY = "pay"


@executes("characters/fate-reroll")
def reroll(decision: str, die: int, has_fate: bool, sides: int = 6) -> Rule[tuple[int, bool]]:
    """The face that counts after the chance to pay fate for rolling `die` again, and whether fate was paid.

    `decision` names the choice in advice, such as `fate-on-attack-roll`. The new face stands, and no second fate may be
    paid for the same roll.
    """
    if not has_fate:
        yield from cite("characters/fate-reroll", Status.BLOCKED, blocked_by="characters/fate")
        return die, False
    if (yield from choose(decision, (KEEP, PAY), entry="characters/fate-reroll")) == KEEP:
        return die, False
    return (yield from roll("hero", entry="characters/fate-reroll", sides=sides)), True
