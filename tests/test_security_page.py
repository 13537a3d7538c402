"""What SECURITY.md says of limits and settings is what the code has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.corpus.content import BUILD_VARIABLE
from rulewright.search.query import MAXIMUM_WORDS
from rulewright.server import answers, benches, connections, desk, door, logs, origins
from rulewright.server.api import application, parameters
from rulewright.server.fields import LONGEST_QUERY
from rulewright.server.settings import Settings
from rulewright.situations import request

PAGE = (Path(__file__).parents[1] / "SECURITY.md").read_text("utf-8")
SAID = [
    f"the head {connections.LONGEST_HEAD // 1024} kB |",
    f"| what is sent | {connections.MOST_READ // 1024} kB are looked at, of websockets one",
    f"in pieces of {connections.PIECE // 1024} kB, visitors in turn",
    f"{request.MAX_DEPTH} levels of JSON",
    f"a path of {door.LONGEST_PATH:,} bytes",
    f"{door.MOST_PARAMETERS} parameters, {parameters.MOST_PARAMETERS} in the API",
    f"a search of {LONGEST_QUERY} characters and {MAXIMUM_WORDS} words",
    f"| {door.AT_ONCE} looked at at a time, visitors in turn",
    f"the same {origins._HOST_BITS} bits",
    f"| a message of the app | {connections.LONGEST_MESSAGE // 1_000} kB in all its pieces",
    f"{door.MESSAGES_A_SECOND} taken in a second",
    f"| short answers, searches | {benches.SHORT_WAITING} waiting each |",
    f"| kept answers | {answers.KEPT_BYTES // 1_000_000} MB; {application._SEARCHES_KEPT} searches |",
    f"{connections._EACH} for each connection, and {connections.RESERVED_DESCRIPTORS} more",
    f"asks the system for {connections.DESCRIPTORS:,} itself",
    f"at most {logs.SAME_RECORDS} lines a minute from one place",
    "waits for at most one slice of a fifth of a second",
]


@pytest.mark.parametrize("sentence", SAID)
def test_a_limit_is_told_as_it_is(sentence: str) -> None:
    assert sentence in " ".join(PAGE.split())


def test_what_has_no_number_of_its_own_is_so() -> None:
    assert connections.MOST_FRAMES == 1_024  # of websockets one
    assert connections.AWAITED_SECONDS == 1
    assert benches.SHORT_SECONDS == 1 / 5
    assert benches.SHORT_WAITING == desk.ROOM
    assert logs.SAME_SECONDS == 60


def test_every_setting_is_named_and_no_other() -> None:
    assert set(re.findall(r"RULEWRIGHT_\w+", PAGE)) == {BUILD_VARIABLE, *Settings.variables().values()}
