"""What a player takes things to be worth, and chooses by it, each derived by hand from the printed values."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from test_whole_games import figure_at, piece_of, table_of

from rulewright.engine.effects import Choose
from rulewright.games.talisman.board import load_board
from rulewright.games.talisman.cards import load_cards
from rulewright.games.talisman.effects import Ability, Move, Quest, Table
from rulewright.games.talisman.game import worth
from rulewright.games.talisman.game.habits import STEADY

TABLES = [
    *(table for space in load_board().spaces.values() for table in space.tables()),
    *(card.table for card in load_cards().cards.values() if card.table is not None),
]
PLAIN = "inner/plain-of-peril"


def named(kind: type, **told: object) -> str:
    """An effect of a kind."""
    effects = load_cards().effects
    return next(
        name
        for name, effect in effects.items()
        if isinstance(effect, kind) and all(getattr(effect, key) == value for key, value in told.items())
    )


def test_a_quest_is_worth_half_the_talisman_that_it_may_bring_and_nothing_to_who_has_one() -> None:
    table = table_of("warrior", "sorceress", mind=STEADY)
    figure = figure_at(table, 0)
    assert worth.of_effect(table, figure, named(Quest)) == 2  # of a Talisman's four counters
    figure.objects.append(piece_of(table, "talisman"))
    figure.changed()
    assert worth.of_effect(table, figure, named(Quest)) == 0


def test_the_way_to_the_crown_is_worth_a_counter_with_a_talisman_and_a_lost_turn_without() -> None:
    table = table_of("warrior", "sorceress", mind=STEADY)
    figure = figure_at(table, 0)
    assert worth.of_effect(table, figure, named(Move, to=PLAIN)) == -worth.TURN
    figure.objects.append(piece_of(table, "talisman"))
    figure.changed()
    assert worth.of_effect(table, figure, named(Move, to=PLAIN)) == 1


def test_a_card_that_refuses_the_character_is_worth_nothing() -> None:
    table = table_of("warrior", "sorceress", mind=STEADY)
    enchanter = load_cards().cards["enchanter"]
    assert enchanter.needs_craft == 4  # the Warrior has 2, the Sorceress 4
    assert worth.of_card(table, figure_at(table, 0), enchanter) == 0
    assert worth.of_card(table, figure_at(table, 1), enchanter) > 0


@pytest.mark.parametrize(("card", "ability"), [("marsh", Ability.STRENGTH), ("maze", Ability.CRAFT)])
def test_a_hindrance_costs_nothing_from_the_ability_on_that_passes_it(card: str, ability: Ability) -> None:
    table = table_of("warrior", "sorceress", mind=STEADY)
    figure = figure_at(table, 0)
    for total in (4, 5):  # whoever has less than 5 is held up
        figure.counters[ability] = total - getattr(figure.hero, ability)
        figure.changed()
        assert worth.of_card(table, figure, load_cards().cards[card]) == (-worth.TURN if total == 4 else 0)


@pytest.mark.parametrize("rows", TABLES, ids=lambda rows: rows.rows[0].effect)
def test_a_table_is_worth_the_mean_of_what_its_throws_lead_to(rows: Table) -> None:
    table = table_of("warrior", "sorceress", mind=STEADY)
    figure = figure_at(table, 0)
    throws = Counter(map(sum, product(range(1, 7), repeat=rows.dice)))
    mean = (
        sum(
            worth.of_effect(table, figure, row.effect) * number
            for thrown, number in throws.items()
            for row in rows.rows
            if row.rolls[0] <= thrown <= row.rolls[1]
        )
        / throws.total()
    )
    assert worth.of_table(table, figure, rows) == pytest.approx(mean)


def test_the_vampire_takes_the_followers_rather_than_lives() -> None:
    table = table_of("warrior", "sorceress", mind=STEADY)
    options = ("0", "1", "2")  # how many are given away of as many as are asked for
    assert STEADY.decide(table, figure_at(table, 0), "followers", options, {}) == "2"


@pytest.mark.parametrize(("rows", "facts"), [(None, {"die": 1}), (TABLES[0], {})])
def test_no_fate_is_paid_where_no_die_leads_anywhere(rows: Table | None, facts: dict[str, int]) -> None:
    table = table_of("warrior", "sorceress", mind=STEADY)
    about = {"dice_table": rows, "asked": Choose("fate-on-space", ("keep", "pay"), "board/desert", facts)}
    assert STEADY.decide(table, figure_at(table, 0), "fate-on-space", ("keep", "pay"), about) == "keep"
