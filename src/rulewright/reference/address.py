"""Where the site's pages stand: an entry's id is its address."""

from __future__ import annotations

from rulewright.language import Language

REFERENCE_ROOT = "/reference"
"""Where the application mounts the built site. The site itself links only relatively and works under any prefix."""

DIFFERENCES = "differences"
"""The family of the differences between rulebooks, and the name of the page that shows them all."""

A_TO_Z = "a-z"
"""The name of a game's alphabetical index."""


def entry_path(entry_id: str, language: Language) -> str:
    """The path of an entry's or a difference's page on the application's host, by its whole id.

    `entry_path("talisman/attacks/stand-off", Language.KO)` is `/reference/ko/talisman/attacks/stand-off/`.
    """
    return f"{REFERENCE_ROOT}/{language}/{entry_id}/"


def relative_path(from_document: str, to_document: str) -> str:
    """The relative link between two documents of one language, each a path such as `talisman/attacks` (`""`: the front).

    Every document is a folder with an index file, so a link climbs once per part of `from_document`.
    """
    return "../" * len(from_document.split("/") if from_document else ()) + (f"{to_document}/" if to_document else "") or "./"
