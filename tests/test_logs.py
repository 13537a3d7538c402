"""The log holds what went wrong, so often and no more, and whatever visitors send cannot look like a part of it."""

from __future__ import annotations

import asyncio
import logging
import socket

import pytest
from hypothesis import given
from hypothesis import strategies as st

from event_loops import run_in_a_loop
from rulewright.server import logs
from rulewright.server.logs import Escaping, Faultless, Repetition, escaped
from stopped_clock import set_clock


def test_repetitions_are_left_out_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    set_clock(monkeypatch, lambda: now, logs)
    logger, records = logging.Logger("test"), []
    logger.addFilter(Repetition(most=3, seconds=60))
    logger.addHandler(logging.Handler())
    monkeypatch.setattr(logger.handlers[0], "emit", lambda record: records.append(record.getMessage()))
    for number in range(10):
        logger.warning("again %s", number)
        if not number:
            logger.warning("else")
    assert records == ["again 0", "else", "again 1", "again 2 (more like it in 60 seconds are left out)"]
    now = 61.0
    logger.warning("later")
    for number in range(2):
        now += 30.5
        logger.warning("again %s", number)
    assert records[4:] == ["later", "again 0", "again 1"]


def logged(words: str, *, as_fault: bool) -> list[str]:
    """The lines of the log where a visitor has sent these words."""
    logger, lines = logging.Logger("test"), []
    logger.addFilter(Escaping())
    logger.addHandler(logging.Handler())
    logger.handlers[0].setFormatter(logging.Formatter("TIME %(message)s"))
    logger.handlers[0].emit = lambda record: lines.extend(logger.handlers[0].format(record).split("\n"))  # type: ignore[method-assign]
    try:
        raise ValueError(words)
    except ValueError as error:
        logger.error("a fault with %s", words, exc_info=error if as_fault else None)
    return lines


@pytest.mark.parametrize("as_fault", [True, False])
@given(words=st.text() | st.sampled_from(["\x1b[2J", "x\nTIME all is well", "a\r\u2028\u202eb", "\ud800", "100 % %s"]))
def test_no_words_of_visitors_look_like_a_record_or_command_a_terminal(words: str, as_fault: bool) -> None:
    lines = logged(words, as_fault=as_fault)
    assert [line for line in lines if not line.startswith("  ")] == lines[:1] == [f"TIME a fault with {escaped(words)}"]
    assert all(map(str.isprintable, lines))
    assert ("ValueError" in "".join(lines[1:])) == as_fault


def test_words_stay_as_they_are() -> None:
    assert escaped("Häviö, 무승부 – “%s” 3×") == "Häviö, 무승부 – “%s” 3×"


@pytest.mark.parametrize(
    ("error", "logged"), [(asyncio.CancelledError("stopped"), []), (ValueError("a fault"), ["told"])]
)
def test_who_waits_while_the_server_stops_is_no_fault(error: BaseException, logged: list[str]) -> None:
    logger, records = logging.Logger("test"), []
    logger.addFilter(Faultless())
    logger.addHandler(logging.Handler())
    logger.handlers[0].emit = lambda record: records.append(record.getMessage())  # type: ignore[method-assign]
    logger.error("told", exc_info=error)
    assert records == logged
    logger.error("without a traceback")
    assert records == [*logged, "without a traceback"]


def test_what_is_sent_to_who_has_hung_up_is_no_fault(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """asyncio warns of it from the fifth piece on, unless a cluster has silenced it before."""
    logger = logging.getLogger("asyncio")
    caplog.set_level(logging.WARNING, logger.name)
    monkeypatch.setattr(logger, "filters", [])

    async def send_on() -> None:
        ours, theirs = socket.socketpair()
        transport, _ = await asyncio.get_running_loop().create_connection(asyncio.Protocol, sock=ours)
        theirs.close()
        for _ in range(20):
            transport.write(b"more")
        transport.abort()

    run_in_a_loop(send_on())
    assert set(caplog.messages) == {"socket.send() raised exception."}
    caplog.clear()
    logger.addFilter(Faultless())
    run_in_a_loop(send_on())
    assert caplog.messages == []
