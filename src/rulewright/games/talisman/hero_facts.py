"""The facts of a character and of the Toad for readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from rulewright.corpus.factsheet import Cell, FactSheet, FactTable, Link
from rulewright.games.talisman.board import load_board
from rulewright.games.talisman.fact_rows import (
    ABILITIES,
    TOTALS,
    Shown,
    alignment_table,
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
from rulewright.games.talisman.phrases import phrase


def _two_dice(_: bool) -> Cell:
    return (phrase("n-2-the-higher-counts"),)


def _at_the_start(entry: str) -> Shown:
    return Shown(Link(entry, phrase("title-at-the-start")), number)


_PRINTED: Mapping[str, Shown] = {
    "strength": _at_the_start("characters/strength"),
    "craft": _at_the_start("characters/craft"),
    "life": _at_the_start("characters/lives"),
    "fate": _at_the_start("characters/fate"),
    "alignment": Shown(Link("character-rules/alignment"), lambda alignment: alignments((alignment,))),
    "spells": Shown(Link("setup/starting-spells-and-objects", phrase("field-hero--start--spells")), number),
}
_ABILITIES: Mapping[str, Shown] = {
    "two_attack_dice": Shown(Link("attacks/battle-attack-roll", phrase("attack-dice-in-battle")), _two_dice),
    "weapons_in_battle": Shown(Link("possessions/weapon-limit", phrase("weapons-usable-in-a-battle")), number),
    "armour_in_battle": Shown(Link("possessions/armour-limit", phrase("armour-usable-in-a-battle")), number),
    "adds_craft_value": Shown(phrase("adds-the-craft-value-to-strength-in"), flag),
    "psychic_attack": Shown(Link("attacks/types", phrase("may-attack-characters-in-psychic-combat")), flag),
    "assassinates": Shown(phrase("may-assassinate-the-victim-rolls-no"), flag),
    "gains_life_taken": Shown(phrase("gains-the-life-that-it-takes"), flag),
    "raises_enemies": Shown(phrase("may-make-a-killed-enemy-a"), flag),
    "not_attacked_by": Shown(phrase("is-not-attacked-by"), enemy_types),
    "charms": Shown(phrase("may-charm-with-a-die-above"), enemy_types),
    **ABILITIES,
    "spell_for_destroying": Shown(phrase("may-gain-1-spell-for-an"), flag),
    "fills_spells_at": Shown(Link("spells/limit", phrase("may-draw-spells-up-to-the")), spaces),
    "sees_spells": Shown(Link("spells/secrecy", phrase("may-look-at-the-spells-of")), flag),
    "changes_alignment": Shown(
        Link("character-rules/alignment-once-per-turn", phrase("may-change-alignment-once-a-turn")), flag
    ),
    "prayer_bonus": Shown(Link("glossary/prayer", phrase("may-add-to-the-die-when")), bonus),
    "cave_bonus": Shown(Link("cards/cave", phrase("may-add-to-the-die-in")), bonus),
    "unaffected_by": Shown(phrase("is-not-affected-by"), cards),
    "moves_among": Shown(
        Link("movement/without-rolling", phrase("instead-of-rolling-may-go-to")),
        spaces,
    ),
    "regenerates_on": Shown(Link("golden-rules/natural-roll", phrase("may-heal-1-life-instead-of")), number),
    "takes": Shown(Link("encounters/other-character", phrase("may-take-from-a-character-it")), possessions),
    "takes_followers": Shown(phrase("may-take-these-followers-from-a"), cards),
    "takes_followers_but": Shown(phrase("may-take-1-follower-from-a"), cards),
    "free_purchase_at": Shown(
        Link("other-rules/talisman-and-purchase-cards", phrase("may-take-1-purchase-card-free")), entries
    ),
}
_TOAD: Mapping[str, Shown] = {
    **TOTALS,
    "turns": Shown(Link("other-rules/toad", phrase("lasts-in-turns-of-the-character")), number),
    "spaces_per_turn": Shown(Link("other-rules/toad-movement", phrase("spaces-moved-in-a-turn")), number),
    "casts_spells": Shown(Link("other-rules/toad-spells", phrase("casts-spells")), flag),
    "gains_spells": Shown(Link("other-rules/toad-spells", phrase("gains-spells")), flag),
    "special_abilities": Shown(Link("other-rules/toad-special-abilities", phrase("has-special-abilities")), flag),
    "leaves_possessions": Shown(phrase("leaves-objects-followers-and-gold-on"), flag),
    "copies": Shown(phrase("copies-in-the-box"), number),
}


def hero_facts(name: str, rules: Path) -> FactSheet:
    """Build the fact sheet of the character `name` or the Toad.

    Raises `KeyError` for any other name, `ContentError` if files are malformed.
    """
    heroes = load_heroes(rules)
    if name == heroes.toad.id:
        return FactSheet(tuple(rows(heroes.toad, _TOAD)))
    hero = heroes.characters[name]
    board = load_board(rules)
    start = {"start": Shown(Link("setup/start-space"), lambda position: spaces((board.space(position).id,)))}
    return FactSheet((*rows(hero, _PRINTED), *rows(hero, start), *rows(hero, _ABILITIES)), tuple(_tables(hero)))


def _tables(hero: Character) -> Iterator[FactTable]:
    if hero.beguiles is not None:
        by = {alignment: faces(lowest) for alignment, lowest in hero.beguiles.items()}
        title = phrase("beguiling-what-the-die-must-show")
        yield alignment_table(title, phrase("n-1-die"), by, hero.facts["beguiles"])
