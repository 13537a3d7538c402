"""A situation's form drawn with Streamlit, its values kept in the session and in the URL."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, partial
from itertools import groupby
from typing import Any

import streamlit as st

import parameters
import tapped
from folding import fold, forget
from resources import Resources
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.pictures.symbols import render_symbols_before
from rulewright.pictures.text_layout import capitalise
from rulewright.situations.form_fields import RequestField
from rulewright.views import situation_form as forms
from rulewright.views.situation_form import TEXT_OF_ELEMENT, Control, SituationForm
from sentences import said

_NOTHING = object()
_NO_CLASS = re.compile(r"[^A-Za-z0-9_-]")
"""What Streamlit replaces with a hyphen where it makes a class of a key."""


@cache
def form_of(resources: Resources, situation_id: str) -> SituationForm:
    """The form of a situation."""
    return forms.build_form(resources.catalogue.situations[situation_id])


def key_of(form: SituationForm, field: RequestField) -> str:
    """Where the session keeps the field's value."""
    return f"{form.situation.id}:{field.path}"


def part_of(form: SituationForm, name: str) -> str:
    """What a folded part of the page is called."""
    return f"{form.situation.id}:{name}"


def restore(form: SituationForm, own: Sequence[str], resources: Resources) -> dict[str, str]:
    """Puts the URL's values into the session where the reader has just come to it, the usual ones otherwise.

    Returns those of the URL's parameters that are the page's `own`; whatever else there is gets reported.
    """
    given = parameters.given()
    told = form.parse_link(given or {}, resources.catalogue.id_resolver)
    if given is not None:
        for part in form.parts({}):
            forget(part_of(form, part.name))
    for field in form.fields:
        key = key_of(form, field)
        held = st.session_state.get(key, _NOTHING) if given is None else _NOTHING
        # Streamlit drops what a view does not draw.
        st.session_state[key] = for_widget(field, told.values[field.path]) if held is _NOTHING else held
    for name, text, remedy in told.invalid_parameters:
        parameters.report(name, text, remedy)
    for name in told.unknown_parameters:
        if name not in own:
            parameters.report_unknown(name)
    return {name: text for name, text in told.unknown_parameters.items() if name in own}


def for_widget(field: RequestField, value: Any) -> Any:  # noqa: ANN401
    """The value as the field's widget has it: lists of numbers as text."""
    if field.is_text:
        return value or ""
    if field.is_list:
        return list(value or ()) if field.options else ", ".join(map(str, value or ()))
    return value


def values_of(form: SituationForm, language: Language) -> dict[str, Any]:
    """The values in the session by path; a list of numbers that cannot be read stands for its usual value."""
    values = {}
    for field in form.fields:
        value = st.session_state[key_of(form, field)]
        if field.is_text and not value.strip():
            value = field.default
        elif field.is_list and not field.options:
            try:
                value = field.parse(value or "")
            except ValueError:
                unread = phrase(
                    "field-write-numbers-from-low-to",
                    field=form.label(field),
                    low=field.low,
                    high=field.high,
                )
                st.warning(said(unread, language))
                value = list(form.initial_value(field) or ())
        values[field.path] = value
    return values


def changed(form: SituationForm) -> dict[str, str]:
    """What belongs into the URL: the values that are not the usual ones."""
    found = {}
    for field in form.fields:
        value = st.session_state[key_of(form, field)]
        if value == for_widget(field, form.initial_value(field)):
            continue
        if value is None:
            found[field.path] = ""
            continue
        if field.is_text:
            found[field.path] = value
            continue
        if field.is_list and not field.options:
            found[field.path] = value.replace(" ", "")
        else:
            found[field.path] = field.format_value(value)
    return found


def draw(form: SituationForm, filled: Mapping[str, Any], resources: Resources, language: Language) -> None:
    """The inputs: first what everybody tells, and what follows from names; then the other parts, folded."""
    symbols = resources.corpus.games[form.game].symbols
    named = [field for field in form.fields if field.name in symbols]
    labels = {f".st-key-{_NO_CLASS.sub('-', key_of(form, each))} label p": symbols[each.name] for each in named}
    if labels:
        st.html(f"<style>{render_symbols_before(labels)}</style>")
    first, *others = form.parts(filled)
    _row(form, first.fields, resources, language)
    if facts := " · ".join(form.format_derived_values(filled, resources.corpus, language)):
        st.caption(facts)
    for part in others:
        told = part.name != TEXT_OF_ELEMENT and any(
            st.session_state[key_of(form, field)] != for_widget(field, form.initial_value(field))
            for field in part.fields
        )
        row = partial(_row, form, part.fields, resources, language)
        fold("" if part.title is None else part.title.render(language), part_of(form, part.name), row, opens=told)


def _row(form: SituationForm, fields: Sequence[RequestField], resources: Resources, language: Language) -> None:
    """Fields side by side as far as there is room; lists of names have a line each."""
    for wide, group in groupby(fields, key=lambda field: field.is_text or field.is_list):
        with st.container() if wide else st.container(horizontal=True, vertical_alignment="bottom"):
            for field in group:
                _widget(form, field, resources, language)


def _widget(form: SituationForm, field: RequestField, resources: Resources, language: Language) -> None:
    label, key = capitalise(form.label(field).render(language)), key_of(form, field)

    def name(option: str | None) -> str:
        return form.format_option(field, option, resources.corpus, language)

    match form.control(field, resources.corpus, language):
        case Control.TEXT:
            st.text_area(label, key=key, max_chars=field.max_size, height=140)
        case Control.LINE:
            st.text_input(label, key=key, max_chars=field.max_size)
        case Control.SEVERAL:
            st.multiselect(
                label, field.options, key=key, format_func=name, max_selections=field.max_size, placeholder="–"
            )
        case Control.NUMBERS:
            tapped.show_numbers(form, field, key, language)
        case Control.MAP:
            tapped.show_map(form, field, key, language)
            st.text_area(phrase("as-text").render(language), key=key, max_chars=field.max_size, height=100)
        case Control.SWITCH:
            st.toggle(label, key=key)
        case Control.BUTTONS:
            st.segmented_control(label, field.options, key=key, format_func=name, required=True)
        case Control.LIST if form.initial_value(field) is None:
            st.selectbox(label, field.options, index=None, key=key, format_func=name, width=220, placeholder="–")
        case Control.LIST:
            st.selectbox(label, field.options, key=key, format_func=name, width=220, placeholder="–")
        case Control.NUMBER:
            st.number_input(label, field.low, field.high, key=key, width=150, step=1)
