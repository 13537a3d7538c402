"""Rendering of a `Picture` as SVG; the style sheet `site/static/picture.css` provides the colours."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from html import escape

from rulewright.corpus.factsheet import Part
from rulewright.language.letter_case import capitalise
from rulewright.pictures.picture import (
    BackgroundArea,
    Caption,
    LegendEntry,
    LineStyle,
    Picture,
    Point,
    Polyline,
    Rect,
    Spot,
    SpotShape,
    Tint,
)
from rulewright.pictures.text_layout import LINE_HEIGHT, TextLayout, fit_text, text_width

PADDING = 7
"""The least distance of a label from the edge of its spot."""

_NAMESPACE = "http://www.w3.org/2000/svg"
_BASELINE = 0.36
"""The distance from the middle of a line down to its baseline, in units of the letters' size."""
_FIT_THRESHOLD = 0.86
"""The share of the available width above which a line's width is fixed."""
_CORNER, _POINT = 7, 11
_HEAD, _HEAD_WIDTH = 11, 14
_PLANK, _PLANK_STEP = 40, 9
_MARK_SIZES = (19, 17, 15, 13)
_SAMPLE = Rect(0, 0, 44, 24)


@dataclass(frozen=True)
class Mark:
    """A mark on a spot in one rendering: words, and the strength of its shading, from 0 to 1.

    `style` is a further class for a style sheet.
    """

    words: str
    weight: float = 1
    style: str = ""


def render_svg(
    picture: Picture,
    words: Callable[[Part], str],
    link: Callable[[Spot], str | None],
    *,
    language_of: Callable[[Spot], str | None] = lambda _: None,
    current: Collection[str] = (),
    marks: Mapping[str, Mark] | None = None,
    anchors: bool = False,
) -> str:
    """Render the picture as an `<svg>` element for a page or a file of its own.

    `words` renders a part in the reader's language. `link` returns the address of a spot, or `None`. `language_of`
    returns the language of a spot's name if it is not the reader's. Spots whose ids are in `current` are marked as the
    reader's place; `marks` are by the spots' ids. With `anchors`, every spot can be the target of a link; only one
    picture of a page may have them.
    """
    marks = marks or {}
    parts = [
        f'<svg xmlns="{_NAMESPACE}" class="picture" viewBox="0 0 {_coord(picture.width)} {_coord(picture.height)}"'
        f' role="group" aria-label="{escape(capitalise(words(picture.name)))}">'
    ]
    parts += map(_render_background, picture.backgrounds)
    parts += map(_render_line, picture.lines)
    parts += (_render_caption(caption, words) for caption in picture.captions)
    for spot in picture.spots:
        state = f' id="{spot_anchor(spot)}"' if anchors else ""
        state += f' lang="{language}"' if (language := language_of(spot)) is not None else ""
        parts.append(_render_spot(spot, picture, words, link(spot), spot.id in current, marks.get(spot.id), state))
    return "".join([*parts, "</svg>"])


def render_locator(picture: Picture, words: Callable[[Part], str], current: Collection[str]) -> str:
    """Render a small picture without words that shows the places of the `current` spots, as an `<svg>` element.

    Its name for screen readers names them.
    """
    here = [spot for spot in picture.spots if spot.id in current]
    names = "; ".join(", ".join(map(words, spot.name)) for spot in here)
    tints: dict[Tint, str] = {}
    for spot in picture.spots:
        area = spot.area
        width, height = _coord(area.width), _coord(area.height)
        outline = f"M{_coord(area.x)} {_coord(area.y)}h{width}v{height}h{_coord(-area.width)}z"
        tints[spot.tint] = tints.get(spot.tint, "") + outline
    return "".join(
        (
            f'<svg xmlns="{_NAMESPACE}" class="picture" viewBox="0 0 {_coord(picture.width)} {_coord(picture.height)}"'
            f' role="img" aria-label="{escape(capitalise(words(picture.name)))}: {escape(names)}">',
            *map(_render_background, picture.backgrounds),
            *(f'<path class="outline {tint}" d="{path}"/>' for tint, path in tints.items()),
            '<g class="current">',
            *(_render_rect(spot.area, _CORNER, "outline") for spot in here),
            "</g></svg>",
        )
    )


def spot_anchor(spot: Spot) -> str:
    """The fragment of the address of a spot."""
    return f"at-{spot.id.replace('/', '-')}"


def render_legend_sample(key: LegendEntry) -> str:
    """Render the sample of a legend entry as an `<svg>` element that is hidden from screen readers."""
    if isinstance(key.sample, Tint):
        inside = _render_background(BackgroundArea(_SAMPLE.inset(1), key.sample, 5))
    else:
        middle = _SAMPLE.centre[1]
        inside = _render_line(Polyline(((4, middle), (_SAMPLE.right - 4, middle)), key.sample))
    size = f'viewBox="0 0 {_coord(_SAMPLE.width)} {_coord(_SAMPLE.height)}" width="{_coord(_SAMPLE.width)}"'
    return f'<svg class="picture sample" {size} aria-hidden="true">{inside}</svg>'


def lay_out_label(spot: Spot, picture: Picture, words: Callable[[Part], str], is_marked: bool = False) -> TextLayout:
    """The layout of a spot's label; a mark takes the lower part of the spot."""
    area = label_area(spot.area, spot.shape, is_marked)
    return fit_text(capitalise(words(spot.label)), area.width, area.height, picture.sizes)


def label_area(area: Rect, shape: SpotShape, is_marked: bool = False) -> Rect:
    """The part of a spot that its label may take."""
    aside = PADDING + _POINT / 2 if shape is SpotShape.DECISION else PADDING
    height = area.height - _mark_height(area) if is_marked else area.height - PADDING
    return Rect(area.x + aside, area.y + PADDING / 2, area.width - 2 * aside, height)


def _mark_height(area: Rect) -> float:
    return area.height * 0.32


def _render_spot(
    spot: Spot,
    picture: Picture,
    words: Callable[[Part], str],
    address: str | None,
    is_current: bool,
    mark: Mark | None,
    attributes: str,
) -> str:
    name = capitalise(", ".join(map(words, spot.name)))
    classes = ["spot", spot.tint, spot.shape]
    if mark is not None:
        name = f"{name}: {mark.words}"
        classes += filter(None, ("marked", mark.style))
        attributes += f' style="--weight:{mark.weight:.3g}"'
    if is_current:
        classes.append("current")
        attributes += ' aria-current="true"'
    inside = _render_outline(spot)
    area = label_area(spot.area, spot.shape, mark is not None)
    inside += _render_text(lay_out_label(spot, picture, words, mark is not None), area)
    if mark is not None:
        inside += _render_mark(spot, mark)
    opening = f' class="{" ".join(classes)}" aria-label="{escape(name)}"{attributes}>{inside}'
    if address is None:
        return f'<g role="img"{opening}</g>'
    return f'<a href="{escape(address)}"{opening}</a>'


def _render_outline(spot: Spot) -> str:
    area = spot.area
    if spot.shape is SpotShape.DECISION:
        middle = area.centre[1]
        corners = (
            (area.x, middle), (area.x + _POINT, area.y), (area.right - _POINT, area.y), (area.right, middle),
            (area.right - _POINT, area.bottom), (area.x + _POINT, area.bottom),
        )  # fmt: skip
        return f'<path class="outline" d="{_path_data(corners)}z"/>'
    return _render_rect(area, area.height / 2 if spot.shape is SpotShape.END else _CORNER, "outline")


def _render_mark(spot: Spot, mark: Mark) -> str:
    height = _mark_height(spot.area)
    area = Rect(spot.area.x + PADDING, spot.area.bottom - height, spot.area.width - 2 * PADDING, height - PADDING / 2)
    lettering = fit_text(mark.words, area.width, area.height, _MARK_SIZES)
    return f'<g class="mark">{_render_rect(area, 4)}{_render_text(lettering, area)}</g>'


def _render_text(lettering: TextLayout, area: Rect) -> str:
    x, y = area.centre
    size = lettering.size
    step = size * LINE_HEIGHT
    first = y - (len(lettering.lines) - 1) * step / 2 + size * _BASELINE
    spans = (
        f'<tspan x="{_coord(x)}" y="{_coord(first + number * step)}"'
        f"{text_length_attributes(line, size, area.width)}>{escape(line)}</tspan>"
        for number, line in enumerate(lettering.lines)
    )
    return f'<text font-size="{_coord(size)}">{"".join(spans)}</text>'


def text_length_attributes(line: str, size: float, width: float) -> str:
    """The attributes that fix the width of a line that only just fits, in case the reader's letters are wider."""
    expected = text_width(line, size)
    if expected < _FIT_THRESHOLD * width:
        return ""
    return f' textLength="{_coord(min(expected, width))}" lengthAdjust="spacingAndGlyphs"'


def _render_caption(caption: Caption, words: Callable[[Part], str]) -> str:
    x, y = caption.middle
    classes = f"caption inset {caption.background}" if caption.background else "caption"
    turned = f' transform="rotate({caption.rotation} {_coord(x)} {_coord(y)})"' if caption.rotation else ""
    place = f'x="{_coord(x)}" y="{_coord(y + caption.size * _BASELINE)}" font-size="{_coord(caption.size)}"{turned}'
    return f'<text class="{classes}" aria-hidden="true" {place}>{escape(words(caption.words))}</text>'


def _render_background(ground: BackgroundArea) -> str:
    return _render_rect(ground.area, ground.radius, f"ground {ground.tint}")


def _render_line(line: Polyline) -> str:
    if line.style is LineStyle.ARROW:
        return _render_arrow(line.points)
    if line.style is LineStyle.BRIDGE:
        return _render_bridge(*line.points)
    path = f'd="{_path_data(line.points)}"'
    if line.style is LineStyle.GATE:
        return f'<path class="line gate" {path}/><path class="line gate-way" {path}/>'
    return f'<path class="line {line.style}" {path}/>'


def _render_arrow(points: tuple[Point, ...]) -> str:
    """A line with a head at its last point; the shaft ends inside the head."""
    (x0, y0), (x, y) = points[-2:]
    length = math.hypot(x - x0, y - y0)
    dx, dy = (x - x0) / length, (y - y0) / length
    back = (x - dx * _HEAD, y - dy * _HEAD)
    aside = (-dy * _HEAD_WIDTH / 2, dx * _HEAD_WIDTH / 2)
    head = ((x, y), (back[0] + aside[0], back[1] + aside[1]), (back[0] - aside[0], back[1] - aside[1]))
    shaft = (*points[:-1], (back[0] + dx, back[1] + dy))
    return f'<path class="line arrow" d="{_path_data(shaft)}"/><path class="head" d="{_path_data(head)}z"/>'


def _render_bridge(start: Point, end: Point) -> str:
    """Planks across the line from `start` to `end`."""
    (x0, y0), (x, y) = start, end
    length = math.hypot(x - x0, y - y0)
    dx, dy = (x - x0) / length, (y - y0) / length
    planks = []
    count = max(2, round(length / _PLANK_STEP))
    half = _PLANK / 2
    for number in range(count):
        along = (number + 0.5) * length / count
        middle_x, middle_y = x0 + dx * along, y0 + dy * along
        planks.append(
            _path_data(((middle_x - dy * half, middle_y + dx * half), (middle_x + dy * half, middle_y - dx * half)))
        )
    return f'<path class="line bridge" d="{_path_data((start, end))}"/><path class="line plank" d="{"".join(planks)}"/>'


def _render_rect(area: Rect, radius: float, style: str = "") -> str:
    named = f' class="{style}"' if style else ""
    rounded = f' rx="{_coord(radius)}"' if radius else ""
    size = f'width="{_coord(area.width)}" height="{_coord(area.height)}"'
    return f'<rect{named} x="{_coord(area.x)}" y="{_coord(area.y)}" {size}{rounded}/>'


def _path_data(points: Collection[Point]) -> str:
    return "M" + "L".join(f"{_coord(x)} {_coord(y)}" for x, y in points)


def _coord(value: float) -> str:
    """A coordinate, rounded to a tenth."""
    return f"{round(value, 1):g}"
