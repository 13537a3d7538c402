"""Mappings that are computed lazily."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TypeVar

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")


class LazyMapping(Mapping[KeyT, ValueT]):
    """A mapping that is made by `make` on first access."""

    def __init__(self, make: Callable[[], Mapping[KeyT, ValueT]]) -> None:
        self._make = make

    @cached_property
    def _made(self) -> Mapping[KeyT, ValueT]:
        return self._make()

    def __getitem__(self, key: KeyT, /) -> ValueT:
        return self._made[key]

    def __contains__(self, key: object, /) -> bool:
        return key in self._made

    def __iter__(self) -> Iterator[KeyT]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made)


class LazyValues(Mapping[KeyT, ValueT]):
    """A mapping whose values are made one by one, each on first access."""

    def __init__(self, makers: Mapping[KeyT, Callable[[], ValueT]]) -> None:
        self._makers = makers
        self._made: dict[KeyT, ValueT] = {}

    def __getitem__(self, key: KeyT, /) -> ValueT:
        if key not in self._made:
            self._made[key] = self._makers[key]()
        return self._made[key]

    def __contains__(self, key: object, /) -> bool:
        return key in self._makers

    def __iter__(self) -> Iterator[KeyT]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)
