"""How many answers a second the server gives to 50 clients at once, and how late the latest of them are.

The server is the one that people use, in a process of its own; the clients share its machine, so a machine of their own
would see more. Run beside it: the longest journey through the Inner Region, over and over.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

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
PROGRAM = """
import sys
from pathlib import Path
from rulewright.content import content_folder
from rulewright.library import open_library
from rulewright.serving import _run, application
rules = content_folder("rules")
_run(application(rules, Path(sys.argv[1])), "127.0.0.1", int(sys.argv[2]), print, open_library(rules))
"""
Request = Callable[[random.Random], bytes]


@contextmanager
def server() -> Iterator[int]:
    """The port of a server that has warmed up."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as site:
        process = subprocess.Popen([sys.executable, "-c", PROGRAM, site, str(port)], stdout=subprocess.DEVNULL)
        try:
            while True:
                with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.1)
            time.sleep(3)
            yield port
        finally:
            process.terminate()
            process.wait()


def get(path: str) -> bytes:
    """A GET request."""
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


def post(situation: object) -> bytes:
    """A request to resolve a situation."""
    body = json.dumps(situation).encode()
    head = "POST /api/resolve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


def search(dice: random.Random) -> bytes:
    """Words in one of the languages, each time others."""
    from urllib.parse import quote

    return get(
        f"/api/search?q={quote(' '.join(dice.sample(WORDS, 2)))}&lang={dice.choice(('ko', 'cs', 'fi', 'en'))}&limit=8"
    )


def battle(dice: random.Random) -> bytes:
    """A battle that hardly anybody has asked about before."""
    hero = {"strength": dice.randint(0, 40), "fate": dice.randint(0, 20), "life": dice.randint(1, 20)}
    return post({"situation": "talisman/battle", "hero": hero, "foe": {"strength": dice.randint(0, 40)}})


def same_battle(_: random.Random) -> bytes:
    """The battle that everybody at the table asks about."""
    return post({"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}})


def journey(dice: random.Random) -> bytes:
    """The longest journey, a little different each time."""
    hero = {"strength": 8, "craft": 8, "life": 9, "fate": 4, "followers": 3, "gold": dice.randint(0, 99)}
    return post({"situation": "talisman/inner-journey", "hero": hero})


async def answered(reader: asyncio.StreamReader) -> int:
    """Reads one answer; its status."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    length = int(head.split("content-length: ")[1].split("\r\n")[0])
    await reader.readexactly(length)
    return int(head.split()[1])


async def load(port: int, request: Request, clients: int, seconds: float) -> tuple[list[float], list[int]]:
    """The seconds that every answer took, and the statuses other than 200."""
    taken: list[float] = []
    refused: list[int] = []
    end = time.monotonic() + seconds

    async def client(number: int) -> None:
        dice = random.Random(number)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while time.monotonic() < end:
            begun = time.monotonic()
            writer.write(request(dice))
            status = await answered(reader)
            taken.append(time.monotonic() - begun)
            if status != 200:
                refused.append(status)
        writer.close()

    work: list[Awaitable[None]] = [client(number) for number in range(clients)]
    await asyncio.gather(*work)
    return taken, refused


async def measure(port: int, table: Table) -> None:
    """Fills the table."""
    for name, request, beside in (
        ("search", search, None),
        ("resolve: battles", battle, None),
        ("resolve: the same battle", same_battle, None),
        ("search beside a long journey", search, journey),
        ("battles beside a long journey", battle, journey),
    ):
        other = asyncio.ensure_future(load(port, beside, 1, SECONDS)) if beside else None
        taken, refused = await load(port, request, CLIENTS, SECONDS)
        if other is not None:
            await other
        taken.sort()
        table.add_row(
            name,
            f"{len(taken) / SECONDS:.0f}",
            *(f"{1000 * taken[int(share * (len(taken) - 1))]:.0f} ms" for share in (0.5, 0.95, 1)),
            str(len(refused)),
        )


def main() -> None:
    """Prints a table."""
    table = Table("answers", "a second", "p50", "p95", "latest", "refused", title=f"{CLIENTS} clients at once")
    with server() as port:
        asyncio.run(measure(port, table))
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
