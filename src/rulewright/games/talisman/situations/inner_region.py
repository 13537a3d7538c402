"""Shared parts of the situations of the Inner Region: heroes, readings, and a single space."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, cast

from rulewright.engine.effects import BoundRule, Fact, Facts, StepResult
from rulewright.engine.goal import Goal, Measure
from rulewright.games.talisman.rules.inner_region import (
    Continuation,
    Fighter,
    HeroCondition,
    InnerRegionReadings,
    JourneyContext,
    TurnBack,
    in_the_den,
    in_the_pits,
)
from rulewright.games.talisman.rules.special_abilities import Kit, assassination, two_attack_dice
from rulewright.games.talisman.situations.character_sheet import CharacterSheet
from rulewright.games.talisman.situations.named_pieces import FIGHTING_MOMENTS, Uses, collect_acts, name_pieces
from rulewright.situations.named import NamedPiece
from rulewright.situations.points_goal import are_in_order
from rulewright.situations.problem import OutcomeSummary
from rulewright.situations.request import Flag, Variants


class TurnBackVariants(Variants):
    """The readings of a space that holds the hero up; each situation has those that bear on its space."""

    turn_back: TurnBack = TurnBack.START_OF_TURN

    def to_readings(self, may_turn_back: bool) -> InnerRegionReadings:
        """Convert to the type of the rules."""
        return InnerRegionReadings(may_turn_back=may_turn_back, **dict(self))


class DeathVariants(TurnBackVariants):
    """The readings of Death."""

    fate_on_deaths_dice: Flag = False


class DenVariants(TurnBackVariants):
    """The readings of the Werewolf's Den."""

    fate_on_setup_rolls: Flag = True
    fate_on_armour: Flag = True


class PitsVariants(DenVariants):
    """The readings of the Pits."""

    pits_stand_off_ends_turn: Flag = True


@dataclass(frozen=True, slots=True)
class SpaceOutcome:
    """The result of a space, and the hero's condition after it."""

    result: str
    condition: HeroCondition


class _SpaceAlone(Continuation[SpaceOutcome]):
    """The continuation of a single space: play ends."""

    def through(self, condition: HeroCondition) -> StepResult[SpaceOutcome]:
        return SpaceOutcome("through", condition)

    def dead(self, condition: HeroCondition) -> StepResult[SpaceOutcome]:
        return SpaceOutcome("dead", condition)

    def turned_back(self, condition: HeroCondition, turns: int) -> StepResult[SpaceOutcome]:  # noqa: ARG002
        return SpaceOutcome("turned-back", condition)


ALIVE = Measure[SpaceOutcome]("alive", lambda outcome: outcome.result != "dead")
THROUGH = Measure[SpaceOutcome]("through", lambda outcome: outcome.result == "through")
LIFE = Measure[SpaceOutcome]("life", lambda outcome: outcome.condition.life)
FATE = Measure[SpaceOutcome]("fate", lambda outcome: outcome.condition.fate)
FOLLOWERS = Measure[SpaceOutcome]("followers", lambda outcome: outcome.condition.followers)
SPACE_GOALS = {
    "win": Goal("win", (THROUGH, ALIVE, LIFE, FATE)),
    "survive": Goal("survive", (ALIVE, THROUGH, LIFE, FATE)),
}


def readings_under(points: Mapping[str, Fraction], readings: InnerRegionReadings) -> InnerRegionReadings:
    """The readings under a goal that counts these points; out of the natural order they ask for every option."""
    is_natural = are_in_order(points, "through", "turned-back", "dead")
    return replace(readings, every_option=not is_natural)


def summary_of(*shown: str) -> Callable[[SpaceOutcome], OutcomeSummary]:
    """A function that returns the summary of an outcome, with these parts of the condition."""

    def summary(outcome: SpaceOutcome) -> OutcomeSummary:
        return OutcomeSummary(outcome.result, {name: getattr(outcome.condition, name) for name in shown})

    return summary


def way_of(given: CharacterSheet, readings: InnerRegionReadings) -> JourneyContext[SpaceOutcome]:
    """The context of a hero's journey over a single space."""
    return JourneyContext(fighter_of(given), readings, _SpaceAlone())


def fighter_of(given: CharacterSheet) -> Fighter:
    """Convert to the type of the rules; an ability that is not given counts 0."""
    return Fighter(
        given.strength or 0,
        given.craft or 0,
        given.battle_bonus,
        given.armour,
        given.request.talisman,
        two_attack_dice(given.kit),
        assassination(given.kit),
        given.kit,
    )


def condition_of(given: CharacterSheet) -> HeroCondition:
    """The condition of a hero at the beginning."""
    return HeroCondition(given.request.life, given.request.fate, given.followers)


def acts_in_battle(kit: Kit) -> tuple[tuple[str, str | None], ...]:
    """The abilities of a hero that act in battles of the Inner Region."""
    return ("two-attack-dice", two_attack_dice(kit)), ("assassinates", assassination(kit))


def name_fighter(given: CharacterSheet) -> tuple[NamedPiece, ...]:
    """The named pieces of a hero on a space where it fights."""
    uses = Uses(("strength",), in_battle=True, armour=True, moments=FIGHTING_MOMENTS)
    return name_pieces(given, uses, collect_acts(*acts_in_battle(given.kit)))


def name_followers(given: CharacterSheet) -> Iterator[tuple[str, str | None]]:
    """The Followers of a hero, each of which can be lost."""
    return (("may-be-given-up", f"cards/{card.id}") for card in given.kit.followers)


def known_of(rule: BoundRule[Any]) -> Facts:
    """The facts known to the rule: the hero's condition, and its remaining opponents."""
    known: dict[str, Fact] = {}
    for argument in rule.arguments:
        if isinstance(argument, HeroCondition):
            known |= argument._asdict()
    left = {in_the_den: "werewolf", in_the_pits: "fiends"}.get(rule.function)
    if left is not None and rule.arguments[2] is not None:
        known[left] = cast("int", rule.arguments[2])
    return known
