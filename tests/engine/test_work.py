"""How much work a solution is, counted: comparisons, plans, rules run. Nothing here looks at a clock."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction as F

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.engine.decisions import list_decision_cases
from rulewright.engine.effects import Next, Rule, bind, call, choose, cite, proceed, roll
from rulewright.engine.fixed_policy import reach_probabilities
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.graph import Graph, GraphBuilder
from rulewright.engine.limits import LimitReachedError, Limits, gc_paused
from rulewright.engine.policy_evaluation import PlanOptimiser
from rulewright.engine.sampler import sample
from rulewright.engine.solver import Solver
from rulewright.engine.trace import build_trace
from rulewright.engine.unfolding import Unfolder, Unfolding

HIGH = Goal("high", (Measure("high", lambda outcome: outcome),))


def five_ways() -> Rule:
    """A die, then one of two chances; what the six throws lead to overlaps, and 7 is common to all."""
    die = yield from roll("hero", entry="a/b")
    way = int((yield from choose("way", (str(die - 1), str(die)), entry="a/b")))
    return way if (yield from roll("hero", entry="a/b", sides=2)) == 1 else 7


@given(st.lists(st.integers(0, 2**40), min_size=8, max_size=8))
def test_chances_next_to_one_are_distinguished_without_fractions(parts: list[int]) -> None:
    # Each differs from 1 by less than floats show beside 1; every comparison by fractions would look at four results.
    worth = [1 - F(part, 2**90) for part in parts]
    unfolding = Unfolder().unfold(bind(five_ways))
    looked_at = 0

    def leaf(result: int, measure: int) -> F:
        nonlocal looked_at
        looked_at += 1
        return worth[int(str(unfolding.results[result]))] if not measure else F(0)

    graph = GraphBuilder().graph(unfolding)
    floats = [(float(worth[int(str(result))]), 0.0) for result in unfolding.results]
    plan = PlanOptimiser(2).best_plan(graph, floats, leaf)
    for index in graph.decision_indices:
        first, second = (
            sum(worth[int(str(unfolding.results[result]))] for _, result in graph.nodes[option].weighted_children)
            for option in graph.nodes[index].children
        )
        assert plan.chosen[index] == int(second > first)
    ties = sum(parts[die - 1] == parts[die] for die in range(1, 7))
    assert looked_at <= len(worth) + 8 * ties


def either_way() -> Rule:
    """One of two results."""
    return int((yield from choose("way", ("0", "1"), entry="a/b")))


@given(st.integers(0, 2**40), st.integers(0, 2**40))
def test_two_results_are_compared_as_they_are(one: int, other: int) -> None:
    worth = [1 - F(part, 2**90) for part in (one, other)]
    looked_at: list[tuple[int, int]] = []

    def leaf(result: int, measure: int) -> F:
        looked_at.append((result, measure))
        return worth[result] if not measure else F(0)

    graph = GraphBuilder().graph(Unfolder().unfold(bind(either_way)))
    plan = PlanOptimiser(2).best_plan(graph, [(float(each), 0.0) for each in worth], leaf)
    assert list(plan.chosen.values()) == [int(worth[1] > worth[0])]
    assert sorted(looked_at) == [(0, 0), (1, 0)]


def down(left: int) -> Rule:
    """Waits for a six; on the way it may pay for another throw."""
    yield from cite("a/b")
    die = yield from roll("hero", entry="a/b")
    if die < 6 and left and (yield from choose("pay", ("keep", "pay"), entry="a/b")) == "pay":
        return proceed(down, left - 1)
    return F(left + 1) if die == 6 else proceed(down, left) if die > 3 else F(0)


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every plan that is chosen in the test."""
    plans: list[object] = []
    best = PlanOptimiser.best_plan

    def noted(*arguments: object) -> object:
        plans.append(best(*arguments))
        return plans[-1]

    monkeypatch.setattr(PlanOptimiser, "best_plan", noted)
    return plans


def test_states_alike_are_settled_at_once(chosen: list[object]) -> None:
    solution = Solver().solve(bind(down, 60), HIGH)
    assert len(solution.states) == 61
    assert len(chosen) < 2 * 61


def laden(left: int, carried: int) -> Rule:
    """The same with something that is carried along and of no use."""
    yield from cite("a/b")
    die = yield from roll("hero", entry="a/b")
    if die < 6 and left and (yield from choose("pay", ("keep", "pay"), entry="a/b")) == "pay":
        return proceed(laden, left - 1, carried)
    return F(left + 1) if die == 6 else proceed(laden, left, carried) if die > 3 else F(0)


def loads(left: int) -> Rule:
    """Somebody carries a thing or six."""
    yield from cite("a/b")
    return proceed(laden, left, (yield from roll("hero", entry="a/b")))


def test_what_is_worth_the_same_is_decided_once(chosen: list[object]) -> None:
    solution = Solver().solve(bind(loads, 20), HIGH)
    assert len(solution.states) == 1 + 6 * 21
    assert len(chosen) < 3 * 21


def test_what_is_called_is_explained_once_wherever_it_is_decided_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    followed: list[Unfolding] = []

    def counted(unfolding: Unfolding, *arguments: object, **more: object) -> object:
        followed.append(unfolding)
        return reach_probabilities(unfolding, *arguments, **more)  # type: ignore[arg-type]

    monkeypatch.setattr("rulewright.engine.fixed_policy.reach_probabilities", counted)
    solution = Solver().solve(bind(fork), HIGH)
    build_trace(solution, "g")
    list_decision_cases(solution)
    assert len(solution.states) == 3
    assert len(followed) == len(set(followed)) == 3 + 1


def stake(have: int, goal: int) -> Rule:
    """Stakes some of `have` until it is gone or reaches `goal`; a stake is won with 1/3."""
    stakes = tuple(str(number) for number in range(1, min(have, goal - have) + 1))
    staked = int((yield from choose("stake", stakes, entry="a/b")))
    have += staked if (yield from roll("hero", entry="a/b", sides=3)) == 1 else -staked
    return int(have == goal) if have in (0, goal) else proceed(stake, have, goal)


def test_what_floats_have_decided_is_decided_exactly_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    are_exact: list[bool] = []
    best = PlanOptimiser.best_plan

    def noted(chooser: PlanOptimiser, graph: Graph, floats: object, leaf: object, *more: object) -> object:
        are_exact.append(leaf is not None)
        return best(chooser, graph, floats, leaf, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(PlanOptimiser, "best_plan", noted)
    solution = Solver().solve(bind(stake, 3, 8), HIGH)
    assert not are_exact[0]
    assert sum(are_exact) == len(solution.states) == 7


def test_steps_are_what_a_rule_comes_to_as_often_as_it_is_run() -> None:
    come_to: list[str] = []

    def way() -> Rule:
        come_to.append("mention")
        yield from cite("a/b")
        come_to.append("throw")
        die = yield from roll("hero", entry="a/b", sides=3)
        if die == 1:
            come_to.append("decision")
            yield from choose("pay", ("keep", "pay"), entry="a/b")
        come_to.append("end")
        return die

    unfolder = Unfolder()
    unfolder.unfold(bind(way))
    assert Counter(come_to) == {"mention": 4, "throw": 4, "decision": 2, "end": 4}  # it can end in 4 ways
    assert unfolder.clock.steps == len(come_to)


def thrown() -> Rule:
    yield from cite("a/die")
    die = yield from roll("hero", entry="a/b")
    if (yield from choose("pay", ("keep", "pay"), entry="a/b")) == "keep":
        return die
    return (yield from roll("hero", entry="a/b"))


def ending(twice: bool) -> Rule:
    """What the one throw that counts leads to, in a rule of one shape or another."""
    yield from cite("a/end")
    die = yield from call(thrown)
    return die * 10 + (yield from roll("hero", entry="a/b")) if twice else die


def fork() -> Rule:
    yield from cite("a/fork")
    return proceed(ending, (yield from roll("hero", entry="a/b", sides=2)) == 2)


runs = 0


def called(sides: int) -> Rule:
    global runs  # noqa: PLW0603
    runs += 1
    return (yield from roll("hero", entry="a/b", sides=sides))


def turn(name: str, left: int) -> Rule:
    yield from cite("a/b")
    die = yield from call(called, 6)
    return proceed(turn, name, left - 1) if left and die < 3 else die


@pytest.fixture
def unfoldings(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[Unfolding]]:
    """Every unfolding that is made."""
    created: list[weakref.ref[Unfolding]] = []
    init = Unfolding.__init__

    def recorded(unfolding: Unfolding, *arguments: object) -> None:
        init(unfolding, *arguments)
        created.append(weakref.ref(unfolding))

    monkeypatch.setattr(Unfolding, "__init__", recorded)
    return created


def test_a_solver_keeps_what_rules_call_and_forgets_where_play_has_been(
    unfoldings: list[weakref.ref[Unfolding]],
) -> None:
    global runs  # noqa: PLW0603
    runs = 0
    solver = Solver()
    for name in ("one reading", "another"):
        solver.solve(bind(turn, name, 30), HIGH)
    assert runs == 6  # once for every face, in the first solution
    gc.collect()
    assert len(unfoldings) == 2 * 31 + 1
    alive = sum(each() is not None for each in unfoldings)
    assert alive <= 4  # the die, the rule that ends, the first of all, to which others are compared


def steps_down(left: int) -> Rule:
    """One or two steps: most places are come to from two others, and the first one again from the last."""
    steps = yield from roll("hero", entry="a/b", sides=2)
    if left > 1:
        return proceed(steps_down, left - steps)
    return proceed(steps_down, 30) if steps == 2 else steps


@pytest.mark.parametrize("most", [0, 5_000])
def test_states_share_the_rules_that_play_goes_on_with(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.engine.solver.STATES_KEPT", most)
    states = Solver().solve(bind(steps_down, 30), HIGH).states
    assert 0 in states[-1].targets
    for state in states:
        assert len(state.packed_targets) == 4 * len(state.turns)
        for result, target, turns in zip(state.unfolding.results, state.targets, state.turns, strict=True):
            assert isinstance(result, Next) is (target >= 0)
            if isinstance(result, Next):
                assert result.rule is states[target].rule
                assert result.turns == turns


def aside() -> Rule:
    yield from roll("hero", entry="a/b")
    return None


def long_way(name: str) -> Rule:
    """Fifty throws that count for nothing, and one that does."""
    for _ in range(50):
        yield from call(aside)
    return (yield from roll(name, entry="a/b"))


def test_a_rule_that_another_stands_for_is_run_throw_by_throw_only_once() -> None:
    known, other = bind(long_way, "known"), bind(long_way, "other")
    solver = Solver()
    solution = solver.solve(known, HIGH)
    limits = Limits(steps=2_000)  # a way takes more than 50
    samples = sample(solution, 400, 1, other, lambda _: known, solver=solver, limits=limits)
    assert samples.size == 400
    assert set(samples.counts) == {1, 2, 3, 4, 5, 6}


def test_samples_are_fewer_where_they_would_take_more_steps_than_allowed() -> None:
    solution = Solver().solve(bind(five_ways), HIGH)
    assert sample(solution, 100, 1, limits=Limits(steps=1_000)).size == 100
    assert 0 < sample(solution, 100, 1, limits=Limits(steps=30)).size <= 30  # each takes a step at least
    with pytest.raises(LimitReachedError, match="more than 0 steps"):
        sample(solution, 100, 1, limits=Limits(steps=0))


@pytest.fixture
def collecting() -> Iterator[None]:
    gc.enable()
    yield
    gc.enable()


@pytest.mark.usefixtures("collecting")
def test_the_collector_works_again_whatever_happens() -> None:
    with pytest.raises(ZeroDivisionError), gc_paused():
        raise ZeroDivisionError(gc.isenabled())
    assert gc.isenabled()
    gc.disable()
    with gc_paused():
        pass
    assert not gc.isenabled()
