"""An answer on the page: the main number, always in view; the advice, the picture, the exact fractions, the steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from html import escape
from typing import Any

import streamlit as st

import board
import waiting
from fields import Form
from folding import fold
from rendering import bars, cases, fractions, grid_tables, report_lines, step_list, strip, tone_of
from resources import Resources
from rulewright.corpus.factsheet import words
from rulewright.engine.limits import Limits
from rulewright.engine.rational import ZERO
from rulewright.errors import LimitError, RulewrightError
from rulewright.language import Language
from rulewright.language.numerals import percent
from rulewright.language.phrase import phrase
from rulewright.server.answers import Work
from rulewright.server.benches import resolve
from rulewright.server.settings import Settings
from rulewright.situations import Advice, Answer, Effort, Report, Situation
from rulewright.situations.answer import Sampling
from rulewright.views.explanation import (
    METHODS,
    asked_results,
    averages,
    by_turn,
    choice_name,
    headline,
    option_rows,
    stated,
    steps,
)
from rulewright.views.grids import grids

_ALLOWED = Settings.read()
EFFORT = Effort.asked_for(False, Limits(states=_ALLOWED.states, seconds=_ALLOWED.seconds))
"""What a visitor may ask for at once."""
ESTIMATE = replace(EFFORT, samples=4_000)
NUMBERS = replace(EFFORT, may_estimate=False, explains=False)
"""What an answer is compared with: exact numbers and nothing else."""


def resolved(
    request: Mapping[str, Any], form: Form, resources: Resources, language: Language
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
        return {stop.position: stop.reach for stop in answer.path}
    return answer.places if answer is not None else {}


def summarise(answer: Answer | Report, form: Form, resources: Resources, language: Language) -> None:
    """The main number of an answer in words, over a strip of the chances; says so where it is no longer the form's."""
    situation = form.situation
    lines, chances = [], ""
    if isinstance(answer, Answer):
        lines = [headline(answer, situation, language)]
        average = averages(answer, situation, language)
        if average and _is_certain(answer, situation):
            lines.append(average)
        chances = strip(answer, situation)
    elif leading := [line for line in answer.lines if line.leads] or list(answer.lines[:1]):
        lines = [stated(leading[0], resources.corpus, language)]
    stale = "".join(
        f'<p class="rw-{kind}">{escape(said.render(language))}</p>'
        for kind, said in (
            ("lost", phrase("the-connection-is-lost")),
            ("before", phrase("this-answer-is-of-the-values-before")),
        )
    )
    told = "".join(f"<p>{escape(line)}</p>" for line in lines)
    answer_html = f'<div class="rw-answer" role="status">{told}</div>'
    st.html(f'<div lang="{language}">{stale}{answer_html}{chances}</div>')


def _is_certain(answer: Answer, situation: Situation) -> bool:
    return sum((answer.probability[result] for result in asked_results(answer, situation)), start=ZERO) in (0, 1)


def show(
    answer: Answer | Report, form: Form, resources: Resources, language: Language, picture: Callable[[], None]
) -> None:
    """What follows the main number: advice, chances, the `picture` of the board where there is one, then why."""
    if isinstance(answer, Report):
        picture()
        if answer.sketch is not None:
            board.show_sketch(answer.sketch, answer.situation, resources, language)
        st.html(report_lines(answer, resources.corpus, language))
        return
    situation, corpus = form.situation, resources.corpus
    average = averages(answer, situation, language)
    is_certain = _is_certain(answer, situation)
    advice = "".join(_advice(each, len(answer.advice) > 1, situation, resources, language) for each in answer.advice)
    if advice:
        st.html(f'<div class="rw-advice" lang="{language}">{advice}</div>')
    for number, each in enumerate(answer.advice):
        _cases(each, number, len(answer.advice) == 1, form, resources, language)
    if answer.sampling is not None:
        st.caption(_estimated(answer, answer.sampling, language))
    st.html(bars(answer, situation, language))
    picture()
    if answer.path:
        st.html(path_list(answer, situation, resources, language))
    for told in filter(None, ("" if is_certain else average, by_turn(answer, language))):
        st.caption(told)
    if answer.sampling is None:
        title = phrase("the-exact-fractions").render(language)
        fold(title, form.part("fractions"), lambda: st.html(fractions(answer, situation, language)))
    fold(
        phrase("why-the-rules-step-by-step").render(language),
        form.part("why"),
        lambda: st.html(step_list(steps(answer.trace, corpus, situation, language), corpus, language)),
    )


def _estimated(answer: Answer, sampling: Sampling, language: Language) -> str:
    """How sure an estimate is."""
    worst = max(map(sampling.standard_error, answer.probability.values()))
    told = phrase("estimated-from-count-samples-standard-error", count=sampling.samples, error=f"{worst:.2g}").render(
        language
    )
    remark = METHODS[sampling.method]
    return told if remark is None else f"{told} {remark.render(language)}"


def path_list(answer: Answer, situation: Situation, resources: Resources, language: Language) -> str:
    """The places on the way: how likely one comes there, and how the way ends there."""
    game = situation.id.split("/")[0]
    picture = resources.games[game].board()
    names = {spot.id: spot.name[0] for spot in picture.spots} if picture else {}
    rows = []
    for stop in answer.path:
        name = (
            words(names[stop.position], resources.corpus, game, language) if stop.position in names else stop.position
        )
        ends = "".join(
            f'<li><span class="rw-dot {tone_of(result, situation)}"></span>'
            f"{escape(situation.results[result].render(language))}"
            f" <b>{escape(percent(share, language))}</b></li>"
            for result, share in stop.ends.items()
        )
        rows.append(
            f'<li><span class="rw-bar-text"><span>{escape(name)}</span>'
            f"<b>{escape(percent(stop.reach, language))}</b></span>"
            f'<span class="rw-bar" aria-hidden="true"><span style="width:{100 * float(stop.reach):.2f}%"></span></span>'
            f'<ul class="rw-ends">{ends}</ul></li>'
        )
    title = escape(phrase("the-way-how-likely-you-come").render(language))
    return f'<h3 lang="{language}">{title}</h3><ol class="rw-bars rw-path" lang="{language}">{"".join(rows)}</ol>'


def _advice(advice: Advice, named: bool, situation: Situation, resources: Resources, language: Language) -> str:
    """An advice in words; where there are several, each says what it is about."""
    name = escape(choice_name(advice, resources.corpus, situation, language))
    told = f"<b>{name}:</b> " if named else ""
    return f"<p>{told}{escape(advice.text(language))}</p>"


def _cases(advice: Advice, number: int, alone: bool, form: Form, resources: Resources, language: Language) -> None:
    """What each option is worth, case by case: as a grid where two numbers tell them, at once where it is `alone`."""
    situation = form.situation
    name = choice_name(advice, resources.corpus, situation, language)
    tables = grids(advice.cases)
    if alone and len(tables) == 1 and len({case.option for case in advice.cases}) > 1:
        st.html(grid_tables(name, tables, advice, situation, language))
        return
    title = phrase("rule-every-case-count", rule=name, count=len(advice.cases)).render(language)

    def drawn() -> str:
        if tables:
            return grid_tables(name, tables, advice, situation, language)
        return cases(name, option_rows(advice, situation, language), language)

    fold(title, form.part(f"cases:{number}"), lambda: st.html(drawn()))
