"""One server for everything: reference (`/reference/<lang>/`), calculators (`/calculate/`), JSON API (`/api`), and
assistants (`/mcp`) where their extra is installed.
"""

from __future__ import annotations

import errno
import gc
import logging
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from rulewright.corpus.content import build_folder, content_folder, set_rules_folder
from rulewright.errors import BadInputError, RulewrightError
from rulewright.errors.extras import has_extra
from rulewright.errors.system import explain_os_error
from rulewright.language import Language, preferred_language
from rulewright.language.phrase import Phrase, phrase
from rulewright.server.library import Library, open_library
from rulewright.server.not_found import not_found, too_long
from rulewright.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn
    from starlette.types import ASGIApp, Receive, Scope, Send

NOT_FOUND = 404
FOR_GOOD = "public, max-age=31536000, immutable"
"""How long a browser may keep a file whose name changes with it."""
LANGUAGE_COOKIE = "rulewright-language"
"""The language chosen last on the reference; `site/static/reference.js` keeps it for addresses below it."""
_CLOSED = ("/calculate/_stcore/upload_file", "/calculate/_stcore/metrics")
"""Where Streamlit takes files, which the app never asks for, and tells how busy it is."""
LONGEST_MESSAGE = 200_000
"""How many bytes a message of the app may have; all that a form can hold is a quarter of it."""
SWITCH_SECONDS = 0.0005
"""How long a thread keeps Python's lock that others wait for. The event loop, which all answers pass, gives it up with
each send and waits for it again while a search is made: so a tenth of the usual time."""
SHUTDOWN_SECONDS = 5
"""How long a server that is stopped waits for what is under way."""


class PortTakenError(RulewrightError):
    """The address cannot be listened on."""

    def __init__(self, host: str, port: int, cause: Phrase) -> None:
        other = max(1024, port % 65535 + 1)
        super().__init__(
            "port-taken",
            f"{host}:{port}",
            phrase("host-port-cannot-be-used-cause", host=host, port=str(port), cause=cause),
            phrase("stop-what-uses-it-or-choose", other=str(other)),
        )


class HostError(BadInputError):
    """The host is no address of this computer."""

    def __init__(self, host: str) -> None:
        super().__init__(
            "unknown-host",
            host,
            phrase("host-is-no-address-of-this", host=host),
            phrase("use-127-0-0-1-for"),
        )


def serve(rules: Path, host: str, port: int, report: Callable[[str], None]) -> None:
    """Builds what is stale, then serves app, reference and API until interrupted.

    `report` gets one line per step, at last `Serving on http://HOST:PORT`. Raises `HostError` and `PortTakenError`
    before any building, `ContentError` for broken rules, and whatever a build raises.
    """
    require_port(host, port)
    library = open_library(rules, lambda sentence: report(str(sentence)))
    from rulewright.reference.build import build_site

    site = build_folder() / "site"
    build_site(rules, content_folder("site"), site, report=report)
    _run(application(rules, site), host, port, report, library)


def serve_assistants(rules: Path, host: str, port: int, reference: str | None, report: Callable[[str], None]) -> None:
    """Serves assistants alone, at `/mcp`, until interrupted; `reference` is the address of the rules' pages.

    Raises as `serve` does.
    """
    require_port(host, port)
    library = open_library(rules, lambda sentence: report(str(sentence)))
    from starlette.applications import Starlette
    from starlette.middleware import Middleware
    from starlette.responses import Response
    from starlette.routing import Mount

    from rulewright.server.headers import SafeHeaders
    from rulewright.server.mcp.assistants import MCP_PATH, Endpoint
    from rulewright.server.origins import TrustedProxies
    from rulewright.server.request_limits import RateLimit, RequestLimits

    endpoint, settings = Endpoint(library, reference), library.workers.settings
    app = Starlette(
        routes=[Mount("", app=RateLimit(endpoint, settings.rate, library.corpus.languages))],
        lifespan=endpoint.running,
        middleware=[
            Middleware(SafeHeaders),
            Middleware(TrustedProxies, trusted_hosts=list(settings.proxies)),
            Middleware(RequestLimits, too_long=lambda _: Response(status_code=414)),
        ],
    )
    _run(app, host, port, report, library, _warm_workers, MCP_PATH)


def application(rules: Path, site: Path) -> ASGIApp:
    """The ASGI application over the given rules and the built site."""
    set_rules_folder(rules)
    from starlette.applications import Starlette
    from starlette.concurrency import run_in_threadpool
    from starlette.exceptions import HTTPException
    from starlette.middleware import Middleware
    from starlette.middleware.gzip import GZipMiddleware
    from starlette.requests import HTTPConnection, Request
    from starlette.responses import RedirectResponse, Response
    from starlette.routing import Mount, Route
    from starlette.staticfiles import StaticFiles

    from rulewright.browser.engine_archive import ENGINE_FOLDER
    from rulewright.server.api.application import API_PATH, api_application
    from rulewright.server.calculators import CALCULATORS, calculators_app
    from rulewright.server.headers import NOT_MODIFIED, POLICY, WORKER_POLICY, SafeHeaders, policy_of
    from rulewright.server.origins import SameOrigin, TrustedProxies
    from rulewright.server.passages import COOKIE, MONTH, PASSAGES_PATH, Passages
    from rulewright.server.request_limits import RateLimit, RequestLimits

    class Reference(StaticFiles):
        async def get_response(self, path: str, scope: Scope) -> Response:
            try:
                response = await super().get_response(path, scope)
            except HTTPException as error:
                if error.status_code != NOT_FOUND:
                    raise
                return not_found(scope["path"], _language(scope, languages))
            if passages.are_told_of(scope) and COOKIE not in HTTPConnection(scope).cookies:
                response.set_cookie(COOKIE, "1", MONTH, samesite="lax")
            if response.status_code == NOT_MODIFIED:
                return response  # what was sent with the file still holds
            file = Path(getattr(response, "path", ""))
            # What a browser keeps of pages and scripts for as long as it likes would stand beside newer ones.
            response.headers["Cache-Control"] = FOR_GOOD if file.parent.name == ENGINE_FOLDER else "no-cache"
            if file.suffix == ".gz":
                response.headers["Content-Type"] = "application/gzip"  # which is not compressed once more
            if file.suffix == ".js":
                response.headers[POLICY] = WORKER_POLICY
            if file.suffix == ".html":
                response.headers[POLICY] = await run_in_threadpool(policy_of, file)
            return response

    async def to_reference(request: Request) -> RedirectResponse:
        language = _language(request.scope, languages)
        return RedirectResponse(f"/reference/{language}/", headers={"Vary": "Accept-Language, Cookie"})

    async def to_calculators(request: Request) -> RedirectResponse:
        return RedirectResponse(f"{CALCULATORS}/?{request.url.query}".removesuffix("?"))

    library = open_library(rules)
    languages = library.corpus.languages
    settings = library.workers.settings
    passages = Passages(library.corpus, bool(settings.passages), lambda scope: _language(scope, languages), not_found)
    limited = partial(RateLimit, limit=settings.rate, languages=languages)
    own = [
        Middleware(OwnPaths, prefix=API_PATH, own=limited(api_application(library))),
        Middleware(OwnPaths, prefix=PASSAGES_PATH, own=passages),
    ]
    streamlit = calculators_app()
    lifespans: list[Callable[[Any], AbstractAsyncContextManager[None]]] = [streamlit.lifespan()]
    if has_extra("mcp"):
        from rulewright.server.mcp.assistants import MCP_PATH, Endpoint

        endpoint = Endpoint(library, has_pages=True)
        own.append(Middleware(OwnPaths, prefix=MCP_PATH, own=limited(endpoint)))
        lifespans.append(endpoint.running)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            for each in lifespans:
                await stack.enter_async_context(each(app))
            yield

    return Starlette(
        lifespan=lifespan,
        routes=[
            Route("/", to_reference),
            Route("/reference", to_reference),
            Route("/reference/", to_reference),
            Mount("/reference", app=Reference(directory=site, html=True)),
            Route(CALCULATORS, to_calculators),
            Mount("", app=streamlit),
        ],
        middleware=[
            Middleware(SafeHeaders),
            Middleware(TrustedProxies, trusted_hosts=list(settings.proxies)),
            Middleware(SameOrigin),
            Middleware(
                RequestLimits, too_long=lambda scope: too_long(_language({**scope, "query_string": b""}, languages))
            ),
            *own,
            Middleware(KnownPaths, languages=languages),
            Middleware(GZipMiddleware, compresslevel=5),
        ],
    )


def _language(scope: Scope, languages: Collection[Language]) -> Language:
    """The reader's language, one of `languages`.

    It is that of the parameter `lang`, of the reference's folder, the one chosen last, or the browser's.
    """
    from starlette.requests import HTTPConnection

    chosen = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[0]
    folder = scope["path"].removeprefix("/reference/").split("/")[0]
    for code in (chosen, folder, HTTPConnection(scope).cookies.get(LANGUAGE_COOKIE, "")):
        if code in languages:
            return Language(code)
    headers = dict(scope["headers"])
    return preferred_language(headers.get(b"accept-language", b"").decode("latin-1"), languages)


def _warm(library: Library) -> None:
    """Makes the first visitors' answers as quick as later ones.

    What is loaded by then stays for good, so the garbage collector need not look at it again; its pauses are most of
    what makes pages late.
    """
    library.workers.warm()
    for language in library.corpus.languages:
        library.index.search("abrakadabra 가나다라", language)  # unknown words use everything that a search can need
        phrase("language").render(language)
    gc.collect()
    gc.freeze()


def _warm_workers(library: Library) -> None:
    library.workers.warm()


class OwnPaths:
    """Hands everything under `prefix` to an application of its own, past what Streamlit does to requests.

    It would refuse some addresses in plain text, and keeps a session for each visitor.
    """

    def __init__(self, app: ASGIApp, prefix: str, own: ASGIApp) -> None:
        self.app = app
        self._prefix = prefix
        self._own = own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one request."""
        path = scope.get("path", "/")
        if scope["type"] != "http" or not f"{path}/".startswith(f"{self._prefix}/"):
            await self.app(scope, receive, send)
            return
        # By hand, because Starlette's Mount overlooks paths with a line break in them.
        inside = path if path != self._prefix else f"{path}/"
        await self._own(
            {**scope, "path": inside, "root_path": scope.get("root_path", "") + self._prefix}, receive, send
        )


class KnownPaths:
    """Answers 404, in the reader's language, for paths outside reference and app, or that no page can have."""

    def __init__(self, app: ASGIApp, languages: Collection[Language]) -> None:
        self.app = app
        self._languages = languages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one request."""
        path = scope.get("path", "/")
        if scope["type"] == "http" and not _may_be_known(path):
            await not_found(path, _language(scope, self._languages))(scope, receive, send)
            return
        await self.app(scope, receive, send)


def _may_be_known(path: str) -> bool:
    """Whether the path leads into the reference or the app, and a page could be called so."""
    if path.startswith(_CLOSED):
        return False
    is_below = path in ("/", "/reference", "/calculate") or path.startswith(("/reference/", "/calculate/"))
    return is_below and path.isprintable() and "\\" not in path and ".." not in path.split("/")


def require_port(host: str, port: int) -> None:
    """Raises `HostError` or `PortTakenError` where nothing can listen there."""
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
    warm: Callable[[Library], None] = _warm,
    path: str = "",
) -> None:
    import uvicorn

    from rulewright.server.logs import limit_logs

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            logging.getLogger("uvicorn.access").disabled = True  # Streamlit turns it on, with clients' addresses
            limit_logs()
            if self.started:
                shown = f"[{host}]" if ":" in host else host
                report(f"Serving on http://{shown}:{port}{path}")
                threading.Thread(target=warm, args=(library,), daemon=True, name="warming").start()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            library.workers.close()
            await super().shutdown(sockets)

    sys.setswitchinterval(SWITCH_SECONDS)
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
        limit_concurrency=settings.connections,
        proxy_headers=False,  # `TrustedProxies` reads them
        timeout_keep_alive=settings.idle,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ws_max_size=LONGEST_MESSAGE,
    )
