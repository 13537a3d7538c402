"""A situation's form: its fields by number and by name, kept in the session and in the URL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import groupby
from typing import Any

import streamlit as st

import parameters
from folding import fold, forget
from resources import Resources
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.lettering import capitalised, text_width
from rulewright.situations import Situation
from rulewright.situations.form import Choice, Field, Naming, fields_of, request_of
from rulewright.situations.link import WHOLE
from rulewright.situations.pricing import FATE, is_price, price_fields, with_prices
from sentences import said

_VARIANT = "variants."
_PARTS = {
    "named": phrase("by-name-character-cards"),
    "further": phrase("more-details"),
    "readings": phrase("other-readings-of-the-rules"),
    "prices": phrase("what-each-result-is-worth-to-you"),
}
_A_TOKEN = phrase("each-fate-token-left")
_NOTHING = object()
LONGEST_LINE = 600
"""How many characters a text may have to be written in one line."""
WIDEST = 326
"""How wide the words of buttons side by side may be on a phone, in pixels."""
_LETTERS, _AROUND = 14, 32
"""The size of their letters, and what a button adds to its words, in pixels."""


@dataclass(frozen=True)
class Form:
    """What a situation's page asks for: all fields, those told by name among them, with what they begin with."""

    situation: Situation
    fields: tuple[Field, ...]
    naming: Naming | None
    choices: Mapping[str, Mapping[str, Choice]]

    @property
    def game(self) -> str:
        """The game of the situation."""
        return self.situation.id.split("/")[0]

    def key(self, field: Field) -> str:
        """Where the session keeps the field's value."""
        return f"{self.situation.id}:{field.path}"

    def part(self, name: str) -> str:
        """What a folded part of the page is called."""
        return f"{self.situation.id}:{name}"

    def begins(self, field: Field) -> Any:  # noqa: ANN401
        """What the field begins with."""
        return self.situation.form.get(field.path, field.default)

    def is_named(self, field: Field) -> bool:
        """Whether the field is one that tells others by name."""
        return self.naming is not None and field in self.naming.fields

    def is_variant(self, field: Field) -> bool:
        """Whether the field is a reading of the rules."""
        return field.path.startswith(_VARIANT)

    def is_further(self, field: Field) -> bool:
        """Whether only some want to tell it."""
        return field.path in self.situation.more or field.name in self.situation.more

    def label(self, field: Field) -> Phrase:
        """The field's name."""
        if is_price(field.path):
            return self.situation.results.get(field.name, _A_TOKEN)
        if self.is_variant(field):
            return self.situation.variants[field.name].name
        return self.situation.labels.get(field.path) or self.situation.labels[field.name]


@cache
def form_of(resources: Resources, situation_id: str) -> Form:
    """The form of a situation."""
    situation = resources.catalogue.situations[situation_id]
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
    )


def restore(form: Form, own: Sequence[str], resources: Resources) -> dict[str, str]:
    """Puts the URL's values into the session where the reader has just come to it, the usual ones otherwise.

    Returns those of the URL's parameters that are the page's `own`; whatever else there is gets reported.
    """
    given = parameters.given()
    if given is not None and form.naming is not None:
        given = dict(form.naming.reads(given))
    whole = given is not None and given.pop(WHOLE, None) is not None
    if given is not None:
        for name in _PARTS:
            forget(form.part(name))
    for field in form.fields:
        key = form.key(field)
        held = st.session_state.get(key, _NOTHING) if given is None else _NOTHING
        if held is not _NOTHING:
            st.session_state[key] = held  # Streamlit drops what a view does not draw
            continue
        value = field.default if whole and not field.is_required else form.begins(field)
        text = (given or {}).pop(field.path, None)
        if text is not None:
            try:
                value = resources.catalogue.namer.value(form.situation, field, text)
            except BadInputError as error:
                parameters.report(field.path, text, error.remedy)
            except ValueError:
                parameters.report(field.path, text, field.describe())
        st.session_state[key] = for_widget(field, value)
    mine = {name: text for name, text in (given or {}).items() if name in own}
    for name in given or {}:
        if name not in own:
            parameters.report_unknown(name)
    return mine


def for_widget(field: Field, value: Any) -> Any:  # noqa: ANN401
    """The value as the field's widget has it: lists of numbers as text."""
    if field.is_text:
        return value or ""
    if field.is_list:
        return list(value or ()) if field.options else ", ".join(map(str, value or ()))
    return value


def values_of(form: Form, language: Language) -> dict[str, Any]:
    """The values in the session by path; a list of numbers that cannot be read stands for its usual value."""
    values = {}
    for field in form.fields:
        value = st.session_state[form.key(field)]
        if field.is_text and not value.strip():
            value = field.default
        elif field.is_list and not field.options:
            try:
                value = field.parse(value or "")
            except ValueError:
                unread = phrase(
                    "field-write-numbers-from-low-to",
                    field=form.label(field),
                    low=field.low,
                    high=field.high,
                )
                st.warning(said(unread, language))
                value = list(form.begins(field) or ())
        values[field.path] = value
    return values


def asked(form: Form, values: Mapping[str, Any]) -> tuple[dict[str, Any], Mapping[str, Any]]:
    """The request with these values, and those of them that follow from what is told by name.

    Raises `BadInputError` for names that do not go together.
    """
    filled = form.naming.fills(values) if form.naming else {}
    named = {field.path for field in form.fields if form.is_named(field)}
    told = {path: value for path, value in values.items() if path not in named} | dict(filled)
    return request_of(form.situation.id, with_prices(told), form.fields), filled


def changed(form: Form) -> dict[str, str]:
    """What belongs into the URL: the values that are not the usual ones."""
    found = {}
    for field in form.fields:
        value = st.session_state[form.key(field)]
        if value == for_widget(field, form.begins(field)):
            continue
        if value is None:
            found[field.path] = ""
            continue
        if field.is_text:
            found[field.path] = value
            continue
        if field.is_list and not field.options:
            found[field.path] = value.replace(" ", "")
        else:
            found[field.path] = field.write(value)
    return found


def draw(form: Form, filled: Mapping[str, Any], resources: Resources, language: Language) -> None:
    """The inputs: first what everybody tells, then what is told by name, then the rest."""
    shown = [field for field in form.fields if field.path not in filled or form.is_named(field)]
    first = [
        field for field in shown
        if field.path in form.situation.form and not form.is_further(field) and not form.is_variant(field)
    ]  # fmt: skip
    _row(form, first, resources, language)
    facts = [_fact(form, path, value, resources, language) for path, value in filled.items() if value]
    if any(facts):
        st.caption(" · ".join(fact for fact in facts if fact))
    named = [field for field in shown if form.is_named(field) and field not in first]
    further = [field for field in shown if form.is_further(field) and field not in (*first, *named)]
    readings = [field for field in shown if form.is_variant(field)]
    prices = [field for field in shown if is_price(field.path)]
    for (name, title), fields in zip(_PARTS.items(), (named, further, readings, prices), strict=True):
        if fields:
            told = any(st.session_state[form.key(field)] != for_widget(field, form.begins(field)) for field in fields)
            fold(title.render(language), form.part(name), partial(_row, form, fields, resources, language), opens=told)


def _row(form: Form, fields: Sequence[Field], resources: Resources, language: Language) -> None:
    """Fields side by side as far as there is room; lists of names have a line each."""
    for wide, group in groupby(fields, key=lambda field: field.is_text or (field.is_list and bool(field.options))):
        with st.container() if wide else st.container(horizontal=True, vertical_alignment="bottom"):
            for field in group:
                _widget(form, field, resources, language)


def _fact(form: Form, path: str, value: Any, resources: Resources, language: Language) -> str:  # noqa: ANN401
    """What follows from a name, for the reader to see."""
    field = next((each for each in form.fields if each.path == path), None)
    if field is None or isinstance(value, list) or path not in form.situation.form:
        return ""
    shown = option_name(form, field, value, resources, language) if field.options else str(value)
    return f"{form.label(field).render(language)}: {shown}"


def _widget(form: Form, field: Field, resources: Resources, language: Language) -> None:
    label, key = capitalised(form.label(field).render(language)), form.key(field)

    def name(option: str | None) -> str:
        return option_name(form, field, option, resources, language)

    if field.is_text and field.most > LONGEST_LINE:
        st.text_area(label, key=key, max_chars=field.most, height=140)
    elif field.is_text:
        st.text_input(label, key=key, max_chars=field.most)
    elif field.is_list and field.options:
        st.multiselect(label, field.options, key=key, format_func=name, max_selections=field.most, placeholder="–")
    elif field.is_list:
        st.text_input(label, key=key, max_chars=80, width=220)
    elif field.is_flag:
        st.toggle(label, key=key)
    elif field.options:
        if form.begins(field) is None:
            st.selectbox(label, field.options, index=None, key=key, format_func=name, width=220, placeholder="–")
        elif sum(text_width(name(option), _LETTERS) + _AROUND for option in field.options) <= WIDEST:
            st.segmented_control(label, field.options, key=key, format_func=name, required=True)
        else:
            st.selectbox(label, field.options, key=key, format_func=name, width=220, placeholder="–")
    else:
        st.number_input(label, field.low, field.high, key=key, width=150, step=1)


def option_name(form: Form, field: Field, option: str | None, resources: Resources, language: Language) -> str:
    """A word's name: a goal, a word of the situation, or a piece or term of the game."""
    situation = form.situation
    if option is None:
        return "–"
    choice = form.choices.get(field.path, {}).get(option)
    if choice is not None:
        name = resources.words(choice.name, form.game, language)
        return f"{name} · {resources.words(choice.group, form.game, language)}" if choice.group else name
    if field.name == "goal":
        return situation.goals[option].render(language)
    if f"{field.name}.{option}" in situation.labels:
        return situation.labels[f"{field.name}.{option}"].render(language)
    named = resources.corpus.piece(form.game, option) or resources.corpus.entries.get(f"{form.game}/glossary/{option}")
    if named is not None:
        return named.texts[language].title
    return situation.words[option].render(language) if option in situation.words else option
