"""The course of a turn as a chart: it leads where the rules lead, in every language, and mistakes are found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulewright.corpus.factsheet import render_part
from rulewright.corpus.model import Corpus
from rulewright.games.talisman.data.flow import check_content, load_flow_chart
from rulewright.games.talisman.package import Talisman
from rulewright.language import LANGUAGES, Language
from rulewright.pictures.flowchart import BoxKind, FlowChart, lay_out_flow_chart
from rulewright.pictures.svg import PADDING, lay_out_label, render_svg

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def chart(rules: Path) -> FlowChart:
    return load_flow_chart(rules)


def walked(chart: FlowChart, *answers: str) -> list[str]:
    """The boxes of a turn in which the questions are answered so, one after the other."""
    box = chart.boxes[0]
    found = [box.id]
    given = list(answers)
    while box.kind is not BoxKind.END:
        target = {"yes": box.yes, "no": box.no}[given.pop(0)] if box.kind is BoxKind.QUESTION else box.then
        box = chart.by_id[target or ""]
        found.append(box.id)
    assert not given
    return found


def test_whoever_meets_a_character_does_not_encounter_the_space(chart: FlowChart) -> None:
    # encounters/character-instead-of-space, encounters/looting
    assert walked(chart, "yes") == ["spells", "move", "meet", "character", "loot", "end-after-character"]


def test_cards_are_drawn_beaten_and_taken(chart: FlowChart) -> None:
    # encounters/enemies-first: nobody met, cards drawn, not moved, no turn lost, all Enemies beaten, nothing else
    way = walked(chart, "no", "yes", "no", "no", "yes", "no", "no")
    assert way[3:7] == ["draws", "draw", "cards", "moved"]
    assert way[-2:] == ["take", "end"]


def test_on_other_spaces_nothing_is_drawn_but_cards_come_first(chart: FlowChart) -> None:
    # encounters/other-spaces
    way = walked(chart, "no", "no", "no", "no", "yes", "no", "no")
    assert "draw" not in way
    assert way.index("cards") < way.index("enemies") < way.index("instructions") < way.index("take")


def test_an_enemy_left_or_a_lost_turn_ends_it(chart: FlowChart) -> None:
    assert walked(chart, "no", "yes", "no", "no", "no")[-1] == "end-enemies"
    assert walked(chart, "no", "yes", "no", "yes")[-1] == "end-lost"
    assert walked(chart, "no", "no", "no", "no", "yes", "no", "yes")[-1] == "end-lost-by-instructions"


def test_whoever_is_moved_goes_on_there_with_the_choice(chart: FlowChart) -> None:
    # encounters/example-dwarf-hidden-valley: teleported while cards are drawn, then a new encounter.
    assert walked(chart, "no", "yes", "yes", "yes")[6:9] == ["moved", "meet", "character"]
    assert walked(chart, "no", "no", "no", "no", "yes", "yes", "yes")[-4] == "meet"


def test_content_is_in_order(rules: Path, corpus: Corpus) -> None:
    assert [str(finding) for finding in check_content(rules)] == []
    assert Talisman(rules).flow() == load_flow_chart(rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_and_lead_to_entries(chart: FlowChart, corpus: Corpus, language: Language) -> None:
    def say(part: object) -> str:
        return render_part(part, corpus, "talisman", language)

    picture = lay_out_flow_chart(chart, say)
    for spot in picture.spots:
        lettering = lay_out_label(spot, picture, say)
        assert lettering.width <= spot.area.width - 2 * PADDING, lettering.lines
        assert lettering.height <= spot.area.height, lettering.lines
        assert f"talisman/{spot.entry}" in corpus.entries
    root = ElementTree.fromstring(render_svg(picture, say, lambda spot: spot.entry))
    names = [link.get("aria-label") for link in root.findall(f"{SVG}a")]
    assert len(names) == len(chart.boxes)
    if language is not Language.EN:
        english = {str(box.words) for box in chart.boxes}
        assert not english & set(names)


def test_it_is_named_after_the_entry_that_tells_of_it(chart: FlowChart, corpus: Corpus) -> None:
    assert render_part(chart.name, corpus, "talisman", Language.EN) == "Flow chart of encounters"


def test_the_list_has_every_box_but_the_ends(chart: FlowChart) -> None:
    told = chart.as_numbered_list()
    assert [telling.box.id for telling in told] == [box.id for box in chart.boxes if box.kind is not BoxKind.END]
    by_id = {telling.box.id: telling for telling in told}
    meet = by_id["meet"].number
    assert [target for _, target in by_id["moved"].branches] == [meet, by_id["lost"].number]
    assert str(by_id["lost"].branches[0][1]) == "End of the turn"


@pytest.fixture
def copy(copied: Callable[[str], Path]) -> Path:
    """A rules folder with the chart, to be broken."""
    return copied("flow.toml")


@pytest.mark.parametrize(
    ("code", "old", "new"),
    [
        ("dangling-link", '"turn/structure"]', '"turn/structur"]'),
        ("dangling-link", 'entry = "encounters/looting"', 'entry = "encounters/loot"'),
        ("bad-way", 'then = "move"', 'then = "mov"'),
        ("bad-way", 'then = "move"', 'yes = "move"\nno = "move"'),
        ("bad-way", 'yes = "character"\n', ""),
        ("bad-way", 'yes = "draw"', 'yes = "cards"'),  # nothing leads to “draw”
        ("no-words", 'words = "moved"', 'words = "moves"'),
        ("duplicate-id", 'id = "loot"', 'id = "character"'),
        ("same-place", "row = 4\ncolumns = [0, 0]", "row = 3\ncolumns = [0, 0]"),
        ("unknown-key", 'then = "move"', 'than = "move"'),
        ("bad-value", 'kind = "step"', 'kind = "steps"'),
    ],
)
def test_each_mistake_is_found(copy: Path, code: str, old: str, new: str) -> None:
    file = copy / "talisman/flow.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    findings = check_content(copy)
    assert code in {finding.code for finding in findings}, findings
    assert {finding.file for finding in findings} == {"talisman/flow.toml"}
