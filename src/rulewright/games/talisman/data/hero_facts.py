"""The facts of a character and of the Toad for readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from rulewright.corpus.factsheet import Cell, EntryLink, FactSheet, FactTable
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.fact_rows import (
    ABILITY_FORMATS,
    TOTAL_FORMATS,
    FactFormat,
    build_alignment_table,
    build_fact_rows,
    format_bonus,
    format_faces,
    format_flag,
    format_number,
    format_possessions,
    link_alignments,
    link_cards,
    link_enemy_types,
    link_entries,
    link_spaces,
)
from rulewright.games.talisman.data.heroes import Character, load_heroes
from rulewright.games.talisman.phrases import phrase


def _format_two_dice(_: bool) -> Cell:
    return (phrase("n-2-the-higher-counts"),)


def _starting_format(entry: str) -> FactFormat:
    return FactFormat(EntryLink(entry, phrase("title-at-the-start")), format_number)


_PRINTED_FORMATS: Mapping[str, FactFormat] = {
    "strength": _starting_format("characters/strength"),
    "craft": _starting_format("characters/craft"),
    "life": _starting_format("characters/lives"),
    "fate": _starting_format("characters/fate"),
    "alignment": FactFormat(EntryLink("character-rules/alignment"), lambda alignment: link_alignments((alignment,))),
    "spells": FactFormat(phrase("field-hero--start--spells"), format_number, "setup/starting-spells-and-objects"),
}
_ABILITY_FORMATS: Mapping[str, FactFormat] = {
    "two_attack_dice": FactFormat(phrase("attack-dice-in-battle"), _format_two_dice, "attacks/battle-attack-roll"),
    "weapons_in_battle": FactFormat(phrase("weapons-usable-in-a-battle"), format_number, "possessions/weapon-limit"),
    "armour_in_battle": FactFormat(phrase("armour-usable-in-a-battle"), format_number, "possessions/armour-limit"),
    "adds_craft_value": FactFormat(phrase("adds-the-craft-value-to-strength-in"), format_flag),
    "psychic_attack": FactFormat(phrase("may-attack-characters-in-psychic-combat"), format_flag, "attacks/types"),
    "assassinates": FactFormat(phrase("may-assassinate-the-victim-rolls-no"), format_flag),
    "gains_life_taken": FactFormat(phrase("gains-the-life-that-it-takes"), format_flag),
    "raises_enemies": FactFormat(phrase("may-make-a-killed-enemy-a"), format_flag),
    "not_attacked_by": FactFormat(phrase("is-not-attacked-by"), link_enemy_types),
    "charms": FactFormat(phrase("may-charm-with-a-die-above"), link_enemy_types),
    **ABILITY_FORMATS,
    "spell_for_destroying": FactFormat(phrase("may-gain-1-spell-for-an"), format_flag),
    "fills_spells_at": FactFormat(phrase("may-draw-spells-up-to-the"), link_spaces, "spells/limit"),
    "sees_spells": FactFormat(phrase("may-look-at-the-spells-of"), format_flag, "spells/secrecy"),
    "changes_alignment": FactFormat(
        phrase("may-change-alignment-once-a-turn"), format_flag, "character-rules/alignment-once-per-turn"
    ),
    "prayer_bonus": FactFormat(phrase("may-add-to-the-die-when"), format_bonus, "glossary/prayer"),
    "cave_bonus": FactFormat(phrase("may-add-to-the-die-in"), format_bonus, "cards/cave"),
    "unaffected_by": FactFormat(phrase("is-not-affected-by"), link_cards),
    "moves_among": FactFormat(phrase("instead-of-rolling-may-go-to"), link_spaces, "movement/without-rolling"),
    "regenerates_on": FactFormat(phrase("may-heal-1-life-instead-of"), format_number, "golden-rules/natural-roll"),
    "takes": FactFormat(phrase("may-take-from-a-character-it"), format_possessions, "encounters/other-character"),
    "takes_followers": FactFormat(phrase("may-take-these-followers-from-a"), link_cards),
    "takes_followers_but": FactFormat(phrase("may-take-1-follower-from-a"), link_cards),
    "free_purchase_at": FactFormat(
        phrase("may-take-1-purchase-card-free"), link_entries, "other-rules/talisman-and-purchase-cards"
    ),
}
_TOAD_FORMATS: Mapping[str, FactFormat] = {
    **TOTAL_FORMATS,
    "turns": FactFormat(phrase("lasts-in-turns-of-the-character"), format_number, "other-rules/toad"),
    "spaces_per_turn": FactFormat(phrase("spaces-moved-in-a-turn"), format_number, "other-rules/toad-movement"),
    "casts_spells": FactFormat(phrase("casts-spells"), format_flag, "other-rules/toad-spells"),
    "gains_spells": FactFormat(phrase("gains-spells"), format_flag, "other-rules/toad-spells"),
    "special_abilities": FactFormat(phrase("has-special-abilities"), format_flag, "other-rules/toad-special-abilities"),
    "leaves_possessions": FactFormat(phrase("leaves-objects-followers-and-gold-on"), format_flag),
    "copies": FactFormat(phrase("copies-in-the-box"), format_number),
}


def build_hero_facts(name: str, rules: Path) -> FactSheet:
    """Build the fact sheet of the character `name` or the Toad.

    Raises `KeyError` for any other name, `ContentError` if files are malformed.
    """
    heroes = load_heroes(rules)
    if name == heroes.toad.id:
        return FactSheet(tuple(build_fact_rows(heroes.toad, _TOAD_FORMATS)))
    hero = heroes.characters[name]
    board = load_board(rules)
    start = {
        "start": FactFormat(EntryLink("setup/start-space"), lambda position: link_spaces((board.space(position).id,)))
    }
    return FactSheet(
        (
            *build_fact_rows(hero, _PRINTED_FORMATS),
            *build_fact_rows(hero, start),
            *build_fact_rows(hero, _ABILITY_FORMATS),
        ),
        tuple(_build_beguiling_table(hero)),
    )


def _build_beguiling_table(hero: Character) -> Iterator[FactTable]:
    if hero.beguiles is not None:
        by = {alignment: format_faces(lowest) for alignment, lowest in hero.beguiles.items()}
        title = phrase("beguiling-what-the-die-must-show")
        yield build_alignment_table(title, phrase("n-1-die"), by, hero.facts["beguiles"])
