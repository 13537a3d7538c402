"""Special abilities of characters and cards given by name: by hand, and by a second, naive way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction as F
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from rulewright.engine.arithmetic import as_string
from rulewright.engine.effects import Status
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.solver import Solver
from rulewright.errors import BadInputError
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.cards import load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.rules.inner_region import labyrinth_for
from rulewright.games.talisman.rules.landing import LandingOutcome, Trip, TripState, bind_trip
from rulewright.games.talisman.rules.special_abilities import Kit
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.games.talisman.situations.character_sheet import find_kit
from rulewright.language import LANGUAGES, Language
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report

CATALOGUE = Catalogue(SITUATIONS)
FACES = range(1, 7)
SAVES_FROM = {"none": 7, "helmet": 6, "shield": 5, "armour": 4}


def resolve(situation: str, **fields: object) -> Answer:
    answer = CATALOGUE.resolve({"situation": f"talisman/{situation}", **fields})
    assert isinstance(answer, Answer)
    return answer


def report(situation: str, **fields: object) -> dict[str, Any]:
    answer = CATALOGUE.resolve({"situation": f"talisman/{situation}", **fields})
    assert isinstance(answer, Report)
    return dict(answer.fields)


def chances(answer: Answer) -> dict[str, F]:
    return {result: F(as_string(share)) for result, share in answer.probability.items()}


def possible(answer: Answer) -> dict[str, F]:
    return {result: share for result, share in chances(answer).items() if share}


def applied(answer: Answer) -> set[str]:
    return {node.entry.removeprefix("talisman/") for _, node in answer.trace.walk() if node.status is Status.APPLIED}


def expected(answer: Answer, name: str) -> F:
    return F(as_string(answer.expected[name]))


# Battle: the Warrior's two dice, the Assassin's victim without one


def naive_battle(lead: int, own_dice: int, foe_dice: int, fate: int, armour: str, goal: str) -> tuple[F, F, F]:
    """P(win), P(life lost) and the fate paid on the best course, throw by throw; `lead` is before the dice."""

    def key(value: tuple[F, F, F]) -> tuple[F, F, F]:
        win, lost, paid = value
        return (win, -lost, -paid) if goal == "win" else (-lost, win, -paid)

    def mean(values: list[tuple[F, F, F]]) -> tuple[F, F, F]:
        return tuple(sum(column, start=F(0)) / len(values) for column in zip(*values, strict=True))  # type: ignore[return-value]

    @cache
    def saves(tokens: int) -> tuple[F, F, F]:
        if armour == "none":
            return F(0), F(1), F(0)
        chance = F(7 - SAVES_FROM[armour], 6)
        keeping = F(0), 1 - chance, F(0)
        paying = F(0), (1 - chance) ** 2, 1 - chance
        return max((keeping, paying), key=key) if tokens else keeping

    @cache
    def settled(gap: int, tokens: int) -> tuple[F, F, F]:
        return (F(1), F(0), F(0)) if gap > 0 else (F(0), F(0), F(0)) if gap == 0 else saves(tokens)

    @cache
    def again(rest: tuple[int, ...], theirs: int) -> tuple[F, F, F]:
        win, lost, paid = mean([settled(lead + max((*rest, new)) - theirs, fate - 1) for new in FACES])
        return win, lost, paid + 1

    def decided(own: tuple[int, ...], theirs: int) -> tuple[F, F, F]:
        options = [settled(lead + max(own) - theirs, fate)]
        if fate:
            options += [again(own[:index] + own[index + 1 :], theirs) for index in range(len(own))]
        return max(options, key=key)

    throws = product(product(FACES, repeat=own_dice), FACES if foe_dice else (0,))
    return mean([decided(own, theirs) for own, theirs in throws])


@pytest.mark.sampled(5)
@pytest.mark.thorough
@pytest.mark.parametrize("goal", ["win", "survive"])
@pytest.mark.parametrize("armour", ["none", "helmet", "armour"])
@pytest.mark.parametrize("fate", [0, 1, 2])
@pytest.mark.parametrize(("character", "strength", "own", "foe"), [("warrior", 4, 2, 1), ("assassin", 3, 1, 0)])
def test_every_small_battle_against_brute_force(
    character: str, strength: int, own: int, foe: int, fate: int, armour: str, goal: str
) -> None:
    for opponent in (0, 3, 4, 5, 7, 10):
        hero = {"character": character, "strength": strength, "fate": fate, "armour": armour}
        answer = resolve("battle", hero=hero, foe={"strength": opponent}, goal=goal)
        win, lost, paid = naive_battle(strength - opponent, own, foe, fate, armour, goal)
        assert (chances(answer)["win"], chances(answer)["life-lost"]) == (win, lost)
        assert fate - expected(answer, "fate") == paid


def test_the_higher_of_two_dice() -> None:
    # The higher of two dice is h in 2h - 1 of 36 throws, and higher than the creature's die with (h - 1)/6:
    # (3*1 + 5*2 + 7*3 + 9*4 + 11*5) / 216 = 125/216; level with 1/6 whatever it shows.
    answer = resolve("battle", hero={"character": "warrior", "strength": 4}, foe={"strength": 4})
    assert possible(answer) == {"win": F(125, 216), "stand-off": F(1, 6), "life-lost": F(55, 216)}
    assert "heroes/warrior" in applied(answer)


def test_players_ask_which_of_its_dice_the_warrior_rerolls() -> None:
    # Dice 2 and 5 against 6, Strength equal: behind, 5 to 6. Rerolling the 2 wins with no face (7 would be needed), is
    # level on a 6 and leaves the 5 otherwise; so does rerolling the 5: a life is lost with 5/6 either way.
    fields: dict[str, Any] = {"hero": {"character": "warrior", "strength": 4, "fate": 1}, "foe": {"strength": 4}}
    lost = resolve("battle", dice={"hero": 5, "hero_second": 2, "foe": 6}, **fields)
    assert possible(lost) == {"stand-off": F(1, 6), "life-lost": F(5, 6)}
    # Against a 5 it is level: rerolling the 2 cannot hurt and wins on a 6; rerolling the 5 would lose on 1 to 4.
    level = resolve("battle", dice={"hero": 2, "hero_second": 5, "foe": 5}, **fields)
    assert possible(level) == {"win": F(1, 6), "stand-off": F(5, 6)}
    (case,) = level.advice[0].cases
    assert case.option == "pay-2"
    assert case.options == {"keep": (0, 0, 0), "pay-2": (F(1, 6), 0, 1), "pay-5": (F(1, 6), F(2, 3), 1)}
    assert level.advice[0].text(Language.EN) == "Reroll the 2 with fate."
    assert level.advice[0].entry == "talisman/characters/fate-several-dice"


def test_players_ask_whether_two_dice_count_in_psychic_combat() -> None:
    # "In battle" the card says: with equal Craft one die against one, 15 of 36.
    answer = resolve("psychic-combat", hero={"character": "warrior", "craft": 4}, foe={"craft": 4})
    assert chances(answer)["win"] == F(15, 36)


def test_the_assassins_victim_has_no_die() -> None:
    # Strength 3 against 6, die against none: 4 to 6 wins, 3 is level, 1 and 2 lose.
    answer = resolve("battle", hero={"character": "assassin", "strength": 3}, foe={"strength": 6})
    assert possible(answer) == {"win": F(1, 2), "stand-off": F(1, 6), "life-lost": F(1, 3)}
    blocked = [node for _, node in answer.trace.walk() if node.status is Status.BLOCKED]
    assert ("talisman/attacks/battle-creature-roll", "talisman/heroes/assassin") in {
        (node.entry, node.blocked_by) for node in blocked
    }


def test_a_two_dice_attack_roll_counts_against_enemies_that_fight_as_one() -> None:
    foes = [{"strength": 3, "number": 2}, {"strength": 4, "number": 2}]
    answer = resolve("battle", hero={"character": "warrior", "strength": 5}, foes=foes)
    assert chances(answer)["win"] == naive_battle(-2, 2, 1, 0, "none", "win")[0]


# Evading, destroying, charming


@pytest.mark.parametrize(
    ("hero", "space", "entry"),
    [
        ({"character": "elf", "strength": 3}, "woods", "heroes/elf"),
        ({"character": "dwarf", "strength": 3}, "hills", "heroes/dwarf"),
        ({"cards": ["gnome"], "strength": 3}, "hills", "cards/gnome"),
        ({"cards": ["pixie"], "strength": 3}, "woods", "cards/pixie"),
    ],
)
def test_who_may_evade_where(hero: dict[str, Any], space: str, entry: str) -> None:
    fields = {"hero": hero, "foe": {"strength": 6}, "goal": "survive"}
    there = resolve("battle", space=space, **fields)
    assert possible(there) == {"evaded": 1}
    assert entry in applied(there)
    assert chances(resolve("battle", space="plains", **fields))["evaded"] == 0
    assert chances(resolve("battle", space=space, dice={"foe": 1}, **fields))["evaded"] == 0  # too late


@pytest.mark.parametrize(
    ("hero", "entry"), [({"character": "priest"}, "heroes/priest"), ({"cards": ["cross"]}, "cards/cross")]
)
def test_spirits_are_destroyed_without_a_fight_but_are_no_trophies(hero: dict[str, Any], entry: str) -> None:
    hero = {**hero, "craft": 4}
    safe = resolve("psychic-combat", hero=hero, foes=[{"craft": 6}, {"craft": 5, "number": 4}], goal="survive")
    assert possible(safe) == {"destroyed": 1}
    # Who wants to win has nothing to gain by a fight that it could lose: 4 against 6 loses a life with 26 of 36.
    won = resolve("psychic-combat", hero=hero, foe={"craft": 6})
    assert possible(won) == {"destroyed": 1}
    assert won.wanted_results == ("win", "destroyed")
    assert won.advice[0].entry == f"talisman/{entry}"
    # What is surely beaten is fought for the trophy, also after another that is not.
    sure = resolve("psychic-combat", hero={**hero, "craft": 10}, foes=[{"craft": 12}, {"craft": 4, "number": 4}])
    assert possible(sure) == {"win": 1}
    assert "destroyed" not in resolve("psychic-combat", hero={"craft": 4}, foe={"craft": 6}).probability
    assert "destroyed" not in resolve("battle", hero={**hero, "strength": 4}, foe={"strength": 6}).probability


@pytest.mark.parametrize("strength", range(1, 8))
@pytest.mark.parametrize("fate", [0, 1])
def test_charming_an_animal(strength: int, fate: int) -> None:
    # A die higher than its Strength; one that is not may be rolled again for fate, unless no face is high enough.
    once = F(max(6 - strength, 0), 6)
    charmed = once + (1 - once) * once * fate
    hero = {"character": "minstrel", "strength": 2, "fate": fate}
    answer = resolve("battle", hero=hero, foe={"strength": strength, "type": "animal"}, goal="survive")
    assert possible(answer) == {
        name: share for name, share in (("charmed", charmed), ("left-alone", 1 - charmed)) if share
    }
    assert expected(answer, "fate") == fate - (1 - once) * fate * bool(once)


def test_advice_does_not_promise_the_charm_nor_a_fight() -> None:
    # A 5 or 6 charms an animal of Strength 4, and there is no risk in trying: he neither evades nor fights.
    hero = {"character": "minstrel", "strength": 2, "fate": 1}
    answer = resolve("battle", hero=hero, foe={"strength": 4, "type": "animal"}, goal="survive", may_evade=True)
    told = {language: [advice.summary(language) for advice in answer.advice] for language in LANGUAGES}
    assert told[Language.EN][:2] == ["Do not evade.", "Try to charm the creature."]
    assert told[Language.FI][:2] == ["Älä väistä.", "Yritä lumota olento."]
    assert told[Language.CS][:2] == ["Nevyhýbejte se.", "Pokuste se zvíře ochočit."]
    assert told[Language.KO][:2] == ["회피하지 마세요.", "길들이기를 시도하세요."]


def test_dragons_leave_the_minstrel_alone_and_monsters_do_not() -> None:
    hero = {"character": "minstrel", "strength": 2}
    dragon = resolve("battle", hero=hero, foe={"strength": 7, "type": "dragon"}, goal="survive")
    assert possible(dragon) == {"left-alone": 1}
    assert "charmed" not in dragon.probability
    monster = resolve("battle", hero=hero, foe={"strength": 2, "type": "monster"}, goal="survive")
    assert chances(monster)["win"] == F(15, 36)
    # He may attack them all the same: 2 against 7 wins with no throw but a 6 against a 1, which is level.
    fought = resolve("battle", hero={**hero, "strength": 3}, foe={"strength": 7, "type": "dragon"})
    assert chances(fought)["win"] == F(1, 36)


def test_the_runesword_adds_a_life_for_every_enemy_killed() -> None:
    hero = {"cards": ["runesword"], "strength": 9, "life": 4}
    for foes, gained in (([{"strength": 0, "number": 2}], 1), ([{"strength": 0}, {"strength": 0, "number": 3}], 2)):
        assert expected(resolve("battle", hero=hero, foes=foes), "life") == 4 + gained
    # A creature that is no Enemy gives nothing, and a Priest cannot use the sword.
    assert expected(resolve("battle", hero=hero, foe={"strength": 0}), "life") == 4
    priest = {**hero, "character": "priest", "alignment": "neutral"}
    assert expected(resolve("battle", hero=priest, foes=[{"strength": 0}]), "life") == 4


def test_a_runesword_gives_no_life_where_another_weapon_is_used() -> None:
    # Of equal Weapons the owner uses the Runesword; against a Dragon the Holy Lance adds 3 and is used alone.
    hero = {"cards": ["sword", "runesword"], "strength": 12, "alignment": "neutral"}
    assert expected(resolve("battle", hero=hero, foes=[{"strength": 0}]), "life") == 5
    lance = {**hero, "cards": ["holy-lance", "runesword"]}
    assert expected(resolve("battle", hero=lance, foe={"strength": 0, "type": "dragon"}), "life") == 4
    warrior = {**lance, "character": "warrior"}  # who uses two Weapons
    assert expected(resolve("battle", hero=warrior, foe={"strength": 0, "type": "dragon"}), "life") == 5


# Attacks on other characters


def naive_duel(lead: int, dice: tuple[int, int], fates: tuple[bool, bool]) -> F:
    """P(attacker wins) less P(defender wins): the attacker decides on fate first, each on one of its own dice."""

    def sign(number: int) -> F:
        return F((number > 0) - (number < 0))

    def rerolls(own: tuple[int, ...], worth: Callable[[int], F]) -> Iterator[F]:
        for index in range(len(own)):
            rest = own[:index] + own[index + 1 :]
            yield sum((worth(max((*rest, new))) for new in FACES), start=F(0)) / 6

    @cache
    def defended(score: int, theirs: tuple[int, ...]) -> F:
        kept = sign(score - max(theirs, default=0))
        if not fates[1] or not theirs:
            return kept
        return min((kept, *rerolls(theirs, lambda face: sign(score - face))))

    def attacked(own: tuple[int, ...], theirs: tuple[int, ...]) -> F:
        kept = defended(lead + max(own), theirs)
        if not fates[0]:
            return kept
        return max((kept, *rerolls(own, lambda face: defended(lead + face, theirs))))

    throws = list(product(product(FACES, repeat=dice[0]), product(FACES, repeat=dice[1])))
    return sum((attacked(own, theirs) for own, theirs in throws), start=F(0)) / len(throws)


@pytest.mark.sampled(6)
@pytest.mark.thorough
@pytest.mark.parametrize("fates", list(product((False, True), repeat=2)))
@pytest.mark.parametrize(
    ("attacker", "defender", "dice"),
    [("warrior", None, (2, 1)), (None, "warrior", (1, 2)), ("assassin", None, (1, 0)), ("assassin", "warrior", (1, 0)),
     (None, "assassin", (1, 1))],
)  # fmt: skip
def test_every_small_duel_against_brute_force(
    attacker: str | None, defender: str | None, dice: tuple[int, int], fates: tuple[bool, bool]
) -> None:
    for lead in range(-4, 4):
        sides = {
            "attacker": {"strength": 10 + lead, "fate": int(fates[0])} | ({"character": attacker} if attacker else {}),
            "defender": {"strength": 10, "fate": int(fates[1])} | ({"character": defender} if defender else {}),
        }
        share = chances(resolve("duel", by="strength", **sides))
        assert share["attacker-wins"] - share["defender-wins"] == naive_duel(lead, dice, fates)


def test_only_an_attacker_assassinates() -> None:
    # Players ask: the Assassin is attacked; the attacker rolls as always, 15 of 36 with equal Strength.
    answer = resolve("duel", by="strength", attacker={"strength": 3}, defender={"character": "assassin", "strength": 3})
    assert chances(answer)["attacker-wins"] == F(15, 36)
    assert "heroes/assassin" not in applied(answer)


@pytest.mark.parametrize("character", ["ghoul", "sorceress", "wizard"])
def test_who_may_choose_psychic_combat_takes_the_better_form(character: str) -> None:
    # Strength 5 against 6 wins 10 of 36 throws and loses 21; Craft 5 against 3 wins 26 of 36 (by -1 or better).
    sides = {"attacker": {"character": character, "strength": 5, "craft": 5}, "defender": {"strength": 6, "craft": 3}}
    answer = resolve("duel", **sides)
    assert chances(answer)["attacker-wins"] == F(26, 36)
    assert (answer.advice[0].choice, answer.advice[0].entry) == ("form", f"talisman/heroes/{character}")
    assert chances(resolve("duel", by="strength", **sides))["attacker-wins"] == F(10, 36)
    weak = {**sides, "defender": {"strength": 2, "craft": 9}}
    assert resolve("duel", **weak).advice[0].cases[0].option == "battle"


def test_the_ghoul_gains_the_life_that_it_takes_in_psychic_combat_only() -> None:
    ghoul = {"character": "ghoul", "strength": 12, "craft": 12, "life": 4}
    victim = {"strength": 1, "craft": 1, "armour": "armour"}
    assert expected(resolve("duel", by="craft", attacker=ghoul, defender=victim), "life") == 5
    assert expected(resolve("duel", by="strength", attacker=ghoul, defender=victim), "life") == 4
    sword = {**ghoul, "cards": ["runesword"]}
    # In battle the Runesword does the same, where Armour does not save the life (on 4 to 6).
    assert expected(resolve("duel", by="strength", attacker=sword, defender=victim), "life") == F(9, 2)


def test_the_crown_of_command() -> None:
    # One life each. On his turns the Wizard attacks with Craft, 7 against 5: 26 of 36 win, 4 level, 6 lose. On the
    # other's turns it is a battle, 4 against 6: 6, 4, 26. a = 26/36 + 4/36 b, b = 6/36 + 4/36 a.
    hero = {"character": "wizard", "strength": 4, "craft": 7, "life": 1}
    other = {"strength": 6, "craft": 5, "life": 1}
    share = (F(26, 36) + F(4, 36) * F(6, 36)) / (1 - F(4, 36) ** 2)
    assert chances(resolve("crown-duel", hero=hero, other=other))["hero-survives"] == share
    # Without the other's Craft there is only battle, whoever attacks: 6 to 26.
    battles = {name: number for name, number in other.items() if name != "craft"}
    assert chances(resolve("crown-duel", hero=hero, other=battles))["hero-survives"] == F(6, 32)
    # The Warrior's two dice count on both sides' turns; nobody is assassinated on the Crown.
    wins = chances(resolve("battle", hero={"character": "warrior", "strength": 4}, foe={"strength": 4}))
    warrior = resolve(
        "crown-duel", hero={"character": "warrior", "strength": 4, "life": 1}, other={"strength": 4, "life": 1}
    )
    assert chances(warrior)["hero-survives"] == wins["win"] / (wins["win"] + wins["life-lost"])
    assassin = resolve(
        "crown-duel", hero={"character": "assassin", "strength": 4, "life": 1}, other={"strength": 4, "life": 1}
    )
    assert chances(assassin)["hero-survives"] == F(1, 2)


def test_the_ghouls_lives_on_the_crown() -> None:
    # On his turns he takes a life in psychic combat for certain (12 against 1), and it is added to his 2. The other's
    # turn is a battle of equals: 15 of 36 win, which adds nothing, 6 are level, 15 lose. First 3 to 1; then the other
    # is dead with 15/36 (3 lives left), or is next turn: 4 after a level one, 2 + 1 after a lost one.
    ghoul = {"character": "ghoul", "strength": 4, "craft": 12, "life": 2}
    answer = resolve("crown-duel", hero=ghoul, other={"strength": 4, "craft": 1, "life": 2})
    assert possible(answer) == {"hero-survives": 1}
    assert expected(answer, "life") == F(15 * 3 + 6 * 4 + 15 * 3, 36)


# The Inner Region


@pytest.mark.sampled(5)
@pytest.mark.thorough
@pytest.mark.parametrize("hero", [{"character": "dwarf"}, {"cards": ["gnome"]}])
@pytest.mark.parametrize("craft", range(3, 14))
@pytest.mark.parametrize("fate", [0, 1])
def test_two_dice_in_the_mines_against_brute_force(hero: dict[str, Any], craft: int, fate: int) -> None:
    def space(total: int) -> tuple[str, int]:
        rest = total - craft
        if rest <= 0:
            return "mines", 4
        if rest == 1:
            return "plain-of-peril", 3
        return ("portal-of-power", 2) if rest <= 3 else ("warlocks-cave", 1) if rest <= 5 else ("tavern", 0)

    worth = F(0)
    for dice in product(FACES, repeat=2):
        keep = F(space(sum(dice))[1])
        again = [sum((F(space(rest + new)[1]) for new in FACES), start=F(0)) / 6 for rest in dice]
        worth += max([keep, *again] if fate else [keep]) / 36
    answer = resolve("mines", hero={**hero, "craft": craft, "fate": fate})
    told = {"mines": 4, "plain-of-peril": 3, "portal-of-power": 2, "warlocks-cave": 1, "tavern": 0}
    assert sum(share * told[name] for name, share in chances(answer).items()) == worth
    assert chances(resolve("crypt", hero={**hero, "strength": 3, "fate": fate})) == chances(
        resolve("crypt", hero={"strength": 3, "fate": fate})
    )


def test_players_ask_how_the_dwarf_with_craft_3_fares_in_the_mines() -> None:
    # Two dice less 3: 2 and 3 (3 of 36) stay, 4 (3) the Plain, 5 and 6 (4 + 5) the Portal, 7 and 8 (6 + 5) the
    # Warlock's Cave, 9 to 12 (4 + 3 + 2 + 1) the Tavern. With three dice he would stay with 1/216.
    assert chances(resolve("mines", hero={"character": "dwarf", "craft": 3})) == {
        "mines": F(3, 36), "plain-of-peril": F(3, 36), "portal-of-power": F(9, 36), "warlocks-cave": F(11, 36),
        "tavern": F(10, 36),
    }  # fmt: skip
    assert chances(resolve("mines", hero={"craft": 3}))["mines"] == F(1, 216)


def test_a_gnome_helps_only_while_it_is_there() -> None:
    gnome, dwarf = find_kit("hero", None, ["gnome"]), find_kit("hero", "dwarf", ["gnome"])
    assert [labyrinth_for("mines", gnome, followers).dice for followers in (0, 1, 5)] == [3, 2, 2]
    assert labyrinth_for("mines", dwarf, 0).dice == 2
    assert labyrinth_for("crypt", dwarf, 1).dice == 3


def test_the_journey_by_the_mines_with_two_dice() -> None:
    # Craft 12: two dice never exceed it, three do with the totals 13 to 18: 21+15+10+6+3+1 = 56 of 216.
    fields: dict[str, Any] = {"at": "mines", "may_turn_back": False}
    numbers = {"strength": 40, "craft": 12, "life": 20}
    assert chances(resolve("inner-journey", hero={"character": "dwarf", **numbers}, **fields))["crown"] == 1
    assert chances(resolve("inner-journey", hero={"cards": ["gnome"], **numbers}, **fields))["crown"] == 1
    # Of the 56, 21 lead to the Plain of Peril, from where the way begins again (by the Crypt, where 40 always does).
    assert chances(resolve("inner-journey", hero=numbers, **fields))["expelled"] == F(35, 216)
    assert expected(resolve("inner-journey", hero={"cards": ["gnome"], **numbers}, **fields), "followers") < 1


@pytest.mark.parametrize(
    ("character", "strength", "dice"), [("warrior", 6, (2, 1)), ("assassin", 6, (1, 0)), ("wizard", 6, (1, 1))]
)
@pytest.mark.parametrize("werewolf", [6, 9, 12])
@pytest.mark.parametrize("life", [1, 3])
def test_players_ask_who_has_an_easier_werewolf(
    character: str, strength: int, dice: tuple[int, int], werewolf: int, life: int
) -> None:
    # No fate, no Armour: a fight is won with p and lost with q, the rest is fought again. Every life must be lost
    # before a win comes: (q / (p + q)) ** life.
    p, q, _ = naive_battle(strength - werewolf, *dice, 0, "none", "win")
    hero = {"character": character, "strength": strength, "life": life}
    answer = resolve("werewolf-den", hero=hero, werewolf=werewolf)
    assert chances(answer)["dead"] == (q / (p + q)) ** life


def test_players_ask_whether_the_assassin_beats_pit_fiends_and_death_without_their_dice() -> None:
    # Pit Fiends have Strength 4: with Strength 4 every die wins, for nothing is added to theirs.
    assassin = {"character": "assassin", "strength": 4, "life": 1}
    assert chances(resolve("pits", hero=assassin, fiends=6))["through"] == 1
    # Death is no creature that fights: its dice are rolled for him as for everybody.
    assert chances(resolve("death", hero={"character": "assassin"})) == chances(resolve("death", hero={}))
    # A Strength of 3 can only draw with a 1: 5/6 won, 1/6 level, and the level one is fought again; nothing is lost.
    assert chances(resolve("pits", hero={**assassin, "strength": 3}, fiends=6))["through"] == 1


@pytest.mark.parametrize(
    ("situation", "ability", "stays"), [("crypt", "strength", "crypt"), ("mines", "craft", "mines")]
)
def test_whether_the_space_reached_is_encountered_is_told_by_the_reading(
    situation: str, ability: str, stays: str
) -> None:
    readings = {}
    for reading in (True, False):
        variants = {"arrival-from-crypt-is-encountered": reading}
        answer = resolve(situation, hero={ability: 5}, variants=variants)
        readings[reading] = chances(answer)
        for line in answer.outcomes:
            assert line.extra_fields == {"encountered": reading and line.result != stays}
        landing = [node for _, node in answer.trace.walk() if node.entry == "talisman/movement/landing"]
        assert [node.status for node in landing] == [Status.APPLIED if reading else Status.BLOCKED]
        assert landing[0].probability == 1 - chances(answer)[stays]
    assert readings[True] == readings[False]
    usual = resolve("inner-journey", hero={"strength": 3, "craft": 3})
    assert {line.result: dict(line.extra_fields) for line in usual.outcomes}["expelled"] == {"encountered": True}
    other = resolve(
        "inner-journey", hero={"strength": 3, "craft": 3}, variants={"arrival-from-crypt-is-encountered": False}
    )
    assert {line.result: dict(line.extra_fields) for line in other.outcomes}["expelled"] == {"encountered": False}
    assert chances(other) == chances(usual)


# The Portal of Power


@pytest.mark.parametrize(
    "hero", [{"character": "dwarf"}, {"cards": ["gnome"]}, {"character": "dwarf", "cards": ["gnome"]}]
)
@pytest.mark.parametrize("fate", [0, 1])
def test_one_die_opens_the_portal_by_craft(hero: dict[str, Any], fate: int) -> None:
    for craft in range(3, 9):
        once = F(min(craft, 6), 6)
        answer = resolve("portal-of-power", ability="craft", hero={**hero, "craft": craft, "fate": fate})
        assert chances(answer)["through"] == once + (1 - once) * once * fate
    # By Strength it is two dice: 3 of 36 are 3 or less.
    strong = resolve("portal-of-power", ability="strength", hero={**hero, "strength": 3})
    assert chances(strong)["through"] == F(3, 36)


def test_a_move_through_the_portal_uses_the_better_ability() -> None:
    # From the Runes beside it. Strength 5 opens with 10 of 36, Craft 3 with one die with 3 of 6.
    board = load_board()
    beside = board.clockwise("middle/portal-of-power")
    fields: dict[str, Any] = {"position": beside, "roll": 3}
    dwarf = report("movement", hero={"character": "dwarf", "strength": 5, "craft": 3}, **fields)
    plain = report("movement", hero={"strength": 5, "craft": 3}, **fields)
    for rows, share in ((dwarf, "1/2"), (plain, "5/18")):
        (through,) = [row for row in rows["reachable"] if row["condition"] == "portal"]
        assert (through["position"], through["probability"]) == ("inner/plain-of-peril", share)
    wished = {"target": "plain-of-peril", "within": 1}
    assert (
        report("movement", hero={"character": "dwarf", "craft": 3}, **fields, **wished)["target"]["probability"]
        == "1/2"
    )


# Movement


def naive_landing(start: str, end: str, within: int, hero: str) -> F:
    """The chance to land on `end` on the Outer ring, every turn's choices tried; nobody crosses the river."""
    ring = load_board().ring(load_board().region(start))
    woods = [place for place, position in enumerate(ring) if load_board().positions[position].space == "woods"]
    positions = load_board().positions
    aims = {place for place, position in enumerate(ring) if end in (position, positions[position].space)}

    @cache
    def best(place: int, turns: int, life: int) -> F:
        if not turns:
            return F(0)

        def after(ends: list[tuple[int, int, bool]]) -> F:
            return max(
                F(1) if there in aims and lands else best(there, turns - 1, lives) for there, lives, lands in ends
            )

        def walks(steps: int) -> list[tuple[int, int, bool]]:
            return [((place + sign * steps) % len(ring), life, True) for sign in (1, -1)]

        if hero == "poltergeist":
            return after(walks(1))
        total = F(0)
        for face in FACES:
            ends = walks(face)
            if hero == "troll" and face == 6 and life < 6:
                ends.append((place, life + 1, False))
            total += after(ends) / 6
        if hero == "elf" and place in woods:
            total = max(total, after([(there, life, True) for there in woods if there != place]))
        return total

    return best(ring.index(start), within, 5)


@pytest.mark.thorough
@pytest.mark.parametrize("within", [1, 2, 3])
@pytest.mark.parametrize("hero", ["troll", "elf", "poltergeist", "warrior"])
def test_several_turns_on_the_outer_ring_against_a_naive_search_by_character(hero: str, within: int) -> None:
    """Without a known Strength nobody tries the bridge."""
    cards, heroes = load_cards().cards, load_heroes().characters
    kit = Kit(None, (cards[hero],)) if hero in cards else Kit(heroes[hero])
    goal = Goal[LandingOutcome]("land", (Measure("landed", lambda outcome: outcome.landed),))
    for start, end in (
        ("outer/woods-1", "outer/tavern"),
        ("outer/fields-4", "outer/fields-2"),
        ("outer/fields-5", "outer/woods-2"),
    ):
        aims = frozenset(load_board().positions_of(end) if end in load_board().spaces else (end,))
        state = TripState(start, within, life=5, slow=hero == "poltergeist")
        solution = Solver().solve(bind_trip(Trip(aims, kit=kit), state, None), goal)
        assert F(as_string(solution.value[0])) == naive_landing(start, end, within, hero)


@pytest.mark.parametrize(("character", "dice"), [("warrior", (2, 1)), ("assassin", (1, 0)), ("wizard", (1, 1))])
@pytest.mark.parametrize("fate", [0, 1])
def test_special_abilities_count_against_the_sentinel(character: str, dice: tuple[int, int], fate: int) -> None:
    # Strength 7 against the Sentinel's 9; a 1 leads from its space over the bridge.
    hero = {"character": character, "strength": 7, "fate": fate}
    rows = report("movement", position="outer/sentinel", roll=1, hero=hero)["reachable"]
    (over,) = [row for row in rows if row["condition"] == "sentinel"]
    assert F(over["probability"]) == naive_battle(-2, *dice, fate, "none", "win")[0]
    wished = report("movement", position="outer/sentinel", roll=1, hero={**hero, "fate": 0}, target="middle/hills")
    assert F(wished["target"]["probability"]) == naive_battle(-2, *dice, 0, "none", "win")[0]


def test_the_troll_regenerates_on_a_natural_6() -> None:
    troll = {"character": "troll", "life": 4}
    place = "outer/fields-4"
    assert report("movement", position=place, hero=troll)["regeneration"]["probability"] == "1/6"
    assert report("movement", position=place, hero=troll, roll=6)["regeneration"]["probability"] == "1"
    assert (
        "talisman/golden-rules/natural-roll"
        in report("movement", position=place, hero=troll)["regeneration"]["entries"]
    )
    for fields in (
        {"roll": 5},
        {"hero": {**troll, "toad": True}},
        {"hero": {**troll, "life": 6}},
        {"position": "inner/crypt"},
    ):
        assert "regeneration" not in report("movement", **{"position": place, "hero": troll, **fields})


def test_the_elf_moves_from_woods_to_woods_of_the_same_region() -> None:
    elf = {"character": "elf"}
    rows = report("movement", position="outer/woods-1", hero=elf)["reachable"]
    leaps = {row["position"]: row["probability"] for row in rows if row["way"] == "ability"}
    assert leaps == {"outer/woods-2": "1", "outer/woods-3": "1"}
    toad = {"hero": {**elf, "toad": True}}
    for fields in ({"position": "outer/plains-1"}, {"roll": 3}, toad, {"position": "middle/woods"}):
        rows = report("movement", **{"position": "outer/woods-1", "hero": elf, **fields})["reachable"]
        assert not [row for row in rows if row["way"] == "ability"]


def test_the_poltergeist_holds_its_owner_back_until_the_river_is_crossed() -> None:
    owner = {"cards": ["poltergeist"], "strength": 20}
    rows = report("movement", position="outer/sentinel", hero=owner)["reachable"]
    assert {(row["way"], row["probability"]) for row in rows} == {
        ("clockwise", "1"), ("counter-clockwise", "1"), ("bridge", "1"),
    }  # fmt: skip
    assert {row["entries"][0] for row in rows} == {"talisman/cards/poltergeist"}
    # Strength 20 beats the Sentinel for certain: turn 1 leads to the Hills, turn 2 is a roll; 2 spaces on is 1/6.
    board = load_board()
    two_on = board.clockwise("middle/hills", 2)
    wished = report("movement", position="outer/sentinel", hero=owner, target=two_on, within=2)["target"]
    assert wished["by_turn"] == ["0", "1/6"]


# Spaces and cards with dice


def test_no_life_is_lost_where_a_card_protects() -> None:
    for hero, space, entry in (
        ({"cards": ["water-bottle"]}, "desert", "cards/water-bottle"),
        ({"cards": ["holy-grail"]}, "desert", "cards/holy-grail"),
        ({"cards": ["cross"], "character": "sorceress"}, "chapel", "cards/cross"),
        ({"cards": ["cross"], "character": "prophetess"}, "graveyard", None),
    ):
        answer = resolve("space", space=space, hero=hero)
        assert possible(answer) == {"nothing": 1}
        assert expected(answer, "life") == 4
        blocked = {node.blocked_by for _, node in answer.trace.walk()}
        assert f"talisman/{entry or 'cards/cross'}" in blocked
    # An evil character may not own the Holy Grail, and water does not help in the Chapel.
    with pytest.raises(BadInputError, match="holy-grail"):
        resolve("space", space="desert", hero={"cards": ["holy-grail"], "character": "wizard"})
    evil = resolve("space", space="chapel", hero={"cards": ["water-bottle"], "alignment": "evil"})
    assert possible(evil) == {"lose-1-life": 1}


@pytest.mark.parametrize(
    ("hero", "open_to"),
    [
        ({"character": "dwarf"}, {"crags", "chasm"}),
        ({"character": "elf"}, {"forest"}),
        ({"character": "troll"}, {"crags"}),
        ({"cards": ["gnome"]}, {"crags"}),
        ({"cards": ["guide"]}, {"chasm", "crags", "forest"}),
        ({"cards": ["pixie"]}, {"forest"}),
        ({"character": "warrior"}, set()),
    ],
)
def test_who_need_not_roll_where(hero: dict[str, Any], open_to: set[str]) -> None:
    for space in ("crags", "chasm", "forest"):
        answer = resolve("space", space=space, hero=hero, wanted=["nothing"])
        assert (chances(answer)["nothing"] == 1) is (space in open_to)


def test_followers_named_roll_in_the_chasm_too() -> None:
    # A Unicorn among the cards is 1 Follower: it falls on 1 and 2, and so does the character.
    answer = resolve("space", space="chasm", hero={"cards": ["unicorn"]})
    assert expected(answer, "followers") == F(2, 3)
    assert expected(answer, "life") == 4 - F(1, 3)


@pytest.mark.parametrize(
    ("hero", "lost", "saved"),
    [({"cards": ["helmet"]}, 15, F(1, 6)), ({"cards": ["helmet", "armour", "sword"]}, 10, F(1, 2)),
     ({"cards": ["sword"]}, 10, 0), ({"cards": ["armour"], "armour": "none"}, 15, 0),
     ({"cards": ["shield"], "character": "monk"}, 3, 0)],
)  # fmt: skip
def test_armour_among_the_cards_is_worn_where_nothing_else_is_told(hero: dict[str, Any], lost: int, saved: F) -> None:
    """Of two who are even, 15 of 36 throws lose; a Helmet saves on a 6, Armour on 4 to 6.

    With a Sword 10 of 36 lose. The Monk uses no Armour, and with his Craft of 3 loses 3 of 36.
    """
    answer = resolve("battle", hero={"strength": 4, **hero}, foe={"strength": 4})
    assert chances(answer)["saved"] == F(lost, 36) * saved


SHRINE = ["nothing", "gain-1-fate", "gain-1-gold", "gain-1-spell", "gain-1-life", "go-anywhere-in-region"]
CAVE = ["meet-a-dragon", "meet-a-goblin", "lose-1-turn", "gain-2-gold", "gain-2-gold", "gain-3-gold"]


@pytest.mark.sampled(3)
@pytest.mark.thorough
@pytest.mark.parametrize(
    ("card", "table", "heroes"),
    [
        ("shrine", SHRINE, {"monk": 1, "priest": 1, "dwarf": 0, "": 0}),
        ("cave", CAVE, {"dwarf": 1, "monk": 0, "": 0}),
        (
            "witch",
            ["toad", "lose-1-life", "gain-1-strength", "gain-1-craft", "gain-1-spell", "replenish-fate"],
            {"": 0},
        ),
        (
            "imp",
            ["go-to-crags", "go-to-forest", "go-to-tavern", "go-to-ruins", "go-to-hidden-valley", "go-to-cursed-glade"],
            {"": 0},
        ),
    ],
)
@pytest.mark.parametrize("fate", [0, 1])
def test_cards_with_a_table_against_brute_force(card: str, table: list[str], heroes: dict[str, int], fate: int) -> None:
    effects = list(dict.fromkeys(table))
    for hero, bonus in heroes.items():
        for wanted in (pair for size in (1, 2) for pair in combinations(effects, size)):
            # A face serves when what it leads to is wanted, or, with the bonus, what the next higher leads to.
            serving = sum(
                table[face - 1] in wanted or (bool(bonus) and table[min(face, 5)] in wanted) for face in FACES
            )
            once = F(serving, 6)
            given = {"fate": fate} | ({"character": hero} if hero else {})
            answer = resolve("space", card=card, hero=given, wanted=list(wanted))
            share = chances(answer)
            assert sum(share[effect] for effect in wanted) == once + (1 - once) * once * fate
            assert f"cards/{card}" in applied(answer)


@pytest.mark.parametrize(
    ("place", "character", "shares"),
    [
        ({"card": "shrine"}, "monk", dict.fromkeys(SHRINE, F(1, 6))),
        ({"card": "cave"}, "dwarf", {**dict.fromkeys(CAVE, F(1, 6)), "gain-2-gold": F(1, 3)}),
        ({"space": "temple"}, "priest", {"lose-2-lives": F(1, 36), "gain-2-fate": F(1, 18), "gain-2-lives": F(1, 36)}),
    ],
)
def test_whoever_wants_nothing_adds_no_bonus(place: dict[str, str], character: str, shares: dict[str, F]) -> None:
    """Doing nothing wins ties: each face has its own share, as has each total of the Temple's two dice (2, 11, 12)."""
    answer = resolve("space", hero={"character": character}, **place)
    assert {effect: chances(answer)[effect] for effect in shares} == shares
    (step,) = (node for _, node in answer.trace.walk() if node.entry == f"talisman/heroes/{character}")
    assert step.status is Status.CONSIDERED
    assert not answer.advice


def test_the_magic_portal_may_be_left_alone_and_cards_are_put_elsewhere() -> None:
    assert possible(resolve("space", card="magic-portal", wanted=["nothing"])) == {"nothing": 1}
    assert chances(resolve("space", card="magic-portal", wanted=["go-to-temple"], hero={"fate": 1}))[
        "go-to-temple"
    ] == F(11, 36)
    for card in ("ghost", "hermit"):
        answer = resolve("space", card=card)
        assert set(possible(answer).values()) == {F(1, 6)}
        assert all(effect.startswith("place-at-") for effect in answer.probability)
        assert "adventure-cards/cards-placed-elsewhere" in applied(answer)


def test_players_ask_whether_the_monk_adds_1_to_his_prayer_at_the_temple() -> None:
    # The Talisman comes at a total of 10: he needs a 10 or adds 1 to a 9, 3 + 4 of 36.
    hero = {"character": "monk"}
    answer = resolve("space", space="temple", hero=hero, wanted=["gain-1-talisman"])
    assert chances(answer)["gain-1-talisman"] == F(7, 36)
    assert [advice.entry for advice in answer.advice] == ["talisman/heroes/monk"]


def test_the_druid_encounters_a_space_with_the_alignment_that_serves_him() -> None:
    # Neutral, he becomes good to pray at the Chapel (a Spell on a 6), evil to pray at the Graveyard.
    for space, as_whom in (("chapel", "good"), ("graveyard", "evil")):
        answer = resolve("space", space=space, hero={"character": "druid"}, wanted=["gain-1-spell"])
        assert chances(answer)["gain-1-spell"] == F(1, 6)
        assert answer.advice[0].cases[0].option == as_whom
        assert "heroes/druid" in applied(answer)
    stays = resolve("space", space="chapel", hero={"character": "druid"}, wanted=["heal-for-gold"])
    assert possible(stays) == {"heal-for-gold": 1}
    assert stays.advice[0].cases[0].option == "neutral"


def test_the_alignment_of_a_character_by_name_is_the_printed_one_unless_it_is_given() -> None:
    assert possible(resolve("space", space="chapel", hero={"character": "wizard"})) == {"lose-1-life": 1}
    changed = resolve("space", space="chapel", hero={"character": "wizard", "alignment": "neutral"})
    assert possible(changed) == {"heal-for-gold": 1}


def test_the_thief_takes_a_purchase_card_free_in_the_village() -> None:
    answer = resolve("space", space="village", hero={"character": "thief"}, visit="mystic")
    assert "heroes/thief" in applied(answer)
    assert all(line.extra_fields == {"free_purchase": True} for line in answer.outcomes)
    assert all(not line.extra_fields for line in resolve("space", space="village", visit="mystic").outcomes)


def test_the_prince_among_the_cards_opens_the_royal_doctors_free_visit() -> None:
    answer = resolve("space", space="castle", hero={"cards": ["prince"]}, wanted=["heal-2"])
    assert possible(answer) == {"heal-2": 1}


# Spells


def test_who_is_never_without_a_spell() -> None:
    for hero in ({"character": "wizard"}, {"character": "prophetess"}, {"cards": ["wand"], "craft": 3}):
        assert report("cast", hero={**hero, "spells": ["healing"]})["gains_after_the_last"]["spells"] == 1
        assert "gains_after_the_last" not in report("cast", hero={**hero, "spells": ["healing", "hex"]})
    for hero in ({"character": "druid"}, {"cards": ["wand"], "craft": 2}, {"character": "wizard", "toad": True}):
        assert "gains_after_the_last" not in report("cast", hero={**hero, "spells": ["healing"]})


def test_the_amulet_among_the_cards_bars_every_spell() -> None:
    (row,) = report("cast", hero={"cards": ["amulet"], "spells": ["healing"]}, happening="life-lost")["spells"]
    assert "amulet" in row["reasons"]
    assert not row["allowed"]


# Bad input


@pytest.mark.parametrize(
    ("situation", "fields", "code", "words"),
    [
        ("battle", {"hero": {"character": "warior", "strength": 4}}, "bad-value", "Did you mean warrior?"),
        ("battle", {"hero": {"cards": ["swort"], "strength": 4}}, "bad-value", "hero.cards.0"),
        ("battle", {"hero": {"cards": ["wolf"], "strength": 4}}, "bad-value", "neither an Object nor a Follower"),
        ("battle", {"hero": {"character": "troll", "strength": 5}}, "contradiction", "6 + 0 + 0 = 6"),
        ("battle", {"hero": {"strength": 4, "cards": ["maiden"], "followers": 0}}, "contradiction", "Followers"),
        ("battle", {"hero": {"strength": 4, "cards": ["talisman"], "talisman": False}}, "contradiction", "Talisman"),
        ("battle", {"hero": {"character": "monk", "strength": 5, "armour": "helmet"}}, "contradiction", "use Armour"),
        ("battle", {"hero": {"strength": 4}, "space": "wods"}, "bad-value", "Did you mean woods?"),
        ("battle", {"hero": {"strength": 4}, "dice": {"hero": 1, "hero_second": 2}}, "contradiction", "1 attack die"),
        (
            "battle",
            {"hero": {"character": "warrior", "strength": 4}, "dice": {"hero": 1}},
            "missing-field",
            "2 attack dice",
        ),
        ("battle", {"hero": {"character": "assassin", "strength": 4}, "dice": {"foe": 1}}, "contradiction", "no die"),
        (
            "duel",
            {"by": "craft", "attacker": {"character": "elf", "craft": 4}, "defender": {"craft": 4}},
            "contradiction",
            "battle only",
        ),
        (
            "duel",
            {"attacker": {"strength": 4, "craft": 4}, "defender": {"strength": 4, "craft": 4}},
            "missing-field",
            "strength, craft",
        ),
        (
            "duel",
            {"attacker": {"character": "wizard", "strength": 4, "craft": 5}, "defender": {"strength": 4}},
            "missing-field",
            "defender.craft",
        ),
        (
            "portal-of-power",
            {"ability": "craft", "hero": {"character": "dwarf", "craft": 3}, "portal_dice": 2},
            "contradiction",
            "fewer dice",
        ),
        (
            "crown-duel",
            {
                "hero": {"character": "wizard", "strength": 4, "craft": 5},
                "other": {"strength": 4, "craft": 4},
                "variants": {"crown-evasion": True},
            },
            "contradiction",
            "might not end",
        ),
        (
            "movement",
            {"position": "outer/city", "hero": {"cards": ["poltergeist"]}, "roll": 3},
            "contradiction",
            "does not roll",
        ),
        ("space", {"card": "sword"}, "bad-value", "card"),
        ("space", {"card": "cave", "space": "city"}, "contradiction", "space or the card"),
        ("space", {}, "missing-field", "space or the card"),
        ("space", {"card": "cave", "visit": "roll"}, "contradiction", "nothing to choose"),
        ("space", {"space": "temple", "hero": {"character": "elf"}, "prayer_bonus": 1}, "contradiction", "praying"),
    ],
)
def test_bad_input_is_refused_by_cause_and_remedy(
    situation: str, fields: dict[str, Any], code: str, words: str
) -> None:
    if situation == "battle":
        fields = {"foe": {"strength": 4}, **fields}
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": f"talisman/{situation}", **fields})
    assert caught.value.code == code
    assert words in f"{caught.value.input} {caught.value}"


def test_results_that_take_an_ability_are_told_apart() -> None:
    for name, usual, occasional in (
        ("battle", ["win", "stand-off", "life-lost", "saved", "evaded"], ["destroyed", "left-alone", "charmed"]),
        ("psychic-combat", ["win", "stand-off", "life-lost", "evaded"], ["destroyed"]),
    ):
        told = CATALOGUE.get_situation(f"talisman/{name}").as_json()
        assert (told["results"], told["occasional_results"]) == (usual, occasional)
    assert "occasional_results" not in CATALOGUE.get_situation("talisman/duel").as_json()


def test_the_schemas_tell_the_new_fields_with_their_bounds() -> None:
    def schema(name: str) -> dict[str, Any]:
        return dict(CATALOGUE.get_situation(f"talisman/{name}").request.model_json_schema())

    battle = schema("battle")
    assert battle["$defs"]["CharacterRequest"]["properties"]["cards"]["maxItems"] == 20
    assert battle["$defs"]["BattleDiceRequest"]["properties"]["hero_second"]["anyOf"][0]["maximum"] == 6
    assert "woods" in battle["properties"]["space"]["anyOf"][0]["enum"]
    assert "cave" in schema("space")["properties"]["card"]["anyOf"][0]["enum"]
    assert "character" in schema("duel")["$defs"]["CharacterRequest"]["properties"]
