"""Search over every text in every language: analysis, index, ranking, highlighting, suggestions."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.search.documents import Documents
    from rulewright.search.index import SearchIndex, index_is_current, open_index
    from rulewright.search.result import Hit, SearchResult
    from rulewright.search.storage import IndexFolderError

_HOMES = {"Documents": "documents", "Hit": "result", "IndexFolderError": "storage", "SearchResult": "result"}
"""The modules of what is not in `index`."""

__all__ = ["Documents", "Hit", "IndexFolderError", "SearchIndex", "SearchResult", "index_is_current", "open_index"]


def __getattr__(name: str) -> object:
    """Imports what is asked for: who looks at words alone need not have what an index is made with."""
    if name not in __all__:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'index')}"), name)
