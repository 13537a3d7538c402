"""An answer on the page: the main number in words, the picture, the advice, the steps."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

import streamlit as st

from rendering import bars, comparison, report_lines, step_list
from resources import Resources
from rulewright.engine.solver import Limits
from rulewright.errors import BadInputError, LimitError
from rulewright.explanation import headline, option_rows, steps
from rulewright.language import Language
from rulewright.numerals import decimal
from rulewright.phrase import phrase
from rulewright.situations import Advice, Answer, Effort, Report, Situation
from rulewright.situations.comparing import Help, OtherReading, other_readings, what_would_help

EFFORT = Effort(Limits(states=20_000, seconds=20))
"""What a visitor may ask for at once."""


def show(request: Mapping[str, Any], situation: Situation, resources: Resources, language: Language) -> None:
    """The answer to a request, or what is wrong with it."""
    try:
        with st.spinner(phrase("Working it out…").render(language)):
            answer = _resolve(resources, dict(request))
    except (BadInputError, LimitError) as error:
        st.error(f"{error.message.render(language)} {error.remedy.render(language)}")
        return
    if isinstance(answer, Report):
        st.html(report_lines(answer, resources.corpus, language))
        return
    _answer(answer, situation, resources, language)
    _comparison(answer, dict(request), situation, resources, language)


@st.cache_data(show_spinner=False, max_entries=500)
def _resolve(_resources: Resources, request: dict[str, Any]) -> Answer | Report:
    return _resources.catalogue.resolve(request, EFFORT)


@st.cache_data(show_spinner=False, max_entries=200)
def _compared(_resources: Resources, request: dict[str, Any], _answer: Answer) -> tuple[list[OtherReading], list[Help]]:
    catalogue = _resources.catalogue
    return (
        list(other_readings(catalogue, request, _answer, EFFORT)),
        what_would_help(catalogue, request, _answer, EFFORT),
    )


def _comparison(
    answer: Answer, request: dict[str, Any], situation: Situation, resources: Resources, language: Language
) -> None:
    """What would help most and which reading changes the answer, once somebody asks."""
    if not (situation.variants or situation.improvements):
        return
    label = phrase("What would help, and what if a rule were read otherwise?").render(language)
    if not st.toggle(label, key="compare"):
        return
    with st.spinner(phrase("Working it out…").render(language)):
        readings, helps = _compared(resources, request, answer)
    st.html(comparison(answer, readings, helps, situation, language))


def _answer(answer: Answer, situation: Situation, resources: Resources, language: Language) -> None:
    def say(template: str, **values: object) -> str:
        return phrase(template, **values).render(language)

    st.html(
        f'<div class="rw-answer" role="status" lang="{language}">{escape(headline(answer, situation, language))}</div>'
    )
    st.html(bars(answer, situation, language))
    for advice in answer.advice:
        _advice(advice, situation, language)
    means = ", ".join(
        f"{situation.words[name].render(language)} {decimal(number, language)}"
        for name, number in answer.expected.items()
        if number or name != "turns"
    )
    st.caption(say("On average: {numbers}.", numbers=means))
    st.subheader(say("Why: the rules step by step"), anchor=False)
    st.html(step_list(steps(answer.trace, resources.corpus, situation, language), language))


def _advice(advice: Advice, situation: Situation, language: Language) -> None:
    rows = option_rows(advice, situation, language)
    html = f"<p><b>{escape(advice.sentence.render(language))}</b></p>"
    if len(rows) == 1:
        html += "".join(f"<p>{escape(option)}: {escape(worth)}</p>" for option, worth in rows[0].worth.items())
    st.html(f'<div class="rw-advice" lang="{language}">{html}</div>')
    if len(rows) > 1:
        with st.expander(phrase("Every case: {count}", count=len(rows)).render(language)):
            st.table(
                [
                    {
                        phrase("Case").render(language): ", ".join(row.facts.values()),
                        phrase("Decision").render(language): row.option,
                        **row.worth,
                    }
                    for row in rows
                ]
            )
