"""The situations for trying an entry, and its worked examples, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rulewright.corpus.model import Corpus, Example
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.numerals import format_percentage
from rulewright.language.phrase import Phrase
from rulewright.reference.address import app_query
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.form_fields import flatten_request, format_link_query, list_fields
from rulewright.situations.situation import Situation


@dataclass(frozen=True)
class Calculator:
    """A situation that the app can answer: its id and name, and the query that opens it there."""

    situation: str
    title: str
    query: str


@dataclass(frozen=True)
class ExampleView:
    """A worked example: its situation's name, the given values, the results with their chances, and the app's query.

    `query` is `None` if the app has no form for all given values. A chance is a fraction and the same in percent.
    """

    title: str
    given: tuple[tuple[str, str], ...]
    results: tuple[tuple[str, str, str], ...]
    query: str | None


def list_calculators(catalogue: Catalogue, game: str, language: Language) -> list[Calculator]:
    """Every situation of a game that the app can answer, in order."""
    return [
        Calculator(situation_id, catalogue.situations[situation_id].title.render(language), query)
        for situation_id, name in catalogue.link_names.items()
        if situation_id.startswith(f"{game}/") and (query := format_link_query(name, {}, language, is_whole=False))
    ]


def first_calculator_query(catalogue: Catalogue, games: Sequence[str], language: Language) -> str | None:
    """The query with which the app opens for readers of these games; `None` if it has no calculator for them.

    For one game it is the first calculator's, for several the overview's.
    """
    found = [each for game in games for each in list_calculators(catalogue, game, language)]
    if not found:
        return None
    return found[0].query if len(games) == 1 else app_query(language, "situations")


def find_calculator(
    request: Mapping[str, object] | None, catalogue: Catalogue, language: Language
) -> Calculator | None:
    """The situation of a request with the app's query for it, filled in; `None` if the app has no form for it."""
    situation = catalogue.situations.get(str(request["situation"])) if request is not None else None
    if request is None or situation is None:
        return None
    query = _query(request, situation, catalogue, language, is_whole=False)
    return Calculator(situation.id, situation.title.render(language), query) if query else None


def describe_example(example: Example, corpus: Corpus, catalogue: Catalogue, language: Language) -> ExampleView | None:
    """A worked example in `language`; `None` for an unknown situation."""
    situation = catalogue.situations.get(str(example.situation["situation"]))
    if situation is None:
        return None
    game = corpus.entries[example.entry].game
    given = []
    texts = {field.path for field in list_fields(situation.request) if field.is_text}
    for path, value in flatten_request(example.situation):
        label = situation.labels.get(path) or situation.labels.get(path.rsplit(".", 1)[-1])
        values = [_format_value(path, each, situation, corpus, game, language) for each in _each(value)]
        if path in texts:
            values = [str(value).strip()]
        if label is not None and values and None not in values:
            given.append((label.render(language), ", ".join(str(each) for each in values)))
    results = tuple(
        (capitalise(situation.results[name].render(language)), chance, format_percentage(Fraction(chance), language))
        for name, chance in example.probability.items()
        if name in situation.results
    )
    query = _query(example.situation, situation, catalogue, language, is_whole=True)
    return ExampleView(situation.title.render(language), tuple(given), results, query)


def _query(
    request: Mapping[str, object], situation: Situation, catalogue: Catalogue, language: Language, *, is_whole: bool
) -> str | None:
    """The app's query, if its form has a field for all given values."""
    given = {path for path, value in flatten_request(request) if value is not None}
    if situation.id not in catalogue.link_names or not given <= situation.form_defaults.keys():
        return None
    return format_link_query(catalogue.link_names[situation.id], request, language, is_whole=is_whole)


def _format_value(
    path: str, value: object, situation: Situation, corpus: Corpus, game: str, language: Language
) -> str | None:
    """The words for the value of a field; `None` for a word without a name."""
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, int):
        return str(value)
    named: Phrase | None = situation.labels.get(f"{path.rsplit('.', 1)[-1]}.{value}")
    if named is None:
        if (piece := corpus.piece(game, str(value))) is not None:
            return piece.texts[language].title
        named = situation.goals.get(str(value)) or situation.words.get(str(value))
    return named.render(language) if named is not None else None


def _each(value: object) -> Iterator[object]:
    yield from value if isinstance(value, list | tuple) else (value,)
