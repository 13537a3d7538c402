"""A calculator for pages without a server: parses a form's values into a request, and renders the answer as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from html import escape
from typing import Any

from rulewright.corpus.model import Corpus
from rulewright.engine.effects import PromptAnswer
from rulewright.engine.limits import Limits
from rulewright.engine.solver import Solver
from rulewright.errors import BadInputError, LimitError, RulewrightError
from rulewright.language import Language
from rulewright.language.numerals import bind_letters_in_html
from rulewright.language.phrase import phrase
from rulewright.pictures.picture import Picture
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.faults import game_faults
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.play_state import PlayState, compute_play_state
from rulewright.situations.problem import Report
from rulewright.situations.sensitivity import Variation
from rulewright.situations.solving import Effort
from rulewright.views.answer.answer_parts import render_parts, render_summary
from rulewright.views.answer.rule_citations import make_citation_linker
from rulewright.views.answer.saved_comparison import SAVED_PARAMETER, parse_saved_values, render_saved_comparison
from rulewright.views.answer.what_if_comparison import is_comparable, render_comparison, variations
from rulewright.views.play_html import (
    ANSWERS_PARAMETER,
    NOTHING_TO_PLAY,
    ODDS_MODE,
    PLAY_PARAMETER,
    TABLE_MODE,
    format_link_answer,
    format_link_answers,
    parse_link_answers,
    render_play_state,
    suggest_answers,
)
from rulewright.views.situation_form import FormLink, SituationForm, build_form
from rulewright.views.table_input import parse_table

WHAT_IF_PARAMETER = "what-if"
"""The parameter that also requests the variations that would change the answer."""

MAX_SECONDS = 120
"""The seconds that an answer may take on a reader's own device, which serves nobody else."""
MAX_LINK_PROBLEMS = 10
"""The most problems of a link that are reported; a forged link can have thousands."""


@dataclass(frozen=True)
class CalculatorQuery:
    """A parsed form or link: the form, its values, the request, and the values that follow from names, by path.

    If the situation is played at a table, `table_answers` are the throws and decisions so far; for the odds they are
    `None`. `wants_comparison` tells whether variations of the answer are requested. `saved_values` are the stored
    values to compare with.
    """

    form: SituationForm
    link: FormLink
    request: Mapping[str, Any]
    derived_values: Mapping[str, Any]
    table_answers: tuple[PromptAnswer, ...] | None = None
    wants_comparison: bool = False
    saved_values: Mapping[str, Any] | None = None

    @property
    def saved_request(self) -> Mapping[str, Any] | None:
        """The stored request, or `None`. Raises `BadInputError` as `build_request` does."""
        return None if self.saved_values is None else self.form.build_request(self.saved_values)[0]

    def variations(self, answer: Answer | Report) -> list[Variation]:
        """The variations to compare the answer with; empty if they are not requested."""
        if not self.wants_comparison or not is_comparable(answer, self.form.situation):
            return []
        return variations(self.form, self.link.values, self.request)


def parse_query(catalogue: Catalogue, situation_id: str, parameters: Mapping[str, str]) -> CalculatorQuery:
    """Parse the parameters of a link, or of a page with a table.

    Raises `BadInputError` for names that do not go together, and for a table that cannot be so.
    """
    situation, parameters = catalogue.get_situation(situation_id), dict(parameters)
    form, table = build_form(situation), parse_table(parameters)
    if table:
        form = form.with_table(table, parameters, catalogue.id_resolver, partial(catalogue.fill_from_table, situation))
    told = form.parse_link(parameters, catalogue.id_resolver)
    request, filled = form.build_request(told.values)
    rest = dict(told.unknown_parameters)
    play = rest.pop(PLAY_PARAMETER) if rest.get(PLAY_PARAMETER) in (ODDS_MODE, TABLE_MODE) else ODDS_MODE
    answers, compares = (
        parse_link_answers(rest.pop(ANSWERS_PARAMETER, "")),
        rest.pop(WHAT_IF_PARAMETER, None) is not None,
    )
    kept = rest.pop(SAVED_PARAMETER, None)
    values = None if kept is None else parse_saved_values(kept, form, catalogue.id_resolver)
    at_table = play == TABLE_MODE and bool(form.situation.results)
    return CalculatorQuery(
        form, replace(told, unknown_parameters=rest), request, filled, answers if at_table else None, compares, values
    )


def build_answer_response(
    query: CalculatorQuery,
    answer: Answer | Report,
    comparisons: Sequence[Answer | Report | RulewrightError],
    corpus: Corpus,
    board: Picture | None,
    language: Language,
    saved_answer: Answer | Report | RulewrightError | None = None,
) -> dict[str, object]:
    """The page's data for an answer: HTML, and the fields that need no input because they follow from names.

    `comparisons` are the results of the variations to compare with, `saved_answer` that of the stored request.
    """
    situation, cite = query.form.situation, make_citation_linker(corpus, language)
    compared = {}
    if query.wants_comparison and isinstance(answer, Answer) and is_comparable(answer, situation):
        compared["changes"] = render_comparison(
            answer, query.variations(answer), comparisons, situation, language, cite
        )
    if isinstance(saved_answer, RulewrightError):
        compared["beside"] = _render_error(saved_answer, language)
    elif query.saved_values is not None and saved_answer is not None:
        then, now = (query.saved_values, saved_answer), (query.link.values, answer)
        compared["beside"] = render_saved_comparison(then, now, query.form, corpus, language, cite)
    html = {
        "summary": render_summary(answer, situation, corpus, language),
        "body": render_parts(answer, situation, corpus, board, language, cite),
        **compared,
    }
    comparable = is_comparable(answer, situation)
    return {**_bind_words(html, language), "comparable": comparable, **_form_response(query, corpus, language)}


def build_play_response(
    query: CalculatorQuery, state: PlayState | None, corpus: Corpus, language: Language
) -> dict[str, object]:
    """The page's data for the state of play (`None` if there is nothing to play), with the valid answers."""
    situation, answers = query.form.situation, query.table_answers or ()
    if state is None:
        told = " ".join(sentence.render(language) for sentence in NOTHING_TO_PLAY)
        return {
            **_bind_words({"error": _render_paragraph(told, language)}, language),
            **_form_response(query, corpus, language),
        }
    if state.answers_used < len(answers):
        unusable = (
            *query.link.invalid_parameters,
            (ANSWERS_PARAMETER, format_link_answer(answers[state.answers_used]), suggest_answers(state)),
        )
        query = replace(query, link=replace(query.link, invalid_parameters=unusable))
    given = answers[: state.answers_used]
    table = render_play_state(state, given, situation, corpus, language, make_citation_linker(corpus, language))
    return {
        **_bind_words({"summary": "", "table": table}, language),
        "answers": format_link_answers(given),
        **_form_response(query, corpus, language),
    }


def _form_response(query: CalculatorQuery, corpus: Corpus, language: Language) -> dict[str, object]:
    """The data that accompany every answer."""
    named = {field.path for field in query.form.fields if query.form.is_named(field)}
    facts = " · ".join(query.form.format_derived_values(query.derived_values, corpus, language))
    return {
        **_bind_words({"notes": render_link_problems(query.link, language), "facts": facts}, language),
        "filled": sorted(query.derived_values.keys() - named),
        **_element_state(query, language),
    }


def build_error_response(
    error: RulewrightError, language: Language, query: CalculatorQuery | None = None
) -> dict[str, object]:
    """The page's data for an error, with the form's cards and table if the form could be parsed."""
    told = _bind_words({"error": _render_error(error, language)}, language)
    return told if query is None else {**told, **_element_state(query, language)}


def _render_error(error: RulewrightError, language: Language) -> str:
    return _render_paragraph(f"{error.message.render(language)} {error.remedy.render(language)}", language)


def _render_paragraph(text: str, language: Language) -> str:
    return f'<p lang="{language}">{escape(text)}</p>'


def _bind_words(html: Mapping[str, str], language: Language) -> dict[str, object]:
    """The HTML with the line-breaking rules of the language applied."""
    return {name: bind_letters_in_html(each, language) for name, each in html.items()}


def _element_state(query: CalculatorQuery, language: Language) -> dict[str, object]:
    """The state of the form's element by its name, if it has one, and how the form begins with a table."""
    element, state = query.form.element, query.form.element_state(query.link.values, language)
    begins = query.form.format_table_values()
    return {**({} if element is None else {element.name: state}), **({"begins": begins} if begins else {})}


def answer_query(
    games: GamePackages, corpus: Corpus, situation_id: str, parameters: Mapping[str, str], language: Language
) -> dict[str, object]:
    """The page's data for the answer to a form or a link, within the limits of a server."""
    question, catalogue, effort = None, games.catalogue, Effort.from_options(False, Limits(seconds=MAX_SECONDS))
    try:
        with game_faults():
            question = parse_query(catalogue, situation_id, parameters)
            if question.table_answers is not None:
                is_played = not isinstance(catalogue.build_problem(question.request), Report)
                now = (
                    compute_play_state(catalogue, question.request, effort, question.table_answers)
                    if is_played
                    else None
                )
                return build_play_response(question, now, corpus, language)
            solver = Solver()
            answer = catalogue.resolve(question.request, effort, solver)
            found = [
                _resolve_or_error(catalogue, each.request, effort.for_comparison, solver)
                for each in question.variations(answer)
            ]
            kept = (
                None
                if question.saved_request is None
                else _resolve_or_error(catalogue, question.saved_request, effort, solver)
            )
            return build_answer_response(
                question, answer, found, corpus, games[question.form.game].board(), language, kept
            )
    except RulewrightError as error:
        return build_error_response(error, language, question)


def _resolve_or_error(
    catalogue: Catalogue, request: Mapping[str, Any], effort: Effort, solver: Solver
) -> Answer | Report | RulewrightError:
    try:
        return catalogue.resolve(request, effort, solver)
    except (BadInputError, LimitError) as error:  # the variation is invalid or takes too long
        return error


def render_link_problems(link: FormLink, language: Language) -> str:
    """The problems of a link, as HTML."""
    problems = [
        phrase("the-link-has-name-value-which", name=name, value=text[:40], remedy=instead)
        for name, text, instead in link.invalid_parameters
    ]
    problems += [phrase("the-link-has-name-which-is", name=name[:40]) for name in link.unknown_parameters]
    return "".join(_render_paragraph(each.render(language), language) for each in problems[:MAX_LINK_PROBLEMS])
