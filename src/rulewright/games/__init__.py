"""What a game is made of, beside its rules (`rulewright.engine`): what its package offers and how it says it.

    from rulewright.games import GamePackage, Problem, Request, Situation, phrases_in

A name is imported when it is first looked up, so that opening a game stays cheap.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.corpus.factsheet import FactRow as FactRow
    from rulewright.corpus.factsheet import FactSheet as FactSheet
    from rulewright.corpus.factsheet import Link as Link
    from rulewright.corpus.findings import ContentError as ContentError
    from rulewright.corpus.findings import Finding as Finding
    from rulewright.corpus.model import Entry as Entry
    from rulewright.corpus.records import PieceRecord as PieceRecord
    from rulewright.corpus.records import read_record as read_record
    from rulewright.language.messages import Vocabulary as Vocabulary
    from rulewright.language.phrase import Phrase as Phrase
    from rulewright.language.phrase import phrases_in as phrases_in
    from rulewright.situations.package import GamePackage as GamePackage
    from rulewright.situations.problem import Line as Line
    from rulewright.situations.problem import Problem as Problem
    from rulewright.situations.problem import Report as Report
    from rulewright.situations.problem import Summary as Summary
    from rulewright.situations.shapes import Request as Request
    from rulewright.situations.shapes import Variants as Variants
    from rulewright.situations.situation import Situation as Situation
    from rulewright.situations.situation import Tone as Tone
    from rulewright.situations.situation import Variant as Variant

_HOMES = {
    "ContentError": "corpus.findings",
    "Entry": "corpus.model",
    "FactRow": "corpus.factsheet",
    "FactSheet": "corpus.factsheet",
    "Finding": "corpus.findings",
    "GamePackage": "situations.package",
    "Line": "situations.problem",
    "Link": "corpus.factsheet",
    "Phrase": "language.phrase",
    "PieceRecord": "corpus.records",
    "Problem": "situations.problem",
    "Report": "situations.problem",
    "Request": "situations.shapes",
    "Situation": "situations.situation",
    "Summary": "situations.problem",
    "Tone": "situations.situation",
    "Variant": "situations.situation",
    "Variants": "situations.shapes",
    "Vocabulary": "language.messages",
    "phrases_in": "language.phrase",
    "read_record": "corpus.records",
}

__all__ = [*_HOMES]  # noqa: PLE0604  strings


def __getattr__(name: str) -> object:
    """Imports what is looked up."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"rulewright.{_HOMES[name]}"), name)
