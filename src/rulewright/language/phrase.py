"""What the program says, by the id of a message that every language has in catalogs of Project Fluent's syntax."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from rulewright.language import Language
from rulewright.language.bundles import bundle
from rulewright.language.particles import settled

CATALOGS = Path(__file__).parent / "locales"


@dataclass(frozen=True)
class Phrase:
    """A message with its values, made into a sentence when the reader's language is known.

    `values` fill its variables: numbers, texts, names with their forms, other messages. `catalogs` is the folder with
    the message in every language.
    """

    id: str
    values: Mapping[str, object] = field(default_factory=dict)
    catalogs: Path = CATALOGS

    def __str__(self) -> str:
        """The English sentence."""
        return self.render(Language.EN)

    def render(self, language: Language) -> str:
        """The sentence in `language`; in English where its catalogs lack it."""
        values = {
            name: value.render(language) if isinstance(value, Phrase) else value for name, value in self.values.items()
        }
        sentence = bundle(self.catalogs, language).render(self.id, values)
        return settled(sentence) if language.record.has_particles else sentence

    def filled(self, values: Mapping[str, object]) -> Phrase:
        """The same message with these values."""
        return replace(self, values=values)


class Phrases(Protocol):
    """What `phrases_in` gives."""

    def __call__(self, id: str, /, **values: object) -> Phrase:  # as Fluent calls it
        """The `Phrase` of this id and its values."""
        ...


def phrases_in(catalogs: Path) -> Phrases:
    """The function `phrase` for a package that brings catalogs of its own: `catalogs`/<language>/*.ftl."""

    def phrase(id: str, /, **values: object) -> Phrase:
        return Phrase(id, values, catalogs)

    return phrase


def phrase(id: str, /, **values: object) -> Phrase:
    """The `Phrase` of this id and its values."""
    return Phrase(id, values)


def in_language(language: Language) -> Phrase:
    """What is said of a text that is in another language than the reader's, such as “in English”."""
    return Phrase(language.record.adverb)


def partly_english(language: Language) -> Phrase | None:
    """What readers are told of a language in which the program does not say everything."""
    return None if language.record.has_all_sentences else phrase("what-is-not-translated-yet-is")
