"""Enemies of Strength and of Craft in one sequence, and what each adds to its roll: by hand and by naive search."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction as F
from functools import cache
from itertools import product
from typing import Any

import pytest

from rulewright.errors import BadInputError
from rulewright.games.talisman.rules.battle import AttackForm, Foe, fighting_order
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations.advice_wording import STEP
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue

CATALOGUE = Catalogue(SITUATIONS)
FACES = range(1, 7)
SAVES_FROM = {"none": 7, "helmet": 6, "shield": 5, "armour": 4}


def resolve(hero: Mapping[str, Any], foes: list[dict[str, int]], situation: str = "battle", **fields: Any) -> Answer:
    answer = CATALOGUE.resolve({"situation": f"talisman/{situation}", "hero": hero, "foes": foes, **fields})
    assert isinstance(answer, Answer)
    return answer


def chances(answer: Answer) -> dict[str, F]:
    return {result: F(share) for result, share in answer.probability.items() if share}


# --- naive search -------------------------------------------------------------------------------------------------

Spread = tuple[tuple[tuple[str, int], F], ...]  # ((result, fate left), probability), ...


def worth(spread: Spread) -> tuple[F, F, F]:
    """The goal `win`: to win all, else to lose no life, else to keep fate."""
    shares = {result: sum((share for (each, _), share in spread if each == result), F(0)) for result in ("win", "lost")}
    return shares["win"], -shares["lost"], sum((share * fate for (_, fate), share in spread), F(0))


def mixed(spreads: list[Spread]) -> Spread:
    total: dict[tuple[str, int], F] = {}
    for spread in spreads:
        for key, share in spread:
            total[key] = total.get(key, F(0)) + share / len(spreads)
    return tuple(total.items())


@cache
def search(leads: tuple[tuple[int, bool], ...], fate: int, armour: str) -> Spread:
    """The attacks one after the other, each by what the character is ahead before the dice and whether it is a battle.

    Every throw is tried, and every decision on fate by what it leads to.
    """
    if not leads:
        return ((("win", fate), F(1)),)
    (lead, is_battle), *further = leads

    def compared(difference: int, fate: int) -> Spread:
        if difference > 0:
            return search(tuple(further), fate, armour)
        if difference == 0:
            return ((("stand-off", fate), F(1)),)
        if not is_battle or armour == "none":
            return ((("lost", fate), F(1)),)

        def ended(die: int, fate: int) -> Spread:
            return (((("saved" if die >= SAVES_FROM[armour] else "lost"), fate), F(1)),)

        options = []
        for die in FACES:
            keeps = [ended(die, fate)]
            if fate:
                keeps.append(mixed([ended(new, fate - 1) for new in FACES]))
            options.append(max(keeps, key=worth))
        return mixed(options)

    throws = []
    for own, theirs in product(FACES, FACES):
        options = [compared(lead + own - theirs, fate)]
        if fate:
            options.append(mixed([compared(lead + new - theirs, fate - 1) for new in FACES]))
        throws.append(max(options, key=worth))
    return mixed(throws)


def expected(leads: list[tuple[int, bool]], fate: int = 0, armour: str = "none") -> dict[str, F]:
    names = {"win": "win", "stand-off": "stand-off", "lost": "life-lost", "saved": "saved"}
    spread = search(tuple(leads), fate, armour)
    shares = {names[result]: F(0) for (result, _), _ in spread}
    for (result, _), share in spread:
        shares[names[result]] += share
    return {result: share for result, share in shares.items() if share}


# --- one sequence ---------------------------------------------------------------------------------------------------


def test_by_number_and_of_equal_numbers_as_drawn_strength_as_one_and_each_spirit_by_itself() -> None:
    # Number 2 before 3; of number 3 a Spirit was drawn first, then two Enemies, between them another Spirit.
    spirit = AttackForm.PSYCHIC_COMBAT
    foes = [(3, Foe(4, form=spirit)), (3, Foe(2, 1)), (3, Foe(6, form=spirit)), (3, Foe(5)), (2, Foe(7))]
    assert fighting_order(foes) == (
        Foe(7), Foe(4, form=spirit), Foe(7, 1, creatures=2), Foe(6, form=spirit),
    )  # fmt: skip


def test_a_spirit_after_an_enemy_by_hand() -> None:
    # 6 against Strength 5, then Craft 3 against 4. Ahead by 1: of 36 throws 21 win, 5 are level, 10 lose. Behind by 1:
    # 10 win, 5 are level, 21 lose. Only a win leads to the second.
    answer = resolve({"strength": 6, "craft": 3}, [{"strength": 5}, {"craft": 4}])
    win = F(21, 36)
    assert chances(answer) == {
        "win": win * F(10, 36), "stand-off": F(5, 36) + win * F(5, 36), "life-lost": F(10, 36) + win * F(21, 36),
    }  # fmt: skip
    entries = [node.entry for _, node in answer.trace.walk()]
    assert entries.index("talisman/attacks/battle") < entries.index("talisman/attacks/psychic-combat")


@pytest.mark.thorough
@pytest.mark.sampled(5)
@pytest.mark.parametrize("fate", [0, 1, 2, 4])
@pytest.mark.parametrize("armour", ["none", "shield"])
@pytest.mark.parametrize(
    ("foes", "leads"),
    [
        # Strength 5 and a Weapon's 1 against Strength, Craft 4 against Craft; no Weapon and no Armour there.
        ([{"strength": 5}, {"craft": 4}], [(1, True), (0, False)]),
        ([{"craft": 4, "number": 1}, {"strength": 5}], [(0, False), (1, True)]),
        ([{"strength": 2}, {"strength": 3}, {"craft": 5}], [(1, True), (-1, False)]),
        (
            [{"strength": 2, "number": 1}, {"craft": 3}, {"strength": 7, "number": 4}],
            [(4, True), (1, False), (-1, True)],
        ),
        ([{"craft": 2, "number": 2}, {"strength": 3}, {"strength": 1}], [(2, False), (2, True)]),
        # What each adds to its attack roll; those that fight as one make one roll, to which both add.
        ([{"strength": 3, "roll_bonus": 2}, {"craft": 4, "roll_bonus": 1}], [(1, True), (-1, False)]),
        ([{"strength": 2, "roll_bonus": 1}, {"strength": 2, "roll_bonus": 2}], [(-1, True)]),
    ],
)
def test_every_sequence_against_a_naive_search(
    fate: int, armour: str, foes: list[dict[str, int]], leads: list[tuple[int, bool]]
) -> None:
    hero = {"strength": 5, "battle_bonus": 1, "craft": 4, "fate": fate, "armour": armour}
    assert chances(resolve(hero, foes)) == expected(leads, fate, armour)


def test_spirits_have_a_bonus_of_their_own_too() -> None:
    answer = resolve({"craft": 6}, [{"craft": 4, "roll_bonus": 2}, {"craft": 3}], "psychic-combat")
    assert chances(answer) == expected([(0, False), (3, False)])
    on_the_runes = resolve({"craft": 6}, [{"craft": 4, "roll_bonus": 1}], "psychic-combat", space="runes")
    assert chances(on_the_runes) == expected([(-1, False)])


def test_abilities_work_only_against_those_that_they_are_meant_for() -> None:
    # The Warrior rolls two attack dice in battle: ahead by 1 or the better of two dice; against the Spirit one die.
    warrior = {"character": "warrior", "strength": 4, "craft": 4}
    dice = [(max(own), theirs) for *own, theirs in product(FACES, repeat=3)]
    beats = F(sum(4 + own > 5 + theirs for own, theirs in dice), len(dice))
    found = chances(resolve(warrior, [{"strength": 5}, {"craft": 4}]))
    assert found["win"] == beats * F(15, 36)
    # The Priest may destroy Spirits, not Enemies with a Strength.
    priest = {"character": "priest", "strength": 2, "craft": 4}
    first = chances(resolve(priest, [{"craft": 12, "number": 1}, {"strength": 2}]))
    assert first == expected([(0, True)])
    # The Runesword gains a life for each Enemy killed in battle, not for a Spirit.
    sword = {"strength": 20, "craft": 20, "cards": ["runesword"]}
    answer = resolve(sword, [{"strength": 1}, {"craft": 1}, {"strength": 1, "number": 4}])
    assert answer.expected["life"] == 4 + 2


def test_dice_on_the_table_belong_to_the_first_attack() -> None:
    foes = [{"craft": 4, "number": 1}, {"strength": 5}]
    answer = resolve({"strength": 5, "craft": 4}, foes, dice={"hero": 5, "foe": 3})
    assert chances(answer) == expected([(0, True)])
    # The Warrior rolls one die in psychic combat.
    warrior = {"character": "warrior", "strength": 5, "craft": 4}
    assert chances(resolve(warrior, foes, dice={"hero": 1, "foe": 3})) == {"life-lost": 1}


@pytest.mark.parametrize(
    ("foes", "hero", "code", "input_"),
    [
        ([{"strength": 3, "craft": 3}], {}, "contradiction", "foes.0.strength, foes.0.craft"),
        ([{"strength": 3}, {"number": 3}], {}, "missing-field", "foes.1.strength"),
        ([{"strength": 3}, {"craft": 3}], {}, "missing-field", "hero.craft"),
    ],
)
def test_bad_input_is_refused(foes: list[dict[str, int]], hero: dict[str, int], code: str, input_: str) -> None:
    with pytest.raises(BadInputError) as caught:
        resolve({"strength": 4, **hero}, foes)
    assert (caught.value.code, caught.value.input) == (code, input_)


@pytest.mark.parametrize("foes", [[{"craft": 5}], [{"strength": 5}], [{"strength": 5}, {"craft": 5}]])
def test_every_declared_result_has_a_chance_whatever_the_enemies(foes: list[dict[str, int]]) -> None:
    declared = CATALOGUE.situations["talisman/battle"].as_json()["results"]
    answer = resolve({"strength": 4, "craft": 2}, foes)
    assert list(answer.probability) == declared == ["win", "stand-off", "life-lost", "saved", "evaded"]
    assert answer.probability["saved"] == 0  # no Armour


def test_a_result_that_craft_alone_rules_out_may_have_a_price() -> None:
    # 2 + die against 5 + die: ahead for (5, 1), (6, 1), (6, 2), level for (4, 1), (5, 2), (6, 3).
    answer = resolve({"strength": 4, "craft": 2}, [{"craft": 5}], goal={"worth": {"win": 1, "saved": 1}})
    assert chances(answer) == {"win": F(3, 36), "stand-off": F(3, 36), "life-lost": F(30, 36)}
    psychic = resolve({"craft": 2}, [{"craft": 5}], "psychic-combat")
    assert list(psychic.probability) == CATALOGUE.situations["talisman/psychic-combat"].as_json()["results"]
    assert "saved" not in psychic.probability


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.EN, "counts as a win, although 1 Enemy was evaded or destroyed"),
        (Language.KO, "적 1장을 회피했거나 없앴어도 승리로 셈"),
        (Language.CS, "platí jako výhra, i když se jednomu nepříteli vyhnete nebo ho zničíte"),
        (Language.FI, "lasketaan voitoksi, vaikka 1 Vihollinen väistettiin tai tuhottiin"),
    ],
)
def test_a_win_beside_an_evaded_enemy_says_so(language: Language, told: str) -> None:
    """4 + die beats 0 + die but for (1, 5), (1, 6) and (2, 6): 33 of 36 throws. The 20 is evaded."""
    foes = [{"strength": 20, "number": 1}, {"strength": 0}]
    answer = resolve({"strength": 4}, foes, may_evade=True)
    assert chances(answer)["win"] == F(33, 36)
    (step,) = (node for _, node in answer.trace.walk() if node.entry == "talisman/encounters/enemies-first")
    assert (step.facts["passed"], F(str(step.probability))) == (1, F(33, 36))
    clause = CATALOGUE.situations["talisman/battle"].facts["passed"].with_context({"value": 1}, STEP)
    assert " ".join(clause.render(language).split()) == told


@pytest.mark.parametrize("fields", [{}, {"may_evade": True}])
def test_only_a_win_after_a_fight_not_fought_says_so(fields: dict[str, bool]) -> None:
    """Both are fought where each can be beaten for certain, and nothing is won where the only one is evaded."""
    for foes in ([{"strength": 1, "number": 1}, {"strength": 2}], [{"strength": 20}]):
        answer = resolve({"strength": 9}, foes, **fields)
        assert all(node.entry != "talisman/encounters/enemies-first" for _, node in answer.trace.walk())
