"""Fields that are tapped instead of typed: the elements that draw them, and what these write into the session."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import streamlit as st

from rulewright.language import Language
from rulewright.situations.form_fields import RequestField
from rulewright.views.map_element import build_map_data, load_map_script
from rulewright.views.numbers_element import build_numbers_data, load_numbers_script
from rulewright.views.situation_form import SituationForm

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
    return st.components.v2.component("numbers", js=load_numbers_script() + _HOST.replace("NAME", "numbers"))


@cache
def _map() -> Any:  # noqa: ANN401
    return st.components.v2.component("map", js=load_map_script() + _HOST.replace("NAME", "map"))


def show_numbers(form: SituationForm, field: RequestField, key: str, language: Language) -> None:
    """Numbers in a row, whose text the session has under `key`."""
    _show(_numbers(), build_numbers_data(form, field, language), field, key)


def show_map(form: SituationForm, field: RequestField, key: str, language: Language) -> None:
    """A map, whose text the session has under `key`."""
    _show(_map(), build_map_data(form, field, language), field, key)


def _show(component: Any, told: Mapping[str, object], field: RequestField, key: str) -> None:  # noqa: ANN401
    own = f"{key}::tapped"
    data = {"field": told, "value": st.session_state[key]}
    component(data=data, key=own, on_told_change=partial(_write, field, key, own))


def _write(field: RequestField, key: str, own: str) -> None:
    """Puts what was tapped into the session, as if it had been typed."""
    told = st.session_state[own].told
    if isinstance(told, Mapping) and isinstance(told.get(field.path), str):
        st.session_state[key] = told[field.path][: field.max_size] if field.is_text else told[field.path]
