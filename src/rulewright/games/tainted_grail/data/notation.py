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
from rulewright.games.tainted_grail.data.card import (
    FREE_KEY,
    MAGIC_KEY,
    UNKNOWN_CARD,
    AffinityCondition,
    AttributeKey,
    CardAbility,
    CardEffect,
    DeckCard,
    EffectKind,
    KeyBonus,
    KeyIcon,
    RightEdge,
    Trigger,
)
from rulewright.games.tainted_grail.data.character import Attribute
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.language.phrase import Phrase

HIGHEST_ROW = 9
MOST_CARDS = 40
ATTRIBUTE_BY_CODE = {attribute.value[:2]: attribute for attribute in Attribute}
"""The attributes by their first two letters."""
_DAMAGE_CODE = "dmg"
_MODIFIER_ICONS = (KeyIcon.MULTIPLIER, KeyIcon.VOID)
_ICON = re.compile(r"(m|a|e|d|t|x|v|\+|\?)([+-]?\d{1,2})?")
_KEY = re.compile(r"([a-z]{2})[a-z]*(\d?)")
_EFFECT = re.compile(r"(?:([a-z]+)\?)?([a-z]+|\+|\?)([+-]?\d{1,2})?(?:([*@])([a-z]+))?")
_TRIGGER = re.compile(r"(place|delay|attack|pay)(\d{0,2})")
_NAME = re.compile(r"[^,;=>/()\[\]+@:\n]+")
_COUNT = re.compile(r"(.+?)\s+[x×](\d{1,2})")
_SEQUENCE_CARD = re.compile(
    r"([^+@()\[\]]+?)\s*(\+)?\s*(@)?\s*(?:\((\d)\))?\s*(?:\((\d{1,2})ch\))?\s*(?:\[([a-z ,]*)\])?", re.IGNORECASE
)
_SIGNED_EFFECTS = {
    EffectKind.MARKERS,
    EffectKind.AFFINITY,
    EffectKind.HEALTH,
    EffectKind.ENERGY,
    EffectKind.TERROR,
    EffectKind.MAGIC,
    EffectKind.REPUTATION,
}
PartT = TypeVar("PartT")


def _bad_value_error(field: str, text: str, message: Phrase, remedy: Phrase) -> BadInputError:
    return BadInputError("bad-value", f"{field}: {text[:60]}", message, remedy)


def _unreadable_error(field: str, text: str, remedy: Phrase, line: str = "") -> BadInputError:
    where = line or text
    return _bad_value_error(field, text, phrase("text-in-line-cannot-be-read", text=text[:40], line=where[:60]), remedy)


@dataclass(frozen=True)
class _CardParser:
    """A reader of one field; `line` is the part of it that messages quote."""

    field: str
    line: str

    def unreadable_error(self, text: str, remedy: Phrase) -> BadInputError:
        return _unreadable_error(self.field, text, remedy, self.line)

    def parse_list(self, text: str, parse_part: Callable[[str], PartT]) -> tuple[PartT, ...]:
        parts = [part.strip().lower() for part in text.split(",")]
        return tuple(parse_part(part) for part in parts if part)

    def parse_icon(self, text: str) -> KeyBonus:
        match = _ICON.fullmatch(text)
        if match is None:
            raise self.unreadable_error(text, _ICON_REMEDY)
        icon, number = KeyIcon(match[1]), int(match[2] or 1)
        if number == 0 or (number < 0 and icon is not KeyIcon.AFFINITY) or (icon is KeyIcon.MULTIPLIER and number < 2):
            raise self.unreadable_error(text, _ICON_REMEDY)
        return KeyBonus(icon, number)

    def parse_modifier(self, text: str) -> KeyBonus:
        bonus = self.parse_icon(text)
        if bonus.icon not in _MODIFIER_ICONS:
            raise self.unreadable_error(text, phrase("on-the-right-only-x2-or"))
        return bonus

    def parse_attribute(self, text: str) -> Attribute:
        if text not in ATTRIBUTE_BY_CODE:
            raise self.unreadable_error(text, _ATTRIBUTE_REMEDY)
        return ATTRIBUTE_BY_CODE[text]

    def parse_attribute_key(self, text: str) -> AttributeKey:
        levels = []
        for part in text.lower().split("|"):
            match = _KEY.fullmatch(part)
            if match is None:
                raise self.unreadable_error(text, _ATTRIBUTE_REMEDY)
            levels.append((self.parse_attribute(match[1]), int(match[2] or 1)))
        return AttributeKey(tuple(levels))

    def split_keys(self, text: str) -> Iterator[tuple[str, str]]:
        """Yield the keys of an edge, each as its place and its content."""
        seen = set()
        joined = re.sub(r"\s*([,|])\s*|\s+(?=:)", r"\1", text)
        for part in re.sub(r":\s+(?!\w\s*:)", ":", joined).split():
            place, _, content = part.partition(":")
            place = place.upper()
            if place not in (MAGIC_KEY, FREE_KEY) and not (place.isdecimal() and 1 <= int(place) <= HIGHEST_ROW):
                raise self.unreadable_error(part, phrase("write-a-key-as-row-content"))
            if place in seen:
                raise self.unreadable_error(part, phrase("each-key-can-be-there-once"))
            seen.add(place)
            yield place, content

    def parse_right_edge(self, text: str) -> RightEdge:
        keys, halves = {}, dict[str, tuple[KeyBonus, ...]]()
        for place, content in self.split_keys(text):
            if place in (MAGIC_KEY, FREE_KEY):
                halves[place] = self.parse_list(content, self.parse_modifier)
            else:
                keys[int(place)] = self.parse_attribute_key(content)
        return RightEdge(keys, halves.get(MAGIC_KEY), halves.get(FREE_KEY, ()))

    def parse_effect(self, text: str) -> CardEffect:
        match = _EFFECT.fullmatch(text.replace(" ", ""))
        words = {each.value for each in EffectKind}
        if match is None or match[2] not in words or (match[1] or "") not in {each.value for each in AffinityCondition}:
            raise self.unreadable_error(text, _EFFECT_REMEDY)
        does, number = EffectKind(match[2]), int(match[3] or 1)
        if number < 0 and does not in _SIGNED_EFFECTS:
            raise self.unreadable_error(text, _EFFECT_REMEDY)
        if does in _SIGNED_EFFECTS - {EffectKind.MARKERS, EffectKind.AFFINITY} and match[3] is None:
            raise self.unreadable_error(text, phrase("say-with-a-sign-how-many"))
        is_damage = match[4] == "*" and match[5] == _DAMAGE_CODE
        count = self.parse_attribute(match[5][:2]) if match[5] and not is_damage else None
        return CardEffect(
            does,
            number,
            per_key=count if match[4] == "*" else None,
            by_level=count if match[4] == "@" else None,
            per_damage=is_damage,
            when=AffinityCondition(match[1] or ""),
        )

    def parse_effects(self, text: str) -> tuple[CardEffect, ...]:
        return self.parse_list(text, self.parse_effect)

    def parse_ability(self, text: str) -> CardAbility:
        trigger, colon, effects = text.partition(":")
        match = _TRIGGER.fullmatch(trigger.strip().lower())
        if match is None or not colon:
            raise self.unreadable_error(text.strip(), _TRIGGER_REMEDY)
        kind, number = Trigger(match[1]), int(match[2] or 1)
        if number == 0 or (match[2] and kind in (Trigger.PLACEMENT, Trigger.STEP_3)):
            raise self.unreadable_error(text.strip(), _TRIGGER_REMEDY)
        return CardAbility(kind, self.parse_effects(effects), number)

    def parse_name(self, text: str) -> str:
        found = " ".join(text.split())
        if not _NAME.fullmatch(found) or found.isdecimal() or found == UNKNOWN_CARD or len(found) > 40:
            raise self.unreadable_error(text.strip() or self.line, phrase("begin-with-the-cards-name-and"))
        return found

    def parse_card(self) -> DeckCard:
        head, equals, rest = self.line.partition("=")
        if not equals:
            raise self.unreadable_error(self.line.strip(), phrase("begin-with-the-cards-name-and"))
        keys, *abilities = rest.split("/")
        left, _, right = keys.partition(">")
        bonuses, halves = dict[int, tuple[KeyBonus, ...]](), dict[str, tuple[KeyBonus, ...]]()
        for place, content in self.split_keys(left):
            icons = self.parse_list(content, self.parse_icon)
            if place in (MAGIC_KEY, FREE_KEY):
                halves[place] = icons
            else:
                bonuses[int(place)] = icons
        told = [part for part in abilities if part.strip()]
        is_passive = any(part.strip().lower() == "passive" for part in told)
        read = tuple(self.parse_ability(part) for part in told if part.strip().lower() != "passive")
        if len({ability.trigger for ability in read}) < len(read):
            raise self.unreadable_error(self.line.strip(), phrase("put-the-effects-of-one-trigger"))
        return DeckCard(
            self.parse_name(head),
            bonuses,
            halves.get(MAGIC_KEY),
            halves.get(FREE_KEY, ()),
            self.parse_right_edge(right),
            read,
            is_passive,
        )


_ICON_REMEDY = phrase("icons-m-marker-m2-a-affinity")
_ATTRIBUTE_REMEDY = phrase("attributes-ag-em-co-ca-pr")
_TRIGGER_REMEDY = phrase("abilities-place-delay-delay2-with-2")
_EFFECT_REMEDY = phrase("effects-m2-m-1-a1-hp")


def split_lines(text: str) -> list[str]:
    """Split a text into lines, also at semicolons; empty lines are left out."""
    return [line.strip() for line in re.split(r"[;\n]", text) if line.strip()]


def parse_cards(field: str, text: str) -> dict[str, DeckCard]:
    """Parse the cards that `text` describes, one per line or separated by semicolons; return them by name.

    Raises `BadInputError` (`bad-value`) with the place and the remedy.
    """
    cards: dict[str, DeckCard] = {}
    lines = split_lines(text)
    if len(lines) > MOST_CARDS:
        raise _bad_value_error(
            field,
            text,
            phrase("there-are-number-cards", number=len(lines)),
            phrase("describe-at-most-number", number=MOST_CARDS),
        )
    for line in lines:
        card = _CardParser(field, line).parse_card()
        if card.name.casefold() in map(str.casefold, cards):
            raise _unreadable_error(field, card.name, phrase("describe-each-card-once-how-many"), line)
        cards[card.name] = card
    return cards


def parse_right_edge(field: str, text: str) -> RightEdge:
    """Parse the keys on the right edge of an encounter card. Raises `BadInputError` (`bad-value`)."""
    return _CardParser(field, text).parse_right_edge(text)


def parse_effects(field: str, text: str) -> tuple[CardEffect, ...]:
    """Parse effects separated by commas. Raises `BadInputError` (`bad-value`)."""
    return _CardParser(field, text).parse_effects(text)


def parse_combat_table(field: str, text: str) -> tuple[tuple[int, int | None, tuple[CardEffect, ...]], ...]:
    """Parse the rows of a combat table: lowest and highest number of markers (`None`: and more), effects.

    Raises `BadInputError` (`bad-value`), also if rows overlap.
    """
    rows: list[tuple[int, int | None, tuple[CardEffect, ...]]] = []
    remedy = phrase("write-each-row-as-0-1")
    for line in split_lines(text):
        head, colon, effects = line.partition(":")
        match = re.fullmatch(r"(\d{1,2})(?:\s*[-–]\s*(\d{1,2})|(\+))?", head.strip())
        if match is None or not colon:
            raise _unreadable_error(field, line, remedy)
        low = int(match[1])
        high = None if match[3] else int(match[2] or low)
        if high is not None and high < low:
            raise _unreadable_error(field, head.strip(), remedy, line)
        for other, top, _ in rows:
            if (top is None or low <= top) and (high is None or other <= high):
                raise _unreadable_error(field, head.strip(), phrase("each-number-of-markers-can-be"), line)
        rows.append((low, high, _CardParser(field, line).parse_effects(effects)))
    return tuple(rows)


def parse_encounter_bonuses(field: str, text: str) -> Mapping[Attribute, tuple[CardEffect, ...]]:
    """Parse a stage's encounter bonuses, by attribute: `ag: a2; co: a1, d1`. Raises `BadInputError`."""
    found = {}
    for line in split_lines(text):
        head, colon, effects = line.partition(":")
        reader = _CardParser(field, line)
        if not colon:
            raise reader.unreadable_error(line, phrase("write-the-attribute-a-colon-and"))
        found[reader.parse_attribute(head.strip().lower()[:2])] = reader.parse_effects(effects)
    return found


def parse_pile(field: str, text: str, cards: Mapping[str, DeckCard]) -> Counter[str]:
    """Parse the number of each card: `Attack x2, Defence, ? x5`.

    Raises `BadInputError` for a card that is not described.
    """
    pile: Counter[str] = Counter()
    for part in filter(None, (part.strip() for part in re.split(r"[,;\n]", text))):
        match = _COUNT.fullmatch(part)
        name, number = (match[1], int(match[2])) if match else (part, 1)
        pile[find_card_name(field, name, cards, may_be_unknown=True)] += number
    return pile


def find_card_name(field: str, name: str, cards: Mapping[str, DeckCard], *, may_be_unknown: bool = False) -> str:
    """The name of the described card, matched without case. Raises `BadInputError` for a card that is not described."""
    wanted = " ".join(name.split())
    if may_be_unknown and wanted == UNKNOWN_CARD:
        return wanted
    found = next((each for each in cards if each.casefold() == wanted.casefold()), None)
    if found is None:
        raise _bad_value_error(
            field,
            name,
            phrase("the-card-name-is-not-described", name=name[:40]),
            phrase("describe-it-under-cards-or-write", names=", ".join(cards) or "–"),
        )
    return found


@dataclass(frozen=True)
class ParsedSequenceCard:
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


def parse_sequence(field: str, text: str, cards: Mapping[str, DeckCard]) -> tuple[ParsedSequenceCard, ...]:
    """Parse the cards of a sequence from left to right. Raises `BadInputError` for unreadable text."""
    found = []
    for part in filter(None, (part.strip() for part in re.split(r"[,;\n](?![^\[]*\])", text))):
        match = _SEQUENCE_CARD.fullmatch(part)
        if match is None:
            remedy = phrase("write-a-name-for-a-paid")
            raise _unreadable_error(field, part, remedy, text)
        reader = _CardParser(field, part)
        joined = None
        if match[6] is not None:
            joined = tuple(reader.parse_attribute(each[:2].lower()) for each in re.split(r"[ ,]+", match[6]) if each)
        tokens, charges = int(match[4] or 0), int(match[5] or 0)
        found.append(
            ParsedSequenceCard(
                find_card_name(field, match[1], cards), bool(match[2]), not match[3], tokens, charges, joined
            )
        )
    return tuple(found)
