"""How many whole four-player games a second: the first ones, then with tables made on one process and on two; memory.

    python scripts/bench_games.py [GAMES]

What limits it: of later games a quarter of the time players weigh where to go (`habits.of_position`), an eighth rules
are run with the game's dice, a tenth players think of Spells, a fifteenth abilities are added up, a fifteenth fights
are still solved that no game has come to; no single function takes more than 2 %. A game is some 460 turns and 340,000
calls of functions. Every process works out its own tables of fights: a third of the time of its first 20 games.
"""

from __future__ import annotations

import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from rulewright.games.talisman.simulation.forecast import TalismanForecaster

GAMES = 60
WARM_UP_GAMES = 60
"""How many games are played before, which work out the tables of fights."""


def measure_process(first: int, number: int) -> tuple[float, float, float]:
    """The processor's seconds for the games that make tables and for so many after them, and memory in MB, here."""
    warming = measure_cpu_seconds("warm", 0, WARM_UP_GAMES)
    return warming, measure_cpu_seconds("bench", first, number), peak_memory()


def measure_cpu_seconds(name: str, first: int, number: int) -> float:
    """The processor's seconds for so many games in this process."""
    forecaster = TalismanForecaster()
    request = forecaster.parse_request({"players": 4})
    begun = time.process_time()
    for game in range(first, first + number):
        forecaster.play(request, "", f"{name}/{game}")
    return time.process_time() - begun


def peak_memory() -> float:
    """The most memory that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Prints games a second and memory."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with ProcessPoolExecutor(1) as pool:  # a process of its own for each measurement: no tables are handed on
        warming, later, most = pool.submit(measure_process, 0, games).result()
    alone = games / later
    print(f"first {WARM_UP_GAMES} games: {WARM_UP_GAMES / warming:6.1f} games/s")
    print(f"1 process:      {alone:6.1f} games/s, {most:.0f} MB")
    with ProcessPoolExecutor(2) as pool:
        workers = list(pool.map(measure_process, (0, games), (games, games)))
    both = sum(games / later for _, later, _ in workers)
    print(f"2 processes:    {both:6.1f} games/s, {both / alone / 2:.2f} of 1 for each")


if __name__ == "__main__":
    main()
