"""Running of rules with answers from outside. Apart from unfolding, only this module takes effects from a rule.

A handler decides what happens to each effect. It gets the effect and the answer to the previous one. It returns the
effect to yield, the same or another, or a rule to run in its place, such as a callee.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeAlias, TypeVar

from rulewright.engine.effects import BoundRule, Call, Cite, Effect, Next, Prompt, PromptAnswer, Rule, StepResult

T = TypeVar("T")
Handler: TypeAlias = Callable[[Effect, Any], Effect | Rule[Any]]


def run(rule: BoundRule[T], handle: Handler) -> Rule[T]:
    """Run the rule by itself, passing each of its effects through `handle`."""
    course = rule.start()
    answer: Any = None
    while True:
        try:
            effect = course.send(answer)
        except StopIteration as end:
            result: T = end.value
            return result
        handled = handle(effect, answer)
        answer = (yield from handled) if isinstance(handled, Generator) else (yield handled)


def inline_calls(effect: Effect, before: object) -> Effect | Rule[Any]:  # noqa: ARG001
    """Handler that runs called rules in place and yields every other effect unchanged."""
    return run(effect.rule, inline_calls) if isinstance(effect, Call) else effect


def play(
    rule: BoundRule[StepResult[T]],
    answer: Callable[[Cite | Prompt], PromptAnswer | None],
    handler_of: Callable[[Next[T]], Handler] = lambda _: inline_calls,
) -> T:
    """Play a rule and its successors to the outcome, answering every prompt with `answer`.

    `handler_of` gets each of these rules with the turns before it, and returns the rule's handler, which runs callees.
    """
    step = Next(rule, 0)
    while True:
        result = run_with_answers(run(step.rule, handler_of(step)), answer)
        if not isinstance(result, Next):
            return result
        step = result


def run_with_answers(rule: Rule[T], answer: Callable[[Cite | Prompt], PromptAnswer | None]) -> T:
    """Run a rule that yields no calls to its result, answering every effect with `answer`."""
    given: PromptAnswer | None = None
    while True:
        try:
            asked = rule.send(given)
        except StopIteration as end:
            result: T = end.value
            return result
        assert not isinstance(asked, Call)
        given = answer(asked)


def run_on_stack(
    rule: BoundRule[T],
    answer: Callable[[Prompt], PromptAnswer],
    known_result: Callable[[BoundRule[Any]], tuple[Any] | None],
) -> T:
    """Run a rule and its callees to the result, answering every prompt with `answer`; citations are ignored.

    `known_result` may return the result of a called rule, in a tuple; then the rule is not run. The function is
    equivalent to `run` with `inline_calls` and `run_with_answers`. It creates no generator per call level, which
    matters for games of thousands of rules.
    """
    callers: list[Rule[Any]] = []
    course: Rule[Any] = rule.start()
    given: Any = None
    while True:
        try:
            asked = course.send(given)
        except StopIteration as end:
            if not callers:
                result: T = end.value
                return result
            course, given = callers.pop(), end.value
            continue
        if isinstance(asked, Cite):
            given = None
        elif not isinstance(asked, Call):
            given = answer(asked)
        elif (known := known_result(asked.rule)) is not None:
            (given,) = known
        else:
            callers.append(course)
            course, given = asked.rule.start(), None
