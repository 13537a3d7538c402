"""Battle with creatures: one or several Enemies, one attack roll each side, fate, Armour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum, StrEnum
from functools import cache
from itertools import groupby
from typing import NamedTuple, TypeAlias

from rulewright.engine.effects import (
    NO_FACTS,
    Choose,
    Cite,
    Facts,
    Roll,
    Rule,
    Status,
    call,
    choose,
    cite,
    cite_effect,
    roll,
    tail_call,
    throw,
)
from rulewright.engine.executes import executes
from rulewright.games.talisman.data.ground import ANYWHERE, BattleGround
from rulewright.games.talisman.rules.fate import KEEP, NO_FATE_LEFT, ON_SUCCESS, PAY, dice_facts, fate_options, reroll


class Armour(StrEnum):
    """The Armour worn: what a die must show to save the life lost in a battle."""

    __hash__ = str.__hash__  # the enum's own is slow, and every trajectory of a battle calls it

    NONE = "none"
    HELMET = "helmet"
    SHIELD = "shield"
    ARMOUR = "armour"

    @property
    def saves_from(self) -> int:
        """The lowest face that saves the life, or 7 if none does."""
        return _SAVES_FROM[self]


_SAVES_FROM = {Armour.NONE: 7, Armour.HELMET: 6, Armour.SHIELD: 5, Armour.ARMOUR: 4}


class BattleResult(StrEnum):
    """The end of a battle for the character."""

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
    DESTROYED = "destroyed"
    """An ability destroys the creature without an attack; it is no trophy."""
    LEFT_ALONE = "left-alone"
    """Neither attacks the other. The creature has not been evaded, and the turn ends."""
    CHARMED = "charmed"
    """The creature becomes a Follower."""


class AttackForm(StrEnum):
    """The form of an attack: the ability with which it is fought."""

    BATTLE = "battle"
    """Strength."""
    PSYCHIC_COMBAT = "psychic-combat"
    """Craft."""

    @property
    def entry(self) -> str:
        """The entry of this form of attack."""
        return "attacks/battle" if self is AttackForm.BATTLE else "attacks/psychic-combat"


class Foe(NamedTuple):
    """A creature, or several fighting as one: total Strength, bonus to the attack roll, and number of creatures.

    In psychic combat `strength` is its Craft.
    """

    strength: int
    roll_bonus: int = 0
    creatures: int = 1
    form: AttackForm = AttackForm.BATTLE


class Hero(NamedTuple):
    """The character in battle: Strength as counted in battle, bonus of a Weapon, Armour worn, fate tokens.

    `two_dice` is the entry that lets it roll two attack dice and use the higher one. `assassinates` is the entry that
    denies its opponent an attack roll. Neither can hurt whoever wants to win, so both are used whenever allowed, and
    fate is not offered for a roll that has succeeded; with `every_option` all of that is the player's choice. `craft`
    counts in psychic combat, in which only Craft and fate matter.
    """

    strength: int
    battle_bonus: int = 0
    armour: Armour = Armour.NONE
    fate: int = 0
    two_dice: str | None = None
    assassinates: str | None = None
    craft: int = 0
    every_option: bool = False

    def in_form(self, form: AttackForm) -> Hero:
        """The character in this form of attack; in psychic combat its Craft takes the place of Strength."""
        return self._replace(craft=0) if form is AttackForm.BATTLE else Hero(self.craft, fate=self.fate)


FIGHT = "fight"
EVADE = "evade"
DESTROY = "destroy"
ASSASSINATE = "assassinate"
ONE_DIE = "one-die"
TWO_DICE = "two-dice"
LEAVE_ALONE = "leave-alone"
CHARM = "charm"
HOLD_BACK, CAST_IT = "hold-back", "cast-it"
KnownDice: TypeAlias = "tuple[tuple[int, ...] | None, int | None]"
NOT_ROLLED: KnownDice = (None, None)


class Circumstances(NamedTuple):
    """Everything else that bears on a battle or a psychic combat.

    `dice` holds the faces already rolled, the hero's in ascending order and the foe's, `None` if still to be rolled.
    They belong to the first battle, which can then no longer be evaded or avoided.

    Each of the next fields is the entry of an ability, or `None`. `evades_by` lets the character evade, as `may_evade`
    does for any other reason. `destroys` lets it destroy creatures with a Craft without an attack. `leaves_it_alone`
    keeps creatures from attacking it; with `may_charm` it may charm them. `gains_life` adds a life for every Enemy
    killed in battle.

    `blasts` are the Spells that it may cast before the dice, each of which adds `blast` to its Strength for one battle.

    `ground` is the place of the fight. Its bonus counts once, or with `for_each` once for each of several creatures
    that fight as one. With `bonus_without_roll` a creature without an attack roll has its bonus, too. `unusable` are
    the entries that the character cannot use there, each with the entry that forbids it.
    """

    may_evade: bool = False
    dice: KnownDice = NOT_ROLLED
    fate_on_armour: bool = True
    evades_by: str | None = None
    destroys: str | None = None
    leaves_it_alone: str | None = None
    may_charm: bool = False
    gains_life: str | None = None
    ground: BattleGround = ANYWHERE
    for_each: bool = False
    bonus_without_roll: bool = False
    unusable: tuple[tuple[str, str], ...] = ()
    blasts: int = 0
    blast: int = 0


class ArmourReroll(IntEnum):
    """The Armour dice that fate may reroll."""

    __hash__ = int.__hash__

    NONE = 0
    FAILED = 1
    ALL = 2


class BattleOutcome(NamedTuple):
    """The result of the last battle fought or avoided, the fate paid, and the lives gained by kills."""

    result: BattleResult
    fate_paid: int
    gained: int = 0


@executes("attacks/several-enemies", "adventure-cards/encounter-order")
def fighting_order(foes: Iterable[tuple[int, Foe]]) -> tuple[Foe, ...]:
    """The opponents in the order in which they are met; `foes` are Enemies, each with its encounter number.

    Lower numbers come first; equal numbers keep the order of drawing. Enemies of one number that attack with Strength
    fight as one when the first of them is met: their Strengths and their roll bonuses are added up.
    """
    ordered: list[Foe] = []
    for _, group in groupby(sorted(foes, key=lambda foe: foe[0]), key=lambda foe: foe[0]):
        enemies = [foe for _, foe in group]
        joint = [foe for foe in enemies if not fights_by_itself(foe)]
        strength, bonus = sum(foe.strength for foe in joint), sum(foe.roll_bonus for foe in joint)
        for foe in enemies:
            if fights_by_itself(foe):
                ordered.append(foe)
            elif foe is joint[0]:
                ordered.append(Foe(strength, bonus, len(joint)))
    return tuple(ordered)


@executes("adventure-cards/enemies-with-craft")
def fights_by_itself(foe: Foe) -> bool:
    """Whether an Enemy never fights as one with others: a Spirit, which has a Craft."""
    return foe.form is AttackForm.PSYCHIC_COMBAT


@executes("attacks/types")
def battle(hero: Hero, foes: tuple[Foe, ...], circumstances: Circumstances) -> Rule[BattleOutcome]:
    """Fight `foes` one after the other until a fight is not won. Evaded and destroyed foes are skipped.

    Whoever wins all fights that are left has won, as the rest of the space is open then.
    """
    yield from cite_order(foes)
    ground = circumstances.ground
    yield from cite_unusable(circumstances.unusable)
    foes = tuple(strengthened(foe, ground, circumstances.for_each) for foe in foes)
    fate, gained, passed, blasts = hero.fate, 0, 0, circumstances.blasts
    result = BattleResult.EVADED
    dice = circumstances.dice
    for number, foe in enumerate(foes, 1):
        if (yield from evade(circumstances.may_evade, dice != NOT_ROLLED, number, fate, circumstances.evades_by)):
            passed += foe.creatures
            continue
        destroys = circumstances.destroys if foe.form is AttackForm.PSYCHIC_COMBAT else None
        if dice == NOT_ROLLED and (yield from destroy(destroys, number, fate)):
            result = BattleResult.DESTROYED if result is BattleResult.EVADED else result
            passed += foe.creatures
            continue
        if dice == NOT_ROLLED and circumstances.leaves_it_alone is not None:
            facts = {"battle": number, "fate": fate}
            others = [LEAVE_ALONE] if hero.every_option or not circumstances.may_charm else []
            others += [CHARM] if circumstances.may_charm else []
            peace = yield from keep_the_peace(circumstances.leaves_it_alone, others, facts)
            if peace:
                charmed, paid = yield from roll_to_charm(
                    circumstances.leaves_it_alone, peace == CHARM, foe.strength, fate > 0, hero.every_option
                )
                fate -= paid
                result = BattleResult.CHARMED if charmed else BattleResult.LEFT_ALONE
                break
        fighter = hero.in_form(foe.form)
        rolls = 1 if fighter.armour is Armour.NONE or not circumstances.fate_on_armour else 2
        fighter = fighter._replace(fate=min(fate, rolls))
        if foe.form is AttackForm.BATTLE and dice == NOT_ROLLED:
            cast = yield from cast_before_the_dice(blasts, number, fate)
            blasts -= cast
            fighter = fighter._replace(battle_bonus=fighter.battle_bonus + cast * circumstances.blast)
        by = ground.entry if ground.roll_bonus else None
        arguments = (fighter, foe, dice, circumstances.fate_on_armour, number, by, circumstances.bonus_without_roll)
        facts = {"battle": number, "fate": fate}
        gains = circumstances.gains_life if foe.form is AttackForm.BATTLE else None
        if number == len(foes) and fate == hero.fate and not gained and not passed and gains is None:
            return (yield from tail_call(fight, *arguments, facts=facts))
        result, paid, _ = yield from call(fight, *arguments, facts=facts)
        fate -= paid
        dice = NOT_ROLLED
        if result is not BattleResult.WIN:
            break
        if gains is not None:
            yield from cite(gains, facts={"gained": foe.creatures}, part=number)
            gained += foe.creatures
    if result is BattleResult.WIN and passed:
        yield from cite("encounters/enemies-first", facts={"passed": passed})
    return BattleOutcome(result, hero.fate - fate, gained)


def cite_order(foes: Sequence[Foe]) -> Rule[None]:
    """Cite which of several creatures fight as one, and in which order the fights are."""
    yield from cite("attacks/types", facts={"foes": sum(foe.creatures for foe in foes)})
    if any(foe.creatures > 1 for foe in foes):
        yield from cite("attacks/several-enemies", facts={"foes": max(foe.creatures for foe in foes)})
    if len(foes) > 1:
        yield from cite("adventure-cards/encounter-order", facts={"battles": len(foes)})


def cite_unusable(unusable: Iterable[tuple[str, str]], facts: Facts = NO_FACTS, part: int = 0) -> Rule[None]:
    """Cite the entries that a character cannot use as blocked, each by the entry that forbids it."""
    for entry, ban in unusable:
        yield from cite(entry, Status.BLOCKED, blocked_by=ban, facts=facts, part=part)


@executes("board/runes")
def strengthened(foe: Foe, ground: BattleGround, for_each: bool) -> Foe:
    """The foe with the space's bonus added to its attack roll.

    Several creatures that fight as one make one attack roll; with `for_each` the bonus still counts once for each of
    them.
    """
    times = foe.creatures if for_each else 1
    return foe._replace(roll_bonus=foe.roll_bonus + ground.roll_bonus * times)


@executes("attacks/battle-evade", "character-rules/evading")
def evade(may_evade: bool, dice_rolled: bool, number: int, fate: int, by: str | None = None) -> Rule[bool]:
    """Let the character evade its opponent number `number`, if it can. Return whether it does.

    Evading takes a Spell, card or ability, and is possible only before any die of the battle is rolled. `by` is the
    entry of such an ability.
    """
    may_evade = may_evade or by is not None
    if by is not None and not dice_rolled:
        yield from cite(by, part=number)
    if not may_evade or dice_rolled:
        reason = "attacks/battle-attack-roll" if may_evade else "character-rules/evading"
        yield from cite("attacks/battle-evade", Status.BLOCKED, blocked_by=reason, part=number)
        return False
    facts = {"battle": number, "fate": fate}
    answer = yield from choose("evade", (FIGHT, EVADE), entry="attacks/battle-evade", facts=facts, part=number)
    return answer == EVADE


def destroy(by: str | None, number: int, fate: int) -> Rule[bool]:
    """Let the character destroy its opponent without an attack, if `by` allows it. Return whether it does."""
    if by is None:
        return False
    facts = {"battle": number, "fate": fate}
    return (yield from choose("destroy", (FIGHT, DESTROY), entry=by, facts=facts, part=number)) == DESTROY


def cast_before_the_dice(spells: int, number: int, fate: int) -> Rule[int]:
    """Let the character cast up to `spells` Spells that add to its Strength in battle `number`.

    Return how many it casts.
    """
    for cast in range(spells):
        facts = {"battle": number, "fate": fate}
        answer = yield from choose(
            "strengthen", (HOLD_BACK, CAST_IT), entry="cards/psionic-blast", facts=facts, part=number
        )
        if answer == HOLD_BACK:
            return cast
    return spells


def keep_the_peace(by: str, others: Iterable[str], facts: Facts) -> Rule[str | None]:
    """Let the character decide about a creature that, by the entry `by`, does not attack it.

    `others` are the options besides the attack, `LEAVE_ALONE` or `CHARM`. Return the one taken, or `None` if the
    character attacks.
    """
    answer = yield from choose("attack", (FIGHT, *others), entry=by, facts=facts)
    return None if answer == FIGHT else answer


def roll_to_charm(
    by: str, is_tried: bool, strength: int, has_fate: bool, every_option: bool = False
) -> Rule[tuple[bool, int]]:
    """Try to charm a creature: the die must be higher than its Strength.

    Return whether it is charmed, and the fate paid for a reroll, which only `every_option` offers after a success.
    """
    if not is_tried:
        return False, 0
    die = yield from roll("hero", entry=by)
    if die > strength and not (has_fate and every_option):
        return True, 0
    decision = ON_SUCCESS if die > strength else "fate-on-charm"
    die, paid = yield from call(reroll, decision, die, has_fate, facts={"die": die})
    return die > strength, int(paid)


@executes("attacks/battle", "attacks/psychic-combat", "attacks/psychic-combat-differences")
def fight(
    hero: Hero,
    foe: Foe,
    dice: KnownDice,
    fate_on_armour: bool,
    number: int,
    strengthened_by: str | None = None,
    bonus_without_roll: bool = False,
) -> Rule[BattleOutcome]:
    """Fight battle or psychic combat number `number`, which is not evaded. Return its result and the fate paid.

    In psychic combat the Strengths are Craft, and `hero` has no Armour. `strengthened_by` is the entry of the space
    that adds to the creature's attack roll. A creature without an attack roll has no bonus to it, except by one reading
    (`bonus_without_roll`).
    """
    if hero.every_option and dice == NOT_ROLLED:
        hero = yield from decide_on_abilities(hero, number)
    if hero.assassinates is not None and not bonus_without_roll:
        foe = foe._replace(roll_bonus=0)
        if strengthened_by is not None:
            yield from cite(strengthened_by, Status.BLOCKED, blocked_by=hero.assassinates, part=number)
            strengthened_by = None
    roll_bonus: Facts = {"roll_bonus": foe.roll_bonus} if foe.roll_bonus else NO_FACTS
    form = foe.form
    if form is AttackForm.BATTLE:
        own: Facts = {"strength": hero.strength, "bonus": hero.battle_bonus, "foe_strength": foe.strength}
        yield from cite(form.entry, facts={**own, **roll_bonus}, part=number)
    else:
        own = {"craft": hero.strength, "foe_craft": foe.strength}
        yield from cite(form.entry, facts={**own, **roll_bonus}, part=number)
        yield from cite(
            "possessions/armour-limit", Status.BLOCKED, blocked_by="attacks/psychic-combat-differences", part=number
        )
    yield from cite("attacks/battle-spells", Status.CONSIDERED)
    for by in (strengthened_by, hero.two_dice, hero.assassinates):
        if by is not None:
            yield from cite(by, part=number)
    bonus = hero.strength + hero.battle_bonus
    ahead = bonus - foe.strength - foe.roll_bonus
    scores = (bonus, bonus - ahead) if dice != NOT_ROLLED else None
    rerolled = ArmourReroll.ALL if fate_on_armour and hero.every_option else ArmourReroll(fate_on_armour)
    return (
        yield from tail_call(
            attack_roll,
            ahead,
            dice,
            scores,
            hero.armour,
            hero.fate,
            rerolled,
            1 if hero.two_dice is None else 2,
            hero.assassinates,
        )
    )


def decide_on_abilities(hero: Hero, number: int) -> Rule[Hero]:
    """Let the character decide on what it may do before the dice of battle number `number`; both cards say “may”."""
    facts = {"battle": number, "fate": hero.fate}
    if hero.two_dice is not None:
        options = ONE_DIE, TWO_DICE
        if (yield from choose("second-die", options, entry=hero.two_dice, facts=facts, part=number)) == ONE_DIE:
            hero = hero._replace(two_dice=None)
    if hero.assassinates is not None:
        options = FIGHT, ASSASSINATE
        if (yield from choose("assassination", options, entry=hero.assassinates, facts=facts, part=number)) == FIGHT:
            hero = hero._replace(assassinates=None)
    return hero


@executes("attacks/battle-attack-roll")
def attack_roll(
    ahead: int,
    dice: KnownDice,
    totals: tuple[int, int] | None,
    armour: Armour,
    fate: int,
    fate_on_armour: ArmourReroll,
    own_dice: int = 1,
    assassinates: str | None = None,
) -> Rule[BattleOutcome]:
    """Make both attack rolls and resolve the battle; `ahead` is the hero's lead before the dice.

    The highest of several `own_dice` counts. `totals` are the values to which the two dice are added, for the
    explanation. Without them only the dice are cited, so that battles with the same difference of Strength are solved
    once.
    """
    own = yield from throw("hero", own_dice, entry="attacks/battle-attack-roll", known=dice[0])
    yield from cite("attacks/battle-attack-roll", facts=_attack_roll_facts(own, totals and totals[0]))
    if not fate:  # without fate only the difference of the scores matters from here on
        ahead, own = ahead + own[-1], (0,)
    if assassinates is not None:
        return (yield from tail_call(no_creature_roll, ahead, own, assassinates, armour, fate, fate_on_armour))
    foe_total = totals and totals[1]
    return (yield from tail_call(creature_roll, ahead, own, dice[1], foe_total, armour, fate, fate_on_armour))


_NO_FATE_LEFT = Cite("characters/fate-reroll", Status.BLOCKED, NO_FATE_LEFT)
_STAND_OFF = Cite("attacks/stand-off")
_LIFE_LOST = Cite("characters/lives", facts={"lost": 1})
_FOE_ROLL = Roll("foe", "attacks/battle-creature-roll")
_FATE_REROLL = Roll("hero", "characters/fate-reroll")
_ARMOUR_ROLL = Roll("hero", "possessions/armour-limit")
_NO_FATE_ON_FOE_ROLL = Cite("characters/fate-reroll", Status.BLOCKED, "characters/fate-not-on-others-dice")


@executes("attacks/battle-creature-roll", "characters/fate-not-on-others-dice")
def creature_roll(
    ahead: int,
    own: tuple[int, ...],
    known_die: int | None,
    total: int | None,
    armour: Armour,
    fate: int,
    fate_on_armour: ArmourReroll,
) -> Rule[BattleOutcome]:
    """Make the creature's attack roll and resolve the battle.

    Another player rolls this die, so fate cannot change it.
    """
    theirs: int = yield _FOE_ROLL if known_die is None else _FOE_ROLL._replace(known=known_die)
    yield cite_effect("attacks/battle-creature-roll", _attack_roll_facts((theirs,), total))
    if fate:
        yield _NO_FATE_ON_FOE_ROLL
    level = ahead - theirs
    facts: Facts = {"standing": _describe_standing(level + own[-1]), **_highest_die_facts(own), "foe": theirs}
    return (yield from tail_call(decide_on_fate, level, own, armour, fate, fate_on_armour, facts=facts))


def no_creature_roll(
    ahead: int, own: tuple[int, ...], by: str, armour: Armour, fate: int, fate_on_armour: ArmourReroll
) -> Rule[BattleOutcome]:
    """Resolve the battle without an attack roll of the creature, which `by` denies it. No die adds to its Strength."""
    yield from cite("attacks/battle-creature-roll", Status.BLOCKED, blocked_by=by)
    facts: Facts = {"standing": _describe_standing(ahead + own[-1]), **_highest_die_facts(own), "die": own[-1]}
    return (yield from tail_call(decide_on_fate, ahead, own, armour, fate, fate_on_armour, facts=facts))


def _highest_die_facts(own: tuple[int, ...]) -> Facts:
    """The face of the hero's die, or the highest of several, as a fact."""
    return {"hero" if len(own) == 1 else "highest": own[-1]}


def _describe_standing(ahead: int) -> str:
    return "ahead" if ahead > 0 else "level" if ahead == 0 else "behind"


def decide_on_fate(
    level: int, own: tuple[int, ...], armour: Armour, fate: int, fate_on_armour: ArmourReroll
) -> Rule[BattleOutcome]:
    """Let the hero reroll one attack die for fate, now that all are rolled, and resolve the battle.

    The hero's highest die is to be added to `level`. The caller states how the scores compare, so that battles in the
    same state share this continuation.
    """
    if not fate:
        yield _NO_FATE_LEFT
        return (yield from compare(level + own[-1], armour, 0, fate_on_armour, 0))
    several = own if len(own) > 1 else ()
    answer = yield build_fate_choice(several, level)
    if answer == KEEP:
        return (yield from compare(level + own[-1], armour, fate, fate_on_armour, 0))
    at_least = max(fate_options(several)[0][answer]) if several else 0
    return (yield from tail_call(reroll_attack_die, level, at_least, armour, fate - 1, fate_on_armour))


@cache
def build_fate_choice(several: tuple[int, ...], level: int) -> Choose:
    """The decision to pay fate for a reroll of an attack die that is to be added to `level`.

    `several` are the hero's dice if there is more than one, else it is empty.
    """
    name, needed = "fate-on-attack-roll", min(max(1 - level, 1), 7)
    if not several:
        return Choose(name, (KEEP, PAY), "characters/fate-reroll", known={"needed": needed})
    options, ranks = fate_options(several)
    facts, known = {"dice": " + ".join(map(str, several))}, {**dice_facts(several), "needed": needed}
    return Choose(name, tuple(options), "characters/fate-several-dice", facts, ranks=ranks, known=known)


def _attack_roll_facts(dice: tuple[int, ...], total: int | None) -> Facts:
    told: Facts = {"die": dice[0]} if len(dice) == 1 else {"dice": " + ".join(map(str, dice))}
    return told if total is None else {**told, "score": total + dice[-1]}


def reroll_attack_die(
    level: int, at_least: int, armour: Armour, fate: int, fate_on_armour: ArmourReroll
) -> Rule[BattleOutcome]:
    """Reroll an attack die of the hero for fate and resolve the battle; the new face counts.

    `at_least` is the face of its other die, or 0 if there is none.
    """
    die: int = yield _FATE_REROLL
    return (yield from compare(level + max(die, at_least), armour, fate, fate_on_armour, 1))


def _fate_ban_on_armour(fate: int, fate_on_armour: ArmourReroll) -> str | None:
    """The entry that keeps `fate` tokens from the Armour die, or `None`. By one reading none may reroll it."""
    if not fate_on_armour:
        return "faq/fate-on-armour"
    return None if fate else NO_FATE_LEFT


@executes("attacks/battle-compare", "attacks/stand-off")
def compare(
    ahead: int, armour: Armour, fate: int, fate_on_armour: ArmourReroll, paid_before: int
) -> Rule[BattleOutcome]:
    """Compare the attack scores, the hero's being higher by `ahead`. Return the outcome with all fate paid.

    `fate` tokens are left for the Armour dice that `fate_on_armour` lets them reroll.
    """
    yield cite_effect("attacks/battle-compare", {"ahead": ahead})
    if ahead > 0:
        return BattleOutcome(BattleResult.WIN, paid_before)
    if ahead == 0:
        yield _STAND_OFF
        return BattleOutcome(BattleResult.STAND_OFF, paid_before)
    barred_by = _fate_ban_on_armour(fate, fate_on_armour)
    may_reroll_saved = barred_by is None and fate_on_armour is ArmourReroll.ALL
    arguments = (armour, barred_by, paid_before, may_reroll_saved)
    return (yield from tail_call(lose_life, *arguments, facts={"fate_paid": paid_before}))


@executes("characters/lives", "possessions/armour-limit")
def lose_life(
    armour: Armour, fate_barred_by: str | None, paid_before: int, may_reroll_saved: bool = False
) -> Rule[BattleOutcome]:
    """Resolve the Armour roll of a defeated character. Return the outcome with all fate paid.

    `fate_barred_by` is the entry that keeps fate from the Armour die, or `None` if fate may be paid.
    """
    if armour is Armour.NONE:
        yield _LIFE_LOST
        return BattleOutcome(BattleResult.LIFE_LOST, paid_before)
    saves_from = armour.saves_from
    yield cite_effect("possessions/armour-limit", {"saves_from": saves_from})
    die: int = yield _ARMOUR_ROLL
    arguments = (die, saves_from, fate_barred_by, may_reroll_saved)
    saved, paid = yield from call(resolve_armour_roll, *arguments, facts={"armour_die": die})
    if saved:
        return BattleOutcome(BattleResult.SAVED, paid_before + paid)
    yield _LIFE_LOST
    return BattleOutcome(BattleResult.LIFE_LOST, paid_before + paid)


def resolve_armour_roll(
    die: int, saves_from: int, fate_barred_by: str | None, may_reroll_saved: bool = False
) -> Rule[tuple[bool, bool]]:
    """Whether Armour saves the life after a possible reroll of `die` for fate, and whether fate was paid."""
    if die >= saves_from and not may_reroll_saved:
        return True, False
    decision = ON_SUCCESS if die >= saves_from else "fate-on-armour"
    die, paid = yield from reroll(decision, die, fate_barred_by is None, fate_barred_by or NO_FATE_LEFT)
    return die >= saves_from, paid
