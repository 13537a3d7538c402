"""Immutable values of the corpus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from functools import cached_property
from itertools import chain
from typing import TypeVar

from rulewright.corpus.kind import DIFFERENCE_KIND, Kind
from rulewright.corpus.markup import find_icons, find_links, plain_text, replace_links, table_lines
from rulewright.errors import BadInputError
from rulewright.language import Language, sort_languages
from rulewright.language.inflected_name import InflectedName
from rulewright.language.phrase import phrase
from rulewright.language.similarity import most_similar
from rulewright.language.translations import Translations


class Basis(StrEnum):
    """The basis of the answer to a question."""

    RULEBOOK = "rulebook"
    """A rulebook states it."""
    OFFICIAL_FAQ = "official-faq"
    """The publisher's list of questions and answers states it; we read it in the document itself."""
    COMMUNITY = "community"
    """An excerpt, a wiki or a forum states it, perhaps quoting the publisher; we have not read the original."""
    OUR_READING = "our-reading"
    """The rulebooks leave it open; the answer gives the reason for our reading."""


class PublicationKind(StrEnum):
    """The kind of a publication, by whose words we have read."""

    OFFICIAL = "official"
    """The publisher's document itself."""
    EXCERPT = "excerpt"
    """An excerpt of the publisher's document."""
    PLAYERS = "players"
    """Words of players, perhaps about the publisher's own."""


class Provenance(StrEnum):
    """The provenance of a fact or a name of a piece."""

    RULEBOOK = "rulebook"
    """A rulebook prints it."""
    PUBLIC = "public"
    """Public sources state it; no rulebook here prints it."""
    DERIVED = "derived"
    """It follows from other facts."""
    OURS = "ours"
    """We chose it, since no printed one is known."""


class Certainty(StrEnum):
    """The certainty of an icon that a rulebook's extracted text lost."""

    CERTAIN = "certain"
    """The same passage, a parallel one, or arithmetic excludes any other."""
    LIKELY = "likely"
    """The sense suggests it; another is possible."""
    GUESS = "guess"
    """Nothing in the book decides it; it is our best guess."""


class NotExecuted(StrEnum):
    """The reason why no function of the engine executes an entry."""

    COMPONENT = "component"
    """It only describes a piece."""
    SETUP_BY_HAND = "setup-by-hand"
    """The players lay out the game."""
    TABLE_TALK = "table-talk"
    """The players agree on it or keep to it."""
    HIDDEN_INFORMATION = "hidden-information"
    """It depends on what a player keeps secret."""
    NEEDS_THE_DECK = "needs-the-deck"
    """It depends on the order of a deck."""
    WORKED_EXAMPLE = "worked-example"
    """It shows other entries at work."""
    NOT_YET = "not-yet"
    """The engine could execute it and does not yet."""


class Severity(StrEnum):
    """The severity of a difference between rulebooks, the highest first. CONTRIBUTING.md defines the grades."""

    CHANGES_PLAY = "changes-play"
    """Players who follow one book to the letter play differently, or have to guess."""
    CLARITY = "clarity"
    """One book says less, less clearly or elsewhere; play is the same."""
    SLIP = "slip"
    """A misprint, a mistranslation or a wrong name that nobody can follow, or that concerns no rule."""


class ChangeKind(StrEnum):
    """The kind of a change to an entry or a difference."""

    FIRST_RELEASE = "first-release"
    """The first publication of the game, with everything written by then."""
    ADDED = "added"
    """An addition to published content."""
    MEANING = "meaning"
    """A change of the rule's meaning."""
    WORDING = "wording"
    """The same rule in clearer words."""
    TRANSLATION = "translation"
    """A better or a new translation."""
    SOURCES = "sources"
    """A correction of the places in the rulebooks."""


class ChangeReason(StrEnum):
    """The reason for a change to an entry or a difference."""

    MISREAD = "misread"
    """We had misread a rulebook."""
    OFFICIAL = "official"
    """The publisher has clarified the rule."""
    REPORTED = "reported"
    """A reader reported a mistake."""
    UNCLEAR = "unclear"
    """Readers understood the text in different ways."""
    DISAGREEMENT = "disagreement"
    """The languages disagreed."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change to published content: its date and version, its kind and reason.

    `ids` are those of entries and differences; a first release has none and covers all that no other change added.
    `languages` are those whose text changed; it is empty if all did. First releases and additions need no reason.
    """

    date: date
    version: str
    kind: ChangeKind
    reason: ChangeReason | None
    ids: tuple[str, ...]
    languages: tuple[Language, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """Lines of a rulebook: inclusive, counted from 1 in the book's raw text file; and their heading.

    `heading` is as the book prints it; it is empty if there is none or it is not recorded.
    """

    book: str
    lines: tuple[tuple[int, int], ...]
    heading: str = ""


@dataclass(frozen=True)
class Text:
    """An entry's, difference's or example's words in one language.

    `aliases` are other names. `body` is MyST Markdown; `file` is relative to the rules folder and `body_line` is the
    line on which the body begins. `forms` are those of the title that sentences need, by the language's cases, and its
    gender.
    """

    language: Language
    title: str
    aliases: tuple[str, ...]
    body: str
    file: str
    body_line: int
    forms: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def plain(self) -> str:
        """The body without markup, blank lines between paragraphs; a link is its visible words."""
        return plain_text(self.body)

    @cached_property
    def links(self) -> tuple[str, ...]:
        """The linked ids in reading order, as written: the game may be left out."""
        return tuple(link.target for link in find_links(self.body))

    @cached_property
    def icons(self) -> tuple[str, ...]:
        """The glossary names of the text's icons, in reading order."""
        return tuple(icon.term for icon in find_icons(self.body))


@dataclass(frozen=True, slots=True)
class Term:
    """A game term in the rulebooks, by book id: the forms found there, and the misprints not to be used."""

    category: str
    forms: Mapping[str, tuple[str, ...]]
    misprints: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Publication:
    """A publication about a game besides its rulebooks, with title and author in its own language.

    `version` and `date` (a year, a month or a day by ISO 8601) are empty if it has none. `address` is empty if a search
    showed us the words without their address.
    """

    title: str
    by: str
    version: str
    date: str
    address: str
    kind: PublicationKind


@dataclass(frozen=True, slots=True)
class Citation:
    """The place of an answer in a publication: a page, a heading or a question, by its name there."""

    publication: Publication
    place: str


@dataclass(frozen=True, slots=True)
class Question:
    """The `chapter` (its id) and the basis of a question, and whether many players ask it.

    `cited` are the publications of an answer that rests neither on a rulebook nor only on our reading.
    """

    chapter: str
    basis: Basis
    cited: tuple[Citation, ...] = ()
    common: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """The provenance of a space, a character or a card.

    `names` has the provenance of the piece's name by language, and `printed` the passages that print it. `facts` has
    the provenance of every fact in the game's own tables, by key.
    """

    names: Mapping[Language, Provenance]
    printed: tuple[Passage, ...]
    facts: Mapping[str, Provenance]


@dataclass(frozen=True)
class Entry:
    """A rule, piece, term or question with its permanent `id` (`<game>/<family>/<name>`).

    `see` holds whole ids. For rules and pieces, exactly one of `executed_by` (`<module>.<function>` of the game's
    package) and `not_executed` is set. `restored` holds the icons that the source's text lost and the entry's texts
    name again: the whole ids of their glossary terms, with their certainty.

    >>> from rulewright import load_rules
    >>> entry = load_rules().look_up("attacks/stand-off")
    >>> entry.texts["fi"].title, entry.executed_by
    ('Tasatulos', 'battle.compare')
    """

    id: str
    kind: Kind
    see: tuple[str, ...]
    sources: tuple[Passage, ...]
    executed_by: str | None
    not_executed: NotExecuted | None
    texts: Translations[Text]
    file: str
    line: int
    term: Term | None = None
    question: Question | None = None
    piece: Piece | None = None
    restored: Mapping[str, Certainty] = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The id of the game, the first part of the entry's id."""
        return self.id.split("/")[0]

    @property
    def is_rule(self) -> bool:
        """Whether the entry states a rule, and is no piece, term or question."""
        return self.term is None and self.question is None and self.piece is None

    @property
    def family(self) -> str:
        """The chapter or other family, the second part of the entry's id."""
        return self.id.split("/")[1]


@dataclass(frozen=True)
class Difference:
    """A difference between rulebooks, with the reading followed.

    The sections of its texts are keyed by book id. `follows` lists the books whose reading the entries and the engine
    follow. `variant` is the field of a situation that switches the reading, if play changes and the engine can.

    >>> from rulewright import load_rules
    >>> difference = load_rules().look_up("talisman/differences/fate-on-setup-rolls")
    >>> difference.severity, difference.variant
    (<Severity.CHANGES_PLAY: 'changes-play'>, 'fate-on-setup-rolls')
    """

    id: str
    entries: tuple[str, ...]
    severity: Severity
    passages: tuple[Passage, ...]
    follows: tuple[str, ...]
    variant: str | None
    texts: Translations[Text]
    file: str
    line: int

    @property
    def game(self) -> str:
        """The id of the game, the first part of the difference's id."""
        return self.id.split("/")[0]

    @property
    def kind(self) -> str:
        """The kind of a difference, beside those of entries."""
        return DIFFERENCE_KIND


Document = Entry | Difference
"""An entry or a difference: it has an id, a text and a page of its own, and can be cited."""
DocumentT = TypeVar("DocumentT", bound=Document)


@dataclass(frozen=True)
class Example:
    """A situation from a worked example of `entry`, with the probabilities (as fractions) that follow from it by hand.

    Impossible results are left out of `probability`. If there are no chances, `answer` holds fields of the answer
    instead, those that the example states.
    """

    id: str
    entry: str
    situation: Mapping[str, object]
    probability: Mapping[str, str]
    answer: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Book:
    """A source rulebook, identified by the SHA-256 of its raw text, whatever the file's name on a reader's machine.

    `pages` holds printed page numbers with the raw line on which each begins, in order; 0 is a page without a number.
    """

    id: str
    language: Language
    file: str
    sha256: str
    titles: Translations[str]
    pages: tuple[tuple[int, int], ...]

    def page_of(self, line: int) -> int | None:
        """The printed page of the raw `line`; `None` if page breaks are not known."""
        page = None
        for number, first_line in self.pages:
            if first_line > line:
                break
            page = number
        return page or None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its id within the game, titles by language, and its entries' whole ids in reading order."""

    id: str
    titles: Translations[str]
    entries: tuple[str, ...]


@dataclass(frozen=True)
class Game:
    """A game: titles by language, source books, chapters in reading order.

    `languages` are those of its texts, the preferred first: a missing text is shown in the first of them that has it.
    In `partial` languages, titles and texts may be missing. `engine` is the dotted name of the Python package that
    executes its rules. `changes` are in chronological order. `symbols` are the outlines of its icons (an SVG path
    each), by the names of their glossary terms.
    """

    id: str
    titles: Translations[str]
    edition: Translations[str]
    languages: tuple[Language, ...]
    partial: tuple[Language, ...]
    books: Mapping[str, Book]
    chapters: Sequence[Chapter]
    engine: str | None
    changes: Sequence[Change] = ()
    symbols: Mapping[str, str] = field(default_factory=dict)

    def changes_of(self, document_id: str) -> tuple[Change, ...]:
        """The changes of an entry or a difference since the game was published, the latest first."""
        own = [change for change in self.changes if document_id in change.ids]
        if not any(change.kind is ChangeKind.ADDED for change in own):
            own = [change for change in self.changes if change.kind is ChangeKind.FIRST_RELEASE] + own
        return tuple(reversed(own))


class UnknownEntryError(BadInputError):
    """An id without an entry; `similar` are ids that resemble it."""

    def __init__(self, entry_id: str, similar: list[str]) -> None:
        self.similar = similar
        remedy = (
            phrase("did-you-mean-similar", similar=", ".join(similar))
            if similar
            else phrase("find-the-id-with-rulewright-search")
        )
        super().__init__("unknown-entry", entry_id, phrase("there-is-no-entry-id", id=entry_id), remedy)


@dataclass(frozen=True)
class Corpus:
    """All games, entries, differences and examples, by whole id."""

    games: Mapping[str, Game]
    entries: Mapping[str, Entry]
    differences: Mapping[str, Difference]
    redirects: Mapping[str, str]
    examples: Mapping[str, Example]

    @cached_property
    def languages(self) -> tuple[Language, ...]:
        """Every language of a game, in the order of their records."""
        return sort_languages(language for game in self.games.values() for language in game.languages)

    @cached_property
    def documents(self) -> tuple[Document, ...]:
        """The documents, which can be rendered, found and cited: the entries, then the differences."""
        return (*self.entries.values(), *self.differences.values())

    def entry(self, entry_id: str) -> Entry:
        """The entry with the whole id `entry_id`, following redirects of retired ids.

        If only one game has it, the game may be left out. Raises `UnknownEntryError`.
        """
        return self._find_or_raise(entry_id, self.entries)

    def document(self, document_id: str) -> Document:
        """The entry or difference with the whole id, found as by `entry`. Raises `UnknownEntryError`."""
        return self._find_or_raise(document_id, self.entries, self.differences)

    def find(self, document_id: str) -> Document | None:
        """The document that `document` returns, or `None` if it would raise."""
        return self._find(document_id, self.entries, self.differences)

    def unknown_entry_error(self, document_id: str) -> UnknownEntryError:
        """The error that `document` raises for an unknown id."""
        return _unknown_entry_error(document_id, self.entries, self.differences)

    def _find_or_raise(self, wanted: str, *known: Mapping[str, DocumentT]) -> DocumentT:
        found = self._find(wanted, *known)
        if found is None:
            raise _unknown_entry_error(wanted, *known)
        return found

    def _find(self, wanted: str, *known: Mapping[str, DocumentT]) -> DocumentT | None:
        wanted = wanted.strip().strip("/")
        for some in known:  # an id is in at most one of them; looking into another may mean reading it
            for candidate in (wanted, *(f"{game}/{wanted}" for game in self.games)):
                found = some.get(self.redirects.get(candidate, candidate))
                if found is not None:
                    return found
        return None

    def title(self, document_id: str, language: Language) -> str:
        """The title of an entry or difference, by its whole id, for a reader of `language`; an unknown id itself."""
        document = self.entries.get(document_id) or self.differences.get(document_id)
        return document.texts[language].title if document is not None else document_id

    def name(self, document_id: str, language: Language) -> InflectedName:
        """The title as `title` returns it, with its forms if it is in the reader's language."""
        document = self.entries.get(document_id) or self.differences.get(document_id)
        text = document.texts.get(language) if document is not None else None
        return (
            InflectedName(text.title, text.forms)
            if text is not None
            else InflectedName(self.title(document_id, language))
        )

    def language_for(self, document_id: str, reader: Language) -> Language:
        """The language in which a reader sees a document; the reader's own for an unknown id."""
        document = self.entries.get(document_id) or self.differences.get(document_id)
        return document.texts.language_for(reader) if document is not None else reader

    def piece(self, game: str, name: str) -> Entry | None:
        """The space, character or card of a game whose id ends with `name`; of several, the one read first."""
        families = (chapter.id for chapter in self.games[game].chapters)
        found = (self.entries.get(f"{game}/{family}/{name}") for family in families)
        return next((entry for entry in found if entry is not None and entry.piece is not None), None)

    def differences_of(self, entry_id: str) -> tuple[Difference, ...]:
        """The differences about the entry, in the ledger's order."""
        return tuple(self._differences_by_entry.get(entry_id, ()))

    def referrers_of(self, entry_id: str) -> tuple[str, ...]:
        """The ids of the entries that name this one as see-also or link to it in a text, in reading order."""
        return self._referrers.get(entry_id, ())

    def examples_of(self, entry_id: str) -> tuple[Example, ...]:
        """The worked examples of the entry."""
        return tuple(example for example in self.examples.values() if example.entry == entry_id)

    def questions_of(self, entry_id: str) -> tuple[Entry, ...]:
        """The questions whose records or answers name the entry, in the order of the questions."""
        return tuple(entry for entry in map(self.entries.__getitem__, self.referrers_of(entry_id)) if entry.question)

    def questions_about(self, game: str, chapter: str) -> tuple[Entry, ...]:
        """The questions about a chapter of a game, in order."""
        return tuple(
            entry
            for entry in self.entries.values()
            if entry.game == game and entry.question is not None and entry.question.chapter == chapter
        )

    def targets_of(self, entry: Entry) -> Iterator[str]:
        """The whole ids that the entry names as see-also or links to, without repeats."""
        texts = (whole_id(link, entry.game) for text in entry.texts.values() for link in text.links)
        yield from dict.fromkeys((*entry.see, *texts))

    def plain_text_of(self, text: Text, game: str) -> str:
        """A text without markup; a link without words of its own shows its target's title."""
        return plain_text(self._resolve_link_titles(text, game))

    def table_lines(self, text: Text, game: str) -> Iterator[str]:
        """The rows of a text's tables without markup, each with the headings of its columns."""
        return table_lines(self._resolve_link_titles(text, game))

    def _resolve_link_titles(self, text: Text, game: str) -> str:
        """The body with words in place of links."""
        return replace_links(
            text.body, lambda link: link.words or self.title(whole_id(link.target, game), text.language)
        )

    @cached_property
    def _differences_by_entry(self) -> dict[str, list[Difference]]:
        found: dict[str, list[Difference]] = {}
        for difference in self.differences.values():
            for entry_id in difference.entries:
                found.setdefault(entry_id, []).append(difference)
        return found

    @cached_property
    def _referrers(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for entry in self.entries.values():
            for target in self.targets_of(entry):
                found.setdefault(target, []).append(entry.id)
        return {target: tuple(referrers) for target, referrers in found.items()}


def whole_id(reference: str, game: str) -> str:
    """The whole id of `reference` inside the files of `game`, which it may leave out."""
    return reference if reference.count("/") >= 2 else f"{game}/{reference}"


def _unknown_entry_error(wanted: str, *known: Mapping[str, object]) -> UnknownEntryError:
    return UnknownEntryError(wanted, _find_similar_ids(wanted.strip().strip("/")[:200], known))


_MAX_SIMILAR = 5


def _find_similar_ids(wanted: str, known: Sequence[Mapping[str, object]]) -> list[str]:
    """The ids that may be meant: with the same name in another family, or with a similar name."""
    ids = list(chain.from_iterable(known))
    name = wanted.rsplit("/", 1)[-1]
    found = [id_ for id_ in ids if id_.endswith(f"/{name}")]
    found += [id_ for id_, _ in most_similar(wanted, ((id_, (id_, id_.split("/", 1)[1])) for id_ in ids))[:3]]
    found += [id_ for id_ in ids if name and id_.rsplit("/", 1)[1].startswith(name)]
    return list(dict.fromkeys(found))[:_MAX_SIMILAR]
