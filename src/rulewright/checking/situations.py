"""Judges situations: each can be made, answers what its form begins with and its worked examples, and has the words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from rulewright.checking.faults import judged, relative
from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.bundles import bundle, place_of
from rulewright.language.phrase import Phrase
from rulewright.situations import Answer, Catalogue, Effort, Situation
from rulewright.situations.listing import listed_fields
from rulewright.situations.wording import HEADLINE, WISH
from rulewright.views.calculator import Asked, shown
from rulewright.views.explanation import averages, points
from rulewright.views.form import Told, form_of


def check_situations(
    corpus: Corpus, game: str, engine: str | None, catalogue: Catalogue, rules: Path
) -> Iterator[Finding]:
    """What is wrong with the situations of a game, whose package is `engine`."""
    for situation_id in (each for each in catalogue.situations if each.startswith(f"{game}/")):
        yield from judged(partial(_findings, situation_id, corpus, catalogue, rules), game, engine, rules)


def _findings(situation_id: str, corpus: Corpus, catalogue: Catalogue, rules: Path) -> Iterator[Finding]:
    situation = catalogue.situation(situation_id)
    if situation.id != situation_id:
        file, line = situation.place
        cause = f"The situation {situation.id} is listed as {situation_id}."
        yield Finding(relative(file, rules), line, "situation-id", cause, "Use one of the two.")
    for message, attribute, language in _sentences(situation):
        if f"{message.id}.{attribute}" not in bundle(message.catalogs, language).messages:
            file, line = place_of(message.id, message.catalogs / str(language))
            cause, remedy = f"{message.id} of {situation.id} has no .{attribute}.", "Write it: answers tell it by that."
            yield Finding(relative(file, rules), line, "message-attribute", cause, remedy)
    listed_fields(situation)
    for request in _requests(situation, corpus):
        _answer(situation, request, catalogue, corpus)


def _sentences(situation: Situation) -> Iterator[tuple[Phrase, str, Language]]:
    """The messages that need an attribute: goals where they begin answers, the names of chances as English clauses."""
    for name in sorted({*situation.headline, *situation.avoiding}):
        goal = situation.goals[name]
        for language in KNOWN_LANGUAGES:
            if goal.id in bundle(goal.catalogs, language).messages:
                yield goal, HEADLINE, language
    for chance in (*situation.results.values(), *map(situation.words.get, situation.chances)):
        if chance is not None:
            yield chance, WISH, Language.EN


def _requests(situation: Situation, corpus: Corpus) -> Iterator[Mapping[str, Any]]:
    """What its form begins with, and its worked examples."""
    form = form_of(situation)
    if form.fields:
        yield form.asked({field.path: form.begins(field) for field in form.fields})[0]
    yield from (each.situation for each in corpus.examples.values() if each.situation.get("situation") == situation.id)


def _answer(situation: Situation, request: Mapping[str, Any], catalogue: Catalogue, corpus: Corpus) -> None:
    """Has a request answered and told in English. Raises what the game's code raises, and `GameFaultError`."""
    try:
        answer = catalogue.resolve(request, Effort.asked_for(False))
    except BadInputError:
        return  # it says so itself, to whoever asks
    asked = Asked(form_of(situation), Told({}, (), {}), request, {})
    shown(asked, answer, [], corpus, None, Language.EN)
    if isinstance(answer, Answer):
        averages(answer, situation, Language.EN), points(answer, situation, Language.EN)
