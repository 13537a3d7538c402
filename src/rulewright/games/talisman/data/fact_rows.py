"""Facts of characters and cards as rows: the label of each key of the data, and the format of its value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from rulewright.corpus.factsheet import Cell, EntryLink, FactRow, FactTable, FactTableRow, Part
from rulewright.corpus.model import Provenance
from rulewright.corpus.records import PieceRecord
from rulewright.games.talisman.data.board import Board
from rulewright.games.talisman.data.cards import (
    AttackedByEnemy,
    CardOrSpaceEffect,
    FillSpells,
    LoseAll,
    MoveInRegion,
    PlaceCard,
)
from rulewright.games.talisman.data.effect_words import ALIGNMENT_LINKS, describe_effect
from rulewright.games.talisman.data.piece_abilities import EnemyType, Possession
from rulewright.games.talisman.data.printed_effects import Alignment, EffectSubject
from rulewright.games.talisman.phrases import phrase
from rulewright.language.phrase import Phrase

ENEMY_TYPE_LINKS = {each: EntryLink(f"glossary/{each}") for each in EnemyType}
_POSSESSION_PHRASES = {
    Possession.OBJECT: phrase("n-1-object"),
    Possession.GOLD: phrase("n-1-gold"),
    Possession.FOLLOWER: phrase("n-1-follower"),
}
_LOSE_ALL_PHRASES = {
    EffectSubject.STRENGTH: EntryLink("characters/strength-loss", phrase("lose-all-strength-counters")),
    EffectSubject.CRAFT: EntryLink("characters/craft-loss", phrase("lose-all-craft-counters")),
    EffectSubject.GOLD: EntryLink("possessions/gold", phrase("lose-all-gold")),
    EffectSubject.SPELL: EntryLink("spells/who-may-have", phrase("lose-all-spells")),
}


@dataclass(frozen=True)
class FactFormat:
    """The format of a fact: its name, the format of its value, and the entry that the name links to."""

    name: Phrase | EntryLink
    format_value: Callable[..., Cell]
    entry: str | None = None

    @property
    def label(self) -> Part:
        """The name, as a link if there is an entry."""
        if self.entry is None or isinstance(self.name, EntryLink):
            return self.name
        return EntryLink(self.entry, self.name)


def format_number(value: int) -> Cell:
    """A plain number."""
    return (str(value),)


def format_bonus(value: int) -> Cell:
    """A number that is added, with its plus sign."""
    return (f"+{value}",)


def format_gold(value: int) -> Cell:
    """A price or an amount of gold, at most 4: more would need another form in Czech."""
    return (phrase("n-1-gold") if value == 1 else phrase("amount-gold", amount=value),)


def format_flag(value: bool) -> Cell:
    """Yes or no."""
    return (phrase("yes") if value else phrase("no"),)


def format_faces(lowest: int) -> Cell:
    """The faces of a die from `lowest` up."""
    return (str(lowest) if lowest == 6 else f"{lowest}–6",)


def link_spaces(names: Iterable[str]) -> Cell:
    """Links to spaces, given by the last part of their ids."""
    return tuple(EntryLink(f"board/{name}") for name in names)


def link_cards(names: Iterable[str]) -> Cell:
    """Links to cards, given by the last part of their ids."""
    return tuple(EntryLink(f"cards/{name}") for name in names)


def link_entries(ids: Iterable[str]) -> Cell:
    """Links to entries, given by their ids."""
    return tuple(map(EntryLink, ids))


def link_enemy_types(types: Iterable[EnemyType]) -> Cell:
    """Links to kinds of Enemies."""
    return tuple(ENEMY_TYPE_LINKS[each] for each in types)


def link_alignments(those: Iterable[Alignment]) -> Cell:
    """Links to alignments."""
    return tuple(ALIGNMENT_LINKS[each] for each in those)


def format_possessions(those: Iterable[Possession]) -> Cell:
    """The possessions of which one can be taken."""
    return tuple(_POSSESSION_PHRASES[each] for each in those)


TOTAL_FORMATS: Mapping[str, FactFormat] = {
    "strength": FactFormat(EntryLink("characters/strength"), format_number),
    "craft": FactFormat(EntryLink("characters/craft"), format_number),
}
ABILITY_FORMATS: Mapping[str, FactFormat] = {
    "need_not_roll_at": FactFormat(phrase("need-not-roll-the-die"), link_spaces),
    "evades_at": FactFormat(phrase("may-evade-here"), link_spaces, "character-rules/evading"),
    "no_loss_at": FactFormat(phrase("loses-no-life-here"), link_spaces),
    "portal_dice": FactFormat(phrase("dice-at-the-portal-of-power"), format_number, "crossing-regions/portal-of-power"),
    "mines_dice": FactFormat(phrase("dice-in-the-mines"), format_number, "inner-region/mines"),
    "spaces_per_turn": FactFormat(phrase("spaces-moved-in-a-turn"), format_number, "movement/rolling"),
    "destroys": FactFormat(phrase("may-destroy-without-an-attack"), link_enemy_types),
    "always_a_spell": FactFormat(phrase("draws-a-spell-after-casting-the"), format_flag, "spells/gaining"),
    "may_redraw": FactFormat(phrase("may-replace-1-adventure-card-drawn"), format_flag, "adventure-cards/drawing"),
}
"""The formats of the fields of `PieceWithAbilities`, which characters and cards share."""


def build_fact_rows(record: PieceRecord, formats: Mapping[str, FactFormat]) -> Iterator[FactRow]:
    """The rows of the record's facts that have a format in `formats`, in its order."""
    for key, how in formats.items():
        if key in record.facts:
            yield FactRow(how.label, how.format_value(getattr(record, key)), record.facts[key])


def build_alignment_table(title: Part, result: Part, by: Mapping[Alignment, Cell], known: Provenance) -> FactTable:
    """A table with one row for each alignment."""
    lines = (FactTableRow(((ALIGNMENT_LINKS[alignment],), cell), known) for alignment, cell in by.items())
    return FactTable(title, (EntryLink("character-rules/alignment"), result), tuple(lines))


def describe_card_effect(effect: CardOrSpaceEffect, board: Board) -> Part:
    """An effect of a card in words; `effect_words` handles the effects that spaces share."""
    match effect:
        case LoseAll():
            return _LOSE_ALL_PHRASES[effect.of]
        case FillSpells():
            return EntryLink("spells/limit", phrase("draw-spells-up-to-the-limit"))
        case MoveInRegion():
            return EntryLink("movement/without-rolling", phrase("move-to-any-other-space-of-the"))
        case AttackedByEnemy():
            return EntryLink(f"cards/{effect.card}", phrase("attacked-by-title"))
        case PlaceCard():
            return EntryLink(f"board/{board.space(effect.to).id}")
        case _:
            return describe_effect(effect, board)
