"""Running of a rule for a character: random dice, the player's decisions, and exact tables if there are any.

A rule function that ends within the turn and whose outcomes can be weighed has a line in `WORTHS`. A player's weights
for it are a tuple of whole numbers, one for each part of the outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import cache, partial
from typing import Any, TypeVar

from rulewright.engine.effects import BoundRule, Choose, Next
from rulewright.games.talisman.rules.battle import BattleOutcome, BattleResult, battle, fight
from rulewright.games.talisman.rules.duel import DuelResult, attack
from rulewright.games.talisman.rules.inner_region import (
    dice_with_death,
    fight_without_escape,
    find_a_way,
    number_of_fiends,
    vampires_bite,
    werewolf_strength,
)
from rulewright.games.talisman.rules.movement import meet_the_sentinel
from rulewright.games.talisman.rules.portal import unlock
from rulewright.games.talisman.simulation.chance import play
from rulewright.games.talisman.simulation.table import Figure, Table
from rulewright.games.talisman.simulation.tables import TABLES, Odds

T = TypeVar("T")
Worth = Callable[[tuple[int, ...], Any], int]

_WON = (BattleResult.WIN, BattleResult.DESTROYED, BattleResult.CHARMED)


def worth_of_fight(wants: tuple[int, ...], outcome: BattleOutcome) -> int:
    """The value of a fight: a trophy, another way past the creature, a life lost or gained, fate paid."""
    trophy, past, life, fate = wants
    worth = -fate * outcome.fate_paid + life * outcome.gained
    if outcome.result is BattleResult.WIN:
        return worth + trophy + past
    if outcome.result in (*_WON, BattleResult.EVADED):
        return worth + past
    return worth - life if outcome.result is BattleResult.LIFE_LOST else worth


def worth_of_attack(wants: tuple[int, ...], outcome: tuple[DuelResult, int, int]) -> int:
    """The value of an attack on a character."""
    win, fate = wants
    result, paid, _ = outcome
    return win * (result is DuelResult.ATTACKER_WINS) - win * (result is DuelResult.DEFENDER_WINS) - fate * paid


def worth_of_way_out(wants: tuple[int, ...], outcome: tuple[str | None, int]) -> int:
    """The value of the exit from the Crypt or the Mines: staying is best, then the Plain of Peril."""
    stay, plain, fate = wants
    to, paid = outcome
    return (stay if to is None else plain if to == "plain-of-peril" else 0) - fate * paid


def worth_of_number(wants: tuple[int, ...], outcome: tuple[int, int]) -> int:
    """The value of a number, with a positive or negative weight, and of the fate paid for it."""
    each, fate = wants
    number, paid = outcome
    return each * number - fate * int(paid)


WORTHS: Mapping[Callable[..., Generator[Any, Any, Any]], Worth] = {
    battle: worth_of_fight,
    fight: worth_of_fight,
    fight_without_escape: worth_of_fight,
    meet_the_sentinel: worth_of_fight,
    attack: worth_of_attack,
    find_a_way: worth_of_way_out,
    dice_with_death: worth_of_number,
    werewolf_strength: worth_of_number,
    number_of_fiends: worth_of_number,
    vampires_bite: worth_of_number,
    unlock: worth_of_number,
}


@cache
def _worth(name: str, wants: tuple[int, ...]) -> Callable[[Any], int]:
    function = next(worth for rule, worth in WORTHS.items() if rule.__name__ == name)
    return partial(function, wants)


def odds(rule: BoundRule[Any], wants: tuple[int, ...]) -> Odds:
    """The odds of a rule of `WORTHS` for a player with the weights `wants`."""
    name = rule.function.__name__
    return TABLES.odds(rule, (name, wants), _worth(name, wants))


def follow(table: Table, figure: Figure, rule: BoundRule[T], **about: Any) -> T:  # noqa: ANN401
    """The result of a rule for a character; `Next` if play continues in another turn.

    `about` is the player's information besides the rule's.
    """
    mind = table.mind(figure)

    def settle(called: BoundRule[Any]) -> tuple[Any] | None:
        if called.function not in WORTHS:
            return None
        wants = mind.wants(figure, called.function.__name__)
        return None if wants is None else (odds(called, wants).drawn(table.chance.share()),)

    def decide(asked: Choose) -> str:
        return table.ask(figure, asked.name, asked.options, asked=asked, **about)

    result: Any = play(rule, table.chance, decide, settle)
    while isinstance(result, Next) and not result.turns:
        result = play(result.rule, table.chance, decide, settle)
    return result  # type: ignore[no-any-return]  # a rule's continuation has the same type of outcome
