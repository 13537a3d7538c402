"""Builders of combat and diplomacy cards by tapping: the signs on the cards, and the keys that join them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from rulewright.corpus.factsheet import EntryLink
from rulewright.games.tainted_grail.data.card import (
    FREE_KEY,
    MAGIC_KEY,
    UNKNOWN_CARD,
    AffinityCondition,
    EffectKind,
    KeyIcon,
    Trigger,
)
from rulewright.games.tainted_grail.data.notation import ATTRIBUTE_BY_CODE as CODES
from rulewright.games.tainted_grail.data.notation import split_lines
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.activation import ESCAPE, STOP
from rulewright.games.tainted_grail.situations import defaults
from rulewright.games.tainted_grail.situations.encounter_request import (
    COMBAT_ONLY_CODES,
    DIPLOMACY_ONLY_CODES,
    EncounterRequest,
)
from rulewright.language.phrase import Phrase
from rulewright.situations.card_builder import CardBuilder, CardSymbol, EffectRows
from rulewright.situations.problem import Report
from rulewright.situations.request import validate_request

_MOST_NUMBER = 9
"""The highest number on a card; in effects, twice as much is allowed."""


def _glossary_sign(code: str, term: str, low: int = 1, high: int = 1) -> CardSymbol:
    """A sign named by its term in the glossary."""
    return CardSymbol(code, EntryLink(f"glossary/{term}"), term, max(low, 1), low, high)


def _counted_effect(does: EffectKind, name: Phrase, symbol: str = "", low: int = 1) -> CardSymbol:
    return CardSymbol(does.value, name, symbol, 1, low, 2 * _MOST_NUMBER)


def _track_effect(does: EffectKind, term: str, begins: int) -> CardSymbol:
    """An effect on a track or a resource, whose number has a plus or minus sign."""
    return CardSymbol(
        does.value, EntryLink(f"glossary/{term}"), term, begins, -2 * _MOST_NUMBER, 2 * _MOST_NUMBER, is_signed=True
    )


_MULTIPLIER = _glossary_sign(KeyIcon.MULTIPLIER, "multiplier", 2, _MOST_NUMBER)
_VOID = _glossary_sign(KeyIcon.VOID, "void")
_ICONS = (
    _glossary_sign(KeyIcon.MARKER, "marker-bonus", 1, _MOST_NUMBER),
    _glossary_sign(KeyIcon.AFFINITY, "affinity-bonus", -_MOST_NUMBER, _MOST_NUMBER),
    _glossary_sign(KeyIcon.ENCOUNTER, "encounter-bonus", 1, _MOST_NUMBER),
    _glossary_sign(KeyIcon.DRAW, "draw-bonus", 1, _MOST_NUMBER),
    _glossary_sign(KeyIcon.EXTRA_CARD, "extra-card-bonus"),
    _glossary_sign(KeyIcon.DISCARD, "discard-bonus", 1, _MOST_NUMBER),
    _MULTIPLIER,
    _VOID,
    CardSymbol(KeyIcon.UNREADABLE, phrase("unreadable-icon")),
)
_ATTRIBUTE_LEVELS = tuple(_glossary_sign(code, attribute.value, 1, _MOST_NUMBER) for code, attribute in CODES.items())
_TRIGGERS = (
    _glossary_sign(Trigger.PLACEMENT, "placement"),
    _glossary_sign(Trigger.DELAY, "delay", 1, _MOST_NUMBER),
    CardSymbol(Trigger.STEP_3, phrase("in-step-3"), "enemy-attack"),
    _glossary_sign(Trigger.CHARGES, "charge", 1, _MOST_NUMBER),
)
_EFFECTS = (
    _counted_effect(EffectKind.MARKERS, phrase("effect-markers"), "marker-bonus", -2 * _MOST_NUMBER),
    _counted_effect(EffectKind.AFFINITY, phrase("effect-affinity"), "affinity-bonus", -2 * _MOST_NUMBER),
    _track_effect(EffectKind.HEALTH, "health", -1),
    _track_effect(EffectKind.ENERGY, "energy", -1),
    _track_effect(EffectKind.TERROR, "terror", 1),
    _track_effect(EffectKind.MAGIC, "magic", -1),
    _track_effect(EffectKind.REPUTATION, "reputation", -1),
    _counted_effect(EffectKind.DRAW, phrase("effect-draw"), "draw-bonus"),
    _counted_effect(EffectKind.DISCARD, phrase("effect-discard"), "discard-bonus"),
    _counted_effect(EffectKind.DISCARD_FROM_DECK, phrase("effect-discard-from-deck")),
    CardSymbol(EffectKind.DISCARD_LAST, phrase("effect-discard-last")),
    _counted_effect(EffectKind.CHARGE, phrase("effect-charges")),
    CardSymbol(EffectKind.PLAY_ANOTHER, phrase("effect-another-card"), "extra-card-bonus"),
    CardSymbol(EffectKind.FLEE, EntryLink("glossary/enemy-flees")),
    _counted_effect(EffectKind.REDUCE_DAMAGE, phrase("effect-less-damage"), "caution"),
    _counted_effect(EffectKind.KEEP_MARKERS, phrase("effect-kept-markers")),
    CardSymbol(EffectKind.BY_HAND, phrase("effect-by-hand")),
)
_EFFECT_MULTIPLIERS = (
    *(
        CardSymbol(f"*{each}", phrase("for-each-joined-key", attribute=defaults.ATTRIBUTES[CODES[each]]))
        for each in CODES
    ),
    *(CardSymbol(f"@{each}", phrase("for-each-level", attribute=defaults.ATTRIBUTES[CODES[each]])) for each in CODES),
    CardSymbol("*dmg", phrase("for-each-damage-taken")),
)
_MOVES = (CardSymbol(STOP, phrase("word-stop")), CardSymbol(ESCAPE, phrase("word-escape")))
_UNKNOWN_CARD = CardSymbol(UNKNOWN_CARD, phrase("unknown-card"))
_DIALS = (CardSymbol("grail", phrase("word-grail")), CardSymbol("skull", phrase("word-skull")))
_COMBAT_EFFECT_FIELDS = {"encounter.table": EffectRows.RANGES, "encounter.opportunity": EffectRows.NONE}
_DIPLOMACY_EFFECT_FIELDS = {
    f"encounter.stage_{stage}.{name}": rows
    for stage in (1, 2, 3)
    for name, rows in (("bonus", EffectRows.LEVELS), ("reaction", EffectRows.NONE))
} | {"encounter.failure": EffectRows.NONE}
_AFFINITY_CONDITIONS = (
    CardSymbol(AffinityCondition.GREEN, phrase("only-in-the-green")),
    CardSymbol(AffinityCondition.NOT_GREEN, phrase("only-outside-the-green")),
    CardSymbol(AffinityCondition.RED, phrase("only-in-the-red")),
    CardSymbol(AffinityCondition.NOT_RED, phrase("only-outside-the-red")),
)


def _find_joined_key_places(kind: type[EncounterRequest], request: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    return validate_request(
        kind, {name: value for name, value in request.items() if name != "goal"}
    ).find_joined_key_places()


def _find_illegal_move(report: Report) -> int | None:
    refused = report.fields.get("refused")
    return None if refused is None else int(refused["number"]) - 1


def _card_builder(
    kind: type[EncounterRequest],
    left_out: tuple[str, ...],
    when: tuple[CardSymbol, ...],
    drawn: tuple[CardSymbol, ...],
    effect_fields: Mapping[str, EffectRows],
) -> CardBuilder:
    """The builder for the cards of an encounter, without the signs in `left_out`."""
    return CardBuilder(
        fields={
            "cards": "cards", "hand": "hand", "deck": "deck", "sequence": "sequence", "before": "encounter.keys",
            "line": "line", "draws": "draws", **{path: path for path in effect_fields},
        },
        halves={MAGIC_KEY: _glossary_sign(MAGIC_KEY, "magic-key"), FREE_KEY: _glossary_sign(FREE_KEY, "free-key")},
        icons=tuple(sign for sign in _ICONS if sign.code not in left_out),
        levels=_ATTRIBUTE_LEVELS,
        modifiers=(_MULTIPLIER, _VOID),
        triggers=_TRIGGERS,
        effects=tuple(sign for sign in _EFFECTS if sign.code not in left_out),
        multipliers=_EFFECT_MULTIPLIERS,
        conditions=when,
        constant=_glossary_sign("passive", "passive-ability"),
        played_card_labels={
            "paid": phrase("its-magic-key-is-paid"), "foreign": phrase("another-character-played-it"),
            "tokens": phrase("time-tokens-on-it"), "charges": phrase("charges-on-it"),
            "spent": phrase("its-charges-are-paid"),
        },
        moves=_MOVES,
        spent_trigger=Trigger.CHARGES,
        drawn_symbols=drawn,
        effect_fields=effect_fields,
        split_lines=split_lines,
        find_joined_keys=partial(_find_joined_key_places, kind),
        find_illegal_move=_find_illegal_move,
    )  # fmt: skip


def combat_card_builder(kind: type[EncounterRequest]) -> CardBuilder:
    """The builder of combat cards for requests of this type."""
    return _card_builder(kind, DIPLOMACY_ONLY_CODES, (), (_UNKNOWN_CARD, *_DIALS), _COMBAT_EFFECT_FIELDS)


def diplomacy_card_builder(kind: type[EncounterRequest]) -> CardBuilder:
    """The builder of diplomacy cards for requests of this type."""
    return _card_builder(kind, COMBAT_ONLY_CODES, _AFFINITY_CONDITIONS, (_UNKNOWN_CARD,), _DIPLOMACY_EFFECT_FIELDS)
