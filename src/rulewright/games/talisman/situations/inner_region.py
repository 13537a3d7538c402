"""The situations of the Inner Region: each of its spaces, and the whole way to the Crown of Command."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Annotated, Any, Literal, TypeVar, cast

from pydantic import Field, model_validator

from rulewright.engine.effects import BoundRule, Fact, Facts, Rule, StepResult, bind
from rulewright.engine.goal import Goal, Measure
from rulewright.games.talisman.board import load_board
from rulewright.games.talisman.inner_journey import (
    ROUTES,
    Journey,
    JourneyOutcome,
    JourneyResult,
    begins,
    goes_on,
    in_the_valley,
    lands,
    on_the_plain,
    underground,
)
from rulewright.games.talisman.inner_region import (
    Condition,
    Continuation,
    Fighter,
    Readings,
    TurnBack,
    Way,
    at_death,
    in_the_den,
    in_the_pits,
    in_the_tower,
    labyrinth_for,
    way_out,
)
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.situations.named import followers_of, kit_of
from rulewright.games.talisman.situations.shapes import Ability, HeroRequest
from rulewright.games.talisman.situations.wording import DICE, FACTS, IMPROVEMENTS, VARIANTS, WORDS
from rulewright.games.talisman.special_abilities import Kit, assassination, two_attack_dice
from rulewright.language.phrase import Phrase
from rulewright.situations import Problem, Situation, Summary
from rulewright.situations.request import contradiction
from rulewright.situations.shapes import Flag, Request, Variants, default

RequestT = TypeVar("RequestT", bound=Request)
Space = Literal["plain-of-peril", "crypt", "mines", "death", "vampires-tower", "werewolf-den", "pits", "valley-of-fire"]
Worth = Annotated[int, Field(ge=-1000, le=1000, strict=True)]


class UndergroundVariants(Variants):
    """The readings of the Crypt and the Mines."""

    arrival_from_crypt_is_encountered: Flag = True


class SpaceVariants(Variants):
    """The readings of a space that holds the hero up."""

    fate_on_setup_rolls: Flag = True
    fate_on_deaths_dice: Flag = False
    fate_on_armour: Flag = True
    turn_back: TurnBack = TurnBack.START_OF_TURN
    pits_stand_off_ends_turn: Flag = True

    def readings(self, may_turn_back: bool) -> Readings:
        """The readings as the rules take them."""
        return Readings(
            may_turn_back=may_turn_back,
            turn_back=self.turn_back,
            fate_on_setup_rolls=self.fate_on_setup_rolls,
            fate_on_deaths_dice=self.fate_on_deaths_dice,
            fate_on_armour=self.fate_on_armour,
            pits_stand_off_ends_turn=self.pits_stand_off_ends_turn,
        )


class JourneyVariants(SpaceVariants, UndergroundVariants):
    """The readings of the whole way."""

    def readings(self, may_turn_back: bool) -> Readings:
        """The readings as the rules take them."""
        return replace(super().readings(may_turn_back), arrival_is_encountered=self.arrival_from_crypt_is_encountered)


class StrongHero(HeroRequest):
    """A hero whose Strength matters."""

    strength: Ability
    craft: Ability | None = None


class CraftyHero(HeroRequest):
    """A hero whose Craft matters."""

    craft: Ability
    strength: Ability | None = None


class AnyHero(HeroRequest):
    """A hero whose abilities do not matter."""

    strength: Ability | None = None
    craft: Ability | None = None


class Traveller(HeroRequest):
    """A hero on its way to the Crown."""

    strength: Ability
    craft: Ability


class CryptRequest(Request):
    """`talisman/crypt`: 3 dice less Strength. `worth` says how much each space is worth that the dice can lead to.

    An outcome tells whether the space is `encountered` in the same turn.
    """

    situation: Literal["talisman/crypt"]
    hero: StrongHero
    worth: dict[Literal["crypt", "plain-of-peril", "portal-of-power", "warlocks-cave", "city"], Worth] = {}  # noqa: RUF012
    goal: Literal["worth"] = "worth"
    variants: UndergroundVariants = default(UndergroundVariants)


class MinesRequest(Request):
    """`talisman/mines`: 3 dice less Craft, or 2. `worth` says how much each space is worth that the dice can lead to.

    The Dwarf rolls 2 dice, and so does a hero with a Gnome. An outcome tells whether the space is `encountered` in the
    same turn.
    """

    situation: Literal["talisman/mines"]
    hero: CraftyHero
    worth: dict[Literal["mines", "plain-of-peril", "portal-of-power", "warlocks-cave", "tavern"], Worth] = {}  # noqa: RUF012
    goal: Literal["worth"] = "worth"
    variants: UndergroundVariants = default(UndergroundVariants)


class TowerRequest(Request):
    """`talisman/vampires-tower`."""

    situation: Literal["talisman/vampires-tower"]
    hero: AnyHero
    goal: Literal["win", "survive"] = "win"
    variants: Variants = default(Variants)


class DeathRequest(Request):
    """`talisman/death`: the hero has just landed."""

    situation: Literal["talisman/death"]
    hero: AnyHero
    may_turn_back: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: SpaceVariants = default(SpaceVariants)


class DenRequest(Request):
    """`talisman/werewolf-den`: the hero has just landed; or its turn begins, facing a `werewolf` of known Strength."""

    situation: Literal["talisman/werewolf-den"]
    hero: StrongHero
    werewolf: Ability | None = None
    may_turn_back: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: SpaceVariants = default(SpaceVariants)


class PitsRequest(Request):
    """`talisman/pits`: the hero has just landed; or its turn begins there with so many `fiends` left."""

    situation: Literal["talisman/pits"]
    hero: StrongHero
    fiends: Annotated[int, Field(ge=1, le=6, strict=True)] | None = None
    may_turn_back: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: SpaceVariants = default(SpaceVariants)


class JourneyRequest(Request):
    """`talisman/inner-journey`: the way on from `at`, whose instructions are still to be followed.

    The hero has just landed there, in the middle of its turn; on the Plain of Peril and in the Valley of Fire, which
    have no instructions, its turn begins. From the Plain of Peril it goes by its own choice of `route`, named by the
    first space, or by the better one.
    """

    situation: Literal["talisman/inner-journey"]
    hero: Traveller
    at: Space = "plain-of-peril"
    route: Literal["crypt", "mines"] | None = None
    may_turn_back: Flag = True
    goal: Literal["win", "survive"] = "win"
    variants: JourneyVariants = default(JourneyVariants)

    @model_validator(mode="after")
    def _valley_needs_a_talisman(self) -> JourneyRequest:
        if self.at == "valley-of-fire" and not self.hero.talisman:
            raise contradiction(
                "at, hero.talisman",
                phrase("nobody-is-in-the-valley-of"),
                phrase("give-the-hero-a-talisman-or"),
            )
        return self


# One space alone


@dataclass(frozen=True, slots=True)
class SpaceOutcome:
    """How the hero leaves a space, and its condition then."""

    result: str
    condition: Condition


class _SpaceAlone(Continuation[SpaceOutcome]):
    """Nothing comes after the space."""

    def through(self, condition: Condition) -> StepResult[SpaceOutcome]:
        return SpaceOutcome("through", condition)

    def dead(self, condition: Condition) -> StepResult[SpaceOutcome]:
        return SpaceOutcome("dead", condition)

    def turned_back(self, condition: Condition, turns: int) -> StepResult[SpaceOutcome]:  # noqa: ARG002
        return SpaceOutcome("turned-back", condition)


_ALIVE = Measure[SpaceOutcome]("alive", lambda outcome: outcome.result != "dead")
_THROUGH = Measure[SpaceOutcome]("through", lambda outcome: outcome.result == "through")
_LIFE = Measure[SpaceOutcome]("life", lambda outcome: outcome.condition.life)
_FATE = Measure[SpaceOutcome]("fate", lambda outcome: outcome.condition.fate)
_FOLLOWERS = Measure[SpaceOutcome]("followers", lambda outcome: outcome.condition.followers)
SPACE_GOALS = {
    "win": Goal("win", (_THROUGH, _ALIVE, _LIFE, _FATE)),
    "survive": Goal("survive", (_ALIVE, _THROUGH, _LIFE, _FATE)),
}
TOWER_GOALS = {
    "win": Goal("win", (_ALIVE, _LIFE, _FOLLOWERS, _FATE)),
    "survive": Goal("survive", (_ALIVE, _FOLLOWERS, _LIFE, _FATE)),
}


def _summary(*shown: str) -> Callable[[SpaceOutcome], Summary]:
    def summary(outcome: SpaceOutcome) -> Summary:
        return Summary(outcome.result, {name: getattr(outcome.condition, name) for name in shown})

    return summary


def _way(hero: HeroRequest, readings: Readings) -> Way[SpaceOutcome]:
    strength = getattr(hero, "strength", None) or 0
    craft = getattr(hero, "craft", None) or 0
    return Way(_fighter(hero, strength, craft), readings, _SpaceAlone())


def _fighter(hero: HeroRequest, strength: int, craft: int) -> Fighter:
    kit = kit_of(hero)
    return Fighter(
        strength,
        craft,
        hero.battle_bonus,
        hero.armour,
        hero.talisman,
        two_attack_dice(kit),
        assassination(kit),
        kit,
    )


def _condition(hero: HeroRequest, kit: Kit) -> Condition:
    return Condition(hero.life, hero.fate, followers_of(hero, kit))


def ask_tower(request: TowerRequest) -> Problem[SpaceOutcome]:
    """What a `talisman/vampires-tower` asks."""
    way = _way(request.hero, Readings(may_turn_back=False))
    rule = bind(in_the_tower, way, _condition(request.hero, way.fighter.kit), True)
    return Problem(rule, TOWER_GOALS[request.goal], _summary("life", "fate", "followers"), facts_of=_known)


def ask_death(request: DeathRequest) -> Problem[SpaceOutcome]:
    """What a `talisman/death` asks."""
    way = _way(request.hero, request.variants.readings(request.may_turn_back))
    rule = bind(at_death, way, _condition(request.hero, way.fighter.kit), True)
    return Problem(rule, SPACE_GOALS[request.goal], _summary("life", "fate"), facts_of=_known)


def ask_den(request: DenRequest) -> Problem[SpaceOutcome]:
    """What a `talisman/werewolf-den` asks."""
    way = _way(request.hero, request.variants.readings(request.may_turn_back))
    condition = _condition(request.hero, way.fighter.kit)
    rule = bind(in_the_den, way, condition, request.werewolf, request.werewolf is None)
    return Problem(rule, SPACE_GOALS[request.goal], _summary("life", "fate"), facts_of=_known)


def ask_pits(request: PitsRequest) -> Problem[SpaceOutcome]:
    """What a `talisman/pits` asks."""
    way = _way(request.hero, request.variants.readings(request.may_turn_back))
    condition = _condition(request.hero, way.fighter.kit)
    rule = bind(in_the_pits, way, condition, request.fiends, request.fiends is None)
    return Problem(rule, SPACE_GOALS[request.goal], _summary("life", "fate"), facts_of=_known)


# Crypt and Mines

DEFAULT_WORTH: Mapping[str, int] = {
    "crypt": 4, "mines": 4, "plain-of-peril": 3, "portal-of-power": 2, "warlocks-cave": 1, "city": 0, "tavern": 0,
}  # fmt: skip


def ask_underground(request: CryptRequest | MinesRequest) -> Problem[tuple[str, int]]:
    """What a `talisman/crypt` or `talisman/mines` asks."""
    hero = request.hero
    kit = kit_of(hero)
    ability, stays = (hero.strength, "crypt") if isinstance(hero, StrongHero) else (hero.craft, "mines")
    worth: dict[str, int] = {**DEFAULT_WORTH, **request.worth}  # type: ignore[dict-item]
    goal = Goal[tuple[str, int]](
        "worth",
        (
            Measure("worth", lambda outcome: worth[outcome[0]]),
            Measure("fate", lambda outcome: outcome[1]),
        ),
    )

    encountered = request.variants.arrival_from_crypt_is_encountered

    def summary(outcome: tuple[str, int]) -> Summary:
        return Summary(outcome[0], {"fate": outcome[1]}, {"encountered": encountered and outcome[0] != stays})

    table = labyrinth_for(stays, kit, followers_of(hero, kit))
    places = (stays, *dict.fromkeys(space for _, space in table.rows))
    prices = tuple((place, Fraction(worth[place])) for place in places)
    best = tuple(place for place in places if worth[place] == max(worth[each] for each in places))
    return Problem(
        bind(way_out, table, ability, hero.fate, stays, encountered), goal, summary, asked=best, prices=prices
    )


# The whole way

_CROWN = Measure[JourneyOutcome]("crown", lambda outcome: outcome.result is JourneyResult.CROWN)
_JOURNEY_ALIVE = Measure[JourneyOutcome]("alive", lambda outcome: outcome.result is not JourneyResult.DEAD)
_JOURNEY_LIFE = Measure[JourneyOutcome]("life", lambda outcome: outcome.condition.life)
_JOURNEY_FATE = Measure[JourneyOutcome]("fate", lambda outcome: outcome.condition.fate)
JOURNEY_GOALS = {
    "win": Goal("win", (_CROWN, _JOURNEY_ALIVE, _JOURNEY_LIFE, _JOURNEY_FATE)),
    "survive": Goal("survive", (_JOURNEY_ALIVE, _CROWN, _JOURNEY_LIFE, _JOURNEY_FATE)),
}


def ask_journey(request: JourneyRequest) -> Problem[JourneyOutcome]:
    """What a `talisman/inner-journey` asks."""
    hero = request.hero
    fighter = _fighter(hero, hero.strength, hero.craft)
    readings = request.variants.readings(request.may_turn_back)
    journey = Journey(fighter, readings, ROUTES if request.route is None else (request.route,))

    def summary(outcome: JourneyOutcome) -> Summary:
        left = outcome.condition
        encounters = {"encountered": readings.arrival_is_encountered}
        return Summary(
            outcome.result,
            {"life": left.life, "fate": left.fate, "followers": left.followers},
            encounters if outcome.result is JourneyResult.EXPELLED else {},
        )

    rule = begins(journey, _condition(hero, fighter.kit), request.at)
    return Problem(
        rule,
        JOURNEY_GOALS[request.goal],
        summary,
        with_less,
        place_of=_position,
        facts_of=lambda rule: {**_known(rule), "at": _stage(rule)},
        stages=("at",),
    )


def _position(rule: BoundRule[Any]) -> str | None:
    """Where a rule of the journey is carried out; a move between spaces is nowhere."""
    space = str(rule.arguments[2]) if rule.function in (underground, lands) else _RULED.get(rule.function)
    return load_board().positions_of(space)[0] if space else None


def _known(rule: BoundRule[Any]) -> Facts:
    """What the hero has left, and who is still to be beaten."""
    known: dict[str, Fact] = {}
    for argument in rule.arguments:
        if isinstance(argument, Condition):
            known |= argument._asdict()
    left = {in_the_den: "werewolf", in_the_pits: "fiends"}.get(rule.function)
    if left is not None and rule.arguments[2] is not None:
        known[left] = cast("int", rule.arguments[2])
    return known


def _stage(rule: BoundRule[Any]) -> str:
    """Where on the way decisions of a rule are made: on a space, or before the next one once its work is done."""
    if rule.function is goes_on:
        return f"before-{rule.arguments[2]}"
    space = str(rule.arguments[2]) if rule.function in (underground, lands) else _RULED[rule.function]
    return f"at-{space}"


_RULED: Mapping[Callable[..., Rule[Any]], str] = {
    on_the_plain: "plain-of-peril",
    at_death: "death",
    in_the_den: "werewolf-den",
    in_the_tower: "vampires-tower",
    in_the_pits: "pits",
    in_the_valley: "valley-of-fire",
}


def with_less(argument: Hashable, answers: int) -> Hashable:  # noqa: ARG001
    """A condition with lives, fate and Followers capped, beyond which they hardly change a decision."""
    if not isinstance(argument, Condition):
        return argument
    return Condition(min(argument.life, 6), min(argument.fate, 4), min(argument.followers, 4))


_SPACES = {
    "crypt": phrase("you-stay-in-the-crypt"),
    "mines": phrase("you-stay-in-the-mines"),
    "plain-of-peril": phrase("to-the-plain-of-peril"),
    "portal-of-power": phrase("to-the-portal-of-power"),
    "warlocks-cave": phrase("to-the-warlocks-cave"),
    "city": phrase("to-the-city"),
    "tavern": phrase("to-the-tavern"),
}
_ENDS = {
    "through": phrase("you-get-past-it"),
    "dead": phrase("you-die"),
    "turned-back": phrase("you-turn-back"),
}
_JOURNEY_ENDS = {
    JourneyResult.CROWN: phrase("you-reach-the-crown-of-command"),
    JourneyResult.DEAD: phrase("you-die"),
    JourneyResult.EXPELLED: phrase("you-are-thrown-out-of-the"),
    JourneyResult.LEFT: phrase("you-leave-through-the-portal"),
    JourneyResult.TURNED_BACK: phrase("you-turn-back-before-the-valley"),
}


def _situation(
    name: str,
    title: Phrase,
    request: type[RequestT],
    ask: Callable[[RequestT], Problem[Any]],
    results: Mapping[str, Phrase],
    goals: Mapping[str, Phrase],
    headline: Mapping[str, str],
    variants: tuple[str, ...] = (),
) -> Situation[RequestT]:
    readings = {variant: VARIANTS[variant] for variant in variants}
    return Situation(
        id=f"talisman/{name}",
        title=title,
        request=request,
        ask=ask,
        results=results,
        goals=goals,
        variants=readings,
        headline=headline,
        avoiding=frozenset(goal for goal, result in headline.items() if result == "dead"),
        facts=FACTS,
        dice=DICE,
        words=WORDS,
        improvements=IMPROVEMENTS,
        chances=frozenset({"alive"}),
    )


def _only(*names: str) -> dict[str, Phrase]:
    return {name: _SPACES[name] for name in names}


SITUATIONS = (
    _situation(
        "crypt",
        phrase("crypt"),
        CryptRequest,
        ask_underground,
        _only("crypt", "plain-of-peril", "portal-of-power", "warlocks-cave", "city"),
        {"worth": phrase("get-to-the-best-space")},
        {},
        ("arrival-from-crypt-is-encountered",),
    ),
    _situation(
        "mines",
        phrase("mines"),
        MinesRequest,
        ask_underground,
        _only("mines", "plain-of-peril", "portal-of-power", "warlocks-cave", "tavern"),
        {"worth": phrase("get-to-the-best-space")},
        {},
        ("arrival-from-crypt-is-encountered",),
    ),
    _situation(
        "vampires-tower",
        phrase("vampires-tower"),
        TowerRequest,
        ask_tower,
        {name: _ENDS[name] for name in ("through", "dead")},
        {"win": phrase("keep-your-lives"), "survive": phrase("stay-alive-and-keep-your-followers")},
        {"win": "through", "survive": "through"},
    ),
    _situation(
        "death",
        phrase("death"),
        DeathRequest,
        ask_death,
        _ENDS,
        {"win": phrase("get-past-death"), "survive": phrase("stay-alive")},
        {"win": "through", "survive": "dead"},
        ("fate-on-deaths-dice", "turn-back"),
    ),
    _situation(
        "werewolf-den",
        phrase("werewolfs-den"),
        DenRequest,
        ask_den,
        _ENDS,
        {"win": phrase("get-past-the-werewolf"), "survive": phrase("stay-alive")},
        {"win": "through", "survive": "dead"},
        ("fate-on-setup-rolls", "fate-on-armour", "turn-back"),
    ),
    _situation(
        "pits",
        phrase("pits"),
        PitsRequest,
        ask_pits,
        _ENDS,
        {"win": phrase("get-past-the-pit-fiends"), "survive": phrase("stay-alive")},
        {"win": "through", "survive": "dead"},
        ("fate-on-setup-rolls", "fate-on-armour", "turn-back", "pits-stand-off-ends-turn"),
    ),
    _situation(
        "inner-journey",
        phrase("the-way-to-the-crown-of"),
        JourneyRequest,
        ask_journey,
        {str(result): name for result, name in _JOURNEY_ENDS.items()},
        {"win": phrase("reach-the-crown-of-command"), "survive": phrase("stay-alive")},
        {"win": "crown", "survive": "dead"},
        (
            "fate-on-setup-rolls",
            "fate-on-deaths-dice",
            "fate-on-armour",
            "turn-back",
            "pits-stand-off-ends-turn",
            "arrival-from-crypt-is-encountered",
        ),
    ),
)
