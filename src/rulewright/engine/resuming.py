"""A rule from a point in the middle on: what was thrown and decided before is given."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar, cast

from rulewright.engine.effects import BoundRule, Call, Choose, Draw, Effect, Facts, Next, Play, Roll, Rule, proceed
from rulewright.engine.unfolding import possible_throws

OutcomeT = TypeVar("OutcomeT", bound=Hashable)
Given = int | tuple[int, ...] | str
Simpler = Callable[[Hashable, int], Hashable]
"""Makes of an argument of a rule one with which the rule has fewer states; told how many answers are given already."""


class WrongAnswerError(ValueError):
    """An answer that the dice or the decision do not allow; `position` counts answers from 0.

    `allowed` are the answers that would do, none where play was over.
    """

    def __init__(self, position: int, answer: object, allowed: Sequence[Given]) -> None:
        super().__init__(f"answer {position + 1}: {answer!r} is none of {', '.join(map(str, allowed))}")
        self.position = position
        self.answer = answer
        self.allowed = tuple(allowed)


def answers_to(effect: Roll | Draw | Choose) -> tuple[Given, ...]:
    """What can come of a throw, draw or decision. Where it is only one thing, nobody is asked."""
    return effect.options if isinstance(effect, Choose) else possible_throws(effect)[0]


def resumed(rule: BoundRule[OutcomeT | Next[OutcomeT]], answers: tuple[Given, ...], before: int = 0) -> Play[OutcomeT]:
    """The rule with `answers` given to its first throws and decisions, in order; `before` were given earlier.

    Raises `WrongAnswerError` for an answer that is not possible, or that comes after the end.
    """
    waiting = list(answers)

    def replay(run: Rule[Any], inherited: Facts) -> Rule[Any]:
        answer: Any = None
        while True:
            try:
                effect = run.send(answer)
            except StopIteration as stop:
                returned: object = stop.value
                return returned
            if isinstance(effect, Call) and not waiting:
                # What called this rule was run here, so it is not the rule's last word any more.
                answer = yield effect._replace(facts={**inherited, **effect.facts}, is_last=False)
            elif isinstance(effect, Call):
                answer = yield from replay(effect.rule.run(), {**inherited, **effect.facts})
            else:
                if isinstance(effect, Choose):
                    effect = effect._replace(facts={**inherited, **effect.facts})
                answer = yield with_answer(effect) if waiting else effect

    def with_answer(effect: Effect) -> Effect:
        if not isinstance(effect, Roll | Draw | Choose):
            return effect
        allowed = answers_to(effect)
        if len(allowed) == 1:
            return effect
        answer = waiting.pop(0)
        if answer not in allowed:
            raise WrongAnswerError(before + len(answers) - len(waiting) - 1, answer, allowed)
        if isinstance(effect, Choose):
            return effect._replace(options=(str(answer),), ranks=None)
        if isinstance(effect, Draw):
            return effect._replace(known=str(answer))
        return effect._replace(known=cast("int | tuple[int, ...]", answer))

    result: Any = yield from replay(rule.run(), {})
    given = before + len(answers) - len(waiting)
    if waiting and not isinstance(result, Next):
        raise WrongAnswerError(given, waiting[0], ())
    if waiting:
        return proceed(resumed, result.rule, tuple(waiting), given, turns=result.turns)
    ended: OutcomeT | Next[OutcomeT] = result
    return ended


def simplified(rule: BoundRule[Any], simpler: Simpler, answers: int = 0) -> BoundRule[Any]:
    """The rule with what `simpler` makes of its arguments, when so many `answers` are given to it."""
    if rule.function is not resumed:
        return rule._replace(arguments=tuple(simpler(argument, answers) for argument in rule.arguments))
    match rule.arguments:
        case (BoundRule() as begun, tuple() as given, *before):
            return rule._replace(arguments=(simplified(begun, simpler, len(given)), given, *before))
    raise TypeError(f"{rule.arguments!r} are no arguments of a resumed rule")
