"""Situations: a described moment of a game, validated, resolved by the engine and answered as JSON."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.situations.answer import Advice, Answer, OutcomeLine
    from rulewright.situations.catalogue import Catalogue
    from rulewright.situations.games import Games, UnknownEngineError
    from rulewright.situations.improvement import Improvement
    from rulewright.situations.package import GamePackage
    from rulewright.situations.problem import Line, Problem, Report, Summary, Trial
    from rulewright.situations.request import parse_request, validated
    from rulewright.situations.situation import Chance, Situation, Tone, Variant
    from rulewright.situations.sketch import Sketch
    from rulewright.situations.solving import EXACTLY, Effort

_HOMES = {
    "Advice": "answer",
    "Answer": "answer",
    "Catalogue": "catalogue",
    "Chance": "situation",
    "EXACTLY": "solving",
    "Effort": "solving",
    "GamePackage": "package",
    "Games": "games",
    "Improvement": "improvement",
    "Line": "problem",
    "OutcomeLine": "answer",
    "Problem": "problem",
    "Report": "problem",
    "Situation": "situation",
    "Sketch": "sketch",
    "Summary": "problem",
    "Tone": "situation",
    "Trial": "problem",
    "UnknownEngineError": "games",
    "Variant": "situation",
    "parse_request": "request",
    "validated": "request",
}
"""The module that defines each public name of this package."""

__all__ = [
    "EXACTLY",
    "Advice",
    "Answer",
    "Catalogue",
    "Chance",
    "Effort",
    "GamePackage",
    "Games",
    "Improvement",
    "Line",
    "OutcomeLine",
    "Problem",
    "Report",
    "Situation",
    "Sketch",
    "Summary",
    "Tone",
    "Trial",
    "UnknownEngineError",
    "Variant",
    "parse_request",
    "validated",
]


def __getattr__(name: str) -> object:
    """Import a public name when it is first used: reading a game's facts must not load the engine."""
    if name not in __all__:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
