"""The rules of combat alone: opportunity attacks, victory and the enemy's attack."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.engine.effects import Rule
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.card import Does, Trigger
from rulewright.games.tainted_grail.changes import apply, discard_from_deck, draw_cards
from rulewright.games.tainted_grail.play import End, Enemy, Row, Setting, State, Trait, tell, visible

OPPORTUNIST_CARDS = 2
HORDE_CARDS = 2
FURY_TIMES = 2
_MODIFIERS = (Does.REDUCE_DAMAGE, Does.KEEP_MARKERS)


@executes("combat/opportunist")
def opportunity(setting: Setting, state: State, attack: Callable[[Setting, State], Rule[State]]) -> Rule[State]:
    """Resolve the opportunity attack on a character that played no card, then a draw.

    An Opportunist also attacks a character that played fewer than 2 cards; by one reading no draw follows that attack.
    """
    if state.played == 0 or (setting.has(Trait.OPPORTUNIST) and state.played < OPPORTUNIST_CARDS):
        if state.played:
            yield from tell("combat/opportunist", "opportunist")
        state = yield from attack(setting, state)
        if state.end is None and (state.played == 0 or setting.readings.draw_after_opportunist):
            state = yield from draw_cards(setting, state, 1, "combat/opportunity-attack")
    return state


@executes("combat/victory")
def is_won(setting: Setting, state: State) -> Rule[bool]:
    """Whether the pool holds at least as many markers as the encounter value."""
    assert isinstance(setting.encounter, Enemy)
    won = state.pool >= setting.encounter.value
    yield from tell("combat/victory", "won" if won else "not-won", pool=state.pool, value=setting.encounter.value)
    return won


@executes("encounters/guardian-defeated")
def won(setting: Setting, state: State) -> Rule[State]:
    """The state of a won combat. A defeated guardian's card goes into its deck like any other."""
    if setting.has(Trait.GUARDIAN):
        yield from tell("encounters/guardian-defeated", "guardian-defeated", part=state.played)
    return state._replace(end=End.WIN)


@executes("combat/enemy-attack", "combat/fury", "combat/horde", "combat/deceptive-attack")
def enemy_attack(setting: Setting, state: State) -> Rule[State]:
    """Step 3: apply the row of the combat table for the markers in the pool, twice with Fury."""
    row = row_for(setting, state.pool)
    for time in range(FURY_TIMES if setting.has(Trait.FURY) else 1):
        if time:
            yield from tell("combat/fury", "fury")
            if setting.readings.fury_looks_up_again:
                row = row_for(setting, state.pool)
        state = yield from _attack(setting, state, row)
        if state.end is not None:
            return state
        if (yield from is_won(setting, state)):
            return (yield from won(setting, state))
    return state


def row_for(setting: Setting, pool: int) -> Row | None:
    """The row of the combat table for a number of markers, or `None`."""
    assert isinstance(setting.encounter, Enemy)
    return next(
        (row for row in setting.encounter.table if row.low <= pool and (row.high is None or pool <= row.high)), None
    )


def _attack(setting: Setting, state: State, row: Row | None) -> Rule[State]:
    yield from tell("combat/enemy-attack", "attack" if row else "no-attack", pool=state.pool)
    if setting.has(Trait.HORDE):
        yield from tell("combat/horde", "horde")
        state = yield from discard_from_deck(state, HORDE_CARDS, "combat/horde")
    before = state.health
    if row is not None:
        state = yield from apply(setting, state, row.effects, "combat/enemy-attack", in_step_3=True)
    return (yield from own_step_3_effects(setting, state, max(before - state.health, 0)))


def own_step_3_effects(setting: Setting, state: State, damage: int) -> Rule[State]:
    """Apply the step 3 effects of the character's own visible abilities that do not change the attack or reaction.

    `damage` is the health that the attack or reaction has cost.
    """
    for placed in visible(setting, state):
        ability = setting.card(placed.name).ability(Trigger.STEP_3)
        effects = tuple(effect for effect in (ability.effects if ability else ()) if effect.does not in _MODIFIERS)
        if effects and placed.is_own and state.end is None:
            by = "cards-and-keys/attack-trigger"
            yield from tell(by, "step-3", card=placed.name)
            state = yield from apply(setting, state, effects, by, card=placed.name, damage=damage)
    return state
