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
from rulewright.language.numerals import percent
from rulewright.language.phrase import phrase
from rulewright.pictures.drawing import Mark
from rulewright.pictures.picture import Picture, Spot
from rulewright.situations import Sketch
from rulewright.situations.form import Field
from rulewright.views.form import Form
from rulewright.views.illustration import board_svg, picture_style, sketch_svg
from sentences import said

_TAP = """
export default function ({ parentElement, data, setTriggerValue }) {
  const place = parentElement.querySelector(".board");
  place.lang = data.language;
  place.innerHTML = data.svg;
  place.querySelectorAll("a").forEach((link) => {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      setTriggerValue("tapped", decodeURIComponent(link.getAttribute("href").slice(1)));
    });
  });
  const here = place.querySelector(".current, .marked");
  if (here) {
    const spot = here.getBoundingClientRect(), frame = place.getBoundingClientRect();
    place.scrollLeft += spot.x + spot.width / 2 - frame.x - frame.width / 2;
  }
}
"""


@cache
def _component() -> Any:  # noqa: ANN401
    style = picture_style() + ".board { overflow-x: auto; } .board svg { min-width: 44rem; }"
    return st.components.v2.component("board", html='<div class="board"></div>', css=style, js=_TAP)


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
    return st.components.v2.component("sketch", html='<div class="sketch"></div>', css=picture_style(), js=_DRAW)


def show_sketch(sketch: Sketch, name: str, resources: Resources, language: Language) -> None:
    """The picture that belongs to the report of the situation `name`, and how to read it."""
    svg = sketch_svg(sketch, resources.corpus, name.split("/", maxsplit=1)[0], language)
    data = {"svg": svg, "language": str(language), "width": f"{sketch.picture.width / 14:.1f}rem"}
    _drawing()(data=data, key=f"{name}::sketch")
    st.caption(said(sketch.caption, language))


def _value(field: Field, spot: Spot) -> str | None:
    """What the field is set to by a tap on a spot: its position, or its space."""
    return next((value for value in (spot.id, spot.entry.split("/")[-1]) if value in field.options), None)


def chosen_on_it(form: Form, resources: Resources) -> list[Field]:
    """The fields of a form that are places on the board."""
    picture = resources.games[form.game].board()
    if picture is None:
        return []
    known = {name for spot in picture.spots for name in (spot.id, spot.entry.split("/")[-1])}
    return [field for field in form.fields if field.options and not field.is_list and set(field.options) <= known]


def show(
    form: Form, filled: Mapping[str, Any], places: Mapping[str, Fraction], resources: Resources, language: Language
) -> None:
    """The board under the form: a tap sets a field that is a place; `places` are shown with their chances."""
    fields = [field for field in chosen_on_it(form, resources) if field.path not in filled]
    picture = resources.games[form.game].board()
    if fields and picture is not None:
        title = phrase("the-board-tap-a-space-to").render(language)
        draw = partial(_board, form, fields, places, picture, resources, language)
        fold(title, part_of(form, "chances" if places else "board"), draw, opens=bool(places))


def _board(
    form: Form,
    fields: list[Field],
    places: Mapping[str, Fraction],
    picture: Picture,
    resources: Resources,
    language: Language,
) -> None:
    field = fields[0]
    if len(fields) > 1:
        paths = {each.path: each for each in fields}
        key = f"{form.situation.id}::tap"
        st.session_state[key] = st.session_state.get(key, field.path)
        chosen = st.segmented_control(
            phrase("a-tap-chooses").render(language),
            list(paths),
            key=key,
            format_func=lambda path: form.label(paths[path]).render(language),
            required=True,
        )
        field = paths[str(chosen)]
    svg = board_svg(
        picture,
        resources.corpus,
        form.game,
        language,
        link=partial(_link, field),
        current=_current(form, fields[0], picture),
        marks=_marks(form, fields, picture, places, language),
    )
    key = f"{form.situation.id}::board"
    _component()(
        data={"svg": svg, "language": str(language)}, key=key, on_tapped_change=partial(_set, key, key_of(form, field))
    )


def _set(key: str, field_key: str) -> None:
    tapped = st.session_state[key].tapped
    if tapped:
        st.session_state[field_key] = tapped


def _link(field: Field, spot: Spot) -> str | None:
    value = _value(field, spot)
    return None if value is None else f"#{value}"


def _current(form: Form, field: Field, picture: Picture) -> list[str]:
    """The positions of what a field is set to."""
    value = st.session_state[key_of(form, field)]
    return [spot.id for spot in picture.spots if value is not None and _value(field, spot) == value]


def _marks(
    form: Form, fields: list[Field], picture: Picture, places: Mapping[str, Fraction], language: Language
) -> dict[str, Mark]:
    """The chances, and the other fields' places."""
    highest = max(places.values(), default=Fraction(1)) or 1
    marks = {place: Mark(percent(share, language), float(share / highest)) for place, share in places.items()}
    for field in fields[1:]:
        for spot in _current(form, field, picture):
            marks.setdefault(spot, Mark("◎", 0))
    return marks
