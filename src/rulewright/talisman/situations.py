"""Talisman's situations: from a validated request to an answer."""

from __future__ import annotations

from collections.abc import Iterable

from pydantic import BaseModel

from rulewright.engine.goal import Goal, Measure
from rulewright.engine.rational import ZERO
from rulewright.engine.solver import DecisionCase, Solver, decisions
from rulewright.engine.trace import trace_of
from rulewright.phrase import phrase
from rulewright.situations.answer import Advice, Answer, OutcomeLine
from rulewright.situations.catalogue import Situation
from rulewright.talisman.advice import sentence
from rulewright.talisman.battle import BattleOutcome, BattleResult, Circumstances, Foe, Hero, battle, fighting_order
from rulewright.talisman.requests import BattleRequest

GAME = "talisman"

_WIN = Measure[BattleOutcome]("win", lambda outcome: outcome.result is BattleResult.WIN)
_LIFE_LOST = Measure[BattleOutcome]("life-lost", lambda outcome: outcome.result is BattleResult.LIFE_LOST, sign=-1)
_FATE_PAID = Measure[BattleOutcome]("fate-paid", lambda outcome: outcome.fate_paid, sign=-1)

BATTLE_GOALS = {
    "win": Goal("win", (_WIN, _LIFE_LOST, _FATE_PAID)),
    "survive": Goal("survive", (_LIFE_LOST, _WIN, _FATE_PAID)),
}


def resolve_battle(request: BaseModel) -> Answer:
    """The answer to `talisman/battle`."""
    assert isinstance(request, BattleRequest)
    foes = (
        (Foe(request.foe.strength, request.foe.roll_bonus),)
        if request.foe is not None
        else fighting_order((foe.strength, foe.number) for foe in request.foes or ())
    )
    hero = request.hero
    circumstances = Circumstances(
        request.may_evade, (request.dice.hero, request.dice.foe), request.variants.fate_on_armour
    )
    fighter = Hero(hero.strength, hero.battle_bonus, hero.armour, hero.fate)
    solution = Solver().solve(battle, (fighter, foes, circumstances), BATTLE_GOALS[request.goal])
    probability = dict.fromkeys(BattleResult, ZERO)
    expected = {"turns": ZERO, "life": ZERO, "fate": ZERO}
    lines = []
    for outcome, share in solution.probabilities.items():
        left = {
            "life": hero.life - (outcome.result is BattleResult.LIFE_LOST),
            "fate": hero.fate - outcome.fate_paid,
        }
        probability[outcome.result] += share
        lines.append(OutcomeLine(outcome.result, left, share))
        for name, number in left.items():
            expected[name] += share * number
    order = list(BattleResult)
    lines.sort(key=lambda line: (order.index(BattleResult(line.result)), -line.hero["life"], -line.hero["fate"]))
    return Answer(
        request.situation,
        request.goal,
        {str(result): share for result, share in probability.items()},
        tuple(lines),
        expected,
        _advice(decisions(solution), tuple(measure.name for measure in solution.goal.measures)),
        trace_of(solution, GAME),
    )


def _advice(cases: Iterable[DecisionCase], measures: tuple[str, ...]) -> tuple[Advice, ...]:
    """The decisions grouped by what is decided, each group with its sentence."""
    by_choice: dict[str, list[DecisionCase]] = {}
    for case in cases:
        by_choice.setdefault(case.name, []).append(case)
    return tuple(
        Advice(name, f"{GAME}/{group[0].entry}", sentence(name, group), measures, tuple(group))
        for name, group in by_choice.items()
    )


FACTS = {
    "foes": phrase("opponents: {value}"),
    "battles": phrase("battles: {value}"),
    "battle": phrase("battle {value}"),
    "strength": phrase("Strength {value}"),
    "foe_strength": phrase("opponent's Strength {value}"),
    "bonus": phrase("bonus {value}"),
    "die": phrase("die {value}"),
    "hero": phrase("your die {value}"),
    "foe": phrase("opponent's die {value}"),
    "standing": phrase("you are {value}"),
    "fate": phrase("fate {value}"),
    "fate_paid": phrase("fate paid {value}"),
    "armour_die": phrase("Armour die {value}"),
    "score": phrase("attack score {value}"),
    "foe_score": phrase("opponent's attack score {value}"),
    "saves_from": phrase("saves from {value}"),
    "lost": phrase("lives lost: {value}"),
}
WORDS = {
    "keep": phrase("keep the die"),
    "pay": phrase("pay fate"),
    "fight": phrase("fight"),
    "evade": phrase("evade"),
    "ahead": phrase("ahead"),
    "level": phrase("level"),
    "behind": phrase("behind"),
    "fate-paid": phrase("fate paid"),
}
_BATTLE_RESULTS = {
    BattleResult.WIN: phrase("You win"),
    BattleResult.STAND_OFF: phrase("Stand-off"),
    BattleResult.LIFE_LOST: phrase("You lose a life"),
    BattleResult.SAVED: phrase("Armour saves your life"),
    BattleResult.EVADED: phrase("You evade"),
}

SITUATIONS = (
    Situation(
        id="talisman/battle",
        title=phrase("Battle"),
        request=BattleRequest,
        results={str(result): name for result, name in _BATTLE_RESULTS.items()},
        goals={"win": phrase("Win"), "survive": phrase("Lose no life")},
        variants={"fate-on-armour": phrase("Fate may reroll the Armour die")},
        headline={"win": "win", "survive": "life-lost"},
        facts=FACTS,
        words=WORDS,
        resolve=resolve_battle,
    ),
)
