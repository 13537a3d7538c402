"""An answer to a question says its verdict first: a bare “Yes.” is no sentence, and an open one says so at once."""

from __future__ import annotations

import re

import pytest

from rulewright.corpus.model import Basis, Corpus
from rulewright.language import Language

BARE = re.compile(r"^(?:yes|no|네|아니요|ano|ne|kyllä|ei|saat|saavat|riittää|et|eivät)\.", re.IGNORECASE)
OPEN = {
    Language.EN: "The rulebook does not say",
    Language.KO: "규칙서에는 나와 있지 않",
    Language.CS: "Pravidla to neříkají",
    Language.FI: "Säännöt eivät kerro",
}


@pytest.mark.parametrize("language", OPEN)
def test_no_verdict_is_a_sentence_of_one_word(corpus: Corpus, language: Language) -> None:
    answers = {
        e.id: e.texts[language].plain for e in corpus.entries.values() if e.question and e.game == "tainted-grail"
    }
    assert len(answers) > 30
    assert [entry_id for entry_id, answer in answers.items() if BARE.match(answer.strip())] == []


@pytest.mark.parametrize(("verdict", "is_bare"), [("Yes. It does.", True), ("Yes, it does.", False), ("Ne. Ani", True)])
def test_what_a_bare_verdict_is(verdict: str, is_bare: bool) -> None:
    assert bool(BARE.match(verdict)) is is_bare


@pytest.mark.parametrize("language", OPEN)
def test_an_answer_that_begins_with_what_is_open_is_our_reading(corpus: Corpus, language: Language) -> None:
    begun = [
        entry
        for entry in corpus.entries.values()
        if entry.question and entry.game == "tainted-grail" and entry.texts[language].plain.startswith(OPEN[language])
    ]
    assert len(begun) > 10
    assert {entry.question.basis for entry in begun if entry.question} == {Basis.OUR_READING}
