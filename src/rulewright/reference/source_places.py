"""The printed places of a rule: book, file, lines and pages, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulewright.corpus.model import Book, Game, Passage
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.reference.wording import Wording


@dataclass(frozen=True)
class SourcePlace:
    """A book and the place of a rule in it; `lines` is empty when the book does not print it.

    `heading` is in the `language` of the book.
    """

    book: str
    language: Language
    lines: str
    pages: str
    heading: str


def list_source_places(game: Game, passages: Iterable[Passage], wording: Wording) -> list[SourcePlace]:
    """One `SourcePlace` per source book of the game, in the game's order, also for books without a passage."""
    passages = list(passages)
    lines = {passage.book: passage.lines for passage in passages}
    headings = {passage.book: passage.heading for passage in passages}
    return [
        SourcePlace(
            book=book_title(book, wording),
            language=book.language,
            lines=_lines(lines.get(book.id, ()), wording),
            pages=_pages(book, lines.get(book.id, ()), wording),
            heading=headings.get(book.id, ""),
        )
        for book in game.books.values()
    ]


def book_title(book: Book, wording: Wording) -> str:
    """The book's title as a label, beginning with a capital letter."""
    return capitalise(book.titles[wording.language])


def _lines(ranges: Sequence[tuple[int, int]], wording: Wording) -> str:
    if not ranges:
        return ""
    numbers = ", ".join(_range(first, last, wording) for first, last in ranges)
    several = len(ranges) > 1 or ranges[0][0] != ranges[0][1]
    return wording("lines-numbers", numbers=numbers) if several else wording("line-numbers", numbers=numbers)


def _pages(book: Book, ranges: Sequence[tuple[int, int]], wording: Wording) -> str:
    found = sorted({page for lines in ranges for line in lines if (page := book.page_of(line)) is not None})
    if not found:
        return ""
    if len(found) == 1:
        return wording("page-numbers", numbers=found[0])
    return wording("pages-numbers", numbers=", ".join(map(str, found)))


def _range(first: int, last: int, wording: Wording) -> str:
    return str(first) if first == last else f"{first}{wording.language.record.range_sign}{last}"
