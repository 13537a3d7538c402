"""The spaces of the Inner Region: worked out by hand, and by a second, slower way of reckoning without the engine."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction as F
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeAlias

import pytest

from rulewright.engine.arithmetic import Rational, as_string
from rulewright.engine.limits import Limits
from rulewright.engine.sampler import sample
from rulewright.engine.solution import Solution
from rulewright.engine.solver import Solver
from rulewright.engine.stepper import compute_position
from rulewright.errors import BadInputError, LimitError
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Problem
from rulewright.situations.solving import Effort, solve

pytestmark = pytest.mark.thorough

CATALOGUE = Catalogue(SITUATIONS)
SOLVER = Solver()
FACES = range(1, 7)
SAVES_FROM = {"none": 7, "helmet": 6, "shield": 5, "armour": 4}


def request(place: str, hero: dict, **fields: object) -> dict[str, Any]:
    return {"situation": f"talisman/{place}", "hero": hero, **fields}


def resolve(place: str, hero: dict, **fields: object) -> Answer:
    answer = CATALOGUE.resolve(request(place, hero, **fields))
    assert isinstance(answer, Answer)
    return answer


def chances(answer: Answer) -> dict[str, F]:
    return {result: F(as_string(share)) for result, share in answer.probability.items()}


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


# --- another way of reckoning ----------------------------------------------------------------------------------------
#
# A turn is a tree of dice and decisions, written down from the rules. `Reckoner` finds the best decisions by improving
# them as long as one is strictly better, in exact numbers, for all that the hero can have left: less first.


class State(NamedTuple):
    """Where the hero stands. `is_fresh`: it came there, or beat a Pit Fiend there, in the turn that is going on."""

    place: str
    life: int
    fate: int
    followers: int = 0
    foe: int | None = None
    is_fresh: bool = False


class End(NamedTuple):
    result: str
    life: int
    fate: int
    followers: int


class Go(NamedTuple):
    """Play goes on from a state, so many turn-ends later."""

    state: State
    turns: int


class Dice(NamedTuple):
    parts: tuple[tuple[int, Tree], ...]


class Pick(NamedTuple):
    """A decision; the numbers are ranks, of which the lowest stays on a tie."""

    options: tuple[tuple[int, Tree], ...]


Tree: TypeAlias = "End | Go | Dice | Pick"
Merit: TypeAlias = Callable[[End], tuple[int, ...]]


def even(*trees: Tree) -> Dice:
    return Dice(tuple((1, tree) for tree in trees))


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


@cache
def throws(dice: int) -> Mapping[tuple[int, ...], int]:
    """Faces in order, and in how many ways they fall."""
    ways: dict[tuple[int, ...], int] = {}
    for faces in product(FACES, repeat=dice):
        ordered = tuple(sorted(faces))
        ways[ordered] = ways.get(ordered, 0) + 1
    return ways


@dataclass(frozen=True)
class Table:
    """The hero's things and how the rules are read."""

    strength: int
    craft: int
    bonus: int
    armour: str
    talisman: bool
    may_turn_back: bool
    at_any_time: bool
    fate_on_setup: bool
    fate_on_deaths_dice: bool
    fate_on_armour: bool
    level_fiend_ends_turn: bool

    @classmethod
    def of(cls, asked: Mapping[str, Any]) -> Table:
        hero, read = asked["hero"], asked.get("variants", {})
        return cls(
            hero.get("strength", 0),
            hero.get("craft", 0),
            hero.get("battle_bonus", 0),
            hero.get("armour", "none"),
            hero.get("talisman", True),
            asked.get("may_turn_back", asked["situation"] == "talisman/inner-journey"),
            read.get("turn-back", "start-of-turn") == "any-time",
            read.get("fate-on-setup-rolls", True),
            read.get("fate-on-deaths-dice", False),
            read.get("fate-on-armour", True),
            read.get("pits-stand-off-ends-turn", True),
        )


def one_again(dice: Sequence[int], has_fate: bool, then: Callable[[int, int], Tree]) -> Tree:
    """`then(total, fate paid)` after the chance to roll one of the dice again."""
    keep = then(sum(dice), 0)
    if not has_fate:
        return keep
    pay = [even(*(then(sum(dice) - face + new, 1) for new in FACES)) for face in sorted(set(dice))]
    return Pick(((0, keep), *((1, tree) for tree in pay)))


def battle(lead: int, fate: int, armour: str, fate_on_armour: bool, then: Callable[[str, int], Tree]) -> Tree:
    """`then(result, fate paid)`; `lead` is what the hero has more than the creature before the dice."""
    then = cache(then)

    @cache
    def scored(standing: int, paid: int) -> Tree:
        if standing >= 0:
            return then("won" if standing else "level", paid)
        if armour == "none":
            return then("lost", paid)

        def armour_die(face: int, paid_in_all: int) -> Tree:
            return then("saved" if face >= SAVES_FROM[armour] else "lost", paid_in_all)

        if not fate_on_armour or fate <= paid:
            return even(*(armour_die(face, paid) for face in FACES))
        again = even(*(armour_die(new, paid + 1) for new in FACES))
        return even(*(Pick(((0, armour_die(face, paid)), (1, again))) for face in FACES))

    @cache
    def after_a_new_die(theirs: int) -> Tree:
        return even(*(scored(sign(lead + new - theirs), 1) for new in FACES))

    @cache
    def seen(standing: int, theirs: int) -> Tree:
        keep = scored(standing, 0)
        return Pick(((0, keep), (1, after_a_new_die(theirs)))) if fate else keep

    return even(*(seen(sign(lead + own - theirs), theirs) for own in FACES for theirs in FACES))


def against_death(has_fate: bool, fate_on_deaths_dice: bool, then: Callable[[int, int], Tree]) -> Tree:
    """`then(1 higher, 0 equal, -1 lower, fate paid)`."""
    then = cache(then)

    @cache
    def with_a_new_die(gap: int, side: int) -> Tree:
        return even(*(then(sign(gap + side * new), 1) for new in FACES))

    parts: list[tuple[int, Tree]] = []
    for (own, ways), (deaths, deaths_ways) in product(throws(2).items(), throws(2).items()):
        gap = sum(own) - sum(deaths)
        options: list[tuple[int, Tree]] = [(0, then(sign(gap), 0))]
        if has_fate:
            options += [(1, with_a_new_die(gap - face, 1)) for face in sorted(set(own))]
            if fate_on_deaths_dice:
                options += [(1, with_a_new_die(gap + face, -1)) for face in sorted(set(deaths))]
        parts.append((ways * deaths_ways, Pick(tuple(options))))
    return Dice(tuple(parts))


def vampire(state: State, then: Callable[[State], Tree]) -> Tree:
    @cache
    def loss(lives: int, paid: int) -> Tree:
        options: list[tuple[int, Tree]] = []
        for given in range(min(lives, state.followers) + 1):
            life = max(0, state.life - lives + given)
            left = state._replace(life=life, fate=state.fate - paid, followers=state.followers - given)
            options.append((given, then(left)))
        return Pick(tuple(options))

    again = even(*(loss(lives, 1) for lives in (1, 2, 3)))
    options = [loss(lives, 0) for lives in (1, 2, 3)]
    return even(*(Pick(((0, keep), (1, again))) if state.fate else keep for keep in options))


def turn_at(table: Table, state: State, ends: Callable[[str, State], Tree]) -> Tree:
    """What is left of a turn on a space that holds the hero up; `ends(result, state)` says what follows."""
    place, life, fate, _, foe, is_fresh = state

    def hurt(left: State) -> Tree:
        left = left._replace(life=life - 1)
        return Go(left, 1) if left.life else ends("dead", left)

    def diced(standing: int, paid: int) -> Tree:
        left = state._replace(fate=fate - paid, is_fresh=False)
        return ends("through", left) if standing > 0 else hurt(left) if standing < 0 else Go(left, 1)

    def fought(result: str, paid: int) -> Tree:
        left = state._replace(fate=fate - paid, is_fresh=False)
        if result == "lost":
            return hurt(left)
        if result == "won" and place == "pits" and foe != 1:
            return Go(left._replace(foe=(foe or 0) - 1, is_fresh=True), 0)
        if result == "won":
            return ends("through", left)
        if result == "level" and place == "pits" and not table.level_fiend_ends_turn:
            return Go(left._replace(is_fresh=True), 0)
        return Go(left, 1)

    def met(number: int, paid: int) -> Tree:
        return Go(state._replace(fate=fate - paid, foe=number, is_fresh=True), 0)

    if place in ("werewolf-den", "pits") and foe is None:
        dice = throws(2 if place == "werewolf-den" else 1)
        has_fate = table.fate_on_setup and fate > 0
        return Dice(tuple((ways, one_again(faces, has_fate, met)) for faces, ways in dice.items()))
    if place == "vampires-tower":
        stay = vampire(state, lambda left: ends("through" if left.life else "dead", left))
    elif place == "death":
        stay = against_death(fate > 0, table.fate_on_deaths_dice, diced)
    else:
        lead = table.strength + table.bonus - ((foe or 0) if place == "werewolf-den" else 4)
        stay = battle(lead, fate, table.armour, table.fate_on_armour, fought)
    if table.may_turn_back and (table.at_any_time or not is_fresh):
        return Pick(((0, stay), (1, ends("turned-back", state))))
    return stay


Worth: TypeAlias = "tuple[Rational, ...]"
Better: TypeAlias = Callable[[Worth, int, Worth, int], bool]


def merits_more(new: Worth, new_rank: int, old: Worth, old_rank: int) -> bool:
    return new[:-1] > old[:-1]


def settles_ties(new: Worth, new_rank: int, old: Worth, old_rank: int) -> bool:
    return (new[:-1], -new_rank, new[-1]) > (old[:-1], -old_rank, old[-1])


class Reckoner:
    """Best play by improving decisions; `worth` of a state are the merits and then the turns, negated."""

    def __init__(self, turn: Callable[[State], Tree], merit: Merit) -> None:
        self._turn = turn
        self._merit = merit
        self._size = len(merit(End("", 0, 0, 0))) + 1
        self._trees: dict[State, Tree] = {}
        self._chosen: dict[int, int] = {}  # by the identity of a `Pick`
        self._worth: dict[State, Worth] = {}
        self._ends: dict[State, dict[Hashable, Rational]] = {}

    def solve(self, start: State) -> tuple[dict[End, Rational], Rational]:
        """The probability of each end, and the expected turns."""
        for state in (waiting := [start]):
            if state not in self._trees:
                self._trees[state] = self._turn(state)
                waiting += {leaf.state for leaf in leaves(self._trees[state]) if isinstance(leaf, Go)}
        levels: dict[tuple[int, ...], list[State]] = {}
        for state in self._trees:
            if state not in self._worth:
                levels.setdefault((state.life, state.fate, state.followers), []).append(state)
        for level in sorted(levels, key=sum):
            self._solve_level(levels[level])
        return {end: share for end, share in self._ends[start].items() if share}, -self._worth[start][-1]

    def _solve_level(self, states: list[State]) -> None:
        self._value(states)
        while self._improve(states, merits_more, from_first=False):
            self._value(states)
        merits = [self._worth[state][:-1] for state in states]
        while self._improve(states, settles_ties, from_first=True):
            self._value(states)
        assert merits == [self._worth[state][:-1] for state in states]
        rows = {state: self._ways(self._trees[state], {}) for state in states}
        inside: dict[State, dict[State, Rational]] = {state: {} for state in states}
        constants: dict[State, dict[Hashable, Rational]] = {state: {} for state in states}
        for state, ways in rows.items():
            for leaf, share in ways.items():
                if isinstance(leaf, End):
                    add(constants[state], leaf, share)
                elif leaf.state in inside:
                    add(inside[state], leaf.state, share)
                else:
                    for end, part in self._ends[leaf.state].items():
                        add(constants[state], end, share * part)
        self._ends |= equations(inside, constants)

    def _value(self, states: list[State]) -> None:
        inside: dict[State, dict[State, Rational]] = {state: {} for state in states}
        constants: dict[State, dict[Hashable, Rational]] = {state: {} for state in states}
        for state in states:
            for leaf, share in self._ways(self._trees[state], {}).items():
                if isinstance(leaf, Go) and leaf.state in inside:
                    add(inside[state], leaf.state, share)
                    add(constants[state], self._size - 1, -share * leaf.turns)
                else:
                    for measure, number in enumerate(self._leaf(leaf)):
                        add(constants[state], measure, share * number)
        for state, numbers in equations(inside, constants).items():
            self._worth[state] = tuple(numbers.get(measure, Rational(0)) for measure in range(self._size))

    def _leaf(self, leaf: End | Go) -> Worth:
        if isinstance(leaf, End):
            return (*map(Rational, self._merit(leaf)), Rational(0))
        worth = self._worth[leaf.state]
        return (*worth[:-1], worth[-1] - leaf.turns)

    def _ways(self, tree: Tree, known: dict[int, dict]) -> dict[End | Go, Rational]:
        """What the turn comes to under the decisions so far."""
        if isinstance(tree, End | Go):
            return {tree: Rational(1)}
        if id(tree) not in known:
            if isinstance(tree, Pick):
                found = self._ways(tree.options[self._chosen.get(id(tree), 0)][1], known)
            else:
                found = {}
                total = sum(ways for ways, _ in tree.parts)
                for ways, part in gathered(tree):
                    for leaf, share in self._ways(part, known).items():
                        add(found, leaf, share * ways / total)
            known[id(tree)] = found
        return known[id(tree)]

    def _improve(self, states: list[State], is_better: Better, from_first: bool) -> bool:
        before = dict(self._chosen)
        for state in states:
            self._improved(self._trees[state], is_better, from_first, {})
        return self._chosen != before

    def _improved(self, tree: Tree, is_better: Better, from_first: bool, known: dict[int, Worth]) -> Worth:
        if isinstance(tree, End | Go):
            return self._leaf(tree)
        if id(tree) not in known:
            if isinstance(tree, Dice):
                total = sum(ways for ways, _ in tree.parts)
                parts = [(ways, self._improved(part, is_better, from_first, known)) for ways, part in gathered(tree)]
                numbers = (sum(ways * worth[measure] for ways, worth in parts) for measure in range(self._size))
                known[id(tree)] = tuple(number / total for number in numbers)
            else:
                best = 0 if from_first else self._chosen.get(id(tree), 0)
                worths = [self._improved(option, is_better, from_first, known) for _, option in tree.options]
                for option, (rank, _) in enumerate(tree.options):
                    if is_better(worths[option], rank, worths[best], tree.options[best][0]):
                        best = option
                self._chosen[id(tree)] = best
                known[id(tree)] = worths[best]
        return known[id(tree)]


def leaves(tree: Tree) -> Iterator[End | Go]:
    seen: set[int] = set()
    waiting: list[Tree] = [tree]
    for part in waiting:
        if isinstance(part, End | Go):
            yield part
        elif id(part) not in seen:
            seen.add(id(part))
            waiting += [follower for _, follower in part[0]]


def gathered(tree: Dice) -> list[tuple[int, Tree]]:
    """The parts of a throw, those that lead to the same together."""
    parts: dict[int, tuple[int, Tree]] = {}
    for ways, part in tree.parts:
        parts[id(part)] = (ways + parts.get(id(part), (0, part))[0], part)
    return list(parts.values())


def add(numbers: dict, key: Hashable, number: Rational) -> None:
    numbers[key] = numbers.get(key, Rational(0)) + number


def equations(
    rows: dict[State, dict[State, Rational]], constants: dict[State, dict[Hashable, Rational]]
) -> dict[State, dict[Hashable, Rational]]:
    """Solves x = row * x + constant by substituting one state after the other everywhere."""
    for state, row in rows.items():
        factor = 1 / (1 - row.pop(state, Rational(0)))
        rows[state] = {other: share * factor for other, share in row.items()}
        constants[state] = {key: number * factor for key, number in constants[state].items()}
        for other, others in rows.items():
            share = others.pop(state, None) if other != state else None
            if share is not None:
                for target, part in rows[state].items():
                    add(others, target, share * part)
                for key, number in constants[state].items():
                    add(constants[other], key, share * number)
    return constants


def alive(end: End) -> bool:
    return end.result != "dead"


SPACE_MERITS: dict[str, Merit] = {
    "win": lambda end: (end.result == "through", alive(end), end.life, end.fate),
    "survive": lambda end: (alive(end), end.result == "through", end.life, end.fate),
}
TOWER_MERITS: dict[str, Merit] = {
    "win": lambda end: (alive(end), end.life, end.followers, end.fate),
    "survive": lambda end: (alive(end), end.followers, end.life, end.fate),
}


def reckoned(asked: Mapping[str, Any]) -> tuple[dict[tuple, Rational], Rational]:
    """The ends and turns of a request for one space."""
    place, hero = asked["situation"].split("/")[1], asked["hero"]
    table = Table.of(asked)
    merits = TOWER_MERITS if place == "vampires-tower" else SPACE_MERITS

    def ends(result: str, left: State) -> End:
        return End(result, left.life, left.fate, left.followers)

    foe = asked.get("werewolf", asked.get("fiends"))
    start = State(place, hero.get("life", 4), hero.get("fate", 0), hero.get("followers", 0), foe, foe is None)
    reckoner = Reckoner(lambda state: turn_at(table, state, ends), merits[asked.get("goal", "win")])
    found, turns = reckoner.solve(start)
    return {tuple(end): share for end, share in found.items()}, turns


def solved(asked: Mapping[str, Any]) -> tuple[Problem[Any], Solution[Any]]:
    problem = CATALOGUE.build_problem(asked)
    assert isinstance(problem, Problem)
    return problem, solve(problem, solver=SOLVER)


def engines(asked: Mapping[str, Any]) -> tuple[dict[tuple, Rational], Rational]:
    """The same from the engine."""
    problem, solution = solved(asked)
    found: dict[tuple, Rational] = {}
    for outcome, share in solution.probabilities.items():
        told = problem.summarize(outcome)
        followers = told.hero.get("followers", asked["hero"].get("followers", 0))
        add(found, (str(told.result), told.hero["life"], told.hero["fate"], followers), share)
    return found, solution.turns


def some(number: int, **choices: Sequence[object]) -> list[dict[str, Any]]:
    """So many different combinations, always the same ones, with every choice in one of them at least."""
    dice = random.Random(1)
    while True:
        drawn = [{name: dice.choice(values) for name, values in choices.items()} for _ in range(number)]
        different = len({tuple(case.values()) for case in drawn}) == number
        if different and all({case[name] for case in drawn} == set(values) for name, values in choices.items()):
            return drawn


BACK = ("never", "start-of-turn", "any-time")


def fields(case: Mapping[str, Any], *variants: str) -> dict[str, Any]:
    """The fields of a request, of a case with `back`, `goal` and the variants."""
    read: dict[str, object] = {name: case[name] for name in variants}
    if case["back"] != "never":
        read["turn-back"] = case["back"]
    return {"goal": case["goal"], "may_turn_back": case["back"] != "never", "variants": read}


GOALS = ("win", "survive")


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
def test_tower_reckoned_otherwise(goal: str, fate: int) -> None:
    for life, followers in product((1, 2, 3, 4, 6), (0, 1, 2, 3, 5)):
        asked = request("vampires-tower", {"life": life, "fate": fate, "followers": followers}, goal=goal)
        assert engines(asked) == reckoned(asked), asked


@pytest.mark.sampled(4)
@pytest.mark.thorough
@pytest.mark.parametrize(
    "case",
    some(14, life=(1, 2, 3), fate=(0, 1, 2), goal=GOALS, back=BACK, **{"fate-on-deaths-dice": (False, True)}),
)
def test_death_reckoned_otherwise(case: dict) -> None:
    hero = {"life": case["life"], "fate": case["fate"]}
    asked = request("death", hero, **fields(case, "fate-on-deaths-dice"))
    assert engines(asked) == reckoned(asked)


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
def test_known_werewolf_reckoned_otherwise(case: dict) -> None:
    hero = {name: case[name] for name in ("strength", "life", "fate", "armour")}
    asked = request("werewolf-den", hero, werewolf=case["werewolf"], **fields(case, "fate-on-armour"))
    assert engines(asked) == reckoned(asked)


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
def test_unknown_werewolf_reckoned_otherwise(case: dict) -> None:
    hero = {name: case[name] for name in ("strength", "battle_bonus", "life", "fate", "armour")}
    asked = request("werewolf-den", hero, **fields(case, "fate-on-setup-rolls", "fate-on-armour"))
    assert engines(asked) == reckoned(asked)


@pytest.mark.parametrize("goal", GOALS)
def test_life_comes_before_fate_where_nothing_else_is_at_stake(goal: str) -> None:
    # Most Werewolves cannot be beaten with Strength 0: the hero fights once, then turns back. With fate it saves a life
    # by its Armour, though neither being through nor being alive depends on it.
    hero = {"strength": 0, "life": 3, "fate": 1, "armour": "armour"}
    asked = request("werewolf-den", hero, goal=goal, may_turn_back=True)
    found, turns = engines(asked)
    assert (found, turns) == reckoned(asked)
    assert found["turned-back", 3, 0, 0] > 0
    asked = request("death", {"life": 3, "fate": 1}, goal=goal, may_turn_back=True)
    assert engines(asked) == reckoned(asked)


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
def test_pits_reckoned_otherwise(case: dict) -> None:
    hero = {name: case[name] for name in ("strength", "life", "fate", "armour")}
    known = {} if case["fiends"] is None else {"fiends": case["fiends"]}
    variants = ("fate-on-setup-rolls", "fate-on-armour", "pits-stand-off-ends-turn")
    asked = request("pits", hero, **known, **fields(case, *variants))
    assert engines(asked) == reckoned(asked)


# --- answers ---------------------------------------------------------------------------------------------------------

LOOPS = (
    request("death", {"life": 2, "fate": 1}, may_turn_back=True, goal="survive"),
    request("werewolf-den", {"strength": 6, "life": 2, "fate": 2, "armour": "helmet"}, werewolf=7, may_turn_back=True),
    request("pits", {"strength": 5, "life": 2, "fate": 1, "armour": "shield"}, fiends=3),
)


@pytest.mark.parametrize("asked", LOOPS, ids=lambda asked: asked["situation"])
def test_answer_adds_up(asked: dict) -> None:
    answer = CATALOGUE.resolve(asked)
    assert isinstance(answer, Answer)
    assert list(answer.probability) == ["through", "dead", "turned-back"]
    assert sum(answer.probability.values()) == sum(line.probability for line in answer.outcomes) == 1
    for name in ("life", "fate"):
        assert answer.expected[name] == sum(line.hero[name] * line.probability for line in answer.outcomes)
    for line in answer.outcomes:
        assert set(line.hero) == {"life", "fate"}
        assert (line.hero["life"] == 0) == (line.result == "dead")
        assert line.probability > 0
    assert all(0 < node.probability <= 1 for _, node in answer.trace.walk())
    told = answer.as_json()
    assert sum(F(share) for share in told["probability"].values()) == 1  # type: ignore[attr-defined]
    for advice in answer.advice:
        for case in advice.cases:
            assert case.option in case.options or not case.options
            assert all(case.options[case.option] >= worth for worth in case.options.values())


@pytest.mark.parametrize("asked", LOOPS, ids=lambda asked: asked["situation"])
def test_samples_of_a_space_agree(asked: dict) -> None:
    _, solution = solved(asked)
    times = 400
    samples = sample(solution, times, seed=11)
    for outcome, share in solution.probabilities.items():
        error = math.sqrt(times * share * (1 - share)) or 1
        assert abs(samples.counts[outcome] - times * share) < 4 * error
    assert sum(samples.counts.values()) == times


def test_den_is_played_with_the_dice_of_the_table() -> None:
    # The rulebook's Dwarf, with Strength 5 for his 10 and the Werewolf's 8: 5 to 13 loses a life, then 10 to 9 wins.
    _, solution = solved(request("werewolf-den", {"strength": 5, "life": 4}))
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


def test_limits_are_told() -> None:
    asked = request("pits", {"strength": 4, "life": 9, "fate": 9})
    with pytest.raises(LimitError) as caught:
        CATALOGUE.resolve(asked, Effort(Limits(states=20)))
    assert (caught.value.code, caught.value.exit_status) == ("state-limit", 3)
    with pytest.raises(LimitError) as caught:
        CATALOGUE.resolve(asked, Effort(Limits(seconds=0.0)))
    assert caught.value.code == "time-limit"


# --- requests --------------------------------------------------------------------------------------------------------

NAN = float("nan")


@pytest.mark.parametrize(
    ("place", "change", "code", "words"),
    [
        ("crypt", {"hero": {}}, "missing-field", "hero.strength"),
        ("crypt", {"hero": {"craft": 4}}, "missing-field", "hero.strength"),
        ("crypt", {"hero": {"strength": 41}}, "out-of-range", "from 0 to 40"),
        ("crypt", {"hero": {"strength": NAN}}, "bad-value", "whole number"),
        ("crypt", {"hero": {"strength": 4, "fate": 21}}, "out-of-range", "from 0 to 20"),
        ("crypt", {"worth": {"city": "4"}}, "bad-value", "worth.city"),
        ("crypt", {"worth": {"city": 4.5}}, "bad-value", "worth.city"),
        ("crypt", {"worth": {"city": NAN}}, "bad-value", "worth.city"),
        ("crypt", {"worth": {"city": True}}, "bad-value", "worth.city"),
        ("crypt", {"worth": [4, 3]}, "bad-value", "worth"),
        ("crypt", {"goal": "win"}, "bad-value", "goal"),
        ("crypt", {"may_turn_back": True}, "unknown-field", "may_turn_back"),
        ("crypt", {"variants": {"turn-back": "any-time"}}, "unknown-field", "turn-back"),
        ("mines", {"hero": {"strength": 4}}, "missing-field", "hero.craft"),
        ("mines", {"hero": {"craft": -1}}, "out-of-range", "from 0 to 40"),
        ("mines", {"werewolf": 8}, "unknown-field", "werewolf"),
        ("vampires-tower", {"hero": {"life": 0}}, "out-of-range", "from 1 to 20"),
        ("vampires-tower", {"hero": {"followers": 21}}, "out-of-range", "from 0 to 20"),
        ("vampires-tower", {"hero": {"followers": "two"}}, "bad-value", "hero.followers"),
        ("vampires-tower", {"may_turn_back": True}, "unknown-field", "may_turn_back"),
        ("vampires-tower", {"goal": "worth"}, "bad-value", "survive"),
        ("death", {"hero": {"life": 21}}, "out-of-range", "from 1 to 20"),
        ("death", {"hero": {"life": True}}, "bad-value", "whole number"),
        ("death", {"hero": {"life": NAN}}, "bad-value", "whole number"),
        ("death", {"hero": None}, "bad-value", "object"),
        ("death", {"may_turn_back": "no"}, "bad-value", "true or false"),
        ("death", {"may_turn_back": 0}, "bad-value", "true or false"),
        ("death", {"variants": {"turn-back": "never"}}, "bad-value", "any-time"),
        ("death", {"variants": {"turn_back": "any-time"}}, "unknown-field", "turn_back"),
        ("death", {"variants": {"fate-on-deaths-dice": "yes"}}, "bad-value", "true or false"),
        ("death", {"fiends": 2}, "unknown-field", "fiends"),
        ("werewolf-den", {"hero": {"life": 4}}, "missing-field", "hero.strength"),
        ("werewolf-den", {"werewolf": 41}, "out-of-range", "from 0 to 40"),
        ("werewolf-den", {"werewolf": -1}, "out-of-range", "from 0 to 40"),
        ("werewolf-den", {"werewolf": "8"}, "bad-value", "whole number"),
        ("werewolf-den", {"werewolf": 8.0}, "bad-value", "whole number"),
        ("werewolf-den", {"werewolf": NAN}, "bad-value", "whole number"),
        ("werewolf-den", {"werewolf": [3, 5]}, "bad-value", "whole number"),
        ("werewolf-den", {"fiends": 2}, "unknown-field", "fiends"),
        ("werewolf-den", {"dice": {"hero": 2}}, "unknown-field", "dice"),
        ("werewolf-den", {"hero": {"strength": 6, "armour": "plate"}}, "bad-value", "helmet"),
        ("werewolf-den", {"hero": {"strength": 6, "weapon": 1}}, "unknown-field", "hero.weapon"),
        ("werewolf-den", {"hero": {"strength": 10**9}}, "out-of-range", "from 0 to 40"),
        ("pits", {"fiends": 0}, "out-of-range", "from 1 to 6"),
        ("pits", {"fiends": 7}, "out-of-range", "from 1 to 6"),
        ("pits", {"fiends": False}, "bad-value", "whole number"),
        ("pits", {"fiends": "all"}, "bad-value", "whole number"),
        ("pits", {"werewolf": 8}, "unknown-field", "werewolf"),
        ("pits", {"hero": {"strength": 4, "battle_bonus": 41}}, "out-of-range", "from 0 to 40"),
        ("pits", {"variants": {"pits-stand-off-ends-turn": None}}, "bad-value", "true or false"),
        ("pits", {"variants": {"fate-on-armor": True}}, "unknown-field", "fate-on-armor"),
    ],
)
def test_bad_request_gets_one_clear_error(place: str, change: dict, code: str, words: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.build_problem(request(place, {"strength": 4, "craft": 4}) | change)
    error = caught.value
    assert error.code == code
    assert words in f"{error.input} {error.message} {error.remedy}"
    assert error.exit_status == 2


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


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"situation": "talisman/werewolf-den", "hero": {"strength": 6, "strength": 7}}', "contradiction"),
        ('{"situation": "talisman/pits", "hero": {"strength": 6}, "fiends": 1, "fiends": 2}', "contradiction"),
        ('{"situation": "talisman/death", "hero": {"life": NaN}}', "bad-json"),
        ('{"situation": "talisman/death", "hero": {"life": Infinity}}', "bad-json"),
        ('{"situation": "talisman/werewolf-dem", "hero": {"strength": 6}}', "unknown-situation"),
    ],
)
def test_bad_text_gets_one_clear_error(run: Callable, text: str, code: str) -> None:
    result = run("resolve", "-", "--json", "--lang", "en", stdin=text)
    assert (result.status, result.json["error"]["code"]) == (2, code)
    plain = run("resolve", "-", "--lang", "en", stdin=text)
    assert (plain.status, plain.out) == (2, "")
    assert plain.err.startswith("rulewright: ")


def test_command_line_answers_the_contracts_fields(run: Callable) -> None:
    asked = request("werewolf-den", {"strength": 6, "life": 4}, werewolf=8)
    answer = run("resolve", "-", "--json", stdin=json.dumps(asked)).json
    dead = F(26, 32) ** 4
    assert answer["probability"] == {"through": str(1 - dead), "dead": str(dead), "turned-back": "0"}
    assert list(answer["expected"]) == ["turns", "life", "fate"]
    assert run("resolve", "-", "--lang", "en", stdin=json.dumps(asked)).status == 0
