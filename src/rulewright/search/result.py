"""The result of a search."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.language import Language


@dataclass(frozen=True)
class Hit:
    """A hit: an entry, a difference, a page or a calculator, in the reader's language if its text exists in that.

    `language` is that of title and snippet, `matched_language` the one whose text matched. The snippet is plain text,
    with `**` on both sides of matching words.

    >>> from rulewright import load_rules
    >>> hit = load_rules().search("tasatulos", "en").hits[0]
    >>> hit.title, str(hit.language), str(hit.matched_language)
    ('Stand-off', 'en', 'fi')
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
        """The hit as an object of the JSON contract."""
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
    """The hits of a query, best first, and a suggested spelling if a word is unknown.

    >>> from rulewright import load_rules
    >>> result = load_rules().search("hyökkäys tasatulso", "fi")
    >>> result.suggestion
    'hyökkäys tasatulos'
    """

    query: str
    language: Language
    suggestion: str | None
    hits: tuple[Hit, ...]

    def as_json(self) -> dict[str, object]:
        """The result as an object of the JSON contract."""
        return {
            "schema": 1,
            "query": self.query,
            "language": str(self.language),
            "suggestion": self.suggestion,
            "hits": [hit.as_json() for hit in self.hits],
        }
