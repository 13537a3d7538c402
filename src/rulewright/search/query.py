"""A query: what was typed, worked out once, and what it asks for as units with the index terms that answer each."""

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
"""How much a Korean word counts as a whole; what its pairs of syllables count together is `PAIRS_SCALE`."""
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
    """What a reader of `reader` has typed, cleaned and taken apart.

    `typed` are its words in lower case. `topic` are those of a query for differences between rulebooks that say what it
    is about, `None` for any other query.
    """

    text: str
    reader: Language
    grammar: Grammar
    typed: Sequence[str]
    topic: Sequence[str] | None

    @classmethod
    def parse(cls, query: str, reader: Language, grammar: Grammar) -> Query:
        """A query of at most 200 characters and 24 words; what is typed beyond is left out."""
        text = clean(query)
        typed = words(text)[:MAXIMUM_WORDS]
        return cls(text, reader, grammar, typed, grammar.differing_about(typed))

    @cached_property
    def plain(self) -> Sequence[str]:
        """The folded words."""
        return [word_of(word).plain for word in self.typed]

    @cached_property
    def subject(self) -> Sequence[str]:
        """The words that are looked for."""
        return self.topic or self.typed

    @cached_property
    def has_number(self) -> bool:
        """Whether a number is typed: facts answer, whose words count little."""
        return any(character.isdecimal() for character in self.text)

    def asks(self, name: str) -> bool:
        """Whether it asks for something that the languages' tables have a name for, such as `chances`."""
        return self.topic is not None if name == "differing" else self.grammar.asks(name, self.plain)

    def terms_typed(self, lexicon: Lexicon) -> Iterator[Mapping[str, float]]:
        """The index terms of all that is looked for, in the language of `lexicon`.

        The forms of each word, those without a topic included, and each pair of Korean syllables. None where a number
        was typed or is asked for: facts have those.
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
    """One thing asked for: a word, or a pair of Korean syllables.

    `alternatives` are the index terms that answer it, by language, each with a likeness up to 1; `direct` is the best
    likeness in each language of a term that is the word itself rather than another name of what it means. `scale` is
    how much the unit counts beside others that are as rare. What is only an ending is not `marked` where it matches.
    """

    word: str
    scale: float
    alternatives: Alternatives
    direct: Mapping[Language, float]
    marked: bool = True


class Vocabulary:
    """The words of all languages, and the ideas behind them; `hangul` are those of the language in Hangul, if any."""

    def __init__(self, lexicons: Mapping[Language, Lexicon], ideas: Ideas) -> None:
        self.lexicons = lexicons
        self.ideas = ideas
        self.grammar = grammar_of(tuple(lexicons))
        self.hangul = next((lexicon for language, lexicon in lexicons.items() if language.is_hangul), None)
        self._is_grammar = self.grammar.is_function_word
        self.knows = lru_cache(_REMEMBERED_WORDS)(self._knows)
        self.homes = lru_cache(_REMEMBERED_WORDS)(self._homes)

    def _knows(self, word: str) -> bool:
        """Whether a word in lower case stands in the texts of any language, in any form, or names an idea."""
        return self.stands(word) or bool(self.meant_by([word])[0])

    def _homes(self, word: str) -> tuple[Language, ...]:
        """The languages whose texts have a word as it is; all where none has, for then it may be a form in any."""
        written = (language for language, lexicon in self.lexicons.items() if lexicon.has_form(word))
        return tuple(written) or tuple(self.lexicons)

    def meant_by(self, typed: Sequence[str]) -> tuple[Mapping[int, Alternatives], set[int]]:
        """What typed words mean as names of ideas, by the place of each, read in the languages they are at home in, and
        the places of idioms.
        """
        return self.ideas.meant_by(typed, self.homes, self.grammar)

    def stands(self, word: str) -> bool:
        """Whether a word in lower case stands in the texts of any language, in any form."""
        return any(map(Lexicon.knows_well, self.lexicons.values(), repeat(word)))

    def split(self, typed: Sequence[str]) -> list[str]:
        """Typed words as the texts have them: compounds in parts, Korean with its spaces where they belong."""
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
        """The known words that an unknown compound, or Korean without spaces, consists of; `[word]` for other words."""
        if len(word) > _LONGEST_COMPOUND or self.knows(word):
            return [word]
        if not is_korean(word):
            near = (likeness for lexicon in self.lexicons.values() for _, likeness in lexicon.corrections(word))
            return [word] if max(near, default=0.0) >= CORRECTED else self._halves(word) or [word]
        return (len(word) >= _SHORTEST_RUN and self._run(word, _MOST_PARTS)) or [word]

    def _halves(self, word: str) -> list[str] | None:
        """The two known words that make up a compound; those that stand in a text as they are rather than others."""
        cuts = range(_SHORTEST_HALF, len(word) - _SHORTEST_HALF + 1)
        halves = ([word[:cut], word[cut:]] for cut in cuts)
        found = [parts for parts in halves if all(self._is_half(part) for part in parts)]
        return max(found, key=lambda parts: (sum(map(self._is_form, parts)), len(parts[0])), default=None)

    def _is_half(self, word: str) -> bool:
        return self._is_form(word) or (len(word) >= _SAFE_HALF and self.knows(word))

    def _run(self, run: str, most: int) -> list[str] | None:
        """The fewest known Korean words, at most `most`, that make up a run of syllables; the first ones are long."""
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
        """Whether Korean syllables are a word; a single one has to stand in a text as it is."""
        return self.grammar.is_function_word(word) or (self._is_form(word) if len(word) == 1 else self.knows(word))

    def _is_form(self, word: str) -> bool:
        return any(word in lexicon.forms for lexicon in self.lexicons.values())


def units(query: Query, vocabulary: Vocabulary) -> list[Unit]:
    """The units of a query, in its order; the last word may be unfinished.

    Compounds are taken in parts, and so is Korean without spaces.
    """
    every = vocabulary.split(query.subject)
    meant, idiomatic = vocabulary.meant_by(every)
    said = [place for place, word in enumerate(every) if place in meant or not query.grammar.is_function_word(word)]
    found: list[Unit] = []
    previous = ""
    for place in said or range(len(every)):
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


def _word_unit(word: str, idea: Alternatives, reader: Language, vocabulary: Vocabulary, *, unfinished: bool) -> Unit:
    """A word in Latin letters: its forms and kin; its likely corrections where no language knows it."""
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
    kept = len(lexicon.without_ending(word))
    also = {term: _IDEA_IN_PAIRS * likeness for term, likeness in idea.get(korean, {}).items()}
    for number, pair in enumerate(pairs):
        if lexicon.has_pair(pair):
            terms = {**also, PAIR + pair: 1.0}
            found.append(_pair_unit(word, PAIRS_SCALE / len(pairs), terms, korean, marked=number + 2 <= kept))
    bridge = previous[-1:] + word[0]
    if len(bridge) == 2 and lexicon.has_pair(bridge):
        found.append(_pair_unit(bridge, _BRIDGE_SCALE, {PAIR + bridge: 1.0}, korean))
    return found


def _repaired(word: str, lexicon: Lexicon, *, unfinished: bool) -> list[Unit]:
    """The pairs of what a mistyped or unfinished Korean word may become."""
    likely = lexicon.corrections(word)
    if likely or not unfinished:
        alike = [(form, 1.0) for form, _ in likely]
        return _aligned(word, alike, lexicon.language, max((likeness for _, likeness in likely), default=0.0))
    return _aligned(word, lexicon.completions(word)[:4], lexicon.language)


def _aligned(typed: str, heads: Sequence[tuple[str, float]], korean: Language, likeness: float = 1.0) -> list[Unit]:
    """Units for unfinished Korean: at each place, whichever pair of syllables one of the `heads` has there.

    Each head comes with its own likeness; where several have the same pair, the highest counts.
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
    """The likeness of a form of which an unknown word is the beginning: more, the less is missing."""
    return SAME_STEM * (len(word) + 2) / (len(form) + 2)
