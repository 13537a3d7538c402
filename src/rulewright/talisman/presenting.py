"""Talisman's data for readers: the facts of its pieces, its board and the course of a turn as pictures."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rulewright.factsheet import FactSheet
from rulewright.flowchart import FlowChart
from rulewright.picture import Picture
from rulewright.talisman.board_picture import board_picture
from rulewright.talisman.card_facts import card_facts
from rulewright.talisman.cards import load_cards
from rulewright.talisman.flow import flow_chart
from rulewright.talisman.hero_facts import hero_facts
from rulewright.talisman.space import spaces_with_effects
from rulewright.talisman.space_facts import space_facts

_FAMILIES = {"board": space_facts, "heroes": hero_facts, "cards": card_facts}


def facts(entry_id: str, rules: Path) -> FactSheet:
    """What is known of the piece with the whole id `entry_id`, from the files in `rules`.

    Raises `KeyError` for an entry that is no piece, `ContentError` for malformed files.
    """
    _, family, name = entry_id.split("/")
    return _FAMILIES[family](name, rules)


def board(rules: Path) -> Picture:
    """The board as a picture, from the files in `rules`; raises `ContentError` for malformed files."""
    return board_picture(rules)


def flow(rules: Path) -> FlowChart:
    """The course of a turn as a flow chart, from the files in `rules`; raises `ContentError` for malformed files."""
    return flow_chart(rules)


_CALCULATED = ("crypt", "mines", "vampires-tower", "death", "werewolf-den", "pits", "portal-of-power")
"""Spaces that have a situation of their own, of the same name."""


def situation(entry_id: str, rules: Path) -> Mapping[str, object] | None:
    """The situation in which the piece with the whole id `entry_id` can be tried; `None` where there is none.

    Raises `ContentError` for malformed files.
    """
    game, family, name = entry_id.split("/")
    if family == "board":
        if name in _CALCULATED:
            return {"situation": f"{game}/{name}"}
        if name in ("plain-of-peril", "valley-of-fire"):
            return {"situation": f"{game}/inner-journey"}
        if name == "crown-of-command":
            return {"situation": f"{game}/command-spell"}
        spaces = {space.id for space in spaces_with_effects()}
        return {"situation": f"{game}/space", "space": name} if name in spaces else None
    if family == "cards":
        card = load_cards(rules).cards.get(name)
        if card is not None and card.strength is not None:
            return {"situation": f"{game}/battle", "foe": {"strength": card.strength}}
        if card is not None and card.craft is not None:
            return {"situation": f"{game}/psychic-combat", "foe": {"craft": card.craft}}
    return None
