"""The Portal of Power: worked out by hand, by brute force over all dice, and by a naive search for what is best."""

from __future__ import annotations

from fractions import Fraction as F
from functools import cache
from itertools import product

import pytest

from rulewright.errors import BadInputError
from rulewright.games.talisman.situations.portal_of_power import SITUATION
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.solving import Effort

pytestmark = pytest.mark.thorough

CATALOGUE = Catalogue([SITUATION])


def resolve(ability: str = "craft", total: int = 7, fate: int = 0, **fields: object) -> Answer:
    effort, counters = fields.pop("effort", Effort()), fields.pop("counters", 0)
    hero = {ability: total, "fate": fate, "counters": {ability: counters}}
    request = {"situation": "talisman/portal-of-power", "ability": ability, "hero": hero, **fields}
    return CATALOGUE.resolve(request, effort)


def through(**fields: object) -> F:
    return F(resolve(**fields).probability["through"])


def outcomes(answer: Answer) -> dict[tuple[str, ...], F]:
    return {(line.result, *map(str, line.hero.values())): F(line.probability) for line in answer.outcomes}


def statuses(answer: Answer) -> set[tuple[str, str]]:
    return {(node.entry.removeprefix("talisman/"), str(node.status)) for _, node in answer.trace.walk()}


# One attempt


def test_craft_7_opens_the_portal_in_21_of_36_rolls() -> None:
    # 1 + 2 + 3 + 4 + 5 + 6 ways to throw 2 to 7.
    answer = resolve(total=7, counters=4)
    assert answer.as_json()["probability"] == {"through": "7/12", "stays": "5/12"}
    # The ability is lost only on failing: 7 or 6 Craft.
    assert outcomes(answer) == {("through", "0", "7"): F(7, 12), ("stays", "0", "6"): F(5, 12)}
    assert F(answer.expected["craft"]) == 7 - F(5, 12)
    assert answer.expected["turns"] == 0


def test_the_worked_example_with_craft_and_with_strength() -> None:
    # Craft 3 + 4 counters: 3 and 4 open; 4 and 4 do not and cost a counter. Strength 4 without a counter loses nothing.
    assert outcomes(resolve(total=7, counters=4, answers=[[3, 4]])) == {("through", "0", "7"): 1}
    assert outcomes(resolve(total=7, counters=4, answers=[[4, 4]])) == {("stays", "0", "6"): 1}
    answer = resolve("strength", 4, answers=[[5, 5]])
    assert outcomes(answer) == {("stays", "0", "4"): 1}
    assert ("characters/strength-loss", "applied") in statuses(answer)  # the rule that nothing else can be lost
    assert answer.outcomes[0].hero.keys() == {"fate", "strength"}


@cache
def brute_force(ability: int, dice: int, fate: bool) -> F:
    """Every roll; with fate, whichever die to be thrown again leaves most chances."""
    opened = F(0)
    for faces in product(range(1, 7), repeat=dice):
        total = sum(faces)
        if total <= ability:
            opened += 1
        elif fate:
            opened += max(F(sum(total - die + new <= ability for new in range(1, 7)), 6) for die in faces)
    return opened / 6**dice


@pytest.mark.thorough
@pytest.mark.parametrize("ability", range(14))
@pytest.mark.parametrize("fate", [0, 1, 3])
def test_every_ability_against_brute_force(ability: int, fate: int) -> None:
    assert through(ability="strength", total=ability, fate=fate) == brute_force(ability, 2, fate > 0)
    assert through(total=ability, fate=fate, portal_dice=1) == brute_force(ability, 1, fate > 0)


def test_fate_goes_to_the_higher_die_and_only_once() -> None:
    # 6 and 5 against Craft 6: without the 6 a 1 is wanted (1/6); without the 5 nothing helps.
    answer = resolve(total=6, fate=3, answers=[[5, 6]])
    assert F(answer.probability["through"]) == F(1, 6)
    (advice,) = answer.advice
    assert advice.choice == "fate-on-portal"
    assert advice.cases[0].option == "pay-6"
    assert {line.hero["fate"] for line in answer.outcomes} == {2}
    assert "reroll" in str(advice.sentence).lower()
    # With 6 and 6 against Craft 6, no new die can help: the token is kept.
    assert outcomes(resolve(total=6, fate=3, counters=1, answers=[[6, 6]])) == {("stays", "3", "5"): 1}


def test_the_dwarf_opens_it_with_one_die() -> None:
    # Craft 4, one die: 1 to 4 open. With fate 4/6 + 2/6 * 4/6 = 32/36.
    assert through(total=4, portal_dice=1) == F(2, 3)
    assert through(total=4, portal_dice=1, fate=1) == F(8, 9)


def test_players_ask_whether_strength_6_or_craft_5_is_better_and_what_fate_is_worth() -> None:
    # 2 to 6: 15 ways; 2 to 5: 10 ways. With fate and Craft 5, a new die for the higher one.
    assert through(ability="strength", total=6) == F(15, 36)
    assert through(total=5) == F(10, 36)
    assert through(total=5, fate=1) == brute_force(5, 2, True) > F(15, 36)


def test_what_can_be_lost_follows_from_the_printed_value() -> None:
    def of(character: str, total: int | None = None, attempts: int = 1, **hero: object) -> dict[tuple[str, ...], F]:
        hero = {"character": character, **hero} | ({} if total is None else {"craft": total})
        return outcomes(resolve(hero=hero, attempts=attempts))

    # The Wizard's card has Craft 5: of 7 in all, 2 are counters; of 5, none. 2 to 5 are thrown in 10 of 36 ways.
    assert of("wizard", 7) == {("through", "0", "7"): F(7, 12), ("stays", "0", "6"): F(5, 12)}
    assert of("wizard", 5) == {("through", "0", "5"): F(5, 18), ("stays", "0", "5"): F(13, 18)}
    assert of("wizard", counters={"craft": 2}) == of("wizard", 7)
    # Nothing is known to be lost where neither the character nor its counters are told.
    assert outcomes(resolve(total=7)) == {("through", "0", "7"): F(7, 12), ("stays", "0", "7"): F(5, 12)}
    # The Thief's 7: 3 on the card, 1 counter, 2 + 1 from Solomon's Crown and the Ring, which cannot be lost.
    three = of("thief", 7, 3, cards=["solomons-crown", "ring"])
    assert {craft for result, _, craft in three if result == "stays"} == {"6"}
    assert three == of("thief", None, 3, cards=["solomons-crown", "ring"], counters={"craft": 1})


# Several attempts


def test_each_failed_attempt_lowers_the_chance_of_the_next() -> None:
    # Craft 7, 6, 5 with 21, 15 and 10 of 36 ways.
    answer = resolve(total=7, counters=2, attempts=3)
    fails = [F(15, 36), F(21, 36), F(26, 36)]
    assert F(answer.probability["through"]) == 1 - fails[0] * fails[1] * fails[2]
    assert F(answer.expected["turns"]) == fails[0] + fails[0] * fails[1]
    # Only 2 counters can go: the third failure costs nothing any more.
    assert {line.hero["craft"] for line in answer.outcomes if line.result == "stays"} == {5}
    without = resolve(total=7, attempts=3)
    assert F(without.probability["through"]) == 1 - F(5, 12) ** 3


@cache
def best(total: int, counters: int, fate: int, attempts: int) -> tuple[F, F, F]:
    """The best chance, then ability, then fate to end with, searched naively roll by roll."""
    if not attempts:
        return F(0), F(total), F(fate)
    value = [F(0), F(0), F(0)]
    for pair in product(range(1, 7), repeat=2):
        kept = after(sum(pair), total, counters, fate, attempts)
        options = [kept]
        if fate:
            for die in pair:
                news = [after(sum(pair) - die + new, total, counters, fate - 1, attempts) for new in range(1, 7)]
                options.append(tuple(sum(column) / 6 for column in zip(*news, strict=True)))
        value = [a + b / 36 for a, b in zip(value, max(options), strict=True)]
    return tuple(value)


def after(thrown: int, total: int, counters: int, fate: int, attempts: int) -> tuple[F, F, F]:
    if thrown <= total:
        return F(1), F(total), F(fate)
    lost = min(1, counters)
    return best(total - lost, counters - lost, fate, attempts - 1)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("total", "counters", "fate", "attempts"),
    [(7, 2, 1, 2), (4, 1, 2, 3), (9, 4, 3, 4), (2, 1, 5, 3), (12, 3, 2, 2), (6, 0, 2, 5), (3, 2, 1, 4)],
)
def test_fate_over_several_attempts_against_a_naive_search(total: int, counters: int, fate: int, attempts: int) -> None:
    answer = resolve(total=total, counters=counters, fate=fate, attempts=attempts)
    found = (F(answer.probability["through"]), F(answer.expected["craft"]), F(answer.expected["fate"]))
    assert found == best(total, counters, fate, attempts)


# Quests


def test_an_unfinished_quest_bars_the_portal_and_costs_nothing() -> None:
    answer = resolve(total=12, counters=4, fate=1, quest="first", attempts=3)
    assert outcomes(answer) == {("stays", "1", "12"): 1}
    (root,) = [node for depth, node in answer.trace.walk() if not depth]
    assert (root.entry, root.status, root.blocked_by) == (
        "talisman/crossing-regions/portal-of-power", "blocked", "talisman/other-rules/quest-bars-the-portal",
    )  # fmt: skip


def test_whether_a_later_quest_bars_it_is_read_differently() -> None:
    assert through(total=12, quest="later") == 0
    first_only = {"variants": {"quest-bars-portal": "first-quest"}}
    answer = resolve(total=12, quest="later", **first_only)
    assert F(answer.probability["through"]) == 1
    assert ("other-rules/quest-bars-the-portal", "blocked") in statuses(answer)
    assert through(total=12, quest="first", **first_only) == 0


# The trace and bad input


def test_the_trace_names_the_rules() -> None:
    found = statuses(resolve(total=7, counters=1, fate=1))
    assert {
        ("crossing-regions/portal-of-power", "applied"),
        ("crossing-regions/portal-result", "applied"),
        ("characters/craft-loss", "applied"),
        ("characters/fate-several-dice", "applied"),
        ("characters/fate-several-dice", "considered"),
    } <= found
    assert ("characters/fate-reroll", "blocked") in statuses(resolve(total=7))


@pytest.mark.parametrize(
    ("fields", "code", "words"),
    [
        ({"hero": {"strength": 7}}, "missing-field", "hero.craft"),
        ({"hero": {"character": "wizard", "craft": 7, "counters": {"craft": 3}}}, "contradiction", "hero.craft"),
        ({"hero": {"craft": 7, "counters": {"craft": 8}}}, "contradiction", "8"),
        ({"hero": {"craft": 7}, "counters": 2}, "unknown-field", "counters"),
        ({"ability": "strength", "hero": {"strength": 7}, "portal_dice": 1}, "contradiction", "always takes 2 dice"),
    ],
)
def test_bad_input_is_refused_with_cause_and_remedy(fields: dict, code: str, words: str) -> None:
    request = {"situation": "talisman/portal-of-power", "ability": "craft", "hero": {"craft": 7}, **fields}
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve(request)
    assert caught.value.code == code
    assert words in f"{caught.value.input} {caught.value.message} {caught.value.remedy}"
