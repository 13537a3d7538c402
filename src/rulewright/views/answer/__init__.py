"""An answer as HTML in the reader's words, for any page; independent of front ends and games."""

from __future__ import annotations

from rulewright.corpus.content import content_folder
from rulewright.pictures.symbols import render_dice_style


def load_answer_style() -> str:
    """The style sheet of answers, with charts and faces of dice; it needs those of the design and the symbols."""
    static = content_folder("site") / "static"
    styles = ((static / name).read_text("utf-8") for name in ("charts.css", "answer.css"))
    return "".join(styles) + render_dice_style(".symbol-die-{}")
