"""Records read before the program was packed for browsers, where reading TOML would take most of an answer."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from typing import TypeVar

RecordT = TypeVar("RecordT")
_kept: dict[str, bytes] = {}


def use_kept(records: Mapping[str, bytes]) -> None:
    """Has files of rules, by their paths there, not read any more: the pickled records stand for them."""
    _kept.update(records)


def kept(name: str, shape: type[RecordT]) -> RecordT | None:
    """The record of a file, where it was kept in this shape."""
    record = pickle.loads(_kept[name]) if name in _kept else None
    return record if isinstance(record, shape) else None
