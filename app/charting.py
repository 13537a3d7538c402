"""How the main chance of an answer changes with two of the form's numbers, once somebody asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

import waiting
from answering import NUMBERS, resolving
from drawing import draw
from resources import Resources
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.situations.answer import Answer
from rulewright.situations.form_fields import RequestField
from rulewright.situations.problem import Report
from rulewright.views.answer.heat_map import (
    ACROSS_LABEL,
    DOWN_LABEL,
    HEAT_MAP_LABEL,
    build_heat_map,
    has_heat_map,
    list_number_fields,
    render_heat_map,
)
from rulewright.views.situation_form import SituationForm


def show(
    answer: Answer | Report, values: Mapping[str, Any], form: SituationForm, resources: Resources, language: Language
) -> None:
    """The map over two numbers, which the reader chooses; nothing where there are no two."""
    known = list_number_fields(form, values)
    if len(known) < 2 or not has_heat_map(answer) or not st.toggle(HEAT_MAP_LABEL.render(language), key="heat-map"):
        return
    assert isinstance(answer, Answer)
    with st.container(horizontal=True):
        across = _choose(ACROSS_LABEL.render(language), known, known[0], form, language)
        others = [field for field in known if field != across]
        down = _choose(DOWN_LABEL.render(language), others, others[-1], form, language)
    drawn = build_heat_map(across, down, values)
    works = {}
    for cell in drawn.cells:
        try:
            works[cell] = resolving(form.build_request({**values, **drawn.cell_values(cell)})[0], NUMBERS)
        except BadInputError:
            continue
    found = waiting.outcomes("heat-map", list(works.values()), resources, language)
    if found is not None:
        told = dict(zip(works, found, strict=True))
        draw(render_heat_map(drawn, [told.get(cell) for cell in drawn.cells], answer, values, form, language), language)


def _choose(
    label: str, known: list[RequestField], first: RequestField, form: SituationForm, language: Language
) -> RequestField:
    paths = {field.path: field for field in known}
    key = f"{form.situation.id}::{label}"
    if st.session_state.get(key) not in paths:
        st.session_state[key] = first.path
    return paths[
        st.selectbox(label, list(paths), key=key, format_func=lambda path: form.label(paths[path]).render(language))
    ]
