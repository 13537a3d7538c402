"""The routes under `/api`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache, partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeVar

from fastapi import FastAPI, Request
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from rulewright.corpus.name_lookup import find_document, list_names
from rulewright.engine.limits import Limits
from rulewright.errors import BadInputError, LimitError, RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.questions.answering import QuestionRequest
from rulewright.server import forecasts
from rulewright.server.api import documents
from rulewright.server.api.page import documentation_page
from rulewright.server.api.parameters import LanguageQuery, ResolveQuery, SearchQuery, TermQuery, language_of, read
from rulewright.server.api.problems import problem
from rulewright.server.api.responses import fresh
from rulewright.server.asking import answer_question
from rulewright.server.disconnects import unless_disconnected
from rulewright.server.faults import fault
from rulewright.server.fields import in_languages
from rulewright.server.library import Library
from rulewright.server.origins import client_of
from rulewright.server.settings import Settings
from rulewright.server.worker import resolve
from rulewright.server.worker_pool import Work
from rulewright.situations.answer import Answer
from rulewright.situations.play_state import compute_play_state
from rulewright.situations.problem import Report
from rulewright.situations.request import parse_request, validate_request
from rulewright.situations.resolution import encode_json, list_situations_json, resolve_to_json
from rulewright.situations.solving import Effort
from rulewright.version import __version__
from rulewright.views.calculator_json import (
    CalculatorQuery,
    build_answer_response,
    build_error_response,
    build_play_response,
    parse_query,
)
from rulewright.views.entry_json import build_document_json
from rulewright.views.search_filters import search_index
from rulewright.views.term_json import build_term_json

if TYPE_CHECKING:
    from starlette.types import ASGIApp

API_PATH = "/api"
ValueT = TypeVar("ValueT")
_GONE = 499
_WORTH_PACKING = 1_000
_SEARCHES_KEPT = 256
"""Number of cached search results, since one table's lookups recur at others. A result has at most some tens of
kilobytes.
"""
_NO_TELEMETRY: Any = dict.fromkeys(("tracing", "metrics", "logs", "operation_spans", "auto_configure"), False)


def api_application(library: Library) -> ASGIApp:
    """The API as an ASGI application, which gets the requests under `API_PATH`."""
    api = FastAPI(
        title="Rulewright",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        telemetry=_NO_TELEMETRY,
    )
    api.state.languages = library.corpus.languages
    api.add_exception_handler(RulewrightError, _told)
    api.add_exception_handler(HTTPException, refused)
    api.add_exception_handler(ClientDisconnect, _gone)
    api.add_exception_handler(Exception, _faulty)
    _add_reading(api, library)
    _add_resolving(api, library)
    _add_questions(api, library)
    _add_forecasts(api, library)
    _add_calculators(api, library)
    _add_documentation(api, library)
    for route in [each for each in api.routes if isinstance(each, APIRoute) and "GET" in (each.methods or ())]:
        api.add_api_route(route.path, route.endpoint, methods=["HEAD"], include_in_schema=False)
    open_to_all = CORSMiddleware(
        api,
        allow_origins=["*"],
        allow_methods=["GET", "HEAD", "POST"],
        allow_headers=["Content-Type", "If-None-Match"],
        expose_headers=["ETag", "Retry-After", "Content-Language"],
        max_age=86_400,
    )
    return GZipMiddleware(open_to_all, minimum_size=_WORTH_PACKING)


def _add_reading(api: FastAPI, library: Library) -> None:
    corpus = library.corpus
    catalogue = library.catalogue
    situations = cache(lambda: encode_json(list_situations_json(catalogue.usable(), catalogue.table_formats.values())))
    names = cache(partial(list_names, corpus))

    @lru_cache(_SEARCHES_KEPT)
    def searched(query: SearchQuery, language: Language) -> bytes:
        within = Language(query.within) if query.within else None
        return encode_json(
            search_index(
                library.index, query.q, language,
                game=query.game, chapter=query.chapter, kind=query.kind, within=within, limit=query.limit,
            ).as_json()
        )  # fmt: skip

    @api.get("/search", **documents.SEARCH)
    async def search(request: Request) -> Response:
        query, language = read(SearchQuery, request), language_of(request)
        told = await _in_thread(library, request, partial(searched, query, language))
        return fresh(request, told, language)

    @api.get("/entries/{entry_id:path}", **documents.ENTRY)
    async def entry(request: Request, entry_id: str) -> Response:
        read(LanguageQuery, request)
        language = language_of(request)

        def told() -> bytes:
            document = find_document(corpus, entry_id, lambda _: names())
            return encode_json(build_document_json(document, corpus, library.games, language))

        return fresh(request, await _in_thread(library, request, told), language)

    @api.get("/glossary/{term:path}", **documents.TERM)
    async def term(request: Request, term: str) -> Response:
        query = read(TermQuery, request)
        language = language_of(request)

        def explained() -> bytes:
            return encode_json(build_term_json(corpus, term, language, query.game))

        return fresh(request, await _in_thread(library, request, explained), language)

    @api.get("/situations", **documents.SITUATIONS)
    def list_situations(request: Request) -> Response:
        read(LanguageQuery, request)
        return fresh(request, situations(), language_of(request))


def _add_resolving(api: FastAPI, library: Library) -> None:
    settings = library.workers.settings

    @api.post("/resolve", **documents.RESOLVE)
    async def resolve(request: Request) -> Response:
        query = read(ResolveQuery, request)
        if query.approximate > settings.samples:
            raise BadInputError(
                "out-of-range",
                f"approximate = {query.approximate}",
                phrase(
                    "field-is-given-it-must-be",
                    field="approximate",
                    given=query.approximate,
                    low=0,
                    high=str(settings.samples),
                ),
                phrase("choose-a-number-in-this-range"),
            )
        asked = parse_request(await _body(request, settings))
        language = language_of(request)
        limits = Limits(query.limit_states, query.limit_seconds)
        effort = Effort.from_options(query.exact, limits, query.approximate, query.seed)
        work = Work(resolve_to_json, asked, effort, (language, query.what_if))
        text = await _work_out(library, request, work)
        headers = {"Cache-Control": "no-store", "Content-Language": str(language)}
        return Response(text, 200, headers, "application/json")


def _add_questions(api: FastAPI, library: Library) -> None:
    """Add the route for questions in a player's own words."""
    settings = library.workers.settings
    asked_in = in_languages(QuestionRequest, tuple(library.corpus.languages))

    @api.post("/ask", **documents.ASK)
    async def ask(request: Request) -> Response:
        read(LanguageQuery, request)
        asked = validate_request(asked_in, parse_request(await _body(request, settings)))
        language = Language(asked.language)
        told = await answer_question(
            library, asked.question, language, asked.game, asked.table, asked.player,
            partial(_in_thread, library, request), partial(_work_out, library, request),
        )  # fmt: skip
        headers = {"Cache-Control": "no-store", "Content-Language": str(language)}
        return Response(encode_json(told), 200, headers, "application/json")


def _add_forecasts(api: FastAPI, library: Library) -> None:
    """Add the route for games of simulated players: few per request, queued with all other long answers."""
    settings = library.workers.settings

    @api.post("/forecast", **documents.FORECAST)
    async def forecast(request: Request) -> Response:
        read(LanguageQuery, request)
        given = parse_request(await _body(request, settings))
        asked = await _in_thread(library, request, partial(forecasts.read, library.games, given, settings))
        work = Work(forecasts.forecast_text, asked, Effort(), is_long=True)
        text = await _work_out(library, request, work)
        headers = {"Cache-Control": "no-store", "Content-Language": str(language_of(request))}
        return Response(text, 200, headers, "application/json")


def _add_calculators(api: FastAPI, library: Library) -> None:
    """Add the route of the reference's calculators: the answer to a form, as HTML, computed like all answers."""
    catalogue, corpus, games, answers = library.catalogue, library.corpus, library.games, library.answers
    effort = Effort.from_options(False, Limits(library.workers.settings.states, library.workers.settings.seconds))

    @api.get("/calculator/{situation_id:path}", include_in_schema=False)
    async def calculator(request: Request, situation_id: str) -> Response:
        language = language_of(request)
        given = {name: text for name, text in request.query_params.items() if name != "lang"}
        status, question = HTTPStatus.OK, None
        try:
            read_ = partial(parse_query, catalogue, situation_id, given)
            question = await _in_thread(library, request, read_)
            told = await (_played if question.table_answers is not None else _odds)(request, question, language)
        except RulewrightError as error:
            told, status = build_error_response(error, language), HTTPStatus(problem(error, language).status_code)
            if question is not None:
                with suppress(RulewrightError):  # if the queue is full
                    told = await _in_thread(library, request, partial(build_error_response, error, language, question))
        headers = {"Cache-Control": "no-store", "Content-Language": str(language)}
        return Response(encode_json(told), status, headers, "application/json")

    async def _odds(request: Request, question: CalculatorQuery, language: Language) -> dict[str, object]:
        """Compute the answer for the page, with comparisons if the request has them."""
        answer = await _outcome(request, Work(resolve, question.request, effort))
        varied = (
            await _in_thread(library, request, partial(question.variations, answer))
            if question.wants_comparison
            else []
        )
        found: list[Answer | Report | RulewrightError] = []
        works = [Work(resolve, each.request, effort.for_comparison) for each in varied]
        kept = (
            None
            if question.saved_values is None
            else await _in_thread(library, request, lambda: question.saved_request)
        )
        for work in works if kept is None else [*works, Work(resolve, kept, effort)]:
            try:
                outcome = await _outcome(request, work)
            except (BadInputError, LimitError) as error:  # the variation has no meaning here, or takes too long
                outcome = error
            found.append(outcome)
        beside = None if kept is None else found.pop()
        board = games[question.form.game].board()
        show = partial(build_answer_response, question, answer, found, corpus, board, language, beside)
        return await _in_thread(library, request, show)

    async def _played(request: Request, question: CalculatorQuery, language: Language) -> dict[str, object]:
        """Compute the state of play for the page."""
        now = await _outcome(request, Work(compute_play_state, question.request, effort, (question.table_answers,)))
        state = None if isinstance(now, Report) else now
        return await _in_thread(library, request, partial(build_play_response, question, state, corpus, language))

    async def _outcome(request: Request, work: Work) -> Any:  # noqa: ANN401
        """Compute the outcome of work; a report needs no worker. Raises the work's errors."""
        cached = answers.get(work)
        if cached is not None:
            return cached
        question = await _in_thread(library, request, partial(catalogue.build_problem, work.request))
        return question if isinstance(question, Report) else await _work_out(library, request, work)


def _add_documentation(api: FastAPI, library: Library) -> None:
    settings = library.workers.settings

    @cache
    def document(language: Language) -> documents.Document:
        told = documents.document(api, library.corpus, library.catalogue, settings)
        return documents.localized(told, language, library.corpus.languages)

    @cache
    def written(language: Language) -> bytes:
        return encode_json(document(language))

    @cache
    def page(language: Language) -> bytes:
        return documentation_page(document(language), language, API_PATH).encode()

    @api.get("/openapi.json", include_in_schema=False)
    def openapi(request: Request) -> Response:
        language = language_of(request)
        return fresh(request, written(language), language)

    @api.get("/docs", include_in_schema=False)
    def docs(request: Request) -> Response:
        language = language_of(request)
        return fresh(request, page(language), language, "text/html; charset=utf-8")


async def _in_thread(library: Library, request: Request, function: Callable[[], ValueT]) -> ValueT:
    """Run a function in the library's thread. Raises its errors, `BusyError`, and `ClientDisconnect`."""
    running = asyncio.wrap_future(library.submit(function, client_of(request.scope)))
    return await unless_disconnected(request.receive, running)


async def _body(request: Request, settings: Settings) -> str:
    """Read the body of a request as text.

    Raises `BadInputError`: `wrong-media-type`, `too-long`, `body-late`, `bad-json`.
    """
    media_type = request.headers.get("content-type", "").split(";")[0].strip().lower()
    encoding = request.headers.get("content-encoding", "identity").strip().lower()
    if not (media_type == "application/json" or media_type.endswith("+json")) or encoding != "identity":
        raise BadInputError(
            "wrong-media-type",
            f"{media_type[:80]} {encoding[:20]}".removesuffix(" identity").strip(),
            phrase("a-situation-has-to-be-sent"),
            phrase("send-the-header-header", header="Content-Type: application/json"),
        )
    body, limit = b"", settings.bytes
    announced = request.headers.get("content-length", "")
    is_long = announced.isdigit() and int(announced[:12]) > limit
    try:
        async with asyncio.timeout(settings.sending):
            if not is_long:
                async for piece in request.stream():
                    body += piece
                    if len(body) > limit:
                        is_long = True
                        break
    except TimeoutError:
        raise BadInputError(
            "body-late",
            f"{len(body)}",
            phrase("the-body-did-not-arrive-within", number=settings.sending),
            phrase("send-the-request-again-at-once"),
        ) from None
    if is_long:
        raise BadInputError(
            "too-long",
            body[:40].decode("utf-8", "replace"),
            phrase("the-body-is-longer-than-limit", limit=limit),
            phrase("describe-one-situation"),
        )
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInputError(
            "bad-json",
            f"{error.start}",
            phrase("the-body-is-not-text-in"),
            phrase("send-json-in-utf-8"),
        ) from None


async def _work_out(library: Library, request: Request, work: Work) -> Any:  # noqa: ANN401
    """The outcome of work, cached or computed. Raises the work's errors, `BusyError`, and `ClientDisconnect`."""
    running = asyncio.wrap_future(library.answers.submit(work, client_of(request.scope)))
    return await unless_disconnected(request.receive, running)


async def _told(request: Request, error: Exception) -> Response:
    assert isinstance(error, RulewrightError)
    return problem(error, language_of(request))


async def refused(request: Request, error: Exception) -> Response:
    """The response to requests that the router refuses: an unknown address or method."""
    assert isinstance(error, HTTPException)
    path = request.scope["path"][:200]
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        allowed = (error.headers or {}).get("Allow", "GET").replace("GET", "GET, HEAD")
        told = BadInputError(
            "wrong-method",
            f"{request.method[:20]} {path}",
            phrase("path-does-not-answer-method", path=path, method=request.method[:20]),
            phrase("use-one-of-options", options=allowed),
        )
        return problem(told, language_of(request), {"Allow": allowed})
    told = BadInputError(
        "unknown-path",
        path,
        phrase("nothing-is-at-path", path=path),
        phrase("see-path-for-what-there-is", path=f"{API_PATH}/docs"),
    )
    return problem(told, language_of(request))


async def _gone(_request: Request, _error: Exception) -> Response:
    """The response after a disconnect in the middle of a body, which nobody receives."""
    return Response(None, _GONE)


async def _faulty(request: Request, error: Exception) -> Response:
    """The response to an unexpected error."""
    return problem(fault(error, request.url.path[:200]), language_of(request))
