"""Menhirs: the numbers on their dials, how long they last, and the cost of activating one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.character import Mode
from rulewright.games.tainted_grail.data.land import Land, revealed_on_arrival

_FIRST_DIALS = {1: 8, 2: 7, 3: 6, 4: 5}


@dataclass(frozen=True)
class MenhirLifetime:
    """The span of a menhir: the day whose start takes its dial, its last day, the day whose start removes it."""

    dial_removal_day: int
    last_day: int
    menhir_removal_day: int


@executes("campaign/story-mode")
def players_counted(players: int, mode: Mode) -> int:
    """The number of players that counts for rules: 1 fewer in story mode, unless alone."""
    return players - 1 if mode is Mode.STORY and players > 1 else players


@executes("setup/first-menhir")
def first_dial(players: int, mode: Mode) -> int:
    """The number on the dial of the menhir on the starting location."""
    return _FIRST_DIALS[players_counted(players, mode)]


@executes("menhirs/activating")
def dial_on_activating(base: int, per_player: int, players: int, mode: Mode) -> int:
    """The dial set by a text with a base number and so many more (or, negative, fewer) per player."""
    dial = base + per_player * players_counted(players, mode)
    return dial_in_challenge(dial) if mode is Mode.CHALLENGE else dial


@executes("campaign/challenge-world")
def dial_in_challenge(dial: int) -> int:
    """The dial of a menhir that is activated in challenge mode: 1 lower."""
    return dial - 1


@executes("menhirs/extending")
def extended(left: int, dial: int) -> tuple[int, int]:
    """The dial of an active menhir that is activated again, and the number of days gained.

    The new number replaces the number left; nothing is added.
    """
    return dial, dial - left


@executes("menhirs/dial")
def span(dial: int, first_morning: int) -> MenhirLifetime:
    """The span of a menhir with a dial set before the start of the day `first_morning`.

    A dial of 0 is none: such a menhir is removed at that start of the day.
    """
    last = first_morning + dial - 1
    return MenhirLifetime(last, last, last + 1)


@executes("actions/menhir-cost")
def cost_of_activating(base: int, per_player: int, players: int, mode: Mode) -> int:
    """The amount of a resource that activating costs; it grows with all players in the game, not with the party."""
    return base + per_player * players_counted(players, mode)


@executes("menhirs/new-locations")
def revealed_on_activating(land: Land, number: int, menhirs: Iterable[int]) -> tuple[int, ...]:
    """The cards to be laid out when the menhir at a location is activated: those that its keys name."""
    return revealed_on_arrival(land, number, (*menhirs, number))
