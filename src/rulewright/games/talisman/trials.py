"""The situations in which a rule, a space, a character or a card can be tried."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from rulewright.corpus import Entry
from rulewright.games.talisman.cards import CardType, load_cards
from rulewright.games.talisman.heroes import load_heroes
from rulewright.games.talisman.space import spaces_with_effects

Request = Mapping[str, object]

_SPACES_OF_THEIR_OWN = ("crypt", "mines", "vampires-tower", "death", "werewolf-den", "pits", "portal-of-power")
"""Spaces, and rules of the same name, that have a situation of the same name."""
_JOURNEY: Request = {"situation": "inner-journey"}
_BATTLE: Request = {"situation": "battle", "foe": {"strength": 4}}
_PSYCHIC_COMBAT: Request = {"situation": "psychic-combat", "foe": {"craft": 4}}

_OF_MODULES: Mapping[str, Request] = MappingProxyType(
    {
        "ability": {"situation": "ability"},
        "ability_loss": {"situation": "portal-of-power", "ability": "strength"},
        "battle": _BATTLE,
        "cast": {"situation": "cast"},
        "character_death": {"situation": "character-death"},
        "crown": {"situation": "command-spell"},
        "duel": {"situation": "duel"},
        "fate": {**_BATTLE, "hero": {"fate": 1}},
        "inner_journey": _JOURNEY,
        "inner_region": _JOURNEY,
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
"""The situations in which the functions of a module are at work."""
_OF_FUNCTIONS: Mapping[str, Request] = MappingProxyType(
    {
        "battle.evade": {**_BATTLE, "may_evade": True},
        "battle.fighting_order": {"situation": "battle", "foes": [{"strength": 3}, {"strength": 4}]},
        "battle.fights_by_itself": _PSYCHIC_COMBAT,
        "battle.strengthened": {**_BATTLE, "space": "runes"},
        "crown.easier": {"situation": "command-spell", "faster_table": True},
        "crown.on_the_crown": {"situation": "crown-duel"},
        "crown.on_the_crown_alone": {"situation": "crown-duel"},
        "inner_region.fight_without_escape": {"situation": "werewolf-den"},
        "inner_region.turns_back": {**_JOURNEY, "may_turn_back": True},
        "quests.bars_the_portal": {"situation": "movement"},
    }
)
_OF_RULES: Mapping[str, Request] = MappingProxyType(
    {
        "adventure-cards/enemies-with-craft": _PSYCHIC_COMBAT,
        "attacks/psychic-combat": _PSYCHIC_COMBAT,
        "attacks/psychic-combat-differences": _PSYCHIC_COMBAT,
        "characters/craft-loss": {"situation": "portal-of-power", "ability": "craft"},
        "possessions/armour-limit": {**_BATTLE, "hero": {"armour": "shield"}},
    }
)
"""Rules with a better example than the usual situation of their function."""


def trial(entry: Entry, rules: Path) -> Request | None:
    """The request that tries the entry, without the fields that players fill in, or `None`.

    Raises `ContentError` if files are malformed.
    """
    match entry.family:
        case "board":
            found = _of_space(entry)
        case "heroes":
            found = _of_hero(_name(entry), rules)
        case "cards":
            found = _of_card(_name(entry), rules)
        case _:
            found = _of_rule(entry)
    return {**found, "situation": f"{entry.game}/{found['situation']}"} if found is not None else None


def _name(entry: Entry) -> str:
    return entry.id.split("/")[2]


def _of_rule(entry: Entry) -> Request | None:
    if entry.executed_by is None:
        return None
    name = _name(entry)
    if name in _SPACES_OF_THEIR_OWN:
        return {"situation": name}
    of_rule = _OF_RULES.get(f"{entry.family}/{name}") or _OF_FUNCTIONS.get(entry.executed_by)
    return of_rule or _OF_MODULES.get(entry.executed_by.split(".")[0])


def _of_space(entry: Entry) -> Request | None:
    name = _name(entry)
    if name in _SPACES_OF_THEIR_OWN:
        return {"situation": name}
    if name in ("plain-of-peril", "valley-of-fire"):
        return {**_JOURNEY, "at": name}
    if name == "crown-of-command":
        return _OF_MODULES["crown"]
    if name in {space.id for space in spaces_with_effects()}:
        return {"situation": "space", "space": name}
    return _of_rule(entry)


def _of_hero(name: str, rules: Path) -> Request | None:
    if name in load_heroes(rules).characters:
        return {"situation": "ability", "hero": {"character": name}}
    return _OF_MODULES["toad"] if name == "toad" else None


def _of_card(name: str, rules: Path) -> Request | None:
    card = load_cards(rules).cards.get(name)
    if card is None:
        return None
    if card.strength is not None:
        return {"situation": "battle", "foe": {"strength": card.strength}}
    if card.craft is not None:
        return {"situation": "psychic-combat", "foe": {"craft": card.craft}}
    if card.type in (CardType.OBJECT, CardType.MAGIC_OBJECT, CardType.FOLLOWER) and card.strength_bonus:
        return {"situation": "ability", "followers" if card.type is CardType.FOLLOWER else "objects": [name]}
    return None
