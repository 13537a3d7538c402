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
    """What the answer to a question rests on."""

    RULEBOOK = "rulebook"
    """A rulebook says it outright."""
    OFFICIAL_FAQ = "official-faq"
    """The publisher's list of questions and answers says it: we opened it and read it there."""
    COMMUNITY = "community"
    """An excerpt, a wiki or a forum says it, be it of the publisher's answers; we have not opened those themselves."""
    OUR_READING = "our-reading"
    """The rulebooks leave it open; the answer says why we read it so."""


class PublicationKind(StrEnum):
    """Whose words we have read."""

    OFFICIAL = "official"
    """The publisher's document itself."""
    EXCERPT = "excerpt"
    """An excerpt of the publisher's document."""
    PLAYERS = "players"
    """What players wrote, be it of what the publisher has said."""


class Provenance(StrEnum):
    """Where a fact or a name of a piece is known from."""

    RULEBOOK = "rulebook"
    """A rulebook prints it."""
    PUBLIC = "public"
    """Public sources tell it; no rulebook here prints it."""
    DERIVED = "derived"
    """It follows from other facts."""
    OURS = "ours"
    """We chose it, for want of a printed one."""


class Certainty(StrEnum):
    """How sure an icon is that a rulebook's extracted text lost."""

    CERTAIN = "certain"
    """The same passage, a parallel one, or arithmetic leaves no other."""
    LIKELY = "likely"
    """The sense asks for it; another is possible."""
    GUESS = "guess"
    """Nothing in the book tells; it is the best we have."""


class NotExecuted(StrEnum):
    """Why no function of the engine executes an entry."""

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
    """How much a difference between rulebooks matters, the weightiest first. CONTRIBUTING.md tells how to grade."""

    CHANGES_PLAY = "changes-play"
    """Players who follow one book to the letter play differently, or have to guess."""
    CLARITY = "clarity"
    """One book says less, less clearly or elsewhere; play is the same."""
    SLIP = "slip"
    """A misprint, a mistranslation or a wrong name that nobody can follow, or that concerns no rule."""


class ChangeKind(StrEnum):
    """What changed about an entry or a difference."""

    FIRST_RELEASE = "first-release"
    """The game was published with all that was written by then."""
    ADDED = "added"
    """It came to what was published before."""
    MEANING = "meaning"
    """It tells the rule otherwise than before."""
    WORDING = "wording"
    """It tells the same rule in clearer words."""
    TRANSLATION = "translation"
    """Some languages tell it better, or tell now what the others told before."""
    SOURCES = "sources"
    """The places where the rulebooks print it were corrected."""


class ChangeReason(StrEnum):
    """Why an entry or a difference changed."""

    MISREAD = "misread"
    """We had misread a rulebook."""
    OFFICIAL = "official"
    """The publisher has said how the rule is meant."""
    REPORTED = "reported"
    """A reader reported a mistake."""
    UNCLEAR = "unclear"
    """Readers understood it in different ways."""
    DISAGREEMENT = "disagreement"
    """The languages did not say the same."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change to what was published: when, with which version, what changed and why.

    `ids` are those of entries and differences; the first release has none and means all that no other change added.
    `languages` are those whose text changed, none where all did. A first release and what is added need no reason.
    """

    date: date
    version: str
    kind: ChangeKind
    reason: ChangeReason | None
    ids: tuple[str, ...]
    languages: tuple[Language, ...]


@dataclass(frozen=True, slots=True)
class Passage:
    """Lines of a rulebook: inclusive, counted from 1 in the book's raw text file; the heading that they stand under.

    `heading` is as the book prints it, empty where there is none or nobody has noted it.
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
        """The body without markup, paragraphs parted by blank lines; a link is its visible words."""
        return plain_text(self.body)

    @cached_property
    def links(self) -> tuple[str, ...]:
        """The linked ids in reading order, as written: the game may be left out."""
        return tuple(link.target for link in find_links(self.body))

    @cached_property
    def icons(self) -> tuple[str, ...]:
        """The glossary names of the icons that the text shows, in reading order."""
        return tuple(icon.term for icon in find_icons(self.body))


@dataclass(frozen=True, slots=True)
class Term:
    """What the rulebooks make of a game term, by book id: the forms that stand there, and misprints to be avoided."""

    category: str
    forms: Mapping[str, tuple[str, ...]]
    misprints: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Publication:
    """What was published about a game beside its rulebooks: title and author in its own language, where we read it.

    `version` and `date` (a year, a month or a day by ISO 8601) are empty where it bears none, `address` where a search
    showed us the words without telling where they stand.
    """

    title: str
    by: str
    version: str
    date: str
    address: str
    kind: PublicationKind


@dataclass(frozen=True, slots=True)
class Citation:
    """The place of a publication that tells an answer: a page, a heading or a question, as it is called there."""

    publication: Publication
    place: str


@dataclass(frozen=True, slots=True)
class Question:
    """What a question is about (the id of a chapter), what its answer rests on, and whether many players ask it.

    `cited` are the publications that an answer rests on which no rulebook and not just we give.
    """

    chapter: str
    basis: Basis
    cited: tuple[Citation, ...] = ()
    common: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """What is known of a space, a character or a card beside its text.

    `names` says for every language where the piece's name is known from, and `printed` where rulebooks print it;
    `facts` says for every fact of the game's own tables where it is known from, by the fact's key.
    """

    names: Mapping[Language, Provenance]
    printed: tuple[Passage, ...]
    facts: Mapping[str, Provenance]


@dataclass(frozen=True)
class Entry:
    """One rule, piece, term or question with its permanent `id` (`<game>/<family>/<name>`).

    `see` holds whole ids. Of rules and pieces, exactly one of `executed_by` (`<module>.<function>` of the game's
    package) and `not_executed` is set. `restored` holds the icons that the source's text lost and the entry's texts
    name again: the whole ids of their glossary terms, with how sure each is.
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
        """Whether the entry states a rule, and neither is a piece nor defines a term nor answers a question."""
        return self.term is None and self.question is None and self.piece is None

    @property
    def family(self) -> str:
        """The chapter or other family, the second part of the entry's id."""
        return self.id.split("/")[1]


@dataclass(frozen=True)
class Difference:
    """Where rulebooks disagree, with the reading followed.

    `says` in each language's text is keyed by book id; `follows` lists the books whose reading the entries and the
    engine follow; `variant` is the field of a situation that switches the reading, where play changes and the engine
    can.
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
        """What it is called among the kinds of entries."""
        return DIFFERENCE_KIND


Document = Entry | Difference
"""What has an id, a text and a page of its own, and can be cited."""
DocumentT = TypeVar("DocumentT", bound=Document)


@dataclass(frozen=True)
class Example:
    """A situation from a worked example of `entry`, with the probabilities (as fractions) that follow from it by hand.

    Results that cannot happen are left out of `probability`. Where there are no chances, `answer` holds fields of the
    answer instead, those that the example tells.
    """

    id: str
    entry: str
    situation: Mapping[str, object]
    probability: Mapping[str, str]
    answer: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Book:
    """A source rulebook: known by the SHA-256 of its raw text, whatever the file is called on a reader's machine.

    `pages` holds printed page numbers with the raw line on which each begins, in order; 0 is a page without a number.
    """

    id: str
    language: Language
    file: str
    sha256: str
    titles: Translations[str]
    pages: tuple[tuple[int, int], ...]

    def page_of(self, line: int) -> int | None:
        """The printed page on which the raw `line` stands; `None` where page breaks are not known."""
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

    `languages` are those that it is written in, the preferred first: what is missing in one is shown in the first that
    has it. In those that are `partial` titles and texts may be missing. `engine` is the dotted name of the Python
    package that executes its rules; `changes` are in the order in which they came about; `symbols` are the outlines of
    its icons (a path of SVG each) by the names of their glossary terms.
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
        """What happened to an entry or a difference of the game since it was published, the latest first."""
        own = [change for change in self.changes if document_id in change.ids]
        if not any(change.kind is ChangeKind.ADDED for change in own):
            own = [change for change in self.changes if change.kind is ChangeKind.FIRST_RELEASE] + own
        return tuple(reversed(own))


class UnknownEntryError(BadInputError):
    """No entry has the id that was asked for; `similar` are ids that resemble it."""

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
        """Every language that a game is written in, in the order in which they are listed."""
        return sort_languages(language for game in self.games.values() for language in game.languages)

    @cached_property
    def documents(self) -> tuple[Document, ...]:
        """What can be shown, found and cited: the entries, then the differences."""
        return (*self.entries.values(), *self.differences.values())

    def entry(self, entry_id: str) -> Entry:
        """The entry with the whole id `entry_id`, following redirects of ids that were retired.

        Where only one game has it, the game may be left out. Raises `UnknownEntryError`.
        """
        return self._find_or_raise(entry_id, self.entries)

    def document(self, document_id: str) -> Document:
        """The entry or difference with the whole id, found as `entry` finds one. Raises `UnknownEntryError`."""
        return self._find_or_raise(document_id, self.entries, self.differences)

    def find(self, document_id: str) -> Document | None:
        """As `document`, or none."""
        return self._find(document_id, self.entries, self.differences)

    def unknown_entry_error(self, document_id: str) -> UnknownEntryError:
        """What `document` raises for an id that nothing has."""
        return _unknown_entry_error(document_id, self.entries, self.differences)

    def _find_or_raise(self, wanted: str, *known: Mapping[str, DocumentT]) -> DocumentT:
        found = self._find(wanted, *known)
        if found is None:
            raise _unknown_entry_error(wanted, *known)
        return found

    def _find(self, wanted: str, *known: Mapping[str, DocumentT]) -> DocumentT | None:
        wanted = wanted.strip().strip("/")
        for some in known:  # an id is in one of them at most; looking into another may mean reading it
            for candidate in (wanted, *(f"{game}/{wanted}" for game in self.games)):
                found = some.get(self.redirects.get(candidate, candidate))
                if found is not None:
                    return found
        return None

    def title(self, document_id: str, language: Language) -> str:
        """What an entry or difference, named by its whole id, is called for a reader of `language`.

        The id where there is none.
        """
        document = self.entries.get(document_id) or self.differences.get(document_id)
        return document.texts[language].title if document is not None else document_id

    def name(self, document_id: str, language: Language) -> InflectedName:
        """The title as `title` gives it, with its forms where it is in the reader's language."""
        document = self.entries.get(document_id) or self.differences.get(document_id)
        text = document.texts.get(language) if document is not None else None
        return (
            InflectedName(text.title, text.forms)
            if text is not None
            else InflectedName(self.title(document_id, language))
        )

    def language_for(self, document_id: str, reader: Language) -> Language:
        """The language in which a reader is shown a document; the reader's own for what is none."""
        document = self.entries.get(document_id) or self.differences.get(document_id)
        return document.texts.language_for(reader) if document is not None else reader

    def piece(self, game: str, name: str) -> Entry | None:
        """The space, character or card of a game whose id ends with `name`; of several the one read first."""
        families = (chapter.id for chapter in self.games[game].chapters)
        found = (self.entries.get(f"{game}/{family}/{name}") for family in families)
        return next((entry for entry in found if entry is not None and entry.piece is not None), None)

    def differences_of(self, entry_id: str) -> tuple[Difference, ...]:
        """The differences that touch the entry, in the ledger's order."""
        return tuple(self._differences_by_entry.get(entry_id, ()))

    def referrers_of(self, entry_id: str) -> tuple[str, ...]:
        """The ids of the entries that name this one as see-also or link to it in a text, in reading order."""
        return self._referrers.get(entry_id, ())

    def examples_of(self, entry_id: str) -> tuple[Example, ...]:
        """The situations worked out at the entry."""
        return tuple(example for example in self.examples.values() if example.entry == entry_id)

    def questions_of(self, entry_id: str) -> tuple[Entry, ...]:
        """The questions whose answers rest on the entry, in the order of the questions."""
        return tuple(
            e for e in map(self.entries.__getitem__, self.referrers_of(entry_id)) if e.question and entry_id in e.see
        )

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
        """The rows of a text's tables without markup, each with what its columns are called."""
        return table_lines(self._resolve_link_titles(text, game))

    def _resolve_link_titles(self, text: Text, game: str) -> str:
        """The body with words in the place of links."""
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
    """The whole id that `reference` means inside the files of `game`, where the game may be left out."""
    return reference if reference.count("/") >= 2 else f"{game}/{reference}"


def _unknown_entry_error(wanted: str, *known: Mapping[str, object]) -> UnknownEntryError:
    return UnknownEntryError(wanted, _find_similar_ids(wanted.strip().strip("/")[:200], known))


_MAX_SIMILAR = 5


def _find_similar_ids(wanted: str, known: Sequence[Mapping[str, object]]) -> list[str]:
    """The ids of what may be meant: what has the name in another family, or a name like it."""
    ids = list(chain.from_iterable(known))
    name = wanted.rsplit("/", 1)[-1]
    found = [id_ for id_ in ids if id_.endswith(f"/{name}")]
    found += [id_ for id_, _ in most_similar(wanted, ((id_, (id_, id_.split("/", 1)[1])) for id_ in ids))[:3]]
    found += [id_ for id_ in ids if name and id_.rsplit("/", 1)[1].startswith(name)]
    return list(dict.fromkeys(found))[:_MAX_SIMILAR]
