"""A situation played at the table: your own dice, cards and decisions, the exact odds of each, undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

import streamlit as st

from form import key_of
from page import content, plain, show_error, show_html, show_problems, show_words
from rulewright.engine.effects import PromptAnswer
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.server.worker_pool import Work
from rulewright.situations.faults import game_faults
from rulewright.situations.play_state import PendingStep, PlayState, compute_play_state
from rulewright.situations.problem import Report
from rulewright.situations.situation import Situation
from rulewright.views import play_html
from rulewright.views.answer.rule_citations import make_citation_linker
from rulewright.views.calculator_json import CalculatorQuery
from rulewright.views.explanation_text import format_option, format_result
from solving import EFFORT, outcomes

DICE = "dice"
"""The setting of a calculator with the faces of the dice so far, if several are thrown."""


def show_table(query: CalculatorQuery, language: Language) -> None:
    """Draw the state of play, and buttons for the next step."""
    key, dice_key = key_of(query.form, play_html.ANSWERS_PARAMETER), key_of(query.form, DICE)
    situation, corpus, answers = query.form.situation, content().corpus, query.table_answers or ()
    try:
        with game_faults():
            problem = content().catalogue.build_problem(query.request)
    except RulewrightError as error:
        show_error(error, language)
        return
    if isinstance(problem, Report):
        show_problems(play_html.NOTHING_TO_PLAY, language)
        return
    found = outcomes([Work(compute_play_state, query.request, EFFORT, (tuple(answers),))], "table", language)
    if found is None:
        return
    state: PlayState | RulewrightError = found[0]
    if isinstance(state, RulewrightError):
        show_error(state, language)
        return
    if state.answers_used < len(answers):
        show_problems([play_html.suggest_answers(state)], language)
        answers = answers[: state.answers_used]
    cite = make_citation_linker(corpus, language)
    show_html(
        play_html.render_answers(answers, situation, language)
        + play_html.render_applied_rules(state, situation, language, cite),
        language,
    )
    dice: tuple[int, ...] = st.session_state[dice_key]

    def go(told: Sequence[PromptAnswer]) -> None:
        """Continue with these answers."""
        st.session_state.update({key: play_html.format_link_answers(told), dice_key: ()})

    def throw(face: int, number: int) -> None:
        """Add the face of a die; the last of several dice completes an answer."""
        faces = (*dice, face)
        if len(faces) < number:
            st.session_state[dice_key] = faces
        else:
            go((*answers, face if number == 1 else tuple(sorted(faces))))

    def take_back() -> None:
        go(answers if dice else answers[:-1])

    if state.result is not None:
        result = escape(format_result(state.result, situation, language))
        show_html(f'<div class="rw-answer" role="status" lang="{language}"><p>{result}</p></div>', language)
    elif state.pending is not None:
        show_words(play_html.format_question(state.pending, situation, corpus, language, len(dice) + 1), language, "h3")
        _draw_buttons(state, state.pending, situation, lambda answer: go((*answers, answer)), throw, language)
    with st.container(horizontal=True):
        is_begun = bool(answers or dice)
        st.button(phrase("take-back").render(language), on_click=take_back, disabled=not is_begun)
        st.button(phrase("from-the-beginning").render(language), on_click=go, args=((),), disabled=not is_begun)


def _draw_buttons(
    state: PlayState,
    pending: PendingStep,
    situation: Situation,
    answer: Callable[[PromptAnswer], None],
    throw: Callable[[int, int], None],
    language: Language,
) -> None:
    """Draw a button for each option, card or face of a die, which answers or throws."""
    for option in pending.options:
        best, name = option == state.best_option, format_option(option, situation, language, pending.choice)
        worth = plain(play_html.format_option_value(option, state, situation, language))
        st.button(
            f"**{plain(name)}**{' ★' if best else ''}  \n{worth}",
            key=f"option:{option}",
            on_click=answer,
            args=(option,),
            width="stretch",
        )
    with st.container(horizontal=True):
        for card, number in pending.card_counts:
            label = f"{plain(format_option(card, situation, language))} · {number}"
            st.button(label, key=f"card:{card}", on_click=answer, args=(card,))
        for face in () if pending.options or pending.card_counts else range(1, pending.sides + 1):
            st.button(str(face), key=f"face:{face}", on_click=throw, args=(face, pending.dice))
    note = phrase("serves-what-matters-most-to-you", mark="★").render(language)
    if not pending.options:
        note = f"{phrase('now').render(language)}: {play_html.format_option_value('', state, situation, language)}"
    show_words(note, language)
