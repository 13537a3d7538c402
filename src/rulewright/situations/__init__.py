"""Situations: a described moment of a game, validated, resolved by the engine and answered as JSON."""

from rulewright.situations.answer import Advice, Answer, OutcomeLine
from rulewright.situations.catalogue import Catalogue, Situation
from rulewright.situations.request import parse_request, validated

__all__ = ["Advice", "Answer", "Catalogue", "OutcomeLine", "Situation", "parse_request", "validated"]
