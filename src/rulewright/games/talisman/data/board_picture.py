"""Talisman's board as a picture: two rings, the Storm River between them, the Inner Region in the middle.

It is oriented as players know it, with the Village and the Portal of Power in the upper left corners.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from rulewright.corpus.factsheet import EntryLink, weakest_provenance
from rulewright.corpus.model import Provenance
from rulewright.games.talisman.data.board import Board, load_board
from rulewright.games.talisman.data.effect_words import REGION_LINKS
from rulewright.games.talisman.data.printed_effects import Region
from rulewright.games.talisman.phrases import phrase
from rulewright.pictures.picture import (
    BackgroundArea,
    Caption,
    LegendEntry,
    LineStyle,
    Picture,
    Point,
    Polyline,
    Rect,
    Spot,
    Tint,
)

_RING_DEPTH = 104
"""The depth of the rings' spaces, and the side of their corners."""
_RIVER, _ROCK = 38, 26
_INNER, _INNER_GAP = 112, 20
"""The sides of the Inner Region's spaces, and the gaps between them, where the arrows are."""
_MARGIN, _GAP = 6, 5
_FONT_SIZES = (19, 18, 17, 16, 15, 14, 13)
_CAPTION_SIZE = 20

_TINTS = {Region.OUTER: Tint.LEAF, Region.MIDDLE: Tint.SAND, Region.INNER: Tint.CLAY}
_RIVER_NAME = EntryLink("glossary/storm-river")
_FIRST_PATH_CELLS = ((1, 0), (2, 0), (2, 1))
_SECOND_PATH_CELLS = ((0, 1), (0, 2), (1, 2))
"""Column and row of the spaces on either path between the first and the last but one, which are in opposite corners."""


@cache
def build_board_picture(rules: Path) -> Picture:
    """The picture of the board of the folder `rules`, cached. Raises `ContentError` if board.toml is malformed."""
    board = load_board(rules)
    inner = Rect(0, 0, 3 * _INNER + 2 * _INNER_GAP, 3 * _INNER + 2 * _INNER_GAP)
    middle = inner.inset(-_ROCK - _RING_DEPTH)
    outer = middle.inset(-_RIVER - _RING_DEPTH)
    size = outer.width + 2 * _MARGIN
    shift = _MARGIN - outer.x
    inner, middle, outer = (
        Rect(each.x + shift, each.y + shift, each.width, each.height) for each in (inner, middle, outer)
    )
    areas = {
        **_lay_out_ring(_ring_from_corner(board, Region.OUTER), outer),
        **_lay_out_ring(_ring_from_corner(board, Region.MIDDLE), middle),
        **_lay_out_inner_region(board, inner),
    }
    river = outer.inset(_RING_DEPTH + _RIVER / 2)
    return Picture(
        name=phrase("map-of-the-board"),
        width=size,
        height=size,
        backgrounds=(
            BackgroundArea(outer.inset(_RING_DEPTH - _GAP), Tint.WATER, 14),
            BackgroundArea(middle.inset(_RING_DEPTH - _GAP), Tint.ROCK, 14),
        ),
        lines=(*_river_lines(river), *_link_lines(board, areas), *_path_arrows(board, areas)),
        spots=tuple(_build_spots(board, areas)),
        captions=tuple(_river_captions(river)),
        legend=tuple(_legend(board)),
        sizes=_FONT_SIZES,
    )


def space_name(position: str, board: Board) -> EntryLink:
    """The space at a position, numbered as in the position's id if its Region has several."""
    space = board.space(position)
    alike = [each for each in board.positions_of(space.id) if board.region(each) is board.region(position)]
    if len(alike) == 1:
        return EntryLink(f"board/{space.id}")
    return EntryLink(f"board/{space.id}", phrase("title-number", number=alike.index(position) + 1))


def _ring_from_corner(board: Board, region: Region) -> tuple[str, ...]:
    """The positions of a ring from its upper left corner on.

    That corner is the Portal of Power, or the outer space that touches it.
    """
    ring = board.ring(region)
    portal = board.links["portal"].ends[0]
    first = next(each for each in ring if portal in (each, board.positions[each].raft_diagonal))
    place = ring.index(first)
    return ring[place:] + ring[:place]


def _lay_out_ring(positions: tuple[str, ...], outer: Rect) -> Mapping[str, Rect]:
    """The areas of a ring's spaces inside the edge of `outer`, clockwise from the upper left corner."""
    side = len(positions) // 4
    between = (outer.width - 2 * _RING_DEPTH) / (side - 1)
    areas = {}
    for number, position in enumerate(positions):
        edge, step = divmod(number, side)
        along = _RING_DEPTH + (step - 1) * between if step else 0
        length = between if step else _RING_DEPTH
        across = outer.width - _RING_DEPTH
        x, y, width, height = (
            (along, 0.0, length, _RING_DEPTH),
            (across, along, _RING_DEPTH, length),
            (outer.width - along - length, across, length, _RING_DEPTH),
            (0.0, outer.width - along - length, _RING_DEPTH, length),
        )[edge]
        areas[position] = Rect(outer.x + x, outer.y + y, width, height).inset(_GAP / 2)
    return areas


def _lay_out_inner_region(board: Board, inner: Rect) -> Mapping[str, Rect]:
    """The areas of the Inner Region: both paths lead round to the opposite corner, then to the Crown in the middle."""
    first, second = (path.positions for path in board.paths)
    cells = {first[0]: (0, 0), first[-2]: (2, 2), first[-1]: (1, 1)}
    cells |= dict(zip(first[1:-2], _FIRST_PATH_CELLS, strict=True)) | dict(
        zip(second[1:-2], _SECOND_PATH_CELLS, strict=True)
    )
    step = _INNER + _INNER_GAP
    return {
        position: Rect(inner.x + column * step, inner.y + row * step, _INNER, _INNER)
        for position, (column, row) in cells.items()
    }


def _build_spots(board: Board, areas: Mapping[str, Rect]) -> Iterator[Spot]:
    crown = board.paths[0].positions[-1]
    for region in Region:
        for position in board.ring(region):
            facts = board.positions[position].facts
            yield Spot(
                id=position,
                entry=f"board/{board.space(position).id}",
                area=areas[position],
                tint=Tint.GOLD if position == crown else _TINTS[region],
                label=EntryLink(f"board/{board.space(position).id}"),
                name=(space_name(position, board), REGION_LINKS[region]),
                group=REGION_LINKS[region],
                provenance=weakest_provenance((facts["region"], facts["place"])),
            )


def _river_lines(river: Rect) -> Iterator[Polyline]:
    """The river's flow: lines with gaps, round the Middle Region."""
    for by in (-8, 8):
        area = river.inset(by)
        corners = ((area.x, area.y), (area.right, area.y), (area.right, area.bottom), (area.x, area.bottom))
        yield Polyline((*corners, corners[0]), LineStyle.RIPPLE)


def _river_captions(river: Rect) -> Iterator[Caption]:
    x, y = river.centre
    for middle, turned in (((x, river.y), 0), ((river.right, y), 90), ((x, river.bottom), 0), ((river.x, y), -90)):
        yield Caption(_RIVER_NAME, middle, _CAPTION_SIZE, turned, Tint.WATER)


def _link_lines(board: Board, areas: Mapping[str, Rect]) -> Iterator[Polyline]:
    yield Polyline(_connecting_segment(*(areas[end] for end in board.links["bridge"].ends)), LineStyle.BRIDGE)
    yield Polyline(_connecting_segment(*(areas[end] for end in board.links["portal"].ends)), LineStyle.GATE)


def _path_arrows(board: Board, areas: Mapping[str, Rect]) -> Iterator[Polyline]:
    for position in board.ring(Region.INNER):
        for onward in board.onward(position):
            yield Polyline(_connecting_segment(areas[position], areas[onward]), LineStyle.ARROW)


def _connecting_segment(start: Rect, end: Rect) -> tuple[Point, Point]:
    """The shortest line between two areas, which joins the middles of their facing sides or two corners."""
    x0, x = _facing_edges((start.x, start.right), (end.x, end.right))
    y0, y = _facing_edges((start.y, start.bottom), (end.y, end.bottom))
    return (x0, y0), (x, y)


def _facing_edges(first: tuple[float, float], second: tuple[float, float]) -> tuple[float, float]:
    """The facing ends of two ranges on one axis, or twice the middle of their overlap."""
    if first[1] <= second[0]:
        return first[1], second[0]
    if second[1] <= first[0]:
        return first[0], second[1]
    shared = (max(first[0], second[0]) + min(first[1], second[1])) / 2
    return shared, shared


def _legend(board: Board) -> Iterator[LegendEntry]:
    for region, tint in _TINTS.items():
        yield LegendEntry(tint, REGION_LINKS[region])
    yield LegendEntry(Tint.WATER, _RIVER_NAME)
    named = (
        ("bridge", LineStyle.BRIDGE, "glossary/sentinel-bridge"),
        ("portal", LineStyle.GATE, "glossary/portal-of-power"),
    )
    for kind, style, entry in named:
        link = board.links["bridge" if kind == "bridge" else "portal"]
        ends = tuple(EntryLink(f"board/{board.space(end).id}") for end in link.ends)
        yield LegendEntry(style, EntryLink(entry), ends, _provenance_unless_printed(link.known))
    ends = tuple(EntryLink(f"board/{board.space(board.paths[0].positions[end]).id}") for end in (0, -1))
    known = weakest_provenance(path.known for path in board.paths)
    yield LegendEntry(LineStyle.ARROW, EntryLink("inner-region/movement"), ends, _provenance_unless_printed(known))


def _provenance_unless_printed(known: Provenance) -> Provenance | None:
    return None if known is Provenance.RULEBOOK else known
