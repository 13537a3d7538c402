"""The context of rendering a page: its subject, its language, and its renderers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, cast

from markupsafe import Markup

from rulewright.corpus.factsheet import FactSheet
from rulewright.corpus.model import Corpus, Entry, Game
from rulewright.language import Language
from rulewright.reference.domain import corpus_of, keep_corpus
from rulewright.reference.pages import Page, pages
from rulewright.reference.pictures import Illustrator
from rulewright.reference.wording import Wording
from rulewright.situations.game_packages import GamePackages

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx
    from sphinx.config import Config

    from rulewright.reference.site_builder import SiteBuilder


@dataclass(frozen=True)
class SiteContent:
    """The rules of a folder with the games' packages and all pages by document name."""

    corpus: Corpus
    games: GamePackages
    pages: Mapping[str, Page]

    @classmethod
    def of(cls, corpus: Corpus, games: GamePackages) -> SiteContent:
        """The content with its pages. Raises `SiteError` if two would have one address."""
        return cls(corpus, games, pages(corpus, games))


_contents: dict[str, SiteContent] = {}


def content_of(config: Config) -> SiteContent:
    """The content of a Sphinx project of the reference site, created once per process and corpus."""
    rules, corpus = config.rulewright_rules, corpus_of(config)
    if rules not in _contents or _contents[rules].corpus is not corpus:
        games = GamePackages.from_folder(Path(rules), corpus)
        _contents[rules] = SiteContent.of(corpus, games)
    return _contents[rules]


def keep_content(rules: Path, content: SiteContent) -> None:
    """Set the changed content of the folder `rules`, for the next build in this process."""
    keep_corpus(str(rules), content.corpus)
    _contents[str(rules)] = content


@dataclass(frozen=True)
class Rendering:
    """A page and the build that renders it; `tree` is Sphinx's doctree of the page's source."""

    app: Sphinx
    page: Page
    tree: nodes.document | None = None

    @cached_property
    def content(self) -> SiteContent:
        """The site's content."""
        return content_of(self.app.config)

    @property
    def corpus(self) -> Corpus:
        """All rules."""
        return self.content.corpus

    @cached_property
    def wording(self) -> Wording:
        """The site's words in the language of the build."""
        return wording_of(self.app)

    @property
    def games(self) -> GamePackages:
        """The packages of all games."""
        return self.content.games

    @property
    def language(self) -> Language:
        """The language of the page."""
        return self.wording.language

    @property
    def game(self) -> Game:
        """The game of a page that has one."""
        assert self.page.game is not None
        return self.page.game

    @property
    def builder(self) -> SiteBuilder:
        """The builder of the page."""
        return cast("SiteBuilder", self.app.builder)

    @property
    def pages(self) -> Mapping[str, Page]:
        """All pages by document name."""
        return self.content.pages

    @property
    def illustrator(self) -> Illustrator:
        """The renderer of the pictures of the page's game."""
        uri = self.builder.get_relative_uri
        return Illustrator(
            self.corpus,
            self.games[self.game.id],
            self.game,
            self.language,
            lambda document: uri(self.page.document, document),
        )

    def text_of(self, document: str) -> Markup:
        """The HTML of an entry's text, with links from this page."""
        return self.sections_of(document)[""]

    def sections_of(self, document: str) -> dict[str, Markup]:
        """The HTML of a document's text by the headings of its sections."""
        tree = self.tree if document == self.page.document else None
        return self.builder.render_text(document, self.page.document, tree)

    def sheet(self, entry: Entry) -> FactSheet | None:
        """The facts of an entry."""
        return self.games[entry.game].facts(entry)


def wording_of(app: Sphinx) -> Wording:
    """The site's words in the language of a build."""
    return Wording(Path(app.confdir) / "locales", Language(app.config.language))
