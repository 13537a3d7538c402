"""Writes a `Picture` as SVG, whose colours are up to the style sheet `site/static/picture.css`."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from html import escape

from rulewright.corpus.factsheet import Part
from rulewright.pictures.lettering import LINE_HEIGHT, Lettering, capitalised, fitted, text_width
from rulewright.pictures.picture import Caption, Form, Ground, Key, Line, LineStyle, Picture, Point, Rect, Spot, Tint

PADDING = 7
"""The least distance of a label from the edge of its spot."""

_NAMESPACE = "http://www.w3.org/2000/svg"
_BASELINE = 0.36
"""How far below the middle of a line its letters stand, in units of their size."""
_TIGHT = 0.86
"""The share of its room from which on a line is held to its width."""
_CORNER, _POINT = 7, 11
_HEAD, _HEAD_WIDTH = 11, 14
_PLANK, _PLANK_STEP = 40, 9
_MARK_SIZES = (19, 17, 15, 13)
_SAMPLE = Rect(0, 0, 44, 24)


@dataclass(frozen=True)
class Mark:
    """What is said of a spot in one drawing: words on it, and how heavily it is shaded, from 0 to 1.

    `style` is a further class for a style sheet.
    """

    words: str
    weight: float = 1
    style: str = ""


def svg(
    picture: Picture,
    words: Callable[[Part], str],
    link: Callable[[Spot], str | None],
    *,
    lang: Callable[[Spot], str | None] = lambda _: None,
    current: Collection[str] = (),
    marks: Mapping[str, Mark] | None = None,
    anchors: bool = False,
) -> str:
    """The picture as an `<svg>` element that can stand in a page or alone.

    `words` says a part in the reader's language, `link` gives the address that a spot leads to, `None` for a spot that
    leads nowhere, and `lang` the language of a spot's name where it is not the reader's. Spots whose ids are `current`
    are shown as where the reader is; `marks` are by the spots' ids. With `anchors` every spot can be the target of a
    link; only one picture of a page may have them.
    """
    marks = marks or {}
    parts = [
        f'<svg xmlns="{_NAMESPACE}" class="picture" viewBox="0 0 {_n(picture.width)} {_n(picture.height)}"'
        f' role="group" aria-label="{escape(capitalised(words(picture.name)))}">'
    ]
    parts += map(_ground, picture.grounds)
    parts += map(_line, picture.lines)
    parts += (_caption(caption, words) for caption in picture.captions)
    for spot in picture.spots:
        state = f' id="{anchor(spot)}"' if anchors else ""
        state += f' lang="{language}"' if (language := lang(spot)) is not None else ""
        parts.append(_spot(spot, picture, words, link(spot), spot.id in current, marks.get(spot.id), state))
    return "".join([*parts, "</svg>"])


def locator(picture: Picture, words: Callable[[Part], str], current: Collection[str]) -> str:
    """A small picture without words that shows where the spots lie whose ids are `current`, as an `<svg>` element.

    Its name for screen readers tells the same.
    """
    here = [spot for spot in picture.spots if spot.id in current]
    names = "; ".join(", ".join(map(words, spot.name)) for spot in here)
    tints: dict[Tint, str] = {}
    for spot in picture.spots:
        area = spot.area
        outline = f"M{_n(area.x)} {_n(area.y)}h{_n(area.width)}v{_n(area.height)}h{_n(-area.width)}z"
        tints[spot.tint] = tints.get(spot.tint, "") + outline
    return "".join(
        (
            f'<svg xmlns="{_NAMESPACE}" class="picture" viewBox="0 0 {_n(picture.width)} {_n(picture.height)}"'
            f' role="img" aria-label="{escape(capitalised(words(picture.name)))}: {escape(names)}">',
            *map(_ground, picture.grounds),
            *(f'<path class="outline {tint}" d="{path}"/>' for tint, path in tints.items()),
            '<g class="current">',
            *(_rect(spot.area, _CORNER, "outline") for spot in here),
            "</g></svg>",
        )
    )


def anchor(spot: Spot) -> str:
    """The fragment of the address under which a spot is found."""
    return f"at-{spot.id.replace('/', '-')}"


def sample(key: Key) -> str:
    """A small picture of what a key explains, as an `<svg>` element that screen readers pass over."""
    if isinstance(key.sample, Tint):
        inside = _ground(Ground(_SAMPLE.inset(1), key.sample, 5))
    else:
        middle = _SAMPLE.centre[1]
        inside = _line(Line(((4, middle), (_SAMPLE.right - 4, middle)), key.sample))
    size = f'viewBox="0 0 {_n(_SAMPLE.width)} {_n(_SAMPLE.height)}" width="{_n(_SAMPLE.width)}"'
    return f'<svg class="picture sample" {size} aria-hidden="true">{inside}</svg>'


def lettering_of(spot: Spot, picture: Picture, words: Callable[[Part], str], marked: bool = False) -> Lettering:
    """How the label of a spot is written; a mark takes the lower part of the spot."""
    area = room(spot.area, spot.form, marked)
    return fitted(capitalised(words(spot.label)), area.width, area.height, picture.sizes)


def room(area: Rect, form: Form, marked: bool = False) -> Rect:
    """The part of a spot in which its label may stand."""
    aside = PADDING + _POINT / 2 if form is Form.DECISION else PADDING
    height = area.height - _mark_height(area) if marked else area.height - PADDING
    return Rect(area.x + aside, area.y + PADDING / 2, area.width - 2 * aside, height)


def _mark_height(area: Rect) -> float:
    return area.height * 0.32


def _spot(
    spot: Spot,
    picture: Picture,
    words: Callable[[Part], str],
    address: str | None,
    current: bool,
    mark: Mark | None,
    state: str,
) -> str:
    name = capitalised(", ".join(map(words, spot.name)))
    classes = ["spot", spot.tint, spot.form]
    if mark is not None:
        name = f"{name}: {mark.words}"
        classes += filter(None, ("marked", mark.style))
        state += f' style="--weight:{mark.weight:.3g}"'
    if current:
        classes.append("current")
        state += ' aria-current="true"'
    inside = _outline(spot)
    area = room(spot.area, spot.form, mark is not None)
    inside += _text(lettering_of(spot, picture, words, mark is not None), area)
    if mark is not None:
        inside += _mark(spot, mark)
    opening = f' class="{" ".join(classes)}" aria-label="{escape(name)}"{state}>{inside}'
    if address is None:
        return f'<g role="img"{opening}</g>'
    return f'<a href="{escape(address)}"{opening}</a>'


def _outline(spot: Spot) -> str:
    area = spot.area
    if spot.form is Form.DECISION:
        middle = area.centre[1]
        corners = (
            (area.x, middle), (area.x + _POINT, area.y), (area.right - _POINT, area.y), (area.right, middle),
            (area.right - _POINT, area.bottom), (area.x + _POINT, area.bottom),
        )  # fmt: skip
        return f'<path class="outline" d="{_through(corners)}z"/>'
    return _rect(area, area.height / 2 if spot.form is Form.END else _CORNER, "outline")


def _mark(spot: Spot, mark: Mark) -> str:
    height = _mark_height(spot.area)
    area = Rect(spot.area.x + PADDING, spot.area.bottom - height, spot.area.width - 2 * PADDING, height - PADDING / 2)
    lettering = fitted(mark.words, area.width, area.height, _MARK_SIZES)
    return f'<g class="mark">{_rect(area, 4)}{_text(lettering, area)}</g>'


def _text(lettering: Lettering, area: Rect) -> str:
    x, y = area.centre
    size = lettering.size
    step = size * LINE_HEIGHT
    first = y - (len(lettering.lines) - 1) * step / 2 + size * _BASELINE
    spans = (
        f'<tspan x="{_n(x)}" y="{_n(first + number * step)}"{held(line, size, area.width)}>{escape(line)}</tspan>'
        for number, line in enumerate(lettering.lines)
    )
    return f'<text font-size="{_n(size)}">{"".join(spans)}</text>'


def held(line: str, size: float, width: float) -> str:
    """Holds a line that only just fits to its width, should the reader's letters be wider than ours."""
    expected = text_width(line, size)
    if expected < _TIGHT * width:
        return ""
    return f' textLength="{_n(min(expected, width))}" lengthAdjust="spacingAndGlyphs"'


def _caption(caption: Caption, words: Callable[[Part], str]) -> str:
    x, y = caption.middle
    classes = f"caption inset {caption.behind}" if caption.behind else "caption"
    turned = f' transform="rotate({caption.turned} {_n(x)} {_n(y)})"' if caption.turned else ""
    place = f'x="{_n(x)}" y="{_n(y + caption.size * _BASELINE)}" font-size="{_n(caption.size)}"{turned}'
    return f'<text class="{classes}" aria-hidden="true" {place}>{escape(words(caption.words))}</text>'


def _ground(ground: Ground) -> str:
    return _rect(ground.area, ground.radius, f"ground {ground.tint}")


def _line(line: Line) -> str:
    if line.style is LineStyle.ARROW:
        return _arrow(line.points)
    if line.style is LineStyle.BRIDGE:
        return _bridge(*line.points)
    path = f'd="{_through(line.points)}"'
    if line.style is LineStyle.GATE:
        return f'<path class="line gate" {path}/><path class="line gate-way" {path}/>'
    return f'<path class="line {line.style}" {path}/>'


def _arrow(points: tuple[Point, ...]) -> str:
    """A line with a head at its last point; the shaft ends inside the head."""
    (x0, y0), (x, y) = points[-2:]
    length = math.hypot(x - x0, y - y0)
    dx, dy = (x - x0) / length, (y - y0) / length
    back = (x - dx * _HEAD, y - dy * _HEAD)
    aside = (-dy * _HEAD_WIDTH / 2, dx * _HEAD_WIDTH / 2)
    head = ((x, y), (back[0] + aside[0], back[1] + aside[1]), (back[0] - aside[0], back[1] - aside[1]))
    shaft = (*points[:-1], (back[0] + dx, back[1] + dy))
    return f'<path class="line arrow" d="{_through(shaft)}"/><path class="head" d="{_through(head)}z"/>'


def _bridge(start: Point, end: Point) -> str:
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
            _through(((middle_x - dy * half, middle_y + dx * half), (middle_x + dy * half, middle_y - dx * half)))
        )
    return f'<path class="line bridge" d="{_through((start, end))}"/><path class="line plank" d="{"".join(planks)}"/>'


def _rect(area: Rect, radius: float, style: str = "") -> str:
    named = f' class="{style}"' if style else ""
    rounded = f' rx="{_n(radius)}"' if radius else ""
    return (
        f'<rect{named} x="{_n(area.x)}" y="{_n(area.y)}" width="{_n(area.width)}" height="{_n(area.height)}"{rounded}/>'
    )


def _through(points: Collection[Point]) -> str:
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points)


def _n(value: float) -> str:
    """A coordinate, to a tenth."""
    return f"{round(value, 1):g}"
