"""The data of the element `site/static/rw-character.js`, which stores a player's character on the device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.form_fields import RequestField
from rulewright.views.situation_form import SituationForm

_LABELS: Mapping[str, Phrase] = {
    "title": phrase("my-character"),
    "none": phrase("no-character-is-kept-yet"),
    "keep": phrase("keep-these-values"),
    "fill": phrase("use-my-character"),
    "export": phrase("save-my-character-as-a-file"),
    "import": phrase("load-my-character-from-a-file"),
    "delete": phrase("delete-my-character"),
    "sure": phrase("delete-my-character-for-good"),
    "unreadable": phrase("that-file-holds-no-character"),
    "broken": phrase("what-is-kept-cannot-be-read"),
    "newer": phrase("the-character-is-of-a-newer-version"),
    "refused": phrase("this-browser-keeps-nothing"),
}


def build_character_data(
    form: SituationForm, values: Mapping[str, Any], corpus: Corpus, language: Language
) -> dict[str, object] | None:
    """The attribute `data` of the element, as JSON: own fields with their values, names and symbols, and its words.

    `None` if the form has no fields of the player's own character.
    """
    symbols = corpus.games[form.game].symbols
    own: dict[str, list[RequestField]] = {}
    for each, name in form.character_fields:
        own.setdefault(name, []).append(each)
    fields = [
        {
            "paths": [each.path for each in same],
            "name": name,
            "label": capitalise(form.label(field).render(language)),
            "value": "" if values[field.path] is None else field.format_value(values[field.path]),
            "begins": "" if form.initial_value(field) is None else field.format_value(form.initial_value(field)),
            "symbol": symbols.get(name, ""),
            "several": field.is_list,
            "names": {option: form.format_option(field, option, corpus, language) for option in field.options},
        }
        for name, same in own.items()
        for field in same[:1]  # the first is the form's own; the others set it by name
    ]
    if not fields:
        return None
    words = {name: each.render(language) for name, each in _LABELS.items()}
    return {"game": form.game, "form": form.situation.id, "fields": fields, "words": words}
