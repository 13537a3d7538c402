"""What experience buys: costs by hand from the rulebook's tables, the best purchase against trying every one."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.data.character import ATTRIBUTE_PAIRS, Attribute, Mode
from rulewright.games.tainted_grail.rules.improvement import attribute_value, best_purchase, point_cost
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.language import LANGUAGES
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report
from rulewright.views.explanation_text import format_statement

CATALOGUE = Catalogue(SITUATIONS)
NORMAL = [2, 4, 6, 8, 10, 10, 10]
CHALLENGE = [5, 10, 15, 20, 25, 30, 35]


def report(**fields: object) -> Report:
    answer = CATALOGUE.resolve({"situation": "tainted-grail/improvement", **fields})
    assert isinstance(answer, Report)
    return answer


def ask(**fields: object) -> dict:
    return report(**fields).as_json()


def steps(answer: dict) -> list[tuple]:
    return [(step["buy"], step.get("value"), step["cost"]) for step in answer["steps"]]


def test_the_tables_of_the_rulebook() -> None:
    assert [point_cost(total, Mode.NORMAL) for total in range(7)] == NORMAL
    assert [point_cost(total, Mode.STORY) for total in range(7)] == NORMAL
    assert [point_cost(total, Mode.CHALLENGE) for total in range(7)] == CHALLENGE


def test_the_example_of_the_rulebook() -> None:
    # 2 and 0 in a pair: the opposite to 1 is the 3rd point, 6. 2 and 2: one of them to 3 is the 5th point, 10.
    third = ask(hero={"aggression": 2}, wanted={"empathy": 1})["plan"]
    assert third == {"cost": 6, "steps": [{"buy": "empathy", "value": 1, "skill": False, "cost": 6, "total": 6}]}
    fifth = ask(hero={"courage": 2, "caution": 2}, wanted={"caution": 1})["plan"]
    assert fifth == {"cost": 10, "steps": [{"buy": "caution", "value": 3, "skill": True, "cost": 10, "total": 10}]}


def test_skill_cards_count_with_the_markers() -> None:
    assert attribute_value(2, 2) == 4
    answer = ask(hero={"skills": "courage, courage"})
    assert answer["values"]["courage"] == 4
    assert answer["next"][1] == {"pair": ["courage", "caution"], "points": 4, "cost": 10}


def test_a_whole_plan_costs_the_same_in_any_order() -> None:
    # Courage from 1 to 3 and Caution from 0 to 1: the 2nd, 3rd, 4th point of the pair, 4 + 6 + 8; Empathy 1: 2.
    answer = ask(hero={"courage": 1}, wanted={"courage": 2, "caution": 1, "empathy": 1}, cards=2)
    assert answer["plan"]["cost"] == 4 + 6 + 8 + 2 + 2 * 2
    # The cheapest first, points before cards.
    assert steps(answer["plan"]) == [
        ("empathy", 1, 2), ("card", None, 2), ("card", None, 2),
        ("courage", 2, 4), ("courage", 3, 6), ("caution", 1, 8),
    ]  # fmt: skip
    assert "best" not in answer


def test_challenge_mode() -> None:
    answer = ask(hero={"experience": 20}, mode="challenge", wanted={"courage": 2}, cards=1)
    assert answer["plan"]["cost"] == 5 + 10 + 5
    assert answer["upgrade"] == {"cost": 5, "look": 2, "keep": 1}
    assert answer["best"]["left"] == 0
    assert "tainted-grail/campaign/challenge-costs" in answer["entries"]
    assert ask()["upgrade"] == {"cost": 2, "look": 3, "keep": 1}


def test_should_i_raise_both_sides_of_a_pair_or_spread_my_points() -> None:
    # 8 experience: two points of one pair are 2 + 4; three pairs' first points are 2 + 2 + 2, with 2 left for a card.
    wanted = {"aggression": 2, "empathy": 1, "courage": 1, "practicality": 1}
    answer = ask(hero={"experience": 8}, wanted=wanted, cards=1)
    assert {step["buy"] for step in answer["best"]["steps"]} == {"aggression", "courage", "practicality", "card"}
    assert (answer["best"]["cost"], answer["best"]["left"]) == (8, 0)


def test_what_is_worth_more_is_bought_even_if_it_is_dearer() -> None:
    # 10 experience: a 5th point of a pair (a skill) worth 5, or four cheap things worth 1 each.
    hero = {"courage": 2, "caution": 2, "experience": 10}
    fields = {"hero": hero, "wanted": {"courage": 1, "aggression": 1, "spirituality": 1}}
    answer = ask(**fields, cards=2, worth={"courage": 5})
    assert steps(answer["best"]) == [("courage", 3, 10)]
    answer = ask(**fields, cards=2)
    assert len(answer["best"]["steps"]) == 4


def test_too_little_experience_buys_nothing_and_remains() -> None:
    answer = report(hero={"courage": 3, "experience": 7}, wanted={"courage": 1})
    assert answer.fields["best"] == {"cost": 0, "steps": [], "left": 7}
    assert any("tainted-grail/faq/unspent-experience" in line.entries for line in answer.statements)


@pytest.mark.parametrize("experience", [None, 5, 99])
def test_an_answer_begins_with_what_the_whole_plan_costs(experience: int | None) -> None:
    # Two points of one pair, 2 + 4, and a first one of another, 2.
    lines = report(wanted={"aggression": 2, "courage": 1}, hero={"experience": experience}).statements
    assert next(line for line in lines if line.is_summary).sentence.values.get("cost") == 2 + 4 + 2


def test_how_many_cards_may_leave_the_deck() -> None:
    assert ask(cards=2, deck_size=15)["deck"] == {"cards": 17, "may_take_out": 2}
    assert ask(deck_size=15)["deck"] == {"cards": 15, "may_take_out": 0}
    # Only the card that the experience does for goes in.
    assert ask(cards=2, deck_size=16, hero={"experience": 3})["deck"] == {"cards": 17, "may_take_out": 2}


@given(
    st.lists(st.integers(0, 3), min_size=6, max_size=6), st.lists(st.integers(0, 2), min_size=6, max_size=6),
    st.lists(st.integers(0, 4), min_size=7, max_size=7), st.integers(0, 2), st.integers(0, 45),
    st.sampled_from([Mode.NORMAL, Mode.CHALLENGE]),
)  # fmt: skip
def test_nothing_that_the_experience_buys_is_worth_more(
    held: list[int], more: list[int], valued: list[int], cards: int, experience: int, mode: Mode
) -> None:
    values, wanted = dict(zip(Attribute, held, strict=True)), dict(zip(Attribute, more, strict=True))
    worth, card_worth = dict(zip(Attribute, valued, strict=False)), valued[6]
    table, price = (CHALLENGE, 5) if mode is Mode.CHALLENGE else (NORMAL, 2)
    table = [*table, *([10] * 9 if mode is Mode.NORMAL else range(40, 100, 5))]

    def cost(bought: dict[Attribute, int], new_cards: int) -> int:
        spent = price * new_cards
        for pair in ATTRIBUTE_PAIRS:
            before = sum(values[each] for each in pair)
            spent += sum(table[before : before + sum(bought[each] for each in pair)])
        return spent

    def gain(bought: dict[Attribute, int], new_cards: int) -> int:
        return sum(worth[each] * number for each, number in bought.items()) + card_worth * new_cards

    every = [
        (dict(zip(Attribute, numbers, strict=True)), new_cards)
        for numbers in product(*(range(wanted[each] + 1) for each in Attribute))
        for new_cards in range(cards + 1)
    ]
    best = max((gain(*one), -cost(*one)) for one in every if cost(*one) <= experience)
    purchase = best_purchase(values, wanted, cards, worth, card_worth, experience, mode)
    assert (gain(dict(purchase[0]), purchase[1]), -cost(dict(purchase[0]), purchase[1])) == best


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"wanted": {"courage": 13}}, "out-of-range", "wanted.courage = 13"),
        ({"hero": {"courage": 2, "skills": "courage"}}, "contradiction", "hero.courage = 2"),
        ({"hero": {"strength": 3}}, "unknown-field", "hero.strength"),
        ({"hero": {"experience": -1}}, "out-of-range", "hero.experience = -1"),
        ({"deck_size": 14}, "out-of-range", "deck_size = 14"),
        ({"cards": "2"}, "bad-value", 'cards = "2"'),
    ],
)
def test_wrong_numbers_of_an_improvement_are_named(fields: dict, code: str, field: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": "tainted-grail/improvement", **fields})
    assert (caught.value.code, caught.value.input) == (code, field)


def test_every_statement_about_improvement_can_be_read_in_every_language(corpus: Corpus) -> None:
    wanted = {"courage": 3, "empathy": 1}
    for each in (
        report(),
        report(wanted=wanted, cards=1),
        report(wanted=wanted, cards=1, hero={"experience": 5}, deck_size=15),
        report(wanted=wanted, cards=1, hero={"experience": 99}, mode="challenge"),
    ):
        for line in each.statements:
            assert line.entries
            assert set(line.entries) <= corpus.entries.keys()
            assert len({format_statement(line, corpus, language) for language in LANGUAGES}) == 4
