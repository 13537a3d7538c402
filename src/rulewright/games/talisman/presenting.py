"""Talisman's data for readers: the facts of its pieces, its board and the course of a turn as pictures."""

from __future__ import annotations

from pathlib import Path

from rulewright.corpus.factsheet import FactSheet
from rulewright.games.talisman.board_picture import board_picture
from rulewright.games.talisman.card_facts import card_facts
from rulewright.games.talisman.flow import flow_chart
from rulewright.games.talisman.hero_facts import hero_facts
from rulewright.games.talisman.space_facts import space_facts
from rulewright.games.talisman.trials import situation
from rulewright.pictures.flowchart import FlowChart
from rulewright.pictures.picture import Picture

__all__ = ["board", "facts", "flow", "situation"]

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
