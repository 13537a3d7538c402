"""The situations for trying a rule, a space, a character or a card."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from rulewright.corpus.model import Entry
from rulewright.games.talisman.data.cards import CardType, load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.rules.space import spaces_with_effects

TrialRequest = Mapping[str, object]

_SPACES_WITH_SITUATION = ("crypt", "mines", "vampires-tower", "death", "werewolf-den", "pits", "portal-of-power")
"""Spaces, and rules of the same name, that have a situation of the same name."""
_JOURNEY_TRIAL: TrialRequest = {"situation": "inner-journey"}
_BATTLE_TRIAL: TrialRequest = {"situation": "battle", "foe": {"strength": 4}}
_PSYCHIC_COMBAT_TRIAL: TrialRequest = {"situation": "psychic-combat", "foe": {"craft": 4}}

_TRIAL_BY_MODULE: Mapping[str, TrialRequest] = MappingProxyType(
    {
        "ability": {"situation": "ability"},
        "ability_loss": {"situation": "portal-of-power", "ability": "strength"},
        "battle": _BATTLE_TRIAL,
        "cast": {"situation": "cast"},
        "character_death": {"situation": "character-death"},
        "crown": {"situation": "command-spell"},
        "duel": {"situation": "duel"},
        "fate": {**_BATTLE_TRIAL, "hero": {"fate": 1}},
        "inner_journey": _JOURNEY_TRIAL,
        "inner_region": _JOURNEY_TRIAL,
        "landing": {"situation": "movement"},
        "movement": {"situation": "movement"},
        "portal": {"situation": "portal-of-power"},
        "quests": {"situation": "space", "space": "warlocks-cave"},
        "setup": {"situation": "setup"},
        "space": {"situation": "space"},
        "spell_deck": {"situation": "spell-draw", "wanted": ["healing"]},
        "timed_score": {"situation": "timed-score"},
        "toad": {"situation": "toad"},
        "trophies": {"situation": "trophies"},
    }
)
"""The situations that use the functions of a module."""
_TRIAL_BY_FUNCTION: Mapping[str, TrialRequest] = MappingProxyType(
    {
        "battle.evade": {**_BATTLE_TRIAL, "may_evade": True},
        "battle.fighting_order": {"situation": "battle", "foes": [{"strength": 3}, {"strength": 4}]},
        "battle.fights_by_itself": _PSYCHIC_COMBAT_TRIAL,
        "battle.strengthened": {**_BATTLE_TRIAL, "space": "runes"},
        "crown.easier": {"situation": "command-spell", "faster_table": True},
        "crown.on_the_crown": {"situation": "crown-duel"},
        "crown.on_the_crown_alone": {"situation": "crown-duel"},
        "inner_region.fight_without_escape": {"situation": "werewolf-den"},
        "inner_region.turns_back": {**_JOURNEY_TRIAL, "may_turn_back": True},
        "quests.bars_the_portal": {"situation": "movement"},
    }
)
_TRIAL_BY_RULE: Mapping[str, TrialRequest] = MappingProxyType(
    {
        "adventure-cards/enemies-with-craft": _PSYCHIC_COMBAT_TRIAL,
        "attacks/psychic-combat": _PSYCHIC_COMBAT_TRIAL,
        "attacks/psychic-combat-differences": _PSYCHIC_COMBAT_TRIAL,
        "characters/craft-loss": {"situation": "portal-of-power", "ability": "craft"},
        "possessions/armour-limit": {**_BATTLE_TRIAL, "hero": {"armour": "shield"}},
    }
)
"""Rules with a better example than the usual situation of their function."""


def find_trial(entry: Entry, rules: Path) -> TrialRequest | None:
    """The request for trying the entry, without the fields that players fill in, or `None`.

    Raises `ContentError` if files are malformed.
    """
    match entry.family:
        case "board":
            found = _trial_of_space(entry)
        case "heroes":
            found = _trial_of_hero(_last_part_of_id(entry), rules)
        case "cards":
            found = _trial_of_card(_last_part_of_id(entry), rules)
        case _:
            found = _trial_of_rule(entry)
    return {**found, "situation": f"{entry.game}/{found['situation']}"} if found is not None else None


def _last_part_of_id(entry: Entry) -> str:
    return entry.id.split("/")[2]


def _trial_of_rule(entry: Entry) -> TrialRequest | None:
    if entry.executed_by is None:
        return None
    name = _last_part_of_id(entry)
    if name in _SPACES_WITH_SITUATION:
        return {"situation": name}
    of_rule = _TRIAL_BY_RULE.get(f"{entry.family}/{name}") or _TRIAL_BY_FUNCTION.get(entry.executed_by)
    return of_rule or _TRIAL_BY_MODULE.get(entry.executed_by.split(".")[0])


def _trial_of_space(entry: Entry) -> TrialRequest | None:
    name = _last_part_of_id(entry)
    if name in _SPACES_WITH_SITUATION:
        return {"situation": name}
    if name in ("plain-of-peril", "valley-of-fire"):
        return {**_JOURNEY_TRIAL, "at": name}
    if name == "crown-of-command":
        return _TRIAL_BY_MODULE["crown"]
    if name in {space.id for space in spaces_with_effects()}:
        return {"situation": "space", "space": name}
    return _trial_of_rule(entry)


def _trial_of_hero(name: str, rules: Path) -> TrialRequest | None:
    if name in load_heroes(rules).characters:
        return {"situation": "ability", "hero": {"character": name}}
    return _TRIAL_BY_MODULE["toad"] if name == "toad" else None


def _trial_of_card(name: str, rules: Path) -> TrialRequest | None:
    card = load_cards(rules).cards.get(name)
    if card is None:
        return None
    if card.strength is not None:
        return {"situation": "battle", "foe": {"strength": card.strength}}
    if card.craft is not None:
        return {"situation": "psychic-combat", "foe": {"craft": card.craft}}
    if card.type in (CardType.OBJECT, CardType.MAGIC_OBJECT, CardType.FOLLOWER) and card.strength_bonus:
        return {"situation": "ability", "hero": {"cards": [name]}}
    return None
