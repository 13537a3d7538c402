"""The stepper at the table: your own dice, cards and decisions, the exact odds of each, undo; all in the URL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from html import escape
from typing import Any

import streamlit as st

import parameters
import waiting
from answering import EFFORT
from drawing import draw, heading
from resources import Resources
from rulecards import unfolding_rules
from rulewright.engine.effects import PromptAnswer
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.server.worker_pool import Work
from rulewright.situations.play_state import PendingStep, PlayState, compute_play_state
from rulewright.situations.problem import Report
from rulewright.views.explanation_text import format_option, format_result
from rulewright.views.play_html import (
    ANSWERS_PARAMETER,
    NOTHING_TO_PLAY,
    format_link_answer,
    format_link_answers,
    format_option_value,
    format_question,
    parse_link_answers,
    render_answers,
    render_applied_rules,
    suggest_answers,
)
from rulewright.views.situation_form import SituationForm
from sentences import literal, said


def restore(form: SituationForm, given: str | None) -> None:
    """Puts the dice and decisions of the URL into the session."""
    key = _key(form)
    if given is not None:
        st.session_state[key] = list(parse_link_answers(given))
    elif key not in st.session_state:
        st.session_state[key] = []


def in_url(form: SituationForm) -> dict[str, str]:
    """The dice and decisions so far, for the URL."""
    answers = st.session_state[_key(form)]
    return {ANSWERS_PARAMETER: format_link_answers(answers)} if answers else {}


def show(request: Mapping[str, Any], form: SituationForm, resources: Resources, language: Language) -> None:
    """Where play stands, what is to be thrown or decided next, and big buttons to say what came of it."""
    answers: list[PromptAnswer] = st.session_state[_key(form)]
    work = Work(compute_play_state, request, EFFORT, (tuple(answers),))
    found = waiting.outcomes("table", [work], resources, language)
    if found is None:
        draw(render_answers(answers, form.situation, language), language)
        return
    now: PlayState | Report | RulewrightError = found[0]
    if isinstance(now, RulewrightError):
        waiting.failed("table", now, work, language)
        return
    if isinstance(now, Report):
        st.error(" ".join(said(sentence, language) for sentence in NOTHING_TO_PLAY))
        return
    if now.answers_used < len(answers):
        parameters.report(ANSWERS_PARAMETER, format_link_answer(answers[now.answers_used]), suggest_answers(now))
        del answers[now.answers_used :]
    rules = unfolding_rules(resources.corpus, language)
    draw(
        render_answers(answers, form.situation, language) + render_applied_rules(now, form.situation, language, rules),
        language,
    )
    if now.pending is not None:
        _ask(now, now.pending, form, resources, language)
    elif now.result is not None:
        result = format_result(now.result, form.situation, language)
        draw(f'<div class="rw-answer" role="status" lang="{language}"><p>{escape(result)}</p></div>', language)
    _back(answers, form, language)


def _ask(now: PlayState, pending: PendingStep, form: SituationForm, resources: Resources, language: Language) -> None:
    """The buttons for what is to be thrown or decided."""
    key = f"{form.situation.id}::faces"
    faces: list[int] = st.session_state.setdefault(key, []) if pending.dice else []
    asked = format_question(pending, form.situation, resources.corpus, language, len(faces) + 1)
    draw(heading(asked, language, 3), language)
    if pending.options:
        for option in pending.options:
            best = option == now.best_option
            name = literal(format_option(option, form.situation, language))
            worth = format_option_value(option, now, form.situation, language)
            label = f"**{name}**{' ★' if best else ''}  \n{worth}"
            st.button(
                label,
                key=f"option:{option}",
                on_click=partial(_answer, form, option),
                type="primary" if best else "secondary",
                width="stretch",
            )
        st.caption(said(phrase("serves-what-matters-most-to-you", mark="★"), language))
        return
    if pending.card_counts:
        _cards(pending, form, language)
    else:
        _dice(pending, faces, form)
    st.caption(f"{phrase('now').render(language)}: {format_option_value('', now, form.situation, language)}")


def _cards(pending: PendingStep, form: SituationForm, language: Language) -> None:
    """Buttons for what a pile still holds, cards or the sides of a token."""
    with st.container(horizontal=True, gap="small"):
        for card, number in pending.card_counts:
            label = f"**{literal(format_option(card, form.situation, language))}** · {number}"
            st.button(label, key=f"card:{card}", on_click=partial(_answer, form, card))


def _dice(pending: PendingStep, faces: Sequence[int], form: SituationForm) -> None:
    """Buttons for the faces; several dice are told one after the other."""
    if faces:
        st.caption(" + ".join(map(str, faces)))
    with st.container(key="dice", horizontal=True, gap="small"):
        for face in range(1, pending.sides + 1):
            st.button(f"**{face}**", key=f"face:{face}", on_click=partial(_threw, form, face, pending.dice))


def _threw(form: SituationForm, face: int, dice: int) -> None:
    faces: list[int] = st.session_state[f"{form.situation.id}::faces"]
    faces.append(face)
    if len(faces) == dice:
        _answer(form, faces[0] if dice == 1 else tuple(sorted(faces)))


def _answer(form: SituationForm, answer: PromptAnswer) -> None:
    st.session_state[_key(form)] = [*st.session_state[_key(form)], answer]
    st.session_state[f"{form.situation.id}::faces"] = []


def _back(answers: Sequence[PromptAnswer], form: SituationForm, language: Language) -> None:
    faces = st.session_state.get(f"{form.situation.id}::faces")

    def undo() -> None:
        if faces:
            faces.pop()
        else:
            st.session_state[_key(form)] = list(answers[:-1])

    def restart() -> None:
        st.session_state[_key(form)] = []
        st.session_state[f"{form.situation.id}::faces"] = []

    with st.container(horizontal=True):
        st.button(phrase("take-back").render(language), on_click=undo, disabled=not (answers or faces))
        st.button(phrase("from-the-beginning").render(language), on_click=restart, disabled=not (answers or faces))


def _key(form: SituationForm) -> str:
    return f"{form.situation.id}::{ANSWERS_PARAMETER}"
