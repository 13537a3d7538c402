"""The engine on toy rules whose answers are worked out by hand."""

from __future__ import annotations

from fractions import Fraction as F

import pytest

from rulewright.engine.arithmetic import as_string
from rulewright.engine.decisions import list_decision_cases
from rulewright.engine.effects import BoundRule, Rule, Status, bind, call, choose, cite, draw, proceed, roll, tail_call
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.limits import Limits
from rulewright.engine.sampler import sample
from rulewright.engine.solver import Solver
from rulewright.engine.stepper import compute_position
from rulewright.engine.trace import build_trace
from rulewright.engine.unfolding import RollNode, Unfolder

HIGH = Goal("high", (Measure("high", lambda outcome: outcome),))


def solve(rule, *arguments, goal=HIGH):
    return Solver().solve(BoundRule(rule, arguments), goal)


def one_reroll(die: int) -> Rule[int]:
    if (yield from choose("reroll", ("keep", "again"), entry="dice/reroll")) == "keep":
        return die
    return (yield from roll("hero", entry="dice/reroll"))


def best_of_a_reroll() -> Rule[int]:
    yield from cite("dice/roll")
    die = yield from roll("hero", entry="dice/roll")
    return (yield from call(one_reroll, die, facts={"die": die}))


def test_measures_of_a_goal_have_different_names() -> None:
    Goal("two", (Measure("first", int), Measure("second", int)))
    with pytest.raises(ValueError, match="two measures of the goal two are named first"):
        Goal("two", (Measure("first", int), Measure("second", int), Measure("first", int)))


def test_reroll_is_taken_below_the_mean() -> None:
    # A new die is worth 3.5, so 1-3 are rolled again: (4 + 5 + 6)/6 + 3/6 * 3.5 = 4.25.
    solution = solve(best_of_a_reroll)
    assert solution.value == (F(17, 4),)
    # A face up to 3 comes only from the second die: 1/2 * 1/6; a higher one also stays as it fell.
    assert solution.probabilities == {face: F(1, 12) + (F(1, 6) if face > 3 else 0) for face in range(1, 7)}


def test_decisions_tell_what_each_option_is_worth() -> None:
    cases = list_decision_cases(solve(best_of_a_reroll))
    assert [(case.facts["die"], case.option) for case in cases] == [
        (1, "again"), (2, "again"), (3, "again"), (4, "keep"), (5, "keep"), (6, "keep"),
    ]  # fmt: skip
    assert cases[1].options == {"keep": (F(2),), "again": (F(7, 2),)}
    assert all(case.probability == F(1, 6) for case in cases)


def test_a_tie_leaves_the_first_option() -> None:
    def indifferent() -> Rule[int]:
        option = yield from choose("any", ("nothing", "something"), entry="a/b")
        return 1 if option == "nothing" else 1

    (case,) = list_decision_cases(solve(indifferent))
    assert case.option == "nothing"


def test_later_measures_decide_only_between_equals() -> None:
    outcomes = {"a": (1, 0), "b": (1, 5), "c": (0, 9)}

    def three() -> Rule[str]:
        return (yield from choose("which", ("a", "b", "c"), entry="a/b"))

    goal = Goal("two", (Measure("first", lambda o: outcomes[o][0]), Measure("second", lambda o: outcomes[o][1])))
    assert solve(three, goal=goal).probabilities == {"b": 1}


def test_values_are_compared_exactly_not_in_floating_point() -> None:
    # 1/3 + 1/3 + 1/3 beats 1 - 10**-30 by less than a float can tell.
    def close() -> Rule[int]:
        option = yield from choose("which", ("less", "more"), entry="a/b")
        return 10**30 - 1 if option == "less" else 10**30

    assert solve(close).probabilities == {10**30: 1}


def test_known_die_has_one_face() -> None:
    def known() -> Rule[int]:
        return (yield from roll("hero", entry="a/b", known=4))

    assert solve(known).probabilities == {4: 1}


def test_dice_may_have_any_number_of_sides() -> None:
    def tetrahedron() -> Rule[int]:
        return (yield from roll("hero", entry="a/b", sides=4))

    assert solve(tetrahedron).probabilities == {face: F(1, 4) for face in range(1, 5)}


def ours() -> Rule[int]:
    """Ends with 2 sooner or later, or leaves it to the opponent."""
    if (yield from choose("ours", ("leave", "throw"), entry="a/b", ranks=(0, 0))) == "leave":
        return proceed(theirs, turns=0)
    return 2 if (yield from roll("die", entry="a/b", sides=2)) == 2 else proceed(ours)


def theirs() -> Rule[int]:
    options = ("last", "ours")
    if (yield from choose("theirs", options, entry="a/b", ranks=(0, 0), by_opponent=True)) == "last":
        return 2 if (yield from roll("die", entry="a/b", sides=2)) == 2 else proceed(last)
    return 3 if (yield from roll("die", entry="a/b", sides=3)) == 3 else proceed(ours, turns=0)


def last() -> Rule[int]:
    if (yield from choose("last", ("leave", "throw"), entry="a/b", ranks=(0, 0))) == "leave":
        return proceed(ours)
    die = yield from roll("die", entry="a/b", sides=4)
    return 1 if die == 1 else 5 if die == 4 else proceed(last)


def test_two_who_answer_each_others_change_of_plan_find_an_end() -> None:
    # At last a throw is worth (1 + 5) / 2 = 3, so the opponent's way there 5/2; the other is 3 if we leave it to them
    # again. To throw is worth 2 to us, to leave it to them 5/2.
    solution = Solver().solve(bind(ours), HIGH, Limits(seconds=5))
    assert solution.value == (F(5, 2),)
    assert {case.name: case.option for case in list_decision_cases(solution)} == {
        "ours": "leave",
        "theirs": "last",
        "last": "throw",
    }


def test_equal_calls_are_unfolded_once() -> None:
    runs = []

    def sub(_state: int) -> Rule[int]:
        runs.append(_state)
        return (yield from roll("hero", entry="a/b"))

    def main() -> Rule[int]:
        first = yield from call(sub, 0)
        second = yield from call(sub, 0)
        return first + second

    assert solve(main).value == (F(7),)
    assert len(runs) == 6  # one run for each face of one die, however often the rule is called


def test_callee_decides_for_what_its_caller_makes_of_it() -> None:
    def flip(sign: int) -> Rule[int]:
        yield from cite("a/b")
        return sign * (yield from call(one_reroll, 6))

    assert solve(flip, 1).value == (F(6),)  # keeps its 6
    assert solve(flip, -1).value == (F(-7, 2),)  # rolls it away


def test_impure_rule_is_refused() -> None:
    runs = []

    def fickle() -> Rule[int]:
        runs.append(1)
        return (yield from roll("hero", entry=f"a/{len(runs)}"))

    with pytest.raises(RuntimeError, match="fickle is not a pure function"):
        Unfolder().unfold(bind(fickle))


def test_what_a_rule_becomes_is_its_last_word() -> None:
    def last() -> Rule[int]:
        return (yield from roll("hero", entry="a/b"))

    def talkative() -> Rule[int]:
        die = yield from tail_call(last)
        yield from cite("a/b")
        return die

    with pytest.raises(RuntimeError, match="talkative goes on after what was to be its last call"):
        Unfolder().unfold(bind(talkative))


def test_foreign_effect_is_refused() -> None:
    def wrong() -> Rule[int]:
        yield "roll"
        return 1

    with pytest.raises(TypeError, match="wrong yielded 'roll', which is no effect"):
        Unfolder().unfold(bind(wrong))


def test_children_precede_parents_and_reading_order_starts_at_the_root() -> None:
    unfolding = Unfolder().unfold(bind(best_of_a_reroll))
    order = unfolding.preorder
    assert order[0] == len(unfolding.nodes) - 1
    assert sorted(order) == list(range(len(unfolding.nodes)))
    chance = next(node for node in unfolding.nodes if isinstance(node, RollNode))
    assert [face for face, _ in chance.branches] == [1, 2, 3, 4, 5, 6]


def test_trace_nests_callees_and_adds_probabilities() -> None:
    root = build_trace(solve(best_of_a_reroll), "game")
    assert (root.entry, root.status, root.probability) == ("game/dice/roll", Status.APPLIED, 1)
    children = [(node.entry, node.status, node.probability) for node in root.children]
    assert children == [
        ("game/dice/reroll", Status.APPLIED, F(1, 2)),
        ("game/dice/reroll", Status.CONSIDERED, F(1, 2)),
    ]


def test_trace_keeps_only_facts_that_always_hold() -> None:
    def rule() -> Rule[int]:
        die = yield from roll("hero", entry="a/b", sides=2)
        yield from cite("a/b", facts={"die": die, "strength": 4})
        yield from cite("a/c", Status.BLOCKED, blocked_by="a/d")
        return die

    root = build_trace(solve(rule), "game")
    assert root.facts == {"strength": 4}
    assert root.children[0].as_json() == {
        "entry": "game/a/c", "status": "blocked", "blocked_by": "game/a/d", "facts": {}, "probability": "1", "children": [],  # noqa: E501
    }  # fmt: skip


def heads(times: int) -> Rule[int]:
    """How often a coin falls on 2; each time counts by a rule of its own."""
    total = 0
    for _ in range(times):
        if (yield from roll("coin", entry="a/b", sides=2)) == 2:
            total += 1
            yield from cite("a/counts")
    return total


@pytest.mark.parametrize("in_calls", [(2,), (1, 1), (1, 2), (0, 2, 1)])
def test_a_rule_that_counts_several_times_has_the_chance_that_it_counts_at_all(in_calls: tuple[int, ...]) -> None:
    def several() -> Rule[int]:
        yield from cite("a/b")
        total = 0
        for times in in_calls:
            total += yield from call(heads, times)
        if total:
            yield from cite("a/counts", part=1)
        return total

    root = build_trace(solve(several), "game")
    at_all = 1 - F(1, 2) ** sum(in_calls)
    assert [node.probability for node in root.children] == [at_all, at_all]


def test_a_rule_that_counts_by_itself_and_where_it_is_called_counts_once() -> None:
    def both() -> Rule[int]:
        yield from cite("a/b")
        total = yield from call(heads, 1)
        if (yield from roll("die", entry="a/b")) > 4:
            yield from cite("a/counts")
        return total

    (node,) = build_trace(solve(both), "game").children
    assert node.probability == 1 - F(1, 2) * F(2, 3)


def test_rule_that_mentions_nothing_has_no_trace() -> None:
    def silent() -> Rule[int]:
        return (yield from roll("hero", entry="a/b"))

    with pytest.raises(ValueError, match="mentions no entry"):
        build_trace(solve(silent), "game")


def test_fractions_are_written_in_lowest_terms() -> None:
    assert [as_string(F(10, 24)), as_string(F(0)), as_string(F(3, 3)), as_string(F(-4, 2))] == ["5/12", "0", "1", "-2"]


def drawn_twice(pile: tuple[tuple[str, int], ...]) -> Rule[str]:
    """The best of two cards: the second may be taken instead of the first, which does not go back."""
    yield from cite("cards/draw")
    first = yield from draw(pile, entry="cards/draw")
    if (yield from choose("again", ("keep", "again"), entry="cards/again", facts={"card": first})) == "keep":
        return first
    rest = tuple((name, number - (name == first)) for name, number in pile if number - (name == first))
    return (yield from draw(rest, entry="cards/draw"))


def test_cards_are_drawn_as_often_as_the_pile_has_them() -> None:
    # Of 2 a and 3 b, a is wanted: 2/5 at once, else 3/5 times 2 of the 4 that are left.
    wanted = Goal("a", (Measure("a", lambda card: card == "a"),))
    solution = solve(drawn_twice, (("a", 2), ("b", 3)), goal=wanted)
    assert solution.probabilities == {"a": F(2, 5) + F(3, 5) * F(1, 2), "b": F(3, 10)}
    assert [(case.facts["card"], case.option) for case in list_decision_cases(solution)] == [
        ("a", "keep"),
        ("b", "again"),
    ]
    assert compute_position(solution, ()).allowed == ("a", "b")
    assert compute_position(solution, ("b", "again")).option_values == {"": (F(1, 2),)}
    counts = sample(solution, 5000, seed=1).counts
    assert abs(counts["a"] / 5000 - 0.7) < 0.03


def three_turns(left: int) -> Rule[int]:
    die = yield from roll("hero", entry="a/b")
    return proceed(three_turns, left - 1) if left else die


def test_the_turns_of_all_samples_are_counted() -> None:
    assert sample(solve(three_turns, 3), 10, seed=1).turns == 10 * 3
