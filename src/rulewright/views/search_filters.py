"""Search for the command line and the API."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rulewright.corpus.kind import CALCULATOR, DIFFERENCE_KIND, PAGE, Kind
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase

if TYPE_CHECKING:
    from rulewright.search.index import SearchIndex
    from rulewright.search.result import SearchResult


def search_index(
    index: SearchIndex,
    query: str,
    language: Language,
    *,
    game: str | None = None,
    chapter: str | None = None,
    kind: str | None = None,
    within: Language | None = None,
    limit: int = 10,
) -> SearchResult:
    """The result of a search. Raises the errors of `require_filters`."""
    families = dict.fromkeys(entry.family for entry in index.entries if entry.kind != CALCULATOR)
    require_filters(index.books, families, game, chapter, kind)
    if chapter is not None and "/" in chapter:
        game, chapter = chapter.split("/", 1)
    return index.search(query, language, game=game, chapter=chapter, kind=kind, within=within, limit=limit)


def require_filters(
    games: Iterable[str], families: Iterable[str], game: str | None, chapter: str | None, kind: str | None
) -> None:
    """Raise `BadInputError` (`unknown-game`, `unknown-chapter`, `unknown-kind`) for filters that fit nothing."""
    if chapter is not None and "/" in chapter:
        game, chapter = chapter.split("/", 1)
    require_known("unknown-game", game, games, phrase("there-is-no-game-game", game=game))
    require_known("unknown-chapter", chapter, families, phrase("there-is-no-chapter-chapter", chapter=chapter))
    require_known(
        "unknown-kind", kind, (*Kind, DIFFERENCE_KIND, PAGE, CALCULATOR), phrase("there-is-no-kind-of-entry", kind=kind)
    )


def require_known(code: str, name: str | None, names: Iterable[str], message: Phrase) -> None:
    """Raise `BadInputError` for a name that is not among `names`; `None` is allowed."""
    known = list(map(str, names))
    if name is not None and name not in known:
        raise BadInputError(code, name[:80], message, phrase("name-one-of-ids", ids=", ".join(known)))
