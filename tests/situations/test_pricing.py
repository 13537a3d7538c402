"""A goal that prices results and fate, and what the last fate token is worth."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction as F
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from rulewright.corpus.content import content_folder
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.bundles import load_bundle
from rulewright.situations.advice_wording import WISH
from rulewright.situations.answer import Answer
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.points_goal import WORTH_ON_A_TIE, fold_points_into_goal, list_points_fields
from rulewright.views.explanation_text import format_headline, format_measure

CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
BATTLE: dict[str, Any] = {
    "situation": "talisman/battle", "hero": {"strength": 5, "fate": 1}, "foe": {"strength": 5},
}  # fmt: skip


def priced(worth: dict[str, Any], fate: Any = 0, **fields: Any) -> Answer:
    answer = CATALOGUE.resolve({**BATTLE, **fields, "goal": {"worth": worth, "fate": fate}})
    assert isinstance(answer, Answer)
    return answer


def paid_at(answer: Answer) -> set[tuple[int, int]]:
    (advice,) = answer.advice
    return {(case.facts["hero"], case.facts["foe"]) for case in advice.cases if case.option == "pay"}  # type: ignore[misc]


@pytest.mark.parametrize(("fate", "needed"), [("1/7", 6), ("1/5", 5), ("2/5", 4), ("4/5", 2), ("9/10", 1), (1, 1)])
def test_fate_is_paid_where_it_wins_more_than_it_is_worth(fate: str | int, needed: int) -> None:
    """A new die wins against f where it is higher: with 6 - f of 6. It is paid while that is more than the price.

    Level (equal faces) or behind nothing is lost by it. At 2/5, (6 - f)/6 > 2/5 holds up to f = 3: 4 is needed to win.
    """
    answer = priced({"win": 1}, fate)
    rerolled = {(own, foe) for own in range(1, 7) for foe in range(own, 7) if foe + 1 <= needed and foe < 6}
    assert paid_at(answer) == rerolled
    wins = F(15, 36) + sum((F(6 - foe, 6) for _, foe in rerolled), start=F(0)) / 36
    assert F(str(answer.probability["win"])) == wins
    assert F(str(answer.goal_values[0])) == wins + F(fate) * (1 - F(len(rerolled), 36))
    assert answer.goal == "worth"
    assert answer.wanted_results == ("win",)


def test_results_weigh_against_each_other() -> None:
    # A life is worth two wins: level at f, a new die is worth (6 - f)/6 - 2(f - 1)/6 = (8 - 3f)/6.
    bold, careful = priced({"win": 1}), priced({"win": 1, "life-lost": -2})
    assert {(own, foe) for own, foe in paid_at(bold) if own == foe} == {(face, face) for face in range(1, 6)}
    assert {(own, foe) for own, foe in paid_at(careful) if own == foe} == {(1, 1), (2, 2)}


def test_only_unrequested_options_merely_cost() -> None:
    assert priced({"life-lost": -1}).wanted_results == ("win", "stand-off", "saved", "evaded")


def test_every_game_takes_prices() -> None:
    crypt = CATALOGUE.resolve(
        {"situation": "talisman/crypt", "hero": {"strength": 5, "fate": 1}, "goal": {"worth": {"crypt": 1}, "fate": 1}}
    )
    assert isinstance(crypt, Answer)
    assert crypt.expected["fate"] == 1  # nothing is worth more than the token
    combat = {
        "situation": "tainted-grail/combat", "hero": {"health": 9, "energy": 6}, "cards": "A = F:m2", "hand": "A",
        "encounter": {"value": 1}, "goal": {"worth": {"escaped": 1}},
    }  # fmt: skip
    away = CATALOGUE.resolve(combat)
    assert isinstance(away, Answer)
    assert away.probability["escaped"] == 1
    with pytest.raises(BadInputError, match="Fate"):
        CATALOGUE.resolve({**combat, "goal": {"worth": {"win": 1}, "fate": 1}})


def test_on_a_tie_of_prices_the_first_named_goal_decides_even_against_the_named_one() -> None:
    """Without Armour nothing is ever worth a point: all decisions are those of the goal `win`, not of `survive`.

    Level at f < 6, `win` pays as a new die can win, and `survive` does not, as a level die costs no life. Behind a 6 a
    new die may still be level.
    """
    tied = priced({"saved": 1})
    win, survive = (CATALOGUE.resolve({**BATTLE, "goal": goal}) for goal in ("win", "survive"))
    assert isinstance(win, Answer)
    assert isinstance(survive, Answer)
    assert tied.goal_values[0] == 0
    assert (
        paid_at(tied)
        == paid_at(win)
        == {(own, foe) for own in range(1, 7) for foe in range(own, 6)} | {(own, 6) for own in range(1, 6)}
    )
    assert tied.probability == win.probability != survive.probability


def test_a_measure_of_the_situation_with_the_name_of_the_prices_has_another_one() -> None:
    """The Crypt's own goal is worth, too: with prices it only decides ties, under a name of its own.

    1 + 1 + 2 less Strength 7 stays: 0 points, 4 by the Crypt's own ranking. Only 9 or 10 reaches the Portal. Rerolling
    a 1 gives 3 + d: stays up to d = 4 (4), then the Plain of Peril at 5 (3) and the Portal at 6 (2): (16 + 3 + 2)/6.
    Rerolling the 2 gives 2 + d: stays up to d = 5, then the Plain: (20 + 3)/6, and never the Portal.
    """
    crypt = {"situation": "talisman/crypt", "hero": {"strength": 7, "fate": 1}}
    answer = CATALOGUE.resolve({**crypt, "goal": {"worth": {"portal-of-power": 2}}})
    assert isinstance(answer, Answer)
    (advice,) = answer.as_json()["advice"]  # type: ignore[misc]
    (case,) = (case for case in advice["cases"] if case["facts"]["dice"] == "1 + 1 + 2")
    assert case["options"] == {
        "keep": {"worth": "0", "worth-on-a-tie": "4", "fate": "1"},
        "pay-1": {"worth": "1/3", "worth-on-a-tie": "7/2", "fate": "0"},
        "pay-2": {"worth": "0", "worth-on-a-tie": "23/6", "fate": "0"},
    }
    own = CATALOGUE.resolve(crypt)
    assert isinstance(own, Answer)
    assert own.advice[0].measures == ("worth", "fate")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.EN, "4 points on a tie"),
        (Language.CS, "4 body při rovnosti"),
        (Language.FI, "4 pistettä tasapisteiden ratkaisuun"),
        (Language.KO, "점수가 같을 때 4점"),
    ],
)
def test_the_worth_that_decides_ties_is_named(language: Language, told: str) -> None:
    shown = format_measure(WORTH_ON_A_TIE, F(4), CATALOGUE.situations["talisman/crypt"], language)
    assert " ".join(shown.split()) == told


@pytest.mark.parametrize(
    ("goal", "code"),
    [
        ({}, "missing-field"),
        ({"worth": {}}, "missing-field"),
        ({"worth": 3}, "bad-value"),
        ({"worth": {"crown": 1}}, "bad-value"),
        ({"worth": {"win": "much"}}, "bad-value"),
        ({"worth": {"win": 0.5}}, "bad-value"),
        ({"worth": {"win": True}}, "bad-value"),
        ({"worth": {"win": 1001}}, "bad-value"),
        ({"worth": {"win": 1}, "fate": "1/0"}, "bad-value"),
        ({"worth": {"win": 1}, "life": 1}, "unknown-field"),
    ],
)
def test_wrong_prices_are_refused(goal: dict[str, Any], code: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({**BATTLE, "goal": goal})
    assert caught.value.code == code
    for language in map(Language, ("ko", "cs", "fi", "en")):
        assert caught.value.remedy.render(language)


def test_a_report_has_no_goal_to_price() -> None:
    with pytest.raises(BadInputError):
        CATALOGUE.resolve({"situation": "talisman/trophies", "strength": [7], "goal": {"worth": {"win": 1}}})


def test_the_schema_tells_both_kinds_of_goals() -> None:
    schema = Draft202012Validator(CATALOGUE.situations["talisman/battle"].request_schema())
    for goal in ("win", "survive", {"worth": {"win": 1, "life-lost": "-1/2"}, "fate": "1/20"}):
        schema.validate({**BATTLE, "goal": goal})
    assert not schema.is_valid({**BATTLE, "goal": "lose"})
    assert not schema.is_valid({**BATTLE, "goal": {"fate": 1}})


def test_a_form_asks_for_prices_in_whole_numbers() -> None:
    fields = list_points_fields(["win", "life-lost"], has_fate=True)
    assert [(field.path, field.low, field.high) for field in fields] == [
        ("goal.worth.win", -1000, 1000), ("goal.worth.life-lost", -1000, 1000), ("goal.fate", 0, 1000),
    ]  # fmt: skip
    begun = {field.path: field.default for field in fields}
    assert fold_points_into_goal({"goal": "win", "hero.fate": 1, **begun}) == {"goal": "win", "hero.fate": 1}
    assert fold_points_into_goal({"goal": "win", **begun, "goal.fate": 3}) == {"goal": "win"}
    folded = fold_points_into_goal({"goal": "win", **begun, "goal.worth.life-lost": -2, "goal.fate": 3})
    assert folded == {"goal": {"worth": {"life-lost": -2}, "fate": 3}}
    # One result has nothing to be weighed against, and nobody fills in forty.
    assert list_points_fields(["win"], has_fate=True) == list_points_fields(map(str, range(40)), has_fate=False) == ()


def test_what_the_last_fate_token_is_worth(run: Callable, tmp_path: Path) -> None:
    (tmp_path / "battle.json").write_text(json.dumps(BATTLE), "utf-8")
    (last,) = run("resolve", str(tmp_path / "battle.json"), "--what-if", "--json").json["what_is_the_last_worth"]
    # Even battle: 125/216 with a token, 15/36 without.
    assert (F(last["worth"]), last["probability"]["win"]) == (F(125, 216) - F(15, 36), "5/12")
    for language, sentence in (
        ("en", "With 1 fewer fate token: 41.7% instead of 57.9%"),
        ("fi", "57,9"),
        ("cs", "57,9"),
        ("ko", "57.9%"),
    ):
        assert sentence in run("resolve", str(tmp_path / "battle.json"), "--what-if", "--lang", language).out
    without = {**BATTLE, "hero": {"strength": 5}}
    (tmp_path / "none.json").write_text(json.dumps(without), "utf-8")
    assert run("resolve", str(tmp_path / "none.json"), "--what-if", "--json").json["what_is_the_last_worth"] == []


@pytest.mark.parametrize("language", [Language.EN, Language.CS])
def test_every_result_can_stand_in_a_headline(language: Language) -> None:
    """With prices any result may be wanted; its label would give “You are certain to You win”."""
    labels = [
        f"{situation.id}: {result}"
        for situation in CATALOGUE.situations.values()
        for result, wording in situation.results.items()
        if f"{wording.id}.{WISH}" not in load_bundle(wording.catalogs, language).messages
    ]
    assert not labels


@pytest.mark.parametrize(
    ("wanted", "share", "sentence"),
    [
        (("evaded",), F(1), "Určitě se vyhnete útoku."),
        (("evaded",), F(1, 2), "Vyhnete se útoku s pravděpodobností 50 %."),
        (("evaded",), F(0), "Vyhnout se útoku nemůžete."),
        (("win", "evaded"), F(1, 2), "Zvítězíte nebo se vyhnete útoku s pravděpodobností 50 %."),
        (
            ("win", "evaded", "stand-off"),
            F(1, 2),
            "Zvítězíte, vyhnete se útoku nebo skončíte nerozhodně s pravděpodobností 50 %.",
        ),
        (("win", "evaded", "stand-off"), F(0), "Zvítězit, vyhnout se útoku nebo skončit nerozhodně nemůžete."),
        (("saved",), F(0), "Zbroj vám život zachránit nemůže."),
    ],
)
def test_a_headline_in_czech_puts_se_where_the_list_lets_it(wanted: tuple[str, ...], share: F, sentence: str) -> None:
    answer = priced({"win": 1})
    chances = {result: share if result == wanted[0] else F(0) for result in answer.probability}
    headline = format_headline(
        replace(answer, wanted_results=wanted, probability=chances), CATALOGUE.situations[answer.situation], Language.CS
    )
    assert " ".join(headline.split()) == sentence
