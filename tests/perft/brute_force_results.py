"""What comes of a position, worked out for each situation by code that shares nothing with the engine and its rules.

Every function takes a request without its `situation` and returns the chances of what comes of it: results, with what
is left where the search tells that (`life-lost fate=1`). That of Tainted Grail's combat returns what the best line is
worth. Where a test of a situation has a plain search already, that one is used.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from math import comb
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1]
sys.path += [str(TESTS / game) for game in ("talisman", "tainted_grail") if str(TESTS / game) not in sys.path]

import policy_iteration  # noqa: E402
import test_battle  # noqa: E402
import test_crown  # noqa: E402
import test_duel  # noqa: E402
import test_inner_journey  # noqa: E402
import test_mixed_enemies  # noqa: E402
import test_portal  # noqa: E402
import test_slavery  # noqa: E402
import test_space  # noqa: E402
import test_tg_brute_force  # noqa: E402

Request = Mapping[str, Any]
Chances = dict[str, Fraction]
FACES = range(1, 7)


def chances_by_result(spread: Mapping[tuple[Any, ...], Any], *names: str) -> Chances:
    """The chances of a search's outcomes: results, with what the names stand for; further parts are left out."""
    chances: Chances = {}
    for (result, *left), share in spread.items():
        key = " ".join([str(result), *(f"{name}={int(value)}" for name, value in zip(names, left, strict=False))])
        chances[key] = chances.get(key, Fraction(0)) + Fraction(int(share.numerator), int(share.denominator))
    return chances


# Talisman: attacks


def attack(ability: str) -> Callable[[Request], Chances]:
    """Against one creature, or several one after the other; `ability` is what the attack is made with."""

    def chances(request: Request) -> Chances:
        hero, on_runes = request["hero"], 2 * (request.get("space") == "runes")
        fate, armour = hero.get("fate", 0), hero.get("armour", "none")
        own = hero.get(ability, 0) + hero.get("battle_bonus", 0)
        if "foe" in request:
            lead = own - request["foe"][ability] - request["foe"].get("roll_bonus", 0) - on_runes
            on_armour = request.get("variants", {}).get("fate-on-armour", True)
            spread = test_battle.brute_force(lead, fate, armour, request.get("goal", "win"), on_armour)
            return chances_by_result({(result, fate - paid): share for (result, paid), share in spread.items()}, "fate")
        leads = []
        for foe in sorted(request["foes"], key=lambda foe: foe["number"]):  # no two of a number here
            of = "strength" if "strength" in foe else "craft"
            value = own if of == ability else hero[of]
            leads.append((value - foe[of] - foe.get("roll_bonus", 0) - on_runes, of == "strength"))
        names = {"lost": "life-lost"}
        spread = test_mixed_enemies.search(tuple(leads), fate, armour)
        return chances_by_result({(names.get(result, result), left): share for (result, left), share in spread}, "fate")

    return chances


def duel(request: Request) -> Chances:
    sides = request["attacker"], request["defender"]
    lead = sides[0][request["by"]] - sides[1][request["by"]]
    fates, armours = ([side.get(name, usual) for side in sides] for name, usual in (("fate", 0), ("armour", "none")))
    left = {
        (result, saved, fates[0] - paid, fates[1] - defenders): share
        for (result, saved, paid, defenders), share in test_duel.brute_force(lead, tuple(fates), tuple(armours)).items()
    }
    return chances_by_result(left, "saved", "fate", "defender.fate")


def crown_duel(request: Request) -> Chances:
    """In floats, of which the fraction with the smallest denominator is taken."""
    on_armour = request.get("variants", {}).get("fate-on-armour", True)
    share = test_crown.survival(request["hero"], request["other"], on_armour)
    exact = Fraction(share).limit_denominator(10**6)
    assert abs(exact - share) < 1e-12, share
    return {"hero-survives": exact, "other-survives": 1 - exact}


# Talisman: spaces

TABLES: Mapping[str, Sequence[str]] = {
    "tavern": ["lose-1-turn", "fight-strength-3", "lose-1-gold", "gain-1-gold", "offer-outer-space", "offer-temple"],
    "forest": ["fight-strength-4", "lose-1-turn", "lose-1-turn", "nothing", "nothing", "gain-1-craft"],
    "crags": ["fight-craft-4", "lose-1-turn", "lose-1-turn", "nothing", "nothing", "gain-1-strength"],
}


def space(request: Request) -> Chances:
    """The chance of what is wanted, and the others in proportion."""
    has_fate, wanted = request.get("hero", {}).get("fate", 0) > 0, request.get("wanted", [])
    if request["space"] == "temple":
        one = {total: test_space.TEMPLE[total] for total in range(2, 13)}
        rolled: Chances = {}
        for pair in product(FACES, repeat=2):
            again = sorted(pair) if has_fate and wanted else []
            options = [[sum(pair)], *([sum(pair) - die + new for new in FACES] for die in again)]
            best = max(options, key=lambda totals: Fraction(sum(one[each] in wanted for each in totals), len(totals)))
            for total in best:
                rolled[one[total]] = rolled.get(one[total], Fraction(0)) + Fraction(1, 36 * len(best))
        return rolled
    table = TABLES[request["space"]]
    chances: Chances = {}
    for effect in table:
        thrown = table if has_fate and wanted and effect not in wanted else [effect]
        for each in thrown:
            chances[each] = chances.get(each, Fraction(0)) + Fraction(1, 6 * len(thrown))
    return chances


def slave_release(request: Request) -> Chances:
    free, _ = test_slavery.naive(request["within"], request.get("hero", {}).get("fate", 0))
    return {"released": free, "not-yet": 1 - free}


def portal(request: Request) -> Chances:
    hero, ability = request["hero"], request["ability"]
    counters = hero.get("counters", {}).get(ability, 0)
    through, *_ = test_portal.best(hero[ability], counters, hero.get("fate", 0), request.get("attempts", 1))
    return {"through": through, "stays": 1 - through}


WAYS = {"strength": ("crypt", "city"), "craft": ("mines", "tavern")}


def underground(ability: str) -> Callable[[Request], Chances]:
    """Three dice less an ability; a die is thrown again where that leads to better spaces on average."""
    stays, far = WAYS[ability]
    worth = {stays: 4, "plain-of-peril": 3, "portal-of-power": 2, "warlocks-cave": 1, far: 0}

    def leads_to(excess: int) -> str:
        if excess <= 0:
            return stays
        return {1: "plain-of-peril", 2: "portal-of-power", 3: "portal-of-power", 4: "warlocks-cave"}.get(
            excess, "warlocks-cave" if excess == 5 else far
        )

    def chances(request: Request) -> Chances:
        hero, chances_of = request["hero"], dict.fromkeys(worth, Fraction(0))
        for dice in product(FACES, repeat=3):
            excess = sum(dice) - hero[ability]
            options = [[leads_to(excess)]]
            if hero.get("fate", 0):
                options += [[leads_to(excess - die + new) for new in FACES] for die in sorted(dice)]
            best = max(options, key=lambda spaces: Fraction(sum(worth[each] for each in spaces), len(spaces)))
            for each in best:
                chances_of[each] += Fraction(1, 216 * len(best))
        return {each: share for each, share in chances_of.items() if share}

    return chances


def inner_space(name: str, *left: str) -> Callable[[Request], Chances]:
    situation = {"situation": f"talisman/{name}"}
    return lambda request: chances_by_result(
        policy_iteration.solve_space({**request, **situation})[0], "life", "fate", *left
    )


def journey(request: Request) -> Chances:
    hero = {"fate": 0, "followers": 0, "life": 4, **request["hero"]}
    usual = {"situation": "talisman/inner-journey", "at": "plain-of-peril", "goal": "win"}
    return chances_by_result(
        test_inner_journey.solve_journey({**usual, **request, "hero": hero})[0], "life", "fate", "followers"
    )


def command_spell(request: Request) -> Chances:
    fate, table = request.get("hero", {}).get("fate", 0), request.get("faster_table", False)
    chances = test_crown.within_recursion(tuple(request["others"]), 0, fate, request["within"], table)
    return chances_by_result(chances, "fate")


# Talisman: cards

COPIES = {"healing": 2, "teleport": 2, "random": 2, "alchemy": 1, "hex": 1, "nullify": 1}
"""Of the Spells named in positions; the deck has 24 cards."""


def spell_draw(request: Request) -> Chances:
    """Of every choice of cards that the deck may have on top, and of the discarded once it has run out."""
    held = request.get("hero", {}).get("spells", ())
    named = [*held, *(name for pile in ("discarded", "seen") for name in request.get(pile, ()))]
    wanted = sum(COPIES[name] - named.count(name) for name in request["wanted"])
    unseen, limit = 24 - len(named), {0: 0, 1: 0, 2: 0, 3: 1, 4: 2, 5: 2}
    draw = request.get("draw", 1)
    if "craft" in request.get("hero", {}):
        craft = request["hero"]["craft"]
        draw = min(draw, max(limit.get(craft, 3) - len(held), 0))
    first = min(draw, unseen - request.get("hidden", 0))
    missed = Fraction(comb(unseen - wanted, first), comb(unseen, first))
    again = [name in request["wanted"] for name in request.get("discarded", ())]
    orders = list(permutations(again))
    missed *= Fraction(sum(not any(order[: draw - first]) for order in orders), len(orders))
    return {result: share for result, share in (("drawn", 1 - missed), ("not-drawn", missed)) if share}


# Tainted Grail


def combat(request: Request) -> list[Fraction]:
    """Of the random fight that is made with the `seed`."""
    cards, enemy, courage, now, fields = test_tg_brute_force.scenario(request["seed"])
    assert {name: value for name, value in request.items() if name != "seed"} == {
        name: value for name, value in fields.items() if name != "situation"
    }
    return list(test_tg_brute_force.Fight(cards, enemy, courage).start(now))


@cache
def held_in_the_end(deck: int, wanted: int, least: int, cards: int) -> Fraction:
    """The chance of a hand with what is wanted, which is given up for one card fewer while another one may have it."""
    probability = Fraction(0)
    for hand in range(min(cards, wanted) + 1):
        ways = comb(wanted, hand) * comb(deck - wanted, cards - hand)
        again = Fraction(0)
        if cards > 1 and deck - cards >= cards - 1:
            again = held_in_the_end(deck - cards, wanted - hand, least, cards - 1)
        probability += Fraction(ways, comb(deck, cards)) * max(Fraction(hand >= least), again)
    return probability


def starting_hand(request: Request) -> Chances:
    cards = (2 if request.get("characters", 1) == 4 else 3) + request.get("slow", False)
    holds = held_in_the_end(request.get("deck", 15), request["wanted"], request.get("at_least", 1), cards)
    return {result: share for result, share in (("holds", holds), ("lacks", 1 - holds)) if share}


def drawn_of_five(request: Request) -> Chances:
    """A card lifts by 2 and draws; of five cards two are one whose key joins and lifts by the 2 that are missing."""
    assert request["deck"] == "B x2, C x3"
    hands = list(combinations("BBCCC", 1))
    share = Fraction(sum(hand == ("B",) for hand in hands), len(hands))
    return {"stage-won": share, "goes-on": 1 - share}


BRUTE_FORCES: Mapping[str, Callable[[Request], Chances | list[Fraction]]] = {
    "talisman/battle": attack("strength"),
    "talisman/psychic-combat": attack("craft"),
    "talisman/duel": duel,
    "talisman/crown-duel": crown_duel,
    "talisman/space": space,
    "talisman/slave-release": slave_release,
    "talisman/portal-of-power": portal,
    "talisman/crypt": underground("strength"),
    "talisman/mines": underground("craft"),
    "talisman/vampires-tower": inner_space("vampires-tower", "followers"),
    **{f"talisman/{name}": inner_space(name) for name in ("death", "werewolf-den", "pits")},
    "talisman/inner-journey": journey,
    "talisman/command-spell": command_spell,
    "talisman/spell-draw": spell_draw,
    "tainted-grail/combat": combat,
    "tainted-grail/diplomacy": drawn_of_five,
    "tainted-grail/starting-hand": starting_hand,
}
