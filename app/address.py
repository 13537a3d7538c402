"""A page's settings in its address: read when the reader comes to it, written after every change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import streamlit as st

_PAGE = "page"
"""The key of the session with the last address, its parameters, and the values on the page then."""


def read_new() -> dict[str, str] | None:
    """Parse the parameters of an address that the reader has just opened; `None` after a change on the page itself.

    A change can arrive with the address that the browser had before the last one was written. So an address is new only
    if nothing on the page has changed with it. A new one clears the session.
    """
    here, page = st.query_params.to_dict(), st.session_state.get(_PAGE)
    if page is not None and (
        here == page["address"]
        or any(st.session_state.get(key, value) != value for key, value in page["values"].items())
    ):
        return None
    st.session_state.clear()
    st.session_state[_PAGE] = {"address": here, "parameters": None, "values": {}}
    return here


def keep(values: Mapping[str, Any]) -> None:
    """Set each key of the session that has no value: to its last one, if Streamlit dropped it with its widget.

    Keys with a value are left alone: a value that is set replaces what the reader has entered meanwhile.
    """
    last = st.session_state[_PAGE]["values"]
    for key, value in values.items():
        if key not in st.session_state:
            st.session_state[key] = last.get(key, value)


def write(parameters: Mapping[str, str], keys: Iterable[str]) -> None:
    """Write the address's parameters; `keys` of the session are the settings in them.

    The address that the reader opened stays until something changes: another would be one more step back.
    """
    page = st.session_state[_PAGE]
    if page["parameters"] not in (None, parameters):
        st.query_params.from_dict(parameters)
        page["address"] = dict(parameters)
    page["parameters"] = dict(parameters)
    page["values"] = {key: st.session_state[key] for key in keys}
