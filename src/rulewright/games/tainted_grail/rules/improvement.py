"""Purchases with experience: attribute points, dearer the more points their opposed pair has, and cards for decks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.character import ATTRIBUTE_PAIRS, Attribute, Mode

MOST_MARKERS = 2
"""The number of an attribute's points that are markers; every further point is a skill card."""
SMALLEST_DECK = 15
_COST_STEP, _MOST_COST = 2, 10
_CHALLENGE_COST_STEP = 5

AttributeValues = Mapping[Attribute, int]


@dataclass(frozen=True)
class DeckUpgrade:
    """The cost of a new card for a deck in experience, and the number of pool cards of which 1 is kept."""

    cost: int
    look: int


@dataclass(frozen=True)
class Purchase:
    """Something bought: a point that takes `attribute` to `value`, or (`attribute` is `None`) a card for a deck."""

    attribute: Attribute | None
    value: int
    cost: int

    @property
    def is_skill(self) -> bool:
        """Whether it is a skill card."""
        return self.attribute is not None and brings_skill(self.value)


@executes("improvement/attribute-cost")
def point_cost(points_of_pair: int, mode: Mode) -> int:
    """The experience that the next point costs for a pair with so many points on both sides together."""
    if mode is Mode.CHALLENGE:
        return challenge_point_cost(points_of_pair)
    return min(_COST_STEP * (points_of_pair + 1), _MOST_COST)


@executes("campaign/challenge-costs")
def challenge_point_cost(points_of_pair: int) -> int:
    """The same cost in challenge mode: each point costs 5 more than the one before it."""
    return _CHALLENGE_COST_STEP * (points_of_pair + 1)


@executes("improvement/upgrading-a-deck")
def upgrade(mode: Mode) -> DeckUpgrade:
    """The cost of a new card for a combat or diplomacy deck."""
    return DeckUpgrade(5, 2) if mode is Mode.CHALLENGE else DeckUpgrade(2, 3)


@executes("improvement/skills")
def brings_skill(value: int) -> bool:
    """Whether the point that takes an attribute to `value` is a skill card instead of a marker."""
    return value > MOST_MARKERS


@executes("improvement/skill-cards-count")
def attribute_value(markers: int, skills: int) -> int:
    """The value of an attribute: its markers and its skill cards count alike."""
    return markers + skills


@executes("improvement/minimum-deck", "improvement/rebuilding-decks")
def may_take_out(cards: int) -> int:
    """The number of cards that may be taken out of a deck at the end of a day without adding others."""
    return max(cards - SMALLEST_DECK, 0)


@executes("improvement/attributes")
def points_of(values: AttributeValues, pair: tuple[Attribute, Attribute]) -> int:
    """The number of points of a pair, on both sides together."""
    return values[pair[0]] + values[pair[1]]


def order_purchases(
    values: AttributeValues, bought: AttributeValues, cards: int, worth: AttributeValues, mode: Mode
) -> tuple[Purchase, ...]:
    """The purchases, cheapest first, so that as many as possible come as early as possible.

    A point's cost depends only on how many points of its pair come before it. Of a pair, the side that is worth more
    comes first; of equals, points come before cards.
    """
    purchases = [Purchase(None, 0, upgrade(mode).cost)] * cards
    points: list[Purchase] = []
    for pair in ATTRIBUTE_PAIRS:
        total = points_of(values, pair)
        for attribute in sorted(pair, key=lambda each: -worth[each]):
            for value in range(values[attribute] + 1, values[attribute] + bought[attribute] + 1):
                points.append(Purchase(attribute, value, point_cost(total, mode)))
                total += 1
    return tuple(sorted([*points, *purchases], key=lambda each: each.cost))


@executes("improvement/spending-experience")
def best_purchase(
    values: AttributeValues,
    wanted: AttributeValues,
    cards: int,
    worth: AttributeValues,
    card_worth: int,
    experience: int,
    mode: Mode,
) -> tuple[AttributeValues, int]:
    """The best affordable part of the points `wanted` and the `cards`: the numbers of points and of cards.

    It is worth the most in total; of equals, it is the cheapest.
    """
    price = upgrade(mode).cost
    best: tuple[tuple[int, int], list[_PointBundle], int] = ((0, 0), [], 0)
    for bundles in product(*(_build_point_bundles(values, wanted, worth, pair, mode) for pair in ATTRIBUTE_PAIRS)):
        cost = sum(bundle.cost for bundle in bundles)
        if cost > experience:
            continue
        new_cards = min(cards, (experience - cost) // price) if card_worth else 0
        gained = sum(bundle.worth for bundle in bundles) + new_cards * card_worth
        rank = (gained, -(cost + new_cards * price))
        if rank > best[0]:
            best = rank, list(bundles), new_cards
    bought = dict.fromkeys(Attribute, 0) | {each: count for bundle in best[1] for each, count in bundle.points.items()}
    return bought, best[2]


@dataclass(frozen=True)
class _PointBundle:
    """Points of one pair bought together."""

    points: AttributeValues
    cost: int
    worth: int


def _build_point_bundles(
    values: AttributeValues,
    wanted: AttributeValues,
    worth: AttributeValues,
    pair: tuple[Attribute, Attribute],
    mode: Mode,
) -> list[_PointBundle]:
    """The most valuable bundle for every number of points of a pair; the price is the same on both sides."""
    better, other = sorted(pair, key=lambda each: -worth[each])
    found, cost = [], 0
    for count in range(wanted[better] + wanted[other] + 1):
        points = {better: min(count, wanted[better]), other: max(count - wanted[better], 0)}
        found.append(_PointBundle(points, cost, sum(number * worth[each] for each, number in points.items())))
        cost += point_cost(points_of(values, pair) + count, mode)
    return found
