"""What the engine offers to programs: every name is described with an example that is so."""

from __future__ import annotations

import doctest
import importlib
import subprocess
import sys
from fractions import Fraction
from types import FunctionType

import pytest

import rulewright.engine
import rulewright.games
import rulewright.situations.package
from rulewright.engine import Play, proceed, solve, throw

HOMES = sorted({getattr(rulewright.engine, name).__module__ for name in rulewright.engine.__all__})


@pytest.mark.parametrize("name", [name for name in HOMES if name.startswith("rulewright.")])
def test_the_examples_are_so(name: str) -> None:
    done = doctest.testmod(importlib.import_module(name))
    assert done.attempted
    assert not done.failed


def test_a_games_package_begins_as_its_example_says() -> None:
    done = doctest.testmod(rulewright.situations.package)
    assert (done.failed, done.attempted) == (0, 2)


@pytest.mark.parametrize("name", rulewright.engine.__all__)
def test_every_function_and_class_has_an_example(name: str) -> None:
    value = getattr(rulewright.engine, name)
    if isinstance(value, type | FunctionType) and value.__module__.startswith("rulewright."):
        assert ">>>" in value.__doc__


@pytest.mark.parametrize("module", [rulewright.engine, rulewright.games], ids=lambda module: module.__name__)
def test_every_name_is_there_and_no_other(module) -> None:
    assert all(getattr(module, name) is not None for name in module.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = module.nothing


def test_a_rule_alone_needs_no_solver() -> None:
    program = "import sys, rulewright.engine, rulewright.games; print('rulewright.engine.solver' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_a_problem_in_dice_takes_ten_lines() -> None:
    """Craps: 7 and 11 win at once, 2, 3 and 12 lose; any other sum wins if it comes again before a 7.

    8/36 + 2 (3/36 · 3/9 + 4/36 · 4/10 + 5/36 · 5/11) = 2/9 + 134/495 = 244/495.
    """

    def craps(point: int) -> Play[bool]:
        low, high = yield from throw("you", 2, entry="craps")
        if not point and low + high in {2, 3, 7, 11, 12}:
            return low + high in {7, 11}
        if point and low + high in {point, 7}:
            return low + high == point
        return proceed(craps, point or low + high)

    assert solve(craps, 0).chance(bool) == Fraction(244, 495)
