"""The symbols of games' icons, shown by a style sheet of site and app: own outlines from `rules/<game>/symbols.toml`.

Words marked with the classes `symbol symbol-<term>` get the symbol before them, in the colour of the words; a screen
reader hears the words.
"""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote

from rulewright.corpus import Game

_SVG = (
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='currentColor' stroke-width='1.5'"
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


def symbol_style(games: Iterable[Game]) -> str:
    """The style sheet that shows the games' symbols; empty where no game has any."""
    outlines = {term: outline for game in games for term, outline in game.symbols.items()}
    if not outlines:
        return ""
    each = (
        f'.symbol-{term} {{ --symbol: url("data:image/svg+xml,{quote(_SVG.format(outline=outline), safe=" =:/")}") }}\n'
        for term, outline in outlines.items()
    )
    selectors = ",\n".join(f".symbol-{term}::before" for term in outlines)
    return _SHOWN.format(selectors=selectors) + "".join(each)
