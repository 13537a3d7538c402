"""Sentences that are written once in English and read in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from rulewright.language import Language
from rulewright.language.catalogs import catalog

CATALOGS = Path(__file__).parent / "locales"


@dataclass(frozen=True)
class Phrase:
    """A translatable sentence with named values, rendered when the reader's language is known.

    `template` is the English text and the key of the catalogs at the same time; `values` fill its `{names}`. A value
    may itself be a `Phrase`.
    """

    template: str
    values: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        """The English text."""
        return self.render(Language.EN)

    def render(self, language: Language) -> str:
        """The text in `language`; the English text where a catalog lacks it."""
        values = {
            name: value.render(language) if isinstance(value, Phrase) else value for name, value in self.values.items()
        }
        return _translated(self.template, language).format(**values)


def phrase(template: str, /, **values: object) -> Phrase:
    """A `Phrase` of `template` and its values."""
    return Phrase(template, values)


@cache
def _translated(template: str, language: Language) -> str:
    """A page has hundreds of sentences, so each is looked up once."""
    return catalog(CATALOGS, language).gettext(template)
