"""A picture as data: grounds, lines and spots that lead to entries, in a coordinate system of its own.

A game's package makes such pictures from the game's data; `rulewright.pictures.svg` writes them as SVG, so that
site and app need not know the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rulewright.corpus.factsheet import Cell, Part
from rulewright.corpus.model import Provenance

Point = tuple[float, float]


@dataclass(frozen=True)
class Rect:
    """A rectangle by its left top corner; y grows downwards."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> Rect:
        """The rectangle whose edges lie `by` further inside."""
        return Rect(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def overlaps(self, other: Rect) -> bool:
        """Whether they share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class Tint(StrEnum):
    """A colour by what it is like; the style sheet says which it is in light and in dark."""

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
    """How a line looks."""

    ARROW = "arrow"
    """It ends in an arrowhead."""
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
    """Words in the picture that lead nowhere; `turned` by so many degrees clockwise about their middle.

    `background` is the tint on which they stand, where they interrupt its lines.
    """

    words: Part
    middle: Point
    size: float
    rotation: int = 0
    background: Tint | None = None


@dataclass(frozen=True)
class Spot:
    """A part of the picture that leads to an entry.

    `label` is written on it; `name` is what it is called without the picture. `group` is the heading under which a
    list has it, `known` the provenance of where it stands.
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
    """What a tint or a line stands for."""

    sample: Tint | LineStyle
    words: Part
    between: Cell = ()
    provenance: Provenance | None = None


@dataclass(frozen=True)
class Picture:
    """A picture; what stands later in a tuple lies above what stands before.

    `spots` stand in reading order. Labels take the first of `sizes` in which they fit.
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
        """The entries that its spots lead to, each once, named without the game."""
        return tuple(dict.fromkeys(spot.entry for spot in self.spots))
