"""The files of the grammar: in order, and their mistakes found."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES
from rulewright.questions.grammar import GRAMMAR_FOLDER, check_grammars, load_game_grammars, load_language_grammar
from rulewright.questions.understanding import Questions
from rulewright.situations.game_packages import GamePackages


@pytest.fixture
def copied(rules: Path, corpus: Corpus, tmp_path: Path) -> Path:
    """The grammar's files alone, to be changed."""
    for game in corpus.games:
        for folder in (game, *(f"{language}/{game}" for language in corpus.languages)):
            (tmp_path / folder).mkdir(parents=True)
            shutil.copy(rules / folder / "questions.toml", tmp_path / folder)
    return tmp_path


def test_every_language_has_a_grammar(rules: Path, corpus: Corpus) -> None:
    for language in LANGUAGES:
        assert (GRAMMAR_FOLDER / f"{language}.toml").is_file()
        assert load_language_grammar(language).sides.mine
        assert [each.game for each in load_game_grammars(rules, corpus, language)] == list(corpus.games)


def test_situations_slots_and_pieces_exist(rules: Path, corpus: Corpus, games: GamePackages) -> None:
    for grammar in load_game_grammars(rules, corpus, LANGUAGES[0]):
        known = set(games.catalogue.situations)
        assert {f"{grammar.game}/{each.id}" for each in grammar.record.situation} <= known
        for short in games[grammar.game].asked_pieces():
            assert f"{grammar.game}/{short}" in corpus.entries
        assert len({each.id for each in grammar.record.slot}) == len(grammar.record.slot)


def test_the_files_are_in_order(copied: Path, corpus: Corpus) -> None:
    assert list(check_grammars(copied, corpus)) == []


@pytest.mark.parametrize(
    ("file", "before", "after", "code"),
    [
        ("fi/talisman/questions.toml", "[slots]", '[slots]\nwealth = ["raha"]', "unknown-key"),
        ("talisman/questions.toml", '"glossary/strength"', '"glossary/no-such"', "dangling-link"),
        ("cs/talisman/questions.toml", "[slots]", "[slots]\nfate = 3", "bad-toml"),
    ],
)
def test_mistakes_are_found(copied: Path, corpus: Corpus, file: str, before: str, after: str, code: str) -> None:
    text = (copied / file).read_text("utf-8")
    (copied / file).write_text(text.replace(before, after, 1), "utf-8")
    findings = list(check_grammars(copied, corpus))
    assert findings
    assert {(each.file, each.code) for each in findings} == {(file, code)}


def test_a_game_without_a_grammar_answers_with_rules(tmp_path: Path, corpus: Corpus, games: GamePackages) -> None:
    found = Questions(tmp_path, corpus, games).understand("strength 4 against the wolf", LANGUAGES[0])
    assert (found.kind, found.request) == ("rules", None)
