"""A value in several languages, of which some may be missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar, overload

from rulewright.language.languages import Language

ValueT = TypeVar("ValueT")
DefaultT = TypeVar("DefaultT")


class Translations(Mapping[Language, ValueT], Generic[ValueT]):
    """A value in some languages. For a reader of another one, it is the first of the `preferred` languages that exists.

    Iteration, `in` and `get` use existing languages only. Raises `KeyError` if there are none, and `ValueError` for a
    language without a record. The mapping `written` must not be changed later.
    """

    __slots__ = ("_preferred", "_written")

    def __init__(self, written: Mapping[Language, ValueT], preferred: Sequence[Language]) -> None:
        self._written = written
        self._preferred = tuple(preferred)

    def __getitem__(self, reader: str) -> ValueT:
        return self._written[self.language_for(Language(reader))]

    @property
    def preferred(self) -> ValueT:
        """The value in the preferred language, or in the next that exists. Raises `KeyError` if there is none."""
        return self[self._preferred[0]]

    def language_for(self, reader: Language) -> Language:
        """The language of the value for a reader of `reader`. Raises `KeyError` if there is no value."""
        if reader in self._written:
            return reader
        for language in self._preferred:
            if language in self._written:
                return language
        raise KeyError(reader)

    def __iter__(self) -> Iterator[Language]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)

    def __contains__(self, language: object) -> bool:
        return language in self._written

    @overload
    def get(self, language: Language, /) -> ValueT | None: ...
    @overload
    def get(self, language: Language, /, default: ValueT | DefaultT) -> ValueT | DefaultT: ...
    def get(self, language: Language, /, default: object = None) -> object:
        """The value in exactly this language."""
        return self._written.get(language, default)

    def map(self, change: Callable[[ValueT], DefaultT]) -> Translations[DefaultT]:
        """The values changed by `change` in each language."""
        return Translations({each: change(value) for each, value in self._written.items()}, self._preferred)

    def __repr__(self) -> str:
        return f"Translations({self._written!r})"
