"""The stepper at the table: your own dice, cards and decisions, the exact odds of each, undo; all in the URL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from html import escape
from typing import Any

import streamlit as st

import parameters
import waiting
from answering import EFFORT
from headings import heading
from resources import Resources
from rulecards import rule
from rulewright.engine.effects import Given
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.server.answers import Work
from rulewright.situations import Report
from rulewright.situations.session import Pending, SessionState, session_state
from rulewright.views.explanation import differing, measured, option_name
from rulewright.views.form import Form
from sentences import literal

ANSWERS = "answers"


def restore(form: Form, given: str | None) -> None:
    """Puts the dice and decisions of the URL into the session."""
    key = _key(form)
    if given is not None:
        st.session_state[key] = [_read(part) for part in given.split(",") if part][:500]
    elif key not in st.session_state:
        st.session_state[key] = []


def in_url(form: Form) -> dict[str, str]:
    """The dice and decisions so far, for the URL."""
    answers = st.session_state[_key(form)]
    return {ANSWERS: ",".join(map(_written, answers))} if answers else {}


def _read(part: str) -> Given:
    faces = part.split("_")
    if all(face.isascii() and face.isdigit() and len(face) < 4 for face in faces):
        return int(part) if len(faces) == 1 else tuple(sorted(map(int, faces)))
    return part


def _written(answer: Given) -> str:
    return "_".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)


def show(request: Mapping[str, Any], form: Form, resources: Resources, language: Language) -> None:
    """Where play stands, what is to be thrown or decided next, and big buttons to say what came of it."""
    answers: list[Given] = st.session_state[_key(form)]
    work = Work(session_state, request, EFFORT, (tuple(answers),))
    found = waiting.outcomes("table", [work], resources, language)
    if found is None:
        _so_far(answers, form, language)
        return
    now: SessionState | Report | RulewrightError = found[0]
    if isinstance(now, RulewrightError):
        waiting.failed("table", now, work, language)
        return
    if isinstance(now, Report):
        told = phrase("there-is-no-chance-and-no-decision"), phrase("look-at-the-odds-or-take")
        st.error(" ".join(sentence.render(language) for sentence in told))
        return
    if now.given < len(answers):
        allowed = ", ".join(map(_written, now.allowed[:20])) or "–"
        parameters.report(ANSWERS, _written(answers[now.given]), allowed)
        del answers[now.given :]
    _so_far(answers, form, language)
    _told(now, form, resources, language)
    if now.pending is not None:
        _ask(now, now.pending, form, resources, language)
    elif now.result is not None:
        result = form.situation.results[now.result].render(language)
        st.html(f'<div class="rw-answer" role="status" lang="{language}"><p>{escape(result)}</p></div>')
    _back(answers, form, language)


def _so_far(answers: Sequence[Given], form: Form, language: Language) -> None:
    """The dice and decisions up to now."""
    words = form.situation.words
    told = [
        words[answer].render(language) if isinstance(answer, str) and answer in words else _written(answer)
        for answer in answers
    ]
    chips = "".join(f"<li>{escape(each.replace('_', ' + '))}</li>" for each in told)
    st.html(f'<ol class="rw-sofar" lang="{language}">{chips}</ol>')


def _told(now: SessionState, form: Form, resources: Resources, language: Language) -> None:
    """The rules that were applied since the last answer, each to be opened."""
    html = "".join(f"<li>{rule(f'{form.game}/{entry}', resources.corpus, language)}</li>" for entry in now.applied)
    st.html(f'<ul class="rw-told" lang="{language}">{html}</ul>')


def _ask(now: SessionState, pending: Pending, form: Form, resources: Resources, language: Language) -> None:
    """The buttons for what is to be thrown or decided."""
    title = resources.title(f"{form.game}/{pending.entry}", language)
    if pending.options:
        st.html(heading(phrase("rule-decide", rule=title).render(language), language, 3))
        told = differing(now.worth.values())
        for option in pending.options:
            best = option == now.advised
            name = literal(option_name(option, form.situation, language))
            worth = _worth(now.measures, now.worth[option], form, language, told)
            label = f"**{name}**{' ★' if best else ''}  \n{worth}"
            st.button(
                label,
                key=f"option:{option}",
                on_click=partial(_answer, form, option),
                type="primary" if best else "secondary",
                width="stretch",
            )
        st.caption(phrase("serves-what-matters-most-to-you").render(language))
        return
    if pending.pile:
        _cards(pending, title, form, language)
    else:
        _dice(pending, title, form, language)
    st.caption(f"{phrase('now').render(language)}: {_worth(now.measures, now.worth[''], form, language)}")


def _cards(pending: Pending, title: str, form: Form, language: Language) -> None:
    """Buttons for what a pile still holds, cards or the sides of a token."""
    st.html(heading(phrase("rule-what-came-up", rule=title).render(language), language, 3))
    with st.container(horizontal=True, gap="small"):
        for card, number in pending.pile:
            label = f"**{literal(option_name(card, form.situation, language))}** · {number}"
            st.button(label, key=f"card:{card}", on_click=partial(_answer, form, card))


def _dice(pending: Pending, title: str, form: Form, language: Language) -> None:
    """Buttons for the faces; several dice are told one after the other."""
    key = f"{form.situation.id}::faces"
    faces: list[int] = st.session_state.setdefault(key, [])
    told = {"rule": title, "roller": pending.roller}
    if pending.dice == 1:
        question = phrase("rule-what-does-the-die-show", **told)
    else:
        question = phrase("rule-what-does-die-number-of", **told, number=len(faces) + 1, dice=pending.dice)
    st.html(heading(question.render(language), language, 3))
    if faces:
        st.caption(" + ".join(map(str, faces)))
    with st.container(key="dice", horizontal=True, gap="small"):
        for face in range(1, pending.sides + 1):
            st.button(f"**{face}**", key=f"face:{face}", on_click=partial(_threw, form, face, pending.dice))


def _threw(form: Form, face: int, dice: int) -> None:
    faces: list[int] = st.session_state[f"{form.situation.id}::faces"]
    faces.append(face)
    if len(faces) == dice:
        _answer(form, faces[0] if dice == 1 else tuple(sorted(faces)))


def _answer(form: Form, answer: Given) -> None:
    st.session_state[_key(form)] = [*st.session_state[_key(form)], answer]
    st.session_state[f"{form.situation.id}::faces"] = []


def _back(answers: Sequence[Given], form: Form, language: Language) -> None:
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


def _worth(
    measures: Sequence[str],
    worth: Sequence[Fraction],
    form: Form,
    language: Language,
    told_of: frozenset[int] | None = None,
) -> str:
    told = []
    for number, (name, value) in enumerate(zip(measures, worth, strict=True)):
        if told_of is not None and number not in told_of:
            continue
        is_first_result = not number and name in form.situation.results
        told.append(measured(name, value, form.situation, language, in_fractions=is_first_result))
    return ", ".join(told)


def _key(form: Form) -> str:
    return f"{form.situation.id}::{ANSWERS}"
