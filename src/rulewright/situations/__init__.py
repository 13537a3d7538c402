"""Situations: a described moment of a game, validated, resolved by the engine and answered as JSON."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.situations.answer import Advice, Answer, AnswerOutcome
    from rulewright.situations.catalogue import Catalogue
    from rulewright.situations.game_packages import GamePackages, UnknownEngineError
    from rulewright.situations.package import GamePackage
    from rulewright.situations.problem import OutcomeSummary, Preview, Problem, Report, Statement, Trial
    from rulewright.situations.request import parse_request, validate_request
    from rulewright.situations.situation import ChanceKind, Improvement, ResultTone, Situation, Variant
    from rulewright.situations.solving import EXACT, Effort

_MODULES = {
    "Advice": "answer",
    "Answer": "answer",
    "Catalogue": "catalogue",
    "ChanceKind": "situation",
    "EXACT": "solving",
    "Effort": "solving",
    "GamePackage": "package",
    "GamePackages": "game_packages",
    "Improvement": "situation",
    "Statement": "problem",
    "AnswerOutcome": "answer",
    "Problem": "problem",
    "Report": "problem",
    "Situation": "situation",
    "Preview": "problem",
    "OutcomeSummary": "problem",
    "ResultTone": "situation",
    "Trial": "problem",
    "UnknownEngineError": "game_packages",
    "Variant": "situation",
    "parse_request": "request",
    "validate_request": "request",
}
"""The module that defines each public name of this package."""

__all__ = [
    "EXACT",
    "Advice",
    "Answer",
    "AnswerOutcome",
    "Catalogue",
    "ChanceKind",
    "Effort",
    "GamePackage",
    "GamePackages",
    "Improvement",
    "OutcomeSummary",
    "Preview",
    "Problem",
    "Report",
    "ResultTone",
    "Situation",
    "Statement",
    "Trial",
    "UnknownEngineError",
    "Variant",
    "parse_request",
    "validate_request",
]


def __getattr__(name: str) -> object:
    """Import a public name when it is first used: reading a game's facts must not load the engine."""
    if name not in __all__:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
