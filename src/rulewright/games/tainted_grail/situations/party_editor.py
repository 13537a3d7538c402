"""What the pages let players fill in of a party of Tainted Grail."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.games.tainted_grail.data.character import Attribute
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations.party_file import PlayerRequest
from rulewright.situations.table_file import EditedField, TableEditor

MAX_PLAYERS = 4


def build_editor() -> TableEditor:
    """The fields of each player, and the mode of the game."""
    return TableEditor(
        PlayerRequest,
        (*_character_fields(), *_deck_fields()),
        (EditedField("mode", phrase("field-mode")),),
        most_players=MAX_PLAYERS,
    )


def _character_fields() -> Iterator[EditedField]:
    yield EditedField("hero.character", phrase("field-hero--character"))
    yield EditedField("location", phrase("party-field-location"))
    for track in ("health", "energy", "terror"):
        yield EditedField(f"hero.{track}", phrase(f"field-hero--{track}"))
    for attribute in Attribute:
        yield EditedField(f"hero.{attribute}", phrase(f"attribute-{attribute}"))
    for resource in ("food", "wealth", "reputation", "magic"):
        yield EditedField(f"hero.{resource}", phrase(f"field-hero--{resource}"))
    yield EditedField("hero.experience", phrase("field-experience"))
    for pieces in ("skills", "items", "secrets"):
        yield EditedField(f"hero.{pieces}", phrase(f"field-hero--{pieces}"))


def _deck_fields() -> Iterator[EditedField]:
    for encounter in ("combat", "diplomacy"):
        for pile in ("cards", "hand", "deck"):
            yield EditedField(f"{encounter}.{pile}", phrase(f"field-{pile}"), group=phrase(f"{encounter}-title"))
