"""Fate: paying for a reroll of one's own die."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from rulewright.engine.effects import NO_FACTS, Facts, Rule, Status, choose, cite, roll
from rulewright.engine.executes import executes

KEEP = "keep"
PAY = "pay"
ON_SUCCESS = "fate-on-success"
"""The decision on fate for a roll that has what one would want of it; only some goals ask for it."""
NO_FATE_LEFT = "characters/fate"
"""The entry that keeps a character without fate from paying any."""


@executes("characters/fate-reroll")
def reroll(
    decision: str,
    die: int,
    has_fate: bool,
    barred_by: str = NO_FATE_LEFT,
    *,
    facts: Facts = NO_FACTS,
    part: int = 0,
    by_opponent: bool = False,
) -> Rule[tuple[int, bool]]:
    """Offer a reroll of `die` for fate. Return the face that counts, and whether fate was paid.

    `decision` is the name of the choice in advice, such as `fate-on-attack-roll`. The new face counts, and no second
    fate may be paid for the same roll. Without fate to pay, `barred_by` is the entry that gives the reason. `facts`,
    `part` and `by_opponent` are those of the decision; an opponent rerolls its own die.
    """
    if not has_fate:
        yield from cite("characters/fate-reroll", Status.BLOCKED, blocked_by=barred_by, facts=facts, part=part)
        return die, False
    entry = "characters/fate-reroll"
    if (yield from choose(decision, (KEEP, PAY), entry=entry, facts=facts, part=part, by_opponent=by_opponent)) == KEEP:
        return die, False
    return (yield from roll("foe" if by_opponent else "hero", entry=entry)), True


@cache
def dice_facts(dice: tuple[int, ...]) -> Facts:
    """The faces of several dice (ascending), as facts for the decision on them."""
    return {"total": sum(dice), "highest": dice[-1], "lowest": dice[0]} if len(dice) > 1 else NO_FACTS


@cache
def fate_options(dice: tuple[int, ...]) -> tuple[Mapping[str, tuple[int, ...]], tuple[int, ...] | None]:
    """The options of a decision on fate for `dice` (ascending), each with the dice that stay, and the options' ranks.

    A single die has the options `keep` and `pay`. Of several dice, an option names the face to be rerolled, such as
    `pay-2`. Equal dice are one option; the lowest comes first.
    """
    if len(dice) == 1:
        return {KEEP: dice, PAY: ()}, None
    found: dict[str, tuple[int, ...]] = {KEEP: dice}
    for index, face in enumerate(dice):
        found[f"{PAY}-{face}"] = dice[:index] + dice[index + 1 :]
    return found, (0, *(1 for _ in list(found)[1:]))


def reroll_for_highest(
    decision: str, dice: tuple[int, ...], has_fate: bool, facts: Facts, part: int, by_opponent: bool
) -> Rule[tuple[int, bool]]:
    """Offer a reroll of one of `dice` (ascending) for fate. Return the highest die, and whether fate was paid.

    `facts`, `part` and `by_opponent` are those of the decision.
    """
    if len(dice) == 1 or not has_fate:
        return (yield from reroll(decision, dice[-1], has_fate, facts=facts, part=part, by_opponent=by_opponent))
    options, ranks = fate_options(dice)
    answer = yield from choose(
        decision,
        tuple(options),
        entry="characters/fate-several-dice",
        facts={**facts, "dice": " + ".join(map(str, dice))},
        part=part,
        ranks=ranks,
        by_opponent=by_opponent,
        known=dice_facts(dice),
    )
    if answer == KEEP:
        return dice[-1], False
    die = yield from roll("foe" if by_opponent else "hero", entry="characters/fate-several-dice")
    return max(die, *options[answer]), True


@executes("characters/fate-several-dice")
def reroll_one(
    decision: str, dice: tuple[int, ...], has_fate: bool, barred_by: str = NO_FATE_LEFT
) -> Rule[tuple[int, bool]]:
    """Offer a reroll of one of `dice` (ascending) for fate. Return the total, and whether fate was paid.

    An option names the face to be rerolled, such as `pay-2`; equal dice are one option, the lowest comes first. Without
    fate to pay, `barred_by` is the entry that gives the reason.
    """
    if not has_fate:
        yield from cite("characters/fate-reroll", Status.BLOCKED, blocked_by=barred_by)
        return sum(dice), False
    if len(dice) == 1:
        return (yield from reroll(decision, dice[0], has_fate))
    options, ranks = fate_options(dice)
    answer = yield from choose(
        decision,
        tuple(options),
        entry="characters/fate-several-dice",
        facts={"dice": " + ".join(map(str, dice))},
        ranks=ranks,
        known=dice_facts(dice),
    )
    if answer == KEEP:
        return sum(dice), False
    return sum(options[answer]) + (yield from roll("hero", entry="characters/fate-several-dice")), True
