"""The shared look: every pair of colours that is read together, the app's own theme, the icons."""

from __future__ import annotations

import re
import tomllib

import pytest

from rulewright.content import content_folder
from rulewright.pictures.design import ICONS, design_style, icon

PAIR = re.compile(r"--rw-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);")
COLOURS = {name: (light, dark) for name, light, dark in PAIR.findall(design_style())}
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
    defined = set(re.findall(r"(--rw-[\w-]+):", design_style()))
    sheets = [*(content_folder("site") / "static").glob("*.css"), content_folder("app") / "style.css"]
    for sheet in sheets:
        text = sheet.read_text("utf-8")
        own = set(re.findall(r"(--rw-[\w-]+):", text))
        assert set(re.findall(r"var\((--rw-[\w-]+)", text)) <= defined | own, sheet.name


def test_an_icon_is_silent_and_an_unknown_one_is_refused():
    assert 'aria-hidden="true"' in icon("search")
    assert all(re.fullmatch(r"[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+", outline) for outline in ICONS.values())
    with pytest.raises(KeyError):
        icon("unknown")
