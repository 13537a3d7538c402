"""Data of the rules that an index stores besides their words, so that a search needs no rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from rulewright.corpus.markup import split_sections
from rulewright.language import Language

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus, Document
    from rulewright.search.content import SearchContent
    from rulewright.search.pages import SearchablePage

Lines = Sequence[tuple[int, int]]
"""Ranges of lines of a rulebook, or the numbers of its pages with the line on which each begins."""


class IndexedEntry(NamedTuple):
    """An entry, a difference, a page or a calculator; the last has a `view` of the application.

    `printed` are the lines of the rulebooks that print a rule, by book.
    """

    id: str
    kind: str
    is_rule: bool
    printed: Mapping[str, Lines]
    view: str = ""

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.id.split("/")[0]

    @property
    def family(self) -> str:
        """The id of the chapter or other family."""
        return self.id.split("/")[1]


class Printed(NamedTuple):
    """A rulebook: its language, and its pages if they are known."""

    language: Language
    pages: Lines


Books = Mapping[str, Mapping[str, Printed]]
"""The rulebooks of every game, by their ids."""


class HitText(NamedTuple):
    """The text of a hit: its language, its title, its plain words, its facts."""

    language: Language
    title: str
    words: str
    facts: Sequence[str]


def indexed_entries(content: SearchContent) -> list[IndexedEntry]:
    """The entries of an index, then the differences, pages and calculators; their order numbers the documents."""
    return list(map(_indexed, content.documents))


def printed_books(corpus: Corpus) -> Books:
    """The rulebooks of every game by id."""
    return {
        game.id: {book.id: Printed(book.language, book.pages) for book in game.books.values()}
        for game in corpus.games.values()
    }


def hit_texts(content: SearchContent, reader: Language) -> Iterator[HitText]:
    """The texts that a reader of `reader` sees, of every entry, difference, page and calculator."""
    for document in content.documents:
        text, facts = document.texts[reader], content.facts[reader].get(document.id, ())
        yield HitText(text.language, text.title, words_of(document, content.corpus, reader), facts)


def words_of(document: Document | SearchablePage, corpus: Corpus, reader: Language) -> str:
    """The words of a text without markup; in a difference, a rulebook's part begins with the book's title."""
    from rulewright.corpus.model import Difference  # a search needs no rules

    text = document.texts[reader]
    if isinstance(document, Difference):
        books = corpus.games[document.game].books
        parts = (
            f"{books[key].titles[text.language]}: {part}" if key in books else part
            for key, part in split_sections(text.body).items()
        )
        text = replace(text, body="\n\n".join(parts))
    return corpus.plain_text_of(text, document.game)


def _indexed(document: Document | SearchablePage) -> IndexedEntry:
    from rulewright.corpus.model import Difference
    from rulewright.search.pages import SearchablePage

    if isinstance(document, Difference):
        return IndexedEntry(document.id, document.kind, is_rule=False, printed={})
    if isinstance(document, SearchablePage):
        return IndexedEntry(document.id, document.kind, is_rule=False, printed={}, view=document.view)
    printed = {each.book: each.lines for each in document.sources}
    return IndexedEntry(document.id, str(document.kind), document.is_rule, printed)
