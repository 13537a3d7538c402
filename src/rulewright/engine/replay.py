"""Replay of a rule with given throws and decisions, and the rule that remains after them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, TypeVar, cast

from rulewright.engine.driver import Handler, inline_calls, play, run
from rulewright.engine.effects import (
    NO_FACTS,
    BoundRule,
    Call,
    Choose,
    Cite,
    Draw,
    Effect,
    Facts,
    Next,
    Play,
    Prompt,
    PromptAnswer,
    Rule,
    StepResult,
    proceed,
)
from rulewright.engine.unfolding import roll_distribution

T = TypeVar("T")
OutcomeT = TypeVar("OutcomeT", bound=Hashable)
ArgumentSimplifier = Callable[[Hashable, int], Hashable]
"""A function that replaces an argument of a rule to reduce its states; it also gets the number of answers given."""


class WrongAnswerError(ValueError):
    """An answer that the dice or the decision do not allow; `position` counts answers from 0.

    `allowed` are the possible answers; it is empty if play was over.

    >>> str(WrongAnswerError(0, 7, (1, 2, 3, 4, 5, 6)))
    'answer 1: 7 is none of 1, 2, 3, 4, 5, 6'
    """

    def __init__(self, position: int, answer: object, allowed: Sequence[PromptAnswer]) -> None:
        super().__init__(f"answer {position + 1}: {answer!r} is none of {', '.join(map(str, allowed))}")
        self.position = position
        self.answer = answer
        self.allowed = tuple(allowed)


def possible_answers(prompt: Prompt) -> tuple[PromptAnswer, ...]:
    """The possible answers of a throw, draw or decision. A single one is given automatically."""
    return prompt.options if isinstance(prompt, Choose) else roll_distribution(prompt)[0]


def match_answer(prompt: Prompt, answer: PromptAnswer) -> PromptAnswer | None:
    """The possible answer that `answer` means: an option that is a number may be given as one. `None` if there is none.

    >>> match_answer(Choose("followers", ("0", "1"), "game/followers"), 1)
    '1'
    """
    allowed = possible_answers(prompt)
    if answer in allowed:
        return answer
    return str(answer) if isinstance(answer, int) and str(answer) in allowed else None


class _PendingPromptError(Exception):
    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt


def replay(
    rule: BoundRule[StepResult[OutcomeT]],
    answers: Sequence[PromptAnswer],
    handler_of: Callable[[Next[OutcomeT]], Handler] = lambda _: inline_calls,
) -> tuple[Prompt | None, tuple[Cite, ...], OutcomeT | None]:
    """Play a rule with these answers, in order; returns the pending prompt, the citations since the last answer, the
    outcome.

    The prompt is `None` if play is over; only then is there an outcome. Prompts with a single possible answer take none
    from `answers`. Raises `WrongAnswerError` for an impossible answer, or one after the end.
    """
    mentioned: list[Cite] = []
    left = list(answers)

    def answer(asked: Cite | Prompt) -> PromptAnswer | None:
        if isinstance(asked, Cite):
            mentioned.append(asked)
            return None
        allowed = possible_answers(asked)
        if len(allowed) == 1:
            return allowed[0]
        if not left:
            raise _PendingPromptError(asked)
        meant = match_answer(asked, left[0])
        if meant is None:
            raise WrongAnswerError(len(answers) - len(left), left[0], allowed)
        mentioned.clear()
        del left[0]
        return meant

    try:
        outcome = play(rule, answer, handler_of)
    except _PendingPromptError as waiting:
        return waiting.prompt, tuple(mentioned), None
    if left:
        raise WrongAnswerError(len(answers) - len(left), left[0], ())
    return None, tuple(mentioned), outcome


def resume_play(rule: BoundRule[StepResult[OutcomeT]], answers: tuple[PromptAnswer, ...]) -> Play[OutcomeT]:
    """The rule with `answers`, which must be possible, given to its first throws and decisions, in order."""
    waiting = list(answers)

    def resume(inherited: Facts) -> Handler:
        """The handler of a rule called with these facts."""

        def handle(effect: Effect, before: object) -> Effect | Rule[Any]:  # noqa: ARG001
            if isinstance(effect, Call | Choose):
                effect = effect._replace(facts={**inherited, **effect.facts})
            if isinstance(effect, Call) and waiting:
                return run(effect.rule, resume(effect.facts))
            if isinstance(effect, Call):
                # The caller was run here, so this is no tail call any more; the caller itself transforms the result.
                return effect._replace(is_tail=False, transform=None)
            if waiting and not isinstance(effect, Cite) and len(possible_answers(effect)) > 1:
                return _fix_answer(effect, waiting.pop(0))
            return effect

        return handle

    result = yield from run(rule, resume(NO_FACTS))
    if waiting and isinstance(result, Next):
        return proceed(resume_play, result.rule, tuple(waiting), turns=result.turns)
    return result


def _fix_answer(prompt: Prompt, answer: PromptAnswer) -> Prompt:
    """The prompt with this answer as the only possible one."""
    meant = match_answer(prompt, answer)
    assert meant is not None
    match prompt:
        case Choose():
            return prompt._replace(options=(str(meant),), ranks=None)
        case Draw():
            return prompt._replace(known=str(meant))
    return prompt._replace(known=cast("int | tuple[int, ...]", meant))


def simplify_rule(rule: BoundRule[T], simplify: ArgumentSimplifier, answer_count: int = 0) -> BoundRule[T]:
    """The rule with its arguments replaced by `simplify`; `answer_count` answers are given to the rule."""
    if rule.function is not resume_play:
        return rule._replace(arguments=tuple(simplify(argument, answer_count) for argument in rule.arguments))
    match rule.arguments:
        case (BoundRule() as begun, tuple() as given):
            return rule._replace(arguments=(simplify_rule(begun, simplify, len(given)), given))
    raise TypeError(f"{rule.arguments!r} are no arguments of a resumed rule")
