"""The effects of a space on fights there, from the board's data."""

from __future__ import annotations

from typing import NamedTuple


class BattleGround(NamedTuple):
    """The effects of a space on a fight: a bonus to creatures' attack rolls, and limits on Objects.

    `entry` is the space's entry, or `None` if no space is given. With `objects_add_nothing`, Strength and Craft from
    Objects do not count. With `no_magic_objects`, Magic Objects cannot be used at all.
    """

    entry: str | None = None
    roll_bonus: int = 0
    objects_add_nothing: bool = False
    no_magic_objects: bool = False


ANYWHERE = BattleGround()
WITHOUT_MAGIC = BattleGround("cards/destroy-magic", no_magic_objects=True)
"""Any place while nobody may use Magic Objects."""


def find_battle_ground(space: str | None) -> BattleGround:
    """The effects of a space of the board on a fight, or of none. Raises `KeyError` for an unknown space."""
    if space is None:
        return ANYWHERE
    from rulewright.games.talisman.data.board import load_board

    found = load_board().spaces[space]
    return BattleGround(
        f"board/{space}",
        found.creature_roll_bonus or 0,
        "objects" in found.suspends,
        "magic-objects" in found.suspends,
    )


def is_in_inner_region(space: str) -> bool:
    """Whether a space of the board is in the Inner Region."""
    from rulewright.games.talisman.data.board import load_board
    from rulewright.games.talisman.data.printed_effects import Region

    board = load_board()
    return all(board.region(position) is Region.INNER for position in board.positions_of(space))
