"""The languages that every rule is written in."""

from enum import StrEnum


class Language(StrEnum):
    """A language of the reference, by its ISO 639-1 code."""

    KO = "ko"
    CS = "cs"
    FI = "fi"
    EN = "en"

    @property
    def autonym(self) -> str:
        """The language's own name for itself, as a language switch shows it."""
        return _AUTONYMS[self]


_AUTONYMS = {Language.KO: "한국어", Language.CS: "Čeština", Language.FI: "Suomi", Language.EN: "English"}
LANGUAGES: tuple[Language, ...] = tuple(Language)
