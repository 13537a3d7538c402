"""Answers to questions: the same object from the library and the command line, and its texts in four languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES
from rulewright.library import Rules
from rulewright.server.api.shapes import shapes_in

BATTLE = "strength 4 and one fate against the ogre, what are my odds?"
TABLE = {
    "schema": 1,
    "players": [{"id": "anna", "hero": {"character": "warrior"}}, {"id": "ben", "hero": {"character": "troll"}}],
}


@pytest.fixture(scope="session")
def asked(rules: Path, index: object) -> Rules:
    made = Rules(rules)
    vars(made)["_index"] = index
    return made


@pytest.mark.parametrize("question", [BATTLE, "can I heal above my starting lives?", "troll attacks wizard", ""])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_has_the_shape_of_the_contract(run: Callable, question: str, language: str) -> None:
    told = run("ask", question, "--lang", language, "--json").json
    shapes = shapes_in(LANGUAGES)
    Draft202012Validator(shapes["asked"]).validate(told)
    assert (told["question"], told["language"]) == (question, language)
    for row in (*told["understood"], *told["left"]):
        start, end = row["span"]
        assert question[start:end] == row["text"]
    if told["missing"] or told["choices"] or told["kind"] == "rules":
        assert told["answer"] is None


def test_the_answer_is_that_of_its_request(run: Callable) -> None:
    """Strength 4 against 5: win if the rolls differ by 2 or more: 10/36 before fate."""
    told = run("ask", BATTLE, "--lang", "en", "--json").json
    alone = run("resolve", "-", "--json", "--lang", "en", stdin=json.dumps(told["request"])).json
    assert told["answer"] == alone
    assert told["hits"]


@pytest.mark.parametrize(
    ("question", "link"),
    [
        (BATTLE, "calculate/talisman/battle/?hero.strength=4&hero.fate=1&foe.strength=5"),
        ("can I heal above my starting lives?", None),
        ("", None),
    ],
)
def test_a_link_opens_the_calculator_filled_in(run: Callable, question: str, link: str | None) -> None:
    """The Ogre's card has Strength 5."""
    told = run("ask", question, "--lang", "en", "--json").json
    assert told["link"] == link or (link is not None and told["link"].startswith(link))


def test_words_may_stand_apart(run: Callable) -> None:
    together = run("ask", BATTLE, "--lang", "en", "--json").json
    assert run("ask", *BATTLE.split(), "--lang", "en", "--json").json == together


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Understood", "Not said, so as usual")),
        ("ko", ("이렇게 알아들었습니다",)),
        ("cs", ("Takto jsme tomu rozuměli",)),
        ("fi", ("Näin kysymys ymmärrettiin",)),
    ],
)
def test_the_terminal_tells_what_was_understood(run: Callable, language: str, words: tuple[str, ...]) -> None:
    shown = run("ask", BATTLE, "--lang", language)
    assert (shown.status, shown.err) == (0, "")
    for word in words:
        assert word in shown.out


def test_what_is_missing_is_asked(run: Callable) -> None:
    shown = run("ask", "one fate against the ogre, what are my odds?", "--lang", "en")
    assert "Still needed" in shown.out
    assert "hero.strength" in shown.out


def test_a_table_answers_for_its_player(run: Callable, tmp_path: Path) -> None:
    """The Warrior's Strength is 4; an Ogre's 5."""
    file = tmp_path / "table.json"
    file.write_text(json.dumps(TABLE), "utf-8")
    told = run("ask", "can I beat the ogre?", "--table", str(file), "--for", "anna", "--lang", "en", "--json").json
    request = {"situation": "talisman/battle", "table": TABLE, "for": "anna", "foe": {"strength": 5, "type": "monster"}}
    alone = run("resolve", "-", "--json", "--lang", "en", stdin=json.dumps(request)).json
    assert told["answer"]["probability"] == alone["probability"]


def test_a_request_that_contradicts_itself_has_its_error_as_answer(run: Callable) -> None:
    """Evading is decided before the dice."""
    question = "strength 4 against the wolf, i may evade and i rolled a 3"
    told = run("ask", question, "--lang", "en", "--json").json
    assert told["request"]["may_evade"]
    assert told["answer"]["error"]["code"] == "contradiction"
    assert told["answer"]["error"]["message"] in " ".join(run("ask", question, "--lang", "en").out.split())


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(("x" * 2_001,), "out-of-range"), ((BATTLE, "--game", "chess"), "unknown-game")],
)
def test_a_mistake_is_one_clear_sentence(run: Callable, arguments: tuple[str, ...], code: str) -> None:
    failed = run("ask", *arguments, "--json", "--lang", "en")
    assert failed.status == 2
    assert failed.json["error"]["code"] == code


def test_the_library_answers_alike(asked: Rules, run: Callable) -> None:
    told = asked.ask(BATTLE, "en")
    assert told == run("ask", BATTLE, "--lang", "en", "--json").json
    assert asked.ask("can I beat the ogre?", "en", table=TABLE, player="anna")["answer"] is not None
    with pytest.raises(ValueError, match="xx"):
        asked.ask(BATTLE, "xx")
    for arguments, code in (({"question": "x" * 2_001}, "out-of-range"), ({"game": "chess"}, "unknown-game")):
        with pytest.raises(BadInputError) as raised:
            asked.ask(**{"question": BATTLE, "language": "en"} | arguments)
        assert raised.value.code == code
