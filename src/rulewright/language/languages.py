"""The languages with a record."""

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
    """A language by its ISO 639-1 code, a string. Raises `ValueError` for a code without a record.

    >>> Language("fi").autonym
    'Suomi'
    >>> Language("fi") == "fi"
    True
    """

    __slots__ = ()

    KO: ClassVar[Language]
    CS: ClassVar[Language]
    FI: ClassVar[Language]
    EN: ClassVar[Language]
    """The language of the sentences in the code and of the ids of entries."""

    def __new__(cls, code: str) -> Language:
        """The single instance of a code."""
        known = _LANGUAGE_BY_CODE.get(code)
        if known is not None:
            return known
        if code not in _RECORDS:
            raise ValueError(f"there is no record of a language “{code:.20}”; there are {', '.join(_RECORDS)}")
        return _LANGUAGE_BY_CODE.setdefault(str(code), super().__new__(cls, code))

    def __getnewargs__(self) -> tuple[str]:
        """The arguments by which pickling recreates the instance."""
        return (str(self),)

    @property
    def record(self) -> LanguageRecord:
        """The record of the language."""
        return _RECORDS[self]

    @property
    def autonym(self) -> str:
        """The language's own name for itself, such as for a language switch."""
        return self.record.autonym

    @property
    def is_hangul(self) -> bool:
        """Whether the language is written in Hangul, in which search ignores spaces."""
        return self.record.script is Script.HANGUL

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:  # noqa: ANN401
        """The schema of a string, for reading and writing."""
        from pydantic_core import core_schema

        make: Callable[[str], Language] = cls
        return core_schema.no_info_after_validator_function(make, handler(str))


_LANGUAGE_BY_CODE: dict[str, Language] = {}
KNOWN_LANGUAGES = tuple(map(Language, _RECORDS))
"""All languages with a record, in the order of their records."""
LANGUAGES = tuple(language for language in KNOWN_LANGUAGES if language.record.has_all_sentences)
"""The languages whose catalogs are complete."""
Language.KO, Language.CS, Language.FI, Language.EN = map(Language, ("ko", "cs", "fi", "en"))


def sort_languages(languages: Iterable[Language]) -> tuple[Language, ...]:
    """The languages, each once, in the order of their records."""
    return tuple(sorted(set(languages), key=KNOWN_LANGUAGES.index))


def default_language(languages: Collection[Language]) -> Language:
    """The language for a reader of none of `languages`: English, or the first if English is not among them."""
    return Language.EN if Language.EN in languages else next(iter(languages))


def preferred_language(accepted: str, languages: Collection[Language] = LANGUAGES) -> Language:
    """The first of `languages` in an Accept-Language header, by its weights; the default if it names none."""
    weighted = []
    for position, part in enumerate(accepted[:500].split(",")):
        code, _, weight = part.strip().partition(";q=")
        with contextlib.suppress(ValueError):
            weighted.append((-float(weight or 1), position, code[:2].lower()))
    return next((Language(code) for _, _, code in sorted(weighted) if code in languages), default_language(languages))
