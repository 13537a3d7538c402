"""An answer as HTML in the reader's words, for any page; independent of front ends and games."""

from __future__ import annotations

from rulewright.corpus.content import content_folder
from rulewright.pictures.symbols import render_dice_style


def load_answer_style() -> str:
    """The style sheet of answers, with the faces of dice; it needs those of the design and of the symbols."""
    return (content_folder("site") / "static" / "answer.css").read_text("utf-8") + render_dice_style(".symbol-die-{}")
