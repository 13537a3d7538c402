"""A situation's form as Streamlit's widgets, from the same description as the site's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import streamlit as st

from page import content, show_words
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.situations.form_fields import RequestField
from rulewright.views.situation_form import TEXT_OF_ELEMENT, Control, SituationForm, build_form


@cache
def form_of(situation_id: str) -> SituationForm:
    """The form of a situation."""
    return build_form(content().catalogue.situations[situation_id])


def key_of(form: SituationForm, path: str) -> str:
    """The key of a field, or of another setting of the page, in the session."""
    return f"{form.situation.id}:{path}"


def widget_values(form: SituationForm, values: Mapping[str, Any]) -> dict[str, Any]:
    """The values by path in the widgets' form, by keys of the session."""
    return {key_of(form, field.path): _widget_value(form, field, values[field.path]) for field in form.fields}


def _widget_value(form: SituationForm, field: RequestField, value: Any) -> Any:  # noqa: ANN401
    if value is None:
        value = form.initial_value(field)
    if field.is_text:
        return value or ""
    if field.is_list:
        return list(value or ()) if field.options else ", ".join(map(str, value or ()))
    return value


def link_parameters(form: SituationForm) -> dict[str, str]:
    """The values in the session that differ from the initial ones, in the form of a link."""
    found = {}
    for field in form.fields:
        value = st.session_state[key_of(form, field.path)]
        if value != _widget_value(form, field, None):
            found[field.path] = "" if value is None else field.format_value(value)
    return found


def draw_form(form: SituationForm, derived_values: Mapping[str, Any], language: Language) -> None:
    """Draw the fields that need input: first those for everybody, then the other parts, folded."""
    first, *others = form.parts(derived_values)
    for field in first.fields:
        _draw_field(form, field, language)
    if facts := " · ".join(form.format_derived_values(derived_values, content().corpus, language)):
        show_words(facts, language)
    for part in others:
        changed = link_parameters(form).keys() & {field.path for field in part.fields}
        is_open = part.name == TEXT_OF_ELEMENT or bool(changed)
        with st.expander(part.title.render(language) if part.title else "", expanded=is_open):
            for field in part.fields:
                _draw_field(form, field, language)


def _draw_field(form: SituationForm, field: RequestField, language: Language) -> None:
    label, corpus = form.label(field).render(language), content().corpus

    def name(option: str | None) -> str:
        return form.format_option(field, option, corpus, language)

    control, is_optional = form.control(field, corpus, language), form.initial_value(field) is None
    draw_widget(control, label, field, key_of(form, field.path), name, is_optional=is_optional)


def draw_widget(
    control: Control,
    label: str,
    field: RequestField,
    key: str,
    name: Callable[[str], str],
    *,
    is_optional: bool = False,
    placeholder: str = "–",
) -> None:
    """Draw the widget of a field, with its value in the session under `key`; `name` formats its options."""
    label = capitalise(label)
    match control:
        case Control.TEXT | Control.MAP:
            st.text_area(label, key=key, max_chars=field.max_size)
        case Control.LINE:
            st.text_input(label, key=key, max_chars=field.max_size)
        case Control.NUMBERS:
            st.text_input(label, key=key)
        case Control.SEVERAL:
            st.multiselect(label, field.options, key=key, format_func=name, placeholder=placeholder)
        case Control.SWITCH:
            st.toggle(label, key=key)
        case Control.BUTTONS:
            st.radio(label, field.options, key=key, format_func=name, horizontal=True)
        case Control.LIST:
            first = None if is_optional else 0
            st.selectbox(label, field.options, first, key=key, format_func=name, placeholder=placeholder)
        case Control.NUMBER if is_optional:
            st.number_input(label, field.low, field.high, None, key=key)
        case Control.NUMBER:
            st.number_input(label, field.low, field.high, key=key)
