"""The rules of diplomacy alone: the affinity check, stages, and the opponent's reaction."""

from __future__ import annotations

from rulewright.engine.effects import Rule
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.rules.changes import apply_effects, fail
from rulewright.games.tainted_grail.rules.combat import apply_own_step_3_effects
from rulewright.games.tainted_grail.rules.play import (
    ActivationEnd,
    EncounterSetting,
    EncounterState,
    Opponent,
    cite_rule,
)


@executes("diplomacy/affinity-check", "diplomacy/approaches-and-stages", "diplomacy/next-stage")
def affinity_check(setting: EncounterSetting, state: EncounterState) -> Rule[EncounterState]:
    """Check the affinity marker's place: failure, a stage won, the encounter won, or nothing yet."""
    opponent = setting.encounter
    assert isinstance(opponent, Opponent)
    if state.pool <= opponent.bottom:
        yield from cite_rule("diplomacy/affinity-check", "at-bottom", affinity=state.pool)
        return (yield from fail(setting, state))
    if state.pool < opponent.top:
        yield from cite_rule("diplomacy/affinity-check", "between", affinity=state.pool, top=opponent.top)
        return state
    yield from cite_rule("diplomacy/affinity-check", "at-top", affinity=state.pool)
    if state.stage + 1 == len(opponent.stages):
        return state._replace(end=ActivationEnd.WIN)
    yield from cite_rule("diplomacy/next-stage", "next-stage", stage=state.stage + 2)
    return state._replace(pool=0, stage=state.stage + 1, end=ActivationEnd.STAGE_WON)


@executes("diplomacy/reaction", "diplomacy/no-card-played")
def reaction(setting: EncounterSetting, state: EncounterState) -> Rule[EncounterState]:
    """Step 3: apply the reaction of the current stage to the active character, then check the affinity."""
    opponent = setting.encounter
    assert isinstance(opponent, Opponent)
    yield from cite_rule("diplomacy/reaction", "reaction", stage=state.stage + 1)
    before = state.health
    effects = opponent.stages[state.stage].reaction
    state = yield from apply_effects(setting, state, effects, "diplomacy/reaction", in_step_3=True)
    state = yield from apply_own_step_3_effects(setting, state, max(before - state.health, 0))
    return state if state.end is not None else (yield from affinity_check(setting, state))
