from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.corpus.model import Corpus
from rulewright.questions.understanding import Questions
from rulewright.situations.game_packages import GamePackages


@pytest.fixture(scope="session")
def questions(rules: Path, corpus: Corpus) -> Questions:
    return Questions(rules, corpus, GamePackages.from_folder(rules, corpus))
