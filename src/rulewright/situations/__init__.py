"""Situations: a described moment of a game, validated, resolved by the engine and answered as JSON."""

from rulewright.situations.answer import Advice, Answer, OutcomeLine
from rulewright.situations.catalogue import Catalogue, Chance, Situation, Tone, Variant
from rulewright.situations.games import Games, UnknownEngineError
from rulewright.situations.improvement import Improvement
from rulewright.situations.package import GamePackage
from rulewright.situations.problem import Line, Problem, Report, Summary, Trial
from rulewright.situations.request import parse_request, validated
from rulewright.situations.sketch import Sketch
from rulewright.situations.solving import EXACTLY, Effort

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
