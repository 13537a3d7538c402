"""What a game is made of, beside its rules (`rulewright.engine`): what its package offers and how it says it.

    from rulewright.games import GamePackage, Problem, RequestModel, Situation

A name is imported when it is first looked up, so that opening a game stays cheap.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.corpus.factsheet import EntryLink as EntryLink
    from rulewright.corpus.factsheet import FactRow as FactRow
    from rulewright.corpus.factsheet import FactSheet as FactSheet
    from rulewright.corpus.findings import ContentError as ContentError
    from rulewright.corpus.findings import Finding as Finding
    from rulewright.corpus.model import Entry as Entry
    from rulewright.corpus.records import PieceRecord as PieceRecord
    from rulewright.corpus.records import read_record as read_record
    from rulewright.language.messages import Vocabulary as Vocabulary
    from rulewright.language.phrase import Phrase as Phrase
    from rulewright.language.phrase import make_phrase_factory as make_phrase_factory
    from rulewright.situations.package import GamePackage as GamePackage
    from rulewright.situations.problem import OutcomeSummary as OutcomeSummary
    from rulewright.situations.problem import Problem as Problem
    from rulewright.situations.problem import Report as Report
    from rulewright.situations.problem import Statement as Statement
    from rulewright.situations.request import RequestModel as RequestModel
    from rulewright.situations.request import Variants as Variants
    from rulewright.situations.situation import ResultTone as ResultTone
    from rulewright.situations.situation import Situation as Situation
    from rulewright.situations.situation import Variant as Variant

_HOMES = {
    "ContentError": "corpus.findings",
    "Entry": "corpus.model",
    "EntryLink": "corpus.factsheet",
    "FactRow": "corpus.factsheet",
    "FactSheet": "corpus.factsheet",
    "Finding": "corpus.findings",
    "GamePackage": "situations.package",
    "OutcomeSummary": "situations.problem",
    "Phrase": "language.phrase",
    "PieceRecord": "corpus.records",
    "Problem": "situations.problem",
    "Report": "situations.problem",
    "RequestModel": "situations.request",
    "ResultTone": "situations.situation",
    "Situation": "situations.situation",
    "Statement": "situations.problem",
    "Variant": "situations.situation",
    "Variants": "situations.request",
    "Vocabulary": "language.messages",
    "make_phrase_factory": "language.phrase",
    "read_record": "corpus.records",
}

__all__ = [*_HOMES]  # noqa: PLE0604  strings


def __getattr__(name: str) -> object:
    """Imports what is looked up."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"rulewright.{_HOMES[name]}"), name)
