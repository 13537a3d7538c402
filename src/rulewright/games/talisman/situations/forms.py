"""What forms show of each of Talisman's situations: the fields that matter, in order, with what they begin with."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.games.talisman.phrases import phrase
from rulewright.language.phrase import Phrase
from rulewright.situations.form import FieldValue

LABELS = {
    "strength": phrase("strength"),
    "craft": phrase("craft"),
    "life": phrase("lives"),
    "fate": phrase("fate-tokens"),
    "followers": phrase("followers"),
    "gold": phrase("gold"),
    "armour": phrase("armour"),
    "talisman": phrase("with-a-talisman"),
    "battle_bonus": phrase("bonus-of-a-weapon"),
    "goal": phrase("what-matters-most"),
    "may_turn_back": phrase("you-may-turn-back"),
    "may_evade": phrase("you-may-evade"),
    "werewolf": phrase("werewolfs-strength-if-rolled"),
    "fiends": phrase("pit-fiends-left-if-rolled"),
    "at": phrase("the-space-you-begin-on"),
    "route": phrase("the-way-from-the-plain-of"),
    "by": phrase("the-attack-is"),
    "attacker.strength": phrase("attackers-strength"),
    "attacker.craft": phrase("attackers-craft"),
    "attacker.fate": phrase("attackers-fate-tokens"),
    "attacker.armour": phrase("attackers-armour"),
    "attacker.life": phrase("attackers-lives"),
    "defender.strength": phrase("defenders-strength"),
    "defender.craft": phrase("defenders-craft"),
    "defender.fate": phrase("defenders-fate-tokens"),
    "defender.armour": phrase("defenders-armour"),
    "defender.life": phrase("defenders-lives"),
    "other.strength": phrase("the-others-strength"),
    "other.life": phrase("the-others-lives"),
    "other.fate": phrase("the-others-fate-tokens"),
    "other.armour": phrase("the-others-armour"),
    "foe.strength": phrase("opponents-strength"),
    "foe.craft": phrase("opponents-craft"),
    "foe.roll_bonus": phrase("bonus-to-the-opponents-roll"),
    "dice.hero": phrase("your-die-if-rolled"),
    "dice.foe": phrase("opponents-die-if-rolled"),
    "others": phrase("the-others-lives-as-4-3"),
    "faster_table": phrase("with-the-faster-command-spell"),
    "players": phrase("players"),
    "within": phrase("in-how-many-turns"),
    "ability": phrase("ability"),
    "printed": phrase("printed-value-2"),
    "counters": phrase("counters-2"),
    "attempts": phrase("attempts"),
    "space": phrase("space"),
    "alignment": phrase("alignment"),
    "visit": phrase("what-you-choose-there"),
    "prayer_bonus": phrase("bonus-to-prayer"),
    "attacker.battle_bonus": phrase("bonus-of-the-attackers-weapon"),
    "defender.battle_bonus": phrase("bonus-of-the-defenders-weapon"),
    "other.battle_bonus": phrase("bonus-of-the-others-weapon"),
    "character": phrase("character"),
    "things": phrase("objects-and-followers"),
    "strength_counters": phrase("strength-counters"),
    "craft_counters": phrase("craft-counters"),
    "attacker_character": phrase("attacker"),
    "attacker_things": phrase("the-attackers-objects-and-followers"),
    "attacker_strength_counters": phrase("the-attackers-strength-counters"),
    "attacker_craft_counters": phrase("the-attackers-craft-counters"),
    "defender_character": phrase("defender"),
    "defender_things": phrase("the-defenders-objects-and-followers"),
    "defender_strength_counters": phrase("the-defenders-strength-counters"),
    "defender_craft_counters": phrase("the-defenders-craft-counters"),
    "other_character": phrase("the-other-character"),
    "other_things": phrase("the-others-objects-and-followers"),
    "other_strength_counters": phrase("the-others-strength-counters"),
    "blast": phrase("with-the-spell-that-adds-the"),
    "enemy": phrase("opponent-by-card"),
    "further": phrase("further-opponents-as-3-4"),
    "one_by_one": phrase("they-fight-one-after-another"),
    "spirits": phrase("spirits-after-them-by-craft-as"),
    "position": phrase("the-space-you-begin-on"),
    "roll": phrase("movement-die-if-rolled"),
    "target": phrase("the-space-you-want-to-land"),
    "toad": phrase("you-are-a-toad"),
    "raft": phrase("with-a-raft"),
    "axe": phrase("with-an-axe"),
    "quest": phrase("unfinished-quest"),
    "hero.strength_counters": phrase("strength-that-can-be-lost"),
    "hero.craft_counters": phrase("craft-that-can-be-lost"),
    "hero.strength": phrase("your-strength"),
    "hero.craft": phrase("your-craft"),
    "hero.fate": phrase("your-fate-tokens"),
    "hero.life": phrase("your-lives"),
    "hero.counters.strength": phrase("strength-counters"),
    "hero.counters.craft": phrase("craft-counters"),
    "hero.gained_as_toad.strength": phrase("strength-gained-as-a-toad"),
    "hero.gained_as_toad.craft": phrase("craft-gained-as-a-toad"),
    "loses.strength": phrase("strength-lost-now"),
    "loses.craft": phrase("craft-lost-now"),
    "objects": phrase("objects"),
    "spells": phrase("spells"),
    "phase": phrase("the-totals-are-for"),
    "against": phrase("against"),
    "used": phrase("paid-or-drunk-this-turn"),
    "bans": phrase("not-to-be-used-now"),
    "when": phrase("when"),
    "turn": phrase("whose-turn-it-is"),
    "happening": phrase("what-is-just-about-to-happen"),
    "hero.at": phrase("where-the-caster-is"),
    "hero.craft_value": phrase("printed-craft"),
    "hero.amulet": phrase("the-caster-has-the-amulet"),
    "hero.immobile": phrase("the-caster-is-immobilised"),
    "hero.alone": phrase("the-caster-is-alone-on-the"),
    "hero.may_have_followers": phrase("the-caster-may-have-followers"),
    "attack.evading_declined": phrase("it-has-been-decided-not-to"),
    "target.kind": phrase("what-the-spell-is-cast-on"),
    "target.at": phrase("where-the-target-is"),
    "target.amulet": phrase("the-target-has-the-amulet"),
    "cast": phrase("spells-cast-in-this-turn"),
    "held_at_start": phrase("spells-when-the-turn-began"),
    "barred": phrase("an-effect-forbids-all-spells"),
    "strengths": phrase("enemies-with-strength-as-3-2"),
    "crafts": phrase("enemies-with-craft-as-4-2"),
    "end_of_own_turn": phrase("it-is-the-end-of-your"),
    "stock.strength.small": phrase("strength-counters-of-1-left"),
    "stock.strength.large": phrase("strength-counters-of-5-left"),
    "stock.craft.small": phrase("craft-counters-of-1-left"),
    "stock.craft.large": phrase("craft-counters-of-5-left"),
    "own_turn": phrase("it-happens-in-the-characters-own"),
    "toad_turns_left": phrase("turns-left-as-a-toad"),
    "trophies": phrase("trophies"),
    "killed_by": phrase("killed-by"),
    "unused_characters": phrase("character-cards-left"),
    "crown_reached": phrase("somebody-has-reached-the-crown-of"),
    "alignment_card": phrase("with-an-alignment-card"),
    "alternatives": phrase("alternative-rules"),
    "choosing": phrase("players-who-choose-from-3-cards"),
    "bonus": phrase("starting-bonus"),
    "wanted": phrase("what-you-hope-for"),
    "having": phrase("cards-that-help-there"),
    "need_not_roll": phrase("you-need-not-roll"),
    "portal_dice": phrase("dice-for-the-portal"),
    "draw": phrase("spells-you-gain"),
    "held": phrase("spells-in-your-hand"),
    "discarded": phrase("discarded-spells"),
    "seen": phrase("other-spells-out-of-the-deck"),
    "hidden": phrase("spells-of-others-you-do-not-know"),
    "magic_objects": phrase("magic-objects"),
    "hero.start.gold": phrase("gold-at-the-start"),
    "hero.start.spells": phrase("spells-at-the-start"),
    "hero.start.followers": phrase("followers-at-the-start"),
    "hero.start.objects": phrase("objects-at-the-start"),
    "hero.start.magic_objects": phrase("magic-objects-at-the-start"),
}
OPTIONS = {
    "by.strength": phrase("battle-with-strength"),
    "by.craft": phrase("psychic-combat-with-craft"),
    "ability.strength": phrase("strength"),
    "ability.craft": phrase("craft"),
    "quest.none": phrase("none"),
    "quest.first": phrase("the-first-one"),
    "quest.later": phrase("a-later-one"),
    "phase.any": phrase("any-time"),
    "phase.battle": phrase("a-battle"),
    "against.any": phrase("anybody"),
    "space.ordinary": phrase("any-space"),
    "turn.own": phrase("the-casters-own"),
    "turn.other": phrase("another-characters"),
    "happening.spell-cast": phrase("another-spell-takes-effect"),
    "happening.life-lost": phrase("a-life-is-lost"),
    "happening.follower-killed": phrase("a-follower-is-killed"),
    "happening.enemy-killed": phrase("an-enemy-is-killed"),
    "kind.self": phrase("the-caster"),
    "kind.character": phrase("another-character"),
    "kind.creature": phrase("a-creature"),
    "kind.follower": phrase("a-follower"),
    "kind.space": phrase("a-space"),
    "kind.card": phrase("another-card"),
    "killed_by.character": phrase("another-character"),
    "killed_by.command-spell": phrase("the-command-spell"),
    "killed_by.other": phrase("something-else"),
    "when.new-game": phrase("a-new-game"),
    "when.after-death": phrase("a-new-character-after-a-death"),
    "bonus.strength": phrase("strength"),
    "bonus.craft": phrase("craft"),
}
"""Names of what a field can be, by field and option."""
PRINTED = {"hero.strength": phrase("printed-strength"), "hero.craft": phrase("printed-craft")}
_OWN = (
    *("strength", "craft", "life", "fate", "gold", "armour", "battle_bonus", "talisman", "character"),
    *("strength_counters", "craft_counters"),
)
OWN: Mapping[str, str] = {
    **{f"hero.{name}": name for name in _OWN},
    **{name: name for name in ("character", "things", "strength_counters", "craft_counters")},
    "hero.counters.strength": "strength_counters",
    "hero.counters.craft": "craft_counters",
}
"""The fields of forms that tell of the player's own character; printed abilities are the card's."""
OWN_LABELS: Mapping[str, Mapping[str, Phrase]] = {
    "ability": PRINTED,
    "toad": PRINTED,
    "spell-draw": {"wanted": phrase("spells-you-want")},
    "timed-score": {
        "others": phrase("the-others-scores-as-7-5"),
        "hero.strength_counters": phrase("strength-counters"),
        "hero.craft_counters": phrase("craft-counters"),
    },
}
"""Names of fields that are others in one situation."""
MORE = frozenset({
    "roll_bonus", "dice.hero", "dice.foe", "may_evade", "battle_bonus", "quest", "toad", "raft", "axe", "prayer_bonus",
    "need_not_roll", "having", "wanted", "faster_table", "used", "bans", "against",
    "hero.strength_counters", "hero.craft_counters", "hero.gained_as_toad.strength", "hero.gained_as_toad.craft",
    "loses.strength", "loses.craft", "hero.alignment", "hero.amulet", "hero.immobile", "hero.alone",
    "hero.may_have_followers", "hero.craft_value", "attack.evading_declined", "target.kind", "target.at",
    "target.amulet", "held_at_start", "barred", "cast", "stock.strength.small", "stock.strength.large",
    "stock.craft.small", "stock.craft.large", "toad_turns_left", "alignment_card", "unused_characters",
    "crown_reached", "portal_dice", "attempts", "choosing", "bonus", "werewolf", "fiends",
})  # fmt: skip
"""Fields that only some want to tell, by path or by the last part of it."""
FURTHER: Mapping[str, frozenset[str]] = {
    "battle": frozenset({"hero.life", "space", "hero.craft", "spirits"}),
    "psychic-combat": frozenset({"space"}),
    "movement": frozenset({"hero.life", "hero.armour", "hero.talisman"}),
    "trophies": frozenset({"crafts"}),
    "cast": frozenset({"hero.character", "happening"}),
    "ability": frozenset({"hero.gold", "hero.strength", "hero.craft"}),
    "toad": frozenset({"hero.strength", "hero.craft"}),
    "spell-draw": frozenset({"seen", "hidden"}),
    "timed-score": frozenset(
        {"others", *(f"hero.start.{kind}" for kind in ("gold", "spells", "followers", "objects", "magic_objects"))}
    ),
}
"""The same, of one situation."""
FORMS: Mapping[str, Mapping[str, FieldValue]] = {
    "battle": {
        "hero.strength": 4, "hero.fate": 1, "enemy": None, "foe.strength": 4, "goal": "win", "hero.life": 4,
        "hero.armour": "none", "hero.battle_bonus": 0, "foe.roll_bonus": 0, "space": None, "dice.hero": None,
        "dice.foe": None, "may_evade": False, "hero.craft": None,
    },
    "psychic-combat": {
        "hero.craft": 4, "hero.fate": 1, "enemy": None, "foe.craft": 4, "goal": "win", "may_evade": False,
        "foe.roll_bonus": 0, "space": None, "dice.hero": None, "dice.foe": None,
    },
    "duel": {
        "by": "strength", "attacker.strength": 4, "attacker.craft": 4, "attacker.fate": 1, "attacker.armour": "none",
        "attacker.battle_bonus": 0, "defender.strength": 4, "defender.craft": 4, "defender.fate": 1, "defender.armour":
        "none", "defender.battle_bonus": 0,
    },
    "portal-of-power": {
        "ability": "strength", "hero.strength": 6, "hero.craft": 6, "printed": 4, "hero.fate": 1, "attempts": 1,
        "counters": None, "portal_dice": None, "quest": "none",
    },
    "space": {
        "space": "temple", "alignment": "neutral", "visit": None, "hero.fate": 0, "hero.gold": 1, "wanted": [],
        "having": [], "prayer_bonus": 0, "hero.followers": 0, "need_not_roll": False, "quest": "none",
    },
    "slave-release": {"hero.fate": 1, "within": None},
    "crypt": {"hero.strength": 6, "hero.fate": 1},
    "mines": {"hero.craft": 6, "hero.fate": 1},
    "vampires-tower": {"hero.life": 4, "hero.followers": 1, "hero.fate": 1, "goal": "win"},
    "death": {"hero.life": 4, "hero.fate": 1, "goal": "win", "may_turn_back": True},
    "werewolf-den": {
        "hero.strength": 6, "hero.life": 4, "hero.fate": 1, "hero.armour": "none", "hero.battle_bonus": 0, "werewolf":
        None, "goal": "win", "may_turn_back": True,
    },
    "pits": {
        "hero.strength": 6, "hero.life": 4, "hero.fate": 1, "hero.armour": "none", "hero.battle_bonus": 0, "fiends":
        None, "goal": "win", "may_turn_back": True,
    },
    "inner-journey": {
        "hero.strength": 6, "hero.craft": 6, "hero.life": 4, "hero.fate": 1, "hero.followers": 0, "hero.armour": "none",
        "hero.battle_bonus": 0, "hero.talisman": True, "at": "plain-of-peril", "route": None, "goal": "win",
        "may_turn_back": True,
    },
    "crown-duel": {
        "hero.strength": 6, "hero.life": 4, "hero.fate": 0, "hero.armour": "none", "other.strength": 6, "other.life": 4,
        "other.fate": 0, "other.armour": "none", "hero.battle_bonus": 0, "other.battle_bonus": 0,
    },
    "command-spell": {"others": [4, 4, 4], "fate": 0, "within": None, "faster_table": False, "players": None},
    "movement": {
        "position": "outer/city", "roll": None, "hero.strength": 4, "hero.craft": 4, "hero.fate": 1, "hero.talisman":
        True, "target": None, "within": None, "hero.life": 4, "hero.armour": "none", "hero.battle_bonus": 0, "raft":
        False, "axe": False, "may_evade": False, "toad": False, "quest": "none", "hero.strength_counters": 0,
        "hero.craft_counters": 0,
    },
    "ability": {
        "hero.character": "warrior", "objects": [], "followers": [], "hero.counters.strength": 0, "hero.counters.craft":
        0, "phase": "any", "hero.spells": 0, "hero.gold": 0, "space": "ordinary", "against": "any", "used": [], "bans":
        [], "hero.alignment": None, "hero.toad": False, "hero.gained_as_toad.strength": 0, "hero.gained_as_toad.craft":
        0, "loses.strength": 0, "loses.craft": 0, "hero.strength": None,
        "hero.craft": None,
    },
    "cast": {
        "spells": ["healing", "teleport"], "hero.craft": 4, "turn": "own", "when": "turn-start", "happening": None,
        "hero.at": "outer", "hero.character": None, "cast": 0, "held_at_start": None, "target.kind": None, "target.at":
        None, "target.amulet": False, "attack.evading_declined": False, "hero.toad": False, "hero.amulet": False,
        "hero.immobile": False, "hero.alone": True, "hero.may_have_followers": True, "barred": False,
    },
    "spell-draw": {
        "wanted": ["healing"], "draw": 1, "hero.craft": 4, "held": [], "discarded": [], "seen": [], "hidden": 0,
    },
    "trophies": {
        "trophies": ["bear", "wolf"], "strengths": [3], "crafts": [], "end_of_own_turn": True, "toad": False,
        "stock.strength.small": None, "stock.strength.large": None, "stock.craft.small": None, "stock.craft.large":
        None,
    },
    "toad": {
        "hero.character": "warrior", "hero.counters.strength": 0, "hero.counters.craft": 0, "hero.life": 4, "hero.fate":
        1, "hero.objects": 2, "hero.followers": 1, "hero.gold": 1, "hero.spells": 0, "hero.trophies": 0, "own_turn":
        True, "space": "ordinary", "hero.toad": False, "hero.toad_turns_left": None,
        "hero.strength": None, "hero.craft": None, "hero.gained_as_toad.strength": 0,
        "hero.gained_as_toad.craft": 0,
    },
    "character-death": {
        "killed_by": "other", "players": 4, "hero.objects": 2, "hero.followers": 1, "hero.gold": 1, "hero.spells": 0,
        "hero.trophies": 0, "hero.fate": 1, "hero.counters.strength": 0, "hero.counters.craft": 0, "alternatives": [],
        "unused_characters": None, "crown_reached": False, "hero.toad": False, "hero.alignment_card": False,
    },
    "timed-score": {
        "hero.character": None, "hero.strength_counters": 1, "hero.craft_counters": 1, "hero.gold": 1, "hero.spells": 0,
        "hero.followers": 0, "hero.objects": 0, "hero.magic_objects": 0, "others": [], "hero.start.gold": 1,
        "hero.start.spells": None, "hero.start.followers": 0, "hero.start.objects": 0, "hero.start.magic_objects": 0,
    },
    "setup": {"when": "new-game", "players": 4, "character": None, "alternatives": [], "choosing": None, "bonus": None},
}  # fmt: skip
NAMED = frozenset(
    {
        "battle",
        "psychic-combat",
        "duel",
        "crown-duel",
        "inner-journey",
        "werewolf-den",
        "pits",
        "crypt",
        "mines",
        "portal-of-power",
        "movement",
        "trophies",
        "cast",
        "spell-draw",
    }
)
"""The situations of which something can be told by name; `naming` has what."""
