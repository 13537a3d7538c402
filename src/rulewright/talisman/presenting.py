"""The facts of Talisman's pieces for readers."""

from __future__ import annotations

from pathlib import Path

from rulewright.factsheet import FactSheet
from rulewright.talisman.card_facts import card_facts
from rulewright.talisman.hero_facts import hero_facts
from rulewright.talisman.space_facts import space_facts

_FAMILIES = {"board": space_facts, "heroes": hero_facts, "cards": card_facts}


def facts(entry_id: str, rules: Path) -> FactSheet:
    """What is known of the piece with the whole id `entry_id`, from the files in `rules`.

    Raises `KeyError` for an entry that is no piece, `ContentError` for malformed files.
    """
    _, family, name = entry_id.split("/")
    return _FAMILIES[family](name, rules)
