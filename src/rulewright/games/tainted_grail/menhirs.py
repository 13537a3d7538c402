"""Menhirs: what their dials are set to, how long they last, and what it costs to activate one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.character import Mode
from rulewright.games.tainted_grail.land import Land, revealed_on_arrival

_FIRST_DIALS = {1: 8, 2: 7, 3: 6, 4: 5}


@dataclass(frozen=True)
class Span:
    """How long a menhir lasts: the day whose start takes its dial, its last day, the day whose start removes it."""

    dial_goes: int
    last: int
    removed: int


@executes("campaign/story-mode")
def players_counted(players: int, mode: Mode) -> int:
    """How many players count wherever something depends on their number: 1 fewer in story mode, unless alone."""
    return players - 1 if mode is Mode.STORY and players > 1 else players


@executes("setup/first-menhir")
def first_dial(players: int, mode: Mode) -> int:
    """What the dial of the menhir on the starting location is set to."""
    return _FIRST_DIALS[players_counted(players, mode)]


@executes("menhirs/activating")
def dial_on_activating(base: int, per_player: int, players: int, mode: Mode) -> int:
    """What a dial is set to by a text that names a number and so many more (or, negative, fewer) per player."""
    dial = base + per_player * players_counted(players, mode)
    return dial_in_challenge(dial) if mode is Mode.CHALLENGE else dial


@executes("campaign/challenge-world")
def dial_in_challenge(dial: int) -> int:
    """What the dial of a menhir that is being activated is set to in challenge mode: 1 lower."""
    return dial - 1


@executes("menhirs/extending")
def extended(left: int, dial: int) -> tuple[int, int]:
    """What the dial of an active menhir shows once it is activated again, and how many days that gains.

    The new number takes the place of what was left; nothing is added.
    """
    return dial, dial - left


@executes("menhirs/dial")
def span(dial: int, first_morning: int) -> Span:
    """How long a menhir lasts whose dial is set before the start of the day `first_morning`.

    A dial at 0 stands for none: such a menhir goes at that start of the day.
    """
    last = first_morning + dial - 1
    return Span(last, last, last + 1)


@executes("actions/menhir-cost")
def cost_of_activating(base: int, per_player: int, players: int, mode: Mode) -> int:
    """How much of a resource activating costs: it grows with all players in the game, not with the party."""
    return base + per_player * players_counted(players, mode)


@executes("menhirs/new-locations")
def revealed_on_activating(land: Land, number: int, menhirs: Iterable[int]) -> tuple[int, ...]:
    """The cards that are laid out when the menhir at a location has been activated: those that its keys name."""
    return revealed_on_arrival(land, number, (*menhirs, number))
