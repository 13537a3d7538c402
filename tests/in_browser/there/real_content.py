"""What tests of engine and games ask for, as a plugin of pytest: in a browser's Python the fixtures of all tests cannot
be had, which want a browser, a server and an index.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.corpus.content import content_folder
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.model import Corpus
from rulewright.situations.game_packages import GamePackages


@pytest.fixture(scope="session")
def rules() -> Path:
    return content_folder("rules")


@pytest.fixture(scope="session")
def corpus(rules: Path) -> Corpus:
    return load_corpus(rules)


@pytest.fixture(scope="session")
def games(rules: Path) -> GamePackages:
    return GamePackages.from_folder(rules)
