"""An answer on the page: the main number, always in view; the advice, the picture, the exact fractions, the steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import partial
from html import escape
from typing import Any

import streamlit as st

import board
import waiting
from drawing import draw
from fields import part_of
from folding import fold
from resources import Resources
from rulecards import unfolding_rules
from rulewright.engine.limits import Limits
from rulewright.errors import LimitError, RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.server.settings import Settings
from rulewright.server.worker import resolve
from rulewright.server.worker_pool import Work
from rulewright.situations.answer import Answer
from rulewright.situations.problem import Report
from rulewright.situations.solving import Effort
from rulewright.views.answer.answer_parts import CHANCES_PART, PREVIEW_PART, AnswerPart, build_parts, render_summary
from rulewright.views.situation_form import SituationForm

_ALLOWED = Settings.read()
EFFORT = Effort.from_options(False, Limits(states=_ALLOWED.states, seconds=_ALLOWED.seconds))
"""What a visitor may ask for at once."""
ESTIMATE = replace(EFFORT, samples=4_000)
NUMBERS = EFFORT.for_comparison
"""What an answer is compared with: exact numbers and nothing else."""


def resolved(
    request: Mapping[str, Any], form: SituationForm, resources: Resources, language: Language
) -> Answer | Report | None:
    """The answer to a request; `None` while it is worked out, and after saying what is wrong with it."""
    key = f"{form.situation.id}::estimate"
    work = resolving(request, ESTIMATE if st.session_state.get(key) == dict(request) else EFFORT)
    found = waiting.outcomes("answer", [work], resources, language)
    if found is None:
        return None
    answer: Answer | Report | RulewrightError = found[0]
    if not isinstance(answer, RulewrightError):
        return answer
    waiting.failed("answer", answer, work, language)
    if isinstance(answer, LimitError) and work.effort is EFFORT:
        st.button(
            phrase("estimate-it-from-samples").render(language),
            on_click=lambda: st.session_state.update({key: dict(request)}),
        )
    return None


def resolving(request: Mapping[str, Any], effort: Effort = EFFORT) -> Work:
    """What works the answer to a request out."""
    return Work(resolve, request, effort)


def places_of(answer: Answer | Report | None) -> Mapping[str, Fraction]:
    """The chances of positions on the board."""
    if isinstance(answer, Answer):
        return {stop.position: stop.reach_probability for stop in answer.path}
    return answer.position_chances if answer is not None else {}


def summarise(answer: Answer | Report, form: SituationForm, resources: Resources, language: Language) -> None:
    """The main number of an answer in words, over a strip of the chances; says so where it is no longer the form's."""
    stale = "".join(
        f'<p class="rw-{kind}">{escape(said.render(language))}</p>'
        for kind, said in (
            ("lost", phrase("the-connection-is-lost")),
            ("before", phrase("this-answer-is-of-the-values-before")),
        )
    )
    draw(
        f'<div lang="{language}">{stale}{render_summary(answer, form.situation, resources.corpus, language)}</div>',
        language,
    )


def show(
    answer: Answer | Report, form: SituationForm, resources: Resources, language: Language, picture: Callable[[], None]
) -> None:
    """What follows the main number: advice, chances, the `picture` of the board where there is one, then why."""
    if isinstance(answer, Report):
        picture()
    cite = unfolding_rules(resources.corpus, language)
    land = resources.games[form.game].board()
    for part in build_parts(answer, form.situation, resources.corpus, land, language, cite):
        if part.name == PREVIEW_PART and isinstance(answer, Report) and answer.preview is not None:
            board.show_sketch(answer.preview, answer.situation, resources, language)
        elif part.title:
            fold(part.title, part_of(form, part.name), partial(_html, part, language))
        else:
            _html(part, language)
        if part.name == CHANCES_PART:
            picture()


def _html(part: AnswerPart, language: Language) -> None:
    draw(part.render(), language)
