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


@executes("characters/fate-several-dice")
def reroll_one(decision: str, dice: tuple[int, ...], has_fate: bool) -> Rule[tuple[int, bool]]:
    """The total of `dice` (ascending) after the chance to pay fate for one of them, and whether fate was paid.

    The options name the face of the die to be rolled again, `pay-2`; equal dice are one option, the lowest comes first.
    """
    if not has_fate:
        yield from cite("characters/fate-reroll", Status.BLOCKED, blocked_by="characters/fate")
        return sum(dice), False
    if len(dice) == 1:
        return (yield from reroll(decision, dice[0], has_fate))
    faces = sorted(set(dice))
    answer = yield from choose(
        decision,
        (KEEP, *(f"{PAY}-{face}" for face in faces)),
        entry="characters/fate-several-dice",
        facts={"dice": " + ".join(map(str, dice))},
        ranks=(0, *(1 for _ in faces)),
    )
    if answer == KEEP:
        return sum(dice), False
    face = int(answer.removeprefix(f"{PAY}-"))
    return sum(dice) - face + (yield from roll("hero", entry="characters/fate-several-dice")), True
