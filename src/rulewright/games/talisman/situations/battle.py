"""The situation `talisman/battle`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.errors import BadInputError
from rulewright.games.talisman.data.ground import find_battle_ground, is_in_inner_region
from rulewright.games.talisman.data.piece_abilities import EnemyType, Face
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.battle import (
    AttackForm,
    BattleOutcome,
    BattleResult,
    Circumstances,
    Foe,
    Hero,
    KnownDice,
    battle,
    fighting_order,
    fights_by_itself,
)
from rulewright.games.talisman.rules.special_abilities import (
    Kit,
    assassination,
    attack_immunity,
    can_charm,
    destruction,
    evasion,
    life_gain,
    two_attack_dice,
)
from rulewright.games.talisman.situations.character_sheet import (
    ABILITIES,
    CharacterSheet,
    SpaceId,
    read_character,
    require_space,
)
from rulewright.games.talisman.situations.defaults import (
    ATTACKS,
    FATE_ON_ARMOUR,
    IMPROVEMENTS,
    VOCABULARY,
    named_in,
    variants,
)
from rulewright.games.talisman.situations.named_pieces import (
    FIGHTING_MOMENTS,
    Acts,
    Uses,
    collect_acts,
    join_acts,
    name_ground,
    name_pieces,
)
from rulewright.games.talisman.situations.request_fields import (
    AbilityValue,
    CharacterRequest,
    DiceRequest,
    EncounterNumber,
)
from rulewright.situations.points_goal import are_in_order
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import (
    Flag,
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
    list_idle_fields,
    missing_field_error,
)
from rulewright.situations.situation import Situation

ENEMY_NUMBER, SPIRIT_NUMBER = 2, 3
"""The usual encounter numbers of Enemies with a Strength and with a Craft."""


class FoeRequest(RequestModel):
    """The one creature of a battle; with a `type` it is an Enemy of this kind."""

    strength: AbilityValue
    roll_bonus: AbilityValue = 0
    type: Literal[EnemyType.ANIMAL, EnemyType.DRAGON, EnemyType.MONSTER] | None = None


class NumberedFoeRequest(RequestModel):
    """One of several Enemies, in the order in which they were drawn: Strength, or Craft, and encounter number.

    Those of equal numbers that have a Strength fight as one. Without a number it is 2, of a Spirit 3.
    """

    strength: AbilityValue | None = None
    craft: AbilityValue | None = None
    number: EncounterNumber | None = None
    roll_bonus: AbilityValue = 0

    @model_validator(mode="after")
    def _require_one_ability(self) -> NumberedFoeRequest:
        if self.strength is not None and self.craft is not None:
            raise contradiction_error(
                "strength, craft",
                phrase("an-enemy-attacks-with-strength-or"),
                phrase("keep-one-of-them"),
            )
        if self.strength is None and self.craft is None:
            raise missing_field_error("strength", phrase("give-each-enemy-a-strength-or"))
        return self

    def to_foe(self) -> tuple[int, Foe]:
        """The encounter number and the Enemy in the type of the rules."""
        if self.craft is not None:
            return self.number or SPIRIT_NUMBER, Foe(self.craft, self.roll_bonus, form=AttackForm.PSYCHIC_COMBAT)
        return self.number or ENEMY_NUMBER, Foe(self.strength or 0, self.roll_bonus)


class BattleVariants(Variants):
    """The readings of a battle."""

    fate_on_armour: Flag = True
    joint_roll_bonus: Literal["once", "each"] = "once"
    roll_bonus_without_roll: Flag = False


class BattleDiceRequest(DiceRequest):
    """Attack dice that already lie on the table; `hero_second` is the other one of a character that rolls two."""

    hero_second: Face | None = None


class BattleRequest(RequestModel):
    """`talisman/battle`: the character against one creature (`foe`) or several Enemies (`foes`), Spirits among them.

    `space` is where it is fought: it may add to creatures' attack rolls, bar Objects, or let abilities work.
    """

    situation: Literal["talisman/battle"]
    hero: CharacterRequest
    foe: FoeRequest | None = None
    foes: Annotated[tuple[NumberedFoeRequest, ...], Field(min_length=1, max_length=6)] | None = None
    space: SpaceId | None = None
    dice: BattleDiceRequest = BattleDiceRequest()
    may_evade: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: BattleVariants = default_variants(BattleVariants)

    @model_validator(mode="after")
    def _check_opponents(self) -> BattleRequest:
        require_one(self.foe, self.foes)
        require_space(self.space)
        require_evadable(self.space, self.may_evade)
        return self


def require_one(foe: object, foes: Sequence[object] | None) -> None:
    """Raise an error for a request with both a creature and several, or with neither."""
    if foe is not None and foes is not None:
        raise contradiction_error(
            "foe, foes",
            phrase("both-foe-and-foes-are-given"),
            phrase("give-foe-for-one-creature-or"),
        )
    if foe is None and foes is None:
        raise missing_field_error("foe", phrase("give-foe-for-one-creature-or"))


def require_evadable(space: str | None, may_evade: bool) -> None:
    """Raise an error if nobody can be evaded on the space, and the request would allow it."""
    if space is not None and may_evade and is_in_inner_region(space):
        raise contradiction_error(
            f"space = {space}, may_evade",
            phrase("creatures-of-the-inner-region-cannot"),
            phrase("take-may-evade-out-or-name"),
        )


_WIN = Measure[BattleOutcome]("win", lambda outcome: outcome.result is BattleResult.WIN)
_LIFE_LOST = Measure[BattleOutcome]("life-lost", lambda outcome: outcome.result is BattleResult.LIFE_LOST, sign=-1)
_CHARMED = Measure[BattleOutcome]("charmed", lambda outcome: outcome.result is BattleResult.CHARMED)
_FATE_PAID = Measure[BattleOutcome]("fate-paid", lambda outcome: outcome.fate_paid, sign=-1)
BATTLE_GOALS = {
    "win": Goal("win", (_WIN, _LIFE_LOST, _FATE_PAID)),
    "survive": Goal("survive", (_LIFE_LOST, _WIN, _FATE_PAID)),
}


CHARMING_GOALS = {
    "win": Goal("win", (_WIN, _LIFE_LOST, _CHARMED, _FATE_PAID)),
    "survive": Goal("survive", (_LIFE_LOST, _WIN, _CHARMED, _FATE_PAID)),
}
_OVERCOME_RESULTS = (BattleResult.WIN, BattleResult.DESTROYED)
DESTROYING_GOALS = {
    "win": Goal(
        "win",
        (
            Measure[BattleOutcome]("overcome", lambda outcome: outcome.result in _OVERCOME_RESULTS),
            _WIN,
            _LIFE_LOST,
            _FATE_PAID,
        ),
    ),
    "survive": BATTLE_GOALS["survive"],
}
"""A creature that is destroyed without an attack is overcome; only one that is beaten is a trophy."""


def build_battle_problem(request: BattleRequest) -> Problem[BattleOutcome]:
    """Build the problem of `talisman/battle`. Raises `BadInputError` for cards and abilities that the hero cannot
    have."""
    ground = find_battle_ground(request.space)
    kind = request.foe.type if request.foe is not None else None
    spirits = any(foe.craft is not None for foe in request.foes or ())
    needs = ABILITIES if spirits else ("strength",)
    given = read_character(request.hero, needs=needs, ground=ground, against_dragon=kind is EnemyType.DRAGON)
    kit = given.kit
    foes = (
        (Foe(request.foe.strength, request.foe.roll_bonus),)
        if request.foe is not None
        else fighting_order(foe.to_foe() for foe in request.foes or ())
    )
    require_undecided(request.may_evade, request.dice, len(foes))
    are_enemies = request.foes is not None or kind is not None
    blasts, acts_of_spells = _read_spells(given, foes, request.dice) if given.spells else (0, {})
    circumstances = Circumstances(
        request.may_evade,
        read_known_dice(request.dice, kit, foes[0].form),
        request.variants.fate_on_armour,
        evades_by=evasion(kit, request.space),
        leaves_it_alone=attack_immunity(kit, kind),
        may_charm=can_charm(kit, kind),
        destroys=destruction(kit, EnemyType.SPIRIT) if any(map(fights_by_itself, foes)) else None,
        gains_life=life_gain(given.fighting_kit, AttackForm.BATTLE) if are_enemies else None,
        ground=ground,
        for_each=request.variants.joint_roll_bonus == "each",
        bonus_without_roll=request.variants.roll_bonus_without_roll,
        unusable=given.unusable,
        blasts=blasts,
        blast=0 if kit.hero is None else kit.hero.craft,
    )
    dice_of = two_attack_dice(kit), assassination(kit)
    fate = given.request.fate
    hero = Hero(given.strength or 0, given.battle_bonus, given.armour, fate, *dice_of, given.craft or 0)
    acts = collect_acts(
        ("two-attack-dice", dice_of[0]),
        ("assassinates", dice_of[1]),
        ("evades", circumstances.evades_by),
        ("left-alone", circumstances.leaves_it_alone),
        ("charms", kit.hero_entry_giving(lambda _: circumstances.may_charm)),
        ("destroys", circumstances.destroys),
        ("gains-life", circumstances.gains_life),
    )
    named = (
        *name_pieces(
            given, Uses(needs, in_battle=True, armour=True, moments=FIGHTING_MOMENTS), join_acts(acts, acts_of_spells)
        ),
        *name_ground(ground, request.space),
    )
    idle = list_idle_fields(
        request,
        {
            FATE_ON_ARMOUR: given.may_reroll_armour,
            "variants.joint-roll-bonus": bool(ground.roll_bonus) and len(foes) < len(request.foes or ()),
        },
    )
    problem = problem_of(hero, foes, circumstances, given.request, request.goal, BattleResult)
    return replace(problem, named=named, without_effect=idle)


def _read_spells(given: CharacterSheet, foes: Sequence[Foe], dice: BattleDiceRequest) -> tuple[int, Acts]:
    """The number of Spells that the character may cast before the dice, and the acts of all that it has."""
    from rulewright.games.talisman.data.printed_effects import Ability  # with the decks, which few battles need
    from rulewright.games.talisman.rules.cast import Where
    from rulewright.games.talisman.situations.casting import spells_before_the_dice

    by_strength = any(foe.form is AttackForm.BATTLE for foe in foes)
    where = Where.CURSED_GLADE if given.ground.objects_add_nothing else Where.OUTER
    rolled = dice.hero is not None or dice.foe is not None
    return spells_before_the_dice(given, where, Ability.STRENGTH if by_strength else Ability.CRAFT, rolled=rolled)


def require_undecided(may_evade: bool, dice: DiceRequest, fights: int) -> None:
    """Refuse dice on the table beside evading, which is decided before them; of several fights they decide the first.

    Raises `BadInputError` (`contradiction`).
    """
    if may_evade and fights == 1 and any(face is not None for _, face in dice):
        raise BadInputError(
            "contradiction",
            "may_evade, dice",
            phrase("evading-is-decided-before-the-dice"),
            phrase("take-out-may-evade-or-the-dice"),
        )


def read_known_dice(dice: BattleDiceRequest, kit: Kit, form: AttackForm) -> KnownDice:
    """The dice on the table. Raises `BadInputError` (`contradiction`) for dice that are not rolled so."""
    two, unopposed = (two_attack_dice(kit), assassination(kit)) if form is AttackForm.BATTLE else (None, None)
    if dice.foe is not None and unopposed is not None:
        raise BadInputError(
            "contradiction",
            f"dice.foe = {dice.foe}",
            phrase("no-die-is-rolled-for-a"),
            phrase("take-it-out-or-leave-out"),
        )
    if dice.hero_second is not None and two is None:
        raise BadInputError(
            "contradiction",
            f"dice.hero_second = {dice.hero_second}",
            phrase("this-character-rolls-1-attack-die"),
            phrase("take-it-out-or-name-the"),
        )
    if two is not None and (dice.hero is None) is not (dice.hero_second is None):
        raise BadInputError(
            "missing-field",
            "dice.hero_second" if dice.hero_second is None else "dice.hero",
            phrase("this-character-rolls-2-attack-dice"),
            phrase("give-both-of-them-or-neither"),
        )
    own = tuple(sorted(face for face in (dice.hero, dice.hero_second) if face is not None))
    return own or None, dice.foe


def problem_of(
    hero: Hero,
    foes: tuple[Foe, ...],
    circumstances: Circumstances,
    given: CharacterRequest,
    goal: str,
    declared_results: Iterable[BattleResult],
) -> Problem[BattleOutcome]:
    """Build the problem of the hero against these foes, with the results that the situation declares."""

    def summary(outcome: BattleOutcome) -> OutcomeSummary:
        lost = outcome.result is BattleResult.LIFE_LOST
        return OutcomeSummary(
            outcome.result, {"life": given.life - lost + outcome.gained, "fate": given.fate - outcome.fate_paid}
        )

    destroys = circumstances.destroys is not None
    goals = CHARMING_GOALS if circumstances.may_charm else DESTROYING_GOALS if destroys else BATTLE_GOALS
    return Problem(
        bind(battle, hero, foes, circumstances),
        goals[goal],
        summary,
        stages=("battle",) if len(foes) > 1 else (),
        possible_results=possible_results(declared_results, circumstances),
        wanted_results=tuple(map(str, _OVERCOME_RESULTS)) if destroys and goal == "win" else (),
        rounds=len(foes),
        rule_under_points=lambda points: bind(
            battle, hero._replace(every_option=not _are_in_order(points)), foes, circumstances
        ),
    )


def _are_in_order(points: Mapping[str, Fraction]) -> bool:
    """Whether points value the results of an attack in the natural order, in which some options are never better."""
    fought = BattleResult.WIN, BattleResult.STAND_OFF, BattleResult.SAVED, BattleResult.LIFE_LOST
    charming = BattleResult.CHARMED, BattleResult.LEFT_ALONE
    return are_in_order(points, *(result for result in fought if result in points)) and (
        BattleResult.CHARMED not in points or are_in_order(points, *charming)
    )


def possible_results(declared_results: Iterable[BattleResult], circumstances: Circumstances) -> tuple[str, ...]:
    """The results of an attack that an answer holds: the declared ones without those that need a missing ability."""
    possible = {
        BattleResult.DESTROYED: circumstances.destroys is not None,
        BattleResult.LEFT_ALONE: circumstances.leaves_it_alone is not None,
        BattleResult.CHARMED: circumstances.may_charm,
    }
    return tuple(str(result) for result in declared_results if possible.get(result, True))


OCCASIONAL = frozenset({BattleResult.DESTROYED, BattleResult.LEFT_ALONE, BattleResult.CHARMED})

SITUATION = Situation(
    id="talisman/battle",
    vocabulary=VOCABULARY,
    request=BattleRequest,
    problem_builder=build_battle_problem,
    result_ids=tuple(BattleResult),
    goal_ids=("win", "survive"),
    variants=variants("fate-on-armour", "joint-roll-bonus", "roll-bonus-without-roll"),
    headline_results={"win": "win", "survive": "life-lost"},
    goals_to_avoid=frozenset({"survive"}),
    improvements=IMPROVEMENTS,
    probability_measures=frozenset({"overcome"}),
    occasional_results=OCCASIONAL,
    form_defaults={
        "hero.strength": 4, "hero.fate": 1, "enemy": None, "foe.strength": 4, "goal": "win", "hero.life": 4,
        "hero.armour": "none", "hero.battle_bonus": 0, "foe.roll_bonus": 0, "space": None, "dice.hero": None,
        "dice.foe": None, "may_evade": False, "foe.type": None, "hero.craft": None,
        "hero.spells": [],
    },
    advanced_fields=frozenset({"hero.life", "space", "foe.type", "hero.craft", "hero.spells", "spirits"}),
    named_input=named_in("battle"),
    group=ATTACKS,
)  # fmt: skip
