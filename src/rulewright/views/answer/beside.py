"""An answer stored before, beside another one to the same kind of question, as HTML."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from html import escape
from typing import Any
from urllib.parse import parse_qsl

from rulewright.corpus import Corpus
from rulewright.engine.rational import ZERO
from rulewright.language import Language
from rulewright.language.numerals import decimal, percent
from rulewright.language.phrase import phrase
from rulewright.pictures.lettering import capitalised
from rulewright.situations import Answer, Report, Situation
from rulewright.situations.form import Field
from rulewright.situations.identifying import Namer
from rulewright.views.answer.parts import summary
from rulewright.views.answer.report import report_lines
from rulewright.views.answer.rules import Cite
from rulewright.views.explanation import result_title, stated
from rulewright.views.form import Form

BESIDE = "beside"
"""The parameter of a link with the stored values, encoded as the parameters of a link."""
KEEP, DROP = phrase("keep-this-to-compare"), phrase("drop-it")
_KEPT, _NOW = phrase("kept"), phrase("now")


def kept_values(kept: str, form: Form, namer: Namer) -> Mapping[str, Any]:
    """The stored values; unusable ones are replaced by defaults."""
    return form.told(dict(parse_qsl(kept, keep_blank_values=True)), namer).values


def beside(
    kept: tuple[Mapping[str, Any], Answer | Report],
    now: tuple[Mapping[str, Any], Answer | Report],
    form: Form,
    corpus: Corpus,
    language: Language,
    cite: Cite,
) -> str:
    """The differences of the stored and the current situation, each given by the form's values and the answer."""
    (then_told, then), (now_told, answer) = kept, now
    rows = _differing(_shown(form, then_told, corpus, language), _shown(form, now_told, corpus, language))
    if not rows:
        told = phrase("change-something-above-this-answer-stays").render(language)
        return f'<p class="rw-note" lang="{language}">{escape(told)}</p>'
    before, after = escape(_KEPT.render(language)), escape(_NOW.render(language))
    html = columns = ""
    if isinstance(then, Answer) and isinstance(answer, Answer):
        html = f"<h2>{before}</h2>" + summary(then, form.situation, corpus, language, is_live=False)
        rows += _results(then, answer, form.situation, language)
    elif isinstance(then, Report) and isinstance(answer, Report):
        columns = _statements(then, answer, corpus, language, cite)
    head = f'<tr><td></td><th scope="col">{before}</th><th scope="col">{after}</th></tr>'
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td>{escape(was)}</td><td><b>{escape(is_)}</b></td></tr>'
        for name, was, is_ in rows
    )
    return f'<div class="rw-beside" lang="{language}">{html}<table class="rw-table">{head}{body}</table>{columns}</div>'


def _statements(then: Report, now: Report, corpus: Corpus, language: Language, cite: Cite) -> str:
    """The statements that only one of two reports has."""
    said = [{stated(line, corpus, language) for line in each.lines} for each in (then, now)]
    own = [
        replace(each, lines=tuple(line for line in each.lines if stated(line, corpus, language) not in others))
        for each, others in ((then, said[1]), (now, said[0]))
    ]
    if not any(each.lines for each in own):
        return f"<p>{escape(phrase('nothing-of-that-changes-the-answer').render(language))}</p>"
    columns = "".join(
        f"<div><h2>{escape(name.render(language))}</h2>{report_lines(each, corpus, language, cite)}</div>"
        for name, each in ((_KEPT, own[0]), (_NOW, own[1]))
        if each.lines
    )
    return f'<div class="rw-pair">{columns}</div>'


def _differing(kept: Mapping[str, str], now: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """The differences of two situations: each field with its stored and its current value."""
    return [
        (label, kept.get(label, "–"), now.get(label, "–"))
        for label in dict.fromkeys((*kept, *now))
        if kept.get(label) != now.get(label)
    ]


def _results(then: Answer, now: Answer, situation: Situation, language: Language) -> list[tuple[str, str, str]]:
    """The results of both: the chance of each result, and the expected values that differ."""
    rows = []
    for result in dict.fromkeys((*now.probability, *then.probability)):
        chances = [each.probability.get(result, ZERO) for each in (then, now)]
        if any(chances):
            was, is_ = (percent(chance, language) for chance in chances)
            rows.append((result_title(result, situation, language), was, is_))
    for name in now.expected:
        was, is_ = (decimal(each.expected[name], language) for each in (then, now))
        if was != is_:
            rows.append((capitalised(situation.words[name].render(language)), was, is_))
    return rows


def _shown(form: Form, values: Mapping[str, Any], corpus: Corpus, language: Language) -> dict[str, str]:
    """The values by label, in the reader's words."""

    def word(field: Field, value: Any) -> str:  # noqa: ANN401
        if isinstance(value, bool):
            return (phrase("yes") if value else phrase("no")).render(language)
        if isinstance(value, list | tuple):
            return ", ".join(word(field, each) for each in value) or "–"
        return form.option_name(field, value, corpus, language) if field.options else str(value)

    return {
        form.label(field).render(language): word(field, values[field.path])
        for field in form.fields
        if values[field.path] is not None
    }
