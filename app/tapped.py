"""Fields that are tapped instead of typed: the elements that draw them, and what these write into the session."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import streamlit as st

from rulewright.language import Language
from rulewright.situations.form import Field
from rulewright.views.form import Form
from rulewright.views.maps import map_of, map_script
from rulewright.views.numbers import numbers_of, numbers_script

_HOST = """
export default function ({ parentElement, data, setTriggerValue }) {
  let element = parentElement.querySelector("rw-NAME");
  if (!element) {
    element = document.createElement("rw-NAME");
    element.addEventListener("rw-NAME", (event) => element.pass("told", event.detail));
    parentElement.append(element);
  }
  element.pass = setTriggerValue;
  const told = JSON.stringify(data.field);
  if (element.getAttribute("data") !== told) element.setAttribute("data", told);
  element.setAttribute("value", data.value);
}
"""


@cache
def _numbers() -> Any:  # noqa: ANN401
    return st.components.v2.component("numbers", js=numbers_script() + _HOST.replace("NAME", "numbers"))


@cache
def _map() -> Any:  # noqa: ANN401
    return st.components.v2.component("map", js=map_script() + _HOST.replace("NAME", "map"))


def show_numbers(form: Form, field: Field, key: str, language: Language) -> None:
    """Numbers in a row, whose text the session has under `key`."""
    _show(_numbers(), numbers_of(form, field, language), field, key)


def show_map(form: Form, field: Field, key: str, language: Language) -> None:
    """A map, whose text the session has under `key`."""
    _show(_map(), map_of(form, field, language), field, key)


def _show(component: Any, told: Mapping[str, object], field: Field, key: str) -> None:  # noqa: ANN401
    own = f"{key}::tapped"
    data = {"field": told, "value": st.session_state[key]}
    component(data=data, key=own, on_told_change=partial(_write, field, key, own))


def _write(field: Field, key: str, own: str) -> None:
    """Puts what was tapped into the session, as if it had been typed."""
    told = st.session_state[own].told
    if isinstance(told, Mapping) and isinstance(told.get(field.path), str):
        st.session_state[key] = told[field.path][: field.most] if field.is_text else told[field.path]
