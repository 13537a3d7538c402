"""Which catalogs of messages are judged together with a folder of rules."""

from __future__ import annotations

from pathlib import Path

from rulewright.corpus.content import content_folder
from rulewright.language.phrase import CATALOGS
from rulewright.situations.games import Games


def catalogs_beside(rules: Path) -> list[tuple[str, Path]]:
    """The folders with the catalogs of the games' packages, each with the game's id before it.

    Those of program and site, with an empty one, are among them where the rules are their own.
    """
    found = [*Games.of(rules).catalogs().items()]
    if rules.resolve() == content_folder("rules").resolve():
        found += [("", CATALOGS), ("", content_folder("site") / "locales")]
    return found
