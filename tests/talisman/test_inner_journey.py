"""The way to the Crown of Command: worked out by hand, by policy iteration, and by playing it with dice."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction as F
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from policy_iteration import (
    BACK,
    CATALOGUE,
    FACES,
    GOALS,
    SAVES_FROM,
    Dice,
    End,
    Go,
    Merit,
    Pick,
    PolicyIteration,
    State,
    Table,
    Tree,
    alive,
    chances,
    fields,
    one_again,
    request,
    solve_request,
    solve_with_engine,
    some,
    throws,
    turn_at,
)

from rulewright.engine.arithmetic import Rational, as_string
from rulewright.engine.decisions import list_decision_cases
from rulewright.errors import BadInputError
from rulewright.situations.answer import Answer

pytestmark = pytest.mark.thorough

RESULTS = ["crown", "dead", "expelled", "left", "turned-back"]


def asked_for(
    strength: int, craft: int, *, at: str = "plain-of-peril", goal: str = "win", **more: Any
) -> dict[str, Any]:
    """The request for a hero; `more` are fields of the hero, or `may_turn_back` and `variants`."""
    other = {name: more.pop(name) for name in ("may_turn_back", "variants") if name in more}
    return request("inner-journey", {"strength": strength, "craft": craft, **more}, at=at, goal=goal, **other)


def resolve(strength: int, craft: int, **more: Any) -> Answer:
    """The whole answer, with advice."""
    answer = CATALOGUE.resolve(asked_for(strength, craft, **more))
    assert isinstance(answer, Answer)
    return answer


class Way(NamedTuple):
    """How the way ends: the results that can happen, and what is expected."""

    ends: dict[str, F]
    turns: F
    life: F
    fate: F
    followers: F


def way(strength: int, craft: int, **more: Any) -> Way:
    found, turns = solve_with_engine(asked_for(strength, craft, **more))
    ends: dict[str, F] = {}
    means = [F(0)] * 3
    for (result, *left), share in found.items():
        exact = F(as_string(share))
        ends[result] = ends.get(result, F(0)) + exact
        means = [mean + number * exact for mean, number in zip(means, left, strict=True)]
    return Way(ends, F(as_string(turns)), *means)


# --- by hand ---------------------------------------------------------------------------------------------------------


def test_sure_way_takes_four_turn_ends() -> None:
    # Craft 18 always finds its way, life 4 always survives the Vampire, Strength 10 always beats the Pit Fiends. The
    # turns end in the Mines, the Tower, the Pits, the Valley; the Crown is reached in the fifth.
    assert way(10, 18, life=4) == ({"crown": 1}, 4, 4 - 2, 0, 0)
    assert way(10, 18, life=4, followers=3) == ({"crown": 1}, 4, 4, 0, 3 - 2)


@pytest.mark.parametrize(
    ("at", "turns"), [("mines", 4), ("vampires-tower", 3), ("pits", 2), ("werewolf-den", 2), ("valley-of-fire", 0)]
)
def test_from_farther_on_it_takes_fewer(at: str, turns: int) -> None:
    # Followers give themselves to the Vampire, so there is no reason to go back for Death, who takes 1 life on average.
    assert way(18, 18, life=4, followers=3, at=at)[:2] == ({"crown": 1}, turns)


@pytest.mark.parametrize("life", [1, 2, 3])
def test_strong_hero_takes_the_better_way(life: int) -> None:
    # Nothing stops Strength 40 and Craft 40 but Death (1 - 2**-life without fate) and the Vampire (0, 1/3, 2/3, then
    # 1). Death is better up to life 3; with Followers for all but one of the lives at stake, the Vampire is harmless.
    for back in (False, True):
        dead = F(1, 2) ** life
        assert way(40, 40, life=life, may_turn_back=back).ends == {"crown": 1 - dead, "dead": dead}
        assert way(40, 40, life=life, followers=3 - life + 1, may_turn_back=back).ends == {"crown": 1}


def test_turns_on_the_way_past_death() -> None:
    # Life 1: Crypt, Death (1/2, equal throws repeat: 146/1150 more turn-ends in the mean), Den, Valley: 1 + 1 + 1 + 1
    # for the crown; dead in the turn of the last throw at Death: 1.
    found = way(40, 0, life=1)
    assert found.ends == {"crown": F(1, 2), "dead": F(1, 2)}
    assert found.turns == F(1, 2) * 4 + F(1, 2) * 1 + F(146, 1150)


@pytest.mark.parametrize("goal", GOALS)
def test_who_cannot_reach_the_crown_leaves(goal: str) -> None:
    # 3 dice less 2 are never 0: the Crypt and the Mines never let this hero stay, so the way in is pointless.
    for strength, craft in ((0, 0), (2, 2), (2, 0)):
        assert way(strength, craft, life=7, fate=3, followers=2, goal=goal) == ({"left": 1}, 0, 7, 3, 2)


def test_thrown_out_of_the_crypt_or_back_to_the_plain() -> None:
    # In the Crypt with Strength 2: 3 leads to the Plain (1/216), whence the hero leaves a turn later; else it is out.
    found = way(2, 0, at="crypt", fate=2)
    assert found.ends == {"expelled": F(215, 216), "left": F(1, 216)}
    assert (found.turns, found.fate) == (F(1, 216), 2)
    assert way(0, 1, at="mines").ends == {"expelled": 1}
    assert way(0, 2, at="mines").ends == {"expelled": F(215, 216), "left": F(1, 216)}
    # Strength 10 from the Plain, no way back: 1/2 stays, 27/216 returns and tries again, the rest is thrown out.
    ends = way(10, 0, life=2, may_turn_back=False).ends
    assert ends["expelled"] == F(81, 216) / (1 - F(27, 216))
    assert "left" not in ends


def test_fate_in_the_crypt_keeps_the_hero_in() -> None:
    # Strength 16: of 216 throws, 18 throws it out (1), 17 leads to the Plain (3) and into the Crypt once more.
    without = F(1, 216) / (1 - F(3, 216))
    assert way(16, 0, at="crypt", life=1, may_turn_back=False).ends["expelled"] == without
    # With fate it rolls one of 6 + 6 + 6 again: 6 throws it out after all, 5 leads to the Plain. From 17 the Plain is
    # but a turn away, so the token is kept.
    again = F(1, 216) * (F(1, 6) + F(1, 6) * without) / (1 - F(3, 216))
    assert way(16, 0, at="crypt", life=1, fate=1, may_turn_back=False).ends["expelled"] == again


@pytest.mark.parametrize("goal", GOALS)
def test_without_a_talisman_nobody_sets_out(goal: str) -> None:
    # The crown is out of reach, so life comes first, whatever is wanted.
    assert way(20, 20, life=2, fate=1, talisman=False, goal=goal) == ({"left": 1}, 0, 2, 1, 0)


@pytest.mark.parametrize("back", [False, True])
def test_without_a_talisman_the_way_ends_before_the_valley(back: bool) -> None:
    # On Pits and Den, beaten for certain, the next turn begins without a way on: turned back after one turn-end.
    for at in ("pits", "werewolf-den"):
        assert way(18, 18, life=1, talisman=False, at=at, may_turn_back=back)[:2] == ({"turned-back": 1}, 1)
    # The dead are dead before.
    through = sum(F(1, 2) ** number for number in FACES) / 6
    ends = way(4, 0, life=1, talisman=False, at="pits", may_turn_back=False).ends
    assert ends == {"turned-back": through, "dead": 1 - through}


def test_nobody_begins_in_the_valley_without_a_talisman() -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.build_problem(asked_for(18, 18, talisman=False, at="valley-of-fire"))
    assert caught.value.code == "contradiction"
    assert "Talisman" in f"{caught.value.message} {caught.value.remedy}"


def test_survivor_goes_in_only_without_risk() -> None:
    # With its last life any way in risks something that leaving does not; and where the Vampire can kill, it leaves
    # rather than go to the Mines and back.
    assert way(9, 9, life=1, goal="survive").ends == {"left": 1}
    assert way(2, 18, life=3, goal="survive").ends == {"left": 1}
    assert way(2, 18, life=3, followers=1, battle_bonus=8, goal="survive").ends == {"crown": 1}
    assert way(10, 18, life=4, goal="survive").ends == {"crown": 1}
    # With two lives it may try Death, since it can turn back after losing one: a fair game, for Strength 18 all.
    assert way(18, 0, life=2, goal="survive").ends == {"crown": F(1, 2), "left": F(1, 2)}


def test_survivor_turns_back_when_its_turn_begins() -> None:
    # In the Den with Strength 0, life 1, not yet having met the Werewolf: it must fight once, wins with 15/1296 (two
    # turn-ends later it has the Crown) and has a stand-off with 20/1296: on its next turn it turns back, three spaces
    # to the Plain, and leaves: 1 + 3.
    found = way(0, 0, life=1, at="werewolf-den", goal="survive")
    assert found.ends == {"crown": F(15, 1296), "left": F(20, 1296), "dead": F(1261, 1296)}
    assert found.turns == F(15, 1296) * 2 + F(20, 1296) * 4
    # On Death's space with life 1: lower is death; higher or equal, it goes back, two spaces: 1 + 2.
    found = way(0, 0, life=1, at="death", goal="survive")
    assert found.ends == {"dead": F(575, 1296), "left": F(721, 1296)}
    assert found.turns == 3 * F(721, 1296)
    # The Vampire comes at once.
    assert way(0, 0, life=1, at="vampires-tower", goal="survive").ends == {"dead": 1}


@pytest.mark.parametrize(("at", "turns"), [("vampires-tower", 3), ("death", 3), ("werewolf-den", 4), ("pits", 4)])
def test_who_turns_back_at_any_time_ends_that_turn_first(at: str, turns: int) -> None:
    found = way(0, 0, at=at, goal="survive", life=1, variants={"turn-back": "any-time"})
    assert found[:2] == ({"left": 1}, turns)


def test_who_may_not_turn_back_goes_through_with_it() -> None:
    answer = resolve(0, 0, life=1, at="werewolf-den", goal="survive", may_turn_back=False)
    # Wins in the end against Werewolves of 2, 3 and 4: 1 * 6/32, 2 * 3/33, 3 * 1/34 of 36.
    assert chances(answer)["crown"] == (F(6, 32) + 2 * F(3, 33) + 3 * F(1, 34)) / 36
    assert "turn-back" not in {advice.choice for advice in answer.advice}


def test_turning_back_from_a_werewolf_too_strong() -> None:
    # Who wants the Crown may give up on this Werewolf and go back all the way for the Mines.
    free = resolve(0, 18, life=4, at="werewolf-den")
    bound = way(0, 18, life=4, at="werewolf-den", may_turn_back=False)
    assert chances(free)["crown"] > bound.ends["crown"]
    assert "turn-back" in {advice.choice for advice in free.advice}


# --- by policy iteration ---------------------------------------------------------------------------------------------

NEXT = {"crypt": "death", "mines": "vampires-tower", "death": "werewolf-den", "vampires-tower": "pits"}
SPACES_FROM_THE_PLAIN = {"crypt": 1, "mines": 1, "death": 2, "vampires-tower": 2, "werewolf-den": 3, "pits": 3}
MERITS: dict[str, Merit] = {
    "win": lambda end: (end.result == "crown", alive(end), end.life, end.fate),
    "survive": lambda end: (alive(end), end.result == "crown", end.life, end.fate),
}


def turn_on_the_way(table: Table, state: State, routes: tuple[str, ...]) -> Tree:
    """A turn; `<space>-done` is where a turn begins with the instructions of the space fulfilled."""

    def on(place: str, left: State = state) -> State:
        return State(place, left.life, left.fate, left.followers, None, True)

    def end(result: str, left: State = state) -> End:
        return End(result, left.life, left.fate, left.followers)

    def ends(result: str, left: State) -> Tree:
        if result == "through":
            return Go(on(f"{state.place}-done", left), 1)
        if result == "turned-back":  # in the middle of a turn, that turn ends first
            return Go(on("plain-of-peril", left), SPACES_FROM_THE_PLAIN[state.place] + state.is_fresh)
        return end(result, left)

    def out(total: int, paid: int) -> Tree:
        left = state._replace(fate=state.fate - paid)
        rest = total - (table.strength if state.place == "crypt" else table.craft)
        if rest > 1:
            return end("expelled", left)
        return Go(on("plain-of-peril" if rest == 1 else f"{state.place}-done", left), 1)

    match state.place:
        case "plain-of-peril":
            return Pick(((0, end("left")), *((1, Go(on(route), 0)) for route in routes)))
        case "crypt" | "mines":
            return Dice(tuple((ways, one_again(dice, state.fate > 0, out)) for dice, ways in throws(3).items()))
        case "valley-of-fire":
            return end("crown")
        case place if place.endswith("-done"):
            space = place.removesuffix("-done")
            if space in NEXT:
                ahead: Tree = Go(on(NEXT[space]), 0)
            elif table.talisman:
                ahead = Go(on("valley-of-fire"), 1)
            else:
                return end("turned-back")
            back = Go(on("plain-of-peril"), SPACES_FROM_THE_PLAIN[space])
            return Pick(((0, ahead), (1, back))) if table.may_turn_back else ahead
    return turn_at(table, state, ends)


def solve_journey(asked: Mapping[str, Any]) -> tuple[dict[tuple, Rational], Rational]:
    table, hero = Table.of(asked), asked["hero"]
    start = State(asked["at"], hero["life"], hero["fate"], hero["followers"], None, True)
    routes = (asked["route"],) if asked.get("route") else ("crypt", "mines")
    found, turns = PolicyIteration(lambda state: turn_on_the_way(table, state, routes), MERITS[asked["goal"]]).solve(
        start
    )
    return {tuple(end): share for end, share in found.items()}, turns


VARIANTS = {
    "fate-on-setup-rolls": (True, False),
    "fate-on-deaths-dice": (False, True),
    "fate-on-armour": (True, False),
    "pits-stand-off-ends-turn": (True, False),
}
HERO = ("strength", "craft", "life", "fate", "followers", "armour", "battle_bonus", "talisman")


@pytest.mark.sampled(3)
@pytest.mark.thorough
@pytest.mark.parametrize(
    "case",
    some(
        6,
        strength=(6, 9, 12),
        craft=(5, 9, 13),
        life=(1,),
        fate=(1,),
        followers=(0, 1),
        armour=("none", "helmet", "armour"),
        battle_bonus=(0, 2),
        talisman=(True,),
        goal=("win",),
        back=BACK,
        **VARIANTS,
    ),
)
def test_way_with_fate_by_policy_iteration(case: dict) -> None:
    hero = {name: case[name] for name in HERO}
    asked = request("inner-journey", hero, at="plain-of-peril", **fields(case, *VARIANTS))
    assert solve_with_engine(asked) == solve_journey(asked)


@pytest.mark.sampled(5)
@pytest.mark.thorough
@pytest.mark.parametrize(
    "case",
    some(
        24,
        strength=(0, 4, 6, 9, 12),
        craft=(0, 5, 9, 13),
        life=(1, 2, 3),
        fate=(0,),
        followers=(0, 1, 2),
        armour=tuple(SAVES_FROM),
        battle_bonus=(0, 2),
        talisman=(True, True, False),
        goal=GOALS,
        back=BACK,
        at=("plain-of-peril", "plain-of-peril", *SPACES_FROM_THE_PLAIN),
        **VARIANTS,
    ),
)
def test_way_from_everywhere_by_policy_iteration(case: dict) -> None:
    hero = {name: case[name] for name in HERO}
    asked = request("inner-journey", hero, at=case["at"], **fields(case, *VARIANTS))
    assert solve_with_engine(asked) == solve_journey(asked)


@pytest.mark.parametrize(
    ("route", "share"),
    [
        # Strength 18 and Craft 18 lead through Crypt and Mines with any dice. By the Crypt: with one life, Death's dice
        # decide at once, level ones again: 1/2; 18 + 1 beats every Werewolf, at most 12 + 6. By the Mines: three
        # Followers stand in for whatever the Tower costs, and 18 + 1 beats every Fiend, 4 + 6.
        ("crypt", F(1, 2)),
        ("mines", F(1)),
        (None, F(1)),
    ],
)
def test_ones_own_choice_of_route(route: str | None, share: F) -> None:
    hero = {"strength": 18, "craft": 18, "life": 1, "followers": 3}
    answer = CATALOGUE.resolve(request("inner-journey", hero, route=route))
    assert isinstance(answer, Answer)
    assert answer.probability["crown"] == share


@pytest.mark.sampled(4)
@pytest.mark.parametrize("route", ["crypt", "mines"])
@pytest.mark.parametrize(
    "case",
    some(
        8,
        strength=(4, 6, 9, 12),
        craft=(5, 9, 13),
        life=(1, 2, 3),
        fate=(0,),
        followers=(0, 1),
        armour=tuple(SAVES_FROM),
        battle_bonus=(0, 2),
        talisman=(True,),
        goal=GOALS,
        back=BACK,
        at=("plain-of-peril", *SPACES_FROM_THE_PLAIN),
        **VARIANTS,
    ),
)
def test_route_by_policy_iteration(case: dict, route: str) -> None:
    hero = {name: case[name] for name in HERO}
    asked = request("inner-journey", hero, at=case["at"], route=route, **fields(case, *VARIANTS))
    assert solve_with_engine(asked) == solve_journey(asked)


@pytest.mark.parametrize("goal", GOALS)
def test_life_comes_before_fate_where_nothing_else_is_at_stake(goal: str) -> None:
    # Neither the Crypt nor the Mines can be passed again, so who has not won turns back and leaves.
    hero = {"strength": 0, "craft": 0, "life": 3, "fate": 1, "followers": 0, "armour": "armour"}
    asked = request("inner-journey", hero, at="werewolf-den", goal=goal)
    found, turns = solve_with_engine(asked)
    assert (found, turns) == solve_journey(asked)
    assert found["left", 3, 0, 0] > 0


# --- dice ------------------------------------------------------------------------------------------------------------


def play(
    dice: random.Random, path: str, life: int, followers: int, strength: int, ability: int, saves_from: int
) -> str:
    """One way without fate and without turning back, by the Crypt or by the Mines, which alone can be passed."""

    def die() -> int:
        return dice.randint(1, 6)

    while (rest := die() + die() + die() - ability) > 0:
        if rest > 1:
            return "expelled"
    if path == "crypt":
        while (gap := die() + die() - die() - die()) <= 0:
            life -= gap < 0
            if not life:
                return "dead"
        foes = [die() + die()]
    else:
        life -= max(0, (die() + 1) // 2 - followers)
        foes = [4] * die()
    for foe in foes:
        while life > 0:
            gap = strength + die() - foe - die()
            if gap > 0:
                break
            if gap < 0 and die() < saves_from:
                life -= 1
    return "crown" if life > 0 else "dead"


@pytest.mark.parametrize(
    ("path", "strength", "craft", "bonus", "life", "followers", "armour"),
    [
        ("crypt", 8, 0, 0, 3, 0, "none"),
        ("crypt", 9, 2, 0, 7, 1, "shield"),
        ("mines", 2, 9, 3, 4, 1, "helmet"),
        ("mines", 0, 14, 2, 12, 2, "none"),
    ],
)
def test_played_with_dice(
    path: str, strength: int, craft: int, bonus: int, life: int, followers: int, armour: str
) -> None:
    ends = way(
        strength, craft, battle_bonus=bonus, life=life, followers=followers, armour=armour, may_turn_back=False
    ).ends
    dice, times = random.Random(f"{path}{life}"), 4000
    ability = strength if path == "crypt" else craft
    played = Counter(
        play(dice, path, life, followers, strength + bonus, ability, SAVES_FROM[armour]) for _ in range(times)
    )
    assert set(played) <= set(ends)
    for result, share in ends.items():
        assert abs(played[result] - times * share) <= 4 * math.sqrt(times * share * (1 - share)), result


# --- more never hurts ------------------------------------------------------------------------------------------------

heroes = st.fixed_dictionaries(
    {
        "strength": st.integers(0, 14),
        "craft": st.integers(0, 14),
        "life": st.integers(1, 2),
        "fate": st.integers(0, 1),
        "followers": st.integers(0, 2),
        "armour": st.sampled_from(tuple(SAVES_FROM)[:3]),
        "battle_bonus": st.integers(0, 2),
    }
)
BETTER_ARMOUR = {"none": "helmet", "helmet": "shield", "shield": "armour"}


def crown(hero: dict, **more: object) -> Rational:
    return solve_request(request("inner-journey", hero, **more))[1].value[0]


@pytest.mark.thorough
@given(hero=heroes.map(lambda hero: {**hero, "life": 1}))
def test_a_more_generous_reading_never_hurts(hero: dict) -> None:
    before = crown(hero, variants={"fate-on-setup-rolls": False, "fate-on-armour": False})
    assert crown(hero, variants={"fate-on-armour": False}) >= before
    assert crown(hero, variants={"fate-on-setup-rolls": False}) >= before
    usual = crown(hero)
    assert crown(hero, variants={"fate-on-deaths-dice": True}) >= usual
    assert crown(hero, variants={"turn-back": "any-time"}) >= usual


# --- answers ---------------------------------------------------------------------------------------------------------


def test_decisions_are_never_worse_than_another_option() -> None:
    _, solution = solve_request(request("inner-journey", {"strength": 7, "craft": 8, "life": 2, "followers": 1}))
    for case in list_decision_cases(solution):
        if not case.options:
            continue
        best = max(case.options.values())
        assert case.options[case.option] == best
        first = next(iter(case.options))
        if case.options[first] == best:  # doing nothing stays on a tie
            assert case.option == first


def test_the_path_tells_every_place_and_all_ends() -> None:
    hero = {"strength": 7, "craft": 3, "life": 3, "fate": 0}
    answer = CATALOGUE.resolve({"situation": "talisman/inner-journey", "hero": hero})
    reach = {stop.position.removeprefix("inner/"): stop.reach_probability for stop in answer.path}
    assert reach["plain-of-peril"] == 1
    assert reach["valley-of-fire"] == answer.probability["crown"]
    for result in ("dead", "expelled", "crown"):
        assert sum(stop.end_probabilities.get(result, 0) for stop in answer.path) == answer.probability[result]
    assert all(set(stop.end_probabilities) <= set(answer.probability) for stop in answer.path)
