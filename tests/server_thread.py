"""A server in a thread of this process, which holds its connections as the whole one does."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from rulewright.server.serving import configuration
from rulewright.server.settings import Settings


@contextmanager
def threaded(app: Any, settings: Settings) -> Iterator[uvicorn.Server]:
    """The running server; whoever keeps a connection open in the end is not waited for."""
    server = uvicorn.Server(configuration(app, settings, "127.0.0.1", 0))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    yield server
    server.force_exit = server.should_exit = True
    thread.join(20)


def address(server: uvicorn.Server) -> tuple[str, int]:
    """Its host and port."""
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    return host, port
