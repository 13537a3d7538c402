"""What forms show of each of Talisman's situations: the fields that matter, in order, with what they begin with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.phrase import phrase

LABELS = {
    "strength": phrase("Strength"),
    "craft": phrase("Craft"),
    "life": phrase("Lives"),
    "fate": phrase("Fate tokens"),
    "followers": phrase("Followers"),
    "gold": phrase("Gold"),
    "armour": phrase("Armour"),
    "talisman": phrase("With a Talisman"),
    "battle_bonus": phrase("Bonus of a Weapon"),
    "goal": phrase("What matters most"),
    "may_turn_back": phrase("You may turn back"),
    "may_evade": phrase("You may evade"),
    "werewolf": phrase("Werewolf's Strength, if rolled"),
    "fiends": phrase("Pit Fiends left, if rolled"),
    "at": phrase("Where you are"),
    "by": phrase("The attack is"),
    "attacker.strength": phrase("Attacker's Strength"),
    "attacker.craft": phrase("Attacker's Craft"),
    "attacker.fate": phrase("Attacker's fate tokens"),
    "attacker.armour": phrase("Attacker's Armour"),
    "attacker.life": phrase("Attacker's lives"),
    "defender.strength": phrase("Defender's Strength"),
    "defender.craft": phrase("Defender's Craft"),
    "defender.fate": phrase("Defender's fate tokens"),
    "defender.armour": phrase("Defender's Armour"),
    "defender.life": phrase("Defender's lives"),
    "other.strength": phrase("The other's Strength"),
    "other.life": phrase("The other's lives"),
    "other.armour": phrase("The other's Armour"),
    "foe.strength": phrase("Opponent's Strength"),
    "foe.craft": phrase("Opponent's Craft"),
    "foe.roll_bonus": phrase("Bonus to the opponent's roll"),
    "dice.hero": phrase("Your die, if rolled"),
    "dice.foe": phrase("Opponent's die, if rolled"),
    "others": phrase("The others' lives, as 4, 3, 5"),
    "faster_table": phrase("With the faster Command Spell"),
    "players": phrase("Players"),
    "within": phrase("Within so many turns"),
    "ability": phrase("Ability"),
    "printed": phrase("Printed value"),
    "counters": phrase("Counters"),
    "attempts": phrase("Attempts"),
    "space": phrase("Space"),
    "alignment": phrase("Alignment"),
    "visit": phrase("What you choose there"),
    "prayer_bonus": phrase("Bonus to prayer"),
}
OPTIONS = {
    "by.strength": phrase("battle, with Strength"),
    "by.craft": phrase("psychic combat, with Craft"),
    "ability.strength": phrase("Strength"),
    "ability.craft": phrase("Craft"),
}
"""Names of what a field can be, by field and option."""
FORMS: Mapping[str, Mapping[str, Any]] = {
    "psychic-combat": {
        "hero.craft": 4, "hero.fate": 1, "foe.craft": 4, "goal": "win", "may_evade": False, "foe.roll_bonus": 0,
        "dice.hero": None, "dice.foe": None,
    },
    "duel": {
        "by": "strength", "attacker.strength": 4, "attacker.fate": 1, "attacker.armour": "none", "attacker.craft": None,
        "defender.strength": 4, "defender.fate": 1, "defender.armour": "none", "defender.craft": None,
    },
    "portal-of-power": {
        "ability": "strength", "hero.strength": 6, "hero.craft": None, "printed": 4, "counters": None, "hero.fate": 1,
        "attempts": 1,
    },
    "space": {
        "space": "temple", "alignment": "neutral", "visit": None, "hero.fate": 0, "hero.gold": 1, "prayer_bonus": 0,
    },
    "crypt": {"hero.strength": 6, "hero.fate": 1},
    "mines": {"hero.craft": 6, "hero.fate": 1},
    "vampires-tower": {"hero.life": 4, "hero.followers": 1, "hero.fate": 1, "goal": "win"},
    "death": {"hero.life": 4, "hero.fate": 1, "goal": "win", "may_turn_back": True},
    "werewolf-den": {
        "hero.strength": 6, "hero.life": 4, "hero.fate": 1, "hero.armour": "none", "hero.battle_bonus": 0,
        "werewolf": None, "goal": "win", "may_turn_back": True,
    },
    "pits": {
        "hero.strength": 6, "hero.life": 4, "hero.fate": 1, "hero.armour": "none", "hero.battle_bonus": 0,
        "fiends": None, "goal": "win", "may_turn_back": True,
    },
    "inner-journey": {
        "hero.strength": 6, "hero.craft": 6, "hero.life": 4, "hero.fate": 1, "hero.followers": 0, "hero.armour": "none",
        "hero.battle_bonus": 0, "hero.talisman": True, "at": "plain-of-peril", "goal": "win", "may_turn_back": True,
    },
    "crown-duel": {
        "hero.strength": 6, "hero.life": 4, "hero.armour": "none", "other.strength": 6, "other.life": 4,
        "other.armour": "none",
    },
    "command-spell": {"others": [4, 4, 4], "fate": 0, "within": None, "faster_table": False, "players": None},
}  # fmt: skip
