"""An answer as HTML and a situation's form, as any page can host them: whole, without a front end."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from xml.etree import ElementTree

import pytest

from rulewright.corpus import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.situations import Games, Situation
from rulewright.situations.form import Field
from rulewright.views.answer.chances import bars, fractions, histogram, remaining
from rulewright.views.answer.decisions import is_seen_at_once, patterns
from rulewright.views.answer.parts import body, parts, summary
from rulewright.views.answer.rules import linked
from rulewright.views.explanation import headline, measured
from rulewright.views.form import Control, Form, form_of

BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 6}}
FOREST = {"situation": "talisman/space", "space": "forest", "hero": {"fate": 0}}
MENHIR = {"situation": "tainted-grail/menhir"}


def tree(html: str) -> ElementTree.Element:
    """The HTML, which has to be as strict as XML."""
    return ElementTree.fromstring(f"<main>{html}</main>")


@pytest.fixture(scope="module")
def battle(games: Games) -> Situation:
    return games.catalogue.situations["talisman/battle"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_whole_html_with_links_to_its_rules(
    games: Games, corpus: Corpus, battle: Situation, language: Language
) -> None:
    answer = games.catalogue.resolve(BATTLE)
    top = tree(summary(answer, battle, corpus, language))
    assert top.find("div[@role='status']/p") is not None
    assert len(top.findall("span[@class='rw-strip']/span")) == sum(map(bool, answer.probability.values()))
    whole = tree(body(answer, battle, corpus, None, language, linked(corpus, language)))
    folded = [
        each.title for each in parts(answer, battle, corpus, None, language, linked(corpus, language)) if each.title
    ]
    assert [each.findtext("summary") for each in whole.findall("details")] == folded
    links = {link.get("href") for link in whole.iter("a")}
    assert f"/reference/{language}/talisman/attacks/battle/" in links


def test_a_report_is_whole_html(games: Games, corpus: Corpus) -> None:
    for situation in games.catalogue.situations.values():
        if situation.results or not situation.form:
            continue
        form = form_of(situation)
        report = games.catalogue.resolve(form.asked({field.path: form.begins(field) for field in form.fields})[0])
        html = body(report, situation, corpus, None, Language.CS, linked(corpus, Language.CS))
        assert list(tree(html).iter("li")), situation.id


def test_decisions_between_options_of_the_same_worth_are_drawn(games: Games, corpus: Corpus) -> None:
    # Whoever wants to survive turns back; then no fate changes anything, and only that measure has been worked out.
    journey = {"situation": "talisman/inner-journey", "hero": {"strength": 5, "craft": 6, "life": 3, "fate": 1}}
    answer = games.catalogue.resolve({**journey, "goal": "survive"})
    situation = games.catalogue.situations[answer.situation]
    html = body(answer, situation, corpus, games["talisman"].board(), Language.FI, linked(corpus, Language.FI))
    assert "rw-grid" in html


def test_no_front_end_is_needed() -> None:
    code = (
        "import sys, rulewright.views.answer.parts, rulewright.views.answer.comparison, rulewright.views.form;"
        "print(*({each.split('.')[0] for each in sys.modules} & {'streamlit', 'fastapi', 'whoosh', 'numpy', 'sphinx'}),"
        "*(each for each in sys.modules if each.startswith('rulewright.games.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def field(form: Form, path: str) -> Field:
    return next(each for each in form.fields if each.path == path)


def test_a_form_tells_what_a_link_says_and_what_it_cannot(games: Games, battle: Situation) -> None:
    form = form_of(battle)
    told = form.told({"hero.strength": "7", "foe.strength": "many", "where": "here"}, games.catalogue.namer)
    assert told.values["hero.strength"] == 7
    assert told.values["foe.strength"] == form.begins(field(form, "foe.strength"))
    assert [(path, text) for path, text, _ in told.unusable] == [("foe.strength", "many")]
    assert told.rest == {"where": "here"}
    assert form.asked(told.values)[0]["hero"]["strength"] == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_write_in_a_link_instead_is_a_sentence_of_its_own(games: Games, language: Language) -> None:
    for situation in games.catalogue.situations.values():
        form = form_of(situation)
        told = form.told({field.path: "?" * 100_000 for field in form.fields}, games.catalogue.namer)
        assert len(told.unusable) == len(form.fields), situation.id
        for _, _, remedy in told.unusable:
            assert remedy.render(language)[-1] in ".?"


def test_a_form_has_parts_and_controls(corpus: Corpus, battle: Situation) -> None:
    form = form_of(battle)
    first, *others = form.parts({})
    assert first.title is None
    assert field(form, "hero.strength") in first.fields
    assert all(part.title is not None and part.fields for part in others)
    assert field(form, "hero.strength") not in form.parts({"hero.strength": 3})[0].fields
    controls = {each.path: form.control(each, corpus, Language.EN) for each in form.fields}
    assert controls["hero.strength"] is Control.NUMBER
    assert set(controls.values()) <= set(Control)


@pytest.mark.parametrize(
    ("situation", "kept"),
    [("battle", {"strength", "craft"}), ("crypt", {"strength"}), ("ability", set()), ("toad", set())],
)
def test_abilities_are_kept_as_the_players_own_unless_a_card_prints_them(
    games: Games, situation: str, kept: set[str]
) -> None:
    form = form_of(games.catalogue.situations[f"talisman/{situation}"])
    own = {field.path: name for field, name in form.own}
    assert {path: name for path, name in own.items() if path in ("hero.strength", "hero.craft")} == {
        f"hero.{name}": name for name in kept
    }


def test_a_way_is_a_path_of_stages_each_with_its_decisions(games: Games, corpus: Corpus) -> None:
    request = {"situation": "talisman/inner-journey", "hero": {"strength": 6, "craft": 4, "life": 2, "fate": 1}}
    answer = games.catalogue.resolve(request)
    situation = games.catalogue.situations["talisman/inner-journey"]
    board = games["talisman"].board()
    whole = tree(body(answer, situation, corpus, board, Language.EN, linked(corpus, Language.EN)))
    stages = whole.findall("section")
    assert [stage.find("h4").find("span").tail.strip() for stage in stages] == [
        "Plain of Peril", "Crypt", "Death", "Werewolf's Den", "Valley of Fire",
    ]  # fmt: skip
    told = ["".join(each.itertext()) for stage in stages for each in stage.findall("ol/li/p")]
    assert len(told) == len(answer.advice)
    assert all(advice.text(Language.EN) in "".join(told) for advice in answer.advice)
    assert "you get on from here: 100" not in "".join(whole.itertext())
    now = "".join(whole.find("div[@class='rw-advice']").itertext())
    assert now == answer.advice[0].text(Language.EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_begins_its_line_with_a_capital_letter(games: Games, language: Language) -> None:
    answer = games.catalogue.resolve(FOREST)
    situation = games.catalogue.situations["talisman/space"]
    rows = tree(bars(answer, situation, language) + fractions(answer, situation, language))
    told = [*rows.findall("ul/li/span[@class='rw-bar-text']/span"), *rows.findall("table/tr/th")]
    assert len(told) == 2 * len(answer.probability)
    assert not [each.text for each in told if str(each.text)[:1].islower()]


def test_decisions_that_are_the_same_are_drawn_once(games: Games) -> None:
    answer = games.catalogue.resolve(BATTLE)
    (advice,) = answer.advice
    (drawn,) = patterns(advice.cases)
    assert is_seen_at_once([drawn])
    richer = [replace(case, facts={**case.facts, "life": life}) for case in advice.cases for life in (1, 2)]
    (both,) = patterns(richer)
    assert [dict(grid.known) for grid in both.grids] == [{"life": 1}, {"life": 2}]
    (first, *others) = richer
    other = next(option for option in first.options if option != first.option)
    assert len(patterns([replace(first, option=other), *others])) == 2


def test_a_cell_tells_what_every_option_is_worth_and_dice_have_faces(
    games: Games, corpus: Corpus, battle: Situation
) -> None:
    answer = games.catalogue.resolve(BATTLE)
    whole = tree(body(answer, battle, corpus, None, Language.EN, linked(corpus, Language.EN)))
    table = next(whole.iter("table"))
    cells = [cell for cell in table.iter("td") if cell.get("data-worth")]
    assert len(cells) == 36
    assert cells[0].get("data-worth") == "keep the roll: 0%; reroll with fate: 83%" or ";" in cells[0].get("data-worth")
    assert all(cell.get("tabindex") == "-1" for cell in cells)
    faces = [head.find("span").get("class") for head in table.iter("th")]
    assert faces == [f"symbol symbol-die-{face}" for face in (*range(1, 7), *range(1, 7))]
    assert [head.findtext("span") for head in table.iter("th")] == [*"123456", *"123456"], "a face is read as a number"


EVEN = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.EN, "Each percentage: the chance of “You win”. In brackets"),
        (Language.CS, "Procenta udávají pravděpodobnost výsledku „Zvítězíte“. V závorce"),
        (Language.FI, "Prosenttiluku on tuloksen ”Voitat” todennäköisyys. Suluissa"),
        (Language.KO, "백분율은 “이김” 확률입니다. 괄호"),
    ],
)
def test_a_grid_says_of_what_its_numbers_are_and_where_something_else_decides(
    games: Games, corpus: Corpus, battle: Situation, language: Language, told: str
) -> None:
    answer = games.catalogue.resolve(EVEN)
    whole = tree(body(answer, battle, corpus, None, language, linked(corpus, language)))
    grids = next(each for each in whole.iter("div") if each.get("class") == "rw-grids")
    assert grids.findtext("p[@class='rw-note']").startswith(told)
    cells = [cell for cell in grids.iter("td") if cell.get("data-worth")]
    # Against a 6 nobody of the same Strength wins, whatever is done: to lose no life decides.
    even = [cell for cell in cells if cell.findtext("small").startswith("(0")]
    assert even == cells[5::6]
    lost = "losing a life" if language is Language.EN else battle.results["life-lost"].render(language)
    assert all(lost.lower() in cell.get("data-worth").lower() for cell in even)
    assert all(lost.lower() not in cell.get("data-worth").lower() for cell in cells if cell not in even)


def test_a_grid_tells_what_makes_a_difference(games: Games, corpus: Corpus) -> None:
    form = form_of(situation := games.catalogue.situations["talisman/vampires-tower"])
    answer = games.catalogue.resolve(form.asked({each.path: form.begins(each) for each in form.fields})[0])
    # Whoever has the lives to spare survives whatever is done: how many are left is what is decided.
    whole = tree(body(answer, situation, corpus, None, Language.EN, linked(corpus, Language.EN)))
    cells = [cell.findtext("small") for cell in whole.iter("td") if cell.get("data-worth")]
    assert cells
    assert "100%" not in cells
    assert whole.find("div[@class='rw-grids']/p[@class='rw-note']").text.startswith("Each number, on average: lives")


def test_what_an_option_leads_to_stands_inside_a_sentence(battle: Situation) -> None:
    assert measured("win", Fraction(1, 2), battle, Language.CS).startswith("zvítězíte: 50,0")
    assert measured("win", Fraction(1, 2), battle, Language.EN) == "50.0% chance of winning"


def test_numbers_are_columns_with_a_table_behind_them() -> None:
    shares = {2: Fraction(1, 4), 1: Fraction(1, 2), 4: Fraction(1, 4)}
    drawn = tree(histogram("lives left", shares, Language.EN, "life"))
    assert drawn.find("details/summary/span[@class='symbol symbol-life']").text == "Lives left"
    image = drawn.find("details/summary/span[@role='img']")
    assert image.get("aria-label") == "lives left: 1: 50.0%; 2: 25.0%; 4: 25.0%"
    assert [column.find("b").get("style") for column in image] == ["height:100.0%", "height:50.0%", "height:50.0%"]
    rows = drawn.findall("details/table/tr")
    assert [(row.findtext("th"), row.findtext("td")) for row in rows] == [
        ("1", "50.0%"),
        ("2", "25.0%"),
        ("4", "25.0%"),
    ]


def test_what_is_left_is_drawn_where_it_can_be_much(games: Games, battle: Situation) -> None:
    answer = games.catalogue.resolve(BATTLE)
    assert remaining(answer, battle, (), Language.EN) == ""
    line = answer.outcomes[0]
    lives = [replace(line, hero={**line.hero, "life": life}, probability=Fraction(1, 3)) for life in (1, 2, 3)]
    assert remaining(replace(answer, outcomes=tuple(lives)), battle, ("life",), Language.EN).count("<details") == 1


def test_where_what_has_most_points_is_out_of_reach_the_likeliest_result_is_told(games: Games) -> None:
    # Whoever rolls no more than their Craft with three dice stays in the Mines: with Craft 3 in 1 of 216 cases.
    situation = games.catalogue.situations["talisman/mines"]

    def told(craft: int) -> str:
        request = {"situation": situation.id, "hero": {"fate": 0, "craft": craft}}
        return headline(games.catalogue.resolve(request), situation, Language.EN)

    assert told(2).startswith("The likeliest result is ")
    assert told(3) == "You have a 0.5% chance of staying in the Mines."
