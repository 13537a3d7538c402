"""One server for reference (`/reference/<lang>/`), calculators (`/calculate/`), JSON API (`/api`) and assistants.

Assistants (`/mcp`) need their extra.
"""

from __future__ import annotations

import errno
import gc
import logging
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.corpus.content import build_folder, content_folder
from rulewright.errors import BadInputError, RulewrightError
from rulewright.errors.system import explain_os_error
from rulewright.language.phrase import Phrase, phrase
from rulewright.server.library import Library, open_library
from rulewright.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn
    from starlette.types import ASGIApp

LONGEST_MESSAGE = 200_000
"""Limit of a message to the app in bytes; all that a form can hold is a quarter of it."""
SHUTDOWN_SECONDS = 5
"""Seconds that a stopping server waits for running requests."""


class PortTakenError(RulewrightError):
    """An address that cannot be listened on."""

    def __init__(self, host: str, port: int, cause: Phrase) -> None:
        other = max(1024, port % 65535 + 1)
        super().__init__(
            "port-taken",
            f"{host}:{port}",
            phrase("host-port-cannot-be-used-cause", host=host, port=str(port), cause=cause),
            phrase("stop-what-uses-it-or-choose", other=str(other)),
        )


class HostError(BadInputError):
    """A host that is no address of this computer."""

    def __init__(self, host: str) -> None:
        super().__init__(
            "unknown-host",
            host,
            phrase("host-is-no-address-of-this", host=host),
            phrase("use-127-0-0-1-for"),
        )


def serve(rules: Path, host: str, port: int, report: Callable[[str], None]) -> None:
    """Build if stale, then serve app, reference and API until interrupted.

    `report` gets one line per step, at last `Serving on http://HOST:PORT`. Raises `HostError` and `PortTakenError`
    before any building, `ContentError` for broken rules, and a build's errors.
    """
    require_port(host, port)
    library = open_library(rules, lambda sentence: report(str(sentence)))
    from rulewright.reference.build import build_site
    from rulewright.server.routes import application

    site = build_folder() / "site"
    build_site(rules, content_folder("site"), site, report=report)
    _run(application(rules, site), host, port, report, library)


def serve_assistants(rules: Path, host: str, port: int, reference: str | None, report: Callable[[str], None]) -> None:
    """Serve assistants alone, at `/mcp`, until interrupted; `reference` is the address of the rules' pages.

    Raises as `serve` does.
    """
    require_port(host, port)
    library = open_library(rules, lambda sentence: report(str(sentence)))
    from starlette.applications import Starlette
    from starlette.middleware import Middleware
    from starlette.routing import Mount

    from rulewright.server.headers import SafeHeaders
    from rulewright.server.mcp.assistants import MCP_PATH, Endpoint
    from rulewright.server.origins import TrustedProxies
    from rulewright.server.request_limits import RateLimit, RequestLimits

    endpoint, settings = Endpoint(library, reference), library.workers.settings
    app = Starlette(
        routes=[Mount("", app=RateLimit(endpoint, settings.rate))],
        lifespan=endpoint.running,
        middleware=[
            Middleware(SafeHeaders),
            Middleware(TrustedProxies, trusted_hosts=list(settings.proxies)),
            Middleware(RequestLimits, most=settings.connections, has_pages=False),
        ],
    )
    app.state.languages = library.corpus.languages
    _run(app, host, port, report, library, MCP_PATH)


def _warm(library: Library) -> None:
    """Warm up, so that the first answers are as fast as later ones.

    All objects loaded by then are permanent, so the garbage collector need not scan them again; its pauses cause most
    of a page's delay.
    """
    library.workers.warm()
    for language in library.corpus.languages:
        library.index.search("abrakadabra 가나다라", language)  # unknown words reach all of a search's code
        phrase("language").render(language)
    gc.collect()
    gc.freeze()


def require_port(host: str, port: int) -> None:
    """Check that the address can be listened on. Raises `HostError` or `PortTakenError`."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except socket.gaierror as error:
        raise HostError(host) from error
    except OSError as error:
        if error.errno == errno.EADDRNOTAVAIL:
            raise HostError(host) from error
        known = {
            errno.EADDRINUSE: phrase("another-program-uses-it"),
            errno.EACCES: phrase("the-system-keeps-ports-below-1024"),
        }
        raise PortTakenError(host, port, known.get(error.errno or 0) or explain_os_error(error).cause) from error


def _run(
    app: ASGIApp,
    host: str,
    port: int,
    report: Callable[[str], None],
    library: Library,
    path: str = "",
) -> None:
    import uvicorn

    from rulewright.server.logs import limit_logs

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            logging.getLogger("uvicorn.access").disabled = True  # Streamlit enables it, with clients' addresses
            limit_logs()
            if self.started:
                shown = f"[{host}]" if ":" in host else host
                report(f"Serving on http://{shown}:{port}{path}")
                threading.Thread(target=_warm, args=(library,), daemon=True, name="warming").start()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            library.workers.close()
            await super().shutdown(sockets)

    Server(configuration(app, library.workers.settings, host, port)).run()


def configuration(app: ASGIApp, settings: Settings, host: str, port: int) -> uvicorn.Config:
    """uvicorn's configuration for an application, within the limits of the settings."""
    import uvicorn

    from rulewright.server.request_limits import LONGEST_HEAD

    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http="h11",
        log_level="warning",
        access_log=False,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        proxy_headers=False,  # `TrustedProxies` reads them
        timeout_keep_alive=settings.idle,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ws_max_size=LONGEST_MESSAGE,
    )
