"""The situations for trying an entry, and its worked examples, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction

from rulewright.corpus.model import Corpus, Example
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.numerals import format_percentage
from rulewright.language.phrase import Phrase
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.form_fields import flatten_request, list_fields
from rulewright.situations.situation import Situation
from rulewright.views.situation_form import build_form


@dataclass(frozen=True)
class Calculator:
    """A situation that a page of the site answers: its id, its name, and what it answers, in the reader's words.

    `query` fills the page's form in.
    """

    situation: str
    title: str
    about: str
    query: str = ""


@dataclass(frozen=True)
class ExampleView:
    """A worked example: its situation's name, the given values, the results with their chances, and the calculator.

    `calculator` is `None` if its form does not have all given values. A chance is a fraction and the same in percent.
    """

    title: str
    given: tuple[tuple[str, str], ...]
    results: tuple[tuple[str, str, str], ...]
    calculator: Calculator | None


def list_calculators(catalogue: Catalogue, game: str, language: Language) -> list[Calculator]:
    """Every calculator of a game, in order."""
    situations = (catalogue.situations[situation_id] for situation_id in catalogue.link_names)
    return [_calculator(each, language) for each in situations if each.id.startswith(f"{game}/")]


def find_calculator(
    request: Mapping[str, object] | None, catalogue: Catalogue, language: Language, *, is_whole: bool = False
) -> Calculator | None:
    """The calculator of a request, filled in; `None` if there is none, or its form does not have all given values."""
    situation = catalogue.situations.get(str(request["situation"])) if request is not None else None
    if request is None or situation is None or situation.id not in catalogue.link_names:
        return None
    query = None
    with suppress(BadInputError):  # of names that do not go together
        query = build_form(situation).format_query(request, is_whole=is_whole)
    return None if query is None else _calculator(situation, language, f"?{query}" if query else "")


def _calculator(situation: Situation, language: Language, query: str = "") -> Calculator:
    about = situation.description.render(language) if situation.description is not None else ""
    return Calculator(situation.id, capitalise(situation.title.render(language)), about, query)


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
    calculator = find_calculator(example.situation, catalogue, language, is_whole=True)
    return ExampleView(situation.title.render(language), tuple(given), results, calculator)


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
