"""Many visitors at once: one solve for one question, none for nobody, and room is told of when there is none."""

from __future__ import annotations

import json
import queue
import socket
import threading
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from typing import Any
from urllib.parse import urlencode

import pytest

from event_loops import run_in_a_loop
from rulewright.language import Language
from rulewright.server.api import application
from rulewright.server.api.application import api_application
from rulewright.server.fair_queue import BusyError
from rulewright.server.library import Library
from rulewright.server.worker_pool import Work, WorkerPool
from rulewright.views.calculator_json import answer_query
from wait_until import until

pytestmark = pytest.mark.thorough

LONG = {"situation": "talisman/death", "hero": {"life": 20, "fate": 20}}
BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Future[object]]:
    """What workers have begun."""
    futures: list[Future[object]] = []
    submit = WorkerPool.submit

    def noted(self: WorkerPool, work: Work, client: str = "") -> Future[object]:
        futures.append(submit(self, work, client))
        return futures[-1]

    monkeypatch.setattr(WorkerPool, "submit", noted)
    return futures


def test_table_that_opens_one_link_is_answered_once(post: Callable, begun: list[Future[object]]) -> None:
    with ThreadPoolExecutor(6) as table:
        replies = list(table.map(lambda _: post(LONG), range(6)))
    assert {reply.status for reply in replies} == {200}
    assert len({reply.body for reply in replies}) == 1
    assert len(begun) == 1
    assert post(LONG).body == replies[0].body
    assert len(begun) == 1  # remembered


def test_what_is_searched_for_again_is_searched_once(call: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[tuple[str, str]] = []
    search_index = application.search_index

    def noted(index: object, query: str, language: Language, **options: object) -> object:
        searched.append((query, language))
        return search_index(index, query, language, **options)

    monkeypatch.setattr(application, "search_index", noted)
    ways = ("q=hourglass", "q=hourglass&lang=fi", "q=hourglass", "q=hourglass&limit=1", "q=hourglass&lang=fi")
    replies = [call("GET", f"/api/search?{way}") for way in ways]
    assert len(searched) == 3
    assert replies[2].body == replies[0].body != replies[3].body
    assert replies[4].body == replies[1].body
    assert replies[1].headers["content-language"] == "fi"


def test_search_is_answered_while_a_long_answer_is_worked_out(
    post: Callable, call: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: queue.Queue[Future[object]] = queue.Queue()
    submit = WorkerPool.submit

    def held(self: WorkerPool, work: Work, client: str = "") -> Future[object]:
        if work.request != LONG:
            return submit(self, work, client)
        begun.put(Future())
        return begun.queue[-1]

    monkeypatch.setattr(WorkerPool, "submit", held)
    monkeypatch.setitem(LONG, "hero", {"life": 19, "fate": 20})
    with ThreadPoolExecutor(1) as elsewhere:
        long = elsewhere.submit(post, LONG)
        solving = begun.get(timeout=60)
        assert call("GET", "/api/search?q=fate&lang=en").status == 200
        assert post(BATTLE | {"hero": {"strength": 7}}).status == 200
        assert not long.done()
        solving.set_result("{}")  # as the API is given it: text
        assert long.result().status == 200


def test_visitor_who_hangs_up_frees_the_worker(server: tuple[str, int], begun: list[Future[object]]) -> None:
    body = json.dumps(LONG | {"hero": {"life": 18, "fate": 20}}).encode()
    with socket.create_connection(server, timeout=10) as visitor:
        visitor.sendall(
            b"POST /api/resolve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\n\r\n%b" % (len(body), body)
        )
        until(lambda: bool(begun))
    with pytest.raises(CancelledError):
        begun[0].result(60)


def test_what_is_searched_for_by_who_hangs_up_is_not_searched(
    server: tuple[str, int], call: Callable, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, searched = threading.Event(), []
    queued: list[Future[object]] = []
    put = Library.submit

    def held(_index: object, query: str, language: Language, **options: object) -> object:
        searched.append(query)
        assert go.wait(60)
        return search_index(_index, query, language, **options)

    def all_have_left() -> bool:
        return len(queued) == 21 and all(each.cancelled() for each in queued[1:])

    def queue(*item: Any) -> Future[object]:
        queued.append(put(*item))
        return queued[-1]

    search_index = application.search_index
    monkeypatch.setattr(application, "search_index", held)
    monkeypatch.setattr(Library, "submit", queue)
    with ThreadPoolExecutor(2) as visitors:
        first = visitors.submit(call, "GET", "/api/search?lang=en&q=first+of+all")
        until(lambda: searched == ["first of all"])
        for number in range(20):
            with socket.create_connection(server, timeout=10) as visitor:
                visitor.sendall(b"GET /api/search?lang=en&q=gone+%d HTTP/1.1\r\nHost: x\r\n\r\n" % number)
        until(all_have_left)
        last = visitors.submit(call, "GET", "/api/search?lang=en&q=last+of+all")
        go.set()
        assert first.result().status == last.result().status == 200
    assert searched == ["first of all", "last of all"]


def test_who_hangs_up_in_the_middle_of_a_body_is_no_fault(library: Library) -> None:
    messages = iter([{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}])
    statuses: list[int] = []

    async def receive() -> dict:
        return next(messages)

    async def send(message: dict) -> None:
        statuses.extend([message["status"]] if "status" in message else [])

    scope = {
        "type": "http", "method": "POST", "path": "/resolve", "query_string": b"", "root_path": "",
        "headers": [(b"content-type", b"application/json")],
    }  # fmt: skip
    run_in_a_loop(api_application(library)(scope, receive, send))  # raises what a server would log as a fault
    assert statuses == [499]


def test_want_of_room_says_when_to_come_again(post: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Future:
        refused: Future = Future()
        refused.set_exception(BusyError(8))
        return refused

    monkeypatch.setattr(WorkerPool, "submit", refuse)
    reply = post(BATTLE | {"hero": {"strength": 11}})
    assert (reply.status, reply.json["code"]) == (503, "busy")
    assert int(reply.headers["retry-after"]) > 0


def test_slow_body_times_out(server: tuple[str, int], library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(library.workers.settings), "sending", 0.2)
    with socket.create_connection(server, timeout=30) as visitor:
        visitor.sendall(
            b"POST /api/resolve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
        )
        assert b" 408 " in visitor.recv(1000).split(b"\r\n")[0]


def test_body_that_never_ends_is_cut_off(server: tuple[str, int]) -> None:
    with socket.create_connection(server, timeout=30) as visitor:
        visitor.sendall(
            b"POST /api/resolve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        status = b""

        def read() -> None:
            nonlocal status
            status = visitor.recv(1000).split(b"\r\n")[0]

        reader = threading.Thread(target=read)
        reader.start()
        sent = 0
        try:
            while reader.is_alive() and sent < 50_000_000:
                visitor.sendall(b"2710\r\n" + b" " * 10_000 + b"\r\n")
                sent += 10_000
        except OSError:
            pass
        reader.join(30)
    assert b" 413 " in status
    assert sent < 50_000_000


def test_hundred_battles_at_once_are_all_answered(post: Callable, library: Library) -> None:
    def strength(number: int) -> object:
        return post(BATTLE | {"hero": {"strength": number % 40, "fate": number // 40}}).json["situation"]

    with ThreadPoolExecutor(25) as crowd:
        assert set(crowd.map(strength, range(100))) == {"talisman/battle"}


@pytest.mark.parametrize(
    "more", [{}, {"what-if": "1"}, {"play": "table", "answers": "3,5"}, {"play": "table", "answers": "7"}]
)
def test_calculator_response_equals_the_browsers_answer(call: Callable, library: Library, more: dict[str, str]) -> None:
    parameters = {"hero.fate": "1", "hero.strength": "5", **more}
    answer = call("GET", f"/api/calculator/talisman/battle?{urlencode({'lang': 'cs', **parameters})}").json
    assert answer == answer_query(library.games, library.corpus, "talisman/battle", parameters, Language.CS)


def test_a_forms_table_is_sent_in_the_body(call: Callable, library: Library) -> None:
    players = [{"id": "a", "hero": {"character": "warrior"}}, {"id": "b", "hero": {"character": "troll"}}]
    parameters = {"table": json.dumps({"schema": 1, "players": players}), "for": "a", "foe.strength": "6"}
    path, header = "/api/calculator/talisman/battle?lang=cs", {"Content_Type": "application/json"}
    answer = call("POST", path, json.dumps(parameters), **header).json
    assert answer == answer_query(library.games, library.corpus, "talisman/battle", parameters, Language.CS)
    assert answer["begins"]["character"] == "warrior"
    refused = call("POST", path, json.dumps(parameters | {"table": "{"}), **header)
    assert (refused.status, list(refused.json)) == (400, ["error"])


def test_refused_form_names_the_wrong_card(call: Callable) -> None:
    cards = "Y1%20%3D%20F%3Am%3BY2%20%3D%201%3Aq"
    reply = call("GET", f"/api/calculator/tainted-grail/combat?lang=en&cards={cards}&sequence=&deck=")
    assert reply.status == 422
    (mistake,) = reply.json["hands"]["mistakes"]
    assert (mistake["path"], mistake["line"]) == ("cards", 1)
    assert "“q”" in mistake["text"]
