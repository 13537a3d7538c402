"""In which situation a rule, a space, a character or a card can be tried."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from rulewright.engine.executes import executions
from rulewright.games.talisman.cards import CardType, load_cards
from rulewright.games.talisman.heroes import load_heroes
from rulewright.games.talisman.space import spaces_with_effects

Request = Mapping[str, object]

_GAME = "talisman"
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
        "toad": {"situation": "toad"},
        "trophies": {"situation": "trophies"},
    }
)
"""Where the functions of a module are at work."""
_OF_FUNCTIONS: Mapping[str, Request] = MappingProxyType(
    {
        "battle.evade": {**_BATTLE, "may_evade": True},
        "battle.fighting_order": {"situation": "battle", "foes": [{"strength": 3}, {"strength": 4}]},
        "battle.spirits_in_order": _PSYCHIC_COMBAT,
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
"""Rules that show better elsewhere than where their function is usually at work."""


def situation(entry_id: str, rules: Path) -> Request | None:
    """The situation in which the entry with the whole id `entry_id` can be tried; `None` where there is none.

    It is a request without what players fill in. Raises `ContentError` for malformed files.
    """
    game, family, name = entry_id.split("/")
    found = {"board": _of_space, "heroes": _of_hero, "cards": _of_card}.get(family, _of_rule)(family, name, rules)
    return {**found, "situation": f"{game}/{found['situation']}"} if found is not None else None


def _of_rule(family: str, name: str, _rules: Path) -> Request | None:
    function = _executing().get(f"{family}/{name}")
    if function is None:
        return None
    if name in _SPACES_OF_THEIR_OWN:
        return {"situation": name}
    of_module = _OF_MODULES.get(function.split(".")[0])
    return _OF_RULES.get(f"{family}/{name}") or _OF_FUNCTIONS.get(function) or of_module


def _of_space(_family: str, name: str, _rules: Path) -> Request | None:
    if name in _SPACES_OF_THEIR_OWN:
        return {"situation": name}
    if name in ("plain-of-peril", "valley-of-fire"):
        return {**_JOURNEY, "at": name}
    if name == "crown-of-command":
        return _OF_MODULES["crown"]
    if name in {space.id for space in spaces_with_effects()}:
        return {"situation": "space", "space": name}
    return _of_rule("board", name, _rules)


def _of_hero(_family: str, name: str, rules: Path) -> Request | None:
    if name in load_heroes(rules).characters:
        return {"situation": "ability", "hero": {"character": name}}
    return _OF_MODULES["toad"] if name == "toad" else None


def _of_card(_family: str, name: str, rules: Path) -> Request | None:
    card = load_cards(rules).cards.get(name)
    if card is None:
        return _of_rule("cards", name, rules)
    if card.strength is not None:
        return {"situation": "battle", "foe": {"strength": card.strength}}
    if card.craft is not None:
        return {"situation": "psychic-combat", "foe": {"craft": card.craft}}
    if card.type in (CardType.OBJECT, CardType.MAGIC_OBJECT, CardType.FOLLOWER) and card.strength_bonus:
        return {"situation": "ability", "followers" if card.type is CardType.FOLLOWER else "objects": [name]}
    return None


@cache
def _executing() -> Mapping[str, str]:
    """The function that executes each rule."""
    return executions("rulewright.games.talisman")
