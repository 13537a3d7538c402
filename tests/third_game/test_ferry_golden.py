"""The small game's golden files, as the large games have them: positions, fields of requests, sentences."""

from __future__ import annotations

from pathlib import Path

import pytest
from position_counts import Position, played, positions

from listed_fields import listed
from rulewright.corpus.loading import load_corpus
from rulewright.language import LANGUAGES
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages
from test_sentences import has_sentences, unlike

HERE = Path(__file__).parent
CROSSING = "night-ferry/crossing"


@pytest.fixture
def catalogue(third_game: Path) -> Catalogue:
    return GamePackages.from_folder(third_game).catalogue


@pytest.mark.parametrize("position", positions(HERE / "positions.toml"), ids=lambda each: each.name)
def test_position(position: Position, catalogue: Catalogue) -> None:
    assert played(position, catalogue) == position


def test_bounds_and_defaults_change_only_on_purpose(catalogue: Catalogue) -> None:
    assert [*listed(catalogue.situations[CROSSING])] == (HERE / "fields.txt").read_text("utf-8").splitlines()


def test_answers_say_what_was_written(catalogue: Catalogue, third_game: Path) -> None:
    assert all(has_sentences(language, CROSSING, HERE / "sentences") for language in LANGUAGES)
    faults = unlike(CROSSING, catalogue, load_corpus(third_game), HERE / "sentences")
    assert not faults, "\n".join(faults)
