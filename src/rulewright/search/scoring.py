"""Scores of entries: BM25F over one weighted field per language, and the likeness of names to the query.

Scores are vectors: one number for every document of the index, 0 for no match.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from rulewright.corpus.kind import CALCULATOR, DIFFERENCE_KIND, PAGE, Kind
from rulewright.language import Language
from rulewright.search.names import Names, Numbers, rarity
from rulewright.search.postings import Field, Vector
from rulewright.search.query import Unit

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus, Document
    from rulewright.search.pages import SearchablePage

K1 = 1.5
OTHER_LANGUAGE = 0.85
"""Factor of a match in another language than the reader's."""
NAME = 1.75
"""Gain of an entry whose name is the query: the score is multiplied by one more than this."""
_NEARLY = 0.8
_LINKS = 0.03
_HOW_MANY = 1.3
_OTHER_TABLE = 0.85
"""Factor of an entry for readers in whose language another game's rulebook is printed and its own game's is not."""
DIFFERING = 12.0
"""Factor of a difference if the query is for how rulebooks differ."""
CHANCES = 2.0
"""Factor of a calculator if the query is for chances."""
OVERVIEW = 3.0
"""Factor of a page of the reference if the query is for a table, a map or the like."""
LITERAL = 0.35
"""Largest gain of an entry with the query's very words, as a share of the best score."""
MEANT = 1.0
"""Gain of the entry whose embedding is nearest to the query's, as a share of the best score."""
MEANT_SHARPNESS = 9.0
"""Sharpness of that gain's fall with less likeness; training uses a little more (`scripts/train_embeddings.py`)."""
MEANT_FROM, MEANT_WHOLLY = 2, 7
"""Numbers of words from which embeddings begin to count, and count fully: short queries name something."""
CHAPTER = 0.2
"""Exponent of a chapter's score, as a share of the best chapter's, in the score of its entries."""
CHAPTER_TOP = 8
"""Number of a chapter's best entries that make up its score."""
NAMING, ASKING = 2, 5
"""Numbers of words of a query that names something, and of one about a situation, for which chapters count."""
_KIND: Mapping[str, float] = {
    Kind.TERM: 0.87,
    Kind.QUESTION: 0.9,
    Kind.EXAMPLE: 0.85,
    Kind.OPTIONAL: 0.9,
    Kind.SPACE: 0.95,
    Kind.CHARACTER: 0.95,
    Kind.CARD: 0.95,
    DIFFERENCE_KIND: 0.25,
    PAGE: 0.4,
    CALCULATOR: 0.6,
}
QUESTION_FACTORS: Mapping[str, Mapping[str, float]] = {
    "how_many": {Kind.LIMIT: _HOW_MANY, Kind.TABLE: _HOW_MANY},
    "chances": {CALCULATOR: CHANCES},
    "overviews": {PAGE: OVERVIEW},
    "differing": {DIFFERENCE_KIND: DIFFERING},
}
_likeness = itemgetter(1)


@dataclass(frozen=True)
class Scores:
    """The score of each document, and the score that each language contributes to it by itself."""

    total: Vector
    direct: Mapping[Language, Vector]

    def matched_language(self, document: int, reader: Language) -> Language:
        """The language whose text matches best; the reader's if it matches nearly as well."""
        matches = {language: float(scores[document]) for language, scores in self.direct.items()}
        if matches.get(reader, 0.0) >= _NEARLY * max(matches.values(), default=0.0):
            return reader
        return max(matches, key=lambda language: round(matches[language], 6))


@dataclass(frozen=True)
class _Answers:
    """The frequencies of one unit in the documents of one language, and its rarity."""

    rarity: float
    frequencies: Vector


def score(
    units: Sequence[Unit],
    fields: Mapping[Language, Field],
    names: Mapping[Language, Names],
    reader: Language,
    size: int,
) -> Scores:
    """The scores of all `size` documents for `units`, in any of the languages of `fields`.

    The forms of a word count as one term: their frequencies add up, and so does its rarity. A unit counts in its best
    language, so a query may mix languages. Languages that know less of the query have less weight.
    """
    answers = [
        {code: _answers(unit.alternatives.get(code, {}), field) for code, field in fields.items()} for unit in units
    ]
    trust = _trust(units, answers, reader)
    total = np.zeros(size)
    direct = {language: np.zeros(size) for language in fields}
    worth: list[float] = []
    for unit, by_language in zip(units, answers, strict=True):
        best, most = np.zeros(size), 0.0
        for language, found in by_language.items():
            if found is not None:
                weight = unit.scale * found.rarity * trust[language]
                values = weight * (K1 + 1) * found.frequencies / (K1 + found.frequencies)
                np.maximum(best, values, out=best)
                direct[language] += unit.direct.get(language, 0.0) * values
                most = max(most, weight)
        worth.append(most)
        total += best
    named = np.zeros(size)
    for language in fields:
        _raise_to_likeness_of_names(named, units, worth, names[language], language)
    return Scores(total * (1 + NAME * named), direct)


def _answers(terms: Mapping[str, float], field: Field) -> _Answers | None:
    found = [(field.of(term), likeness) for term, likeness in terms.items()]
    documents, values = _joined((numbers, frequencies, likeness) for (numbers, frequencies), likeness in found)
    if not documents.size:
        return None
    frequencies = np.bincount(documents, values, field.size).astype(np.float64)
    return _Answers(rarity(float(np.minimum(frequencies, 1).sum()), field.size), frequencies)


def _joined(found: Iterable[tuple[Numbers, NDArray[np.floating], float]]) -> tuple[Numbers, Vector]:
    """Concatenate the numbers, and their values multiplied by the likeness that they come with."""
    every = [(numbers, values, likeness) for numbers, values, likeness in found if numbers.size]
    if not every:
        return np.zeros(0, np.int32), np.zeros(0)
    times = np.repeat([likeness for *_, likeness in every], [numbers.size for numbers, *_ in every])
    return np.concatenate([numbers for numbers, *_ in every]), times * np.concatenate(
        [values for _, values, _ in every]
    )


def _trust(
    units: Sequence[Unit], answers: Sequence[Mapping[Language, _Answers | None]], reader: Language
) -> dict[Language, float]:
    """The weight of a match in each language: 1 for the reader's, less for others and for those that know few words."""
    known: defaultdict[Language, float] = defaultdict(float)
    for unit, by_language in zip(units, answers, strict=True):
        for language, found in by_language.items():
            known[language] += unit.scale * max(unit.alternatives[language].values()) if found is not None else 0.0
    most = max(known.values(), default=0.0) or 1.0
    return {
        language: (1.0 if language == reader else OTHER_LANGUAGE) * math.sqrt(share / most)
        for language, share in known.items()
    }


def _raise_to_likeness_of_names(
    named: Vector, units: Sequence[Unit], worth: Sequence[float], names: Names, language: Language
) -> None:
    """Raise `named` to the likeness of each document's best name to the query: 1 for the query itself."""
    query_share = np.zeros(names.owners.size)
    terms: dict[str, float] = {}
    for unit, value in zip(units, worth, strict=True):
        alternatives = [
            (holders, likeness, term)
            for term, likeness in unit.alternatives.get(language, {}).items()
            if (holders := names.having(term)[0]).size
        ]
        best = np.zeros(names.owners.size)
        for holders, likeness, term in sorted(alternatives, key=_likeness):
            best[holders] = likeness
            terms[term] = max(likeness, terms.get(term, 0.0))
        query_share += value * best
    held, shares = _joined((*names.having(term), likeness) for term, likeness in terms.items())
    said = np.bincount(held, weights=shares, minlength=names.owners.size)
    places = np.flatnonzero(query_share)
    found = query_share[places] / (sum(worth) or 1.0) * said[places] * names.worth[places]
    np.maximum.at(named, names.owners[places], found)


def asking(length: int) -> float:
    """The degree to which a query of `length` words describes a situation rather than names something, from 0 to 1."""
    return _share(length, NAMING, ASKING)


def _share(length: int, none: int, all_: int) -> float:
    """The position of a length between the one that counts nothing and the one that counts fully, from 0 to 1."""
    return min(1.0, max(0.0, (length - none) / (all_ - none)))


def _raised(scores: Vector, part: float, worth: Vector) -> Vector:
    """The scores above 0, each plus its `worth` times a part of the best score."""
    return np.where(scores > 0, scores + part * scores.max(initial=0.0) * worth, 0.0)


def literal(scores: Vector, typed: Iterable[Mapping[str, float]], field: Field, length: int) -> Vector:
    """The scores for a query of `length` words, higher for entries with the words `typed` (`Query.terms_typed`).

    `field` is the reader's. Words without a topic tell questions apart, too: “who”, “again”, “can I”. They alone find
    no entry.
    """
    gains = np.zeros(field.size)
    for terms in typed:
        found = _answers(terms, field)
        if found is not None:
            gains += found.rarity * np.log1p(found.frequencies)
    most = gains.max(initial=0.0) or 1.0
    return _raised(scores, LITERAL * asking(length) / most, gains)


def meant(scores: Vector, likeness: Vector | None, length: int) -> Vector:
    """The scores for a query of `length` words, higher for entries with a similar meaning (`Meanings.likeness`).

    The gain is an entry's learnt probability relative to the likeliest one's; 0 without embeddings. It alone finds no
    entry.
    """
    if likeness is None:
        return scores
    chances = np.exp(MEANT_SHARPNESS * (likeness - likeness.max(initial=0.0)))
    return _raised(scores, MEANT * _share(length, MEANT_FROM, MEANT_WHOLLY), chances)


def by_chapter(scores: Vector, chapters: Numbers, length: int) -> Vector:
    """The scores for a query of `length` words, lower for entries of chapters that answer less well than the best one.

    A described situation has much in common with the rules around the one that answers. `chapters` holds the number of
    each document's chapter.
    """
    order = np.lexsort((-scores, chapters))
    sizes = np.bincount(chapters)
    ranks = np.arange(order.size) - (np.cumsum(sizes) - sizes)[chapters[order]]
    best = order[ranks < CHAPTER_TOP]
    worth = np.bincount(chapters[best], scores[best]) / np.minimum(sizes, CHAPTER_TOP)
    shares: Vector = (worth / (worth.max(initial=0.0) or 1.0)) ** (CHAPTER * asking(length))
    return scores * shares[chapters]


def prior(document: Document | SearchablePage, corpus: Corpus, reader: Language) -> float:
    """The factor of an entry for any query: rules before terms, examples and pieces.

    It grows with the number of entries that refer to it, since these refer to a base rule, not to its exceptions. Games
    with a rulebook in the reader's language come before others. Differences come last, since few look for them.
    """
    played = {game.id for game in corpus.games.values() if any(book.language == reader for book in game.books.values())}
    table = _OTHER_TABLE if played and document.game not in played else 1.0
    return table * _KIND.get(document.kind, 1.0) * (1 + _LINKS * math.log1p(len(corpus.referrers_of(document.id))))


def kind_factors(kinds: Sequence[str]) -> dict[str, Vector]:
    """The factors of documents by their kinds, for each intent of a query, by its name."""
    return {name: np.array([gains.get(kind, 1.0) for kind in kinds]) for name, gains in QUESTION_FACTORS.items()}
