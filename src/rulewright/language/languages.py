"""The languages that there is a record of."""

from __future__ import annotations

import contextlib
import pkgutil
from collections.abc import Callable, Collection, Iterable
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from rulewright.language import records
from rulewright.language.record import LanguageRecord, Script

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema

_MODULES = (import_module(f"{records.__name__}.{found.name}") for found in pkgutil.iter_modules(records.__path__))
_RECORDS: MappingProxyType[str, LanguageRecord] = MappingProxyType(
    {record.code: record for record in sorted((each.RECORD for each in _MODULES), key=lambda each: each.order)}
)


class Language(str):
    """A language by its ISO 639-1 code. Raises `ValueError` for one that there is no record of."""

    __slots__ = ()

    KO: ClassVar[Language]
    CS: ClassVar[Language]
    FI: ClassVar[Language]
    EN: ClassVar[Language]
    """What the sentences of the code and the ids of entries are written in."""

    def __new__(cls, code: str) -> Language:
        """The one value for a code."""
        known = _LANGUAGE_BY_CODE.get(code)
        if known is not None:
            return known
        if code not in _RECORDS:
            raise ValueError(f"there is no record of a language “{code:.20}”; there are {', '.join(_RECORDS)}")
        return _LANGUAGE_BY_CODE.setdefault(str(code), super().__new__(cls, code))

    def __getnewargs__(self) -> tuple[str]:
        """What a process gives to another for it."""
        return (str(self),)

    @property
    def record(self) -> LanguageRecord:
        """All that is known of the language."""
        return _RECORDS[self]

    @property
    def autonym(self) -> str:
        """The language's own name for itself, as a language switch shows it."""
        return self.record.autonym

    @property
    def is_hangul(self) -> bool:
        """Whether the language is written in Hangul, whose spaces search does not trust."""
        return self.record.script is Script.HANGUL

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:  # noqa: ANN401
        """A string, for what is read and written."""
        from pydantic_core import core_schema

        make: Callable[[str], Language] = cls
        return core_schema.no_info_after_validator_function(make, handler(str))


_LANGUAGE_BY_CODE: dict[str, Language] = {}
KNOWN_LANGUAGES = tuple(map(Language, _RECORDS))
"""Every language that there is a record of, in the order in which they are listed."""
LANGUAGES = tuple(language for language in KNOWN_LANGUAGES if language.record.has_all_sentences)
"""Those in which the program says everything."""
Language.KO, Language.CS, Language.FI, Language.EN = map(Language, ("ko", "cs", "fi", "en"))


def sort_languages(languages: Iterable[Language]) -> tuple[Language, ...]:
    """The languages, each once, in the order in which they are listed."""
    return tuple(sorted(set(languages), key=KNOWN_LANGUAGES.index))


def default_language(languages: Collection[Language]) -> Language:
    """The language for a reader who speaks none of `languages`: English, or the first where it is not among them."""
    return Language.EN if Language.EN in languages else next(iter(languages))


def preferred_language(accepted: str, languages: Collection[Language] = LANGUAGES) -> Language:
    """The first of `languages` in an Accept-Language header, by its weights; the default where it names none."""
    weighted = []
    for position, part in enumerate(accepted[:500].split(",")):
        code, _, weight = part.strip().partition(";q=")
        with contextlib.suppress(ValueError):
            weighted.append((-float(weight or 1), position, code[:2].lower()))
    return next((Language(code) for _, _, code in sorted(weighted) if code in languages), default_language(languages))
