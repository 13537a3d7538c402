"""Template values for the page of an entry, and for a difference between the rulebooks on any page."""

from __future__ import annotations

from textwrap import shorten
from typing import Any

from rulewright.corpus.factsheet import render_fact_sheet
from rulewright.corpus.model import Difference, Entry, Game
from rulewright.language import Language
from rulewright.reference.address import entry_path
from rulewright.reference.facts import legend, name_views
from rulewright.reference.history import change_views
from rulewright.reference.rendering import Rendering
from rulewright.reference.source_places import book_title, list_source_places
from rulewright.reference.worked_examples import describe_example, find_calculator
from rulewright.version import __version__

_DESCRIPTION_LENGTH = 160
"""Length of a description for search engines; half of it for Hangul, whose syllables are twice as wide as letters."""


def entry_page(rendering: Rendering) -> dict[str, Any]:
    """The template values for an entry's page."""
    entry, corpus, game, wording = rendering.page.entry, rendering.corpus, rendering.game, rendering.wording
    assert entry is not None
    language, catalogue = rendering.language, rendering.games.catalogue
    text = entry.texts[language]
    sheet = rendering.sheet(entry)
    names = name_views(entry, game, wording)
    illustrator = rendering.illustrator
    board = illustrator.map_of(entry)
    return {
        "entry": entry,
        "symbol": _symbol(entry, game),
        "text": rendering.text_of(entry.id),
        "description": shorten(
            text.plain, _DESCRIPTION_LENGTH // (2 if text.language.is_hangul else 1), placeholder=" …"
        ),
        "see": [corpus.entries[entry_id] for entry_id in entry.see if entry_id in corpus.entries],
        "differences": [difference_context(rendering, difference) for difference in corpus.differences_of(entry.id)],
        "questions": corpus.questions_of(entry.id),
        "trial": find_calculator(rendering.games[game.id].trial(entry), catalogue, language),
        "examples": [
            view
            for example in corpus.examples_of(entry.id)
            if (view := describe_example(example, corpus, catalogue, language)) is not None
        ],
        "changes": change_views(game.changes_of(entry.id), wording),
        "version": __version__,
        "names": names,
        "facts": render_fact_sheet(sheet, corpus, game.id, language),
        "legend": legend([sheet], names.values()),
        "board": board,
        "map_anchor": illustrator.anchor_of(entry) if board else "",
        "in_flow": illustrator.belongs_to_flow(entry),
        "attestations": _attestations(game, entry, language),
        "source_places": list_source_places(game, entry.sources, wording),
        "permanent_address": entry_path(entry.id, language),
    }


def difference_context(rendering: Rendering, difference: Difference) -> dict[str, Any]:
    """A difference for the templates: each book's words and the reading followed, as HTML."""
    game, wording = rendering.game, rendering.wording
    says = rendering.sections_of(difference.id)
    places = {place.book: place for place in list_source_places(game, difference.passages, wording)}
    titles = {book.id: book_title(book, wording) for book in game.books.values()}
    return {
        "id": difference.id,
        "anchor": difference.id.rsplit("/", 1)[1],
        "title": difference.texts[rendering.language].title,
        "language": difference.texts.language_for(rendering.language),
        "severity": difference.severity,
        "books": [
            {
                "title": title,
                "says": says[book_id],
                "place": places[title],
            }
            for book_id, title in titles.items()
            if book_id in says
        ],
        "reading": says.get("reading", ""),
        "entries": difference.entries,
    }


def _symbol(entry: Entry, game: Game) -> str | None:
    """The glossary term whose symbol precedes the entry's title."""
    name = entry.id.rsplit("/", 1)[1]
    return name if entry.term is not None and name in game.symbols else None


def _attestations(game: Game, entry: Entry, language: Language) -> list[tuple[str, Language, tuple[str, ...]]]:
    """The forms of a term in each rulebook: the book's title, its language, the forms."""
    forms = entry.term.forms if entry.term else {}
    return [
        (game.books[book].titles[language], game.books[book].language, found) for book, found in forms.items() if found
    ]
