"""Loops with decisions in them: toy rules worked out by hand, small random games by trying every plan."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction as F
from itertools import product
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.engine import arithmetic
from rulewright.engine.arithmetic import NonTerminatingError, as_string
from rulewright.engine.decisions import list_decision_cases
from rulewright.engine.effects import (
    BoundRule,
    Rule,
    call,
    choose,
    cite,
    proceed,
    roll,
    tail_call,
    tail_call_with,
    throw,
)
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.limits import NO_LIMITS, LimitReachedError, Limits
from rulewright.engine.markov_chain import strongly_connected_components
from rulewright.engine.replay import WrongAnswerError
from rulewright.engine.sampler import sample
from rulewright.engine.solution import Solution
from rulewright.engine.solver import Solver
from rulewright.engine.stepper import compute_position
from rulewright.engine.trace import build_trace

pytestmark = pytest.mark.thorough

HIGH = Goal("high", (Measure("high", lambda outcome: outcome),))
PAIR = Goal("pair", (Measure("first", lambda pair: pair[0]), Measure("second", lambda pair: pair[1])))


def solve(
    rule: Callable[..., Rule], *arguments: Hashable, goal: Goal = HIGH, limits: Limits = NO_LIMITS
) -> Solution[Hashable]:
    return Solver().solve(BoundRule(rule, arguments), goal, limits)


def exits_of(solution: Solution[Hashable]) -> dict[Hashable, F]:
    """The probability of each result of the rule that was asked about, as decided on the best course."""
    settled = solution.fixed_policy_tree(0)
    return {settled.unfolding.results[place]: share for place, share in settled.result_probabilities.items()}


# --- loops without decisions -----------------------------------------------------------------------------------------


def until_a_six(turns: int) -> Rule:
    return "six" if (yield from roll("hero", entry="a/b")) == 6 else proceed(until_a_six, turns, turns=turns)


@pytest.mark.parametrize("turns", [0, 1, 3])
def test_geometric_loop(turns: int) -> None:
    # 1/6 each time: 6 throws in the mean, 5 of them fail and take `turns` turn-ends each.
    solution = solve(until_a_six, turns, goal=Goal("none", (Measure("six", lambda outcome: outcome == "six"),)))
    assert solution.probabilities == {"six": 1}
    assert solution.turns == 5 * turns
    assert solution.visits == {0: 6}
    assert solution.is_loop


def win_on_six_lose_on_one() -> Rule:
    die = yield from roll("hero", entry="a/b")
    if die in (1, 6):
        return int(die == 6)
    return proceed(win_on_six_lose_on_one)


def test_loop_with_two_ends() -> None:
    # Ends with 1/3 each turn: 3 turns begin, 2 turn-ends come before the end, half the ends are wins.
    solution = solve(win_on_six_lose_on_one)
    assert solution.probabilities == {0: F(1, 2), 1: F(1, 2)}
    assert (solution.value, solution.turns, solution.visits[0]) == ((F(1, 2),), 2, 3)


def here() -> Rule:
    return 1 if (yield from roll("hero", entry="a/here")) <= 2 else proceed(there)


def there() -> Rule:
    return 0 if (yield from roll("hero", entry="a/there")) <= 3 else proceed(here, turns=0)


def test_two_states_that_lead_to_each_other() -> None:
    # P = 1/3 + 2/3 * 1/2 * P, so P = 1/2. Visits here 1/(1 - 1/3) = 3/2, there 3/2 * 2/3 = 1; only the way there takes
    # a turn, so 1 turn-end. Play comes there at all with 2/3.
    solution = solve(here)
    assert solution.probabilities == {0: F(1, 2), 1: F(1, 2)}
    assert solution.turns == 1
    assert solution.visits == {0: F(3, 2), 1: 1}
    assert solution.hitting_probabilities([[0], [1]]) == [1, F(2, 3)]
    assert solution.hitting_probabilities([[1]]) == [F(2, 3)]
    assert solution.hitting_probabilities([[0, 1], []]) == [1, 0]


def ruin(have: int, goal: int) -> Rule:
    have += 1 if (yield from roll("hero", entry="a/b", sides=2)) == 2 else -1
    return have if have in (0, goal) else proceed(ruin, have, goal)


@pytest.mark.parametrize(("have", "goal"), [(1, 2), (1, 4), (5, 12), (13, 20)])
def test_gamblers_ruin_is_one_large_component(have: int, goal: int) -> None:
    # The classical answers: ruin with 1 - have/goal after have * (goal - have) throws, the last of which ends play.
    solution = solve(ruin, have, goal)
    assert solution.probabilities == {0: 1 - F(have, goal), goal: F(have, goal)}
    assert solution.turns == have * (goal - have) - 1
    assert sum(solution.visits.values()) == have * (goal - have)
    assert len(solution.states) == goal - 1


def rarely(sixes: int, yes: Hashable, no: Hashable) -> Rule:
    for _ in range(sixes):
        if (yield from roll("hero", entry="a/b")) != 6:
            return no
    return yes


def until_sixes(sixes: int) -> Rule:
    return (yield from call(rarely, sixes, 1, proceed(until_sixes, sixes)))


@pytest.mark.parametrize("sixes", [1, 10, 18, 20, 25, 40])
def test_loop_that_hardly_ever_ends_is_still_exact(sixes: int) -> None:
    # 1 - 6**-25 is 1 in floating point.
    solution = solve(until_sixes, sixes)
    assert solution.probabilities == {1: 1}
    assert solution.turns == 6**sixes - 1


def endless() -> Rule:
    yield from cite("a/b")
    return proceed(endless)


def to_and_fro(at: int, of: int) -> Rule:
    yield from roll("hero", entry="a/b")
    return proceed(to_and_fro, (at + 1) % of, of)


def perhaps_endless() -> Rule:
    return 1 if (yield from roll("hero", entry="a/b")) == 6 else proceed(to_and_fro, 0, 3)


@pytest.mark.parametrize(("rule", "arguments"), [(endless, ()), (to_and_fro, (0, 3)), (perhaps_endless, ())])
def test_endless_play_is_refused_with_a_clear_message(rule: Callable, arguments: tuple) -> None:
    with pytest.raises(NonTerminatingError) as caught:
        solve(rule, *arguments)
    assert len(str(caught.value)) > 10, "the error says nothing"


# --- decisions in loops ----------------------------------------------------------------------------------------------


def patience() -> Rule:
    """A coin now, or a ten-sided die: 9 and 10 win, 1 loses, else again."""
    if (yield from choose("patience", ("coin", "wait"), entry="a/b")) == "coin":
        return (yield from roll("hero", entry="a/coin", sides=2)) - 1
    die = yield from roll("hero", entry="a/die", sides=10)
    return 0 if die == 1 else 1 if die >= 9 else proceed(patience)


def test_option_that_looks_worse_at_once_may_be_better_in_the_end() -> None:
    # At once the coin wins with 1/2, the die with 1/5; waiting always wins with (1/5) / (3/10) = 2/3. One turn of
    # waiting before a coin: 1/5 + 7/10 * 1/2 = 11/20, already more than 1/2.
    solution = solve(patience)
    assert solution.probabilities == {0: F(1, 3), 1: F(2, 3)}
    assert solution.turns == F(7, 3)
    (case,) = list_decision_cases(solution)
    assert (case.option, case.options) == ("wait", {"coin": (F(1, 2),), "wait": (F(2, 3),)})
    assert case.probability == F(10, 3)  # how often it is expected to come up


def impatience(sides: int) -> Rule:
    if (yield from choose("again", ("stop", "again"), entry="a/b")) == "stop":
        return 2
    die = yield from roll("hero", entry="a/die", sides=sides)
    return 0 if die == 1 else 5 if die == 2 else proceed(impatience, sides)


@pytest.mark.parametrize("sides", [2, 3, 10, 100])
def test_going_on_is_worth_what_it_ends_in_not_what_it_risks_now(sides: int) -> None:
    # However rarely something happens in one turn, in the end it is 0 or 5, each with 1/2: 5/2 > 2.
    solution = solve(impatience, sides)
    assert solution.value == (F(5, 2),)
    assert solution.turns == F(sides, 2) - 1


def greedy_trap(round_: int) -> Rule:
    """Three rounds; 1 now ends play, waiting to the last pays 2, but on the way a 1 loses all."""
    if (yield from choose("take", ("take", "wait"), entry="a/b", facts={"round": round_})) == "take":
        return 2 if round_ == 3 else 1
    if (yield from roll("hero", entry="a/die", sides=4)) == 1:
        return 0
    return proceed(greedy_trap, min(3, round_ + 1))


def test_plan_looks_ahead_several_turns_and_stops_in_time() -> None:
    # Round 3: take 2. Round 2: 3/4 * 2 = 3/2 > 1. Round 1: 3/4 * 3/2 = 9/8 > 1.
    solution = solve(greedy_trap, 1)
    assert solution.value == (F(9, 8),)
    assert solution.probabilities == {2: F(9, 16), 0: F(7, 16)}
    options = [case.option for case in list_decision_cases(solution)]  # in the order of the rounds
    assert options == ["wait", "wait", "take"]


def red_and_black(have: int, goal: int, sides: int, wins: int) -> Rule:
    """Stakes some of `have` until it is gone or reaches `goal`; a stake is won with `wins` in `sides`."""
    most = min(have, goal - have)
    stakes = tuple(map(str, range(1, most + 1)))
    stake = int((yield from choose("stake", stakes, entry="a/stake", ranks=(0,) * most)))
    have += stake if (yield from roll("hero", entry="a/b", sides=sides)) <= wins else -stake
    return int(have == goal) if have in (0, goal) else proceed(red_and_black, have, goal, sides, wins)


def test_unfavourable_game_is_played_boldly() -> None:
    # Dubins and Savage: staking all that is useful is best. With 1/3 a stake, from 3 to 8: B(4) = 1/3, B(2) = 1/9,
    # B(6) = 1/3 + 2/3 * B(4) = 5/9, B(3) = 1/3 * B(6) = 5/27.
    assert solve(red_and_black, 3, 8, 3, 1).value == (F(5, 27),)


def test_favourable_game_is_played_timidly() -> None:
    # Staking 1 at a time with 2/3: (1 - (1/2)**3) / (1 - (1/2)**8) = 224/255.
    assert solve(red_and_black, 3, 8, 3, 2).value == (F(224, 255),)


def test_fair_game_is_over_soonest() -> None:
    # Every way of playing wins with 3/8, so the fewest turns decide: from 3 stake 3; 6 stake 2, then 4 stake 4. Bold
    # play lasts 1 + 1/2 + 1/4 throws, the last of which ends it: turns = P(a second) + P(a third) = 3/4.
    solution = solve(red_and_black, 3, 8, 2, 1)
    assert (solution.value, solution.turns) == ((F(3, 8),), F(3, 4))


def with_token(tokens: int) -> Rule:
    """A die a turn: 6 wins, 1 loses; a token rerolls any die."""
    die = yield from roll("hero", entry="a/die")
    if tokens and (yield from choose("token", ("keep", "pay"), entry="a/token", facts={"die": die})) == "pay":
        tokens -= 1
        die = yield from roll("hero", entry="a/die")
    return (int(die == 6), tokens) if die in (1, 6) else proceed(with_token, tokens)


def test_token_is_saved_for_the_turn_that_needs_it() -> None:
    # Without a token 1/2. With one, paid only for a 1 (a 2-5 comes again anyway, and then may still be a 1):
    # W1 = 1/6 + 4/6 W1 + 1/6 R, R = 1/6 + 4/6 * 1/2 = 1/2, so W1 = (1/4) / (1/3) = 3/4.
    solution = solve(with_token, 1, goal=PAIR)
    assert solution.value == (F(3, 4), F(1, 2))
    assert solution.probabilities == {(1, 1): F(1, 2), (1, 0): F(1, 4), (0, 0): F(1, 4)}
    # With two: W2 = 1/6 + 4/6 W2 + 1/6 (1/6 + 4/6 W1), as the new die cannot be rerolled at once: 3 * 5/18 = 5/6.
    assert solve(with_token, 2, goal=PAIR).value[0] == F(5, 6)
    assert {case.option for case in list_decision_cases(solution) if case.facts["die"] == 1} == {"pay"}
    assert {case.option for case in list_decision_cases(solution) if case.facts["die"] > 1} == {"keep"}


# --- ties ------------------------------------------------------------------------------------------------------------


def tied(ranks: tuple[int, ...] | None, lengths: tuple[int, ...]) -> Rule:
    """Options that differ only in the turns that they take."""
    options = tuple(map(str, range(len(lengths))))
    chosen = int((yield from choose("which", options, entry="a/b", ranks=ranks)))
    return proceed(ends, chosen, turns=lengths[chosen])


def ends(chosen: int) -> Rule:
    yield from roll("hero", entry="a/b")
    return chosen


SAME = Goal("same", (Measure("same", lambda _: 7),))


@pytest.mark.parametrize(
    ("ranks", "lengths", "chosen"),
    [
        (None, (2, 1, 0), 0),  # without ranks the earlier option
        ((0, 0, 0), (2, 1, 0), 2),  # equal ranks: fewest turns
        ((0, 0, 0), (1, 2, 1), 0),  # and then the earlier one
        ((0, 0, 0), (2, 1, 1), 1),
        ((0, 1, 1), (5, 1, 0), 0),  # a lower rank before fewer turns
        ((2, 1, 1), (0, 3, 2), 2),
        ((2, 1, 0), (0, 0, 9), 2),
        ((1, 0, 1), (1, 1, 1), 1),
    ],
)
def test_ties_go_by_rank_then_turns_then_order(ranks: tuple | None, lengths: tuple, chosen: int) -> None:
    solution = solve(tied, ranks, lengths, goal=SAME)
    assert solution.probabilities == {chosen: 1}
    assert solution.turns == lengths[chosen]


def two_legs(legs: tuple[tuple[int, int], ...]) -> Rule:
    options = tuple(map(str, range(len(legs))))
    chosen = int((yield from choose("which", options, entry="a/b", ranks=(0,) * len(legs))))
    return proceed(second_leg, chosen, legs[chosen][1], turns=legs[chosen][0])


def second_leg(chosen: int, turns: int) -> Rule:
    yield from cite("a/b")
    return proceed(ends, chosen, turns=turns)


@pytest.mark.parametrize(
    ("legs", "chosen"),
    [(((1, 1), (2, 0)), 0), (((2, 0), (1, 1)), 0), (((0, 3), (3, 0), (1, 1)), 2), (((0, 3), (2, 1), (1, 2)), 0)],
)
def test_turns_count_over_the_whole_way(legs: tuple, chosen: int) -> None:
    solution = solve(two_legs, legs, goal=SAME)
    assert solution.probabilities == {chosen: 1}
    assert solution.turns == sum(legs[chosen])


def later_measure(option_of: tuple[tuple[int, int], ...], again: int) -> Rule:
    """Options worth pairs; after each, a die of `again` sides must show 1, else the same decision comes again."""
    options = tuple(map(str, range(len(option_of))))
    chosen = int((yield from choose("which", options, entry="a/b")))
    if (yield from roll("hero", entry="a/b", sides=again)) != 1:
        return proceed(later_measure, option_of, again)
    return option_of[chosen]


@pytest.mark.parametrize(
    ("pairs", "best"),
    [
        (((1, 0), (1, 5), (0, 9)), (1, 5)),
        (((1, 5), (1, 5), (2, 0)), (2, 0)),
        (((0, 10**9), (1, 0)), (1, 0)),
        (((3, -1), (3, 0), (3, -2)), (3, 0)),
    ],
)
def test_later_measures_decide_only_between_equals_in_loops(pairs: tuple, best: tuple) -> None:
    solution = solve(later_measure, pairs, 6, goal=PAIR)
    assert solution.probabilities == {best: 1}
    assert solution.turns == 5


def round_about(side: int) -> Rule:
    """Two places between which one may go for ever; only leaving counts."""
    option = yield from choose("go", ("leave", "over"), entry="a/b", facts={"side": side})
    return (1, side) if option == "leave" else proceed(round_about, 1 - side)


def test_pointless_way_round_is_not_taken() -> None:
    first = Goal("first", (Measure("first", lambda pair: pair[0]),))
    solution = solve(round_about, 0, goal=first)
    assert solution.probabilities == {(1, 0): 1}
    assert solution.turns == 0
    # Where the other side is worth more, one goes over once.
    solution = solve(round_about, 0, goal=PAIR)
    assert solution.probabilities == {(1, 1): 1}
    assert solution.turns == 1


def aside() -> Rule:
    """Doing nothing passes play on; the other option ends it."""
    return proceed(beyond) if (yield from choose("aside", ("pass", "take"), entry="a/b")) == "pass" else 1


def beyond() -> Rule:
    """Doing nothing ends play with nothing; the other option goes back."""
    return 0 if (yield from choose("beyond", ("stop", "back"), entry="a/b")) == "stop" else proceed(aside)


def test_tie_with_going_round_for_ever_is_no_reason_to_go_round() -> None:
    # Passing on is worth 1 only because play comes back here and 1 is taken; it must be taken at some time.
    # Always taking the first option, play ends beyond.
    solution = solve(aside)
    assert solution.probabilities == {1: 1}


def twice(third: str) -> Rule:
    """Two decisions in a row; the first makes no difference at all."""
    yield from cite("a/b")
    yield from choose("idle", ("nothing", "something"), entry="a/idle")
    option = yield from choose("real", ("a", "b", "c"), entry="a/real")
    return int(option == third)


@pytest.mark.parametrize("third", ["a", "b", "c"])
def test_decision_without_effect_leaves_the_first_option(third: str) -> None:
    solution = solve(twice, third)
    assert [(case.name, case.option) for case in list_decision_cases(solution)] == [
        ("idle", "nothing"),
        ("real", third),
    ]
    assert compute_position(solution, []).best_option == "nothing"
    assert compute_position(solution, ["something"]).best_option == third
    assert build_trace(solution, "game").probability == 1
    assert sample(solution, 10, seed=1).counts == {1: 10}


# --- exactness -------------------------------------------------------------------------------------------------------


def nearly(first: int, second: int, again: int) -> Rule:
    """Two options worth huge numbers, in a loop of two states."""
    option = yield from choose("which", ("first", "second"), entry="a/b")
    if (yield from roll("hero", entry="a/b")) <= again:
        return proceed(nearly_too, first, second, again)
    return first if option == "first" else second


def nearly_too(first: int, second: int, again: int) -> Rule:
    yield from roll("hero", entry="a/b")
    return proceed(nearly, first, second, again)


@pytest.mark.parametrize("again", [0, 3, 5])
@pytest.mark.parametrize("worth", [10**9, 10**18, 10**30])
def test_one_part_in_any_power_of_ten_decides(again: int, worth: int) -> None:
    assert solve(nearly, worth - 1, worth, again).probabilities == {worth: 1}
    assert solve(nearly, worth, worth - 1, again).probabilities == {worth: 1}


def by_a_hair(sixes: int, is_later: bool) -> Rule:
    """An even chance, or one better by 6**-sixes / 2; half the time it comes again."""
    option = yield from choose("which", ("even", "hair"), entry="a/b")
    coin = yield from roll("hero", entry="a/coin", sides=4)
    if coin > 2:
        return proceed(by_a_hair, sixes, is_later)
    won = int(coin == 2)
    if option == "hair" and not won:
        won = yield from call(rarely, sixes, 1, 0)
    return (5, won) if is_later else (won, 0)


@pytest.mark.parametrize("is_later", [False, True])
@pytest.mark.parametrize("sixes", [5, 12, 39])
def test_chances_closer_than_float_precision_are_distinguished(sixes: int, is_later: bool) -> None:
    # 6**-39 is less than 1e-30.
    solution = solve(by_a_hair, sixes, is_later, goal=PAIR)
    assert solution.value[is_later] == F(1, 2) + F(1, 2) * F(1, 6) ** sixes


def dice_or_mean(sides: int, base: int) -> Rule:
    if (yield from choose("which", ("mean", "dice"), entry="a/b")) == "mean":
        return 2 * base + sides + 1
    return 2 * (base + (yield from roll("hero", entry="a/b", sides=sides)))


@pytest.mark.parametrize("base", [10**3, 10**9, 10**15, 10**20])
def test_equal_values_are_equal_however_large(base: int) -> None:
    # The mean of the faces is (sides + 1)/2, so both options are worth exactly the same, and the first stays.
    for sides in range(2, 30):
        assert len(solve(dice_or_mean, sides, base).probabilities) == 1, sides


def rather_stop(sixes: int, chance: int) -> Rule:
    """Going on ends with 0 at some time; stopping wins with 6**-chance."""
    if (yield from choose("stop", ("go-on", "stop"), entry="a/b")) == "stop":
        return (yield from call(rarely, chance, 1, 0))
    return (yield from call(rarely, sixes, 0, proceed(rather_stop_too, sixes, chance)))


def rather_stop_too(sixes: int, chance: int) -> Rule:
    yield from cite("a/b")
    return proceed(rather_stop, sixes, chance)


@pytest.mark.parametrize(("sixes", "chance"), [(5, 5), (7, 5), (5, 11)])
def test_option_better_by_little_each_turn_and_by_much_in_the_end(sixes: int, chance: int) -> None:
    # Given that one stops next time, going on now loses only 6**-(sixes + chance).
    solution = solve(rather_stop, sixes, chance, limits=Limits(seconds=2))
    assert solution.value == (F(1, 6) ** chance,)


# --- opponents -------------------------------------------------------------------------------------------------------


def against(opponent_first: bool) -> Rule:
    """Both choose a die in turn; the loop ends on what the dice give. 3 sides win on 1, 2 sides on 1 (else again)."""
    mine = yield from choose("mine", ("three", "two"), entry="a/b")
    theirs = yield from choose("theirs", ("three", "two"), entry="a/c", by_opponent=True)
    for is_mine in (not opponent_first, opponent_first):
        sides = 3 if (mine if is_mine else theirs) == "three" else 2
        if (yield from roll("die", entry="a/b", sides=sides)) == 1:
            return int(is_mine)
    return proceed(against, opponent_first)


@pytest.mark.parametrize(("opponent_first", "wins"), [(False, F(2, 3)), (True, F(1, 3))])
def test_opponent_wants_the_least(opponent_first: bool, wins: F) -> None:
    # Both take the better die: the first to throw wins with 1/2 / (1 - 1/4) = 2/3.
    solution = solve(against, opponent_first)
    assert solution.value == (wins,)
    assert [(case.name, case.option) for case in list_decision_cases(solution)] == [("mine", "two"), ("theirs", "two")]


def opponents_tie(ranks: tuple[int, ...] | None) -> Rule:
    option = yield from choose("theirs", ("a", "b", "c"), entry="a/b", by_opponent=True, ranks=ranks)
    return {"a": (1, 0), "b": (1, 9), "c": (1, 4)}[option]


def test_opponents_tie_goes_by_rank_not_by_our_later_measures() -> None:
    assert solve(opponents_tie, None, goal=PAIR).probabilities == {(1, 0): 1}
    assert solve(opponents_tie, (1, 0, 0), goal=PAIR).probabilities == {(1, 9): 1}
    assert solve(opponents_tie, (2, 1, 0), goal=PAIR).probabilities == {(1, 4): 1}


def waiting_game() -> Rule:
    """We may stop for 2; the opponent may make it 1 or let a die decide between 0 (1-2), 3 (3) and going on."""
    if (yield from choose("ours", ("go-on", "stop"), entry="a/b")) == "stop":
        return 2
    if (yield from choose("theirs", ("one", "die"), entry="a/c", by_opponent=True)) == "one":
        return 1
    die = yield from roll("die", entry="a/b")
    return 0 if die <= 2 else 3 if die == 3 else proceed(waiting_game)


def test_each_side_foresees_the_other() -> None:
    # If we always go on, the die is worth (0 + 0 + 3)/3 = 1 in the end, no less than 1; stopping at once is worth 2.
    assert solve(waiting_game).probabilities == {2: 1}


def pass_it_on(is_ours: bool) -> Rule:
    """Whoever has the turn may roll a die, which wins for us with 1/3 in our turn and with 2/3 in the other's."""
    if (yield from choose("roll", ("roll", "pass"), entry="a/b", by_opponent=not is_ours)) == "pass":
        return proceed(pass_it_on, not is_ours)
    return int((yield from roll("die", entry="a/b", sides=3)) > (2 if is_ours else 1))


def test_two_who_both_would_rather_pass_find_an_end() -> None:
    # If both change their plan at once, play goes round for ever. Once the opponent passes, we lose nothing by rolling.
    assert solve(pass_it_on, True).value == (F(1, 3),)
    assert solve(pass_it_on, False).value == (F(1, 3),)


# --- every plan of small random games --------------------------------------------------------------------------------

Tree: TypeAlias = tuple
"""("end", pair) | ("go", state, turns) | ("dice", tree, …) | ("pick", name, ranks, is_opponents, tree, …)."""


def table(states: tuple[Tree, ...], number: int) -> Rule:
    """Plays the game in which `states[number]` is to be played next."""
    tree = states[number]
    while True:
        match tree:
            case ("end", worth):
                return worth
            case ("go", to, turns):
                return proceed(table, states, to, turns=turns)
            case ("dice", *parts):
                tree = parts[(yield from roll("x", entry="a/b", sides=len(parts))) - 1]
            case ("pick", name, ranks, is_opponents, *options):
                names = tuple(map(str, range(len(options))))
                option = yield from choose(name, names, entry="a/b", ranks=ranks, by_opponent=is_opponents)
                tree = options[int(option)]


@st.composite
def games(draw: st.DrawFn, ranked: str, least_turns: int, opponents: bool = False) -> tuple[Tree, ...]:
    """Games that end when every first option is taken; against opponents, games that end whatever is chosen."""
    number = draw(st.integers(1, 4))
    names = iter(("d0", "d1", "d2", "d3"))  # so many decisions at most, for all plans are tried
    small = st.integers(0, 3)

    def end() -> Tree:
        return ("end", (draw(small), draw(small)))

    def tree(state: int, depth: int, is_first: bool, under_dice: bool) -> Tree:
        kind = draw(st.integers(0, 9)) if depth else draw(st.sampled_from((4, 9)))
        name = next(names, None) if kind > 5 and depth < 3 else None
        parts = draw(st.integers(2, 3))
        if name is not None:
            ranks = {"equal": (0,) * parts, "none": None, "first": (0, *(1,) * (parts - 1))}[ranked]
            is_opponents = opponents and draw(st.booleans())
            options = (tree(state, depth + 1, is_first and not index, under_dice) for index in range(parts))
            return ("pick", name, ranks, is_opponents, *options)
        if kind in (3, 4, 5) and depth < 3:
            first = end() if opponents else tree(state, depth + 1, is_first, True)
            return ("dice", first, *(tree(state, depth + 1, is_first, True) for _ in range(parts - 1)))
        if kind % 3 == 0 or (opponents and not under_dice) or (is_first and state == 0):
            return end()
        last = state - 1 if is_first else number - 1
        return ("go", draw(st.integers(0, last)), draw(st.integers(least_turns, 2)))

    return tuple(tree(state, 0, True, False) for state in range(number))


def picks(states: Sequence[Tree]) -> Iterator[Tree]:
    for tree in states:
        if tree[0] == "pick":
            yield tree
            yield from picks(tree[4:])
        elif tree[0] == "dice":
            yield from picks(tree[1:])


Plan: TypeAlias = dict[str, int]


def plans(decisions_: Sequence[Tree]) -> Iterator[Plan]:
    for options in product(*(range(len(pick) - 4) for pick in decisions_)):
        yield {pick[1]: option for pick, option in zip(decisions_, options, strict=True)}


def ways_out(tree: Tree, plan: Plan, weight: F) -> Iterator[tuple[F, Tree]]:
    """What a turn comes to under a plan, with its probability."""
    match tree:
        case ("dice", *parts):
            for part in parts:
                yield from ways_out(part, plan, weight / len(parts))
        case ("pick", name, _, _, *options):
            yield from ways_out(options[plan[name]], plan, weight)
        case _:
            yield weight, tree


def worth_of(states: tuple[Tree, ...], plan: Plan) -> tuple[F, F, F] | None:
    """Both measures and the turns, negated, from the first state on; `None` where play might not end."""
    out = [list(ways_out(tree, plan, F(1))) for tree in states]
    reached = [0]
    for state in reached:
        reached += {way[1] for _, way in out[state] if way[0] == "go"} - set(reached)
    ending: set[int] = set()
    for _ in states:
        ending |= {i for i in range(len(states)) if any(way[0] == "end" or way[1] in ending for _, way in out[i])}
    if not set(reached) <= ending:
        return None
    place = {state: index for index, state in enumerate(reached)}
    rows: list[list[F]] = []
    for state in reached:
        row = [F(int(other == state)) for other in reached] + [F(0)] * 3
        for weight, way in out[state]:
            if way[0] == "end":
                row[-3] += weight * way[1][0]
                row[-2] += weight * way[1][1]
            else:
                row[place[way[1]]] -= weight
                row[-1] -= weight * way[2]
        rows.append(row)
    return tuple(gauss_jordan(rows)[0][-3:])  # type: ignore[return-value]


def gauss_jordan(rows: list[list[F]]) -> list[list[F]]:
    """The schoolbook method on a matrix with its right-hand sides appended."""
    for column in range(len(rows)):
        pivot = next(index for index in range(column, len(rows)) if rows[index][column])
        rows[column], rows[pivot] = rows[pivot], rows[column]
        rows[column] = [number / rows[column][column] for number in rows[column]]
        for index, row in enumerate(rows):
            if index != column and row[column]:
                rows[index] = [a - row[column] * b for a, b in zip(row, rows[column], strict=True)]
    return rows


def best_of_all(states: tuple[Tree, ...]) -> tuple[F, F, F]:
    return max(worth for plan in plans(list(picks(states))) if (worth := worth_of(states, plan)) is not None)


@pytest.mark.thorough
@given(games("equal", 1))
def test_no_plan_is_better_and_none_as_good_takes_fewer_turns(states: tuple[Tree, ...]) -> None:
    solution = solve(table, states, 0, goal=PAIR)
    assert (*solution.value, -solution.turns) == best_of_all(states)
    assert sum(solution.probabilities.values()) == 1
    for measure in (0, 1):
        assert sum(share * pair[measure] for pair, share in solution.probabilities.items()) == solution.value[measure]


@given(games("none", 0))
def test_no_plan_is_better_where_the_earlier_option_settles_ties(states: tuple[Tree, ...]) -> None:
    solution = solve(table, states, 0, goal=PAIR, limits=Limits(seconds=2))
    assert solution.value == best_of_all(states)[:2]


@pytest.mark.thorough
@given(games("first", 1))
def test_no_plan_is_better_where_doing_nothing_settles_ties(states: tuple[Tree, ...]) -> None:
    solution = solve(table, states, 0, goal=PAIR, limits=Limits(seconds=2))
    assert solution.value == best_of_all(states)[:2]


@given(games("equal", 1, opponents=True))
def test_against_an_opponent_the_value_is_the_best_of_the_worst(states: tuple[Tree, ...]) -> None:
    ours = [pick for pick in picks(states) if not pick[3]]
    theirs = [pick for pick in picks(states) if pick[3]]
    expected = max(
        min(worth_of(states, {**our, **their})[0] for their in plans(theirs))  # type: ignore[index]
        for our in plans(ours)
    )
    assert solve(table, states, 0, goal=PAIR, limits=Limits(seconds=2)).value[0] == expected


@given(games("equal", 1))
def test_visits_and_outcomes_belong_together(states: tuple[Tree, ...]) -> None:
    solution = solve(table, states, 0, goal=PAIR)
    plan = {case.name: int(case.option) for case in list_decision_cases(solution)}
    plan = {pick[1]: plan.get(pick[1], 0) for pick in picks(states)}
    inflow = dict.fromkeys(solution.visits, F(0))
    inflow[0] = F(1)
    turns = F(0)
    outcomes: dict[Hashable, F] = {}
    numbers = {state.rule.arguments[1]: index for index, state in enumerate(solution.states)}
    for index, visits in solution.visits.items():
        for weight, way in ways_out(states[solution.states[index].rule.arguments[1]], plan, F(1)):
            if way[0] == "go":
                inflow[numbers[way[1]]] += visits * weight
                turns += visits * weight * way[2]
            else:
                outcomes[way[1]] = outcomes.get(way[1], F(0)) + visits * weight
    assert inflow == solution.visits
    assert turns == solution.turns
    assert outcomes == solution.probabilities
    for apart in (1, 2, 3):  # states are taken together that are so many numbers apart
        groups = [[index for index in solution.visits if index % apart == rest] for rest in range(apart)]
        groups = [*groups, []] if apart > 1 else [[index] for index in solution.visits]
        for group, chance in zip(groups, solution.hitting_probabilities(groups), strict=True):
            arrivals = solution.chain.expected_visits(stop=group) if group else {}
            assert chance == sum(arrivals.get(index, F(0)) for index in group)
            assert chance <= min(1, sum(solution.visits[index] for index in group))


# --- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("goal", [2, 3, 20])
def test_limit_of_states_is_exact(goal: int) -> None:
    states = goal - 1
    assert len(solve(ruin, 1, goal, limits=Limits(states=states)).states) == states
    if states > 1:
        with pytest.raises(LimitReachedError, match=f"more than {states - 1} states") as caught:
            solve(ruin, 1, goal, limits=Limits(states=states - 1))
        assert (caught.value.limit, caught.value.allowed) == ("states", states - 1)


def count_up(number: int) -> Rule:
    yield from roll("hero", entry="a/b")
    return proceed(count_up, number + 1)


def test_limits_stop_what_has_no_end() -> None:
    with pytest.raises(LimitReachedError, match="more than 50 states"):
        solve(count_up, 0, limits=Limits(states=50))
    with pytest.raises(LimitReachedError, match=r"more than 0\.05 seconds") as caught:
        solve(count_up, 0, limits=Limits(seconds=0.05))
    assert caught.value.limit == "seconds"


# --- linear equations and components ---------------------------------------------------------------------------------


@st.composite
def systems(draw: st.DrawFn) -> tuple[list[list[F]], list[list[F]]]:
    """Substochastic rows, so that there is one solution, and vectors of constants."""
    size = draw(st.integers(1, 6))
    rows = []
    for _ in range(size):
        parts = [draw(st.integers(0, 4)) for _ in range(size)]
        rows.append([F(part, sum(parts) + draw(st.integers(1, 5))) for part in parts])
    width = draw(st.integers(1, 3))
    constants = [[F(draw(st.integers(-9, 9)), draw(st.integers(1, 4))) for _ in range(width)] for _ in range(size)]
    return rows, constants


@given(systems())
def test_linear_equations_like_the_schoolbook_method(system: tuple[list[list[F]], list[list[F]]]) -> None:
    dense, constants = system
    matrix = [
        [F(int(i == j)) - share for j, share in enumerate(row)] + constant
        for i, (row, constant) in enumerate(zip(dense, constants, strict=True))
    ]
    expected = [row[len(dense) :] for row in gauss_jordan(matrix)]
    sparse = [{j: share for j, share in enumerate(row) if share} for row in dense]
    assert arithmetic.solve_linear(sparse, [list(constant) for constant in constants]) == expected
    floats = arithmetic.solve_linear(
        [{j: float(share) for j, share in enumerate(row) if share} for row in dense],
        [list(map(float, constant)) for constant in constants],
    )
    for row, exact in zip(floats, expected, strict=True):
        assert row == pytest.approx(list(map(float, exact)), abs=1e-9)


def test_equations_without_a_single_solution_are_refused() -> None:
    with pytest.raises(NonTerminatingError):
        arithmetic.solve_linear([{0: F(1)}], [[F(1)]])
    with pytest.raises(NonTerminatingError):
        arithmetic.solve_linear([{1: F(1)}, {2: F(1)}, {0: F(1, 2), 1: F(1, 2)}], [[F(0)], [F(0)], [F(0)]])
    assert arithmetic.solve_linear([], []) == []


@given(st.lists(st.lists(st.integers(0, 7), max_size=4), min_size=8, max_size=8))
def test_components_are_mutually_reachable_and_in_order(followers: list[list[int]]) -> None:
    reach = [{node} for node in range(8)]
    for _ in range(8):
        reach = [set().union(*(reach[other] for other in [node, *followers[node]])) for node in range(8)]
    components = list(strongly_connected_components(8, followers.__getitem__))
    assert sorted(node for component in components for node in component) == list(range(8))
    for number, component in enumerate(components):
        for node in component:
            assert {other for other in reach[node] if node in reach[other]} == set(component)
            later = {other for after in components[number + 1 :] for other in after}
            assert not later & reach[node]


def test_components_of_a_long_chain() -> None:
    size = 5000  # deeper than Python's stack
    chain = strongly_connected_components(size, lambda node: [node + 1] if node + 1 < size else [])
    assert list(chain) == [[node] for node in reversed(range(size))]
    (ring,) = strongly_connected_components(size, lambda node: [(node + 1) % size])
    assert sorted(ring) == list(range(size))
    assert not list(strongly_connected_components(0, lambda node: [node]))


# --- become ----------------------------------------------------------------------------------------------------------


def either_way(tokens: int, is_last: bool) -> Rule:
    yield from cite("a/b")
    die = yield from roll("hero", entry="a/b")
    if is_last:
        return (yield from tail_call(settle, die, tokens, is_last))
    return (yield from call(settle, die, tokens, is_last))


def settle(die: int, tokens: int, is_last: bool) -> Rule:
    if tokens and (yield from choose("pay", ("keep", "pay"), entry="a/c", facts={"die": die})) == "pay":
        tokens -= 1
        die = yield from roll("hero", entry="a/c")
    if die <= 2:
        return (0, tokens)
    return (1, tokens) if die == 6 else proceed(either_way, tokens, is_last)


@pytest.mark.parametrize("tokens", [0, 1, 3])
def test_become_is_call_for_the_last_rule(tokens: int) -> None:
    called, became = (solve(either_way, tokens, is_last, goal=PAIR) for is_last in (False, True))
    assert called.probabilities == became.probabilities
    assert (called.value, called.turns, called.visits) == (became.value, became.turns, became.visits)
    assert build_trace(called, "g").as_json() == build_trace(became, "g").as_json()
    for answers in ([], [3], [3, "keep"], [2, "pay"], [2, "pay", 6], [2, "pay", 3, 5]):
        if tokens:
            one, other = compute_position(called, answers), compute_position(became, answers)
            assert (one.option_values, one.best_option, one.outcome) == (
                other.option_values,
                other.best_option,
                other.outcome,
            )
    assert sample(called, 500, seed=4) == sample(became, 500, seed=4)


# --- conclude --------------------------------------------------------------------------------------------------------


def thrown(tokens: int) -> Rule[tuple[int, int]]:
    die = yield from roll("hero", entry="a/b")
    if tokens and (yield from choose("pay", ("keep", "pay"), entry="a/c", facts={"die": die})) == "pay":
        return (yield from roll("hero", entry="a/c")), tokens - 1
    return die, tokens


def is_high(die_and_tokens: tuple[int, int]) -> tuple[int, int]:
    die, tokens = die_and_tokens
    return die // 4, tokens  # 1 for 4-6


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_conclude_is_call_and_a_function_of_the_result(tokens: int) -> None:
    runs = []

    def calling() -> Rule[tuple[int, int]]:
        yield from cite("a/a")
        return is_high((yield from call(thrown, tokens)))

    def concluding() -> Rule[tuple[int, int]]:
        runs.append(1)
        yield from cite("a/a")
        return (yield from tail_call_with(is_high, thrown, tokens))

    called, concluded = solve(calling, goal=PAIR), solve(concluding, goal=PAIR)
    assert len(runs) == 1  # however many results there are
    # Half the throws are low; with a token they are thrown again, and half of those come out high.
    high = F(3, 4) if tokens else F(1, 2)
    assert concluded.value == (high, tokens - (F(1, 2) if tokens else 0))
    assert concluded.probabilities == called.probabilities == exits_of(concluded) == exits_of(called)
    assert build_trace(called, "g").as_json() == build_trace(concluded, "g").as_json()
    for answers in ([], [2], [5, "keep"], [2, "pay"], [2, "pay", 6]):
        if tokens or len(answers) < 2:
            one, other = compute_position(called, answers), compute_position(concluded, answers)
            assert (one.option_values, one.best_option, one.outcome) == (
                other.option_values,
                other.best_option,
                other.outcome,
            )
    assert sample(called, 500, seed=4) == sample(concluded, 500, seed=4)


# --- sampler ---------------------------------------------------------------------------------------------------------


def distance(hits: int, times: int, share: F) -> float:
    """How many standard errors `hits` in `times` are away from the expected `share`."""
    return abs(hits - times * share) / math.sqrt(times * share * (1 - share))


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("rule", "arguments", "goal"),
    [
        (patience, (), HIGH),
        (here, (), HIGH),
        (with_token, (2,), PAIR),
        (red_and_black, (3, 8, 3, 1), HIGH),
        (either_way, (2, True), PAIR),
        (ruin, (3, 7), HIGH),
    ],
)
def test_samples_agree_with_the_solution(rule: Callable, arguments: tuple, goal: Goal, seed: int) -> None:
    solution = solve(rule, *arguments, goal=goal)
    times = 2500
    samples = sample(solution, times, seed)
    assert sum(samples.counts.values()) == times
    for outcome, share in solution.probabilities.items():
        assert distance(samples.counts[outcome], times, share) < 4
    # No loop here has turns with a standard deviation of more than three times the mean, plus one.
    assert abs(samples.turns / times - solution.turns) < 4 * (3 * solution.turns + 1) / math.sqrt(times)


def test_samples_depend_on_the_seed_alone() -> None:
    solution = solve(patience)
    assert sample(solution, 300, seed=5) == sample(solve(patience), 300, seed=5)
    assert sample(solution, 300, seed=5) != sample(solution, 300, seed=6)


def test_unequal_throws_are_sampled_with_their_weights() -> None:
    def two_dice() -> Rule:
        return sum((yield from throw("hero", 2, entry="a/b")))

    counts = sample(solve(two_dice), 3600, seed=9).counts
    for total in range(2, 13):
        assert distance(counts[total], 3600, F(6 - abs(total - 7), 36)) < 4


# --- stepper ---------------------------------------------------------------------------------------------------------


def test_stepper_goes_through_turns() -> None:
    solution = solve(patience)
    start = compute_position(solution, [])
    assert start.allowed == ("coin", "wait")
    assert (start.option_values, start.best_option) == ({"coin": (F(1, 2),), "wait": (F(2, 3),)}, "wait")
    assert (start.turns, start.outcome) == (0, None)
    waiting = compute_position(solution, ["wait"])
    assert waiting.allowed == tuple(range(1, 11))
    assert (waiting.option_values, waiting.best_option) == ({"": (F(2, 3),)}, None)
    again = compute_position(solution, ["wait", 5])
    assert (again.allowed, again.turns) == (("coin", "wait"), 1)
    assert compute_position(solution, ["wait", 5, "wait", 2, "wait"]).turns == 2
    over = compute_position(solution, ["wait", 5, "coin", 2])
    assert (over.pending, over.outcome, over.turns, over.allowed) == (None, 1, 1, ())
    # Fewer answers undo.
    assert compute_position(solution, ["wait", 5]) == again
    assert compute_position(solution, []) == start


def test_stepper_tells_the_odds_after_every_answer() -> None:
    # With one token 3/4; a 1 rolled and the token paid: 1/2; a 2-5: the next turn is again worth 3/4.
    solution = solve(with_token, 1, goal=PAIR)
    assert compute_position(solution, []).option_values[""][0] == F(3, 4)
    at_one = compute_position(solution, [1])
    assert {option: worth[0] for option, worth in at_one.option_values.items()} == {"keep": 0, "pay": F(1, 2)}
    assert at_one.best_option == "pay"
    at_three = compute_position(solution, [3])
    assert {option: worth[0] for option, worth in at_three.option_values.items()} == {"keep": F(3, 4), "pay": F(1, 2)}
    assert at_three.best_option == "keep"
    assert compute_position(solution, [3, "pay", 3]).option_values[""] == (F(1, 2), 0)
    assert compute_position(solution, [3, "pay", 3, 6]).outcome == (1, 0)


@pytest.mark.parametrize(
    ("answers", "place"),
    [
        (["flip"], 0),
        ([1], 0),
        (["wait", "coin"], 1),
        (["wait", 11], 1),
        (["wait", 0], 1),
        (["wait", 5, 5], 2),
        (["wait", 9, "wait"], 2),
        (["coin", 3], 1),
        (["coin", None], 1),
        (["coin", (1, 2)], 1),
    ],
)
def test_wrong_answer_is_named(answers: list, place: int) -> None:
    solution = solve(patience)
    with pytest.raises(WrongAnswerError) as caught:
        compute_position(solution, answers)
    assert (caught.value.position, caught.value.answer) == (place, answers[place])
    assert repr(answers[place]) in str(caught.value)
    assert f"answer {place + 1}" in str(caught.value)


def known_and_thrown() -> Rule:
    first = yield from roll("hero", entry="a/b", known=4)
    second = yield from throw("hero", 2, entry="a/c")
    yield from cite("a/d", facts={"sum": first + sum(second)})
    return first + sum(second)


def test_stepper_asks_only_for_what_is_open() -> None:
    solution = solve(known_and_thrown)
    start = compute_position(solution, [])
    assert start.pending is not None
    assert start.pending.entry == "a/c"
    assert len(start.allowed) == 21
    over = compute_position(solution, [(2, 5)])
    assert over.outcome == 11
    assert [cite_.facts for cite_ in over.citations] == [{"sum": 11}]
    with pytest.raises(WrongAnswerError):
        compute_position(solution, [(5, 2)])  # faces ascend


@given(games("equal", 1), st.randoms(use_true_random=False))
def test_odds_of_a_position_follow_from_those_after_it(states: tuple[Tree, ...], choices: random.Random) -> None:
    solution = solve(table, states, 0, goal=PAIR)

    def worth(answers: list) -> tuple[F, ...]:
        at = compute_position(solution, answers)
        pair = at.outcome if at.outcome is not None else at.option_values[at.best_option or ""]
        return tuple(F(as_string(number)) for number in pair)  # type: ignore[attr-defined]

    answers: list = []
    for _ in range(6):
        at = compute_position(solution, answers)
        if at.pending is None:
            break
        after = [worth([*answers, answer]) for answer in at.allowed]
        if at.best_option is None:
            mean = tuple(sum(column) / len(after) for column in zip(*after, strict=True))
            assert worth(answers) == mean
        else:
            assert worth(answers) == max(after)
            assert [at.option_values[str(option)] for option in at.allowed] == after
        answers.append(choices.choice(at.allowed))
