"""Rulewright: board game rules as linked entries, found in any language and executed by an engine.

>>> from rulewright import load_rules
>>> load_rules().look_up("attacks/stand-off").id
'talisman/attacks/stand-off'
"""

from importlib import import_module
from typing import TYPE_CHECKING

from rulewright.version import __version__ as __version__

if TYPE_CHECKING:
    from rulewright.corpus.model import Difference as Difference
    from rulewright.corpus.model import Entry as Entry
    from rulewright.errors import BadInputError as BadInputError
    from rulewright.errors import LimitError as LimitError
    from rulewright.errors import RulewrightError as RulewrightError
    from rulewright.language import Language as Language
    from rulewright.library import Rules as Rules
    from rulewright.library import load_rules as load_rules
    from rulewright.search.result import Hit as Hit
    from rulewright.search.result import SearchResult as SearchResult
    from rulewright.situations.answer import Answer as Answer
    from rulewright.situations.play_state import PlayState as PlayState
    from rulewright.situations.problem import Report as Report

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

__all__ = ["__version__", *_HOMES]  # noqa: PLE0604  strings


def __getattr__(name: str) -> object:
    """Import a public name at its first use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
