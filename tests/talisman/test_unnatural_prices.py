"""Prices of results in an order that nobody would have by nature: whatever a card lets one do is then asked."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from rulewright.errors import BadInputError
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue

CATALOGUE = Catalogue(SITUATIONS)


def priced(situation: str, worth: dict[str, int], fate: int = 0, **fields: Any) -> Answer:
    goal = {"worth": worth, "fate": fate}
    answer = CATALOGUE.resolve({"situation": f"talisman/{situation}", "goal": goal, **fields})
    assert isinstance(answer, Answer)
    return answer


def chance(answer: Answer, result: str) -> F:
    return F(str(answer.probability[result]))


def decisions(answer: Answer) -> set[str]:
    return {advice.choice for advice in answer.advice}


HOPELESS = {"hero": {"strength": 4, "fate": 1, "armour": "armour"}, "foe": {"strength": 12}}


def test_a_saved_armour_die_is_rerolled_by_who_wants_to_lose_the_life() -> None:
    """4 + 6 never reaches 12 + 1. Armour saves on 4 to 6, and its die may be thrown again: 1/2 + 1/2 * 1/2."""
    answer = priced("battle", {"life-lost": 1}, **HOPELESS)
    assert chance(answer, "life-lost") == F(3, 4)
    assert "fate-on-success" in decisions(answer)
    barred = priced("battle", {"life-lost": 1}, **HOPELESS, variants={"fate-on-armour": False})
    assert chance(barred, "life-lost") == F(1, 2)


def test_a_token_that_costs_points_is_spent_on_a_saved_life() -> None:
    """Paying is worth 2, losing the life costs 1 with half the throws: it is paid for, whatever the first die says."""
    answer = priced("battle", {"life-lost": -1}, -2, **HOPELESS)
    assert answer.expected["fate"] == 0


def test_who_wants_to_die_may_reroll_the_armour_that_saves_from_the_werewolf() -> None:
    """5 beats 9 with 1 throw of 36, 33 lose, and Armour saves half of these: without fate d = 33/35 die.

    With a token, the 6 that beats a 1 is rerolled: 1/6 wins, 1/6 is level, 4/6 loses, so 1/3 + d/2 = 169/210 die. That
    is a better use than a saved Armour die, 1/2 + d/2 = 34/35: v = (169/210 + 33/2)/36 + (2 + 33/2)/36 v = 3634/3675.
    """
    hero = {"strength": 5, "armour": "armour", "life": 1}
    assert chance(priced("werewolf-den", {"dead": 1}, hero=hero, werewolf=9), "dead") == F(33, 35)
    answer = priced("werewolf-den", {"dead": 1}, hero={**hero, "fate": 1}, werewolf=9)
    assert chance(answer, "dead") == F(3634, 3675)
    assert "fate-on-success" in decisions(answer)
    natural = priced("werewolf-den", {"through": 1}, hero={**hero, "fate": 1}, werewolf=9)
    assert "fate-on-success" not in decisions(natural)


@pytest.mark.parametrize(
    ("character", "strength", "foe", "worth", "right"),
    [
        # 4 + 1 to 4 is level with 2 + 3 to 6: 4 of 36 throws of one die, 1 + 3 + 5 + 7 of 216 with the higher of two.
        ("warrior", 4, 2, "stand-off", F(4, 36)),
        # 4 + 3 to 6 is level with 6 + 1 to 4: 5 + 7 + 9 + 11 of 216 with two dice, 4 of 36 with one.
        ("warrior", 4, 6, "stand-off", F(32, 216)),
        # Even, 15 of 36 throws lose; the victim of an assassination is always beaten.
        ("assassin", 4, 4, "life-lost", F(15, 36)),
    ],
)
def test_what_a_card_allows_need_not_be_used(character: str, strength: int, foe: int, worth: str, right: F) -> None:
    hero = {"character": character, "strength": strength}
    answer = priced("battle", {worth: 1}, hero=hero, foe={"strength": foe})
    assert chance(answer, worth) == right
    assert decisions(answer) == {"second-die" if character == "warrior" else "assassination"}
    natural = priced("battle", {"win": 1}, hero=hero, foe={"strength": foe})
    named = CATALOGUE.resolve({"situation": "talisman/battle", "hero": hero, "foe": {"strength": foe}})
    assert isinstance(named, Answer)
    assert natural.probability == named.probability
    assert not decisions(natural)


def test_a_creature_may_be_left_alone_without_charming_it() -> None:
    hero = {"character": "minstrel", "strength": 4, "fate": 1}
    answer = priced("battle", {"left-alone": 1}, hero=hero, foe={"strength": 3, "type": "animal"})
    assert chance(answer, "left-alone") == 1


def test_fate_rerolls_a_release_and_a_spell_that_works() -> None:
    """Half of the faces set a slave free, and half let the Spell work: 1/2 + 1/2 * 1/2 that neither happens."""
    slave = priced("slave-release", {"not-yet": 1}, hero={"fate": 1}, within=1)
    assert chance(slave, "not-yet") == F(3, 4)
    spell = priced("command-spell", {"not-yet": 1}, others=[1], hero={"fate": 1}, within=1)
    assert chance(spell, "not-yet") == F(3, 4)
    assert "fate-on-success" in decisions(slave) & decisions(spell)


@pytest.mark.parametrize("at", ["valley-of-fire", "plain-of-peril"])
def test_the_way_can_be_turned_back_from_to_the_end(at: str) -> None:
    hero = {"strength": 6, "craft": 6, "life": 4}
    answer = priced("inner-journey", {"left": 1}, hero=hero, at=at)
    assert chance(answer, "left") == 1
    # From the Valley four spaces back, a turn each: Den, Death, Crypt, Plain. Leaving ends the journey there.
    assert answer.expected["turns"] == (4 if at == "valley-of-fire" else 0)
    stays = priced("inner-journey", {"left": 1}, hero=hero, at="valley-of-fire", may_turn_back=False)
    assert chance(stays, "crown") == 1


def test_whoever_has_no_talisman_may_leave_instead_of_stopping_before_the_valley() -> None:
    hero = {"strength": 12, "life": 4, "craft": 6, "talisman": False}
    answer = priced("inner-journey", {"crown": 3, "left": 2, "turned-back": 1}, hero=hero, at="werewolf-den")
    assert chance(answer, "left") == 1 - chance(answer, "dead")


def test_points_for_effects_of_a_space_are_what_is_wanted() -> None:
    """Of the Forest's faces, one has this effect; with fate, 1/6 + 5/6 * 1/6. Without a price no fate was offered."""
    fields = {"space": "forest", "hero": {"fate": 1}}
    answer = priced("space", {"gain-1-craft": 1}, **fields)
    wanted = CATALOGUE.resolve({"situation": "talisman/space", **fields, "wanted": ["gain-1-craft"]})
    assert isinstance(wanted, Answer)
    assert chance(answer, "gain-1-craft") == chance(wanted, "gain-1-craft") == F(11, 36)


WARRIOR = {"attacker": {"strength": 4, "character": "warrior"}, "defender": {"strength": 6}, "by": "strength"}


def test_duels_with_options_that_are_not_offered_refuse_such_prices() -> None:
    for worth in ({"stand-off": 1}, {"defender-wins": 1}):
        with pytest.raises(BadInputError) as caught:
            priced("duel", worth, **WARRIOR)
        assert caught.value.code == "contradiction"
        for language in map(Language, ("en", "ko", "cs", "fi")):
            assert caught.value.remedy.render(language)
    assert priced("duel", {"attacker-wins": 2, "stand-off": 1}, **WARRIOR).probability["attacker-wins"]
    plain = {**WARRIOR, "attacker": {"strength": 6}}
    assert chance(priced("duel", {"stand-off": 1}, **plain), "stand-off") == F(1, 6)
    armed = {"strength": 4, "fate": 1, "armour": "armour"}
    with pytest.raises(BadInputError):
        priced("crown-duel", {"other-survives": 1}, hero=armed, other={"strength": 4})
    assert priced("crown-duel", {"other-survives": 1}, hero={"strength": 4}, other={"strength": 4}).probability
