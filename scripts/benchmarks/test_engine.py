"""Benchmarks of the engine and of whole games: `make bench` prints each beside icepool and dyce with the same answers.

pytest-benchmark measures all that share a table in one run. The number in parentheses is the time relative to the
fastest. Every round has a fresh solver and empty caches, and counts CPU seconds.
"""

from __future__ import annotations

import gc
import itertools
import json
import os
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import icepool
import pytest
from dyce import H, expand

from rulewright.engine.solver import Solver
from rulewright.engine.unfolding import roll_distribution
from rulewright.games.talisman.rules.battle import Armour, build_fate_choice
from rulewright.games.talisman.rules.fate import dice_facts, fate_options
from rulewright.games.talisman.simulation.forecast import TalismanForecaster
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.situations.problem import Problem
from rulewright.situations.solving import solve
from rulewright.terminal.cli import GC_THRESHOLD

SAVES_FROM = Armour.ARMOUR.saves_from
Shares = dict[tuple[str, int], Fraction]
BATTLE = (4, 5, 2)
"""The hero's Strength, the foe's, and fate tokens."""
BATTLES = [*itertools.product(range(1, 11), range(1, 11), range(3))]
MAX_MEGABYTES = 400


@pytest.fixture(autouse=True)
def collect_garbage_seldom() -> None:
    """Set the garbage collector's threshold to that of the command line."""
    gc.set_threshold(GC_THRESHOLD)


def clear_caches() -> None:
    """Clear all caches of the engine."""
    for kept in (roll_distribution, build_fate_choice, fate_options, dice_facts):
        kept.cache_clear()
    gc.collect()
    gc.freeze()


def solve_with_rulewright(strength: int, foe: int, fate: int, solver: Solver | None = None) -> Shares:
    """Solve a battle with fate and Armour: the probability of every result with the fate paid."""
    problem = SITUATIONS["talisman/battle"].build_problem(
        {
            "situation": "talisman/battle",
            "hero": {"strength": strength, "fate": fate, "armour": "armour"},
            "foe": {"strength": foe},
            "goal": "win",
        }
    )
    assert isinstance(problem, Problem)
    solution = solve(problem, solver=solver)
    return {
        (str(outcome.result), outcome.fate_paid): Fraction(int(share.numerator), int(share.denominator))
        for outcome, share in solution.probabilities.items()
    }


# The same battle with the other libraries: a die is a mapping of (result, fate paid) to whole parts.


def rank_probabilities(shares: Mapping[tuple[str, int], Fraction]) -> tuple[Fraction, Fraction, Fraction]:
    """P(win), -P(life lost), -E[fate paid]."""
    return (
        sum((p for (result, _), p in shares.items() if result == "win"), Fraction(0)),
        -sum((p for (result, _), p in shares.items() if result == "life-lost"), Fraction(0)),
        -sum((p * paid for (_, paid), p in shares.items()), Fraction(0)),
    )


def compare_scores(own: int, theirs: int) -> str:
    """The result of two attack scores."""
    return "win" if own > theirs else "stand-off" if own == theirs else "lost"


def solve_with_icepool(strength: int, foe: int, fate: int) -> Shares:
    """icepool: nested `map`s, each decision the better of two dice."""
    die = icepool.d6

    def shares(outcome: icepool.Die) -> Shares:
        return {key: Fraction(count, outcome.denominator()) for key, count in outcome.items()}

    def better(keep: icepool.Die, pay: icepool.Die) -> icepool.Die:
        return pay if rank_probabilities(shares(pay)) > rank_probabilities(shares(keep)) else keep

    def armour(left: int, paid: int) -> icepool.Die:
        def saved(face: int) -> icepool.Die:
            if face >= SAVES_FROM:
                return icepool.Die([("saved", paid)])
            keep = icepool.Die([("life-lost", paid)])
            if not left:
                return keep
            return better(keep, die.map(lambda again: ("saved" if again >= SAVES_FROM else "life-lost", paid + 1)))

        return die.map(saved)

    lost = {(left, paid): armour(left, paid) for left in (0, 1) for paid in (0, 1)}

    def result(own: int, theirs: int, left: int, paid: int) -> icepool.Die:
        found = compare_scores(own, theirs)
        return lost[min(left, 1), paid] if found == "lost" else icepool.Die([(found, paid)])

    def exchange(own: int, theirs: int) -> icepool.Die:
        keep = result(strength + own, foe + theirs, fate, 0)
        if not fate:
            return keep
        return better(keep, die.map(lambda again: result(strength + again, foe + theirs, fate - 1, 1)))

    return shares(icepool.map(exchange, die, die))


def solve_with_dyce(strength: int, foe: int, fate: int) -> Shares:
    """dyce: `expand` over the dice, decisions as for icepool."""
    die = H(6)

    codes = {"win": 0, "stand-off": 1, "life-lost": 2, "saved": 3}
    names = {code: name for name, code in codes.items()}

    def point(name: str, paid: int) -> H[int]:
        return H({codes[name] * 10 + paid: 1})

    def read(outcome: H[int]) -> Shares:
        return {(names[key // 10], key % 10): Fraction(count, outcome.total) for key, count in outcome.items()}

    def better(keep: H[int], pay: H[int]) -> H[int]:
        return pay if rank_probabilities(read(pay)) > rank_probabilities(read(keep)) else keep

    def armour(left: int, paid: int) -> H[int]:
        def saved(face: int) -> H[int]:
            if face >= SAVES_FROM:
                return point("saved", paid)
            keep = point("life-lost", paid)
            if not left:
                return keep
            pay = expand(lambda again: point("saved" if again.outcome >= SAVES_FROM else "life-lost", paid + 1), die)
            return better(keep, pay)

        return expand(lambda face: saved(face.outcome), die)

    def result(own: int, theirs: int, left: int, paid: int) -> H[int]:
        found = compare_scores(own, theirs)
        return armour(left, paid) if found == "lost" else point(found, paid)

    def exchange(own: int, theirs: int) -> H[int]:
        keep = result(strength + own, foe + theirs, fate, 0)
        if not fate:
            return keep
        pay = expand(lambda again: result(strength + again.outcome, foe + theirs, fate - 1, 1), die)
        return better(keep, pay)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that it may change in another release, while the lock file pins this one
        return read(expand(lambda own, theirs: exchange(own.outcome, theirs.outcome), die, die))


HERO = {"strength": 6, "craft": 6, "armour": "armour"}
DRAW_CHAIN = {
    "situation": "tainted-grail/combat",
    "hero": {"health": 9},
    "cards": "\n".join(f"C{number} = F:{'m,' * (number % 3)}d,+ >" for number in range(1, 15)),
    "hand": "C1, C2, C3",
    "deck": ", ".join(f"C{number}" for number in range(1, 15)),
    "encounter": {"value": 8, "table": "0+: hp-2"},
}
LONG_REQUESTS: Mapping[str, tuple[dict[str, Any], bool, float]] = {
    "journey, lives, fate, Followers 8, 8, 4": (
        {"situation": "talisman/inner-journey", "hero": {**HERO, "life": 8, "fate": 8, "followers": 4}}, False, 6
    ),
    "journey, 20, 20, 20": (
        {"situation": "talisman/inner-journey", "hero": {**HERO, "life": 20, "fate": 20, "followers": 20}}, False, 30
    ),
    "journey with what if, 4, 2, 1": (
        {
            "situation": "talisman/inner-journey",
            "hero": {"strength": 8, "craft": 4, "life": 4, "fate": 2, "followers": 1},
        },
        True,
        5,
    ),
    "Pits, 20, 20": ({"situation": "talisman/pits", "hero": {**HERO, "life": 20, "fate": 20}}, False, 3),
    "Crown, 20, 20 each": (
        {
            "situation": "talisman/crown-duel",
            "hero": {"strength": 8, "life": 20, "fate": 20, "armour": "armour"},
            "other": {"strength": 8, "life": 20, "fate": 20, "armour": "armour"},
        },
        False,
        20,
    ),
    "Tainted Grail, 3 in hand, 14 that draw": (DRAW_CHAIN, False, 20),
}  # fmt: skip
"""Long computations: the request, whether with other readings, and the limit of the command's CPU seconds."""


LIBRARIES: Mapping[str, Callable[[int, int, int], Shares]] = {
    "rulewright": solve_with_rulewright,
    "icepool": solve_with_icepool,
    "dyce": solve_with_dyce,
}


def drop_zeros(shares: Shares) -> Shares:
    """The shares that are not 0."""
    return {key: share for key, share in shares.items() if share}


@pytest.mark.benchmark(group="a battle, Strength 4 against 5, fate 2, Armour")
@pytest.mark.parametrize("library", LIBRARIES)
def test_a_battle(benchmark: Any, library: str) -> None:  # noqa: ANN401
    """One battle; icepool takes at least three times as long."""
    shares = benchmark.pedantic(LIBRARIES[library], BATTLE, setup=clear_caches, rounds=10)
    assert drop_zeros(shares) == drop_zeros(solve_with_rulewright(*BATTLE))


def solve_battles(library: str) -> list[Shares]:
    """Solve every battle; ours share a solver."""
    solver = Solver()
    extra = (solver,) if library == "rulewright" else ()
    return [LIBRARIES[library](*battle, *extra) for battle in BATTLES]


@pytest.mark.benchmark(group=f"a table of {len(BATTLES)} battles")
@pytest.mark.parametrize("library", ["rulewright", "icepool"])
def test_a_table_of_battles(benchmark: Any, library: str) -> None:  # noqa: ANN401
    """A table of battles; icepool takes at least twenty times as long."""
    table = benchmark.pedantic(solve_battles, [library], setup=clear_caches, rounds=3)
    assert [*map(drop_zeros, table[::10])] == [drop_zeros(solve_with_rulewright(*battle)) for battle in BATTLES[::10]]


@pytest.mark.benchmark(group="long answers on the command line", timer=time.perf_counter)
@pytest.mark.parametrize("name", LONG_REQUESTS)
def test_a_long_answer(benchmark: Any, name: str, tmp_path: Path) -> None:  # noqa: ANN401
    """A whole command, within its limits of CPU seconds and memory."""
    request, what_if, most_seconds = LONG_REQUESTS[name]
    file = tmp_path / "request.json"
    file.write_text(json.dumps(request), "utf-8")
    command = [sys.executable, "-m", "rulewright", "resolve", str(file), "--json", *(["--what-if"] if what_if else [])]

    def run() -> tuple[int, float, float]:
        """The exit status, the CPU seconds and the peak memory in MB."""
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        return status, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024

    status, seconds, megabytes = benchmark.pedantic(run, rounds=1)
    assert status == 0
    assert seconds <= most_seconds
    assert megabytes <= MAX_MEGABYTES


@pytest.mark.benchmark(group="20 games of four players")
@pytest.mark.parametrize("tables", ["first, which make the tables of fights", "later"])
def test_whole_games(benchmark: Any, tables: str) -> None:  # noqa: ANN401
    """Whole games in one process: some 460 turns and 340,000 calls of functions each, none of which takes over 2 %."""
    forecaster = TalismanForecaster()
    request = forecaster.parse_request({"players": 4})

    def play() -> None:
        for game in range(20):
            forecaster.play(request, "", f"{tables}/{game}")

    benchmark.pedantic(play, rounds=1)
