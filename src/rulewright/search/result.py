"""What a search answers."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.language import Language


@dataclass(frozen=True)
class Hit:
    """An entry or a difference found: title and snippet in the reader's language, the language whose text matched.

    In the snippet, which is plain text, the words that match stand between `**` and `**`.
    """

    id: str
    kind: str
    title: str
    language: Language
    matched_language: Language
    score: float
    snippet: str
    url: str

    def as_json(self) -> dict[str, object]:
        """The hit as an object of the contract."""
        return {
            "id": self.id,
            "title": self.title,
            "language": str(self.language),
            "matched_language": str(self.matched_language),
            "score": round(self.score, 4),
            "snippet": self.snippet,
            "url": self.url,
            "kind": self.kind,
        }


@dataclass(frozen=True)
class SearchResult:
    """The hits of a query, best first, and the spelling that was probably meant, if a word is unknown."""

    query: str
    language: Language
    suggestion: str | None
    hits: tuple[Hit, ...]

    def as_json(self) -> dict[str, object]:
        """The result as the contract's object."""
        return {
            "schema": 1,
            "query": self.query,
            "language": str(self.language),
            "suggestion": self.suggestion,
            "hits": [hit.as_json() for hit in self.hits],
        }
