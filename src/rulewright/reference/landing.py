"""The page above the languages: the choice of a language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rulewright.language import Language, default_language
from rulewright.pictures.design import load_design_style
from rulewright.reference.page_shell import render_page


def write_landing(root: Path, languages: Sequence[Language]) -> None:
    """Write `root`/index.html, which redirects to the language that the reader chose last, or to the browser's.

    For other languages of browsers it is English, or the first; without JavaScript the reader chooses.
    """
    page = render_page("landing.html", default_language(languages), languages=languages, style=load_design_style())
    (root / "index.html").write_text(page, "utf-8")
