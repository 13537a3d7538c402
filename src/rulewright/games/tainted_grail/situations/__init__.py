"""Tainted Grail's situations: from a validated request to what it asks of the rules."""

from __future__ import annotations

from dataclasses import replace

from rulewright.situations import Situation, Tone
from rulewright.situations.importing import situations_in

_TONES = {
    **dict.fromkeys(("win", "stage-won", "holds"), Tone.GOOD),
    **dict.fromkeys(("robbed", "failed", "dying"), Tone.BAD),
}
_MODULES = {
    "combat": ("combat",),
    "diplomacy": ("diplomacy",),
    "starting_hand": ("starting-hand",),
    "survival": ("survival",),
    "start_of_day": ("start-of-day",),
    "improvement": ("improvement",),
    "menhir": ("menhir",),
    "travel": ("travel",),
    "action": ("action",),
}


_ATTRIBUTES = ("aggression", "empathy", "courage", "caution", "practicality", "spirituality")
_TRACKS = ("energy", "health", "terror", "food")
_OWN = {
    **{f"hero.{name}": name for name in (*_ATTRIBUTES, *_TRACKS, "magic", "reputation")},
    **{f"attributes.{name}": name for name in _ATTRIBUTES},
    **{f"character.{name}": name for name in _TRACKS},
    "experience": "experience",
}
"""The fields of forms that tell what lies on the player's character board."""


def _finished(situation: Situation) -> Situation:
    tones = {result: _TONES[result] for result in situation.results if result in _TONES}
    return replace(situation, tones=tones, own=_OWN)


SITUATIONS = situations_in(
    {f"{__name__}.{module}": [f"tainted-grail/{name}" for name in names] for module, names in _MODULES.items()},
    _finished,
)
"""By id; a module is imported when one of its situations is looked up."""
