"""The effects of cards and encounters on the active character, the pool and the sequence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from rulewright.engine.effects import Rule, Status, choose, draw
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.card import UNKNOWN_CARD, AffinityCondition, CardEffect, EffectKind, Trigger
from rulewright.games.tainted_grail.data.character import Mode, cap_energy
from rulewright.games.tainted_grail.rules.play import (
    ActivationEnd,
    EncounterSetting,
    EncounterState,
    Enemy,
    Opponent,
    Trait,
    cite_rule,
    joined_keys_of,
    visible,
)

SKULL, GRAIL = "skull", "grail"
_DIAL_SIDES = ((GRAIL, 1), (SKULL, 1))


def apply_effects(
    setting: EncounterSetting,
    state: EncounterState,
    effects: Iterable[CardEffect],
    by: str,
    part: int = 0,
    in_step_3: bool = False,
    card: str = "",
    damage: int = 0,
) -> Rule[EncounterState]:
    """Apply effects one after the other and return the state; those after the end of the encounter are left out.

    `by` is the entry that causes them, `card` the card that has the ability. In step 3, visible abilities prevent part
    of the losses. `damage` is the health that step 3 has cost.
    """
    blocked = _prevention(setting, state, EffectKind.REDUCE_DAMAGE) if in_step_3 else 0
    held = _prevention(setting, state, EffectKind.KEEP_MARKERS) if in_step_3 else 0
    for effect in effects:
        if state.end is not None:
            break
        if not _affinity_condition_holds(state, effect.when):
            continue
        number = _effect_amount(setting, state, effect, damage)
        match effect.kind:
            case EffectKind.MARKERS if number >= 0:
                state = yield from add_markers(state, number, by, part)
            case EffectKind.MARKERS:
                kept = min(held, -number)
                held -= kept
                if kept:
                    yield from cite_rule("cards-and-keys/attack-trigger", "held", number=kept, part=part)
                state = yield from remove_markers(state, -number - kept, by, part)
            case EffectKind.AFFINITY:
                state = yield from move_affinity(setting, state, number, part)
            case EffectKind.HEALTH if number < 0 and in_step_3:
                loss, blocked = yield from _reduce_damage(setting, -number, blocked, part)
                state = yield from suffer(setting, state, loss, part)
            case EffectKind.HEALTH if number < 0:
                state = yield from suffer(setting, state, -number, part)
            case EffectKind.HEALTH | EffectKind.ENERGY | EffectKind.TERROR | EffectKind.MAGIC | EffectKind.REPUTATION:
                state = yield from _move_track(setting, state, effect.kind, number, part)
            case EffectKind.DRAW:
                state = yield from draw_cards(setting, state, number, by, part)
            case EffectKind.DISCARD:
                state = yield from discard(state, number, by, part)
            case EffectKind.DISCARD_FROM_DECK:
                state = yield from discard_from_deck(state, number, by, part)
            case EffectKind.DISCARD_LAST:
                state = yield from discard_last(state, part)
            case EffectKind.CHARGE:
                state = yield from _charge(state, number, card, part)
            case EffectKind.PLAY_ANOTHER:
                state = state._replace(licences=state.licences + 1)
            case EffectKind.FLEE:
                state = yield from flee(state)
            case EffectKind.BY_HAND:
                yield from cite_rule("cards-and-keys/abilities", "by-hand", part=part)
    return state


def _affinity_condition_holds(state: EncounterState, when: AffinityCondition) -> bool:
    green, red = state.pool > 0, state.pool < 0
    return {
        AffinityCondition.ALWAYS: True,
        AffinityCondition.GREEN: green,
        AffinityCondition.NOT_GREEN: not green,
        AffinityCondition.RED: red,
        AffinityCondition.NOT_RED: not red,
    }[when]


def _effect_amount(setting: EncounterSetting, state: EncounterState, effect: CardEffect, damage: int = 0) -> int:
    if effect.per_damage:
        return effect.number * damage
    if effect.per_key is not None:
        return effect.number * joined_keys_of(setting, state, effect.per_key)
    if effect.by_level is not None:
        return effect.number * setting.attributes.get(effect.by_level, 0)
    return effect.number


@executes("cards-and-keys/attack-trigger")
def _prevention(setting: EncounterSetting, state: EncounterState, does: EffectKind) -> int:
    """The amount of an attack or reaction that visible abilities of the active character's own cards prevent."""
    abilities = (
        setting.card(placed.name).ability(Trigger.STEP_3) for placed in visible(setting, state) if placed.is_own
    )
    return sum(
        _effect_amount(setting, state, effect)
        for ability in abilities
        for effect in (ability.effects if ability else ())
        if effect.kind is does and _affinity_condition_holds(state, effect.when)
    )


def _reduce_damage(setting: EncounterSetting, damage: int, blocked: int, part: int) -> Rule[tuple[int, int]]:
    """Prevent damage. Return the damage left, and the amount that can still be prevented."""
    taken = min(blocked, damage)
    if not taken:
        return damage, blocked
    if setting.has(Trait.DECEPTIVE_ATTACK):
        yield from cite_rule(
            "cards-and-keys/attack-trigger",
            "deceptive",
            status=Status.BLOCKED,
            blocked_by="combat/deceptive-attack",
            part=part,
        )
        return damage, blocked
    yield from cite_rule("cards-and-keys/attack-trigger", "blocked", number=taken, part=part)
    return damage - taken, blocked - taken


@executes("cards-and-keys/bonuses")
def add_markers(state: EncounterState, number: int, by: str, part: int = 0) -> Rule[EncounterState]:
    """Add markers to the combat pool, by the entry `by`; the first card against a Defensive enemy adds one less."""
    if number and state.marker_to_lose:
        number, state = number - 1, state._replace(marker_to_lose=False)
        yield from cite_rule("combat/defensive", "defensive", part=part)
    if number:
        state = state._replace(pool=state.pool + number)
        yield from cite_rule(by, "markers", number=number, pool=state.pool, part=part)
    return state


@executes("combat/negative-pool")
def remove_markers(state: EncounterState, number: int, by: str, part: int = 0) -> Rule[EncounterState]:
    """Remove markers from the combat pool, by the entry `by`; each one missing costs a card."""
    if not number:
        return state
    missing = max(number - state.pool, 0)
    state = state._replace(pool=max(state.pool - number, 0))
    yield from cite_rule(by, "markers-lost", number=number - missing, pool=state.pool, part=part)
    if missing:
        yield from cite_rule("combat/negative-pool", "missing", number=missing, part=part)
        state = yield from discard(state, missing, "combat/negative-pool", part)
    return state


@executes("diplomacy/affinity-track")
def move_affinity(setting: EncounterSetting, state: EncounterState, number: int, part: int = 0) -> Rule[EncounterState]:
    """Move the marker on the affinity track, which ends at the top and bottom space."""
    opponent = setting.encounter
    assert isinstance(opponent, Opponent)
    place = max(opponent.bottom, min(opponent.top, state.pool + number))
    yield from cite_rule("diplomacy/affinity-track", "affinity", number=place - state.pool, affinity=place, part=part)
    return state._replace(pool=place)


@executes("cards-and-keys/damage", "cards-and-keys/dying-in-an-encounter", "combat/robber")
def suffer(setting: EncounterSetting, state: EncounterState, number: int, part: int = 0) -> Rule[EncounterState]:
    """Reduce health. At 0 the character is out of the encounter, before every other rule."""
    if not number:
        return state
    state = state._replace(health=max(state.health - number, 0))
    yield from cite_rule("cards-and-keys/damage", "damage", number=number, health=state.health, part=part)
    state = yield from _cap_energy(setting, state, part)
    if state.health == 0:
        yield from cite_rule("cards-and-keys/dying-in-an-encounter", "dying", part=part)
        return (yield from out(setting, state, ActivationEnd.DYING, part))
    if setting.has(Trait.ROBBER) and max((state.health, *setting.others_health)) <= 1:
        yield from cite_rule("combat/robber", "robbed", part=part)
        return state._replace(end=ActivationEnd.ROBBED)
    return state


def _move_track(
    setting: EncounterSetting, state: EncounterState, does: EffectKind, number: int, part: int
) -> Rule[EncounterState]:
    """Change energy, health, terror, magic or reputation; losses stop at 0."""
    names = {
        EffectKind.HEALTH: "health",
        EffectKind.ENERGY: "energy",
        EffectKind.TERROR: "terror",
        EffectKind.MAGIC: "magic",
        EffectKind.REPUTATION: "reputation",
    }
    name = names[does]
    moved = state._replace(**{name: max(getattr(state, name) + number, 0)})
    entries = {EffectKind.MAGIC: "possessions/resources", EffectKind.REPUTATION: "possessions/resources"}
    what = "gained" if number > 0 else "lost"
    left = cap_energy(moved.condition, setting.health_marker).energy if name == "energy" else getattr(moved, name)
    yield from cite_rule(
        entries.get(does, "survival/tracks"), what, number=abs(number), track=name, left=left, part=part
    )
    return (yield from _cap_energy(setting, moved, part))


def _cap_energy(setting: EncounterSetting, state: EncounterState, part: int) -> Rule[EncounterState]:
    """The state with no more energy than health allows."""
    energy = cap_energy(state.condition, setting.health_marker).energy
    if energy == state.energy:
        return state
    yield from cite_rule("survival/energy-limit", "energy-limit", energy=energy, part=part)
    return state._replace(energy=energy)


@executes("cards-and-keys/empty-deck")
def draw_cards(
    setting: EncounterSetting, state: EncounterState, number: int, by: str, part: int = 0
) -> Rule[EncounterState]:
    """Draw cards into the hand, by the entry `by`.

    A deck that is too short forces an escape, or means failure in diplomacy.
    """
    for _ in range(number):
        if state.end is not None:
            break
        if state.deck_size <= 0:
            return (yield from resolve_empty_deck(setting, state, part))
        card, state = yield from draw_top_card(state, by)
        yield from cite_rule(by, "drawn", card=card, deck=state.deck_size, part=part)
        state = state._replace(hand=tuple(sorted((*state.hand, card))))
    return state


def draw_top_card(state: EncounterState, by: str) -> Rule[tuple[str, EncounterState]]:
    """Draw the top card of the deck, by the entry `by`. Return it and the state without it.

    A card of unknown name is counted in `gone` instead.
    """
    if state.foresight is not None:
        state = limit_foresight(state, state.foresight)
    card = yield from draw(state.deck, entry=by)
    deck = Counter(dict(state.deck))
    if deck[card]:
        deck[card] -= 1
        state = state._replace(deck=tuple((name, number) for name, number in sorted(deck.items()) if number))
    else:
        state = state._replace(gone=state.gone + 1)
    return card, state if state.foresight is None else limit_foresight(state, max(state.foresight - 1, 0))


def limit_foresight(state: EncounterState, draws: int) -> EncounterState:
    """The state in which only `draws` draws are foreseen; if none is, the whole deck is blank."""
    if not draws:
        state = state._replace(deck=((UNKNOWN_CARD, state.deck_size),) if state.deck_size > 0 else (), gone=0)
    return state._replace(foresight=draws)


def resolve_empty_deck(setting: EncounterSetting, state: EncounterState, part: int = 0) -> Rule[EncounterState]:
    """Handle a draw from an empty deck: it forces an escape, or means failure in diplomacy."""
    if state.tried_escape:  # challenge mode allows one attempt
        tried = "campaign/challenge-escape"
        yield from cite_rule(
            "cards-and-keys/empty-deck", "empty-deck", part=part, status=Status.BLOCKED, blocked_by=tried
        )
        return state
    yield from cite_rule("cards-and-keys/empty-deck", "empty-deck", part=part)
    if isinstance(setting.encounter, Opponent):
        return (yield from fail(setting, state, part))
    return (yield from escape(setting, state, part))


@executes("cards-and-keys/empty-hand")
def discard(state: EncounterState, number: int, by: str, part: int = 0) -> Rule[EncounterState]:
    """Discard cards from hand, by the entry `by`, then from the top of the deck once the hand is empty.

    The player chooses the cards.
    """
    for _ in range(min(number, len(state.hand))):
        options = tuple(dict.fromkeys(state.hand))
        card = options[0]
        if len(options) > 1:
            card = yield from choose(
                "discard", options, entry=by, part=part, ranks=(0,) * len(options), known=state.visible_facts
            )
        yield from cite_rule(by, "discarded", card=card, part=part)
        number -= 1
        state = state._replace(hand=remove_card(state.hand, card))
    if number:
        yield from cite_rule("cards-and-keys/empty-hand", "hand-empty", part=part)
        state = yield from discard_from_deck(state, number, "cards-and-keys/empty-hand", part)
    return state


def remove_card(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The hand without one card of this name."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def discard_from_deck(state: EncounterState, number: int, by: str, part: int = 0) -> Rule[EncounterState]:
    """Discard cards unseen from the top of the deck, by the entry `by`, as far as there are any."""
    number = min(number, state.deck_size)
    if number:
        yield from cite_rule(by, "deck-discarded", number=number, part=part)
    return state._replace(gone=state.gone + number)


@executes("cards-and-keys/discard-bonus", "cards-and-keys/cards-after-an-encounter")
def discard_last(state: EncounterState, part: int = 0) -> Rule[EncounterState]:
    """Discard the last card of the sequence, with the magic and the tokens on it."""
    if not state.sequence:
        return state
    yield from cite_rule("cards-and-keys/discard-bonus", "torn", card=state.sequence[-1].name, part=part)
    return state._replace(sequence=state.sequence[:-1])


@executes("cards-and-keys/charges")
def _charge(state: EncounterState, number: int, card: str, part: int) -> Rule[EncounterState]:
    """Put charges on the last card of this name in the sequence."""
    places = [place for place, placed in enumerate(state.sequence) if placed.name == card]
    if not places or not number:
        return state
    before, placed, after = state.sequence[: places[-1]], state.sequence[places[-1]], state.sequence[places[-1] + 1 :]
    yield from cite_rule("cards-and-keys/charges", "charged", number=number, card=card, part=part)
    return state._replace(sequence=(*before, replace(placed, charges=placed.charges + number), *after))


@executes("combat/enemy-flees")
def flee(state: EncounterState) -> Rule[EncounterState]:
    """Let the enemy flee: the encounter is over without reward or victory."""
    yield from cite_rule("combat/enemy-flees", "flees")
    return state._replace(end=ActivationEnd.ENEMY_FLEES)


@executes("combat/escaping", "combat/escaping-from-a-party", "campaign/challenge-escape")
def escape(setting: EncounterSetting, state: EncounterState, part: int = 0) -> Rule[EncounterState]:
    """Let the active character lose 1 energy, suffer the opportunity attack and leave.

    In challenge mode a dial is flipped after that; only the grail lets the character go.
    """
    assert isinstance(setting.encounter, Enemy)
    lost = min(state.energy, 1)
    state = state._replace(tried_escape=True, energy=state.energy - lost)
    yield from cite_rule("combat/escaping", "escape", lost=lost, energy=state.energy, part=part)
    state = yield from suffer_opportunity_attack(setting, state, part)
    if state.end is not None:
        return state
    if setting.mode is Mode.CHALLENGE:
        side = yield from draw(_DIAL_SIDES, entry="campaign/challenge-escape")
        yield from cite_rule("campaign/challenge-escape", side, part=part)
        if side == SKULL:
            return state
    return (yield from out(setting, state, ActivationEnd.ESCAPED, part))


@executes("parties/leaving-an-encounter")
def out(setting: EncounterSetting, state: EncounterState, end: ActivationEnd, part: int = 0) -> Rule[EncounterState]:
    """Remove the active character from the encounter; `end` is one of the two ways, escaping and dying.

    The other members of its party continue. If none is left, a guardian stays on its location.
    """
    left = sum(health > 0 for health in setting.others_health)
    if left:
        yield from cite_rule("parties/leaving-an-encounter", "others-go-on", number=left, part=part)
    elif setting.has(Trait.GUARDIAN):
        yield from cite_rule("encounters/guardians", "guardian-stays", part=part)
    return state._replace(end=end)


@executes("combat/opportunity-attack")
def suffer_opportunity_attack(setting: EncounterSetting, state: EncounterState, part: int = 0) -> Rule[EncounterState]:
    """Apply the opportunity attack printed on the encounter card to the active character."""
    assert isinstance(setting.encounter, Enemy)
    yield from cite_rule("combat/opportunity-attack", "opportunity", part=part)
    return (yield from apply_effects(setting, state, setting.encounter.opportunity, "combat/opportunity-attack", part))


@executes("diplomacy/failure", "diplomacy/escaping")
def fail(
    setting: EncounterSetting, state: EncounterState, part: int = 0, by: str = "diplomacy/failure"
) -> Rule[EncounterState]:
    """Lose the diplomacy, by the entry `by`: its failure applies to each party member, and it is over."""
    assert isinstance(setting.encounter, Opponent)
    state = state._replace(tried_escape=True)
    yield from cite_rule(by, "failed", part=part)
    state = yield from apply_effects(setting, state, setting.encounter.failure, "diplomacy/failure", part)
    return state._replace(end=state.end or ActivationEnd.FAILED)
