"""What an index keeps of the rules beside their words, so that a search answers without reading them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.corpus.kind import Kind
from rulewright.language import Language
from rulewright.language.folding import fold
from rulewright.search.words import words

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus
    from rulewright.search.facts import FactLines

Lines = Sequence[tuple[int, int]]
"""Ranges of lines of a rulebook, or the numbers of its pages with the line on which each begins."""


class IndexedEntry(NamedTuple):
    """An entry; `printed` are the lines of the rulebooks, by book, where it stands."""

    id: str
    kind: Kind
    is_rule: bool
    printed: Mapping[str, Lines]

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.id.split("/", 1)[0]

    @property
    def family(self) -> str:
        """The id of the chapter or other family."""
        return self.id.split("/", 2)[1]


class Printed(NamedTuple):
    """A rulebook: its language, and its pages where they are known."""

    language: Language
    pages: Lines


class Shown(NamedTuple):
    """What a reader is shown of an entry: the language of the text, its title, its words without markup, its facts."""

    language: Language
    title: str
    words: str
    facts: Sequence[str]


@dataclass(frozen=True)
class Documents:
    """The entries of an index in their order, which numbers them, and what of their games a query may name.

    `books` has the rulebooks of every game by id, `redirects` the ids that were retired; `titled` gives the numbers of
    the entries that have a title, by its `letters_of`.
    """

    languages: tuple[Language, ...]
    entries: Sequence[IndexedEntry]
    books: Mapping[str, Mapping[str, Printed]]
    redirects: Mapping[str, str]
    titled: Mapping[str, Sequence[int]]

    @classmethod
    def of(cls, corpus: Corpus) -> Documents:
        """What is kept of a corpus."""
        titled: dict[str, list[int]] = {}
        for number, entry in enumerate(corpus.entries.values()):
            for title in dict.fromkeys(letters_of(text.title) for text in entry.texts.values()):
                titled.setdefault(title, []).append(number)
        return cls(
            corpus.languages,
            [
                IndexedEntry(entry.id, entry.kind, entry.is_rule, {each.book: each.lines for each in entry.sources})
                for entry in corpus.entries.values()
            ],
            {
                game.id: {book.id: Printed(book.language, book.pages) for book in game.books.values()}
                for game in corpus.games.values()
            },
            dict(corpus.redirects),
            titled,
        )

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Documents:
        """What `vars` of these became as JSON. Raises `ValueError`, `TypeError` and `KeyError` for anything else."""
        kinds = {str(kind): kind for kind in Kind}
        return cls(
            tuple(map(Language, told["languages"])),
            [IndexedEntry(id_, kinds[kind], *rest) for id_, kind, *rest in told["entries"]],
            {
                game: {book: Printed(Language(language), pages) for book, (language, pages) in books.items()}
                for game, books in told["books"].items()
            },
            told["redirects"],
            told["titled"],
        )


def shown(corpus: Corpus, facts: FactLines, reader: Language) -> Iterator[Shown]:
    """What a reader of `reader` is shown of every entry."""
    for entry in corpus.entries.values():
        text = entry.texts[reader]
        yield Shown(text.language, text.title, corpus.words_of(text, entry.game), facts[reader].get(entry.id, ()))


def letters_of(text: str) -> str:
    """A title or query as it is compared: words without case, diacritics, spaces and punctuation."""
    return "".join(words(fold(text)))
