"""Talisman's board as a picture: two rings, the Storm River between them, the Inner Region in the middle.

It is oriented as players know it, with the Village and the Portal of Power in the upper left corners.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from rulewright.corpus.factsheet import Link, weakest
from rulewright.corpus.model import Provenance
from rulewright.games.talisman.board import Board, load_board
from rulewright.games.talisman.effect_words import REGIONS
from rulewright.games.talisman.effects import Region
from rulewright.games.talisman.phrases import phrase
from rulewright.pictures.picture import Caption, Ground, Key, Line, LineStyle, Picture, Point, Rect, Spot, Tint

_DEPTH = 104
"""The depth of the rings' spaces, and the side of their corners."""
_RIVER, _ROCK = 38, 26
_INNER, _STEP = 112, 20
"""The sides of the Inner Region's spaces, and the gaps between them, where the arrows are."""
_MARGIN, _GAP = 6, 5
_SIZES = (19, 18, 17, 16, 15, 14, 13)
_CAPTION = 20

_TINTS = {Region.OUTER: Tint.LEAF, Region.MIDDLE: Tint.SAND, Region.INNER: Tint.CLAY}
_RIVER_NAME = Link("glossary/storm-river")
_FIRST_WAY = ((1, 0), (2, 0), (2, 1))
_SECOND_WAY = ((0, 1), (0, 2), (1, 2))
"""Column and row of the spaces on either path between the first and the last but one, which are in opposite corners."""


@cache
def board_picture(rules: Path) -> Picture:
    """The picture of the board of the folder `rules`, cached. Raises `ContentError` if board.toml is malformed."""
    board = load_board(rules)
    inner = Rect(0, 0, 3 * _INNER + 2 * _STEP, 3 * _INNER + 2 * _STEP)
    middle = inner.inset(-_ROCK - _DEPTH)
    outer = middle.inset(-_RIVER - _DEPTH)
    size = outer.width + 2 * _MARGIN
    shift = _MARGIN - outer.x
    inner, middle, outer = (
        Rect(each.x + shift, each.y + shift, each.width, each.height) for each in (inner, middle, outer)
    )
    areas = {
        **_ring(_from_corner(board, Region.OUTER), outer),
        **_ring(_from_corner(board, Region.MIDDLE), middle),
        **_inner_region(board, inner),
    }
    river = outer.inset(_DEPTH + _RIVER / 2)
    return Picture(
        name=phrase("map-of-the-board"),
        width=size,
        height=size,
        grounds=(
            Ground(outer.inset(_DEPTH - _GAP), Tint.WATER, 14),
            Ground(middle.inset(_DEPTH - _GAP), Tint.ROCK, 14),
        ),
        lines=(*_ripples(river), *_links(board, areas), *_paths(board, areas)),
        spots=tuple(_spots(board, areas)),
        captions=tuple(_captions(river)),
        keys=tuple(_keys(board)),
        sizes=_SIZES,
    )


def space_name(position: str, board: Board) -> Link:
    """The space at a position, numbered as in the position's id if its Region has several."""
    space = board.space(position)
    alike = [each for each in board.positions_of(space.id) if board.region(each) is board.region(position)]
    if len(alike) == 1:
        return Link(f"board/{space.id}")
    return Link(f"board/{space.id}", phrase("title-number", number=alike.index(position) + 1))


def _from_corner(board: Board, region: Region) -> tuple[str, ...]:
    """The positions of a ring from its upper left corner on.

    That corner is the Portal of Power, or the outer space that touches it.
    """
    ring = board.ring(region)
    portal = board.links["portal"].ends[0]
    first = next(each for each in ring if portal in (each, board.positions[each].raft_diagonal))
    place = ring.index(first)
    return ring[place:] + ring[:place]


def _ring(positions: tuple[str, ...], outer: Rect) -> Mapping[str, Rect]:
    """The areas of a ring's spaces inside the edge of `outer`, clockwise from the upper left corner."""
    side = len(positions) // 4
    between = (outer.width - 2 * _DEPTH) / (side - 1)
    areas = {}
    for number, position in enumerate(positions):
        edge, step = divmod(number, side)
        along = _DEPTH + (step - 1) * between if step else 0
        length = between if step else _DEPTH
        across = outer.width - _DEPTH
        x, y, width, height = (
            (along, 0.0, length, _DEPTH),
            (across, along, _DEPTH, length),
            (outer.width - along - length, across, length, _DEPTH),
            (0.0, outer.width - along - length, _DEPTH, length),
        )[edge]
        areas[position] = Rect(outer.x + x, outer.y + y, width, height).inset(_GAP / 2)
    return areas


def _inner_region(board: Board, inner: Rect) -> Mapping[str, Rect]:
    """The areas of the Inner Region: both paths lead round to the opposite corner, then to the Crown in the middle."""
    first, second = (path.positions for path in board.paths)
    cells = {first[0]: (0, 0), first[-2]: (2, 2), first[-1]: (1, 1)}
    cells |= dict(zip(first[1:-2], _FIRST_WAY, strict=True)) | dict(zip(second[1:-2], _SECOND_WAY, strict=True))
    step = _INNER + _STEP
    return {
        position: Rect(inner.x + column * step, inner.y + row * step, _INNER, _INNER)
        for position, (column, row) in cells.items()
    }


def _spots(board: Board, areas: Mapping[str, Rect]) -> Iterator[Spot]:
    crown = board.paths[0].positions[-1]
    for region in Region:
        for position in board.ring(region):
            facts = board.positions[position].facts
            yield Spot(
                id=position,
                entry=f"board/{board.space(position).id}",
                area=areas[position],
                tint=Tint.GOLD if position == crown else _TINTS[region],
                label=Link(f"board/{board.space(position).id}"),
                name=(space_name(position, board), REGIONS[region]),
                group=REGIONS[region],
                known=weakest((facts["region"], facts["place"])),
            )


def _ripples(river: Rect) -> Iterator[Line]:
    """The river's flow: lines with gaps, round the Middle Region."""
    for by in (-8, 8):
        area = river.inset(by)
        corners = ((area.x, area.y), (area.right, area.y), (area.right, area.bottom), (area.x, area.bottom))
        yield Line((*corners, corners[0]), LineStyle.RIPPLE)


def _captions(river: Rect) -> Iterator[Caption]:
    x, y = river.centre
    for middle, turned in (((x, river.y), 0), ((river.right, y), 90), ((x, river.bottom), 0), ((river.x, y), -90)):
        yield Caption(_RIVER_NAME, middle, _CAPTION, turned, Tint.WATER)


def _links(board: Board, areas: Mapping[str, Rect]) -> Iterator[Line]:
    yield Line(_joint(*(areas[end] for end in board.links["bridge"].ends)), LineStyle.BRIDGE)
    yield Line(_joint(*(areas[end] for end in board.links["portal"].ends)), LineStyle.GATE)


def _paths(board: Board, areas: Mapping[str, Rect]) -> Iterator[Line]:
    for position in board.ring(Region.INNER):
        for onward in board.onward(position):
            yield Line(_joint(areas[position], areas[onward]), LineStyle.ARROW)


def _joint(start: Rect, end: Rect) -> tuple[Point, Point]:
    """The shortest line between two areas, which joins the middles of their facing sides or two corners."""
    x0, x = _nearest((start.x, start.right), (end.x, end.right))
    y0, y = _nearest((start.y, start.bottom), (end.y, end.bottom))
    return (x0, y0), (x, y)


def _nearest(first: tuple[float, float], second: tuple[float, float]) -> tuple[float, float]:
    """The facing ends of two ranges on one axis, or twice the middle of their overlap."""
    if first[1] <= second[0]:
        return first[1], second[0]
    if second[1] <= first[0]:
        return first[0], second[1]
    shared = (max(first[0], second[0]) + min(first[1], second[1])) / 2
    return shared, shared


def _keys(board: Board) -> Iterator[Key]:
    for region, tint in _TINTS.items():
        yield Key(tint, REGIONS[region])
    yield Key(Tint.WATER, _RIVER_NAME)
    named = (
        ("bridge", LineStyle.BRIDGE, "glossary/sentinel-bridge"),
        ("portal", LineStyle.GATE, "glossary/portal-of-power"),
    )
    for kind, style, entry in named:
        link = board.links["bridge" if kind == "bridge" else "portal"]
        ends = tuple(Link(f"board/{board.space(end).id}") for end in link.ends)
        yield Key(style, Link(entry), ends, _unless_printed(link.known))
    ends = tuple(Link(f"board/{board.space(board.paths[0].positions[end]).id}") for end in (0, -1))
    known = weakest(path.known for path in board.paths)
    yield Key(LineStyle.ARROW, Link("inner-region/movement"), ends, _unless_printed(known))


def _unless_printed(known: Provenance) -> Provenance | None:
    return None if known is Provenance.RULEBOOK else known
