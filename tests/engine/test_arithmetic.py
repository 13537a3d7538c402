"""Exact numbers are told alike whichever library has them."""

from __future__ import annotations

from rulewright.engine.arithmetic import Rational, as_float


def test_the_nearest_float_is_the_same_for_all() -> None:
    """gmpy2, which a browser does not have, rounds towards zero: what is learnt from its floats would differ there."""
    parts = [(over, under) for under in range(1, 200) for over in range(under)]
    assert [as_float(Rational(over, under)) for over, under in parts] == [over / under for over, under in parts]
