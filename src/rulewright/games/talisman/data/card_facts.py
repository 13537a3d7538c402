"""The facts of a card for readers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from rulewright.corpus.factsheet import Cell, EntryLink, FactSheet, FactTable, Part
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.cards import (
    AffectedCharacters,
    BonusTiming,
    CastingMoment,
    EncounterCard,
    Keyword,
    Spell,
    SpellTarget,
    load_card,
    load_cards,
)
from rulewright.games.talisman.data.effect_words import REGION_LINKS, build_dice_table, build_price_table
from rulewright.games.talisman.data.fact_rows import (
    ABILITY_FORMATS,
    ENEMY_TYPE_LINKS,
    TOTAL_FORMATS,
    FactFormat,
    build_alignment_table,
    build_fact_rows,
    describe_card_effect,
    format_bonus,
    format_faces,
    format_flag,
    format_gold,
    format_number,
    format_possessions,
    link_alignments,
    link_spaces,
)
from rulewright.games.talisman.data.printed_effects import Buy
from rulewright.games.talisman.phrases import phrase

_WHAT_HAPPENS = phrase("what-happens")
MOMENT_PHRASES = {
    CastingMoment.OWN_TURN_START: phrase("at-the-start-of-ones-own"),
    CastingMoment.OWN_TURN_START_BEFORE_MOVING: phrase("at-the-start-of-ones-own-turn"),
    CastingMoment.OWN_MOVE_END: phrase("right-after-ones-own-move"),
    CastingMoment.OWN_TURN_END: phrase("at-the-end-of-ones-own"),
    CastingMoment.INSTEAD_OF_ROLLING: phrase("instead-of-rolling-the-die-for"),
    CastingMoment.TURN_START_BEFORE_MOVING: phrase("at-the-start-of-a-characters"),
    CastingMoment.ABOUT_TO_BATTLE: phrase("when-about-to-battle"),
    CastingMoment.AS_REQUIRED: phrase("as-required"),
    CastingMoment.ANY_TIME: phrase("word-any-time"),
}
"""The moments at which Spells are cast, in words."""
_TARGET_PHRASES: Mapping[SpellTarget, Part] = {
    SpellTarget.SELF: phrase("oneself"),
    SpellTarget.CHARACTER: phrase("any-character"),
    SpellTarget.CREATURE: EntryLink("glossary/creature"),
    SpellTarget.FOLLOWER: EntryLink("glossary/follower"),
    SpellTarget.EVERYONE: phrase("every-character"),
    SpellTarget.SPELL: phrase("a-spell-just-cast"),
    SpellTarget.SPACE: phrase("option-kind--space"),
    SpellTarget.CARD: phrase("an-adventure-card-face-up-on"),
    SpellTarget.DECK: EntryLink("glossary/adventure-deck"),
}
_SAVED_PHRASES: Mapping[str, Part] = {
    "life": EntryLink("glossary/life"),
    "follower": EntryLink("glossary/follower"),
    "enemy": EntryLink("glossary/enemy"),
}
_BONUS_TIMING_PHRASES = {
    BonusTiming.ALWAYS: phrase("always"),
    BonusTiming.BATTLE: phrase("only-in-battle"),
    BonusTiming.UNTIL_END_OF_TURN: phrase("from-its-use-to-the-end"),
}
_AFFECTED_PHRASES = {
    AffectedCharacters.REGION: phrase("every-character-in-the-region"),
    AffectedCharacters.EVERYONE: phrase("every-character"),
}
_KEYWORD_LINKS = {Keyword.WEAPON: EntryLink("glossary/weapon"), Keyword.ARMOUR: EntryLink("glossary/armour-keyword")}

_SPELL_FORMATS: Mapping[str, FactFormat] = {
    "cast": FactFormat(
        phrase("cast"), lambda moments: tuple(MOMENT_PHRASES[each] for each in moments), "spells/casting"
    ),
    "targets": FactFormat(phrase("cast-on"), lambda targets: tuple(_TARGET_PHRASES[each] for each in targets)),
    "regions": FactFormat(
        phrase("only-in"), lambda regions: tuple(REGION_LINKS[each] for each in regions), "glossary/region"
    ),
    "rounds": FactFormat(phrase("lasts-in-rounds"), format_number),
    "adds_craft_value": FactFormat(
        phrase("adds-the-craft-value-to-strength"), format_flag, "characters/strength-total"
    ),
    "evades": FactFormat(phrase("allows-evading"), format_flag, "character-rules/evading"),
    "immobilises": FactFormat(phrase("the-target-can-do-nothing-or"), format_flag),
    "saves": FactFormat(phrase("undoes-the-loss-of"), lambda saved: tuple(_SAVED_PHRASES[each] for each in saved)),
    "stand_off": FactFormat(phrase("the-attack-becomes-a-stand-off"), format_flag, "attacks/stand-off"),
    "takes": FactFormat(phrase("takes-one-of-these-by-the"), format_possessions),
    "cancels_spell": FactFormat(phrase("the-spell-has-no-effect"), format_flag),
    "bars": FactFormat(
        phrase("nobody-uses-these-until-the-casters"),
        lambda barred: tuple(EntryLink(f"glossary/{each}") for each in barred),
    ),
    "removes_card": FactFormat(phrase("the-card-is-discarded"), format_flag),
    "looks_at": FactFormat(phrase("adventure-cards-looked-at"), format_number),
    "turns": FactFormat(phrase("turns-in-a-row"), format_number),
}
_CARD_FORMATS: Mapping[str, FactFormat] = {
    "type": FactFormat(phrase("type-of-card"), lambda kind: (EntryLink(f"glossary/{kind}"),)),
    "subtype": FactFormat(phrase("field-foe--type"), lambda kind: (ENEMY_TYPE_LINKS[kind],)),
    "number": FactFormat(phrase("field-foes--number"), format_number, "glossary/encounter-number"),
    **TOTAL_FORMATS,
    "bribe": FactFormat(phrase("does-not-attack-for"), format_gold),
    "keyword": FactFormat(phrase("keyword"), lambda keyword: (_KEYWORD_LINKS[keyword],)),
    "strength_bonus": FactFormat(phrase("bonus-to-strength"), format_bonus, "characters/strength-total"),
    "craft_bonus": FactFormat(phrase("bonus-to-craft"), format_bonus, "characters/craft-total"),
    "dragon_bonus": FactFormat(phrase("bonus-to-strength-against-dragons-instead"), format_bonus),
    "bonus_when": FactFormat(phrase("the-bonus-counts"), lambda when: (_BONUS_TIMING_PHRASES[when],)),
    "bonus_price": FactFormat(phrase("the-bonus-costs-in-each-turn"), format_gold),
    "saves_from": FactFormat(phrase("saves-the-life-when-the-die"), format_faces, "possessions/armour-limit"),
    "carries": FactFormat(phrase("carries-so-many-objects-more"), format_number, "possessions/carrying-limit"),
    "forbidden_to": FactFormat(
        phrase("alignments-that-may-not-own-it"), link_alignments, "character-rules/alignment-forbidden-cards"
    ),
    "must_take": FactFormat(phrase("must-be-taken"), format_flag),
    "bars_followers": FactFormat(phrase("all-other-followers-are-discarded-and"), format_flag),
    "discarded_at": FactFormat(phrase("can-be-got-rid-of-here"), link_spaces),
    "lost_on_crossing": FactFormat(
        phrase("is-discarded-on-crossing-the-storm"), format_flag, "crossing-regions/storm-river"
    ),
    **ABILITY_FORMATS,
    "builds_raft_at": FactFormat(phrase("builds-a-raft-here"), link_spaces, "crossing-regions/raft-building"),
    "crosses_river": FactFormat(phrase("crosses-the-storm-river"), format_flag, "crossing-regions/raft-crossing"),
    "admits_to": FactFormat(phrase("lets-its-owner-enter"), link_spaces),
    "bars_own_spells": FactFormat(phrase("its-owner-casts-no-spells"), format_flag),
    "immune_to_spells": FactFormat(phrase("only-the-command-spell-affects-its"), format_flag),
    "gains_life": FactFormat(phrase("gains-1-life-for-an-enemy"), format_flag),
    "heals_at_castle": FactFormat(phrase("lives-healed-free-on-a-visit"), format_number, "board/castle"),
    "gold_at_castle": FactFormat(phrase("can-be-exchanged-at-the-castle"), format_gold, "board/castle"),
    "affects": FactFormat(phrase("concerns"), lambda affected: (_AFFECTED_PHRASES[affected],)),
    "rounds": FactFormat(phrase("lasts-in-rounds"), format_number),
    "needs_craft": FactFormat(phrase("only-with-craft-of-at-least"), format_number, "characters/craft-total"),
    "welcomes": FactFormat(phrase("only-for-these-alignments"), link_alignments, "character-rules/alignment"),
    "strength_below": FactFormat(phrase("only-with-strength-below"), format_number, "characters/strength-total"),
    "craft_below": FactFormat(phrase("only-with-craft-below"), format_number, "characters/craft-total"),
    "price": FactFormat(phrase("price"), format_gold, "possessions/gold"),
    "stock": FactFormat(phrase("counters-that-lie-on-it"), format_number),
    "optional": FactFormat(phrase("only-if-the-character-wants-it"), format_flag),
    "prayer": FactFormat(phrase("the-roll-is-a-prayer"), format_flag, "glossary/prayer"),
    "once": FactFormat(phrase("is-discarded-after-its-first-use"), format_flag),
    "gold_to": FactFormat(phrase("the-gold-is-left-here"), lambda space: link_spaces((space,))),
}
_SUPPLY_FORMATS: Mapping[str, FactFormat] = {
    "village_price": FactFormat(phrase("price-in-the-village"), format_gold, "board/village"),
    "market_price": FactFormat(phrase("price-at-the-market"), format_gold, "cards/market"),
    "spell_copies": FactFormat(phrase("copies-in-the-spell-deck"), format_number, "glossary/spell-deck"),
    "adventure_copies": FactFormat(phrase("copies-in-the-adventure-deck"), format_number, "glossary/adventure-deck"),
    "purchase_copies": FactFormat(phrase("copies-in-the-purchase-deck"), format_number, "glossary/purchase-deck"),
    "talisman_copies": FactFormat(phrase("copies-among-the-talisman-cards"), format_number, "glossary/talisman-card"),
}


def build_card_facts(name: str, rules: Path) -> FactSheet:
    """Build the fact sheet of the card `name`.

    Raises `KeyError` if there is no such card, `ContentError` if files are malformed.
    """
    card = load_card(name, rules)

    def words(effect: str) -> Part:
        return describe_card_effect(load_cards(rules).effects[effect], load_board(rules))

    def effects(ids: Iterable[str]) -> Cell:
        return tuple(map(words, ids))

    happening = {"effects": FactFormat(_WHAT_HAPPENS, effects), "choice": FactFormat(phrase("one-of-these"), effects)}
    shown = {**(_SPELL_FORMATS if isinstance(card, Spell) else _CARD_FORMATS), **happening, **_SUPPLY_FORMATS}
    tables = (*_build_dice_tables(card, words, effects), *_build_price_tables(card, rules))
    return FactSheet(tuple(build_fact_rows(card, shown)), tables)


def _build_dice_tables(
    card: Spell | EncounterCard, words: Callable[[str], Part], effects: Callable[[Iterable[str]], Cell]
) -> Iterator[FactTable]:
    known = card.facts
    if card.table is not None:
        yield build_dice_table(phrase("the-roll"), card.table, known["table"], words)
    if isinstance(card, EncounterCard):
        if card.placed is not None:
            title = EntryLink("adventure-cards/cards-placed-elsewhere", phrase("where-the-card-is-put"))
            yield build_dice_table(title, card.placed, known["placed"], words, phrase("field-space"))
        if card.alignments is not None:
            by = {alignment: effects(ids) for alignment, ids in card.alignments.items()}
            yield build_alignment_table(phrase("by-the-characters-alignment"), _WHAT_HAPPENS, by, known["alignments"])


def _build_price_tables(card: Spell | EncounterCard, rules: Path) -> Iterator[FactTable]:
    for effect_id in card.effects or ():
        effect = load_cards(rules).effects[effect_id]
        if isinstance(effect, Buy):
            yield build_price_table(phrase("prices"), effect, card.facts["effects"])
