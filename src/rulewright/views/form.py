"""A situation's form for any front end: its fields in parts, their controls, and the values of a link."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rulewright.corpus import Corpus
from rulewright.corpus.factsheet import words
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.lettering import text_width
from rulewright.situations import Situation
from rulewright.situations.form import Choice, Field, Naming, fields_of, request_of
from rulewright.situations.hands import Hands
from rulewright.situations.identifying import Namer
from rulewright.situations.link import WHOLE
from rulewright.situations.pricing import FATE, is_price, price_fields, with_prices

_VARIANT = "variants."
WRITTEN = "written"
"""The part of a form with the notation of cards that are built by tapping."""
_A_TOKEN = phrase("each-fate-token-left")
WIDEST = 326
"""The greatest total width of buttons side by side on a phone, in pixels."""
_LETTERS, _AROUND = 14, 32
"""The letter size of buttons, and the width that a button adds to its words, in pixels."""


class Control(StrEnum):
    """The kind of input of a field."""

    NUMBER = "number"
    NUMBERS = "numbers"
    """Several numbers, separated by commas."""
    SWITCH = "switch"
    BUTTONS = "buttons"
    """One of a few words, side by side."""
    LIST = "list"
    """One of many words."""
    SEVERAL = "several"
    """Some of many words."""
    LINE = "line"
    TEXT = "text"
    MAP = "map"


@dataclass(frozen=True)
class FormPart:
    """Fields that belong together; those with a title are folded under it."""

    name: str
    fields: tuple[Field, ...]
    title: Phrase | None = None


@dataclass(frozen=True)
class Told:
    """The values of a link, by path; unusable parameters as name, text and remedy; the other parameters."""

    values: Mapping[str, Any]
    unusable: tuple[tuple[str, str, Phrase], ...]
    rest: Mapping[str, str]


@dataclass(frozen=True)
class Form:
    """The form of a situation: all fields, also those that set others by name, with their initial values."""

    situation: Situation
    fields: tuple[Field, ...]
    naming: Naming | None
    choices: Mapping[str, Mapping[str, Choice]]
    hands: Hands | None = None

    @property
    def game(self) -> str:
        """The game of the situation."""
        return self.situation.id.split("/")[0]

    def begins(self, field: Field) -> Any:  # noqa: ANN401
        """The field's initial value."""
        return self.situation.form.get(field.path, field.default)

    def is_named(self, field: Field) -> bool:
        """Whether the field sets others by name."""
        return self.naming is not None and field in self.naming.fields

    def is_variant(self, field: Field) -> bool:
        """Whether the field is a reading of the rules."""
        return field.path.startswith(_VARIANT)

    def is_further(self, field: Field) -> bool:
        """Whether only few readers need the field."""
        return field.path in self.situation.more or field.name in self.situation.more

    def label(self, field: Field) -> Phrase:
        """The field's name."""
        if is_price(field.path):
            return self.situation.results.get(field.name, _A_TOKEN)
        if self.is_variant(field):
            return self.situation.variants[field.name].name
        return self.situation.label(field.path)

    def parts(self, filled: Mapping[str, Any]) -> tuple[FormPart, ...]:
        """The fields that need input, in parts: first those for everybody. Fields in `filled` follow from names.

        Only the first part has no title. The part `WRITTEN` has the notation of everything built by tapping.
        """
        tapped = set(self.hands.fields.values()) if self.hands is not None else set()
        written = tuple(field for field in self.fields if field.path in tapped)
        shown = [
            field for field in self.fields
            if field not in written and (field.path not in filled or self.is_named(field))
        ]  # fmt: skip
        first = [
            field for field in shown
            if field.path in self.situation.form and not self.is_further(field) and not self.is_variant(field)
        ]  # fmt: skip
        named = [field for field in shown if self.is_named(field) and field not in first]
        further = [field for field in shown if self.is_further(field) and field not in (*first, *named)]
        found = (
            FormPart("first", tuple(first)),
            FormPart(WRITTEN, written, phrase("the-cards-as-text")),
            FormPart("named", tuple(named), phrase("by-name-character-cards")),
            FormPart("further", tuple(further), phrase("more-details")),
            FormPart("readings", tuple(filter(self.is_variant, shown)), phrase("other-readings-of-the-rules")),
            FormPart(
                "prices",
                tuple(field for field in shown if is_price(field.path)),
                phrase("what-each-result-is-worth-to-you"),
            ),
        )
        return tuple(part for part in found if part.fields or part.title is None)

    def control(self, field: Field, corpus: Corpus, language: Language) -> Control:
        """The kind of input of the field; words are buttons if they fit side by side on a phone."""
        if self.situation.map is not None and field.path == self.situation.map.path:
            return Control.MAP
        if field.is_text:
            return Control.TEXT if field.has_lines else Control.LINE
        if field.is_list:
            return Control.SEVERAL if field.options else Control.NUMBERS
        if field.is_flag:
            return Control.SWITCH
        if not field.options:
            return Control.NUMBER
        names = (self.option_name(field, option, corpus, language) for option in field.options)
        if self.begins(field) is not None and sum(text_width(name, _LETTERS) + _AROUND for name in names) <= WIDEST:
            return Control.BUTTONS
        return Control.LIST

    def option_name(self, field: Field, option: str | None, corpus: Corpus, language: Language) -> str:
        """The name of an option: a goal, a word of the situation, or a piece or term of the game."""
        situation = self.situation
        if option is None:
            return "–"
        choice = self.choices.get(field.path, {}).get(option)
        if choice is not None:
            name = words(choice.name, corpus, self.game, language)
            return f"{name} · {words(choice.group, corpus, self.game, language)}" if choice.group else name
        if field.name == "goal":
            return situation.goals[option].render(language)
        if f"{field.name}.{option}" in situation.labels:
            return situation.labels[f"{field.name}.{option}"].render(language)
        named = corpus.piece(self.game, option) or corpus.entries.get(f"{self.game}/glossary/{option}")
        if named is not None:
            return named.texts[language].title
        return situation.words[option].render(language) if option in situation.words else option

    def told(self, given: Mapping[str, str], namer: Namer) -> Told:
        """Parse a link's parameters; names are allowed for ids, and missing fields have their initial values."""
        rest = dict(self.naming.reads(given)) if self.naming is not None else dict(given)
        whole = rest.pop(WHOLE, None) is not None
        values: dict[str, Any] = {}
        unusable: list[tuple[str, str, Phrase]] = []
        for field in self.fields:
            values[field.path] = field.default if whole and not field.is_required else self.begins(field)
            text = rest.pop(field.path, None)
            if text is None:
                continue
            try:
                values[field.path] = namer.value(self.situation, field, text)
            except BadInputError as error:
                unusable.append((field.path, text, error.remedy))
            except ValueError:
                unusable.append((field.path, text, field.remedy))
        return Told(values, tuple(unusable), rest)

    def asked(self, values: Mapping[str, Any]) -> tuple[dict[str, Any], Mapping[str, Any]]:
        """The request with these values by path, and the values that follow from names.

        Raises `BadInputError` for names that do not go together.
        """
        filled = self.naming.fills(values) if self.naming else {}
        named = {field.path for field in self.fields if self.is_named(field)}
        told = {path: value for path, value in values.items() if path not in named} | dict(filled)
        return request_of(self.situation.id, with_prices(told), self.fields), filled

    @property
    def own(self) -> tuple[tuple[Field, str], ...]:
        """The fields of the player's own character, each with its name in storage."""
        own = self.situation.own
        return tuple((field, own[field.path]) for field in self.fields if field.path in own)

    def filled(self, kept: Mapping[str, str]) -> dict[str, Any]:
        """The values of own fields, by path, from a stored character; values that do not fit here are left out."""
        values: dict[str, Any] = {}
        for field, name in self.own:
            text = kept.get(name)
            if text is None:
                continue
            if field.is_list and field.options:
                text = ",".join(each for each in text.split(",") if each in field.options)
            with suppress(ValueError):
                values[field.path] = field.parse(text)
        return values

    def facts(self, filled: Mapping[str, Any], corpus: Corpus, language: Language) -> Iterator[str]:
        """The values that follow from names, for the reader to see."""
        fields = {field.path: field for field in self.fields if field.path in self.situation.form}
        for path, value in filled.items():
            field = fields.get(path)
            if field is not None and value and not isinstance(value, list):
                shown = self.option_name(field, value, corpus, language) if field.options else str(value)
                yield f"{self.label(field).render(language)}: {shown}"


def form_of(situation: Situation) -> Form:
    """The form of a situation."""
    naming = situation.naming() if situation.naming is not None else None
    found = {path: choices() for path, choices in situation.choices.items()}
    named = {path: choices() for path, choices in naming.choices.items()} if naming else {}
    fields = {field.path: field for field in fields_of(situation.request, found)}
    fields |= {field.path: field for field in (naming.fields if naming else ())}
    readings = [path for path in fields if path.startswith(_VARIANT) and fields[path].name in situation.variants]
    has_fate = any(path.rsplit(".", 1)[-1] == FATE for path in situation.form)
    fields |= {field.path: field for field in (price_fields(situation.results, has_fate) if situation.goals else ())}
    paths = dict.fromkeys(
        (
            *situation.form,
            *(field.path for field in (naming.fields if naming else ())),
            *readings,
            *filter(is_price, fields),
        )
    )
    return Form(
        situation,
        tuple(fields[path] for path in paths if path in fields),
        naming,
        {path: {choice.value: choice for choice in choices} for path, choices in (found | named).items()},
        situation.hands() if situation.hands is not None else None,
    )
