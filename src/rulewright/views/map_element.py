"""The data of the element `site/static/rw-map.js`, on which a reader builds a map by tapping."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.form_fields import RequestField
from rulewright.views.situation_form import SituationForm

_LABELS: Mapping[str, Phrase] = {
    "place": phrase("place-on-the-map", row="{row}", column="{column}", card="{card}"),
    "empty": phrase("nothing-there"),
    "moved": phrase("take-off", name="{name}"),
    "done": phrase("done"),
    "written": phrase("as-text"),
    "unread": phrase("this-cannot-be-drawn"),
}


def build_map_data(form: SituationForm, field: RequestField, language: Language) -> dict[str, object]:
    """The attribute `data` of the element, as JSON: the field's path and name, and its words."""
    told = form.situation.map_input
    assert told is not None
    own = {
        "number": told.card_label,
        "hidden": told.hidden_label,
        "right": told.barred_right_label,
        "below": told.barred_below_label,
    }
    return {
        "path": field.path,
        "label": capitalise(form.label(field).render(language)),
        "words": {name: each.render(language) for name, each in {**_LABELS, **own}.items()},
    }
