"""Where words and entries point: what is kept of vectors, and what is made of them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from rulewright.corpus.kind import CALCULATOR, PAGE
from rulewright.corpus.loading import load_corpus
from rulewright.language import Language
from rulewright.language.translations import Translations
from rulewright.search.browser import browser_indexes, browser_meanings
from rulewright.search.content import SearchContent
from rulewright.search.embeddings import (
    Embeddings,
    EmbeddingsError,
    Learnt,
    Meanings,
    Packed,
    embeddings_file,
    key_of,
    pieces,
    read_embeddings,
)
from rulewright.search.pages import SearchablePage
from rulewright.search.storage import open_index
from rulewright.search.words import words

EN = Language.EN
AXES = Embeddings("^dice$ ^equal$ ^tie$ equ", Packed.of(np.array([[1.0, 0], [0, 1], [0, 1], [0, 0.5]])))
"""Words in two directions: dice, and what equals; a part of a word that points as its words do."""


def test_a_word_has_itself_and_its_parts() -> None:
    assert pieces("tie") == ["^tie$", "^ti", "tie", "ie$"]
    assert pieces("a") == ["^a$"]
    assert pieces("Häh".lower()) == ["^hah$", "^ha", "hah", "ah$"]
    assert pieces("주사위") == ["^주사위$", "주사", "사위"]
    assert pieces("칼") == ["^칼$"]


def test_four_bits_come_near() -> None:
    vectors = np.random.default_rng(3).normal(size=(200, 48)) * np.logspace(-1, 1, 200)[:, None]
    near = Packed.of(vectors).vectors()
    alike = (near * vectors).sum(axis=1) / np.linalg.norm(near, axis=1) / np.linalg.norm(vectors, axis=1)
    assert alike[60:].min() > 0.98
    assert np.abs(Packed.of(near).vectors() - near).max() < 0.02 * np.abs(near).max()


def test_a_text_points_where_its_words_do() -> None:
    assert AXES.of(words("Dice?")) == pytest.approx([1, 0])
    assert AXES.of(words("dice equal")) == pytest.approx(np.array([1, 1.5]) / np.hypot(1, 1.5), abs=0.02)
    assert AXES.of(words("tie, equal, sequel")) == pytest.approx([0, 1])
    assert AXES.of(words("of no word here dice")) is None
    assert AXES.of(words("")) is None


def learnt(*keys: str) -> Learnt:
    """Of entries known by these keys, the first one is about dice, the second about what equals."""
    return Learnt(AXES, " ".join(keys), Packed.of(np.eye(2)[: len(keys)]))


def test_an_entry_points_where_was_learnt_and_a_new_one_nowhere(small: Path) -> None:
    documents = load_corpus(small).documents
    meanings = learnt(documents[1].id, "gone/for-good").meanings(documents)
    assert Meanings.read(json.loads(json.dumps(meanings.record()))) == meanings
    alike = meanings.likeness(words("dice"))
    assert alike is not None
    assert alike == pytest.approx([0, 1, *[0] * (len(documents) - 2)], abs=0.01)
    assert meanings.likeness(words("tie")) == pytest.approx([0] * len(documents), abs=0.01)


def test_page_and_calculator_of_one_name_are_distinguished() -> None:
    page, calculator = (SearchablePage("talisman/movement", kind, Translations({}, ())) for kind in (PAGE, CALCULATOR))
    assert learnt(key_of(calculator), key_of(page)).meanings([page, calculator]).likeness(["dice"]) == (
        pytest.approx([0, 1], abs=0.01)
    )


DAMAGED = {
    "empty": "", "null": "null", "list": "[]", "object": "{}", "deep": "[" * 5000, "no text": "\ufeff\x00",
    "half": '{"pieces": "a", "vectors": {}}', "numbers": '{"pieces": 3, "vectors": 4}',
    "no entries": json.dumps(AXES.record()),
}  # fmt: skip


@pytest.mark.parametrize("damaged", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_file_is_named(small: Path, tmp_path: Path, damaged: str) -> None:
    (small / embeddings_file(EN)).write_text(damaged, "utf-8")
    with pytest.raises(EmbeddingsError) as refused:
        open_index(small, tmp_path / "index")
    assert (refused.value.code, refused.value.input) == ("unreadable-embeddings", str(small / embeddings_file(EN)))
    assert not list(tmp_path.glob("index/*"))


def test_vectors_that_are_cut_short_are_none() -> None:
    record = json.loads(json.dumps(learnt("a", "b").record()))
    assert Learnt.read(record) == learnt("a", "b")
    for name, fewer in (("pieces", "^dice$"), ("documents", "a"), ("documents", "a a")):
        with pytest.raises(ValueError, match=name):
            Learnt.read({**record, name: fewer})


def test_content_without_vectors_is_searched_as_well(small: Path, tmp_path: Path) -> None:
    index = open_index(small, tmp_path)
    assert index.meanings(EN) is None
    corpus = load_corpus(small)
    assert read_embeddings(small, corpus.languages) == {}
    title = next(iter(corpus.entries.values())).texts[EN].title
    assert index.search(title, EN).hits
    content = SearchContent.load(small, corpus)
    assert browser_meanings(browser_indexes(content, [EN])[EN], content, None) is None


def test_vectors_change_the_index(small: Path, tmp_path: Path) -> None:
    open_index(small, tmp_path / "index")
    (small / embeddings_file(EN)).write_text(json.dumps(learnt("a", "b").record()), "utf-8")
    meanings = open_index(small, tmp_path / "index").meanings(EN)
    assert meanings is not None
    assert meanings.embeddings == AXES
