"""Values that are worked out when they are first looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TypeVar, overload

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")


class LaterSequence(Sequence[ValueT]):
    """A sequence that `make` gives when it is first looked at."""

    def __init__(self, make: Callable[[], Sequence[ValueT]]) -> None:
        self._make = make

    @cached_property
    def _made(self) -> Sequence[ValueT]:
        return self._make()

    @overload
    def __getitem__(self, place: int, /) -> ValueT: ...
    @overload
    def __getitem__(self, place: slice, /) -> Sequence[ValueT]: ...
    def __getitem__(self, place: int | slice, /) -> ValueT | Sequence[ValueT]:
        return self._made[place]

    def __len__(self) -> int:
        return len(self._made)


class LaterMapping(Mapping[KeyT, ValueT]):
    """A mapping that `make` gives when it is first looked at."""

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


class LaterValues(Mapping[KeyT, ValueT]):
    """A mapping each of whose values is made when it is first looked at."""

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
