"""The situation `talisman/duel`: one character attacks another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from pydantic import BaseModel, model_validator

from rulewright.engine.goal import Goal, Measure
from rulewright.engine.solver import DecisionCase
from rulewright.phrase import Phrase, phrase
from rulewright.situations import Problem, Situation, Told
from rulewright.situations.request import missing
from rulewright.talisman.battle import Form
from rulewright.talisman.duel import Duellist, DuelOutcome, DuelResult, Side, duel
from rulewright.talisman.fate import PAY
from rulewright.talisman.situations.advice import joined, listed
from rulewright.talisman.situations.shapes import Ability, HeroRequest, Request, Variants, default
from rulewright.talisman.situations.wording import FACTS, IMPROVEMENTS, WORDS


class DuellistRequest(HeroRequest):
    """One of the two characters; the ability that the attack is made by must be given."""

    strength: Ability | None = None
    craft: Ability | None = None


class DuelRequest(Request):
    """`talisman/duel`: `attacker` attacks `defender` by Strength (battle) or Craft (psychic combat)."""

    situation: Literal["talisman/duel"]
    by: Literal["strength", "craft"]
    attacker: DuellistRequest
    defender: DuellistRequest
    goal: Literal["win"] = "win"
    variants: Variants = default(Variants)

    @model_validator(mode="after")
    def _abilities(self) -> DuelRequest:
        for side in Side:
            if getattr(getattr(self, side), self.by) is None:
                raise missing(f"{side}.{self.by}", phrase("Give it a value."))
        return self


_WINS = {DuelResult.ATTACKER_WINS: 1, DuelResult.STAND_OFF: 0, DuelResult.DEFENDER_WINS: -1}
GOAL = Goal[DuelOutcome](
    "win",
    (
        Measure("margin", lambda outcome: _WINS[outcome.result]),
        Measure("fate-paid", lambda outcome: outcome.fate_paid, sign=-1),
    ),
)


def ask_duel(request: BaseModel) -> Problem[DuelOutcome]:
    """What a `talisman/duel` asks. The answer's hero is the attacker, and the winner takes a life."""
    assert isinstance(request, DuelRequest)
    form = Form.BATTLE if request.by == "strength" else Form.PSYCHIC_COMBAT
    attacker = request.attacker

    def tell(outcome: DuelOutcome) -> Told:
        lost = outcome.result is DuelResult.DEFENDER_WINS and not outcome.saved
        left = {"life": attacker.life - lost, "fate": attacker.fate - outcome.fate_paid}
        return Told(outcome.result, left, {"saved": outcome.saved})

    arguments = (form, _duellist(attacker, request.by), _duellist(request.defender, request.by))
    return Problem(duel, arguments, GOAL, tell, sentence)


def _duellist(given: DuellistRequest, by: Literal["strength", "craft"]) -> Duellist:
    ability = given.strength if by == "strength" else given.craft
    assert ability is not None
    return Duellist(ability, given.battle_bonus, given.armour, given.life, given.fate)


def sentence(choice: str, cases: Sequence[DecisionCase]) -> Phrase:
    """One sentence that says when a side pays fate: which of its faces it rerolls against which of the other's."""
    own, other, keeps, pays = {
        "fate-on-attackers-roll": (
            "attacker_die",
            "defender_die",
            phrase("The attacker keeps its die: paying fate does not help."),
            phrase("The attacker pays fate to reroll a die of {cases}."),
        ),
        "fate-on-defenders-roll": (
            "defender_die",
            "attacker_die",
            phrase("The defender keeps its die: paying fate does not help."),
            phrase("The defender pays fate to reroll a die of {cases}."),
        ),
    }[choice]
    rerolled: dict[int, set[int]] = {}
    for case in cases:
        if case.option == PAY:
            rerolled.setdefault(int(case.facts[other]), set()).add(int(case.facts[own]))
    if not rerolled:
        return keeps
    against: dict[str, list[int]] = {}
    for face in sorted(rerolled):
        against.setdefault(listed(rerolled[face]), []).append(face)
    label = phrase("{own} against {other}").template
    clauses = [Phrase(label, {"own": faces, "other": listed(others)}) for faces, others in against.items()]
    return Phrase(pays.template, {"cases": joined(clauses, phrase("{first}; {second}"))})


SITUATIONS = (
    Situation(
        id="talisman/duel",
        title=phrase("Attack on another character"),
        request=DuelRequest,
        results={
            DuelResult.ATTACKER_WINS: phrase("The attacker wins"),
            DuelResult.DEFENDER_WINS: phrase("The defender wins"),
            DuelResult.STAND_OFF: phrase("Stand-off"),
        },
        goals={"win": phrase("Win")},
        variants={},
        headline={"win": "attacker-wins"},
        facts=FACTS,
        words=WORDS,
        ask=ask_duel,
        improvements=tuple(
            replace(improvement, path=("attacker", *improvement.path[1:])) for improvement in IMPROVEMENTS
        ),
    ),
)
