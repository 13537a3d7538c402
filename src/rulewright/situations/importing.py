"""A game's situations in modules of their own, each imported when one of its situations is looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module

from rulewright.situations.lazy import LazyValues
from rulewright.situations.situation import Situation


def situations_in(
    modules: Mapping[str, Sequence[str]], finished: Callable[[Situation], Situation] = lambda situation: situation
) -> Mapping[str, Situation]:
    """The situations of some modules by id, in the modules' order.

    `modules` tells for each, by its whole name, which situations stand in its `SITUATIONS`; `finished` gives a
    situation what these leave out.
    """
    return LazyValues(
        {each: partial(_situation, module, each, finished) for module, ids in modules.items() for each in ids}
    )


def _situation(module: str, situation_id: str, finished: Callable[[Situation], Situation]) -> Situation:
    there: Sequence[Situation] = import_module(module).SITUATIONS
    return finished(next(each for each in there if each.id == situation_id))
