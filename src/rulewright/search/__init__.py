"""Search over every text in every language: analysis, index, ranking, highlighting, suggestions."""

from rulewright.search.index import SearchIndex, open_index
from rulewright.search.ranking import Hit, SearchResult

__all__ = ["Hit", "SearchIndex", "SearchResult", "open_index"]
