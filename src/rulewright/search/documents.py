"""What an index keeps of the rules beside their words, so that a search answers without reading them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from rulewright.corpus.markup import split_sections
from rulewright.language import Language
from rulewright.language.folding import fold
from rulewright.search.words import words

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus, Document
    from rulewright.search.facts import FactLines
    from rulewright.search.pages import Page

Lines = Sequence[tuple[int, int]]
"""Ranges of lines of a rulebook, or the numbers of its pages with the line on which each begins."""


class IndexedEntry(NamedTuple):
    """An entry, a difference, a page or a calculator, which has a `view` of the application.

    `printed` are the lines of the rulebooks, by book, where a rule stands.
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
    """A rulebook: its language, and its pages where they are known."""

    language: Language
    pages: Lines


class Shown(NamedTuple):
    """What a reader is shown of what is found: the language of the text, its title, its plain words, its facts."""

    language: Language
    title: str
    words: str
    facts: Sequence[str]


@dataclass(frozen=True)
class Documents:
    """The entries of an index, then the differences, pages and calculators, in the order that numbers them; what of
    games a query may name.

    `books` has the rulebooks of every game by id, `redirects` the ids that were retired; `titled` gives the numbers of
    those that have a title, by its `letters_of`.
    """

    languages: tuple[Language, ...]
    entries: Sequence[IndexedEntry]
    books: Mapping[str, Mapping[str, Printed]]
    redirects: Mapping[str, str]
    titled: Mapping[str, Sequence[int]]

    @classmethod
    def of(cls, corpus: Corpus, pages: Sequence[Page] = ()) -> Documents:
        """What is kept of a corpus and of its pages and calculators."""
        titled: dict[str, list[int]] = {}
        for number, document in enumerate((*corpus.documents, *pages)):
            for title in dict.fromkeys(letters_of(text.title) for text in document.texts.values()):
                titled.setdefault(title, []).append(number)
        return cls(
            corpus.languages,
            [_indexed(document) for document in (*corpus.documents, *pages)],
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
        return cls(
            tuple(map(Language, told["languages"])),
            [IndexedEntry(*each) for each in told["entries"]],
            {
                game: {book: Printed(Language(language), pages) for book, (language, pages) in books.items()}
                for game, books in told["books"].items()
            },
            told["redirects"],
            told["titled"],
        )


def shown(corpus: Corpus, facts: FactLines, pages: Sequence[Page], reader: Language) -> Iterator[Shown]:
    """What a reader of `reader` is shown of every entry and difference, page and calculator."""
    for document in (*corpus.documents, *pages):
        text = document.texts[reader]
        yield Shown(text.language, text.title, words_of(document, corpus, reader), facts[reader].get(document.id, ()))


def words_of(document: Document | Page, corpus: Corpus, reader: Language) -> str:
    """The words of a text without markup; what a rulebook says of a difference begins with the book's title."""
    from rulewright.corpus.model import Difference  # a search needs no rules

    text = document.texts[reader]
    if isinstance(document, Difference):
        books = corpus.games[document.game].books
        said = (
            f"{books[key].titles[text.language]}: {part}" if key in books else part
            for key, part in split_sections(text.body).items()
        )
        text = replace(text, body="\n\n".join(said))
    return corpus.plain_text_of(text, document.game)


def _indexed(document: Document | Page) -> IndexedEntry:
    from rulewright.corpus.model import Difference
    from rulewright.search.pages import Page

    if isinstance(document, Difference):
        return IndexedEntry(document.id, document.kind, is_rule=False, printed={})
    if isinstance(document, Page):
        return IndexedEntry(document.id, document.kind, is_rule=False, printed={}, view=document.view)
    printed = {each.book: each.lines for each in document.sources}
    return IndexedEntry(document.id, str(document.kind), document.is_rule, printed)


def letters_of(text: str) -> str:
    """A title or query as it is compared: words without case, diacritics, spaces and punctuation."""
    return "".join(words(fold(text)))
