"""A calculator for a page: the odds, what would change them, and the situation played at the table."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.language.numerals import bind_letters_in_html
from rulewright.situations.game_packages import GamePackages
from rulewright.views.calculator_json import answer_query, parse_query
from rulewright.views.situation_form import build_form

BATTLE = {"hero.strength": "4", "hero.fate": "1", "foe.strength": "4"}
"""15 of 36 throws win; the token, paid for whatever is lost, makes it 125/216 or 57.9%."""
LETTER = re.compile(r"(?<![\w.\N{NO-BREAK SPACE}])[kosuvzaiKOSUVZAI] (?=\S)")
"""A Czech word of one letter that a line can end with."""


@pytest.fixture
def answer(games: GamePackages, corpus: Corpus) -> Any:
    def answer(situation: str, parameters: dict[str, str], language: Language = Language.EN) -> dict[str, Any]:
        return answer_query(games, corpus, situation, parameters, language)

    return answer


def offered(html: str) -> list[str]:
    return re.findall('data-answer="([^"]*)"', html)


def test_throw_prompt_states_its_value(answer: Any) -> None:
    now = answer("talisman/battle", BATTLE | {"play": "table"})
    assert offered(now["table"]) == ["1", "2", "3", "4", "5", "6"]
    assert "57.9% (125/216)" in now["table"]
    assert (now["answers"], now["summary"], now["notes"]) == ("", "", "")
    assert now["table"].count("disabled") == 2  # there is nothing to take back


def test_a_decision_tells_the_worth_of_each_option_and_the_best(answer: Any) -> None:
    now = answer("talisman/battle", BATTLE | {"play": "table", "answers": "3,5"})
    assert set(offered(now["table"])) == {"keep", "pay"}
    # 3 against 5 is lost; with a token for the 3, only a 6 wins.
    pay = re.search('data-answer="pay">(.*?)</button>', now["table"])
    assert pay is not None
    assert "★" in pay[1]
    assert "16.7% (1/6)" in pay[1]
    assert now["table"].count("★") == 2  # that option, and what the star means


def test_play_ends_in_a_result(answer: Any) -> None:
    now = answer("talisman/battle", BATTLE | {"play": "table", "answers": "3,5,pay,6"})
    assert offered(now["table"]) == []
    assert re.search('role="status"[^>]*><p>[^<]*win', now["table"])


def test_impossible_answers_are_left_out_and_reported(answer: Any) -> None:
    now = answer("talisman/battle", BATTLE | {"play": "table", "answers": "3,5,flee,6"})
    assert now["answers"] == "3,5"
    assert "flee" in now["notes"]
    assert all(option in now["notes"] for option in offered(now["table"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_write_in_a_link_instead_stands_in_a_sentence_of_its_own(
    answer: Any, games: GamePackages, language: Language
) -> None:
    parameters = {"foe.strength": "many", "hero.armour": "tin", "play": "table", "answers": "flee"}
    notes = re.findall(r"<p[^>]*>(.*?)</p>", answer("talisman/battle", parameters, language)["notes"])
    unusable = parse_query(games.catalogue, "talisman/battle", parameters).link.invalid_parameters
    remedies = [bind_letters_in_html(remedy.render(language), language) for _, _, remedy in unusable]
    assert len(notes) == len(remedies) + 1 == 3
    for note, remedy in zip(notes, remedies, strict=False):
        assert note.endswith(f". {remedy}")


def test_several_dice_are_entered_one_after_the_other(answer: Any) -> None:
    # The Crypt throws 3 dice at once.
    now = answer("talisman/crypt", {"play": "table"})
    blocks = re.findall('<div class="rw-asked"( hidden)?>', now["table"])
    assert blocks == ["", " hidden", " hidden"]
    after = answer("talisman/crypt", {"play": "table", "answers": "6_1_4"})
    assert after["answers"] == "1_4_6"
    assert "<li>1 + 4 + 6</li>" in after["table"]


@pytest.mark.parametrize("face", range(1, 7))
def test_dice_to_reroll_are_named_by_their_faces(answer: Any, face: int) -> None:
    parameters = {"hero.fate": "1", "variants.fate-on-deaths-dice": "1", "answers": f"{face}_{face},{face}_{face}"}
    table = answer("talisman/death", parameters | {"play": "table"})["table"]
    assert set(offered(table)) == {"keep", f"pay-{face}", f"pay-death-{face}"}
    assert f"<b>reroll the {face} with fate</b>" in table
    assert f"<b>reroll Death&#x27;s {face} with fate</b>" in table


def test_cards_are_listed_with_their_counts(answer: Any) -> None:
    now = answer("talisman/spell-draw", {"play": "table"})
    assert offered(now["table"])
    assert re.search(r"· \d+</button>", now["table"])


def test_what_has_no_results_is_not_played(answer: Any) -> None:
    now = answer("talisman/movement", {"play": "table"})
    assert "table" not in now
    assert now["body"]
    assert not now["comparable"]


def test_a_line_of_play_leaves_nothing_to_throw(answer: Any) -> None:
    line = {"cards": "Card 1 = 1:m F:m > M", "hand": "Card 1", "sequence": "", "deck": "", "line": "Card 1"}
    now = answer("tainted-grail/combat", line | {"play": "table"})
    assert "nothing to roll, draw or decide" in now["error"]


def test_improvements_appear_on_request(answer: Any) -> None:
    assert "changes" not in answer("talisman/battle", BATTLE)
    now = answer("talisman/battle", BATTLE | {"what-if": "1"})
    assert now["comparable"]
    lost = re.search("<li>([^<]*fewer[^<]*)</li>", now["changes"])
    assert lost is not None
    assert "41.7%" in lost[1]
    assert "57.9%" in lost[1]
    assert now["changes"].index("What would help most") < now["changes"].index("fewer")


def test_saved_answer_appears_beside_the_answer(answer: Any) -> None:
    now = answer("talisman/battle", BATTLE | {"beside": "hero.strength=4&hero.fate=0&foe.strength=4"})
    saved = now["beside"]
    assert "<h2>Kept</h2>" in saved
    assert "You have a 42% chance of winning." in saved  # 15/36; its headline and strip
    assert 'role="status"' not in saved
    assert "rw-strip" in saved
    assert "<td>0</td><td><b>1</b></td>" in saved  # of fate
    assert re.search(r"<td>41\.7%</td><td><b>57\.9%</b></td>", saved)
    assert "58%" in now["summary"]
    assert not now["notes"]
    assert "beside" not in answer("talisman/battle", BATTLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_saved_answer_is_in_the_readers_language(answer: Any, language: Language) -> None:
    same = answer("talisman/battle", {"beside": ""}, language)["beside"]
    assert re.fullmatch(rf'<p class="rw-note" lang="{language}">[^<]+</p>', same)
    report = answer("talisman/ability", {"hero.character": "troll", "beside": ""}, language)["beside"]
    lines = re.findall(r'<ul class="rw-report".*?</ul>', report)
    assert len(lines) == 2
    assert not {*re.findall("<summary>(.*?)<", lines[0])} & {*re.findall("<summary>(.*?)<", lines[1])}
    nothing = answer("talisman/ability", {"hero.gold": "6", "beside": ""}, language)["beside"]
    assert "rw-report" not in nothing
    assert re.search("<p>[^<]+</p></div>$", nothing)
    refused = answer("talisman/battle", {"beside": "foe.strength=many"}, language)["beside"]
    assert refused == same  # what cannot be used has its usual value


@pytest.mark.parametrize(("now", "then"), [("craft", "strength"), ("strength", "craft")])
def test_an_answer_beside_one_of_the_other_ability_has_the_values_of_both(answer: Any, now: str, then: str) -> None:
    query = {"ability": now, f"hero.{now}": "10", "beside": f"ability={then}&hero.{then}=10"}
    saved = answer("talisman/portal-of-power", query)["beside"]
    rows = dict(re.findall(r'<th scope="row">(Strength|Craft)[^<]*</th>(<td>.*?</td><td>.*?</td>)', saved))
    assert [rows[name].count("–") for name in ("Strength", "Craft")] == [1, 1]


def test_invalid_saved_request_is_reported_beside_the_answer(answer: Any) -> None:
    cards = {"cards": "X1 = 1:m F:m > M", "hand": "X1", "sequence": "", "deck": "", "line": "X1"}
    now = answer("tainted-grail/combat", cards | {"beside": "cards=nonsense"})
    assert "nonsense" in now["beside"]
    assert "error" not in now


def test_no_line_of_an_answer_ends_with_a_czech_word_of_one_letter(answer: Any) -> None:
    parameters = {"hero.strength": "4", "hero.fate": "1", "foe.strength": "many"}
    for query in (parameters | {"what-if": "1"}, parameters | {"play": "table"}, {"hero.character": "none"}):
        drawn = answer("talisman/battle", query, Language.CS)
        text = " ".join(each for name, each in drawn.items() if isinstance(each, str) and name != "answers")
        assert not LETTER.findall(re.sub("<[^>]*>", "", text))
        assert "\N{NO-BREAK SPACE}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_in_the_readers_language(answer: Any, language: Language) -> None:
    table = answer("talisman/battle", BATTLE | {"play": "table", "answers": "3,5"}, language)["table"]
    changes = answer("talisman/battle", BATTLE | {"what-if": "1"}, language)["changes"]
    for html in (table, changes):
        assert set(re.findall('lang="(..)"', html)) == {language}


def test_every_option_of_a_form_has_words(games: GamePackages, corpus: Corpus) -> None:
    for situation in games.catalogue.situations.values():
        form = build_form(situation)
        for field in form.fields:
            for option in field.options:
                for language in LANGUAGES:
                    assert form.format_option(field, option, corpus, language), (situation.id, field.path, option)


def test_an_option_that_means_something_else_in_another_choice_has_words_of_its_own(
    games: GamePackages, corpus: Corpus
) -> None:
    """`pay` is a reroll with fate elsewhere; the Black Knight takes a gold or a life."""
    form = build_form(games.catalogue.get_situation("talisman/space"))
    (visit,) = (field for field in form.fields if field.path == "visit")
    named = [form.format_option(visit, option, corpus, Language.EN) for option in ("pay", "suffer")]
    assert named == ["pay 1 gold", "lose 1 life"]
