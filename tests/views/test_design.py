"""The shared look: every pair of colours that is read together, the app's own theme, the icons."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import rulewright
from rulewright.corpus.content import content_folder
from rulewright.pictures.design import ICONS, load_colour, load_design_style, render_icon

PAIR = re.compile(r"--rw-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);")
COLOURS = {name: (light, dark) for name, light, dark in PAIR.findall(load_design_style())}
NAMES = "aqua|black|blue|fuchsia|gr[ae]y|green|lime|maroon|navy|olive|orange|purple|red|silver|teal|white|yellow"
PAINTED = r"[\w-]*color|background|fill|stroke|border[\w-]*|outline|[\w-]*shadow"
CODE, CONTENT = Path(rulewright.__file__).parent, (content_folder("site"), content_folder("app"))
WITH_COLOURS = {".py", ".css", ".js", ".html", ".svg", ".toml"}
GROUNDS = ("paper", "sunk", "raised")
READ = [(ink, ground) for ink in ("ink", "soft", "accent", "visited", "bad", "good") for ground in GROUNDS]


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2.2 of a colour such as `#7a3b12`."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_black_and_white_have_the_contrast_that_wcag_gives():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), [*READ, ("on-accent", "accent"), ("ink", "mark"), ("ink", "hover")])
def test_words_can_be_read_on_every_ground(ink, ground, scheme):
    assert contrast(COLOURS[ink][scheme], COLOURS[ground][scheme]) >= 4.5


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("meaning", ["good", "level", "bad", "saved", "other"])
def test_bars_stand_out_from_the_paper(meaning, scheme):
    assert contrast(COLOURS[meaning][scheme], COLOURS["paper"][scheme]) >= 3


def test_the_apps_theme_has_the_same_colours():
    theme = tomllib.loads((content_folder("app") / ".streamlit" / "config.toml").read_text("utf-8"))["theme"]
    for scheme, name in enumerate(("light", "dark")):
        assert theme[name] == {
            "primaryColor": COLOURS["accent"][scheme],
            "backgroundColor": COLOURS["paper"][scheme],
            "secondaryBackgroundColor": COLOURS["sunk"][scheme],
            "textColor": COLOURS["ink"][scheme],
        }


def test_style_sheets_use_only_what_the_design_defines():
    defined = set(re.findall(r"(--rw-[\w-]+):", load_design_style()))
    sheets = [*(content_folder("site") / "static").glob("*.css"), content_folder("app") / "style.css"]
    for sheet in sheets:
        text = sheet.read_text("utf-8")
        own = set(re.findall(r"(--rw-[\w-]+):", text))
        assert set(re.findall(r"var\((--rw-[\w-]+)", text)) <= defined | own, sheet.name


def written_colours(text: str) -> list[str]:
    """The colours that stand in a file as such: in digits, as a function of numbers, or as one of CSS's basic names."""
    text = re.sub(r"@supports[^{]*", "", text)  # what browsers are asked, not shown
    return [
        *re.findall(r"(?<![\w&])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?![\w-])", text),
        *re.findall(r"\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\d[^)]*\)", text),
        *re.findall(rf"\b(?:{PAINTED})\s*[:=]\s*[\"']?[^;:\"'{{}}]*?(?<![\w-])({NAMES})(?![\w-])", text),
    ]


@pytest.mark.parametrize(
    ("text", "colours"),
    [
        ("a { color: #7a3b12; border: 1px solid #fff8; }", ["#7a3b12", "#fff8"]),
        ("background: rgb(0 0 0 / .5)", ["rgb(0 0 0 / .5)"]),
        ("border: 1px solid gray; white-space: pre; color: var(--white)", ["gray"]),
        ('<path fill="red"/>, color=black', ["red", "black"]),
        ('<a href="#fit-map">&#39;</a> #12 color-mix(in srgb, currentColor 25%, transparent)', []),
    ],
)
def test_written_colours_are_recognised(text, colours):
    assert written_colours(text) == colours


def test_colours_are_written_in_one_place():
    """But for two files that no style sheet reaches; the other one is the app's theme."""
    files = {file for folder in (CODE, *CONTENT) for file in folder.rglob("*") if file.suffix in WITH_COLOURS}
    written = {file: written_colours(file.read_text("utf-8")) for file in files if file.name != "tokens.css"}
    colours_by_file = {file.name: set(colours) for file, colours in written.items() if colours}
    assert colours_by_file.keys() == {"config.toml", "favicon.svg"}
    assert colours_by_file["favicon.svg"] == {load_colour("accent"), load_colour("on-accent")}


def test_a_colour_is_known_by_its_name():
    assert load_colour("accent") == COLOURS["accent"][0]
    assert load_colour("print-paper") == "#fff"
    with pytest.raises(KeyError):
        load_colour("unknown")


def test_an_icon_is_silent_and_an_unknown_one_is_refused():
    assert 'aria-hidden="true"' in render_icon("search")
    assert all(re.fullmatch(r"[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+", outline) for outline in ICONS.values())
    with pytest.raises(KeyError):
        render_icon("unknown")
