"""The API on a port of its own, over real HTTP."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from rulewright.search.index import SearchIndex
from rulewright.server.api.application import API_PATH, api_application
from rulewright.server.library import Library, open_library
from rulewright.server.settings import Settings
from rulewright.server.worker_pool import WorkerPool
from server_thread import address, threaded


@pytest.fixture(scope="session")
def library(rules: Path, index: SearchIndex) -> Iterator[Library]:
    """The content, served with time enough for long answers on a machine that has much else to do."""
    workers = WorkerPool(rules, Settings(seconds=600, games=1))
    yield replace(open_library(rules), workers=workers)
    workers.close()


@pytest.fixture(scope="session")
def server(library: Library) -> Iterator[tuple[str, int]]:
    """Host and port of the API."""
    app = Starlette(routes=[Mount(API_PATH, api_application(library))])
    with threaded(app, library.workers.settings) as running:
        yield address(running)


@dataclass(frozen=True)
class Reply:
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> dict:
        return json.loads(self.body)


Call = Callable[..., Reply]


@pytest.fixture
def call(server: tuple[str, int]) -> Call:
    """Sends one request; header names of the reply are in lower case."""

    def send(method: str, path: str, body: bytes | str | None = None, **headers: str) -> Reply:
        connection = http.client.HTTPConnection(*server, timeout=120)
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        response = connection.getresponse()
        reply = Reply(response.status, {name.lower(): value for name, value in response.getheaders()}, response.read())
        connection.close()
        return reply

    return send


@pytest.fixture
def post(call: Call) -> Call:
    """Posts a situation."""

    def send(request: object, query: str = "", **headers: str) -> Reply:
        body = request if isinstance(request, str | bytes) else json.dumps(request)
        return call("POST", f"/api/resolve{query}", body, **{"Content_Type": "application/json", **headers})

    return send
