"""The starting hand: chances derived by hand and by going through all orders of a small deck."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import comb

import pytest

from rulewright.engine.arithmetic import as_string
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.rules.starting_hand import starting_cards
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue

CATALOGUE = Catalogue(SITUATIONS)


def holds(**fields: object) -> Fraction:
    answer = CATALOGUE.resolve({"situation": "tainted-grail/starting-hand", **fields})
    assert isinstance(answer, Answer)
    return Fraction(as_string(answer.probability["holds"]))


@pytest.mark.parametrize(
    ("characters", "slow", "cards"), [(1, False, 3), (3, False, 3), (4, False, 2), (4, True, 3), (1, True, 4)]
)
def test_starting_cards(characters: int, slow: bool, cards: int) -> None:
    assert starting_cards(characters, slow) == cards


def test_one_wanted_card_is_looked_for_in_six_cards() -> None:
    """3, then 2, then 1 card: the hand is given up until the card comes, so it is among the first 6 of 15: 6/15."""
    assert holds(wanted=1) == Fraction(6, 15)


def test_at_least_one_of_several() -> None:
    """All of the first 6 cards have to be others: 1 - C(11,6)/C(15,6)."""
    assert holds(wanted=4) == 1 - Fraction(comb(11, 6), comb(15, 6))


def test_two_wanted_cards_against_every_order_of_a_small_deck() -> None:
    """Deck of 7 with 3 wanted, at least 2 of them: 3 cards, or else the 2 after these have to be two of them."""
    deck = "WWWoooo"
    orders = list(permutations(deck))
    good = sum(order[:3].count("W") >= 2 or order[3:5].count("W") == 2 for order in orders)
    assert holds(deck=7, wanted=3, at_least=2) == Fraction(good, len(orders))


def test_nothing_to_want_keeps_the_hand() -> None:
    answer = CATALOGUE.resolve({"situation": "tainted-grail/starting-hand", "wanted": 0})
    assert isinstance(answer, Answer)
    assert answer.expected["cards"] == 3


def test_more_wanted_than_there_are() -> None:
    with pytest.raises(BadInputError, match="10 cards"):
        holds(deck=10, wanted=11)
