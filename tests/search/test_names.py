"""Names of entries: whose they are, what they are worth, and how large a part of each every term is."""

from __future__ import annotations

import math

import pytest

from rulewright.search.names import names_of, rarity


def test_a_terms_share_of_a_name_is_as_large_as_it_is_rare() -> None:
    named = [(0, True, ["wfate"]), (0, False, ["wfate", "wdie"]), (2, False, ["wdie"])]
    names = names_of(named, {"wfate": 1, "wdie": 3}, size=3)
    fate, die = math.log(1 + 2.5 / 1.5), math.log(1 + 0.5 / 3.5)  # BM25's inverse document frequency, 1 and 3 of 3
    assert (rarity(1, 3), rarity(3, 3)) == pytest.approx((fate, die))
    whole = fate + die
    holders, shares = names.having("wdie")
    assert holders.tolist() == [1, 2]
    assert shares.tolist() == pytest.approx([die / whole, 1.0])
    holders, shares = names.having("wfate")
    assert holders.tolist() == [0, 1]
    assert shares.tolist() == pytest.approx([1.0, fate / whole])
    assert names.owners.tolist() == [0, 0, 2]
    assert names.worth.tolist() == [1.0, 0.75, 0.75]


def test_a_term_in_no_name_has_none() -> None:
    names = names_of([(0, True, ["wfate"])], {"wfate": 1}, size=1)
    assert names.having("wtoad")[0].size == 0
    assert names_of([], {}, size=1).having("wfate")[1].size == 0
