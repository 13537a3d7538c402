"""The situation `talisman/crown-duel`: two characters on the Crown of Command."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction
from typing import Any, Literal

from rulewright.engine.effects import BoundRule, Facts, StepResult, bind
from rulewright.engine.goal import Goal, Measure
from rulewright.errors import BadInputError
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.battle import Armour, AttackForm
from rulewright.games.talisman.rules.crown import (
    CrownOutcome,
    CrownReadings,
    CrownResult,
    LivesAndFate,
    Rival,
    on_the_crown,
    standing_facts,
)
from rulewright.games.talisman.rules.special_abilities import life_gain, psychic_attack, two_attack_dice
from rulewright.games.talisman.situations.character_sheet import ABILITIES, CharacterSheet, read_character
from rulewright.games.talisman.situations.defaults import (
    FATE_ON_ARMOUR,
    IMPROVEMENTS,
    INNER_REGION,
    VOCABULARY,
    named_in,
    variants,
)
from rulewright.games.talisman.situations.duel import require_natural_order
from rulewright.games.talisman.situations.named_pieces import FIGHTING_MOMENTS, Uses, collect_acts, name_pieces
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.situations.named import NamedPiece
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import Flag, RequestModel, Variants, default_variants, list_idle_fields
from rulewright.situations.situation import Situation


class CrownVariants(Variants):
    """The readings of encounters on the Crown."""

    crown_evasion: Flag = False
    fate_on_armour: Flag = True


class CrownDuelRequest(RequestModel):
    """`talisman/crown-duel`: `hero`, whose turn begins, and `other` fight until one of them is dead.

    Who may attack in psychic combat, given by name, chooses the better form where the Craft of both is given.
    """

    situation: Literal["talisman/crown-duel"]
    hero: CharacterRequest
    other: CharacterRequest
    goal: Literal["win"] = "win"
    variants: CrownVariants = default_variants(CrownVariants)


CROWN_GOAL = Goal[CrownOutcome](
    "win",
    (
        Measure("hero-survives", lambda outcome: outcome.result is CrownResult.HERO_SURVIVES),
        Measure("fate", lambda outcome: outcome.hero.fate),
    ),
)


def build_crown_duel_problem(request: CrownDuelRequest) -> Problem[CrownOutcome]:
    """Build the problem of `talisman/crown-duel`. Raises `BadInputError` for impossible characters or endless duels."""
    given = tuple(
        read_character(each, field, needs=("strength",), in_one_turn=False)
        for field, each in (("hero", request.hero), ("other", request.other))
    )
    crafts = all(sheet.craft is not None for sheet in given)
    hero, other = (_rival(sheet, crafts) for sheet in given)
    if request.variants.crown_evasion and (hero.psychic or other.psychic):
        raise BadInputError(
            "contradiction",
            "variants.crown-evasion, craft",
            phrase("whoever-may-evade-every-attack-in"),
            phrase("leave-out-the-craft-or-let"),
        )
    if request.variants.crown_evasion and request.hero.fate and request.other.fate:
        raise BadInputError(
            "contradiction",
            "variants.crown-evasion, fate",
            phrase("with-fate-on-both-sides-it"),
            phrase("leave-out-the-fate-of-one"),
        )
    readings = CrownReadings(request.variants.crown_evasion, request.variants.fate_on_armour)
    own, others = (LivesAndFate(rival.life, rival.fate) for rival in (request.hero, request.other))
    rule: BoundRule[StepResult[CrownOutcome]] = bind(on_the_crown, hero, other, own, others, True, readings)

    def rule_under_points(points: Mapping[str, Fraction]) -> BoundRule[StepResult[CrownOutcome]]:
        may_refrain = any(
            rival.two_dice or (left.fate and rival.armour is not Armour.NONE)
            for rival, left in ((hero, own), (other, others))
        )
        require_natural_order(points, CrownResult, may_refrain)
        return rule

    return Problem(
        rule,
        CROWN_GOAL,
        lambda outcome: OutcomeSummary(
            outcome.result, outcome.hero._asdict(), others={"other": outcome.other._asdict()}
        ),
        simplification=_cap_lives_and_fate,
        rule_facts=_known,
        stages=("whose_turn",),
        rule_under_points=rule_under_points,
        without_effect=list_idle_fields(request, {FATE_ON_ARMOUR: any(sheet.may_reroll_armour for sheet in given)}),
        named=tuple(piece for sheet in given for piece in _name_pieces(sheet, crafts)),
    )


def _known(rule: BoundRule[Any]) -> Facts:
    match rule.arguments:
        case (_, _, LivesAndFate() as own, LivesAndFate() as others, bool() as is_heros_turn, _):
            return standing_facts(own, others, is_heros_turn)
    raise TypeError(f"{rule.arguments!r} are no arguments of a turn on the Crown")


MAX_LIVES_PLANNED, MAX_FATE_PLANNED = 8, 2
"""The most lives and fate for which a duel is solved; a larger one is sampled with the decisions of these."""


def _cap_lives_and_fate(argument: Hashable, answers: int) -> Hashable:  # noqa: ARG001
    if not isinstance(argument, LivesAndFate):
        return argument
    return LivesAndFate(min(argument.life, MAX_LIVES_PLANNED), min(argument.fate, MAX_FATE_PLANNED))


def _rival(given: CharacterSheet, crafts: bool) -> Rival:
    """Convert to the type of the rules. Without the `crafts` of both, nobody attacks in psychic combat."""
    kit = given.kit
    psychic = psychic_attack(kit) if crafts else None
    gains = tuple((form, entry) for form in AttackForm if (entry := life_gain(given.fighting_kit, form)) is not None)
    strength, craft = given.strength or 0, given.craft or 0
    return Rival(strength, given.battle_bonus, given.armour, craft, two_attack_dice(kit), psychic, gains)


def _name_pieces(sheet: CharacterSheet, crafts: bool) -> tuple[NamedPiece, ...]:
    """The named pieces of one of the two."""
    kit = sheet.kit
    acts = collect_acts(
        ("two-attack-dice", two_attack_dice(kit)),
        ("psychic-attack", psychic_attack(kit) if crafts else None),
        ("gains-life-taken", life_gain(sheet.fighting_kit, AttackForm.BATTLE)),
        ("gains-life-taken", life_gain(kit, AttackForm.PSYCHIC_COMBAT) if crafts else None),
    )
    abilities = ABILITIES if crafts else ("strength",)
    return name_pieces(sheet, Uses(abilities, in_battle=True, armour=True, moments=FIGHTING_MOMENTS), acts)


SITUATION = Situation(
    id="talisman/crown-duel",
    vocabulary=VOCABULARY,
    request=CrownDuelRequest,
    problem_builder=build_crown_duel_problem,
    result_ids=tuple(CrownResult),
    goal_ids=("win",),
    variants=variants("crown-evasion", "fate-on-armour"),
    headline_results={"win": "hero-survives"},
    rollers={"foe": "other"},
    improvements=IMPROVEMENTS,
    form_defaults={
        "hero.strength": 6, "hero.life": 4, "hero.fate": 0, "hero.armour": "none", "other.strength": 6, "other.life": 4,
        "other.fate": 0, "other.armour": "none", "hero.battle_bonus": 0, "other.battle_bonus": 0,
    },
    named_input=named_in("crown-duel"),
    group=INNER_REGION,
)  # fmt: skip
