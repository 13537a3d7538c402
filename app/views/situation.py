"""A calculator: what it is about, its fields, the answer; or the same situation played at the table."""

from __future__ import annotations

from functools import partial
from html import escape

import streamlit as st

import answering
import board
import comparing
import fields
import playing
from rendering import heading
from resources import Resources
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.lettering import capitalised
from rulewright.phrase import phrase
from rulewright.situations import Answer, Report, Situation

MODE, ODDS, TABLE = "mode", "odds", "table"
_MODES = {ODDS: phrase("The odds"), TABLE: phrase("At the table, with your dice")}


def show(situation: Situation, resources: Resources, language: Language) -> dict[str, str]:
    """The page of a situation; returns what belongs into its URL."""
    form = fields.form_of(resources, situation.id)
    mine = fields.restore(form, (MODE, playing.ANSWERS, comparing.BESIDE))
    comparing.restore(form, mine.get(comparing.BESIDE))
    playing.restore(form, mine.get(playing.ANSWERS))
    _head(situation, language)
    mode = _mode(form, mine.get(MODE), language)
    values = fields.values_of(form, language)
    try:
        request, filled = fields.asked(form, values)
    except BadInputError as error:
        st.error(f"{error.message.render(language)} {error.remedy.render(language)}")
        return fields.changed(form)
    answer: Answer | Report | None = None
    if mode == TABLE:
        with st.expander(phrase("The situation").render(language)):
            fields.draw(form, filled, resources, language)
        playing.show(request, form, resources, language)
    else:
        fields.draw(form, filled, resources, language)
        answer = answering.resolved(request, form, resources, language)
        picture = partial(board.show, form, filled, answering.places_of(answer), resources, language)
        if answer is None:
            picture()
    if answer is not None:
        answering.show(answer, request, situation, resources, language, picture)
        comparing.show(answer, request, values, form, resources, language)
    in_url = fields.changed(form) | comparing.in_url(form)
    return in_url | ({MODE: TABLE} | playing.in_url(form) if mode == TABLE else {})


def _head(situation: Situation, language: Language) -> None:
    st.button(
        phrase("← All calculators").render(language),
        key="all",
        type="tertiary",
        on_click=lambda: st.session_state.update(view="situations"),
    )
    st.html(heading(capitalised(situation.title.render(language)), language))
    if situation.about is not None:
        st.caption(situation.about.render(language))
    if situation.guide:
        with st.expander(phrase("How to write it").render(language)):
            lines = "".join(f"<li>{escape(line.render(language))}</li>" for line in situation.guide)
            st.html(f'<ul class="rw-guide" lang="{language}">{lines}</ul>')


def _mode(form: fields.Form, given: str | None, language: Language) -> str:
    """Whether odds are worked out or the situation is played; what throws no dice is not played."""
    if not form.situation.results:
        return ODDS
    key = f"{form.situation.id}::{MODE}"
    if given in _MODES:
        st.session_state[key] = given
    st.session_state[key] = st.session_state.get(key, ODDS)
    chosen = st.segmented_control(
        phrase("What to do").render(language),
        list(_MODES),
        key=key,
        format_func=lambda name: _MODES[name].render(language),
        required=True,
        label_visibility="collapsed",
    )
    return str(chosen)
