"""A calculator for pages without a server: parses a form's values into a request, and renders the answer as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import Any

from rulewright.corpus import Corpus
from rulewright.engine.effects import Given
from rulewright.engine.limits import Limits
from rulewright.engine.solver import Solver
from rulewright.errors import BadInputError, LimitError, RulewrightError
from rulewright.language import Language
from rulewright.language.numerals import bound_in_html
from rulewright.language.phrase import phrase
from rulewright.pictures.picture import Picture
from rulewright.situations import Answer, Catalogue, Effort, Games, Report
from rulewright.situations.faults import game_faults
from rulewright.situations.sensitivity import Variation
from rulewright.situations.session import SessionState, session_state
from rulewright.views.answer.beside import BESIDE, beside, kept_values
from rulewright.views.answer.comparison import changes, is_comparable, variations
from rulewright.views.answer.parts import body, summary
from rulewright.views.answer.rules import linked
from rulewright.views.form import Form, Told, form_of
from rulewright.views.hands import seen
from rulewright.views.stepper import (
    ANSWERS,
    NOT_PLAYED,
    ODDS,
    PLAY,
    TABLE,
    read_answers,
    remedy,
    stepper,
    written,
    written_answers,
)

WHAT_IF = "what-if"
"""The parameter that also requests the variations that would change the answer."""

SECONDS = 120
"""The seconds that an answer may take on a reader's own device, which serves nobody else."""
MOST_PROBLEMS = 10
"""The most problems of a link that are reported; a forged link can have thousands."""


@dataclass(frozen=True)
class Asked:
    """A parsed form or link: the form, its values, the request, and the values that follow from names, by path.

    If the situation is played at a table, `answers` are the throws and decisions so far; for the odds they are `None`.
    `compares` tells whether variations of the answer are requested. `beside` are the stored values to compare with.
    """

    form: Form
    told: Told
    request: Mapping[str, Any]
    filled: Mapping[str, Any]
    answers: tuple[Given, ...] | None = None
    compares: bool = False
    beside: Mapping[str, Any] | None = None

    @property
    def kept(self) -> Mapping[str, Any] | None:
        """The stored request, or `None`. Raises `BadInputError` as `asked` does."""
        return None if self.beside is None else self.form.asked(self.beside)[0]

    def variations(self, answer: Answer | Report) -> list[Variation]:
        """The variations to compare the answer with; empty if they are not requested."""
        if not self.compares or not is_comparable(answer, self.form.situation):
            return []
        return variations(self.form, self.told.values, self.request)


def asked(catalogue: Catalogue, situation_id: str, given: Mapping[str, str]) -> Asked:
    """Parse the parameters of a link. Raises `BadInputError` for names that do not go together."""
    form = form_of(catalogue.situation(situation_id))
    told = form.told(given, catalogue.namer)
    request, filled = form.asked(told.values)
    rest = dict(told.rest)
    play = rest.pop(PLAY) if rest.get(PLAY) in (ODDS, TABLE) else ODDS
    answers, compares = read_answers(rest.pop(ANSWERS, "")), rest.pop(WHAT_IF, None) is not None
    kept = rest.pop(BESIDE, None)
    values = None if kept is None else kept_values(kept, form, catalogue.namer)
    at_table = play == TABLE and bool(form.situation.results)
    return Asked(form, replace(told, rest=rest), request, filled, answers if at_table else None, compares, values)


def shown(
    asked: Asked,
    answer: Answer | Report,
    found: Sequence[Answer | Report | RulewrightError],
    corpus: Corpus,
    board: Picture | None,
    language: Language,
    kept: Answer | Report | RulewrightError | None = None,
) -> dict[str, object]:
    """The page's data for an answer: HTML, and the fields that need no input because they follow from names.

    `found` is the result of each variation to compare with, `kept` the result of the stored request.
    """
    situation, cite = asked.form.situation, linked(corpus, language)
    compared = {}
    if asked.compares and isinstance(answer, Answer) and is_comparable(answer, situation):
        compared["changes"] = changes(answer, asked.variations(answer), found, situation, language, cite)
    if isinstance(kept, RulewrightError):
        compared["beside"] = _told(kept, language)
    elif asked.beside is not None and kept is not None:
        then, now = (asked.beside, kept), (asked.told.values, answer)
        compared["beside"] = beside(then, now, asked.form, corpus, language, cite)
    html = {
        "summary": summary(answer, situation, corpus, language),
        "body": body(answer, situation, corpus, board, language, cite),
        **compared,
    }
    comparable = is_comparable(answer, situation)
    return {**_bound(html, language), "comparable": comparable, **_of_the_form(asked, corpus, language)}


def played(asked: Asked, now: SessionState | None, corpus: Corpus, language: Language) -> dict[str, object]:
    """The page's data for the state of play (`None` if there is nothing to play), with the valid answers."""
    situation, answers = asked.form.situation, asked.answers or ()
    if now is None:
        told = " ".join(sentence.render(language) for sentence in NOT_PLAYED)
        return {**_bound({"error": _paragraph(told, language)}, language), **_of_the_form(asked, corpus, language)}
    if now.given < len(answers):
        unusable = (*asked.told.unusable, (ANSWERS, written(answers[now.given]), remedy(now)))
        asked = replace(asked, told=replace(asked.told, unusable=unusable))
    given = answers[: now.given]
    table = stepper(now, given, situation, corpus, language, linked(corpus, language))
    return {
        **_bound({"summary": "", "table": table}, language),
        "answers": written_answers(given),
        **_of_the_form(asked, corpus, language),
    }


def _of_the_form(asked: Asked, corpus: Corpus, language: Language) -> dict[str, object]:
    """The data that accompany every answer."""
    named = {field.path for field in asked.form.fields if asked.form.is_named(field)}
    facts = " · ".join(asked.form.facts(asked.filled, corpus, language))
    return {
        **_bound({"notes": _notes(asked.told, language), "facts": facts}, language),
        "filled": sorted(asked.filled.keys() - named),
        **_hands(asked, language),
    }


def refused(error: RulewrightError, language: Language, asked: Asked | None = None) -> dict[str, object]:
    """The page's data for an error, with the form's cards if the form could be parsed."""
    told = _bound({"error": _told(error, language)}, language)
    return told if asked is None else {**told, **_hands(asked, language)}


def _told(error: RulewrightError, language: Language) -> str:
    return _paragraph(f"{error.message.render(language)} {error.remedy.render(language)}", language)


def _paragraph(told: str, language: Language) -> str:
    return f'<p lang="{language}">{escape(told)}</p>'


def _bound(html: Mapping[str, str], language: Language) -> dict[str, object]:
    """The HTML with the line-breaking rules of the language applied."""
    return {name: bound_in_html(each, language) for name, each in html.items()}


def _hands(asked: Asked, language: Language) -> dict[str, object]:
    """The state of the form's cards, if it has any."""
    found = seen(asked.form, asked.told.values, language)
    return {} if found is None else {"hands": found}


def answered(
    games: Games, corpus: Corpus, situation_id: str, given: Mapping[str, str], language: Language
) -> dict[str, object]:
    """The page's data for the answer to a form or a link, within the limits of a server."""
    question, catalogue, effort = None, games.catalogue, Effort.asked_for(False, Limits(seconds=SECONDS))
    try:
        with game_faults():
            question = asked(catalogue, situation_id, given)
            if question.answers is not None:
                is_played = not isinstance(catalogue.ask(question.request), Report)
                now = session_state(catalogue, question.request, effort, question.answers) if is_played else None
                return played(question, now, corpus, language)
            solver = Solver()
            answer = catalogue.resolve(question.request, effort, solver)
            found = [
                _found(catalogue, each.request, effort.for_numbers, solver) for each in question.variations(answer)
            ]
            kept = None if question.kept is None else _found(catalogue, question.kept, effort, solver)
            return shown(question, answer, found, corpus, games[question.form.game].board(), language, kept)
    except RulewrightError as error:
        return refused(error, language, question)


def _found(
    catalogue: Catalogue, request: Mapping[str, Any], effort: Effort, solver: Solver
) -> Answer | Report | RulewrightError:
    try:
        return catalogue.resolve(request, effort, solver)
    except (BadInputError, LimitError) as error:  # the variation is invalid or takes too long
        return error


def _notes(told: Told, language: Language) -> str:
    """The problems of a link, as HTML."""
    problems = [
        phrase("the-link-has-name-value-which", name=name, value=text[:40], remedy=instead)
        for name, text, instead in told.unusable
    ]
    problems += [phrase("the-link-has-name-which-is", name=name[:40]) for name in told.rest]
    return "".join(_paragraph(each.render(language), language) for each in problems[:MOST_PROBLEMS])
