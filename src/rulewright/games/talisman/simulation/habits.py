"""Players with habits: `cautious`, `steady`, `bold`. Each is a handful of thresholds over the same simple policy.

They grow strong in the Outer and Middle Regions, get a Talisman, and go for the Crown of Command when they are strong
enough. The exact solver decides in fights and on the way through the Inner Region, by the habit's weights. `worth`
estimates everything else.
"""

# ruff: noqa: ANN401, ARG001, ARG005 -- every decision has the same signature, and options are of many kinds

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any, cast

from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.cards import EncounterCard, Spell, load_cards
from rulewright.games.talisman.data.printed_effects import Ability, Quest, Region
from rulewright.games.talisman.rules.battle import BattleResult
from rulewright.games.talisman.rules.fate import KEEP, PAY, fate_options
from rulewright.games.talisman.rules.inner_journey import LEAVE
from rulewright.games.talisman.rules.inner_region import GO_ON, TURN_BACK
from rulewright.games.talisman.rules.movement import WALKS, MoveWay, along, gets_across, may_build_a_raft, raft_moves
from rulewright.games.talisman.simulation import worth
from rulewright.games.talisman.simulation.casting import Opening, bearing_on_spells, takeable
from rulewright.games.talisman.simulation.deciding import odds
from rulewright.games.talisman.simulation.duelling import (
    ATTACK,
    BEGUILE,
    LIFE,
    LURE,
    STEAL,
    chance_against,
    deeds,
    forms,
    lured,
    objects_and_gold,
)
from rulewright.games.talisman.simulation.inner import CROWN
from rulewright.games.talisman.simulation.possessions import may_own
from rulewright.games.talisman.simulation.standing import in_battle, terms_at, total
from rulewright.games.talisman.simulation.table import CardCopy, Figure, OptionT, Table
from rulewright.games.talisman.simulation.travelling import BUILD, ROLL, sentinel_fight, ways

PORTAL, BRIDGE = str(MoveWay.PORTAL), str(MoveWay.BRIDGE)
_CAVE = "middle/warlocks-cave"
_GATE = "middle/portal-of-power"
_BRIDGE = "outer/sentinel"
_HILLS = "middle/hills"
HURRY = 6.0
"""Factor of the value of coming nearer to the Crown, once a character is there who can end the game."""


@dataclass(frozen=True)
class Habit:
    """A way to play, as thresholds."""

    name: str
    trophy: int
    """Value of a fight's trophy in a decision on fate, when a life has the value `life` and a token `fate`."""
    life: int
    fate: int
    attack_from: float
    """Least chance to win with which it attacks another character."""
    cross_at: int
    """Strength in battle, or Craft, with which it leaves the Outer Region for good."""
    crown_at: int
    """Total Strength or Craft with which it goes for the Crown."""
    crown_life: int
    """Number of lives with which it goes for the Crown."""
    waste: int
    """Most points of trophies that it wastes to have a counter now."""
    reroll_below: float = 0.5
    """Least average gain for which it pays fate for a die on a space."""

    def wants(self, figure: Figure, rule: str) -> tuple[int, ...] | None:
        """The weights for the outcomes of a rule that ends within the turn; a last life counts three times."""
        life = self.life * (3 if figure.life <= 1 else 1)
        match rule:
            case "battle":
                return self.trophy, 1, life, self.fate
            case "fight" | "fight_without_escape" | "meet_the_sentinel":
                return 0, life, life, self.fate
            case "attack":
                return self.life, self.fate
            case "find_a_way":
                return 4 * self.life, self.life, self.fate
            case "dice_with_death":
                return life, self.fate
            case "werewolf_strength" | "number_of_fiends" | "vampires_bite":
                return -self.life // 2, self.fate
            case "unlock":
                return 2 * self.life, self.fate
        return None

    def considers(self, spell: Spell) -> bool:
        """Whether it casts such a Spell: one that takes, gains time, heals or strikes (`_of_spell`)."""
        strikes = spell.effects in (("heal",), ("lose-all-spells",), ("go-anywhere-in-region",))
        return bool(spell.takes or spell.turns or spell.table or spell.immobilises or strikes)

    def decide(
        self, table: Table, figure: Figure, name: str, options: Sequence[OptionT], about: Mapping[str, Any]
    ) -> OptionT:
        """The option that it takes; the first one, which does nothing, without a decision function."""
        decide = _DECISIONS.get(name)
        if decide is None:
            return options[0]
        return cast("OptionT", decide(self, table, figure, options, about))


CAUTIOUS = Habit(
    "cautious", trophy=3, life=14, fate=3, attack_from=0.75, cross_at=7, crown_at=13, crown_life=5, waste=1
)
STEADY = Habit("steady", trophy=5, life=10, fate=3, attack_from=0.65, cross_at=6, crown_at=11, crown_life=4, waste=2)
BOLD = Habit("bold", trophy=6, life=8, fate=2, attack_from=0.55, cross_at=5, crown_at=10, crown_life=3, waste=3)
HABITS: Mapping[str, Habit] = {habit.name: habit for habit in (CAUTIOUS, STEADY, BOLD)}

Decide = Callable[[Habit, Table, Figure, Sequence[Any], Mapping[str, Any]], Any]


# Destinations


def is_ready(habit: Habit, table: Table, figure: Figure) -> bool:
    """Whether the character goes for the Crown now: strong, healthy, with a Talisman; or another is there already."""
    if not worth.has_talisman(figure) or figure.quest is not None or figure.is_toad:
        return False
    if table.crown_reached:
        return True
    if figure.life < habit.crown_life:
        return False
    return any(total(table, figure, ability) >= habit.crown_at for ability in Ability)


def is_grown(habit: Habit, table: Table, figure: Figure) -> bool:
    """Whether the character is strong enough for the Middle Region."""
    if table.crown_reached:
        return True
    if total(table, figure, Ability.CRAFT) >= habit.cross_at:
        return True
    return total(table, figure, Ability.STRENGTH, battle=True) >= habit.cross_at


class HabitAim(Enum):
    """The place that a character wants to reach."""

    HUNT = "hunt"
    """The position of another character, from whom its quest is to take a life."""
    CROWN = "crown"
    """The Inner Region, through the Portal of Power."""
    MIDDLE = "middle"
    """The Middle Region, where a quest leads to a Talisman."""
    OUTER = "outer"
    """The Outer Region, until it has grown."""


def plan_of(habit: Habit, table: Table, figure: Figure) -> HabitAim:
    """The present goal of the character."""
    if figure.quest is not None and _task(figure) == "take" and not table.crown_reached:
        return HabitAim.HUNT
    if is_ready(habit, table, figure):
        return HabitAim.CROWN
    return HabitAim.MIDDLE if is_grown(habit, table, figure) else HabitAim.OUTER


def pull(plan: HabitAim, table: Table, figure: Figure, position: str) -> float:
    """The value of a position as a step towards the goal."""
    region = table.region(position)
    if plan is HabitAim.HUNT:
        return max((HUNT - 0.1 * _distance(other.position, position) for other in table.others(figure)), default=0.0)
    if region is Region.INNER:
        return 3.0 if plan is HabitAim.CROWN else -3.0
    middle = region is Region.MIDDLE
    hurry = HURRY if table.crown_reached else 1.0
    if plan is HabitAim.CROWN:
        return (
            hurry * (1.5 - 0.25 * _distance(position, _GATE)) if middle else -hurry * far_out(table, figure, position)
        )
    if plan is HabitAim.MIDDLE:
        if not middle:
            return -hurry * (0.6 + far_out(table, figure, position))
        wants_quest = not worth.has_talisman(figure) and figure.quest is None
        return hurry * (0.6 - 0.06 * _distance(position, _CAVE) if wants_quest else 0.4)
    return -0.8 if middle else 0.0


def far_out(table: Table, figure: Figure, position: str) -> float:
    """The cost of the distance from a way into the Middle Region; none as long as there is no way."""
    return 0.1 * min((_distance(position, place) for place in passages(table, figure)), default=0)


def passages(table: Table, figure: Figure) -> tuple[str, ...]:
    """The positions where the character can begin to cross into the Middle Region.

    Past the Sentinel, if it has a fair chance, otherwise by a Raft: where it can build one, or buy the Axe for that.
    """
    terms = terms_at(figure.position), table.no_magic is not None
    key = "passages", figure.gold, min(figure.fate, 2), figure.life <= 1, *terms
    found: tuple[str, ...] | None = figure.known.get(key)
    if found is None:
        found = figure.known[key] = _passages(table, figure)
    return found


def _passages(table: Table, figure: Figure) -> tuple[str, ...]:
    passes, _ = sentinel_odds(table, figure, table.mind(figure).wants(figure, "meet_the_sentinel") or ())
    if passes >= PASSABLE:
        return (_BRIDGE,)
    if any(piece.card.builds_raft_at for piece in figure.objects):
        return tuple(place for place in table.board.ring(Region.OUTER) if may_build_a_raft(place, True))
    price = load_cards().cards["axe"].village_price
    return table.board.positions_of("village") if price is not None and figure.gold >= price else ()


PASSABLE = 0.4
"""Least chance to get past the Sentinel with which a character tries."""


def wants_across(habit: Habit, table: Table, figure: Figure) -> bool:
    """Whether the character wants to cross into the Middle Region: it has grown, or something slows it until then."""
    if table.region(figure.position) is not Region.OUTER:
        return False
    return is_grown(habit, table, figure) or is_slow(table, figure)


def is_slow(table: Table, figure: Figure) -> bool:
    """Whether a card slows the character until it gets across the Storm River."""
    return bearing_on_spells(table, figure).slows is not None


@cache
def _distance(position: str, to: str) -> int:
    ring = load_board().ring(load_board().region(to))
    if position not in ring:
        return len(ring)
    steps = abs(ring.index(position) - ring.index(to))
    return min(steps, len(ring) - steps)


def of_position(habit: Habit, plan: HabitAim, table: Table, figure: Figure, position: str) -> float:
    """The value of landing on a position: of its space or a character there, and as a step towards the goal."""
    here = worth.of_space(table, figure, position)
    if table.region(position) is not Region.INNER:
        for other in table.figures:
            if other is not None and other is not figure and other.position == position:
                here = max(here, of_victim(habit, table, figure, other))
    return here + pull(plan, table, figure, position)


def of_victim(habit: Habit, table: Table, figure: Figure, other: Figure) -> float:
    """The value of an encounter with another character: by a special ability, or by an attack."""
    deed, value = best_deed(figure, other)
    if deed != ATTACK:
        return value
    chance = max(chance_against(table, figure, other, form) for form in forms(table, figure))
    if chance < habit.attack_from:
        return -0.5
    quest = TAKE_LIFE if figure.quest is not None and _task(figure) == "take" else 0.0
    return chance * (of_prey(table, figure, other) + quest) - (1 - chance) * worth.of_life(figure)


def best_deed(figure: Figure, other: Figure) -> tuple[str, float]:
    """The best action against another character, with its value; an attack if no special ability gains anything."""
    open_to_it = deeds(figure, other)
    if len(open_to_it) == 1:
        return ATTACK, 0.0
    goods = max((of_loot(figure, thing) for thing in objects_and_gold(figure, other)), default=0.0)
    values = {
        ATTACK: 0.0,
        STEAL: goods,
        BEGUILE: goods * (7 - (figure.hero.beguiles or {}).get(other.alignment, 7)) / 6,
        LURE: max((of_loot(figure, piece) for piece in lured(figure, other)), default=0.0),
    }
    deed = max((deed for deed in open_to_it if values[deed] > 0.1), key=values.__getitem__, default=ATTACK)
    return deed, values[deed]


def of_loot(figure: Figure, thing: Any) -> float:
    """The value of taking an Object, a Follower or 1 gold from another character."""
    return worth.of_taking(figure, thing.card) if isinstance(thing, CardCopy) else worth.GOLD


HUNT = 2.0
"""Value of reaching a character from whom a life has to be taken."""
TAKE_LIFE = 3.0
"""Value of taking a life for a character with that quest."""


def _task(figure: Figure) -> str:
    quest = load_cards().effects[figure.quest or ""]
    assert isinstance(quest, Quest)
    return quest.task


def of_prey(table: Table, figure: Figure, other: Figure) -> float:
    """The value of the best reward of a victory; a life of a character that is ahead counts more."""
    ahead = 0.8 if other.life > 1 else 1.5
    things = [worth.of_taking(figure, piece.card) for piece in other.objects if may_own(figure, piece)]
    return max([ahead * 0.6, *things, worth.GOLD if other.gold else 0.0])


def _build_context(habit: Habit, table: Table, figure: Figure, options: Sequence[str], about: Mapping[str, Any]) -> str:
    ends: Mapping[str, str] = about["ends"]
    plan = plan_of(habit, table, figure)
    if is_slow(table, figure):
        return walk_on(plan, table, figure, options)
    crosses = wants_across(habit, table, figure)

    def of(way: str) -> float:
        if way == PORTAL and figure.position != "inner/plain-of-peril":
            return _of_portal(habit, table, figure)
        value = of_position(habit, plan, table, figure, ends[way])
        if way == BRIDGE and table.region(figure.position) is Region.OUTER:
            passes, loses = sentinel_odds(table, figure, habit.wants(figure, "meet_the_sentinel") or ())
            stays = pull(plan, table, figure, _BRIDGE) - worth.TURN - loses * worth.of_life(figure) / (1 - passes or 1)
            return passes * (value + CROSSING * crosses) + (1 - passes) * stays
        return value

    return max(options, key=of)


CROSSING = 2.0
"""Value of getting past the Sentinel for a character that wants to."""


def _of_portal(habit: Habit, table: Table, figure: Figure) -> float:
    """The value of an attempt to open the Portal of Power."""
    if not is_ready(habit, table, figure):
        return -9.0
    return 2.0 + 8 * max(total(table, figure, ability) - 7 for ability in Ability)


def walk_on(plan: HabitAim, table: Table, figure: Figure, options: Sequence[str]) -> str:
    """The next step of a slow character: the better way round to where it can cross, and across.

    It goes round clockwise if there is no such place, so that it never walks to and fro.
    """
    middle = table.region(figure.position) is Region.MIDDLE
    goals = ((_GATE,) if plan is HabitAim.CROWN else (_HILLS,)) if middle else passages(table, figure)
    for way in (PORTAL, BRIDGE):
        if way in options and figure.position in goals:
            return way
    walks = [way for way in options if way in WALKS]
    ring = table.board.ring(table.region(figure.position))

    def cost(way: str) -> float:
        spent, place = 0.0, figure.position
        for _ in ring:
            place = along(place, 1)[MoveWay(way)]
            value = worth.of_space(table, figure, place)
            spent += max(STEP, 1.0 - value) + len(ring) * (value < DEADLY)
            if place in goals:
                break
        return spent

    return min(walks, key=cost) if goals else walks[0]


DEADLY = -worth.LAST_LIFE / 2
"""Value of a space that probably costs the last life."""
STEP = 0.1
"""Least cost of one more space for a slow character, however good it is."""


def sentinel_odds(table: Table, figure: Figure, wants: tuple[int, ...]) -> tuple[float, float]:
    """The probabilities that the character gets past the Sentinel, and that it loses a life."""
    rule, _ = sentinel_fight(table, figure, 0)
    found = odds(rule, wants)
    passes = found.mean(lambda outcome: float(gets_across(outcome.result)))
    return passes, found.mean(lambda outcome: float(outcome.result is BattleResult.LIFE_LOST))


def _journey(habit: Habit, table: Table, figure: Figure, options: Sequence[Any], about: Mapping[str, Any]) -> Any:
    if figure.is_toad:
        return ROLL
    plan = plan_of(habit, table, figure)
    values: list[tuple[float, Any]] = []
    wants = wants_across(habit, table, figure)
    for option in options[1:]:
        if option == BUILD:
            values.append((BUILDING if wants and _BRIDGE not in passages(table, figure) else -BUILDING, option))
        elif isinstance(option, str):
            crosses = wants and table.region(option) is Region.MIDDLE
            value = of_position(habit, plan, table, figure, option)
            values.append((value + 2 * BUILDING * crosses, option))
        elif is_ready(habit, table, figure) and _distance(figure.position, _GATE) > 6:
            values.append((9.0, option))
    if not values:
        return ROLL
    best = max(values, key=lambda each: each[0])
    return ROLL if _of_rolling(habit, plan, table, figure) >= best[0] else best[1]


BUILDING = 9.0
"""Value of a Raft for a character that is strong enough for the Middle Region and too weak for the Sentinel."""


def _of_rolling(habit: Habit, plan: HabitAim, table: Table, figure: Figure) -> float:
    """The value of a move by a die: on average the better of both ways."""
    found = 0.0
    for steps in range(1, 7):
        ends = along(figure.position, steps).values()
        found += max(of_position(habit, plan, table, figure, end) for end in ends) / 6
    return found


def _place(habit: Habit, table: Table, figure: Figure, options: Sequence[str], about: Mapping[str, Any]) -> str:
    plan = plan_of(habit, table, figure)
    return max(options, key=lambda position: of_position(habit, plan, table, figure, position))


def _reroll_move(habit: Habit, table: Table, figure: Figure, options: Sequence[str], about: Mapping[str, Any]) -> str:
    if figure.life == 1 and is_deadly(table, figure, about["steps"]):
        return PAY
    if not is_ready(habit, table, figure) or figure.fate < 2:
        return KEEP
    near = _distance(figure.position, _GATE) < 6
    return PAY if near and PORTAL not in ways(figure, figure.position, about["steps"]) else KEEP


def is_deadly(table: Table, figure: Figure, steps: int) -> bool:
    """Whether a move so far probably costs the last life, whichever way the character walks."""
    ends = along(figure.position, steps).values()
    return all(worth.of_space(table, figure, end) < DEADLY for end in ends)


def _path(habit: Habit, table: Table, figure: Figure, options: Sequence[str], about: Mapping[str, Any]) -> str:
    if not worth.has_talisman(figure) or (figure.life == 1 and not table.crown_reached):
        return LEAVE
    routes = {"inner/crypt": Ability.STRENGTH, "inner/mines": Ability.CRAFT}
    return max(options[1:], key=lambda option: total(table, figure, routes[option]))


def _turn_back(habit: Habit, table: Table, figure: Figure, options: Sequence[str], about: Mapping[str, Any]) -> str:
    if table.crown_reached:
        return GO_ON
    return TURN_BACK if figure.life == 1 and habit.crown_life > 3 else GO_ON


def _followers(habit: Habit, table: Table, figure: Figure, options: Sequence[str], about: Mapping[str, Any]) -> str:
    return options[-1]


# Encounters with characters


def _encounter(habit: Habit, table: Table, figure: Figure, options: Sequence[Any], about: Mapping[str, Any]) -> Any:
    best = max(options[1:], key=lambda other: of_victim(habit, table, figure, other))
    space = worth.of_space(table, figure, figure.position)
    return best if of_victim(habit, table, figure, best) > space else None


def _deed(habit: Habit, table: Table, figure: Figure, options: Sequence[str], about: Mapping[str, Any]) -> str:
    return best_deed(figure, about["other"])[0]


def _form(habit: Habit, table: Table, figure: Figure, options: Sequence[Any], about: Mapping[str, Any]) -> Any:
    other: Figure = about["other"]
    return max(options, key=lambda form: chance_against(table, figure, other, form))


def _rival(habit: Habit, table: Table, figure: Figure, options: Sequence[Figure], about: Mapping[str, Any]) -> Figure:
    return min(options, key=lambda other: (other.life, in_battle(table, other).strength))


def _reward(habit: Habit, table: Table, figure: Figure, options: Sequence[Any], about: Mapping[str, Any]) -> Any:
    other: Figure = about["other"]
    quest = figure.quest is not None and _task(figure) == "take"

    def of(thing: Any) -> float:
        if thing == LIFE:
            return TAKE_LIFE if quest else 0.9 if other.life > 1 else 2.0
        return of_loot(figure, thing)

    return max(options, key=of)


def _acquire(habit: Habit, table: Table, figure: Figure, options: Sequence[Any], about: Mapping[str, Any]) -> Any:
    return max(options, key=lambda thing: of_loot(figure, thing))


def _if_likely_to_lose(
    habit: Habit,
    table: Table,
    figure: Figure,
    options: Sequence[bool],
    about: Mapping[str, Any],
) -> bool:
    return bool(about["chance"] < 0.5)


def _if_in_doubt(habit: Habit, table: Table, figure: Figure, options: Sequence[bool], about: Mapping[str, Any]) -> bool:
    return bool(0.1 < about["chance"] < 0.8)


def _yes(habit: Habit, table: Table, figure: Figure, options: Sequence[bool], about: Mapping[str, Any]) -> bool:
    return True


def _bribe(habit: Habit, table: Table, figure: Figure, options: Sequence[bool], about: Mapping[str, Any]) -> bool:
    card: EncounterCard = about["card"].card
    return worth.of_card(table, figure, card) < -0.5


# Decisions on a space


def _visit(habit: Habit, table: Table, figure: Figure, options: Sequence[str], about: Mapping[str, Any]) -> str:
    space = table.board.space(figure.position)
    choices = {option: choice for choice in space.choices() for option in (choice.id, choice.effect)}

    def of(option: str) -> float:
        if option in choices:
            return worth.of_choice(table, figure, space, choices[option])
        return worth.of_effect(table, figure, option)

    return max(options, key=of)


def _rolling(habit: Habit, table: Table, figure: Figure, options: Sequence[str], about: Mapping[str, Any]) -> str:
    if about["entry"] == "board/warlocks-cave":
        return options[0] if worth.has_talisman(figure) else options[1]
    rows = about["dice_table"]
    return options[1] if rows is not None and worth.of_table(table, figure, rows) > 0 else options[0]


def _fate_on_space(habit: Habit, table: Table, figure: Figure, options: Sequence[str], about: Mapping[str, Any]) -> str:
    """The option for fate on a table's die with the highest value on average."""
    rows = about["dice_table"]
    facts = about["asked"].facts
    if rows is None:
        return options[0]
    dice = tuple(map(int, str(facts["dice"]).split(" + "))) if "dice" in facts else (int(facts.get("die", 0)),)
    if dice == (0,):
        return options[0]
    known, _ = fate_options(dice)

    def of(option: str) -> float:
        if option == KEEP:
            return worth.of_effect(table, figure, rows.effect_for(sum(dice)))
        rest = sum(known[option])
        mean = sum(worth.of_effect(table, figure, rows.effect_for(rest + face)) for face in range(1, 7)) / 6
        return mean - habit.reroll_below

    return max(options, key=of)


def _alignment(habit: Habit, table: Table, figure: Figure, options: Sequence[Any], about: Mapping[str, Any]) -> Any:
    space = table.board.space(figure.position)

    def of(alignment: Any) -> float:
        choices = space.alignments.get(alignment, ())
        return max((worth.of_choice(table, figure, space, choice) for choice in choices), default=0.0)

    return max(options, key=of)


def _restore(habit: Habit, table: Table, figure: Figure, options: Sequence[int], about: Mapping[str, Any]) -> int:
    if about["price"] and about["kind"] != "heal":
        return min(options[0], max(0, figure.gold - 1))
    return options[0]


# Cards


def _take(
    habit: Habit, table: Table, figure: Figure, options: Sequence[CardCopy | None], about: Mapping[str, Any]
) -> CardCopy | None:
    def of(piece: CardCopy) -> float:
        if piece.card.crosses_river:
            return of_raft(habit, table, figure)
        return worth.of_taking(figure, piece.card)

    best = max((piece for piece in options if piece is not None), key=of)
    return best if of(best) > 0.05 else None


def of_raft(habit: Habit, table: Table, figure: Figure) -> float:
    """The value of a Raft, which is gone after the next turn: to cross the river then, where the character stands."""
    wants = wants_across(habit, table, figure) and any(raft_moves(figure.position))
    return 1.0 if wants and _BRIDGE not in passages(table, figure) else -1.0


def _least(
    habit: Habit, table: Table, figure: Figure, options: Sequence[CardCopy], about: Mapping[str, Any]
) -> CardCopy:
    def of(piece: CardCopy) -> float:
        return worth.of_possession(figure, piece.card, is_its=True) if isinstance(piece.card, EncounterCard) else 0.0

    return min(options, key=of)


def _buy(
    habit: Habit, table: Table, figure: Figure, options: Sequence[CardCopy | None], about: Mapping[str, Any]
) -> CardCopy | None:
    prices: Mapping[str, int] = about["prices"]

    def of(piece: CardCopy) -> float:
        card: EncounterCard = piece.card
        if card.crosses_river:
            return of_raft(habit, table, figure)
        if card.is_follower and curse_awaits(table, figure):
            return -1.0
        needed = card.builds_raft_at is not None and wants_across(habit, table, figure)
        crossing = needed and figure.position in passages(table, figure)
        value = worth.of_purchase(figure, card, prices[card.id])
        return value if value <= 0 else value + crossing

    best = max((piece for piece in options if piece is not None), key=of, default=None)
    return best if best is not None and of(best) > worth.BARGAIN else None


def curse_awaits(table: Table, figure: Figure) -> bool:
    """Whether a curse lies on the space that the character will have to take, and with it discard its Followers."""
    return any(piece.card.must_take and piece.card.bars_followers for piece in _cards_at(table, figure.position))


def _cards_at(table: Table, position: str) -> list[CardCopy]:
    return [piece for piece in table.lying[position] if isinstance(piece.card, EncounterCard)]


def _sell(
    habit: Habit, table: Table, figure: Figure, options: Sequence[CardCopy | None], about: Mapping[str, Any]
) -> CardCopy | None:
    worst = _least(habit, table, figure, [piece for piece in options if piece is not None], about)
    return worst if worth.of_possession(figure, worst.card, is_its=True) <= 0.15 and figure.gold < worth.RICH else None


def _trade(habit: Habit, table: Table, figure: Figure, options: Sequence[bool], about: Mapping[str, Any]) -> bool:
    return bool(about["kept"] and about["wasted"] <= habit.waste)


def _ditch(
    habit: Habit, table: Table, figure: Figure, options: Sequence[CardCopy | None], about: Mapping[str, Any]
) -> CardCopy | None:
    return options[1] if figure.position == CROWN else None


def _redraw(
    habit: Habit, table: Table, figure: Figure, options: Sequence[CardCopy | None], about: Mapping[str, Any]
) -> CardCopy | None:
    worst = min(
        (piece for piece in options if piece is not None), key=lambda each: worth.of_card(table, figure, each.card)
    )
    return worst if worth.of_card(table, figure, worst.card) < worth.of_draw(table, figure) - 0.2 else None


def _use(habit: Habit, table: Table, figure: Figure, options: Sequence[bool], about: Mapping[str, Any]) -> bool:
    return bool(about["chance"] < 0.6)


def _bonus(habit: Habit, table: Table, figure: Figure, options: Sequence[Ability], about: Mapping[str, Any]) -> Ability:
    return Ability.STRENGTH if figure.hero.strength >= figure.hero.craft else Ability.CRAFT


def _key(habit: Habit, table: Table, figure: Figure, options: Sequence[Ability], about: Mapping[str, Any]) -> Ability:
    known = about["keys"]
    return max(options, key=lambda ability: known[ability][0] - 3.5 * known[ability][1])


def _character(habit: Habit, table: Table, figure: Figure, options: Sequence[Any], about: Mapping[str, Any]) -> Any:
    return max(options, key=lambda hero: max(hero.strength, hero.craft) + 0.5 * hero.life)


# Spells


def _cast(
    habit: Habit, table: Table, figure: Figure, options: Sequence[Opening | None], about: Mapping[str, Any]
) -> Opening | None:
    best: tuple[float, Opening | None] = (0.3, None)
    for opening in options:
        if opening is not None:
            value = _of_spell(habit, table, figure, opening)
            if value > best[0]:
                best = value, opening
    return best[1]


def _of_spell(habit: Habit, table: Table, figure: Figure, opening: Opening) -> float:
    spell, target = opening.spell.card, opening.target
    whom = target if isinstance(target, Figure) else figure
    leads = whom is not figure and (table.region(whom.position) is Region.INNER)
    if spell.takes:
        return max(of_loot(figure, thing) for thing in takeable(figure, whom, spell))
    if spell.turns:
        return 0.8
    if spell.table is not None:
        return 1.2 if leads else 0.2
    if spell.immobilises:
        return 0.9 if leads and isinstance(target, Figure) else 0.0
    if spell.effects == ("heal",):
        return 0.5 * (figure.hero.life - figure.life) if whom is figure else -1.0
    if spell.effects == ("lose-all-spells",):
        return 0.35 * len(whom.spells) if whom is not figure else -1.0
    return 0.0


def _counter(habit: Habit, table: Table, figure: Figure, options: Sequence[bool], about: Mapping[str, Any]) -> bool:
    caster: Figure = about["caster"]
    return table.region(caster.position) is Region.INNER or figure.life <= 2


_DECISIONS: Mapping[str, Decide] = {
    "way": _build_context,
    "journey": _journey,
    "place": _place,
    "fate-on-movement": _reroll_move,
    "path": _path,
    "turn-back": _turn_back,
    "followers": _followers,
    "encounter": _encounter,
    "deed": _deed,
    "form": _form,
    "crown-rival": _rival,
    "reward": _reward,
    "acquire": _acquire,
    "evade": _if_likely_to_lose,
    "vanish": _if_likely_to_lose,
    "strengthen": _if_in_doubt,
    "use": _use,
    "bribe": _bribe,
    "save-life": _yes,
    "regenerate": _yes,
    "raise": lambda habit, table, figure, options, about: False,
    "visit": _visit,
    "rolling": _rolling,
    "fate-on-space": _fate_on_space,
    "fate-on-release": lambda habit, table, figure, options, about: PAY,
    "fate-on-command-spell": lambda habit, table, figure, options, about: PAY,
    "alignment": _alignment,
    "prayer-bonus": lambda habit, table, figure, options, about: options[1],
    "cave-bonus": lambda habit, table, figure, options, about: options[1],
    "restore": _restore,
    "take": _take,
    "leave-object": _least,
    "lose-follower": _least,
    "deliver": _least,
    "discard-spell": _least,
    "buy": _buy,
    "sell": _sell,
    "leave-at-castle": lambda habit, table, figure, options, about: figure.gold < 2,
    "trade": _trade,
    "ditch": _ditch,
    "redraw": _redraw,
    "bonus": _bonus,
    "key": _key,
    "character": _character,
    "cast": _cast,
    "counter": _counter,
}
"""The function for each decision; any other decision takes its first option."""
