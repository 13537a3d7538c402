"""Rulewright: board game rules as linked entries, found in any language and executed by an engine.

>>> from rulewright import load_rules
>>> load_rules().look_up("attacks/stand-off").id
'talisman/attacks/stand-off'
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.corpus.model import Difference, Entry
    from rulewright.errors import BadInputError, LimitError, RulewrightError
    from rulewright.language import Language
    from rulewright.library import Rules, load_rules
    from rulewright.search.result import Hit, SearchResult
    from rulewright.situations.answer import Answer
    from rulewright.situations.play_state import PlayState
    from rulewright.situations.problem import Report

__version__ = "0.1.0"

_HOMES = {
    "Answer": "situations.answer",
    "BadInputError": "errors",
    "Difference": "corpus.model",
    "Entry": "corpus.model",
    "Hit": "search.result",
    "Language": "language",
    "LimitError": "errors",
    "PlayState": "situations.play_state",
    "Report": "situations.problem",
    "Rules": "library",
    "RulewrightError": "errors",
    "SearchResult": "search.result",
    "load_rules": "library",
}
"""The modules of the public names, imported at their first use; the command line imports none of them here."""

__all__ = [
    "Answer",
    "BadInputError",
    "Difference",
    "Entry",
    "Hit",
    "Language",
    "LimitError",
    "PlayState",
    "Report",
    "Rules",
    "RulewrightError",
    "SearchResult",
    "__version__",
    "load_rules",
]


def __getattr__(name: str) -> object:
    """Import a public name at its first use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
