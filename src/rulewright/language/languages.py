"""The languages that every rule is written in."""

import contextlib
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


def preferred_language(accepted: str) -> Language:
    """The first of our languages in an Accept-Language header, by its weights; English where there is none."""
    weighted = []
    for position, part in enumerate(accepted[:500].split(",")):
        code, _, weight = part.strip().partition(";q=")
        with contextlib.suppress(ValueError):
            weighted.append((-float(weight or 1), position, code[:2].lower()))
    return next((Language(code) for _, _, code in sorted(weighted) if code in set(LANGUAGES)), Language.EN)
