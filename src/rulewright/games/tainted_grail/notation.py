"""The notation of cards and effects in a line of text, for phones and links.

    Name = left keys > right keys / trigger: effects / …

Left keys are `row:icons`, `M:icons`, `F:icons`; right keys `row:attribute and level`, `M`, `F`, the last two with a
multiplier or void (`F:x2`). Commas separate icons and effects. The calculator's page explains the notation to readers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.card import (
    FREE,
    MAGIC,
    UNKNOWN,
    Ability,
    AttributeKey,
    Bonus,
    Card,
    Does,
    Edge,
    Effect,
    Icon,
    Trigger,
    When,
)
from rulewright.games.tainted_grail.character import Attribute
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.language.phrase import Phrase

HIGHEST_ROW = 9
MOST_CARDS = 40
ATTRIBUTES = {attribute.value[:2]: attribute for attribute in Attribute}
"""The attributes by their first two letters."""
_DAMAGE = "dmg"
_MODIFIERS = (Icon.MULTIPLIER, Icon.VOID)
_ICON = re.compile(r"(m|a|e|d|t|x|v|\+|\?)([+-]?\d{1,2})?")
_KEY = re.compile(r"([a-z]{2})[a-z]*(\d?)")
_EFFECT = re.compile(r"(?:([a-z]+)\?)?([a-z]+|\+|\?)([+-]?\d{1,2})?(?:([*@])([a-z]+))?")
_TRIGGER = re.compile(r"(place|delay|attack|pay)(\d{0,2})")
_NAME = re.compile(r"[^,;=>/()\[\]+@:\n]+")
_COUNT = re.compile(r"(.+?)\s+[x×](\d{1,2})")
_LAID = re.compile(
    r"([^+@()\[\]]+?)\s*(\+)?\s*(@)?\s*(?:\((\d)\))?\s*(?:\((\d{1,2})ch\))?\s*(?:\[([a-z ,]*)\])?", re.IGNORECASE
)
_SIGNED = {Does.MARKERS, Does.AFFINITY, Does.HEALTH, Does.ENERGY, Does.TERROR, Does.MAGIC, Does.REPUTATION}
PartT = TypeVar("PartT")


def _wrong(field: str, text: str, message: Phrase, remedy: Phrase) -> BadInputError:
    return BadInputError("bad-value", f"{field}: {text[:60]}", message, remedy)


def _unreadable(field: str, text: str, remedy: Phrase, line: str = "") -> BadInputError:
    where = line or text
    return _wrong(field, text, phrase("text-in-line-cannot-be-read", text=text[:40], line=where[:60]), remedy)


@dataclass(frozen=True)
class _Reader:
    """A reader of one field; `line` is the part of it that messages quote."""

    field: str
    line: str

    def fail(self, text: str, remedy: Phrase) -> BadInputError:
        return _unreadable(self.field, text, remedy, self.line)

    def several(self, text: str, read: Callable[[str], PartT]) -> tuple[PartT, ...]:
        parts = [part.strip().lower() for part in text.split(",")]
        return tuple(read(part) for part in parts if part)

    def icon(self, text: str) -> Bonus:
        match = _ICON.fullmatch(text)
        if match is None:
            raise self.fail(text, _ICONS)
        icon, number = Icon(match[1]), int(match[2] or 1)
        if number == 0 or (number < 0 and icon is not Icon.AFFINITY) or (icon is Icon.MULTIPLIER and number < 2):
            raise self.fail(text, _ICONS)
        return Bonus(icon, number)

    def modifier(self, text: str) -> Bonus:
        bonus = self.icon(text)
        if bonus.icon not in _MODIFIERS:
            raise self.fail(text, phrase("on-the-right-only-x2-or"))
        return bonus

    def attribute(self, text: str) -> Attribute:
        if text not in ATTRIBUTES:
            raise self.fail(text, _ATTRIBUTES)
        return ATTRIBUTES[text]

    def key(self, text: str) -> AttributeKey:
        levels = []
        for part in text.lower().split("|"):
            match = _KEY.fullmatch(part)
            if match is None:
                raise self.fail(text, _ATTRIBUTES)
            levels.append((self.attribute(match[1]), int(match[2] or 1)))
        return AttributeKey(tuple(levels))

    def places(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield the keys of an edge, each as its place and its content."""
        seen = set()
        joined = re.sub(r"\s*([,|])\s*|\s+(?=:)", r"\1", text)
        for part in re.sub(r":\s+(?!\w\s*:)", ":", joined).split():
            place, _, content = part.partition(":")
            place = place.upper()
            if place not in (MAGIC, FREE) and not (place.isdecimal() and 1 <= int(place) <= HIGHEST_ROW):
                raise self.fail(part, phrase("write-a-key-as-row-content"))
            if place in seen:
                raise self.fail(part, phrase("each-key-can-be-there-once"))
            seen.add(place)
            yield place, content

    def edge(self, text: str) -> Edge:
        keys, halves = {}, dict[str, tuple[Bonus, ...]]()
        for place, content in self.places(text):
            if place in (MAGIC, FREE):
                halves[place] = self.several(content, self.modifier)
            else:
                keys[int(place)] = self.key(content)
        return Edge(keys, halves.get(MAGIC), halves.get(FREE, ()))

    def effect(self, text: str) -> Effect:
        match = _EFFECT.fullmatch(text.replace(" ", ""))
        words = {each.value for each in Does}
        if match is None or match[2] not in words or (match[1] or "") not in {each.value for each in When}:
            raise self.fail(text, _EFFECTS)
        does, number = Does(match[2]), int(match[3] or 1)
        if number < 0 and does not in _SIGNED:
            raise self.fail(text, _EFFECTS)
        if does in _SIGNED - {Does.MARKERS, Does.AFFINITY} and match[3] is None:
            raise self.fail(text, phrase("say-with-a-sign-how-many"))
        is_damage = match[4] == "*" and match[5] == _DAMAGE
        count = self.attribute(match[5][:2]) if match[5] and not is_damage else None
        return Effect(
            does,
            number,
            per_key=count if match[4] == "*" else None,
            by_level=count if match[4] == "@" else None,
            per_damage=is_damage,
            when=When(match[1] or ""),
        )

    def effects(self, text: str) -> tuple[Effect, ...]:
        return self.several(text, self.effect)

    def ability(self, text: str) -> Ability:
        trigger, colon, effects = text.partition(":")
        match = _TRIGGER.fullmatch(trigger.strip().lower())
        if match is None or not colon:
            raise self.fail(text.strip(), _TRIGGERS)
        kind, number = Trigger(match[1]), int(match[2] or 1)
        if number == 0 or (match[2] and kind in (Trigger.PLACEMENT, Trigger.STEP_3)):
            raise self.fail(text.strip(), _TRIGGERS)
        return Ability(kind, self.effects(effects), number)

    def name(self, text: str) -> str:
        found = " ".join(text.split())
        if not _NAME.fullmatch(found) or found.isdecimal() or found == UNKNOWN or len(found) > 40:
            raise self.fail(text.strip() or self.line, phrase("begin-with-the-cards-name-and"))
        return found

    def card(self) -> Card:
        head, equals, rest = self.line.partition("=")
        if not equals:
            raise self.fail(self.line.strip(), phrase("begin-with-the-cards-name-and"))
        keys, *abilities = rest.split("/")
        left, _, right = keys.partition(">")
        bonuses, halves = dict[int, tuple[Bonus, ...]](), dict[str, tuple[Bonus, ...]]()
        for place, content in self.places(left):
            icons = self.several(content, self.icon)
            if place in (MAGIC, FREE):
                halves[place] = icons
            else:
                bonuses[int(place)] = icons
        told = [part for part in abilities if part.strip()]
        is_passive = any(part.strip().lower() == "passive" for part in told)
        read = tuple(self.ability(part) for part in told if part.strip().lower() != "passive")
        if len({ability.trigger for ability in read}) < len(read):
            raise self.fail(self.line.strip(), phrase("put-the-effects-of-one-trigger"))
        return Card(
            self.name(head), bonuses, halves.get(MAGIC), halves.get(FREE, ()), self.edge(right), read, is_passive
        )


_ICONS = phrase("icons-m-marker-m2-a-affinity")
_ATTRIBUTES = phrase("attributes-ag-em-co-ca-pr")
_TRIGGERS = phrase("abilities-place-delay-delay2-with-2")
_EFFECTS = phrase("effects-m2-m-1-a1-hp")


def lines_of(text: str) -> list[str]:
    """Split a text into lines, also at semicolons; empty lines are left out."""
    return [line.strip() for line in re.split(r"[;\n]", text) if line.strip()]


def read_cards(field: str, text: str) -> dict[str, Card]:
    """Parse the cards that `text` describes, one per line or separated by semicolons; return them by name.

    Raises `BadInputError` (`bad-value`) with the place and the remedy.
    """
    cards: dict[str, Card] = {}
    lines = lines_of(text)
    if len(lines) > MOST_CARDS:
        raise _wrong(
            field,
            text,
            phrase("there-are-number-cards", number=len(lines)),
            phrase("describe-at-most-number", number=MOST_CARDS),
        )
    for line in lines:
        card = _Reader(field, line).card()
        if card.name.casefold() in map(str.casefold, cards):
            raise _unreadable(field, card.name, phrase("describe-each-card-once-how-many"), line)
        cards[card.name] = card
    return cards


def read_edge(field: str, text: str) -> Edge:
    """Parse the keys on the right edge of an encounter card. Raises `BadInputError` (`bad-value`)."""
    return _Reader(field, text).edge(text)


def read_effects(field: str, text: str) -> tuple[Effect, ...]:
    """Parse effects separated by commas. Raises `BadInputError` (`bad-value`)."""
    return _Reader(field, text).effects(text)


def read_table(field: str, text: str) -> tuple[tuple[int, int | None, tuple[Effect, ...]], ...]:
    """Parse the rows of a combat table: lowest and highest number of markers (`None`: and more), effects.

    Raises `BadInputError` (`bad-value`), also if rows overlap.
    """
    rows: list[tuple[int, int | None, tuple[Effect, ...]]] = []
    remedy = phrase("write-each-row-as-0-1")
    for line in lines_of(text):
        head, colon, effects = line.partition(":")
        match = re.fullmatch(r"(\d{1,2})(?:\s*[-–]\s*(\d{1,2})|(\+))?", head.strip())
        if match is None or not colon:
            raise _unreadable(field, line, remedy)
        low = int(match[1])
        high = None if match[3] else int(match[2] or low)
        if high is not None and high < low:
            raise _unreadable(field, head.strip(), remedy, line)
        for other, top, _ in rows:
            if (top is None or low <= top) and (high is None or other <= high):
                raise _unreadable(field, head.strip(), phrase("each-number-of-markers-can-be"), line)
        rows.append((low, high, _Reader(field, line).effects(effects)))
    return tuple(rows)


def read_bonuses(field: str, text: str) -> Mapping[Attribute, tuple[Effect, ...]]:
    """Parse a stage's encounter bonuses, by attribute: `ag: a2; co: a1, d1`. Raises `BadInputError`."""
    found = {}
    for line in lines_of(text):
        head, colon, effects = line.partition(":")
        reader = _Reader(field, line)
        if not colon:
            raise reader.fail(line, phrase("write-the-attribute-a-colon-and"))
        found[reader.attribute(head.strip().lower()[:2])] = reader.effects(effects)
    return found


def read_pile(field: str, text: str, cards: Mapping[str, Card]) -> Counter[str]:
    """Parse the number of each card: `Attack x2, Defence, ? x5`.

    Raises `BadInputError` for a card that is not described.
    """
    pile: Counter[str] = Counter()
    for part in filter(None, (part.strip() for part in re.split(r"[,;\n]", text))):
        match = _COUNT.fullmatch(part)
        name, number = (match[1], int(match[2])) if match else (part, 1)
        pile[known(field, name, cards, may_be_unknown=True)] += number
    return pile


def known(field: str, name: str, cards: Mapping[str, Card], *, may_be_unknown: bool = False) -> str:
    """The name of the described card, matched without case. Raises `BadInputError` for a card that is not described."""
    wanted = " ".join(name.split())
    if may_be_unknown and wanted == UNKNOWN:
        return wanted
    found = next((each for each in cards if each.casefold() == wanted.casefold()), None)
    if found is None:
        raise _wrong(
            field,
            name,
            phrase("the-card-name-is-not-described", name=name[:40]),
            phrase("describe-it-under-cards-or-write", names=", ".join(cards) or "–"),
        )
    return found


@dataclass(frozen=True)
class Laid:
    """A card already in the sequence, as written: `Defence+ (1)`.

    `pays_magic` is true if its magic key was joined, `is_own` if the active character played it. `tokens` and `charges`
    are those on it. `joined` are the attributes of its joined keys if they are given, as `[ag, co]`.
    """

    name: str
    pays_magic: bool = False
    is_own: bool = True
    tokens: int = 0
    charges: int = 0
    joined: tuple[Attribute, ...] | None = None


def read_sequence(field: str, text: str, cards: Mapping[str, Card]) -> tuple[Laid, ...]:
    """Parse the cards of a sequence from left to right. Raises `BadInputError` for unreadable text."""
    found = []
    for part in filter(None, (part.strip() for part in re.split(r"[,;\n](?![^\[]*\])", text))):
        match = _LAID.fullmatch(part)
        if match is None:
            remedy = phrase("write-a-name-for-a-paid")
            raise _unreadable(field, part, remedy, text)
        reader = _Reader(field, part)
        joined = None
        if match[6] is not None:
            joined = tuple(reader.attribute(each[:2].lower()) for each in re.split(r"[ ,]+", match[6]) if each)
        tokens, charges = int(match[4] or 0), int(match[5] or 0)
        found.append(Laid(known(field, match[1], cards), bool(match[2]), not match[3], tokens, charges, joined))
    return tuple(found)
