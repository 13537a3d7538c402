"""The chance to land on a wished space within a number of turns, if every move is chosen for it.

Encounters on the spaces in between are left out: only the Sentinel, the Portal of Power and the life that a lost battle
costs affect the character.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, cached_property

from rulewright.engine.effects import BoundRule, Facts, Play, StepResult, bind, call, choose, cite, proceed, roll
from rulewright.engine.executes import executes
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import Ability, Region
from rulewright.games.talisman.rules.ability_loss import lose_points
from rulewright.games.talisman.rules.battle import Armour, BattleResult, Hero
from rulewright.games.talisman.rules.movement import (
    WALKS,
    Crossing,
    CrossingObstacle,
    MoveWay,
    ability_moves,
    along,
    choose_portal_ability,
    crossings,
    gets_across,
    in_a_blizzard,
    inner_moves,
    may_build_a_raft,
    meet_the_sentinel,
    portal_options,
    raft_moves,
    regeneration,
    toad_steps,
    with_battle_abilities,
)
from rulewright.games.talisman.rules.portal import portal_lock, unlock
from rulewright.games.talisman.rules.special_abilities import NO_KIT, Kit, slowed_movement


class TripOption(StrEnum):
    """An option besides walking."""

    ROLL = "roll"
    REROLL = "reroll"
    BUILD = "build-a-raft"
    REGENERATE = "regenerate"


@dataclass(frozen=True, slots=True)
class TripState:
    """A character's state at the start of a turn: its position, the turns left including this one, what it has.

    `toad` is the number of turns, including this one, for which it is still a Toad. An ability of `None` is unknown;
    whatever needs it is not tried. `slow` is true while a card slows the character.
    """

    position: str
    turns: int
    life: int = 4
    fate: int = 0
    strength: int | None = None
    craft: int | None = None
    strength_counters: int = 0
    craft_counters: int = 0
    toad: int = 0
    raft: bool = False
    slow: bool = False


@dataclass(frozen=True, eq=False)
class Trip:
    """The wished positions, and the constants of the way there. Compared by identity.

    `kit` are the character and cards that are named, with their special abilities. While more than `clears_with` turns
    are left, a Blizzard holds the character back.
    """

    targets: frozenset[str]
    battle_bonus: int = 0
    armour: Armour = Armour.NONE
    fate_on_armour: bool = True
    may_evade: bool = False
    portal_barred: bool = False
    axe: bool = False
    kit: Kit = NO_KIT
    clears_with: int | None = None

    @cached_property
    def fewest_turns(self) -> Mapping[str, int]:
        """The lower bound of turns to land on a wished position, from every position from which that is possible."""
        follows = {
            position: _positions_after_turn(position) | {move.to for move in ability_moves(position, self.kit)}
            for position in load_board().positions
        }
        found: dict[str, int] = {}
        turns, reached = 0, self.targets
        while reached:
            turns += 1
            reached = frozenset(at for at, ends in follows.items() if at not in found and ends & reached)
            found |= dict.fromkeys(reached, turns)
        return found

    def cap_lives_and_fate(self, turns: int, life: int, fate: int) -> tuple[int, int]:
        """Lives and fate without those that cannot matter any more in `turns` turns, so that fewer states differ.

        The Sentinel takes at most 1 life in a turn, and after that 1 is enough. Fate can be paid for the rolls for
        movement, attack, Armour and Portal. A character that regenerates may do so only below its life value, so all
        its lives matter.
        """
        regenerates = self.kit.hero is not None and self.kit.hero.regenerates_on is not None
        rolls = 3 if self.armour is Armour.NONE else 4
        return life if regenerates else min(life, turns + 1), min(fate, rolls * turns)


@cache
def _positions_after_turn(position: str) -> frozenset[str]:
    """The positions where a turn that begins at `position` can end; in the Inner Region only those on the way out."""
    board = load_board()
    if board.region(position) is Region.INNER:
        backwards = (move.to for move in inner_moves(position) if move.to not in board.onward(position))
        return frozenset(backwards)
    ends = {move.to for move in raft_moves(position)}
    for steps in range(1, 7):
        ends |= set(along(position, steps).values())
        for crossing in crossings(position, steps):
            ends |= _positions_after_crossing(crossing)
    return frozenset(ends)


def _positions_after_crossing(crossing: Crossing) -> set[str]:
    """The positions where a turn that leads to a crossing can end; also on this side, if the character is held up."""
    board = load_board()
    ends = {crossing.to, board.across_link(crossing.to) or crossing.to}
    if crossing.way is MoveWay.BRIDGE:
        if crossing.steps_left:
            ends |= set(along(crossing.to, crossing.steps_left).values())
        for further in crossings(crossing.to, crossing.steps_left, MoveWay.BRIDGE):
            ends |= _positions_after_crossing(further)
    return ends


@dataclass(frozen=True, slots=True)
class LandingOutcome:
    """Whether the character landed on a wished space, and the number of turns to spare."""

    landed: bool
    turns: int = 0


NOT_LANDED = LandingOutcome(False)


@executes("movement/landing", "encounters/where-you-land")
def ends_turn(
    trip: Trip, at: TripState, position: str, lands: bool = True, raft: bool = False
) -> StepResult[LandingOutcome]:
    """End the turn at `position`, with a Raft or without; `lands` is true if a move has ended there.

    A move that the Sentinel or the Portal stops ends on their space. Whoever dies lands nowhere.
    """
    if lands and at.life and position in trip.targets:
        return LandingOutcome(True, at.turns - 1)
    turns = at.turns - 1
    if not at.life or turns < trip.fewest_turns.get(position, at.turns):
        return NOT_LANDED
    life, fate = trip.cap_lives_and_fate(turns, at.life, at.fate)
    toad = at.toad - 1 if at.toad else 0
    left = replace(
        at,
        position=position,
        turns=turns,
        life=life,
        fate=fate,
        toad=toad,
        raft=raft,
        slow=at.slow and not crosses_the_river(at.position, position),
    )
    return proceed(take_turn, trip, left)


def crosses_the_river(before: str, after: str) -> bool:
    """Whether a move crosses the Storm River, between the Outer and Middle Regions; slowing cards are lost there."""
    board = load_board()
    return {board.region(before), board.region(after)} == {Region.OUTER, Region.MIDDLE}


def bind_trip(trip: Trip, at: TripState, roll: int | None) -> BoundRule[StepResult[LandingOutcome]]:
    """Bind the rule for the turns that begin now; `roll` is the face of a movement die that is rolled already."""
    life, fate = trip.cap_lives_and_fate(at.turns, at.life, at.fate)
    at = replace(at, life=life, fate=fate)
    return (
        bind(take_turn, trip, at) if roll is None else bind(choose_way, trip, at, roll, "movement/rolling", True, True)
    )


@executes("crossing-regions/raft-must-be-used")
def take_turn(trip: Trip, at: TripState) -> Play[LandingOutcome]:
    """Play a whole turn, by Raft if there is one, or on foot. A Raft is used now or never."""
    board = load_board()
    if board.region(at.position) is Region.INNER:
        return (yield from take_inner_turn(trip, at))
    if at.toad:
        return (yield from choose_way(trip, at, toad_steps(), "other-rules/toad-movement", may_reroll=False))
    faces = tuple(move.to for move in raft_moves(at.position)) if at.raft else ()
    before = (*faces, *((TripOption.BUILD,) if may_build_a_raft(at.position, trip.axe) else ()))
    if before:
        answer = yield from choose("raft", (TripOption.ROLL, *before), entry="crossing-regions/raft-must-be-used")
        if answer == TripOption.BUILD:
            return ends_turn(trip, at, at.position, lands=False, raft=True)
        if answer != TripOption.ROLL:
            return ends_turn(trip, at, answer)
    held_back = slowed_movement(trip.kit) if at.slow else None
    if trip.clears_with is not None and at.turns > trip.clears_with:
        held_back = in_a_blizzard()
    if held_back is not None:
        return (yield from choose_way(trip, at, *held_back, may_reroll=False))
    leaps = tuple(move.to for move in ability_moves(at.position, trip.kit))
    if leaps:
        entry = "movement/without-rolling"
        answer = yield from choose(
            "instead-of-rolling", (TripOption.ROLL, *leaps), entry=entry, ranks=(0, *(0 for _ in leaps))
        )
        if answer != TripOption.ROLL:
            return ends_turn(trip, at, answer)
    return (yield from roll_for_movement(trip, at, True))


def take_inner_turn(trip: Trip, at: TripState) -> Play[LandingOutcome]:
    """Play a turn in the Inner Region, in which the character turns back and leaves through the Portal."""
    ends = tuple(sorted(_positions_after_turn(at.position)))
    if not ends:
        return NOT_LANDED
    end = ends[0]
    if len(ends) > 1:
        end = yield from choose("path", ends, entry="inner-region/turning-back", ranks=(0,) * len(ends))
    return ends_turn(trip, at, end)


def roll_for_movement(trip: Trip, at: TripState, is_first: bool) -> Play[LandingOutcome]:
    """Make the movement roll, or a reroll of it for fate, and the move."""
    steps = yield from roll("hero", entry="movement/rolling" if is_first else "characters/fate-reroll")
    return (yield from choose_way(trip, at, steps, "movement/rolling", is_first, is_rolled=True))


def choose_way(
    trip: Trip, at: TripState, steps: int, rule: str, may_reroll: bool, is_rolled: bool = False
) -> Play[LandingOutcome]:
    """Move `steps` spaces by the entry `rule`, or pay 1 fate for a reroll.

    If the die `is_rolled` and shows the face for it, a character that regenerates may heal 1 life and stay.
    """
    beyond = {
        crossing.way.value: crossing for crossing in crossings(at.position, steps) if _can_try(trip, at, crossing)
    }
    ways: tuple[str, ...] = (*WALKS, *beyond)
    ranks = (0,) * len(ways)
    if may_reroll and at.fate:
        ways, ranks = (*ways, TripOption.REROLL), (*ranks, 1)
    if is_rolled and steps == regeneration(trip.kit, at.life):
        ways, ranks = (*ways, TripOption.REGENERATE), (*ranks, 1)
    way = yield from choose("way", ways, entry=rule, facts={"steps": steps}, ranks=ranks)
    if way == TripOption.REROLL:
        yield from cite("characters/fate-reroll")
        return proceed(roll_for_movement, trip, replace(at, fate=at.fate - 1), False, turns=0)
    if way == TripOption.REGENERATE:
        assert trip.kit.hero is not None
        yield from cite(f"heroes/{trip.kit.hero.id}")
        return ends_turn(trip, replace(at, life=at.life + 1), at.position, lands=False)
    if way in beyond:
        return (yield from take_crossing(trip, at, beyond[way]))
    return ends_turn(trip, at, along(at.position, steps)[MoveWay(way)])


def _can_try(trip: Trip, at: TripState, crossing: Crossing) -> bool:
    """Whether the character may try the crossing and the ability needed for it is known."""
    match crossing.obstacle:
        case CrossingObstacle.SENTINEL:
            return bool(at.toad) or at.strength is not None or trip.may_evade
        case CrossingObstacle.PORTAL:
            return not trip.portal_barred and (at.strength is not None or at.craft is not None)
    return True


def take_crossing(trip: Trip, at: TripState, crossing: Crossing) -> Play[LandingOutcome]:
    """Make the rest of a move that leads out of the Region."""
    match crossing.obstacle:
        case CrossingObstacle.SENTINEL:
            return proceed(meet_sentinel_at_bridge, trip, at, crossing, turns=0)
        case CrossingObstacle.PORTAL:
            return proceed(try_to_open_portal, trip, at, crossing, turns=0)
    return (yield from finish_beyond_bridge(trip, at, crossing))


def finish_beyond_bridge(trip: Trip, at: TripState, crossing: Crossing) -> Play[LandingOutcome]:
    """Make the rest of a move beyond the bridge, which is mandatory, in either direction."""
    if not crossing.steps_left:
        return ends_turn(trip, at, crossing.to)
    further = crossings(crossing.to, crossing.steps_left, MoveWay.BRIDGE)
    beyond = {each.way.value: each for each in further if _can_try(trip, at, each)}
    ways: tuple[str, ...] = (*WALKS, *beyond)
    facts: Facts = {"steps": crossing.steps_left, "from": crossing.to}
    entry = "crossing-regions/changing-direction"
    way = yield from choose("way-beyond", ways, entry=entry, facts=facts, ranks=(0,) * len(ways))
    if way in beyond:
        return proceed(try_to_open_portal, trip, at, beyond[way], turns=0)
    return ends_turn(trip, at, along(crossing.to, crossing.steps_left)[MoveWay(way)])


def meet_sentinel_at_bridge(trip: Trip, at: TripState, crossing: Crossing) -> Play[LandingOutcome]:
    """Meet the Sentinel, and make the rest of the move if it is beaten or evaded."""
    yield from cite("crossing-regions/sentinel")
    rerolls = 1 if trip.armour is Armour.NONE or not trip.fate_on_armour else 2
    hero = with_battle_abilities(
        trip.kit, Hero(at.strength or 0, trip.battle_bonus, trip.armour, min(at.fate, rerolls))
    )
    if at.toad:
        hero = Hero(load_heroes().toad.strength, fate=min(at.fate, 1))
    outcome = yield from call(meet_the_sentinel, hero, trip.may_evade and not at.toad, trip.fate_on_armour)
    at = replace(at, fate=at.fate - outcome.fate_paid)
    if gets_across(outcome.result):
        return proceed(finish_beyond_bridge, trip, at, crossing, turns=0)
    if outcome.result is BattleResult.LIFE_LOST:
        at = replace(at, life=at.life - 1)
    return ends_turn(trip, at, crossing.near)


def try_to_open_portal(trip: Trip, at: TripState, crossing: Crossing) -> Play[LandingOutcome]:
    """Try to open the Portal with one of the abilities; the turn ends in any case."""
    yield from cite("crossing-regions/portal-of-power")
    lock = portal_lock()
    known = portal_options(NO_KIT if at.toad else trip.kit, at.strength, at.craft)
    ability = yield from choose_portal_ability(known)
    total, dice = known[ability]
    if at.toad:
        total = getattr(load_heroes().toad, ability.value)
    opened, paid = yield from call(unlock, total, dice, at.fate > 0)
    at = replace(at, fate=at.fate - paid)
    if opened:
        return ends_turn(trip, at, crossing.to)
    counters = at.strength_counters if ability is Ability.STRENGTH else at.craft_counters
    lost = yield from lose_points(ability, 0 if at.toad else counters, lock.loss)
    if lost and ability is Ability.STRENGTH:
        at = replace(at, strength=total - lost, strength_counters=counters - lost)
    elif lost:
        at = replace(at, craft=total - lost, craft_counters=counters - lost)
    return ends_turn(trip, at, crossing.near)


def toad_turns() -> int:
    """The number of turns for which a character that is turned into a Toad stays one."""
    return load_heroes().toad.turns
