"""Talisman's battle: worked out by hand, by brute force, and with another dice library."""

from __future__ import annotations

from fractions import Fraction as F
from functools import cache
from itertools import product

import icepool
import pytest

from rulewright.engine.effects import Status
from rulewright.errors import BadInputError
from rulewright.games.talisman.rules.battle import Foe, fighting_order
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue

CATALOGUE = Catalogue(SITUATIONS)
SAVES_FROM = {"none": 7, "helmet": 6, "shield": 5, "armour": 4}


def resolve(hero: dict, foe: dict | list, **fields: object) -> Answer:
    key = "foes" if isinstance(foe, list) else "foe"
    return CATALOGUE.resolve({"situation": "talisman/battle", "hero": hero, key: foe, **fields})


def chances(answer: Answer) -> dict[str, F]:
    return {result: F(share) for result, share in answer.probability.items()}


def test_equal_strength_without_fate() -> None:
    # Two dice: 15 of 36 pairs have the first higher, 6 are equal, 15 lower.
    assert chances(resolve({"strength": 4}, {"strength": 4})) == {
        "win": F(15, 36), "stand-off": F(6, 36), "life-lost": F(15, 36), "saved": 0, "evaded": 0,
    }  # fmt: skip


def test_the_contracts_example() -> None:
    # One fate: every die that does not win is rolled again, except a 6 level with a 6 (no new die can win, and it could
    # lose). Of the 21 pairs with hero <= foe, foe = f occurs f times and wins anew with (6 - f)/6:
    # (1*5 + 2*4 + 3*3 + 4*2 + 5*1) / 6 / 36 = 35/216; 15/36 + 35/216 = 125/216.
    # Level after a new die: (1+2+3+4+5+5)/6/36 = 20/216, and 1/36 kept: 26/216 = 13/108.
    answer = resolve({"strength": 4, "fate": 1}, {"strength": 4}, goal="win")
    assert chances(answer) == {
        "win": F(125, 216), "stand-off": F(13, 108), "life-lost": F(65, 216), "saved": 0, "evaded": 0,
    }  # fmt: skip


def test_the_rulebooks_wizard_and_giant() -> None:
    # Wizard 9 in all against a Giant of 6; dice 3 and 6: 12 to 12. A new die of 4, 5 or 6 wins, 3 is level, 1 or 2 loses.  # noqa: E501
    fields = {"dice": {"hero": 3, "foe": 6}}
    win = resolve({"strength": 9, "fate": 3}, {"strength": 6}, **fields)
    assert chances(win) == {"win": F(1, 2), "stand-off": F(1, 6), "life-lost": F(1, 3), "saved": 0, "evaded": 0}
    (advice,) = win.advice
    (case,) = advice.cases
    assert case.option == "pay"
    assert case.options == {"keep": (0, 0, 0), "pay": (F(1, 2), F(1, 3), 1)}
    # Who wants above all to lose no life keeps the stand-off.
    assert chances(resolve({"strength": 9, "fate": 3}, {"strength": 6}, goal="survive", **fields))["stand-off"] == 1
    # Without fate it is a stand-off.
    assert chances(resolve({"strength": 9}, {"strength": 6}, **fields))["stand-off"] == 1


def test_armour_saves_a_life_not_the_battle() -> None:
    # Hopeless battle, Shield saves on 5 and 6.
    answer = resolve({"strength": 0, "armour": "shield"}, {"strength": 10})
    assert chances(answer) == {"win": 0, "stand-off": 0, "life-lost": F(2, 3), "saved": F(1, 3), "evaded": 0}


def test_fate_on_the_armour_die() -> None:
    # Helmet saves on 6: 1/6 + 5/6 * 1/6 = 11/36 with fate, 1/6 in the variant without.
    hero = {"strength": 0, "armour": "helmet", "fate": 2}
    assert chances(resolve(hero, {"strength": 10}))["saved"] == F(11, 36)
    assert chances(resolve(hero, {"strength": 10}, variants={"fate-on-armour": False}))["saved"] == F(1, 6)


def test_one_fate_is_kept_for_the_armour_die_when_the_attack_cannot_be_won() -> None:
    answer = resolve({"strength": 0, "armour": "armour", "fate": 1}, {"strength": 10})
    # Armour saves on 4-6: 1/2 + 1/2 * 1/2. The token is spent only when the first die fails.
    assert chances(answer)["saved"] == F(3, 4)
    assert F(answer.expected["fate"]) == F(1, 2)
    assert [advice.choice for advice in answer.advice] == ["fate-on-attack-roll", "fate-on-armour"]
    assert all(case.option == "keep" for case in answer.advice[0].cases)


def test_two_fate_may_go_to_two_rolls_but_never_twice_to_one() -> None:
    answer = resolve({"strength": 1, "fate": 20}, {"strength": 6}, dice={"hero": 1, "foe": 1})
    # 2 against 7: a new die of 6 is level. The third token is of no use.
    assert chances(answer) == {"win": 0, "stand-off": F(1, 6), "life-lost": F(5, 6), "saved": 0, "evaded": 0}
    assert {line.hero["fate"] for line in answer.outcomes} == {19}


def test_outcomes_carry_what_is_left_of_the_hero() -> None:
    answer = resolve({"strength": 4, "life": 1, "fate": 1}, {"strength": 4})
    lines = [(line.result, dict(line.hero)) for line in answer.outcomes]
    assert ("life-lost", {"life": 0, "fate": 0}) in lines
    assert ("win", {"life": 1, "fate": 1}) in lines
    assert F(answer.expected["life"]) == 1 - F(65, 216)
    assert answer.expected["turns"] == 0


def test_weapon_bonus_and_roll_bonus_shift_the_scores() -> None:
    plain = chances(resolve({"strength": 6, "fate": 1}, {"strength": 5}))
    assert chances(resolve({"strength": 5, "battle_bonus": 1, "fate": 1}, {"strength": 5})) == plain
    assert chances(resolve({"strength": 7, "fate": 1}, {"strength": 4, "roll_bonus": 2})) == plain


def test_evading_is_for_who_cannot_win_or_must_not_lose() -> None:
    fields = {"may_evade": True}
    assert chances(resolve({"strength": 4}, {"strength": 4}, **fields))["evaded"] == 0
    assert chances(resolve({"strength": 4}, {"strength": 4}, goal="survive", **fields))["evaded"] == 1
    # Nothing to win: evading keeps the life. Nothing to lose: fight.
    assert chances(resolve({"strength": 0}, {"strength": 10}, **fields))["evaded"] == 1
    assert chances(resolve({"strength": 10}, {"strength": 0}, goal="survive", **fields))["win"] == 1


def test_enemies_with_one_number_add_their_strength_and_roll_once() -> None:
    two = resolve({"strength": 7, "fate": 1}, [{"strength": 3, "number": 2}, {"strength": 4, "number": 2}])
    assert chances(two) == chances(resolve({"strength": 7, "fate": 1}, {"strength": 7}))
    assert any(node.entry == "talisman/attacks/several-enemies" for _, node in two.trace.walk())


def test_lower_numbers_are_fought_first_and_a_stand_off_ends_the_turn() -> None:
    assert fighting_order([(4, Foe(5)), (2, Foe(2)), (2, Foe(3))]) == (Foe(5, creatures=2), Foe(5, creatures=1))
    # 10 against 4 is won for certain, then 10 against 10: the result is that of the last battle.
    answer = resolve({"strength": 10}, [{"strength": 10, "number": 4}, {"strength": 4, "number": 2}])
    assert chances(answer) == chances(resolve({"strength": 10}, {"strength": 10}))
    # 10 against 10 first: the second, easy battle comes only after a win.
    answer = resolve({"strength": 10}, [{"strength": 10, "number": 2}, {"strength": 0, "number": 3}])
    assert chances(answer) == {
        "win": F(15, 36), "stand-off": F(6, 36), "life-lost": F(15, 36), "saved": 0, "evaded": 0,
    }  # fmt: skip


def test_fate_is_kept_for_the_battle_in_which_it_helps_more() -> None:
    # One token, two even battles. Paying in the first battle leaves 15/36 for the second, keeping it 125/216.
    # Level or behind in the first battle the turn would end, so there is nothing to keep it for.
    answer = resolve({"strength": 5, "fate": 1}, [{"strength": 5, "number": 2}, {"strength": 5, "number": 3}])
    win_both = F(15, 36) * F(125, 216) + F(35, 216) * F(15, 36)
    assert chances(answer)["win"] == win_both


def test_evading_one_of_two_leaves_the_result_of_the_other() -> None:
    foes = [{"strength": 0, "number": 2}, {"strength": 20, "number": 3}]
    answer = resolve({"strength": 9}, foes, may_evade=True)
    assert chances(answer)["win"] == 1  # fights the first, evades the second
    assert [advice.text(Language.EN) for advice in answer.advice] == [
        "In the first fight, do not evade.",
        "In the second fight, evade.",
    ]


def test_known_dice_belong_to_the_first_battle() -> None:
    foes = [{"strength": 5, "number": 2}, {"strength": 5, "number": 3}]
    answer = resolve({"strength": 5}, foes, dice={"hero": 6, "foe": 1})
    assert chances(answer)["win"] == F(15, 36)


def test_rolled_dice_come_too_late_for_evading() -> None:
    elf = {"character": "elf"}  # Strength 3; may evade in the Woods
    answer = resolve(elf, {"strength": 9}, goal="survive", space="woods", dice={"hero": 1})
    assert chances(answer)["life-lost"] == 1
    evading = next(node for _, node in answer.trace.walk() if node.entry == "talisman/attacks/battle-evade")
    assert (evading.status, evading.blocked_by) == (Status.BLOCKED, "talisman/attacks/battle-attack-roll")
    # Only the first battle's dice are rolled: the second opponent can still be evaded.
    foes = [{"strength": 0, "number": 2}, {"strength": 20, "number": 3}]
    answer = resolve({"strength": 9}, foes, may_evade=True, dice={"hero": 6, "foe": 1})
    assert chances(answer)["win"] == 1


@pytest.mark.parametrize("dice", [{"hero": 1}, {"foe": 6}, {"hero": 6, "foe": 1}])
@pytest.mark.parametrize(
    ("situation", "ability", "foes"),
    [
        ("battle", "strength", {"foe": {"strength": 4}}),
        ("battle", "strength", {"foes": [{"strength": 4}, {"strength": 2}]}),  # of one number: a single fight
        ("psychic-combat", "craft", {"foe": {"craft": 4}}),
        ("psychic-combat", "craft", {"foes": [{"craft": 4}]}),
    ],
)
def test_dice_on_the_table_are_refused_beside_evading(
    situation: str, ability: str, foes: dict[str, object], dice: dict[str, int]
) -> None:
    request = {"situation": f"talisman/{situation}", "hero": {ability: 4}, **foes, "dice": dice}
    CATALOGUE.resolve(request)
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({**request, "may_evade": True})
    assert (caught.value.code, caught.value.input) == ("contradiction", "may_evade, dice")


def test_a_battle_bonus_is_refused_in_psychic_combat() -> None:
    """It is what counts in battle alone; all that a character has is taken, whether it counts or not."""
    has = {"craft": 4, "strength": 5, "life": 3, "gold": 7, "followers": 2, "armour": "shield", "talisman": False}
    request = {"situation": "talisman/psychic-combat", "hero": {**has, "cards": ["sword"]}, "foe": {"craft": 4}}
    assert CATALOGUE.resolve(request).probability["win"] == F(15, 36)
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({**request, "hero": {**has, "battle_bonus": 1}})
    assert (caught.value.code, caught.value.input) == ("contradiction", "hero.battle_bonus = 1")


@pytest.mark.thorough
@pytest.mark.parametrize("goal", ["win", "survive"])
@pytest.mark.parametrize("fate", [1, 2, 4])
@pytest.mark.parametrize("armour", ["none", "helmet"])
def test_advice_never_contradicts_itself(goal: str, fate: int, armour: str) -> None:
    foes = [{"strength": 3, "number": number} for number in (1, 2, 3)]
    for evade in (False, True):
        answer = resolve({"strength": 4, "fate": fate, "armour": armour}, foes, goal=goal, may_evade=evade)
        for advice in answer.advice:
            decided: dict[tuple, set[str]] = {}
            for case in advice.cases:
                decided.setdefault(tuple(sorted(case.facts.items())), set()).add(case.option)
                assert case.facts["fate"] <= fate
            assert all(len(options) == 1 for options in decided.values())


def test_trace_names_rules_applied_considered_and_blocked() -> None:
    answer = resolve({"strength": 4, "fate": 1, "armour": "helmet"}, {"strength": 4})
    told = {(node.entry.removeprefix("talisman/"), node.status, node.blocked_by) for _, node in answer.trace.walk()}
    assert ("attacks/battle-attack-roll", Status.APPLIED, None) in told
    assert ("attacks/battle-evade", Status.BLOCKED, "talisman/character-rules/evading") in told
    assert ("characters/fate-reroll", Status.BLOCKED, "talisman/characters/fate-not-on-others-dice") in told
    assert ("characters/fate-reroll", Status.APPLIED, None) in told
    assert ("characters/fate-reroll", Status.CONSIDERED, None) in told
    by_entry = {node.entry: node for _, node in answer.trace.walk() if node.status is Status.APPLIED}
    assert by_entry["talisman/attacks/stand-off"].probability == answer.probability["stand-off"]
    lost = by_entry["talisman/characters/lives"].probability
    assert lost == answer.probability["life-lost"]
    assert by_entry["talisman/possessions/armour-limit"].probability == lost + answer.probability["saved"]


# --- brute force -----------------------------------------------------------------------------------------------------

Spread = dict[tuple[str, int], F]  # (result, fate paid) -> probability
FACES = range(1, 7)


def mixed(parts: list[Spread]) -> Spread:
    total: Spread = {}
    for part in parts:
        for key, share in part.items():
            total[key] = total.get(key, F(0)) + share / len(parts)
    return total


def merit(spread: Spread, goal: str) -> tuple[F, F, F]:
    win = sum((share for (result, _), share in spread.items() if result == "win"), F(0))
    lost = sum((share for (result, _), share in spread.items() if result == "life-lost"), F(0))
    fate = sum((share * paid for (_, paid), share in spread.items()), F(0))
    return (win, -lost, -fate) if goal == "win" else (-lost, win, -fate)


def better(keep: Spread, pay: Spread | None, goal: str) -> Spread:
    return pay if pay is not None and merit(pay, goal) > merit(keep, goal) else keep


@cache
def brute_force(lead: int, fate: int, armour: str, goal: str, fate_on_armour: bool) -> Spread:
    """Every pair of dice and every decision, written without the engine."""

    def armour_die(paid: int) -> Spread:
        if armour == "none":
            return {("life-lost", paid): F(1)}
        parts = []
        for die in FACES:
            keep: Spread = {("saved" if die >= SAVES_FROM[armour] else "life-lost", paid): F(1)}
            pay = None
            if fate_on_armour and fate > paid:
                pay = mixed(
                    [{("saved" if new >= SAVES_FROM[armour] else "life-lost", paid + 1): F(1)} for new in FACES]
                )
            parts.append(better(keep, pay, goal))
        return mixed(parts)

    def settled(own: int, theirs: int, paid: int) -> Spread:
        difference = lead + own - theirs
        if difference > 0:
            return {("win", paid): F(1)}
        return {("stand-off", paid): F(1)} if difference == 0 else armour_die(paid)

    parts = []
    for own, theirs in product(FACES, FACES):
        pay = mixed([settled(new, theirs, 1) for new in FACES]) if fate else None
        parts.append(better(settled(own, theirs, 0), pay, goal))
    return mixed(parts)


@pytest.mark.sampled(16)
@pytest.mark.thorough
@pytest.mark.parametrize("lead", range(-7, 8))
@pytest.mark.parametrize("goal", ["win", "survive"])
def test_brute_force_agrees_on_every_small_battle(lead: int, goal: str) -> None:
    for fate, armour, on_armour in product((0, 1, 2), SAVES_FROM, (True, False)):
        answer = resolve(
            {"strength": 10 + lead, "fate": fate, "armour": armour},
            {"strength": 10},
            goal=goal,
            variants={"fate-on-armour": on_armour},
        )
        expected = brute_force(lead, fate, armour, goal, on_armour)
        got = {(line.result, fate - line.hero["fate"]): F(line.probability) for line in answer.outcomes}
        assert got == expected, (lead, fate, armour, goal, on_armour)


def test_icepool_agrees_without_fate() -> None:
    for lead, armour in product(range(-6, 7), SAVES_FROM):
        needed = SAVES_FROM[armour]

        def end(own: int, theirs: int, save: int, lead: int = lead, needed: int = needed) -> str:
            if own + lead == theirs:
                return "stand-off"
            if own + lead > theirs:
                return "win"
            return "saved" if save >= needed else "life-lost"

        ends = icepool.map(end, icepool.d6, icepool.d6, icepool.d6)
        expected = {result: ends.probability(result) for result in ends.outcomes()}
        answer = chances(resolve({"strength": 6 + lead, "armour": armour}, {"strength": 6}))
        assert {result: share for result, share in answer.items() if share} == expected
