"""The words of one language's texts, and which of them a typed word may stand for."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from rulewright.language import Language
from rulewright.search.analysis import stem_keys
from rulewright.search.words import fold, grams, initials, is_korean, letters, syllable_pairs

FOLDED = 0.95
"""Likeness of a word that differs in diacritics only."""
SAME_STEM = 0.85
"""Likeness of another form of the word; what is less like it is another word."""
CORRECTED = 0.7
"""Likeness of a word one slip of the finger away."""
KIN = 0.5
"""Likeness of a word that shares all 4-grams, less for fewer, nothing for those that share less than `_KIN_FROM`."""
SAME_BEGINNING = 0.45
"""Likeness of a word that differs only after a long common beginning: mostly another form."""
BEGUN = 0.35
"""Likeness of a longer word that a whole word is the beginning of, while it is being typed."""
PART = 0.3
"""Likeness of a compound that holds the word, and of a word that the compound holds."""
RAREST = 0.9
"""Likeness of the rarest word that unfinished typing may become; that of the most common one is 1."""
_KIN_FROM = 0.36
_LONG = 7
KNOWN_SHARE = 0.6
STEM_SHARE = 0.5
_MOST_KIN = 80
_MOST_BEGUN = 20
_SHORTEST_TYPO = 4
_TWO_SLIPS_FROM = 8
_BREAK = re.compile("\n")


class Lexicon:
    """The word forms of a language, lower case with diacritics.

    `forms` gives for each how many entries have it, `by_stem` for each stem key the forms that have it, `pairs` for
    each pair of Korean syllables how many entries have it; `names` are Korean titles and aliases without spaces.
    """

    def __init__(
        self,
        language: Language,
        forms: Mapping[str, int],
        by_stem: Mapping[str, Sequence[str]],
        pairs: Mapping[str, int],
        names: Iterable[str],
    ) -> None:
        self.language = language
        self.forms = forms
        self.by_stem = by_stem
        self.pairs = pairs
        self.names = tuple(names)

    def forms_of(self, word: str) -> dict[str, float]:
        """The forms of a word in lower case that stand in the texts, each with its likeness to the word."""
        plain = fold(word)
        found = {}
        for key in stem_keys(word, self.language):
            for form in self.by_stem.get(key, ()):
                if _begin_alike(plain, self._folded[form], STEM_SHARE):
                    found[form] = SAME_STEM
        for form in self._by_fold.get(plain, ()):
            found[form] = 1.0 if word in (form, plain) else FOLDED
        return found

    def has_form(self, word: str) -> bool:
        """Whether the word occurs as it is, diacritics aside."""
        return fold(word) in self._by_fold

    def knows(self, word: str) -> bool:
        """Whether the word occurs in any form."""
        return fold(word) in self._by_fold or any(key in self.by_stem for key in stem_keys(word, self.language))

    def knows_well(self, word: str) -> bool:
        """Whether the word occurs as it is, or in a form that begins like it: stems of foreign words coincide."""
        plain = fold(word)
        return plain in self._by_fold or any(
            _begin_alike(plain, self._folded[form], KNOWN_SHARE)
            for key in stem_keys(word, self.language)
            for form in self.by_stem.get(key, ())
        )

    def kin(self, word: str) -> dict[str, float]:
        """The forms that share most of their 4-grams with a word, compounds that hold it, and their parts."""
        plain = fold(word)
        own = grams(plain)
        shared: Counter[str] = Counter()
        for gram in own:
            shared.update(self._by_gram.get(gram, ()))
        found = {}
        for form, count in shared.most_common(_MOST_KIN):
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
        plain = fold(word)
        return sorted(self._headed(plain), key=lambda form: (-self.forms[form], form))[:_MOST_BEGUN]

    def has_pair(self, pair: str) -> bool:
        """Whether two Korean syllables stand side by side in a text, spaces or not."""
        return pair in self.pairs

    def holds(self, part: str) -> bool:
        """Whether a word begins with these Korean syllables or, if they are more than two, holds them anywhere."""
        if not all(map(self.has_pair, syllable_pairs(part))):
            return False
        return any(part in form if len(part) > 2 else form.startswith(part) for form in self.forms)

    def without_ending(self, word: str) -> str:
        """A Korean word without the particle or ending after which a known word is left; other words as they are."""
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

    def corrections(self, word: str) -> list[tuple[str, float]]:
        """The known words nearest to a mistyped one, likeliest first, at most four; none where nothing is near.

        Of those equally near, words with the same letters come first, then the more frequent ones.

        One letter may be off in words of four to seven letters, two in longer ones (optimal string alignment: a letter
        wrong, missing, doubled or swapped). Korean is compared letter by letter, not by syllable.
        """
        if is_korean(word) != self.language.is_hangul:
            return []
        typed = letters(word) if self.language.is_hangul else fold(word)
        if len(typed) < _SHORTEST_TYPO:
            return []
        allowed = 1 if len(typed) < _TWO_SLIPS_FROM else 2
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        near = process.extract(typed, self._comparable, scorer=OSA.distance, score_cutoff=allowed, limit=8)
        if not near:
            return []
        least = min(distance for _, distance, _ in near)
        nearest = [form for _, distance, form in near if distance == least]
        frequency = {form: self.forms.get(form, 0) for form in nearest}
        swapped = {form: sorted(self._comparable[form]) == sorted(typed) for form in nearest}
        nearest.sort(key=lambda form: (not swapped[form], -frequency[form], form))
        return [(form, CORRECTED / max(1, least)) for form in nearest[:4]]

    def completions(self, typed: str, most: int = 12) -> list[tuple[str, float]]:
        """The Korean beginnings that unfinished typing may become, names first: ㅌㄹㅅㅁ and 탈릿 give 탈리스만.

        Each comes with its likeness, which is a little higher where more entries have it.
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
        """The forms that begin with folded letters."""
        text, starts, forms = self._lines
        place = text.find(f"\n{plain}")
        while place >= 0:
            yield forms[bisect_left(starts, place)]
            place = text.find(f"\n{plain}", place + 1)

    @cached_property
    def _lines(self) -> tuple[str, Sequence[int], Sequence[str]]:
        """The folded forms, each after a line break, where these breaks are, and the forms: quick to look through."""
        forms = list(self.forms)
        text = fold("".join(f"\n{form}" for form in forms))
        return text, [found.start() for found in _BREAK.finditer(text)], forms

    @cached_property
    def _folded(self) -> Mapping[str, str]:
        text, _, forms = self._lines
        return dict(zip(forms, text[1:].split("\n"), strict=True)) if forms else {}

    @cached_property
    def _by_fold(self) -> Mapping[str, list[str]]:
        found = defaultdict(list)
        for form, plain in self._folded.items():
            found[plain].append(form)
        return dict(found)

    @cached_property
    def _by_gram(self) -> Mapping[str, list[str]]:
        found = defaultdict(list)
        for form, plain in self._folded.items():
            if not is_korean(form):
                for gram in grams(plain):
                    found[gram].append(form)
        return dict(found)

    @cached_property
    def _initials(self) -> Mapping[str, str]:
        return {text: initials(text) for text in (*self.names, *self.forms) if is_korean(text)}

    @cached_property
    def _comparable(self) -> Mapping[str, str]:
        """Every word as it is compared with a mistyped one."""
        if self.language.is_hangul:
            return {form: letters(form) for form in (*self.forms, *self.names) if is_korean(form)}
        return {form: plain for form, plain in self._folded.items() if len(plain) > 2}


def _begin_alike(one: str, other: str, share: float) -> bool:
    """Whether two words have most of the shorter one in common at their beginning."""
    shorter = min(len(one), len(other))
    common = next((at for at in range(shorter) if one[at] != other[at]), shorter)
    return common >= share * shorter
