"""An attack on another character: worked out by hand and by brute force."""

from __future__ import annotations

from fractions import Fraction as F
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.engine.effects import Roll, Status
from rulewright.engine.stepper import compute_position
from rulewright.errors import BadInputError
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.sensitivity import sensitivity
from rulewright.situations.solving import solve
from rulewright.views.explanation_text import format_averages

pytestmark = pytest.mark.thorough

CATALOGUE = Catalogue(SITUATIONS)
FACES = range(1, 7)
SAVES_FROM = {"none": 7, "helmet": 6, "shield": 5, "armour": 4}


def request(attacker: dict | int, defender: dict | int, by: str = "strength", **fields: object) -> dict:
    sides = [side if isinstance(side, dict) else {by: side} for side in (attacker, defender)]
    return {"situation": "talisman/duel", "by": by, "attacker": sides[0], "defender": sides[1], **fields}


def resolve(attacker: dict | int, defender: dict | int, by: str = "strength", **fields: object) -> Answer:
    return CATALOGUE.resolve(request(attacker, defender, by, **fields))


def chances(answer: Answer) -> tuple[F, F, F]:
    """Attacker wins, stand-off, defender wins."""
    return tuple(F(answer.probability[result]) for result in ("attacker-wins", "stand-off", "defender-wins"))


def mentions(answer: Answer) -> set[tuple[str, Status, str | None]]:
    return {
        (
            node.entry.removeprefix("talisman/"),
            node.status,
            node.blocked_by and node.blocked_by.removeprefix("talisman/"),
        )
        for _, node in answer.trace.walk()
    }


def test_equal_strength_without_fate() -> None:
    # Of 36 pairs of dice, 15 have the first higher, 6 are equal.
    answer = resolve(4, 4)
    assert chances(answer) == (F(15, 36), F(6, 36), F(15, 36))
    assert answer.expected == {"turns": 0, "life": 4 - F(15, 36), "fate": 0}
    assert answer.advice == ()


def test_only_the_attacker_has_fate() -> None:
    # Against a die d, a new one is worth ((6 - d) - (d - 1))/6 = (7 - 2d)/6. Behind (-1) it is always better, level (0)
    # for d <= 3, ahead (1) never.
    # Wins: 15/36; behind, d - 1 pairs with (6 - d)/6: (4 + 6 + 6 + 4)/216; level, d <= 3: (5 + 4 + 3)/216.
    # Stand-off: level and kept 3/36; behind, d - 1 pairs with 1/6: 15/216; level and rerolled 3/216.
    answer = resolve({"strength": 4, "fate": 1}, 4)
    assert chances(answer) == (F(90 + 20 + 12, 216), F(18 + 15 + 3, 216), F(58, 216))
    (advice,) = answer.advice
    assert advice.choice == "fate-on-attackers-roll"
    pays = {(case.facts["attacker_die"], case.facts["defender_die"]) for case in advice.cases if case.option == "pay"}
    assert pays == {(own, other) for own, other in product(FACES, FACES) if own < other or own == other <= 3}
    assert advice.text(Language.EN) == (
        "The attacker rerolls with fate if they rolled 1–3 and the scores are level."
        " They do the same if they are behind."
    )
    # Fate is paid behind (15 pairs) and level up to 3.
    assert F(answer.expected["fate"]) == 1 - F(18, 36)


def test_outcomes_tell_what_is_left_of_both() -> None:
    # Level 4 against 4, the defender with fate: it pays behind (15 pairs) and level with 1 to 3 (3 pairs).
    answer = resolve({"strength": 4, "life": 2}, {"strength": 4, "fate": 2, "life": 3})
    told = [line.as_json() for line in answer.outcomes]
    assert {line["defender"]["fate"] for line in told} == {1, 2}
    assert sum(F(line["probability"]) for line in told if line["defender"]["fate"] == 1) == F(18, 36)
    for line in told:
        lost = {"attacker-wins": (0, 1), "stand-off": (0, 0), "defender-wins": (1, 0)}[line["result"]]
        assert (2 - line["hero"]["life"], 3 - line["defender"]["life"]) == lost
    # Armour saves the life of whoever loses.
    saved = [line.as_json() for line in resolve(20, {"strength": 4, "life": 3, "armour": "armour"}).outcomes]
    assert [(line["saved"], line["defender"]["life"], line["probability"]) for line in saved] == [
        (False, 2, "1/2"), (True, 3, "1/2"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "attacker"),
    [(Language.EN, "attacker"), (Language.KO, "공격 측"), (Language.CS, "útočníka"), (Language.FI, "hyökkääjällä")],
)
def test_averages_say_whose_lives_are_left(language: Language, attacker: str) -> None:
    answer = resolve(4, 4)
    assert attacker in format_averages(answer, CATALOGUE.situations[answer.situation], language)


def test_only_the_defender_has_fate_is_the_same_the_other_way_round() -> None:
    answer = resolve(4, {"strength": 4, "fate": 1})
    assert chances(answer) == (F(58, 216), F(36, 216), F(122, 216))
    assert [advice.choice for advice in answer.advice] == ["fate-on-defenders-roll"]
    assert F(answer.expected["fate"]) == 0  # the attacker's, who has none


def test_the_attacker_decides_first_and_so_rerolls_even_when_ahead() -> None:
    # Both have fate, 2 against 1. If the attacker keeps, the defender rerolls: 1 loses, 2 is level, 3 to 6 win: -1/2.
    # If it pays, the defender (with a 1, never ahead) rerolls after whatever k it gets: ((k - 1) - (6 - k))/6, on
    # average over k 0.
    both = {"strength": 4, "fate": 1}
    answer = resolve(both, both, answers=[2, 1])
    advice = {advice.choice: advice for advice in answer.advice}
    (case,) = advice["fate-on-attackers-roll"].cases
    assert case.option == "pay"
    assert case.options == {"keep": (F(-1, 2), 0), "pay": (0, 1)}
    # Whoever decides last has the better of it.
    attacker, _, defender = chances(resolve(both, both))
    assert attacker < defender


def test_the_defender_decides_when_it_knows_the_attackers_last_word() -> None:
    both = {"strength": 4, "fate": 1}
    # The attacker's 3 against 3 is rerolled and comes up 6; the defender then faces a 6.
    answer = resolve(both, both, answers=[3, 3, "pay", 6])
    (case,) = (case for advice in answer.advice for case in advice.cases if advice.choice == "fate-on-defenders-roll")
    assert (case.facts["attacker_die"], case.facts["defender_die"], case.option) == (6, 3, "pay")
    # 1 to 5 still lose, 6 is level.
    assert case.options == {"keep": (1, 1), "pay": (F(5, 6), 1)}


def test_the_attackers_decision_is_final() -> None:
    both = {"strength": 4, "fate": 1}
    blocked = ("characters/fate-reroll", Status.BLOCKED, "attacks/character-battle-rolls")
    assert blocked in mentions(resolve(both, both, answers=[6, 3]))  # kept, and the defender rerolls
    assert blocked not in mentions(resolve(both, both, answers=[3, 3, "pay", 6]))  # both pay
    assert blocked not in mentions(resolve(4, both, answers=[6, 3]))  # nothing to reconsider with
    kept = resolve(both, both, answers=[6, 3])
    assert {line.hero["fate"] for line in kept.outcomes} == {1}


def test_each_side_rolls_its_own_dice() -> None:
    # At the table: both dice, the attacker's decision and new die, the defender's, and the loser's Armour die.
    problem = CATALOGUE.build_problem(
        request({"strength": 4, "fate": 1}, {"strength": 4, "fate": 1, "armour": "helmet"})
    )
    solution = solve(problem)
    pending = []
    answers = [3, 3, "pay", 6, "pay", 5, 6]
    for number in range(len(answers)):
        effect = compute_position(solution, answers[:number]).pending
        pending.append(effect.roller if isinstance(effect, Roll) else (effect.name, effect.by_opponent))
    assert pending == [
        "hero", "foe", ("fate-on-attackers-roll", False), "hero", ("fate-on-defenders-roll", True), "foe", "foe",
    ]  # fmt: skip
    ended = compute_position(solution, answers)
    assert (ended.outcome.result, ended.outcome.saved, ended.outcome.fate_paid) == ("attacker-wins", True, 1)


def test_a_second_token_is_of_no_use() -> None:
    one, many = {"strength": 5, "fate": 1}, {"strength": 5, "fate": 20}
    assert chances(resolve(many, many)) == chances(resolve(one, one))
    assert {line.hero["fate"] for line in resolve(many, many).outcomes} == {19, 20}


def test_nobody_rerolls_the_others_die() -> None:
    blocked = ("characters/fate-reroll", Status.BLOCKED, "characters/fate-not-on-others-dice")
    assert blocked in mentions(resolve({"strength": 4, "fate": 1}, 4))
    assert blocked in mentions(resolve(4, {"strength": 4, "fate": 1}))
    assert blocked not in mentions(resolve(4, 4))


def test_each_side_keeps_fate_that_cannot_help() -> None:
    # 10 ahead: no die changes anything, so both keep their tokens.
    answer = resolve({"strength": 12, "fate": 3}, {"strength": 2, "fate": 3})
    assert chances(answer) == (1, 0, 0)
    assert answer.expected["fate"] == 3
    assert all(case.option == "keep" for advice in answer.advice for case in advice.cases)
    assert [advice.text(Language.EN) for advice in answer.advice] == [
        "The attacker does not reroll with fate.",
        "The defender does not reroll with fate.",
    ]


def test_armour_saves_the_losers_life() -> None:
    # The defender cannot win; its Shield saves on 5 and 6.
    answer = resolve(20, {"strength": 0, "armour": "shield", "fate": 2, "life": 1})
    assert [(line.result, line.extra_fields["saved"], line.probability) for line in answer.outcomes] == [
        ("attacker-wins", False, F(2, 3)), ("attacker-wins", True, F(1, 3)),
    ]  # fmt: skip
    assert answer.expected["life"] == 4
    # Fate on the Armour die could save the life but not the fight: it is kept.
    for fate in (2, 0):
        given_dice = [1, 1, *(["keep"] if fate else []), 3]
        told = resolve(20, {"strength": 0, "armour": "shield", "fate": fate}, answers=given_dice).trace.walk()
        considered = [node for _, node in told if node.facts.get("armour_die") == 3]
        assert [node.status for node in considered] == [Status.CONSIDERED] * bool(fate)
    assert ("characters/death", Status.APPLIED, None) in mentions(answer)
    assert ("encounters/looting", Status.APPLIED, None) in mentions(answer)


def test_the_attackers_armour_too() -> None:
    answer = resolve({"strength": 0, "armour": "helmet", "life": 1}, 20)
    lines = {(line.result, line.hero["life"], line.extra_fields["saved"]): line.probability for line in answer.outcomes}
    assert lines == {("defender-wins", 1, True): F(1, 6), ("defender-wins", 0, False): F(5, 6)}
    # With a life left nobody dies.
    assert "characters/death" not in {entry for entry, _, _ in mentions(resolve({"strength": 0, "life": 2}, 20))}


def test_the_winner_chooses_a_reward() -> None:
    assert ("attacks/character-battle-reward", Status.APPLIED, None) in mentions(resolve(20, 0))
    level = resolve(4, 4, answers=[3, 3])
    assert "attacks/character-battle-reward" not in {entry for entry, _, _ in mentions(level)}
    assert [(line.result, line.extra_fields) for line in level.outcomes] == [("stand-off", {"saved": False})]
    assert ("attacks/stand-off", Status.APPLIED, None) in mentions(level)


def test_psychic_combat_counts_craft_and_no_objects() -> None:
    attacker = {"strength": 1, "craft": 20, "armour": "armour", "battle_bonus": 9}
    defender = {"strength": 30, "craft": 0, "armour": "armour", "battle_bonus": 40}
    answer = resolve(attacker, defender, by="craft")
    assert chances(answer) == (1, 0, 0)
    assert {line.extra_fields["saved"] for line in answer.outcomes} == {False}
    for entry in ("possessions/armour-limit", "possessions/weapon-limit"):
        assert (entry, Status.BLOCKED, "attacks/psychic-combat-differences") in mentions(answer)
    assert ("attacks/psychic-combat", Status.APPLIED, None) in mentions(answer)
    # By Strength the same two fight another fight.
    assert chances(resolve(attacker, defender)) == (0, 0, 1)
    # Only what somebody has is told as blocked.
    plain = resolve({"craft": 4, "battle_bonus": 1}, {"craft": 4, "armour": "helmet"}, by="craft")
    blocked = [
        node for _, node in plain.trace.walk() if node.blocked_by == "talisman/attacks/psychic-combat-differences"
    ]
    assert [(node.entry, node.facts["side"]) for node in blocked] == [
        ("talisman/possessions/weapon-limit", "attacker"),
        ("talisman/possessions/armour-limit", "defender"),
    ]


def test_fate_helps_in_psychic_combat() -> None:
    assert chances(resolve({"craft": 4, "fate": 1}, {"craft": 4}, by="craft")) == chances(
        resolve({"strength": 4, "fate": 1}, {"strength": 4})
    )


def test_the_trace_tells_the_steps_in_order() -> None:
    told = [node.entry.removeprefix("talisman/") for _, node in resolve(4, {"strength": 4, "fate": 1}).trace.walk()]
    steps = [
        "encounters/other-character", "attacks/battle", "attacks/character-battle-evade",
        "attacks/character-battle-spells", "attacks/character-battle-rolls", "characters/fate-reroll",
        "attacks/character-battle-compare", "attacks/character-battle-reward", "characters/lives",
    ]  # fmt: skip
    assert list(dict.fromkeys(entry for entry in told if entry in steps)) == steps
    assert ("attacks/character-battle-evade", Status.BLOCKED, "character-rules/evading") in mentions(resolve(4, 4))


def test_a_weapon_counts_in_battle() -> None:
    assert chances(resolve({"strength": 3, "battle_bonus": 2}, 4)) == chances(resolve(5, 4))
    assert chances(resolve(5, {"strength": 3, "battle_bonus": 1})) == chances(resolve(5, 4))


def test_what_would_help_is_asked_for_the_attacker() -> None:
    asked = request({"strength": 4}, {"strength": 5})
    helps = sensitivity(CATALOGUE, asked, CATALOGUE.resolve(asked)).gains
    # Level, wins and defeats balance; with fate instead they are 29/72 and 47/108.
    assert [help_.variation.request["attacker"] for help_ in helps] == [
        {"strength": 5}, {"strength": 4, "cards": ["sword"]}, {"strength": 4, "fate": 1},
    ]  # fmt: skip
    assert [sum(help_.answer.goal_values[:1]) for help_ in helps] == [0, 0, F(29, 72) - F(47, 108)]


@pytest.mark.parametrize(
    ("changes", "code", "input_"),
    [
        ({"attacker": {"craft": 4}}, "missing-field", "attacker.strength"),
        ({"by": "craft", "defender": {"strength": 4}}, "missing-field", "attacker.craft"),
    ],
)
def test_bad_input_is_refused_with_a_reason(changes: dict, code: str, input_: str) -> None:
    with pytest.raises(BadInputError) as raised:
        CATALOGUE.resolve({**request(4, 4), **changes})
    assert (raised.value.code, raised.value.input) == (code, input_)


# --- brute force -----------------------------------------------------------------------------------------------------

Spread = dict[tuple[str, bool, int, int], F]  # (result, saved, fate paid by attacker and defender) -> probability


def mixed(parts: list[Spread]) -> Spread:
    total: Spread = {}
    for part in parts:
        for key, share in part.items():
            total[key] = total.get(key, F(0)) + share / len(parts)
    return total


def margin(spread: Spread) -> F:
    worth = {"attacker-wins": 1, "defender-wins": -1, "stand-off": 0}
    return sum((worth[result] * share for (result, *_), share in spread.items()), F(0))


def brute_force(lead: int, fates: tuple[int, int], armours: tuple[str, str]) -> Spread:
    """Every pair of dice and every decision by backward induction, written without the engine."""

    def end(own: int, theirs: int, *paid: int) -> Spread:
        difference = lead + own - theirs
        if difference == 0:
            return {("stand-off", False, *paid): F(1)}
        result, loser = ("attacker-wins", 1) if difference > 0 else ("defender-wins", 0)
        return mixed([{(result, die >= SAVES_FROM[armours[loser]], *paid): F(1)} for die in FACES])

    def defender(own: int, theirs: int, paid: int) -> Spread:
        keep = end(own, theirs, paid, 0)
        pay = mixed([end(own, new, paid, 1) for new in FACES])
        return pay if fates[1] and margin(pay) < margin(keep) else keep

    def attacker(own: int, theirs: int) -> Spread:
        keep = defender(own, theirs, 0)
        pay = mixed([defender(new, theirs, 1) for new in FACES])
        return pay if fates[0] and margin(pay) > margin(keep) else keep

    return mixed([attacker(own, theirs) for own, theirs in product(FACES, FACES)])


def paid(answer: Answer, fates: tuple[int, int]) -> Spread:
    return {
        (
            str(line.result),
            line.extra_fields["saved"],
            fates[0] - line.hero["fate"],
            fates[1] - line.others["defender"]["fate"],
        ): F(line.probability)
        for line in answer.outcomes
    }


@pytest.mark.sampled(6)
@pytest.mark.thorough
@pytest.mark.parametrize("lead", range(-6, 7))
def test_brute_force_agrees_on_every_small_duel(lead: int) -> None:
    armours = ("none", "shield") if lead % 2 else ("armour", "helmet")
    for fates in product((0, 2), repeat=2):
        attacker = {"strength": 10 + lead, "fate": fates[0], "armour": armours[0]}
        answer = resolve(attacker, {"strength": 10, "fate": fates[1], "armour": armours[1]})
        got = paid(answer, fates)
        assert got == brute_force(lead, fates, armours), fates


@pytest.mark.thorough
@pytest.mark.parametrize("lead", [-2, 0, 1])
def test_brute_force_agrees_on_psychic_combat(lead: int) -> None:
    attacker = {"craft": 6 + lead, "fate": 1, "armour": "armour"}
    answer = resolve(attacker, {"craft": 6, "fate": 1, "armour": "armour"}, by="craft")
    got = paid(answer, (1, 1))
    assert got == brute_force(lead, (1, 1), ("none", "none"))


duellists = st.fixed_dictionaries(
    {
        "strength": st.integers(0, 12),
        "battle_bonus": st.integers(0, 2),
        "fate": st.integers(0, 2),
        "life": st.integers(1, 20),
        "armour": st.sampled_from(sorted(SAVES_FROM)),
    }
)


@pytest.mark.thorough
@given(first=duellists, second=duellists, fate=st.integers(0, 2))
def test_where_one_side_at_most_has_fate_it_does_not_matter_who_attacks(first: dict, second: dict, fate: int) -> None:
    first, second = {**first, "fate": fate}, {**second, "fate": 0}
    assert chances(resolve(first, second)) == chances(resolve(second, first))[::-1]
