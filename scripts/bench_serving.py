"""Benchmark of the server's API: answers per second to 50 clients.

The server is the product's, in a process of its own. The clients run on the same machine and use part of its cores,
which a column states; on a separate machine the figures would be higher. Beside it runs the longest journey through the
Inner Region, over and over. On a machine with other work the CPU time per answer is more reliable than the elapsed
time.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

CLIENTS = 50
SECONDS = 10.0
WORDS = (
    "stand-off",
    "대치",
    "nerozhodně",
    "tasatulos",
    "fate",
    "kohtalomerkki",
    "ㄷㅊ",
    "kouzlo",
    "crown",
    "Talisman",
    "vartija",
    "상점",
    "zbroj",
    "portal of power",
    "follower",
)
SERVER_PROGRAM = """
import sys
from pathlib import Path
from rulewright.corpus.content import content_folder
from rulewright.server.library import open_library
from rulewright.server.routes import application
from rulewright.server.serving import _run
rules = content_folder("rules")
_run(application(rules, Path(sys.argv[1])), "127.0.0.1", int(sys.argv[2]), print, open_library(rules))
"""
Request = Callable[[random.Random], bytes]


@dataclass(frozen=True)
class Server:
    """A warmed-up server: its port, its process id, the seconds of its start."""

    port: int
    process: int
    start: float

    def processes(self) -> list[int]:
        """The ids of the server's process, of the one that preloads the rules for workers, and of the workers."""
        return [self.process, *_descendants(self.process)]

    def seconds(self) -> float:
        """The CPU seconds of all these processes."""
        times = [told.rsplit(")", 1)[1].split() for told in _read_proc_files(self.processes(), "stat")]
        return sum(int(each[11]) + int(each[12]) for each in times) / os.sysconf("SC_CLK_TCK")

    def megabytes(self, kind: str) -> list[int]:
        """The memory of each process; `Rss` counts shared memory for each of them, `Pss` in parts."""
        rolled = _read_proc_files(self.processes(), "smaps_rollup")
        return [int(text.split(f"{kind}:")[1].split()[0]) // 1024 for text in rolled]


def _read_proc_files(processes: list[int], name: str) -> list[str]:
    """Read a file of `/proc` for each process; a worker may have ended meanwhile."""
    found = []
    for each in processes:
        with suppress(OSError):
            found.append(Path(f"/proc/{each}/{name}").read_text())
    return found


def _descendants(process: int) -> list[int]:
    started: list[int] = []
    with suppress(OSError):  # a thread may have ended meanwhile
        for thread in Path(f"/proc/{process}/task").glob("*/children"):  # each lists the children that it has started
            started += map(int, thread.read_text().split())
    started.sort()
    return [each for child in started for each in (child, *_descendants(child))]


def free_port() -> int:
    """A port without a listener."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def start_server(site: Path | None = None) -> Iterator[Server]:
    """Start a server, with a built site or without one, and wait until it has warmed up."""
    port = free_port()
    with tempfile.TemporaryDirectory() as empty:
        program = [sys.executable, "-c", SERVER_PROGRAM, str(site or empty), str(port)]
        process = subprocess.Popen(program, stdout=subprocess.DEVNULL)
        begun = time.monotonic()
        try:
            while True:
                with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.1)
            start = time.monotonic() - begun
            time.sleep(4)
            yield Server(port, process.pid, start)
        finally:
            process.terminate()
            process.wait()


def build_get(path: str) -> bytes:
    """Build a GET request."""
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def build_post(situation: object) -> bytes:
    """Build a request to resolve a situation."""
    body = json.dumps(situation).encode()
    head = "POST /api/resolve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


def build_search(dice: random.Random) -> bytes:
    """Build a search for random words in one of the languages."""
    from urllib.parse import quote

    return build_get(
        f"/api/search?q={quote(' '.join(dice.sample(WORDS, 2)))}&lang={dice.choice(('ko', 'cs', 'fi', 'en'))}&limit=8"
    )


def build_battle(dice: random.Random) -> bytes:
    """Build a battle that is probably not cached."""
    hero = {"strength": dice.randint(0, 40), "fate": dice.randint(0, 20), "life": dice.randint(1, 20)}
    return build_post({"situation": "talisman/battle", "hero": hero, "foe": {"strength": dice.randint(0, 40)}})


def build_same_battle(_: random.Random) -> bytes:
    """Build the same battle each time."""
    return build_post({"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}})


def build_mixed(dice: random.Random) -> bytes:
    """Build a search or a battle, half of them among forty that other clients request, too."""
    return dice.choice((build_search, build_battle))(random.Random(dice.randrange(20)) if dice.random() < 0.5 else dice)


def build_journey(dice: random.Random) -> bytes:
    """Build the longest journey, with one random number."""
    hero = {"strength": 8, "craft": 8, "life": 9, "fate": 4, "followers": 3, "gold": dice.randint(0, 99)}
    return build_post({"situation": "talisman/inner-journey", "hero": hero})


async def read_status(reader: asyncio.StreamReader) -> int:
    """Read one answer; return its status."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    length = int(head.split("content-length: ")[1].split("\r\n")[0])
    await reader.readexactly(length)
    return int(head.split()[1])


async def generate_load(port: int, request: Request, clients: int, seconds: float) -> tuple[list[float], list[int]]:
    """Send requests from many clients; return the seconds of every answer, and the statuses other than 200."""
    taken: list[float] = []
    refused: list[int] = []
    end = time.monotonic() + seconds

    async def client(number: int) -> None:
        dice = random.Random(number)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while time.monotonic() < end:
            begun = time.monotonic()
            writer.write(request(dice))
            status = await read_status(reader)
            taken.append(time.monotonic() - begun)
            if status != 200:
                refused.append(status)
        writer.close()

    await asyncio.gather(*(client(number) for number in range(clients)))
    return taken, refused


async def measure(running: Server, table: Table) -> None:
    """Fill the table."""
    for name, request, beside in (
        ("search", build_search, None),
        ("resolve: battles", build_battle, None),
        ("resolve: the same battle", build_same_battle, None),
        ("both, half of them asked before", build_mixed, None),
        ("search beside a long journey", build_search, build_journey),
        ("battles beside a long journey", build_battle, build_journey),
    ):
        used, own = running.seconds(), time.process_time()
        other = asyncio.ensure_future(generate_load(running.port, beside, 1, SECONDS)) if beside else None
        taken, refused = await generate_load(running.port, request, CLIENTS, SECONDS)
        if other is not None:
            await other
        used, own = running.seconds() - used, time.process_time() - own
        taken.sort()
        table.add_row(
            name,
            f"{len(taken) / SECONDS:.0f}",
            *(f"{1000 * taken[int(share * (len(taken) - 1))]:.0f} ms" for share in (0.5, 0.95, 1)),
            f"{1000 * used / len(taken):.1f} ms",
            f"{own / (SECONDS * (os.cpu_count() or 1)):.0%}",
            str(len(refused)),
        )


def main() -> None:
    """Print the tables."""
    table = Table(
        "answers", "a second", "p50", "p95", "latest", "processor", "clients' part of it", "refused",
        title=f"{CLIENTS} clients at once",
    )  # fmt: skip
    console = Console(width=130)
    with start_server() as running:
        asyncio.run(measure(running, table))
        console.print(f"Started in {running.start:.1f} s.", table)


if __name__ == "__main__":
    main()
