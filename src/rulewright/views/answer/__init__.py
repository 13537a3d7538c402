"""An answer as HTML in the reader's words, for whatever shows pages; no front end and no game in it."""

from __future__ import annotations

from rulewright.corpus.content import content_folder
from rulewright.pictures.symbols import dice_style


def answer_style() -> str:
    """The style sheet of answers, the faces of dice among them; it needs those of the design and of the symbols."""
    return (content_folder("site") / "static" / "answer.css").read_text("utf-8") + dice_style(".symbol-die-{}")
