"""The comparison of an answer with variations, as HTML: more in hand, other readings, the last of something lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from html import escape
from typing import Any

from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.answer import Answer
from rulewright.situations.problem import Report
from rulewright.situations.sensitivity import Switch, Variation, compare, variations_of
from rulewright.situations.situation import Situation, goal_results
from rulewright.views.answer.rule_citations import CitationRenderer
from rulewright.views.explanation_text import format_change, format_variant, list_changes
from rulewright.views.situation_form import SituationForm

WHAT_IF_LABEL = phrase("what-would-help-and-what-if")


def is_comparable(answer: Answer | Report, situation: Situation) -> bool:
    """Whether a change could visibly affect the answer; estimates would differ by chance."""
    can_change = bool(situation.variants or situation.improvements)
    return can_change and isinstance(answer, Answer) and answer.sampling is None


def variations(form: SituationForm, values: Mapping[str, Any], request: Mapping[str, Any]) -> list[Variation]:
    """Every variation of the request that a form makes of these values."""
    return [*variations_of(form.situation, request), *_named_switches(form, values)]


def _named_switches(form: SituationForm, values: Mapping[str, Any]) -> Iterator[Switch]:
    """The requests with one more switch on that only the form has, among its fields that accept names."""
    for field in form.fields:
        if field.is_flag and form.is_named(field) and not values[field.path]:
            with suppress(BadInputError):
                changed, _ = form.build_request({**values, field.path: True})
                yield Switch(changed, form.label(field), field.path)


def render_comparison(
    answer: Answer,
    requests: Sequence[Variation],
    outcomes: Sequence[Answer | Report | RulewrightError],
    situation: Situation,
    language: Language,
    cite: CitationRenderer,
) -> str:
    """The most helpful changes, the value of the last of something, and the readings that change the answer, as HTML.

    Each change has the numbers before and after. `outcomes` are the results of the variations in `requests`. Variations
    that make no sense are left out, those that take too long are counted.
    """
    compared = compare(answer, requests, outcomes)

    def told(name: Phrase, other: Answer) -> str:
        numbers = list_changes(answer, other, situation, language)
        return format_change(name.render(language), numbers, language) if numbers else ""

    def listed(named: Iterable[tuple[Phrase, Answer]], title: Phrase, kind: str) -> str:
        rows = "".join(f"<li>{escape(line)}</li>" for name, other in named if (line := told(name, other)))
        return f"<h3>{escape(title.render(language))}</h3><{kind}>{rows}</{kind}>" if rows else ""

    read = "".join(
        f"<li>{cite(variant.entry, line)}</li>"
        for variant, other in ((each.variation, each.answer) for each in compared.variants)
        if (line := told(format_variant(situation.variants[variant.variant], variant.value), other))
    )
    helpful = ((each.variation.name, each.answer) for each in compared.helpful)
    losses = ((each.variation.name, each.answer) for each in compared.losses)
    asked = ", ".join(situation.results[result].render(language) for result in goal_results(answer, situation))
    html = listed(helpful, phrase("what-would-help-most", who=situation.headline_subject), "ol")
    html += listed(losses, phrase("what-the-last-one-is-worth", who=situation.headline_subject), "ul")
    if read:
        html += f"<h3>{escape(phrase('read-otherwise-this-would-change').render(language))}</h3><ul>{read}</ul>"
    nothing = f"<p>{escape(phrase('nothing-of-that-changes-the-answer').render(language))}</p>"
    html = f'<div class="rw-compare" lang="{language}"><p>{escape(asked)}</p>{html or nothing}</div>'
    if compared.left_out:
        left_out = phrase("not-worked-out-because-it-takes", count=compared.left_out).render(language)
        html += f'<p class="rw-note" lang="{language}">{escape(left_out)}</p>'
    return html
