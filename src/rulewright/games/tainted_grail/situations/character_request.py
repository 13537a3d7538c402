"""The character of a request, in the one shape of all situations, and the pieces that it names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from pydantic import Field

from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.data.character import Attribute, CharacterName
from rulewright.games.tainted_grail.data.notation import ATTRIBUTE_BY_CODE
from rulewright.games.tainted_grail.data.possessions import ItemKeyword
from rulewright.games.tainted_grail.phrases import phrase
from rulewright.games.tainted_grail.rules.improvement import MOST_MARKERS, attribute_value
from rulewright.games.tainted_grail.situations.request_fields import (
    MOST_ATTRIBUTE_POINTS,
    AttributePoints,
    Experience,
    ResourceAmount,
    TrackPoints,
)
from rulewright.language.phrase import Phrase
from rulewright.situations.request import RequestModel

PiecesText = Annotated[str, Field(max_length=600, json_schema_extra={"format": "text"})]
_SKILL = re.compile(r"([a-z]+)(?:\s+(\d{1,3}))?", re.IGNORECASE)
_ITEM = re.compile(r"(?:(.+?)\s*:\s*)?([a-z]+)", re.IGNORECASE)
_SECRET = re.compile(r"(\d{1,3})(?:\s*:\s*([a-z]+))?", re.IGNORECASE)


class CharacterRequest(RequestModel):
    """A character with its tray and its possessions.

    An attribute is its whole value, skill cards counted; if it is not given, it follows from `skills`. Commas separate
    `skills`, `items` and `secrets`. A skill is its attribute, with the number on its card if known: `courage 12`. An
    item is its name and keyword, or the keyword alone: `Hunting bow: weapon`. A secret is its number, with its keyword
    if it has one: `17: relic`.
    """

    character: CharacterName | None = None
    aggression: AttributePoints = 0
    empathy: AttributePoints = 0
    courage: AttributePoints = 0
    caution: AttributePoints = 0
    practicality: AttributePoints = 0
    spirituality: AttributePoints = 0
    health: TrackPoints | None = None
    energy: TrackPoints | None = None
    terror: TrackPoints | None = None
    food: ResourceAmount = 0
    wealth: ResourceAmount = 0
    reputation: ResourceAmount = 0
    magic: ResourceAmount = 0
    experience: Experience | None = None
    skills: PiecesText = ""
    items: PiecesText = ""
    secrets: PiecesText = ""


@dataclass(frozen=True)
class Skill:
    """A skill card; `number` is 0 if it is not given."""

    attribute: Attribute
    number: int = 0

    @property
    def id(self) -> str:
        """Its attribute, and its number if given."""
        return f"{self.attribute}-{self.number}" if self.number else str(self.attribute)


@dataclass(frozen=True)
class Item:
    """An item by its name, which is empty if only the keyword is given."""

    name: str
    keyword: ItemKeyword

    @property
    def id(self) -> str:
        """Its name, or its keyword."""
        return self.name or str(self.keyword)


@dataclass(frozen=True)
class Secret:
    """A secret by its number, with the keyword of an item if it has one."""

    number: int
    keyword: ItemKeyword | None = None

    @property
    def id(self) -> str:
        """Its number."""
        return f"secret-{self.number}"


@dataclass(frozen=True)
class CharacterSheet:
    """A character as a request gives it, at the path `path`, with its parsed pieces."""

    path: str
    request: CharacterRequest
    skills: tuple[Skill, ...] = ()
    items: tuple[Item, ...] = ()
    secrets: tuple[Secret, ...] = ()

    @cached_property
    def attributes(self) -> Mapping[Attribute, int]:
        """The value of each attribute."""
        return {each: self._value(each) for each in Attribute}

    def is_given(self, attribute: Attribute) -> bool:
        """Whether the request gives the value of an attribute."""
        return attribute.value in self.request.model_fields_set

    def count_skills(self, attribute: Attribute) -> int:
        """The number of skill cards of an attribute."""
        return sum(skill.attribute is attribute for skill in self.skills)

    @property
    def cards(self) -> tuple[Item | Secret, ...]:
        """The items, then the secrets."""
        return (*self.items, *self.secrets)

    def keywords(self) -> Counter[ItemKeyword]:
        """The number of items and secrets with each keyword."""
        return Counter(each.keyword for each in self.cards if each.keyword is not None)

    def _value(self, attribute: Attribute) -> int:
        skills = self.count_skills(attribute)
        if self.is_given(attribute) or not skills:
            return int(getattr(self.request, attribute.value))
        return attribute_value(MOST_MARKERS, skills)


def read_character(path: str, request: CharacterRequest) -> CharacterSheet:
    """The character of a request.

    Raises `BadInputError` for pieces that cannot be read (`bad-value`) or that no character can have (`contradiction`).
    """
    sheet = CharacterSheet(
        path,
        request,
        tuple(_parse_skill(f"{path}.skills", part) for part in _split(request.skills)),
        tuple(_parse_item(f"{path}.items", part) for part in _split(request.items)),
        tuple(_parse_secret(f"{path}.secrets", part) for part in _split(request.secrets)),
    )
    _refuse_repeated(f"{path}.skills", [(each.number, each.id) for each in sheet.skills if each.number])
    _refuse_repeated(f"{path}.secrets", [(each.number, str(each.number)) for each in sheet.secrets])
    for attribute in Attribute:
        skills = sheet.count_skills(attribute)
        if skills and sheet.is_given(attribute):
            _require_points(path, attribute, skills, sheet.attributes[attribute])
        if sheet.attributes[attribute] > MOST_ATTRIBUTE_POINTS:
            raise BadInputError(
                "out-of-range",
                f"{path}.skills",
                phrase("too-many-skills-of-attribute", count=skills, most=MOST_ATTRIBUTE_POINTS - MOST_MARKERS),
                phrase("name-each-skill-card-once"),
            )
    return sheet


def _split(text: str) -> Iterator[str]:
    return filter(None, (" ".join(part.split()) for part in re.split(r"[,;\n]", text)))


def _parse_skill(field: str, text: str) -> Skill:
    match = _SKILL.fullmatch(text)
    attribute = _find_attribute(match[1]) if match else None
    if match is None or attribute is None or match[2] == "0":
        raise _unreadable_error(field, text, phrase("write-a-skill-as-attribute-and-number"))
    return Skill(attribute, int(match[2] or 0))


def _find_attribute(word: str) -> Attribute | None:
    """The attribute that is called so, or by its first two letters."""
    attribute = ATTRIBUTE_BY_CODE.get(word[:2].lower())
    return attribute if attribute is not None and word.lower() in (attribute.value[:2], attribute.value) else None


def _parse_item(field: str, text: str) -> Item:
    match = _ITEM.fullmatch(text)
    keyword = _find_keyword(match[2]) if match else None
    if match is None or keyword is None:
        raise _unreadable_error(field, text, phrase("write-an-item-as-name-and-keyword"))
    return Item(match[1] or "", keyword)


def _parse_secret(field: str, text: str) -> Secret:
    match = _SECRET.fullmatch(text)
    keyword = _find_keyword(match[2]) if match and match[2] else None
    if match is None or (match[2] and keyword is None):
        raise _unreadable_error(field, text, phrase("write-a-secret-as-its-number"))
    return Secret(int(match[1]), keyword)


def _find_keyword(word: str) -> ItemKeyword | None:
    return next((each for each in ItemKeyword if each.value == word.lower()), None)


def _unreadable_error(field: str, text: str, remedy: Phrase) -> BadInputError:
    shown = text[:60]
    return BadInputError("bad-value", f"{field}: {shown}", phrase("piece-cannot-be-read", text=shown), remedy)


def _refuse_repeated(field: str, numbered: Sequence[tuple[int, str]]) -> None:
    """Raise an error for a number that two cards bear."""
    counts = Counter(number for number, _ in numbered)
    for number, name in numbered:
        if counts[number] > 1:
            raise BadInputError(
                "contradiction",
                f"{field}: {name}",
                phrase("card-number-is-named-twice", number=number),
                phrase("keep-one-of-them"),
            )


def _require_points(path: str, attribute: Attribute, skills: int, value: int) -> None:
    """Raise an error for an attribute below what its skill cards take: 2 markers before the first of them."""
    least = attribute_value(MOST_MARKERS, skills)
    if value < least:
        raise BadInputError(
            "contradiction",
            f"{path}.{attribute} = {value}",
            phrase("skills-need-more-points", value=value, skills=skills, least=least, markers=MOST_MARKERS),
            phrase("give-the-attribute-with-its-skill-cards"),
        )
