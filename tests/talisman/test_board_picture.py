"""The board as a picture: every position once, where it lies, what it is called, whether its name fits."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulewright.corpus.factsheet import render_part
from rulewright.corpus.model import Corpus
from rulewright.games.talisman.data.board import Board, load_board
from rulewright.games.talisman.data.board_picture import build_board_picture
from rulewright.games.talisman.data.printed_effects import Region
from rulewright.language import LANGUAGES, Language
from rulewright.pictures.picture import LineStyle, Picture, Rect, Tint
from rulewright.pictures.svg import PADDING, Mark, lay_out_label
from rulewright.views.picture_svg import load_picture_style, render_board_svg

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def board(rules: Path) -> Board:
    return load_board(rules)


@pytest.fixture(scope="module")
def picture(rules: Path) -> Picture:
    return build_board_picture(rules)


@pytest.fixture(scope="module")
def areas(picture: Picture) -> dict[str, Rect]:
    return {spot.id: spot.area for spot in picture.spots}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    return request.param


def drawn(corpus: Corpus, rules: Path, language: Language, **options: object) -> ElementTree.Element:
    picture = render_board_svg(build_board_picture(rules), corpus, "talisman", language, **options)
    return ElementTree.fromstring(picture)


def test_every_position_once(picture: Picture, board: Board) -> None:
    assert sorted(spot.id for spot in picture.spots) == sorted(board.positions)
    assert len(picture.spots) == 24 + 16 + 9
    for spot in picture.spots:
        assert spot.entry == f"board/{board.space(spot.id).id}"
    of_hills = {spot.id for spot in picture.spots if spot.entry == "board/hills"}
    assert of_hills == {"outer/hills-1", "outer/hills-2", "middle/hills"}


def test_the_crown_alone_is_gold_and_each_region_has_a_colour_of_its_own(picture: Picture, board: Board) -> None:
    crown = "inner/crown-of-command"
    assert [spot.id for spot in picture.spots if spot.tint is Tint.GOLD] == [crown]
    tints = [{spot.tint for spot in picture.spots if spot.id in board.ring(region)} - {Tint.GOLD} for region in Region]
    assert [len(tint) for tint in tints] == [1, 1, 1]
    assert len(set.union(*tints)) == 3


def test_nothing_overlaps_or_leaves_the_picture(picture: Picture) -> None:
    for spot in picture.spots:
        assert spot.area.x >= 0
        assert spot.area.y >= 0
        assert spot.area.right <= picture.width
        assert spot.area.bottom <= picture.height
    for one, other in combinations(picture.spots, 2):
        assert not one.area.overlaps(other.area), (one.id, other.id)


def touching(one: Rect, other: Rect, gap: float) -> bool:
    """Whether the areas lie side by side, no further apart than `gap`."""
    return one.inset(-gap / 2 - 0.1).overlaps(other.inset(-gap / 2 - 0.1))


def facing(one: Rect, other: Rect) -> bool:
    """Whether the areas share most of a side, be it across a gap."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > min(one.width, other.width) / 2 or down > min(one.height, other.height) / 2


@pytest.mark.parametrize("region", [Region.OUTER, Region.MIDDLE])
def test_rings_run_clockwise(areas: dict[str, Rect], board: Board, region: Region) -> None:
    ring = board.ring(region)
    for position in ring:
        touched = {other for other in ring if other != position and touching(areas[position], areas[other], 5)}
        beside = {other for other in touched if facing(areas[position], areas[other])}
        assert beside == {board.clockwise(position), board.counter_clockwise(position)}
    # Twice the area of the polygon through the middles; y grows downwards, so that it is positive clockwise.
    middles = [areas[position].centre for position in (*ring, ring[0])]
    assert sum(x0 * y - x * y0 for (x0, y0), (x, y) in pairwise(middles)) > 0


def test_what_a_raft_reaches_lies_across(areas: dict[str, Rect], board: Board) -> None:
    for position in board.ring(Region.OUTER):
        here = areas[position]
        for other in board.across_river(position):
            assert facing(here, areas[other]), (position, other)
            assert touching(here, areas[other], 45)
        diagonal = board.positions[position].raft_diagonal
        if diagonal is not None:
            assert here.width == here.height
            assert touching(here, areas[diagonal], 45)


def test_bridge_portal_and_paths_are_drawn(picture: Picture, areas: dict[str, Rect], board: Board) -> None:
    def ends(style: LineStyle) -> set[tuple[str, str]]:
        """The positions that lines of a style join."""
        found = set()
        for line in picture.lines:
            if line.style is style:
                near = [
                    next(each for each, area in areas.items() if touching(area, Rect(x, y, 0, 0), 1))
                    for x, y in (line.points[0], line.points[-1])
                ]
                found.add((near[0], near[1]))
        return found

    assert ends(LineStyle.BRIDGE) == {("outer/sentinel", "middle/hills")}
    assert ends(LineStyle.GATE) == {("middle/portal-of-power", "inner/plain-of-peril")}
    onward = {(position, other) for position in board.ring(Region.INNER) for other in board.onward(position)}
    assert len(onward) == 9  # both paths of 5 steps have the last one in common
    assert ends(LineStyle.ARROW) == onward


def test_labels_fit_into_their_spaces(picture: Picture, corpus: Corpus, language: Language) -> None:
    def say(part: object) -> str:
        return render_part(part, corpus, "talisman", language)

    for spot in picture.spots:
        for marked in (False, True):
            lettering = lay_out_label(spot, picture, say, marked)
            assert lettering.width <= spot.area.width - 2 * PADDING, spot.id
            assert lettering.height <= spot.area.height * (0.7 if marked else 1), spot.id
            assert lettering.size >= 13


def test_names_tell_all_spaces_apart(corpus: Corpus, rules: Path, language: Language) -> None:
    root = drawn(corpus, rules, language)
    names = [link.get("aria-label") for link in root.findall(f"{SVG}a")]
    assert len(names) == len(set(names)) == 49
    regions = {region: corpus.entry(f"glossary/{region}-region").texts[language].title for region in Region}
    for region, size in ((Region.OUTER, 24), (Region.MIDDLE, 16), (Region.INNER, 9)):
        assert sum(name.endswith(f", {regions[region]}") for name in names) == size


def test_names_in_each_language(corpus: Corpus, rules: Path) -> None:
    found = {language: drawn(corpus, rules, language) for language in LANGUAGES}
    labels = {each: [link.get("aria-label") for link in root.findall(f"{SVG}a")] for each, root in found.items()}
    assert "Fields 6, Outer Region" in labels[Language.EN]
    assert "Jeskyně temného mága, střední pás" in labels[Language.CS]
    assert "Pellot 2, Ulkoalue" in labels[Language.FI]
    assert "룬 3, 가운데 지역" in labels[Language.KO]
    assert found[Language.FI].get("aria-label") == "Pelilaudan kartta"


def test_every_link_leads_to_an_entry(corpus: Corpus, rules: Path, picture: Picture, language: Language) -> None:
    for link in drawn(corpus, rules, language).findall(f"{SVG}a"):
        parts = link.get("href").split("/")
        assert parts[:3] == ["", "reference", language]
        assert "/".join(parts[3:6]) in corpus.entries
    for part in (*(key.words for key in picture.legend), *(spot.group for spot in picture.spots)):
        assert f"talisman/{part.entry}" in corpus.entries


def test_nothing_is_loaded_from_elsewhere(corpus: Corpus, rules: Path) -> None:
    text = render_board_svg(build_board_picture(rules), corpus, "talisman", Language.EN)
    assert text.replace('xmlns="http://www.w3.org/2000/svg"', "").count("//") == 0
    assert "<style" not in text
    assert "//" not in load_picture_style()
    assert "url(" not in load_picture_style()


def test_the_river_ripples_as_far_inwards_as_outwards(picture: Picture) -> None:
    outer, inner = sorted((line.points for line in picture.lines if line.style is LineStyle.RIPPLE), key=min)
    (here,) = (caption.middle for caption in picture.captions if caption.rotation == -90)
    assert here[0] - min(outer)[0] == min(inner)[0] - here[0] > 0  # the river's name stands in its middle


def test_marks_and_current_positions_for_the_app(corpus: Corpus, rules: Path) -> None:
    marks = {"outer/tavern": Mark("16.7%", 1 / 6), "middle/hills": Mark("8.3%", 1 / 12)}
    root = drawn(corpus, rules, Language.EN, current={"outer/city"}, marks=marks, link_target=lambda _: None)
    spots = root.findall(f"{SVG}g")
    assert len(spots) == 49
    marked = {each.get("aria-label") for each in spots if "marked" in each.get("class").split()}
    assert marked == {"Tavern, Outer Region: 16.7%", "Hills, Middle Region: 8.3%"}
    assert [each.get("aria-label") for each in spots if each.get("aria-current")] == ["City, Outer Region"]
    with pytest.raises(KeyError, match="outer/moor"):
        drawn(corpus, rules, Language.EN, current={"outer/moor"})


def test_places_known_from_players_only_say_so(picture: Picture, board: Board) -> None:
    known = {spot.id: str(spot.provenance) for spot in picture.spots}
    assert known["outer/crags"] == "public"
    assert known["inner/crypt"] == "public"
    assert known["outer/sentinel"] == "rulebook"
    assert [str(key.provenance) for key in picture.legend if key.provenance] == ["public"]
