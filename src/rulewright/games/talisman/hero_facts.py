"""The facts of a character and of the Toad for readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from rulewright.corpus.factsheet import Cell, FactSheet, FactTable, FactTableRow, Link
from rulewright.games.talisman.board import load_board
from rulewright.games.talisman.effect_words import ALIGNMENTS
from rulewright.games.talisman.fact_rows import (
    ABILITIES,
    Shown,
    alignments,
    bonus,
    cards,
    enemy_types,
    entries,
    faces,
    flag,
    number,
    possessions,
    rows,
    spaces,
)
from rulewright.games.talisman.heroes import Character, load_heroes
from rulewright.language.phrase import phrase


def _two_dice(_: bool) -> Cell:
    return (phrase("2, the higher counts"),)


_PRINTED: Mapping[str, Shown] = {
    "strength": Shown(Link("characters/strength"), number),
    "craft": Shown(Link("characters/craft"), number),
    "life": Shown(Link("characters/lives"), number),
    "fate": Shown(Link("characters/fate"), number),
    "alignment": Shown(Link("character-rules/alignment"), lambda alignment: alignments((alignment,))),
    "spells": Shown(Link("setup/starting-spells-and-objects", phrase("Spells at the start")), number),
}
_ABILITIES: Mapping[str, Shown] = {
    "two_attack_dice": Shown(Link("attacks/battle-attack-roll", phrase("Attack dice in battle")), _two_dice),
    "weapons_in_battle": Shown(Link("possessions/weapon-limit", phrase("Weapons usable in a battle")), number),
    "armour_in_battle": Shown(Link("possessions/armour-limit", phrase("Armour usable in a battle")), number),
    "adds_craft_value": Shown(phrase("Adds the Craft value to Strength in battle"), flag),
    "psychic_attack": Shown(Link("attacks/types", phrase("May attack characters in psychic combat")), flag),
    "assassinates": Shown(phrase("May assassinate: the victim rolls no die"), flag),
    "gains_life_taken": Shown(phrase("Gains the life that it takes in psychic combat"), flag),
    "raises_enemies": Shown(phrase("May make a killed Enemy a Follower that adds its Strength to one battle"), flag),
    "not_attacked_by": Shown(phrase("Is not attacked by"), enemy_types),
    "charms": Shown(phrase("May charm, with a die above the Strength"), enemy_types),
    **ABILITIES,
    "spell_for_destroying": Shown(phrase("May gain 1 Spell for an Enemy destroyed so"), flag),
    "fills_spells_at": Shown(Link("spells/limit", phrase("May draw Spells up to the limit here")), spaces),
    "sees_spells": Shown(Link("spells/secrecy", phrase("May look at the Spells of others")), flag),
    "changes_alignment": Shown(
        Link("character-rules/alignment-once-per-turn", phrase("May change alignment once a turn")), flag
    ),
    "prayer_bonus": Shown(Link("glossary/prayer", phrase("May add to the die when praying")), bonus),
    "cave_bonus": Shown(Link("cards/cave", phrase("May add to the die in the Cave")), bonus),
    "unaffected_by": Shown(phrase("Is not affected by"), cards),
    "moves_among": Shown(
        Link("movement/without-rolling", phrase("Instead of rolling, may go to any other of these in the Region")),
        spaces,
    ),
    "regenerates_on": Shown(
        Link("golden-rules/natural-roll", phrase("May heal 1 life instead of moving when the die shows")), number
    ),
    "takes": Shown(Link("encounters/other-character", phrase("May take from a character it lands on")), possessions),
    "takes_followers": Shown(phrase("May take these Followers from a character it lands on"), cards),
    "takes_followers_but": Shown(phrase("May take 1 Follower from a character it lands on, but not"), cards),
    "free_purchase_at": Shown(
        Link("other-rules/talisman-and-purchase-cards", phrase("May take 1 Purchase card free on a visit to")), entries
    ),
}
_TOAD: Mapping[str, Shown] = {
    "strength": Shown(Link("characters/strength"), number),
    "craft": Shown(Link("characters/craft"), number),
    "turns": Shown(Link("other-rules/toad", phrase("Lasts, in turns of the character")), number),
    "spaces_per_turn": Shown(Link("other-rules/toad-movement", phrase("Spaces moved in a turn")), number),
    "casts_spells": Shown(Link("other-rules/toad-spells", phrase("Casts Spells")), flag),
    "gains_spells": Shown(Link("other-rules/toad-spells", phrase("Gains Spells")), flag),
    "special_abilities": Shown(Link("other-rules/toad-special-abilities", phrase("Has special abilities")), flag),
    "leaves_possessions": Shown(phrase("Leaves Objects, Followers and gold on the space"), flag),
    "copies": Shown(phrase("Copies in the box"), number),
}


def hero_facts(name: str, rules: Path) -> FactSheet:
    """What is known of the character `name` or the Toad. Raises `KeyError` for neither, `ContentError`."""
    heroes = load_heroes(rules)
    if name == heroes.toad.id:
        return FactSheet(tuple(rows(heroes.toad, _TOAD)))
    hero = heroes.characters[name]
    board = load_board(rules)
    start = {"start": Shown(Link("setup/start-space"), lambda position: spaces((board.space(position).id,)))}
    return FactSheet((*rows(hero, _PRINTED), *rows(hero, start), *rows(hero, _ABILITIES)), tuple(_tables(hero)))


def _tables(hero: Character) -> Iterator[FactTable]:
    if hero.beguiles is not None:
        known = hero.facts["beguiles"]
        lines = (
            FactTableRow(((ALIGNMENTS[alignment],), faces(lowest)), known)
            for alignment, lowest in hero.beguiles.items()
        )
        title = phrase("Beguiling: what the die must show to take 1 Object or 1 gold")
        yield FactTable(title, (Link("character-rules/alignment"), phrase("1 die")), tuple(lines))
