"""Search over every text in every language: analysis, index, ranking, highlighting, suggestions."""

from rulewright.search.documents import Documents
from rulewright.search.index import SearchIndex, index_is_current, open_index
from rulewright.search.result import Hit, SearchResult
from rulewright.search.storage import IndexFolderError

__all__ = ["Documents", "Hit", "IndexFolderError", "SearchIndex", "SearchResult", "index_is_current", "open_index"]
