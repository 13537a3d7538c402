"""A page that is being written: what about, with what, in which language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from rulewright.corpus.factsheet import FactSheet
from rulewright.corpus.model import Corpus, Entry, Game
from rulewright.language import Language
from rulewright.reference.domain import corpus_at, corpus_of
from rulewright.reference.pages import Page, pages
from rulewright.reference.pictures import Illustrator
from rulewright.reference.wording import Wording
from rulewright.situations.game_packages import GamePackages

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from rulewright.reference.builder import ReferenceBuilder


@dataclass(frozen=True)
class Writing:
    """A page and the build that writes it."""

    app: Sphinx
    page: Page
    corpus: Corpus
    wording: Wording

    @classmethod
    def of(cls, app: Sphinx, page: Page) -> Writing:
        """The page in the language of the build."""
        return cls(app, page, corpus_of(app.config), wording_of(app))

    @property
    def games(self) -> GamePackages:
        """The packages of all games."""
        return _games_at(self.app.config.rulewright_rules)

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
    def builder(self) -> ReferenceBuilder:
        """What has written the texts."""
        return cast("ReferenceBuilder", self.app.builder)

    @property
    def uri(self) -> str:
        """The address of the page, as texts of other pages need it to move their links."""
        return self.builder.get_target_uri(self.page.document)

    @property
    def pages(self) -> dict[str, Page]:
        """All pages by document name."""
        return pages_of(self.app)

    @property
    def illustrator(self) -> Illustrator:
        """What draws the pictures of the page's game."""
        uri = self.builder.get_relative_uri
        return Illustrator(
            self.corpus,
            self.games[self.game.id],
            self.game,
            self.language,
            lambda document: uri(self.page.document, document),
        )

    def sheet(self, entry: Entry) -> FactSheet | None:
        """The facts of an entry."""
        return self.games[entry.game].facts(entry)


def pages_of(app: Sphinx) -> dict[str, Page]:
    """All pages of the site by document name."""
    return _pages_at(app.config.rulewright_rules)


def wording_of(app: Sphinx) -> Wording:
    """The site's words in the language of the build."""
    return Wording(Path(app.confdir) / "locales", Language(app.config.language))


@cache
def _games_at(rules: str) -> GamePackages:
    return GamePackages.from_folder(Path(rules))


@cache
def _pages_at(rules: str) -> dict[str, Page]:
    return dict(pages(corpus_at(rules), _games_at(rules)))
