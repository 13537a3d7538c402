"""An answer as HTML in the reader's words, for whatever shows pages; no front end and no game in it."""

from __future__ import annotations

from rulewright.content import content_folder


def answer_style() -> str:
    """The style sheet of answers, for a page that is not the site's; it needs that of the design."""
    return (content_folder("site") / "static" / "answer.css").read_text("utf-8")
