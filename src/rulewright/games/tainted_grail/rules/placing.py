"""Step 2 of an activation: the cards that may be played, and the effects of each of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rulewright.engine.effects import Rule, Status
from rulewright.engine.executes import executes
from rulewright.games.tainted_grail.data.card import (
    FREE_KEY,
    MAGIC_KEY,
    UNKNOWN_CARD,
    DeckCard,
    KeyBonus,
    KeyIcon,
    Trigger,
)
from rulewright.games.tainted_grail.rules.changes import (
    add_markers,
    apply_effects,
    discard_last,
    draw_cards,
    move_affinity,
    remove_card,
)
from rulewright.games.tainted_grail.rules.joining import JoinedKey, has_magic_key, joined_keys, lets_be_played, opens
from rulewright.games.tainted_grail.rules.play import (
    EncounterSetting,
    EncounterState,
    Opponent,
    SequenceCard,
    Trait,
    cite_rule,
    edge_before,
    visible,
)

PAID_MARK = "+"
"""Suffix of a card's name: its magic key is paid for."""
USE_PREFIX = "use:"
"""Prefix of a card's name: its charges are paid."""
MOST_CARDS_AGAINST_QUICK = 2


def joining_keys(
    setting: EncounterSetting, state: EncounterState, card: DeckCard, pays_magic: bool
) -> tuple[JoinedKey, ...]:
    """The keys of a card that would join if it were played now."""
    before = edge_before(setting, state)
    return joined_keys(before, card, setting.attributes, pays_magic, setting.readings.key_of_several_needs_all)


@executes("cards-and-keys/first-card", "combat/quick")
def obstacle(setting: EncounterSetting, state: EncounterState, name: str, pays_magic: bool) -> str | None:
    """The entry of the rule that keeps a card in hand from being played now, or `None` if it may be played.

    A first card has no precondition; a further one needs an extra-card bonus that joins.
    """
    card = setting.card(name)
    if pays_magic and not has_magic_key(edge_before(setting, state), card):
        return "cards-and-keys/joining-keys"
    if pays_magic and not state.magic:
        return "cards-and-keys/magic-key"
    if setting.has(Trait.QUICK) and state.played >= MOST_CARDS_AGAINST_QUICK:
        return "combat/quick"
    if state.played == 0 or state.licences:
        return None
    if name == UNKNOWN_CARD or not lets_be_played(joining_keys(setting, state, card, pays_magic)):
        return "cards-and-keys/further-cards"
    return None


def playable_cards(setting: EncounterSetting, state: EncounterState, names: Iterable[str]) -> tuple[str, ...]:
    """The cards that may be played now, with the suffix `+` if 1 magic is paid for the magic key."""
    return tuple(
        name + mark
        for name in dict.fromkeys(names)
        for mark in ("", PAID_MARK)
        if name != UNKNOWN_CARD and obstacle(setting, state, name, bool(mark)) is None
    )


def usable_charges(setting: EncounterSetting, state: EncounterState) -> tuple[str, ...]:
    """The visible cards whose charges can be paid now, with the prefix `use:`."""
    found = []
    for placed in visible(setting, state):
        ability = setting.card(placed.name).ability(Trigger.CHARGES)
        if ability is not None and placed.charges >= ability.number:
            found.append(USE_PREFIX + placed.name)
    return tuple(dict.fromkeys(found))


def use_charges(setting: EncounterSetting, state: EncounterState, name: str) -> Rule[EncounterState]:
    """Pay the charges of a card for its ability."""
    ability = setting.card(name).ability(Trigger.CHARGES)
    assert ability is not None
    place = max(
        number
        for number, placed in enumerate(state.sequence)
        if placed.name == name and placed.charges >= ability.number
    )
    placed = state.sequence[place]
    paid = replace(placed, charges=placed.charges - ability.number)
    state = state._replace(sequence=(*state.sequence[:place], paid, *state.sequence[place + 1 :]))
    part = state.played
    yield from cite_rule("cards-and-keys/charges", "charges-paid", number=ability.number, card=name, part=part)
    return (yield from apply_effects(setting, state, ability.effects, "cards-and-keys/abilities", part, card=name))


@executes("cards-and-keys/resolving-a-card", "cards-and-keys/extra-card-bonus", "combat/defensive")
def play_card(
    setting: EncounterSetting, state: EncounterState, name: str, pays_magic: bool, from_hand: bool = True
) -> Rule[EncounterState]:
    """Lay a card after the last one and resolve it: attribute keys, magic key, free key, then its ability."""
    card, before = setting.card(name), edge_before(setting, state)
    part = state.played + 1
    keys = joining_keys(setting, state, card, pays_magic)
    yield from _cite_card_played(name, part, lets_be_played(keys))
    laid = _place_card(setting, state, card, keys, pays_magic)
    state = laid._replace(
        hand=remove_card(state.hand, name) if from_hand else state.hand,
        magic=state.magic - pays_magic,
        played=part,
        licences=max(state.licences - 1, 0) if part > 1 and not lets_be_played(keys) else state.licences,
        marker_to_lose=part == 1 and setting.has(Trait.DEFENSIVE),
    )
    for row in sorted(card.bonuses.keys() & before.keys.keys()):
        if not any(key.place == str(row) for key in keys):
            attribute, level = before.keys[row].levels[0]
            assert not opens(before.keys[row], setting.attributes, setting.readings.key_of_several_needs_all)
            yield from cite_rule(
                "cards-and-keys/attribute-key",
                "too-low",
                part=part,
                status=Status.BLOCKED,
                row=row,
                attribute=attribute.value,
                level=level,
            )
    for key in keys:
        yield from _cite_key(key, state, part)
        for bonus in key.bonuses:
            if state.end is None:
                state = yield from _apply_bonus(setting, state, key, bonus, part)
        for bonus in key.dropped:
            yield from cite_rule("cards-and-keys/void", "void", part=part, icon=bonus.icon.value)
    tears = any(bonus.icon is KeyIcon.DISCARD for key in keys for bonus in key.bonuses)
    before_it = setting.readings.torn_card_is_the_one_before
    if tears and before_it and state.end is None:
        state = yield from _discard_card_before(state, part)
    if state.end is None and (ability := card.ability(Trigger.PLACEMENT)) is not None:
        yield from cite_rule("cards-and-keys/triggers", "placement", card=name, part=part)
        state = yield from apply_effects(setting, state, ability.effects, "cards-and-keys/abilities", part, card=name)
    if tears and not before_it and state.end is None:
        state = yield from discard_last(state, part)
    return state._replace(marker_to_lose=False)


def _cite_card_played(name: str, part: int, is_joined: bool) -> Rule[None]:
    if part == 1:
        yield from cite_rule("cards-and-keys/first-card", "first", card=name, part=part)
    elif is_joined:
        yield from cite_rule("cards-and-keys/further-cards", "further", card=name, part=part)
    else:
        yield from cite_rule("cards-and-keys/abilities", "licensed", card=name, part=part)


def _place_card(
    setting: EncounterSetting, state: EncounterState, card: DeckCard, keys: Iterable[JoinedKey], pays_magic: bool
) -> EncounterState:
    """Lay the card in the sequence. It covers the one before, which loses its tokens unless it is passive."""
    delay = card.ability(Trigger.DELAY)
    attributes = tuple(key.attributes for key in keys if key.place not in (MAGIC_KEY, FREE_KEY))
    placed = SequenceCard(card.name, pays_magic, tokens=delay.number if delay else 0, joined=attributes)
    before, buried = list(state.sequence), list(state.buried)
    if before and not setting.card(before[-1].name).is_passive:
        covered = before.pop()
        if setting.keeps_sequence:
            before.append(replace(covered, tokens=0))
        else:
            buried += covered.joined
    return state._replace(sequence=(*before, placed), buried=tuple(sorted(buried)))


def _cite_key(key: JoinedKey, state: EncounterState, part: int) -> Rule[None]:
    match key.place:
        case place if place == MAGIC_KEY:
            yield from cite_rule("cards-and-keys/magic-key", "magic", left=state.magic, part=part)
        case place if place == FREE_KEY:
            if key.bonuses or key.dropped:
                yield from cite_rule("cards-and-keys/free-key", "free", part=part)
        case row:
            name = "/".join(attribute.value for attribute in key.attributes)
            yield from cite_rule("cards-and-keys/attribute-key", "joins", row=int(row), attribute=name, part=part)


def _apply_bonus(
    setting: EncounterSetting, state: EncounterState, key: JoinedKey, bonus: KeyBonus, part: int
) -> Rule[EncounterState]:
    """Apply a bonus of a joined key."""
    match bonus.icon:
        case KeyIcon.MARKER:
            return (yield from add_markers(state, bonus.number, "cards-and-keys/bonuses", part))
        case KeyIcon.AFFINITY:
            return (yield from move_affinity(setting, state, bonus.number, part))
        case KeyIcon.ENCOUNTER:
            return (yield from give_encounter_bonus(setting, state, key, bonus.number, part))
        case KeyIcon.DRAW:
            return (yield from draw_cards(setting, state, bonus.number, "cards-and-keys/bonuses", part))
        case KeyIcon.EXTRA_CARD if part == 1:
            yield from cite_rule(
                "cards-and-keys/extra-card-bonus",
                "ignored",
                part=part,
                status=Status.BLOCKED,
                blocked_by="cards-and-keys/first-card",
            )
        case KeyIcon.UNREADABLE:
            yield from cite_rule("cards-and-keys/bonuses", "by-hand", part=part)
    return state


@executes("diplomacy/encounter-bonus")
def give_encounter_bonus(
    setting: EncounterSetting, state: EncounterState, key: JoinedKey, times: int, part: int
) -> Rule[EncounterState]:
    """Apply the current stage's effects of an encounter bonus that is joined with a key of an attribute."""
    opponent = setting.encounter
    assert isinstance(opponent, Opponent)
    rules = opponent.stages[state.stage].bonuses
    attribute = next((attribute for attribute in key.attributes if attribute in rules), None)
    if attribute is None:
        yield from cite_rule("diplomacy/encounter-bonus", "no-encounter-bonus", part=part)
        return state
    yield from cite_rule("diplomacy/encounter-bonus", "encounter-bonus", attribute=attribute.value, part=part)
    for _ in range(times):
        state = yield from apply_effects(setting, state, rules[attribute], "diplomacy/encounter-bonus", part)
    return state


def _discard_card_before(state: EncounterState, part: int) -> Rule[EncounterState]:
    """Discard the card before the one played.

    While its keys join, the played card is not yet the last one.
    """
    last = state.sequence[-1]
    shorter = yield from discard_last(state._replace(sequence=state.sequence[:-1]), part)
    return shorter._replace(sequence=(*shorter.sequence, last))
