"""Talisman's situations: from validated requests to problems for the rules, and reports."""

from __future__ import annotations

from rulewright.games.talisman.situations.defaults import with_defaults
from rulewright.situations.situation import lazy_situations

_NAMES = (
    *("battle", "psychic-combat", "duel", "movement", "space", "slave-release", "portal-of-power"),
    *("crypt", "mines", "vampires-tower", "death", "werewolf-den", "pits", "inner-journey"),
    *("crown-duel", "command-spell", "ability", "cast", "spell-draw", "trophies", "toad", "character-death"),
    *("setup", "timed-score"),
)
SITUATIONS = lazy_situations(__name__, "talisman", _NAMES, with_defaults)
"""The situations by id; a module is imported when its situation is first looked up."""
