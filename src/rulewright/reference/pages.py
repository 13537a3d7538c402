"""Every page of the site: kinds, subjects and titles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from rulewright.corpus.model import Chapter, Corpus, Difference, Entry, Game, Text
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import phrase
from rulewright.language.translations import Translations
from rulewright.reference.address import (
    A_TO_Z,
    ATLAS,
    CALCULATORS,
    DIFFERENCES_FAMILY,
    FLOW,
    MAP,
    SEARCH,
    calculator_path,
)
from rulewright.reference.site_error import SiteError
from rulewright.reference.wording import Wording
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.situation import Situation


class PageKind(StrEnum):
    """The kind of a page; its template is `<kind>.html`."""

    FRONT = "front"
    """The entrance of a language."""
    GAME = "game"
    """A game: its chapters and source books."""
    CHAPTER = "chapter"
    """All entries of a chapter in full."""
    ENTRY = "entry"
    """One entry."""
    DIFFERENCES = "differences"
    """All differences between a game's rulebooks in full."""
    DIFFERENCE = "difference"
    """One difference."""
    A_TO_Z = "a-z"
    """Titles and aliases of a game's entries in alphabetical order."""
    SEARCH = "search"
    """The search in the browser, over all games."""
    MAP = "map"
    """A game's board as a picture and as a list; only of a game that draws one."""
    FLOW = "flow"
    """A game's flow chart as a picture and as a list; only of a game that draws one."""
    ATLAS = "atlas"
    """Statistics of many simulated games of a game; only of a game that has such data."""
    CALCULATORS = "calculators"
    """The list of all calculators; only with calculators."""
    CALCULATOR = "calculator"
    """The form of a situation and its answer."""


@dataclass(frozen=True)
class Page:
    """A page by its Sphinx document name, with its subject; only the fields of its kind are set."""

    kind: PageKind
    document: str
    game: Game | None = None
    chapter: Chapter | None = None
    entry: Entry | None = None
    difference: Difference | None = None
    situation: Situation | None = None

    @property
    def texts(self) -> Translations[Text] | None:
        """The page's texts under `rules/`; `None` for a page that consists of others' texts."""
        document = self.entry or self.difference
        return document.texts if document else None

    @property
    def titles(self) -> Translations[str] | None:
        """The titles of a page about a chapter or a game as a whole."""
        titled = self.chapter or self.game if self.kind in (PageKind.CHAPTER, PageKind.GAME) else None
        return titled.titles if titled else None

    def language(self, reader: Language) -> Language:
        """The language of the page's subject for a reader, at least of its heading."""
        translations = self.texts or self.titles
        return translations.language_for(reader) if translations is not None else reader

    def languages(self, languages: Iterable[Language]) -> list[Language]:
        """The site's languages in which the page is written, rather than borrowed from another one."""
        return [each for each in languages if self.texts is None or each in self.texts]

    @property
    def address(self) -> str:
        """The path below the language's folder, without slashes at its ends."""
        return self.document.removesuffix("index").removesuffix("/")

    def title(self, language: Language, wording: Wording) -> str:
        """The page's heading."""
        match self.kind:
            case PageKind.FRONT:
                return "Rulewright"
            case PageKind.DIFFERENCES:
                assert self.game is not None
                return wording.differences(self.game)
            case PageKind.A_TO_Z:
                return wording("index-a-z")
            case PageKind.SEARCH:
                return wording("search-the-rules")
            case PageKind.MAP:
                return wording("map-of-the-board")
            case PageKind.FLOW:
                return wording("flow-chart")
            case PageKind.ATLAS:
                return wording("how-long-games-take")
            case PageKind.CALCULATORS:
                return wording("resolve-a-situation")
            case PageKind.CALCULATOR:
                assert self.situation is not None
                return capitalise(self.situation.title.render(language))
        if self.texts is not None:
            return self.texts[language].title
        assert self.titles is not None
        return self.titles[language]


def pages(corpus: Corpus, games: GamePackages) -> Mapping[str, Page]:
    """All pages by document name, with those of the pictures that games have.

    Raises `SiteError` when two of them would have the same address.
    """
    found: dict[str, Page] = {}
    addresses: set[str] = set()
    for page in _pages(corpus, games):
        if page.address in addresses or (page.texts is not None and page.document.endswith("/index")):
            raise SiteError(
                page.document,
                phrase("the-id-id-is-the-address", id=page.document),
                phrase("give-the-entry-or-chapter-another"),
                "reserved-id",
            )
        addresses.add(page.address)
        found[page.document] = page
    return found


def differences_by_chapter(corpus: Corpus, game: Game) -> list[tuple[Chapter, list[Difference]]]:
    """The game's differences under the chapters of the first entry that each concerns, without empty chapters."""
    chapters = {entry_id: chapter.id for chapter in game.chapters for entry_id in chapter.entries}
    found: dict[str, list[Difference]] = {chapter.id: [] for chapter in game.chapters}
    for difference in corpus.differences.values():
        chapter = next((chapters[entry_id] for entry_id in difference.entries if entry_id in chapters), None)
        if difference.game == game.id and chapter is not None:
            found[chapter].append(difference)
    return [(chapter, found[chapter.id]) for chapter in game.chapters if found[chapter.id]]


def texts_on(page: Page, corpus: Corpus) -> frozenset[str]:
    """The documents whose texts are on the page, not only their titles."""
    match page.kind:
        case PageKind.ENTRY:
            return frozenset({page.document, *(each.id for each in corpus.differences_of(page.document))})
        case PageKind.CHAPTER:
            assert page.game is not None
            assert page.chapter is not None
            questions = corpus.questions_about(page.game.id, page.chapter.id)
            return frozenset({*page.chapter.entries, *(each.id for each in questions)})
        case PageKind.DIFFERENCE:
            return frozenset({page.document})
        case PageKind.DIFFERENCES:
            return frozenset(each.id for each in corpus.differences.values() if page.game and each.game == page.game.id)
    return frozenset()


def _pages(corpus: Corpus, games: GamePackages) -> Iterator[Page]:
    yield Page(PageKind.FRONT, "index")
    yield Page(PageKind.SEARCH, SEARCH)
    if games.catalogue.link_names:
        yield Page(PageKind.CALCULATORS, CALCULATORS)
    for game in corpus.games.values():
        yield Page(PageKind.GAME, f"{game.id}/index", game)
        yield Page(PageKind.DIFFERENCES, f"{game.id}/{DIFFERENCES_FAMILY}", game)
        yield Page(PageKind.A_TO_Z, f"{game.id}/{A_TO_Z}", game)
        if games[game.id].board() is not None:
            yield Page(PageKind.MAP, f"{game.id}/{MAP}", game)
        if games[game.id].flow() is not None:
            yield Page(PageKind.FLOW, f"{game.id}/{FLOW}", game)
        if (atlas := games[game.id].atlas()) is not None and atlas.data is not None:
            yield Page(PageKind.ATLAS, f"{game.id}/{ATLAS}", game)
        for situation_id in (each for each in games.catalogue.link_names if each.startswith(f"{game.id}/")):
            situation = games.catalogue.situations[situation_id]
            yield Page(PageKind.CALCULATOR, calculator_path(situation_id), game, situation=situation)
        for chapter in game.chapters:
            yield Page(PageKind.CHAPTER, f"{game.id}/{chapter.id}", game, chapter)
            for entry_id in chapter.entries:
                yield Page(PageKind.ENTRY, entry_id, game, chapter, entry=corpus.entries[entry_id])
    for difference in corpus.differences.values():
        yield Page(PageKind.DIFFERENCE, difference.id, corpus.games[difference.game], difference=difference)
