"""A character's activation in combat and in diplomacy: delayed abilities, playing cards, the encounter's response."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

from rulewright.engine.effects import Play, Rule, choose, proceed
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.card import Trigger
from rulewright.games.tainted_grail.changes import (
    apply,
    deck_runs_out,
    discard,
    draw_cards,
    escape,
    fail,
    foreseeing,
    off_the_deck,
    suffer,
    suffer_opportunity_attack,
)
from rulewright.games.tainted_grail.character import Mode
from rulewright.games.tainted_grail.combat import enemy_attack, is_won, opportunity, won
from rulewright.games.tainted_grail.diplomacy import affinity_check, reaction
from rulewright.games.tainted_grail.placing import PAID, USE, obstacle, payable, play_card, use_charges, ways_to_play
from rulewright.games.tainted_grail.play import (
    End,
    Enemy,
    Outcome,
    Setting,
    State,
    Trait,
    is_panicking,
    outcome,
    tell,
    visible,
)

STOP, ESCAPE, TOP_CARD = "stop", "escape", "top-card"
RESERVED = (STOP, ESCAPE, TOP_CARD)
HAND_LIMIT = 3
CHARGE_DAMAGE = 2


@executes("combat/turn", "combat/overview", "diplomacy/turn", "diplomacy/overview")
def activation(setting: Setting, state: State) -> Play[Outcome]:
    """Play a whole activation, from the delayed abilities to the enemy's attack or the opponent's reaction."""
    if isinstance(setting.encounter, Enemy):
        yield from tell("combat/turn", "combat", pool=state.pool, value=setting.encounter.value)
    else:
        yield from tell("diplomacy/turn", "diplomacy", affinity=state.pool, stage=state.stage + 1)
    if setting.is_first:
        state = yield from first_activation(setting, state)
    if state.end is None:
        state = yield from delayed_abilities(setting, state)
    return outcome(setting, state) if state.end is not None else proceed(playing, setting, state, turns=0)


def seeing_less(argument: Hashable, answers: int) -> Hashable:
    """Hide the cards of later draws in a state: only before the first card is the next draw foreseen.

    The `answers` given already are known as well. An argument that is no state is returned unchanged.
    """
    if not isinstance(argument, State):
        return argument
    return foreseeing(argument, answers + (0 if argument.played else 1))


@executes("combat/traits", "combat/ambush", "combat/charge")
def first_activation(setting: Setting, state: State) -> Rule[State]:
    """Apply the enemy's traits that affect the first character activated in a combat."""
    if setting.has(Trait.AMBUSH) and len(state.hand) > 1:
        yield from tell("combat/ambush", "ambush")
        state = yield from discard(state, len(state.hand) - 1, "combat/ambush")
    if setting.has(Trait.CHARGE):
        yield from tell("combat/charge", "charge")
        state = yield from suffer(setting, state, CHARGE_DAMAGE)
    return state


@executes("cards-and-keys/delayed-abilities", "cards-and-keys/triggers")
def delayed_abilities(setting: Setting, state: State) -> Rule[State]:
    """Step 1: remove a time token from each card that has any; resolve the ability when the last one is removed."""
    due = [
        place for place, placed in enumerate(state.sequence) if placed.tokens == 1 and placed in visible(setting, state)
    ]
    names = [state.sequence[place].name for place in due]
    if any(placed.tokens for placed in state.sequence):
        yield from tell("cards-and-keys/delayed-abilities", "tokens")
    fewer = tuple(replace(placed, tokens=max(placed.tokens - 1, 0)) for placed in state.sequence)
    state = state._replace(sequence=fewer)
    for name in names:
        ability = setting.card(name).ability(Trigger.DELAY)
        if ability is not None and state.end is None:
            yield from tell("cards-and-keys/delayed-abilities", "delayed", card=name, part=1)
            state = yield from apply(setting, state, ability.effects, "cards-and-keys/delayed-abilities", 1, card=name)
    return state


@executes("cards-and-keys/playing-cards", "cards-and-keys/panic-play")
def playing(setting: Setting, state: State) -> Play[Outcome]:
    """Step 2: play one card, or make one decision, at a time."""
    part = state.played
    must_play = state.played == 0 and is_panicking(setting, state)
    entry = "cards-and-keys/panic-play" if must_play else "cards-and-keys/playing-cards"
    yield from tell(entry, "playing", part=part)
    can_escape = not (setting.mode is Mode.CHALLENGE and state.tried_escape)
    leaving = (ESCAPE,) if can_escape else ()
    if must_play and state.in_deck <= 0:
        state = yield from deck_runs_out(setting, state)
        return outcome(setting, state) if state.end is not None else proceed(closing, setting, state, turns=0)
    options = (
        (TOP_CARD, *payable(setting, state), *leaving)
        if must_play
        else (STOP, *ways_to_play(setting, state, state.hand), *payable(setting, state), *leaving)
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
        return proceed(closing, setting, state, turns=0)
    if chosen == ESCAPE:
        state = yield from leave(setting, state)
    elif chosen == TOP_CARD:
        state = yield from play_top_card(setting, state)
    elif chosen.startswith(USE):
        state = yield from use_charges(setting, state, chosen.removeprefix(USE))
    else:
        state = yield from play_card(setting, state, chosen.removesuffix(PAID), chosen.endswith(PAID))
    return outcome(setting, state) if state.end is not None else proceed(playing, setting, state, turns=0)


def leave(setting: Setting, state: State) -> Rule[State]:
    """Leave the encounter: a single character in combat, the whole party in diplomacy."""
    if isinstance(setting.encounter, Enemy):
        return (yield from escape(setting, state, state.played))
    return (yield from fail(setting, state, state.played, "diplomacy/escaping"))


def play_top_card(setting: Setting, state: State) -> Rule[State]:
    """Play the top card of the deck, which is the first card in panic."""
    card, state = yield from off_the_deck(state, "cards-and-keys/panic-play")
    options = [card + mark for mark in ("", PAID) if obstacle(setting, state, card, bool(mark)) is None]
    chosen = options[0]
    if len(options) > 1:
        chosen = yield from choose(
            "magic", tuple(options), entry="cards-and-keys/magic-key", facts={"card": card}, known=state.seen
        )
    return (yield from play_card(setting, state, card, chosen.endswith(PAID), from_hand=False))


def closing(setting: Setting, state: State) -> Play[Outcome]:
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
    if setting.ends_turn and state.end in (None, End.STAGE_WON):
        after = yield from end_of_turn(setting, state._replace(end=None))
        state = after._replace(end=after.end or state.end)
    return outcome(setting, state)


@executes("cards-and-keys/end-of-turn", "cards-and-keys/readiness-check", "combat/slow")
def end_of_turn(setting: Setting, state: State) -> Rule[State]:
    """Phase III: discard down to 3 cards in hand, then draw 1 card, 2 against a Slow enemy, none in panic."""
    yield from tell("cards-and-keys/end-of-turn", "end-of-turn")
    state = yield from discard(state, max(len(state.hand) - HAND_LIMIT, 0), "cards-and-keys/end-of-turn")
    if is_panicking(setting, state):
        yield from tell("cards-and-keys/panic-play", "no-draw")
        return state
    state = yield from draw_cards(setting, state, 1, "cards-and-keys/end-of-turn")
    return (yield from draw_cards(setting, state, 1, "combat/slow")) if setting.has(Trait.SLOW) else state
