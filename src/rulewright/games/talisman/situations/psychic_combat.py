"""The situation `talisman/psychic-combat`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.abilities import EnemyType
from rulewright.games.talisman.battle import BattleOutcome, BattleResult, Circumstances, Foe, Form, Hero, fighting_order
from rulewright.games.talisman.ground import ground_of
from rulewright.games.talisman.situations.battle import (
    OCCASIONAL,
    SPIRITS_NUMBER,
    problem_of,
    require_evadable,
    require_one,
)
from rulewright.games.talisman.situations.defaults import ATTACKS, IMPROVEMENTS, VOCABULARY, named_in
from rulewright.games.talisman.situations.named import SpaceId, equipped, require_space
from rulewright.games.talisman.situations.shapes import Ability, DiceRequest, EncounterNumber, HeroRequest
from rulewright.games.talisman.special_abilities import destruction, evasion
from rulewright.situations import Problem, Situation
from rulewright.situations.shapes import Flag, Request, Variants, default


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
    number: EncounterNumber = SPIRITS_NUMBER
    roll_bonus: Ability = 0


class PsychicCombatRequest(Request):
    """`talisman/psychic-combat`: the character against one Spirit (`foe`) or several (`foes`).

    `space` is where it is fought: it may add to creatures' attack rolls, bar Objects, or let abilities work.
    """

    situation: Literal["talisman/psychic-combat"]
    hero: MindRequest
    foe: SpiritRequest | None = None
    foes: Annotated[tuple[NumberedSpiritRequest, ...], Field(min_length=1, max_length=6)] | None = None
    space: SpaceId | None = None
    dice: DiceRequest = DiceRequest()
    may_evade: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: Variants = default(Variants)

    @model_validator(mode="after")
    def _one_opponent(self) -> PsychicCombatRequest:
        require_one(self.foe, self.foes)
        require_space(self.space)
        require_evadable(self.space, self.may_evade)
        return self


def ask_psychic_combat(request: PsychicCombatRequest) -> Problem[BattleOutcome]:
    """What a `talisman/psychic-combat` asks. Raises `BadInputError` as `ask_battle` does."""
    ground = ground_of(request.space)
    with_it = equipped(request.hero, ground, Form.PSYCHIC_COMBAT)
    form = Form.PSYCHIC_COMBAT
    foes = (
        (Foe(request.foe.craft, request.foe.roll_bonus, form=form),)
        if request.foe is not None
        else fighting_order((foe.number, Foe(foe.craft, foe.roll_bonus, form=form)) for foe in request.foes or ())
    )
    own = request.dice.hero
    circumstances = Circumstances(
        request.may_evade,
        (None if own is None else (own,), request.dice.foe),
        evades_by=evasion(with_it.kit, request.space),
        destroys=destruction(with_it.kit, EnemyType.SPIRIT),
        ground=ground,
        unusable=with_it.unusable,
    )
    hero = Hero(0, fate=request.hero.fate, craft=request.hero.craft)
    return problem_of(hero, foes, circumstances, request.hero, request.goal)


_BATTLE_ONLY = (BattleResult.SAVED, BattleResult.LEFT_ALONE, BattleResult.CHARMED)

SITUATION = Situation(
    id="talisman/psychic-combat",
    vocabulary=VOCABULARY,
    request=PsychicCombatRequest,
    ask=ask_psychic_combat,
    result_ids=tuple(result for result in BattleResult if result not in _BATTLE_ONLY),
    goal_ids=("win", "survive"),
    headline={"win": "win", "survive": "life-lost"},
    avoiding=frozenset({"survive"}),
    improvements=IMPROVEMENTS,
    chances=frozenset({"overcome"}),
    occasional=OCCASIONAL,
    form={
        "hero.craft": 4, "hero.fate": 1, "enemy": None, "foe.craft": 4, "goal": "win", "may_evade": False,
        "foe.roll_bonus": 0, "space": None, "dice.hero": None, "dice.foe": None,
    },
    more=frozenset({"space"}),
    naming=named_in("psychic-combat"),
    group=ATTACKS,
)  # fmt: skip
