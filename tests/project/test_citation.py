"""How Rulewright is cited agrees with the release that stands here."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

from rulewright import __version__

ROOT = Path(__file__).parents[2]


def test_the_citation_names_the_latest_release() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()  # what the format's 1.2.0 asks for
    released = re.search(r"^## (\S+) \((\S+)\)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert released is not None
    assert (cited["version"], str(cited["date-released"])) == released.groups()
    assert cited["version"] == __version__
