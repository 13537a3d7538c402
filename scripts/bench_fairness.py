"""Benchmark of an honest reader's answers beside fifty hostile addresses, with nginx in front (`--proxy`) and without.

Each hostile address (127.0.0.x) keeps four connections busy with the most expensive requests. These are new journeys,
searches for unknown words, bodies of 90 kB, the assistants' tools, missing pages, endless heads, and answers that it
does not read. The honest reader requests a page and a battle in turn; within two seconds is in time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from bench_serving import build_battle, build_get, build_journey, build_post, free_port, start_server

ROOT = Path(__file__).parents[1]
ADDRESSES, CONNECTIONS = 50, 4
IN_TIME_SECONDS = 2.0
PATIENCE_SECONDS = 20.0
HONEST_ADDRESS = "127.0.0.200"
RequestBuilder = Callable[[random.Random], bytes]


def build_junk_search(dice: random.Random) -> bytes:
    """Build a search for unknown words."""
    return build_get("/api/search?q=" + "+".join("".join(dice.choices("abcdefghijklmnop", k=7)) for _ in range(24)))


def build_large_body(dice: random.Random) -> bytes:
    """Build a request with a body of 90 kB."""
    return build_post({"situation": "talisman/battle", "hero": {"fate": dice.randint(0, 9)}, "more": ["0" * 900] * 100})


def build_assistant_request(dice: random.Random) -> bytes:
    """Build an assistant's search for unknown words."""
    words = " ".join("".join(dice.choices("abcdefghijklmnop", k=7)) for _ in range(24))
    params = {"name": "search_rules", "arguments": {"language": "en", "query": words}}
    request = build_post({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params})
    accept = b"Accept: application/json, text/event-stream\r\n\r\n"
    return request.replace(b"/api/resolve", b"/mcp", 1).replace(b"\r\n\r\n", b"\r\n" + accept, 1)


def build_endless_head(_: random.Random) -> bytes:
    """Build a head that does not end."""
    return b"GET / HTTP/1.1\r\nHost: localhost\r\nX-More: "


HOSTILE_REQUESTS: tuple[RequestBuilder, ...] = (
    build_journey,
    build_junk_search,
    build_large_body,
    build_assistant_request,
    lambda dice: build_get(f"/reference/fi/{dice.randrange(10**9)}/"),
    build_endless_head,
)
HONEST_REQUESTS: dict[str, RequestBuilder] = {
    "page": lambda dice: build_get(f"/reference/fi/page{dice.randrange(20)}/"),
    "battle": build_battle,
}


async def read_status(reader: asyncio.StreamReader) -> int:
    """Read one whole answer; return its status."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    if "content-length: " in head:
        await reader.readexactly(int(head.split("content-length: ")[1].split("\r\n")[0]))
    elif "transfer-encoding: chunked" in head:
        await reader.readuntil(b"0\r\n\r\n")
    return int(head.split()[1])


async def ask(port: int, address: str, request: bytes) -> int:
    """The status of an answer over a new connection; 0 without an answer."""
    with suppress(OSError, EOFError, ValueError, asyncio.LimitOverrunError, TimeoutError):
        async with asyncio.timeout(PATIENCE_SECONDS):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            try:
                writer.write(request)
                return await read_status(reader)
            finally:
                writer.close()
    return 0


async def send_hostile_requests(
    port: int, address: str, build: RequestBuilder, dice: random.Random, until: float, statuses: Counter[int]
) -> None:
    """Send requests as fast as they are answered; leave one of ten answers unread."""
    while time.monotonic() < until:
        with suppress(OSError, EOFError, ValueError, asyncio.LimitOverrunError, TimeoutError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            try:
                while time.monotonic() < until:
                    writer.write(build(dice))
                    await writer.drain()
                    if dice.random() < 0.1:
                        await asyncio.sleep(0.5)
                        break
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        statuses[await read_status(reader)] += 1
            finally:
                writer.close()
        await asyncio.sleep(0.02)


async def attack(port: int, seconds: float) -> Counter[int]:
    """Run all hostile clients; return the statuses of their answers."""
    until, statuses = time.monotonic() + seconds, Counter[int]()
    await asyncio.gather(
        *(
            send_hostile_requests(
                port, f"127.0.0.{10 + number}", HOSTILE_REQUESTS[(number + kind) % len(HOSTILE_REQUESTS)],
                random.Random(100 * number + kind), until, statuses,
            )
            for number in range(ADDRESSES)
            for kind in range(CONNECTIONS)
        )
    )  # fmt: skip
    return statuses


async def ask_honestly(port: int, seconds: float) -> dict[str, list[tuple[float, int]]]:
    """The seconds and the status of each answer, by kind of request."""
    found: dict[str, list[tuple[float, int]]] = {kind: [] for kind in HONEST_REQUESTS}
    dice, until = random.Random(0), time.monotonic() + seconds
    while time.monotonic() < until:
        for kind, build in HONEST_REQUESTS.items():
            begun = time.monotonic()
            status = await ask(port, HONEST_ADDRESS, build(dice))
            found[kind].append((time.monotonic() - begun, status))
            await asyncio.sleep(0.25)
    return found


def write_pages(site: Path) -> None:
    """Write some pages of a reference."""
    for number in range(20):
        (site / f"fi/page{number}").mkdir(parents=True)
        (site / f"fi/page{number}/index.html").write_text("<p>sivu</p>" * 2_000, "utf-8")


@contextmanager
def start_nginx(upstream: int, folder: Path) -> Iterator[int]:
    """Start nginx in front of a server, with the configuration of `site/hosting`; its port."""
    port = free_port()
    site = (ROOT / "site/hosting/nginx.conf").read_text("utf-8")
    site = site.replace("127.0.0.1:8501", f"127.0.0.1:{upstream}").replace("listen 80;", f"listen 127.0.0.1:{port};")
    (folder / "rulewright.conf").write_text(site.replace("/srv/rulewright/", f"{folder}/site/"), "utf-8")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""  # its workers are another user otherwise
    (folder / "nginx.conf").write_text(
        f"{user} pid {folder}/pid; error_log {folder}/error.log; daemon off; worker_rlimit_nofile 8192;\n"
        f"events {{ worker_connections 4096; }}\n"
        f"http {{ include /etc/nginx/mime.types; access_log off; {temporary} include {folder}/rulewright.conf; }}\n"
    )
    process = subprocess.Popen(["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")])
    try:
        while not (folder / "pid").is_file() or not (folder / "pid").read_text():
            if process.poll() is not None:
                raise RuntimeError((folder / "error.log").read_text())
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait()


async def measure(port: int, seconds: float) -> dict[str, Any]:
    """Measure the honest reader's answers beside the hostile clients, which are a process of their own."""
    hostile = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--attack", str(port), "--seconds", str(seconds + 2), stdout=asyncio.subprocess.PIPE
    )
    await asyncio.sleep(2)
    found = await ask_honestly(port, seconds)
    output, _ = await hostile.communicate()
    summary: dict[str, Any] = {"hostile": json.loads(output)}
    for kind, answers in found.items():
        took = sorted(each for each, _ in answers)
        summary[kind] = {
            "asked": len(answers),
            "in_time": sum(status == 200 and each <= IN_TIME_SECONDS for each, status in answers) / len(answers),
            "p50": took[len(took) // 2],
            "p95": took[int(0.95 * (len(took) - 1))],
            "statuses": Counter(status for _, status in answers),
        }
    return summary


def main() -> None:
    """Print a JSON object; with `--attack PORT`, attack that port."""
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=30.0)
    options.add_argument("--proxy", action="store_true")
    options.add_argument("--attack", type=int)
    given = options.parse_args()
    if given.attack is not None:
        print(json.dumps(asyncio.run(attack(given.attack, given.seconds))))
        return
    os.environ["RULEWRIGHT_PROXIES"] = "127.0.0.1" if given.proxy else ""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        write_pages(folder / "site")
        with start_server(folder / "site") as running:
            if given.proxy:
                with start_nginx(running.port, folder) as port:
                    print(json.dumps(asyncio.run(measure(port, given.seconds)), indent=2))
            else:
                print(json.dumps(asyncio.run(measure(running.port, given.seconds)), indent=2))


if __name__ == "__main__":
    main()
