"""What the reference knows of the languages that it is written in."""

from rulewright.language.languages import (
    KNOWN_LANGUAGES,
    LANGUAGES,
    Language,
    default_language,
    preferred_language,
    sort_languages,
)

__all__ = ["KNOWN_LANGUAGES", "LANGUAGES", "Language", "default_language", "preferred_language", "sort_languages"]
