"""What the space does to those who fight on it: creatures' attack rolls, Objects, evading."""

from __future__ import annotations

import tomllib
from fractions import Fraction as F
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rulewright.engine.effects import Status
from rulewright.errors import BadInputError
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue

CATALOGUE = Catalogue(SITUATIONS)
FACES = range(1, 7)


def resolve(situation: str, **fields: Any) -> Answer:
    answer = CATALOGUE.resolve({"situation": f"talisman/{situation}", **fields})
    assert isinstance(answer, Answer)
    return answer


def chances(answer: Answer) -> dict[str, F]:
    return {result: F(share) for result, share in answer.probability.items() if share}


def mentioned(answer: Answer, status: Status) -> set[tuple[str, str | None]]:
    nodes = (node for _, node in answer.trace.walk() if node.status is status)
    return {(node.entry.removeprefix("talisman/"), (node.blocked_by or "").removeprefix("talisman/")) for node in nodes}


def naive(leads: list[int]) -> dict[str, F]:
    """Battles one after the other without fate, the character ahead by each lead before the dice; every throw tried."""
    ends = {"win": F(1), "stand-off": F(0), "life-lost": F(0)}
    for lead in leads:
        throws = [lead + own - theirs for own, theirs in product(FACES, FACES)]
        going_on = ends["win"]
        ends["win"] = going_on * F(sum(each > 0 for each in throws), 36)
        ends["stand-off"] += going_on * F(sum(each == 0 for each in throws), 36)
        ends["life-lost"] += going_on * F(sum(each < 0 for each in throws), 36)
    return {result: share for result, share in ends.items() if share}


def test_a_creature_on_the_runes_adds_2_to_its_attack_roll() -> None:
    # The board (Czech lines 376 to 386): all creatures met there add 2 to their attack roll. With 5 against 5, the
    # character wins where its die is higher by 3 or more: 4-1, 5-1, 5-2, 6-1, 6-2, 6-3. By 2 it is a stand-off: 4 of 36
    told = {"win": F(6, 36), "stand-off": F(4, 36), "life-lost": F(26, 36)}
    fought = resolve("battle", space="runes", hero={"strength": 5}, foe={"strength": 5})
    assert chances(fought) == told
    assert ("board/runes", "") in mentioned(fought, Status.APPLIED)
    (fight,) = [node for _, node in fought.trace.walk() if node.entry == "talisman/attacks/battle"]
    assert (fight.facts["foe_strength"], fight.facts["roll_bonus"]) == (5, 2)  # its Strength stays the same
    spirit = resolve("psychic-combat", space="runes", hero={"craft": 5}, foe={"craft": 5})
    assert chances(spirit) == told
    # The space's 2 comes on top of what the creature adds anyway.
    more = resolve("battle", space="runes", hero={"strength": 6}, foe={"strength": 5, "roll_bonus": 1})
    assert chances(more) == told


def test_who_makes_no_attack_roll_adds_nothing_to_it_but_by_one_reading() -> None:
    """The board adds 2 to a creature's roll on the Runes, and no die is rolled for the Assassin's victim.

    5 + die against 9: 5 and 6 win, 4 is level. By the other reading against 11: only 6 is level.
    """
    fields = {"space": "runes", "hero": {"strength": 5, "character": "assassin"}, "foe": {"strength": 9}}
    answer = resolve("battle", **fields)
    assert chances(answer) == {"win": F(1, 3), "stand-off": F(1, 6), "life-lost": F(1, 2)}
    assert ("board/runes", "heroes/assassin") in mentioned(answer, Status.BLOCKED)
    reading = {"roll-bonus-without-roll": True}
    other = resolve("battle", **fields, variants=reading)
    assert chances(other) == {"stand-off": F(1, 6), "life-lost": F(5, 6)}
    assert ("board/runes", "") in mentioned(other, Status.APPLIED)
    # A bonus that the request names is none without a roll either; a Spirit, which is not assassinated, keeps it.
    own = resolve("battle", hero=fields["hero"], foe={"strength": 9, "roll_bonus": 2})
    assert chances(own) == chances(answer)
    spirit = [{"craft": 5}]
    hero = {**fields["hero"], "craft": 5}
    assert chances(resolve("battle", space="runes", hero=hero, foes=spirit)) == naive([-2])
    # Whoever meets a roll has the same odds by both readings.
    plain = {**fields, "hero": {"strength": 5}}
    assert chances(resolve("battle", **plain, variants=reading)) == chances(resolve("battle", **plain)) == naive([-6])


@pytest.mark.parametrize("situation", ["battle", "psychic-combat"])
def test_every_space_adds_what_the_boards_data_say(rules: Path, situation: str) -> None:
    ability = "strength" if situation == "battle" else "craft"
    with (rules / "talisman/board.toml").open("rb") as file:
        spaces = tomllib.load(file)["space"]
    assert {space["id"] for space in spaces if "creature_roll_bonus" in space} == {"runes"}
    for space in spaces:
        bonus = space.get("creature_roll_bonus", 0)
        answer = resolve(situation, space=space["id"], hero={ability: 7}, foe={ability: 6})
        assert chances(answer) == naive([1 - bonus]), space["id"]


def test_enemies_that_fight_as_one_make_one_roll_to_which_2_is_added() -> None:
    # "As one creature" (Korean line 1601), "with one attack roll" (Czech line 1597): 9 against 3 + 4, plus 2 for the
    # roll. Were 2 added for each, it would be 9 against 11.
    fields = {"space": "runes", "hero": {"strength": 9}, "foes": [{"strength": 3}, {"strength": 4}]}
    once = resolve("battle", **fields)
    assert chances(once) == naive([0]) == {"win": F(15, 36), "stand-off": F(6, 36), "life-lost": F(15, 36)}
    each = resolve("battle", **fields, variants={"joint-roll-bonus": "each"})
    assert chances(each) == naive([-2]) == {"win": F(6, 36), "stand-off": F(4, 36), "life-lost": F(26, 36)}
    # Who makes a roll of its own adds 2 to it, by either reading.
    apart = {**fields, "foes": [{"strength": 3, "number": 2}, {"strength": 4, "number": 3}]}
    for reading in ("once", "each"):
        answer = resolve("battle", **apart, variants={"joint-roll-bonus": reading})
        assert chances(answer) == naive([4, 3])
    spirits = resolve("psychic-combat", space="runes", hero={"craft": 6}, foes=[{"craft": 4}, {"craft": 4}])
    assert chances(spirits) == naive([0, 0])


def test_without_a_space_the_reading_does_not_matter() -> None:
    fields = {"hero": {"strength": 8}, "foes": [{"strength": 3}, {"strength": 4}]}
    assert chances(resolve("battle", **fields)) == naive([1])
    assert chances(resolve("battle", **fields, variants={"joint-roll-bonus": "each"})) == naive([1])


def test_on_the_cursed_glade_a_weapon_adds_nothing() -> None:
    # Czech lines 338 to 341: Strength and Craft from Objects and Magic Objects do not count on this space, and Magic
    # Objects cannot be used. The Korean example (lines 2033 to 2045) counts counters and Followers there.
    hero = {"strength": 4, "battle_bonus": 3}
    fought = resolve("battle", space="cursed-glade", hero=hero, foe={"strength": 5})
    assert chances(fought) == naive([-1])
    assert ("possessions/weapon-limit", "board/cursed-glade") in mentioned(fought, Status.BLOCKED)
    assert chances(resolve("battle", space="woods", hero=hero, foe={"strength": 5})) == naive([2])
    # A Mercenary, who adds 3 in battle, is no Object; of 3 + 1 the Sword's 1 is lost.
    hired = {**hero, "battle_bonus": 4, "cards": ["mercenary", "sword"]}
    assert chances(resolve("battle", space="cursed-glade", hero=hired, foe={"strength": 5})) == naive([2])
    # Nor is an ability: the Monk, who uses no Weapon, adds his printed Craft of 3 in battle.
    monk = {"character": "monk", "strength": 4, "battle_bonus": 3}
    assert chances(resolve("battle", space="cursed-glade", hero=monk, foe={"strength": 5})) == naive([2])


def test_on_the_cursed_glade_magic_objects_cannot_be_used() -> None:
    hero = {"craft": 3, "cards": ["cross"]}
    there = resolve("psychic-combat", space="cursed-glade", hero=hero, foe={"craft": 5})
    assert chances(there) == naive([-2])
    assert ("cards/cross", "board/cursed-glade") in mentioned(there, Status.BLOCKED)
    # The Priest destroys Spirits by himself.
    priest = {**hero, "character": "priest", "craft": 4}
    assert "destroyed" in resolve("psychic-combat", space="cursed-glade", hero=priest, foe={"craft": 5}).probability
    # The Runesword gains no life there.
    sword = {"strength": 20, "cards": ["runesword"]}
    assert resolve("battle", space="cursed-glade", hero=sword, foes=[{"strength": 1}]).expected["life"] == 4
    assert resolve("battle", space="woods", hero=sword, foes=[{"strength": 1}]).expected["life"] == 5


def test_a_duel_on_the_cursed_glade_is_fought_without_weapons() -> None:
    sides = {
        "attacker": {"strength": 5, "battle_bonus": 3},
        "defender": {"strength": 6, "battle_bonus": 1, "cards": ["runesword"]},
    }
    answer = resolve("duel", by="strength", space="cursed-glade", **sides)
    # 5 against 6: of 36 throws the attacker wins those with a die higher by 2: 10; level by 1: 5.
    assert chances(answer) == {"attacker-wins": F(10, 36), "stand-off": F(5, 36), "defender-wins": F(21, 36)}
    assert {("possessions/weapon-limit", "board/cursed-glade"), ("cards/runesword", "board/cursed-glade")} <= mentioned(
        answer, Status.BLOCKED
    )
    elsewhere = resolve("duel", by="strength", space="runes", **sides)  # characters get nothing from the Runes
    assert chances(elsewhere) == chances(resolve("duel", by="strength", **sides))


@pytest.mark.parametrize(
    ("situation", "fields", "code", "words"),
    [
        ("battle", {"space": "rune", "hero": {"strength": 1}, "foe": {"strength": 1}}, "bad-value", "runes"),
        ("duel", {"space": "pits"}, "contradiction", "Inner Region"),
        ("duel", {"space": "crown-of-command"}, "contradiction", "situation of its own"),
        ("duel", {"space": "nowhere"}, "bad-value", "space"),
    ],
)
def test_bad_input_is_refused_by_cause_and_remedy(
    situation: str, fields: dict[str, Any], code: str, words: str
) -> None:
    if situation == "duel":
        fields = {"by": "strength", "attacker": {"strength": 4}, "defender": {"strength": 4}, **fields}
    with pytest.raises(BadInputError) as caught:
        resolve(situation, **fields)
    assert caught.value.code == code
    assert words in f"{caught.value.input} {caught.value}"


@pytest.mark.parametrize("space", ["plain-of-peril", "valley-of-fire"])
def test_characters_attack_each_other_where_they_meet_in_the_inner_region(space: str) -> None:
    sides = {"attacker": {"strength": 4}, "defender": {"strength": 4}}
    assert chances(resolve("duel", by="strength", space=space, **sides))["attacker-wins"] == F(15, 36)


INSIDE = [
    "plain-of-peril", "crypt", "death", "werewolf-den", "mines", "vampires-tower", "pits", "valley-of-fire",
    "crown-of-command",
]  # fmt: skip


@pytest.mark.parametrize("space", INSIDE)
@pytest.mark.parametrize(("situation", "ability"), [("battle", "strength"), ("psychic-combat", "craft")])
def test_no_creature_is_evaded_in_the_inner_region(situation: str, ability: str, space: str) -> None:
    # Korean lines 3207 to 3213: no Spell affects the creatures there, and they cannot be evaded.
    fields = {"hero": {ability: 3}, "foe": {ability: 9}, "goal": "survive", "space": space}
    with pytest.raises(BadInputError) as caught:
        resolve(situation, **fields, may_evade=True)
    assert (caught.value.code, caught.value.input) == ("contradiction", f"space = {space}, may_evade")
    assert "Inner Region" in str(caught.value)
    # 3 against 9: only a 6 against a 1 comes within 1 of it, and still loses.
    assert chances(resolve(situation, **fields)) == naive([-6]) == {"life-lost": 1}


def test_creatures_are_evaded_everywhere_else(rules: Path) -> None:
    with (rules / "talisman/board.toml").open("rb") as file:
        spaces = {space["id"] for space in tomllib.load(file)["space"]}
    assert set(INSIDE) < spaces
    fields = {"hero": {"strength": 3}, "foe": {"strength": 9}, "goal": "survive", "may_evade": True}
    for space in spaces - set(INSIDE):
        assert chances(resolve("battle", space=space, **fields)) == {"evaded": 1}, space
