"""What a query asks for: units, each with the index terms that answer it in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, repeat
from operator import itemgetter

from rulewright.language import Language
from rulewright.search.analysis import PAIR, WORD, index_terms
from rulewright.search.ideas import Ideas, Meaning
from rulewright.search.lexicon import BEGUN, CORRECTED, SAME_STEM, Lexicon
from rulewright.search.words import Grammar, grammar_of, has_hangul, is_initials, is_korean, syllable_pairs, words

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
_ENDING_SHARE = 0.4
_BRIDGE_SCALE = 0.1
_STRANGE_SHARE = 0.3
_IDEA_IN_PAIRS = 0.6
_IN_DOUBT = 0.3
"""What a Korean word still counts that is more likely mistyped or unfinished."""

_NOTHING = Meaning({})

Alternatives = Mapping[Language, Mapping[str, float]]


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
        self.knows = lru_cache(_REMEMBERED_WORDS)(self._knows)
        self.homes = lru_cache(_REMEMBERED_WORDS)(self._homes)

    def _knows(self, word: str) -> bool:
        """Whether a word in lower case stands in the texts of any language, in any form, or names an idea."""
        return self.stands(word) or bool(self.meant_by([word]))

    def _homes(self, word: str) -> tuple[Language, ...]:
        """The languages whose texts have a word as it is; all where none has, for then it may be a form in any."""
        written = (language for language, lexicon in self.lexicons.items() if lexicon.has_form(word))
        return tuple(written) or tuple(self.lexicons)

    def meant_by(self, typed: Sequence[str]) -> dict[int, Meaning]:
        """What typed words mean as names of ideas, by the place of each, read in the languages they are at home in."""
        return self.ideas.meant_by(typed, self.homes, self.grammar)

    def stands(self, word: str) -> bool:
        """Whether a word in lower case stands in the texts of any language, in any form."""
        return any(map(Lexicon.knows_well, self.lexicons.values(), repeat(word)))

    def split(self, typed: Iterable[str]) -> list[str]:
        """Typed words as the texts have them: compounds in parts, Korean with its spaces where they belong."""
        found: list[str] = []
        for word in self._joined(typed):
            before = found[-1] if found else ""
            torn = min(len(before), len(word)) == 1 or not self.knows(word)
            if (
                torn
                and is_korean(word)
                and is_korean(before)
                and not any(map(self.grammar.is_function_word, (before, word)))
            ):
                parts = self.parts(before + word)
                if len(parts) > 1 or self.knows(before + word):
                    found[-1:] = parts
                    continue
            found += self.parts(word)
        return found

    def _joined(self, typed: Iterable[str]) -> Iterator[str]:
        """Typed words, with Korean joined again that was typed with a space after every syllable."""
        for single, group in groupby(typed, lambda word: len(word) == 1 and has_hangul(word)):
            run = list(group)
            joined = "".join(run)
            if single and (len(run) > 2 or self._is_form(joined)):
                yield joined
            else:
                yield from run

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


def units(query: str, reader: Language, vocabulary: Vocabulary) -> list[Unit]:
    """The units of a cleaned query typed by a reader of `reader`, in its order; the last word may be unfinished."""
    every = vocabulary.split(words(query)[:MAXIMUM_WORDS])
    meant = vocabulary.meant_by(every)
    said = [
        place for place, word in enumerate(every) if place in meant or not vocabulary.grammar.is_function_word(word)
    ]
    places = said or list(range(len(every)))
    found: list[Unit] = []
    previous = ""
    for place in places:
        word, meaning, unfinished = every[place], meant.get(place, _NOTHING), place == len(every) - 1
        if is_korean(word):
            if vocabulary.hangul is not None:
                found += _korean_units(word, previous, meaning.terms, vocabulary.hangul, unfinished=unfinished)
            elif meaning.terms:
                found.append(Unit(word, 1.0, meaning.terms, {}))
            previous = word
        else:
            found.append(_word_unit(word, meaning, reader, vocabulary, unfinished=unfinished))
            previous = ""
    return found


def plain_words(query: str, vocabulary: Vocabulary) -> list[str]:
    """The words of a cleaned query that mean themselves: none that is part of an idiom."""
    typed = words(query)[:MAXIMUM_WORDS]
    meant = vocabulary.meant_by(typed)
    return [word for place, word in enumerate(typed) if not meant.get(place, _NOTHING).is_idiom]


def types_a_number(query: str) -> bool:
    """Whether a number is typed: facts answer, whose words count little."""
    return any(character.isdecimal() for character in query)


def typed_terms(query: str, lexicon: Lexicon, grammar: Grammar) -> list[Mapping[str, float]]:
    """The index terms of all that was typed, in the language of `lexicon`: the forms of each word, those that carry no
    topic included, and each pair of Korean syllables. None where a number was typed or is asked for: facts have those.
    """
    language = lexicon.language
    if grammar.asks_how_many(query) or types_a_number(query):
        return []
    found: list[Mapping[str, float]] = []
    for term in dict.fromkeys(index_terms(query, language)):
        if term[0] == PAIR:
            found.append({term: 1.0})
        elif not (language.is_hangul and is_korean(term[1:])):
            found.append({WORD + form: likeness for form, likeness in lexicon.forms_of(term[1:]).items()})
    return found


def _word_unit(word: str, meaning: Meaning, reader: Language, vocabulary: Vocabulary, *, unfinished: bool) -> Unit:
    """A word in Latin letters: its forms and kin; its likely corrections where no language knows it."""
    idea = meaning.terms
    if meaning.is_idiom or (vocabulary.grammar.is_function_word(word) and idea):
        return Unit(word, 1.0, idea, {})
    strange = not idea and not vocabulary.stands(word)
    alternatives: dict[Language, Mapping[str, float]] = {}
    direct: dict[Language, float] = {}
    homes = vocabulary.homes(word)
    for language, lexicon in vocabulary.lexicons.items():
        forms = lexicon.forms_of(word) if language in homes else {}
        certain = bool(forms)
        if strange:
            _raise(forms, dict(lexicon.corrections(word)))
        if strange or certain or language == reader:
            _raise(forms, lexicon.kin(word))
        if unfinished and len(word) > 1:
            _raise(forms, {form: BEGUN if certain else _begun(word, form) for form in lexicon.beginning_with(word)})
        direct[language] = max(forms.values(), default=0.0)
        terms = {WORD + form: likeness for form, likeness in forms.items()}
        _raise(terms, idea.get(language, {}))
        if terms:
            alternatives[language] = terms
    return Unit(word, 1.0, alternatives, direct)


def _korean_units(word: str, previous: str, idea: Alternatives, lexicon: Lexicon, *, unfinished: bool) -> list[Unit]:
    """A Korean word: one unit for the whole word, one for each pair of its syllables, one across the space before."""
    korean = lexicon.language
    if not has_hangul(word):
        return _aligned(word, lexicon.completions(word), korean) if is_initials(word) else []
    forms = lexicon.forms_of(word)
    known = lexicon.knows_well(word)
    if unfinished and len(word) == 1:
        _raise(forms, dict.fromkeys(lexicon.beginning_with(word), 0.25))
    repaired: list[Unit] = []
    if not known and not idea and not lexicon.holds(word):
        repaired = _repaired(word, lexicon, unfinished=unfinished)
    doubt = _IN_DOUBT if repaired else 1.0
    terms = {WORD + form: likeness for form, likeness in forms.items()}
    _raise(terms, idea.get(korean, {}))
    pairs = syllable_pairs(word)
    direct = {korean: max(forms.values(), default=0.0)}
    found = [Unit(word, doubt * (WHOLE_SCALE if pairs else 1.0), {**idea, korean: terms}, direct), *repaired]
    share = PAIRS_SCALE / max(1, len(pairs)) * (_STRANGE_SHARE if idea and not known else 1.0)
    kept = len(lexicon.without_ending(word))
    also = {term: _IDEA_IN_PAIRS * likeness for term, likeness in idea.get(korean, {}).items()}
    for number, pair in enumerate(pairs):
        if lexicon.has_pair(pair):
            is_ending = number + 2 > kept
            scale = share * _ENDING_SHARE if is_ending else share
            found.append(_pair_unit(word, scale, {**also, PAIR + pair: 1.0}, korean, marked=not is_ending))
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


def _raise(likenesses: dict[str, float], others: Mapping[str, float]) -> None:
    """Adds likenesses, keeping the higher one of each."""
    for term, likeness in others.items():
        if likeness > likenesses.get(term, 0.0):
            likenesses[term] = likeness
