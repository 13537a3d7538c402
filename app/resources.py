"""What all sessions share: the rules and the situations. Loaded once per process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from rulewright.corpus.content import rules_folder
from rulewright.corpus.factsheet import Part, render_part
from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.pictures.design import load_design_style
from rulewright.pictures.symbols import render_dice_style, render_symbol_style
from rulewright.server.library import Library, open_library
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.situation import Situation
from rulewright.views.answer import load_answer_style


@dataclass(frozen=True, eq=False)
class Resources:
    """What the server answers from, the same for app and API."""

    library: Library

    @property
    def corpus(self) -> Corpus:
        """The rules."""
        return self.library.corpus

    @property
    def games(self) -> GamePackages:
        """The games' packages."""
        return self.library.games

    @property
    def catalogue(self) -> Catalogue:
        """What can be resolved."""
        return self.library.catalogue

    def title(self, entry_id: str, language: Language) -> str:
        """The title of an entry or difference in `language`."""
        return self.corpus.title(entry_id, language)

    def words(self, part: Part, game: str, language: Language) -> str:
        """A name in `language`."""
        return render_part(part, self.corpus, game, language)

    @cached_property
    def style(self) -> str:
        """The style sheet of every page: the look of site and app, the games' icons, what the app alone has."""
        own = Path(__file__).with_name("style.css").read_text("utf-8")
        faces = render_dice_style(".st-key-face-{} button p")
        return load_design_style() + render_symbol_style(self.corpus.games.values()) + faces + load_answer_style() + own

    @cached_property
    def calculators(self) -> Mapping[str, Situation]:
        """The situations that have a form, by their names in the URL."""
        return {name: self.catalogue.situations[each] for each, name in self.catalogue.link_names.items()}


@cache
def resources() -> Resources:
    """The content in use."""
    return Resources(open_library(rules_folder()))
