"""What a page shows, in its address: every setting is a query parameter, checked before it is used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from rulewright.language import Language
from rulewright.phrase import Phrase, phrase

LONGEST = 2000
"""How much text a parameter may have."""
_WRITTEN, _GIVEN, _PROBLEMS = "url_written", "url_given", "url_problems"


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
    if st.session_state.get(_WRITTEN) == dict(st.query_params):
        st.session_state[_PROBLEMS] = []
        return
    st.session_state[_WRITTEN] = dict(st.query_params)
    st.session_state[_PROBLEMS] = []
    for name, parameter in parameters.items():
        value = parameter.default
        if name in st.query_params:
            try:
                value = parameter.parse(st.query_params[name])
            except ValueError:
                report(name, st.query_params[name], ", ".join(parameter.allowed))
        st.session_state[name] = value
    st.session_state[_GIVEN] = {name: text for name, text in st.query_params.items() if name not in parameters}


def given() -> dict[str, str] | None:
    """The rest of a URL that the reader has just come to, once; `None` where the page has been shown before."""
    found: dict[str, str] | None = st.session_state.get(_GIVEN)
    st.session_state[_GIVEN] = None
    return found


def report(name: str, value: str, allowed: str) -> None:
    """Keeps that a value of the URL cannot be used."""
    st.session_state[_PROBLEMS].append(
        phrase(
            "The link has {name} = “{value}”, which is not allowed ({allowed}); the usual value is used instead.",
            name=name,
            value=value[:40],
            allowed=allowed,
        )
    )


def report_unknown(name: str) -> None:
    """Keeps that the URL has something that the page does not know."""
    st.session_state[_PROBLEMS].append(
        phrase("The link has “{name}”, which is unknown here; it is left out.", name=name[:40])
    )


def problems(language: Language) -> list[str]:
    """What is wrong with the URL, in the reader's language."""
    found: list[Phrase] = st.session_state.get(_PROBLEMS, [])
    return [problem.render(language) for problem in found]


def written(parameters: Mapping[str, Parameter], more: Mapping[str, str]) -> dict[str, str]:
    """The query parameters of the page: its settings that have not their usual values, and `more` as it is."""
    wanted = {}
    for name, parameter in parameters.items():
        value = st.session_state.get(name, parameter.default)
        if value is not None and value != parameter.default:
            wanted[name] = str(value)
    return wanted | dict(more)


def write(wanted: Mapping[str, str]) -> None:
    """Makes these the query parameters of the page."""
    if dict(st.query_params) != wanted:
        st.query_params.from_dict(wanted)
    st.session_state[_WRITTEN] = dict(wanted)
