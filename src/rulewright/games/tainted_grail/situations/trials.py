"""The situations for trying a rule of Tainted Grail."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rulewright.corpus.model import Entry

TrialRequest = Mapping[str, object]

_GAME = "tainted-grail"
_SURVIVAL: TrialRequest = {"situation": "survival"}
_MENHIR: TrialRequest = {"situation": "menhir"}
_ACTIVATING: TrialRequest = {**_MENHIR, "base": 8}
_MORNING: TrialRequest = {"situation": "start-of-day"}
_IMPROVEMENT: TrialRequest = {"situation": "improvement"}
_TRAVEL: TrialRequest = {"situation": "travel"}
_ACTION: TrialRequest = {"situation": "action"}
_COMBAT: TrialRequest = {"situation": "combat"}
_DIPLOMACY: TrialRequest = {"situation": "diplomacy"}
_STARTING_HAND: TrialRequest = {"situation": "starting-hand"}

_TRIAL_BY_MODULE: Mapping[str, TrialRequest] = MappingProxyType(
    {
        "actions": _ACTION,
        "activation": _COMBAT,
        "changes": _COMBAT,
        "character": _SURVIVAL,
        "combat": _COMBAT,
        "diplomacy": _DIPLOMACY,
        "end_of_day": _SURVIVAL,
        "improvement": _IMPROVEMENT,
        "joining": _COMBAT,
        "land": _TRAVEL,
        "menhirs": _MENHIR,
        "placing": _COMBAT,
        "play": _COMBAT,
        "possessions": _MORNING,
        "start_of_day": _MORNING,
        "starting_hand": _STARTING_HAND,
        "survival": _SURVIVAL,
        "travel": _TRAVEL,
    }
)
"""The situations that use a module's functions; both kinds of encounters share most of their modules."""
_TRIAL_BY_RULE: Mapping[str, TrialRequest] = MappingProxyType(
    {
        "actions/character-action": {**_ACTION, "action": "character-action", "price": 2},
        "actions/explore": {**_ACTION, "action": "explore"},
        "actions/helping-a-character-action": {**_ACTION, "action": "character-action", "price": 3},
        "actions/inspect-menhir": {**_ACTION, "action": "inspect-menhir"},
        "actions/location-action": {**_ACTION, "action": "location-action", "price": 2},
        "actions/menhir-cost": {**_ACTIVATING, "cost": 2},
        "actions/once-per-day": _MORNING,
        "actions/party-explore": {**_ACTION, "action": "explore"},
        "actions/party-location-action": {**_ACTION, "action": "location-action", "price": 2},
        "actions/party-travel": _TRAVEL,
        "actions/pass": {**_ACTION, "action": "pass"},
        "actions/travel": _TRAVEL,
        "campaign/challenge-costs": {**_IMPROVEMENT, "mode": "challenge"},
        "campaign/challenge-escape": {**_COMBAT, "challenge": True},
        "campaign/challenge-no-mercy": {**_SURVIVAL, "mode": "challenge"},
        "campaign/challenge-setup": {**_SURVIVAL, "mode": "challenge"},
        "campaign/challenge-world": {**_ACTIVATING, "mode": "challenge"},
        "campaign/easy-solo": {**_SURVIVAL, "mode": "story", "players": 1},
        "campaign/story-mode": {**_MENHIR, "mode": "story"},
        "improvement/attributes": _IMPROVEMENT,
        "menhirs/activating": _ACTIVATING,
        "menhirs/extending": {**_ACTIVATING, "left": 2},
        "menhirs/new-locations": _ACTIVATING,
        "menhirs/range": _MENHIR,
        "menhirs/wyrdness": _MORNING,
        "encounters/guardian-defeated": {**_COMBAT, "encounter.traits": ["guardian"], "encounter.value": 2},
        "parties/cannot-pay": {**_ACTION, "action": "each-pays", "price": 2},
        "parties/leaving-an-encounter": {**_COMBAT, "others": [5], "line": "escape"},
        "setup/random-events": {**_MORNING, "random_events": 2},
        "start-of-day/locations-out-of-range": _MORNING,
    }
)
"""Rules with a better example than the usual one, or one with some fields given."""


def trial(entry: Entry) -> TrialRequest | None:
    """The request for trying the entry, without the fields that players fill in, or `None`."""
    rule = entry.id.removeprefix(f"{_GAME}/")
    if entry.executed_by is None:
        return None
    shared = _DIPLOMACY if entry.family == "diplomacy" else None
    found = _TRIAL_BY_RULE.get(rule) or shared or _TRIAL_BY_MODULE.get(entry.executed_by.split(".")[0])
    return {**found, "situation": f"{_GAME}/{found['situation']}"} if found is not None else None
