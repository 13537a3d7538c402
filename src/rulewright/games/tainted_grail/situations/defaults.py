"""Defaults of Tainted Grail's situations: messages, tones, and the fields of the character board."""

from __future__ import annotations

from dataclasses import replace

from rulewright.games.tainted_grail.data.character import Attribute
from rulewright.games.tainted_grail.data.possessions import ItemKeyword
from rulewright.games.tainted_grail.phrases import CATALOGS, phrase
from rulewright.language.messages import Vocabulary
from rulewright.situations.situation import ResultTone, Situation

ENCOUNTERS = phrase("group-encounters")
DAYS_GROUP = phrase("group-days")
LAND_GROUP = phrase("group-land")
GROWTH_GROUP = phrase("group-growth")
"""The groups of situations in overviews."""

_ALIKE = {
    **{f"{role}{each}": f"attribute-{each}" for role in ("word-", "field-") for each in Attribute},
    "word-option.magic": "word-option--play",
    "word-?": "an-unknown-card",
    "diplomacy-fact-pool": "fact-affinity",
    "starting-hand-word-cards": "word-hand",
    "start-of-day-word-health": "track-health",
    "start-of-day-word-energy": "track-energy",
    "action-word-magic": "track-magic",
    "action-word-reputation": "track-reputation",
}
"""Messages used for further roles and keys, by the role and key of the others."""
VOCABULARY = Vocabulary(CATALOGS, {name: phrase(message) for name, message in _ALIKE.items()})
ATTRIBUTES = {each: phrase(f"attribute-{each}") for each in Attribute}
KEYWORD_NAMES = {keyword: phrase(f"keyword-{keyword}") for keyword in ItemKeyword}

_TONE_BY_RESULT = {
    **dict.fromkeys(("win", "stage-won", "holds"), ResultTone.GOOD),
    **dict.fromkeys(("robbed", "failed", "dying"), ResultTone.BAD),
}
NO_NAMES = {"hero.character": None, "hero.skills": "", "hero.items": "", "hero.secrets": ""}
"""The initial values of the fields that name pieces, in forms."""


def with_defaults(situation: Situation) -> Situation:
    """The situation completed with the defaults."""
    tones = {result: _TONE_BY_RESULT[result] for result in situation.result_ids if result in _TONE_BY_RESULT}
    return replace(situation, result_tones=tones)
