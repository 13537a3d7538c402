"""The symbols of games' icons in a style sheet of site and app, with outlines from `rules/<game>/symbols.toml`.

Words with the classes `symbol symbol-<term>` get the symbol before them, in the colour of the words; a screen reader
reads the words. Answers mark the faces of a die with `symbol-die-1` to `symbol-die-6`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from urllib.parse import quote

from rulewright.corpus.model import Game

FACES = 6
_PIPS = {1: (8, 8), 2: (4.8, 4.8, 11.2, 11.2), 3: (4.8, 4.8, 8, 8, 11.2, 11.2)}
_PIPS[4] = (*_PIPS[2], 11.2, 4.8, 4.8, 11.2)
_PIPS[5] = (*_PIPS[4], 8, 8)
_PIPS[6] = (*_PIPS[4], 4.8, 8, 11.2, 8)
"""The pips of each face, as pairs of coordinates."""
_SVG = (
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='currentColor' stroke-width='1.5'"
    " stroke-linecap='round' stroke-linejoin='round'><path d='{outline}'/></svg>"
)
_SYMBOL_RULE = """\
{selectors} {{
  content: ""; display: inline-block; width: 1em; height: 1em; margin-inline-end: .2em; vertical-align: -.12em;
  background: currentColor; mask: var(--symbol) center / contain no-repeat; print-color-adjust: exact;
}}
"""
_LARGE_SYMBOL_RULE = """\
.symbol-large::before { width: 1.15em; height: 1.15em; vertical-align: -.22em; }
@media (forced-colors: active) { .symbol::before { background: CanvasText; } }
"""


def die_outline(number: int) -> str:
    """The outline of a die that shows the number."""
    pips = zip(*[iter(_PIPS[number])] * 2, strict=True)
    return "M3.5 1h9L15 3.5v9L12.5 15h-9L1 12.5v-9z" + "".join(f"M{x - 0.5:g} {y:g}h1" for x, y in pips)


def render_symbol_style(games: Iterable[Game]) -> str:
    """The style sheet with the games' symbols; empty if no game has any."""
    outlines = {f".symbol-{term}": outline for game in games for term, outline in game.symbols.items()}
    return render_symbols_before(outlines) + _LARGE_SYMBOL_RULE if outlines else ""


def render_dice_style(selector: str) -> str:
    """The style sheet that puts the face of a die before each of its numbers; `{}` in `selector` stands for the
    number."""
    return render_symbols_before({selector.format(number): die_outline(number) for number in range(1, FACES + 1)})


def render_symbols_before(outlines: Mapping[str, str]) -> str:
    """The style sheet that puts symbols before elements without their class: outlines by selector, at least one."""
    each = (
        f'{selector} {{ --symbol: url("data:image/svg+xml,{quote(_SVG.format(outline=outline), safe=" =:/")}") }}\n'
        for selector, outline in outlines.items()
    )
    return _SYMBOL_RULE.format(selectors=",\n".join(f"{selector}::before" for selector in outlines)) + "".join(each)
