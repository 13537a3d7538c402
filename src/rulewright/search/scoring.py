"""How well entries answer units: BM25F over one weighted field per language, and how far a name is the query.

Scores are vectors: one number for every document of the index, 0 where it says nothing.
"""

from __future__ import annotations

import math
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
    from rulewright.search.pages import Page

K1 = 1.5
OTHER_LANGUAGE = 0.85
"""What a match in another language than the reader's is worth."""
NAME = 1.75
"""How much an entry gains whose name is the query: its score is multiplied by one more than this."""
TITLED = 1.2
"""What an entry gains whose title was typed letter by letter."""
TITLED_TERM = 1.1
"""The same for a glossary term: little enough that a rule which is known by that name, too, stays before it."""
_NAME_COVERAGE = 1.5
_NEARLY = 0.8
_LINKS = 0.03
_HOW_MANY = 1.3
_OTHER_TABLE = 0.85
"""What an entry is worth to readers in whose language another game's rulebook is printed and its own game's is not."""
DIFFERING = 12.0
"""What a difference gains where the query asks how rulebooks differ."""
TITLED_DIFFERENCE = 4.0
"""What it gains where its title was typed: as much as makes it worth a rule."""
CHANCES = 2.0
"""What a calculator gains where the query asks for chances."""
OVERVIEW = 3.0
"""What a page of the reference gains where the query asks for a table, a map or the like."""
LITERAL = 0.35
"""What an entry gains at most by saying a question in the same words, as a share of the best score."""
MEANT = 1.0
"""What the entry that is nearest to what a query means gains, as a share of the best score."""
MEANT_SHARPNESS = 9.0
"""How fast that falls with less likeness; words are learnt with a little more (`scripts/train_embeddings.py`)."""
MEANT_FROM, MEANT_WHOLLY = 2, 7
"""A query of so many words names something; one of so many says what it means."""
WHOLLY = 0.8
"""How much of a title has to be typed so that its document is named."""
COUNTED = 1.8
"""What a piece gains whose title is typed where a number is asked for: its facts have it."""
CHAPTER = 0.2
"""How much it counts how well an entry's chapter answers a question: the exponent of its share of the best one's."""
CHAPTER_TOP = 8
"""How many of a chapter's best entries say how well it answers."""
NAMING, ASKING = 2, 5
"""A query of so many words names something; one of so many asks about a situation, whose surroundings tell more."""
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
TITLED_KINDS: Mapping[str, float] = {Kind.TERM: TITLED_TERM, DIFFERENCE_KIND: TITLED_DIFFERENCE}
PIECES = (Kind.SPACE, Kind.CHARACTER, Kind.CARD)
ASKED: Mapping[str, Mapping[str, float]] = {
    "how_many": {Kind.LIMIT: _HOW_MANY, Kind.TABLE: _HOW_MANY},
    "chances": {CALCULATOR: CHANCES},
    "overviews": {PAGE: OVERVIEW},
    "differing": {DIFFERENCE_KIND: DIFFERING},
}
_likeness = itemgetter(1)


@dataclass(frozen=True)
class Scores:
    """What was found: the score of each document, and the score that each language contributes to it by itself.

    A document is `named` where the query has all of its title.
    """

    total: Vector
    direct: Mapping[Language, Vector]
    named: NDArray[np.bool_]

    def matched_language(self, document: int, reader: Language) -> Language:
        """The language whose text matches best; the reader's where it matches nearly as well."""
        matches = {language: float(scores[document]) for language, scores in self.direct.items()}
        if matches.get(reader, 0.0) >= _NEARLY * max(matches.values(), default=0.0):
            return reader
        return max(matches, key=lambda language: round(matches[language], 6))


@dataclass(frozen=True)
class _Answers:
    """What the documents of one language say to one unit, and how rare that is."""

    rarity: float
    frequencies: Vector


def score(
    units: Sequence[Unit],
    fields: Mapping[Language, Field],
    names: Mapping[Language, Names],
    reader: Language,
    size: int,
) -> Scores:
    """The scores of all `size` documents, by how they answer `units` in one of the languages of `fields`.

    The forms of a word count as one term: their frequencies add up, and it is as rare as all of them together. A unit
    counts in the language in which it says most, so a query may mix languages. Languages that understand less of the
    query count less.
    """
    answers = [
        {
            language: found
            for language, field in fields.items()
            if (found := _answers(unit.alternatives.get(language, {}), field)) is not None
        }
        for unit in units
    ]
    trust = _trust(units, answers, fields, reader)
    total = np.zeros(size)
    direct = {language: np.zeros(size) for language in fields}
    worth: list[float] = []
    for unit, by_language in zip(units, answers, strict=True):
        best = np.zeros(size)
        worth.append(max((unit.scale * found.rarity * trust[code] for code, found in by_language.items()), default=0.0))
        for language, found in by_language.items():
            factor = unit.scale * found.rarity * trust[language] * (K1 + 1)
            values = factor * found.frequencies / (K1 + found.frequencies)
            np.maximum(best, values, out=best)
            direct[language] += unit.direct.get(language, 0.0) * values
        total += best
    alike, named = np.zeros(size), np.zeros(size, bool)
    for language in fields:
        _raise_to_likeness_of_names(alike, named, units, worth, names[language], language)
    return Scores(total * (1 + NAME * alike), direct, named)


def _answers(terms: Mapping[str, float], field: Field) -> _Answers | None:
    found = [(field.of(term), likeness) for term, likeness in terms.items()]
    documents, values = _joined((numbers, frequencies, likeness) for (numbers, frequencies), likeness in found)
    if not documents.size:
        return None
    frequencies = np.bincount(documents, values, field.size).astype(np.float64)
    return _Answers(rarity(float(np.minimum(frequencies, 1).sum()), field.size), frequencies)


def _joined(found: Iterable[tuple[Numbers, NDArray[np.floating], float]]) -> tuple[Numbers, Vector]:
    """All the numbers one after another, with their values, each times the likeness that it came with."""
    every = [(numbers, values, likeness) for numbers, values, likeness in found if numbers.size]
    if not every:
        return np.zeros(0, np.int32), np.zeros(0)
    times = np.repeat([likeness for *_, likeness in every], [numbers.size for numbers, *_ in every])
    return np.concatenate([numbers for numbers, *_ in every]), times * np.concatenate(
        [values for _, values, _ in every]
    )


def _trust(
    units: Sequence[Unit],
    answers: Sequence[Mapping[Language, _Answers]],
    fields: Mapping[Language, Field],
    reader: Language,
) -> dict[Language, float]:
    """What a match in each language counts: the reader's fully, others less, less again where they know few words."""
    known = {
        language: sum(
            unit.scale * max(unit.alternatives[language].values())
            for unit, found in zip(units, answers, strict=True)
            if language in found
        )
        for language in fields
    }
    most = max(known.values(), default=0.0) or 1.0
    return {
        language: (1.0 if language == reader else OTHER_LANGUAGE) * math.sqrt(share / most)
        for language, share in known.items()
    }


def _raise_to_likeness_of_names(
    alike: Vector,
    named: NDArray[np.bool_],
    units: Sequence[Unit],
    worth: Sequence[float],
    names: Names,
    language: Language,
) -> None:
    """Raises `alike` to how far the best name of each document says what is asked and nothing else: 1 for the same.

    `named` becomes true of those of whose title all is asked.
    """
    asked = np.zeros(names.owners.size)
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
        asked += value * best
    held, shares = _joined((*names.having(term), likeness) for term, likeness in terms.items())
    said = np.bincount(held, weights=shares, minlength=names.owners.size)
    places = np.flatnonzero(asked)
    found = (asked[places] / (sum(worth) or 1.0)) ** _NAME_COVERAGE * said[places] * names.worth[places]
    np.maximum.at(alike, names.owners[places], found)
    named[names.owners[(said >= WHOLLY) & (names.worth == 1)]] = True


def asking(length: int) -> float:
    """How far a query of `length` words asks about a situation rather than names something, from 0 to 1."""
    return _share(length, NAMING, ASKING)


def _share(length: int, none: int, all_: int) -> float:
    """How far a length is from where it counts nothing to where it counts wholly, from 0 to 1."""
    return min(1.0, max(0.0, (length - none) / (all_ - none)))


def _raised(scores: Vector, part: float, worth: Vector) -> Vector:
    """The scores of what was found, each with what it gains: of a part of the best score as much as `worth` says."""
    return np.where(scores > 0, scores + part * scores.max(initial=0.0) * worth, 0.0)


def literal(scores: Vector, typed: Iterable[Mapping[str, float]], field: Field, length: int) -> Vector:
    """The scores for a query of `length` words, higher where an entry says literally what was `typed` (`typed_terms`).

    `field` is the reader's. Words without a topic tell questions apart, too: “who”, “again”, “can I”. No entry is found
    by these alone.
    """
    said = np.zeros(field.size)
    for terms in typed:
        found = _answers(terms, field)
        if found is not None:
            said += found.rarity * np.log1p(found.frequencies)
    most = said.max(initial=0.0) or 1.0
    return _raised(scores, LITERAL * asking(length) / most, said)


def meant(scores: Vector, likeness: Vector | None, length: int) -> Vector:
    """The scores for a query of `length` words, higher where an entry means what it means (`Meanings.likeness`).

    What is gained is how likely an entry is meant beside the likeliest one, as learnt; nothing where no likeness is
    known. No entry is found by that alone.
    """
    if likeness is None:
        return scores
    chances = np.exp(MEANT_SHARPNESS * (likeness - likeness.max(initial=0.0)))
    return _raised(scores, MEANT * _share(length, MEANT_FROM, MEANT_WHOLLY), chances)


def by_chapter(scores: Vector, chapters: Numbers, length: int) -> Vector:
    """The scores for a query of `length` words, lower where an entry's chapter answers less well than the best one.

    Who describes a situation says much that stands in the rules around the one that answers. `chapters` is the number
    of each document's chapter.
    """
    order = np.lexsort((-scores, chapters))
    sizes = np.bincount(chapters)
    ranks = np.arange(order.size) - (np.cumsum(sizes) - sizes)[chapters[order]]
    best = order[ranks < CHAPTER_TOP]
    worth = np.bincount(chapters[best], scores[best]) / np.minimum(sizes, CHAPTER_TOP)
    shares: Vector = (worth / (worth.max(initial=0.0) or 1.0)) ** (CHAPTER * asking(length))
    return scores * shares[chapters]


def prior(document: Document | Page, corpus: Corpus, reader: Language) -> float:
    """What an entry is worth before anything is asked: rules before terms, examples and pieces; the more so, the more
    entries refer to it, as they do to a base rule rather than to its exceptions; games that a reader of `reader` plays
    from a rulebook before others. Differences come after all, since few ask for them.
    """
    played = {game.id for game in corpus.games.values() if any(book.language == reader for book in game.books.values())}
    table = _OTHER_TABLE if played and document.game not in played else 1.0
    return table * _KIND.get(document.kind, 1.0) * (1 + _LINKS * math.log1p(len(corpus.referrers_of(document.id))))


def kind_factors(kinds: Sequence[str]) -> dict[str, Vector]:
    """What a document of each kind gains from a query that asks for something, by the name of what it asks for."""
    return {name: np.array([gains.get(kind, 1.0) for kind in kinds]) for name, gains in ASKED.items()}


def titled_factor(kind: str) -> float:
    """What a document of a kind gains where the query is its title."""
    return TITLED_KINDS.get(kind, TITLED)
