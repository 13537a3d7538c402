"""“Did you mean”: the spelling that was probably meant, where a word stands in no text."""

from __future__ import annotations

from rulewright.language import Language
from rulewright.search.query import Query, Vocabulary
from rulewright.search.words import has_hangul, is_initials, syllable_pairs, word_of


def suggestion(query: Query, vocabulary: Vocabulary) -> str | None:
    """A query with every unknown word replaced by the known one it resembles; `None` where nothing changes.

    Where most words of the query are known, they find what is looked for, and the others are more often words that no
    text has than slips. A word that is known in any language, in any form, keeps its spelling; so does one that only
    ends otherwise than a known word, which is another form of it rather than a slip.
    """
    corrected = [_corrected(word, query.reader, vocabulary) or word for word in query.typed]
    topic = sum(not query.grammar.is_function_word(word) for word in query.typed)
    slips = sum(word != other for word, other in zip(query.typed, corrected, strict=True))
    return " ".join(corrected) if slips and 2 * slips >= topic else None


def _corrected(word: str, reader: Language, vocabulary: Vocabulary) -> str | None:
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


def _is_made_of_known(word: str, vocabulary: Vocabulary) -> bool:
    """Whether the word is made of known words, or Korean whose syllables stand beside each other in texts."""
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
