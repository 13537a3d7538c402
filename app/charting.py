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
from rulewright.situations import Answer, Report
from rulewright.situations.form import Field
from rulewright.views.answer.heat_map import (
    ACROSS,
    DOWN,
    HOW_IT_CHANGES,
    heat_map,
    heat_map_table,
    is_charted,
    numbers,
)
from rulewright.views.form import Form


def show(
    answer: Answer | Report, values: Mapping[str, Any], form: Form, resources: Resources, language: Language
) -> None:
    """The map over two numbers, which the reader chooses; nothing where there are no two."""
    known = numbers(form, values)
    if len(known) < 2 or not is_charted(answer) or not st.toggle(HOW_IT_CHANGES.render(language), key="heat-map"):
        return
    assert isinstance(answer, Answer)
    with st.container(horizontal=True):
        across = _choose(ACROSS.render(language), known, known[0], form, language)
        others = [field for field in known if field != across]
        down = _choose(DOWN.render(language), others, others[-1], form, language)
    drawn = heat_map(across, down, values)
    works = {}
    for cell in drawn.cells:
        try:
            works[cell] = resolving(form.asked({**values, **drawn.values(cell)})[0], NUMBERS)
        except BadInputError:
            continue
    found = waiting.outcomes("heat-map", list(works.values()), resources, language)
    if found is not None:
        told = dict(zip(works, found, strict=True))
        draw(heat_map_table(drawn, [told.get(cell) for cell in drawn.cells], answer, values, form, language), language)


def _choose(label: str, known: list[Field], first: Field, form: Form, language: Language) -> Field:
    paths = {field.path: field for field in known}
    key = f"{form.situation.id}::{label}"
    if st.session_state.get(key) not in paths:
        st.session_state[key] = first.path
    return paths[
        st.selectbox(label, list(paths), key=key, format_func=lambda path: form.label(paths[path]).render(language))
    ]
