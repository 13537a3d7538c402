"""Trading trophies for Strength and Craft, and the trophies that are best traded now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.engine.executes import executes
from rulewright.games.talisman.data.cards import EncounterCard
from rulewright.games.talisman.data.printed_effects import Ability

USUAL_RATE = 7
SMALL_COUNTER, LARGE_COUNTER = 1, 5
"""The values of the counters."""


@dataclass(frozen=True)
class CounterStock:
    """The counters of one colour that are left in the stockpile."""

    small: int
    large: int


@dataclass(frozen=True)
class TrophyExchange:
    """The trophies traded (by their indices in the list), the points that they bring and the points wasted."""

    traded: tuple[int, ...]
    gained: int
    wasted: int


NO_EXCHANGE = TrophyExchange((), 0, 0)


@executes("adventure-cards/enemies-with-strength")
def worth(enemy: EncounterCard) -> tuple[Ability, int] | None:
    """The ability and the points of an Enemy card as a trophy, or `None` for a card that is no Enemy.

    Animals, Dragons and Monsters count for Strength, Spirits for Craft.
    """
    if enemy.strength is not None:
        return Ability.STRENGTH, enemy.strength
    return None if enemy.craft is None else (Ability.CRAFT, enemy.craft)


@executes("character-rules/trophies")
def may_trade(at_end_of_own_turn: bool) -> bool:
    """Whether trophies may be traded now: only at the end of one's own turn, any number of them."""
    return at_end_of_own_turn


@executes("alternative-rules/faster-trophies")
def is_lower(rate: int) -> bool:
    """Whether so many points to a counter are fewer than usual; the players have to agree on that."""
    return rate < USUAL_RATE


@executes("character-rules/trophies-for-strength", "character-rules/trophies-for-craft")
def exchange(points: Sequence[int], traded: Sequence[int], rate: int, stock: CounterStock | None) -> TrophyExchange:
    """Trade the trophies at the indices `traded`: 1 for every full `rate` of points; the rest is lost."""
    total = sum(points[place] for place in traded)
    gained = in_stock(total // rate, stock)
    return TrophyExchange(tuple(traded), gained, total - rate * gained)


@executes("golden-rules/limited-components", "components/counters")
def in_stock(wanted: int, stock: CounterStock | None) -> int:
    """The number of the `wanted` points that the counters in stock can make up; `None` is an unlimited stock."""
    if stock is None:
        return wanted
    options = (
        LARGE_COUNTER * large + min(SMALL_COUNTER * stock.small, wanted - LARGE_COUNTER * large)
        for large in range(min(stock.large, wanted // LARGE_COUNTER) + 1)
    )
    return max(options)


def find_best_exchange(points: Sequence[int], rate: int, stock: CounterStock | None) -> TrophyExchange:
    """The trade that gains the most; of those, one that wastes the fewest points, then trades the fewest cards.

    Remaining ties go to the lowest indices. Each sum that trophies can make is considered once, with the fewest cards
    that make it.
    """
    sums: dict[int, tuple[int, ...]] = {0: ()}
    for place, value in enumerate(points):
        for total, traded in list(sums.items()):
            longer = (*traded, place)
            known = sums.get(total + value)
            if known is None or (len(longer), longer) < (len(known), known):
                sums[total + value] = longer
    trades = [exchange(points, traded, rate, stock) for traded in sums.values()]
    return min(trades, key=lambda trade: (-trade.gained, trade.wasted, len(trade.traded), trade.traded))


@executes("other-rules/toad-trophies")
def is_kept(is_toad: bool) -> bool:
    """Whether points gained for trophies now are permanent: a Toad loses them when it changes back."""
    return not is_toad
