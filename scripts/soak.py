"""A hundred visitors for SECONDS (1800): readers, searchers, calculators, journeys, hang-ups and a few hostile ones.

    python scripts/soak.py [SECONDS]

The hostile ones come after QUIET of the time. Fails where an answer was a fault, where one of twenty short answers took
more than LATE before they came, where memory at the end differs by more than a tenth from that at a third of the time,
or where descriptors or processes are left when everybody has gone.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections import Counter
from contextlib import suppress

from bench_fairness import HONEST, answer, hostile, journey, junk, large, passed_on, redraw
from bench_serving import Server, server

READERS, JOURNEYS, HANG_UPS, APP, HOSTILE = 70, 5, 10, 10, 5
THINK = 2.0
WARM = 8.0
MOST_CHANGE = 0.1
QUIET = 0.25
LATE = 0.4
GONE = 140.0
"""How long after the last visitor it is seen what is left: Streamlit keeps a closed page for two minutes."""


async def read(port: int, number: int, until: float, told: Counter[int], seconds: list[tuple[float, float]]) -> None:
    """Asks for something short every few seconds; keeps when, and how long it took."""
    dice = random.Random(number)
    kinds = list(HONEST.values())
    await asyncio.sleep(dice.uniform(0, THINK))
    while time.monotonic() < until:
        begun = time.monotonic()
        with suppress(OSError, EOFError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(passed_on(dice.choice(kinds)(dice), f"203.0.113.{number}"))
            told[(await answer(reader))[0]] += 1
            seconds.append((begun, time.monotonic() - begun))
            writer.close()
        await asyncio.sleep(dice.uniform(0.5, 1.5) * THINK)


async def hang_up(port: int, number: int, until: float) -> None:
    """Asks for a journey, or half of something, and goes."""
    dice = random.Random(number)
    while time.monotonic() < until:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            request = passed_on(journey(dice), f"203.0.113.{number}")
            writer.write(request[: dice.randint(1, len(request))])
            await writer.drain()
            await asyncio.sleep(dice.uniform(0, THINK))
            writer.transport.abort()


async def travel(port: int, number: int, until: float, told: Counter[int]) -> None:
    """Asks for one long journey after the other, and waits for each."""
    dice = random.Random(number)
    while time.monotonic() < until:
        with suppress(OSError, EOFError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(passed_on(journey(dice), f"203.0.113.{number}"))
            told[(await answer(reader))[0]] += 1
            writer.close()
        await asyncio.sleep(THINK)


async def harass(port: int, number: int, begin: float, until: float, told: Counter[int]) -> None:
    """Floods the server from a time on."""
    await asyncio.sleep(begin - time.monotonic())
    ask = (junk, large, journey)[number % 3]
    await hostile(port, f"198.51.100.{number}", ask, random.Random(number), until, told)


def late(seconds: list[tuple[float, float]], begin: float, end: float, name: str) -> float:
    """The seconds within which nineteen of twenty answers came that were asked for in a time; prints them."""
    took = sorted(each for asked, each in seconds if begin <= asked < end) or [0.0]
    p50, p95 = took[len(took) // 2], took[int(0.95 * (len(took) - 1))]
    print(f"{name}: {len(took)} short answers, p50 {1000 * p50:.0f} ms, p95 {1000 * p95:.0f} ms")
    return p95


def kept(running: Server) -> tuple[int, int, int]:
    """Megabytes of the server's own process, its descriptors, and its workers."""
    memory = running.megabytes("Rss")
    return memory[0], len(os.listdir(f"/proc/{running.process}/fd")), len(memory) - 1


async def soak(running: Server, length: float) -> int:
    """Prints a line a minute, then what came of it; the number of things that went wrong."""
    port = running.port
    await asyncio.gather(*(read(port, number, time.monotonic() + WARM, Counter(), []) for number in range(4)))
    await asyncio.sleep(WARM)
    before, begun = kept(running), time.monotonic()
    until, third = begun + length, 0
    told, abused, seconds = Counter[int](), Counter[int](), list[tuple[float, float]]()
    attack = begun + QUIET * length
    visitors = [read(port, number, until, told, seconds) for number in range(READERS)]
    visitors += [travel(port, 100 + number, until, told) for number in range(JOURNEYS)]
    visitors += [hang_up(port, 120 + number, until) for number in range(HANG_UPS)]
    visitors += [
        redraw(port, f"203.0.113.{140 + number}", random.Random(number), until, abused, THINK) for number in range(APP)
    ]
    visitors += [harass(port, number, attack, until, abused) for number in range(HOSTILE)]
    work = asyncio.gather(*visitors)
    while time.monotonic() < until:
        await asyncio.sleep(min(60.0, length / 9))
        now = kept(running)
        third = third if third or time.monotonic() < begun + length / 3 else now[0]
        print(f"{time.monotonic() - begun:5.0f} s  {now[0]} MB  {now[1]} descriptors  {now[2]} processes", dict(told))
    with suppress(TimeoutError):
        await asyncio.wait_for(work, 60)
    await asyncio.sleep(GONE)
    after = kept(running)  # each worker has two descriptors, Streamlit a few that it opens late
    quiet = late(seconds, begun, attack, "nobody hostile")
    late(seconds, attack, until, f"{HOSTILE} hostile")
    print(f"before {before}, a third {third} MB, after {after}; hostile {dict(abused)}")
    wrong = [status for status in told | abused if status >= 500 and status != 503]
    failures = {
        f"faults {wrong}": bool(wrong),
        f"late by more than {LATE} s": quiet > LATE,
        f"memory not within {MOST_CHANGE:.0%}": abs(after[0] - third) > MOST_CHANGE * third,
        "descriptors left": after[1] > before[1] + 12,
        "processes left": after[2] > before[2] + 1,
    }
    print("failed:", ", ".join(name for name, failed in failures.items() if failed) or "nothing")
    return sum(failures.values())


def main() -> None:
    """Status 1 where something went wrong."""
    length = float(sys.argv[1]) if len(sys.argv) > 1 else 1800.0
    os.environ["RULEWRIGHT_PROXIES"] = "127.0.0.1"
    with server() as running:
        sys.exit(bool(asyncio.run(soak(running, length))))


if __name__ == "__main__":
    main()
