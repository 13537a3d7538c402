"""The languages of the reference: their records, messages, numbers, order of words and similar words."""

from rulewright.language.languages import (
    KNOWN_LANGUAGES,
    LANGUAGES,
    Language,
    default_language,
    preferred_language,
    sort_languages,
)

__all__ = ["KNOWN_LANGUAGES", "LANGUAGES", "Language", "default_language", "preferred_language", "sort_languages"]
