"""What single questions are understood to say, and that nothing that was typed is lost."""

from __future__ import annotations

import random
import time

import pytest

from rulewright.language import LANGUAGES, Language
from rulewright.questions.lexicon import edit_distance
from rulewright.questions.tokens import split_words
from rulewright.questions.understanding import MAX_QUESTION, QuestionKind, Questions, Understanding

EN, KO, CS, FI = (Language(code) for code in ("en", "ko", "cs", "fi"))


def fields(found: Understanding) -> dict[str, object]:
    return {row.field: row.value for row in found.understood}


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "strength 4, one fate, against an ogre: what are my chances?"),
        ("en", "4 strength 1 fate vs ogre"),
        ("en", "ogre, and I have strength 4 and 1 fate, odds?"),
        ("ko", "힘 4 운명 1인데 오우거랑 싸우면 이길 확률?"),
        ("ko", "힘4 운명1 오우거"),
        ("cs", "síla 4 proti zlobrovi, jeden žeton osudu, jaká je šance?"),
        ("cs", "mám sílu čtyři a jeden osud, zlobr"),
        ("fi", "voima 4 ja yksi kohtalo ogria vastaan, mikä on todennäköisyys?"),
        ("fi", "voimaa neljä, kohtalo 1, vastassa ogri"),
    ],
)
def test_a_battle_is_understood_however_it_is_said(questions: Questions, language: str, question: str) -> None:
    """The Ogre's card says Strength 5, and that it is a Monster."""
    found = questions.understand(question, Language(language))
    assert found.kind is QuestionKind.CALCULATOR
    assert found.request == {
        "situation": "talisman/battle",
        "hero": {"strength": 4, "fate": 1},
        "foe": {"strength": 5, "type": "monster"},
    }
    assert (found.left, found.missing, found.choices) == ((), (), ())


def test_spans_count_code_points(questions: Questions) -> None:
    found = questions.understand("🎲 strength 4 vs wolf", EN)
    texts = {row.field: found.question[row.start : row.end] for row in found.understood}
    assert texts["hero.strength"] == "strength 4"
    assert texts["foe.strength"] == "wolf"


@pytest.mark.parametrize(
    ("language", "question", "field", "value"),
    [
        ("en", "strength 4 and no fate against the wolf", "hero.fate", 0),
        ("en", "strength 4 without any fate against the wolf", "hero.fate", 0),
        ("cs", "síla 4 bez osudu proti vlkovi", "hero.fate", 0),
        ("fi", "voima 4 ilman kohtaloa sutta vastaan", "hero.fate", 0),
        ("ko", "힘 4 운명 없이 늑대랑 싸우면 승률", "hero.fate", 0),
        ("en", "I have strength 4 and the creature is two stronger than me, odds?", "foe.strength", 6),
        ("cs", "příšera je o dva silnější než já a já mám sílu 4, jaká je šance", "foe.strength", 6),
        ("ko", "상대가 나보다 힘이 2 높고 나는 힘 4, 이길 확률", "foe.strength", 6),
        ("en", "strength 4 against the wolf, I rolled a 3", "dice.hero", 3),
        ("en", "strength 4 against the wolf, I just want to survive", "goal", "survive"),
        ("en", "my warrior fights a wolf", "hero.character", "warrior"),
        ("en", "troll attacks wizard", "attacker.character", "troll"),
        ("en", "strength 4 against a spetcre with craft 3, craft 5", "foe.craft", 3),
    ],
)
def test_what_is_said_reaches_its_field(
    questions: Questions, language: str, question: str, field: str, value: object
) -> None:
    found = questions.understand(question, Language(language))
    assert fields(found).get(field) == value


def test_two_numbers_of_nobody_are_asked_back(questions: Questions) -> None:
    found = questions.understand("strength 3 and 5 in a battle, who wins?", EN)
    assert found.kind is QuestionKind.UNCLEAR
    assert {choice.field for choice in found.choices} >= {"hero.strength", "foe.strength"}
    assert not found.is_complete


def test_what_the_calculator_needs_is_named(questions: Questions) -> None:
    found = questions.understand("one fate against the ogre, what are my odds?", EN)
    assert found.missing == ("hero.strength",)
    assert not found.is_complete


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "do I have to fight a creature that I find on my space?"),
        ("ko", "동료는 몇 명까지 데리고 다녀도 되나요"),
        ("cs", "musím bojovat s nestvůrou na svém poli?"),
        ("fi", "onko pakko taistella otusta vastaan?"),
        ("en", ""),
        ("en", "   ?!  "),
        ("en", "qzx wvk jjj"),
        ("en", "<script>alert(1)</script>"),
        ("en", "\ud800 \x00 \u202e"),
    ],
)
def test_a_question_without_a_situation_is_for_the_rules(questions: Questions, language: str, question: str) -> None:
    found = questions.understand(question, Language(language))
    assert (found.kind, found.request, found.understood) == (QuestionKind.RULES, None, ())


def test_a_number_out_of_range_is_told_and_not_used(questions: Questions) -> None:
    """A Strength is at most 40."""
    found = questions.understand("strength 900 against the wolf, what chance?", EN)
    assert "900" in [found.question[start:end].split()[-1] for start, end in found.left]
    assert found.missing == ("hero.strength",)


def test_a_question_in_another_language_is_understood(questions: Questions) -> None:
    """A reader of Finnish pages asks in Korean."""
    found = questions.understand("힘 4인데 오우거랑 싸우면 이길 확률?", FI)
    assert found.situation is not None
    assert (found.situation.id, found.language) == ("talisman/battle", FI)
    assert fields(found)["hero.strength"] == 4


def test_one_game_can_be_asked_about(questions: Questions) -> None:
    found = questions.understand("health 5, encounter value 4, what now?", EN, "tainted-grail")
    assert found.situation is not None
    assert found.situation.id == "tainted-grail/combat"
    both = questions.understand("the wolf has strength 2 and encounter value 4, health 5", EN)
    told = {both.question[start:end] for start, end in both.left} | set(map(str, fields(both).values()))
    assert {"4", "5", "2"} <= {word for text in told for word in text.split()}


def test_a_table_says_who_asks(questions: Questions) -> None:
    anna = {"id": "anna", "hero": {"character": "warrior"}}
    table = {"schema": 1, "players": [anna, {"id": "ben", "hero": {"character": "troll"}}]}
    found = questions.understand("can I beat the ogre?", EN, table={"table": table, "for": "anna"})
    assert found.is_complete
    assert "hero.strength" not in found.missing


def test_usual_values_are_told(questions: Questions) -> None:
    found = questions.understand("strength 4 against the ogre, odds?", EN)
    assert ("hero.fate", 0) in found.assumed
    assert "hero.strength" not in dict(found.assumed)


WORDS = {
    "en": (
        "strength craft fate lives wolf dragon against no my his and , crypt two three Sword rolled "
        "without than stronger turns"
    ),
    "ko": "힘 기술 운명 목숨 늑대 용이랑 상대 없이 내 둘 셋 , 지하묘지 나왔어 턴",
    "cs": "síla vůle osud životy vlk drak proti bez můj jeho a , krypta dva tři meč hodil",
    "fi": (
        "voima taito kohtalo kuntoa susi lohikäärme vastaan ilman mun sen ja , hautakammio kaksi kolme miekka heitin"
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_typed_is_understood_or_left(questions: Questions, language: Language) -> None:
    dice = random.Random(41)
    for _ in range(150):
        words = [
            dice.choice([*WORDS[language].split(), str(dice.randrange(60)), "17"]) for _ in range(dice.randrange(1, 14))
        ]
        question = " ".join(words)
        found = questions.understand(question, language)
        spans = [(row.start, row.end) for row in found.understood] + list(found.left)
        for token in split_words(question):
            if token.is_number:
                assert any(start <= token.start and token.end <= end for start, end in spans), question
        for start, end in spans:
            assert 0 <= start < end <= len(question)


def test_a_long_question_is_read_in_time(questions: Questions) -> None:
    questions.understand("strength 4 against the wolf", EN)
    question = ("strength 4 against the wolf and 3 lives, " * 60)[:MAX_QUESTION]
    before = time.process_time()
    questions.understand(question, EN)
    assert time.process_time() - before < 5


def test_typing_mistakes_are_counted_by_letters() -> None:
    assert edit_distance("spectre", "spetcre", 2) == 1
    assert edit_distance("spectre", "spectr", 2) == 1
    assert edit_distance("spectre", "specter", 2) == 1
    assert edit_distance("ogre", "troll", 2) == 3
