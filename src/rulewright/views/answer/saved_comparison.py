"""An answer stored before, beside another one to the same kind of question, as HTML."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from typing import Any
from urllib.parse import parse_qsl

from rulewright.corpus.model import Corpus
from rulewright.engine.arithmetic import ZERO
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.numerals import format_decimals
from rulewright.language.phrase import phrase
from rulewright.situations.answer import Answer
from rulewright.situations.form_fields import RequestField
from rulewright.situations.id_resolution import IdResolver
from rulewright.situations.problem import Report
from rulewright.situations.situation import Situation
from rulewright.views.answer.answer_parts import render_summary
from rulewright.views.answer.rule_citations import CitationRenderer
from rulewright.views.answer.statements_and_steps import render_statements
from rulewright.views.explanation_text import format_known_chance, format_result, format_statement
from rulewright.views.situation_form import SituationForm

SAVED_PARAMETER = "beside"
"""The parameter of a link with the stored values, encoded as the parameters of a link."""
SAVE_LABEL, DISCARD_LABEL = phrase("keep-this-to-compare"), phrase("drop-it")
_SAVED, _NOW = phrase("kept"), phrase("now")


def parse_saved_values(saved_link: str, form: SituationForm, id_resolver: IdResolver) -> Mapping[str, Any]:
    """The stored values; unusable ones are replaced by defaults."""
    return form.parse_link(dict(parse_qsl(saved_link, keep_blank_values=True)), id_resolver).values


def render_saved_comparison(
    saved: tuple[Mapping[str, Any], Answer | Report],
    now: tuple[Mapping[str, Any], Answer | Report],
    form: SituationForm,
    corpus: Corpus,
    language: Language,
    cite: CitationRenderer,
) -> str:
    """The differences of the stored and the current situation, each given by the form's values and the answer."""
    (then_told, then), (now_told, answer) = saved, now
    rows = _list_differences(
        _format_values(form, then_told, corpus, language), _format_values(form, now_told, corpus, language)
    )
    if not rows:
        told = phrase("change-something-above-this-answer-stays").render(language)
        return f'<p class="rw-note" lang="{language}">{escape(told)}</p>'
    before, after = escape(_SAVED.render(language)), escape(_NOW.render(language))
    html = columns = ""
    if isinstance(then, Answer) and isinstance(answer, Answer):
        html = f"<h2>{before}</h2>" + render_summary(then, form.situation, corpus, language, is_live=False)
        rows += _list_result_changes(then, answer, form.situation, language)
    elif isinstance(then, Report) and isinstance(answer, Report):
        columns = _render_statement_differences(then, answer, corpus, language, cite)
    head = f'<tr><td></td><th scope="col">{before}</th><th scope="col">{after}</th></tr>'
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td>{escape(was)}</td><td><b>{escape(is_)}</b></td></tr>'
        for name, was, is_ in rows
    )
    return f'<div class="rw-beside" lang="{language}">{html}<table class="rw-table">{head}{body}</table>{columns}</div>'


def _render_statement_differences(
    then: Report, now: Report, corpus: Corpus, language: Language, cite: CitationRenderer
) -> str:
    """The statements that only one of two reports has."""
    said = [{format_statement(line, corpus, language) for line in each.statements} for each in (then, now)]
    own = [
        replace(
            each,
            statements=tuple(
                line for line in each.statements if format_statement(line, corpus, language) not in others
            ),
        )
        for each, others in ((then, said[1]), (now, said[0]))
    ]
    if not any(each.statements for each in own):
        return f"<p>{escape(phrase('nothing-of-that-changes-the-answer').render(language))}</p>"
    columns = "".join(
        f"<div><h2>{escape(name.render(language))}</h2>{render_statements(each, corpus, language, cite)}</div>"
        for name, each in ((_SAVED, own[0]), (_NOW, own[1]))
        if each.statements
    )
    return f'<div class="rw-pair">{columns}</div>'


def _list_differences(saved: Mapping[str, str], now: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """The differences of two situations: each field with its stored and its current value."""
    return [
        (label, saved.get(label, "–"), now.get(label, "–"))
        for label in dict.fromkeys((*saved, *now))
        if saved.get(label) != now.get(label)
    ]


def _list_result_changes(
    then: Answer, now: Answer, situation: Situation, language: Language
) -> list[tuple[str, str, str]]:
    """The results of both: the chance of each result, and the expected values that differ."""
    rows = []
    for result in dict.fromkeys((*now.probability, *then.probability)):
        chances = [each.probability.get(result, ZERO) for each in (then, now)]
        if any(chances):
            was, is_ = (
                format_known_chance(chance, each, language) for chance, each in zip(chances, (then, now), strict=True)
            )
            rows.append((format_result(result, situation, language), was, is_))
    for name in dict.fromkeys((*now.expected, *then.expected)):
        was, is_ = (
            format_decimals(each.expected[name], language) if name in each.expected else "–" for each in (then, now)
        )
        if was != is_:
            rows.append((capitalise(situation.words[name].render(language)), was, is_))
    return rows


def _format_values(
    form: SituationForm, values: Mapping[str, Any], corpus: Corpus, language: Language
) -> dict[str, str]:
    """The values by label, in the reader's words."""

    def word(field: RequestField, value: Any) -> str:  # noqa: ANN401
        if isinstance(value, bool):
            return (phrase("yes") if value else phrase("no")).render(language)
        if isinstance(value, list | tuple):
            return ", ".join(word(field, each) for each in value) or "–"
        return form.format_option(field, value, corpus, language) if field.options else str(value)

    return {
        form.label(field).render(language): word(field, values[field.path])
        for field in form.fields
        if values[field.path] is not None
    }
