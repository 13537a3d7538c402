"""Soak test: a hundred clients at once for SECONDS (3600), from a quarter of the time on with a flood.

    python scripts/soak.py [SECONDS]

The clients are readers, journeys, disconnecting and hostile clients; nothing stands in front of the server. It fails if
an answer is a fault, or if descriptors or processes are left at the end. It also fails if the memory of the server's
own process differs by more than a tenth between half-time and end.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections import Counter
from contextlib import suppress

from bench_fairness import HOSTILE_REQUESTS, ask, build_assistant_request, send_hostile_requests
from bench_serving import Server, build_battle, build_get, build_journey, build_search, start_server

READERS, JOURNEYS, HANG_UPS, HOSTILE = 75, 5, 10, 10
THINK_SECONDS = 2.0
QUIET_SHARE = 0.25
MOST_MEMORY_CHANGE = 0.1
DRAIN_SECONDS = 30.0
READ = (build_search, build_battle, build_assistant_request, lambda _: build_get("/api/docs"))


async def run_reader(port: int, number: int, until: float, statuses: Counter[int]) -> None:
    """Send a short request every few seconds, or one journey after the other."""
    dice = random.Random(number)
    while time.monotonic() < until:
        await asyncio.sleep(dice.uniform(0.5, 1.5) * THINK_SECONDS)
        build = build_journey if number < JOURNEYS else dice.choice(READ)
        statuses[await ask(port, f"127.0.0.{10 + number}", build(dice))] += 1


async def run_disconnecting_client(port: int, number: int, until: float) -> None:
    """Request a journey, or send half of the request, and disconnect."""
    dice = random.Random(number)
    while time.monotonic() < until:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            request = build_journey(dice)
            writer.write(request[: dice.randint(1, len(request))])
            await writer.drain()
            await asyncio.sleep(dice.uniform(0, THINK_SECONDS))
            writer.transport.abort()


async def run_hostile_client(port: int, number: int, begin: float, until: float, statuses: Counter[int]) -> None:
    """Flood the server from the time `begin` on."""
    await asyncio.sleep(begin - time.monotonic())
    ask_for = HOSTILE_REQUESTS[number % len(HOSTILE_REQUESTS)]
    await send_hostile_requests(port, f"127.0.0.{150 + number}", ask_for, random.Random(number), until, statuses)


def measure_resources(running: Server) -> tuple[int, int, int]:
    """Megabytes of the server's own process, its descriptors, and its other processes."""
    memory = running.megabytes("Rss")
    return memory[0], len(os.listdir(f"/proc/{running.process}/fd")), len(memory) - 1


async def run_soak(running: Server, seconds: float) -> int:
    """Print a line a minute, then the result; return the number of failures."""
    port, statuses, half = running.port, Counter[int](), 0
    await ask(port, "127.0.0.1", build_battle(random.Random(0)))  # until there are workers
    before, begun = measure_resources(running), time.monotonic()
    until = begun + seconds
    work = asyncio.gather(
        *(run_reader(port, number, until, statuses) for number in range(READERS + JOURNEYS)),
        *(run_disconnecting_client(port, number, until) for number in range(HANG_UPS)),
        *(
            run_hostile_client(port, number, begun + QUIET_SHARE * seconds, until, statuses)
            for number in range(HOSTILE)
        ),
    )
    while time.monotonic() < until:
        await asyncio.sleep(min(60.0, seconds / 10))
        now = measure_resources(running)
        half = half or (now[0] if time.monotonic() > begun + seconds / 2 else 0)
        print(
            f"{time.monotonic() - begun:5.0f} s  {now[0]} MB  {now[1]} descriptors  {now[2]} processes", dict(statuses)
        )
    await work
    end = now[0]
    await asyncio.sleep(DRAIN_SECONDS)
    after = measure_resources(running)
    failures = {
        "faults": any(status >= 500 and status != 503 for status in statuses),
        f"memory {half} MB, then {end} MB": abs(end - half) > MOST_MEMORY_CHANGE * half,
        f"{after[1]} descriptors left of {before[1]}": after[1] > before[1] + 12,
        f"{after[2]} processes left of {before[2]}": after[2] > before[2],
    }
    print("failed:", ", ".join(name for name, failed in failures.items() if failed) or "nothing")
    return sum(failures.values())


def main() -> None:
    """Run the test; exit status 1 after a failure."""
    with start_server() as running:
        sys.exit(bool(asyncio.run(run_soak(running, float(sys.argv[1]) if len(sys.argv) > 1 else 3_600.0))))


if __name__ == "__main__":
    main()
