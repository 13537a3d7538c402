"""A calculator for whatever has no server's page: what its form tells becomes a request, the answer becomes HTML."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from rulewright.corpus import Corpus
from rulewright.engine.limits import Limits
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.pictures.picture import Picture
from rulewright.situations import Answer, Catalogue, Effort, Games, Report
from rulewright.views.answer.parts import body, summary
from rulewright.views.answer.rules import linked
from rulewright.views.form import Form, Told, form_of
from rulewright.views.hands import seen

SECONDS = 120
"""How long an answer may take on a reader's own device, which has nobody else to serve."""
MOST_PROBLEMS = 10
"""How many things wrong with a link are told; who made it up can make thousands."""


@dataclass(frozen=True)
class Asked:
    """What a form or a link asks: the form, what was told, the request, and what follows from names by path."""

    form: Form
    told: Told
    request: Mapping[str, Any]
    filled: Mapping[str, Any]


def asked(catalogue: Catalogue, situation_id: str, given: Mapping[str, str]) -> Asked:
    """What is asked by the parameters of a link. Raises `BadInputError` for names that do not go together."""
    form = form_of(catalogue.situation(situation_id))
    told = form.told(given, catalogue.namer)
    request, filled = form.asked(told.values)
    return Asked(form, told, request, filled)


def shown(
    asked: Asked, answer: Answer | Report, corpus: Corpus, board: Picture | None, language: Language
) -> dict[str, object]:
    """An answer as the page shows it: HTML, and the fields that need no asking because they follow from names."""
    situation = asked.form.situation
    facts = " · ".join(asked.form.facts(asked.filled, corpus, language))
    return {
        "summary": summary(answer, situation, corpus, language),
        "body": body(answer, situation, corpus, board, language, linked(corpus, language)),
        "notes": _notes(asked.told, language),
        "facts": facts,
        "filled": sorted(
            asked.filled.keys() - {field.path for field in asked.form.fields if asked.form.is_named(field)}
        ),
        **_hands(asked, language),
    }


def refused(error: RulewrightError, language: Language, asked: Asked | None = None) -> dict[str, object]:
    """What is wrong instead of an answer, with what was asked where that could be read."""
    message, remedy = (each.render(language) for each in (error.message, error.remedy))
    told: dict[str, object] = {"error": f'<p lang="{language}">{escape(message)} {escape(remedy)}</p>'}
    return told if asked is None else {**told, **_hands(asked, language)}


def _hands(asked: Asked, language: Language) -> dict[str, object]:
    """What the cards of a form are told, where it asks for any."""
    found = seen(asked.form, asked.told.values, language)
    return {} if found is None else {"hands": found}


def answered(
    games: Games, corpus: Corpus, situation_id: str, given: Mapping[str, str], language: Language
) -> dict[str, object]:
    """The answer to what a form or a link asks, as the page shows it, within the limits of a server."""
    question = None
    try:
        question = asked(games.catalogue, situation_id, given)
        answer = games.catalogue.resolve(question.request, Effort.asked_for(False, Limits(seconds=SECONDS)))
        return shown(question, answer, corpus, games[question.form.game].board(), language)
    except RulewrightError as error:
        return refused(error, language, question)


def _notes(told: Told, language: Language) -> str:
    """What of a link could not be used, as HTML."""
    problems = [
        phrase("the-link-has-name-value-which", name=name, value=text[:40], allowed=allowed)
        for name, text, allowed in told.unusable
    ]
    problems += [phrase("the-link-has-name-which-is", name=name[:40]) for name in told.rest]
    return "".join(f'<p lang="{language}">{escape(each.render(language))}</p>' for each in problems[:MOST_PROBLEMS])
