"""The player's own character, kept on the device: it fills the form of whatever calculator is open."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import streamlit as st

from fields import for_widget, key_of
from resources import Resources
from rulewright.language import Language
from rulewright.views.character_element import build_character_data, load_character_script
from rulewright.views.situation_form import SituationForm

SUFFIX = "::character"
"""What the session's keys of these elements end with."""
_HOST = """
export default function ({ parentElement, data, setTriggerValue }) {
  let element = parentElement.querySelector("rw-character");
  if (!element) {
    element = document.createElement("rw-character");
    element.addEventListener("rw-character", (event) => element.tell("filled", event.detail));
    parentElement.append(element);
  }
  element.tell = setTriggerValue;
  element.setAttribute("data", JSON.stringify(data));
}
"""


@cache
def _component() -> Any:  # noqa: ANN401
    return st.components.v2.component("character", js=load_character_script() + _HOST)


def show(form: SituationForm, values: Mapping[str, Any], resources: Resources, language: Language) -> None:
    """The element, where the form asks about the player's own character."""
    data = build_character_data(form, values, resources.corpus, language)
    if data is not None:
        key = form.situation.id + SUFFIX
        _component()(data=data, key=key, on_filled_change=partial(_fill, form, key))


def _fill(form: SituationForm, key: str) -> None:
    told = st.session_state[key].filled
    if isinstance(told, Mapping):
        fill(form, {str(name): text for name, text in told.items() if isinstance(text, str)})


def fill(form: SituationForm, kept: Mapping[str, str]) -> None:
    """Puts a kept character's values into the session."""
    values = form.parse_character(kept)
    for field in form.fields:
        if field.path in values:
            st.session_state[key_of(form, field)] = for_widget(field, values[field.path])
