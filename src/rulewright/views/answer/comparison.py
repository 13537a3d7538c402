"""What an answer is compared with, as HTML: more in hand, other readings, an answer kept before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from html import escape
from typing import Any

from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations import Answer, Report, Situation
from rulewright.situations.comparing import (
    Help,
    Improved,
    Lacking,
    LastOne,
    OtherReading,
    Reading,
    improved,
    lacking,
    merit,
    readings,
)
from rulewright.situations.situation import asked_results
from rulewright.views.answer.rules import Cite
from rulewright.views.explanation import change_told, changed, reading_told
from rulewright.views.form import Form

WHAT_WOULD_CHANGE_IT = phrase("what-would-help-and-what-if")
Other = Reading | Improved | Lacking
"""A request that another one is compared with."""


def is_comparable(answer: Answer | Report, situation: Situation) -> bool:
    """Whether something could change the answer, and be seen to: estimates would differ by chance."""
    can_change = bool(situation.variants or situation.improvements)
    return can_change and isinstance(answer, Answer) and answer.sampling is None


def others(form: Form, values: Mapping[str, Any], request: Mapping[str, Any]) -> list[Other]:
    """What could change the answer to a request, which a form makes of these values: readings, more in hand, less."""
    return [
        *readings(form.situation, request),
        *improved(form.situation, request),
        *_switched(form, values),
        *lacking(form.situation, request),
    ]


def _switched(form: Form, values: Mapping[str, Any]) -> list[Improved]:
    """The requests in which there is what a switch of the form stands for."""
    found = []
    for field in form.fields:
        if field.is_flag and not form.is_variant(field) and not values[field.path]:
            with suppress(BadInputError):
                found.append(Improved(form.label(field), form.asked({**values, field.path: True})[0]))
    return found


def changes(
    answer: Answer,
    tried: Sequence[Other],
    found: Sequence[Answer | Report | RulewrightError],
    situation: Situation,
    language: Language,
    cite: Cite,
) -> str:
    """What would help most, what the last of something is worth, which readings change the answer, as HTML.

    Each with the number before and after; `found` is what came of each that was `tried`. What makes no sense here goes
    unsaid, what takes too long is counted.
    """
    pairs = [(each, other) for each, other in zip(tried, found, strict=True) if isinstance(other, Answer)]
    read = [each.changes(answer, other) for each, other in pairs if isinstance(each, Reading)]
    helps = [each.helps(answer, other) for each, other in pairs if isinstance(each, Improved)]
    html = _changes(
        answer,
        [each for each in read if each is not None],
        sorted(filter(None, helps), key=lambda each: merit(each.answer), reverse=True),
        [each.costs(answer, other) for each, other in pairs if isinstance(each, Lacking)],
        situation,
        language,
        cite,
    )
    left_out = sum(isinstance(other, RulewrightError) and not isinstance(other, BadInputError) for other in found)
    if left_out:
        told = phrase("not-worked-out-because-it-takes", count=left_out).render(language)
        html += f'<p class="rw-note" lang="{language}">{escape(told)}</p>'
    return html


def _changes(
    answer: Answer,
    readings: Sequence[OtherReading],
    helps: Sequence[Help],
    last_ones: Sequence[LastOne],
    situation: Situation,
    language: Language,
    cite: Cite,
) -> str:

    def told(name: Phrase, other: Answer) -> str:
        found = changed(answer, other, situation, language)
        return change_told(name.render(language), found, language) if found else ""

    def listed(named: Sequence[Help | LastOne], title: Phrase, kind: str) -> str:
        lines = [line for each in named if (line := told(each.name, each.answer))]
        rows = "".join(f"<li>{escape(line)}</li>" for line in lines)
        return f"<h3>{escape(title.render(language))}</h3><{kind}>{rows}</{kind}>" if lines else ""

    read = "".join(
        f"<li>{cite(each.entry, line)}</li>"
        for each in readings
        if (line := told(reading_told(situation.variants[each.variant], each.value, situation), each.answer))
    )
    asked = ", ".join(situation.results[result].render(language) for result in asked_results(answer, situation))
    html = listed(helps, phrase("what-would-help-most", who=situation.hero), "ol")
    html += listed(last_ones, phrase("what-the-last-one-is-worth", who=situation.hero), "ul")
    if read:
        html += f"<h3>{escape(phrase('read-otherwise-this-would-change').render(language))}</h3><ul>{read}</ul>"
    nothing = f"<p>{escape(phrase('nothing-of-that-changes-the-answer').render(language))}</p>"
    return f'<div class="rw-compare" lang="{language}"><p>{escape(asked)}</p>{html or nothing}</div>'
