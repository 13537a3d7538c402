"""A calculator for any situation: its fields by name, every one in the URL, then its answer."""

from __future__ import annotations

from typing import Any

import streamlit as st

import answering
from resources import Resources
from rulewright.illustration import board_svg, picture_style
from rulewright.language import Language
from rulewright.phrase import Phrase, phrase
from rulewright.situations import Situation
from rulewright.situations.form import Field, fields_of, request_of
from rulewright.talisman.board import load_board

GAME = "talisman"


def names(resources: Resources) -> tuple[str, ...]:
    """The situations that have a form here, without the game."""
    return tuple(each.id.split("/")[1] for each in resources.catalogue.situations.values() if each.form)


def show(resources: Resources, language: Language) -> None:
    """The view: which situation, its fields, its answer."""
    chosen = st.selectbox(
        phrase("Situation").render(language),
        names(resources),
        key="situation",
        format_func=lambda name: resources.catalogue.situations[f"{GAME}/{name}"].title.render(language),
    )
    situation = resources.catalogue.situations[f"{GAME}/{chosen}"]
    known = {field.path: field for field in fields_of(situation.request)}
    fields = [known[path] for path in situation.form if path in known]
    _read(situation, fields, language)
    values: dict[str, Any] = {}
    with st.container(horizontal=True):
        for field in fields:
            values[field.path] = _widget(field, situation, resources, language)
    space = values.get("space") or values.get("at")
    if space:
        _board(str(space), resources, language)
    _write(situation, fields)
    answering.show(request_of(situation.id, values), situation, resources, language)


def _board(space: str, resources: Resources, language: Language) -> None:
    """The board with the space marked; every space leads to its page."""
    with st.expander(phrase("Show on the board").render(language)):
        svg = board_svg(
            resources.corpus, resources.rules, GAME, language, current=load_board(resources.rules).positions_of(space)
        )
        st.html(f"<style>{picture_style()}</style>")
        st.markdown(svg or "", unsafe_allow_html=True)


def _key(situation: Situation, field: Field) -> str:
    return f"{situation.id}:{field.path}"


def _read(situation: Situation, fields: list[Field], language: Language) -> None:
    """Puts the URL's values into the session when the situation is first shown; says which cannot be used."""
    for field in fields:
        key = _key(situation, field)
        if key in st.session_state:
            st.session_state[key] = st.session_state[key]  # Streamlit drops what a view does not draw
            continue
        value = situation.form[field.path]
        text = st.session_state.get("url_situation", {}).pop(field.path, None)
        if text is not None:
            try:
                value = field.parse(text)
            except ValueError:
                st.warning(
                    phrase(
                        "The link has {name} = “{value}”, which is not allowed ({allowed}); the usual value is used instead.",  # noqa: E501
                        name=field.path,
                        value=text[:40],
                        allowed=field.describe(),
                    ).render(language)
                )
        st.session_state[key] = field.write(value) if field.is_list else value


def _write(situation: Situation, fields: list[Field]) -> None:
    """Remembers what belongs into the URL: the values that are not the usual ones."""
    changed = {}
    for field in fields:
        value = st.session_state[_key(situation, field)]
        usual = situation.form[field.path]
        if value is not None and value != (field.write(usual) if field.is_list else usual):
            changed[field.path] = value if field.is_list else field.write(value)
    st.session_state["situation_in_url"] = changed


def _widget(field: Field, situation: Situation, resources: Resources, language: Language) -> Any:  # noqa: ANN401
    """The field's input and its value."""
    label = _label(field, situation).render(language)
    key = _key(situation, field)
    if field.is_list:
        text = st.text_input(label, key=key, max_chars=60)
        try:
            return field.parse(text)
        except ValueError:
            st.warning(
                phrase("Write numbers from {low} to {high}, as 4, 3, 5.", low=field.low, high=field.high).render(
                    language
                )
            )
            return field.parse(field.write(situation.form[field.path]))
    if field.is_flag:
        return st.toggle(label, key=key)
    if field.options:
        return st.selectbox(
            label,
            field.options if field.default is not None or field.is_required else (None, *field.options),
            key=key,
            format_func=lambda option: _option(option, field, situation, resources, language),
            width=220,
        )
    return st.number_input(label, field.low, field.high, key=key, width=150, step=1)


def _label(field: Field, situation: Situation) -> Phrase:
    if field.path.startswith("variants."):
        return situation.variants[field.name].name
    return situation.labels.get(field.path) or situation.labels[field.name]


def _option(option: str | None, field: Field, situation: Situation, resources: Resources, language: Language) -> str:
    """A word's name: a goal, a word of the situation, or a space, card or term of the game."""
    if option is None:
        return "–"
    if field.name == "goal":
        return situation.goals[option].render(language)
    if f"{field.name}.{option}" in situation.labels:
        return situation.labels[f"{field.name}.{option}"].render(language)
    for family in ("board", "cards", "heroes", "glossary"):
        if f"{GAME}/{family}/{option}" in resources.corpus.entries:
            return resources.title(f"{GAME}/{family}/{option}", language)
    return situation.words[option].render(language) if option in situation.words else option
