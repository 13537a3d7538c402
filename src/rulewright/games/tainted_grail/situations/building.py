"""Combat and diplomacy cards as they are built by tapping: what stands on them, and which of their keys join."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from rulewright.corpus.factsheet import Link
from rulewright.games.tainted_grail.activation import ESCAPE, STOP
from rulewright.games.tainted_grail.card import FREE, MAGIC, UNKNOWN, Does, Icon, Trigger, When
from rulewright.games.tainted_grail.notation import ATTRIBUTES as CODES
from rulewright.games.tainted_grail.notation import lines_of
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.situations import defaults
from rulewright.games.tainted_grail.situations.encounters import COMBAT_ONLY, DIPLOMACY_ONLY, EncounterRequest
from rulewright.language.phrase import Phrase
from rulewright.situations import Report
from rulewright.situations.hands import Hands, Rows, Sign
from rulewright.situations.request import validated

_MOST = 9
"""How high a number on a card goes; in effects twice as high."""


def _term(code: str, term: str, low: int = 1, high: int = 1) -> Sign:
    """A sign that is called as the glossary does."""
    return Sign(code, Link(f"glossary/{term}"), term, max(low, 1), low, high)


def _counted(does: Does, name: Phrase, symbol: str = "", low: int = 1) -> Sign:
    return Sign(does.value, name, symbol, 1, low, 2 * _MOST)


def _changed(does: Does, term: str, begins: int) -> Sign:
    """An effect on a track or a resource, whose number has a sign."""
    return Sign(does.value, Link(f"glossary/{term}"), term, begins, -2 * _MOST, 2 * _MOST, is_signed=True)


_MULTIPLIER = _term(Icon.MULTIPLIER, "multiplier", 2, _MOST)
_VOID = _term(Icon.VOID, "void")
_ICONS = (
    _term(Icon.MARKER, "marker-bonus", 1, _MOST),
    _term(Icon.AFFINITY, "affinity-bonus", -_MOST, _MOST),
    _term(Icon.ENCOUNTER, "encounter-bonus", 1, _MOST),
    _term(Icon.DRAW, "draw-bonus", 1, _MOST),
    _term(Icon.EXTRA_CARD, "extra-card-bonus"),
    _term(Icon.DISCARD, "discard-bonus", 1, _MOST),
    _MULTIPLIER,
    _VOID,
    Sign(Icon.UNREADABLE, phrase("unreadable-icon")),
)
_LEVELS = tuple(_term(code, attribute.value, 1, _MOST) for code, attribute in CODES.items())
_TRIGGERS = (
    _term(Trigger.PLACEMENT, "placement"),
    _term(Trigger.DELAY, "delay", 1, _MOST),
    Sign(Trigger.STEP_3, phrase("in-step-3"), "enemy-attack"),
    _term(Trigger.CHARGES, "charge", 1, _MOST),
)
_EFFECTS = (
    _counted(Does.MARKERS, phrase("effect-markers"), "marker-bonus", -2 * _MOST),
    _counted(Does.AFFINITY, phrase("effect-affinity"), "affinity-bonus", -2 * _MOST),
    _changed(Does.HEALTH, "health", -1),
    _changed(Does.ENERGY, "energy", -1),
    _changed(Does.TERROR, "terror", 1),
    _changed(Does.MAGIC, "magic", -1),
    _changed(Does.REPUTATION, "reputation", -1),
    _counted(Does.DRAW, phrase("effect-draw"), "draw-bonus"),
    _counted(Does.DISCARD, phrase("effect-discard"), "discard-bonus"),
    _counted(Does.DISCARD_FROM_DECK, phrase("effect-discard-from-deck")),
    Sign(Does.DISCARD_LAST, phrase("effect-discard-last")),
    _counted(Does.CHARGE, phrase("effect-charges")),
    Sign(Does.PLAY_ANOTHER, phrase("effect-another-card"), "extra-card-bonus"),
    Sign(Does.FLEE, Link("glossary/enemy-flees")),
    _counted(Does.REDUCE_DAMAGE, phrase("effect-less-damage"), "caution"),
    _counted(Does.KEEP_MARKERS, phrase("effect-kept-markers")),
    Sign(Does.BY_HAND, phrase("effect-by-hand")),
)
_TIMES = (
    *(Sign(f"*{each}", phrase("for-each-joined-key", attribute=defaults.ATTRIBUTES[CODES[each]])) for each in CODES),
    *(Sign(f"@{each}", phrase("for-each-level", attribute=defaults.ATTRIBUTES[CODES[each]])) for each in CODES),
    Sign("*dmg", phrase("for-each-damage-taken")),
)
_MOVES = (Sign(STOP, phrase("word-stop")), Sign(ESCAPE, phrase("word-escape")))
_UNKNOWN = Sign(UNKNOWN, phrase("unknown-card"))
_DIALS = (Sign("grail", phrase("word-grail")), Sign("skull", phrase("word-skull")))
_IN_COMBAT = {"encounter.table": Rows.RANGES, "encounter.opportunity": Rows.NONE}
_IN_DIPLOMACY = {
    f"encounter.stage_{stage}.{name}": rows
    for stage in (1, 2, 3)
    for name, rows in (("bonus", Rows.LEVELS), ("reaction", Rows.NONE))
} | {"encounter.failure": Rows.NONE}
_WHEN = (
    Sign(When.GREEN, phrase("only-in-the-green")),
    Sign(When.NOT_GREEN, phrase("only-outside-the-green")),
    Sign(When.RED, phrase("only-in-the-red")),
    Sign(When.NOT_RED, phrase("only-outside-the-red")),
)


def _joins(kind: type[EncounterRequest], request: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    return validated(kind, {name: value for name, value in request.items() if name != "goal"}).joined()


def _stopped(report: Report) -> int | None:
    refused = report.fields.get("refused")
    return None if refused is None else int(refused["number"]) - 1


def _hands(
    kind: type[EncounterRequest],
    foreign: tuple[str, ...],
    when: tuple[Sign, ...],
    drawn: tuple[Sign, ...],
    told: Mapping[str, Rows],
) -> Hands:
    """The cards of an encounter, without the signs that are `foreign` to it, and what it is `told` by."""
    return Hands(
        fields={
            "cards": "cards", "hand": "hand", "deck": "deck", "sequence": "sequence", "before": "encounter.keys",
            "line": "line", "draws": "draws", **{path: path for path in told},
        },
        halves={MAGIC: _term(MAGIC, "magic-key"), FREE: _term(FREE, "free-key")},
        icons=tuple(sign for sign in _ICONS if sign.code not in foreign),
        levels=_LEVELS,
        modifiers=(_MULTIPLIER, _VOID),
        triggers=_TRIGGERS,
        effects=tuple(sign for sign in _EFFECTS if sign.code not in foreign),
        times=_TIMES,
        when=when,
        constant=_term("passive", "passive-ability"),
        laid={
            "paid": phrase("its-magic-key-is-paid"), "foreign": phrase("another-character-played-it"),
            "tokens": phrase("time-tokens-on-it"), "charges": phrase("charges-on-it"),
            "spent": phrase("its-charges-are-paid"),
        },
        moves=_MOVES,
        spent=Trigger.CHARGES,
        drawn=drawn,
        told=told,
        lines=lines_of,
        joins=partial(_joins, kind),
        stopped=_stopped,
    )  # fmt: skip


def combat_hands(kind: type[EncounterRequest]) -> Hands:
    """How combat cards are built for requests of this kind."""
    return _hands(kind, DIPLOMACY_ONLY, (), (_UNKNOWN, *_DIALS), _IN_COMBAT)


def diplomacy_hands(kind: type[EncounterRequest]) -> Hands:
    """How diplomacy cards are built for requests of this kind."""
    return _hands(kind, COMBAT_ONLY, _WHEN, (_UNKNOWN,), _IN_DIPLOMACY)
