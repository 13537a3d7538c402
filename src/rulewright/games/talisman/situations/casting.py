"""A character of a request as a caster of Spells, and what its cards and Spells do to casting."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum

from rulewright.games.talisman.data.ground import ANYWHERE, WITHOUT_MAGIC, BattleGround, find_battle_ground
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.cast import Caster, CastingObstacle, Where, replaces_the_last
from rulewright.games.talisman.rules.movement import in_a_blizzard
from rulewright.games.talisman.rules.special_abilities import slowed_movement
from rulewright.games.talisman.situations.character_sheet import CharacterSheet
from rulewright.games.talisman.situations.named_pieces import Act
from rulewright.language.phrase import Phrase
from rulewright.situations.named import NamedEffect


class InEffect(StrEnum):
    """A card whose effect lasts, and bears on Spells."""

    IMMOBILITY = "immobility"
    """The character can do nothing in this turn."""
    DESTROY_MAGIC = "destroy-magic"
    """Nobody may cast Spells or use Magic Objects."""
    BLIZZARD = "blizzard"
    """Everybody moves 1 space in a turn, without a die."""


def ground_of(where: Where, in_effect: Collection[InEffect] = ()) -> BattleGround:
    """What of Objects and Magic Objects works at a place, with these effects."""
    if where is Where.CURSED_GLADE:
        return find_battle_ground("cursed-glade")
    return WITHOUT_MAGIC if InEffect.DESTROY_MAGIC in in_effect else ANYWHERE


def read_caster(
    sheet: CharacterSheet, where: Where = Where.OUTER, in_effect: Collection[InEffect] = (), *, alone: bool = True
) -> Caster:
    """The character as a caster at a place; `alone` matters on the Crown of Command."""
    kit = sheet.kit
    slowed = in_a_blizzard() if InEffect.BLIZZARD in in_effect else slowed_movement(kit)
    return Caster(
        held=len(sheet.spells),
        craft=sheet.craft,
        craft_value=None if kit.hero is None else kit.hero.craft,
        where=where,
        is_toad=sheet.request.toad,
        has_amulet=any(card.bars_own_spells for card in kit.cards),
        followers_barred_by=next((kit.entry_of(card) for card in kit.cards if card.bars_followers), None),
        is_immobile=InEffect.IMMOBILITY in in_effect,
        alone_on_the_crown=alone,
        always_a_spell=kit.entry_giving(lambda piece: piece.always_a_spell),
        slowed_by=None if slowed is None else slowed[1],
    )


def acts_on_casting(
    sheet: CharacterSheet, caster: Caster, against: Mapping[str, Sequence[CastingObstacle]]
) -> dict[str, tuple[Act, ...]]:
    """What the character's cards do to its Spells; `against` are the obstacles to each, by its entry."""
    found: dict[str, tuple[Act, ...]] = {}
    barring = {entry for each in against.values() for obstacle in each for entry in obstacle.entries}
    for piece in sheet.kit.pieces:
        entry = sheet.kit.entry_of(piece)
        if piece.always_a_spell:
            replaced_by = replaces_the_last(caster)
            effect = NamedEffect.APPLIES if replaced_by == entry else NamedEffect.NONE
            if replaced_by is None:
                name = "waits-for-the-last-spell"
            else:
                name = "replaces-the-last-spell" if replaced_by == entry else "does-the-same-as-another"
            found[entry] = (Act(effect, phrase(f"named-{name}"), ("spells/gaining",)),)
    for card in sheet.kit.cards:
        entry = sheet.kit.entry_of(card)
        if entry in barring:
            name = "bars-own-spells" if card.bars_own_spells else "keeps-a-spell-from-being-cast"
            found[entry] = (*found.get(entry, ()), Act(NamedEffect.FORBIDS, phrase(f"named-{name}")))
    return found


def act_of_spell(against: Sequence[CastingObstacle], reasons: Sequence[Phrase]) -> tuple[Act, ...]:
    """Whether a Spell in hand may be cast now, with the sentence about each obstacle."""
    if not against:
        return (Act(NamedEffect.OFFERED, phrase("named-may-be-cast-now"), ("spells/casting",)),)
    return tuple(
        Act(NamedEffect.FORBIDDEN, reason, obstacle.entries) for obstacle, reason in zip(against, reasons, strict=True)
    )
