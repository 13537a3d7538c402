"""A picture as data: grounds, lines and spots that lead to entries, in a coordinate system of its own.

A game's package makes pictures from its data, and `rulewright.pictures.svg` renders them, so that site and app need not
know the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rulewright.corpus.factsheet import Cell, Part
from rulewright.corpus.model import Provenance

Point = tuple[float, float]


@dataclass(frozen=True)
class Rect:
    """A rectangle by its top left corner; y grows downwards."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle of the rectangle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> Rect:
        """The rectangle with all edges moved inwards by `by`."""
        return Rect(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def overlaps(self, other: Rect) -> bool:
        """Whether the rectangles share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class Tint(StrEnum):
    """A colour by its character; the style sheet defines it for light and dark themes."""

    LEAF = "leaf"
    SAND = "sand"
    CLAY = "clay"
    GOLD = "gold"
    WATER = "water"
    ROCK = "rock"


class SpotShape(StrEnum):
    """The outline of a spot."""

    BOX = "box"
    DECISION = "decision"
    END = "end"


class LineStyle(StrEnum):
    """The style of a line."""

    ARROW = "arrow"
    """A line that ends in an arrowhead."""
    BRIDGE = "bridge"
    GATE = "gate"
    RIPPLE = "ripple"


@dataclass(frozen=True)
class BackgroundArea:
    """A coloured area behind everything else."""

    area: Rect
    tint: Tint
    radius: float = 0


@dataclass(frozen=True)
class Polyline:
    """A line through points."""

    points: tuple[Point, ...]
    style: LineStyle


@dataclass(frozen=True)
class Caption:
    """Words in the picture that are no link; `rotation` is in degrees clockwise about their middle.

    `background` is the tint below them, if they interrupt its lines.
    """

    words: Part
    middle: Point
    size: float
    rotation: int = 0
    background: Tint | None = None


@dataclass(frozen=True)
class Spot:
    """A part of the picture that leads to an entry.

    `label` is written on it; `name` is its name outside the picture. `group` is its heading in a list, and `provenance`
    that of its position.
    """

    id: str
    entry: str
    area: Rect
    tint: Tint
    label: Part
    name: Cell
    group: Part | None = None
    shape: SpotShape = SpotShape.BOX
    provenance: Provenance | None = None


@dataclass(frozen=True)
class LegendEntry:
    """The meaning of a tint or a line."""

    sample: Tint | LineStyle
    words: Part
    between: Cell = ()
    provenance: Provenance | None = None


@dataclass(frozen=True)
class Picture:
    """A picture; later members of a tuple are drawn above earlier ones.

    `spots` are in reading order. Labels take the first of `sizes` in which they fit.
    """

    name: Part
    width: float
    height: float
    backgrounds: tuple[BackgroundArea, ...]
    lines: tuple[Polyline, ...]
    spots: tuple[Spot, ...]
    captions: tuple[Caption, ...] = ()
    legend: tuple[LegendEntry, ...] = ()
    sizes: tuple[float, ...] = (16,)

    @property
    def entries(self) -> tuple[str, ...]:
        """The entries of its spots, each once, named without the game."""
        return tuple(dict.fromkeys(spot.entry for spot in self.spots))
