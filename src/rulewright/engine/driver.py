"""Runs rules with answers from outside: the one place, beside unfolding, where effects are taken from a rule.

What becomes of an effect is up to a handler. It is told the effect and the answer to the one before, and gives what is
to be asked instead, the same or another effect, or a rule that is to be run in its place, such as one that is called.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, TypeAlias, TypeVar

from rulewright.engine.effects import BoundRule, Call, Cite, Effect, Given, Next, Prompt, Rule, StepResult

T = TypeVar("T")
Handler: TypeAlias = Callable[[Effect, Any], Effect | Rule[Any]]


def run(rule: BoundRule[T], handle: Handler) -> Rule[T]:
    """The rule, run by itself, with what `handle` makes of its effects."""
    course = rule.run()
    answer: Any = None
    while True:
        try:
            effect = course.send(answer)
        except StopIteration as end:
            result: T = end.value
            return result
        handled = handle(effect, answer)
        answer = (yield from handled) if isinstance(handled, Generator) else (yield handled)


def ask(effect: Effect, before: object) -> Effect | Rule[Any]:  # noqa: ARG001
    """The handler that runs what is called, and asks for everything else."""
    return run(effect.rule, ask) if isinstance(effect, Call) else effect


def play(
    rule: BoundRule[StepResult[T]],
    answer: Callable[[Cite | Prompt], Given | None],
    handler_of: Callable[[Next[T]], Handler] = lambda _: ask,
) -> T:
    """Plays a rule and those that play goes on with, to the outcome, with the answers to all that is asked.

    `handler_of` is told each of these rules and the turns before it; its handler runs what is called.
    """
    step = Next(rule, 0)
    while True:
        result = answered(run(step.rule, handler_of(step)), answer)
        if not isinstance(result, Next):
            return result
        step = result


def answered(rule: Rule[T], answer: Callable[[Cite | Prompt], Given | None]) -> T:
    """What a rule that calls no other comes to, with the answers to all that it asks."""
    given: Given | None = None
    while True:
        try:
            asked = rule.send(given)
        except StopIteration as end:
            result: T = end.value
            return result
        assert not isinstance(asked, Call)
        given = answer(asked)


def in_place(
    rule: BoundRule[T],
    answer: Callable[[Prompt], Given],
    settle: Callable[[BoundRule[Any]], tuple[Any] | None],
) -> T:
    """What a rule comes to with the answers to all that it and the rules that it calls ask; mentions ask for nothing.

    `settle` may tell, in a tuple, what a rule that is called comes to, which is not run then. It does what `run` and
    `answered` do together, without a generator for every rule on the way, for games of thousands of rules.
    """
    callers: list[Rule[Any]] = []
    course: Rule[Any] = rule.run()
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
        elif (known := settle(asked.rule)) is not None:
            (given,) = known
        else:
            callers.append(course)
            course, given = asked.rule.run(), None
