"""Opening the Portal of Power with Strength or Craft, once a turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from rulewright.engine.effects import Play, Rule, Status, call, cite, proceed, throw
from rulewright.engine.executes import executes
from rulewright.games.talisman.data.board import Lock, load_board
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.ability_loss import lose_points
from rulewright.games.talisman.rules.fate import reroll_one
from rulewright.games.talisman.rules.quests import QuestReading, Unfinished, bars_the_portal


class PortalResult(StrEnum):
    """The end of attempts to open the Portal."""

    THROUGH = "through"
    """The character is on the Plain of Peril."""
    STAYS = "stays"
    """It is still on the Portal's space."""


@dataclass(frozen=True, slots=True)
class PortalOpener:
    """The character that opens the Portal, and the ability that it uses.

    `total` is the ability at the moment, `counters` the number of its points that can be lost. `spared_by` is the entry
    that spares it a die.
    """

    ability: Ability
    total: int
    counters: int = 0
    fate: int = 0
    quest: Unfinished = Unfinished.NONE
    spared_by: str | None = None


@dataclass(frozen=True, slots=True)
class PortalOutcome:
    """The result, and the ability and the fate tokens left."""

    result: PortalResult
    total: int
    fate: int


@executes("board/portal-of-power")
def portal_lock() -> Lock:
    """The dice that open the Portal, and the cost of failing."""
    lock = load_board().spaces["portal-of-power"].lock
    assert lock is not None
    return lock


@executes("crossing-regions/portal-result")
def attempt(opener: PortalOpener, lock: Lock, attempts: int, reading: QuestReading) -> Play[PortalOutcome]:
    """Try to open the Portal in this turn; while that fails, try again each turn, `attempts` times in all."""
    if bars_the_portal(opener.quest, reading):
        barred = "other-rules/quest-bars-the-portal"
        yield from cite("crossing-regions/portal-of-power", Status.BLOCKED, blocked_by=barred)
        return PortalOutcome(PortalResult.STAYS, opener.total, opener.fate)
    yield from cite("crossing-regions/portal-of-power", facts={opener.ability.value: opener.total})
    if opener.quest is not Unfinished.NONE:
        other = "differences/quest-portal-lock"
        yield from cite("other-rules/quest-bars-the-portal", Status.BLOCKED, blocked_by=other)
    if opener.spared_by is not None:
        yield from cite(opener.spared_by)
    facts = {"attempts_left": attempts, "fate": opener.fate}
    opened, paid = yield from call(unlock, opener.total, lock.dice, opener.fate > 0, facts=facts)
    opener = replace(opener, fate=opener.fate - paid)
    yield from cite("crossing-regions/portal-result")
    if opened:
        return PortalOutcome(PortalResult.THROUGH, opener.total, opener.fate)
    lost = yield from lose_points(opener.ability, opener.counters, lock.loss)
    opener = replace(opener, total=opener.total - lost, counters=opener.counters - lost)
    if attempts > 1:
        return proceed(attempt, opener, lock, attempts - 1, reading)
    return PortalOutcome(PortalResult.STAYS, opener.total, opener.fate)


@executes("crossing-regions/portal-of-power")
def unlock(total: int, dice: int, has_fate: bool) -> Rule[tuple[bool, int]]:
    """Roll for the Portal. Return whether the total is no higher than the ability, and the fate paid for a die."""
    faces = yield from throw("hero", dice, entry="crossing-regions/portal-of-power")
    facts = {"excess": sum(faces) - total} | ({"die": faces[0]} if dice == 1 else {})
    thrown, paid = yield from call(reroll_one, "fate-on-portal", faces, has_fate, facts=facts)
    return thrown <= total, int(paid)
