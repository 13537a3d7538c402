"""Tainted Grail's situations: from a validated request to what it asks of the rules."""

from dataclasses import replace

from rulewright.games.tainted_grail.situations import (
    action,
    combat,
    diplomacy,
    improvement,
    menhir,
    start_of_day,
    starting_hand,
    survival,
    travel,
)
from rulewright.situations import Situation, Tone

_TONES = {
    **dict.fromkeys(("win", "stage-won", "holds"), Tone.GOOD),
    **dict.fromkeys(("robbed", "failed", "dying"), Tone.BAD),
}
_ALL: tuple[Situation, ...] = (
    *combat.SITUATIONS,
    *diplomacy.SITUATIONS,
    *starting_hand.SITUATIONS,
    *survival.SITUATIONS,
    *start_of_day.SITUATIONS,
    *improvement.SITUATIONS,
    *menhir.SITUATIONS,
    *travel.SITUATIONS,
    *action.SITUATIONS,
)
SITUATIONS = tuple(
    replace(each, tones={result: _TONES[result] for result in each.results if result in _TONES}) for each in _ALL
)
