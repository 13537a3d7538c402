"""Combat and diplomacy cards that readers build by tapping: the symbols on them, their mistakes, their joining keys.

A card is a line: `name = left keys > right keys / trigger: effects`. `site/static/rw-hands.js` draws the cards.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from rulewright.corpus.factsheet import EntryLink, Part, render_part
from rulewright.errors import BadInputError
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
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import Phrase
from rulewright.language.phrase import phrase as shared_phrase
from rulewright.situations.form_element import ElementSituation, FormElement, RequestBuilder
from rulewright.situations.problem import Report
from rulewright.situations.request import validate_request

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus
    from rulewright.language import Language

_MOST_NUMBER = 9
"""The highest number on a card; in effects, twice as much is allowed."""


@dataclass(frozen=True)
class CardSymbol:
    """A symbol of a card: its code in the notation, its name, and the glossary term whose symbol shows it.

    Its number begins as `initial` and goes from `low` to `high` without 0. A symbol without a number has 1 for all
    three. With `is_signed` the number is always written with its sign.
    """

    code: str
    name: Part
    glossary_term: str = ""
    initial: int = 1
    low: int = 1
    high: int = 1
    is_signed: bool = False

    def as_json(self, corpus: Corpus, game: str, language: Language) -> dict[str, object]:
        """The symbol as the element reads it."""
        return {
            "code": self.code,
            "name": capitalise(render_part(self.name, corpus, game, language)),
            "symbol": corpus.games[game].symbols.get(self.glossary_term, ""),
            "begins": self.initial,
            "low": self.low,
            "high": self.high,
            "signed": self.is_signed,
        }


class EffectRows(StrEnum):
    """The structure of a text of effects: one row, or rows that begin with a range of numbers or with a level."""

    NONE = "none"
    RANGES = "ranges"
    LEVELS = "levels"


def _glossary_symbol(code: str, term: str, low: int = 1, high: int = 1) -> CardSymbol:
    """A symbol that is named by its glossary term."""
    return CardSymbol(code, EntryLink(f"glossary/{term}"), term, max(low, 1), low, high)


def _counted_effect(does: EffectKind, name: Phrase, symbol: str = "", low: int = 1) -> CardSymbol:
    return CardSymbol(does.value, name, symbol, 1, low, 2 * _MOST_NUMBER)


def _track_effect(does: EffectKind, term: str, begins: int) -> CardSymbol:
    """An effect on a track or a resource, whose number is written with its plus or minus sign."""
    return CardSymbol(
        does.value, EntryLink(f"glossary/{term}"), term, begins, -2 * _MOST_NUMBER, 2 * _MOST_NUMBER, is_signed=True
    )


_MULTIPLIER = _glossary_symbol(KeyIcon.MULTIPLIER, "multiplier", 2, _MOST_NUMBER)
_VOID = _glossary_symbol(KeyIcon.VOID, "void")
_ICONS = (
    _glossary_symbol(KeyIcon.MARKER, "marker-bonus", 1, _MOST_NUMBER),
    _glossary_symbol(KeyIcon.AFFINITY, "affinity-bonus", -_MOST_NUMBER, _MOST_NUMBER),
    _glossary_symbol(KeyIcon.ENCOUNTER, "encounter-bonus", 1, _MOST_NUMBER),
    _glossary_symbol(KeyIcon.DRAW, "draw-bonus", 1, _MOST_NUMBER),
    _glossary_symbol(KeyIcon.EXTRA_CARD, "extra-card-bonus"),
    _glossary_symbol(KeyIcon.DISCARD, "discard-bonus", 1, _MOST_NUMBER),
    _MULTIPLIER,
    _VOID,
    CardSymbol(KeyIcon.UNREADABLE, phrase("unreadable-icon")),
)
ATTRIBUTE_LEVELS = tuple(_glossary_symbol(code, attribute.value, 1, _MOST_NUMBER) for code, attribute in CODES.items())
TRIGGERS = (
    _glossary_symbol(Trigger.PLACEMENT, "placement"),
    _glossary_symbol(Trigger.DELAY, "delay", 1, _MOST_NUMBER),
    CardSymbol(Trigger.STEP_3, phrase("in-step-3"), "enemy-attack"),
    _glossary_symbol(Trigger.CHARGES, "charge", 1, _MOST_NUMBER),
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
EFFECT_MULTIPLIERS = (
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
KEY_MODIFIERS = (_MULTIPLIER, _VOID)
_KEYS = (_glossary_symbol(MAGIC_KEY, "magic-key"), _glossary_symbol(FREE_KEY, "free-key"))
_PASSIVE = _glossary_symbol("passive", "passive-ability")
_LABELS: Mapping[str, Phrase] = {
    "title": phrase("your-cards"),
    "add": phrase("add-a-card"),
    "anew": phrase("remove-all-cards"),
    "undo": phrase("take-the-last-change-back"),
    "card": phrase("card-number", number="{number}"),
    "joins": phrase("these-keys-join", keys="{keys}"),
    "joinless": phrase("no-key-joins"),
    "met": phrase("filled-keys-join-dashed-ones-only-meet"),
    "row": phrase("row-number", number="{number}"),
    "left": phrase("place-on-the-left-edge", place="{place}"),
    "right": phrase("place-on-the-right-edge", place="{place}"),
    "empty": shared_phrase("nothing-there"),
    "unknown": phrase("unknown-cards-in-the-deck"),
    "more": phrase("one-more-of", name="{name}"),
    "less": phrase("one-less-of", name="{name}"),
    "lay": phrase("lay-on-the-table"),
    "edit": phrase("change-the-card", name="{name}"),
    "done": shared_phrase("done"),
    "off": phrase("take-the-last-one-off"),
    "name": phrase("name-of-the-card"),
    "abilities": phrase("abilities-of-the-card"),
    "times": phrase("how-often-the-effect-counts"),
    "once": phrase("counts-once"),
    "when": phrase("when-the-effect-counts"),
    "always": phrase("counts-always"),
    "delete": phrase("delete-the-card"),
    "unread": shared_phrase("this-cannot-be-drawn"),
    "moved": shared_phrase("take-off", name="{name}"),
    "further": shared_phrase("add-another", name="{name}"),
    "lined": phrase("add-a-row"),
    "unlined": phrase("delete-the-row"),
    "low": phrase("from-number"),
    "high": phrase("to-number"),
    "open": phrase("and-more"),
    "back": phrase("take-off-the-table"),
    "written": phrase("the-cards-as-text"),
    "kept": phrase("decks-on-this-device"),
    "none": phrase("no-deck-is-kept-yet"),
    "called": phrase("name-of-the-deck"),
    "numbered": phrase("deck-number", number="{number}"),
    "keep": phrase("keep-these-cards"),
    "replace": phrase("replace-the-deck"),
    "use": phrase("use-the-deck", name="{name}"),
    "drop": phrase("delete-the-deck", name="{name}"),
    "sure": phrase("delete-the-deck-for-good", name="{name}"),
    "export": shared_phrase("save-as-a-file"),
    "import": shared_phrase("load-from-a-file"),
    "unreadable": phrase("that-file-holds-no-decks"),
    "broken": shared_phrase("what-is-kept-cannot-be-read"),
    "clear": phrase("delete-what-is-kept"),
    "newer": phrase("the-decks-are-of-a-newer-version"),
    "refused": shared_phrase("this-browser-keeps-nothing"),
    "paid": phrase("its-magic-key-is-paid"),
    "foreign": phrase("another-character-played-it"),
    "tokens": phrase("time-tokens-on-it"),
    "charges": phrase("charges-on-it"),
    "spent": phrase("its-charges-are-paid"),
}


@dataclass(frozen=True)
class CardBuilder(FormElement):
    """The element for the cards of one kind of encounter, without the symbols that its cards do not have."""

    name = "hands"
    text_title = phrase("the-cards-as-text")

    request: type[EncounterRequest]
    excluded_codes: Collection[str]
    conditions: tuple[CardSymbol, ...]
    """The conditions of abilities."""
    drawn_symbols: tuple[CardSymbol, ...]
    """The results of draws that are not cards."""
    effect_fields: Mapping[str, EffectRows]
    """The fields, by path, with effects of the encounter instead of a card."""

    @property
    def fields(self) -> dict[str, str]:
        """The paths of its fields, by what they hold; `before` is the right edge of the card before the sequence."""
        return {
            "cards": "cards", "hand": "hand", "deck": "deck", "sequence": "sequence", "before": "encounter.keys",
            "line": "line", "draws": "draws", **{path: path for path in self.effect_fields},
        }  # fmt: skip

    @property
    def icons(self) -> tuple[CardSymbol, ...]:
        """The symbols of the left edge."""
        return tuple(each for each in _ICONS if each.code not in self.excluded_codes)

    @property
    def effects(self) -> tuple[CardSymbol, ...]:
        """The effects of abilities."""
        return tuple(each for each in _EFFECTS if each.code not in self.excluded_codes)

    @property
    def paths(self) -> Collection[str]:
        """The paths of its fields."""
        return self.fields.values()

    def build_data(self, situation: ElementSituation, corpus: Corpus, language: Language) -> dict[str, object]:
        """The paths of the fields, the symbols of cards, and the element's words."""
        game = situation.id.split("/")[0]

        def symbols(found: Iterable[CardSymbol]) -> list[dict[str, object]]:
            return [each.as_json(corpus, game, language) for each in found]

        fields = {role: situation.label(path) for role, path in self.fields.items()}
        return {
            "form": situation.id,
            "fields": self.fields,
            "halves": symbols(_KEYS),
            "icons": symbols(self.icons),
            "levels": symbols(ATTRIBUTE_LEVELS),
            "modifiers": symbols(KEY_MODIFIERS),
            "triggers": symbols(TRIGGERS),
            "effects": symbols(self.effects),
            "times": symbols(EFFECT_MULTIPLIERS),
            "when": symbols(self.conditions),
            "constant": _PASSIVE.as_json(corpus, game, language),
            "moves": symbols(_MOVES),
            "spent": Trigger.CHARGES,
            "drawn": symbols(self.drawn_symbols),
            "told": dict(self.effect_fields),
            "words": {name: each.render(language) for name, each in {**_LABELS, **fields}.items()},
        }

    def build_state(
        self, situation: ElementSituation, values: Mapping[str, Any], build_request: RequestBuilder, language: Language
    ) -> dict[str, object]:
        """The texts by path, their mistakes, and for each card of the sequence the places that join the one before."""
        mistakes: list[dict[str, object]] = []
        joins: tuple[tuple[str, ...], ...] | None = None
        with suppress(BadInputError):  # an error of a field set by name: the page reports it
            request = build_request(values)
            mistakes = [
                {"path": path, "line": row, "text": f"{error.message.render(language)} {error.remedy.render(language)}"}
                for path, row, error in self._find_mistakes(situation, values, build_request)
            ]
            if not mistakes:
                mistakes = list(self._find_illegal_move(situation, request, language))
            rest = {name: value for name, value in request.items() if name != "goal"}
            joins = validate_request(self.request, rest).find_joined_key_places()
        texts = {path: values.get(path) or "" for path in self.paths}
        return {"values": texts, "mistakes": mistakes, "joins": joins}

    def _find_mistakes(
        self, situation: ElementSituation, values: Mapping[str, Any], build_request: RequestBuilder
    ) -> Iterator[tuple[str, int | None, BadInputError]]:
        """The errors about cards: the field's path, the card's line number if one card is the cause, the error."""

        def find_error(values: Mapping[str, Any]) -> BadInputError | None:
            try:
                situation.build_problem(build_request(values))
            except BadInputError as error:
                return error
            return None

        error = find_error(values)
        path = next((each for each in self.paths if error and error.is_about(each)), None)
        if error is None or path is None:
            return
        if path != "cards":
            yield path, self._find_row(path, values[path], error), error
            return
        lines = split_lines(values["cards"])
        others = dict.fromkeys(self.paths, "")
        alone = False
        for number, line in enumerate(lines):
            mistake = find_error({**values, **others, "cards": line})
            if mistake is not None and mistake.is_about("cards"):
                alone = True
                yield path, number, mistake
        if not alone:
            named = [number for number, line in enumerate(lines) if error.input == f"cards: {_card_name(line)}"]
            yield path, named[-1] if named else None, error

    def _find_illegal_move(
        self, situation: ElementSituation, request: Mapping[str, Any], language: Language
    ) -> Iterator[dict[str, object]]:
        """The move of the line that the rules do not allow, and the reason."""
        with suppress(BadInputError):
            report = situation.build_problem(request)
            if isinstance(report, Report) and (refused := report.fields.get("refused")) is not None:
                reason = report.statements[0].sentence.render(language)
                yield {"path": "line", "line": int(refused["number"]) - 1, "text": reason}

    def _find_row(self, path: str, text: str, error: BadInputError) -> int | None:
        """The number of the rejected row of effects or move in the line; `None` if all are rejected."""
        in_a_line = path in ("line", "draws")
        if not in_a_line and path not in self.effect_fields:
            return None
        rows = re.split(r"[,;\n]", text) if in_a_line else split_lines(text)
        named = error.input.removeprefix(f"{path}: ")
        found = [(len(row), number) for number, row in enumerate(filter(str.strip, rows)) if named in row]
        return min(found)[1] if found else None


def _card_name(line: str) -> str:
    return " ".join(line.partition("=")[0].split())


def combat_card_builder(kind: type[EncounterRequest]) -> CardBuilder:
    """The builder of combat cards for requests of this type."""
    return CardBuilder(kind, DIPLOMACY_ONLY_CODES, (), (_UNKNOWN_CARD, *_DIALS), _COMBAT_EFFECT_FIELDS)


def diplomacy_card_builder(kind: type[EncounterRequest]) -> CardBuilder:
    """The builder of diplomacy cards for requests of this type."""
    return CardBuilder(kind, COMBAT_ONLY_CODES, _AFFINITY_CONDITIONS, (_UNKNOWN_CARD,), _DIPLOMACY_EFFECT_FIELDS)
