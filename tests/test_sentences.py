"""Answers say what a native speaker wrote that they should say.

`sentences/requests/<game>/<situation>.toml` holds the requests: `name`, `request` (without its `situation`, which the
file's name tells) and `shows`, what is to be seen in its answer. `sentences/<language>/<game>/<situation>.toml` holds
what is said, a table for every request:

    [even-with-one-fate]
    headline = "…"   # how likely it is; the first sentence of an answer without chances
    advice = ["…"]   # one for every decision, in the answer's order
    steps = ["…"]    # the first two steps: "Title – remark (chance)"; or the next two sentences

These are written from the request and the numbers alone, before the program's sentence is seen, and need no Python to
be read and corrected. One file can be written after the other: what a language has no file for is not compared until
`COMPLETE`. Where a file differs from the program, judge which is better; never paste. Spaces that may not break, which
no reader sees in a file, count as spaces here.
"""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest

from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Report
from rulewright.situations.situation import Situation
from rulewright.views.explanation_text import build_steps, format_headline, format_statement, format_step_chance

COMPLETE = False
"""Whether every language has its sentences for every situation."""
ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "sentences"
GUIDE = ROOT / "site" / "guide"
STEPS = 2
FEWEST = 5
"""How many requests a situation has at least."""
SITUATIONS = sorted(
    str(path.relative_to(FOLDER / "requests").with_suffix("")) for path in FOLDER.glob("requests/*/*.toml")
)


@dataclass(frozen=True)
class AnswerSentences:
    """What an answer says first: its headline, the advice on every decision, the first steps of its explanation."""

    headline: str
    advice: list[str]
    steps: list[str]


def read(part: str, situation: str, folder: Path = FOLDER) -> dict[str, Any]:
    return tomllib.loads((folder / part / f"{situation}.toml").read_text("utf-8"))


def requests(situation: str, folder: Path = FOLDER) -> dict[str, dict[str, Any]]:
    """The requests of a situation by their names."""
    cases = read("requests", situation, folder)["case"]
    return {case["name"]: {"situation": situation, **case["request"]} for case in cases}


def has_sentences(language: Language, situation: str, folder: Path = FOLDER) -> bool:
    return (folder / language / f"{situation}.toml").exists()


def collect_sentences(
    answer: Answer | Report, situation: Situation, corpus: Corpus, language: Language
) -> AnswerSentences:
    """What the program says."""
    if isinstance(answer, Report):
        lines = [spaced(format_statement(line, corpus, language)) for line in answer.statements[: 1 + STEPS]]
        return AnswerSentences("".join(lines[:1]), [], lines[1:])
    return AnswerSentences(
        spaced(format_headline(answer, situation, language)),
        [spaced(each.summary(language)) for each in answer.advice],
        [
            spaced(f"{' – '.join(filter(None, (step.title, step.remark)))} ({format_step_chance(step, language)})")
            for step in build_steps(answer.trace, corpus, situation, language)[:STEPS]
        ],
    )


def spaced(text: str) -> str:
    """The text with every space an ordinary one."""
    return " ".join(text.split())


@pytest.fixture(scope="module")
def catalogue(games: GamePackages) -> Catalogue:
    return games.catalogue


def unlike(situation: str, catalogue: Catalogue, corpus: Corpus, folder: Path = FOLDER) -> list[str]:
    """The places where the program says something else than the sentences of a folder."""
    languages = [language for language in LANGUAGES if has_sentences(language, situation, folder)]
    written = {language: read(language, situation, folder) for language in languages}
    faults = []
    for name, request in requests(situation, folder).items():
        answer = catalogue.resolve(request)
        for language, cases in written.items():
            expected = cases.get(name)
            actual = asdict(collect_sentences(answer, catalogue.situations[situation], corpus, language))
            place = f"{folder.relative_to(ROOT)}/{language}/{situation}.toml [{name}]"
            if expected is None:
                faults.append(f"{place} is missing")
                continue
            faults += [
                f"{place} {part}\n  expected: {expected.get(part)}\n  found:    {actual.get(part)}"
                for part in {**actual, **expected}
                if expected.get(part) != actual.get(part)
            ]
    return faults


@pytest.mark.sampled(4)
@pytest.mark.thorough
@pytest.mark.parametrize("situation", SITUATIONS)
def test_answers_say_what_natives_wrote(situation: str, catalogue: Catalogue, corpus: Corpus) -> None:
    faults = unlike(situation, catalogue, corpus)
    assert not faults, "\n".join(faults)


def test_no_sentences_are_written_for_a_request_that_nobody_makes() -> None:
    left = [
        f"{path.relative_to(FOLDER)} [{name}]"
        for language in LANGUAGES
        for path in FOLDER.glob(f"{language}/*/*.toml")
        for situation in [str(path.relative_to(FOLDER / language).with_suffix(""))]
        for name in read(language, situation)
        if situation not in SITUATIONS or name not in requests(situation)
    ]
    assert not left


def test_every_language_has_sentences_for_every_situation() -> None:
    missing = [
        f"{language}/{situation}.toml"
        for language in LANGUAGES
        for situation in SITUATIONS
        if not has_sentences(language, situation)
    ]
    assert not (COMPLETE and missing), missing


def test_every_situation_and_every_goal_has_a_case(catalogue: Catalogue) -> None:
    assert sorted(catalogue.situations) == SITUATIONS
    for situation in catalogue.situations.values():
        cases = requests(situation.id)
        assert len(cases) >= FEWEST, situation.id
        goals = {request["goal"] for request in cases.values() if isinstance(request.get("goal"), str)}
        usual = next(iter(situation.goals), None)
        assert goals | {usual} >= set(situation.goals), situation.id


def test_every_request_has_a_name_of_its_own_and_shows_something() -> None:
    for situation in SITUATIONS:
        cases = read("requests", situation)["case"]
        assert len(requests(situation)) == len(cases), situation
        assert all(set(case) == {"name", "shows", "request"} and case["shows"] for case in cases), situation


def test_examples_of_the_guide_have_cases() -> None:
    pages = {*GUIDE.glob("*.md")} - {GUIDE / "a-game-in-an-afternoon.md"}  # whose game is its own
    lines = [line for page in pages for line in page.read_text("utf-8").splitlines()]
    text = "\n".join(line for line in lines if "--table" not in line)  # those lack what the table tells
    examples = [json.loads(request_json) for request_json in re.findall(r"'(\{\"situation\".*\})'", text)]
    assert examples
    for example in examples:
        assert example in requests(example["situation"]).values()
