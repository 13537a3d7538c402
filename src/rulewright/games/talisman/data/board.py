"""Talisman's board from `board.toml`: its spaces, their effects, and how its positions are connected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import Field

from rulewright.corpus.content import rules_folder
from rulewright.corpus.findings import ContentError
from rulewright.corpus.model import Provenance
from rulewright.corpus.records import PieceRecord, Slug, read_record, strict
from rulewright.games.talisman.data.printed_effects import (
    Alignment,
    Amount,
    DiceCount,
    DiceTable,
    Effect,
    EntryId,
    PositionId,
    Region,
)

BOARD_FILE = Path("talisman", "board.toml")


@strict()
class SpaceChoice:
    """One option of a character on a space: an effect by its id, or a roll on a table.

    It is open only to a character with one of the cards `having`, if any are listed. `known` is its provenance if that
    differs from the enclosing field's. `id` is set if a player chooses among several.
    """

    id: Slug | None = None
    effect: Slug | None = None
    table: DiceTable | None = None
    having: tuple[EntryId, ...] = ()
    known: Provenance | None = None


@strict()
class Creature:
    """The creature that attacks on a space: its Strength, or the number of dice that determine it.

    `number_dice` is the number of dice that determine how many creatures there are.
    """

    strength: Annotated[int, Field(ge=1, le=40, strict=True)] | None = None
    strength_dice: DiceCount | None = None
    number_dice: DiceCount | None = None


@strict()
class Contest:
    """A contest in which both sides roll `dice` dice.

    The side with the lower roll suffers `lower`; only a higher roll lets the character go on.
    """

    dice: DiceCount
    lower: Slug


@strict()
class Lock:
    """A roll of `dice` dice that must not exceed one of the character's abilities.

    Otherwise the character loses `loss` points of that ability.
    """

    dice: DiceCount
    loss: Amount


@strict(kw_only=True)
class Space(PieceRecord):
    """A space by its instructions; an instruction that it does not have is unset.

    `draw` is the number of Adventure Cards that lie there after drawing. The effect `toll` comes before drawing. The
    character rolls on `table`, or may do so if `voluntary`. It rolls on `follower_table` once more for each Follower,
    who suffers the result. Each discarded Follower prevents `follower_prevents` of the lives that a table takes. The
    character makes one of the `visits`, suffers one of the `penalties`, or follows the `alignments`.
    """

    draw: Annotated[int, Field(ge=1, le=3, strict=True)] | None = None
    toll: Slug | None = None
    table: DiceTable | None = None
    voluntary: bool = False
    follower_table: DiceTable | None = None
    follower_prevents: Amount | None = None
    visits: tuple[SpaceChoice, ...] = ()
    penalties: tuple[SpaceChoice, ...] = ()
    alignments: Mapping[Alignment, tuple[SpaceChoice, ...]] = field(default_factory=dict)
    creature: Creature | None = None
    creature_roll_bonus: Amount | None = None
    suspends: tuple[Literal["objects", "magic-objects", "spells"], ...] = ()
    contest: Contest | None = None
    lock: Lock | None = None
    needs: EntryId | None = None
    stop: bool = False

    def choices(self) -> Iterator[SpaceChoice]:
        """Every option and penalty of the space, for all alignments."""
        yield from (*self.visits, *self.penalties)
        for choices in self.alignments.values():
            yield from choices

    def tables(self) -> Iterator[DiceTable]:
        """Every table of the space."""
        yield from filter(None, (self.table, self.follower_table, *(choice.table for choice in self.choices())))

    def effect_ids(self) -> Iterator[str]:
        """The ids of the effects that the space can lead to without a table."""
        yield from filter(None, (self.toll, self.contest and self.contest.lower))
        yield from filter(None, (choice.effect for choice in self.choices()))


@strict(kw_only=True)
class BoardPosition:
    """A place on the board for figures; several positions can show the same space.

    A Raft leads across the Storm River to `raft`. A corner of the Outer Region faces no side: `raft_diagonal` is the
    corner of the Middle Region that it touches. `facts` is the provenance of its Region, of its place in the Region,
    and of the position across the river.
    """

    id: PositionId
    space: Slug
    raft: PositionId | None = None
    raft_diagonal: PositionId | None = None
    facts: Mapping[Literal["region", "place", "raft"], Provenance]

    @cached_property
    def region(self) -> Region:
        """The Region, the first part of the id."""
        return Region(self.id.split("/")[0])


@strict()
class RegionLink:
    """The Sentinel bridge or the Portal, with the outer end first."""

    kind: Literal["bridge", "portal"]
    ends: tuple[PositionId, PositionId]
    known: Provenance


@strict()
class InnerPath:
    """A way through the Inner Region, from its entrance to the Crown of Command."""

    positions: Annotated[tuple[PositionId, ...], Field(min_length=2)]
    known: Provenance


@strict()
class BoardRecord:
    """The content of board.toml; the positions of a ring are in clockwise order."""

    effect: tuple[Effect, ...]
    space: tuple[Space, ...]
    position: tuple[BoardPosition, ...]
    link: tuple[RegionLink, ...]
    path: tuple[InnerPath, ...]


@dataclass(frozen=True)
class Board:
    """The board; positions are given by their ids, such as `outer/fields-2`.

    Every method raises `KeyError` for a position or space that is not on the board. `positions` are in clockwise order
    within each ring; `effects` are those of all spaces; `links` are the bridge and the Portal.
    """

    spaces: Mapping[str, Space]
    effects: Mapping[str, Effect]
    positions: Mapping[str, BoardPosition]
    links: Mapping[Literal["bridge", "portal"], RegionLink]
    paths: tuple[InnerPath, ...]

    def space(self, position: str) -> Space:
        """The space that a position shows."""
        return self.spaces[self.positions[position].space]

    def region(self, position: str) -> Region:
        """The Region of a position."""
        return self.positions[position].region

    def ring(self, region: Region) -> tuple[str, ...]:
        """The positions of a Region in clockwise order; for the Inner Region, which is no ring, in reading order."""
        return self._rings[region]

    def positions_of(self, space: str) -> tuple[str, ...]:
        """The positions that show a space, which may be in two Regions."""
        return tuple(position.id for position in self.positions.values() if position.space == self.spaces[space].id)

    def clockwise(self, position: str, steps: int = 1) -> str:
        """The position `steps` steps clockwise. Raises `ValueError` in the Inner Region, which is no ring."""
        region = self.region(position)
        if region is Region.INNER:
            raise ValueError(f"{position} lies in no ring")
        ring = self._rings[region]
        return ring[(self._ring_indexes[position] + steps) % len(ring)]

    def counter_clockwise(self, position: str, steps: int = 1) -> str:
        """The position `steps` steps counter-clockwise. Raises the errors of `clockwise`."""
        return self.clockwise(position, -steps)

    def onward(self, position: str) -> tuple[str, ...]:
        """The next positions towards the Crown of Command: two if the paths of the Inner Region part here.

        Raises `ValueError` outside the Inner Region.
        """
        return self._step_on_paths(position, 1)

    def back(self, position: str) -> tuple[str, ...]:
        """The next positions towards the Plain of Peril: two if the paths of the Inner Region meet here.

        Raises `ValueError` outside the Inner Region.
        """
        return self._step_on_paths(position, -1)

    def across_link(self, position: str) -> str | None:
        """The other end of the bridge or the Portal, or `None` if the position is an end of neither."""
        for link in self.links.values():
            if position in link.ends:
                return link.ends[1 - link.ends.index(position)]
        return None

    def across_river(self, position: str) -> tuple[str, ...]:
        """The positions straight across the Storm River: none from an outer corner, two from a middle one."""
        own = self.positions[position].raft
        facing = (other.id for other in self.positions.values() if other.raft == position)
        return tuple(filter(None, (own, *facing)))

    def neighbours(self, position: str) -> tuple[str, ...]:
        """Every position one step away: along the ring or path, then over the bridge or through the Portal."""
        if self.region(position) is Region.INNER:
            along = (*self.onward(position), *self.back(position))
        else:
            along = (self.clockwise(position), self.counter_clockwise(position))
        return tuple(filter(None, (*along, self.across_link(position))))

    def _step_on_paths(self, position: str, step: int) -> tuple[str, ...]:
        if self.region(position) is not Region.INNER:
            raise ValueError(f"{position} lies on no path")
        ways = [
            (path.positions, path.positions.index(position) + step) for path in self.paths if position in path.positions
        ]
        return tuple(dict.fromkeys(way[place] for way, place in ways if 0 <= place < len(way)))

    @cached_property
    def _rings(self) -> Mapping[Region, tuple[str, ...]]:
        return {
            region: tuple(position.id for position in self.positions.values() if position.region is region)
            for region in Region
        }

    @cached_property
    def _ring_indexes(self) -> Mapping[str, int]:
        return {position: place for ring in self._rings.values() for place, position in enumerate(ring)}


@cache
def load_board(rules: Path | None = None) -> Board:
    """Load the board of the folder `rules`, or of the folder in use, and cache it.

    Raises `ContentError` if board.toml is malformed. `board_checking` checks its content.
    """
    folder = rules or rules_folder()
    record, _, findings = read_record(BoardRecord, folder / BOARD_FILE, folder)
    if record is None:
        raise ContentError(folder, findings)
    return build_board(record)


def build_board(record: BoardRecord) -> Board:
    """Build the board from its record."""
    return Board(
        MappingProxyType({space.id: space for space in record.space}),
        MappingProxyType({effect.id: effect for effect in record.effect}),
        MappingProxyType({position.id: position for position in record.position}),
        MappingProxyType({link.kind: link for link in record.link}),
        record.path,
    )
