"""The situation `talisman/psychic-combat`."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rulewright.games.talisman.data.ground import find_battle_ground
from rulewright.games.talisman.data.piece_abilities import EnemyType
from rulewright.games.talisman.rules.battle import (
    AttackForm,
    BattleOutcome,
    BattleResult,
    Circumstances,
    Foe,
    Hero,
    fighting_order,
)
from rulewright.games.talisman.rules.special_abilities import destruction, evasion
from rulewright.games.talisman.situations.battle import (
    OCCASIONAL,
    SPIRIT_NUMBER,
    problem_of,
    require_evadable,
    require_one,
    require_undecided,
)
from rulewright.games.talisman.situations.character_sheet import SpaceId, read_character, require_space
from rulewright.games.talisman.situations.defaults import ATTACKS, IMPROVEMENTS, VOCABULARY, named_in
from rulewright.games.talisman.situations.named_pieces import (
    FIGHTING_MOMENTS,
    Uses,
    collect_acts,
    name_ground,
    name_pieces,
)
from rulewright.games.talisman.situations.request_fields import (
    AbilityValue,
    CharacterRequest,
    DiceRequest,
    EncounterNumber,
)
from rulewright.situations.problem import Problem
from rulewright.situations.request import Flag, RequestModel, Variants, default_variants, idle_field_error
from rulewright.situations.situation import Situation

_BATTLE_ONLY_RESULTS = (BattleResult.SAVED, BattleResult.LEFT_ALONE, BattleResult.CHARMED)
RESULTS = tuple(result for result in BattleResult if result not in _BATTLE_ONLY_RESULTS)
"""The results of a psychic combat."""


class SpiritRequest(RequestModel):
    """The one creature of a psychic combat."""

    craft: AbilityValue
    roll_bonus: AbilityValue = 0


class NumberedSpiritRequest(RequestModel):
    """One of several Spirits: Craft and encounter number; they are fought one by one."""

    craft: AbilityValue
    number: EncounterNumber = SPIRIT_NUMBER
    roll_bonus: AbilityValue = 0


class PsychicCombatRequest(RequestModel):
    """`talisman/psychic-combat`: the character against one Spirit (`foe`) or several (`foes`).

    `space` is where it is fought: it may add to creatures' attack rolls, bar Objects, or let abilities work.
    """

    situation: Literal["talisman/psychic-combat"]
    hero: CharacterRequest
    foe: SpiritRequest | None = None
    foes: Annotated[tuple[NumberedSpiritRequest, ...], Field(min_length=1, max_length=6)] | None = None
    space: SpaceId | None = None
    dice: DiceRequest = DiceRequest()
    may_evade: Flag = False
    goal: Literal["win", "survive"] = "win"
    variants: Variants = default_variants(Variants)

    @model_validator(mode="after")
    def _check_opponents(self) -> PsychicCombatRequest:
        require_one(self.foe, self.foes)
        require_space(self.space)
        require_evadable(self.space, self.may_evade)
        if self.hero.battle_bonus:
            raise idle_field_error("hero.battle_bonus", self.hero.battle_bonus)
        return self


def build_psychic_combat_problem(request: PsychicCombatRequest) -> Problem[BattleOutcome]:
    """Build the problem of `talisman/psychic-combat`. Raises `BadInputError` as `build_battle_problem` does."""
    ground = find_battle_ground(request.space)
    given = read_character(request.hero, needs=("craft",), ground=ground)
    form = AttackForm.PSYCHIC_COMBAT
    foes = (
        (Foe(request.foe.craft, request.foe.roll_bonus, form=form),)
        if request.foe is not None
        else fighting_order((foe.number, Foe(foe.craft, foe.roll_bonus, form=form)) for foe in request.foes or ())
    )
    require_undecided(request.may_evade, request.dice, len(foes))
    own = request.dice.hero
    circumstances = Circumstances(
        request.may_evade,
        (None if own is None else (own,), request.dice.foe),
        evades_by=evasion(given.kit, request.space),
        destroys=destruction(given.kit, EnemyType.SPIRIT),
        ground=ground,
        unusable=given.unusable,
    )
    hero = Hero(0, fate=request.hero.fate, craft=given.craft or 0)
    acts = collect_acts(("evades", circumstances.evades_by), ("destroys", circumstances.destroys))
    named = (
        *name_pieces(given, Uses(("craft",), moments=FIGHTING_MOMENTS), acts),
        *name_ground(ground, request.space),
    )
    return replace(problem_of(hero, foes, circumstances, request.hero, request.goal, RESULTS), named=named)


SITUATION = Situation(
    id="talisman/psychic-combat",
    vocabulary=VOCABULARY,
    request=PsychicCombatRequest,
    problem_builder=build_psychic_combat_problem,
    result_ids=RESULTS,
    goal_ids=("win", "survive"),
    headline_results={"win": "win", "survive": "life-lost"},
    goals_to_avoid=frozenset({"survive"}),
    improvements=IMPROVEMENTS,
    probability_measures=frozenset({"overcome"}),
    occasional_results=OCCASIONAL,
    form_defaults={
        "hero.craft": 4, "hero.fate": 1, "enemy": None, "foe.craft": 4, "goal": "win", "may_evade": False,
        "foe.roll_bonus": 0, "space": None, "dice.hero": None, "dice.foe": None,
    },
    advanced_fields=frozenset({"space"}),
    named_input=named_in("psychic-combat"),
    group=ATTACKS,
)  # fmt: skip
