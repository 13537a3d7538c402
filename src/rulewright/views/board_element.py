"""The data of the element `site/static/rw-board.js`, on which a reader taps spaces of the board."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import phrase
from rulewright.pictures.picture import Picture, Spot
from rulewright.pictures.svg import Mark
from rulewright.situations.form_fields import RequestField
from rulewright.views.picture_svg import render_board_svg
from rulewright.views.situation_form import SituationForm

TAP_A_SPACE = phrase("the-board-tap-a-space-to")
_TAP_CHOOSES = phrase("a-tap-chooses")


def list_board_fields(form: SituationForm, board: Picture | None) -> tuple[RequestField, ...]:
    """The fields of a form whose options are places on the board."""
    if board is None:
        return ()
    known = {name for spot in board.spots for name in (spot.id, _space_name(spot))}
    return tuple(field for field in form.fields if field.options and not field.is_list and set(field.options) <= known)


def build_board_data(
    form: SituationForm,
    fields: Collection[RequestField],
    board: Picture,
    corpus: Corpus,
    language: Language,
    marks: Mapping[str, Mark] | None = None,
) -> dict[str, object]:
    """The attribute `data` of the element, as JSON: the board with its `marks`, and the fields' values of its spots."""
    values = {
        field.path: {spot.id: told for spot in board.spots if (told := _spot_value(field, spot)) is not None}
        for field in fields
    }
    can_be = {spot for told in values.values() for spot in told}

    def link(spot: Spot) -> str | None:
        return f"#{spot.id}" if spot.id in can_be else None

    return {
        "svg": render_board_svg(board, corpus, form.game, language, link_target=link, marks=marks),
        "fields": [
            {"path": each.path, "label": capitalise(form.label(each).render(language)), "values": values[each.path]}
            for each in fields
        ],
        "words": {"chooses": _TAP_CHOOSES.render(language)},
    }


def _spot_value(field: RequestField, spot: Spot) -> str | None:
    """The field's value for a spot: its position, or its space; `None` if neither is an option."""
    return next((value for value in (spot.id, _space_name(spot)) if value in field.options), None)


def _space_name(spot: Spot) -> str:
    return spot.entry.split("/")[-1]
