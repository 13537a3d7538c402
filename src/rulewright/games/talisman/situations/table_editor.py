"""What the pages let players fill in of a table of Talisman."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.setup import MAX_PLAYERS, MIN_PLAYERS, STARTING_GOLD
from rulewright.games.talisman.situations import choosing
from rulewright.games.talisman.situations.table_file import PlayerRequest
from rulewright.situations.table_file import EditedField, TableEditor


def build_editor() -> TableEditor:
    """The fields of each player, and what a character has at the start."""
    return TableEditor(
        PlayerRequest,
        (
            EditedField("hero.character", phrase("field-character"), choosing.characters),
            EditedField("position", phrase("table-field-position"), choosing.positions),
            EditedField("hero.life", phrase("field-life")),
            EditedField("hero.fate", phrase("field-fate")),
            EditedField("hero.gold", phrase("field-gold")),
            EditedField("hero.counters.strength", phrase("field-strength_counters")),
            EditedField("hero.counters.craft", phrase("field-craft_counters")),
            EditedField("hero.cards", phrase("field-things"), choosing.things),
            EditedField("hero.spells", phrase("field-spells"), choosing.spells),
            EditedField("hero.alignment", phrase("field-alignment")),
            EditedField("hero.toad", phrase("table-field-toad")),
        ),
        turn_label=phrase("field-turn"),
        first_values=_first_values,
        fewest_players=MIN_PLAYERS,
        most_players=MAX_PLAYERS,
    )


def _first_values() -> Mapping[str, Mapping[str, Any]]:
    return {
        name: {"position": card.start, "hero.life": card.life, "hero.fate": card.fate, "hero.gold": STARTING_GOLD}
        for name, card in load_heroes().characters.items()
    }
