"""What would change an answer: something more in hand, another reading, a switch; one kept before, beside it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any
from urllib.parse import parse_qsl, urlencode

import streamlit as st

import waiting
from answering import NUMBERS, resolving
from drawing import draw, heading
from fields import changed, for_widget, form_of, key_of
from resources import Resources
from rulecards import unfolding_rules
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations import Answer, Report, Trial
from rulewright.views.answer.comparison import (
    WHAT_WOULD_CHANGE_IT,
    changes,
    differing,
    is_comparable,
    others,
    side_by_side,
)
from rulewright.views.answer.report import report_lines
from rulewright.views.form import Form
from sentences import complaint, said

BESIDE = "beside"


def restore(form: Form, given: str | None) -> None:
    """Puts the situation kept to compare, as the URL has it, into the session."""
    key = _key(form)
    st.session_state[key] = given if given is not None else st.session_state.get(key)


def in_url(form: Form) -> dict[str, str]:
    """The situation kept to compare, for the URL."""
    kept = st.session_state.get(_key(form))
    return {} if kept is None else {BESIDE: kept}


def show(
    answer: Answer | Report,
    request: Mapping[str, Any],
    values: Mapping[str, Any],
    form: Form,
    resources: Resources,
    language: Language,
) -> None:
    """What would help and which reading matters, once somebody asks; the situation kept, beside this one."""
    if isinstance(answer, Report):
        _trials(answer, resources, language)
    elif is_comparable(answer, form.situation) and st.toggle(WHAT_WOULD_CHANGE_IT.render(language), key="compare"):
        _changes(answer, request, values, form, resources, language)
    kept, key, now = st.session_state.get(_key(form)), _key(form), urlencode(changed(form))
    with st.container(horizontal=True):
        st.button(phrase("keep-this-to-compare").render(language), on_click=lambda: st.session_state.update({key: now}))
        if kept is not None:
            st.button(phrase("drop-it").render(language), on_click=lambda: st.session_state.update({key: None}))
    if kept is not None:
        _beside(kept, answer, values, form, resources, language)


def _changes(
    answer: Answer,
    request: Mapping[str, Any],
    values: Mapping[str, Any],
    form: Form,
    resources: Resources,
    language: Language,
) -> None:
    """What would help most, and which readings change the answer, once all of them are worked out."""
    tried = others(form, values, request)
    found = waiting.outcomes("changes", [resolving(each.request, NUMBERS) for each in tried], resources, language)
    if found is not None:
        draw(
            changes(answer, tried, found, form.situation, language, unfolding_rules(resources.corpus, language)),
            language,
        )


def _trials(report: Report, resources: Resources, language: Language) -> None:
    """The situations that show what something told here is good for, with it and without it."""
    names = resources.catalogue.names
    for trial in report.trials:
        label = phrase(
            "thing-with-and-without-it-situation",
            thing=resources.title(trial.about, language),
            situation=resources.catalogue.situations[trial.situation].title,
        )
        st.button(
            said(label, language),
            key=f"try:{trial.about}:{trial.situation}",
            on_click=partial(_try, trial, names[trial.situation], resources),
        )


def _try(trial: Trial, name: str, resources: Resources) -> None:
    """Opens the trial's situation with the thing, kept without it to compare."""
    form = form_of(resources, trial.situation)
    for field in form.fields:
        begins = trial.values.get(field.path, form.begins(field))
        st.session_state[key_of(form, field)] = for_widget(field, begins)
    st.session_state[_key(form)] = urlencode({path: _written(form, path, each) for path, each in trial.without.items()})
    st.session_state["view"] = name


def _written(form: Form, path: str, value: Any) -> str:  # noqa: ANN401
    return next(field for field in form.fields if field.path == path).write(value)


def _beside(
    kept: str,
    answer: Answer | Report,
    values: Mapping[str, Any],
    form: Form,
    resources: Resources,
    language: Language,
) -> None:
    """The situation kept and this one: in what they differ, and what comes of it."""
    then = _values(kept, form)
    try:
        work = resolving(form.asked(then)[0])
    except BadInputError as error:
        st.warning(complaint(error, language))
        return
    found = waiting.outcomes("beside", [work], resources, language)
    if found is None:
        return
    other: Answer | Report | RulewrightError = found[0]
    if isinstance(other, RulewrightError):
        waiting.failed("beside", other, work, language)
        return
    html = differing(_shown(form, then, resources, language), _shown(form, values, resources, language), language)
    if not html:
        st.caption(said(phrase("change-something-above-this-answer-stays"), language))
        return
    draw(html, language)
    if isinstance(answer, Answer) and isinstance(other, Answer):
        draw(side_by_side(answer, other, form.situation, language), language)
    elif isinstance(answer, Report) and isinstance(other, Report):
        rules = unfolding_rules(resources.corpus, language)
        for column, report, name in zip(st.columns(2), (other, answer), (phrase("kept"), phrase("now")), strict=True):
            with column:
                title = heading(name.render(language), language, 3)
                draw(title + report_lines(report, resources.corpus, language, rules), language)


def _values(kept: str, form: Form) -> dict[str, Any]:
    """The values that a kept situation stands for; what cannot be used has its usual value."""
    told = dict(parse_qsl(kept, keep_blank_values=True))
    values = {}
    for field in form.fields:
        values[field.path] = form.begins(field)
        if field.path in told:
            try:
                values[field.path] = field.parse(told[field.path])
            except ValueError:
                continue
    return values


def _shown(form: Form, values: Mapping[str, Any], resources: Resources, language: Language) -> dict[str, str]:
    """The values by label, as readers know them."""

    def word(field: Any, value: Any) -> str:  # noqa: ANN401
        if isinstance(value, bool):
            told: Phrase = phrase("yes") if value else phrase("no")
            return told.render(language)
        if isinstance(value, list | tuple):
            return ", ".join(word(field, each) for each in value) or "–"
        return form.option_name(field, value, resources.corpus, language) if field.options else str(value)

    return {
        form.label(field).render(language): word(field, values[field.path])
        for field in form.fields
        if values[field.path] is not None
    }


def _key(form: Form) -> str:
    return f"{form.situation.id}::{BESIDE}"
