"""A character's activation in combat and in diplomacy: delayed abilities, playing cards, the encounter's response."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from rulewright.engine.effects import Play, Rule, choose, proceed
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.card import Trigger
from rulewright.games.tainted_grail.data.character import Mode
from rulewright.games.tainted_grail.rules.changes import (
    apply_effects,
    discard,
    draw_cards,
    draw_top_card,
    escape,
    fail,
    limit_foresight,
    resolve_empty_deck,
    suffer,
    suffer_opportunity_attack,
)
from rulewright.games.tainted_grail.rules.combat import enemy_attack, is_won, opportunity, won
from rulewright.games.tainted_grail.rules.diplomacy import affinity_check, reaction
from rulewright.games.tainted_grail.rules.placing import (
    PAID_MARK,
    USE_PREFIX,
    obstacle,
    play_card,
    playable_cards,
    usable_charges,
    use_charges,
)
from rulewright.games.tainted_grail.rules.play import (
    ActivationEnd,
    ActivationOutcome,
    EncounterSetting,
    EncounterState,
    Enemy,
    Trait,
    build_outcome,
    cite_rule,
    is_panicking,
    visible,
)

STOP, ESCAPE, TOP_CARD = "stop", "escape", "top-card"
RESERVED_WORDS = (STOP, ESCAPE, TOP_CARD)
HAND_LIMIT = 3
CHARGE_DAMAGE = 2


@executes("combat/turn", "combat/overview", "diplomacy/turn", "diplomacy/overview")
def activation(setting: EncounterSetting, state: EncounterState) -> Play[ActivationOutcome]:
    """Play a whole activation, from the delayed abilities to the enemy's attack or the opponent's reaction."""
    if isinstance(setting.encounter, Enemy):
        yield from cite_rule("combat/turn", "combat", pool=state.pool, value=setting.encounter.value)
    else:
        yield from cite_rule("diplomacy/turn", "diplomacy", affinity=state.pool, stage=state.stage + 1)
    if setting.is_first_activation:
        state = yield from first_activation(setting, state)
    if state.end is None:
        state = yield from delayed_abilities(setting, state)
    return build_outcome(setting, state) if state.end is not None else proceed(playing, setting, state, turns=0)


def hide_late_draws(argument: Hashable, answer_count: int) -> Hashable:
    """Hide the cards of later draws in a state: only before the first card is the next draw foreseen.

    The draws among the first `answer_count` answers are known as well. An argument that is no state is returned
    unchanged.
    """
    if not isinstance(argument, EncounterState):
        return argument
    return limit_foresight(argument, answer_count + (0 if argument.played else 1))


@executes("combat/traits", "combat/ambush", "combat/charge")
def first_activation(setting: EncounterSetting, state: EncounterState) -> Rule[EncounterState]:
    """Apply the enemy's traits that affect the first character activated in a combat."""
    if setting.has(Trait.AMBUSH) and len(state.hand) > 1:
        yield from cite_rule("combat/ambush", "ambush")
        state = yield from discard(state, len(state.hand) - 1, "combat/ambush")
    if setting.has(Trait.CHARGE):
        yield from cite_rule("combat/charge", "charge")
        state = yield from suffer(setting, state, CHARGE_DAMAGE)
    return state


@executes("cards-and-keys/delayed-abilities", "cards-and-keys/triggers")
def delayed_abilities(setting: EncounterSetting, state: EncounterState) -> Rule[EncounterState]:
    """Step 1: remove a time token from each card that has any; resolve the ability when the last one is removed."""
    due = [
        place for place, placed in enumerate(state.sequence) if placed.tokens == 1 and placed in visible(setting, state)
    ]
    names = [state.sequence[place].name for place in due]
    if any(placed.tokens for placed in state.sequence):
        yield from cite_rule("cards-and-keys/delayed-abilities", "tokens")
    fewer = tuple(replace(placed, tokens=max(placed.tokens - 1, 0)) for placed in state.sequence)
    state = state._replace(sequence=fewer)
    for name in names:
        ability = setting.card(name).ability(Trigger.DELAY)
        if ability is not None and state.end is None:
            yield from cite_rule("cards-and-keys/delayed-abilities", "delayed", card=name, part=1)
            state = yield from apply_effects(
                setting, state, ability.effects, "cards-and-keys/delayed-abilities", 1, card=name
            )
    return state


@executes("cards-and-keys/playing-cards", "cards-and-keys/panic-play")
def playing(setting: EncounterSetting, state: EncounterState) -> Play[ActivationOutcome]:
    """Step 2: play one card, or make one decision, at a time."""
    part = state.played
    must_play = state.played == 0 and is_panicking(setting, state)
    entry = "cards-and-keys/panic-play" if must_play else "cards-and-keys/playing-cards"
    yield from cite_rule(entry, "playing", part=part)
    can_escape = not (setting.mode is Mode.CHALLENGE and state.tried_escape)
    leaving = (ESCAPE,) if can_escape else ()
    if must_play and state.deck_size <= 0:
        state = yield from resolve_empty_deck(setting, state)
        return (
            build_outcome(setting, state)
            if state.end is not None
            else proceed(finish_activation, setting, state, turns=0)
        )
    options = (
        (TOP_CARD, *usable_charges(setting, state), *leaving)
        if must_play
        else (STOP, *playable_cards(setting, state, state.hand), *usable_charges(setting, state), *leaving)
    )
    chosen = options[0]
    if len(options) > 1:
        chosen = yield from choose(
            "play",
            options,
            entry=entry,
            facts={"pool": state.pool, "hand": ", ".join(state.hand), "played": state.played},
            part=part,
            ranks=(0,) * len(options) if must_play else None,
        )
    if chosen == STOP:
        return proceed(finish_activation, setting, state, turns=0)
    if chosen == ESCAPE:
        state = yield from leave_encounter(setting, state)
    elif chosen == TOP_CARD:
        state = yield from play_top_card(setting, state)
    elif chosen.startswith(USE_PREFIX):
        state = yield from use_charges(setting, state, chosen.removeprefix(USE_PREFIX))
    else:
        state = yield from play_card(setting, state, chosen.removesuffix(PAID_MARK), chosen.endswith(PAID_MARK))
    return build_outcome(setting, state) if state.end is not None else proceed(playing, setting, state, turns=0)


def leave_encounter(setting: EncounterSetting, state: EncounterState) -> Rule[EncounterState]:
    """Leave the encounter: a single character in combat, the whole party in diplomacy."""
    if isinstance(setting.encounter, Enemy):
        return (yield from escape(setting, state, state.played))
    return (yield from fail(setting, state, state.played, "diplomacy/escaping"))


def play_top_card(setting: EncounterSetting, state: EncounterState) -> Rule[EncounterState]:
    """Play the top card of the deck, which is the first card in panic."""
    card, state = yield from draw_top_card(state, "cards-and-keys/panic-play")
    options = [card + mark for mark in ("", PAID_MARK) if obstacle(setting, state, card, bool(mark)) is None]
    chosen = options[0]
    if len(options) > 1:
        chosen = yield from choose(
            "magic", tuple(options), entry="cards-and-keys/magic-key", facts={"card": card}, known=state.visible_facts
        )
    return (yield from play_card(setting, state, card, chosen.endswith(PAID_MARK), from_hand=False))


def finish_activation(setting: EncounterSetting, state: EncounterState) -> Play[ActivationOutcome]:
    """After the cards: resolve the opportunity attack, the checks and step 3, then phase III if the turn ends."""
    if isinstance(setting.encounter, Enemy):
        state = yield from opportunity(setting, state, suffer_opportunity_attack)
        if state.end is None and not (yield from is_won(setting, state)):
            state = yield from enemy_attack(setting, state)
        elif state.end is None:
            state = yield from won(setting, state)
    else:
        state = yield from affinity_check(setting, state)
        if state.end is None:
            state = yield from reaction(setting, state)
    if setting.ends_turn and state.end in (None, ActivationEnd.STAGE_WON):
        after = yield from end_of_turn(setting, state._replace(end=None))
        state = after._replace(end=after.end or state.end)
    return build_outcome(setting, state)


@executes("cards-and-keys/end-of-turn", "cards-and-keys/readiness-check", "combat/slow")
def end_of_turn(setting: EncounterSetting, state: EncounterState) -> Rule[EncounterState]:
    """Phase III: discard down to 3 cards in hand, then draw 1 card, 2 against a Slow enemy, none in panic."""
    yield from cite_rule("cards-and-keys/end-of-turn", "end-of-turn")
    state = yield from discard(state, max(len(state.hand) - HAND_LIMIT, 0), "cards-and-keys/end-of-turn")
    if is_panicking(setting, state):
        yield from cite_rule("cards-and-keys/panic-play", "no-draw")
        return state
    state = yield from draw_cards(setting, state, 1, "cards-and-keys/end-of-turn")
    return (yield from draw_cards(setting, state, 1, "combat/slow")) if setting.has(Trait.SLOW) else state
