"""The page while something is worked out: most is there at once; what takes longer shows how far it is, and stops."""

from __future__ import annotations

import time
from collections.abc import Collection, Hashable, Sequence
from functools import partial
from html import escape
from typing import Any

import streamlit as st

from drawing import draw
from resources import Resources
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.server.origins import client_at
from rulewright.server.worker_pool import Work
from rulewright.situations.problem import Report
from sentences import complaint

AT_ONCE_SECONDS = 0.25
"""How long the page waits for an answer before it shows that it waits."""
TICK_SECONDS = 0.4
"""How often a waiting page asks; most of the time between it waits for what comes."""
THIS_MACHINE = "127.0.0.1"
"""The address of those whom Streamlit gives none."""
_FUTURES, _WANTED, _ERRORS = "waiting_futures", "waiting_wanted", "waiting_errors"


def visitor() -> str:
    """The address that what is drawn and worked out now is counted to."""
    return client_at(address())


def address() -> str:
    """The visitor's address."""
    return st.context.ip_address or THIS_MACHINE


def begin() -> None:
    """Begins a page, on which nothing is wanted yet."""
    st.session_state.setdefault(_FUTURES, {})
    st.session_state.setdefault(_ERRORS, {})
    st.session_state[_WANTED] = set()


def end() -> None:
    """Gives up what the pages before wanted and this one does not."""
    wanted = st.session_state[_WANTED]
    st.session_state[_ERRORS] = {key: error for key, error in st.session_state[_ERRORS].items() if key in wanted}
    _cancel(wanted)


def want(work: Work) -> None:
    """Says that this page wants what comes of the work."""
    st.session_state[_WANTED].add(work.key)


def outcome_of(work: Work, resources: Resources, seconds: float) -> Any:  # noqa: ANN401
    """What has come of work that is no situation's after `seconds`, an error too; `None` while nothing has."""
    kept = resources.library.answers.get(work)
    return _after(work, resources, seconds) if kept is None else kept


def give_up() -> None:
    """Gives up all that the page waits for."""
    _cancel(())


def _cancel(wanted: Collection[Hashable]) -> None:
    """Gives up all that is worked out for the page but what is `wanted`."""
    futures = st.session_state[_FUTURES]
    for key in [key for key in futures if key not in wanted]:
        futures.pop(key).cancel()


def outcomes(place: str, works: Sequence[Work], resources: Resources, language: Language) -> list[Any] | None:
    """What comes of the works in order, errors among it; `None` while not all of it is there.

    The page then shows at this `place` how far it is; or that the reader has stopped it.
    """
    keys = tuple(work.key for work in works)
    st.session_state[_WANTED].update(keys)
    if st.session_state.get(f"{place}::stopped") == keys:
        _stopped(place, language)
        return None
    found = _outcomes(works, resources, AT_ONCE_SECONDS)
    if len(found) == len(works):
        return found
    if st.session_state.get(f"{place}::waits", ((), 0))[0] != keys:
        st.session_state[f"{place}::waits"] = keys, time.monotonic()
    st.session_state[f"{place}::looked"] = True
    _progress(place, works, resources, language)
    return None


def failed(place: str, error: RulewrightError, work: Work, language: Language) -> None:
    """Says what went wrong; what may go well another time can be tried again."""
    st.error(complaint(error, language))
    if error.code in ("busy", "too-many", "worker-ended", "internal-error"):
        st.button(
            phrase("try-again-2").render(language),
            key=f"{place}::again",
            on_click=lambda: st.session_state[_ERRORS].pop(work.key, None),
        )


def _outcomes(works: Sequence[Work], resources: Resources, seconds: float) -> list[Any]:
    """The outcomes of the first works that are there after `seconds`; they are worked out one after the other."""
    until = time.monotonic() + seconds
    found = []
    for work in works:
        outcome = st.session_state[_ERRORS].get(work.key)
        if outcome is None:
            left = max(0.0, until - time.monotonic())
            outcome = _outcome(work, resources, left)
        if outcome is None:
            break
        if isinstance(outcome, RulewrightError):
            st.session_state[_ERRORS][work.key] = outcome
        found.append(outcome)
    return found


def _outcome(work: Work, resources: Resources, seconds: float) -> Any:  # noqa: ANN401
    """What has come of the work after `seconds`; what is wrong with a request, and what has no chances, at once."""
    kept = resources.library.answers.get(work)
    if kept is not None:
        return kept
    try:
        question = resources.catalogue.build_problem(work.request)
    except RulewrightError as error:
        return error
    return question if isinstance(question, Report) else _after(work, resources, seconds)


def _after(work: Work, resources: Resources, seconds: float) -> Any:  # noqa: ANN401
    """What has come of work that is not cached after `seconds`."""
    futures = st.session_state[_FUTURES]
    try:
        if work.key not in futures:
            futures[work.key] = resources.library.answers.submit(work, visitor())
        outcome = futures[work.key].result(seconds)
    except TimeoutError:
        return None
    except RulewrightError as error:
        outcome = error
    futures.pop(work.key, None)
    return outcome


@st.fragment(run_every=TICK_SECONDS)
def _progress(place: str, works: Sequence[Work], resources: Resources, language: Language) -> None:
    """How long it takes already, and how far it is; the whole page is drawn again when all is there."""
    keys = tuple(work.key for work in works)
    has_looked = st.session_state.pop(f"{place}::looked", False)
    found = _outcomes(works, resources, 0.0)
    if len(found) == len(works) or st.session_state.get(f"{place}::stopped") == keys:
        st.rerun()
    seconds = int(time.monotonic() - st.session_state[f"{place}::waits"][1])
    words = phrase("working-it-out-seconds-s", seconds=seconds).render(language)
    if len(works) > 1:
        words += " · " + phrase("done-of-all", done=len(found), all=len(works)).render(language)
    with st.container(horizontal=True, vertical_alignment="center", key=f"working-{place}"):
        draw(f'<p class="rw-working" lang="{language}">{escape(words)}</p>', language)
        st.button(phrase("stop").render(language), key=f"{place}::stop", on_click=partial(_stop, place, keys))
    share = f' style="width:{100 * len(found) / len(works):.0f}%"' if len(works) > 1 else ' class="rw-moving"'
    st.html(f'<span class="rw-bar" aria-hidden="true"><span{share}></span></span>')
    # Only now, or what stands there would fade while the page waits.
    if not has_looked and len(_outcomes(works, resources, TICK_SECONDS * 0.75)) == len(works):
        st.rerun()


def _stop(place: str, keys: tuple[Hashable, ...]) -> None:
    st.session_state[f"{place}::stopped"] = keys
    del st.session_state[f"{place}::waits"]
    _cancel(st.session_state[_WANTED].difference(keys))


def _stopped(place: str, language: Language) -> None:
    with st.container(horizontal=True, vertical_alignment="center", key=f"working-{place}"):
        draw(
            f'<p class="rw-working" role="status" lang="{language}">{escape(phrase("stopped").render(language))}</p>',
            language,
        )
        st.button(
            phrase("work-it-out").render(language),
            key=f"{place}::resume",
            on_click=lambda: st.session_state.pop(f"{place}::stopped"),
        )
