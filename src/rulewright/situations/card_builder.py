"""Hands of cards that a form accepts in a notation, and the signs that a tap puts onto a card.

A card is a line: `name = left keys > right keys / trigger: effects`. Keys are `place:content`; their places are the
rows from the top and the two halves. Only the game that defines a sign knows its meaning.
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
class CardSymbol:
    """A sign that can be put on a card: its code, its name, and the glossary term whose symbol shows it.

    Its number begins as `initial`, goes from `low` to `high` and is never 0. A sign without a number has 1 for all
    three. With `is_signed` the number is always written with its sign.
    """

    code: str
    name: Part
    glossary_term: str = ""
    initial: int = 1
    low: int = 1
    high: int = 1
    is_signed: bool = False


class EffectRows(StrEnum):
    """The structure of a text of effects: one row, or rows that begin with a range of numbers or with a level."""

    NONE = "none"
    RANGES = "ranges"
    LEVELS = "levels"


@dataclass(frozen=True)
class CardBuilder:
    """The description of cards that players build by tapping: the fields that hold them, and their signs."""

    fields: Mapping[str, str]
    """The paths of the fields that hold cards and moves.

    Their keys: the `cards`, the `hand`, the `deck`, the `sequence` on the table, and `before`, the right edge of the
    card before it. `line` is the line to be played, and `draws` are the draws in it.
    """
    halves: Mapping[str, CardSymbol]
    """The two halves of the right edge, by place."""
    icons: tuple[CardSymbol, ...]
    """The signs on the left edge."""
    levels: tuple[CardSymbol, ...]
    """The signs on the right edge."""
    modifiers: tuple[CardSymbol, ...]
    """The signs on the halves of the right edge."""
    triggers: tuple[CardSymbol, ...]
    """The triggers of abilities."""
    effects: tuple[CardSymbol, ...]
    """The effects of abilities."""
    multipliers: tuple[CardSymbol, ...]
    """The multipliers of effects: an effect may apply once for each of these."""
    conditions: tuple[CardSymbol, ...]
    """The conditions of abilities."""
    constant: CardSymbol
    """The sign of an ability that always applies."""
    played_card_labels: Mapping[str, Part]
    """The labels of the state of a card in the sequence or in the line.

    In the sequence: its magic key is `paid`, it is `foreign`, its `tokens`, its `charges`. In the line: these are
    `spent`.
    """
    moves: tuple[CardSymbol, ...]
    """The words in the line that are moves and not cards."""
    spent_trigger: str
    """The trigger of abilities that are used in the line."""
    drawn_symbols: tuple[CardSymbol, ...]
    """The results of draws that are not cards."""
    effect_fields: Mapping[str, EffectRows]
    """The fields, by path, with effects of what the hero meets instead of a card's."""
    split_lines: Callable[[str], Sequence[str]]
    """Splits the text of all cards into lines."""
    find_joined_keys: Callable[[Mapping[str, Any]], tuple[tuple[str, ...], ...]]
    """Returns, for each card of a request's sequence, the places that join the card before it.

    It raises `BadInputError` as the situation does.
    """
    find_illegal_move: Callable[[Report], int | None]
    """Returns the position of the move in the line that a report rejects; `None` if there is none."""
