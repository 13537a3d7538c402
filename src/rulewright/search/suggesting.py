"""“Did you mean”: the likely intended spelling, if a word occurs in no text."""

from __future__ import annotations

from rulewright.language import Language
from rulewright.search.query import Query, SearchVocabulary
from rulewright.search.words import has_hangul, is_initials, syllable_pairs, word_of


def suggestion(query: Query, vocabulary: SearchVocabulary) -> str | None:
    """The query with every unknown word replaced by the known one it resembles; `None` if nothing changes.

    If most words of the query are known, there is no suggestion: these words find the entry, and the others are seldom
    slips. A word that is known in any language, in any form, stays. So does one that differs from a known word only in
    its ending, which is another form rather than a slip.
    """
    corrected = [_corrected(word, query.reader, vocabulary) or word for word in query.typed]
    topic = sum(not query.grammar.is_function_word(word) for word in query.typed)
    slips = sum(word != other for word, other in zip(query.typed, corrected, strict=True))
    return " ".join(corrected) if slips and 2 * slips >= topic else None


def _corrected(word: str, reader: Language, vocabulary: SearchVocabulary) -> str | None:
    if (
        vocabulary.grammar.is_function_word(word)
        or word.isdecimal()
        or vocabulary.knows(word)
        or _is_made_of_known(word, vocabulary)
    ):
        return None
    for language in sorted(vocabulary.lexicons, key=lambda language: language != reader):
        for form, _ in vocabulary.lexicons[language].corrections(word)[:1]:
            return None if _is_ending(word, form) else form
    return None


def _is_made_of_known(word: str, vocabulary: SearchVocabulary) -> bool:
    """Whether the word consists of known words, or is Korean with pairs of syllables that all occur in texts."""
    if len(vocabulary.parts(word)) > 1:
        return True
    if is_initials(word):
        return True
    korean = vocabulary.hangul
    pairs = syllable_pairs(korean.without_ending(word)) if korean is not None and has_hangul(word) else []
    return korean is not None and bool(pairs) and all(map(korean.has_pair, pairs))


def _is_ending(word: str, form: str) -> bool:
    one, other = word_of(word).plain, word_of(form).plain
    return one.startswith(other) or other.startswith(one)
