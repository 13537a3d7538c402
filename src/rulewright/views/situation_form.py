"""A situation's form for any front end: its fields in parts, their controls, and the values of a link."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any
from urllib.parse import quote

from rulewright.corpus.factsheet import render_part
from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.text_layout import text_width
from rulewright.situations.form_element import FormElement
from rulewright.situations.form_fields import (
    WHOLE_REQUEST,
    FieldOption,
    NamedInput,
    RequestField,
    build_request,
    flatten_request,
    list_fields,
)
from rulewright.situations.id_resolution import IdResolver
from rulewright.situations.points_goal import FATE, fold_points_into_goal, is_points_field, list_points_fields
from rulewright.situations.situation import Situation
from rulewright.views.table_input import TableInput, allowed_value

_VARIANT_PREFIX = "variants."
TEXT_OF_ELEMENT = "written"
"""The part of a form with the fields, as text, that its element fills in by tapping."""
_FATE_TOKEN = phrase("each-fate-token-left")
MAX_BUTTONS_WIDTH = 326
"""The greatest total width of buttons side by side on a phone, in pixels."""
_BUTTON_FONT_SIZE, _BUTTON_PADDING = 14, 32
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
    fields: tuple[RequestField, ...]
    title: Phrase | None = None


@dataclass(frozen=True)
class FormLink:
    """The values of a link, by path; unusable parameters as name, text and remedy; the other parameters."""

    values: Mapping[str, Any]
    invalid_parameters: tuple[tuple[str, str, Phrase], ...]
    unknown_parameters: Mapping[str, str]


@dataclass(frozen=True)
class SituationForm:
    """The form of a situation: all fields, also those that set others by name, with their initial values."""

    situation: Situation
    fields: tuple[RequestField, ...]
    named_input: NamedInput | None
    field_options: Mapping[str, Mapping[str, FieldOption]]
    element: FormElement | None = None
    table: TableInput | None = None

    @property
    def game(self) -> str:
        """The game of the situation."""
        return self.situation.id.split("/")[0]

    def initial_value(self, field: RequestField) -> Any:  # noqa: ANN401
        """The field's initial value, the table's if the form has one."""
        if self.table is not None and field.path in self.table.begins:
            return self.table.begins[field.path]
        return self.situation.form_defaults.get(field.path, field.default)

    def is_named(self, field: RequestField) -> bool:
        """Whether the field sets others by name."""
        return self.named_input is not None and field in self.named_input.fields

    def is_variant(self, field: RequestField) -> bool:
        """Whether the field is a reading of the rules."""
        return field.path.startswith(_VARIANT_PREFIX)

    def is_advanced(self, field: RequestField) -> bool:
        """Whether only few readers need the field."""
        return field.path in self.situation.advanced_fields or field.name in self.situation.advanced_fields

    def label(self, field: RequestField) -> Phrase:
        """The field's name."""
        if is_points_field(field.path):
            return self.situation.results.get(field.name, _FATE_TOKEN)
        if self.is_variant(field):
            return self.situation.variants[field.name].name
        return self.situation.label(field.path)

    def parts(self, derived_values: Mapping[str, Any]) -> tuple[FormPart, ...]:
        """The fields that need input, in parts: first those for everybody. Fields in `derived_values` follow from
        names.

        Only the first part has no title. The part `TEXT_OF_ELEMENT` has the fields of the form's element.
        """
        tapped = self.element.paths if self.element is not None else ()
        written = tuple(field for field in self.fields if field.path in tapped)
        shown = [
            field for field in self.fields
            if field not in written and (field.path not in derived_values or self.is_named(field))
        ]  # fmt: skip
        first = [
            field for field in shown
            if field.path in self.situation.form_defaults and not self.is_advanced(field) and not self.is_variant(field)
        ]  # fmt: skip
        named = [field for field in shown if self.is_named(field) and field not in first]
        further = [field for field in shown if self.is_advanced(field) and field not in (*first, *named)]
        found = (
            FormPart("first", tuple(first)),
            FormPart(TEXT_OF_ELEMENT, written, self.element.text_title if self.element is not None else None),
            FormPart("named", tuple(named), phrase("by-name-character-cards")),
            FormPart("further", tuple(further), phrase("more-details")),
            FormPart("readings", tuple(filter(self.is_variant, shown)), phrase("other-readings-of-the-rules")),
            FormPart(
                "prices",
                tuple(field for field in shown if is_points_field(field.path)),
                phrase("what-each-result-is-worth-to-you"),
            ),
        )
        return tuple(part for part in found if part.fields or part.name == "first")

    def control(self, field: RequestField, corpus: Corpus, language: Language) -> Control:
        """The kind of input of the field; words are buttons if they fit side by side on a phone."""
        if self.situation.map_input is not None and field.path == self.situation.map_input.path:
            return Control.MAP
        if field.is_text:
            return Control.TEXT if field.is_multiline else Control.LINE
        if field.is_list:
            return Control.SEVERAL if field.options else Control.NUMBERS
        if field.is_flag:
            return Control.SWITCH
        if not field.options:
            return Control.NUMBER
        names = (self.format_option(field, option, corpus, language) for option in field.options)
        if (
            self.initial_value(field) is not None
            and sum(text_width(name, _BUTTON_FONT_SIZE) + _BUTTON_PADDING for name in names) <= MAX_BUTTONS_WIDTH
        ):
            return Control.BUTTONS
        return Control.LIST

    def format_option(self, field: RequestField, option: str | None, corpus: Corpus, language: Language) -> str:
        """The name of an option: a goal, a word of the situation, or a piece or term of the game.

        Raises `GameFaultError` for an option without words.
        """
        situation = self.situation
        if option is None:
            return "–"
        choice = self.field_options.get(field.path, {}).get(option)
        if choice is not None:
            name = render_part(choice.label, corpus, self.game, language)
            return f"{name} · {render_part(choice.group, corpus, self.game, language)}" if choice.group else name
        if field.name == "goal":
            return situation.goals[option].render(language)
        if f"{field.name}.{option}" in situation.labels:
            return situation.labels[f"{field.name}.{option}"].render(language)
        named = corpus.piece(self.game, option) or corpus.entries.get(f"{self.game}/glossary/{option}")
        if named is not None:
            return named.texts[language].title
        return situation.words[option].render(language)

    def parse_link(self, parameters: Mapping[str, str], id_resolver: IdResolver) -> FormLink:
        """Parse a link's parameters; names are allowed for ids, and missing fields have their initial values."""
        rest = dict(self.named_input.translate_link(parameters)) if self.named_input is not None else dict(parameters)
        whole = rest.pop(WHOLE_REQUEST, None) is not None
        values: dict[str, Any] = {}
        unusable: list[tuple[str, str, Phrase]] = []
        for field in self.fields:
            values[field.path] = field.default if whole and not field.is_required else self.initial_value(field)
            text = rest.pop(field.path, None)
            if text is None:
                continue
            try:
                values[field.path] = id_resolver.parse_value(self.situation, field, text)
            except BadInputError as error:
                unusable.append((field.path, text, error.remedy))
            except ValueError:
                unusable.append((field.path, text, field.remedy))
        return FormLink(values, tuple(unusable), rest)

    def format_query(self, request: Mapping[str, Any], *, is_whole: bool = False) -> str | None:
        """The query of a link, without `?`, that fills a request's values in; `None` if the form lacks a field for one.

        Values that the request leaves out begin as the form does; if the request `is_whole`, they have its defaults.
        Raises `BadInputError` for names that do not go together.
        """
        told = {path: value for path, value in flatten_request(request) if path != "situation" and value is not None}
        named = self.named_input.read(told) if self.named_input is not None else {}
        values = {
            field.path: value
            for field in self.fields
            if (value := named.get(field.path) or told.get(field.path)) is not None and value != []
        }
        if is_whole:
            begun = (field for field in self.fields if field.path not in values and not field.is_required)
            values |= {
                field.path: field.default
                for field in begun
                if field.default is not None and self.initial_value(field) != field.default
            }
        built, _ = self.build_request({field.path: self.initial_value(field) for field in self.fields} | values)
        fields = {field.path: field for field in self.fields}
        filled = {path: field.default for path, field in fields.items()} | dict(flatten_request(built))
        if any(filled.get(path) != value for path, value in told.items()):
            return None
        written = ((path, fields[path].format_value(value)) for path, value in values.items())
        return "&".join(f"{path}={quote(text, safe=',/')}" for path, text in written)

    def build_request(self, values_by_path: Mapping[str, Any]) -> tuple[dict[str, Any], Mapping[str, Any]]:
        """The request with these values by path, and the values that follow from names.

        Raises `BadInputError` for names that do not go together.
        """
        filled = self.named_input.fill(values_by_path) if self.named_input else {}
        told = self._without_names(values_by_path) | dict(filled)
        if self.table is None:
            return build_request(self.situation.id, fold_points_into_goal(told), self.fields), filled
        begins = {field.path: self.initial_value(field) for field in self.fields}
        begun = self._without_names(begins) | dict(self.named_input.fill(begins) if self.named_input else {})
        besides = {path: value for path, value in told.items() if not self.table.tells(path)}
        given = build_request(self.situation.id, fold_points_into_goal(besides), self.fields)
        return self.table.complete(given, begun, told), filled

    def _without_names(self, values_by_path: Mapping[str, Any]) -> dict[str, Any]:
        named = {field.path for field in self.fields if self.is_named(field)}
        return {path: value for path, value in values_by_path.items() if path not in named}

    def element_state(self, values: Mapping[str, Any], language: Language) -> dict[str, object] | None:
        """The state of the form's element, as JSON; `None` if the form has no element."""
        if self.element is None:
            return None
        return self.element.build_state(self.situation, values, lambda values: self.build_request(values)[0], language)

    def with_table(
        self,
        table: Mapping[str, Any],
        parameters: Mapping[str, str],
        id_resolver: IdResolver,
        fill: Callable[[Mapping[str, Any]], Mapping[str, Any]],
    ) -> SituationForm:
        """The form whose fields begin with what follows from a table, for a link with these parameters.

        `table` are the fields of a request about it, and `fill` completes such a request. Raises `BadInputError` for a
        table that cannot be so, and if it does not say whose request it is.
        """
        values = self.parse_link(parameters, id_resolver).values
        table, filled = self._fill_alone(table, values, fill)
        told = filled.keys() - {"situation", *table}
        request, _ = self.build_request(values)
        besides = {name: value for name, value in request.items() if name not in told}
        filled = {name: value for name, value in fill({**besides, **table}).items() if name not in {*besides, *table}}
        values = dict(flatten_request(filled))
        named = self.named_input.read(values) if self.named_input is not None else {}
        begins = {}
        for field in self.fields:
            if field.path in named:
                begins[field.path] = allowed_value(field, named[field.path])
            elif field.path.partition(".")[0] in filled:
                missing = None if field.is_required else field.default
                begins[field.path] = allowed_value(field, values.get(field.path, missing))
        return replace(self, table=TableInput(table, fill, frozenset(filled), values, begins))

    def _fill_alone(
        self,
        table: Mapping[str, Any],
        values: Mapping[str, Any],
        fill: Callable[[Mapping[str, Any]], Mapping[str, Any]],
    ) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
        """The fields about a table with those that it leaves to the form, and the request that they make alone."""
        while True:
            try:
                return table, fill({"situation": self.situation.id, **table})
            except BadInputError as error:
                if error.code != "missing-field" or error.input in table or values.get(error.input) is None:
                    raise
                table = {**table, error.input: values[error.input]}

    def format_table_values(self) -> dict[str, str]:
        """The values that follow from the form's table, by path, as a link writes them."""
        if self.table is None:
            return {}
        fields = (field for field in self.fields if field.path in self.table.begins)
        values = ((field, self.initial_value(field)) for field in fields)
        return {field.path: "" if value is None else field.format_value(value) for field, value in values}

    def format_derived_values(
        self, derived_values: Mapping[str, Any], corpus: Corpus, language: Language
    ) -> Iterator[str]:
        """The values that follow from names, for the reader to see."""
        fields = {field.path: field for field in self.fields if field.path in self.situation.form_defaults}
        for path, value in derived_values.items():
            field = fields.get(path)
            if field is not None and value and not isinstance(value, list):
                shown = self.format_option(field, value, corpus, language) if field.options else str(value)
                yield f"{self.label(field).render(language)}: {shown}"


def build_form(situation: Situation) -> SituationForm:
    """The form of a situation."""
    naming = situation.named_input() if situation.named_input is not None else None
    found = {path: choices() for path, choices in situation.field_options.items()}
    named = {path: choices() for path, choices in naming.options.items()} if naming else {}
    fields = {field.path: field for field in list_fields(situation.request, found)}
    fields |= {field.path: field for field in (naming.fields if naming else ())}
    readings = [path for path in fields if path.startswith(_VARIANT_PREFIX) and fields[path].name in situation.variants]
    has_fate = any(path.rsplit(".", 1)[-1] == FATE for path in situation.form_defaults)
    fields |= {
        field.path: field for field in (list_points_fields(situation.results, has_fate) if situation.goals else ())
    }
    paths = dict.fromkeys(
        (
            *situation.form_defaults,
            *(field.path for field in (naming.fields if naming else ())),
            *readings,
            *filter(is_points_field, fields),
        )
    )
    return SituationForm(
        situation,
        tuple(fields[path] for path in paths if path in fields),
        naming,
        {path: {choice.value: choice for choice in choices} for path, choices in (found | named).items()},
        situation.form_element() if situation.form_element is not None else None,
    )
