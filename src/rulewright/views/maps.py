"""The data of the element `site/static/rw-map.js`, on which a reader builds a map by tapping."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.corpus.content import content_folder
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.lettering import capitalised
from rulewright.situations.form import Field
from rulewright.views.form import Form

_WORDS: Mapping[str, Phrase] = {
    "place": phrase("place-on-the-map", row="{row}", column="{column}", card="{card}"),
    "empty": phrase("nothing-there"),
    "moved": phrase("take-off", name="{name}"),
    "done": phrase("done"),
    "written": phrase("as-text"),
    "unread": phrase("this-cannot-be-drawn"),
}


def map_of(form: Form, field: Field, language: Language) -> dict[str, object]:
    """The attribute `data` of the element, as JSON: the field's path and name, and its words."""
    told = form.situation.map
    assert told is not None
    own = {"number": told.number, "hidden": told.hidden, "right": told.right, "below": told.below}
    return {
        "path": field.path,
        "label": capitalised(form.label(field).render(language)),
        "words": {name: each.render(language) for name, each in {**_WORDS, **own}.items()},
    }


def map_script() -> str:
    """The element's script with its dependencies."""
    folder = content_folder("site") / "static"
    return "".join((folder / name).read_text("utf-8") for name in ("rw-parts.js", "rw-map.js"))
