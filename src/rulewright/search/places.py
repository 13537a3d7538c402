"""Queries for a place instead of words: an entry's id, or a line or page of a rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rulewright.language import Language
from rulewright.language.folding import fold
from rulewright.search.documents import Books, IndexedEntry, Lines, Printed
from rulewright.search.words import Grammar, words

_DIGITS_AND_LETTERS = re.compile(r"(?<=\d)(?=[^\W\d])|(?<=[^\W\d])(?=\d)")
_ID = re.compile(r"[a-z0-9]+(?:[-/][a-z0-9]+)*(?:[-/][a-z0-9]*)")
_LONGEST_NUMBER = 5


@dataclass(frozen=True)
class Place:
    """Lines or pages as typed, both ends included; `None` stands for any language, either of the two, any game."""

    language: Language | None
    is_page: bool | None
    first: int
    last: int
    game: str | None = None


def place_of(query: str, books: Books, grammar: Grammar) -> Place | None:
    """The line or page that a query names, such as `cs str. 17`, `ko 2009` or `17쪽`; `None` for any other query.

    Every word has to be part of the place, a bare number names nothing, and a book in the language must exist.
    """
    games = {part: game for game in books for part in game.split("-")}
    game: str | None = None
    numbers: list[int] = []
    language: Language | None = None
    is_page: bool | None = None
    for word in words(_DIGITS_AND_LETTERS.sub(" ", fold(query))):
        if word.isdecimal() and word.isascii() and len(word) <= _LONGEST_NUMBER and len(numbers) < 2:
            numbers.append(int(word))
        elif word in grammar.page and is_page is not False:
            is_page = True
        elif word in grammar.line and is_page is not True:
            is_page = False
        elif word in grammar.books and language is None:
            language = grammar.books[word]
        elif word in games and game in (None, games[word]):
            game = games[word]
        elif word not in grammar.beside:
            return None
    of_game = [book for each, own in books.items() if game in (None, each) for book in own.values()]
    if not numbers or numbers[-1] < numbers[0] or (language is None and is_page is None):
        return None
    if not any(language in (None, book.language) and (book.pages or not is_page) for book in of_game):
        return None
    return Place(language, is_page, numbers[0], numbers[-1], game)


def entries_at(place: Place, entries: Sequence[IndexedEntry], books: Books, reader: Language) -> dict[int, Language]:
    """The numbers of the entries printed at a place, each with the language of the book, the closest first.

    The reader's book comes before others, then the games in their order, and rules before pieces and terms. At a line,
    the entry with the fewest lines around it comes first. On a page, entries that begin there come first, in the order
    of the lines.
    """
    ranked = []
    order = {game: number for number, game in enumerate(books)}
    for number, entry in enumerate(entries):
        if place.game not in (None, entry.game):
            continue
        for name, lines in entry.printed.items():
            book = books[entry.game][name]
            if place.language in (None, book.language):
                foreign = book.language != reader
                fits = min(_fits(place, book, lines), default=None)
                if fits is not None:
                    ranked.append((foreign, order[entry.game], fits[0], not entry.is_rule, fits, number, book.language))
    found: dict[int, Language] = {}
    for *_, number, language in sorted(ranked):
        found.setdefault(number, language)
    return found


def _fits(place: Place, book: Printed, ranges: Lines) -> Iterator[tuple[int, int]]:
    """Sort keys of the ranges of lines at a place, smaller is better: the way of matching, then length or position."""
    if place.is_page is not True:
        yield from ((0, last - first) for first, last in ranges if first <= place.last and last >= place.first)
    if place.is_page is not False:
        ends = [begin - 1 for _, begin in book.pages[1:]] + [10**_LONGEST_NUMBER]
        for (page, begin), end in zip(book.pages, ends, strict=False):
            if place.first <= page <= place.last:
                for first, last in ranges:
                    if first <= end and last >= begin:
                        yield (1, first) if begin <= first else (2, first)


def entries_named(query: str, entries: Sequence[IndexedEntry], redirects: Mapping[str, str]) -> list[int]:
    """The numbers of the entries whose id was typed, or its beginning: whole, without the game, or its last part.

    A single word without hyphen or slash is a word, not an id. Rules come first.
    """
    typed = query.strip().lstrip("/").lower()
    if not _ID.fullmatch(typed):
        return []
    typed = next((new for old, new in redirects.items() if typed in _spellings(old)), typed)
    exact, begun = [], []
    for number, entry in enumerate(entries):
        if typed in _spellings(entry.id):
            exact.append(number)
        elif any(spelling.startswith(typed) for spelling in _spellings(entry.id)):
            begun.append(number)
    return sorted(exact or begun, key=lambda number: not entries[number].is_rule)


def _spellings(entry_id: str) -> tuple[str, str, str]:
    """The spellings of an id in queries: whole, without the game, its last part."""
    return entry_id, entry_id.split("/", 1)[-1], entry_id.rsplit("/", 1)[-1]
