"""A game's board on the page: a field is chosen with a tap on it, and it shows chances; a report's own picture."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache, partial
from typing import Any

import streamlit as st

from fields import key_of, part_of
from folding import fold
from resources import Resources
from rulewright.language import Language
from rulewright.language.numerals import format_percentage
from rulewright.pictures.picture import Picture
from rulewright.pictures.svg import Mark
from rulewright.situations.form_fields import RequestField
from rulewright.situations.problem import Preview
from rulewright.views.board_element import TAP_A_SPACE, build_board_data, list_board_fields, load_board_script
from rulewright.views.picture_svg import load_picture_style, render_preview_svg
from rulewright.views.situation_form import SituationForm
from sentences import said

_HOST = """
export default function ({ parentElement, data, setTriggerValue }) {
  let element = parentElement.querySelector("rw-board");
  if (!element) {
    element = document.createElement("rw-board");
    element.addEventListener("rw-board", (event) => element.pass("told", event.detail));
    parentElement.append(element);
  }
  element.pass = setTriggerValue;
  element.lang = data.language;
  const told = JSON.stringify(data.board);
  if (element.getAttribute("data") !== told) element.setAttribute("data", told);
  element.setAttribute("value", JSON.stringify(data.value));
}
"""


@cache
def _component() -> Any:  # noqa: ANN401
    return st.components.v2.component("board", css=load_picture_style(), js=load_board_script() + _HOST)


_DRAW = """
export default function ({ parentElement, data }) {
  const place = parentElement.querySelector(".sketch");
  place.lang = data.language;
  place.style.maxWidth = data.width;
  place.innerHTML = data.svg;
}
"""


@cache
def _drawing() -> Any:  # noqa: ANN401
    return st.components.v2.component("sketch", html='<div class="sketch"></div>', css=load_picture_style(), js=_DRAW)


def show_sketch(sketch: Preview, name: str, resources: Resources, language: Language) -> None:
    """The picture that belongs to the report of the situation `name`, and how to read it."""
    svg = render_preview_svg(sketch, resources.corpus, name.split("/", maxsplit=1)[0], language)
    data = {"svg": svg, "language": str(language), "width": f"{sketch.picture.width / 14:.1f}rem"}
    _drawing()(data=data, key=f"{name}::sketch")
    st.caption(said(sketch.caption, language))


def show(
    form: SituationForm,
    filled: Mapping[str, Any],
    places: Mapping[str, Fraction],
    resources: Resources,
    language: Language,
) -> None:
    """The board under the form: a tap sets a field that is a place; `places` are shown with their chances."""
    picture = resources.games[form.game].board()
    fields = [field for field in list_board_fields(form, picture) if field.path not in filled]
    if fields and picture is not None:
        draw = partial(_board, form, fields, places, picture, resources, language)
        part = part_of(form, "chances" if places else "board")
        fold(TAP_A_SPACE.render(language), part, draw, opens=bool(places))


def _board(
    form: SituationForm,
    fields: list[RequestField],
    places: Mapping[str, Fraction],
    picture: Picture,
    resources: Resources,
    language: Language,
) -> None:
    highest = max(places.values(), default=Fraction(1)) or 1
    marks = {place: Mark(format_percentage(share, language), float(share / highest)) for place, share in places.items()}
    key = f"{form.situation.id}::board"
    _component()(
        data={
            "board": build_board_data(form, fields, picture, resources.corpus, language, marks),
            "value": {field.path: st.session_state[key_of(form, field)] for field in fields},
            "language": str(language),
        },
        key=key,
        on_told_change=partial(_set, form, fields, key),
    )


def _set(form: SituationForm, fields: list[RequestField], key: str) -> None:
    """Puts the space that was tapped into the session, as if it had been chosen."""
    told = st.session_state[key].told
    for field in fields:
        if isinstance(told, Mapping) and told.get(field.path) in field.options:
            st.session_state[key_of(form, field)] = told[field.path]
