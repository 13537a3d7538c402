"""The symbols of games' icons: own outlines from `rules/<game>/symbols.toml`, shown by a style sheet of site and app.

An outline is an SVG path in a square of 16 by 16, under the glossary term that names the icon. Words marked with the
classes `symbol symbol-<term>` get the symbol before them, in the colour of the words; a screen reader hears the words.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote

_TERM = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+")
_SVG = (
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.5'"
    " stroke-linecap='round' stroke-linejoin='round'><path d='{outline}'/></svg>"
)
_SHOWN = """\
{selectors} {{
  content: ""; display: inline-block; width: 1em; height: 1em; margin-inline-end: .2em; vertical-align: -.12em;
  background: currentColor; mask: var(--symbol) center / contain no-repeat; print-color-adjust: exact;
}}
.symbol-large::before {{ width: 1.15em; height: 1.15em; vertical-align: -.22em; }}
@media (forced-colors: active) {{ .symbol::before {{ background: CanvasText; }} }}
"""


def symbols(rules: Path, game: str = "*") -> Mapping[str, str]:
    """The outlines of a game's icons in the folder `rules`, or of all games', by term.

    Raises `ValueError` for what is no outline.
    """
    found: dict[str, str] = {}
    for file in sorted(rules.glob(f"{game}/symbols.toml")):
        for term, outline in tomllib.loads(file.read_text("utf-8")).items():
            if not (_TERM.fullmatch(term) and isinstance(outline, str) and _PATH.fullmatch(outline)):
                raise ValueError(f"{file}: {term} is no SVG path under a term's name.")
            found[term] = outline
    return found


def symbol_style(rules: Path) -> str:
    """The style sheet that shows the symbols; empty where no game has any."""
    outlines = symbols(rules)
    if not outlines:
        return ""
    each = (
        f'.symbol-{term} {{ --symbol: url("data:image/svg+xml,{quote(_SVG.format(outline=outline), safe=" =:/")}") }}\n'
        for term, outline in outlines.items()
    )
    selectors = ",\n".join(f".symbol-{term}::before" for term in outlines)
    return _SHOWN.format(selectors=selectors) + "".join(each)
