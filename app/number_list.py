"""Numbers that are tapped one after the other, and the form's field that they are written into."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import streamlit as st

from rulewright.language import Language
from rulewright.situations.form import Field
from rulewright.views.form import Form
from rulewright.views.numbers import numbers_of, numbers_script

_HOST = """
export default function ({ parentElement, data, setTriggerValue }) {
  let element = parentElement.querySelector("rw-numbers");
  if (!element) {
    element = document.createElement("rw-numbers");
    element.addEventListener("rw-numbers", (event) => element.pass("told", event.detail));
    parentElement.append(element);
  }
  element.pass = setTriggerValue;
  const told = JSON.stringify(data.numbers);
  if (element.getAttribute("data") !== told) element.setAttribute("data", told);
  element.setAttribute("value", data.value);
}
"""


@cache
def _component() -> Any:  # noqa: ANN401
    return st.components.v2.component("numbers", js=numbers_script() + _HOST)


def show(form: Form, field: Field, key: str, language: Language) -> None:
    """The element of a field, whose text the session has under `key`."""
    data = {"numbers": numbers_of(form, field, language), "value": st.session_state[key]}
    own = f"{key}::numbers"
    _component()(data=data, key=own, on_told_change=partial(_write, field, key, own))


def _write(field: Field, key: str, own: str) -> None:
    """Puts what was tapped into the session, as if it had been typed."""
    told = st.session_state[own].told
    if isinstance(told, Mapping) and isinstance(told.get(field.path), str):
        st.session_state[key] = told[field.path]
