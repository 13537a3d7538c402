"""What is asked of whoever runs a rule, in which order, and what handlers make of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.engine.driver import inline_calls, play, run, run_on_stack, run_with_answers
from rulewright.engine.effects import (
    BoundRule,
    Call,
    Choose,
    Cite,
    Effect,
    Next,
    Play,
    Roll,
    Rule,
    bind,
    call,
    choose,
    cite,
    draw,
    proceed,
    roll,
    tail_call_with,
)
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.replay import WrongAnswerError, replay, resume_play, simplify_rule
from rulewright.engine.solver import Solver
from rulewright.engine.stepper import PolicyStepper
from rulewright.engine.unfolding import CallNode, ChooseNode, Unfolder


def race(ahead: int) -> Play[int]:
    """Whether to run on; a 1 costs a step, and from 3 steps ahead nobody catches up."""
    yield from cite("race/course", facts={"ahead": ahead})
    if (yield from choose("run", ("rest", "go"), entry="race/run", ranks=(0, 0))) == "rest":
        return ahead
    ahead += yield from call(stride, 6, facts={"ahead": ahead})
    return ahead if ahead >= 3 else proceed(race, ahead, turns=2)


def stride(sides: int) -> Rule[int]:
    yield from cite("race/stride")
    if (yield from roll("runner", entry="race/stride", sides=sides)) == 1:
        return -1 if (yield from choose("stumble", ("fall", "catch"), entry="race/stumble")) == "fall" else 0
    return 2


def test_play_asks_for_everything_but_calls_and_goes_on_to_the_outcome() -> None:
    entries, steps = [], []
    answers = iter(["go", 1, "fall", "go", 5, "go", 2])

    def answer(effect: Cite | Roll | Choose) -> object:
        entries.append(effect.entry)
        return None if isinstance(effect, Cite) else next(answers)

    def handler_of(step: Next[int]) -> object:
        steps.append((step.rule.arguments, step.turns))
        return inline_calls

    assert play(bind(race, 0), answer, handler_of) == 3
    assert next(answers, None) is None
    assert steps == [((0,), 0), ((-1,), 2), ((1,), 2)]
    turn = ["race/course", "race/run", "race/stride", "race/stride"]
    assert entries == [*turn, "race/stumble", *turn, *turn]


def test_handler_can_change_an_effect_and_receives_the_previous_answer() -> None:
    earlier = []

    def handle(effect: object, before: object) -> object:
        earlier.append(before)
        return effect._replace(sides=20) if isinstance(effect, Roll) else inline_calls(effect, before)

    course = run(bind(stride, 6), handle)
    assert next(course) == Cite("race/stride")
    assert course.send(None) == Roll("runner", "race/stride", 20)
    assert course.send(1).name == "stumble"
    with pytest.raises(StopIteration) as end:
        course.send("catch")
    assert end.value.value == 0
    assert earlier == [None, None, 1]


def test_replaying_says_what_play_waits_for_and_what_was_mentioned_since() -> None:
    pending, mentioned, outcome = replay(bind(race, 0), ["go"])
    assert (pending, [cited.entry for cited in mentioned], outcome) == (
        Roll("runner", "race/stride"), ["race/stride"], None,
    )  # fmt: skip
    assert replay(bind(race, 0), ["go", 4, "rest"]) == (None, (), 2)
    for answers, position, allowed in (
        (["stay"], 0, ("rest", "go")),
        (["go", 7], 1, (1, 2, 3, 4, 5, 6)),
        (["rest", "go"], 1, ()),
    ):
        with pytest.raises(WrongAnswerError) as caught:
            replay(bind(race, 0), answers)
        assert (caught.value.position, caught.value.allowed) == (position, allowed)


def test_a_resumed_rule_keeps_what_is_known_of_calls_that_are_under_way() -> None:
    # The call is run, not made: the choice inside it has no other way to be told how far ahead the runner is.
    unfolding = Unfolder().unfold(bind(resume_play, bind(race, 1), ("go", 1)))
    decisions = [node.choose for node in unfolding.nodes if isinstance(node, ChooseNode)]
    assert {choice.name: dict(choice.facts) for choice in decisions} == {"run": {}, "stumble": {"ahead": 1}}
    (run_on,) = (choice for choice in decisions if choice.name == "run")
    assert (run_on.options, run_on.ranks) == (("go",), None)
    # Without answers inside it the call is still one.
    unfolding = Unfolder().unfold(bind(resume_play, bind(race, 1), ("go",)))
    (called,) = (node.call for node in unfolding.nodes if isinstance(node, CallNode))
    assert called == Call(bind(stride, 6), {"ahead": 1})


def trek(days: int) -> Rule[int]:
    def arrived(die: int) -> int:
        return days + die

    yield from choose("set-out", ("stay", "go"), entry="race/trek")
    return (yield from tail_call_with(arrived, stride, 6))


def test_a_resumed_rule_may_end_with_a_call_whose_result_a_function_of_its_own_transforms() -> None:
    """The function is another one at every run, but the effects have to be equal at every run."""
    fresh, resumed = (
        Unfolder().unfold(rule).results for rule in (bind(trek, 3), bind(resume_play, bind(trek, 3), ("go",)))
    )
    assert resumed == fresh


def test_answers_that_are_left_go_on_to_the_next_rule() -> None:
    results = Unfolder().unfold(bind(resume_play, bind(race, 0), ("go", 4, "go"))).results
    assert results == (proceed(resume_play, bind(race, 2), ("go",), turns=2),)


def dealt(cards: tuple[tuple[str, int], ...]) -> Rule[str]:
    card = yield from draw(cards, entry="cards/draw")
    return f"{card}, {(yield from choose('keep', ('keep', 'swap'), entry='cards/keep'))}"


def test_effect_with_one_answer_consumes_none() -> None:
    only, several = (("ace", 2),), (("ace", 2), ("ten", 1))
    assert replay(bind(dealt, only), ["swap"])[2] == "ace, swap"
    assert Unfolder().unfold(bind(resume_play, bind(dealt, only), ("swap",))).results == ("ace, swap",)
    assert Unfolder().unfold(bind(resume_play, bind(dealt, several), ("ten",))).results == ("ten, keep", "ten, swap")


def test_a_resumed_rule_is_simplified_with_what_its_answers_tell() -> None:
    def simpler(argument: int, answers: int) -> int:
        return min(argument, answers)

    assert simplify_rule(bind(race, 5), simpler) == bind(race, 0)
    assert simplify_rule(bind(resume_play, bind(race, 5), ("go", 1)), simpler) == bind(
        resume_play, bind(race, 2), ("go", 1)
    )


def test_a_policy_takes_the_first_option_where_its_solution_knows_no_such_decision() -> None:
    def decides(options: tuple[str, ...], throws: bool) -> Rule[str]:
        yield from cite("game/decides")
        if throws:
            yield from roll("hero", entry="game/decides")
        return (yield from choose("which", options, entry="game/decides"))

    last = Goal("last", (Measure("last", lambda option: option == "c"),))
    solution = Solver().solve(bind(decides, ("a", "b", "c"), False), last)

    def played(*arguments: object) -> str:
        policy = PolicyStepper(lambda _: solution.evaluated_tree)
        answer = lambda effect: policy.best_option(effect) if isinstance(effect, Choose) else 1  # noqa: E731
        return play(bind(decides, *arguments), answer, policy.handler_of)

    assert played(("b", "c"), False) == "c"
    assert played(("b", "a"), False) == "b"  # where c cannot be chosen
    assert played(("b", "c"), True) == "b"  # after a throw that the solution does not have


def series(die: int) -> Rule[int]:
    """Two strides with a die in between, each part of the sum told apart by its place."""
    first = yield from call(stride, 6)
    middle = yield from call(die_of, die)
    return 100 * first + 10 * middle + (yield from call(stride, 6))


def die_of(sides: int) -> Rule[int]:
    return (yield from call(stride, 4)) + (yield from roll("runner", entry="race/die", sides=sides))


@pytest.mark.parametrize("draws", [[2, 3, 5, 6], [1, "fall", 2, 4, 3], [4, 1, "catch", 1, 2]])
def test_calls_run_in_place_ask_the_same_as_calls_run_by_a_handler_but_for_mentions(draws: list[int | str]) -> None:
    def asking(effects: list[object]) -> Callable[[Effect], object]:
        answers = iter(draws)

        def answer(effect: Effect) -> object:
            effects.append(effect)
            return None if isinstance(effect, Cite) else next(answers)

        return answer

    placed: list[object] = []
    handled: list[object] = []
    result = run_on_stack(bind(series, 8), asking(placed), lambda called: None)
    assert result == run_with_answers(run(bind(series, 8), inline_calls), asking(handled))
    assert placed == [effect for effect in handled if not isinstance(effect, Cite)]


def test_what_is_settled_is_not_run() -> None:
    def settle(called: BoundRule[int]) -> tuple[int] | None:
        return (4,) if called == bind(stride, 6) else None

    entries: list[object] = []

    def answer(effect: Effect) -> object:
        entries.append(effect.entry)
        return 3

    assert run_on_stack(bind(series, 8), answer, settle) == 100 * 4 + 10 * (2 + 3) + 4
    assert entries == ["race/stride", "race/die"]  # only the stride of 4 sides is run
