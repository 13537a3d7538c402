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
from rulewright.pictures.text_layout import capitalise
from rulewright.situations.situation import Situation
from rulewright.views.answer.saved_comparison import SAVED_PARAMETER
from rulewright.views.play_html import (
    ANSWERS_PARAMETER,
    MODE_LABEL,
    ODDS_LABEL,
    ODDS_MODE,
    PLAY_PARAMETER,
    TABLE_LABELS,
    TABLE_MODE,
)
from rulewright.views.situation_form import SituationForm
from sentences import complaint, said

OLD_PLAY = "mode"
"""What `play` was called in older links; they work where this is no field of the situation."""


def show(situation: Situation, resources: Resources, language: Language) -> dict[str, str]:
    """The page of a situation; returns what belongs into its URL."""
    form = fields.form_of(resources, situation.id)
    mine = fields.restore(form, (PLAY_PARAMETER, OLD_PLAY, ANSWERS_PARAMETER, SAVED_PARAMETER), resources)
    comparing.restore(form, mine.get(SAVED_PARAMETER))
    playing.restore(form, mine.get(ANSWERS_PARAMETER))
    _head(form, language)
    play = _play(form, mine.get(PLAY_PARAMETER, mine.get(OLD_PLAY)), language)
    values = fields.values_of(form, language)
    try:
        request, filled = form.build_request(values)
    except BadInputError as error:
        st.error(complaint(error, language))
        return fields.changed(form)
    if play == TABLE_MODE:
        title = phrase("the-situation").render(language)
        fold(title, fields.part_of(form, "situation"), partial(_inputs, form, values, filled, resources, language))
        playing.show(request, form, resources, language)
    else:
        _odds(form, values, request, filled, resources, language)
    in_url = fields.changed(form) | comparing.in_url(form)
    return in_url | ({PLAY_PARAMETER: TABLE_MODE} | playing.in_url(form) if play == TABLE_MODE else {})


def _odds(
    form: SituationForm,
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
    form: SituationForm, values: Mapping[str, Any], filled: Mapping[str, Any], resources: Resources, language: Language
) -> None:
    hands.show(form, values, resources, language)
    fields.draw(form, filled, resources, language)


def _head(form: SituationForm, language: Language) -> None:
    situation = form.situation
    draw(heading(capitalise(situation.title.render(language)), language), language)
    if situation.description is not None:
        st.caption(said(situation.description, language))
    if situation.notation_guide:
        fold(
            phrase("how-to-write-it").render(language),
            fields.part_of(form, "guide"),
            partial(_guide, situation, language),
        )


def _guide(situation: Situation, language: Language) -> None:
    lines = "".join(f"<li>{escape(line.render(language))}</li>" for line in situation.notation_guide)
    draw(f'<ul class="rw-guide" lang="{language}">{lines}</ul>', language)


def _play(form: SituationForm, given: str | None, language: Language) -> str:
    """Whether odds are worked out or the situation is played; what leaves nothing to chance is not played."""
    if not form.situation.results:
        return ODDS_MODE
    names = {ODDS_MODE: ODDS_LABEL, TABLE_MODE: TABLE_LABELS[form.situation.chance_kinds]}
    key = f"{form.situation.id}::{PLAY_PARAMETER}"
    if given in names:
        st.session_state[key] = given
    st.session_state[key] = st.session_state.get(key, ODDS_MODE)
    chosen = st.segmented_control(
        MODE_LABEL.render(language),
        list(names),
        key=key,
        format_func=lambda name: names[name].render(language),
        required=True,
        label_visibility="collapsed",
    )
    return str(chosen)
