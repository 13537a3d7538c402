"""Every address of the server: reference, rulebooks' own lines, JSON API, assistants, and the calculators' app."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute
from starlette.staticfiles import StaticFiles

from rulewright.browser.engine_archive import ENGINE_FOLDER
from rulewright.corpus.content import set_rules_folder
from rulewright.errors.extras import has_extra
from rulewright.server.api.application import API_PATH, api_application, refused
from rulewright.server.calculators import CALCULATORS, calculators_app
from rulewright.server.headers import NOT_MODIFIED, POLICY, WORKER_POLICY, SafeHeaders, policy_of
from rulewright.server.library import open_library
from rulewright.server.not_found import not_found
from rulewright.server.origins import SameOrigin, TrustedProxies
from rulewright.server.passages import COOKIE, MONTH, PASSAGES_PATH, Passages
from rulewright.server.reader_language import reader_language
from rulewright.server.request_limits import RateLimit, RequestLimits

if TYPE_CHECKING:
    from starlette.types import Scope

FOR_GOOD = "public, max-age=31536000, immutable"
"""Cache header of files whose name changes with their content."""


def application(rules: Path, site: Path) -> Starlette:
    """The ASGI application over the given rules and the built site."""
    set_rules_folder(rules)
    library = open_library(rules)
    settings = library.workers.settings
    passages = Passages(library.corpus, bool(settings.passages))
    streamlit, nothing = calculators_app(), Router()
    rate = Middleware(RateLimit, limit=settings.rate)
    assistants: list[BaseRoute] = []
    lifespans: list[Callable[[Any], AbstractAsyncContextManager[None]]] = [streamlit.lifespan()]
    if has_extra("mcp"):
        from rulewright.server.mcp.assistants import MCP_PATH, Endpoint

        endpoint = Endpoint(library, has_pages=True)
        assistants = [Route(MCP_PATH, endpoint, middleware=[rate]), Mount(MCP_PATH, endpoint, middleware=[rate])]
        lifespans.append(endpoint.running)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            for each in lifespans:
                await stack.enter_async_context(each(app))
            yield

    app = Starlette(
        routes=[
            Route("/", to_reference),
            Route("/reference", to_reference),
            Route("/reference/", to_reference),
            Mount("/reference", Reference(site, passages), middleware=[Middleware(GZipMiddleware, compresslevel=5)]),
            Route(f"{PASSAGES_PATH}/{{document:path}}", passages.answer),
            Route(API_PATH, to_documentation),
            Route(f"{API_PATH}/", to_documentation),
            Mount(API_PATH, api_application(library), middleware=[rate]),
            *assistants,
            Route(CALCULATORS, to_calculators),
            Route(f"{CALCULATORS}/_stcore/metrics", nothing),  # Streamlit's load
            Mount(f"{CALCULATORS}/_stcore/upload_file", nothing),  # uploads, which the app does not use
            Route(f"{CALCULATORS}/{{path:path}}", streamlit),  # no Mount: Streamlit's own routes have the prefix, too
            WebSocketRoute(f"{CALCULATORS}/{{path:path}}", streamlit),
        ],
        middleware=[
            Middleware(SafeHeaders),
            Middleware(TrustedProxies, trusted_hosts=list(settings.proxies)),
            Middleware(SameOrigin),
            Middleware(RequestLimits, most=settings.connections),
        ],
        exception_handlers={404: nothing_there},
        lifespan=lifespan,
    )
    app.state.languages = library.corpus.languages
    return app


async def to_reference(request: Request) -> Response:
    """Redirect to the reference in the reader's language."""
    language = reader_language(request.scope)
    return RedirectResponse(f"/reference/{language}/", headers={"Vary": "Accept-Language, Cookie"})


async def to_documentation(request: Request) -> Response:
    """Redirect to the API's documentation."""
    return RedirectResponse(f"{API_PATH}/docs?{request.url.query}".removesuffix("?"))


async def to_calculators(request: Request) -> Response:
    """Redirect to the calculators."""
    return RedirectResponse(f"{CALCULATORS}/?{request.url.query}".removesuffix("?"))


async def nothing_there(request: Request, error: Exception) -> Response:
    """The response to an address without a route, such as one with a line break, which no route matches."""
    path = request.scope["path"]
    if path.startswith(f"{API_PATH}/"):
        return await refused(request, error)
    return not_found(path, reader_language(request.scope))


class Reference(StaticFiles):
    """The files of the built site, each with its cache header and its Content-Security-Policy."""

    def __init__(self, site: Path, passages: Passages) -> None:
        super().__init__(directory=site, html=True)
        self._passages = passages

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The response to one request. Raises `HTTPException`."""
        response = await super().get_response(path, scope)
        if self._passages.should_request_lines(scope) and COOKIE not in HTTPConnection(scope).cookies:
            response.set_cookie(COOKIE, "1", MONTH, samesite="lax")
        if response.status_code == NOT_MODIFIED:
            return response  # the headers sent with the file still hold
        file = Path(getattr(response, "path", ""))
        # Without revalidation, a browser would mix old pages and scripts with new ones.
        response.headers["Cache-Control"] = FOR_GOOD if file.parent.name == ENGINE_FOLDER else "no-cache"
        if file.suffix == ".gz":
            response.headers["Content-Type"] = "application/gzip"  # which is not compressed once more
        if file.suffix == ".js":
            response.headers[POLICY] = WORKER_POLICY
        if file.suffix == ".html":
            response.headers[POLICY] = await run_in_threadpool(policy_of, file)
        return response
