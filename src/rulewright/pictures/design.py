"""The design that site and app share: their style sheet of colours, type and spacing, and their icons."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from rulewright.corpus.content import content_folder

ICONS: Mapping[str, str] = MappingProxyType(
    {
        "menu": "M3 6h18M3 12h18M3 18h18",
        "brand": "M12 2 21 7v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10",
        "search": "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21",
        "book": "M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14",
        "map": "M9 4 3 6.5v13L9 17l6 2.5 6-2.5V4l-6 2.5zM9 4v13M15 6.5v13",
        "dice": "M6 3h12l3 3v12l-3 3H6l-3-3V6zM8 7v2M16 7v2M12 11v2M8 15v2M16 15v2",
        "question": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M9.3 9.3a2.8 2.8 0 1 1 4 2.6c-1 .4-1.3 1-1.3 2M12 17h.01",
        "differ": "M7 4v16M17 4v16M7 8H3M7 12H4M17 8h4M17 14h3M11 12h2",
        "index": "M4 6h9M4 12h9M4 18h9M17 5v14M14 16l3 3 3-3",
        "flow": "M3 4h8v5H3zM13 15h8v5h-8zM7 9v8.5h6",
        "link": "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6L12 17",
        "copy": "M9 9h11v11H9zM5 15H4V4h11v1",
        "flag": "M5 21V4h13l-3 4.5 3 4.5H5",
        "next": "M9 5l7 7-7 7",
        "clock": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2",
    }
)
"""The outlines of the icons, in a square of 24 by 24."""


_COLOUR = re.compile(r"--rw-([\w-]+): (?:light-dark\()?(#[0-9a-f]+)")


@cache
def load_design_style() -> str:
    """The style sheet with the common design of site and app, for a page that is not the site's."""
    return (content_folder("site") / "static" / "tokens.css").read_text("utf-8")


def load_colour(name: str) -> str:
    """A colour of the style sheet's light theme, in hexadecimal digits, for places outside style sheets.

    Raises `KeyError` for an unknown one.
    """
    return _load_colours()[name]


@cache
def _load_colours() -> Mapping[str, str]:
    """The colours by name. The first definition counts; later ones are for old browsers."""
    return dict(reversed(_COLOUR.findall(load_design_style())))


def render_icon(name: str) -> str:
    """The icon as an `<svg>` element in the colour of the words beside it, hidden from screen readers.

    Raises `KeyError` for an unknown one.
    """
    return f'<svg class="rw-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="{ICONS[name]}"/></svg>'
