"""Moving in the Outer and Middle Regions: alternatives to the die, the move, the Sentinel and the Portal."""

from __future__ import annotations

from rulewright.engine.effects import BoundRule, bind
from rulewright.games.talisman.data.cards import SpellTarget, load_cards
from rulewright.games.talisman.data.printed_effects import Ability, MoveCharacter
from rulewright.games.talisman.rules.battle import BattleOutcome, BattleResult
from rulewright.games.talisman.rules.cast import Now
from rulewright.games.talisman.rules.fate import reroll
from rulewright.games.talisman.rules.movement import (
    WALKS,
    Crossing,
    CrossingObstacle,
    MoveWay,
    ability_moves,
    along,
    crossings,
    gets_across,
    in_a_blizzard,
    may_build_a_raft,
    meet_the_sentinel,
    portal_options,
    raft_moves,
    regeneration,
    toad_steps,
)
from rulewright.games.talisman.rules.portal import portal_lock, unlock
from rulewright.games.talisman.rules.quests import QuestReading, bars_the_portal
from rulewright.games.talisman.rules.slavery import release_faces
from rulewright.games.talisman.rules.special_abilities import slowed_movement
from rulewright.games.talisman.simulation.accounts import pay_fate
from rulewright.games.talisman.simulation.casting import Opening, becomes_unseen, cast, openings
from rulewright.games.talisman.simulation.deciding import follow, odds
from rulewright.games.talisman.simulation.decks import take_purchase
from rulewright.games.talisman.simulation.fighting import prepare, spend_raised, within_reach
from rulewright.games.talisman.simulation.gains import heal, lose_ability
from rulewright.games.talisman.simulation.harm import lose_lives
from rulewright.games.talisman.simulation.outcomes import leave_behind, move_to, positions_within, region_of
from rulewright.games.talisman.simulation.possessions import give_up, obtain, unfinished_quest
from rulewright.games.talisman.simulation.standing import in_battle, is_blizzard, kit, total
from rulewright.games.talisman.simulation.table import CardCopy, Figure, Table, TurnOverError

ROLL, BUILD, REGENERATE = "roll", "build-a-raft", "regenerate"


def travel(table: Table, figure: Figure) -> None:
    """Carry out the move of a turn in the Outer or Middle Region. Raises `TurnOverError` if the turn ends with it."""
    if figure.is_slave:
        toil(table, figure)
        return
    if instead_of_rolling(table, figure):
        return
    steps = steps_of(table, figure)
    if steps is None:
        walk(table, figure, roll_to_move(table, figure))
    else:
        walk(table, figure, steps, slowed_by(table, figure))


def toil(table: Table, figure: Figure) -> None:
    """Roll for a slave's movement: certain faces free it, and it moves so far. Raises `TurnOverError` otherwise."""
    faces = release_faces()
    die = table.chance.die()
    if die not in faces:
        die, paid = follow(table, figure, bind(reroll, "fate-on-release", die, figure.fate > 0), steps=die)
        pay_fate(table, figure, int(paid))
    if die not in faces:
        table.tell(figure, "toils", "board/temple", number=die)
        raise TurnOverError
    figure.is_slave = False
    table.tell(figure, "is-free", "board/temple", number=die)
    walk(table, figure, die)


def instead_of_rolling(table: Table, figure: Figure) -> bool:
    """Whether the character moves without a die: by Raft, ability, Spell or an accepted offer.

    A Raft is used now or never; building one takes the turn.
    """
    raft, figure.raft = figure.raft, None
    offer, figure.offer = figure.offer, None
    rafts = tuple(move.to for move in raft_moves(figure.position)) if raft is not None else ()
    effect = load_cards().effects[offer] if offer is not None else None
    offered = positions_within(table, effect, figure) if isinstance(effect, MoveCharacter) else ()
    held_back = slowed_movement(kit(table, figure)) is not None or is_blizzard(table) or figure.is_toad
    leaps = () if held_back else tuple(move.to for move in ability_moves(figure.position, kit(table, figure)))
    spells: tuple[Opening, ...] = ()
    if any(map(_teleports, figure.spells)):
        spells = tuple(each for each in openings(table, figure, Now.INSTEAD_OF_ROLLING) if _teleports(each.spell))
    builds = (BUILD,) if may_build(table, figure) else ()
    options = (ROLL, *rafts, *offered, *leaps, *builds, *spells)
    answer = table.ask(figure, "journey", options)
    if offered and answer not in offered:
        table.tell(figure, "declines-offer", "movement/without-rolling")
    if raft is not None:
        give_up(table, figure, raft, "crossing-regions/raft-must-be-used")
    if isinstance(answer, Opening):
        if not cast(table, figure, answer.spell):
            return False
        place = table.ask(figure, "place", region_of(table, figure))
        move_to(table, figure, place, f"cards/{answer.spell.card.id}")
        return True
    if answer == ROLL:
        return False
    if answer == BUILD:
        built = take_purchase(table, "raft")
        assert built is not None
        obtain(table, figure, built, "crossing-regions/raft-building", "builds")
        raise TurnOverError
    move_to(table, figure, answer, "crossing-regions/raft-crossing" if answer in rafts else "movement/without-rolling")
    return True


def _teleports(spell: CardCopy) -> bool:
    return bool(spell.card.effects == ("go-anywhere-in-region",))


def may_build(table: Table, figure: Figure) -> bool:
    """Whether the character may build a Raft now."""
    axe = not figure.is_toad and any(piece.card.builds_raft_at for piece in figure.objects)
    return may_build_a_raft(figure.position, axe) and any(piece.card.crosses_river for piece in table.purchases)


def steps_of(table: Table, figure: Figure) -> int | None:
    """The number of spaces that a slowed character moves without a die; `None` for any other."""
    if figure.is_toad:
        return toad_steps()
    held_back = slowed_movement(kit(table, figure))
    if held_back is not None:
        return held_back[0]
    return in_a_blizzard()[0] if is_blizzard(table) else None


def slowed_by(table: Table, figure: Figure) -> str:
    """The entry by which a slowed character moves without a die."""
    if figure.is_toad:
        return "other-rules/toad-movement"
    held_back = slowed_movement(kit(table, figure)) or in_a_blizzard()
    return held_back[1]


def roll_to_move(table: Table, figure: Figure) -> int:
    """Roll the movement die, perhaps again for fate. Raises `TurnOverError` for a character that regenerates."""
    die = table.chance.die()
    die, paid = follow(table, figure, bind(reroll, "fate-on-movement", die, figure.fate > 0), steps=die)
    pay_fate(table, figure, int(paid))
    table.tell(figure, "rolls", "movement/rolling", number=die)
    if die == regeneration(kit(table, figure), figure.life) and table.ask(figure, REGENERATE, (False, True)):
        heal(table, figure, 1, f"heroes/{figure.hero.id}")
        raise TurnOverError
    return die


def ways(figure: Figure, position: str, steps: int, came_by: MoveWay | None = None) -> dict[str, str]:
    """The ends of a roll by the way: a position for a walk or a bridge, after which another way is chosen."""
    found = {str(way): end for way, end in along(position, steps).items()}
    for crossing in crossings(position, steps, came_by):
        if crossing.obstacle is CrossingObstacle.PORTAL and is_portal_barred(figure):
            continue
        found[str(crossing.way)] = crossing.to
    return found


def is_portal_barred(figure: Figure) -> bool:
    """Whether a quest keeps the character from opening the Portal of Power."""
    return bars_the_portal(unfinished_quest(figure), QuestReading.THAT_QUEST)


def walk(table: Table, figure: Figure, steps: int, entry: str = "movement/rolling") -> None:
    """Move the character so many spaces by the rule `entry`, with all obstacles on the way."""
    options = ways(figure, figure.position, steps)
    way = table.ask(figure, "way", tuple(options), ends=options, steps=steps)
    go(table, figure, way, steps, None, entry)


def go(
    table: Table, figure: Figure, way: str, steps: int, came_by: MoveWay | None, entry: str = "movement/rolling"
) -> None:
    """Move the character that way from its position, by the rule `entry` unless it crosses into another Region."""
    if way in WALKS:
        move_to(table, figure, along(figure.position, steps)[MoveWay(way)], entry)
        return
    crossing = next(each for each in crossings(figure.position, steps, came_by) if each.way == way)
    figure.position = crossing.near  # obstacles are met there: what the space of the start forbids is over
    if crossing.obstacle is CrossingObstacle.PORTAL:
        open_the_portal(table, figure, crossing)
    if crossing.obstacle is CrossingObstacle.SENTINEL:
        pass_the_sentinel(table, figure, crossing)
    before = figure.position
    figure.position = crossing.to
    leave_behind(table, figure, before)
    if crossing.way is MoveWay.PORTAL or not crossing.steps_left:
        move_to(table, figure, crossing.to, _CROSSED_BY[crossing.obstacle])
        return
    beyond = ways(figure, crossing.to, crossing.steps_left, MoveWay.BRIDGE)
    onward = table.ask(figure, "way", tuple(beyond), ends=beyond, steps=crossing.steps_left)
    go(table, figure, onward, crossing.steps_left, MoveWay.BRIDGE, entry)


_CROSSED_BY = {
    CrossingObstacle.PORTAL: "crossing-regions/portal-result",
    CrossingObstacle.SENTINEL: "crossing-regions/sentinel-beaten",
    None: "crossing-regions/sentinel-does-not-attack",
}
"""The entry of a crossing by what is in the way."""


def sentinel_fight(table: Table, figure: Figure, more: int) -> tuple[BoundRule[BattleOutcome], int]:
    """The Sentinel's attack as a rule, and the character's Strength against it."""
    hero = in_battle(table, figure, more=more)
    creature = table.board.spaces["sentinel"].creature
    assert creature is not None
    assert creature.strength is not None
    at = creature.strength
    near = at + within_reach(hero.strength - at)
    return bind(meet_the_sentinel, hero._replace(strength=near, craft=0), False, True), hero.strength


def pass_the_sentinel(table: Table, figure: Figure, crossing: Crossing) -> None:
    """Carry out the Sentinel's attack. Raises `TurnOverError` on its space if the character does not get past it."""
    rule, strength = sentinel_fight(table, figure, 0)
    wants = table.mind(figure).wants(figure, "meet_the_sentinel")
    chance = 0.0 if wants is None else odds(rule, wants).mean(lambda outcome: float(gets_across(outcome.result)))
    if figure.unseen or becomes_unseen(table, figure, SpellTarget.CREATURE, chance):
        table.tell(figure, "evades", "crossing-regions/sentinel", card="board/sentinel")
        return
    rule, strength = sentinel_fight(table, figure, prepare(table, figure, chance))
    outcome = follow(table, figure, rule)
    pay_fate(table, figure, outcome.fate_paid)
    table.tell(figure, f"fight-{outcome.result}", "crossing-regions/sentinel", card="board/sentinel", strength=strength)
    spend_raised(table, figure)
    if gets_across(outcome.result):
        return
    move_to(table, figure, crossing.near, "crossing-regions/sentinel-not-beaten")
    if outcome.result is BattleResult.LIFE_LOST:
        lose_lives(table, figure, 1, "board/sentinel")
    raise TurnOverError


def open_the_portal(table: Table, figure: Figure, crossing: Crossing) -> None:
    """Try to open the Portal. Raises `TurnOverError` on its space if it stays shut."""
    own = {ability: total(table, figure, ability) for ability in Ability}
    known = portal_options(kit(table, figure), own[Ability.STRENGTH], own[Ability.CRAFT])
    ability = table.ask(figure, "key", tuple(known), keys=known)
    number, dice = known[ability]
    opened, paid = follow(table, figure, bind(unlock, number, dice, figure.fate > 0))
    pay_fate(table, figure, paid)
    table.tell(figure, "opens-portal" if opened else "fails-at-portal", "crossing-regions/portal-result")
    if opened:
        return
    move_to(table, figure, crossing.near, "crossing-regions/portal-result")
    lose_ability(table, figure, ability, portal_lock().loss)
    raise TurnOverError
