"""Parsing of a query, and its units with the index terms that match each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import repeat
from operator import itemgetter

from rulewright.language import Language
from rulewright.search.analysis import PAIR, WORD, line_terms
from rulewright.search.ideas import Ideas, raise_to
from rulewright.search.lexicon import BEGUN, CORRECTED, SAME_STEM, Lexicon
from rulewright.search.words import (
    Grammar,
    clean,
    grammar_of,
    has_hangul,
    is_initials,
    is_korean,
    syllable_pairs,
    word_of,
    words,
)

MAXIMUM_WORDS = 24
WHOLE_SCALE = 0.7
"""Weight of a whole Korean word; that of its pairs of syllables together is `PAIRS_SCALE`."""
PAIRS_SCALE = 0.8
_SHORTEST_HALF = 3
_SAFE_HALF = 5
_SHORTEST_RUN = 4
_LONGEST_COMPOUND = 24
_REMEMBERED_WORDS = 10_000
_MOST_PARTS = 4
_BRIDGE_SCALE = 0.1
_IDEA_IN_PAIRS = 0.6

Alternatives = Mapping[Language, Mapping[str, float]]


@dataclass(frozen=True)
class Query:
    """A parsed query of a reader of `reader`.

    `typed` are its words in lower case. `topic` is for queries for differences between rulebooks: the words that they
    are about, `None` for any other query.
    """

    text: str
    reader: Language
    grammar: Grammar
    typed: Sequence[str]
    topic: Sequence[str] | None

    @classmethod
    def parse(cls, query: str, reader: Language, grammar: Grammar) -> Query:
        """Parse a query; anything beyond 200 characters and 24 words is left out."""
        text = clean(query)
        typed = words(text)[:MAXIMUM_WORDS]
        return cls(text, reader, grammar, typed, grammar.differing_about(typed))

    @cached_property
    def plain(self) -> Sequence[str]:
        """The folded words."""
        return [word_of(word).plain for word in self.typed]

    @cached_property
    def subject(self) -> Sequence[str]:
        """The words to search for."""
        return self.topic or self.typed

    @cached_property
    def has_number(self) -> bool:
        """Whether a number is typed. Facts answer such queries, and their words have little weight."""
        return any(character.isdecimal() for character in self.text)

    def asks(self, name: str) -> bool:
        """Whether the query has the intent `name` of the languages' tables, such as `chances`."""
        return self.topic is not None if name == "differing" else self.grammar.asks(name, self.plain)

    def terms_typed(self, lexicon: Lexicon) -> Iterator[Mapping[str, float]]:
        """The index terms of the words as typed, in the language of `lexicon`.

        They are the forms of each word, words without a topic included, and each pair of Korean syllables. Queries with
        a number or for one have none, since facts answer them.
        """
        is_hangul = lexicon.language.is_hangul
        terms = () if self.has_number or self.asks("how_many") else line_terms(self.subject, lexicon.language)
        for term in dict.fromkeys(terms):
            if term[0] == PAIR:
                yield {term: 1.0}
            elif not (is_hangul and is_korean(term)):
                yield {WORD + form: likeness for form, likeness in lexicon.forms_of(term[1:]).items()}


@dataclass(frozen=True)
class Unit:
    """One unit of a query: a word, or a pair of Korean syllables.

    `alternatives` are the matching index terms by language, each with a likeness up to 1. `direct` is the best likeness
    in each language of a term that is the word itself, not another name of its meaning. `scale` is the unit's weight
    beside others of the same rarity. A mere ending is not `marked` in snippets.
    """

    word: str
    scale: float
    alternatives: Alternatives
    direct: Mapping[Language, float]
    marked: bool = True


class SearchVocabulary:
    """The words of all languages, and the ideas behind them; `hangul` is the lexicon of a language in Hangul."""

    def __init__(self, lexicons: Mapping[Language, Lexicon], ideas: Ideas) -> None:
        self.lexicons = lexicons
        self.ideas = ideas
        self.grammar = grammar_of(tuple(lexicons))
        self.hangul = next((lexicon for language, lexicon in lexicons.items() if language.is_hangul), None)
        self._is_grammar = self.grammar.is_function_word
        self.knows = lru_cache(_REMEMBERED_WORDS)(self._knows)
        self.homes = lru_cache(_REMEMBERED_WORDS)(self._homes)

    def _knows(self, word: str) -> bool:
        """Whether a word in lower case occurs in the texts of any language, in any form, or names an idea."""
        return self.stands(word) or bool(self.meant_by([word])[0])

    def _homes(self, word: str) -> tuple[Language, ...]:
        """The languages whose texts have a word as typed; all languages if none has, for it may be a form in any."""
        written = (language for language, lexicon in self.lexicons.items() if lexicon.has_form(word))
        return tuple(written) or tuple(self.lexicons)

    def meant_by(self, typed: Sequence[str]) -> tuple[Mapping[int, Alternatives], set[int]]:
        """The terms of the ideas that typed words name, by place, and the places of idioms: see `Ideas.meant_by`."""
        return self.ideas.meant_by(typed, self.homes, self.grammar)

    def stands(self, word: str) -> bool:
        """Whether a word in lower case occurs in the texts of any language, in any form."""
        return any(map(Lexicon.knows_well, self.lexicons.values(), repeat(word)))

    def split(self, typed: Sequence[str]) -> list[str]:
        """Split or join typed words as the texts have them: compounds in parts, Korean with its proper spaces."""
        found: list[str] = []
        for word in typed:
            before = found[-1] if found else ""
            torn = min(len(before), len(word)) == 1 or not self.knows(word)
            if torn and is_korean(before) and is_korean(word) and not any(map(self._is_grammar, (before, word))):
                parts = self.parts(before + word)
                if len(parts) > 1 or self.knows(before + word):
                    found[-1:] = parts
                    continue
            found += self.parts(word)
        return found

    def parts(self, word: str) -> list[str]:
        """The known words in an unknown compound or in Korean without spaces; `[word]` for other words."""
        if len(word) > _LONGEST_COMPOUND or self.knows(word):
            return [word]
        if not is_korean(word):
            near = (likeness for lexicon in self.lexicons.values() for _, likeness in lexicon.corrections(word))
            return [word] if max(near, default=0.0) >= CORRECTED else self._halves(word) or [word]
        return (len(word) >= _SHORTEST_RUN and self._run(word, _MOST_PARTS)) or [word]

    def _halves(self, word: str) -> list[str] | None:
        """The two known words of a compound; words that occur as typed are preferred."""
        cuts = range(_SHORTEST_HALF, len(word) - _SHORTEST_HALF + 1)
        halves = ([word[:cut], word[cut:]] for cut in cuts)
        found = [parts for parts in halves if all(self._is_half(part) for part in parts)]
        return max(found, key=lambda parts: (sum(map(self._is_form, parts)), len(parts[0])), default=None)

    def _is_half(self, word: str) -> bool:
        return self._is_form(word) or (len(word) >= _SAFE_HALF and self.knows(word))

    def _run(self, run: str, most: int) -> list[str] | None:
        """The fewest known Korean words, at most `most`, that make up a run of syllables, with the first ones long."""
        if self._stands_alone(run):
            return [run]
        best: list[str] | None = None
        for cut in range(len(run) - 1, 0, -1) if most > 1 else ():
            if self._stands_alone(run[:cut]):
                rest = self._run(run[cut:], (len(best) if best else most + 1) - 2)
                if rest is not None:
                    best = [run[:cut], *rest]
        return best

    def _stands_alone(self, word: str) -> bool:
        """Whether Korean syllables are a word; a single one has to occur in a text as typed."""
        return self.grammar.is_function_word(word) or (self._is_form(word) if len(word) == 1 else self.knows(word))

    def _is_form(self, word: str) -> bool:
        return any(word in lexicon.forms for lexicon in self.lexicons.values())


def units(query: Query, vocabulary: SearchVocabulary) -> list[Unit]:
    """The units of a query, in its order; the last word may be unfinished.

    Compounds and Korean without spaces are split.
    """
    every = vocabulary.split(query.subject)
    meant, idiomatic = vocabulary.meant_by(every)
    places = [place for place, word in enumerate(every) if place in meant or not query.grammar.is_function_word(word)]
    found: list[Unit] = []
    previous = ""
    for place in places or range(len(every)):
        word, idea, unfinished = every[place], meant.get(place, {}), place == len(every) - 1
        if place in idiomatic and not is_korean(word):
            found.append(Unit(word, 1.0, idea, {}))
        elif not is_korean(word):
            found.append(_word_unit(word, idea, query.reader, vocabulary, unfinished=unfinished))
        elif vocabulary.hangul is not None:
            found += _korean_units(word, previous, idea, vocabulary.hangul, unfinished=unfinished)
        elif idea:
            found.append(Unit(word, 1.0, idea, {}))
        previous = word if is_korean(word) else ""
    return found


def _word_unit(
    word: str, idea: Alternatives, reader: Language, vocabulary: SearchVocabulary, *, unfinished: bool
) -> Unit:
    """A word in Latin letters: its forms and kin, or its likely corrections if no language knows it."""
    if idea and vocabulary.grammar.is_function_word(word):
        return Unit(word, 1.0, idea, {})
    strange = not idea and not vocabulary.stands(word)
    alternatives: dict[Language, Mapping[str, float]] = {}
    direct: dict[Language, float] = {}
    homes = vocabulary.homes(word)
    for language, lexicon in vocabulary.lexicons.items():
        forms = lexicon.forms_of(word) if language in homes else {}
        certain = bool(forms)
        if strange:
            raise_to(forms, dict(lexicon.corrections(word)))
        if strange or certain or language == reader:
            raise_to(forms, lexicon.kin(word))
        if unfinished and len(word) > 1:
            raise_to(forms, {form: BEGUN if certain else _begun(word, form) for form in lexicon.beginning_with(word)})
        direct[language] = max(forms.values(), default=0.0)
        terms = {WORD + form: likeness for form, likeness in forms.items()}
        raise_to(terms, idea.get(language, {}))
        if terms:
            alternatives[language] = terms
    return Unit(word, 1.0, alternatives, direct)


def _korean_units(word: str, previous: str, idea: Alternatives, lexicon: Lexicon, *, unfinished: bool) -> list[Unit]:
    """A Korean word: one unit for the whole word, one for each pair of its syllables, one across the space before."""
    korean = lexicon.language
    if not has_hangul(word):
        return _aligned(word, lexicon.completions(word), korean) if is_initials(word) else []
    forms = lexicon.forms_of(word)
    if unfinished and len(word) == 1:
        raise_to(forms, dict.fromkeys(lexicon.beginning_with(word), 0.25))
    repaired: list[Unit] = []
    if not idea and not lexicon.knows_well(word) and not lexicon.holds(word):
        repaired = _repaired(word, lexicon, unfinished=unfinished)
    terms = {WORD + form: likeness for form, likeness in forms.items()}
    raise_to(terms, idea.get(korean, {}))
    pairs = syllable_pairs(word)
    direct = {korean: max(forms.values(), default=0.0)}
    found = [Unit(word, WHOLE_SCALE if pairs else 1.0, {**idea, korean: terms}, direct), *repaired]
    stem_length = len(lexicon.without_ending(word))
    also = {term: _IDEA_IN_PAIRS * likeness for term, likeness in idea.get(korean, {}).items()}
    for number, pair in enumerate(pairs):
        if lexicon.has_pair(pair):
            terms = {**also, PAIR + pair: 1.0}
            found.append(_pair_unit(word, PAIRS_SCALE / len(pairs), terms, korean, marked=number + 2 <= stem_length))
    bridge = previous[-1:] + word[0]
    if len(bridge) == 2 and lexicon.has_pair(bridge):
        found.append(_pair_unit(bridge, _BRIDGE_SCALE, {PAIR + bridge: 1.0}, korean))
    return found


def _repaired(word: str, lexicon: Lexicon, *, unfinished: bool) -> list[Unit]:
    """The pairs of syllables in the corrections or completions of a Korean word."""
    likely = lexicon.corrections(word)
    if likely or not unfinished:
        alike = [(form, 1.0) for form, _ in likely]
        return _aligned(word, alike, lexicon.language, max((likeness for _, likeness in likely), default=0.0))
    return _aligned(word, lexicon.completions(word)[:4], lexicon.language)


def _aligned(typed: str, heads: Sequence[tuple[str, float]], korean: Language, likeness: float = 1.0) -> list[Unit]:
    """Units for unfinished Korean: at each place, the pairs of syllables that the `heads` have there.

    Each head comes with its own likeness; a pair in several heads has the highest.
    """
    longest = max((len(head) for head, _ in heads), default=0)
    rising = sorted(heads, key=itemgetter(1))
    if longest == 1:
        return [_pair_unit(typed, likeness, {WORD + head: value for head, value in rising}, korean)]
    starts = range(longest - 1)
    pairs = (
        {PAIR + head[start : start + 2]: value for head, value in rising if len(head) > start + 1} for start in starts
    )
    scale = likeness * (WHOLE_SCALE + PAIRS_SCALE) / max(1, longest - 1)
    return [_pair_unit(typed, scale, terms, korean) for terms in pairs]


def _pair_unit(word: str, scale: float, terms: Mapping[str, float], korean: Language, *, marked: bool = True) -> Unit:
    return Unit(word, scale, {korean: terms}, {korean: 1.0}, marked)


def _begun(word: str, form: str) -> float:
    """The likeness of a form that begins with an unknown word: higher, the fewer letters are missing."""
    return SAME_STEM * (len(word) + 2) / (len(form) + 2)
