"""Cards that are built by tapping: the element that draws them, and the form's fields that it writes into."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import streamlit as st

from fields import key_of
from resources import Resources
from rulewright.language import Language
from rulewright.views.situation_form import SituationForm

_HOST = """
const PAUSE_MS = 400;
export default function ({ parentElement, data, setTriggerValue }) {
  let element = parentElement.querySelector("rw-hands");
  if (!element) {
    element = document.createElement("rw-hands");
    let waiting;
    element.addEventListener("rw-hands", (event) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => element.pass("told", event.detail), PAUSE_MS);
    });
    parentElement.append(element);
  }
  element.pass = setTriggerValue;
  const told = JSON.stringify(data.hands);
  if (element.getAttribute("data") !== told) element.setAttribute("data", told);
  element.setAttribute("state", JSON.stringify(data.state));
}
"""


@cache
def _component(script: str) -> Any:  # noqa: ANN401
    return st.components.v2.component("hands", js=script + _HOST)


def show(form: SituationForm, values: Mapping[str, Any], resources: Resources, language: Language) -> None:
    """The element, where the form asks for cards."""
    if form.element is not None:
        key = f"{form.situation.id}::hands"
        data = form.element.build_data(form.situation, resources.corpus, language)
        told = {"hands": data, "state": form.element_state(values, language)}
        _component(form.element.load_script())(data=told, key=key, on_told_change=partial(_write, form, key))


def _write(form: SituationForm, key: str) -> None:
    """Puts what was tapped into the session, as if it had been typed."""
    told = st.session_state[key].told
    if form.element is not None and isinstance(told, Mapping):
        paths = form.element.paths
        for field in form.fields:
            if field.path in paths and isinstance(told.get(field.path), str):
                st.session_state[key_of(form, field)] = told[field.path][: field.max_size]
