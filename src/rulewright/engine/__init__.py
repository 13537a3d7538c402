"""A rules engine that knows no game: rules are generators of effects, solved exactly and explained step by step.

    from rulewright.engine import Rule, choose, roll, solve

Names are imported lazily, at their first use, because a rule alone needs no solver.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from rulewright.engine.executes import executes, executions  # here, since a module has that name

if TYPE_CHECKING:
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
        become,
        bind,
        call,
        choose,
        cite,
        conclude,
        draw,
        proceed,
        roll,
        throw,
    )
    from rulewright.engine.goal import Goal, Measure
    from rulewright.engine.limits import LimitReachedError, Limits
    from rulewright.engine.linear import EndlessError
    from rulewright.engine.resuming import WrongAnswerError
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
    "EndlessError": "linear",
    "Facts": "effects",
    "Goal": "goal",
    "LimitReachedError": "limits",
    "Limits": "limits",
    "Measure": "goal",
    "Next": "effects",
    "Play": "effects",
    "Position": "stepper",
    "Roll": "effects",
    "Rule": "effects",
    "Status": "effects",
    "TraceNode": "trace",
    "WrongAnswerError": "resuming",
    "become": "effects",
    "bind": "effects",
    "call": "effects",
    "choose": "effects",
    "cite": "effects",
    "conclude": "effects",
    "consequence": "consequences",
    "draw": "effects",
    "proceed": "effects",
    "roll": "effects",
    "solve": "best_play",
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
    "EndlessError",
    "Facts",
    "Goal",
    "LimitReachedError",
    "Limits",
    "Measure",
    "Next",
    "Play",
    "Position",
    "Roll",
    "Rule",
    "Status",
    "TraceNode",
    "WrongAnswerError",
    "become",
    "bind",
    "call",
    "choose",
    "cite",
    "conclude",
    "consequence",
    "draw",
    "executes",
    "executions",
    "proceed",
    "roll",
    "solve",
    "throw",
]


def __getattr__(name: str) -> object:
    """Import a public name at its first use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
