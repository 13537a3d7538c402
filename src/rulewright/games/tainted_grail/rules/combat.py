"""The rules of combat alone: opportunity attacks, victory and the enemy's attack."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.engine.effects import Rule
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.card import EffectKind, Trigger
from rulewright.games.tainted_grail.rules.changes import apply_effects, discard_from_deck, draw_cards
from rulewright.games.tainted_grail.rules.play import (
    ActivationEnd,
    CombatTableRow,
    EncounterSetting,
    EncounterState,
    Enemy,
    Trait,
    cite_rule,
    visible,
)

OPPORTUNIST_CARDS = 2
HORDE_CARDS = 2
FURY_TIMES = 2
_ATTACK_MODIFIERS = (EffectKind.REDUCE_DAMAGE, EffectKind.KEEP_MARKERS)


@executes("combat/opportunist")
def opportunity(
    setting: EncounterSetting,
    state: EncounterState,
    attack: Callable[[EncounterSetting, EncounterState], Rule[EncounterState]],
) -> Rule[EncounterState]:
    """Resolve the opportunity attack on a character that played no card, then a draw.

    An Opportunist also attacks a character that played fewer than 2 cards; by one reading no draw follows that attack.
    """
    if state.played == 0 or (setting.has(Trait.OPPORTUNIST) and state.played < OPPORTUNIST_CARDS):
        if state.played:
            yield from cite_rule("combat/opportunist", "opportunist")
        state = yield from attack(setting, state)
        if state.end is None and (state.played == 0 or setting.readings.draw_after_opportunist):
            state = yield from draw_cards(setting, state, 1, "combat/opportunity-attack")
    return state


@executes("combat/victory")
def is_won(setting: EncounterSetting, state: EncounterState) -> Rule[bool]:
    """Whether the pool holds at least as many markers as the encounter value."""
    assert isinstance(setting.encounter, Enemy)
    won = state.pool >= setting.encounter.value
    yield from cite_rule("combat/victory", "won" if won else "not-won", pool=state.pool, value=setting.encounter.value)
    return won


@executes("encounters/guardian-defeated")
def won(setting: EncounterSetting, state: EncounterState) -> Rule[EncounterState]:
    """The state of a won combat. A defeated guardian's card goes into its deck like any other."""
    if setting.has(Trait.GUARDIAN):
        yield from cite_rule("encounters/guardian-defeated", "guardian-defeated", part=state.played)
    return state._replace(end=ActivationEnd.WIN)


@executes("combat/enemy-attack", "combat/fury", "combat/horde", "combat/deceptive-attack")
def enemy_attack(setting: EncounterSetting, state: EncounterState) -> Rule[EncounterState]:
    """Step 3: apply the row of the combat table for the markers in the pool, twice with Fury."""
    row = find_table_row(setting, state.pool)
    for time in range(FURY_TIMES if setting.has(Trait.FURY) else 1):
        if time:
            yield from cite_rule("combat/fury", "fury")
            if setting.readings.fury_looks_up_again:
                row = find_table_row(setting, state.pool)
        state = yield from _resolve_attack(setting, state, row)
        if state.end is not None:
            return state
        if (yield from is_won(setting, state)):
            return (yield from won(setting, state))
    return state


def find_table_row(setting: EncounterSetting, pool: int) -> CombatTableRow | None:
    """The row of the combat table for a number of markers, or `None`."""
    assert isinstance(setting.encounter, Enemy)
    return next(
        (row for row in setting.encounter.table if row.low <= pool and (row.high is None or pool <= row.high)), None
    )


def _resolve_attack(
    setting: EncounterSetting, state: EncounterState, row: CombatTableRow | None
) -> Rule[EncounterState]:
    yield from cite_rule("combat/enemy-attack", "attack" if row else "no-attack", pool=state.pool)
    if setting.has(Trait.HORDE):
        yield from cite_rule("combat/horde", "horde")
        state = yield from discard_from_deck(state, HORDE_CARDS, "combat/horde")
    before = state.health
    if row is not None:
        state = yield from apply_effects(setting, state, row.effects, "combat/enemy-attack", in_step_3=True)
    return (yield from apply_own_step_3_effects(setting, state, max(before - state.health, 0)))


def apply_own_step_3_effects(setting: EncounterSetting, state: EncounterState, damage: int) -> Rule[EncounterState]:
    """Apply the step 3 effects of the character's own visible abilities that do not change the attack or reaction.

    `damage` is the health that the attack or reaction has cost.
    """
    for placed in visible(setting, state):
        ability = setting.card(placed.name).ability(Trigger.STEP_3)
        effects = tuple(
            effect for effect in (ability.effects if ability else ()) if effect.kind not in _ATTACK_MODIFIERS
        )
        if effects and placed.is_own and state.end is None:
            by = "cards-and-keys/attack-trigger"
            yield from cite_rule(by, "step-3", card=placed.name)
            state = yield from apply_effects(setting, state, effects, by, card=placed.name, damage=damage)
    return state
