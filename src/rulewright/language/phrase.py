"""Sentences that are written once in English and read in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Protocol

from rulewright.language import Language
from rulewright.language.catalogs import catalog

CATALOGS = Path(__file__).parent / "locales"


@dataclass(frozen=True)
class Phrase:
    """A translatable sentence with named values, rendered when the reader's language is known.

    `template` is the English text and the key of the catalogs at the same time; `values` fill its `{names}`. A value
    may itself be a `Phrase`. `catalogs` is the folder with its translations.
    """

    template: str
    values: Mapping[str, object] = field(default_factory=dict)
    catalogs: Path = CATALOGS

    def __str__(self) -> str:
        """The English text."""
        return self.render(Language.EN)

    def render(self, language: Language) -> str:
        """The text in `language`; the English text where a catalog lacks it."""
        values = {
            name: value.render(language) if isinstance(value, Phrase) else value for name, value in self.values.items()
        }
        return _translated(self.template, self.catalogs, language).format(**values)

    def filled(self, values: Mapping[str, object]) -> Phrase:
        """The same sentence with these values."""
        return replace(self, values=values)


class Phrases(Protocol):
    """What `phrases_in` gives."""

    def __call__(self, template: str, /, **values: object) -> Phrase:
        """A `Phrase` of `template` and its values."""
        ...


def phrases_in(catalogs: Path) -> Phrases:
    """The function `phrase` for a package that brings its own translations: `catalogs`/<language>.po."""

    def phrase(template: str, /, **values: object) -> Phrase:
        return Phrase(template, values, catalogs)

    return phrase


def phrase(template: str, /, **values: object) -> Phrase:
    """A `Phrase` of `template` and its values."""
    return Phrase(template, values)


def in_language(language: Language) -> Phrase:
    """What is said of a text that is in another language than the reader's, such as “in English”."""
    return Phrase(language.record.adverb)


def partly_english(language: Language) -> Phrase | None:
    """What readers are told of a language in which the program does not say everything."""
    return None if language.record.has_all_sentences else phrase("What is not translated yet is in English.")


@cache
def _translated(template: str, catalogs: Path, language: Language) -> str:
    """A page has hundreds of sentences, so each is looked up once."""
    return catalog(catalogs, language).gettext(template)
