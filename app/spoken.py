"""The language of the page, told to the browser after a change; the server told it when the page opened."""

from __future__ import annotations

from functools import cache
from typing import Any

import streamlit as st

from rulewright.language import Language

_TELL = "export default function ({ data }) { document.documentElement.lang = data.language; }"


def tell(language: Language) -> None:
    """Tells the browser that the page is in `language`."""
    _component()(data={"language": str(language)}, key="spoken", height=1)


@cache
def _component() -> Any:  # noqa: ANN401
    return st.components.v2.component("spoken", js=_TELL)
