"""Log filters: a limit of records for each place in the code, and escaping against forged records."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback

SAME_RECORDS, SAME_SECONDS = 20, 60.0
"""Limit of records from one place in the code, and its period in seconds."""


class Repetition(logging.Filter):
    """Drops records beyond a rate for each place in the code, since clients who cause them could fill the disk."""

    def __init__(self, most: int = SAME_RECORDS, seconds: float = SAME_SECONDS) -> None:
        super().__init__()
        self._most, self._seconds = most, seconds
        self._logged: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is logged."""
        place, now = (record.pathname, record.lineno), time.monotonic()
        begun, count = self._logged.get(place, (now, 0))
        if now - begun >= self._seconds:
            begun, count = now, 0
        self._logged[place] = begun, count + 1
        if count + 1 == self._most:
            record.msg = f"{record.getMessage()} (more like it in {self._seconds:g} seconds are left out)"
            record.args = None
        return count < self._most


class Escaping(logging.Filter):
    """Escapes text of clients, so that it is neither another record nor a command to a terminal.

    A record is one line; the lines of a traceback, some of which may be a client's, are indented.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Escape the record; it is always logged."""
        record.msg, record.args = escaped(record.getMessage()), None
        if record.exc_info:
            lines = "".join(traceback.format_exception(*record.exc_info)).splitlines()
            record.exc_text = "\n".join(f"  {escaped(line)}" for line in lines)
        return True


class Faultless(logging.Filter):
    """Drops records that are no faults: cancellations when the server stops, and clients' mistakes.

    uvicorn logs errors for a refused websocket and for invalid text in one; asyncio warns of data for a disconnected
    client.
    """

    MESSAGES = (
        "ASGI callable returned without completing handshake.",
        "Invalid UTF-8 sequence received from client.",
        "socket.send() raised exception.",
    )

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is logged."""
        is_stopped = record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError)
        return not is_stopped and record.msg not in self.MESSAGES


def escaped(text: str) -> str:
    """The text in one line, with all unprintable characters escaped."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def limit_logs() -> None:
    """Add the filters to all present loggers."""
    for each in (Faultless(), Repetition(), Escaping()):
        for name in (None, *logging.root.manager.loggerDict):
            logging.getLogger(name).addFilter(each)
