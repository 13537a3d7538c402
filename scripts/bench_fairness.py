"""Whether honest visitors are answered while fifty hostile addresses ask for the worst that we serve.

Every hostile address, told apart as behind a proxy, keeps four connections busy: with journeys and what-if questions
that nobody has asked before, searches for 24 unknown words, by the API and by assistants, bodies of 90 kB, calculators,
answers that nobody reads, and the app's pages drawn over and over. The honest one, in a process of its own, asks for a
page, a search, a battle and a calculator's answer in turn, opens a page of the app and changes a value there, and has
its answer there as soon as the number stands. In time is within 2 seconds; a 503 that says when to come again is told,
not answered.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import websockets
from rich.console import Console
from rich.table import Table
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from bench_serving import build_get, build_post, start_server

ADDRESSES, CONNECTIONS = 50, 4
SECONDS = 30.0
IN_TIME = 2.0
PATIENCE = 20.0
APP_MEASUREMENTS = ("app, opened", "app, changed")
ANSWER_MARK, PENDING_MARK = 'class="rw-answer"', 'class="rw-working"'
"""What stands in the part of a page that has the answer, and beside it while there is none."""
RequestBuilder = Callable[[random.Random], bytes]


def add_forwarded_for(request: bytes, address: str) -> bytes:
    """The request as a proxy passes it on."""
    line, rest = request.split(b"\r\n", 1)
    return line + b"\r\nX-Forwarded-For: " + address.encode() + b"\r\n" + rest


def build_journey(dice: random.Random) -> bytes:
    """A journey of many states that no cache knows, and what would change it."""
    hero = {"strength": 8, "craft": 8, "life": 9, "fate": 4, "followers": 3, "gold": dice.randint(0, 99)}
    request = build_post({"situation": "talisman/inner-journey", "hero": hero})
    return request.replace(b"/api/resolve", b"/api/resolve?what_if=true", 1) if dice.random() < 0.5 else request


def build_junk_search(dice: random.Random) -> bytes:
    """A search for words that nobody knows."""
    return build_get("/api/search?q=" + "+".join("".join(dice.choices("abcdefghijklmnop", k=7)) for _ in range(24)))


def build_large_body(dice: random.Random) -> bytes:
    """A body of 90 kB."""
    return build_post(
        {"situation": "talisman/battle", "hero": {"strength": dice.randint(0, 9)}, "more": ["0" * 900] * 100}
    )


def build_calculator_request(dice: random.Random) -> bytes:
    """A calculator's answer as HTML."""
    hero = "&".join(f"hero.{each}={dice.randint(0, 20)}" for each in ("strength", "fate", "life"))
    return build_get(f"/api/calculator/talisman/battle?lang=en&{hero}&foe.strength={dice.randint(0, 40)}")


def build_assistant_request(dice: random.Random) -> bytes:
    """What an assistant asks at `/mcp`: a search for words that nobody knows, or what can be resolved."""
    words = " ".join("".join(dice.choices("abcdefghijklmnop", k=7)) for _ in range(24))
    tool, given = dice.choice([("search_rules", {"query": words}), ("list_situations", {})])
    asked = {"name": tool, "arguments": {"language": "en", **given}}
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": asked}).encode()
    head = b"POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
    return head + b"Accept: application/json, text/event-stream\r\n\r\n" + body


HOSTILE_REQUESTS: tuple[RequestBuilder, ...] = (
    build_journey,
    build_junk_search,
    build_large_body,
    build_calculator_request,
    build_assistant_request,
    lambda _: build_get("/api/openapi.json"),
)
HONEST_REQUESTS: dict[str, RequestBuilder] = {
    "page": lambda _: build_get("/api/docs"),
    "search": lambda dice: build_get(f"/api/search?lang=en&q={dice.choice(('fate', 'toad', 'crown', 'evade'))}"),
    "battle": lambda dice: build_post(
        {"situation": "talisman/battle", "hero": {"strength": dice.randint(0, 40)}, "foe": {"strength": 4}}
    ),
    "calculator": build_calculator_request,
}  # fmt: skip


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, str]:
    """The status and the head of one answer, which is read whole."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    if "content-length: " in head:
        await reader.readexactly(int(head.split("content-length: ")[1].split("\r\n")[0]))
    return int(head.split()[1]), head


async def send_hostile_requests(
    port: int, address: str, ask: RequestBuilder, dice: random.Random, until: float, told: Counter[int]
) -> None:
    """Asks as fast as it is answered; reads nothing where the dice say so."""
    while time.monotonic() < until:
        with suppress(OSError, EOFError, ValueError, asyncio.LimitOverrunError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            reads = dice.random() > 0.1
            while time.monotonic() < until:
                writer.write(add_forwarded_for(ask(dice), address))
                await writer.drain()
                if reads:
                    told[(await read_answer(reader))[0]] += 1
                else:
                    await asyncio.sleep(0.2)


async def redraw_repeatedly(
    port: int, address: str, dice: random.Random, until: float, told: Counter[int], think: float = 0.0
) -> None:
    """Has a page of the app drawn over and over, after a while each."""
    while time.monotonic() < until:
        with suppress(OSError, websockets.WebSocketException, TimeoutError):
            socket = await websockets.connect(**websocket_options(port, address))
            while time.monotonic() < until:
                await socket.send(build_rerun_message(dice.choice(("battle", "combat", "inner-journey")), dice))
                await asyncio.wait_for(socket.recv(), PATIENCE)
                told[101] += 1
                await asyncio.sleep(think)


def websocket_options(port: int, address: str) -> dict[str, Any]:
    """How to open the websocket of a page of the app."""
    return {
        "uri": f"ws://127.0.0.1:{port}/calculate/_stcore/stream",
        "subprotocols": [websockets.Subprotocol("streamlit")],
        "max_size": None,
        "additional_headers": {"X-Forwarded-For": address},
    }


def build_rerun_message(view: str, dice: random.Random) -> bytes:
    """The message that has a page of the app drawn."""
    message = BackMsg()
    message.rerun_script.query_string = f"lang=en&view={view}&hero.fate={dice.randint(0, 5)}"
    return bytes(message.SerializeToString())


def build_fragment_message(part: str) -> bytes:
    """The message that has a part of a page drawn again."""
    message = BackMsg()
    message.rerun_script.fragment_id = part
    message.rerun_script.is_auto_rerun = True
    return bytes(message.SerializeToString())


async def time_page(port: int, address: str, dice: random.Random) -> AsyncIterator[float]:
    """Opens a page of the app, and changes a value once all of it is there: the seconds to each of both answers.

    A page that waits for its answer has a part drawn again and again, for which browsers ask as often as it says.
    """
    begun = time.monotonic()
    async with websockets.connect(**websocket_options(port, address)) as socket:
        for _ in APP_MEASUREMENTS:
            asking, seconds = build_rerun_message("battle", dice), PATIENCE
            is_answered = is_whole = False
            while not (is_answered and is_whole):
                await socket.send(asking)
                is_whole = False
                while not is_whole:
                    message = ForwardMsg.FromString(await socket.recv(decode=False))
                    part = message.delta.new_element.html.body
                    if not is_answered and ANSWER_MARK in part and PENDING_MARK not in part:
                        is_answered = True
                        yield time.monotonic() - begun
                    if message.HasField("auto_rerun"):
                        asking, seconds = (
                            build_fragment_message(message.auto_rerun.fragment_id),
                            message.auto_rerun.interval,
                        )
                    is_whole = message.WhichOneof("type") == "script_finished"
                if not is_answered:
                    await asyncio.sleep(seconds)
            begun = time.monotonic()


async def run_attack(port: int) -> None:
    """Everything hostile, for somewhat longer than the honest ask."""
    until, told = time.monotonic() + SECONDS + 4, Counter[int]()
    work = []
    for number in range(ADDRESSES):
        address = f"198.51.100.{number}"
        work.append(redraw_repeatedly(port, address, random.Random(number), until, told))
        for kind in range(CONNECTIONS - 1):
            ask = HOSTILE_REQUESTS[(number + kind) % len(HOSTILE_REQUESTS)]
            work.append(send_hostile_requests(port, address, ask, random.Random(100 * number + kind), until, told))
    await asyncio.gather(*(asyncio.wait_for(each, SECONDS + PATIENCE) for each in work), return_exceptions=True)
    print(json.dumps(told))


Attempts = dict[str, list[tuple[float, bool, bool]]]
"""By what was asked: the seconds, whether it was answered, whether a 503 said when to come."""


async def run_honest_client(port: int) -> Attempts:
    """What each kind of question came to."""
    found: Attempts = {kind: [] for kind in (*HONEST_REQUESTS, *APP_MEASUREMENTS)}
    dice, until = random.Random(0), time.monotonic() + SECONDS
    while time.monotonic() < until:
        for kind, ask in HONEST_REQUESTS.items():
            begun = time.monotonic()
            status, head = 0, ""
            with suppress(OSError, EOFError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.write(add_forwarded_for(ask(dice), "203.0.113.7"))
                    status, head = await read_answer(reader)
                    writer.close()
            found[kind].append((time.monotonic() - begun, status == 200, status == 503 and "retry-after" in head))
            await asyncio.sleep(0.1)
        await _run_honest_page(port, dice, found)
    return found


async def _run_honest_page(port: int, dice: random.Random, found: Attempts) -> None:
    waiting = [*APP_MEASUREMENTS]
    with suppress(OSError, EOFError, TimeoutError, websockets.WebSocketException):
        async with asyncio.timeout(2 * PATIENCE):
            async for seconds in time_page(port, "203.0.113.7", dice):
                found[waiting.pop(0)].append((seconds, True, False))
    for kind in waiting:
        found[kind].append((PATIENCE, False, False))


async def measure(port: int) -> None:
    """Prints how the honest fared, and what the hostile were told."""
    flood = await asyncio.create_subprocess_exec(
        sys.executable, str(Path(__file__).resolve()), str(port), stdout=asyncio.subprocess.PIPE
    )
    await asyncio.sleep(2)
    found = await run_honest_client(port)
    told, _ = await flood.communicate()
    table = Table(
        "", "asked", "answered in 2 s", "told in 2 s", "p50", "p95", "latest", title="beside 50 hostile addresses"
    )
    for kind, tries in (*found.items(), ("all", [each for one in found.values() for each in one])):
        seconds = sorted(each[0] for each in tries)
        in_time = sum(each[1] and each[0] <= IN_TIME for each in tries)
        refused = sum(each[2] and each[0] <= IN_TIME for each in tries)
        shares = (f"{1000 * seconds[int(share * (len(seconds) - 1))]:.0f} ms" for share in (0.5, 0.95, 1))
        table.add_row(kind, str(len(tries)), f"{in_time / len(tries):.0%}", f"{refused / len(tries):.0%}", *shares)
    Console(width=110).print(table, f"The hostile were answered, by status: {told.decode().strip()}")


def main() -> None:
    """Prints the table; with a port, attacks it."""
    if len(sys.argv) > 1:
        asyncio.run(run_attack(int(sys.argv[1])))
        return
    os.environ["RULEWRIGHT_PROXIES"] = "127.0.0.1"
    with start_server() as running:
        asyncio.run(measure(running.port))


if __name__ == "__main__":
    main()
