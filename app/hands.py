"""Cards that are built by tapping: the element that draws them, and the form's fields that it writes into."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import streamlit as st

from fields import key_of
from resources import Resources
from rulewright.language import Language
from rulewright.views.form import Form
from rulewright.views.hands import hands_of, hands_script, seen

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
def _component() -> Any:  # noqa: ANN401
    return st.components.v2.component("hands", js=hands_script() + _HOST)


def show(form: Form, values: Mapping[str, Any], resources: Resources, language: Language) -> None:
    """The element, where the form asks for cards."""
    data = hands_of(form, resources.corpus, language)
    if data is not None:
        key = f"{form.situation.id}::hands"
        told = {"hands": data, "state": seen(form, values, language)}
        _component()(data=told, key=key, on_told_change=partial(_write, form, key))


def _write(form: Form, key: str) -> None:
    """Puts what was tapped into the session, as if it had been typed."""
    told = st.session_state[key].told
    if form.hands is not None and isinstance(told, Mapping):
        paths = set(form.hands.fields.values())
        for field in form.fields:
            if field.path in paths and isinstance(told.get(field.path), str):
                st.session_state[key_of(form, field)] = told[field.path][: field.most]
