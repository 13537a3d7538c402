"""Addresses of the site's pages: an entry's id is its address."""

from __future__ import annotations

from rulewright.corpus.kind import DIFFERENCES_FAMILY
from rulewright.corpus.urls import calculator_path, entry_path

__all__ = [
    "ATLAS", "A_TO_Z", "CALCULATORS", "CHANGES_FEED", "DIFFERENCES_FAMILY", "FLOW", "MAP", "SEARCH", "SEARCH_INDEX",
    "SEARCH_MEANINGS", "SEARCH_NAMES", "calculator_path", "entry_path", "relative_path",
]  # fmt: skip

A_TO_Z = "a-z"
"""The name of a game's alphabetical index."""

ATLAS = "atlas"
"""The name of the page with statistics of a game's simulations."""

MAP = "map"
"""The name of the page with the picture of a game's board."""

FLOW = "flow"
"""The name of the page with a game's flow chart."""

CHANGES_FEED = "changes.xml"
"""The name of a game's Atom feed of changes."""


CALCULATORS = "calculate/index"
"""The name of the page that lists all calculators."""

SEARCH = "search"
"""The name of the page that searches in the browser."""

SEARCH_INDEX = "search-index.json"
"""The file in a language's folder that searches in the browser read."""

SEARCH_NAMES = "search-names.json"
"""The file beside it with titles and aliases, for suggestions until the index is loaded."""

SEARCH_MEANINGS = "search-meanings.json"
"""The file beside it with the embeddings of words and documents; `null` without any."""


def relative_path(from_document: str, to_document: str) -> str:
    """The relative link between two pages of one language, each a path such as `talisman/attacks` (`""`: the front).

    Every page is a folder with an index file, so a link climbs once per part of `from_document`.
    """
    return (
        "../" * len(from_document.split("/") if from_document else ()) + (f"{to_document}/" if to_document else "")
        or "./"
    )
