"""Turns in the Inner Region, on the way to the Crown of Command and back."""

from __future__ import annotations

from typing import Any, NamedTuple

from rulewright.engine.effects import BoundRule, Next, bind
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.inner_journey import LEAVE
from rulewright.games.talisman.rules.inner_region import (
    GO_ON,
    TURN_BACK,
    Continuation,
    Fighter,
    HeroCondition,
    InnerRegionReadings,
    JourneyContext,
    at_death,
    in_the_den,
    in_the_pits,
    in_the_tower,
    labyrinth_for,
    roll_for_way_out,
)
from rulewright.games.talisman.simulation.accounts import pay_fate
from rulewright.games.talisman.simulation.deciding import follow
from rulewright.games.talisman.simulation.harm import lose_lives
from rulewright.games.talisman.simulation.meeting import encounter, encounters, lands
from rulewright.games.talisman.simulation.outcomes import lose_followers, move_to
from rulewright.games.talisman.simulation.standing import in_battle, kit, space_of, total
from rulewright.games.talisman.simulation.table import Figure, Table

PLAIN, VALLEY, CROWN = "inner/plain-of-peril", "inner/valley-of-fire", "inner/crown-of-command"
READINGS = InnerRegionReadings()
THROUGH, DEAD, BACK = "through", "dead", "back"


class Ended(NamedTuple):
    """The end of a turn on a space that holds characters up, and the condition then."""

    how: str
    condition: HeroCondition


class OneSpace(Continuation[Ended]):
    """The continuation of a space that ends there, since the rest is another turn's business."""

    def through(self, condition: HeroCondition) -> Ended:
        """The result when the instructions are fulfilled."""
        return Ended(THROUGH, condition)

    def dead(self, condition: HeroCondition) -> Ended:
        """The result when the last life is lost."""
        return Ended(DEAD, condition)

    def turned_back(self, condition: HeroCondition, turns: int) -> Ended:  # noqa: ARG002
        """The result when the character turns back."""
        return Ended(BACK, condition)


def inner_turn(table: Table, figure: Figure) -> None:
    """Play the turn of a character that is in the Inner Region, but not on the Crown of Command."""
    space = space_of(figure)
    if figure.turns_back:
        step_back(table, figure)
    elif figure.position == PLAIN:
        set_out(table, figure)
    elif figure.position == VALLEY:
        arrive(table, figure, CROWN)
    elif space not in ("crypt", "mines") and not figure.may_go_on:
        hold_up(table, figure, midturn=False)
    elif go_on(table, figure):
        (to,) = table.board.onward(figure.position)
        arrive(table, figure, to)
    else:
        turn_back(table, figure)


def has_talisman(figure: Figure) -> bool:
    """Whether the character has a Talisman, with which it may enter the Valley of Fire."""
    return any(piece.card.admits_to for piece in figure.objects)


def go_on(table: Table, figure: Figure) -> bool:
    """Whether the character may and does go on from a space whose instructions are fulfilled."""
    if VALLEY in table.board.onward(figure.position) and not has_talisman(figure):
        return False
    return table.ask(figure, "turn-back", (GO_ON, TURN_BACK)) == GO_ON


def turn_back(table: Table, figure: Figure) -> None:
    """Turn back, with the first step."""
    figure.turns_back = True
    step_back(table, figure)


def step_back(table: Table, figure: Figure) -> None:
    """Move one space towards the Plain of Peril; instructions on the way are ignored."""
    back = table.board.back(figure.position)
    figure.held_by, figure.may_go_on = None, False
    figure.position = back[0]
    figure.turns_back = figure.position != PLAIN
    table.tell(figure, "moves-to", "inner-region/turning-back", position=figure.position)
    if figure.position == PLAIN:
        encounter(table, figure)


def set_out(table: Table, figure: Figure) -> None:
    """Begin a turn on the Plain of Peril: into the Crypt or the Mines, or out through the Portal."""
    beyond = table.board.across_link(PLAIN)
    assert beyond is not None
    routes = table.board.onward(PLAIN)
    answer = table.ask(figure, "path", (LEAVE, *routes))
    if answer == LEAVE:
        move_to(table, figure, beyond, "crossing-regions/portal-return")
        encounters(table, figure)
    else:
        arrive(table, figure, answer)


def arrive(table: Table, figure: Figure, position: str) -> None:
    """Put the character on a space of the Inner Region, and follow its instructions."""
    from rulewright.games.talisman.simulation.crown import reach_the_crown

    move_to(table, figure, position, "inner-region/movement")
    space = space_of(figure)
    if position == CROWN:
        reach_the_crown(table, figure)
    elif position in (PLAIN, VALLEY):
        encounter(table, figure)
    elif space in ("crypt", "mines"):
        lands(table, figure)
        find_the_way_out(table, figure, space)
    else:
        lands(table, figure)
        hold_up(table, figure, midturn=True)


def find_the_way_out(table: Table, figure: Figure, space: str) -> None:
    """Roll in the Crypt or the Mines: the character stays and may go on next turn, or lands elsewhere at once."""
    ability = Ability.STRENGTH if space == "crypt" else Ability.CRAFT
    labyrinth = labyrinth_for(space, kit(table, figure), len(figure.followers))
    rule = bind(roll_for_way_out, labyrinth, total(table, figure, ability), figure.fate, space, True)
    to, fate = follow(table, figure, rule)
    pay_fate(table, figure, figure.fate - fate)
    if to == space:
        figure.may_go_on = True
        table.tell(figure, "finds-the-way", f"inner-region/{space}")
        return
    (position,) = table.board.positions_of(to)
    move_to(table, figure, position, f"inner-region/{space}")
    encounters(table, figure)


def hold_up(table: Table, figure: Figure, *, midturn: bool) -> None:
    """Follow the instructions of Death's space, the Tower, the Den or the Pits, for one turn."""
    hero = in_battle(table, figure)
    fighter = Fighter(hero.strength, hero.craft, 0, hero.armour, has_talisman(figure), hero.two_dice, hero.assassinates)
    way = JourneyContext(fighter, READINGS, OneSpace())
    condition = HeroCondition(figure.life, figure.fate, len(figure.followers))
    rule: BoundRule[Any]
    match space_of(figure):
        case "death":
            rule = bind(at_death, way, condition, midturn)
        case "vampires-tower":
            rule = bind(in_the_tower, way, condition, midturn)
        case "werewolf-den":
            rule = bind(in_the_den, way, condition, figure.held_by, midturn)
        case _:
            rule = bind(in_the_pits, way, condition, figure.held_by, midturn)
    ended = follow(table, figure, rule)
    if isinstance(ended, Next):  # held up for another turn
        arguments = ended.rule.arguments
        after = arguments[1]
        assert isinstance(after, HeroCondition)
        held = arguments[2]
        figure.held_by = held if isinstance(held, int) and not isinstance(held, bool) else None
        settle(table, figure, condition, after)
        return
    assert isinstance(ended, Ended)
    if ended.how == THROUGH:
        figure.may_go_on, figure.held_by = True, None
    settle(table, figure, condition, ended.condition)
    if ended.how == BACK:
        turn_back(table, figure)


def settle(table: Table, figure: Figure, before: HeroCondition, after: HeroCondition) -> None:
    """Subtract the cost of the space from the character. Raises `TurnOverError` if it dies."""
    entry = f"board/{space_of(figure)}"
    pay_fate(table, figure, before.fate - after.fate)
    lose_followers(table, figure, before.followers - after.followers)
    passed = figure.may_go_on
    table.tell(figure, "passes" if passed else "is-held-up", entry, position=figure.position)
    lose_lives(table, figure, before.life - after.life, entry)
