"""Trading trophies: by hand from the rulebooks, and every best trade against all subsets."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.talisman.rules.trophies import CounterStock, exchange, find_best_exchange, in_stock
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import LANGUAGES
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report

CATALOGUE = Catalogue(SITUATIONS)


def ask(trophies: list, **fields: object) -> Report:
    answer = CATALOGUE.resolve({"situation": "talisman/trophies", "trophies": trophies, **fields})
    assert isinstance(answer, Report)
    return answer


def fields(trophies: list, **rest: object) -> dict:
    return ask(trophies, **rest).as_json()


def strengths(*values: int) -> list[dict]:
    return [{"strength": value} for value in values]


def test_nine_points_of_strength() -> None:
    # 9 = 7 + 2: 1 counter, 2 points lost. Traded alone, the Dragon's 7 lose nothing, and the Wolf is kept.
    answer = fields(["dragon", "wolf"])
    assert answer["exchange_all"] == {"strength": 1, "craft": 0}
    assert answer["wasted"] == {"strength": 2, "craft": 0}
    assert answer["best"]["strength"] == {
        "gained": 1,
        "wasted": 0,
        "trade": [{"id": "dragon", "strength": 7}],
        "keep": [{"id": "wolf", "strength": 2}],
    }


def test_fifteen_points_of_strength() -> None:
    # 7 + 6 + 2 = 15 = 2 * 7 + 1. For 2 counters it takes 14 points; 7 + 6 + 2 is the least that reaches them.
    answer = fields(["dragon", "giant", "goblin"])
    assert (answer["exchange_all"]["strength"], answer["wasted"]["strength"]) == (2, 1)
    assert answer["best"]["strength"]["keep"] == []


def test_spirits_buy_craft_only() -> None:
    # Demon 10, Wraith 5: Craft 15 = 2 * 7 + 1. The Ogre's Strength 5 and a Bear's 3 buy 1 Strength, not Craft.
    answer = fields(["demon", "ogre", "wraith", "bear"])
    assert answer["exchange_all"] == {"strength": 1, "craft": 2}
    assert answer["wasted"] == {"strength": 1, "craft": 1}
    assert [trophy["id"] for trophy in answer["best"]["craft"]["trade"]] == ["demon", "wraith"]


def test_should_i_trade_two_giants() -> None:
    # 6 + 6 = 12: 1 counter and 5 points lost either way; one Giant alone buys nothing. A goblin more makes it exact.
    assert fields(["giant", "giant"])["best"]["strength"]["wasted"] == 5
    # 6 + 6 + 2 = 14.
    best = fields(["giant", "giant", "goblin"])["best"]["strength"]
    assert (best["gained"], best["wasted"], len(best["trade"]), best["keep"]) == (2, 0, 3, [])


def test_which_of_many_trophies_do_i_keep() -> None:
    # 4 + 3 = 7 wastes nothing and uses two cards; 5 + 2 as well, but 4 and 3 come first.
    best = fields(strengths(4, 3, 5, 2, 1))["best"]["strength"]
    # 15 in all: two counters take 14, thus all but the 1.
    assert (best["gained"], best["wasted"], best["keep"]) == (2, 0, strengths(1))
    best = fields(strengths(4, 3, 5, 1))["best"]["strength"]
    assert (best["trade"], best["keep"]) == (strengths(4, 3), strengths(5, 1))
    # The fewest cards: 7 alone rather than 4 + 3.
    assert fields(strengths(4, 3, 7, 1))["best"]["strength"]["gained"] == 2
    assert fields(strengths(4, 2, 7))["best"]["strength"]["trade"] == strengths(7)
    assert fields(strengths(3, 4, 1, 6))["best"]["strength"]["trade"] == strengths(3, 4, 1, 6)


@pytest.mark.parametrize(("rate", "gained", "wasted"), [(7, 1, 5), (6, 2, 0), (5, 2, 2)])
def test_twelve_points_at_the_agreed_rate(rate: int, gained: int, wasted: int) -> None:
    answer = fields(["giant", "giant"], variants={"trophy-rate": rate})
    assert (answer["exchange_all"]["strength"], answer["wasted"]["strength"]) == (gained, wasted)
    lower = "talisman/alternative-rules/faster-trophies" in answer["entries"]["strength"]
    assert lower is (rate < 7)


def test_can_i_trade_before_the_fight() -> None:
    answer = fields(["dragon"], end_of_own_turn=False)
    assert answer["exchange_all"] == {"strength": 0, "craft": 0} == answer["wasted"]
    assert answer["best"]["strength"]["keep"] == [{"id": "dragon", "strength": 7}]


def test_should_a_toad_trade() -> None:
    # It could, but loses the counter when it changes back.
    answer = fields(["dragon"], hero={"toad": True})
    assert answer["exchange_all"]["strength"] == 1
    assert (answer["best"]["strength"]["gained"], answer["best"]["strength"]["trade"]) == (0, [])
    assert "talisman/other-rules/toad-trophies" in answer["entries"]["strength"]


@pytest.mark.parametrize(
    ("small", "large", "wanted", "gained"),
    # 5 points from 1 large counter; 7 from 1 large and 2 small; a large one cannot be broken for less than 5.
    [(0, 0, 3, 0), (5, 0, 3, 3), (2, 0, 3, 2), (0, 1, 3, 0), (0, 1, 5, 5), (1, 1, 7, 6), (2, 1, 7, 7), (9, 1, 9, 9)],
)
def test_counters_run_out(small: int, large: int, wanted: int, gained: int) -> None:
    assert in_stock(wanted, CounterStock(small, large)) == gained
    stock = {"craft": {"small": small, "large": large}}
    answer = fields([{"craft": 7}] * wanted, stock=stock)
    assert (answer["exchange_all"]["craft"], answer["wasted"]["craft"]) == (gained, 7 * (wanted - gained))
    assert answer["best"]["craft"]["gained"] == gained
    assert len(answer["best"]["craft"]["trade"]) == gained
    if gained < wanted:
        assert "talisman/golden-rules/limited-components" in answer["entries"]["craft"]
    # The other colour is not concerned.
    assert fields(strengths(7), stock=stock)["exchange_all"]["strength"] == 1


STOCKS = st.none() | st.builds(CounterStock, st.integers(0, 6), st.integers(0, 2))


@given(st.lists(st.integers(0, 10), max_size=9), st.sampled_from([5, 6, 7]), STOCKS)
def test_the_best_trade_of_all_subsets(points: list[int], rate: int, stock: CounterStock | None) -> None:
    subsets = (each for size in range(len(points) + 1) for each in combinations(range(len(points)), size))
    trades = [exchange(points, each, rate, stock) for each in subsets]
    best = min(trades, key=lambda trade: (-trade.gained, trade.wasted, len(trade.traded), trade.traded))
    assert find_best_exchange(points, rate, stock) == best


@pytest.mark.parametrize(("small", "large"), list(product(range(4), range(3))))
def test_stock_against_all_ways_of_paying(small: int, large: int) -> None:
    for wanted in range(15):
        ways = (5 * big + few for big in range(large + 1) for few in range(small + 1))
        assert in_stock(wanted, CounterStock(small, large)) == max(way for way in ways if way <= wanted)


def test_forty_trophies_are_soon_judged() -> None:
    # 40 * 40 points = 1600 = 228 * 7 + 4; leaving out whole cards of 40 cannot mend the remainder and keep 228.
    answer = fields(strengths(*[40] * 40))
    assert (answer["exchange_all"]["strength"], answer["wasted"]["strength"]) == (228, 4)
    assert answer["best"]["strength"]["gained"] == 228


@pytest.mark.parametrize(
    ("request_", "code", "input_"),
    [
        ({"trophies": ["witch"]}, "bad-value", "trophies.0 = witch"),
        ({"trophies": ["dragoon"]}, "bad-value", 'trophies.0 = "dragoon"'),
        ({"trophies": [{}]}, "missing-field", "trophies.0.id"),
        ({"trophies": [{"strength": 3, "craft": 4}]}, "contradiction", "trophies.0.strength, trophies.0.craft"),
    ],
)
def test_bad_input_names_the_field(request_: dict, code: str, input_: str) -> None:
    with pytest.raises(BadInputError) as error:
        CATALOGUE.resolve({"situation": "talisman/trophies", **request_})
    assert (error.value.code, error.value.input) == (code, input_)


def test_entries_are_there_and_lines_have_words(corpus: Corpus) -> None:
    answer = ask(["dragon", "demon"], hero={"toad": True}, variants={"trophy-rate": 5})
    assert len(answer.statements) == 4
    assert len(ask(["dragon"]).statements) == 2
    for line in answer.statements:
        assert set(line.entries) <= corpus.entries.keys()
        assert all(line.sentence.render(language) for language in LANGUAGES)
    assert [str(line.sentence) for line in ask(["dragon", "wolf", "demon"]).statements] == [
        "Trade in the trophy worth 7 points and keep the one worth 2: you gain 1 Strength and waste nothing.",
        "Trading in everything gains 1 Strength and wastes 2 points.",
        "Trade in the trophy worth 10 points: you gain 1 Craft and waste 3 points.",
        "Trading in everything gains 1 Craft and wastes 3 points.",
    ]
    trade = ["talisman/character-rules/trophies", "talisman/character-rules/trophies-for-strength"]
    assert ask(["dragon"]).fields["entries"]["strength"] == trade
    # More than a counter's worth is left over where the counters run out, and only then.
    short = ask(["dragon"], stock={"strength": {"small": 0, "large": 0}}).fields["entries"]["strength"]
    assert short == [*trade, "talisman/golden-rules/limited-components"]
