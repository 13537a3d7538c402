"""The spaces of the Inner Region and the way over them to the Crown of Command.

Every space is a rule for one of the hero's turns there. A `Continuation` handles what comes after, so that the same
rule answers a question about the space alone and one about the whole way.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Generic, NamedTuple, Protocol, TypeVar

from rulewright.engine.effects import (
    Facts,
    Play,
    Rule,
    Status,
    StepResult,
    call,
    choose,
    cite,
    proceed,
    roll,
    tail_call,
    tail_call_with,
    throw,
)
from rulewright.engine.executes import executes
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.printed_effects import MoveCharacter
from rulewright.games.talisman.rules.battle import NOT_ROLLED, Armour, BattleOutcome, BattleResult, Foe, Hero, fight
from rulewright.games.talisman.rules.fate import KEEP, NO_FATE_LEFT, PAY, dice_facts, reroll, reroll_one
from rulewright.games.talisman.rules.special_abilities import NO_KIT, Kit, mines_dice


class TurnBack(StrEnum):
    """The moment at which turning back takes effect."""

    START_OF_TURN = "start-of-turn"
    ANY_TIME = "any-time"


@dataclass(frozen=True, kw_only=True)
class InnerRegionReadings:
    """The readings of questions that the rulebooks leave open, and whether the hero may turn back at all.

    With `every_option` the hero is also asked what only goals in an unnatural order of results can want.
    """

    may_turn_back: bool = True
    turn_back: TurnBack = TurnBack.START_OF_TURN
    fate_on_setup_rolls: bool = True
    fate_on_deaths_dice: bool = False
    fate_on_armour: bool = True
    pits_stand_off_ends_turn: bool = True
    arrival_is_encountered: bool = True
    every_option: bool = False


@dataclass(frozen=True, slots=True)
class Fighter:
    """The constants of the way: total Strength and Craft, a Weapon's bonus in battle, Armour, a Talisman.

    `two_dice` and `assassinates` are those of the hero in battle; `kit` is its kit by name.
    """

    strength: int = 0
    craft: int = 0
    battle_bonus: int = 0
    armour: Armour = Armour.NONE
    talisman: bool = True
    two_dice: str | None = None
    assassinates: str | None = None
    kit: Kit = NO_KIT


class HeroCondition(NamedTuple):
    """The part of the hero's state that can change on the way."""

    life: int
    fate: int = 0
    followers: int = 0

    def after_paying_fate(self, fate: int) -> HeroCondition:
        """The condition after paying `fate` tokens."""
        return self._replace(fate=self.fate - fate) if fate else self

    def after_losing_lives(self, lives: int = 1) -> HeroCondition:
        """The condition after losing `lives` lives; none below 0."""
        return self._replace(life=max(0, self.life - lives)) if lives else self


OutcomeT = TypeVar("OutcomeT", bound=Hashable)
OutcomeT_co = TypeVar("OutcomeT_co", bound=Hashable, covariant=True)


class Continuation(Protocol[OutcomeT_co]):
    """The continuation after a space, for each way in which it can end."""

    def through(self, condition: HeroCondition) -> StepResult[OutcomeT_co]:
        """Continue when the hero has fulfilled the space's instructions; its turn ends."""

    def dead(self, condition: HeroCondition) -> StepResult[OutcomeT_co]:
        """Continue when the hero has lost its last life."""

    def turned_back(self, condition: HeroCondition, turns: int) -> StepResult[OutcomeT_co]:
        """Continue when the hero turns back; it reaches the Plain of Peril `turns` turn-ends from now."""


@dataclass(frozen=True, eq=False)
class JourneyContext(Generic[OutcomeT]):
    """A hero on its way under certain readings, and the continuation after its present space.

    Ways are compared by identity, since one question has one way.
    """

    fighter: Fighter
    readings: InnerRegionReadings
    continuation: Continuation[OutcomeT]


GO_ON = "go-on"
TURN_BACK = "turn-back"
TURNS_FROM_DEATH = TURNS_FROM_TOWER = 2
TURNS_FROM_DEN = TURNS_FROM_PITS = 3


@executes("inner-region/turning-back", "inner-region/movement")
def turns_back(readings: InnerRegionReadings, condition: HeroCondition, midturn: bool, **facts: int) -> Rule[bool]:
    """Let the hero turn back before it follows the instructions of its space. Return whether it does.

    It may do so at the start of a turn. In the middle of one (`midturn`), such as on landing, it may only by the
    reading `any-time`.
    """
    if not readings.may_turn_back or (midturn and readings.turn_back is TurnBack.START_OF_TURN):
        return False
    told = {"life": condition.life, "fate": condition.fate, **facts}
    known: Facts = {"landed": "landed" if midturn else "turn-begins"}
    options, entry = (GO_ON, TURN_BACK), "inner-region/turning-back"
    return (yield from choose("turn-back", options, entry=entry, facts=told, known=known)) == TURN_BACK


# Crypt and Mines


@dataclass(frozen=True)
class Labyrinth:
    """A space from which dice lead out.

    `minus` is the ability subtracted from `dice` dice. `rows` holds the lowest remainder that leads to each space,
    ascending; below the first of them the hero stays. `spared_by` is the entry that spares the hero a die.
    """

    entry: str
    dice: int
    minus: str
    rows: tuple[tuple[int, str], ...]
    spared_by: str | None = None

    def leads_to(self, remainder: int) -> str | None:
        """The id of the space for a remainder of the dice less the ability, or `None` if the hero stays."""
        found = None
        for lowest, space in self.rows:
            if remainder >= lowest:
                found = space
        return found


@cache
def load_labyrinth(space: str) -> Labyrinth:
    """The table of the board's space `crypt` or `mines`."""
    board = load_board()
    table = board.spaces[space].table
    assert table is not None
    rows = []
    for row in table.rows:
        effect = board.effects[row.effect]
        assert isinstance(effect, MoveCharacter)
        assert effect.to is not None
        rows.append((row.rolls[0], board.space(effect.to).id))
    assert table.minus is not None
    left = tuple(row for row in rows if row[1] != space)
    return Labyrinth(f"inner-region/{space}", table.dice, str(table.minus), left)


def labyrinth_for(space: str, kit: Kit, followers: int) -> Labyrinth:
    """The Crypt or the Mines for a hero with so many Followers; in the Mines it may be spared a die."""
    spared = mines_dice(kit, followers) if space == "mines" else None
    table = load_labyrinth(space)
    return table if spared is None else replace(table, dice=spared.dice, spared_by=spared.entry)


@executes("inner-region/crypt", "inner-region/mines", "board/crypt", "board/mines")
def find_a_way(table: Labyrinth, ability: int, has_fate: bool) -> Rule[tuple[str | None, int]]:
    """Roll the dice less the ability.

    Return the space that they lead to (`None`: the hero stays), and the fate paid.
    """
    dice = yield from throw("hero", table.dice, entry=table.entry)
    total, paid = yield from call(reroll_one, f"fate-on-{table.entry.split('/')[1]}", dice, has_fate)
    return table.leads_to(total - ability), int(paid)


def roll_for_way_out(
    table: Labyrinth, ability: int, fate: int, start: str, arrival_is_encountered: bool
) -> Rule[tuple[str, int]]:
    """Roll for the way out of the Crypt or the Mines. Return the space reached and the fate left.

    The space is `start` if the hero stays.
    """
    yield from cite(table.entry, facts={table.minus: ability})
    if table.spared_by is not None:
        yield from cite(table.spared_by)
    space, paid = yield from call(find_a_way, table, ability, fate > 0)
    if space is not None:
        yield from cite_arrival(arrival_is_encountered)
    return space or start, fate - paid


def cite_arrival(is_encountered: bool) -> Rule[None]:
    """End the move made by the dice in the Crypt or the Mines; by one reading its space is encountered at once."""
    if is_encountered:
        yield from cite("movement/landing")
    else:
        yield from cite("movement/landing", Status.BLOCKED, blocked_by="differences/crypt-encounter-on-arrival")


# Death


@executes("board/death")
def dice_with_death(has_fate: bool, reroll_deaths: bool) -> Rule[tuple[int, int]]:
    """Compare the hero's 2 dice with Death's. Return 1 (higher), 0 (equal) or -1 (lower), and the fate paid."""
    yield from cite("board/death")
    own = yield from throw("hero", 2, entry="board/death")
    if reroll_deaths:
        deaths = yield from throw("foe", 2, entry="board/death")
        return (yield from tail_call(compare_rerolling_any_die, own, deaths, has_fate))
    total = yield from call(roll_for_death)
    if has_fate:
        yield from cite("characters/fate-reroll", Status.BLOCKED, blocked_by="characters/fate-not-on-others-dice")
    return (yield from tail_call(compare_with_death, own, total, has_fate, facts={"death": total}))


def roll_for_death() -> Rule[int]:
    """Roll Death's 2 dice and return their total."""
    return sum((yield from throw("foe", 2, entry="board/death")))


def compare_with_death(own: tuple[int, ...], deaths: int, has_fate: bool) -> Rule[tuple[int, int]]:
    """Offer a reroll of one of the hero's `own` dice. Return the comparison with Death's total, and the fate paid."""
    facts = {"ahead": sum(own) - deaths, "needed": min(max(deaths - max(own) + 1, 1), 7)}
    total, paid = yield from call(reroll_one, "fate-on-death", own, has_fate, facts=facts)
    return _compare(total, deaths), int(paid)


def compare_rerolling_any_die(own: tuple[int, ...], deaths: tuple[int, ...], has_fate: bool) -> Rule[tuple[int, int]]:
    """Do as `compare_with_death`, by the reading that one of Death's dice may be rerolled instead."""
    ours, theirs = sum(own), sum(deaths)
    if not has_fate:
        return _compare(ours, theirs), 0
    options = {f"{PAY}-{face}": (face, 1) for face in sorted(set(own))}
    options |= {f"{PAY}-death-{face}": (face, -1) for face in sorted(set(deaths))}
    answer = yield from choose(
        "fate-on-death",
        (KEEP, *options),
        entry="characters/fate-several-dice",
        facts={"dice": " + ".join(map(str, own)), "death": theirs},
        ranks=(0, *(1 for _ in options)),
        known={**dice_facts(own), "ahead": ours - theirs, "death_highest": deaths[-1], "death_lowest": deaths[0]},
    )
    if answer == KEEP:
        return _compare(ours, theirs), 0
    face, sign = options[answer]
    die = yield from roll("hero", entry="characters/fate-several-dice")
    return _compare(ours - theirs + sign * (die - face), 0), 1


def _compare(own: int, other: int) -> int:
    return (own > other) - (own < other)


@executes("inner-region/encounters")
def at_death(context: JourneyContext[OutcomeT], condition: HeroCondition, midturn: bool) -> Play[OutcomeT]:
    """Play a turn on Death's space."""
    yield from cite("inner-region/encounters")
    if (yield from turns_back(context.readings, condition, midturn)):
        return context.continuation.turned_back(condition, TURNS_FROM_DEATH + midturn)
    comparison, paid = yield from call(dice_with_death, condition.fate > 0, context.readings.fate_on_deaths_dice)
    condition = condition.after_paying_fate(paid)
    if comparison > 0:
        return context.continuation.through(condition)
    if comparison < 0:
        yield from cite("characters/lives", facts={"lost": 1})
        condition = condition.after_losing_lives()
        if not condition.life:
            return context.continuation.dead(condition)
    return proceed(at_death, context, condition, False)


# Werewolf's Den


@executes("inner-region/werewolf-den", "board/werewolf-den")
def in_the_den(
    context: JourneyContext[OutcomeT], condition: HeroCondition, werewolf: int | None, midturn: bool
) -> Play[OutcomeT]:
    """Play a turn in the Werewolf's Den; `werewolf` is its Strength, or `None` before it is rolled."""
    yield from cite("inner-region/werewolf-den")
    if werewolf is None:
        return (yield from _roll_enemies(in_the_den, werewolf_strength, context, condition))
    if (yield from turns_back(context.readings, condition, midturn, werewolf=werewolf)):
        return context.continuation.turned_back(condition, TURNS_FROM_DEN + midturn)

    def fought(result: BattleResult, condition: HeroCondition) -> StepResult[OutcomeT]:
        if result is BattleResult.WIN:
            return context.continuation.through(condition)
        if not condition.life:
            return context.continuation.dead(condition)
        return proceed(in_the_den, context, condition, werewolf, False)

    return (yield from _fight_creature(context, condition, werewolf, fought))


def _roll_enemies(
    place: Callable[[JourneyContext[OutcomeT], HeroCondition, int, bool], Play[OutcomeT]],
    dice: Callable[[bool, str], Rule[tuple[int, int]]],
    context: JourneyContext[OutcomeT],
    condition: HeroCondition,
) -> Play[OutcomeT]:
    """Roll `dice` for the Strength or number of a place's creatures; the turn goes on at the place with the roll."""

    def attack(rolled: tuple[int, int]) -> StepResult[OutcomeT]:
        number, paid = rolled
        return proceed(place, context, condition.after_paying_fate(paid), number, True, turns=0)

    has_fate = context.readings.fate_on_setup_rolls and condition.fate > 0
    return (yield from tail_call_with(attack, dice, has_fate, _fate_ban_on_setup_rolls(context.readings)))


def _fate_ban_on_setup_rolls(readings: InnerRegionReadings) -> str:
    """The entry that keeps fate from the dice for creatures: by one reading it may never be paid for them."""
    return NO_FATE_LEFT if readings.fate_on_setup_rolls else "faq/fate-on-setup-rolls"


def werewolf_strength(has_fate: bool, barred_by: str) -> Rule[tuple[int, int]]:
    """Roll the Werewolf's Strength. Return it and the fate paid for one of its dice.

    Without fate to pay, `barred_by` is the entry that gives the reason.
    """
    dice = yield from throw("hero", 2, entry="inner-region/werewolf-den")
    total, paid = yield from call(reroll_one, "fate-on-werewolf", dice, has_fate, barred_by)
    return total, int(paid)


def _fight_creature(
    context: JourneyContext[OutcomeT],
    condition: HeroCondition,
    strength: int,
    after_battle: Callable[[BattleResult, HeroCondition], StepResult[OutcomeT]],
) -> Play[OutcomeT]:
    """Fight a creature of the Inner Region; `after_battle` continues from the result and the hero's condition after
    it."""
    fighter, readings = context.fighter, context.readings
    rolls = 1 if fighter.armour is Armour.NONE or not readings.fate_on_armour else 2
    hero = Hero(
        fighter.strength,
        fighter.battle_bonus,
        fighter.armour,
        min(condition.fate, rolls),
        fighter.two_dice,
        fighter.assassinates,
        every_option=readings.every_option,
    )

    def ended(outcome: BattleOutcome) -> StepResult[OutcomeT]:
        after = condition.after_paying_fate(outcome.fate_paid)
        return after_battle(
            outcome.result, after.after_losing_lives() if outcome.result is BattleResult.LIFE_LOST else after
        )

    return (yield from tail_call_with(ended, fight_without_escape, hero, strength, readings.fate_on_armour))


@executes("inner-region/creatures")
def fight_without_escape(hero: Hero, strength: int, fate_on_armour: bool) -> Rule[BattleOutcome]:
    """Fight a creature that can be neither evaded nor enchanted. Return the result and the fate paid."""
    yield from cite("attacks/battle-evade", Status.BLOCKED, blocked_by="inner-region/creatures")
    return (yield from tail_call(fight, hero, Foe(strength), NOT_ROLLED, fate_on_armour, 1))


# Pits


@executes("inner-region/pits", "board/pits")
def in_the_pits(
    context: JourneyContext[OutcomeT], condition: HeroCondition, fiends: int | None, midturn: bool
) -> Play[OutcomeT]:
    """Fight one Pit Fiend in the Pits; `fiends` is the number left, or `None` before it is rolled.

    The hero's turn goes on while it wins.
    """
    yield from cite("inner-region/pits")
    if fiends is None:
        return (yield from _roll_enemies(in_the_pits, number_of_fiends, context, condition))
    if (yield from turns_back(context.readings, condition, midturn, fiends=fiends)):
        return context.continuation.turned_back(condition, TURNS_FROM_PITS + midturn)

    def fought(result: BattleResult, condition: HeroCondition) -> StepResult[OutcomeT]:
        if result is BattleResult.WIN:
            if fiends == 1:
                return context.continuation.through(condition)
            return proceed(in_the_pits, context, condition, fiends - 1, True, turns=0)
        if not condition.life:
            return context.continuation.dead(condition)
        if result is BattleResult.STAND_OFF and not context.readings.pits_stand_off_ends_turn:
            return proceed(in_the_pits, context, condition, fiends, True, turns=0)
        return proceed(in_the_pits, context, condition, fiends, False)

    return (yield from _fight_creature(context, condition, pit_fiend_strength(), fought))


@cache
def pit_fiend_strength() -> int:
    """The Strength of each Pit Fiend, from the board."""
    creature = load_board().spaces["pits"].creature
    assert creature is not None
    assert creature.strength is not None
    return creature.strength


def number_of_fiends(has_fate: bool, barred_by: str) -> Rule[tuple[int, int]]:
    """Roll the number of Pit Fiends that attack. Return it and the fate paid for the die.

    Without fate to pay, `barred_by` is the entry that gives the reason.
    """
    die = yield from roll("hero", entry="inner-region/pits")
    number, paid = yield from call(reroll, "fate-on-fiends", die, has_fate, barred_by, facts={"die": die})
    return number, int(paid)


# Vampire's Tower


@executes("board/vampires-tower")
def in_the_tower(context: JourneyContext[OutcomeT], condition: HeroCondition, midturn: bool) -> Play[OutcomeT]:
    """Play the turn in the Vampire's Tower."""
    yield from cite("board/vampires-tower")
    if (yield from turns_back(context.readings, condition, midturn)):
        return context.continuation.turned_back(condition, TURNS_FROM_TOWER + midturn)
    loss, paid = yield from call(vampires_bite, condition.fate > 0)
    condition = condition.after_paying_fate(paid)
    given = yield from choose_followers_to_discard(condition, loss)
    lost = loss - given
    condition = condition.after_losing_lives(lost)._replace(followers=condition.followers - given)
    if lost:
        yield from cite("characters/lives", facts={"lost": lost})
    return context.continuation.through(condition) if condition.life else context.continuation.dead(condition)


def vampires_bite(has_fate: bool) -> Rule[tuple[int, int]]:
    """Roll the lives that the Vampire costs. Return them and the fate paid for the die."""
    die = yield from roll("hero", entry="board/vampires-tower")
    die, paid = yield from call(reroll, "fate-on-tower", die, has_fate, facts={"die": die})
    return (die + 1) // 2, int(paid)


def choose_followers_to_discard(condition: HeroCondition, loss: int) -> Rule[int]:
    """Let the hero discard Followers, each to save 1 life. Return their number."""
    most = min(condition.followers, loss)
    if not most:
        return 0
    options = tuple(map(str, range(most + 1)))
    facts = {"loss": loss, "life": condition.life, "followers": condition.followers}
    known = {"fate": condition.fate, "most": most}
    return int((yield from choose("followers", options, entry="board/vampires-tower", facts=facts, known=known)))
