"""Parts of a page that are folded: what nobody has opened is neither drawn nor sent."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

PREFIX = "unfolded:"


def fold(title: str, name: str, draw: Callable[[], object], opens: bool = False) -> None:
    """A part of the page, drawn while it is open: at first where it `opens`, then as the reader has left it."""
    key = PREFIX + name
    st.session_state[key] = st.session_state.get(key, opens)  # Streamlit drops what a view does not draw
    part = st.expander(title, key=key, on_change="rerun")
    if part.open:
        with part:
            draw()


def forget(name: str) -> None:
    """Lets a part begin anew."""
    st.session_state.pop(PREFIX + name, None)
