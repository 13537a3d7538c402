"""Registration of the entries that a rule function executes."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from typing import TypeVar

FunctionT = TypeVar("FunctionT", bound=Callable[..., object])
_ATTRIBUTE = "__executes__"


def executes(*entries: str) -> Callable[[FunctionT], FunctionT]:
    """Mark a function as the one that executes `entries` (ids without the game).

    >>> @executes("attacks/battle")
    ... def battle() -> None: ...
    >>> battle.__executes__
    ('attacks/battle',)
    """

    def mark(function: FunctionT) -> FunctionT:
        setattr(function, _ATTRIBUTE, entries)
        return function

    return mark


def find_executions(*packages: str) -> dict[str, tuple[str, ...]]:
    """The entries that the functions in the modules of `packages` execute, by `<module>.<function>`.

    >>> find_executions("rulewright.games.talisman.rules")["battle.compare"]
    ('attacks/battle-compare', 'attacks/stand-off')
    """
    found: dict[str, tuple[str, ...]] = {}
    for package in packages:
        for info in pkgutil.iter_modules(importlib.import_module(package).__path__):
            module = importlib.import_module(f"{package}.{info.name}")
            for name, function in vars(module).items():
                if getattr(function, "__module__", None) == module.__name__ and hasattr(function, _ATTRIBUTE):
                    found[f"{info.name}.{name}"] = getattr(function, _ATTRIBUTE)
    return found
