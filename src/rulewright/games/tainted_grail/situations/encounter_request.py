"""Shared parts of requests about combat and diplomacy: the character, its cards, the sequence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from rulewright.engine.effects import BoundRule, Facts, StepResult, bind
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.data.card import UNKNOWN_CARD, CardEffect, DeckCard, EffectKind, KeyIcon, Trigger
from rulewright.games.tainted_grail.data.character import Attribute, HealthMarker, Mode, energy_limit
from rulewright.games.tainted_grail.data.notation import (
    ParsedSequenceCard,
    find_card_name,
    parse_cards,
    parse_pile,
    parse_right_edge,
    parse_sequence,
)
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.activation import ESCAPE, RESERVED_WORDS, STOP, activation
from rulewright.games.tainted_grail.rules.joining import joined_keys
from rulewright.games.tainted_grail.rules.placing import PAID_MARK, USE_PREFIX
from rulewright.games.tainted_grail.rules.play import (
    ActivationOutcome,
    EncounterReadings,
    EncounterSetting,
    EncounterState,
    Enemy,
    Opponent,
    SequenceCard,
    is_panicking,
    joined_keys_of,
)
from rulewright.games.tainted_grail.situations.character_request import (
    CharacterRequest,
    CharacterSheet,
    read_character,
)
from rulewright.games.tainted_grail.situations.request_fields import AttributePoints
from rulewright.situations.request import Flag, RequestModel, Variants, idle_field_error

Health = Annotated[int, Field(ge=1, le=20, strict=True)]
TrackSpace = Annotated[int, Field(ge=0, le=20, strict=True)]
TokenCount = Annotated[int, Field(ge=0, le=40, strict=True)]
_TEXT_FORMAT = {"format": "text"}
CardsText = Annotated[str, Field(max_length=4000, json_schema_extra=_TEXT_FORMAT)]
CardListText = Annotated[str, Field(max_length=600, json_schema_extra=_TEXT_FORMAT)]
ShortText = Annotated[str, Field(max_length=200, json_schema_extra=_TEXT_FORMAT)]
MOST_IN_HAND = 12
MOST_IN_DECK = 60


class HeroRequest(CharacterRequest):
    """The active character.

    `energy` left out is as high as health allows. `has_wings` is false in the easy solo game, `wings_lower` how many
    spaces below health the wings of the health marker lie (challenge mode, see your own piece).
    """

    health: Health
    terror: TrackSpace = 0
    has_wings: Flag = True
    wings_lower: AttributePoints = 0

    @model_validator(mode="after")
    def _check_wings(self) -> HeroRequest:
        if self.wings_lower and not self.has_wings:
            raise idle_field_error("wings_lower", self.wings_lower)
        return self


class EncounterVariants(Variants):
    """The readings of both encounters."""

    key_of_several: Literal["any", "all"] = "any"
    torn_card: Literal["before", "played"] = "before"


class EncounterRequest(RequestModel):
    """The fields of both encounters. `cards` has one card per line, in the notation of `notation.py`.

    `hand`, `deck` and `sequence` name them. Without `line`, the best line is found; with it, it is resolved step by
    step, with the cards of `draws` drawn in order. `end_turn` resolves the end of the turn, too.
    """

    hero: HeroRequest
    cards: CardsText
    hand: CardListText = ""
    deck: CardListText = ""
    sequence: CardListText = ""
    line: CardListText | None = None
    draws: CardListText | None = None
    end_turn: Flag = False

    def find_joined_key_places(self) -> tuple[tuple[str, ...], ...]:
        """The places of each card of the sequence that join the card before it. Raises `BadInputError`."""
        raise NotImplementedError


@dataclass(frozen=True)
class ParsedEncounter:
    """A parsed request: the fixed setting, the state of play, and the line and the cards drawn, if they are given."""

    setting: EncounterSetting
    state: EncounterState
    line: tuple[str, ...] | None
    draws: tuple[str, ...]
    sheet: CharacterSheet


def parse_encounter(
    request: EncounterRequest,
    encounter: Enemy | Opponent,
    pool: int,
    readings: EncounterReadings,
    mode: Mode = Mode.NORMAL,
    others: tuple[int, ...] = (),
    is_first: bool = False,
    stage: int = 0,
) -> ParsedEncounter:
    """Parse a request. Raises `BadInputError` for malformed or contradictory text."""
    cards = parse_cards("cards", request.cards)
    _check_names(cards)
    _check_kind(cards, encounter)
    hand = parse_pile("hand", request.hand, cards)
    deck = parse_pile("deck", request.deck, cards)
    _check_pile_size("hand", hand, MOST_IN_HAND)
    _check_pile_size("deck", deck, MOST_IN_DECK)
    hero = request.hero
    sheet = read_character("hero", hero)
    laid = parse_sequence("sequence", request.sequence, cards)
    line = None if request.line is None else _parse_moves(request.line, cards)
    setting = EncounterSetting(
        cards,
        sheet.attributes,
        encounter,
        mode,
        HealthMarker(hero.has_wings, hero.wings_lower),
        others,
        is_first,
        request.end_turn,
        readings,
        keeps_sequence=line is not None or _may_discard_last(cards, encounter),
        keeps_state=line is not None,
    )
    sequence = _build_sequence(setting, laid)
    limit = energy_limit(hero.health, setting.health_marker)
    energy = hero.energy if hero.energy is not None else hero.health if limit is None else limit
    state = EncounterState(
        pool,
        hero.health,
        energy,
        hero.terror,
        hero.magic,
        hero.reputation,
        tuple(sorted(hand.elements())),
        tuple(sorted(deck.items())),
        sequence=sequence,
        stage=stage,
    )
    if limit is not None and energy > limit:
        raise BadInputError(
            "contradiction",
            f"hero.energy = {energy}",
            phrase("energy-cannot-be-above-the-wings", limit=limit),
            phrase("lower-energy-or-raise-health"),
        )
    if line is None and is_panicking(setting, state) and deck[UNKNOWN_CARD]:
        raise BadInputError(
            "contradiction",
            "deck",
            phrase("in-panic-the-first-card-is"),
            phrase("say-which-cards-the-deck-holds"),
        )
    return ParsedEncounter(setting, state, line, _parse_draws(request.draws or "", cards), sheet)


def merge_identical_cards(
    setting: EncounterSetting, state: EncounterState
) -> tuple[EncounterSetting, EncounterState] | None:
    """The same state with cards that differ only in their names merged, named `A/B`; `None` if there are none."""
    names = {*state.hand, *dict(state.deck)}
    groups: list[list[str]] = []
    for name in filter(names.__contains__, setting.cards):
        card = setting.card(name)
        like = (group for group in groups if replace(card, name=group[0]) == setting.card(group[0]))
        group = next(like, None)
        if group is None:
            groups.append([name])
        else:
            group.append(name)
    shared = {"/".join(group): group for group in groups if len(group) > 1}
    called = {name: new for new, group in shared.items() if new not in setting.cards for name in group}
    if not called:
        return None
    cards = {**setting.cards, **{new: replace(setting.card(old), name=new) for old, new in called.items()}}
    deck: Counter[str] = Counter()
    for name, number in state.deck:
        deck[called.get(name, name)] += number
    hand = tuple(sorted(called.get(name, name) for name in state.hand))
    return replace(setting, cards=cards), state._replace(hand=hand, deck=tuple(sorted(deck.items())))


def _check_names(cards: Mapping[str, DeckCard]) -> None:
    for name in cards:
        if name.casefold() in RESERVED_WORDS or name.casefold() in ("grail", "skull"):
            raise BadInputError(
                "bad-value",
                f"cards: {name}",
                phrase("name-means-something-else-here", name=name),
                phrase("give-the-card-another-name"),
            )


COMBAT_ONLY_CODES = (KeyIcon.MARKER.value, EffectKind.FLEE.value, EffectKind.KEEP_MARKERS.value)
DIPLOMACY_ONLY_CODES = (KeyIcon.AFFINITY.value, KeyIcon.ENCOUNTER.value)
"""The icons and effects that exist in only one kind of encounter, here and above."""


def _check_kind(cards: Mapping[str, DeckCard], encounter: Enemy | Opponent) -> None:
    """Raise `BadInputError` if a card or the encounter has an effect that exists only in the other kind."""
    wrong = DIPLOMACY_ONLY_CODES if isinstance(encounter, Enemy) else COMBAT_ONLY_CODES
    told = [(f"cards: {card.name}", word) for card in cards.values() for word in codes_on_card(card)]
    told += [("encounter", effect.kind.value) for effect in encounter_effects(encounter)]
    for field, word in told:
        if word in wrong:
            raise BadInputError(
                "contradiction",
                field,
                phrase("word-belongs-to-diplomacy-not-to", word=word)
                if isinstance(encounter, Enemy)
                else phrase("word-belongs-to-combat-not-to", word=word),
                phrase("take-it-out-markers-m-are"),
            )


def codes_on_card(card: DeckCard) -> tuple[str, ...]:
    """The codes of a card's icons and effects."""
    icons = (bonus.icon.value for bonuses in (*card.bonuses.values(), card.magic or (), card.free) for bonus in bonuses)
    return (*icons, *(effect.kind.value for ability in card.abilities for effect in ability.effects))


def encounter_effects(encounter: Enemy | Opponent) -> tuple[CardEffect, ...]:
    """All effects that an encounter card can have."""
    if isinstance(encounter, Enemy):
        return (*(effect for row in encounter.table for effect in row.effects), *encounter.opportunity)
    stages = ((stage.reaction, *stage.bonuses.values()) for stage in encounter.stages)
    return (*(effect for stage in stages for effects in stage for effect in effects), *encounter.failure)


def _check_pile_size(field: str, pile: Counter[str], most: int) -> None:
    if pile.total() > most:
        raise BadInputError(
            "out-of-range",
            field,
            phrase(
                "field-has-count-members-it-must",
                field=field,
                count=pile.total(),
                low=0,
                high=most,
            ),
            phrase("choose-a-number-in-this-range"),
        )


def _may_discard_last(cards: Mapping[str, DeckCard], encounter: Enemy | Opponent) -> bool:
    """Whether any effect can remove the last card of the sequence, so that the covered ones matter."""
    words = {word for card in cards.values() for word in codes_on_card(card)}
    words |= {effect.kind.value for effect in encounter_effects(encounter)}
    return bool(words & {KeyIcon.DISCARD.value, EffectKind.DISCARD_LAST.value})


def _build_sequence(setting: EncounterSetting, laid: tuple[ParsedSequenceCard, ...]) -> tuple[SequenceCard, ...]:
    """The cards on the table. Joined keys that are not given are computed from the character's attributes."""
    found = []
    before = setting.encounter.edge
    for place, each in enumerate(laid):
        card = setting.card(each.name)
        is_visible = place == len(laid) - 1 or card.is_passive
        delay = card.ability(Trigger.DELAY)
        if each.tokens and not (is_visible and delay is not None and each.tokens <= delay.number):
            raise BadInputError(
                "contradiction",
                f"sequence: {each.name} ({each.tokens})",
                phrase("name-cannot-have-number-time-tokens", name=each.name, number=each.tokens),
                phrase("only-a-delayed-ability-that-no"),
            )
        if each.pays_magic and (before.magic is None or card.magic is None):
            raise BadInputError(
                "contradiction",
                f"sequence: {each.name}{PAID_MARK}",
                phrase("the-magic-key-of-name-has", name=each.name),
                phrase("take-out-the-or-correct-the"),
            )
        joined: tuple[tuple[Attribute, ...], ...]
        if each.joined is not None:
            joined = tuple((attribute,) for attribute in each.joined)
        else:
            keys = joined_keys(
                before, card, setting.attributes, each.pays_magic, setting.readings.key_of_several_needs_all
            )
            joined = tuple(key.attributes for key in keys if key.attributes)
        found.append(SequenceCard(each.name, each.pays_magic, each.is_own, each.tokens, each.charges, joined))
        before = card.edge
    return tuple(found)


def find_joined_places(request: EncounterRequest, keys: str, *, needs_all: bool) -> tuple[tuple[str, ...], ...]:
    """The places of each card of the sequence that join the card before it; for the first card, the encounter's `keys`.

    Raises `BadInputError` for malformed text.
    """
    cards = parse_cards("cards", request.cards)
    before = parse_right_edge("encounter.keys", keys)
    attributes = read_character("hero", request.hero).attributes
    found = []
    for each in parse_sequence("sequence", request.sequence, cards):
        card = cards[each.name]
        joined = joined_keys(before, card, attributes, each.pays_magic, needs_all)
        told = each.joined
        found.append(
            tuple(key.place for key in joined if told is None or not key.attributes or set(key.attributes) & set(told))
        )
        before = card.edge
    return tuple(found)


def _parse_moves(text: str, cards: Mapping[str, DeckCard]) -> tuple[str, ...]:
    """The moves of a line: names, with + if magic is paid, and `use` before a card whose charges are paid."""
    moves = []
    for part in filter(None, (part.strip() for part in text.replace(";", ",").replace("\n", ",").split(","))):
        pays = part.endswith(PAID_MARK)
        name = part.removesuffix(PAID_MARK).strip()
        if name.casefold() in (STOP, ESCAPE):
            moves.append(name.casefold())
        elif name.casefold().startswith("use ") and name.casefold() not in {card.casefold() for card in cards}:
            moves.append(USE_PREFIX + find_card_name("line", name[4:].strip(), cards))
        else:
            moves.append(find_card_name("line", name, cards) + PAID_MARK * pays)
    return tuple(moves)


def _parse_draws(text: str, cards: Mapping[str, DeckCard]) -> tuple[str, ...]:
    found: list[str] = []
    for part in filter(None, (part.strip() for part in text.replace(";", ",").replace("\n", ",").split(","))):
        if part.casefold() in ("grail", "skull"):
            found.append(part.casefold())
        else:
            found += parse_pile("draws", part, cards).elements()
    return tuple(found)


def bind_merged_activation(
    setting: EncounterSetting, state: EncounterState
) -> BoundRule[StepResult[ActivationOutcome]] | None:
    """Bind the activation in which cards that differ only in their names are merged; `None` if there are none."""
    alike = merge_identical_cards(setting, state)
    return None if alike is None else bind(activation, *alike)


def known_facts(rule: BoundRule[Any]) -> Facts:
    """The facts known before a card or decision."""
    return next(argument for argument in rule.arguments if isinstance(argument, EncounterState)).visible_facts


def state_json(setting: EncounterSetting, state: EncounterState) -> dict[str, Any]:
    """The state of play as a part of an answer."""
    is_combat = isinstance(setting.encounter, Enemy)
    return {
        ("pool" if is_combat else "affinity"): state.pool,
        **({} if is_combat else {"stage": state.stage + 1, "reputation": state.reputation}),
        "health": state.health,
        "energy": state.energy,
        "terror": state.terror,
        "magic": state.magic,
        "hand": list(state.hand),
        "deck": state.deck_size,
        "sequence": [_placed_json(placed) for placed in state.sequence],
        "joined": {
            attribute.value: number for attribute in Attribute if (number := joined_keys_of(setting, state, attribute))
        },
    }


def _placed_json(placed: SequenceCard) -> dict[str, Any]:
    return {
        "card": placed.name,
        "magic": placed.pays_magic,
        "tokens": placed.tokens,
        "charges": placed.charges,
        "own": placed.is_own,
    }
