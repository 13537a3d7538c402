"""The map that a request tells of, drawn beside its answer."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus.model import Corpus
from rulewright.games.tainted_grail.data.land import Land
from rulewright.games.tainted_grail.data.land_picture import land_picture
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.games.tainted_grail.situations.map_text import parse_map
from rulewright.language import LANGUAGES, Language
from rulewright.pictures.picture import Picture, Tint
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Preview, Report
from rulewright.views.picture_svg import render_preview_svg

CATALOGUE = Catalogue(SITUATIONS)
MAP = ". 102 . / 103_ 101|104 120 / . 105 (110)"


def sketch_of(situation: str, **fields: object) -> Preview:
    answer = CATALOGUE.resolve({"situation": f"tainted-grail/{situation}", "map": MAP, **fields})
    assert isinstance(answer, Report)
    assert answer.preview is not None
    return answer.preview


def tints(sketch: Preview) -> dict[str, Tint]:
    return {spot.id: spot.tint for spot in sketch.picture.spots}


def test_cards_lie_where_the_text_has_them() -> None:
    picture = land_picture(parse_map(MAP), {}, {})
    at = {spot.id: spot.area for spot in picture.spots}
    assert at["102"].x == at["101"].x == at["105"].x
    assert at["103"].y == at["101"].y == at["104"].y == at["120"].y
    assert at["103"].x < at["101"].x < at["104"].x < at["120"].x
    assert at["102"].y < at["101"].y < at["105"].y
    labels = {spot.id: spot.label for spot in picture.spots}
    assert (labels["101"], labels["110"]) == ("101", "(110)")
    # One wall, between 101 and 104; below 103 lies nothing that it could part from.
    (wall,) = picture.lines
    assert all(at["101"].right < x < at["104"].x for x, _ in wall.points)


def test_two_cards_alone_have_a_wall_between_them_where_no_keys_join_them() -> None:
    assert len(land_picture(parse_map("101|102"), {}, {}).lines) == 1
    assert land_picture(parse_map("101 102"), {}, {}).lines == ()
    # A wall to a place without a card is not drawn.
    assert land_picture(parse_map("101|."), {}, {}).lines == ()


def inside(picture: Picture) -> bool:
    areas = [spot.area for spot in picture.spots]
    apart = all(not one.overlaps(other) for i, one in enumerate(areas) for other in areas[:i])
    return apart and all(each.x > 0 and each.right < picture.width and each.bottom < picture.height for each in areas)


@given(st.dictionaries(st.integers(1, 60), st.tuples(st.integers(-3, 12), st.integers(0, 9)), min_size=1))
def test_no_card_covers_another_or_leaves_the_picture(places: dict[int, tuple[int, int]]) -> None:
    once = {place: number for number, place in places.items()}
    land = Land({number: place for place, number in once.items()}, frozenset(once.values()))
    assert inside(land_picture(land, {}, {}))


def test_travel_shows_where_one_is_and_how_far_the_rest_is() -> None:
    sketch = sketch_of("travel", location=101, energies=[2], menhirs=[101])
    assert sketch.current_spots == ("101",)
    # Barred from 104, it is 3 by 105 and 110; 103 and 102 touch 101.
    assert sketch.spot_labels == {"102": "1", "103": "1", "105": "1", "110": "2"}
    assert tints(sketch)["110"] is Tint.LEAF
    assert tints(sketch)["104"] is Tint.ROCK


def test_a_menhir_shows_what_it_reaches() -> None:
    tints_by_number = tints(sketch_of("menhir", players=2, base=8, location=101))
    assert [number for number, tint in tints_by_number.items() if tint is Tint.ROCK] == ["120"]
    assert tints_by_number["101"] is Tint.GOLD


def test_a_morning_shows_what_is_removed_and_where_guardians_may_end() -> None:
    sketch = sketch_of("start-of-day", menhirs=[101], dials=[2], characters=[120], guardians=[102, 102])
    assert tints(sketch)["120"] is Tint.ROCK
    # Each goes to 101 with 4 of 6 faces: 1 - (1/3)^2; each stays with 1: 1 - (5/6)^2.
    assert sketch.spot_labels == {"101": "8/9", "102": "11/36"}
    # 120 is next to 104, where its character is moved to.
    assert sketch.current_spots == ("104",)


def test_picture_has_a_description(corpus: Corpus) -> None:
    sketch = sketch_of("travel", location=101, energies=[2], menhirs=[101])
    drawn = {language: render_preview_svg(sketch, corpus, "tainted-grail", language) for language in LANGUAGES}
    assert len(set(drawn.values())) == 4
    labels = re.findall(r'aria-label="([^"]+)"', drawn[Language.EN])
    assert labels[0] == "Map"
    assert "102, reachable: 1" in labels
    assert "104, out of reach" in labels
    assert 'aria-current="true"' in drawn[Language.EN]
    assert "<a " not in drawn[Language.EN]
