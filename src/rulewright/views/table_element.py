"""The data of the element `site/static/rw-table.js`, in which a table is noted and kept on the device."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from pydantic import BaseModel

from rulewright.corpus.factsheet import render_part
from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.form_fields import RequestField, list_fields
from rulewright.situations.table_file import EditedField, TableFormat
from rulewright.views.situation_form import SituationForm

_LABELS: Mapping[str, Phrase] = {
    "title": phrase("our-table"),
    "none": phrase("no-table-is-kept-yet"),
    "mine": phrase("your-character"),
    "use": phrase("answer-for-our-table"),
    "me": phrase("who-is-asking"),
    "against": phrase("against-whom"),
    "name": phrase("name-of-a-player"),
    "nameless": phrase("player-without-a-name", id="{id}"),
    "add": phrase("add-a-player"),
    "remove": phrase("remove-the-player", name="{name}"),
    "further": phrase("add-another", name="{name}"),
    "taken": phrase("take-off", name="{name}"),
    "share": phrase("copy-a-link-with-this-table"),
    "shared": phrase("the-link-is-copied"),
    "link": phrase("the-link-with-this-table"),
    "elsewhere": phrase("this-table-is-from-elsewhere"),
    "keep": phrase("keep-this-table"),
    "back": phrase("without-this-table"),
    "export": phrase("save-as-a-file"),
    "import": phrase("load-from-a-file"),
    "delete": phrase("delete-our-table"),
    "sure": phrase("delete-our-table-for-good"),
    "unreadable": phrase("that-file-holds-no-table"),
    "unlinked": phrase("that-link-holds-no-table"),
    "broken": phrase("what-is-kept-cannot-be-read"),
    "newer": phrase("the-table-is-of-a-newer-version"),
    "refused": phrase("this-browser-keeps-nothing"),
}


def build_table_data(
    form: SituationForm, format_: TableFormat[Any], corpus: Corpus, language: Language
) -> dict[str, object]:
    """The attribute `data` of the element, as JSON: the fields of a player and of the table, and its words."""
    editor = format_.editor()
    return {
        "game": form.game,
        "format": format_.id,
        "hasOpponent": form.situation.name in format_.opponents,
        "fewest": editor.fewest_players,
        "most": editor.most_players,
        "fields": _describe_fields(form, editor.player_fields, editor.player, corpus, language),
        "shared": _describe_fields(form, editor.table_fields, format_.model, corpus, language),
        "first": editor.first_values(),
        "words": {
            **{name: each.render(language) for name, each in _LABELS.items()},
            **({"turn": editor.turn_label.render(language)} if editor.turn_label is not None else {}),
        },
    }


def _describe_fields(
    form: SituationForm, edited: Sequence[EditedField], model: type[Any], corpus: Corpus, language: Language
) -> list[dict[str, object]]:
    choices = {each.path: each.options() for each in edited if each.options is not None}
    fields = {field.path: field for field in list_fields(model, choices)}

    def options(field: RequestField) -> list[list[str]]:
        if field.path not in choices:
            return [[each, form.format_option(field, each, corpus, language)] for each in field.options]
        return [
            [
                each.value,
                render_part(each.label, corpus, form.game, language),
                *([render_part(each.group, corpus, form.game, language)] if each.group is not None else []),
            ]
            for each in choices[field.path]
        ]

    return [
        {
            "path": each.path,
            "label": capitalise(each.label.render(language)),
            "kind": _kind(fields[each.path]),
            "default": _default(model, each.path),
            "low": fields[each.path].low,
            "high": fields[each.path].high,
            "most": fields[each.path].max_size,
            "options": options(fields[each.path]),
            **({"group": capitalise(each.group.render(language))} if each.group is not None else {}),
        }
        for each in edited
    ]


def _default(model: type[BaseModel], path: str) -> object:
    """The default of the field at a path, also in an object that may be missing; `None` if it is no number or text."""
    name, _, rest = path.partition(".")
    field = model.model_fields[name]
    if not rest:
        return field.default if isinstance(field.default, int | str) else None
    inside = next(each for each in (field.annotation, *get_args(field.annotation)) if isinstance(each, type))
    return _default(inside, rest)


def _kind(field: RequestField) -> str:
    """The kind of input: `pieces` is a list in which one may be several times."""
    if field.is_text:
        return "text" if field.is_multiline else "line"
    if field.is_list:
        return "pieces"
    if field.options:
        return "choice"
    return "switch" if field.is_flag else "number"
