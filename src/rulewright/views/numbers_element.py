"""The data of the element `site/static/rw-numbers.js`, on which a reader taps numbers one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.form_fields import RequestField
from rulewright.views.situation_form import SituationForm

_LABELS: Mapping[str, Phrase] = {
    "further": phrase("add-another", name="{name}"),
    "moved": phrase("take-off", name="{name}"),
    "done": phrase("done"),
}


def build_numbers_data(form: SituationForm, field: RequestField, language: Language) -> dict[str, object]:
    """The attribute `data` of the element, as JSON: the field's path, name and bounds, and its words."""
    return {
        "path": field.path,
        "label": capitalise(form.label(field).render(language)),
        "low": field.low,
        "high": field.high,
        "most": field.max_size,
        "words": {name: each.render(language) for name, each in _LABELS.items()},
    }
