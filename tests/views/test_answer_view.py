"""An answer as HTML and a situation's form, as any page can host them: whole, without a front end."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from xml.etree import ElementTree

import pytest

from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.situations.answer import Answer
from rulewright.situations.form_fields import RequestField
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.situation import Situation
from rulewright.views.answer.answer_parts import build_parts, render_parts, render_summary
from rulewright.views.answer.chance_charts import (
    render_chance_histogram,
    render_chances,
    render_fractions,
    render_remaining,
)
from rulewright.views.answer.decision_tables import fits_in_one_grid, group_grids
from rulewright.views.answer.rule_citations import make_citation_linker
from rulewright.views.explanation_text import format_headline, format_measure
from rulewright.views.situation_form import Control, SituationForm, build_form

BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 6}}
FOREST = {"situation": "talisman/space", "space": "forest", "hero": {"fate": 0}}
MENHIR = {"situation": "tainted-grail/menhir"}


def tree(html: str) -> ElementTree.Element:
    """The HTML, which has to be as strict as XML."""
    return ElementTree.fromstring(f"<main>{html}</main>")


@pytest.fixture(scope="module")
def battle(games: GamePackages) -> Situation:
    return games.catalogue.situations["talisman/battle"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_whole_html_with_links_to_its_rules(
    games: GamePackages, corpus: Corpus, battle: Situation, language: Language
) -> None:
    answer = games.catalogue.resolve(BATTLE)
    top = tree(render_summary(answer, battle, corpus, language))
    assert top.find("div[@role='status']/p") is not None
    assert len(top.findall("span[@class='rw-strip']/span")) == sum(map(bool, answer.probability.values()))
    whole = tree(render_parts(answer, battle, corpus, None, language, make_citation_linker(corpus, language)))
    folded = [
        each.title
        for each in build_parts(answer, battle, corpus, None, language, make_citation_linker(corpus, language))
        if each.title
    ]
    assert [each.findtext("summary") for each in whole.findall("details")] == folded
    links = {link.get("href") for link in whole.iter("a")}
    assert f"/reference/{language}/talisman/attacks/battle/" in links


def test_a_report_is_whole_html(games: GamePackages, corpus: Corpus) -> None:
    for situation in games.catalogue.situations.values():
        if situation.results or not situation.form_defaults:
            continue
        form = build_form(situation)
        report = games.catalogue.resolve(
            form.build_request({field.path: form.initial_value(field) for field in form.fields})[0]
        )
        html = render_parts(report, situation, corpus, None, Language.CS, make_citation_linker(corpus, Language.CS))
        assert list(tree(html).iter("li")), situation.id


def test_decisions_between_options_of_the_same_worth_are_drawn(games: GamePackages, corpus: Corpus) -> None:
    # Whoever wants to survive turns back; then no fate changes anything, and only that measure has been worked out.
    journey = {"situation": "talisman/inner-journey", "hero": {"strength": 5, "craft": 6, "life": 3, "fate": 1}}
    answer = games.catalogue.resolve({**journey, "goal": "survive"})
    situation = games.catalogue.situations[answer.situation]
    html = render_parts(
        answer, situation, corpus, games["talisman"].board(), Language.FI, make_citation_linker(corpus, Language.FI)
    )
    assert "rw-grid" in html


def test_no_front_end_is_needed() -> None:
    code = (
        "import sys, rulewright.views.answer.answer_parts, rulewright.views.answer.what_if_comparison;"
        "import rulewright.views.situation_form;"
        "print(*({each.split('.')[0] for each in sys.modules} & {'streamlit', 'fastapi', 'whoosh', 'numpy', 'sphinx'}),"
        "*(each for each in sys.modules if each.startswith('rulewright.games.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def field(form: SituationForm, path: str) -> RequestField:
    return next(each for each in form.fields if each.path == path)


def test_a_form_tells_what_a_link_says_and_what_it_cannot(games: GamePackages, battle: Situation) -> None:
    form = build_form(battle)
    link = form.parse_link({"hero.strength": "7", "foe.strength": "many", "where": "here"}, games.catalogue.id_resolver)
    assert link.values["hero.strength"] == 7
    assert link.values["foe.strength"] == form.initial_value(field(form, "foe.strength"))
    assert [(path, text) for path, text, _ in link.invalid_parameters] == [("foe.strength", "many")]
    assert link.unknown_parameters == {"where": "here"}
    assert form.build_request(link.values)[0]["hero"]["strength"] == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_write_in_a_link_instead_is_a_sentence_of_its_own(games: GamePackages, language: Language) -> None:
    for situation in games.catalogue.situations.values():
        form = build_form(situation)
        link = form.parse_link({field.path: "?" * 100_000 for field in form.fields}, games.catalogue.id_resolver)
        assert len(link.invalid_parameters) == len(form.fields), situation.id
        for _, _, remedy in link.invalid_parameters:
            assert remedy.render(language)[-1] in ".?"


def test_a_form_has_parts_and_controls(corpus: Corpus, battle: Situation) -> None:
    form = build_form(battle)
    first, *others = form.parts({})
    assert first.title is None
    assert field(form, "hero.strength") in first.fields
    assert all(part.title is not None and part.fields for part in others)
    assert field(form, "hero.strength") not in form.parts({"hero.strength": 3})[0].fields
    controls = {each.path: form.control(each, corpus, Language.EN) for each in form.fields}
    assert controls["hero.strength"] is Control.NUMBER
    assert set(controls.values()) <= set(Control)


def test_a_way_is_a_path_of_stages_each_with_its_decisions(games: GamePackages, corpus: Corpus) -> None:
    request = {"situation": "talisman/inner-journey", "hero": {"strength": 6, "craft": 4, "life": 2, "fate": 1}}
    answer = games.catalogue.resolve(request)
    situation = games.catalogue.situations["talisman/inner-journey"]
    board = games["talisman"].board()
    whole = tree(render_parts(answer, situation, corpus, board, Language.EN, make_citation_linker(corpus, Language.EN)))
    stages = whole.findall("section")
    assert [stage.find("h4").find("span").tail.strip() for stage in stages] == [
        "Plain of Peril", "Crypt", "Death", "Werewolf's Den", "Valley of Fire",
    ]  # fmt: skip
    items = ["".join(each.itertext()) for stage in stages for each in stage.findall("ol/li/p")]
    assert len(items) == len(answer.advice)
    assert all(advice.text(Language.EN) in "".join(items) for advice in answer.advice)
    assert "you get on from here: 100" not in "".join(whole.itertext())
    now = "".join(whole.find("div[@class='rw-advice']").itertext())
    assert now == answer.advice[0].text(Language.EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_result_begins_its_line_with_a_capital_letter(games: GamePackages, language: Language) -> None:
    answer = games.catalogue.resolve(FOREST)
    situation = games.catalogue.situations["talisman/space"]
    rows = tree(render_chances(answer, situation, language) + render_fractions(answer, situation, language))
    labels = [*rows.findall("ul/li/span[@class='rw-bar-text']/span"), *rows.findall("table/tr/th")]
    assert len(labels) == 2 * len(answer.probability)
    assert not [each.text for each in labels if str(each.text)[:1].islower()]


def test_decisions_that_are_the_same_are_drawn_once(games: GamePackages) -> None:
    answer = games.catalogue.resolve(BATTLE)
    (advice,) = answer.advice
    (drawn,) = group_grids(advice.cases)
    assert fits_in_one_grid([drawn])
    richer = [replace(case, facts={**case.facts, "life": life}) for case in advice.cases for life in (1, 2)]
    (both,) = group_grids(richer)
    assert [dict(grid.shared_facts) for grid in both.grids] == [{"life": 1}, {"life": 2}]
    (first, *others) = richer
    other = next(option for option in first.options if option != first.option)
    assert len(group_grids([replace(first, option=other), *others])) == 2


def test_a_cell_tells_what_every_option_is_worth_and_dice_have_faces(
    games: GamePackages, corpus: Corpus, battle: Situation
) -> None:
    answer = games.catalogue.resolve(BATTLE)
    whole = tree(render_parts(answer, battle, corpus, None, Language.EN, make_citation_linker(corpus, Language.EN)))
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
    ("language", "note"),
    [
        (Language.EN, "Each percentage: the chance of “You win”. In brackets"),
        (Language.CS, "Procenta udávají pravděpodobnost výsledku „Zvítězíte“. V závorce"),
        (Language.FI, "Prosenttiluku on tuloksen ”Voitat” todennäköisyys. Suluissa"),
        (Language.KO, "백분율은 “이김” 확률입니다. 괄호"),
    ],
)
def test_a_grid_says_of_what_its_numbers_are_and_where_something_else_decides(
    games: GamePackages, corpus: Corpus, battle: Situation, language: Language, note: str
) -> None:
    answer = games.catalogue.resolve(EVEN)
    whole = tree(render_parts(answer, battle, corpus, None, language, make_citation_linker(corpus, language)))
    grids = next(each for each in whole.iter("div") if each.get("class") == "rw-grids")
    assert grids.findtext("p[@class='rw-note']").startswith(note)
    cells = [cell for cell in grids.iter("td") if cell.get("data-worth")]
    # Against a 6 nobody of the same Strength wins, whatever is done: to lose no life decides.
    even = [cell for cell in cells if cell.findtext("small").startswith("(0")]
    assert even == cells[5::6]
    lost = "losing a life" if language is Language.EN else battle.results["life-lost"].render(language)
    assert all(lost.lower() in cell.get("data-worth").lower() for cell in even)
    assert all(lost.lower() not in cell.get("data-worth").lower() for cell in cells if cell not in even)


def test_a_grid_tells_what_makes_a_difference(games: GamePackages, corpus: Corpus) -> None:
    form = build_form(situation := games.catalogue.situations["talisman/vampires-tower"])
    answer = games.catalogue.resolve(
        form.build_request({each.path: form.initial_value(each) for each in form.fields})[0]
    )
    # Whoever has the lives to spare survives whatever is done: how many are left is what is decided.
    whole = tree(render_parts(answer, situation, corpus, None, Language.EN, make_citation_linker(corpus, Language.EN)))
    cells = [cell.findtext("small") for cell in whole.iter("td") if cell.get("data-worth")]
    assert cells
    assert "100%" not in cells
    assert whole.find("div[@class='rw-grids']/p[@class='rw-note']").text.startswith("Each number, on average: lives")


def test_what_an_option_leads_to_stands_inside_a_sentence(battle: Situation) -> None:
    assert format_measure("win", Fraction(1, 2), battle, Language.CS).startswith("zvítězíte: 50,0")
    assert format_measure("win", Fraction(1, 2), battle, Language.EN) == "50.0% chance of winning"


def test_numbers_are_columns_with_a_table_behind_them() -> None:
    shares = {2: Fraction(1, 4), 1: Fraction(1, 2), 4: Fraction(1, 4)}
    drawn = tree(render_chance_histogram("lives left", shares, Language.EN, "life"))
    assert drawn.find("details/summary/span[@class='symbol symbol-life']").text == "Lives left"
    image = drawn.find("details/summary/span[@role='img']")
    assert image.get("aria-label") == "lives left: 1: 50.0%; 2: 25.0%; 4: 25.0%"
    heights = [column.find("b").get("style") for column in image]
    assert heights == ["height:100.0%", "height:50.0%", "height:0.0%", "height:50.0%"]
    rows = drawn.findall("details/table/tr")
    assert [(row.findtext("th"), row.findtext("td")) for row in rows] == [
        ("1", "50.0%"),
        ("2", "25.0%"),
        ("4", "25.0%"),
    ]


def test_what_is_left_is_drawn_where_it_can_be_much(games: GamePackages, battle: Situation) -> None:
    answer = games.catalogue.resolve(BATTLE)
    assert render_remaining(answer, battle, (), Language.EN) == ""
    line = answer.outcomes[0]
    lives = [replace(line, hero={**line.hero, "life": life}, probability=Fraction(1, 3)) for life in (1, 2, 3)]
    assert (
        render_remaining(replace(answer, outcomes=tuple(lives)), battle, ("life",), Language.EN).count("<details") == 1
    )


def test_headline_names_the_likeliest_result_if_the_best_is_out_of_reach(games: GamePackages) -> None:
    # Whoever rolls no more than their Craft with three dice stays in the Mines: with Craft 3 in 1 of 216 cases.
    situation = games.catalogue.situations["talisman/mines"]

    def headline(craft: int) -> str:
        request = {"situation": situation.id, "hero": {"fate": 0, "craft": craft}}
        return format_headline(games.catalogue.resolve(request), situation, Language.EN)

    assert headline(2).startswith("The likeliest result is ")
    assert headline(3) == "You have a 0.5% chance of staying in the Mines."


@pytest.mark.parametrize(
    ("language", "headline"),
    [
        (Language.EN, "All 6 results are equally likely (17% each)."),
        (Language.KO, "6가지 결과의 확률이 모두 17%로 같습니다."),
        (Language.CS, "Všech 6 výsledků je stejně pravděpodobných (každý 17 %)."),
        (Language.FI, "Kaikki 6 tulosta ovat yhtä todennäköisiä (kukin 17 %)."),
    ],
)
def test_headline_of_equal_results_names_none(games: GamePackages, language: Language, headline: str) -> None:
    situation = games.catalogue.situations["talisman/space"]
    answer = games.catalogue.resolve({"situation": situation.id, "space": "crags", "hero": {}})
    assert isinstance(answer, Answer)
    results = dict.fromkeys(list(answer.probability)[:1], Fraction(1, 6))
    names = [result for result in situation.results if result not in results][:5]
    even = replace(answer, probability={**results, **dict.fromkeys(names, Fraction(1, 6))})
    assert " ".join(format_headline(even, situation, language).split()) == headline
