"""Assistants get by the Model Context Protocol what everybody gets, with ids and addresses to cite."""

from __future__ import annotations

import html
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import CancelledError, Future
from contextlib import ExitStack
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS, CallToolResult
from starlette.applications import Starlette
from starlette.routing import Mount

from event_loops import run_in_a_loop
from rulewright.browser import worker_api
from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.server.library import Library
from rulewright.server.mcp import tools
from rulewright.server.mcp.assistants import Endpoint, mcp_server
from rulewright.server.mcp.citing import Caller
from rulewright.server.mcp.tools import Tools
from rulewright.server.worker_pool import WorkerPool
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.request import MAX_DEPTH
from rulewright.situations.resolution import resolve_request
from rulewright.situations.situation import Situation
from rulewright.views.calculator_json import answer_query
from server_thread import address, threaded
from wait_until import until

pytestmark = pytest.mark.thorough

STAND_OFF = "talisman/attacks/stand-off"
BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
TOOLS = ["search_rules", "show_rule", "list_situations", "resolve_situation", "ask_rules"]
Ask = Callable[..., CallToolResult]


@pytest.fixture(params=["auto", "legacy"])
def with_client(
    library: Library, request: pytest.FixtureRequest
) -> Callable[[Callable[[Client], Awaitable[Any]]], Any]:
    """Does something with a client of the server in this process, in the newest and in the oldest way of speaking."""

    def do(work: Callable[[Client], Awaitable[Any]]) -> Any:
        async def connected() -> Any:
            async with Client(mcp_server(library), mode=request.param) as client:
                try:
                    return await work(client)
                except MCPError as error:  # which would leave the client in a group with others
                    refused = error
            raise refused

        return run_in_a_loop(connected())

    return do


@pytest.fixture
def ask(with_client: Callable) -> Ask:
    return lambda tool, **arguments: with_client(lambda client: client.call_tool(tool, arguments))


def deep(levels: int) -> dict[str, Any]:
    value: dict[str, Any] = {}
    for _ in range(levels):
        value = {"a": value}
    return value


def test_tools_say_what_they_take_and_answer(with_client: Callable) -> None:
    tools = with_client(lambda client: client.list_tools()).tools
    assert [tool.name for tool in tools] == TOOLS
    for tool in tools:
        assert tool.input_schema["properties"]["language"]["enum"] == ["ko", "cs", "fi", "en"]
        assert "language" in tool.input_schema["required"]
        assert "cite" in tool.output_schema["required"]
        assert tool.annotations.read_only_hint
    assert len(json.dumps([tool.model_dump() for tool in tools])) < 20_000  # every talk of an assistant begins with it


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_answers_what_the_command_line_does(ask: Ask, run: Callable, language: str) -> None:
    answer = ask("search_rules", query="tasatulos", language=language, limit=3).structured_content
    cite = answer.pop("cite")
    assert answer == run("search", "tasatulos", "--lang", language, "--limit", "3", "--json").json
    assert [each["id"] for each in cite] == [hit["id"] for hit in answer["hits"]]
    assert cite[0] == {
        "id": STAND_OFF,
        "title": answer["hits"][0]["title"],
        "uri": f"rulewright://{language}/{STAND_OFF}",
        "url": f"/reference/{language}/{STAND_OFF}/",
    }


def test_calculator_hit_cites_its_page(ask: Ask) -> None:
    answer = ask("search_rules", query="todennäköisyys voittaa taistelu", language="fi").structured_content
    (cited,) = (each for each in answer["cite"] if each["id"] == "talisman/battle")
    assert (cited["uri"], cited["url"]) == (None, "/reference/fi/calculate/talisman/battle/")


@pytest.mark.parametrize("named", [STAND_OFF, "attacks/stand-off", "tasatulos"])
def test_rule_opens_by_id_or_name(ask: Ask, run: Callable, named: str) -> None:
    answer = ask("show_rule", id=named, language="ko").structured_content
    assert [each["uri"] for each in answer.pop("cite")] == [f"rulewright://ko/{STAND_OFF}"]
    assert answer == run("show", STAND_OFF, "--lang", "ko", "--json").json


def test_situations_are_listed_briefly_and_one_with_its_request(ask: Ask, run: Callable) -> None:
    known = run("situations", "--json").json["situations"]
    briefly = ask("list_situations", language="fi").structured_content
    assert [each["id"] for each in briefly["situations"]] == [each["id"] for each in known]
    assert not any("request" in each for each in briefly["situations"])
    assert briefly["situations"][0]["title"] == "Taistelu"
    (whole,) = ask("list_situations", language="fi", situation="talisman/battle").structured_content["situations"]
    assert (whole["request"], whole["id"]) == (known[0]["request"], "talisman/battle")
    assert ask("resolve_situation", request=whole["example"], language="fi").is_error is False


TABLES: tuple[tuple[dict[str, Any], dict[str, str]], ...] = (
    (
        {"situation": "talisman/battle", "hero": {"strength": 5, "cards": ["sword"]}, "foe": {"strength": 6}},
        {"hero.strength": "5", "things": "sword", "foe.strength": "6", "hero.fate": "0"},
    ),
    (
        {
            "situation": "talisman/battle",
            "hero": {"character": "warrior", "counters": {"strength": 1}, "cards": ["unicorn", "axe", "shield"]},
            "foe": {"strength": 9},
        },
        {
            "character": "warrior",
            "strength_counters": "1",
            "things": "unicorn,axe,shield",
            "foe.strength": "9",
            "hero.fate": "0",
        },
    ),
    (
        {"situation": "talisman/mines", "hero": {"character": "dwarf", "cards": ["maiden"]}},
        {"character": "dwarf", "things": "maiden", "hero.fate": "0"},
    ),
)
"""Requests that name what lies on the table, each with the parameters of its form's link."""


@pytest.mark.parametrize(("request_", "link"), TABLES)
def test_every_door_gives_the_same_answer_to_the_same_table(
    ask: Ask,
    run: Callable,
    call: Callable,
    games: GamePackages,
    corpus: Corpus,
    monkeypatch: pytest.MonkeyPatch,
    request_: dict[str, Any],
    link: dict[str, str],
) -> None:
    """Library, command line, API, assistants, the browser's engine and the form's page."""
    monkeypatch.setattr(worker_api, "load_games", lambda: games)
    answer = resolve_request(games.catalogue, request_).as_json(Language.FI)
    written = json.dumps(request_)
    assert run("resolve", "-", "--lang", "fi", "--json", stdin=written).json == answer
    assert call("POST", "/api/resolve?lang=fi", written, Content_Type="application/json").json == answer
    assert json.loads(worker_api.resolve(written, "fi")) == answer
    page = answer_query(games, corpus, request_["situation"], link, Language.FI)
    assert all(html.escape(each["why"], quote=False) in str(page["body"]) for each in answer["named"])  # type: ignore[index]
    for advice in answer["advice"]:  # type: ignore[attr-defined]
        del advice["cases"]
    told = ask("resolve_situation", request=request_, language="fi").structured_content
    assert {name: value for name, value in told.items() if name != "cite"} == answer


def test_advice_without_a_rule_keeps_its_likeliest_cases(ask: Ask, run: Callable) -> None:
    hero = {"strength": 4, "life": 2, "fate": 1}
    pits = {"situation": "talisman/pits", "hero": hero, "fiends": 2}
    (advice,) = ask("resolve_situation", request=pits, language="en").structured_content["advice"]
    (whole,) = run("resolve", "-", "--json", stdin=json.dumps(pits)).json["advice"]
    assert advice["text"] is None
    assert len(advice["cases"]) == 20
    assert advice["left_out"] == len(whole["cases"]) - 20
    least = min(Fraction(case["probability"]) for case in advice["cases"])
    assert all(Fraction(case["probability"]) <= least for case in whole["cases"] if case not in advice["cases"])


@pytest.mark.parametrize(
    ("request_", "what_if"),
    [(BATTLE, False), (BATTLE | {"goal": "survive"}, True), ({"situation": "talisman/setup", "players": 4}, True)],
)
def test_what_happens_is_answered_with_the_rules_that_it_rests_on(
    ask: Ask, run: Callable, request_: dict, what_if: bool
) -> None:
    answer = ask("resolve_situation", request=request_, language="cs", what_if=what_if).structured_content
    options = ["--what-if"] if what_if else []
    expected = run("resolve", "-", "--lang", "cs", "--json", *options, stdin=json.dumps(request_)).json
    for advice in expected.get("advice", ()):
        del advice["cases"]
    cite = answer.pop("cite")
    assert answer == expected
    named = json.dumps(expected)
    assert cite
    assert all(f'"{each["id"]}"' in named and each["uri"] == f"rulewright://cs/{each['id']}" for each in cite)
    assert len({each["id"] for each in cite}) == len(cite)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("tool", "arguments", "code"),
    [
        ("search_rules", {"query": "x" * 201}, "out-of-range"),
        ("search_rules", {"query": "x", "limit": 101}, "out-of-range"),
        ("search_rules", {"query": "x", "game": "chess"}, "unknown-game"),
        ("search_rules", {"query": ["x"]}, "bad-value"),
        ("search_rules", {"query": "\ud800", "language": "ko"}, "bad-value"),
        ("search_rules", {}, "missing-field"),
        ("search_rules", {"query": "x", "language": "de"}, "bad-value"),
        ("show_rule", {"id": "no/such"}, "unknown-entry"),
        ("show_rule", {"id": "x" * 1_000}, "out-of-range"),
        ("show_rule", {"id": STAND_OFF, "path": "/etc/passwd"}, "unknown-field"),
        ("list_situations", {"situation": "no-such"}, "unknown-situation"),
        ("resolve_situation", {"request": {}}, "missing-field"),
        ("resolve_situation", {"request": {"situation": "no-such"}}, "unknown-situation"),
        ("resolve_situation", {"request": BATTLE | {"heroes": 2}}, "unknown-field"),
        ("resolve_situation", {"request": BATTLE | {"hero": {"strength": 99}}}, "out-of-range"),
        ("resolve_situation", {"request": {"situation": "x" * 100_000}}, "too-long"),
        ("resolve_situation", {"request": {"situation": ["x"] * 1_001}}, "too-long"),
        ("resolve_situation", {"request": deep(MAX_DEPTH + 1)}, "bad-json"),
        ("resolve_situation", {"request": "talisman/battle"}, "bad-value"),
    ],
)
def test_mistake_is_in_the_requested_language(ask: Ask, tool: str, arguments: dict, code: str) -> None:
    result = ask(tool, **{"language": "fi", **arguments})
    error = result.structured_content["error"]
    assert (result.is_error, error["code"]) == (True, code)
    assert result.content[0].text == f"{error['message']} {error['remedy']}"
    assert "rulewright s" not in error["remedy"], "assistants have no command line"


@pytest.mark.parametrize(
    ("language", "question"),
    [("en", "strength 4 and one fate against the ogre, what are my odds?"), ("ko", "힘 4 운명 1 오우거 이길 확률")],
)
def test_a_question_is_answered_as_on_the_command_line(ask: Ask, run: Callable, language: str, question: str) -> None:
    answer = ask("ask_rules", question=question, language=language).structured_content
    told = run("ask", question, "--lang", language, "--json").json
    assert (answer["request"], answer["understood"]) == (told["request"], told["understood"])
    assert answer["answer"]["probability"] == told["answer"]["probability"]
    assert {"talisman/attacks/battle-result"} <= {each["id"] for each in answer["cite"]} or answer["cite"]


def test_words_that_nobody_knows_find_nothing(ask: Ask) -> None:
    junk = " ".join(f"qzx{number}" for number in range(24))
    answer = ask("search_rules", query=junk, language="en").structured_content
    assert (answer["hits"], answer["cite"]) == ([], [])


def test_a_tool_that_there_is_not_is_refused(ask: Ask) -> None:
    with pytest.raises(MCPError, match="search_rules, show_rule") as raised:
        ask("delete_rule", language="en")
    assert raised.value.code == INVALID_PARAMS


def test_a_fault_of_ours_tells_nothing_of_its_inside(
    library: Library, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Library, "index", property(lambda _: 1 / 0))
    error = ask("search_rules", query="x", language="en").structured_content["error"]
    assert (error["code"], "division" in str(error)) == ("internal-error", False)


def test_disconnected_client_costs_no_search_and_no_answer(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    go, searched, begun = threading.Event(), [], []
    queued: list[Future[Any]] = []
    submit, put = WorkerPool.submit, Library.submit

    def held(*arguments: Any, **options: Any) -> Any:
        searched.append(arguments[1])
        assert go.wait(60)
        return search_index(*arguments, **options)

    def noted(*arguments: Any) -> Future[Any]:
        begun.append(submit(*arguments))
        return begun[-1]

    def all_have_left() -> bool:
        return len(queued) == 21 and all(each.cancelled() for each in queued[1:])

    def queue(*item: Any) -> Future[Any]:
        queued.append(put(*item))
        return queued[-1]

    def ask(visitor: socket.socket, tool: str, **arguments: Any) -> None:
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
            "name": tool, "arguments": arguments | {"language": "en"},
        }})  # fmt: skip
        visitor.sendall(
            b"POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Accept: application/json, text/event-stream\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body.encode())
        )

    search_index = tools.search_index
    monkeypatch.setattr(tools, "search_index", held)
    monkeypatch.setattr(WorkerPool, "submit", noted)
    monkeypatch.setattr(Library, "submit", queue)
    endpoint = Endpoint(library)
    app = Starlette(routes=[Mount("", app=endpoint)], lifespan=endpoint.running)
    with threaded(app, library.workers.settings) as server, ExitStack() as visitors:
        first, long, last = (
            visitors.enter_context(socket.create_connection(address(server), timeout=60)) for _ in range(3)
        )
        ask(first, "search_rules", query="first of all")
        until(lambda: searched == ["first of all"])
        ask(long, "resolve_situation", request={"situation": "talisman/death", "hero": {"life": 17, "fate": 20}})
        until(lambda: bool(begun))
        for number in range(20):
            with socket.create_connection(address(server), timeout=10) as visitor:
                ask(visitor, "search_rules", query=f"gone {number}")
        long.close()
        with pytest.raises(CancelledError):
            begun[0].result(60)
        until(all_have_left)
        ask(last, "search_rules", query="last of all")
        go.set()
        for each in (first, last):
            assert each.recv(100).startswith(b"HTTP/1.1 200")
    assert searched == ["first of all", "last of all"]


def test_situations_are_described_once(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    described: list[str] = []
    describe = Situation.as_json
    monkeypatch.setattr(Situation, "as_json", lambda self: described.append(self.id) or describe(self))
    tool = Tools(library).by_name["list_situations"]

    async def listed() -> None:
        first, again = [await tool.answer({"language": "cs"}, Caller()) for _ in range(2)]
        assert first == again

    run_in_a_loop(listed())
    assert sorted(described) == sorted(library.catalogue.situations)


def test_every_entry_and_difference_is_a_resource(with_client: Callable, library: Library) -> None:
    async def listed(client: Client) -> list[str]:
        uris, cursor = [], None
        while True:
            page = await client.list_resources(cursor=cursor)
            uris += [each.uri for each in page.resources]
            cursor = page.next_cursor
            if cursor is None:
                return uris

    uris = with_client(listed)
    assert uris == [f"rulewright://en/{each.id}" for each in library.corpus.documents]
    (template,) = with_client(lambda client: client.list_resource_templates()).resource_templates
    assert template.uri_template == "rulewright://{language}/{+id}"


def test_a_resource_is_what_its_tool_shows(with_client: Callable, ask: Ask) -> None:
    read = with_client(lambda client: client.read_resource(f"rulewright://fi/{STAND_OFF}"))
    assert json.loads(read.contents[0].text) == ask("show_rule", id=STAND_OFF, language="fi").structured_content


@pytest.mark.parametrize(
    "uri",
    ["rulewright://fi/no/such", f"rulewright://de/{STAND_OFF}", "rulewright://fi", "file:///etc/passwd", "x" * 9_999],
)
def test_what_is_no_resource_is_refused(with_client: Callable, uri: str) -> None:
    with pytest.raises(MCPError) as raised:
        with_client(lambda client: client.read_resource(uri))
    assert raised.value.code == INVALID_PARAMS
    assert len(raised.value.message) < 1_000


@pytest.mark.parametrize("cursor", ["-1", "x", "99999", "9" * 99])
def test_a_page_that_there_is_not_is_refused(with_client: Callable, cursor: str) -> None:
    with pytest.raises(MCPError) as raised:
        with_client(lambda client: client.list_resources(cursor=cursor))
    assert raised.value.code == INVALID_PARAMS


COMMAND = [sys.executable, "-m", "rulewright", "mcp"]


def test_an_assistant_starts_it_and_asks(index: object, tmp_path: Path) -> None:
    """Over standard input and output, in a folder that is no copy of the project, with pages at an address."""
    assert index
    settings = {"RULEWRIGHT_BASE_URL": "https://rules.example"}
    inherited = {name: os.environ[name] for name in ("RULEWRIGHT_BUILD", "PYTHONPATH") if name in os.environ}
    started = StdioServerParameters(command=COMMAND[0], args=COMMAND[1:], env=inherited | settings, cwd=tmp_path)

    async def talk() -> tuple[list[str], CallToolResult, CallToolResult]:
        async with Client(started) as client:
            tools = await client.list_tools()
            rule = await client.call_tool("show_rule", {"id": STAND_OFF, "language": "fi"})
            resolved = await client.call_tool("resolve_situation", {"request": BATTLE, "language": "fi"})
            return [tool.name for tool in tools.tools], rule, resolved

    names, rule, resolved = run_in_a_loop(talk())
    assert names == TOOLS
    assert rule.structured_content["cite"][0]["url"] == f"https://rules.example/fi/{STAND_OFF}/"
    assert resolved.structured_content["probability"]["win"] == "125/216"


@pytest.mark.long
def test_what_is_no_message_ends_nothing(index: object) -> None:
    assert index
    ask = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"},
    }}  # fmt: skip
    ready = {"jsonrpc": "2.0", "method": "notifications/initialized"}
    find = {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {
        "name": "search_rules", "arguments": {"query": "tasatulos", "language": "fi"},
    }}  # fmt: skip
    lines = [
        "nonsense",
        "[" * 100_000,
        json.dumps("x" * 1_000_000),
        '{"id": "\\ud800"}',
        *map(json.dumps, (ask, ready, find)),
    ]
    process = subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write("\n".join(lines) + "\n")
    process.stdin.flush()
    answered = {}
    while 2 not in answered:
        answer = json.loads(process.stdout.readline())
        answered[answer.get("id")] = answer
    process.stdin.close()
    assert process.wait(60) == 0
    assert "Traceback" not in process.stderr.read()
    assert "result" in answered[1]


def test_startup_names_the_address_at_once(run: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.server.serving.serve_assistants", lambda *_, **__: None)
    started = run("mcp", "--http", "[::1]:8502")
    assert (started.status, started.out) == (0, "")
    assert "http://[::1]:8502/mcp" in started.err
