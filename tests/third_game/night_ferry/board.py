"""The two spaces of the board: what board.toml tells of them, as facts for readers and as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pydantic import ConfigDict

from night_ferry.sentences import phrase
from rulewright.games import ContentError, EntryLink, FactRow, FactSheet, Finding, PieceRecord, read_record
from rulewright.pictures.picture import BackgroundArea, LineStyle, Picture, Polyline, Rect, Spot, Tint

BOARD = Path("night-ferry", "board.toml")
_LABELS = {
    "lanterns": phrase("field-lanterns"),
    "hooks": phrase("hooks"),
    "points": phrase("points-for-each-lantern"),
    "opposite": phrase("opposite"),
}
_TINTS = {"jetty": Tint.SAND, "far-shore": Tint.LEAF}


@dataclass(frozen=True, kw_only=True)
class Space(PieceRecord):
    """`[[space]]` of board.toml."""

    opposite: str
    lanterns: int | None = None
    hooks: int | None = None
    points: int | None = None

    __pydantic_config__ = ConfigDict(extra="forbid")

    def numbers(self) -> dict[str, int]:
        """The numbers among its facts."""
        values = {"lanterns": self.lanterns, "hooks": self.hooks, "points": self.points}
        return {key: number for key, number in values.items() if number is not None}


@dataclass(frozen=True)
class Board:
    """board.toml."""

    space: tuple[Space, ...]

    __pydantic_config__ = ConfigDict(extra="forbid")

    def points(self) -> int:
        """What a lantern is worth on the far shore."""
        return sum(space.points or 0 for space in self.space)


@cache
def load_board(rules: Path) -> Board:
    """The board of the folder `rules`. Raises `ContentError`."""
    record, _, findings = read_record(Board, rules / BOARD, rules)
    if record is None:
        raise ContentError(rules, findings)
    return record


def findings(rules: Path) -> Iterator[Finding]:
    """Spaces lie opposite each other."""
    record, places, mistakes = read_record(Board, rules / BOARD, rules)
    yield from mistakes
    opposite = {space.id: space.opposite for space in record.space} if record is not None else {}
    for index, (space, other) in enumerate(opposite.items()):
        if opposite.get(other) != space:
            line = places.line("space", index, "opposite")
            yield Finding(BOARD.as_posix(), line, "opposite", f"{other} does not lie opposite {space}.", "Correct it.")


def stated_numbers(rules: Path) -> dict[str, set[int]]:
    """The numbers of the spaces."""
    record, _, _ = read_record(Board, rules / BOARD, rules)
    spaces = record.space if record is not None else ()
    return {f"board/{space.id}": set(space.numbers().values()) for space in spaces}


def facts(name: str, board: Board) -> FactSheet:
    """The facts of a space. Raises `KeyError` for no space."""
    space = {space.id: space for space in board.space}[name]
    rows = [FactRow(_LABELS[key], (str(number),), space.facts[key]) for key, number in space.numbers().items()]
    return FactSheet(
        (*rows, FactRow(_LABELS["opposite"], (EntryLink(f"board/{space.opposite}"),), space.facts["opposite"]))
    )


def picture(board: Board) -> Picture:
    """The river between the spaces."""
    areas = [Rect(10 + 200 * index, 10, 100, 80) for index in range(len(board.space))]
    return Picture(
        name=phrase("map-of-the-board"),
        width=areas[-1].right + 10,
        height=100,
        backgrounds=(BackgroundArea(Rect(areas[0].right, 10, 100, 80), Tint.WATER),),
        lines=(Polyline(((areas[0].right, 50), (areas[1].x, 50)), LineStyle.ARROW),),
        spots=tuple(
            Spot(
                space.id,
                f"board/{space.id}",
                area,
                _TINTS[space.id],
                EntryLink(f"board/{space.id}"),
                (EntryLink(f"board/{space.id}"),),
            )
            for space, area in zip(board.space, areas, strict=True)
        ),
    )
