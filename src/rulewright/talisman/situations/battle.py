"""The situations `talisman/battle` and `talisman/psychic-combat`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import BaseModel, Field, model_validator

from rulewright.engine.goal import Goal, Measure
from rulewright.phrase import phrase
from rulewright.situations import Problem, Situation, Told
from rulewright.situations.request import contradiction, missing
from rulewright.talisman.battle import (
    BattleOutcome,
    BattleResult,
    Circumstances,
    Foe,
    Form,
    Hero,
    battle,
    fighting_order,
    spirits_in_order,
)
from rulewright.talisman.situations.advice import sentence
from rulewright.talisman.situations.shapes import (
    Ability,
    DiceRequest,
    EncounterNumber,
    Flag,
    HeroRequest,
    Request,
    Variants,
    default,
)
from rulewright.talisman.situations.wording import FACTS, IMPROVEMENTS, VARIANTS, WORDS


class FighterRequest(HeroRequest):
    """The character in a battle."""

    strength: Ability
    craft: Ability | None = None


class FoeRequest(Request):
    """The one creature of a battle."""

    strength: Ability
    roll_bonus: Ability = 0


class NumberedFoeRequest(Request):
    """One of several Enemies: Strength and encounter number; equal numbers fight as one."""

    strength: Ability
    number: EncounterNumber = 2


class BattleVariants(Variants):
    """The readings of a battle."""

    fate_on_armour: Flag = True


class BattleRequest(Request):
    """`talisman/battle`: the character against one creature (`foe`) or several Enemies (`foes`)."""

    situation: Literal["talisman/battle"]
    hero: FighterRequest
    foe: FoeRequest | None = None
    foes: Annotated[tuple[NumberedFoeRequest, ...], Field(min_length=1, max_length=6)] | None = None
    dice: DiceRequest = DiceRequest()
    may_evade: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: BattleVariants = default(BattleVariants)

    @model_validator(mode="after")
    def _one_opponent(self) -> BattleRequest:
        _require_one(self.foe, self.foes)
        return self


class MindRequest(HeroRequest):
    """The character in psychic combat."""

    craft: Ability
    strength: Ability | None = None


class SpiritRequest(Request):
    """The one creature of a psychic combat."""

    craft: Ability
    roll_bonus: Ability = 0


class NumberedSpiritRequest(Request):
    """One of several Spirits: Craft and encounter number; they are fought one by one."""

    craft: Ability
    number: EncounterNumber = 3


class PsychicCombatRequest(Request):
    """`talisman/psychic-combat`: the character against one creature (`foe`) or several Spirits (`foes`)."""

    situation: Literal["talisman/psychic-combat"]
    hero: MindRequest
    foe: SpiritRequest | None = None
    foes: Annotated[tuple[NumberedSpiritRequest, ...], Field(min_length=1, max_length=6)] | None = None
    dice: DiceRequest = DiceRequest()
    may_evade: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: Variants = default(Variants)

    @model_validator(mode="after")
    def _one_opponent(self) -> PsychicCombatRequest:
        _require_one(self.foe, self.foes)
        return self


def _require_one(foe: object, foes: Sequence[object] | None) -> None:
    if foe is not None and foes is not None:
        raise contradiction(
            "foe, foes",
            phrase("Both “foe” and “foes” are given."),
            phrase("Give “foe” for one creature or “foes” for several Enemies."),
        )
    if foe is None and foes is None:
        raise missing("foe", phrase("Give “foe” for one creature or “foes” for several Enemies."))


_WIN = Measure[BattleOutcome]("win", lambda outcome: outcome.result is BattleResult.WIN)
_LIFE_LOST = Measure[BattleOutcome]("life-lost", lambda outcome: outcome.result is BattleResult.LIFE_LOST, sign=-1)
_FATE_PAID = Measure[BattleOutcome]("fate-paid", lambda outcome: outcome.fate_paid, sign=-1)
BATTLE_GOALS = {
    "win": Goal("win", (_WIN, _LIFE_LOST, _FATE_PAID)),
    "survive": Goal("survive", (_LIFE_LOST, _WIN, _FATE_PAID)),
}


def ask_battle(request: BaseModel) -> Problem[BattleOutcome]:
    """What a `talisman/battle` asks."""
    assert isinstance(request, BattleRequest)
    foes = (
        (Foe(request.foe.strength, request.foe.roll_bonus),)
        if request.foe is not None
        else fighting_order((foe.strength, foe.number) for foe in request.foes or ())
    )
    circumstances = Circumstances(
        request.may_evade, (request.dice.hero, request.dice.foe), request.variants.fate_on_armour
    )
    hero = Hero(request.hero.strength, request.hero.battle_bonus, request.hero.armour, request.hero.fate)
    return _problem(hero, foes, circumstances, request.hero, request.goal)


def ask_psychic_combat(request: BaseModel) -> Problem[BattleOutcome]:
    """What a `talisman/psychic-combat` asks."""
    assert isinstance(request, PsychicCombatRequest)
    foes = (
        (Foe(request.foe.craft, request.foe.roll_bonus),)
        if request.foe is not None
        else spirits_in_order((foe.craft, foe.number) for foe in request.foes or ())
    )
    circumstances = Circumstances(request.may_evade, (request.dice.hero, request.dice.foe), form=Form.PSYCHIC_COMBAT)
    return _problem(Hero(request.hero.craft, fate=request.hero.fate), foes, circumstances, request.hero, request.goal)


def _problem(
    hero: Hero, foes: tuple[Foe, ...], circumstances: Circumstances, given: HeroRequest, goal: str
) -> Problem[BattleOutcome]:
    def tell(outcome: BattleOutcome) -> Told:
        lost = outcome.result is BattleResult.LIFE_LOST
        return Told(outcome.result, {"life": given.life - lost, "fate": given.fate - outcome.fate_paid})

    return Problem(battle, (hero, foes, circumstances), BATTLE_GOALS[goal], tell, sentence)


_RESULTS = {
    BattleResult.WIN: phrase("You win"),
    BattleResult.STAND_OFF: phrase("Stand-off"),
    BattleResult.LIFE_LOST: phrase("You lose a life"),
    BattleResult.SAVED: phrase("Armour saves your life"),
    BattleResult.EVADED: phrase("You evade"),
}
_GOALS = {"win": phrase("Win"), "survive": phrase("Lose no life")}

SITUATIONS = (
    Situation(
        id="talisman/battle",
        title=phrase("Battle"),
        request=BattleRequest,
        results={str(result): name for result, name in _RESULTS.items()},
        goals=_GOALS,
        variants={"fate-on-armour": VARIANTS["fate-on-armour"]},
        headline={"win": "win", "survive": "life-lost"},
        facts=FACTS,
        words=WORDS,
        ask=ask_battle,
        improvements=IMPROVEMENTS,
    ),
    Situation(
        id="talisman/psychic-combat",
        title=phrase("Psychic combat"),
        request=PsychicCombatRequest,
        results={str(result): name for result, name in _RESULTS.items() if result is not BattleResult.SAVED},
        goals=_GOALS,
        variants={},
        headline={"win": "win", "survive": "life-lost"},
        facts=FACTS,
        words=WORDS,
        ask=ask_psychic_combat,
        improvements=IMPROVEMENTS,
    ),
)
