"""What a player takes things to be worth, and chooses by it, each derived by hand from the printed values."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from test_whole_games import figure_at, piece_of, table_of

from rulewright.engine.effects import Choose
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.cards import load_cards
from rulewright.games.talisman.data.printed_effects import (
    Ability,
    DiceTable,
    EffectSubject,
    MoveCharacter,
    Quest,
    Region,
)
from rulewright.games.talisman.rules.movement import along
from rulewright.games.talisman.simulation import worth
from rulewright.games.talisman.simulation.gains import gain
from rulewright.games.talisman.simulation.habits import STEADY, HabitAim, of_victim, pull

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
    assert worth.of_effect(table, figure, named(MoveCharacter, to=PLAIN)) == -worth.TURN
    figure.objects.append(piece_of(table, "talisman"))
    figure.changed()
    assert worth.of_effect(table, figure, named(MoveCharacter, to=PLAIN)) == 1


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
def test_a_table_is_worth_the_mean_of_what_its_throws_lead_to(rows: DiceTable) -> None:
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
def test_no_fate_is_paid_where_no_die_leads_anywhere(rows: DiceTable | None, facts: dict[str, int]) -> None:
    table = table_of("warrior", "sorceress", mind=STEADY)
    about = {"dice_table": rows, "asked": Choose("fate-on-space", ("keep", "pay"), "board/desert", facts)}
    assert STEADY.decide(table, figure_at(table, 0), "fate-on-space", ("keep", "pay"), about) == "keep"


@pytest.mark.parametrize(
    ("region", "goal"), [(Region.OUTER, "outer/sentinel"), (Region.MIDDLE, "middle/portal-of-power")]
)
def test_whoever_wants_the_crown_gains_with_each_step_towards_the_bridge_then_the_portal(
    region: Region, goal: str
) -> None:
    table = table_of("warrior", "sorceress", mind=STEADY)
    figure = figure_at(table, 0)
    gain(table, figure, EffectSubject.STRENGTH, 5)  # 9, as strong as the Sentinel
    for position in load_board().ring(region):
        here = pull(HabitAim.CROWN, table, figure, position)
        best = max(pull(HabitAim.CROWN, table, figure, to) for to in along(position, 1).values())
        assert (best < here) is (position == goal)


def test_nobody_attacks_who_is_sure_to_win() -> None:
    table = table_of("warrior", "sorceress", mind=STEADY)
    gain(table, figure_at(table, 1), EffectSubject.STRENGTH, 12)
    assert of_victim(STEADY, table, figure_at(table, 0), figure_at(table, 1)) < 0


def test_a_thief_steals_what_is_to_be_had_from_whoever_is_sure_to_win() -> None:
    table = table_of("thief", "troll", mind=STEADY)
    thief, troll = figure_at(table, 0), figure_at(table, 1)
    assert (troll.gold, troll.objects) == (1, [])
    assert of_victim(STEADY, table, thief, troll) == worth.GOLD
