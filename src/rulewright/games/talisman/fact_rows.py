"""Facts of characters and cards as rows: the label of each key of the data, and the format of its value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from rulewright.corpus.factsheet import Cell, FactRow, FactTable, FactTableRow, Link, Part
from rulewright.corpus.model import Provenance
from rulewright.corpus.records import PieceRecord
from rulewright.games.talisman.abilities import EnemyType, Possession
from rulewright.games.talisman.board import Board
from rulewright.games.talisman.cards import CardEffect, FillSpells, LoseAll, Meet, MoveInRegion, Place
from rulewright.games.talisman.effect_words import ALIGNMENTS, effect_words
from rulewright.games.talisman.effects import Alignment, Thing
from rulewright.games.talisman.phrases import phrase

ENEMY_TYPES = {each: Link(f"glossary/{each}") for each in EnemyType}
_POSSESSIONS = {
    Possession.OBJECT: phrase("n-1-object"),
    Possession.GOLD: phrase("n-1-gold"),
    Possession.FOLLOWER: phrase("n-1-follower"),
}
_LOSE_ALL = {
    Thing.STRENGTH: Link("characters/strength-loss", phrase("lose-all-strength-counters")),
    Thing.CRAFT: Link("characters/craft-loss", phrase("lose-all-craft-counters")),
    Thing.GOLD: Link("possessions/gold", phrase("lose-all-gold")),
    Thing.SPELL: Link("spells/who-may-have", phrase("lose-all-spells")),
}


@dataclass(frozen=True)
class Shown:
    """The format of a fact."""

    label: Part
    value: Callable[..., Cell]


def number(value: int) -> Cell:
    """A plain number."""
    return (str(value),)


def bonus(value: int) -> Cell:
    """A number that is added, with its plus sign."""
    return (f"+{value}",)


def gold(value: int) -> Cell:
    """A price or an amount of gold, at most 4: more would need another form in Czech."""
    return (phrase("n-1-gold") if value == 1 else phrase("amount-gold", amount=value),)


def flag(value: bool) -> Cell:
    """Yes or no."""
    return (phrase("yes") if value else phrase("no"),)


def faces(lowest: int) -> Cell:
    """The faces of a die from `lowest` up."""
    return (str(lowest) if lowest == 6 else f"{lowest}–6",)


def spaces(names: Iterable[str]) -> Cell:
    """Links to spaces, given by the last part of their ids."""
    return tuple(Link(f"board/{name}") for name in names)


def cards(names: Iterable[str]) -> Cell:
    """Links to cards, given by the last part of their ids."""
    return tuple(Link(f"cards/{name}") for name in names)


def entries(ids: Iterable[str]) -> Cell:
    """Links to entries, given by their ids."""
    return tuple(map(Link, ids))


def enemy_types(types: Iterable[EnemyType]) -> Cell:
    """Links to kinds of Enemies."""
    return tuple(ENEMY_TYPES[each] for each in types)


def alignments(those: Iterable[Alignment]) -> Cell:
    """Links to alignments."""
    return tuple(ALIGNMENTS[each] for each in those)


def possessions(those: Iterable[Possession]) -> Cell:
    """The possessions of which one can be taken."""
    return tuple(_POSSESSIONS[each] for each in those)


TOTALS: Mapping[str, Shown] = {
    "strength": Shown(Link("characters/strength"), number),
    "craft": Shown(Link("characters/craft"), number),
}
ABILITIES: Mapping[str, Shown] = {
    "need_not_roll_at": Shown(phrase("need-not-roll-the-die"), spaces),
    "evades_at": Shown(Link("character-rules/evading", phrase("may-evade-here")), spaces),
    "no_loss_at": Shown(phrase("loses-no-life-here"), spaces),
    "portal_dice": Shown(Link("crossing-regions/portal-of-power", phrase("dice-at-the-portal-of-power")), number),
    "mines_dice": Shown(Link("inner-region/mines", phrase("dice-in-the-mines")), number),
    "spaces_per_turn": Shown(Link("movement/rolling", phrase("spaces-moved-in-a-turn")), number),
    "destroys": Shown(phrase("may-destroy-without-an-attack"), enemy_types),
    "always_a_spell": Shown(Link("spells/gaining", phrase("draws-a-spell-after-casting-the")), flag),
    "may_redraw": Shown(
        Link("adventure-cards/drawing", phrase("may-replace-1-adventure-card-drawn")),
        flag,
    ),
}
"""The formats of the fields of `Abilities`, which characters and cards share."""


def rows(record: PieceRecord, shown: Mapping[str, Shown]) -> Iterator[FactRow]:
    """The rows of the record's facts that have a format in `shown`, in its order."""
    for key, how in shown.items():
        if key in record.facts:
            yield FactRow(how.label, how.value(getattr(record, key)), record.facts[key])


def alignment_table(title: Part, result: Part, by: Mapping[Alignment, Cell], known: Provenance) -> FactTable:
    """A table with one row for each alignment."""
    lines = (FactTableRow(((ALIGNMENTS[alignment],), cell), known) for alignment, cell in by.items())
    return FactTable(title, (Link("character-rules/alignment"), result), tuple(lines))


def card_effect_words(effect: CardEffect, board: Board) -> Part:
    """An effect of a card in words; `effect_words` handles the effects that spaces share."""
    match effect:
        case LoseAll():
            return _LOSE_ALL[effect.of]
        case FillSpells():
            return Link("spells/limit", phrase("draw-spells-up-to-the-limit"))
        case MoveInRegion():
            return Link("movement/without-rolling", phrase("move-to-any-other-space-of-the"))
        case Meet():
            return Link(f"cards/{effect.card}", phrase("attacked-by-title"))
        case Place():
            return Link(f"board/{board.space(effect.to).id}")
        case _:
            return effect_words(effect, board)
