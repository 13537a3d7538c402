"""A slave's way out: a movement roll each turn until one of certain faces comes up."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from rulewright.engine.effects import Facts, Play, Rule, Status, call, choose, cite, proceed, roll
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.printed_effects import Enslave
from rulewright.games.talisman.rules.fate import KEEP, ON_SUCCESS, PAY


class ReleaseResult(StrEnum):
    """Whether the slave is free."""

    RELEASED = "released"
    """The movement roll shows one of the faces."""
    NOT_YET = "not-yet"
    """The turns are over and the character is still a slave."""


class ReleaseOutcome(NamedTuple):
    """The result and the fate left."""

    result: ReleaseResult
    fate: int


def release_faces() -> tuple[int, ...]:
    """The faces of the movement die that set a slave free."""
    return next(effect.until for effect in load_board().effects.values() if isinstance(effect, Enslave))


def take_slave_turn(
    faces: tuple[int, ...], fate: int, turns_left: int | None, every_option: bool = False
) -> Play[ReleaseOutcome]:
    """Play a turn of a slave, which is only a movement roll.

    `turns_left` includes this turn; `None` means that there is no limit. With `every_option` fate may reroll a die that
    sets the slave free, too.
    """
    yield from cite("board/temple", facts={"fate": fate})
    free = yield from call(roll_for_release, faces)
    if not free and not fate:
        yield from cite("characters/fate-reroll", Status.BLOCKED, blocked_by="characters/fate")
    elif not free or (every_option and fate):
        facts: Facts = {"fate": fate} if turns_left is None else {"fate": fate, "turns_left": turns_left}
        entry = "characters/fate-reroll"
        decision = ON_SUCCESS if free else "fate-on-release"
        if (yield from choose(decision, (KEEP, PAY), entry=entry, facts=facts)) == PAY:
            fate -= 1
            free = yield from call(reroll_for_release, faces)
    if free:
        return ReleaseOutcome(ReleaseResult.RELEASED, fate)
    if turns_left == 1:
        return ReleaseOutcome(ReleaseResult.NOT_YET, fate)
    return proceed(take_slave_turn, faces, fate, turns_left and turns_left - 1, every_option)


def roll_for_release(faces: tuple[int, ...]) -> Rule[bool]:
    """Make the movement roll. Return whether it sets the slave free."""
    yield from cite("movement/rolling")
    return (yield from roll("hero", entry="movement/rolling")) in faces


def reroll_for_release(faces: tuple[int, ...]) -> Rule[bool]:
    """Reroll the movement die for fate. Return whether it sets the slave free."""
    return (yield from roll("hero", entry="characters/fate-reroll")) in faces
