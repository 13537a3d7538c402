"""How often a habit with one threshold changed beats the habit as it is, in mirrored games of two players.

    python scripts/compare_thresholds.py [HABIT …] [--seeds N] [--processes N]

No change of a single threshold should win more than 55 %: a line whose interval lies above that is marked.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

from rulewright.games.talisman.simulation.agreement import Agreement
from rulewright.games.talisman.simulation.habits import HABITS
from rulewright.games.talisman.simulation.turn import play_game, set_up
from rulewright.situations import confidence_intervals

STEPS = {
    "trophy": 1,
    "life": 2,
    "fate": 1,
    "attack_from": 0.1,
    "cross_at": 1,
    "crown_at": 1,
    "crown_life": 1,
    "waste": 1,
    "reroll_below": 0.2,
}
"""By how much each threshold is changed, up and down."""
MOST_WIN_RATE = 0.55
ThresholdChange = tuple[str, str, int]
"""The habit, the threshold, and which way it is changed."""


def list_changes(names: list[str]) -> Iterator[ThresholdChange]:
    """Every threshold of each of the habits, both ways."""
    for name in names:
        for threshold in STEPS:
            for sign in (-1, 1):
                yield name, threshold, sign


def count_wins(change: ThresholdChange, seeds: int) -> tuple[int, int]:
    """How many games the changed habit wins, and how many are won by anybody: each seed with the seats exchanged."""
    name, threshold, sign = change
    habit = HABITS[name]
    other = replace(habit, name="other", **{threshold: getattr(habit, threshold) + sign * STEPS[threshold]})
    won = decided = 0
    for seed in range(seeds):
        for seats in ((habit, other), (other, habit)):
            winner = play_game(set_up(Agreement(2), seats, f"threshold-{seed}")).winner
            decided += winner is not None
            won += winner is not None and seats[winner] is other
    return won, decided


def main() -> None:
    """Prints the share that each change wins, with its interval."""
    parser = argparse.ArgumentParser(description="How often a habit with one threshold changed beats the habit itself.")
    parser.add_argument("habits", nargs="*", metavar="HABIT", help="which habits; all of them without")
    parser.add_argument("--seeds", type=int, default=30, help="how many mirrored pairs of games for each change")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    for name in given.habits:
        if name not in HABITS:
            parser.error(f"There is no habit {name}; choose among {', '.join(HABITS)}.")
    every = list(list_changes(given.habits or list(HABITS)))
    with ProcessPoolExecutor(given.processes) as pool:
        played = pool.map(count_wins, every, [given.seeds] * len(every))
        for change, (won, decided) in zip(every, played, strict=True):
            name, threshold, sign = change
            low, high = confidence_intervals.proportion_interval(won / decided, decided)
            mark = "  more than 55 %" if low > MOST_WIN_RATE else ""
            step = f"{threshold} {sign * STEPS[threshold]:+g}"
            print(f"{name:9} {step:18} {won:4} of {decided:4}  {low:.0%} to {high:.0%}{mark}", flush=True)


if __name__ == "__main__":
    main()
