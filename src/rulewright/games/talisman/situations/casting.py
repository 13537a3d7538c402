"""A character of a request as a caster of Spells, and what its cards and Spells do to casting."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rulewright.games.talisman.data.card_facts import MOMENT_PHRASES
from rulewright.games.talisman.data.cards import Spell
from rulewright.games.talisman.data.ground import ANYWHERE, WITHOUT_MAGIC, BattleGround, find_battle_ground
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.cast import (
    AttackUnderWay,
    Caster,
    CastingObstacle,
    CastingTurn,
    InEffect,
    Now,
    Where,
    obstacles,
    replaces_the_last,
)
from rulewright.games.talisman.rules.movement import in_a_blizzard
from rulewright.games.talisman.rules.special_abilities import slowed_movement
from rulewright.games.talisman.situations.character_sheet import CharacterSheet
from rulewright.games.talisman.situations.defaults import VOCABULARY
from rulewright.games.talisman.situations.named_pieces import Act, act_of
from rulewright.language.phrase import Phrase
from rulewright.situations.named import NamedEffect


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
            if replaced_by is None:
                name = "waits-for-the-last-spell"
            else:
                name = "replaces-the-last-spell" if replaced_by == entry else "does-the-same-as-another"
            found[entry] = (act_of(name, "spells/gaining"),)
    for card in sheet.kit.cards:
        entry = sheet.kit.entry_of(card)
        if entry in barring:
            name = "bars-own-spells" if card.bars_own_spells else "keeps-a-spell-from-being-cast"
            found[entry] = (*found.get(entry, ()), act_of(name))
    return found


def acts_of_spell(spell: Spell, against: Sequence[CastingObstacle]) -> tuple[Act, ...]:
    """Whether a Spell in hand may be cast now, with the sentence about each obstacle."""
    if not against:
        return (act_of("may-be-cast-now", "spells/casting"),)
    return tuple(
        Act(NamedEffect.FORBIDDEN, phrase("named-sentence", clause=describe_obstacle(each, spell)), each.entries)
        for each in against
    )


def describe_obstacle(obstacle: CastingObstacle, spell: Spell | None) -> Phrase:
    """The clause that tells an obstacle to a Spell, or to the Command Spell."""
    moments = () if spell is None else tuple(MOMENT_PHRASES[each] for each in spell.cast)
    return REASON_PHRASES[obstacle.reason].with_values({"number": obstacle.number, "when": moments})


REASON_PHRASES = VOCABULARY.messages("cast-reason")


def spells_before_the_dice(
    sheet: CharacterSheet, where: Where, form: Ability, *, rolled: bool
) -> tuple[int, dict[str, tuple[Act, ...]]]:
    """The number of Spells in hand that the character may cast to add to its Strength in a battle, and what they do."""
    held = [spell for spell in sheet.spells if spell.adds_craft_value]
    if not held:
        return 0, {}
    caster = read_caster(sheet, where)
    now = Now.AFTER_ATTACK_ROLL if rolled else Now.BEFORE_ATTACK_ROLL
    turn = CastingTurn(True, now, caster.held, attack=AttackUnderWay(form, evading_declined=True))
    against = {f"cards/{spell.id}": obstacles(spell, caster, turn, None) for spell in held}
    acts = acts_on_casting(sheet, caster, against)
    able = 0
    for spell in held:
        entry = f"cards/{spell.id}"
        if against[entry]:
            acts[entry] = acts_of_spell(spell, against[entry])
        elif caster.craft_value is None:
            acts[entry] = (act_of("needs-the-character"),)
        else:
            able += 1
            act = act_of("may-be-cast-before-the-dice", "attacks/battle-spells", amount=caster.craft_value)
            acts[entry] = (act,)
    return able, acts
