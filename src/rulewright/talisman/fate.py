"""Fate: a die of one's own may be rolled again."""

from __future__ import annotations

from types import MappingProxyType

from rulewright.engine.effects import Facts, Rule, Status, choose, cite, roll
from rulewright.engine.executes import executes

KEEP = "keep"
PAY = "pay"
NO_FACTS: Facts = MappingProxyType({})


@executes("characters/fate-reroll")
def reroll(
    decision: str,
    die: int,
    has_fate: bool,
    sides: int = 6,
    *,
    facts: Facts = NO_FACTS,
    part: int = 0,
    is_opponents: bool = False,
) -> Rule[tuple[int, bool]]:
    """The face that counts after the chance to pay fate for rolling `die` again, and whether fate was paid.

    `decision` names the choice in advice, such as `fate-on-attack-roll`. The new face stands, and no second fate may be
    paid for the same roll. `facts`, `part` and `is_opponents` are those of the decision; an opponent rolls a die of its
    own again.
    """
    if not has_fate:
        yield from cite("characters/fate-reroll", Status.BLOCKED, blocked_by="characters/fate", facts=facts, part=part)
        return die, False
    entry = "characters/fate-reroll"
    if (
        yield from choose(decision, (KEEP, PAY), entry=entry, facts=facts, part=part, is_opponents=is_opponents)
    ) == KEEP:
        return die, False
    return (yield from roll("foe" if is_opponents else "hero", entry=entry, sides=sides)), True


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
