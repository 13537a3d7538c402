"""A piece's facts and names for the templates."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.corpus.factsheet import FactSheet
from rulewright.corpus.model import Entry, Game, Provenance
from rulewright.language import Language
from rulewright.reference.source_places import list_source_places
from rulewright.reference.wording import Wording
from rulewright.views.document_labels import list_marked


@dataclass(frozen=True)
class NameView:
    """The provenance of a name, and the line on which a rulebook prints it."""

    provenance: Provenance
    lines: str


def name_views(entry: Entry, game: Game, wording: Wording) -> dict[Language, NameView]:
    """The provenance of the piece's name, by language; empty for any other entry."""
    if entry.piece is None:
        return {}
    books = zip(game.books.values(), list_source_places(game, entry.piece.printed, wording), strict=True)
    lines = {book.language: place.lines for book, place in books if place.lines}
    return {
        language: NameView(provenance, lines.get(language, "")) for language, provenance in entry.piece.names.items()
    }


def legend(sheets: Iterable[FactSheet | None], names: Iterable[NameView] = ()) -> list[Provenance]:
    """The provenances marked on a page, in the order of the enum."""
    found = [each for sheet in sheets if sheet is not None for each in sheet.provenances()]
    return list_marked([*found, *(name.provenance for name in names)])
