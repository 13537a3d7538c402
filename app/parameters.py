"""What a page shows, in its address: every setting is a query parameter, checked before it is used."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from sentences import said

LONGEST = 2000
"""How much text a parameter may have."""
MOST_PROBLEMS = 10
"""How many things wrong with a URL are told; who made it up can make thousands."""
UNDERWAY = 5.0
"""For how many seconds a tap may still come with the URL from before the last change, which was on its way then."""
_SET = ("lang", "view", "share", "compare")
_SHOWN = "url_shown"
_WRITTEN, _LEFT, _MEANT, _GIVEN, _PROBLEMS = "url_written", "url_left", "url_meant", "url_given", "url_problems"


@dataclass(frozen=True)
class Parameter:
    """A setting of the page: its usual value and the words allowed, any text where there are none."""

    default: str
    allowed: tuple[str, ...] = ()

    def parse(self, text: str) -> str:
        """The setting written in a URL. Raises `ValueError` when it is not allowed."""
        if self.allowed and text not in self.allowed:
            raise ValueError(text)
        return text[:LONGEST]


def read(parameters: Mapping[str, Parameter]) -> None:
    """Puts the URL's settings into the session whenever the reader has come to another URL than the last written.

    What is in the URL beside them is left for the form that the page shows (`given`).
    """
    if st.session_state.get(_WRITTEN) == dict(st.query_params) or _is_underway():
        st.session_state[_PROBLEMS] = []
        return
    st.session_state[_LEFT] = []
    st.session_state[_WRITTEN] = dict(st.query_params)
    st.session_state[_MEANT] = None
    st.session_state[_PROBLEMS] = []
    for name, parameter in parameters.items():
        value = parameter.default
        if name in st.query_params:
            try:
                value = parameter.parse(st.query_params[name])
            except ValueError:
                report(
                    name, st.query_params[name], phrase("choose-one-of-options", options=", ".join(parameter.allowed))
                )
        st.session_state[name] = value
    st.session_state[_GIVEN] = {name: text for name, text in st.query_params.items() if name not in parameters}


def _is_underway() -> bool:
    """Whether the reader has tapped something before the browser had the new URL, and not gone back to an old one.

    Then the URL is one that was left a moment ago, and something on the page is other than it was.
    """
    before, after = st.session_state.get(_SHOWN, {}), _shown()
    if all(after[key] == value for key, value in before.items() if key in after):
        return False
    now = time.monotonic()
    left = [(url, at) for url, at in st.session_state.get(_LEFT, ()) if now - at < UNDERWAY]
    st.session_state[_LEFT] = left
    return any(url == dict(st.query_params) for url, _ in left)


def _shown() -> dict[str, str]:
    """What the reader has set on the page; buttons, which are up again after every tap, do not count."""
    return {
        str(key): repr(value)
        for key, value in st.session_state.to_dict().items()
        if (key in _SET or "/" in str(key).split(":", 1)[0]) and not str(key).endswith(("::board", "::character"))
    }


def given() -> dict[str, str] | None:
    """The rest of a URL that the reader has just come to, once; `None` where the page has been shown before."""
    found: dict[str, str] | None = st.session_state.get(_GIVEN)
    st.session_state[_GIVEN] = None
    return found


def report(name: str, value: str, remedy: Phrase) -> None:
    """Keeps that a value of the URL cannot be used, and what to write instead."""
    st.session_state[_PROBLEMS].append(
        phrase("the-link-has-name-value-which", name=name, value=value[:40], remedy=remedy)
    )


def report_unknown(name: str) -> None:
    """Keeps that the URL has something that the page does not know."""
    st.session_state[_PROBLEMS].append(phrase("the-link-has-name-which-is", name=name[:40]))


def problems(language: Language) -> list[str]:
    """The first things wrong with the URL, in the reader's language, as Markdown."""
    found: list[Phrase] = st.session_state.get(_PROBLEMS, [])
    return [said(problem, language) for problem in found[:MOST_PROBLEMS]]


def written(parameters: Mapping[str, Parameter], more: Mapping[str, str]) -> dict[str, str]:
    """The query parameters of the page: its settings that have not their usual values, and `more` as it is."""
    wanted = {}
    for name, parameter in parameters.items():
        value = st.session_state.get(name, parameter.default)
        if value is not None and value != parameter.default:
            wanted[name] = str(value)
    return wanted | dict(more)


def write(wanted: Mapping[str, str]) -> None:
    """Makes these the query parameters of the page.

    A URL that the reader has come to stays as it is until something changes: every other one would be one more step on
    the browser's way back.
    """
    st.session_state[_SHOWN] = _shown()
    meant = st.session_state.get(_MEANT)
    st.session_state[_MEANT] = dict(wanted)
    if meant is not None and meant != wanted:
        st.query_params.from_dict(wanted)
        st.session_state[_LEFT].append((st.session_state[_WRITTEN], time.monotonic()))
        st.session_state[_WRITTEN] = dict(wanted)
