"""The known words of questions in a language, and finding them in a question, inflected or mistyped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property

from rulewright.language import Language
from rulewright.language.folding import fold
from rulewright.questions.grammar import LanguageGrammar
from rulewright.questions.tokens import Token, split_words


class Role(Enum):
    """What a word says in a question."""

    NUMBER = "number"
    WEAK_NUMBER = "weak-number"
    COUNTER = "counter"
    SLOT = "slot"
    PIECE = "piece"
    MINE = "mine"
    THEIRS = "theirs"
    OPPONENT = "opponent"
    HOLDING = "holding"
    BOTH = "both"
    ATTACKED = "attacked"
    NEGATIVE = "negative"
    AGAINST_FOLLOWING = "against-following"
    AGAINST_PRECEDING = "against-preceding"
    NOT_FOLLOWING = "not-following"
    NOT_PRECEDING = "not-preceding"
    MORE = "more"
    LESS = "less"
    EQUAL = "equal"
    THAN = "than"
    THAN_MINE = "than-mine"
    THAN_THEIRS = "than-theirs"
    ORIGIN = "origin"
    GOAL = "goal"
    LOCATION = "location"
    JOINING = "joining"
    AMONG = "among"
    FILLER = "filler"
    CHANCE = "chance"
    RULE = "rule"
    STRONG = "strong"
    WEAK = "weak"


CUES = frozenset(
    (Role.STRONG, Role.WEAK, Role.CHANCE, Role.RULE, Role.GOAL, Role.ORIGIN, Role.LOCATION, Role.ATTACKED, Role.HOLDING)
)
"""Roles of words that are looked for besides those that take up their place."""


@dataclass(frozen=True)
class Meaning:
    """What a phrase means: its role, with the id of a slot, a piece or a situation, or with a number."""

    role: Role
    id: str = ""
    value: int = 0
    game: str = ""
    case: str = ""
    """The case of a name's form, if it tells a place: `at`, `to` or `from`."""


@dataclass(frozen=True)
class Found:
    """A phrase found in a question: its first and its last token but one, and its meanings."""

    first: int
    last: int
    meanings: tuple[Meaning, ...]
    exact: int = 2
    """2 as written in the lexicon, 1 with another ending, 0 with a typing mistake."""
    suffix: str = ""

    def meaning(self, *roles: Role) -> Meaning | None:
        """The first meaning with one of the roles."""
        return next((each for each in self.meanings if each.role in roles), None)

    def has(self, *roles: Role) -> bool:
        """Whether it has a meaning with one of the roles."""
        return self.meaning(*roles) is not None


@dataclass(frozen=True)
class _Pattern:
    words: tuple[str, ...]
    is_open: tuple[bool, ...]
    meaning: Meaning
    inflects: bool


@dataclass
class Lexicon:
    """The phrases of a language with their meanings."""

    language: Language
    grammar: LanguageGrammar
    _by_start: dict[str, list[_Pattern]] = field(default_factory=dict)
    _cues_by_start: dict[str, list[_Pattern]] = field(default_factory=dict)
    _long_words: dict[str, list[_Pattern]] = field(default_factory=dict)
    _seen: set[tuple[object, ...]] = field(default_factory=set)
    _phrases: set[tuple[str, ...]] = field(default_factory=set)
    known: set[str] = field(default_factory=set)
    """Words that are no typing mistakes of others."""

    def __post_init__(self) -> None:
        """Prepare the endings, and the words that are no typing mistakes of others."""
        search = self.language.record.search
        self.particles = frozenset(search.endings.split()) if self.language.is_hangul else frozenset()
        self._suffixes = frozenset((*self.grammar.suffixes, ""))
        self._common = frozenset(map(fold, search.function.split()))

    @cached_property
    def heads(self) -> frozenset[str]:
        """The single words of the lexicon that others may be written together with."""
        return frozenset(
            each.words[0]
            for table in (self._by_start, self._cues_by_start)
            for patterns in table.values()
            for each in patterns
            if len(each.words) == 1 and len(each.words[0]) > 1
        )

    def add(self, phrases: Iterable[str], meaning: Meaning, *, inflects: bool = True, is_alias: bool = False) -> None:
        """Add phrases of one meaning. A word that ends with `*` stands for all that begin so.

        A phrase that is an alias is left out if it means something else already.
        """
        for phrase in phrases:
            for variant in dict.fromkeys((phrase, phrase.replace("'s ", "s ").replace("’s ", "s "))):
                self._add(variant, meaning, inflects, is_alias)

    def _add(self, phrase: str, meaning: Meaning, inflects: bool, is_alias: bool) -> None:
        words, is_open = [], []
        for word in phrase.split():
            parts = [each.text for each in split_words(word.removesuffix("*"))]
            words += parts
            is_open += [False] * (len(parts) - 1) + [word.endswith("*")]
        key = tuple(words)
        if not words or (key, meaning) in self._seen or (is_alias and (key in self._phrases or key[0] in self._common)):
            return
        self._seen.add((key, meaning))
        self._phrases.add(key)
        pattern = _Pattern(key, tuple(is_open), meaning, inflects)
        table = self._cues_by_start if meaning.role in CUES else self._by_start
        table.setdefault(words[0][:1], []).append(pattern)
        if len(words) == 1 and len(words[0]) >= 5:
            self._long_words.setdefault(words[0][:1], []).append(pattern)

    def find(self, tokens: Sequence[Token]) -> tuple[list[Found], list[Found]]:
        """The phrases that take up their places, none of which overlap, and the cues, which may overlap them."""
        taken: list[Found] = []
        at = 0
        while at < len(tokens):
            best = self._longest(tokens, at, self._by_start)
            if best is None:
                at += 1
                continue
            taken.append(best)
            at = best.last
        cues = [each for at in range(len(tokens)) if (each := self._longest(tokens, at, self._cues_by_start))]
        certain = {at for each in cues if each.exact == 2 for at in range(each.first, each.last)}
        taken = [
            each
            for each in taken
            if each.exact == 2
            or each.last > each.first + 1
            or not (each.first in certain or tokens[each.first].text in self._common)
        ]
        covered = {at for each in (*taken, *cues) for at in range(each.first, each.last)}
        for at, token in enumerate(tokens):
            if at in covered or not token.is_word or len(token.text) < 5 or self._is_known(token.text):
                continue
            if (corrected := self._correct(token.text)) is not None:
                found = Found(at, at + 1, tuple(each.meaning for each in corrected), 0)
                (cues if corrected[0].meaning.role in CUES else taken).append(found)
        return sorted(taken, key=lambda each: each.first), sorted(cues, key=lambda each: each.first)

    def _is_known(self, text: str) -> bool:
        """Whether a word is a common one, or one of the rules."""
        return text in self._common or text in self.known

    def _longest(self, tokens: Sequence[Token], at: int, table: dict[str, list[_Pattern]]) -> Found | None:
        if tokens[at].is_number:
            return (
                Found(at, at + 1, (Meaning(Role.NUMBER, value=tokens[at].number),)) if table is self._by_start else None
            )
        best: list[tuple[_Pattern, int, str]] = []
        top = (0, 0, 0)
        for pattern in table.get(tokens[at].text[:1], ()):
            matched = self._match(pattern, tokens, at)
            if matched is None:
                continue
            exact, suffix = matched
            rank = (len(pattern.words), exact, sum(map(len, pattern.words)))
            if rank[:2] > top[:2] or (rank > top and exact < 2):
                best, top = [], rank
            if rank == top or (rank[:2] == top[:2] and exact == 2):
                best.append((pattern, exact, suffix))
        if not best:
            return None
        meanings = tuple(dict.fromkeys(each.meaning for each, _, _ in best))
        return Found(at, at + len(best[0][0].words), meanings, best[0][1], best[0][2])

    def _match(self, pattern: _Pattern, tokens: Sequence[Token], at: int) -> tuple[int, str] | None:
        """How exactly a pattern stands at a token, and its ending; `None` if it does not."""
        if at + len(pattern.words) > len(tokens):
            return None
        exact, suffix = 2, ""
        for number, (word, is_open) in enumerate(zip(pattern.words, pattern.is_open, strict=True)):
            text = tokens[at + number].text
            if text == word:
                suffix = ""
                continue
            if is_open and text.startswith(word):
                suffix = text[len(word) :]
                continue
            ending = self._ending(word, text) if pattern.inflects and not is_open else None
            if ending is None:
                return None
            exact, suffix = 1, ending
        return exact, suffix

    def _ending(self, word: str, text: str) -> str | None:
        """The ending of an inflected word; `None` if the text is no form of the word."""
        if self.particles:
            rest = text[len(word) :]
            if not text.startswith(word):
                return None
            is_ending = rest in self._suffixes if len(word) == 1 else self.are_particles(rest)
            return rest if is_ending else None
        shared = 0
        for ours, theirs in zip(word, text, strict=False):
            if ours != theirs:
                break
            shared += 1
        if shared < max(3, len(word) - min(self.grammar.trimmed, (len(word) - 2) // 2)):
            return None
        rest = text[shared:]
        if rest in self._suffixes:
            return rest
        whole = text[len(word) :]
        return whole if text.startswith(word) and whole in self._suffixes else None

    def are_particles(self, rest: str) -> bool:
        """Whether a text is made of at most three particles or endings of a Hangul language."""
        return any(
            rest[:cut] in self.particles and (cut == len(rest) or self.are_particles(rest[cut:]))
            for cut in range(len(rest), 0, -1)
        )

    def _correct(self, text: str) -> list[_Pattern] | None:
        """The patterns of the single known word that differs least from a mistyped one."""
        limit = 1 if len(text) < 9 else 2
        best: list[_Pattern] = []
        least = limit + 1
        for pattern in self._long_words.get(text[:1], ()):
            word = pattern.words[0]
            if abs(len(word) - len(text)) > limit:
                continue
            if len(text) == 5 and sorted(word) != sorted(text):
                continue
            distance = edit_distance(word, text, limit)
            if distance < least:
                best, least = [], distance
            if distance == least <= limit:
                best.append(pattern)
        words = {each.words[0] for each in best}
        if not best or (len(words) > 1 and len({each.meaning.id for each in best}) > 1):
            return None
        taken = [each for each in best if each.meaning.role not in CUES]
        return taken or best


def edit_distance(ours: str, theirs: str, limit: int) -> int:
    """The number of letters changed, left out, added or exchanged with the next; `limit` + 1 if there are more.

    >>> edit_distance("spectre", "spetcre", 2), edit_distance("ogre", "troll", 2)
    (1, 3)
    """
    before: list[int] = []
    last = list(range(len(theirs) + 1))
    for at, letter in enumerate(ours, 1):
        row = [at]
        for other, theirs_letter in enumerate(theirs, 1):
            cost = min(last[other] + 1, row[other - 1] + 1, last[other - 1] + (letter != theirs_letter))
            if at > 1 and other > 1 and letter == theirs[other - 2] and ours[at - 2] == theirs_letter:
                cost = min(cost, before[other - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
        before, last = last, row
    return min(last[-1], limit + 1)


def split_hangul(tokens: Sequence[Token], lexicon: Lexicon, names: frozenset[str]) -> list[Token]:
    """The tokens with words written together taken apart where the first of them is a known name or word."""
    found: list[Token] = []
    for token in tokens:
        found += _split_word(token, lexicon, names)
    return found


def _split_word(token: Token, lexicon: Lexicon, names: frozenset[str]) -> Iterator[Token]:
    for cut in range(len(token.text) - 1 if token.text not in names else 0, 1, -1):
        head, rest = token.text[:cut], token.text[cut:]
        if head not in names:
            continue
        if lexicon.are_particles(rest):
            break
        for end in range(min(3, len(rest) - 1), -1, -1):
            if end == 0 or rest[:end] in lexicon.particles:
                split = cut + end
                yield replace(token, text=token.text[:split], end=token.start + split)
                yield from _split_word(
                    replace(token, text=token.text[split:], start=token.start + split), lexicon, names
                )
                return
    yield token
