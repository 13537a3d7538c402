"""What the program says, by the id of a message that every language has in catalogs of Project Fluent's syntax."""

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
from rulewright.language.numerals import bind_numbers
from rulewright.language.particles import resolve_particles

CATALOGS = Path(__file__).parent / "locales"


class UnknownMessageError(LookupError):
    """Code names a message that has no English sentence: its id, and the folder of its catalogs."""

    def __init__(self, message: str, catalogs: Path) -> None:
        self.message, self.catalogs = message, catalogs
        super().__init__(f"{message} has no sentence in {catalogs / Language.EN}")


class UnsayableError(LookupError):
    """A message takes what it is not given, or does not know: its id, the folder of its catalogs, the cause."""

    def __init__(self, message: str, catalogs: Path, cause: str) -> None:
        self.message, self.catalogs, self.cause = message, catalogs, cause
        super().__init__(f"{message} in {catalogs / Language.EN}: {cause}")


@dataclass(frozen=True)
class Phrase:
    """A message with its values, made into a sentence when the reader's language is known.

    `values` fill its variables: numbers, texts, names with their forms, other messages, tuples of them. `catalogs` is
    the folder with the message in every language; the first of `attributes` that a language's message has is said
    instead of the message itself.
    """

    id: str
    values: Mapping[str, object] = field(default_factory=dict)
    catalogs: Path = CATALOGS
    attributes: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The English sentence."""
        return self.render(Language.EN)

    def render(self, language: str) -> str:
        """The sentence in `language`; in English where its catalogs lack it.

        Raises `ValueError` for a language that there is no record of, and `UnsayableError`.
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
        """The same message with these values."""
        return replace(self, values=values)

    def with_context(self, values: Mapping[str, object], *attributes: str) -> Phrase:
        """The message with these values beside its own, as the first of `attributes` that it has says it."""
        return replace(self, values={**self.values, **values}, attributes=attributes)


@dataclass(frozen=True)
class TranslatedPhrase(Phrase):
    """Words that stand ready in some languages, such as a title, where a message takes a message; else the id."""

    words: Mapping[Language, str] = field(default_factory=dict)

    def render(self, language: str) -> str:
        """The words in `language`, or else the first that there are."""
        return self.words.get(Language(language)) or next(iter(self.words.values()), self.id)


@dataclass(frozen=True)
class DecimalPhrase(Phrase):
    """A number with decimals, where a message takes a message: a plain fraction is a chance to many of them."""

    number: Fraction = Fraction(0)
    places: int = 1
    is_change: bool = False
    """Whether the sign is always written."""

    def render(self, language: str) -> str:
        """The number as the language writes it."""
        return self.format_number(Language(language)).text

    def format_number(self, language: Language) -> FormattedNumber:
        """The number as the language writes it, for what a sentence counts with it."""
        return format_rounded(self.number, language, self.places, is_change=self.is_change)


def _render_value(value: object, language: Language) -> object:
    if isinstance(value, DecimalPhrase):
        return value.format_number(language)
    if isinstance(value, Phrase):
        return value.render(language)
    return tuple(_render_value(each, language) for each in value) if type(value) is tuple else value


class PhraseFactory(Protocol):
    """What `make_phrase_factory` gives."""

    def __call__(self, id: str, /, **values: object) -> Phrase:  # as Fluent calls it
        """The `Phrase` of this id and its values."""
        ...


def make_phrase_factory(catalogs: Path) -> PhraseFactory:
    """The function `phrase` for a package that brings catalogs of its own: `catalogs`/<language>/*.ftl.

    It raises `UnknownMessageError` for a message that has no English sentence, or `CatalogError`: where the id is
    misspelt, not where it is said.
    """

    def phrase(id: str, /, **values: object) -> Phrase:
        if id not in load_bundle(catalogs, Language.EN).messages:
            raise missing_message(id, catalogs)
        return Phrase(id, values, catalogs)

    return phrase


def missing_message(id: str, catalogs: Path) -> CatalogError | UnknownMessageError:
    """Why there is no message of this id: a mistake in the English catalogs, perhaps, or there is none indeed."""
    return next(iter(read_usable(catalogs / Language.EN)[1]), UnknownMessageError(id, catalogs))


def phrase(id: str, /, **values: object) -> Phrase:
    """The `Phrase` of this id and its values."""
    return Phrase(id, values)


def in_language(language: Language) -> Phrase:
    """What is said of a text that is in another language than the reader's, such as “in English”."""
    return Phrase(language.record.adverb)


def partly_english_notice(language: Language) -> Phrase | None:
    """What readers are told of a language in which the program does not say everything."""
    return None if language.record.has_all_sentences else phrase("what-is-not-translated-yet-is")
