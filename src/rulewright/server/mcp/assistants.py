"""The assistants' server: tools and resources, over standard input and output or at `/mcp`."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from itertools import islice
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import mcp_types as types
from mcp.server import Server, ServerRequestContext
from mcp.server.stdio import stdio_server
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.shared.exceptions import MCPError
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import Language, default_language, preferred_language
from rulewright.language.phrase import Phrase, phrase
from rulewright.server.api.problems import problem
from rulewright.server.faults import fault
from rulewright.server.library import Library
from rulewright.server.mcp.citing import SCHEME, Caller
from rulewright.server.mcp.tools import Tools
from rulewright.server.origins import client_of, is_known_host, is_same_origin
from rulewright.server.settings import Settings
from rulewright.situations.resolution import encode_json
from rulewright.version import __version__

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

MCP_PATH = "/mcp"
PAGE_SIZE = 200
"""Number of resources in a page of their list."""
_JSON = "application/json"
_SEARCH = phrase("find-the-id-with-the-tool", tool="search_rules")
_REMEDIES = {
    "find-the-id-with-rulewright-search": _SEARCH,
    "see-rulewright-situations-json-for-what": phrase("the-tool-tells-what-it-can-be", tool="list_situations"),
}
"""Remedies for assistants in place of those for the command line, by their ids."""
_log = logging.getLogger(__name__)
Context = ServerRequestContext[Any, Any]


def mcp_server(library: Library, reference: str | None = None, *, has_pages: bool = False) -> Server[Any]:
    """The MCP server over a library.

    `reference` is the address of the reference's root, which ends with a slash. It is not needed if the requested host
    `has_pages` itself.
    """
    corpus, tools = library.corpus, Tools(library)
    languages = tuple(corpus.languages)

    def caller(context: Context) -> Caller:
        request = context.request
        if request is None:
            return Caller(reference=reference)
        here = f"{request.url.scheme}://{request.headers.get('host', '')}/reference/" if has_pages else None
        return Caller(client_of(request.scope), reference or here, request.receive)

    async def list_tools(_: Context, __: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        return types.ListToolsResult(
            tools=[
                types.Tool(
                    name=tool.name,
                    title=str(tool.title),
                    description=f"{tool.title}. {tool.description}",
                    input_schema=tool.takes,
                    output_schema=tool.answers,
                    annotations=types.ToolAnnotations(read_only_hint=True, open_world_hint=False),
                )
                for tool in tools.by_name.values()
            ]
        )

    async def call_tool(context: Context, asked: types.CallToolRequestParams) -> types.CallToolResult:
        given = asked.arguments or {}
        language = given.get("language")
        reader = Language(language) if language in languages else default_language(languages)
        tool = tools.by_name.get(asked.name)
        if tool is None:
            options = ", ".join(tools.by_name)
            raise _refused(
                BadInputError(
                    "unknown-tool",
                    asked.name[:80],
                    phrase("there-is-no-tool-name", name=asked.name[:80]),
                    phrase("use-one-of-options", options=options),
                ),
                reader,
            )
        try:
            answer = await tool.answer(given, caller(context))
        except RulewrightError as error:
            return _result(*_told(error, reader))
        except ClientDisconnect:
            return _result({}, "The client has hung up.")
        except Exception as error:
            _log.exception("A tool failed.")
            return _result(*_told(fault(error), reader))
        return _result(answer)

    async def list_resources(_: Context, asked: types.PaginatedRequestParams | None) -> types.ListResourcesResult:
        language = default_language(languages)
        cursor = (asked.cursor if asked else None) or "0"
        start = int(cursor) if cursor.isascii() and cursor.isdigit() and len(cursor) < 10 else -1
        if not 0 <= start < len(corpus.documents):
            raise _refused(_unknown(cursor), language)
        listed = [
            types.Resource(
                uri=f"{SCHEME}{language}/{id_}", name=id_, title=corpus.title(id_, language), mime_type=_JSON
            )
            for id_ in (each.id for each in islice(corpus.documents, start, start + PAGE_SIZE))
        ]
        end = start + PAGE_SIZE
        return types.ListResourcesResult(
            resources=listed, next_cursor=str(end) if end < len(corpus.documents) else None
        )

    async def list_templates(_: Context, __: types.PaginatedRequestParams | None) -> types.ListResourceTemplatesResult:
        template = types.ResourceTemplate(
            uri_template=f"{SCHEME}{{language}}/{{+id}}",
            name="rule",
            title=str(phrase("read-one-rule")),
            description=str(phrase("languages-of-the-rules", languages=", ".join(languages))),
            mime_type=_JSON,
        )
        return types.ListResourceTemplatesResult(resource_templates=[template])

    async def read_resource(context: Context, asked: types.ReadResourceRequestParams) -> types.ReadResourceResult:
        code, _, id_ = unquote(asked.uri.removeprefix(SCHEME)).partition("/")
        if not asked.uri.startswith(SCHEME) or code not in languages:
            raise _refused(_unknown(asked.uri), default_language(languages))
        language = Language(code)
        try:
            answer = await tools.by_name["show_rule"].answer({"id": id_, "language": code}, caller(context))
        except RulewrightError as error:
            raise _refused(error, language) from error
        text = encode_json(answer).decode()
        return types.ReadResourceResult(
            contents=[types.TextResourceContents(uri=asked.uri, mime_type=_JSON, text=text)]
        )

    return Server(
        "rulewright",
        version=__version__,
        title="Rulewright",
        instructions=str(phrase("how-assistants-answer")),
        get_tool_input_schema=lambda name: tools.by_name[name].takes if name in tools.by_name else None,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_list_resource_templates=list_templates,
        on_read_resource=read_resource,
    )


async def serve_standard_streams(server: Server[Any]) -> None:
    """Serve the assistant that has started this process, until it closes standard input."""
    async with stdio_server() as (reading, writing):
        await server.run(reading, writing, server.create_initialization_options())


class Endpoint:
    """The assistants' server at `MCP_PATH`, as an ASGI application; every request is independent.

    It keeps no connection open, since there are no events to stream.
    """

    def __init__(self, library: Library, reference: str | None = None, *, has_pages: bool = False) -> None:
        self._languages = library.corpus.languages
        self._settings = library.workers.settings
        self._sessions = StreamableHTTPSessionManager(
            mcp_server(library, reference, has_pages=has_pages),
            json_response=True,
            stateless=True,
            max_request_body_size=library.workers.settings.bytes,
        )

    @asynccontextmanager
    async def running(self, _app: object = None) -> AsyncIterator[None]:
        """Serve within this context, which can be entered once."""
        async with self._sessions.run():
            yield

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        headers = Headers(scope=scope)
        language = preferred_language(headers.get("accept-language", ""), self._languages)
        path, method = scope["path"], scope["method"]
        if path.rstrip("/") != MCP_PATH:
            await problem(_unknown(path, phrase("see-path-for-what-there-is", path=MCP_PATH)), language)(
                scope, receive, send
            )
        elif not is_known_host(scope, self._settings):
            await problem(_foreign(headers.get("host", "")), language)(scope, receive, send)
        elif not all(is_same_origin(origin, headers.get("host", "")) for origin in headers.getlist("origin")):
            await Response(None, HTTPStatus.FORBIDDEN)(scope, receive, send)
        elif method != "POST":
            await problem(_wrong(method), language, {"Allow": "POST"})(scope, receive, send)
        else:
            await self._sessions.handle_request(scope, receive, send)


def _result(answer: dict[str, Any], text: str = "") -> types.CallToolResult:
    """A tool's result; an error if there is a `text` for it."""
    written = encode_json(answer).decode()
    return types.CallToolResult(
        content=[types.TextContent(text=text or written)], structured_content=json.loads(written), is_error=bool(text)
    )


def _told(error: RulewrightError, language: Language) -> tuple[dict[str, Any], str]:
    """An error as the contract's object and as a sentence, without lone surrogates, which cannot be sent."""
    told = error.as_json(language)
    problem = told["error"]
    problem["remedy"] = _REMEDIES.get(error.remedy.id, error.remedy).render(language)
    text = f"{problem['message']} {problem['remedy']}"
    return told, text.encode("utf-8", "replace").decode()


def _refused(error: RulewrightError, language: Language) -> MCPError:
    """The protocol's error for one of ours."""
    told, text = _told(error, language)
    return MCPError(types.INVALID_PARAMS, text, told["error"])


def _unknown(place: str, remedy: Phrase = _SEARCH) -> BadInputError:
    place = place[:200]
    return BadInputError("unknown-path", place, phrase("nothing-is-at-path", path=place), remedy)


def _foreign(host: str) -> BadInputError:
    variable = Settings.variables()["hosts"]
    return BadInputError(
        "unknown-host",
        host[:80],
        phrase("host-is-no-name-of-this-server", host=host[:80]),
        phrase("use-its-address-or-name-the-host", variable=variable),
    )


def _wrong(method: str) -> BadInputError:
    message = phrase("path-does-not-answer-method", path=MCP_PATH, method=method[:20])
    return BadInputError(
        "wrong-method", f"{method[:20]} {MCP_PATH}", message, phrase("use-one-of-options", options="POST")
    )
