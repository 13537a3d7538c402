"""What would change an answer: something more in hand, another reading, a switch; one kept before, beside it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any
from urllib.parse import urlencode

import streamlit as st

import waiting
from answering import NUMBERS, resolving
from drawing import draw
from fields import changed, for_widget, form_of, key_of
from resources import Resources
from rulecards import unfolding_rules
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.situations.answer import Answer
from rulewright.situations.problem import Report, Trial
from rulewright.views.answer.saved_comparison import (
    DISCARD_LABEL,
    SAVE_LABEL,
    SAVED_PARAMETER,
    parse_saved_values,
    render_saved_comparison,
)
from rulewright.views.answer.what_if_comparison import (
    WHAT_IF_LABEL,
    is_comparable,
    render_comparison,
    variations,
)
from rulewright.views.situation_form import SituationForm
from sentences import complaint, said


def restore(form: SituationForm, given: str | None) -> None:
    """Puts the situation kept to compare, as the URL has it, into the session."""
    key = _key(form)
    st.session_state[key] = given if given is not None else st.session_state.get(key)


def in_url(form: SituationForm) -> dict[str, str]:
    """The situation kept to compare, for the URL."""
    kept = st.session_state.get(_key(form))
    return {} if kept is None else {SAVED_PARAMETER: kept}


def show(
    answer: Answer | Report,
    request: Mapping[str, Any],
    values: Mapping[str, Any],
    form: SituationForm,
    resources: Resources,
    language: Language,
) -> None:
    """What would help and which reading matters, once somebody asks; the situation kept, beside this one."""
    if isinstance(answer, Report):
        _trials(answer, resources, language)
    elif is_comparable(answer, form.situation) and st.toggle(WHAT_IF_LABEL.render(language), key="compare"):
        _changes(answer, request, values, form, resources, language)
    kept, key, now = st.session_state.get(_key(form)), _key(form), urlencode(changed(form))
    with st.container(horizontal=True):
        st.button(SAVE_LABEL.render(language), on_click=lambda: st.session_state.update({key: now}))
        if kept is not None:
            st.button(DISCARD_LABEL.render(language), on_click=lambda: st.session_state.update({key: None}))
    if kept is not None:
        _beside(kept, answer, values, form, resources, language)


def _changes(
    answer: Answer,
    request: Mapping[str, Any],
    values: Mapping[str, Any],
    form: SituationForm,
    resources: Resources,
    language: Language,
) -> None:
    """What would help most, and which readings change the answer, once all of them are worked out."""
    tried = variations(form, values, request)
    found = waiting.outcomes("changes", [resolving(each.request, NUMBERS) for each in tried], resources, language)
    if found is not None:
        draw(
            render_comparison(
                answer, tried, found, form.situation, language, unfolding_rules(resources.corpus, language)
            ),
            language,
        )


def _trials(report: Report, resources: Resources, language: Language) -> None:
    """The situations that show what something told here is good for, with it and without it."""
    names = resources.catalogue.link_names
    for trial in report.trials:
        label = phrase(
            "thing-with-and-without-it-situation",
            thing=resources.title(trial.entry, language),
            situation=resources.catalogue.situations[trial.situation].title,
        )
        st.button(
            said(label, language),
            key=f"try:{trial.entry}:{trial.situation}",
            on_click=partial(_try, trial, names[trial.situation], resources),
        )


def _try(trial: Trial, name: str, resources: Resources) -> None:
    """Opens the trial's situation with the thing, kept without it to compare."""
    form = form_of(resources, trial.situation)
    for field in form.fields:
        begins = trial.form_values.get(field.path, form.initial_value(field))
        st.session_state[key_of(form, field)] = for_widget(field, begins)
    st.session_state[_key(form)] = urlencode(
        {path: _written(form, path, each) for path, each in trial.values_without.items()}
    )
    st.session_state["view"] = name


def _written(form: SituationForm, path: str, value: Any) -> str:  # noqa: ANN401
    return next(field for field in form.fields if field.path == path).format_value(value)


def _beside(
    kept: str,
    answer: Answer | Report,
    values: Mapping[str, Any],
    form: SituationForm,
    resources: Resources,
    language: Language,
) -> None:
    """The situation kept and this one: in what they differ, and what comes of it."""
    then = parse_saved_values(kept, form, resources.catalogue.id_resolver)
    try:
        work = resolving(form.build_request(then)[0])
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
    rules = unfolding_rules(resources.corpus, language)
    draw(render_saved_comparison((then, other), (values, answer), form, resources.corpus, language, rules), language)


def _key(form: SituationForm) -> str:
    return f"{form.situation.id}::{SAVED_PARAMETER}"
