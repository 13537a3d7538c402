"""The words of one language's texts, and the search for those that a typed word may stand for."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from rulewright.language import Language
from rulewright.language.folding import fold
from rulewright.search.analysis import stem_keys
from rulewright.search.grams import code_of, codes_of
from rulewright.search.names import Numbers
from rulewright.search.words import grams, initials, is_korean, letters, syllable_pairs, word_of

FOLDED = 0.95
"""Likeness of a word that differs in diacritics only."""
SAME_STEM = 0.85
"""Likeness of another form of the word; forms with less likeness are other words."""
CORRECTED = 0.7
"""Likeness of a word at an edit distance of one."""
KIN = 0.5
"""Likeness of a word that shares all 4-grams; less for fewer, 0 for a share below `_KIN_FROM`."""
SAME_BEGINNING = 0.45
"""Likeness of a word that differs only after a long common beginning and is mostly another form."""
BEGUN = 0.35
"""Likeness of a longer word that begins with a whole word, while it is being typed."""
PART = 0.3
"""Likeness of a compound that contains the word, and of a word that the compound contains."""
RAREST = 0.9
"""Likeness of the rarest completion of an unfinished word; that of the most common one is 1."""
_KIN_FROM = 0.36
_LONG = 7
KNOWN_SHARE = 0.6
STEM_SHARE = 0.5
_MOST_KIN = 80
_MOST_BEGUN = 20
_SHORTEST_TYPO = 4
_TWO_SLIPS_FROM = 8
_REMEMBERED_WORDS = 1_000
"""Number of words whose corrections are cached, since one search reads each four times."""
_BREAK = re.compile("\n")
_Words = tuple[Sequence[str], Sequence[str], NDArray[np.uint64]]
"""Words, their comparable spellings, and the letters of each as bits."""


def _letters_of(word: str) -> np.uint64:
    """The letters of a word as a set of bits; some letters share one."""
    held = 0
    for letter in word:
        held |= 1 << ord(letter) % 64
    return np.uint64(held)


class Lexicon:
    """The word forms of a language, lower case with diacritics.

    `forms` maps each form to the number of entries with it, `pairs` each pair of Korean syllables likewise. `by_stem`
    maps each stem key to the places of its forms, separated by spaces. `names` are Korean titles and aliases without
    spaces.
    """

    def __init__(
        self,
        language: Language,
        forms: Mapping[str, int],
        by_stem: Mapping[str, str],
        pairs: Mapping[str, int],
        names: Iterable[str],
    ) -> None:
        self.language = language
        self.forms = forms
        self.by_stem = by_stem
        self.pairs = pairs
        self.names = tuple(names)
        self._by_length: dict[tuple[int, int], _Words] = {}
        self.corrections = lru_cache(_REMEMBERED_WORDS)(self._corrections)
        self.having_stems_of = lru_cache(_REMEMBERED_WORDS)(self._having_stems_of)

    def _having_stems_of(self, word: str) -> Sequence[str]:
        """The forms that share a stem key with a word."""
        keys = stem_keys(word, self.language)
        return [self._written[int(place)] for key in keys for place in self.by_stem.get(key, "").split()]

    @cached_property
    def _written(self) -> Sequence[str]:
        return [*self.forms]

    def forms_of(self, word: str) -> dict[str, float]:
        """The forms of a word in lower case that occur in the texts, each with its likeness to the word."""
        plain = word_of(word).plain
        alike = (form for form in self.having_stems_of(word) if _begin_alike(plain, self._folded[form], STEM_SHARE))
        found = dict.fromkeys(alike, SAME_STEM)
        for form in self._unfolded(plain):
            found[form] = 1.0 if word in (form, plain) else FOLDED
        return found

    def has_form(self, word: str) -> bool:
        """Whether the word occurs as typed, diacritics aside."""
        return word_of(word).plain in self._by_fold[0]

    def knows_well(self, word: str) -> bool:
        """Whether the word occurs as typed, or in a form that begins like it, since stems of foreign words coincide."""
        plain = word_of(word).plain
        return plain in self._by_fold[0] or any(
            _begin_alike(plain, self._folded[form], KNOWN_SHARE) for form in self.having_stems_of(word)
        )

    def kin(self, word: str) -> dict[str, float]:
        """The forms that share most of their 4-grams with a word, compounds that contain it, and their parts."""
        plain = word_of(word).plain
        own = grams(plain)
        forms, codes, holders = self._grams
        shared: Counter[int] = Counter()
        for gram in own:
            shared.update(holders[codes == code_of(gram)].tolist())
        found = {}
        for place, count in shared.most_common(_MOST_KIN):
            form = forms[place]
            other = self._folded[form]
            likeness = 2 * count / (len(own) + max(1, len(other) - 2))
            if likeness > _KIN_FROM:
                found[form] = KIN * (likeness - _KIN_FROM) / (1 - _KIN_FROM) + 0.05
            if min(len(plain), len(other)) > _LONG and _begin_alike(plain, other, 0.7):
                found[form] = max(SAME_BEGINNING, found.get(form, 0.0))
            elif (len(plain) > 3 and plain in other) or (len(other) > 4 and other in plain):
                found[form] = max(PART, found.get(form, 0.0))
        return found

    def beginning_with(self, word: str) -> list[str]:
        """The forms that begin with the letters of `word`, the most frequent first."""
        plain = word_of(word).plain
        return sorted(self._headed(plain), key=lambda form: (-self.forms[form], form))[:_MOST_BEGUN]

    def has_pair(self, pair: str) -> bool:
        """Whether two Korean syllables stand side by side in a text, spaces aside."""
        return pair in self.pairs

    def holds(self, part: str) -> bool:
        """Whether a word begins with these Korean syllables or, if there are more than two, contains them anywhere."""
        if not all(map(self.has_pair, syllable_pairs(part))):
            return False
        return any(part in form if len(part) > 2 else form.startswith(part) for form in self.forms)

    def without_ending(self, word: str) -> str:
        """A Korean word without its particle or ending if the rest is a known word; other words unchanged."""
        keys = stem_keys(word, self.language)
        for size in range(len(word) - 1, 0, -1):
            if word[:size] in self.forms and letters(word[:size]) in keys:
                return word[:size]
        if word not in self.forms:
            for key in keys:
                if key in self.by_stem:
                    sizes = range(1, len(word) + 1)
                    return next(word[:size] for size in sizes if len(letters(word[:size])) >= len(key))
        return word

    def _corrections(self, word: str) -> Sequence[tuple[str, float]]:
        """The known words nearest to a mistyped one, likeliest first, at most four, each with its likeness.

        Among equally near words, those with the same letters come first, then the more frequent ones. The edit distance
        is at most 1 for words of four to seven letters and 2 for longer ones. It is optimal string alignment: a letter
        wrong, missing, doubled or swapped. Korean is compared letter by letter, not by syllable.
        """
        if word_of(word).is_korean != self.language.is_hangul:
            return ()
        typed = letters(word) if self.language.is_hangul else word_of(word).plain
        if len(typed) < _SHORTEST_TYPO:
            return ()
        allowed = 1 if len(typed) < _TWO_SLIPS_FROM else 2
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        words, written, held = self._as_long_as(len(typed), allowed)
        # An edit removes one letter and adds another at most, which excludes nearly all words.
        places = np.flatnonzero(np.bitwise_count(held ^ _letters_of(typed)) <= 2 * allowed).tolist()
        alike = {words[place]: written[place] for place in places}
        near = process.extract(typed, alike, scorer=OSA.distance, score_cutoff=allowed, limit=8)
        if not near:
            return ()
        least = min(distance for _, distance, _ in near)
        nearest = [form for _, distance, form in near if distance == least]
        frequency = {form: self.forms.get(form, 0) for form in nearest}
        swapped = {form: sorted(self._comparable[form]) == sorted(typed) for form in nearest}
        nearest.sort(key=lambda form: (not swapped[form], -frequency[form], form))
        return tuple((form, CORRECTED / max(1, least)) for form in nearest[:4])

    def _as_long_as(self, length: int, slips: int) -> _Words:
        """The words whose length differs by at most `slips`; no others are within that edit distance."""
        if (length, slips) not in self._by_length:
            words = self._comparable.items()
            near = {form: plain for form, plain in words if abs(len(plain) - length) <= slips}
            held = np.fromiter(map(_letters_of, near.values()), np.uint64, len(near))
            self._by_length[length, slips] = tuple(near), tuple(near.values()), held
        return self._by_length[length, slips]

    def completions(self, typed: str, most: int = 12) -> list[tuple[str, float]]:
        """The Korean completions of unfinished typing, names first: ㅌㄹㅅㅁ and 탈릿 give 탈리스만.

        Each comes with its likeness, which is a little higher for those in more entries.
        """
        bare = initials(typed) == typed
        length = len(typed) if bare else len(typed) + 2
        wanted, texts = (typed, self._initials) if bare else (letters(typed), self._comparable)
        found: Counter[str] = Counter()
        for text, written in texts.items():
            if written.startswith(wanted):
                found[text[:length]] += self.forms.get(text, 0)
        named = {name[:length] for name in self.names}
        commonest = max(found.values(), default=0) or 1
        heads = sorted(found, key=lambda head: (head not in named, -found[head], head))[:most]
        return [(head, RAREST + (1 - RAREST) * found[head] / commonest) for head in heads]

    def _headed(self, plain: str) -> Iterator[str]:
        """The forms that begin with the folded letters `plain`."""
        forms, starts = self._starts
        place = self._text.find(f"\n{plain}")
        while place >= 0:
            yield forms[bisect_left(starts, place)]
            place = self._text.find(f"\n{plain}", place + 1)

    @cached_property
    def _text(self) -> str:
        """The folded forms in one string, each after a line break, for a fast search."""
        return fold("\n" + "\n".join(self.forms)) if self.forms else ""

    @cached_property
    def _starts(self) -> tuple[Sequence[str], Sequence[int]]:
        """The forms, and the position of the line break before each in the text."""
        return self._written, [found.start() for found in _BREAK.finditer(self._text)]

    @cached_property
    def _folded(self) -> Mapping[str, str]:
        return dict(zip(self.forms, self._text[1:].split("\n"), strict=True)) if self.forms else {}

    @cached_property
    def _by_fold(self) -> tuple[Mapping[str, str], Mapping[str, Sequence[str]]]:
        """The last form of each folded form, and all forms of those that have several."""
        last = dict(zip(self._folded.values(), self._folded, strict=True))
        several: defaultdict[str, list[str]] = defaultdict(list)
        if len(last) < len(self._folded):
            for form, plain in self._folded.items():
                if last[plain] != form:
                    several[plain].append(form)
        return last, {plain: (*forms, last[plain]) for plain, forms in several.items()}

    def _unfolded(self, plain: str) -> Sequence[str]:
        """The forms that differ from a folded word in diacritics only."""
        last, several = self._by_fold
        return several.get(plain) or ((last[plain],) if plain in last else ())

    @cached_property
    def _grams(self) -> tuple[Sequence[str], NDArray[np.uint64], Numbers]:
        """The forms that are not Korean, the codes of all their 4-grams, and the place of each code's form."""
        forms = [form for form in self._folded if not is_korean(form)]
        return (forms, *codes_of(map(self._folded.__getitem__, forms)))

    @cached_property
    def _initials(self) -> Mapping[str, str]:
        return {text: initials(text) for text in (*self.names, *self.forms) if is_korean(text)}

    @cached_property
    def _comparable(self) -> Mapping[str, str]:
        """The spelling of every word that is compared with a mistyped one."""
        if self.language.is_hangul:
            return {form: letters(form) for form in (*self.forms, *self.names) if is_korean(form)}
        return {form: plain for form, plain in self._folded.items() if len(plain) > 2}


def _begin_alike(one: str, other: str, share: float) -> bool:
    """Whether two words share most of the shorter one at their beginning."""
    shorter = min(len(one), len(other))
    common = next((at for at in range(shorter) if one[at] != other[at]), shorter)
    return common >= share * shorter
