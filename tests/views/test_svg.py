"""Pictures as SVG: well-formed, named, nothing run that a text holds."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from rulewright.games.talisman.phrases import phrase
from rulewright.language.phrase import Phrase
from rulewright.pictures.design import load_design_style
from rulewright.pictures.picture import (
    BackgroundArea,
    Caption,
    LegendEntry,
    LineStyle,
    Picture,
    Polyline,
    Rect,
    Spot,
    SpotShape,
    Tint,
)
from rulewright.pictures.svg import Mark, render_legend_sample, render_locator, render_svg, spot_anchor
from rulewright.views.picture_svg import load_picture_style

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "<script>\"&'"


def spot(name: str, x: float, form: SpotShape = SpotShape.BOX, label: str | None = None) -> Spot:
    return Spot(
        name, f"board/{name}", Rect(x, 10, 100, 60), Tint.SAND, label or name, (label or name, "east"), shape=form
    )


PICTURE = Picture(
    name=phrase("map-of-the-board"),
    width=500,
    height=80,
    backgrounds=(BackgroundArea(Rect(0, 0, 500, 80), Tint.WATER, 9),),
    lines=(
        Polyline(((105, 40), (130, 40)), LineStyle.ARROW),
        Polyline(((230, 40), (250, 40)), LineStyle.BRIDGE),
        Polyline(((350, 40), (370, 40)), LineStyle.GATE),
        Polyline(((0, 5), (500, 5)), LineStyle.RIPPLE),
    ),
    spots=(
        spot("inn", 5),
        spot("moor", 130, SpotShape.DECISION),
        spot("sea", 250, SpotShape.END),
        spot("x", 370, label=HOSTILE),
    ),
    captions=(Caption("River", (120, 40), 12, 90, Tint.WATER),),
    sizes=(20, 10),
)


def words(part: object) -> str:
    return str(part) if isinstance(part, Phrase) else f"{part}"


def drawn(**options: object) -> ElementTree.Element:
    link = options.pop("link", lambda each: f"../{each.entry}/?a=1&b=2")
    return ElementTree.fromstring(render_svg(PICTURE, words, link, **options))


def test_every_spot_is_a_named_link() -> None:
    root = drawn()
    assert root.get("viewBox") == "0 0 500 80"
    assert root.get("aria-label") == "Map of the board"
    links = root.findall(f"{SVG}a")
    assert [(link.get("aria-label"), link.get("href")) for link in links] == [
        ("Inn, east", "../board/inn/?a=1&b=2"),
        ("Moor, east", "../board/moor/?a=1&b=2"),
        ("Sea, east", "../board/sea/?a=1&b=2"),
        (f"{HOSTILE}, east", "../board/x/?a=1&b=2"),
    ]
    assert [link.get("class") for link in links] == [
        "spot sand box",
        "spot sand decision",
        "spot sand end",
        "spot sand box",
    ]
    assert "".join(links[3].itertext()) == HOSTILE
    assert root.find(f".//{SVG}script") is None


def test_spots_without_an_address_are_no_links() -> None:
    root = drawn(link=lambda _: None)
    assert root.findall(f"{SVG}a") == []
    assert [each.get("role") for each in root.findall(f"{SVG}g")] == ["img"] * 4


def test_current_spots_differ_in_more_than_colour() -> None:
    root = drawn(current={"sea"})
    assert [each.get("aria-label") for each in root.iter() if each.get("aria-current")] == ["Sea, east"]
    assert "current" in root.findall(f"{SVG}a")[2].get("class").split()


def test_a_locator_shows_where_without_words_and_tells_it_by_its_name() -> None:
    root = ElementTree.fromstring(render_locator(PICTURE, words, {"inn", "sea"}))
    assert root.get("role") == "img"
    assert root.get("aria-label") == "Map of the board: inn, east; sea, east"
    assert root.findall(f".//{SVG}text") == []
    [current] = root.findall(f"{SVG}g")
    assert len(current) == 2
    drawn_all = "".join(path.get("d") for path in root.findall(f"{SVG}path"))
    assert drawn_all.count("M") == len(PICTURE.spots)


def test_marks_are_written_and_named() -> None:
    root = drawn(marks={"inn": Mark("1/6 <b>", 0.25, "fair")})
    inn = root.find(f"{SVG}a")
    assert inn.get("aria-label") == "Inn, east: 1/6 <b>"
    assert inn.get("style") == "--weight:0.25"
    assert inn.get("class").split()[-2:] == ["marked", "fair"]
    assert "".join(inn.itertext()) == "Inn1/6 <b>"
    label, mark = (float(each[0].get("y")) for each in inn.iter(f"{SVG}text"))
    assert label < mark


def test_only_a_whole_map_has_anchors() -> None:
    assert [each.get("id") for each in drawn() if each.get("id")] == []
    named = [each.get("id") for each in drawn(anchors=True) if each.get("id")]
    assert named == [spot_anchor(each) for each in PICTURE.spots] == ["at-inn", "at-moor", "at-sea", "at-x"]


@pytest.mark.parametrize("kind", [*Tint, *LineStyle])
def test_every_tint_and_line_has_a_sample(kind: Tint | LineStyle) -> None:
    root = ElementTree.fromstring(render_legend_sample(LegendEntry(kind, "words")))
    assert root.get("aria-hidden") == "true"
    assert len(root) >= 1


def test_lines_that_only_just_fit_are_held() -> None:
    # “moor” at 20: 0.889 + 0.611 + 0.611 + 0.389 = 2.5 em; the decision leaves 100 - 2 * (7 + 5.5) = 75.
    tight = Picture(PICTURE.name, 500, 80, (), (), (spot("Mooooor", 0),), sizes=(20,))
    (line,) = ElementTree.fromstring(render_svg(tight, words, lambda _: None)).iter(f"{SVG}tspan")
    assert float(line.get("textLength")) == pytest.approx(20 * (0.833 + 5 * 0.611 + 0.389), abs=0.1)
    (loose,) = [each for each in drawn().iter(f"{SVG}tspan") if each.text == "Moor"]
    assert loose.get("textLength") is None


def colours(of: str, scheme: int) -> dict[str, tuple[float, ...]]:
    """The style sheet's colours of pictures or of pages (`rw`), in light (0) or in dark (1), as parts from 0 to 1."""
    variables = re.findall(rf"--{of}-([a-z-]+): light-dark\(#([0-9a-f]{{6}}), #([0-9a-f]{{6}})\)", load_design_style())
    return {name: tuple(int(both[scheme][i : i + 2], 16) / 255 for i in (0, 2, 4)) for name, *both in variables}


def contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """The contrast of two colours as WCAG 2 has it."""

    def luminance(colour: tuple[float, ...]) -> float:
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
def test_words_and_signs_stand_out(scheme: int) -> None:
    palette = colours("picture", scheme)
    assert contrast((1, 1, 1), (0, 0, 0)) == pytest.approx(21)
    page = colours("rw", scheme)["paper"]
    for tint in ("leaf", "sand", "clay", "gold"):
        assert contrast(palette["ink"], palette[tint]) >= 4.5, tint
        shaded = tuple(0.65 * heat + 0.35 * own for heat, own in zip(palette["heat"], palette[tint], strict=True))
        assert contrast(palette["ink"], shaded) >= 4.5, tint
        assert contrast(palette["here"], palette[tint]) >= 3, tint
    for words_on, ground in (("here-ink", "here"), ("mark-ink", "mark"), ("caption", "water")):
        assert contrast(palette[words_on], palette[ground]) >= 4.5, words_on
    assert contrast(palette["caption"], page) >= 4.5
    for sign in ("line", "gate"):
        assert contrast(palette[sign], palette["rock"]) >= 3, sign
        assert contrast(palette[sign], page) >= 3, sign
    assert contrast(palette["ink"], page) >= 3  # the mark of the keyboard's place


def test_the_style_sheet_knows_every_tint_and_line() -> None:
    style = load_picture_style()
    for name in (*Tint, *LineStyle):
        assert f".picture .{name} {{" in style or name is LineStyle.ARROW, name
