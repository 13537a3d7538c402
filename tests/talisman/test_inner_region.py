"""The spaces of the Inner Region: worked out by hand, and by policy iteration without the engine."""

from __future__ import annotations

import math
from fractions import Fraction as F
from itertools import product

import pytest
from policy_iteration import (
    BACK,
    CATALOGUE,
    FACES,
    GOALS,
    SAVES_FROM,
    chances,
    fields,
    request,
    solve_request,
    solve_space,
    solve_with_engine,
    some,
)

from rulewright.engine.arithmetic import as_string
from rulewright.engine.stepper import compute_position
from rulewright.errors import BadInputError
from rulewright.situations.answer import Answer

pytestmark = pytest.mark.thorough


def resolve(place: str, hero: dict, **fields: object) -> Answer:
    answer = CATALOGUE.resolve(request(place, hero, **fields))
    assert isinstance(answer, Answer)
    return answer


def expected(answer: Answer, name: str) -> F:
    return F(as_string(answer.expected[name]))


# --- by hand: Crypt and Mines ----------------------------------------------------------------------------------------

# In how many ways three dice show each total, from 3 to 18.
WAYS = dict(zip(range(3, 19), (1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1), strict=True))


@pytest.mark.parametrize("ability", range(20))
def test_way_out_by_counting_totals(ability: int) -> None:
    def ways(low: int, high: int) -> F:
        return F(sum(number for total, number in WAYS.items() if low <= total - ability <= high), 216)

    rest = {"plain-of-peril": ways(1, 1), "portal-of-power": ways(2, 3), "warlocks-cave": ways(4, 5)}
    crypt = resolve("crypt", {"strength": ability, "craft": 9})
    mines = resolve("mines", {"craft": ability, "strength": 9})
    assert chances(crypt) == {"crypt": ways(-20, 0), **rest, "city": ways(6, 20)}
    assert chances(mines) == {"mines": ways(-20, 0), **rest, "tavern": ways(6, 20)}
    assert crypt.expected["turns"] == mines.expected["turns"] == 0
    assert list(crypt.probability) == ["crypt", "plain-of-peril", "portal-of-power", "warlocks-cave", "city"]


def test_strength_10_stays_in_the_crypt_half_the_time() -> None:
    answer = resolve("crypt", {"strength": 10, "battle_bonus": 7})  # a Weapon does not help
    assert chances(answer) == {
        "crypt": F(1, 2), "plain-of-peril": F(27, 216), "portal-of-power": F(46, 216), "warlocks-cave": F(25, 216),
        "city": F(10, 216),
    }  # fmt: skip


def test_one_die_of_three_is_rolled_again() -> None:
    # Strength 3 and only staying counts: only 1 + 1 + 1 stays. With fate, 1 + 1 + k (k > 1, 15 of 216 throws) has 1/6.
    # Nothing else can stay, and then fate is kept.
    worth = {"crypt": 1, "plain-of-peril": 0, "portal-of-power": 0, "warlocks-cave": 0, "city": 0}
    answer = resolve("crypt", {"strength": 3, "fate": 2}, worth=worth)
    assert chances(answer)["crypt"] == F(1, 216) + F(15, 216) * F(1, 6)
    assert expected(answer, "fate") == 2 - F(15, 216)
    assert {line.hero["fate"] for line in answer.outcomes} == {1, 2}
    cases = {case.facts["dice"]: case.option for advice in answer.advice for case in advice.cases}
    assert cases["1 + 1 + 6"] == "pay-6"
    assert cases["1 + 1 + 1"] == cases["1 + 2 + 2"] == "keep"
    assert len(cases) == 56


def test_lowest_die_is_rolled_again_where_any_would_do() -> None:
    # Only the Portal counts, which is a total of 8 or 9 for Strength 6. From 1 + 2 + 3 each die leaves two faces.
    worth = {"crypt": 0, "plain-of-peril": 0, "portal-of-power": 1, "warlocks-cave": 0, "city": 0}
    answer = resolve("crypt", {"strength": 6, "fate": 1}, worth=worth)
    cases = {case.facts["dice"]: case for advice in answer.advice for case in advice.cases}
    case = cases["1 + 2 + 3"]
    assert case.option == "pay-1"
    assert {option: F(as_string(value[0])) for option, value in case.options.items()} == {
        "keep": 0, "pay-1": F(1, 3), "pay-2": F(1, 3), "pay-3": F(1, 3),
    }  # fmt: skip
    assert cases["2 + 3 + 3"].option == "keep"  # 8 already
    assert cases["1 + 1 + 1"].option == "pay-1"  # 2 + 6; equal dice are one option
    assert set(cases["1 + 1 + 1"].options) == {"keep", "pay-1"}


def test_worth_decides_what_fate_is_for() -> None:
    # With the default worth, from 4 + 4 + 4 against Strength 12 one stays; going to the City instead: everything else.
    city = {"crypt": 0, "plain-of-peril": 0, "portal-of-power": 0, "warlocks-cave": 0, "city": 1}
    assert chances(resolve("crypt", {"strength": 18}, worth=city))["crypt"] == 1
    # Strength 12: only 18 leads to the City. 6 + 6 + k has 1/6 with fate: 1/216 + 15/216 * 1/6.
    assert chances(resolve("crypt", {"strength": 12, "fate": 1}, worth=city))["city"] == F(1, 216) + F(15, 216 * 6)
    less = {"mines": -1000, "tavern": 1000}
    answer = resolve("mines", {"craft": 12, "fate": 1}, worth=less)
    assert chances(answer)["tavern"] == F(1, 216) + F(15, 216 * 6)


# --- by hand: Vampire's Tower ----------------------------------------------------------------------------------------


def test_the_vampire_takes_one_two_or_three_lives() -> None:
    answer = resolve("vampires-tower", {"life": 3})
    assert chances(answer) == {"through": F(2, 3), "dead": F(1, 3)}
    lives = [(line.result, line.hero["life"], F(as_string(line.probability))) for line in answer.outcomes]
    assert lives == [("through", 2, F(1, 3)), ("through", 1, F(1, 3)), ("dead", 0, F(1, 3))]
    assert expected(answer, "turns") == 0


def test_fate_in_the_tower_is_paid_only_for_what_would_kill() -> None:
    # Life 3: 5 and 6 kill; rolled again 2/3 live: dead 1/9. 3 and 4 leave 1 life: a new die would risk it.
    answer = resolve("vampires-tower", {"life": 3, "fate": 1})
    assert chances(answer)["dead"] == F(1, 9)
    assert expected(answer, "fate") == F(2, 3)
    # Life 4: nothing kills; 5 and 6 (3 lives) are rolled again for 2 in the mean, 3 and 4 cost just that, so they stay.
    answer = resolve("vampires-tower", {"life": 4, "fate": 1})
    assert chances(answer)["through"] == 1
    assert expected(answer, "life") == 4 - F(1, 3) * 1 - F(1, 3) * 2 - F(1, 3) * 2
    assert expected(answer, "fate") == F(2, 3)
    # Life 1: every die kills, so fate is kept.
    answer = resolve("vampires-tower", {"life": 1, "fate": 3})
    assert (chances(answer)["dead"], expected(answer, "fate")) == (1, 3)


def test_followers_go_before_lives_or_after_them() -> None:
    # `win`: every life lost is saved by a Follower. `survive`: Followers are kept as long as a life is left.
    win = resolve("vampires-tower", {"life": 4, "followers": 5})
    assert (expected(win, "life"), expected(win, "followers")) == (4, 3)
    survive = resolve("vampires-tower", {"life": 4, "followers": 5}, goal="survive")
    assert (expected(survive, "life"), expected(survive, "followers")) == (2, 5)
    # Life 2: losses of 1, 2, 3 need 0, 1, 2 Followers.
    survive = resolve("vampires-tower", {"life": 2, "followers": 5}, goal="survive")
    assert chances(survive)["through"] == 1
    assert (expected(survive, "life"), expected(survive, "followers")) == (1, 4)
    # Nobody is given where it does not save the hero; the dead count no life.
    answer = resolve("vampires-tower", {"life": 1, "followers": 1})
    assert [(line.result, dict(line.hero)) for line in answer.outcomes] == [
        ("through", {"life": 1, "fate": 0, "followers": 0}),
        ("dead", {"life": 0, "fate": 0, "followers": 1}),
    ]
    assert chances(answer)["through"] == F(1, 3)


# --- by hand: Death --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("life", [1, 2, 4, 20])
def test_death_without_fate_is_a_fair_game(life: int) -> None:
    # Two dice against two: 146 of 1296 are equal, the rest is even. Every life lost halves the chance to lose all.
    # Throws that decide: 2 * (1 - 2**-life) in the mean, each after 1296/1150 throws; the last one takes no turn-end.
    answer = resolve("death", {"life": life})
    assert chances(answer) == {"through": 1 - F(1, 2) ** life, "dead": F(1, 2) ** life, "turned-back": 0}
    assert expected(answer, "turns") == F(1296, 1150) * 2 * (1 - F(1, 2) ** life) - 1
    left = {line.hero["life"]: F(as_string(line.probability)) for line in answer.outcomes}
    assert left == {life - lost: F(1, 2) ** (lost + (lost < life)) for lost in range(life + 1)}
    assert expected(answer, "life") == sum(lives * share for lives, share in left.items())


def test_who_turns_back_from_death_in_time_survives() -> None:
    # `survive`, life 2: the dice are safe until a life is lost; then it turns back on its next turn. Equal throws
    # repeat: 146 in 1150 turn-ends, and one more after a lower one.
    answer = resolve("death", {"life": 2}, goal="survive", may_turn_back=True)
    assert chances(answer) == {"through": F(1, 2), "dead": 0, "turned-back": F(1, 2)}
    assert expected(answer, "turns") == F(146, 1150) + F(1, 2)
    # Life 1: a lower total kills at once.
    answer = resolve("death", {"life": 1}, goal="survive", may_turn_back=True)
    assert chances(answer) == {"through": F(575, 1296), "dead": F(575, 1296), "turned-back": F(146, 1296)}
    assert expected(answer, "turns") == F(146, 1296)
    # Turning back at any time, it need not roll at all with its last life.
    any_time = {"variants": {"turn-back": "any-time"}, "goal": "survive", "may_turn_back": True}
    answer = resolve("death", {"life": 1}, **any_time)
    assert (chances(answer)["turned-back"], expected(answer, "turns")) == (1, 0)


def test_who_wants_through_never_turns_back() -> None:
    for back in ("start-of-turn", "any-time"):
        answer = resolve("death", {"life": 3}, may_turn_back=True, variants={"turn-back": back})
        assert chances(answer) == {"through": F(7, 8), "dead": F(1, 8), "turned-back": 0}


# --- by hand: Werewolf's Den -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("life", [1, 4, 20])
def test_known_werewolf_without_fate(life: int) -> None:
    # Werewolf 8 against Strength 6: the hero's die must be 3 or more higher (6 of 36 pairs), 2 higher is a stand-off
    # (4), 26 lose. Stand-offs repeat, so each life is lost before a win with 26/32.
    lost = F(26, 32) ** life
    answer = resolve("werewolf-den", {"strength": 6, "life": life}, werewolf=8)
    assert chances(answer) == {"through": 1 - lost, "dead": lost, "turned-back": 0}
    # Battles that decide: (1 - lost) / (6/32); each after 36/32 battles; every battle but the last ends a turn.
    assert expected(answer, "turns") == F(36, 32) * (1 - lost) / F(6, 32) - 1


def test_armour_makes_the_werewolf_try_again() -> None:
    # Shield saves 1/3 of 26 losses: of 36, 6 win, 26 * 2/3 lose a life, the rest comes again.
    answer = resolve("werewolf-den", {"strength": 6, "life": 2, "armour": "shield"}, werewolf=8)
    lost = F(52, 3) / (6 + F(52, 3))
    assert chances(answer)["dead"] == lost**2
    # A werewolf that cannot be beaten nor ever loses against Armour takes all lives in the end.
    assert chances(resolve("werewolf-den", {"strength": 0, "armour": "armour"}, werewolf=12))["dead"] == 1


def test_certain_battles() -> None:
    answer = resolve("werewolf-den", {"strength": 11, "life": 1}, werewolf=5)
    assert (chances(answer)["through"], expected(answer, "turns")) == (1, 0)
    answer = resolve("werewolf-den", {"strength": 0, "life": 3}, werewolf=6)
    assert (chances(answer)["dead"], expected(answer, "turns")) == (1, 2)
    answer = resolve("werewolf-den", {"strength": 5, "battle_bonus": 6, "life": 1}, werewolf=5)
    assert chances(answer)["through"] == 1


def test_unknown_werewolf_is_two_dice() -> None:
    # Life 1, no fate: over the 36 throws, won battles among decided ones with lead 6 - Werewolf.
    won = F(0)
    for dice in product(FACES, FACES):
        margins = [6 + own - sum(dice) - theirs for own in FACES for theirs in FACES]
        wins = sum(margin > 0 for margin in margins)
        won += F(wins, 36 * (36 - margins.count(0)))
    assert chances(resolve("werewolf-den", {"strength": 6, "life": 1}))["through"] == won


def test_the_same_werewolf_attacks_again() -> None:
    # Strength 0 beats only Werewolves of 2, 3 and 4 (leads -2, -3, -4: 6, 3 and 1 pairs of 36 win, 26, 30 and 33 lose).
    # If each turn brought a new Werewolf, it would be 15/1296 each time.
    dead = (1 * F(26, 32) ** 4 + 2 * F(30, 33) ** 4 + 3 * F(33, 34) ** 4 + 30) / 36
    assert chances(resolve("werewolf-den", {"strength": 0, "life": 4}))["dead"] == dead


def test_fate_for_the_werewolfs_dice_lowers_it() -> None:
    # With the variant off, the token is there for the battle only.
    on = resolve("werewolf-den", {"strength": 9, "life": 1, "fate": 1})
    off = resolve("werewolf-den", {"strength": 9, "life": 1, "fate": 1}, variants={"fate-on-setup-rolls": False})
    assert chances(on)["through"] > chances(off)["through"]
    told = {advice.choice for advice in on.advice}
    assert "fate-on-werewolf" in told
    assert "fate-on-werewolf" not in {advice.choice for advice in off.advice}
    for advice in on.advice:
        if advice.choice == "fate-on-werewolf":  # only ever the higher die, and never two of 1
            options = {case.facts["dice"]: case.option for case in advice.cases}
            assert options["6 + 6"] == "pay-6"
            assert options["1 + 1"] == "keep"
            assert all(option in ("keep", f"pay-{dice[-1]}") for dice, option in options.items())


def test_survivor_leaves_a_known_werewolf_at_once() -> None:
    fields = {"werewolf": 8, "goal": "survive", "may_turn_back": True}
    answer = resolve("werewolf-den", {"strength": 6, "life": 4}, **fields)
    # Three battles can be lost without dying: only then it turns back.
    assert chances(answer) == {"through": 1 - F(26, 32) ** 3, "dead": 0, "turned-back": F(26, 32) ** 3}
    assert chances(resolve("werewolf-den", {"strength": 6, "life": 1}, **fields))["turned-back"] == 1
    (advice,) = (advice for advice in answer.advice if advice.choice == "turn-back")
    assert {case.facts["life"]: case.option for case in advice.cases} == {
        4: "go-on", 3: "go-on", 2: "go-on", 1: "turn-back",
    }  # fmt: skip
    assert all(case.facts["werewolf"] == 8 for case in advice.cases)


def test_newly_met_werewolf_must_be_fought_once() -> None:
    # On landing there is no turning back: Strength 0, life 1 survives the first battle with a win (15/1296) or a
    # stand-off (leads -2 to -5: 4, 3, 2, 1 of 36; 1*4 + 2*3 + 3*2 + 4*1 = 20 of 1296).
    fields = {"goal": "survive", "may_turn_back": True}
    answer = resolve("werewolf-den", {"strength": 0, "life": 1}, **fields)
    assert chances(answer) == {"through": F(15, 1296), "turned-back": F(20, 1296), "dead": F(1261, 1296)}
    assert expected(answer, "turns") == F(20, 1296)
    at_once = resolve("werewolf-den", {"strength": 0, "life": 1}, variants={"turn-back": "any-time"}, **fields)
    assert chances(at_once)["turned-back"] == 1
    assert expected(at_once, "turns") == 0


# --- by hand: Pits ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fiends", [1, 2, 6])
@pytest.mark.parametrize("life", [1, 2, 5])
def test_pits_with_even_fights(fiends: int, life: int) -> None:
    # Strength 4: every fight decided is even, so `fiends` wins come before `life` defeats as in a fair game of points:
    # at least `fiends` wins in fiends + life - 1 fights.
    fights = fiends + life - 1
    through = F(sum(math.comb(fights, wins) for wins in range(fiends, fights + 1)), 2**fights)
    answer = resolve("pits", {"strength": 4, "life": life}, fiends=fiends)
    assert chances(answer) == {"through": through, "dead": 1 - through, "turned-back": 0}


def test_number_of_fiends_is_a_die() -> None:
    # Life 1, even fights: (1/2 + 1/4 + ... + 1/64) / 6.
    through = sum(F(1, 2) ** number for number in FACES) / 6
    assert chances(resolve("pits", {"strength": 4, "life": 1}))["through"] == through
    sure = resolve("pits", {"strength": 10, "life": 1})
    assert (chances(sure)["through"], expected(sure, "turns")) == (1, 0)  # beats six in one turn


def test_wins_go_on_in_the_same_turn_and_stand_offs_end_it() -> None:
    # One fiend, Strength 4, life 1: level with 1/6, each takes a turn: 1/5 in the mean. In the variant none.
    answer = resolve("pits", {"strength": 4, "life": 1}, fiends=1)
    assert expected(answer, "turns") == F(1, 5)
    answer = resolve("pits", {"strength": 4, "life": 1}, fiends=1, variants={"pits-stand-off-ends-turn": False})
    assert expected(answer, "turns") == 0
    # Two fiends: up to two fights are decided, the second only after a win: 1 + 1/2 of them, 1/5 stand-off each.
    answer = resolve("pits", {"strength": 4, "life": 1}, fiends=2)
    assert expected(answer, "turns") == F(3, 2) * F(1, 5)
    # A defeat ends the turn in both readings: two lives, one fiend: half the time one defeat first.
    answer = resolve("pits", {"strength": 4, "life": 2}, fiends=1, variants={"pits-stand-off-ends-turn": False})
    assert expected(answer, "turns") == F(1, 2)


def test_beaten_fiends_stay_beaten() -> None:
    # Strength 8 has a lead of 4: it loses only with a 1 against a 6 (9 to 10), and is level in 2 of 36 pairs.
    answer = resolve("pits", {"strength": 8, "life": 1}, fiends=6)
    assert chances(answer)["through"] == F(33, 34) ** 6


def test_survivor_turns_back_from_the_pits_only_when_its_turn_begins() -> None:
    # Strength 4, life 1, two fiends left at the start of the turn: it turns back at once.
    fields = {"goal": "survive", "may_turn_back": True}
    assert chances(resolve("pits", {"strength": 4, "life": 1}, fiends=2, **fields))["turned-back"] == 1
    # Life 2, two fiends: fights; after a win it must fight on in the same turn; a defeat ends it, then it turns back.
    # Through: both wins before a defeat 1/4, each after any number of stand-offs, after which it could turn back but
    # has no reason to with 2 lives. Otherwise back.
    answer = resolve("pits", {"strength": 4, "life": 2}, fiends=2, **fields)
    assert chances(answer) == {"through": F(1, 4), "dead": 0, "turned-back": F(3, 4)}
    # Having landed with life 1 it must fight: through (1/2)**n of n without a stand-off; first fight level: back.
    answer = resolve("pits", {"strength": 4, "life": 1}, **fields)
    win, level = F(15, 36), F(6, 36)
    through = sum(win**number for number in FACES) / 6
    back = sum(level * win**fight for number in FACES for fight in range(number)) / 6
    assert chances(answer) == {"through": through, "turned-back": back, "dead": 1 - through - back}


# --- by policy iteration ---------------------------------------------------------------------------------------------


@pytest.mark.sampled(4)
@pytest.mark.thorough
@pytest.mark.parametrize("place", ["crypt", "mines"])
@pytest.mark.parametrize("ability", [0, 2, 3, 5, 8, 10, 13, 16, 18])
def test_every_throw_for_the_way_out(place: str, ability: int) -> None:
    far = "city" if place == "crypt" else "tavern"
    spaces = (place, "plain-of-peril", "portal-of-power", "warlocks-cave", far)
    for worth in ((4, 3, 2, 1, 0), (0, 0, 5, 0, 0), (1, -3, 2, 7, 7)):
        value = dict(zip(spaces, worth, strict=True))

        def space(total: int) -> str:
            rest = total - ability
            return spaces[0 if rest < 1 else 1 if rest < 2 else 2 if rest < 4 else 3 if rest < 6 else 4]

        found: dict[tuple[str, int], F] = {}
        for dice in product(FACES, repeat=3):
            options = [[sum(dice)]] + [[sum(dice) - dice[i] + new for new in FACES] for i in range(3)]
            means = [F(sum(value[space(total)] for total in totals), len(totals)) for totals in options]
            # Strictly better than keeping; among equal ones the lowest die.
            best = max(range(4), key=lambda i, means=means, dice=dice: (means[i], i == 0, -dice[i - 1] if i else 0))
            for total in options[best]:
                key = (space(total), 3 - (best > 0))
                found[key] = found.get(key, F(0)) + F(1, 216 * len(options[best]))
        name = "strength" if place == "crypt" else "craft"
        answer = resolve(place, {name: ability, "fate": 3}, worth=value)
        assert {(line.result, line.hero["fate"]): line.probability for line in answer.outcomes} == found


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize("fate", [0, 1, 2])
def test_tower_by_policy_iteration(goal: str, fate: int) -> None:
    for life, followers in product((1, 2, 3, 4, 6), (0, 1, 2, 3, 5)):
        asked = request("vampires-tower", {"life": life, "fate": fate, "followers": followers}, goal=goal)
        assert solve_with_engine(asked) == solve_space(asked), asked


@pytest.mark.sampled(4)
@pytest.mark.thorough
@pytest.mark.parametrize(
    "case",
    some(14, life=(1, 2, 3), fate=(0, 1, 2), goal=GOALS, back=BACK, **{"fate-on-deaths-dice": (False, True)}),
)
def test_death_by_policy_iteration(case: dict) -> None:
    hero = {"life": case["life"], "fate": case["fate"]}
    asked = request("death", hero, **fields(case, "fate-on-deaths-dice"))
    assert solve_with_engine(asked) == solve_space(asked)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "case",
    some(
        40,
        strength=(2, 5, 7, 11),
        werewolf=(2, 6, 8, 12),
        life=(1, 2, 3),
        fate=(0, 1, 2, 3),
        armour=tuple(SAVES_FROM),
        goal=GOALS,
        back=BACK,
        **{"fate-on-armour": (True, False)},
    ),
)
def test_known_werewolf_by_policy_iteration(case: dict) -> None:
    hero = {name: case[name] for name in ("strength", "life", "fate", "armour")}
    asked = request("werewolf-den", hero, werewolf=case["werewolf"], **fields(case, "fate-on-armour"))
    assert solve_with_engine(asked) == solve_space(asked)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "case",
    some(
        12,
        strength=(3, 7),
        battle_bonus=(0, 2),
        life=(1, 2),
        fate=(0, 1, 2),
        armour=tuple(SAVES_FROM),
        goal=GOALS,
        back=BACK,
        **{"fate-on-setup-rolls": (True, False), "fate-on-armour": (True, False)},
    ),
)
def test_unknown_werewolf_by_policy_iteration(case: dict) -> None:
    hero = {name: case[name] for name in ("strength", "battle_bonus", "life", "fate", "armour")}
    asked = request("werewolf-den", hero, **fields(case, "fate-on-setup-rolls", "fate-on-armour"))
    assert solve_with_engine(asked) == solve_space(asked)


@pytest.mark.parametrize("goal", GOALS)
def test_life_comes_before_fate_where_nothing_else_is_at_stake(goal: str) -> None:
    # Most Werewolves cannot be beaten with Strength 0: the hero fights once, then turns back. With fate it saves a life
    # by its Armour, though neither being through nor being alive depends on it.
    hero = {"strength": 0, "life": 3, "fate": 1, "armour": "armour"}
    asked = request("werewolf-den", hero, goal=goal, may_turn_back=True)
    found, turns = solve_with_engine(asked)
    assert (found, turns) == solve_space(asked)
    assert found["turned-back", 3, 0, 0] > 0
    asked = request("death", {"life": 3, "fate": 1}, goal=goal, may_turn_back=True)
    assert solve_with_engine(asked) == solve_space(asked)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "case",
    some(
        30,
        strength=(1, 4, 6, 8),
        fiends=(None, 1, 2, 4, 6),
        life=(1, 2, 3),
        fate=(0, 1, 2),
        armour=tuple(SAVES_FROM),
        goal=GOALS,
        back=BACK,
        **{
            "fate-on-setup-rolls": (True, False),
            "fate-on-armour": (True, False),
            "pits-stand-off-ends-turn": (True, False),
        },
    ),
)
def test_pits_by_policy_iteration(case: dict) -> None:
    hero = {name: case[name] for name in ("strength", "life", "fate", "armour")}
    known = {} if case["fiends"] is None else {"fiends": case["fiends"]}
    variants = ("fate-on-setup-rolls", "fate-on-armour", "pits-stand-off-ends-turn")
    asked = request("pits", hero, **known, **fields(case, *variants))
    assert solve_with_engine(asked) == solve_space(asked)


# --- answers ---------------------------------------------------------------------------------------------------------


def test_den_is_played_with_the_dice_of_the_table() -> None:
    # The rulebook's Dwarf, with Strength 5 for his 10 and the Werewolf's 8: 5 to 13 loses a life, then 10 to 9 wins.
    _, solution = solve_request(request("werewolf-den", {"strength": 5, "life": 4}))
    landed = compute_position(solution, [])
    assert len(landed.allowed) == 21
    fight = compute_position(solution, [(3, 5)])
    assert fight.turns == 0
    assert compute_position(solution, [(3, 5), 5]).pending.roller == "foe"  # type: ignore[union-attr]
    again = compute_position(solution, [(3, 5), 5, 5])
    assert again.turns == 1
    # Three lives left against a lead of -3: a win has 3 of 36, a defeat 30, so the odds are 1 - (30/33)**3.
    assert F(as_string(again.option_values[""][0])) == 1 - F(30, 33) ** 3
    over = compute_position(solution, [(3, 5), 5, 5, 5, 1])
    assert (over.outcome.result, over.outcome.condition.life, over.turns) == ("through", 3, 1)  # type: ignore[union-attr]
    assert compute_position(solution, [(3, 5)]) == fight


@pytest.mark.parametrize("worth", [1001, -1001, 10**9])
def test_worth_out_of_range_is_told_with_its_range(worth: int) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.build_problem(request("crypt", {"strength": 4}, worth={"city": worth}))
    assert caught.value.code == "out-of-range"
    assert "from −1000 to 1000" in str(caught.value.message)


def test_space_that_cannot_be_reached_has_no_worth() -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.build_problem(request("crypt", {"strength": 4}, worth={"tavern": 1}))
    told = f"{caught.value.input} {caught.value.message} {caught.value.remedy}"
    assert "tavern" in told
    assert "warlocks-cave" in told
    assert "[key]" not in told
