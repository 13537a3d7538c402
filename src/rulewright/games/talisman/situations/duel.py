"""The situation `talisman/duel`: one character attacks another."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from pydantic import model_validator

from rulewright.engine.effects import bind
from rulewright.engine.goal import Goal, Measure
from rulewright.errors import BadInputError
from rulewright.games.talisman.battle import Form
from rulewright.games.talisman.duel import Duellist, DuelOutcome, DuelResult, Side, choose_form, duel
from rulewright.games.talisman.ground import Ground, ground_of, lies_inside
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.situations.defaults import ATTACKS, IMPROVEMENTS, VOCABULARY, named_in
from rulewright.games.talisman.situations.named import SpaceId, equipped, kit_of, require_space
from rulewright.games.talisman.situations.shapes import Ability, HeroRequest
from rulewright.games.talisman.special_abilities import Kit, assassination, life_from, psychic_attack, two_attack_dice
from rulewright.situations import Problem, Situation, Summary
from rulewright.situations.request import contradiction, missing
from rulewright.situations.shapes import Request, Variants, default


class DuellistRequest(HeroRequest):
    """One of the two characters; the ability that the attack is made by must be given."""

    strength: Ability | None = None
    craft: Ability | None = None


class DuelRequest(Request):
    """`talisman/duel`: `attacker` attacks `defender` by Strength (battle) or Craft (psychic combat).

    `by` may be left out where both abilities of both are given and the attacker, given by name, may choose psychic
    combat; it then chooses what is better for it.
    """

    situation: Literal["talisman/duel"]
    by: Literal["strength", "craft"] | None = None
    attacker: DuellistRequest
    defender: DuellistRequest
    space: SpaceId | None = None
    goal: Literal["win"] = "win"
    variants: Variants = default(Variants)

    @model_validator(mode="after")
    def _abilities(self) -> DuelRequest:
        if self.by is None and self.attacker.character is None:
            raise missing("by", phrase("choose-one-of-options", options="strength, craft"))
        for side in Side:
            for ability in ("strength", "craft") if self.by is None else (self.by,):
                if getattr(getattr(self, side), ability) is None:
                    raise missing(f"{side}.{ability}", phrase("give-it-a-value"))
        require_space(self.space)
        if self.space is not None and lies_inside(self.space) and self.space not in _MEETING_PLACES:
            raise contradiction(
                f"space = {self.space}",
                phrase("on-this-space-of-the-inner"),
                phrase("name-another-space-the-crown-of"),
            )
        return self


_MEETING_PLACES = ("plain-of-peril", "valley-of-fire")
"""The spaces of the Inner Region on which characters encounter each other as elsewhere."""


_WINS = {DuelResult.ATTACKER_WINS: 1, DuelResult.STAND_OFF: 0, DuelResult.DEFENDER_WINS: -1}
GOAL = Goal[DuelOutcome](
    "win",
    (
        Measure("margin", lambda outcome: _WINS[outcome.result]),
        Measure("fate-paid", lambda outcome: outcome.fate_paid, sign=-1),
    ),
)


def ask_duel(request: DuelRequest) -> Problem[DuelOutcome]:
    """What a `talisman/duel` asks. The answer's hero is the attacker, and the winner takes a life.

    Raises `BadInputError` for what the two are given by name and cannot be or do.
    """
    attacker = request.attacker
    ground = ground_of(request.space)
    named = kit_of(attacker, "attacker").hero
    kit_of(request.defender, "defender")
    psychic = psychic_attack(Kit(named))
    if psychic is None and named is not None and request.by != "strength":
        given = "by" if request.by is None else f"by = {request.by}"
        raise BadInputError(
            "contradiction",
            f"{given}, attacker.character",
            phrase("id-attacks-characters-in-battle-only", id=named.id),
            phrase("set-by-to-strength"),
        )

    def summary(outcome: DuelOutcome) -> Summary:
        attacker_lost = outcome.result is DuelResult.DEFENDER_WINS and not outcome.saved
        defender_lost = outcome.result is DuelResult.ATTACKER_WINS and not outcome.saved
        left = {"life": attacker.life - attacker_lost + outcome.gained, "fate": attacker.fate - outcome.fate_paid}
        defenders = {
            "life": request.defender.life - defender_lost,
            "fate": request.defender.fate - outcome.defenders_fate_paid,
        }
        return Summary(outcome.result, left, {"saved": outcome.saved}, {"defender": defenders})

    in_battle, in_psychic_combat = (
        (_duellist(attacker, form, ground, Side.ATTACKER), _duellist(request.defender, form, ground, Side.DEFENDER))
        for form in Form
    )
    if request.by is None:
        assert psychic is not None  # whoever leaves it out has named a character, which then may choose
        return Problem(bind(choose_form, psychic, in_battle, in_psychic_combat), GOAL, summary)
    form, sides = (Form.BATTLE, in_battle) if request.by == "strength" else (Form.PSYCHIC_COMBAT, in_psychic_combat)
    return Problem(bind(duel, form, *sides, psychic), GOAL, summary)


def _duellist(given: DuellistRequest, form: Form, ground: Ground, side: Side) -> Duellist:
    """One side as it is in such an attack, an ability that is not given counting 0."""
    with_it = equipped(given, ground, form, side)
    kit = with_it.kit
    in_battle = form is Form.BATTLE
    return Duellist(
        (given.strength if in_battle else given.craft) or 0,
        with_it.battle_bonus,
        given.armour,
        given.life,
        given.fate,
        two_attack_dice(kit) if in_battle else None,
        assassination(kit) if in_battle else None,
        life_from(kit, form),
        with_it.unusable,
    )


SITUATION = Situation(
    id="talisman/duel",
    vocabulary=VOCABULARY,
    request=DuelRequest,
    ask=ask_duel,
    result_ids=tuple(DuelResult),
    goal_ids=("win",),
    headline={"win": "attacker-wins"},
    rollers={"hero": "attacker", "foe": "defender"},
    improvements=tuple(replace(improvement, path=("attacker", *improvement.path[1:])) for improvement in IMPROVEMENTS),
    form={
        "by": "strength", "attacker.strength": 4, "attacker.craft": 4, "attacker.fate": 1, "attacker.armour": "none",
        "attacker.battle_bonus": 0, "defender.strength": 4, "defender.craft": 4, "defender.fate": 1,
        "defender.armour": "none", "defender.battle_bonus": 0,
    },
    naming=named_in("duel"),
    group=ATTACKS,
)  # fmt: skip
