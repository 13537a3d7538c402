"""An entry, or a difference between rulebooks: its readable text, and the object of the JSON contract."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rulewright.corpus.factsheet import RenderedFactSheet, render_fact_sheet
from rulewright.corpus.markup import replace_section_keys
from rulewright.corpus.model import Citation, Corpus, Difference, Document, Entry, Passage, Text
from rulewright.corpus.urls import entry_path
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.views.fact_output import build_facts_json

if TYPE_CHECKING:
    from rulewright.corpus.factsheet import FactSheet
    from rulewright.situations.game_packages import GamePackages


DIFFERENCE_LABELS = {True: phrase("the-rulebooks-differ"), False: phrase("the-rulebook-errs")}
"""The heading by whether a game has several rulebooks: several can disagree, a single one can only err."""


def resolve_text(document: Document, corpus: Corpus, language: Language) -> Text:
    """The text for a reader of `language`; the sections of a difference get the rulebooks' titles."""
    text = document.texts[language]
    if isinstance(document, Entry):
        return text
    titles = {book.id: book.titles[text.language] for book in corpus.games[document.game].books.values()}
    titles["reading"] = phrase("the-reading-we-follow").render(text.language)
    return replace(text, body=replace_section_keys(text.body, titles))


def build_document_json(
    document: Document, corpus: Corpus, games: GamePackages, language: Language
) -> dict[str, object]:
    """The entry or difference in `language` as `rulewright show --json` and the API return it."""
    if isinstance(document, Entry):
        return build_entry_json(document, corpus, language, games.fact_sheet(document))
    return _difference_json(document, corpus, language)


def build_entry_json(
    entry: Entry, corpus: Corpus, language: Language, sheet: FactSheet | None = None
) -> dict[str, object]:
    """The entry as `rulewright show --json` and the API return it to a reader of `language`; `text` is plain text.

    `sheet` has the game's facts of a piece. The field `language` is that of title and text. It differs from the
    reader's if the entry is not written in that.
    """
    text = entry.texts[language]
    return {
        "schema": 1,
        "id": entry.id,
        "language": str(text.language),
        "title": text.title,
        "text": corpus.plain_text_of(text, entry.game),
        "kind": str(entry.kind),
        "see": list(entry.see),
        "sources": [_source_json(source, entry.game, corpus) for source in entry.sources],
        "differences": [difference.id for difference in corpus.differences_of(entry.id)],
        "executed_by": entry.executed_by,
        "url": entry_path(entry.id, language),
        "basis": entry.question and str(entry.question.basis),
        "cited": [_citation_json(cited) for cited in entry.question.cited] if entry.question else [],
        **build_facts_json(render_fact_sheet(sheet, corpus, entry.game, text.language)),
    }


def _difference_json(difference: Difference, corpus: Corpus, language: Language) -> dict[str, object]:
    """The difference with the fields of an entry; it leads to the affected entries, and no code executes it."""
    text = resolve_text(difference, corpus, language)
    return {
        "schema": 1,
        "id": difference.id,
        "language": str(text.language),
        "title": text.title,
        "text": corpus.plain_text_of(text, difference.game),
        "kind": difference.kind,
        "see": list(difference.entries),
        "sources": [_source_json(passage, difference.game, corpus) for passage in difference.passages],
        "differences": [],
        "executed_by": None,
        "url": entry_path(difference.id, language),
        "basis": None,
        "cited": [],
        **build_facts_json(RenderedFactSheet()),
    }


def _citation_json(cited: Citation) -> dict[str, object]:
    publication = cited.publication
    return {
        "title": publication.title,
        "by": publication.by,
        "version": publication.version,
        "date": publication.date,
        "place": cited.place,
        "address": publication.address,
        "kind": str(publication.kind),
    }


def _source_json(source: Passage, game: str, corpus: Corpus) -> dict[str, object]:
    book = corpus.games[game].books[source.book]
    pages = dict.fromkeys(
        page for first, last in source.lines for line in (first, last) if (page := book.page_of(line)) is not None
    )
    return {
        "book": book.id,
        "language": str(book.language),
        "file": book.file,
        "lines": [list(lines) for lines in source.lines],
        "pages": list(pages),
    }
