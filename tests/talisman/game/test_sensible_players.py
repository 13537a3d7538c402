"""Players with habits make no move that a veteran laughs at: each kind by hand, and none of them in whole games."""

from __future__ import annotations

import pytest
from test_whole_games import figure_at, piece_of, piece_of_spell, table_of

from rulewright.games.talisman.data.printed_effects import EffectSubject
from rulewright.games.talisman.simulation import worth
from rulewright.games.talisman.simulation.casting import Opening
from rulewright.games.talisman.simulation.duelling import LIFE
from rulewright.games.talisman.simulation.gains import gain
from rulewright.games.talisman.simulation.habits import HABITS, STEADY
from rulewright.games.talisman.simulation.possessions import obtain
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Mind, Table
from rulewright.games.talisman.simulation.travelling import BUILD, ROLL, ways

EVERYBODY = pytest.mark.parametrize("habit", HABITS.values(), ids=lambda habit: habit.name)


def play_of(habit: Mind, *names: str) -> tuple[Table, Figure, Figure]:
    table = table_of(*(names or ("thief", "troll")), mind=habit)
    return table, figure_at(table, 0), figure_at(table, 1)


def give(table: Table, figure: Figure, *names: str) -> list[CardCopy]:
    pieces = [piece_of(table, name) for name in names]
    for piece in pieces:
        obtain(table, figure, piece)
    return pieces


def buys(table: Table, figure: Figure, name: str) -> bool:
    piece = next(each for each in table.purchases if each.card.id == name)
    about = {"prices": {name: 3}}
    return STEADY.decide(table, figure, "buy", (None, piece), about) is piece


# What is bought, taken and kept


def test_a_mule_is_bought_by_whoever_carries_all_it_can_and_has_none() -> None:
    table, figure, _ = play_of(STEADY)
    assert not buys(table, figure, "mule")
    give(table, figure, "sword", "helmet", "shield", "armour")
    assert buys(table, figure, "mule")
    give(table, figure, "mule")
    assert not buys(table, figure, "mule")
    give(table, figure, "sword", "helmet", "shield", "armour")  # 8, as many as with a Mule
    assert not buys(table, figure, "mule")


@EVERYBODY
def test_nobody_goes_shopping_for_nothing(habit: Mind) -> None:
    """With a Sword and Armour there is no use for another; 2 of gold heal 2 lives."""
    table, figure, _ = play_of(habit)
    figure.position, figure.gold = "outer/village", 2
    options = ("blacksmith", "healer", "mystic")
    assert habit.decide(table, figure, "visit", options, {}) == "blacksmith"
    give(table, figure, "sword", "armour", "ring", "talisman")
    figure.life -= 2
    assert habit.decide(table, figure, "visit", options, {}) == "healer"


def test_no_mule_is_bought_where_the_curse_takes_it() -> None:
    table, figure, _ = play_of(STEADY)
    give(table, figure, "sword", "helmet", "shield", "armour")
    table.lying[figure.position].append(piece_of(table, "cursed-by-a-hag"))
    assert not buys(table, figure, "mule")


@pytest.mark.parametrize(
    ("strength", "position", "wanted"),
    [
        (0, "outer/woods-1", False),  # too weak for the Middle Region
        (4, "outer/woods-1", True),  # Strength 7: 7 + 6 against 9 + 1 and so on, 10 of 36
        (4, "middle/desert-2", False),  # it is there
        (9, "outer/woods-1", False),  # Strength 12 is enough for the Sentinel
    ],
)
def test_a_raft_is_for_those_who_want_across_and_cannot_pass_the_sentinel(
    strength: int, position: str, wanted: bool
) -> None:
    table, figure, _ = play_of(STEADY)
    gain(table, figure, EffectSubject.STRENGTH, strength)
    figure.position = position
    assert buys(table, figure, "raft") is wanted
    raft = piece_of(table, "raft")
    assert (STEADY.decide(table, figure, "take", (None, raft), {}) is raft) is wanted
    options = ROLL, BUILD
    assert STEADY.decide(table, figure, "journey", options, {}) == (BUILD if wanted else ROLL)


def test_a_raft_is_no_object_to_leave_or_to_sell() -> None:
    table, figure, _ = play_of(STEADY)
    give(table, figure, "sword", "ring", "talisman", "armour")
    (raft,) = give(table, figure, "raft")
    assert raft in figure.objects
    sold = STEADY.decide(table, figure, "sell", (None, *figure.objects), {"price": 1})
    assert sold is not raft


@EVERYBODY
def test_a_reward_that_cannot_be_carried_is_none(habit: Mind) -> None:
    """A Belt, 1 of Strength, is worth less than each of the four; the loser's life is left."""
    table, figure, other = play_of(habit)
    give(table, figure, "runesword", "ring", "holy-grail", "talisman")
    figure.objects[2] = piece_of(table, "solomons-crown")
    figure.changed()
    (bottle,) = give(table, other, "water-bottle")
    assert worth.of_taking(figure, bottle.card) < 0
    assert habit.decide(table, figure, "reward", (LIFE, bottle), {"other": other}) == LIFE


@EVERYBODY
def test_a_second_talisman_is_not_left_to_a_rival(habit: Mind) -> None:
    table, figure, _ = play_of(habit)
    give(table, figure, "talisman", "sword", "ring", "armour")
    (second,) = give(table, figure, "talisman")
    assert second in figure.objects
    assert "talisman" not in [piece.card.id for piece in table.lying[figure.position]]


def test_the_better_of_two_weapons_is_kept() -> None:
    table, figure, _ = play_of(STEADY, "troll", "thief")
    sword, lance = give(table, figure, "sword", "runesword")
    assert STEADY.decide(table, figure, "leave-object", (lance, sword), {}) is sword


def test_a_loaded_mule_is_not_the_first_follower_to_lose() -> None:
    table, figure, _ = play_of(STEADY)
    mule, maiden = give(table, figure, "mule", "maiden")
    assert STEADY.decide(table, figure, "lose-follower", (maiden, mule), {}) is mule
    give(table, figure, "sword", "ring", "talisman", "armour", "solomons-crown")
    assert STEADY.decide(table, figure, "lose-follower", (maiden, mule), {}) is mule  # a Sword is left for it
    give(table, figure, "wand", "potion-of-strength", "cross")
    assert STEADY.decide(table, figure, "lose-follower", (maiden, mule), {}) is maiden


def test_a_weapon_is_worth_as_much_as_its_owner_can_use() -> None:
    """The Priest none, the Warrior two, everybody else one."""
    value = {}
    for name in ("priest", "warrior", "thief"):
        table, figure, _ = play_of(STEADY, name, "troll")
        give(table, figure, "sword")
        value[name] = worth.of_possession(figure, piece_of(table, "holy-lance").card)
    assert value["warrior"] > value["thief"] == value["priest"] == worth.UNUSED


# Whom and what to seek


@pytest.mark.parametrize(("life", "gold", "worst"), [(1, 0, -worth.LAST_LIFE), (1, 1, -worth.GOLD)])
def test_without_gold_the_black_knight_takes_a_life(life: int, gold: int, worst: float) -> None:
    table, figure, _ = play_of(STEADY)
    figure.life, figure.gold = life, gold
    assert worth.of_space(table, figure, "middle/black-knight") == worst


@EVERYBODY
@pytest.mark.parametrize(("life", "gold", "paid"), [(1, 0, "pay"), (2, 0, "keep"), (1, 1, "keep")])
def test_fate_is_for_a_move_that_costs_the_last_life(habit: Mind, life: int, gold: int, paid: str) -> None:
    """From the Runes by the Castle, 3 lead to the Desert or, without gold no better, to the Black Knight."""
    table, figure, _ = play_of(habit)
    figure.position, figure.life, figure.gold = "middle/runes-3", life, gold
    assert habit.decide(table, figure, "fate-on-movement", ("keep", "pay"), {"steps": 3}) == paid


@EVERYBODY
def test_nobody_steals_a_curse(habit: Mind) -> None:
    table, figure, other = play_of(habit)
    give(table, other, "cursed-by-a-hag", "ring")  # Mesmerism takes a Follower, no Ring
    give(table, figure, "maiden")
    figure.spells = [piece_of_spell(table, "mesmerism")]
    curse = Opening(figure.spells[0], other)
    assert habit.decide(table, figure, "cast", (None, curse), {}) is None


@EVERYBODY
def test_the_mystic_is_visited_to_be_rid_of_the_curse(habit: Mind) -> None:
    table, figure, _ = play_of(habit)
    figure.position, figure.gold = "outer/village", 1
    figure.life -= 1
    options = ("blacksmith", "healer", "mystic")
    assert habit.decide(table, figure, "visit", options, {}) == "healer"
    give(table, figure, "cursed-by-a-hag")
    figure.life += 1
    assert habit.decide(table, figure, "visit", options, {}) == "mystic"


@EVERYBODY
@pytest.mark.parametrize("hurries", [False, True])
def test_the_sentinel_is_not_attacked_without_a_chance(habit: Mind, hurries: bool) -> None:
    """Strength 3 against 9: a 6 against a 1 leaves 9 against 10. Armour saves the life, not the turn."""
    table, figure, _ = play_of(habit)
    gain(table, figure, EffectSubject.CRAFT, 6)  # grown
    give(table, figure, "talisman", "armour")
    figure.position, table.crown_reached = "outer/woods-2", hurries
    options = ways(figure, figure.position, 2)
    assert habit.decide(table, figure, "way", tuple(options), {"ends": options, "steps": 2}) != "bridge"
    gain(table, figure, EffectSubject.STRENGTH, 8)
    assert habit.decide(table, figure, "way", tuple(options), {"ends": options, "steps": 2}) == "bridge"


# Slow characters


def walk(table: Table, figure: Figure, turns: int) -> list[str]:
    """The positions of a character that a Poltergeist slows, as far as it decides."""
    found = []
    for _ in range(turns):
        options = ways(figure, figure.position, 1)
        way = STEADY.decide(table, figure, "way", tuple(options), {"ends": options, "steps": 1})
        figure.position = options[way]
        found.append(figure.position)
        if table.region(figure.position) != table.region(found[0]):
            break
    return found


@pytest.mark.parametrize("position", ["outer/graveyard", "outer/city", "outer/tavern"])
def test_a_slow_character_goes_straight_to_the_bridge_if_it_can_pass(position: str) -> None:
    table, figure, _ = play_of(STEADY)
    gain(table, figure, EffectSubject.STRENGTH, 9)
    give(table, figure, "poltergeist")
    figure.position = position
    found = walk(table, figure, 24)
    assert len(set(found)) == len(found)
    assert found[-2:] == ["outer/sentinel", "middle/hills"]


def test_a_slow_character_goes_home_across_the_bridge() -> None:
    table, figure, _ = play_of(STEADY)
    give(table, figure, "poltergeist")
    figure.position = "middle/runes-1"
    assert walk(table, figure, 3) == ["middle/cursed-glade", "middle/hills", "outer/sentinel"]


def test_a_slow_character_that_cannot_cross_goes_round_and_never_to_and_fro() -> None:
    table, figure, _ = play_of(STEADY)
    figure.gold = 0
    give(table, figure, "poltergeist")
    assert len(set(walk(table, figure, 24))) == 24


def test_a_slow_character_goes_the_long_way_round_rather_than_die() -> None:
    """In the Chapel, 2 spaces before the Sentinel, the evil Ghoul would lose its last life."""
    table, figure, _ = play_of(STEADY, "ghoul", "troll")
    gain(table, figure, EffectSubject.STRENGTH, 9)
    give(table, figure, "poltergeist")
    figure.position, figure.life, figure.gold = "outer/fields-5", 1, 0
    assert walk(table, figure, 1) == ["outer/crags"]
    figure.position, figure.life = "outer/fields-5", 3
    assert walk(table, figure, 1) == ["outer/chapel"]


def test_a_slow_character_with_gold_buys_an_axe_and_builds_a_raft() -> None:
    table, figure, _ = play_of(STEADY)
    figure.gold, figure.position = 3, "outer/forest"
    give(table, figure, "poltergeist")
    assert walk(table, figure, 2) == ["outer/fields-3", "outer/village"]
    assert buys(table, figure, "axe")
    figure.gold = 0
    give(table, figure, "axe")
    assert walk(table, figure, 2) == ["outer/fields-3", "outer/forest"]
    assert STEADY.decide(table, figure, "journey", (ROLL, BUILD), {}) == BUILD
