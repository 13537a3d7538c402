"""The small game at a table: what the form asks is asked, and titles are those of the game that is played."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from rulewright.corpus.loading import load_corpus
from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages
from rulewright.terminal.play_session import PlaySession

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    def play(catalogue: Catalogue, corpus: Corpus, what: str, *typed: str) -> str:
        lines = iter((*typed, "q"))
        monkeypatch.setattr("builtins.input", lambda: next(lines))
        console = Console(file=io.StringIO(), width=200, highlight=False)
        PlaySession(catalogue, corpus, Language.EN, None, console).play(what)
        return console.file.getvalue()

    return play


@pytest.fixture
def catalogue(third_game: Path) -> Catalogue:
    return GamePackages.from_folder(third_game).catalogue


def test_prompts_include_every_basic_field(play: Play, catalogue: Catalogue, third_game: Path) -> None:
    corpus = load_corpus(third_game)
    output = play(catalogue, corpus, "crossing", "6", "1", "1")
    # 1 lantern: a wind that blows it out comes with 1/3 before the landing.
    assert "Lanterns [3]" in output
    assert "Choose a number from 1 to 5." in output
    assert "66.7% chance of reaching the far shore" in output
    assert output.rstrip().endswith("u (undo) or q (quit) >")
    assert "The ferry is lost" in output
    assert "96.3% chance of reaching the far shore" in play(catalogue, corpus, "crossing", "")


def test_titles_are_those_of_the_game_that_is_played(play: Play, catalogue: Catalogue, third_game: Path) -> None:
    corpus = load_corpus(third_game)
    entry = corpus.entry("crossing/crossing")
    text = replace(entry.texts[Language.EN], title="Another crossing")
    other = replace(entry, id="another-game/crossing/crossing", texts={**entry.texts, Language.EN: text})
    both = replace(corpus, entries={other.id: other, **corpus.entries})
    output = play(catalogue, both, "night-ferry/crossing", "", "4")
    assert "The crossing. What does the die show?" in output
    assert "Another crossing" not in output


def test_a_name_that_two_games_have_is_no_situations_name(play: Play, catalogue: Catalogue, third_game: Path) -> None:
    [crossing] = catalogue.situations.values()
    both = Catalogue([crossing, replace(crossing, id="another-game/crossing")])
    with pytest.raises(
        BadInputError, match=r"no situation “crossing”\. Did you mean Crossing by night \(night-ferry/crossing\)"
    ):
        play(both, load_corpus(third_game), "crossing")
