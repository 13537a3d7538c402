"""What the reference knows of the languages that it is written in."""

from rulewright.language.languages import LANGUAGES, Language, preferred_language

__all__ = ["LANGUAGES", "Language", "preferred_language"]
