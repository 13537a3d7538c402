"""The possible ends of a move: on foot, over the Sentinel bridge, through the Portal of Power, by Raft, as a Toad."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from types import MappingProxyType

from rulewright.engine.effects import Rule, call, choose
from rulewright.engine.executes import executes
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.cards import load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.battle import BattleOutcome, BattleResult, Circumstances, Foe, Hero, battle
from rulewright.games.talisman.rules.portal import portal_lock, unlock
from rulewright.games.talisman.rules.special_abilities import NO_KIT, Kit, assassination, portal_dice, two_attack_dice


class MoveWay(StrEnum):
    """The way in which a move leads to its end."""

    CLOCKWISE = "clockwise"
    COUNTER_CLOCKWISE = "counter-clockwise"
    BRIDGE = "bridge"
    """Over the bridge between Sentinel and Hills, then either way."""
    PORTAL = "portal"
    """Through the Portal of Power, perhaps over the bridge before."""
    RAFT = "raft"
    """Across the Storm River."""
    PATH = "path"
    """Along a path of the Inner Region."""
    ABILITY = "ability"
    """Straight to another space by a special ability."""


WALKS = (MoveWay.CLOCKWISE, MoveWay.COUNTER_CLOCKWISE)


class CrossingObstacle(StrEnum):
    """An obstacle that must be overcome on the way."""

    SENTINEL = "sentinel"
    PORTAL = "portal"


@dataclass(frozen=True, slots=True)
class PossibleMove:
    """A possible end of a move, with its way, the obstacles on it, and the rules that it rests on.

    All obstacles must be overcome. A move that `is_stopped` ends at the last of them, which was not overcome.
    """

    way: MoveWay
    to: str
    obstacles: tuple[CrossingObstacle, ...] = ()
    entries: tuple[str, ...] = ()
    is_stopped: bool = False


@dataclass(frozen=True, slots=True)
class Crossing:
    """A way out of a Region: over the bridge or through the Portal, from `near` to `to`.

    `steps_left` are the steps of the roll beyond it.
    """

    way: MoveWay
    near: str
    to: str
    steps_left: int
    obstacle: CrossingObstacle | None


@executes("movement/rolling", "movement/mandatory")
@cache
def along(position: str, steps: int) -> Mapping[MoveWay, str]:
    """The ends of a move of exactly `steps` spaces within the Region, by each of the `WALKS`."""
    board = load_board()
    ends = board.clockwise(position, steps), board.counter_clockwise(position, steps)
    return MappingProxyType(dict(zip(WALKS, ends, strict=True)))


@executes("crossing-regions/storm-river", "crossing-regions/sentinel-does-not-attack")
@cache
def crossings(position: str, steps: int, came_by: MoveWay | None = None) -> tuple[Crossing, ...]:
    """The ways out of the Region for which a roll of `steps` is high enough, except the one just used.

    The Sentinel attacks only on the way from the Outer to the Middle Region.
    """
    board = load_board()
    found = []
    for kind, link in board.links.items():
        way = MoveWay(kind)
        near = next((end for end in link.ends if board.region(end) is board.region(position)), None)
        if near is None or way is came_by:
            continue
        ring = board.ring(board.region(position))
        clockwise = (ring.index(near) - ring.index(position)) % len(ring)
        distance = min(clockwise, len(ring) - clockwise)
        if distance < steps:
            outward = near == link.ends[0]
            obstacle = CrossingObstacle.SENTINEL if way is MoveWay.BRIDGE else CrossingObstacle.PORTAL
            left = steps - distance - 1
            found.append(Crossing(way, near, link.ends[1 - link.ends.index(near)], left, obstacle if outward else None))
    return tuple(found)


@executes("crossing-regions/changing-direction")
def moves(position: str, steps: int, rule: str = "movement/rolling") -> Iterator[PossibleMove]:
    """Yield every possible end of a move of `steps` in the Outer or Middle Region or beyond, stopped moves included.

    A move over the bridge goes on in either direction; one through the Portal stops there. `rule` is the entry that
    determines the length of the move.
    """
    bridge = load_board().links["bridge"].ends[0]
    for way, end in along(position, steps).items():
        passed = {along(position, step)[way] for step in range(1, steps + 1)}
        spared = ("crossing-regions/sentinel-does-not-attack",) if bridge in passed else ()
        yield PossibleMove(way, end, entries=(rule, *spared))
    for crossing in crossings(position, steps):
        yield from _moves_over_crossing(crossing, (), (rule,))


def _moves_over_crossing(
    crossing: Crossing, obstacles: tuple[CrossingObstacle, ...], entries: tuple[str, ...]
) -> Iterator[PossibleMove]:
    """Yield the ends of a move over a crossing."""
    if crossing.obstacle is not None:
        obstacles = (*obstacles, crossing.obstacle)
    if crossing.way is MoveWay.PORTAL:
        entries = (*entries, "crossing-regions/portal-of-power", "crossing-regions/portal-result")
        yield PossibleMove(MoveWay.PORTAL, crossing.to, obstacles, entries)
        if crossing.obstacle is not None:
            yield PossibleMove(MoveWay.PORTAL, crossing.near, obstacles, entries, is_stopped=True)
        return
    if crossing.obstacle is CrossingObstacle.SENTINEL:
        entries = (*entries, "crossing-regions/sentinel")
        stopped = (*entries, "crossing-regions/sentinel-not-beaten")
        yield PossibleMove(MoveWay.BRIDGE, crossing.near, obstacles, stopped, is_stopped=True)
        entries = (*entries, "crossing-regions/sentinel-beaten")
    else:
        entries = (*entries, "crossing-regions/sentinel-does-not-attack")
    if not crossing.steps_left:
        yield PossibleMove(MoveWay.BRIDGE, crossing.to, obstacles, entries)
        return
    entries = (*entries, "crossing-regions/changing-direction")
    for end in along(crossing.to, crossing.steps_left).values():
        yield PossibleMove(MoveWay.BRIDGE, end, obstacles, entries)
    for further in crossings(crossing.to, crossing.steps_left, MoveWay.BRIDGE):
        yield from _moves_over_crossing(further, obstacles, entries)


def inner_moves(position: str) -> Iterator[PossibleMove]:
    """Yield the ends of the one step of a turn in the Inner Region: on, if the instructions are fulfilled, or back."""
    board = load_board()
    if board.space(position).id == "crown-of-command":
        return
    for end in board.onward(position):
        yield PossibleMove(MoveWay.PATH, end, entries=("inner-region/movement",))
    for end in board.back(position):
        yield PossibleMove(MoveWay.PATH, end, entries=("inner-region/turning-back",))
    beyond = board.across_link(position)
    if beyond is not None:
        yield PossibleMove(MoveWay.PORTAL, beyond, entries=("crossing-regions/portal-return",))


@executes("crossing-regions/raft-crossing", "movement/without-rolling")
def raft_moves(position: str) -> Iterator[PossibleMove]:
    """Yield the ends of a Raft's crossing at the start of the turn, instead of rolling: straight across the river."""
    for end in load_board().across_river(position):
        yield PossibleMove(MoveWay.RAFT, end, entries=("crossing-regions/raft-crossing",))


def ability_moves(position: str, kit: Kit) -> Iterator[PossibleMove]:
    """Yield the ends of a special ability used instead of rolling: any other such space of the Region."""
    board = load_board()
    space = board.positions[position].space
    if kit.hero is None or space not in (kit.hero.moves_among or ()):
        return
    for end in board.positions_of(space):
        if end != position and board.region(end) is board.region(position):
            yield PossibleMove(MoveWay.ABILITY, end, entries=(f"heroes/{kit.hero.id}", "movement/without-rolling"))


def in_a_blizzard() -> tuple[int, str]:
    """The number of spaces that everybody moves in a turn of a Blizzard, without a die, and the card's entry."""
    card = load_cards().cards["blizzard"]
    assert card.spaces_per_turn is not None
    return card.spaces_per_turn, f"cards/{card.id}"


def blizzard_rounds() -> int:
    """The number of rounds that a Blizzard lasts."""
    return load_cards().cards["blizzard"].rounds or 0


@executes("golden-rules/natural-roll")
def regeneration(kit: Kit, life: int) -> int | None:
    """The face of the movement die on which the character may heal 1 life instead of moving.

    `None` if it has no such ability or has all its lives.
    """
    if kit.hero is None or kit.hero.regenerates_on is None or life >= kit.hero.life:
        return None
    return kit.hero.regenerates_on


@executes("crossing-regions/raft-building")
def may_build_a_raft(position: str, axe: bool) -> bool:
    """Whether the character may build a Raft instead of moving: with an Axe, on a space with wood for it."""
    return axe and load_board().positions[position].space in (load_cards().cards["axe"].builds_raft_at or ())


def toad_steps() -> int:
    """The number of spaces that a Toad moves, without a roll: `other-rules/toad-movement`."""
    return load_heroes().toad.spaces_per_turn


# Obstacles


@dataclass(frozen=True, slots=True)
class Crosser:
    """A character that wants to pass the Sentinel or the Portal; an ability of `None` is unknown or not used."""

    strength: int | None = None
    craft: int | None = None
    battle_bonus: int = 0
    fate: int = 0
    may_evade: bool = False
    kit: Kit = NO_KIT


def with_battle_abilities(kit: Kit, hero: Hero) -> Hero:
    """The character in battle, with its special abilities for battle."""
    return hero._replace(two_dice=two_attack_dice(kit), assassinates=assassination(kit))


def portal_options(kit: Kit, strength: int | None, craft: int | None) -> dict[Ability, tuple[int, int]]:
    """The known abilities with which the Portal can be opened, each with its total and its number of dice."""
    totals = {Ability.STRENGTH: strength, Ability.CRAFT: craft}
    found = {}
    for ability, total in totals.items():
        spared = portal_dice(kit, ability)
        if total is not None:
            found[ability] = total, portal_lock().dice if spared is None else spared.dice
    return found


def choose_portal_ability(known: Mapping[Ability, tuple[int, int]]) -> Rule[Ability]:
    """Let the character choose the ability with which it opens the Portal, of those `known`."""
    if len(known) == 1:
        return next(iter(known))
    ranks = (0,) * len(known)
    return Ability((yield from choose("ability", tuple(known), entry="crossing-regions/portal-of-power", ranks=ranks)))


def overcome_obstacles(crosser: Crosser, obstacles: tuple[CrossingObstacle, ...]) -> Rule[tuple[int, int]]:
    """Try to overcome the obstacles one after the other. Return the number overcome, and the fate left."""
    fate = crosser.fate
    for number, obstacle in enumerate(obstacles):
        if obstacle is CrossingObstacle.SENTINEL:
            hero = with_battle_abilities(
                crosser.kit, Hero(crosser.strength or 0, crosser.battle_bonus, fate=min(fate, 1))
            )
            outcome = yield from call(meet_the_sentinel, hero, crosser.may_evade, True)
            passed, paid = gets_across(outcome.result), outcome.fate_paid
        else:
            known = portal_options(crosser.kit, crosser.strength, crosser.craft)
            total, dice = known[(yield from choose_portal_ability(known))]
            passed, paid = yield from call(unlock, total, dice, fate > 0)
        fate -= paid
        if not passed:
            return number, fate
    return len(obstacles), fate


@executes("crossing-regions/sentinel", "board/sentinel")
def meet_the_sentinel(hero: Hero, may_evade: bool, fate_on_armour: bool) -> Rule[BattleOutcome]:
    """Resolve the attack of the Sentinel on a character that crosses to the Middle Region."""
    creature = load_board().spaces["sentinel"].creature
    assert creature is not None
    assert creature.strength is not None
    circumstances = Circumstances(may_evade, fate_on_armour=fate_on_armour)
    return (yield from battle(hero, (Foe(creature.strength),), circumstances))


@executes("crossing-regions/sentinel-beaten", "crossing-regions/sentinel-not-beaten")
def gets_across(result: BattleResult) -> bool:
    """Whether the move goes on into the Middle Region. Otherwise the turn ends on the Sentinel's space."""
    return result in (BattleResult.WIN, BattleResult.EVADED)
