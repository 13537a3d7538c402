"""A calculator: what it is about, its fields, the answer; or the same situation played at the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from html import escape
from typing import Any

import streamlit as st

import answering
import board
import character
import charting
import comparing
import fields
import hands
import playing
from drawing import draw, heading
from folding import fold
from resources import Resources
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.pictures.lettering import capitalised
from rulewright.situations import Situation
from rulewright.views.answer.beside import BESIDE
from rulewright.views.form import Form
from rulewright.views.stepper import ANSWERS, AT_THE_TABLE, ODDS, PLAY, TABLE, THE_ODDS, WHAT_TO_DO
from sentences import complaint, said

OLD_PLAY = "mode"
"""What `play` was called in older links; they work where this is no field of the situation."""


def show(situation: Situation, resources: Resources, language: Language) -> dict[str, str]:
    """The page of a situation; returns what belongs into its URL."""
    form = fields.form_of(resources, situation.id)
    mine = fields.restore(form, (PLAY, OLD_PLAY, ANSWERS, BESIDE), resources)
    comparing.restore(form, mine.get(BESIDE))
    playing.restore(form, mine.get(ANSWERS))
    _head(form, language)
    play = _play(form, mine.get(PLAY, mine.get(OLD_PLAY)), language)
    values = fields.values_of(form, language)
    try:
        request, filled = form.asked(values)
    except BadInputError as error:
        st.error(complaint(error, language))
        return fields.changed(form)
    if play == TABLE:
        title = phrase("the-situation").render(language)
        fold(title, fields.part_of(form, "situation"), partial(_inputs, form, values, filled, resources, language))
        playing.show(request, form, resources, language)
    else:
        _odds(form, values, request, filled, resources, language)
    in_url = fields.changed(form) | comparing.in_url(form)
    return in_url | ({PLAY: TABLE} | playing.in_url(form) if play == TABLE else {})


def _odds(
    form: Form,
    values: Mapping[str, Any],
    request: Mapping[str, Any],
    filled: Mapping[str, Any],
    resources: Resources,
    language: Language,
) -> None:
    """The main number over all else, where it stays in view; form and answer beside each other where there is room."""
    summary = st.container(key="summary")
    inputs, outcome = st.columns([5, 7], gap="large")
    with inputs:
        _inputs(form, values, filled, resources, language)
        character.show(form, values, resources, language)
    with outcome:
        answer = answering.resolved(request, form, resources, language)
        picture = partial(board.show, form, filled, answering.places_of(answer), resources, language)
        if answer is None:
            picture()
            return
        with summary:
            answering.summarise(answer, form, resources, language)
        answering.show(answer, form, resources, language, picture)
        comparing.show(answer, request, values, form, resources, language)
        charting.show(answer, values, form, resources, language)


def _inputs(
    form: Form, values: Mapping[str, Any], filled: Mapping[str, Any], resources: Resources, language: Language
) -> None:
    hands.show(form, values, resources, language)
    fields.draw(form, filled, resources, language)


def _head(form: Form, language: Language) -> None:
    situation = form.situation
    draw(heading(capitalised(situation.title.render(language)), language), language)
    if situation.about is not None:
        st.caption(said(situation.about, language))
    if situation.guide:
        fold(
            phrase("how-to-write-it").render(language),
            fields.part_of(form, "guide"),
            partial(_guide, situation, language),
        )


def _guide(situation: Situation, language: Language) -> None:
    lines = "".join(f"<li>{escape(line.render(language))}</li>" for line in situation.guide)
    draw(f'<ul class="rw-guide" lang="{language}">{lines}</ul>', language)


def _play(form: Form, given: str | None, language: Language) -> str:
    """Whether odds are worked out or the situation is played; what leaves nothing to chance is not played."""
    if not form.situation.results:
        return ODDS
    names = {ODDS: THE_ODDS, TABLE: AT_THE_TABLE[form.situation.by]}
    key = f"{form.situation.id}::{PLAY}"
    if given in names:
        st.session_state[key] = given
    st.session_state[key] = st.session_state.get(key, ODDS)
    chosen = st.segmented_control(
        WHAT_TO_DO.render(language),
        list(names),
        key=key,
        format_func=lambda name: names[name].render(language),
        required=True,
        label_visibility="collapsed",
    )
    return str(chosen)
