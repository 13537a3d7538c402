"""An answer on the page: the main number in words, the picture, the advice, the exact fractions, the steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from rulewright.situations import Advice, Answer, Effort, Report, Situation
from rulewright.working import resolve

EFFORT = Effort(Limits(states=20_000, seconds=20))
"""What a visitor may ask for at once."""
ESTIMATE = Effort(Limits(states=20_000, seconds=20), samples=10_000)


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


def show(
    answer: Answer | Report,
    situation: Situation,
    resources: Resources,
    language: Language,
    picture: Callable[[], None],
) -> None:
    """The answer: the main number first, then the `picture` of the board where there is one, then why."""
    if isinstance(answer, Report):
        picture()
        if answer.sketch is not None:
            board.show_sketch(answer.sketch, answer.situation, resources, language)
        st.html(report_lines(answer, resources.corpus, language))
        return

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
    st.html(
        f'<div class="rw-answer" role="status" lang="{language}">'
        f"<p>{escape(headline(answer, situation, language))}</p>{certain}</div>"
        + (f'<div class="rw-advice" lang="{language}">{advice}</div>' if advice else "")
    )
    if answer.sampling is not None:
        worst = max(map(answer.sampling.standard_error, answer.probability.values()))
        told = [
            say(
                "Estimated from {count} samples; standard error at most {error}.",
                count=answer.sampling.samples,
                error=f"{worst:.2g}",
            )
        ]
        if answer.sampling.is_simplified:
            told.append(say("The decisions are those of a simpler situation; better ones may exist."))
        st.caption(" ".join(told))
    st.html(bars(answer, situation, language))
    picture()
    if answer.path:
        st.html(path_list(answer, situation, resources, language))
    if not certain:
        st.caption(average)
    if answer.sampling is None:
        with st.expander(say("The exact fractions")):
            st.html(fractions(answer, situation, language))
    for each in answer.advice:
        _cases(each, situation, resources, language)
    with st.expander(say("Why: the rules step by step")):
        st.html(step_list(steps(answer.trace, resources.corpus, situation, language), resources.corpus, language))


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


def _cases(advice: Advice, situation: Situation, resources: Resources, language: Language) -> None:
    """What each option is worth, case by case."""
    rows = option_rows(advice, situation, language)
    title = choice_name(advice, resources.corpus, situation, language)
    with st.expander(phrase("{rule}: every case ({count})", rule=title, count=len(rows)).render(language)):
        st.html(cases(title, rows, language))
