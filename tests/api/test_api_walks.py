"""Whatever an answer of the API names leads on: hits to entries, entries to others, situations to answers and rules.

`make test` takes a few short walks, `make fuzz` many.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    MultipleResults,
    RuleBasedStateMachine,
    multiple,
    rule,
    run_state_machine_as_test,
)

from rulewright.corpus.kind import CALCULATOR, PAGE
from rulewright.language import LANGUAGES

REQUESTS = [
    example["situation"]
    for file in sorted((Path(__file__).parents[2] / "rules").glob("*/examples/*.toml"))
    for example in tomllib.loads(file.read_text("utf-8"))["example"]
]
LANGUAGE = st.sampled_from(LANGUAGES)
WORDS = ("fate", "kouzlo", "tasatulos", "대치", "a", "stand-off", "%", "life 4")


def cited(answer: Any) -> set[str]:
    """The entries that an answer's explanation names, at any depth."""
    if isinstance(answer, dict):
        own = {answer["entry"]} if isinstance(answer.get("entry"), str) else set()
        return own.union(*map(cited, answer.values()))
    return set().union(*map(cited, answer)) if isinstance(answer, list) else set()


def walking(call: Callable[..., Any], post: Callable[..., Any]) -> type[RuleBasedStateMachine]:
    class Walk(RuleBasedStateMachine):
        ids = Bundle("ids")

        @rule(target=ids, language=LANGUAGE, word=st.sampled_from(WORDS) | st.text(max_size=12))
        def search(self, language: str, word: str) -> MultipleResults[str]:
            from urllib.parse import urlencode

            reply = call("GET", "/api/search?" + urlencode({"q": word.encode("utf-8", "replace"), "lang": language}))
            assert reply.status in (200, 422), reply.body
            hits = reply.json.get("hits", ())
            return multiple(*(hit["id"] for hit in hits if hit["kind"] not in (PAGE, CALCULATOR)))  # no entries

        @rule(target=ids, id=ids, language=LANGUAGE)
        def entry(self, id: str, language: str) -> MultipleResults[str]:
            reply = call("GET", f"/api/entries/{id}?lang={language}")
            assert (reply.status, reply.json["id"]) == (200, id)
            again = call("GET", f"/api/entries/{id}?lang={language}", If_None_Match=reply.headers["etag"])
            assert (again.status, again.body) == (304, b"")
            return multiple(*reply.json["see"])

        @rule(target=ids, request=st.sampled_from(REQUESTS), language=LANGUAGE)
        def resolve(self, request: dict[str, Any], language: str) -> MultipleResults[str]:
            reply = post(json.dumps(request), f"?lang={language}&limit_states=500&limit_seconds=20")
            assert reply.status in (200, 422), reply.body
            return multiple(*sorted(cited(reply.json.get("trace", []))))

    return Walk


@pytest.mark.thorough
def test_walks_lead_on(call: Callable[..., Any], post: Callable[..., Any]) -> None:
    few = settings.get_current_profile_name() != "fuzz"
    run_state_machine_as_test(
        walking(call, post),
        settings=settings(
            max_examples=4 if few else settings.default.max_examples,
            stateful_step_count=12 if few else 50,
            deadline=None,
            derandomize=few,
            suppress_health_check=list(HealthCheck),
        ),
    )
