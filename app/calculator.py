"""A calculator: its form, the answer, and the effects of changes; or the same situation played at the table."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from html import escape
from typing import Any
from urllib.parse import urlencode

import streamlit as st

import address
from form import draw_form, form_of, key_of, link_parameters, widget_values
from page import content, show_error, show_html, show_words
from rulewright.errors import BadInputError, LimitError, RulewrightError
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import phrase
from rulewright.pictures.design import load_design_style
from rulewright.situations.answer import Answer
from rulewright.situations.faults import game_faults
from rulewright.situations.form_fields import RequestField
from rulewright.situations.problem import Report
from rulewright.situations.situation import Situation
from rulewright.views import play_html
from rulewright.views.answer import heat_map
from rulewright.views.answer.saved_comparison import DISCARD_LABEL, SAVE_LABEL, SAVED_PARAMETER
from rulewright.views.answer.what_if_comparison import WHAT_IF_LABEL, is_comparable
from rulewright.views.calculator_json import (
    WHAT_IF_PARAMETER,
    CalculatorQuery,
    build_answer_response,
    parse_query,
    render_link_problems,
)
from rulewright.views.picture_svg import load_picture_style, render_preview_svg
from rulewright.views.play_html import ANSWERS_PARAMETER, ODDS_MODE, PLAY_PARAMETER, TABLE_MODE
from rulewright.views.situation_form import SituationForm
from solving import EFFORT, outcomes, resolving
from table import DICE, show_table

ESTIMATE = replace(EFFORT, samples=4_000)
NUMBERS = EFFORT.for_comparison
"""The effort of answers for comparison: exact numbers and nothing else."""
OTHERS = {
    PLAY_PARAMETER: ODDS_MODE,
    ANSWERS_PARAMETER: "",
    WHAT_IF_PARAMETER: False,
    SAVED_PARAMETER: None,
    DICE: (),
}
"""The settings of the page besides the form's fields, with their usual values."""


def show(situation: Situation, given: Mapping[str, str] | None, language: Language, write: Callable[..., None]) -> None:
    """Draw a situation's page, from the parameters `given` by a new address, and call `write` with its settings."""
    form = form_of(situation.id)
    _restore(form, given)
    show_words(capitalise(situation.title.render(language)), language, "h2")
    if situation.description is not None:
        show_words(situation.description.render(language), language)
    if situation.results:
        modes = {
            ODDS_MODE: play_html.ODDS_LABEL,
            TABLE_MODE: play_html.TABLE_LABELS[situation.chance_kinds],
        }
        names = {mode: label.render(language) for mode, label in modes.items()}
        label, key = play_html.MODE_LABEL.render(language), key_of(form, PLAY_PARAMETER)
        st.radio(label, names, key=key, format_func=names.get, horizontal=True, label_visibility="collapsed")
    parameters = link_parameters(form)
    for name, usual in OTHERS.items():
        if name != DICE and (value := st.session_state[key_of(form, name)]) != usual:
            parameters[name] = str(value)
    query = error = None
    try:
        with game_faults():
            query = parse_query(content().catalogue, situation.id, parameters if given is None else given)
    except RulewrightError as raised:
        error = raised
    if error is not None:
        show_error(error, language)
    elif query is not None and (problems := render_link_problems(query.link, language)):
        show_html(f'<div class="rw-problem" role="alert">{problems}</div>', language)
    summary = st.container(key="summary")
    inputs, outcome = st.columns([5, 7], gap="large")
    with inputs:
        draw_form(form, query.derived_values if query is not None else {}, language)
        if situation.notation_guide:
            with st.expander(phrase("how-to-write-it").render(language)):
                lines = "".join(f"<li>{escape(line.render(language))}</li>" for line in situation.notation_guide)
                show_html(f'<ul lang="{language}">{lines}</ul>', language)
    write(parameters, [key_of(form, name) for name in (*(field.path for field in form.fields), *OTHERS)])
    with outcome:
        if query is not None and query.table_answers is not None:
            show_table(query, language)
        elif query is not None:
            _odds(query, summary, language)


def _restore(form: SituationForm, given: Mapping[str, str] | None) -> None:
    """Store the values of a new address in the session, or the initial ones if the session has none."""
    with game_faults():
        link = form.parse_link(given or {}, content().catalogue.id_resolver)
    others = {name: link.unknown_parameters.get(name, usual) for name, usual in OTHERS.items()}
    others[WHAT_IF_PARAMETER] = WHAT_IF_PARAMETER in link.unknown_parameters
    if others[PLAY_PARAMETER] != TABLE_MODE or not form.situation.results:
        others[PLAY_PARAMETER] = ODDS_MODE
    address.keep(widget_values(form, link.values) | {key_of(form, name): value for name, value in others.items()})


def _odds(query: CalculatorQuery, summary: Any, language: Language) -> None:  # noqa: ANN401
    """Draw the main number above the form, the rest of the answer beside it, and the comparisons."""
    form, corpus = query.form, content().corpus
    answer = _answer(query, language)
    if answer is None:
        return
    saved = _saved_answer(query, language)
    board = content().games[form.game].board()
    response = build_answer_response(replace(query, wants_comparison=False), answer, [], corpus, board, language, saved)
    with summary:
        st.html(str(response["summary"]))
    if isinstance(answer, Report) and answer.preview is not None:
        svg = render_preview_svg(answer.preview, corpus, form.game, language)
        svg = svg.replace(">", f"><style>{load_design_style()}{load_picture_style()}</style>", 1)
        source = f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"
        caption = answer.preview.caption.render(language)
        st.html(f'<img class="rw-picture" alt="{escape(caption)}" src="{source}">')
        show_words(caption, language)
    st.html(str(response["body"]) or " ")
    if isinstance(answer, Report):
        _show_trials(answer, language)
    key, now = key_of(form, SAVED_PARAMETER), urlencode(link_parameters(form))
    with st.container(horizontal=True):
        st.button(SAVE_LABEL.render(language), on_click=st.session_state.update, args=({key: now},))
        if query.saved_values is not None:
            st.button(DISCARD_LABEL.render(language), on_click=st.session_state.update, args=({key: None},))
    if "beside" in response:
        st.html(str(response["beside"]))
    if is_comparable(answer, form.situation) and st.toggle(
        WHAT_IF_LABEL.render(language), key=key_of(form, WHAT_IF_PARAMETER)
    ):
        _what_if(replace(query, wants_comparison=True), answer, language)
    _heat_map(query, answer, language)


def _answer(query: CalculatorQuery, language: Language) -> Answer | Report | None:
    """Compute the answer; `None` if it was stopped, or after drawing an error."""
    key, request = key_of(query.form, "estimate"), dict(query.request)
    is_estimate = st.session_state.get(key) == request
    found = outcomes([resolving(request, ESTIMATE if is_estimate else EFFORT)], "answer", language)
    if found is None:
        return None
    answer: Answer | Report | RulewrightError = found[0]
    if not isinstance(answer, RulewrightError):
        return answer
    show_error(answer, language)
    if isinstance(answer, LimitError) and not is_estimate:
        estimate = phrase("estimate-it-from-samples").render(language)
        st.button(estimate, on_click=st.session_state.update, args=({key: request},))
    return None


def _saved_answer(query: CalculatorQuery, language: Language) -> Answer | Report | RulewrightError | None:
    """Compute the answer to the saved situation; `None` if there is none, or it was stopped."""
    try:
        request = query.saved_request
    except BadInputError as error:
        return error
    found = None if request is None else outcomes([resolving(request)], "beside", language)
    return None if found is None else found[0]


def _show_trials(report: Report, language: Language) -> None:
    """Draw links that compare a situation with one of the player's things to the same situation without it."""
    names = content().catalogue.link_names
    for trial in report.trials:
        fields = {field.path: field for field in form_of(trial.situation).fields}
        given, without = (
            {path: fields[path].format_value(value) for path, value in values.items()}
            for values in (trial.form_values, trial.values_without)
        )
        page = {"lang": language, "view": names[trial.situation], SAVED_PARAMETER: urlencode(without)}
        title, thing = form_of(trial.situation).situation.title, content().corpus.title(trial.entry, language)
        words = phrase("thing-with-and-without-it-situation", thing=thing, situation=title).render(language)
        show_html(f'<p><a href="?{escape(urlencode(page | given))}">{escape(words)}</a></p>', language)


def _what_if(query: CalculatorQuery, answer: Answer | Report, language: Language) -> None:
    """Draw the changes that would help most, and the readings of the rules that change the answer."""
    found = outcomes([resolving(each.request, NUMBERS) for each in query.variations(answer)], "what-if", language)
    if found is not None:
        response = build_answer_response(query, answer, found, content().corpus, None, language)
        st.html(str(response["changes"]))


def _heat_map(query: CalculatorQuery, answer: Answer | Report, language: Language) -> None:
    """Draw the main chance over two of the form's numbers, if the reader asks."""
    form, values = query.form, query.link.values
    known = heat_map.list_number_fields(form, values)
    if len(known) < 2 or not isinstance(answer, Answer) or not heat_map.has_heat_map(answer):
        return
    if not st.toggle(heat_map.HEAT_MAP_LABEL.render(language), key=key_of(form, "heat-map")):
        return

    def choose(label: str, fields: Sequence[RequestField], index: int) -> RequestField:
        name = [form.label(field).render(language) for field in fields]
        return fields[st.selectbox(label, range(len(fields)), index, format_func=name.__getitem__)]

    across = choose(heat_map.ACROSS_LABEL.render(language), known, 0)
    others = [field for field in known if field != across]
    down = choose(heat_map.DOWN_LABEL.render(language), others, len(others) - 1)
    cells = heat_map.build_heat_map(across, down, values)
    works = {}
    for cell in cells.cells:
        try:
            works[cell] = resolving(form.build_request({**values, **cells.cell_values(cell)})[0], NUMBERS)
        except BadInputError:
            continue
    found = outcomes(list(works.values()), "heat-map", language)
    if found is not None:
        by_cell = dict(zip(works, found, strict=True))
        shares = [by_cell.get(cell) for cell in cells.cells]
        show_html(heat_map.render_heat_map(cells, shares, answer, values, form, language), language)
