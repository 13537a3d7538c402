"""Sentences of the program: messages by id, rendered from catalogs in Project Fluent's syntax."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import Protocol

from rulewright.language import Language
from rulewright.language.articles import resolve_articles
from rulewright.language.bundles import CatalogError, load_bundle, read_usable
from rulewright.language.fluent import FormattedNumber, MessageError, format_rounded
from rulewright.language.inflected_name import InflectedName
from rulewright.language.numerals import bind_numbers
from rulewright.language.particles import resolve_particles

CATALOGS = Path(__file__).parent / "locales"


class UnknownMessageError(LookupError):
    """A message in the code without an English sentence: its id, and the folder of its catalogs."""

    def __init__(self, message: str, catalogs: Path) -> None:
        self.message, self.catalogs = message, catalogs
        super().__init__(f"{message} has no sentence in {catalogs / Language.EN}")


class UnsayableError(LookupError):
    """A message that cannot be rendered: its id, the folder of its catalogs, and the cause, such as a missing value."""

    def __init__(self, message: str, catalogs: Path, cause: str) -> None:
        self.message, self.catalogs, self.cause = message, catalogs, cause
        super().__init__(f"{message} in {catalogs / Language.EN}: {cause}")


@dataclass(frozen=True)
class Phrase:
    """A message with its values, rendered when the reader's language is known.

    `values` fill its variables: numbers, texts, names with their forms, other messages, tuples of them. `catalogs` is
    the folder with the message in every language. The first of `attributes` that a language's message has is rendered
    instead of its value.
    """

    id: str
    values: Mapping[str, object] = field(default_factory=dict)
    catalogs: Path = CATALOGS
    attributes: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The English sentence."""
        return self.render(Language.EN)

    def render(self, language: str) -> str:
        """Render the sentence in `language`; in English if the catalogs of `language` lack it.

        Raises `ValueError` for a language without a record, and `UnsayableError`.
        """
        language = Language(language)
        values = {name: _render_value(value, language) for name, value in self.values.items()}
        try:
            sentence = load_bundle(self.catalogs, language).render(self.id, values, self.attributes)
        except MessageError as error:
            raise UnsayableError(error.message, self.catalogs, error.cause) from error
        record = language.record
        return (
            resolve_particles(sentence)
            if record.has_particles
            else bind_numbers(sentence, language)
            if record.binds_numbers
            else resolve_articles(sentence)
            if record.has_articles
            else sentence
        )

    def with_values(self, values: Mapping[str, object]) -> Phrase:
        """The message with these values only."""
        return replace(self, values=values)

    def with_context(self, values: Mapping[str, object], *attributes: str) -> Phrase:
        """The message with these values added, rendered as the first of `attributes` that it has."""
        return replace(self, values={**self.values, **values}, attributes=attributes)


@dataclass(frozen=True)
class TranslatedPhrase(Phrase):
    """A text translated already, such as a title, used like a message; the id if it has no translation."""

    words: Mapping[Language, str] = field(default_factory=dict)

    def render(self, language: str) -> str:
        """The text in `language`, or else the first one."""
        return self.words.get(Language(language)) or next(iter(self.words.values()), self.id)


@dataclass(frozen=True)
class NamePhrase(Phrase):
    """A name used like a message; its attributes `cases` are its grammatical forms."""

    cases: tuple[str, ...] = ()

    def render(self, language: str) -> str:
        """The name in `language` with its forms."""
        forms = {case: Phrase(self.id, self.values, self.catalogs, (case,)).render(language) for case in self.cases}
        return InflectedName(super().render(language), forms)


@dataclass(frozen=True)
class DecimalPhrase(Phrase):
    """A number with decimals, used like a message; a plain fraction would count as a probability in many messages."""

    number: Fraction = Fraction(0)
    places: int = 1
    is_change: bool = False
    """Whether the sign is always written."""

    def render(self, language: str) -> str:
        """The number in the notation of `language`."""
        return self.format_number(Language(language)).text

    def format_number(self, language: Language) -> FormattedNumber:
        """The number in the notation of the language, with its value for plural forms."""
        return format_rounded(self.number, language, self.places, is_change=self.is_change)


def _render_value(value: object, language: Language) -> object:
    if isinstance(value, DecimalPhrase):
        return value.format_number(language)
    if isinstance(value, Phrase):
        return value.render(language)
    return tuple(_render_value(each, language) for each in value) if type(value) is tuple else value


class PhraseFactory(Protocol):
    """The type of the functions that `make_phrase_factory` returns."""

    def __call__(self, id: str, /, **values: object) -> Phrase:  # as Fluent calls it
        """The `Phrase` of this id and its values."""
        ...


def make_phrase_factory(catalogs: Path) -> PhraseFactory:
    """Make the function `phrase` for a package with its own catalogs: `catalogs`/<language>/*.ftl.

    The function raises `UnknownMessageError` for a message without an English sentence, or `CatalogError`. So a
    misspelt id fails in the module that has it, not at rendering.
    """

    def phrase(id: str, /, **values: object) -> Phrase:
        if id not in load_bundle(catalogs, Language.EN).messages:
            raise missing_message(id, catalogs)
        return Phrase(id, values, catalogs)

    return phrase


def missing_message(id: str, catalogs: Path) -> CatalogError | UnknownMessageError:
    """The error for a missing message: a mistake in the English catalogs, or else an unknown id."""
    return next(iter(read_usable(catalogs / Language.EN)[1]), UnknownMessageError(id, catalogs))


def phrase(id: str, /, **values: object) -> Phrase:
    """The `Phrase` of this id and its values."""
    return Phrase(id, values)


def in_language(language: Language) -> Phrase:
    """The note that a text is in another language than the reader's, such as “in English”."""
    return Phrase(language.record.adverb)


def partly_english_notice(language: Language) -> Phrase | None:
    """The note that not everything is translated into the language; `None` if it is."""
    return None if language.record.has_all_sentences else phrase("what-is-not-translated-yet-is")
