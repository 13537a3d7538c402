"""Battle with creatures: one or several Enemies, one attack roll each side, fate, Armour."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple

from rulewright.engine.effects import Facts, Rule, Status, become, call, choose, cite, roll
from rulewright.engine.executes import executes
from rulewright.talisman.fate import KEEP, PAY, reroll


class Armour(StrEnum):
    """The Armour worn: what a die must show to save the life lost in a battle."""

    __hash__ = str.__hash__  # the enum's own is slow, and every course of a battle asks for it

    NONE = "none"
    HELMET = "helmet"
    SHIELD = "shield"
    ARMOUR = "armour"

    @property
    def saves_from(self) -> int:
        """The lowest face that saves the life; 7 where none does."""
        return {Armour.NONE: 7, Armour.HELMET: 6, Armour.SHIELD: 5, Armour.ARMOUR: 4}[self]


class BattleResult(StrEnum):
    """How a battle ends for the character."""

    __hash__ = str.__hash__

    WIN = "win"
    """The creature is killed."""
    STAND_OFF = "stand-off"
    """Nobody is hurt; the turn ends."""
    LIFE_LOST = "life-lost"
    """The character is defeated and loses 1 life; the turn ends."""
    SAVED = "saved"
    """The character is defeated, but Armour saves the life; the turn ends."""
    EVADED = "evaded"
    """There was no battle."""


@dataclass(frozen=True, slots=True)
class Foe:
    """A creature, or several fighting as one: Strength in all, bonus to its attack roll, how many creatures it is."""

    strength: int
    roll_bonus: int = 0
    creatures: int = 1


@dataclass(frozen=True, slots=True)
class Hero:
    """The character in battle: Strength as it counts in battle, bonus of a Weapon, Armour worn, fate tokens."""

    strength: int
    battle_bonus: int = 0
    armour: Armour = Armour.NONE
    fate: int = 0


FIGHT = "fight"
EVADE = "evade"
NOT_ROLLED: tuple[int | None, int | None] = (None, None)


class Form(StrEnum):
    """What an attack is fought with."""

    BATTLE = "battle"
    """Strength."""
    PSYCHIC_COMBAT = "psychic-combat"
    """Craft."""

    @property
    def entry(self) -> str:
        """The entry that tells how it is fought."""
        return "attacks/battle" if self is Form.BATTLE else "attacks/psychic-combat"


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What else bears on a battle or a psychic combat.

    `dice` holds the faces (hero's, foe's) that already lie on the table, `None` where a die is still to be rolled; they
    belong to the first battle, which can then no longer be evaded.
    """

    may_evade: bool = False
    dice: tuple[int | None, int | None] = NOT_ROLLED
    fate_on_armour: bool = True
    form: Form = Form.BATTLE


class BattleOutcome(NamedTuple):
    """The result of a battle and the fate paid in it; of several, the last one's result and the fate paid in all."""

    result: BattleResult
    fate_paid: int


@executes("attacks/several-enemies", "adventure-cards/encounter-order")
def fighting_order(foes: Iterable[tuple[int, int]]) -> tuple[Foe, ...]:
    """The opponents that `foes` (Strength, encounter number) form, in the order in which they are met.

    Enemies with one encounter number fight as one, their Strength added; lower numbers come first.
    """
    by_number = sorted(foes, key=lambda foe: foe[1])
    groups = (list(group) for _, group in groupby(by_number, key=lambda foe: foe[1]))
    return tuple(Foe(sum(strength for strength, _ in group), creatures=len(group)) for group in groups)


@executes("adventure-cards/enemies-with-craft")
def spirits_in_order(foes: Iterable[tuple[int, int]]) -> tuple[Foe, ...]:
    """The opponents that Spirits (Craft, encounter number) form: each by itself, lower numbers first."""
    return tuple(Foe(craft) for craft, _ in sorted(foes, key=lambda foe: foe[1]))


@executes("attacks/types")
def battle(hero: Hero, foes: tuple[Foe, ...], circumstances: Circumstances) -> Rule[BattleOutcome]:
    """Battles with `foes` one after the other, until one is not won; an evaded foe is passed by."""
    yield from cite("attacks/types", facts={"foes": sum(foe.creatures for foe in foes)})
    if any(foe.creatures > 1 for foe in foes):
        yield from cite("attacks/several-enemies", facts={"foes": max(foe.creatures for foe in foes)})
    if len(foes) > 1:
        yield from cite("adventure-cards/encounter-order", facts={"battles": len(foes)})
    fate = hero.fate
    result = BattleResult.EVADED
    dice = circumstances.dice
    for number, foe in enumerate(foes, 1):
        if (yield from evade(circumstances.may_evade, dice != NOT_ROLLED, number, fate)):
            continue
        rolls = 1 if hero.armour is Armour.NONE or not circumstances.fate_on_armour else 2
        fighter = Hero(hero.strength, hero.battle_bonus, hero.armour, min(fate, rolls))
        arguments = (fighter, foe, dice, circumstances.fate_on_armour, number, circumstances.form)
        facts = {"battle": number, "fate": fate}
        if number == len(foes) and fate == hero.fate:
            return (yield from become(fight, *arguments, facts=facts))
        result, paid = yield from call(fight, *arguments, facts=facts)
        fate -= paid
        dice = NOT_ROLLED
        if result is not BattleResult.WIN:
            break
    return BattleOutcome(result, hero.fate - fate)


@executes("attacks/battle-evade", "character-rules/evading")
def evade(may_evade: bool, dice_rolled: bool, number: int, fate: int) -> Rule[bool]:
    """Whether the character evades its opponent number `number`.

    Only a Spell, card or ability lets it, and only before any die of the battle is rolled.
    """
    if not may_evade or dice_rolled:
        reason = "attacks/battle-attack-roll" if may_evade else "character-rules/evading"
        yield from cite("attacks/battle-evade", Status.BLOCKED, blocked_by=reason, part=number)
        return False
    facts = {"battle": number, "fate": fate}
    answer = yield from choose("evade", (FIGHT, EVADE), entry="attacks/battle-evade", facts=facts, part=number)
    return answer == EVADE


@executes("attacks/battle", "attacks/psychic-combat", "attacks/psychic-combat-differences", "board/runes")
def fight(
    hero: Hero,
    foe: Foe,
    dice: tuple[int | None, int | None],
    fate_on_armour: bool,
    number: int,
    form: Form = Form.BATTLE,
) -> Rule[BattleOutcome]:
    """Battle or psychic combat number `number`, which is not evaded: its result and the fate paid.

    In psychic combat the numbers are those of Craft, and `hero` has no Armour.
    """
    if form is Form.BATTLE:
        facts = {"strength": hero.strength, "bonus": hero.battle_bonus, "foe_strength": foe.strength + foe.roll_bonus}
        yield from cite(form.entry, facts=facts, part=number)
    else:
        yield from cite(form.entry, facts={"craft": hero.strength, "foe_craft": foe.strength}, part=number)
        yield from cite(
            "possessions/armour-limit", Status.BLOCKED, blocked_by="attacks/psychic-combat-differences", part=number
        )
    yield from cite("attacks/battle-spells", Status.CONSIDERED)
    bonus = hero.strength + hero.battle_bonus
    ahead = bonus - foe.strength - foe.roll_bonus
    scores = (bonus, bonus - ahead) if dice != NOT_ROLLED else None
    return (yield from become(attack_roll, ahead, dice, scores, hero.armour, hero.fate, fate_on_armour))


@executes("attacks/battle-attack-roll")
def attack_roll(
    ahead: int,
    dice: tuple[int | None, int | None],
    totals: tuple[int, int] | None,
    armour: Armour,
    fate: int,
    fate_on_armour: bool,
) -> Rule[BattleOutcome]:
    """Both attack rolls and what follows, when the hero is `ahead` by so much before them.

    `totals` are what the two dice are added to, for the explanation; without them it tells the dice
    alone, so that battles with the same difference of Strength are worked out once.
    """
    own = yield from roll("hero", entry="attacks/battle-attack-roll", known=dice[0])
    yield from cite("attacks/battle-attack-roll", facts=_rolled(own, totals and totals[0]))
    foe_total = totals and totals[1]
    return (yield from become(creature_roll, ahead, own, dice[1], foe_total, armour, fate, fate_on_armour))


@executes("attacks/battle-creature-roll", "characters/fate-not-on-others-dice")
def creature_roll(
    ahead: int, own: int, known: int | None, total: int | None, armour: Armour, fate: int, fate_on_armour: bool
) -> Rule[BattleOutcome]:
    """The creature's attack roll and what follows; another player rolls it, and no fate can change that die."""
    theirs = yield from roll("foe", entry="attacks/battle-creature-roll", known=known)
    yield from cite("attacks/battle-creature-roll", facts=_rolled(theirs, total))
    level = ahead - theirs
    if not fate:
        yield from cite("characters/fate-reroll", Status.BLOCKED, blocked_by="characters/fate")
        return (yield from become(compare, level + own, armour, False, 0))
    yield from cite("characters/fate-reroll", Status.BLOCKED, blocked_by="characters/fate-not-on-others-dice")
    standing = "ahead" if level + own > 0 else "level" if level + own == 0 else "behind"
    facts: Facts = {"standing": standing, "hero": own, "foe": theirs}
    if (yield from choose("fate-on-attack-roll", (KEEP, PAY), entry="characters/fate-reroll", facts=facts)) == PAY:
        return (yield from become(rolled_again, level, armour, fate - 1, fate_on_armour))
    return (yield from become(compare, level + own, armour, fate_on_armour, 0))


def _rolled(die: int, total: int | None) -> Facts:
    return {"die": die} if total is None else {"die": die, "score": total + die}


def rolled_again(level: int, armour: Armour, fate: int, fate_on_armour: bool) -> Rule[BattleOutcome]:
    """What follows once the hero's attack die is rolled again for fate; the new face stands."""
    die = yield from roll("hero", entry="characters/fate-reroll")
    return (yield from become(compare, level + die, armour, fate_on_armour and fate > 0, 1))


@executes("attacks/battle-compare", "attacks/stand-off")
def compare(ahead: int, armour: Armour, may_pay_fate: bool, paid_before: int) -> Rule[BattleOutcome]:
    """What attack scores lead to, the hero's being higher by `ahead`, and the fate paid in the whole battle."""
    yield from cite("attacks/battle-compare", facts={"ahead": ahead})
    if ahead > 0:
        return BattleOutcome(BattleResult.WIN, paid_before)
    if ahead == 0:
        yield from cite("attacks/stand-off")
        return BattleOutcome(BattleResult.STAND_OFF, paid_before)
    return (yield from become(lose_life, armour, may_pay_fate, paid_before, facts={"fate_paid": paid_before}))


@executes("characters/lives", "possessions/armour-limit")
def lose_life(armour: Armour, may_pay_fate: bool, paid_before: int) -> Rule[BattleOutcome]:
    """Whether Armour saves the life of a defeated character, and the fate paid in the whole battle."""
    if armour is Armour.NONE:
        yield from cite("characters/lives", facts={"lost": 1})
        return BattleOutcome(BattleResult.LIFE_LOST, paid_before)
    yield from cite("possessions/armour-limit", facts={"saves_from": armour.saves_from})
    die = yield from roll("hero", entry="possessions/armour-limit")
    saved, paid = yield from call(armour_holds, die, armour.saves_from, may_pay_fate, facts={"armour_die": die})
    if saved:
        return BattleOutcome(BattleResult.SAVED, paid_before + paid)
    yield from cite("characters/lives", facts={"lost": 1})
    return BattleOutcome(BattleResult.LIFE_LOST, paid_before + paid)


def armour_holds(die: int, saves_from: int, may_pay_fate: bool) -> Rule[tuple[bool, bool]]:
    """Whether Armour saves the life after the chance to roll its `die` again for fate, and whether fate was paid."""
    die, paid = yield from reroll("fate-on-armour", die, may_pay_fate and die < saves_from)
    return die >= saves_from, paid
