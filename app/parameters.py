"""A situation in the URL: every setting is a query parameter, a hand-edited one is checked before it is used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from rulewright.language import Language
from rulewright.phrase import phrase

Setting = int | str | bool | tuple[str, ...]


@dataclass(frozen=True)
class Parameter:
    """A setting: its usual value and the values allowed: a range, or words (none: any text).

    Where the usual value is a tuple, the setting is any number of the words.
    """

    default: Setting
    allowed: range | tuple[str, ...]

    def parse(self, text: str) -> Setting:
        """The setting written in a URL. Raises `ValueError` when it is not allowed."""
        if isinstance(self.allowed, range):
            number = int(text) if text.isascii() and text.lstrip("-").isdigit() and len(text) < 6 else None
            if number is None or number not in self.allowed:
                raise ValueError(text)
            return bool(number) if isinstance(self.default, bool) else number
        if isinstance(self.default, tuple):
            words = tuple(text.split(","))
            if not set(words) <= set(self.allowed) or len(set(words)) < len(words):
                raise ValueError(text)
            return words
        if self.allowed and text not in self.allowed:
            raise ValueError(text)
        return text[:200]

    def describe(self) -> str:
        """The values allowed, for a message."""
        if isinstance(self.allowed, range):
            return f"{self.allowed.start}–{self.allowed.stop - 1}"
        return ", ".join(self.allowed)


def read(parameters: Mapping[str, Parameter]) -> None:
    """Puts the URL's settings into the session, once; says which of them cannot be used."""
    if st.session_state.get("url_read"):
        return
    problems = []
    for name, parameter in parameters.items():
        value = parameter.default
        if name in st.query_params:
            try:
                value = parameter.parse(st.query_params[name])
            except ValueError:
                problems.append((name, st.query_params[name][:40], parameter.describe()))
        st.session_state[name] = list(value) if isinstance(value, tuple) else value
    st.session_state["url_read"] = True
    st.session_state["url_situation"] = {
        name: st.query_params[name] for name in st.query_params if name not in parameters
    }
    st.session_state["url_problems"] = problems


def problems(language: Language) -> list[str]:
    """What was wrong with the URL, in the reader's language."""
    return [
        phrase(
            "The link has {name} = “{value}”, which is not allowed ({allowed}); the usual value is used instead.",
            name=name,
            value=value,
            allowed=allowed,
        ).render(language)
        for name, value, allowed in st.session_state.get("url_problems", ())
    ]


def write(parameters: Mapping[str, Parameter], more: Mapping[str, str]) -> None:
    """Puts the session's settings into the URL, without those that have their usual value, and `more` as it is."""
    wanted = dict(more)
    for name, parameter in parameters.items():
        value = st.session_state.get(name, parameter.default)
        if isinstance(value, list | tuple):
            wanted |= {name: ",".join(value)} if value else {}
        elif value is not None and value != parameter.default:
            wanted[name] = str(int(value)) if isinstance(value, bool) else str(value)
    if dict(st.query_params) != wanted:
        st.query_params.from_dict(wanted)
