"""How well entries answer units: BM25F over one weighted field per language, and how far a name is the query."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

from rulewright.corpus.model import Corpus, Entry, Kind
from rulewright.language import LANGUAGES, Language
from rulewright.search.answering import Field
from rulewright.search.query import Unit

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
_ALIAS = 0.75
_GRAMMAR_IN_NAME = 0.2
_NEARLY = 0.8
_LINKS = 0.03
_HOW_MANY = 1.3
_OTHER_TABLE = 0.85
"""What an entry is worth to readers in whose language another game's rulebook is printed and its own game's is not."""
_KIND = {
    Kind.TERM: 0.87,
    Kind.QUESTION: 0.9,
    Kind.EXAMPLE: 0.85,
    Kind.OPTIONAL: 0.9,
    Kind.SPACE: 0.95,
    Kind.CHARACTER: 0.95,
    Kind.CARD: 0.95,
}
_NUMBERS = (Kind.LIMIT, Kind.TABLE)
_likeness = itemgetter(1)


@dataclass(frozen=True)
class Names:
    """The titles, the aliases and what players ask instead, in one language.

    `owners` gives for each name its document and what it is worth (1 for a title), `by_term` for each index term the
    names that hold it with the term's share of the name.
    """

    owners: Sequence[tuple[int, float]]
    by_term: Mapping[str, Mapping[int, float]]


@dataclass(frozen=True)
class Scores:
    """What was found: the score of each document, and the score that each language contributes to it by itself."""

    total: Mapping[int, float]
    direct: Mapping[Language, Mapping[int, float]]

    def matched_language(self, document: int, reader: Language) -> Language:
        """The language whose text matches best; the reader's where it matches nearly as well."""
        matches = {language: scores.get(document, 0.0) for language, scores in self.direct.items()}
        if matches.get(reader, 0.0) >= _NEARLY * max(matches.values(), default=0.0):
            return reader
        return max(LANGUAGES, key=lambda language: round(matches.get(language, 0.0), 6))


@dataclass
class _Answers:
    """What the documents of one language say to one unit."""

    rarity: float
    frequencies: dict[int, float] = field(default_factory=dict)


def score(
    units: Sequence[Unit], fields: Mapping[Language, Field], names: Mapping[Language, Names], reader: Language
) -> Scores:
    """The scores of all documents that answer any of `units` in one of the languages of `fields`.

    The forms of a word count as one term: their frequencies add up, and it is as rare as all of them together. A unit
    counts in the language in which it says most, so a query may mix languages. Languages that understand less of the
    query count less.
    """
    answers = [
        {
            language: found
            for language, field_ in fields.items()
            if (found := _answers(unit.alternatives.get(language, {}), field_)) is not None
        }
        for unit in units
    ]
    trust = _trust(units, answers, fields, reader)
    total: dict[int, float] = {}
    direct: dict[Language, dict[int, float]] = {language: {} for language in fields}
    worth: list[float] = []
    for unit, by_language in zip(units, answers, strict=True):
        best: dict[int, float] = {}
        worth.append(max((unit.scale * found.rarity * trust[code] for code, found in by_language.items()), default=0.0))
        for language, found in by_language.items():
            factor = unit.scale * found.rarity * trust[language] * (K1 + 1)
            values = {
                document: factor * frequency / (K1 + frequency) for document, frequency in found.frequencies.items()
            }
            if best:
                for document, value in values.items():
                    if document not in best or value > best[document]:
                        best[document] = value
            else:
                best = values.copy()
            likeness = unit.direct.get(language, 0.0)
            if likeness:
                own = direct[language]
                for document, value in values.items():
                    own[document] = own.get(document, 0.0) + likeness * value
        for document, value in best.items():
            total[document] = total.get(document, 0.0) + value
    named: dict[int, float] = {}
    for language in fields:
        for document, likeness in _likeness_of_names(units, worth, names[language], language).items():
            if likeness > named.get(document, 0.0):
                named[document] = likeness
    for document, likeness in named.items():
        if document in total:
            total[document] *= 1 + NAME * likeness
    return Scores(total, direct)


def _answers(terms: Mapping[str, float], postings: Field) -> _Answers | None:
    frequencies: dict[int, float] = {}
    for term, likeness in terms.items():
        found = postings.of(term)
        if frequencies:
            for document, frequency in found:
                frequencies[document] = frequencies.get(document, 0.0) + likeness * frequency
        else:
            frequencies = {document: likeness * frequency for document, frequency in found}
    if not frequencies:
        return None
    spread = sum([frequency if frequency < 1 else 1.0 for frequency in frequencies.values()])
    return _Answers(rarity(spread, postings.size), frequencies)


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
        language: (1.0 if language is reader else OTHER_LANGUAGE) * math.sqrt(share / most)
        for language, share in known.items()
    }


def _likeness_of_names(
    units: Sequence[Unit], worth: Sequence[float], names: Names, language: Language
) -> dict[int, float]:
    """How far the best name of each document says what is asked and nothing else, up to 1 for the same."""
    asked: dict[int, float] = {}
    terms: dict[str, float] = {}
    for unit, value in zip(units, worth, strict=True):
        best: dict[int, float] = {}
        for term, likeness in sorted(unit.alternatives.get(language, {}).items(), key=_likeness):
            best.update(dict.fromkeys(names.by_term.get(term, ()), likeness))
            terms[term] = max(likeness, terms.get(term, 0.0))
        for name, likeness in best.items():
            asked[name] = asked.get(name, 0.0) + value * likeness
    said: dict[int, float] = {}
    for term, likeness in terms.items():
        for name, share in names.by_term.get(term, {}).items():
            said[name] = said.get(name, 0.0) + likeness * share
    whole = sum(worth) or 1.0
    found: dict[int, float] = {}
    for name, value in asked.items():
        document, weight = names.owners[name]
        likeness = (value / whole) ** _NAME_COVERAGE * said[name] * weight
        if likeness > found.get(document, 0.0):
            found[document] = likeness
    return found


def rarity(spread: float, size: int) -> float:
    """The weight of what stands in `spread` of `size` documents (BM25's inverse document frequency)."""
    return math.log(1 + (size - spread + 0.5) / (spread + 0.5))


def names_of(named: Iterable[tuple[int, bool, Sequence[str], int]], frequencies: Mapping[str, int], size: int) -> Names:
    """The names of one language, from (document, whether it is the title, index terms, words of grammar) of each.

    A term's share of a name is as large as it is rare; `frequencies` says how many documents hold each term.
    """
    owners: list[tuple[int, float]] = []
    by_term: dict[str, dict[int, float]] = {}
    for number, (document, is_title, terms, grammar) in enumerate(named):
        owners.append((document, 1.0 if is_title else _ALIAS))
        weights = [rarity(frequencies.get(term, 0), size) for term in terms]
        whole = sum(weights) + _GRAMMAR_IN_NAME * grammar
        for term, weight in zip(terms, weights, strict=True):
            by_term.setdefault(term, {})[number] = weight / whole
    return Names(owners, by_term)


def prior(entry: Entry, corpus: Corpus, reader: Language) -> float:
    """What an entry is worth before anything is asked: rules before terms, examples and pieces; the more so, the more
    entries refer to it, as they do to a base rule rather than to its exceptions; games that a reader of `reader` plays
    from a rulebook before others.
    """
    played = {game.id for game in corpus.games.values() if any(book.language is reader for book in game.books.values())}
    table = _OTHER_TABLE if played and entry.game not in played else 1.0
    return table * _KIND.get(entry.kind, 1.0) * (1 + _LINKS * math.log1p(len(corpus.referrers_of(entry.id))))


def how_many_factor(entry: Entry) -> float:
    """What an entry gains from a question for a number."""
    return _HOW_MANY if entry.kind in _NUMBERS else 1.0
