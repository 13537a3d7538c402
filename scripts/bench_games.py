"""How many whole four-player games a second: on one process and on two, tables already made, and a worker's memory.

    python scripts/bench_games.py [GAMES]

What limits it: a third of the time players weigh where to go (`habits.of_position`), an eighth which Spells to cast
(`casting.openings`), a seventh rules are run with the game's dice, a tenth abilities are added up; no single function
takes more than 3 %. A game is some 370,000 calls of functions. Every process works out its own tables of fights: the
first 50 games take twice as long as later ones.
"""

from __future__ import annotations

import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from rulewright.games.talisman.game.forecast import Forecaster

GAMES = 60
WARM = 30
"""How many games are played before, which work out the tables of fights."""


def play(first: int, number: int) -> float:
    """The processor's seconds for so many games after the first ones, in this process."""
    forecaster = Forecaster()
    request = forecaster.read({"players": 4})
    for game in range(WARM):
        forecaster.play(request, "", f"warm/{game}")
    begun = time.process_time()
    for game in range(first, first + number):
        forecaster.play(request, "", f"bench/{game}")
    return time.process_time() - begun


def memory() -> float:
    """The most memory that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Prints games a second and memory."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    alone = games / play(0, games)
    print(f"1 process:   {alone:6.1f} games/s, {memory():.0f} MB")
    with ProcessPoolExecutor(2) as pool:
        both = sum(games / seconds for seconds in pool.map(play, (0, games), (games, games)))
    print(f"2 processes: {both:6.1f} games/s, {both / alone / 2:.2f} of 1 for each")


if __name__ == "__main__":
    main()
