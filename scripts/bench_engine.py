"""How fast the engine is, beside icepool, dyce, a naive enumeration and numpy in the same run with the same answers.

Every run has a fresh solver and every cache of ours cleared before it. Beside icepool the spread of ten rounds is
shown, ours and theirs in turn, so that whatever else the machine does falls on both. Python looks for garbage as
seldom as in the command line, for both. Times are CPU seconds.

What takes long is answered as the command line answers it, each in a process of its own: the CPU seconds, the memory.
"""

from __future__ import annotations

import gc
import itertools
import json
import resource
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from typing import Any, TypeVar

import icepool
import numpy as np
from rich.console import Console
from rich.table import Table

from rulewright.engine.solver import Solver
from rulewright.engine.unfolding import roll_distribution
from rulewright.games.talisman.rules.battle import Armour, build_fate_choice
from rulewright.games.talisman.rules.fate import dice_facts, fate_options
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations.problem import Problem
from rulewright.situations.solving import solve
from rulewright.terminal.cli import GC_THRESHOLD

SAVES_FROM = Armour.ARMOUR.saves_from
Shares = dict[tuple[str, int], Fraction]
CONSOLE = Console()
ResultT = TypeVar("ResultT")


def problem(request: Mapping[str, object]) -> Problem[Any]:
    """What a request asks."""
    situation = SITUATIONS[str(request["situation"])]
    question = situation.build_problem(request)
    assert isinstance(question, Problem)
    return question


def clear_caches() -> None:
    """Forgets whatever the engine keeps between questions."""
    for kept in (roll_distribution, build_fate_choice, fate_options, dice_facts):
        kept.cache_clear()
    gc.collect()
    gc.freeze()


def best_of(times: int, run: Callable[[], ResultT]) -> tuple[float, ResultT]:
    """The shortest of `times` runs in seconds, and what the last one returned."""
    shortest = float("inf")
    for _ in range(times):
        clear_caches()
        start = time.process_time()
        result = run()
        shortest = min(shortest, time.process_time() - start)
    return shortest, result


ROUNDS = 10


def compare_in_rounds(ours: Callable[[], object], theirs: Callable[[], object]) -> tuple[float, float, list[float]]:
    """The median seconds of both in ten rounds, and how many times ours theirs took in each, ascending."""
    times = [(best_of(1, ours)[0], best_of(1, theirs)[0]) for _ in range(ROUNDS)]
    own, other = (statistics.median(each) for each in zip(*times, strict=True))
    return own, other, sorted(other / own for own, other in times)


def format_spread(ratios: list[float]) -> str:
    """The median with the lowest and the highest."""
    return f"{statistics.median(ratios):.1f} ({ratios[0]:.1f}–{ratios[-1]:.1f})"


def battle_request(strength: int, foe: int, fate: int) -> dict[str, object]:
    """A battle in Armour."""
    return {
        "situation": "talisman/battle",
        "hero": {"strength": strength, "fate": fate, "armour": "armour"},
        "foe": {"strength": foe},
        "goal": "win",
    }


def solve_with_rulewright(strength: int, foe: int, fate: int, solver: Solver | None = None) -> Shares:
    """A battle with fate and Armour: the probability of every result with the fate paid."""
    question = problem(battle_request(strength, foe, fate))
    solution = solve(question, solver=solver)
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
    """What two attack scores lead to."""
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


def solve_by_enumeration(strength: int, foe: int, fate: int) -> Shares:
    """Plain nested loops over every face, in fractions."""
    faces = range(1, 7)

    def mean(parts: list[Shares]) -> Shares:
        total: Shares = {}
        for part in parts:
            for key, share in part.items():
                total[key] = total.get(key, Fraction(0)) + share / len(parts)
        return total

    def armour(left: int, paid: int) -> Shares:
        parts = []
        for face in faces:
            if face >= SAVES_FROM:
                parts.append({("saved", paid): Fraction(1)})
                continue
            options = [{("life-lost", paid): Fraction(1)}]
            if left:
                again = [{("saved" if f >= SAVES_FROM else "life-lost", paid + 1): Fraction(1)} for f in faces]
                options.append(mean(again))
            parts.append(max(options, key=rank_probabilities))
        return mean(parts)

    def result(own: int, theirs: int, left: int, paid: int) -> Shares:
        found = compare_scores(own, theirs)
        return armour(left, paid) if found == "lost" else {(found, paid): Fraction(1)}

    parts = []
    for own, theirs in itertools.product(faces, faces):
        options = [result(strength + own, foe + theirs, fate, 0)]
        if fate:
            options.append(mean([result(strength + again, foe + theirs, fate - 1, 1) for again in faces]))
        parts.append(max(options, key=rank_probabilities))
    return mean(parts)


def solve_with_numpy(strength: int, foe: int) -> tuple[float, float, float]:
    """numpy, without fate and Armour, which it cannot decide about: P(win), P(stand-off), P(lost) in floats."""
    own, theirs = np.meshgrid(np.arange(1, 7) + strength, np.arange(1, 7) + foe)
    return float((own > theirs).mean()), float((own == theirs).mean()), float((own < theirs).mean())


def solve_with_dyce(strength: int, foe: int, fate: int) -> Shares | None:
    """dyce, where it is installed: `expand` over the dice, decisions as for icepool."""
    try:
        from dyce import H, expand
    except ImportError:
        return None
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
        warnings.simplefilter("ignore")  # that it may change in another release, while the lock file names this one
        return read(expand(lambda own, theirs: exchange(own.outcome, theirs.outcome), die, die))


def drop_zeros(shares: Shares) -> Shares:
    """The shares that are not 0."""
    return {key: share for key, share in shares.items() if share}


def compare_one_battle() -> None:
    """Compares one battle."""
    table = Table("one battle, Strength 4 v 5, fate 2, Armour", "ms", "times ours")
    answer = solve_with_rulewright(4, 5, 2)
    assert drop_zeros(solve_with_icepool(4, 5, 2)) == drop_zeros(answer)
    mine, theirs_too, ratios = compare_in_rounds(
        lambda: solve_with_rulewright(4, 5, 2), lambda: solve_with_icepool(4, 5, 2)
    )
    table.add_row("rulewright", f"{mine * 1e3:.2f}", "1.0")
    table.add_row("icepool, ten rounds; at least 3", f"{theirs_too * 1e3:.2f}", format_spread(ratios))
    others: tuple[tuple[str, Callable[[int, int, int], Shares | None]], ...] = (
        ("dyce", solve_with_dyce),
        ("naive enumeration", solve_by_enumeration),
    )
    for name, other in others:
        seconds, theirs = best_of(5, partial(other, 4, 5, 2))
        if theirs is None:
            table.add_row(name, "not installed", "–")
            continue
        assert drop_zeros(theirs) == drop_zeros(answer), name
        table.add_row(name, f"{seconds * 1e3:.2f}", f"{seconds / mine:.1f}")
    seconds, floats = best_of(5, lambda: solve_with_numpy(4, 5))
    plain = problem({"situation": "talisman/battle", "hero": {"strength": 4}, "foe": {"strength": 5}})
    exact = Solver().solve(plain.rule, plain.goal).probabilities
    assert abs(floats[0] - float(sum(p for o, p in exact.items() if str(o.result) == "win"))) < 1e-12
    table.add_row("numpy, no decisions", f"{seconds * 1e3:.2f}", f"{seconds / mine:.2f}")
    CONSOLE.print(table)


def compare_battle_table() -> None:
    """Compares a whole table of battles."""
    cells = list(itertools.product(range(1, 11), range(1, 11), range(3)))
    table = Table(f"a table of {len(cells)} battles", "ms per cell", "times ours")

    def ours_all() -> list[Shares]:
        solver = Solver()
        return [solve_with_rulewright(strength, foe, fate, solver) for strength, foe, fate in cells]

    answers, some = ours_all(), cells[::10]
    others = [solve_with_icepool(*cell) for cell in some]
    assert [drop_zeros(one) for one in others] == [drop_zeros(answers[i]) for i in range(0, len(cells), 10)]
    mine, seconds, ratios = compare_in_rounds(ours_all, lambda: [solve_with_icepool(*cell) for cell in some])
    parts = len(cells) / len(some)
    table.add_row("rulewright", f"{mine / len(cells) * 1e3:.3f}", "1.0")
    told = format_spread([ratio * parts for ratio in ratios])
    table.add_row("icepool, ten rounds; at least 20", f"{seconds / len(some) * 1e3:.3f}", told)
    CONSOLE.print(table)


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
        {"situation": "talisman/inner-journey", "hero": {**HERO, "life": 8, "fate": 8, "followers": 4}}, False, 3
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
    "Pits, 20, 20": ({"situation": "talisman/pits", "hero": {**HERO, "life": 20, "fate": 20}}, False, 1),
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
"""What takes long: the request, whether other readings are asked for, and the seconds that it may take."""


def measure_long_answer(name: str) -> dict[str, Any]:
    """One of the long answers as the command line gives it: CPU seconds, memory in MB, how it was found."""
    from rulewright.corpus.content import content_folder
    from rulewright.situations.game_packages import GamePackages
    from rulewright.situations.resolution import resolve_request
    from rulewright.situations.solving import Effort

    request, what_if, _ = LONG_REQUESTS[name]
    catalogue = GamePackages.from_folder(content_folder("rules")).catalogue
    catalogue.build_problem(request)
    start = time.process_time()
    found = resolve_request(catalogue, request, Effort.from_options(exact=False), what_if)
    seconds = time.process_time() - start
    told = found.as_json(Language.EN)
    sampling: Any = told.get("sampling")
    how = "exact"
    if sampling is not None:
        widest = max(high - low for low, high in sampling["interval"].values())
        how = f"{sampling['samples']} samples, ±{50 * widest:.1f} points"
    return {"seconds": seconds, "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, "how": how}


def compare_long_answers() -> None:
    """Shows what takes long, each in a process of its own."""
    table = Table("long answers", "CPU s", "at most", "MB, at most 400", "how")
    for name, (_, _, most) in LONG_REQUESTS.items():
        written = subprocess.run([sys.executable, __file__, name], capture_output=True, check=True, text=True).stdout
        found = json.loads(written)
        table.add_row(name, f"{found['seconds']:.1f}", f"{most:g}", f"{found['memory']:.0f}", found["how"])
    CONSOLE.print(table)


def main() -> None:
    """Prints every comparison."""
    if sys.argv[1:]:
        print(json.dumps(measure_long_answer(sys.argv[1])))
        return
    gc.set_threshold(GC_THRESHOLD)
    compare_one_battle()
    compare_battle_table()
    compare_long_answers()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    CONSOLE.print(f"peak memory {peak:.0f} MB; Python {sys.version.split()[0]}, icepool {icepool.__version__}")


if __name__ == "__main__":
    main()
