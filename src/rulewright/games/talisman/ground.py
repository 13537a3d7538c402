"""What the space does to those who fight on it, as the board's data tell it."""

from __future__ import annotations

from typing import NamedTuple


class Ground(NamedTuple):
    """What every creature adds to its attack roll on a space, and what does not count or cannot be used there.

    `entry` is the space's; it is `None` where the space is not told. Strength and Craft that Objects add do not count
    where `objects_add_nothing`; `no_magic_objects` can be used at all.
    """

    entry: str | None = None
    roll_bonus: int = 0
    objects_add_nothing: bool = False
    no_magic_objects: bool = False


ANYWHERE = Ground()


def ground_of(space: str | None) -> Ground:
    """What a space of the board does to a fight. Raises `KeyError` for one that is not on it."""
    if space is None:
        return ANYWHERE
    from rulewright.games.talisman.board import load_board

    found = load_board().spaces[space]
    return Ground(
        f"board/{space}",
        found.creature_roll_bonus or 0,
        "objects" in found.suspends,
        "magic-objects" in found.suspends,
    )


def lies_inside(space: str) -> bool:
    """Whether a space of the board is one of the Inner Region."""
    from rulewright.games.talisman.board import load_board
    from rulewright.games.talisman.effects import Region

    board = load_board()
    return all(board.region(position) is Region.INNER for position in board.positions_of(space))
