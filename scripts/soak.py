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

from bench_fairness import (
    HONEST_REQUESTS,
    add_forwarded_for,
    build_journey,
    build_junk_search,
    build_large_body,
    read_answer,
    redraw_repeatedly,
    send_hostile_requests,
)
from bench_serving import Server, start_server

READERS, JOURNEYS, HANG_UPS, APP, HOSTILE = 70, 5, 10, 10, 5
THINK_SECONDS = 2.0
WARM_UP_SECONDS = 8.0
MOST_MEMORY_CHANGE = 0.1
QUIET_SHARE = 0.25
LATE_SECONDS = 0.4
DRAIN_SECONDS = 140.0
"""How long after the last visitor it is seen what is left: Streamlit keeps a closed page for two minutes."""


async def run_reader(
    port: int, number: int, until: float, told: Counter[int], seconds: list[tuple[float, float]]
) -> None:
    """Asks for something short every few seconds; keeps when, and how long it took."""
    dice = random.Random(number)
    kinds = list(HONEST_REQUESTS.values())
    await asyncio.sleep(dice.uniform(0, THINK_SECONDS))
    while time.monotonic() < until:
        begun = time.monotonic()
        with suppress(OSError, EOFError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(add_forwarded_for(dice.choice(kinds)(dice), f"203.0.113.{number}"))
            told[(await read_answer(reader))[0]] += 1
            seconds.append((begun, time.monotonic() - begun))
            writer.close()
        await asyncio.sleep(dice.uniform(0.5, 1.5) * THINK_SECONDS)


async def run_disconnecting_client(port: int, number: int, until: float) -> None:
    """Asks for a journey, or half of something, and goes."""
    dice = random.Random(number)
    while time.monotonic() < until:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            request = add_forwarded_for(build_journey(dice), f"203.0.113.{number}")
            writer.write(request[: dice.randint(1, len(request))])
            await writer.drain()
            await asyncio.sleep(dice.uniform(0, THINK_SECONDS))
            writer.transport.abort()


async def run_journey_client(port: int, number: int, until: float, told: Counter[int]) -> None:
    """Asks for one long journey after the other, and waits for each."""
    dice = random.Random(number)
    while time.monotonic() < until:
        with suppress(OSError, EOFError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(add_forwarded_for(build_journey(dice), f"203.0.113.{number}"))
            told[(await read_answer(reader))[0]] += 1
            writer.close()
        await asyncio.sleep(THINK_SECONDS)


async def run_hostile_client(port: int, number: int, begin: float, until: float, told: Counter[int]) -> None:
    """Floods the server from a time on."""
    await asyncio.sleep(begin - time.monotonic())
    ask = (build_junk_search, build_large_body, build_journey)[number % 3]
    await send_hostile_requests(port, f"198.51.100.{number}", ask, random.Random(number), until, told)


def print_latency(seconds: list[tuple[float, float]], begin: float, end: float, name: str) -> float:
    """The seconds within which nineteen of twenty answers came that were asked for in a time; prints them."""
    took = sorted(each for asked, each in seconds if begin <= asked < end) or [0.0]
    p50, p95 = took[len(took) // 2], took[int(0.95 * (len(took) - 1))]
    print(f"{name}: {len(took)} short answers, p50 {1000 * p50:.0f} ms, p95 {1000 * p95:.0f} ms")
    return p95


def measure_resources(running: Server) -> tuple[int, int, int]:
    """Megabytes of the server's own process, its descriptors, and its workers."""
    memory = running.megabytes("Rss")
    return memory[0], len(os.listdir(f"/proc/{running.process}/fd")), len(memory) - 1


async def run_soak(running: Server, length: float) -> int:
    """Prints a line a minute, then what came of it; the number of things that went wrong."""
    port = running.port
    await asyncio.gather(
        *(run_reader(port, number, time.monotonic() + WARM_UP_SECONDS, Counter(), []) for number in range(4))
    )
    await asyncio.sleep(WARM_UP_SECONDS)
    before, begun = measure_resources(running), time.monotonic()
    until, third = begun + length, 0
    told, abused, seconds = Counter[int](), Counter[int](), list[tuple[float, float]]()
    attack = begun + QUIET_SHARE * length
    visitors = [run_reader(port, number, until, told, seconds) for number in range(READERS)]
    visitors += [run_journey_client(port, 100 + number, until, told) for number in range(JOURNEYS)]
    visitors += [run_disconnecting_client(port, 120 + number, until) for number in range(HANG_UPS)]
    visitors += [
        redraw_repeatedly(port, f"203.0.113.{140 + number}", random.Random(number), until, abused, THINK_SECONDS)
        for number in range(APP)
    ]
    visitors += [run_hostile_client(port, number, attack, until, abused) for number in range(HOSTILE)]
    work = asyncio.gather(*visitors)
    while time.monotonic() < until:
        await asyncio.sleep(min(60.0, length / 9))
        now = measure_resources(running)
        third = third if third or time.monotonic() < begun + length / 3 else now[0]
        print(f"{time.monotonic() - begun:5.0f} s  {now[0]} MB  {now[1]} descriptors  {now[2]} processes", dict(told))
    with suppress(TimeoutError):
        await asyncio.wait_for(work, 60)
    await asyncio.sleep(DRAIN_SECONDS)
    after = measure_resources(running)  # each worker has two descriptors, Streamlit a few that it opens late
    quiet = print_latency(seconds, begun, attack, "nobody hostile")
    print_latency(seconds, attack, until, f"{HOSTILE} hostile")
    print(f"before {before}, a third {third} MB, after {after}; hostile {dict(abused)}")
    wrong = [status for status in told | abused if status >= 500 and status != 503]
    failures = {
        f"faults {wrong}": bool(wrong),
        f"late by more than {LATE_SECONDS} s": quiet > LATE_SECONDS,
        f"memory not within {MOST_MEMORY_CHANGE:.0%}": abs(after[0] - third) > MOST_MEMORY_CHANGE * third,
        "descriptors left": after[1] > before[1] + 12,
        "processes left": after[2] > before[2] + 1,
    }
    print("failed:", ", ".join(name for name, failed in failures.items() if failed) or "nothing")
    return sum(failures.values())


def main() -> None:
    """Status 1 where something went wrong."""
    length = float(sys.argv[1]) if len(sys.argv) > 1 else 1800.0
    os.environ["RULEWRIGHT_PROXIES"] = "127.0.0.1"
    with start_server() as running:
        sys.exit(bool(asyncio.run(run_soak(running, length))))


if __name__ == "__main__":
    main()
