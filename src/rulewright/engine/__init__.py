"""A rules engine that knows no game: rules are generators of effects, solved exactly and explained step by step.

    from rulewright.engine import Rule, choose, roll, solve

Names are imported lazily, at their first use, because a rule alone needs no solver.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from rulewright.engine.executes import executes, find_executions  # here, since a module has that name

if TYPE_CHECKING:
    from rulewright.engine.arithmetic import NonTerminatingError as NonTerminatingError
    from rulewright.engine.best_play import BestPlay as BestPlay
    from rulewright.engine.best_play import solve as solve
    from rulewright.engine.consequences import Consequence as Consequence
    from rulewright.engine.consequences import consequence as consequence
    from rulewright.engine.decision_list import DecisionList as DecisionList
    from rulewright.engine.decisions import DecisionCase as DecisionCase
    from rulewright.engine.effects import BoundRule as BoundRule
    from rulewright.engine.effects import Call as Call
    from rulewright.engine.effects import Choose as Choose
    from rulewright.engine.effects import Cite as Cite
    from rulewright.engine.effects import Draw as Draw
    from rulewright.engine.effects import Facts as Facts
    from rulewright.engine.effects import Next as Next
    from rulewright.engine.effects import Play as Play
    from rulewright.engine.effects import Roll as Roll
    from rulewright.engine.effects import Rule as Rule
    from rulewright.engine.effects import Status as Status
    from rulewright.engine.effects import bind as bind
    from rulewright.engine.effects import call as call
    from rulewright.engine.effects import choose as choose
    from rulewright.engine.effects import cite as cite
    from rulewright.engine.effects import draw as draw
    from rulewright.engine.effects import proceed as proceed
    from rulewright.engine.effects import roll as roll
    from rulewright.engine.effects import tail_call as tail_call
    from rulewright.engine.effects import tail_call_with as tail_call_with
    from rulewright.engine.effects import throw as throw
    from rulewright.engine.goal import Goal as Goal
    from rulewright.engine.goal import Measure as Measure
    from rulewright.engine.limits import LimitReachedError as LimitReachedError
    from rulewright.engine.limits import Limits as Limits
    from rulewright.engine.replay import WrongAnswerError as WrongAnswerError
    from rulewright.engine.stepper import Position as Position
    from rulewright.engine.trace import TraceNode as TraceNode

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

__all__ = ["executes", "find_executions", *_HOMES]  # noqa: PLE0604  strings


def __getattr__(name: str) -> object:
    """Import a public name at its first use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
