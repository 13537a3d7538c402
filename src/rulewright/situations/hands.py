"""Hands of cards that a form asks for in a notation, and what can stand on a card, to be tapped onto its edges.

A card is a line: `name = left keys > right keys / trigger: effects`. Keys are `place:content`, their places the rows
from the top and the two halves. What a sign means, only the game knows that brings it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulewright.corpus.factsheet import Part
    from rulewright.situations.problem import Report


@dataclass(frozen=True)
class Sign:
    """What can be put on a card: how it is written, its name, the glossary term whose symbol shows it.

    It is put there with the number `begins`, which goes from `low` to `high` and is never 0; one without a number has
    the same three. With `is_signed` the number is always written, with its sign.
    """

    code: str
    name: Part
    symbol: str = ""
    begins: int = 1
    low: int = 1
    high: int = 1
    is_signed: bool = False


class Rows(StrEnum):
    """How a text of effects is parted: not at all, or in rows that begin with a range of numbers or with a level."""

    NONE = "none"
    RANGES = "ranges"
    LEVELS = "levels"


@dataclass(frozen=True)
class Hands:
    """How cards are built.

    `fields` are the paths of the fields with the `cards`, the `hand`, the `deck`, the `sequence` on the table and,
    as `before`, the right edge of what lies before it; the `line` that is to be played, whose words `moves` are no
    cards and in which abilities with the trigger `spent` are used; and what is drawn in it as `draws`, `drawn`
    beside cards. The fields of `told`, called by their paths, have effects of what is met, not of a card. On the
    left edge stand `icons`, on the right `levels`, but `modifiers` on the halves, which are called by their places.
    Abilities have `triggers` and `effects`, of which there may be some for each of `times`, and only `when`.
    `constant` is said of a card whose ability always works. `laid` names what is told of a card in the sequence:
    that its magic key is `paid`, that it is `foreign`, its `tokens`, its `charges`; and of one in the line that
    these are `spent`.

    `lines` parts the text of all cards. `joins` tells of a request which places of each card of the sequence join the
    card before it; it raises `BadInputError` as the situation does. `stopped` is the place of the move in a line
    that a report says is not allowed.
    """

    fields: Mapping[str, str]
    halves: Mapping[str, Sign]
    icons: tuple[Sign, ...]
    levels: tuple[Sign, ...]
    modifiers: tuple[Sign, ...]
    triggers: tuple[Sign, ...]
    effects: tuple[Sign, ...]
    times: tuple[Sign, ...]
    when: tuple[Sign, ...]
    constant: Sign
    laid: Mapping[str, Part]
    moves: tuple[Sign, ...]
    spent: str
    drawn: tuple[Sign, ...]
    told: Mapping[str, Rows]
    lines: Callable[[str], Sequence[str]]
    joins: Callable[[Mapping[str, Any]], tuple[tuple[str, ...], ...]]
    stopped: Callable[[Report], int | None]
