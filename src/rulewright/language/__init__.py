"""What the reference knows of the languages that it is written in."""

from rulewright.language.languages import (
    KNOWN_LANGUAGES,
    LANGUAGES,
    Language,
    default_language,
    listed,
    preferred_language,
)

__all__ = ["KNOWN_LANGUAGES", "LANGUAGES", "Language", "default_language", "listed", "preferred_language"]
