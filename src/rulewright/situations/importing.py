"""A game's situations in modules of their own, each imported when its situation is looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib import import_module

from rulewright.situations.lazy import LazyValues
from rulewright.situations.situation import Situation


def situations_in(
    package: str,
    game: str,
    names: Iterable[str],
    finished: Callable[[Situation], Situation] = lambda situation: situation,
) -> Mapping[str, Situation]:
    """The situations of a game by id, in the order of their names; `finished` gives one what it shares with others.

    Each is the `SITUATION` of a module of the package that has its name: `inner-journey` is in `inner_journey`.
    """

    def load(name: str) -> Situation:
        return finished(import_module(f"{package}.{name.replace('-', '_')}").SITUATION)

    return LazyValues({f"{game}/{name}": partial(load, name) for name in names})
