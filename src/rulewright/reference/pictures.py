"""The board and the flow chart of a game for the templates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from rulewright.corpus.factsheet import EntryLink, Part, foreign_language, render_part
from rulewright.corpus.model import Corpus, Entry, Game, Provenance, whole_id
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.pictures.flowchart import lay_out_flow_chart
from rulewright.pictures.picture import Spot
from rulewright.pictures.svg import render_legend_sample, render_locator, render_svg, spot_anchor
from rulewright.situations.package import GamePackage
from rulewright.views.document_labels import list_marked


@dataclass(frozen=True)
class SpotView:
    """A spot as an item of a list: its words, the document it leads to, and the provenance of its place.

    `language` is that of the words if it is not the reader's.
    """

    words: str
    language: Language | None
    document: str
    known: Provenance | None


@dataclass(frozen=True)
class KeyView:
    """A sample of the picture with its meaning, its document, the places it joins, and its provenance."""

    sample: Markup
    words: str
    document: str | None
    between: str
    known: Provenance | None


@dataclass(frozen=True)
class MapView:
    """A whole board: the picture, its keys, and its spots under the headings of their groups."""

    picture: Markup
    keys: tuple[KeyView, ...]
    groups: tuple[tuple[str, tuple[SpotView, ...]], ...]
    provenances: tuple[Provenance, ...]


@dataclass(frozen=True)
class StepView:
    """A box of a flow chart as an item of a list; a way has its answer, and the number or the words of its target."""

    number: int
    words: str
    document: str
    ways: tuple[tuple[str, int | None, str], ...]


@dataclass(frozen=True)
class FlowView:
    """A flow chart: its entry, the picture, and the same as a list."""

    entry: str
    picture: Markup
    steps: tuple[StepView, ...]


@dataclass(frozen=True)
class Illustrator:
    """Renders a game's pictures in `language`; `address` gives the link to a document from the pictures' page."""

    corpus: Corpus
    package: GamePackage
    game: Game
    language: Language
    address: Callable[[str], str]

    def whole_map(self) -> MapView | None:
        """The game's board with its legend and lists."""
        board = self.package.board()
        if board is None:
            return None
        picture = render_svg(board, self._words, self._link, language_of=self._lang, anchors=True)
        groups = tuple(
            (self._words(group or ""), tuple(map(self._listed, spots)))
            for group, spots in groupby(board.spots, key=lambda spot: spot.group)
        )
        keys = tuple(
            KeyView(
                Markup(render_legend_sample(key)),
                capitalise(self._words(key.words)),
                whole_id(key.words.entry, self.game.id) if isinstance(key.words, EntryLink) else None,
                " – ".join(map(self._words, key.between)),
                key.provenance,
            )
            for key in board.legend
        )
        found = {spot.provenance for spot in board.spots} | {key.provenance for key in board.legend}
        provenances = tuple(list_marked(found))
        return MapView(Markup(picture), keys, groups, provenances)

    def is_on_map(self, entry: Entry) -> bool:
        """Whether the board has a spot that leads to `entry`."""
        return bool(self._spots_of(entry))

    def map_of(self, entry: Entry) -> Markup | None:
        """A small picture of the entry's place on the board; `None` for an entry without one."""
        spots = self._spots_of(entry)
        board = self.package.board()
        if board is None or not spots:
            return None
        return Markup(render_locator(board, self._words, {spot.id for spot in spots}))

    def anchor_of(self, entry: Entry) -> str:
        """The fragment of the entry's first spot on the page of the whole map."""
        return spot_anchor(self._spots_of(entry)[0])

    def belongs_to_flow(self, entry: Entry) -> bool:
        """Whether the flow chart covers `entry`."""
        chart = self.package.flow()
        return chart is not None and entry.id in {whole_id(each, self.game.id) for each in chart.entries}

    def flow(self) -> FlowView | None:
        """The game's flow chart."""
        chart = self.package.flow()
        if chart is None:
            return None
        steps = tuple(
            StepView(
                item.number,
                capitalise(self._words(item.box.words)),
                whole_id(item.box.entry, self.game.id),
                tuple(
                    (
                        capitalise(self._words(answer)) if answer else "",
                        target if isinstance(target, int) else None,
                        "" if isinstance(target, int) else capitalise(self._words(target)),
                    )
                    for answer, target in item.branches
                ),
            )
            for item in chart.as_numbered_list()
        )
        return FlowView(
            whole_id(chart.entries[0], self.game.id),
            Markup(render_svg(lay_out_flow_chart(chart, self._words), self._words, self._link, language_of=self._lang)),
            steps,
        )

    def _spots_of(self, entry: Entry) -> tuple[Spot, ...]:
        board = self.package.board()
        if board is None or entry.game != self.game.id:
            return ()
        return tuple(spot for spot in board.spots if whole_id(spot.entry, self.game.id) == entry.id)

    def _listed(self, spot: Spot) -> SpotView:
        known = None if spot.provenance is Provenance.RULEBOOK else spot.provenance
        name = capitalise(self._words(spot.name[0]))
        return SpotView(name, self._lang(spot), whole_id(spot.entry, self.game.id), known)

    def _words(self, part: Part) -> str:
        return render_part(part, self.corpus, self.game.id, self.language)

    def _lang(self, spot: Spot) -> Language | None:
        return foreign_language(spot.name[0], self.corpus, self.game.id, self.language)

    def _link(self, spot: Spot) -> str:
        return self.address(whole_id(spot.entry, self.game.id))
