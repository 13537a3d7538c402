"""Answers computed in other processes, while the page displays the progress and a button to stop."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import wait
from typing import Any

import streamlit as st

from page import content, show_words
from rulewright.engine.limits import Limits
from rulewright.errors import LimitError, RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.server.origins import client_at
from rulewright.server.settings import Settings
from rulewright.server.worker import resolve
from rulewright.server.worker_pool import Work
from rulewright.situations.solving import Effort

ALLOWED = Settings.read()
EFFORT = Effort.from_options(False, Limits(states=ALLOWED.states, seconds=ALLOWED.seconds))
"""The effort that a visitor may use."""
TICK_SECONDS = 0.25
"""Time between two checks for an outcome, at which Streamlit can end the run: for a change, or a closed page."""
_LIMITS = "limits reached"


def resolving(request: Mapping[str, Any], effort: Effort = EFFORT) -> Work:
    """The work of answering a request."""
    return Work(resolve, request, effort)


def outcomes(works: Sequence[Work], name: str, language: Language) -> list[Any] | None:
    """Compute the outcomes of the works in order, errors among them; `None` if the reader has stopped them.

    `name` identifies this place of the page.
    """
    keys, stopped = [work.key for work in works], f"{name}::stopped"

    def stop() -> None:
        st.session_state[stopped] = keys

    if st.session_state.get(stopped) == keys:
        show_words(phrase("stopped").render(language), language)
        st.button(
            phrase("work-it-out").render(language),
            key=f"{name}::resume",
            on_click=st.session_state.pop,
            args=(stopped,),
        )
        return None
    begun, place = time.monotonic(), st.empty()
    found: list[Any] = []
    status: Any = None

    def show_progress() -> None:
        nonlocal status
        words = phrase("working-it-out-seconds-s", seconds=int(time.monotonic() - begun)).render(language)
        if len(works) > 1:
            words += " · " + phrase("done-of-all", done=len(found), all=len(works)).render(language)
        if status is None:
            with place.container():
                status = st.status(words)
                st.button(phrase("stop").render(language), key=f"{name}::stop", on_click=stop)
        status.update(label=words)

    for work in works:
        found.append(outcome_of(work, show_progress))
    place.empty()
    return found


def outcome_of(work: Work, show_progress: Callable[[], None]) -> Any:  # noqa: ANN401
    """Compute the outcome of the work, an error too. It stops with the run, unless another client waits for it."""
    limits: dict[Hashable, RulewrightError] = st.session_state.setdefault(_LIMITS, {})
    outcome = limits.get(work.key) or content().answers.get(work)
    if outcome is not None:
        return outcome
    try:
        future = content().answers.submit(work, client_at(st.context.ip_address or "127.0.0.1"))
        try:
            while not wait([future], TICK_SECONDS).done:
                show_progress()
            return future.result()
        finally:
            future.cancel()
    except LimitError as error:
        limits[work.key] = error  # another try would take as long
        return error
    except RulewrightError as error:
        return error
