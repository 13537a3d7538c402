"""The situation `talisman/duel`: one character attacks another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Literal

from pydantic import model_validator

from rulewright.engine.effects import BoundRule, StepResult, bind
from rulewright.engine.goal import Goal, Measure
from rulewright.errors import BadInputError
from rulewright.games.talisman.data.ground import find_battle_ground, is_in_inner_region
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.battle import AttackForm
from rulewright.games.talisman.rules.duel import Duellist, DuelOutcome, DuelResult, Side, choose_form, duel
from rulewright.games.talisman.rules.special_abilities import (
    Kit,
    assassination,
    life_gain,
    psychic_attack,
    two_attack_dice,
)
from rulewright.games.talisman.situations.character_sheet import (
    ABILITIES,
    CharacterSheet,
    SpaceId,
    read_character,
    require_space,
)
from rulewright.games.talisman.situations.defaults import ATTACKS, IMPROVEMENTS, VOCABULARY, named_in
from rulewright.games.talisman.situations.named_pieces import (
    FIGHTING_MOMENTS,
    Uses,
    collect_acts,
    name_ground,
    name_pieces,
)
from rulewright.games.talisman.situations.request_fields import CharacterRequest
from rulewright.situations.named import NamedPiece
from rulewright.situations.points_goal import are_in_order
from rulewright.situations.problem import OutcomeSummary, Problem
from rulewright.situations.request import (
    RequestModel,
    Variants,
    contradiction_error,
    default_variants,
    list_idle_fields,
    missing_field_error,
)
from rulewright.situations.situation import Situation


class DuelRequest(RequestModel):
    """`talisman/duel`: `attacker` attacks `defender` by Strength (battle) or Craft (psychic combat).

    `by` may be left out where both abilities of both are given and the attacker, given by name, may choose psychic
    combat; it then chooses what is better for it.
    """

    situation: Literal["talisman/duel"]
    by: Literal["strength", "craft"] | None = None
    attacker: CharacterRequest
    defender: CharacterRequest
    space: SpaceId | None = None
    goal: Literal["win"] = "win"
    variants: Variants = default_variants(Variants)

    @model_validator(mode="after")
    def _require_form_and_place(self) -> DuelRequest:
        if self.by is None and self.attacker.character is None:
            raise missing_field_error("by", phrase("choose-one-of-options", options="strength, craft"))
        require_space(self.space)
        if self.space is not None and is_in_inner_region(self.space) and self.space not in _MEETING_PLACES:
            raise contradiction_error(
                f"space = {self.space}",
                phrase("on-this-space-of-the-inner"),
                phrase("name-another-space-the-crown-of"),
            )
        return self


_MEETING_PLACES = ("plain-of-peril", "valley-of-fire")
"""The spaces of the Inner Region on which characters encounter each other as elsewhere."""


_MARGINS = {DuelResult.ATTACKER_WINS: 1, DuelResult.STAND_OFF: 0, DuelResult.DEFENDER_WINS: -1}
DUEL_GOAL = Goal[DuelOutcome](
    "win",
    (
        Measure("margin", lambda outcome: _MARGINS[outcome.result]),
        Measure("fate-paid", lambda outcome: outcome.fate_paid, sign=-1),
    ),
)


def build_problem(request: DuelRequest) -> Problem[DuelOutcome]:
    """Build the problem of `talisman/duel`. The answer's hero is the attacker, and the winner takes a life.

    Raises `BadInputError` for cards and abilities that the two cannot have or use.
    """
    ground = find_battle_ground(request.space)
    needs = ABILITIES if request.by is None else (request.by,)
    sides = {side: read_character(getattr(request, side), str(side), needs=needs, ground=ground) for side in Side}
    attacker = request.attacker
    named = sides[Side.ATTACKER].owned.hero
    psychic = psychic_attack(Kit(named))
    if psychic is None and named is not None and request.by != "strength":
        given = "by" if request.by is None else f"by = {request.by}"
        raise BadInputError(
            "contradiction",
            f"{given}, attacker.character",
            phrase("id-attacks-characters-in-battle-only", id=named.id),
            phrase("set-by-to-strength"),
        )

    def summary(outcome: DuelOutcome) -> OutcomeSummary:
        attacker_lost = outcome.result is DuelResult.DEFENDER_WINS and not outcome.saved
        defender_lost = outcome.result is DuelResult.ATTACKER_WINS and not outcome.saved
        left = {"life": attacker.life - attacker_lost + outcome.gained, "fate": attacker.fate - outcome.fate_paid}
        defenders = {
            "life": request.defender.life - defender_lost,
            "fate": request.defender.fate - outcome.defenders_fate_paid,
        }
        return OutcomeSummary(outcome.result, left, {"saved": outcome.saved}, {"defender": defenders})

    in_battle, in_psychic_combat = (
        (_build_duellist(sides[Side.ATTACKER], form), _build_duellist(sides[Side.DEFENDER], form))
        for form in AttackForm
    )
    pieces = (*(piece for sheet in sides.values() for piece in _name_pieces(sheet, request.by, psychic)),)
    pieces += name_ground(ground, request.space)
    rule: BoundRule[StepResult[DuelOutcome]]
    if request.by is None:
        assert psychic is not None  # a request without it names a character that may choose
        rule = bind(choose_form, psychic, in_battle, in_psychic_combat)
    elif request.by == "strength":
        rule = bind(duel, AttackForm.BATTLE, *in_battle, psychic)
    else:
        rule = bind(duel, AttackForm.PSYCHIC_COMBAT, *in_psychic_combat, psychic)

    def rule_under_points(points: Mapping[str, Fraction]) -> BoundRule[StepResult[DuelOutcome]]:
        may_refrain = request.by != "craft" and any(each.two_dice or each.assassinates for each in in_battle)
        results = DuelResult.ATTACKER_WINS, DuelResult.STAND_OFF, DuelResult.DEFENDER_WINS
        require_natural_order(points, results, may_refrain)
        return rule

    in_battle_only = (f"{side}.{field}" for side in Side for field in ("battle_bonus", "armour"))
    return Problem(
        rule,
        DUEL_GOAL,
        summary,
        rule_under_points=rule_under_points,
        named=pieces,
        without_effect=list_idle_fields(request, dict.fromkeys(in_battle_only, request.by != "craft")),
    )


def require_natural_order(points: Mapping[str, Fraction], results: Iterable[str], may_refrain: bool) -> None:
    """Raise an error for points that would have a side lose on purpose, where it `may_refrain` from an ability.

    Each of the `results` is to have at least the points of the next one.
    """
    ordered = [str(result) for result in results]
    if may_refrain and not are_in_order(points, *ordered):
        raise BadInputError(
            "contradiction",
            "goal.worth",
            phrase("these-prices-need-more-options"),
            phrase("give-prices-in-the-natural-order", results=", ".join(ordered)),
        )


def _build_duellist(given: CharacterSheet, form: AttackForm) -> Duellist:
    """One side in such an attack; an ability that is not given counts 0."""
    kit = given.kit
    in_battle = form is AttackForm.BATTLE
    return Duellist(
        (given.strength if in_battle else given.craft) or 0,
        given.battle_bonus,
        given.armour,
        given.request.life,
        given.request.fate,
        two_attack_dice(kit) if in_battle else None,
        assassination(kit) if in_battle else None,
        life_gain(given.fighting_kit, form),
        given.unusable if in_battle else (),
    )


def _name_pieces(sheet: CharacterSheet, by: str | None, psychic: str | None) -> tuple[NamedPiece, ...]:
    """The named pieces of one side, in an attack by this ability or by the one that the attacker chooses."""
    kit, attacks = sheet.kit, sheet.path == Side.ATTACKER
    in_battle = by != "craft"
    acts = collect_acts(
        ("two-attack-dice", two_attack_dice(kit) if in_battle else None),
        ("assassinates", assassination(kit) if in_battle and attacks else None),
        ("gains-life-taken", life_gain(sheet.fighting_kit, AttackForm.BATTLE) if in_battle else None),
        ("psychic-attack", psychic if attacks and by != "strength" else None),
        ("gains-life-taken", life_gain(kit, AttackForm.PSYCHIC_COMBAT) if by != "strength" else None),
    )
    uses = Uses(ABILITIES if by is None else (by,), in_battle, armour=in_battle, moments=FIGHTING_MOMENTS)
    return name_pieces(sheet, uses, acts)


SITUATION = Situation(
    id="talisman/duel",
    vocabulary=VOCABULARY,
    request=DuelRequest,
    problem_builder=build_problem,
    result_ids=tuple(DuelResult),
    goal_ids=("win",),
    headline_results={"win": "attacker-wins"},
    rollers={"hero": "attacker", "foe": "defender"},
    improvements=tuple(each.of("attacker") for each in IMPROVEMENTS),
    form_defaults={
        "by": "strength", "attacker.strength": 4, "attacker.craft": 4, "attacker.fate": 1, "attacker.armour": "none",
        "attacker.battle_bonus": 0, "defender.strength": 4, "defender.craft": 4, "defender.fate": 1,
        "defender.armour": "none", "defender.battle_bonus": 0,
    },
    named_input=named_in("duel"),
    group=ATTACKS,
)  # fmt: skip
