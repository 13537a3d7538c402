"""Random requests for every situation that gives advice, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

Request = dict[str, Any]
ARMOUR = ("none", "none", "helmet", "shield", "armour")


def _hero(dice: random.Random, *abilities: str, fate: int = 3, **more: int) -> Request:
    return {
        **{ability: dice.randint(2, 9) for ability in abilities},
        "fate": dice.randint(1, fate),
        **{name: dice.randint(1, most) for name, most in more.items()},
    }


def _battle(dice: random.Random) -> Request:
    hero = {**_hero(dice, "strength"), "armour": dice.choice(ARMOUR)}
    more: Request = {"may_evade": dice.random() < 0.4, "goal": dice.choice(["win", "survive"])}
    if dice.random() < 0.2:
        hero["character"] = dice.choice(["warrior", "assassin", "minstrel"])
    if dice.random() < 0.6:
        return {"hero": hero, "foe": {"strength": dice.randint(2, 9)}, **more}
    foes = [{"strength": dice.randint(1, 9), "number": dice.randint(1, 3)} for _ in range(dice.randint(2, 4))]
    if dice.random() < 0.4:
        hero["craft"] = dice.randint(4, 8)
        foes[-1] = {"craft": dice.randint(1, 9), "number": dice.randint(1, 3), "roll_bonus": dice.randint(0, 2)}
    return {"hero": hero, "foes": foes, **more}


def _psychic_combat(dice: random.Random) -> Request:
    hero = _hero(dice, "craft")
    if dice.random() < 0.3:
        hero |= {"character": "priest", "craft": dice.randint(4, 8)}
    more: Request = {"may_evade": dice.random() < 0.4, "goal": dice.choice(["win", "survive"])}
    if dice.random() < 0.6:
        return {"hero": hero, "foe": {"craft": dice.randint(2, 9)}, **more}
    foes = [{"craft": dice.randint(1, 9), "number": number} for number in range(1, dice.randint(3, 4))]
    return {"hero": hero, "foes": foes, **more}


def _duel(dice: random.Random) -> Request:
    sides = ({**_hero(dice, "strength", "craft"), "fate": dice.randint(0, 2)} for _ in range(2))
    attacker, defender = sides
    return {"by": dice.choice(["strength", "craft"]), "attacker": attacker, "defender": defender}


def _portal(dice: random.Random) -> Request:
    ability = dice.choice(["strength", "craft"])
    hero = {"fate": dice.randint(1, 3), ability: dice.randint(5, 9), "counters": {ability: dice.randint(0, 3)}}
    return {"ability": ability, "hero": hero, "attempts": dice.randint(1, 4)}


def _underground(ability: str) -> Callable[[random.Random], Request]:
    return lambda dice: {"hero": {"fate": 1, ability: dice.randint(2, 10)}}


def _space_alone(*abilities: str, **most: int) -> Callable[[random.Random], Request]:
    def draw_request(dice: random.Random) -> Request:
        goal = dice.choice(["win", "survive"])
        return {"hero": _hero(dice, *abilities, fate=2, **most), "goal": goal}

    return draw_request


def _den(dice: random.Random) -> Request:
    known: Request = {"werewolf": dice.randint(2, 12)} if dice.random() < 0.7 else {}
    hero = {**_hero(dice, "strength", fate=2, life=3), "armour": dice.choice(ARMOUR)}
    return {"hero": hero, "goal": dice.choice(["win", "survive"]), "may_turn_back": dice.random() < 0.3, **known}


def _pits(dice: random.Random) -> Request:
    known: Request = {"fiends": dice.randint(1, 4)} if dice.random() < 0.7 else {}
    hero = {**_hero(dice, "strength", fate=2, life=3), "armour": dice.choice(ARMOUR)}
    return {"hero": hero, "goal": dice.choice(["win", "survive"]), "may_turn_back": dice.random() < 0.3, **known}


def _journey(dice: random.Random) -> Request:
    hero = _hero(dice, "strength", "craft", fate=1, life=2)
    at = dice.choice(["plain-of-peril", "death", "vampires-tower", "werewolf-den", "pits"])
    return {
        "at": at,
        "hero": {**hero, "followers": dice.randint(0, 1)},
        "may_turn_back": dice.random() < 0.7,
        "route": dice.choice([None, None, "crypt", "mines"]),
        "goal": dice.choice(["win", "survive"]),
    }


def _command_spell(dice: random.Random) -> Request:
    others = [dice.randint(1, 4) for _ in range(dice.randint(1, 3))]
    within = {"within": dice.randint(1, 7)} if dice.random() < 0.7 else {}
    return {"others": others, "hero": {"fate": dice.randint(1, 3)}, "faster_table": dice.random() < 0.4, **within}


def _slave_release(dice: random.Random) -> Request:
    within = {"within": dice.randint(1, 6)} if dice.random() < 0.7 else {}
    return {"hero": {"fate": dice.randint(1, 4)}, **within}


def _crown_duel(dice: random.Random) -> Request:
    if dice.random() < 0.5:
        lives = iter((dice.randint(1, 2), dice.randint(1, 2)))
        hero, other = ({"strength": dice.randint(3, 7), "life": life, "fate": dice.randint(0, 1)} for life in lives)
        return {"hero": {**hero, "armour": dice.choice(ARMOUR)}, "other": {**other, "armour": dice.choice(ARMOUR)}}
    hero, other = ({"strength": dice.randint(3, 7), "life": dice.randint(1, 3)} for _ in range(2))
    if dice.random() < 0.5:
        return {"hero": hero, "other": other, "variants": {"crown-evasion": True}}
    hero |= {"character": "wizard", "craft": dice.randint(5, 7)}
    return {"hero": hero, "other": {**other, "craft": dice.randint(3, 7)}}


def _space(dice: random.Random) -> Request:
    hero = {"fate": dice.randint(1, 2), "followers": dice.randint(0, 3), "gold": 2}
    space, wanted = dice.choice(
        [
            ("temple", ["gain-1-spell", "gain-1-strength"]),
            ("tavern", ["gain-1-gold"]),
            ("chasm", ["lose-1-life"]),
            ("chasm", ["nothing"]),
            ("crags", ["nothing"]),
            ("forest", ["nothing"]),
            ("warlocks-cave", ["nothing"]),
        ]
    )
    return {"space": space, "hero": hero, "wanted": wanted}


def _cards(dice: random.Random) -> str:
    icons = ["m", "m2", "+", "+,m", "d", "d,m", "d,+"]
    return "\n".join(f"{name} = 1:{dice.choice(icons)} F:{dice.choice(icons)} > 1:co1 M" for name in "ABC")


def _combat(dice: random.Random) -> Request:
    return {
        "hero": {"health": dice.randint(4, 9), "energy": 3, "courage": 1},
        "cards": _cards(dice),
        "hand": ", ".join(dice.choices("ABC", k=dice.randint(2, 3))),
        "deck": ", ".join(dice.choices("ABC", k=dice.randint(1, 4))),
        "pool": dice.randint(0, 2),
        "encounter": {"value": dice.randint(3, 7), "keys": "1:co1", "table": "0-2: hp-2; 3+: hp-1"},
        "goal": dice.choice(["win", "survive"]),
    }


def _diplomacy(dice: random.Random) -> Request:
    return {
        "hero": {"health": 6, "energy": 4, "courage": 1},
        "cards": _cards(dice).replace("m2", "a2").replace("m", "a"),
        "hand": ", ".join(dice.choices("ABC", k=dice.randint(2, 3))),
        "deck": ", ".join(dice.choices("ABC", k=dice.randint(1, 4))),
        "affinity": dice.randint(-1, 2),
        "encounter": {"top": dice.randint(3, 6), "bottom": -3, "keys": "1:co1", "stage_1": {"reaction": "a-1"}},
        "goal": dice.choice(["win", "survive"]),
    }


def _starting_hand(dice: random.Random) -> Request:
    wanted = dice.randint(1, 6)
    return {"deck": dice.randint(max(8, wanted), 20), "wanted": wanted, "characters": dice.randint(1, 4)}


MAKERS: dict[str, Callable[[random.Random], Request]] = {
    "talisman/battle": _battle,
    "talisman/psychic-combat": _psychic_combat,
    "talisman/duel": _duel,
    "talisman/portal-of-power": _portal,
    "talisman/crypt": _underground("strength"),
    "talisman/mines": _underground("craft"),
    "talisman/vampires-tower": _space_alone(life=4, followers=3),
    "talisman/death": _space_alone(life=3),
    "talisman/werewolf-den": _den,
    "talisman/pits": _pits,
    "talisman/inner-journey": _journey,
    "talisman/command-spell": _command_spell,
    "talisman/crown-duel": _crown_duel,
    "talisman/slave-release": _slave_release,
    "talisman/space": _space,
    "tainted-grail/combat": _combat,
    "tainted-grail/diplomacy": _diplomacy,
    "tainted-grail/starting-hand": _starting_hand,
}


def random_requests(situation: str, seed: int, count: int) -> list[Request]:
    """So many requests."""
    dice = random.Random(f"{situation} {seed}")
    return [{"situation": situation, **MAKERS[situation](dice)} for _ in range(count)]
