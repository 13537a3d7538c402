"""A situation's form as static HTML, filled in by JavaScript. The names of inputs are paths."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from rulewright.corpus import Corpus
from rulewright.language import Language
from rulewright.pictures.lettering import capitalised
from rulewright.pictures.picture import Picture
from rulewright.situations.form import Field
from rulewright.views.boards import TAP_A_SPACE, board_of, on_the_board
from rulewright.views.character import character_of
from rulewright.views.form import WRITTEN, Control, Form
from rulewright.views.hands import hands_of
from rulewright.views.maps import map_of
from rulewright.views.numbers import numbers_of


def fields_html(form: Form, board: Picture | None, corpus: Corpus, language: Language) -> str:
    """All parts of the form; details for few readers are folded, and inputs built by tapping come first.

    Fields that are places on the game's `board` can be tapped on it.
    """
    html: list[str] = []
    for part in form.parts({}):
        fields = "".join(_field(form, field, corpus, language) for field in part.fields)
        if part.name == WRITTEN:
            data = json.dumps(hands_of(form, corpus, language), ensure_ascii=False)
            html.insert(0, f'<rw-hands data="{escape(data)}"><div class="fields">{fields}</div></rw-hands>')
        elif part.title is None:
            html.append(f'<div class="fields">{fields}</div>')
        else:
            title = escape(part.title.render(language))
            html.append(f'<details><summary>{title}</summary><div class="fields">{fields}</div></details>')
    places = on_the_board(form, board)
    if board is not None and places:
        data = escape(json.dumps(board_of(form, places, board, corpus, language), ensure_ascii=False))
        title = escape(TAP_A_SPACE.render(language))
        html.append(f'<details hidden><summary>{title}</summary><rw-board data="{data}"></rw-board></details>')
    begins = {field.path: form.begins(field) for field in form.fields}
    character = character_of(form, begins, corpus, language)
    if character is not None:
        html.append(f'<rw-character data="{escape(json.dumps(character, ensure_ascii=False))}"></rw-character>')
    return "".join(html)


def _field(form: Form, field: Field, corpus: Corpus, language: Language) -> str:
    label = escape(capitalised(form.label(field).render(language)))
    name, begins = escape(field.path), form.begins(field)
    control = form.control(field, corpus, language)

    def choices(kind: str) -> str:
        chosen = set(begins or ()) if field.is_list else {begins}
        return "".join(
            f'<label><input type="{kind}" name="{name}" value="{escape(option)}"{" checked" * (option in chosen)}> '
            f"{escape(form.option_name(field, option, corpus, language))}</label>"
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
            data = escape(json.dumps(numbers_of(form, field, language), ensure_ascii=False))
            box = f"<label><span>{label}</span>{_typed(form, field, control, corpus, language)}</label>"
            return f'<rw-numbers data-field="{name}" data="{data}">{box}</rw-numbers>'
        case Control.MAP:
            data = escape(json.dumps(map_of(form, field, language), ensure_ascii=False))
            box = f"<label><span>{label}</span>{_typed(form, field, Control.TEXT, corpus, language)}</label>"
            return f'<rw-map data-field="{name}" data="{data}">{box}</rw-map>'
    return f'<label data-field="{name}"><span>{label}</span>{_typed(form, field, control, corpus, language)}</label>'


def _typed(form: Form, field: Field, control: Control, corpus: Corpus, language: Language) -> str:
    """The input of a field with one value that is typed or chosen from a list."""
    name, begins = escape(field.path), form.begins(field)
    told = "" if begins is None else escape(field.write(begins))
    match control:
        case Control.LIST:
            options = ([""] if begins is None else []) + list(field.options)
            shown = "".join(_option(form, field, option, begins, corpus, language) for option in options)
            return f'<select name="{name}">{shown}</select>'
        case Control.TEXT:
            return f'<textarea name="{name}" rows="6" maxlength="{field.most}">{told}</textarea>'
        case Control.NUMBER:
            return (
                f'<input type="number" name="{name}" value="{told}" min="{field.low}" max="{field.high}" step="1" '
                'inputmode="numeric">'
            )
    most = field.most if control is Control.LINE else 80
    return f'<input type="text" name="{name}" value="{told}" maxlength="{most}" autocomplete="off">'


def _option(form: Form, field: Field, option: str, begins: Any, corpus: Corpus, language: Language) -> str:  # noqa: ANN401
    name = escape(form.option_name(field, option or None, corpus, language))
    return f'<option value="{escape(option)}"{" selected" * (option == (begins or ""))}>{name}</option>'
