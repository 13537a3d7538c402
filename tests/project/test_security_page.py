"""What SECURITY.md says of limits and settings is what the code has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.corpus.content import BUILD_VARIABLE
from rulewright.search.query import MAXIMUM_WORDS
from rulewright.server import answer_cache, library, logs, origins, request_limits, serving, worker_pool
from rulewright.server.api import application, parameters
from rulewright.server.fields import LONGEST_QUERY
from rulewright.server.settings import Settings
from rulewright.situations import request

PAGE = (Path(__file__).parents[2] / "SECURITY.md").read_text("utf-8")
SENTENCES = [
    f"| the head of a request | {request_limits.LONGEST_HEAD // 1024} kB |",
    f"{request.MAX_DEPTH} levels of JSON",
    f"a path of {request_limits.LONGEST_PATH:,} bytes",
    f"{request_limits.MOST_PARAMETERS} parameters, {parameters.MOST_PARAMETERS} in the API",
    f"a search of {LONGEST_QUERY} characters and {MAXIMUM_WORDS} words",
    f"the same {origins._HOST_BITS} bits",
    f"| a message of the app | {serving.LONGEST_MESSAGE // 1_000} kB; ",
    f"| short answers, searches | {worker_pool.SHORT_WAITING} waiting each |",
    f"| kept answers | {answer_cache.CACHED_BYTES // 1_000_000} MB; {application._SEARCHES_KEPT} searches |",
    f"at most {logs.SAME_RECORDS} lines a minute from one place",
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_security_page_states_each_limit(sentence: str) -> None:
    assert sentence in " ".join(PAGE.split())


def test_what_has_no_number_of_its_own_is_so() -> None:
    assert worker_pool.SHORT_WAITING == library.THREAD_WAITING
    assert logs.SAME_SECONDS == 60


def test_every_setting_is_named_and_no_other() -> None:
    assert set(re.findall(r"RULEWRIGHT_\w+", PAGE)) == {BUILD_VARIABLE, *Settings.variables().values()}
