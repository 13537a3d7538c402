"""An answer on the page: the main number in words, the picture, the advice, the exact fractions, the steps."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from typing import Any

import streamlit as st

import board
import waiting
from answers import Work
from board import picture_of
from fields import Form
from rendering import bars, cases, fractions, report_lines, step_list
from resources import Resources
from rulewright.engine.rational import ZERO
from rulewright.engine.solver import Limits
from rulewright.errors import LimitError, RulewrightError
from rulewright.explanation import asked_results, choice_name, headline, option_rows, steps
from rulewright.factsheet import words
from rulewright.language import Language
from rulewright.numerals import decimal, percent
from rulewright.phrase import phrase
from rulewright.settings import Settings
from rulewright.situations import Advice, Answer, Effort, Report, Situation
from rulewright.working import resolve

_ALLOWED = Settings.read()
EFFORT = Effort(Limits(states=_ALLOWED.states, seconds=_ALLOWED.seconds))
"""What a visitor may ask for at once."""
TOLD = 100
"""How many answers are kept as they were told: a battle takes 20 KB, a journey 75."""
ESTIMATE = Effort(EFFORT.limits, samples=4_000)


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
            phrase("Estimate it from samples").render(language),
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


@dataclass(frozen=True)
class _Told:
    """An answer as readers of a language see it: captions as text, `cases` under their titles, the rest as HTML."""

    main: str
    estimated: str
    bars: str
    path: str
    average: str
    fractions: str
    cases: tuple[tuple[str, str], ...]
    why: str


def show(
    answer: Answer | Report,
    request: Mapping[str, Any],
    situation: Situation,
    resources: Resources,
    language: Language,
    picture: Callable[[], None],
) -> None:
    """The answer to a request: the main number first, then the `picture` of the board where there is one, then why."""
    if isinstance(answer, Report):
        picture()
        if answer.sketch is not None:
            board.show_sketch(answer.sketch, answer.situation, resources, language)
        st.html(report_lines(answer, resources.corpus, language))
        return
    key = f"{json.dumps(request, sort_keys=True)} {answer.sampling}"
    told = _kept(key, answer, situation, resources, language)
    st.html(told.main)
    if told.estimated:
        st.caption(told.estimated)
    st.html(told.bars)
    picture()
    if told.path:
        st.html(told.path)
    if told.average:
        st.caption(told.average)
    if told.fractions:
        with st.expander(phrase("The exact fractions").render(language)):
            st.html(told.fractions)
    for title, html in told.cases:
        with st.expander(title):
            st.html(html)
    with st.expander(phrase("Why: the rules step by step").render(language)):
        st.html(told.why)


@st.cache_resource(max_entries=TOLD, show_spinner=False)
def _kept(key: str, _answer: Answer, _situation: Situation, _resources: Resources, language: Language) -> _Told:  # noqa: ARG001
    """An answer as it was told last, by `key` and language, for all visitors: pages are often drawn anew unchanged."""
    return _told(_answer, _situation, _resources, language)


def _told(answer: Answer, situation: Situation, resources: Resources, language: Language) -> _Told:
    def say(template: str, **values: object) -> str:
        return phrase(template, **values).render(language)

    advice = "".join(_advice(each, len(answer.advice) > 1, situation, resources, language) for each in answer.advice)
    means = ", ".join(
        f"{situation.words[name].render(language)} {decimal(number, language)}"
        for name, number in answer.expected.items()
        if number or name != "turns"
    )
    average = say("On average: {numbers}.", numbers=means)
    wanted = sum((answer.probability[result] for result in asked_results(answer, situation)), start=ZERO)
    certain = f"<p>{escape(average)}</p>" if wanted in (0, 1) else ""
    estimated = ""
    if answer.sampling is not None:
        worst = max(map(answer.sampling.standard_error, answer.probability.values()))
        estimated = say(
            "Estimated from {count} samples; standard error at most {error}.",
            count=answer.sampling.samples,
            error=f"{worst:.2g}",
        )
        if answer.sampling.is_simplified:
            estimated += " " + say("The decisions are those of a simpler situation; better ones may exist.")
    return _Told(
        main=f'<div class="rw-answer" role="status" lang="{language}">'
        f"<p>{escape(headline(answer, situation, language))}</p>{certain}</div>"
        + (f'<div class="rw-advice" lang="{language}">{advice}</div>' if advice else ""),
        estimated=estimated,
        bars=bars(answer, situation, language),
        path=path_list(answer, situation, resources, language) if answer.path else "",
        average="" if certain else average,
        fractions=fractions(answer, situation, language) if answer.sampling is None else "",
        cases=tuple(_cases(each, situation, resources, language) for each in answer.advice),
        why=step_list(steps(answer.trace, resources.corpus, situation, language), resources.corpus, language),
    )


def path_list(answer: Answer, situation: Situation, resources: Resources, language: Language) -> str:
    """The places on the way: how likely one comes there, and how the way ends there."""
    game = situation.id.split("/")[0]
    picture = picture_of(resources, game)
    names = {spot.id: spot.name[0] for spot in picture.spots} if picture else {}
    rows = []
    for stop in answer.path:
        name = (
            words(names[stop.position], resources.corpus, game, language) if stop.position in names else stop.position
        )
        ends = "".join(
            f'<li><span class="rw-dot rw-{result}"></span>{escape(situation.results[result].render(language))}'
            f" <b>{escape(percent(share, language))}</b></li>"
            for result, share in stop.ends.items()
        )
        rows.append(
            f'<li><span class="rw-bar-text"><span>{escape(name)}</span>'
            f"<b>{escape(percent(stop.reach, language))}</b></span>"
            f'<span class="rw-bar" aria-hidden="true"><span style="width:{100 * float(stop.reach):.2f}%"></span></span>'
            f'<ul class="rw-ends">{ends}</ul></li>'
        )
    title = escape(phrase("The way: how likely you come to each space, and what ends it there").render(language))
    return f'<h3 lang="{language}">{title}</h3><ol class="rw-bars rw-path" lang="{language}">{"".join(rows)}</ol>'


def _advice(advice: Advice, named: bool, situation: Situation, resources: Resources, language: Language) -> str:
    """An advice in words; where there are several, each says what it is about."""
    name = escape(choice_name(advice, resources.corpus, situation, language))
    told = f"<b>{name}:</b> " if named else ""
    return f"<p>{told}{escape(advice.sentence.render(language))}</p>"


def _cases(advice: Advice, situation: Situation, resources: Resources, language: Language) -> tuple[str, str]:
    """What each option is worth, case by case: the title over it and the table."""
    rows = option_rows(advice, situation, language)
    title = choice_name(advice, resources.corpus, situation, language)
    over = phrase("{rule}: every case ({count})", rule=title, count=len(rows)).render(language)
    return over, cases(title, rows, language)
