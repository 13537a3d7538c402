"""The facts of a card for readers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from rulewright.corpus.factsheet import Cell, FactSheet, FactTable, Link, Part
from rulewright.games.talisman.board import load_board
from rulewright.games.talisman.cards import (
    Affects,
    Card,
    Keyword,
    Moment,
    Spell,
    Target,
    When,
    load_card,
    load_cards,
)
from rulewright.games.talisman.effect_words import REGIONS, dice_table, price_table
from rulewright.games.talisman.effects import Buy
from rulewright.games.talisman.fact_rows import (
    ABILITIES,
    ENEMY_TYPES,
    TOTALS,
    Shown,
    alignment_table,
    alignments,
    bonus,
    card_effect_words,
    faces,
    flag,
    gold,
    number,
    possessions,
    rows,
    spaces,
)
from rulewright.games.talisman.phrases import phrase

_HAPPENS = phrase("what-happens")
MOMENTS = {
    Moment.OWN_TURN_START: phrase("at-the-start-of-ones-own"),
    Moment.OWN_TURN_START_BEFORE_MOVING: phrase("at-the-start-of-ones-own-turn"),
    Moment.OWN_MOVE_END: phrase("right-after-ones-own-move"),
    Moment.OWN_TURN_END: phrase("at-the-end-of-ones-own"),
    Moment.INSTEAD_OF_ROLLING: phrase("instead-of-rolling-the-die-for"),
    Moment.TURN_START_BEFORE_MOVING: phrase("at-the-start-of-a-characters"),
    Moment.ABOUT_TO_BATTLE: phrase("when-about-to-battle"),
    Moment.AS_REQUIRED: phrase("as-required"),
    Moment.ANY_TIME: phrase("word-any-time"),
}
"""The moments at which Spells are cast, in words."""
_TARGETS: Mapping[Target, Part] = {
    Target.SELF: phrase("oneself"),
    Target.CHARACTER: phrase("any-character"),
    Target.CREATURE: Link("glossary/creature"),
    Target.FOLLOWER: Link("glossary/follower"),
    Target.EVERYONE: phrase("every-character"),
    Target.SPELL: phrase("a-spell-just-cast"),
    Target.SPACE: phrase("option-kind--space"),
    Target.CARD: phrase("an-adventure-card-face-up-on"),
    Target.DECK: Link("glossary/adventure-deck"),
}
_SAVED: Mapping[str, Part] = {
    "life": Link("glossary/life"),
    "follower": Link("glossary/follower"),
    "enemy": Link("glossary/enemy"),
}
_WHEN = {
    When.ALWAYS: phrase("always"),
    When.BATTLE: phrase("only-in-battle"),
    When.UNTIL_END_OF_TURN: phrase("from-its-use-to-the-end"),
}
_AFFECTED = {
    Affects.REGION: phrase("every-character-in-the-region"),
    Affects.EVERYONE: phrase("every-character"),
}
_KEYWORDS = {Keyword.WEAPON: Link("glossary/weapon"), Keyword.ARMOUR: Link("glossary/armour-keyword")}

_SPELL: Mapping[str, Shown] = {
    "cast": Shown(Link("spells/casting", phrase("cast")), lambda moments: tuple(MOMENTS[each] for each in moments)),
    "targets": Shown(phrase("cast-on"), lambda targets: tuple(_TARGETS[each] for each in targets)),
    "regions": Shown(
        Link("glossary/region", phrase("only-in")), lambda regions: tuple(REGIONS[each] for each in regions)
    ),
    "rounds": Shown(phrase("lasts-in-rounds"), number),
    "adds_craft_value": Shown(Link("characters/strength-total", phrase("adds-the-craft-value-to-strength")), flag),
    "evades": Shown(Link("character-rules/evading", phrase("allows-evading")), flag),
    "immobilises": Shown(phrase("the-target-can-do-nothing-or"), flag),
    "saves": Shown(phrase("undoes-the-loss-of"), lambda saved: tuple(_SAVED[each] for each in saved)),
    "stand_off": Shown(Link("attacks/stand-off", phrase("the-attack-becomes-a-stand-off")), flag),
    "takes": Shown(phrase("takes-one-of-these-by-the"), possessions),
    "cancels_spell": Shown(phrase("the-spell-has-no-effect"), flag),
    "bars": Shown(
        phrase("nobody-uses-these-until-the-casters"),
        lambda barred: tuple(Link(f"glossary/{each}") for each in barred),
    ),
    "removes_card": Shown(phrase("the-card-is-discarded"), flag),
    "looks_at": Shown(phrase("adventure-cards-looked-at"), number),
    "turns": Shown(phrase("turns-in-a-row"), number),
}
_CARD: Mapping[str, Shown] = {
    "type": Shown(phrase("type-of-card"), lambda kind: (Link(f"glossary/{kind}"),)),
    "subtype": Shown(phrase("field-foe--type"), lambda kind: (ENEMY_TYPES[kind],)),
    "number": Shown(Link("glossary/encounter-number", phrase("field-foes--number")), number),
    **TOTALS,
    "bribe": Shown(phrase("does-not-attack-for"), gold),
    "keyword": Shown(phrase("keyword"), lambda keyword: (_KEYWORDS[keyword],)),
    "strength_bonus": Shown(Link("characters/strength-total", phrase("bonus-to-strength")), bonus),
    "craft_bonus": Shown(Link("characters/craft-total", phrase("bonus-to-craft")), bonus),
    "dragon_bonus": Shown(phrase("bonus-to-strength-against-dragons-instead"), bonus),
    "bonus_when": Shown(phrase("the-bonus-counts"), lambda when: (_WHEN[when],)),
    "bonus_price": Shown(phrase("the-bonus-costs-in-each-turn"), gold),
    "saves_from": Shown(Link("possessions/armour-limit", phrase("saves-the-life-when-the-die")), faces),
    "carries": Shown(Link("possessions/carrying-limit", phrase("carries-so-many-objects-more")), number),
    "forbidden_to": Shown(
        Link("character-rules/alignment-forbidden-cards", phrase("alignments-that-may-not-own-it")), alignments
    ),
    "must_take": Shown(phrase("must-be-taken"), flag),
    "bars_followers": Shown(phrase("all-other-followers-are-discarded-and"), flag),
    "discarded_at": Shown(phrase("can-be-got-rid-of-here"), spaces),
    "lost_on_crossing": Shown(Link("crossing-regions/storm-river", phrase("is-discarded-on-crossing-the-storm")), flag),
    **ABILITIES,
    "builds_raft_at": Shown(Link("crossing-regions/raft-building", phrase("builds-a-raft-here")), spaces),
    "crosses_river": Shown(Link("crossing-regions/raft-crossing", phrase("crosses-the-storm-river")), flag),
    "admits_to": Shown(phrase("lets-its-owner-enter"), spaces),
    "bars_own_spells": Shown(phrase("its-owner-casts-no-spells"), flag),
    "immune_to_spells": Shown(phrase("only-the-command-spell-affects-its"), flag),
    "gains_life": Shown(phrase("gains-1-life-for-an-enemy"), flag),
    "heals_at_castle": Shown(Link("board/castle", phrase("lives-healed-free-on-a-visit")), number),
    "gold_at_castle": Shown(Link("board/castle", phrase("can-be-exchanged-at-the-castle")), gold),
    "affects": Shown(phrase("concerns"), lambda affected: (_AFFECTED[affected],)),
    "rounds": Shown(phrase("lasts-in-rounds"), number),
    "needs_craft": Shown(Link("characters/craft-total", phrase("only-with-craft-of-at-least")), number),
    "welcomes": Shown(Link("character-rules/alignment", phrase("only-for-these-alignments")), alignments),
    "strength_below": Shown(Link("characters/strength-total", phrase("only-with-strength-below")), number),
    "craft_below": Shown(Link("characters/craft-total", phrase("only-with-craft-below")), number),
    "price": Shown(Link("possessions/gold", phrase("price")), gold),
    "stock": Shown(phrase("counters-that-lie-on-it"), number),
    "optional": Shown(phrase("only-if-the-character-wants-it"), flag),
    "prayer": Shown(Link("glossary/prayer", phrase("the-roll-is-a-prayer")), flag),
    "once": Shown(phrase("is-discarded-after-its-first-use"), flag),
    "gold_to": Shown(phrase("the-gold-is-left-here"), lambda space: spaces((space,))),
}
_SUPPLY: Mapping[str, Shown] = {
    "village_price": Shown(Link("board/village", phrase("price-in-the-village")), gold),
    "market_price": Shown(Link("cards/market", phrase("price-at-the-market")), gold),
    "spell_copies": Shown(Link("glossary/spell-deck", phrase("copies-in-the-spell-deck")), number),
    "adventure_copies": Shown(Link("glossary/adventure-deck", phrase("copies-in-the-adventure-deck")), number),
    "purchase_copies": Shown(Link("glossary/purchase-deck", phrase("copies-in-the-purchase-deck")), number),
    "talisman_copies": Shown(Link("glossary/talisman-card", phrase("copies-among-the-talisman-cards")), number),
}


def card_facts(name: str, rules: Path) -> FactSheet:
    """Build the fact sheet of the card `name`.

    Raises `KeyError` if there is no such card, `ContentError` if files are malformed.
    """
    card = load_card(name, rules)

    def words(effect: str) -> Part:
        return card_effect_words(load_cards(rules).effects[effect], load_board(rules))

    def effects(ids: Iterable[str]) -> Cell:
        return tuple(map(words, ids))

    happening = {"effects": Shown(_HAPPENS, effects), "choice": Shown(phrase("one-of-these"), effects)}
    shown = {**(_SPELL if isinstance(card, Spell) else _CARD), **happening, **_SUPPLY}
    tables = (*_tables(card, words, effects), *_prices(card, rules))
    return FactSheet(tuple(rows(card, shown)), tables)


def _tables(
    card: Spell | Card, words: Callable[[str], Part], effects: Callable[[Iterable[str]], Cell]
) -> Iterator[FactTable]:
    known = card.facts
    if card.table is not None:
        yield dice_table(phrase("the-roll"), card.table, known["table"], words)
    if isinstance(card, Card):
        if card.placed is not None:
            title = Link("adventure-cards/cards-placed-elsewhere", phrase("where-the-card-is-put"))
            yield dice_table(title, card.placed, known["placed"], words, phrase("field-space"))
        if card.alignments is not None:
            by = {alignment: effects(ids) for alignment, ids in card.alignments.items()}
            yield alignment_table(phrase("by-the-characters-alignment"), _HAPPENS, by, known["alignments"])


def _prices(card: Spell | Card, rules: Path) -> Iterator[FactTable]:
    for effect_id in card.effects or ():
        effect = load_cards(rules).effects[effect_id]
        if isinstance(effect, Buy):
            yield price_table(phrase("prices"), effect, card.facts["effects"])
