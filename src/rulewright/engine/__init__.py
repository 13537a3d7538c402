"""A rules engine that knows no game: rules are generators of effects, solved exactly and explained step by step.

    from rulewright.engine import Rule, choose, roll, solve

Names are imported lazily, at their first use, because a rule alone needs no solver.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from rulewright.engine.executes import executes, find_executions  # here, since a module has that name

if TYPE_CHECKING:
    from rulewright.engine.arithmetic import NonTerminatingError
    from rulewright.engine.best_play import BestPlay, solve
    from rulewright.engine.consequences import Consequence, consequence
    from rulewright.engine.decision_list import DecisionList
    from rulewright.engine.decisions import DecisionCase
    from rulewright.engine.effects import (
        BoundRule,
        Call,
        Choose,
        Cite,
        Draw,
        Facts,
        Next,
        Play,
        Roll,
        Rule,
        Status,
        bind,
        call,
        choose,
        cite,
        draw,
        proceed,
        roll,
        tail_call,
        tail_call_with,
        throw,
    )
    from rulewright.engine.goal import Goal, Measure
    from rulewright.engine.limits import LimitReachedError, Limits
    from rulewright.engine.replay import WrongAnswerError
    from rulewright.engine.stepper import Position
    from rulewright.engine.trace import TraceNode

_HOMES = {
    "BestPlay": "best_play",
    "BoundRule": "effects",
    "Call": "effects",
    "Choose": "effects",
    "Cite": "effects",
    "Consequence": "consequences",
    "DecisionCase": "decisions",
    "DecisionList": "decision_list",
    "Draw": "effects",
    "Facts": "effects",
    "Goal": "goal",
    "LimitReachedError": "limits",
    "Limits": "limits",
    "Measure": "goal",
    "Next": "effects",
    "NonTerminatingError": "arithmetic",
    "Play": "effects",
    "Position": "stepper",
    "Roll": "effects",
    "Rule": "effects",
    "Status": "effects",
    "TraceNode": "trace",
    "WrongAnswerError": "replay",
    "bind": "effects",
    "call": "effects",
    "choose": "effects",
    "cite": "effects",
    "consequence": "consequences",
    "draw": "effects",
    "proceed": "effects",
    "roll": "effects",
    "solve": "best_play",
    "tail_call": "effects",
    "tail_call_with": "effects",
    "throw": "effects",
}

__all__ = [
    "BestPlay",
    "BoundRule",
    "Call",
    "Choose",
    "Cite",
    "Consequence",
    "DecisionCase",
    "DecisionList",
    "Draw",
    "Facts",
    "Goal",
    "LimitReachedError",
    "Limits",
    "Measure",
    "Next",
    "NonTerminatingError",
    "Play",
    "Position",
    "Roll",
    "Rule",
    "Status",
    "TraceNode",
    "WrongAnswerError",
    "bind",
    "call",
    "choose",
    "cite",
    "consequence",
    "draw",
    "executes",
    "find_executions",
    "proceed",
    "roll",
    "solve",
    "tail_call",
    "tail_call_with",
    "throw",
]


def __getattr__(name: str) -> object:
    """Import a public name at its first use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
