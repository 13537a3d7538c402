"""A situation's form as static HTML, filled in by JavaScript. The names of inputs are paths."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import phrase
from rulewright.pictures.picture import Picture
from rulewright.situations.form_fields import RequestField
from rulewright.situations.table_file import TableFormat
from rulewright.views.board_element import TAP_A_SPACE, build_board_data, list_board_fields
from rulewright.views.map_element import build_map_data
from rulewright.views.numbers_element import build_numbers_data
from rulewright.views.situation_form import TEXT_OF_ELEMENT, Control, SituationForm
from rulewright.views.table_element import build_table_data


def render_form(
    form: SituationForm,
    board: Picture | None,
    corpus: Corpus,
    language: Language,
    table_format: TableFormat[Any] | None = None,
) -> str:
    """All parts of the form; details for few readers are folded, and inputs built by tapping come first.

    Fields that are places on the game's `board` can be tapped on it. The form can begin with a table of the game's
    `table_format`, which is noted above it.
    """
    html: list[str] = []
    for part in form.parts({}):
        fields = "".join(_render_field(form, field, corpus, language) for field in part.fields)
        if part.name == TEXT_OF_ELEMENT and form.element is not None:
            tag = f"rw-{form.element.name}"
            element = json.dumps(form.element.build_data(form.situation, corpus, language), ensure_ascii=False)
            html.insert(0, f'<{tag} data="{escape(element)}"><div class="fields">{fields}</div></{tag}>')
        elif part.title is None:
            html.append(f'<div class="fields">{fields}</div>')
        else:
            title = escape(part.title.render(language))
            html.append(f'<details><summary>{title}</summary><div class="fields">{fields}</div></details>')
    places = list_board_fields(form, board)
    if board is not None and places:
        data = escape(json.dumps(build_board_data(form, places, board, corpus, language), ensure_ascii=False))
        title = escape(TAP_A_SPACE.render(language))
        html.append(f'<details hidden><summary>{title}</summary><rw-board data="{data}"></rw-board></details>')
    if table_format is not None:
        table = json.dumps(build_table_data(form, table_format, corpus, language), ensure_ascii=False)
        html.insert(0, f'<rw-table data="{escape(table)}"></rw-table>')
    return "".join(html)


def _render_field(form: SituationForm, field: RequestField, corpus: Corpus, language: Language) -> str:
    label = escape(capitalise(form.label(field).render(language)))
    name, begins = escape(field.path), form.initial_value(field)
    control = form.control(field, corpus, language)

    def choices(kind: str) -> str:
        chosen = set(begins or ()) if field.is_list else {begins}
        return "".join(
            f'<label><input type="{kind}" name="{name}" value="{escape(option)}"{" checked" * (option in chosen)}> '
            f"{escape(form.format_option(field, option, corpus, language))}</label>"
            for option in field.options
        )

    match control:
        case Control.BUTTONS:
            return (
                f'<fieldset class="buttons" data-field="{name}"><legend>{label}</legend>{choices("radio")}</fieldset>'
            )
        case Control.SEVERAL:
            legend = f'<details><summary>{label}</summary><div class="several">{choices("checkbox")}</div></details>'
            return f'<fieldset data-field="{name}"><legend class="rw-unseen">{label}</legend>{legend}</fieldset>'
        case Control.SWITCH:
            box = f'<input type="checkbox" name="{name}" value="1"{" checked" * bool(begins)}>'
            return f'<label class="switch" data-field="{name}">{box} {label}</label>'
        case Control.NUMBERS:
            data = escape(json.dumps(build_numbers_data(form, field, language), ensure_ascii=False))
            box = f"<label><span>{label}</span>{_render_input(form, field, control, corpus, language)}</label>"
            return f'<rw-numbers data-field="{name}" data="{data}">{box}</rw-numbers>'
        case Control.MAP:
            data = escape(json.dumps(build_map_data(form, field, language), ensure_ascii=False))
            box = f"<label><span>{label}</span>{_render_input(form, field, Control.TEXT, corpus, language)}</label>"
            return f'<rw-map data-field="{name}" data="{data}">{box}</rw-map>'
    entry = _render_input(form, field, control, corpus, language)
    return f'<label data-field="{name}"><span>{label}</span>{entry}</label>'


def _render_input(
    form: SituationForm, field: RequestField, control: Control, corpus: Corpus, language: Language
) -> str:
    """The input of a field with one value that is typed or chosen from a list."""
    name, begins = escape(field.path), form.initial_value(field)
    told = "" if begins is None else escape(field.format_value(begins))
    match control:
        case Control.LIST:
            options = ([""] if begins is None else []) + list(field.options)
            shown = "".join(_render_option(form, field, option, begins, corpus, language) for option in options)
            return f'<select name="{name}">{shown}</select>'
        case Control.TEXT:
            return f'<textarea name="{name}" rows="6" maxlength="{field.max_size}">{told}</textarea>'
        case Control.NUMBER:
            allowed = escape(phrase("choose-a-number-from", low=field.low, high=field.high).render(language))
            return (
                f'<input type="number" name="{name}" value="{told}" min="{field.low}" max="{field.high}" step="1" '
                f'inputmode="numeric" data-allowed="{allowed}">'
            )
    most = field.max_size if control is Control.LINE else 80
    return f'<input type="text" name="{name}" value="{told}" maxlength="{most}" autocomplete="off">'


def _render_option(
    form: SituationForm, field: RequestField, option: str, begins: object, corpus: Corpus, language: Language
) -> str:
    name = escape(form.format_option(field, option or None, corpus, language))
    return f'<option value="{escape(option)}"{" selected" * (option == (begins or ""))}>{name}</option>'
