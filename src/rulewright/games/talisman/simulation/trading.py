"""Buying Purchase cards, selling Objects, trading trophies."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.trophies import exchange, find_best_exchange, is_kept, may_trade, worth
from rulewright.games.talisman.simulation.accounts import get_gold, pay_gold
from rulewright.games.talisman.simulation.decks import discard
from rulewright.games.talisman.simulation.gains import GAIN_ENTRIES, gain
from rulewright.games.talisman.simulation.possessions import complete_quest, keep_limits, may_own, obtain, put_back
from rulewright.games.talisman.simulation.stock import ability_stock, gold_available
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Table

_THINGS = {ability: thing for thing in GAIN_ENTRIES for ability in Ability if str(thing) == str(ability)}


def on_offer(table: Table, figure: Figure, prices: Mapping[str, int], most: int) -> tuple[CardCopy, ...]:
    """One card of each remaining title that costs at most `most` and may be owned."""
    found: dict[str, CardCopy] = {}
    for piece in table.purchases:
        name = piece.card.id
        if name in prices and prices[name] <= most and name not in found and may_own(figure, piece):
            found[name] = piece
    return tuple(found[name] for name in prices if name in found)


def take_free(table: Table, figure: Figure, by: str) -> None:
    """Offer one Purchase card for nothing by an ability, whose entry is `by`."""
    titles = {piece.card.id: 0 for piece in table.purchases}
    piece = table.ask(figure, "buy", (None, *on_offer(table, figure, titles, 0)), prices=titles)
    if piece is not None:
        table.purchases.remove(piece)
        obtain(table, figure, piece, by)


def buy(table: Table, figure: Figure, prices: Mapping[str, int], entry: str) -> None:
    """Let the character buy as many Purchase cards as it likes and can pay, at the space or card `entry`."""
    while True:
        open_to_it = on_offer(table, figure, prices, figure.gold)
        piece = table.ask(figure, "buy", (None, *open_to_it), prices=prices)
        if piece is None:
            return
        table.purchases.remove(piece)
        pay_gold(table, figure, prices[piece.card.id], entry)
        obtain(table, figure, piece, "other-rules/talisman-and-purchase-cards", "buys")


def sell_objects(table: Table, figure: Figure, price: int, entry: str) -> None:
    """Let the character discard as many of its Objects as it likes for gold."""
    while figure.objects:
        piece = table.ask(figure, "sell", (None, *figure.objects), price=price)
        if piece is None:
            return
        sell(table, figure, piece, price, entry)


def sell(table: Table, figure: Figure, piece: CardCopy, price: int, entry: str) -> None:
    """Discard a card of the character for gold."""
    put_back(table, figure, piece)
    table.tell(figure, "sells", entry, card=f"cards/{piece.card.id}")
    get_gold(table, figure, gold_available(table, price), entry)
    keep_limits(table, figure)
    complete_quest(table, figure)


def trade_trophies(table: Table, figure: Figure) -> None:
    """Offer to trade trophies for counters when the turn ends, with as few wasted points as possible."""
    assert may_trade(at_end_of_own_turn=True)
    rate = table.agreement.trophy_rate
    trophies: dict[Ability, list[tuple[CardCopy, int]]] = {ability: [] for ability in Ability}
    for piece in figure.trophies:
        counts = worth(piece.card)
        if counts is not None:
            trophies[counts[0]].append((piece, counts[1]))
    for ability, found in trophies.items():
        points = [value for _, value in found]
        if sum(points) < rate:
            continue
        best = find_best_exchange(points, rate, ability_stock(table, ability))
        if not best.gained or not table.ask(
            figure, "trade", (False, True), wasted=best.wasted, kept=is_kept(figure.is_toad), gained=best.gained
        ):
            continue
        traded = exchange(points, best.traded, rate, ability_stock(table, ability))
        for place in traded.traded:
            figure.trophies.remove(found[place][0])
            discard(table, found[place][0])
        worth_in_all = sum(points[place] for place in traded.traded)
        table.tell(figure, "trades", f"character-rules/trophies-for-{ability}", points=worth_in_all)
        gain(table, figure, _THINGS[ability], traded.gained)


def sell_to_the_castle(table: Table, figure: Figure) -> None:
    """Offer to leave the Prince or the Princess at the Castle for gold."""
    for piece in [each for each in figure.followers if each.card.gold_at_castle]:
        price = piece.card.gold_at_castle
        if table.ask(figure, "leave-at-castle", (False, True), card=piece):
            sell(table, figure, piece, price, f"cards/{piece.card.id}")
