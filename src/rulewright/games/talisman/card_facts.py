"""The facts of a card for readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from rulewright.corpus.factsheet import Cell, FactSheet, FactTable, FactTableRow, Link, Part
from rulewright.corpus.model import Provenance
from rulewright.games.talisman.board import Board, load_board
from rulewright.games.talisman.cards import Affects, Card, Cards, Keyword, Moment, Spell, Target, When, load_cards
from rulewright.games.talisman.effect_words import ALIGNMENTS, REGIONS, dice_words, price_table
from rulewright.games.talisman.effects import Buy, Table
from rulewright.games.talisman.fact_rows import (
    ABILITIES,
    ENEMY_TYPES,
    Shown,
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
from rulewright.language.phrase import phrase

MOMENTS = {
    Moment.OWN_TURN_START: phrase("at the start of one's own turn"),
    Moment.OWN_TURN_START_BEFORE_MOVING: phrase("at the start of one's own turn, before moving"),
    Moment.OWN_MOVE_END: phrase("right after one's own move"),
    Moment.OWN_TURN_END: phrase("at the end of one's own turn"),
    Moment.INSTEAD_OF_ROLLING: phrase("instead of rolling the die for movement"),
    Moment.TURN_START_BEFORE_MOVING: phrase("at the start of a character's turn, before it moves"),
    Moment.ABOUT_TO_BATTLE: phrase("when about to battle"),
    Moment.AS_REQUIRED: phrase("as required"),
    Moment.ANY_TIME: phrase("at any time"),
}
"""When a Spell is cast, in words."""
_TARGETS: Mapping[Target, Part] = {
    Target.SELF: phrase("oneself"),
    Target.CHARACTER: phrase("any character"),
    Target.CREATURE: Link("glossary/creature"),
    Target.FOLLOWER: Link("glossary/follower"),
    Target.EVERYONE: phrase("every character"),
    Target.SPELL: phrase("a Spell just cast"),
    Target.SPACE: phrase("a space"),
    Target.CARD: phrase("an Adventure card face up on the board"),
    Target.DECK: Link("glossary/adventure-deck"),
}
_SAVED: Mapping[str, Part] = {
    "life": Link("glossary/life"),
    "follower": Link("glossary/follower"),
    "enemy": Link("glossary/enemy"),
}
_WHEN = {
    When.ALWAYS: phrase("always"),
    When.BATTLE: phrase("only in battle"),
    When.UNTIL_END_OF_TURN: phrase("from its use to the end of the turn"),
}
_AFFECTED = {
    Affects.REGION: phrase("every character in the Region"),
    Affects.EVERYONE: phrase("every character"),
}
_KEYWORDS = {Keyword.WEAPON: Link("glossary/weapon"), Keyword.ARMOUR: Link("glossary/armour-keyword")}

_SPELL: Mapping[str, Shown] = {
    "cast": Shown(Link("spells/casting", phrase("Cast")), lambda moments: tuple(MOMENTS[each] for each in moments)),
    "targets": Shown(phrase("Cast on"), lambda targets: tuple(_TARGETS[each] for each in targets)),
    "regions": Shown(
        Link("glossary/region", phrase("Only in")), lambda regions: tuple(REGIONS[each] for each in regions)
    ),
    "rounds": Shown(phrase("Lasts, in rounds"), number),
    "adds_craft_value": Shown(
        Link("characters/strength-total", phrase("Adds the Craft value to Strength for one battle")), flag
    ),
    "evades": Shown(Link("character-rules/evading", phrase("Allows evading")), flag),
    "immobilises": Shown(phrase("The target can do nothing, or cannot be attacked"), flag),
    "saves": Shown(phrase("Undoes the loss of"), lambda saved: tuple(_SAVED[each] for each in saved)),
    "stand_off": Shown(Link("attacks/stand-off", phrase("The attack becomes a stand-off")), flag),
    "takes": Shown(phrase("Takes one of these, by the caster's choice"), possessions),
    "cancels_spell": Shown(phrase("The Spell has no effect"), flag),
    "bars": Shown(
        phrase("Nobody uses these until the caster's next turn"),
        lambda barred: tuple(Link(f"glossary/{each}") for each in barred),
    ),
    "removes_card": Shown(phrase("The card is discarded"), flag),
    "looks_at": Shown(phrase("Adventure cards looked at"), number),
    "turns": Shown(phrase("Turns in a row"), number),
}
_CARD: Mapping[str, Shown] = {
    "type": Shown(phrase("Type of card"), lambda kind: (Link(f"glossary/{kind}"),)),
    "subtype": Shown(phrase("Kind of Enemy"), lambda kind: (ENEMY_TYPES[kind],)),
    "number": Shown(Link("glossary/encounter-number", phrase("Encounter number")), number),
    "strength": Shown(Link("characters/strength"), number),
    "craft": Shown(Link("characters/craft"), number),
    "bribe": Shown(phrase("Does not attack for"), gold),
    "keyword": Shown(phrase("Keyword"), lambda keyword: (_KEYWORDS[keyword],)),
    "strength_bonus": Shown(Link("characters/strength-total", phrase("Bonus to Strength")), bonus),
    "craft_bonus": Shown(Link("characters/craft-total", phrase("Bonus to Craft")), bonus),
    "dragon_bonus": Shown(phrase("Bonus to Strength against Dragons instead"), bonus),
    "bonus_when": Shown(phrase("The bonus counts"), lambda when: (_WHEN[when],)),
    "bonus_price": Shown(phrase("The bonus costs in each turn"), gold),
    "saves_from": Shown(Link("possessions/armour-limit", phrase("Saves the life when the die shows")), faces),
    "carries": Shown(Link("possessions/carrying-limit", phrase("Carries so many Objects more")), number),
    "forbidden_to": Shown(
        Link("character-rules/alignment-forbidden-cards", phrase("Alignments that may not own it")), alignments
    ),
    "must_take": Shown(phrase("Must be taken"), flag),
    "bars_followers": Shown(phrase("All other Followers are discarded, and none can be taken"), flag),
    "discarded_at": Shown(phrase("Can be got rid of here"), spaces),
    "lost_on_crossing": Shown(
        Link("crossing-regions/storm-river", phrase("Is discarded on crossing the Storm River")), flag
    ),
    **ABILITIES,
    "builds_raft_at": Shown(Link("crossing-regions/raft-building", phrase("Builds a Raft here")), spaces),
    "crosses_river": Shown(Link("crossing-regions/raft-crossing", phrase("Crosses the Storm River")), flag),
    "admits_to": Shown(phrase("Lets its owner enter"), spaces),
    "bars_own_spells": Shown(phrase("Its owner casts no Spells"), flag),
    "immune_to_spells": Shown(phrase("Only the Command Spell affects its owner"), flag),
    "gains_life": Shown(phrase("Gains 1 life for an Enemy killed or a life taken with it"), flag),
    "heals_at_castle": Shown(Link("board/castle", phrase("Lives healed free on a visit to the Castle")), number),
    "gold_at_castle": Shown(Link("board/castle", phrase("Can be exchanged at the Castle for")), gold),
    "affects": Shown(phrase("Concerns"), lambda affected: (_AFFECTED[affected],)),
    "rounds": Shown(phrase("Lasts, in rounds"), number),
    "needs_craft": Shown(Link("characters/craft-total", phrase("Only with Craft of at least")), number),
    "welcomes": Shown(Link("character-rules/alignment", phrase("Only for these alignments")), alignments),
    "strength_below": Shown(Link("characters/strength-total", phrase("Only with Strength below")), number),
    "craft_below": Shown(Link("characters/craft-total", phrase("Only with Craft below")), number),
    "price": Shown(Link("possessions/gold", phrase("Price")), gold),
    "stock": Shown(phrase("Counters that lie on it"), number),
    "optional": Shown(phrase("Only if the character wants it"), flag),
    "prayer": Shown(Link("glossary/prayer", phrase("The roll is a prayer")), flag),
    "once": Shown(phrase("Is discarded after its first use"), flag),
    "gold_to": Shown(phrase("The gold is left here"), lambda space: spaces((space,))),
}
_SUPPLY: Mapping[str, Shown] = {
    "village_price": Shown(Link("board/village", phrase("Price in the Village")), gold),
    "market_price": Shown(Link("cards/market", phrase("Price at the Market")), gold),
    "spell_copies": Shown(Link("glossary/spell-deck", phrase("Copies in the Spell deck")), number),
    "adventure_copies": Shown(Link("glossary/adventure-deck", phrase("Copies in the Adventure deck")), number),
    "purchase_copies": Shown(Link("glossary/purchase-deck", phrase("Copies in the Purchase deck")), number),
    "talisman_copies": Shown(Link("glossary/talisman-card", phrase("Copies among the Talisman cards")), number),
}


def card_facts(name: str, rules: Path) -> FactSheet:
    """What is known of the card `name`. Raises `KeyError` for no card, `ContentError` for malformed files."""
    cards, board = load_cards(rules), load_board(rules)
    card: Spell | Card = cards.spells[name] if name in cards.spells else cards.cards[name]

    def effects(ids: Iterable[str]) -> Cell:
        return tuple(card_effect_words(cards.effects[effect], board) for effect in ids)

    happening = {"effects": Shown(phrase("What happens"), effects), "choice": Shown(phrase("One of these"), effects)}
    shown = {**(_SPELL if isinstance(card, Spell) else _CARD), **happening, **_SUPPLY}
    return FactSheet(tuple(rows(card, shown)), tuple(_tables(card, cards, board)))


def _tables(card: Spell | Card, cards: Cards, board: Board) -> Iterator[FactTable]:
    known = card.facts
    if card.table is not None:
        yield _dice_table(phrase("The roll"), phrase("What happens"), card.table, known["table"], cards, board)
    if isinstance(card, Card):
        if card.placed is not None:
            title = Link("adventure-cards/cards-placed-elsewhere", phrase("Where the card is put"))
            yield _dice_table(title, phrase("Space"), card.placed, known["placed"], cards, board)
        if card.alignments is not None:
            lines = (
                FactTableRow(
                    (
                        (ALIGNMENTS[alignment],),
                        tuple(card_effect_words(cards.effects[effect], board) for effect in effects),
                    ),
                    known["alignments"],
                )
                for alignment, effects in card.alignments.items()
            )
            columns = (Link("character-rules/alignment"), phrase("What happens"))
            yield FactTable(phrase("By the character's alignment"), columns, tuple(lines))
    for effect_id in card.effects or ():
        effect = cards.effects[effect_id]
        if isinstance(effect, Buy):
            yield price_table(phrase("Prices"), effect, known["effects"])


def _dice_table(title: Part, result: Part, table: Table, known: Provenance, cards: Cards, board: Board) -> FactTable:
    lines = (
        FactTableRow(
            (
                (str(row.rolls[0]) if row.rolls[0] == row.rolls[1] else f"{row.rolls[0]}–{row.rolls[1]}",),
                (card_effect_words(cards.effects[row.effect], board),),
            ),
            table.known or known,
        )
        for row in table.rows
    )
    return FactTable(title, (dice_words(table.dice), result), tuple(lines))
