"""A game's pictures as SVG in the reader's language, for any front end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

from rulewright.corpus.content import content_folder
from rulewright.corpus.factsheet import foreign_language, render_part
from rulewright.corpus.model import Corpus, whole_id
from rulewright.corpus.urls import entry_path
from rulewright.language import Language
from rulewright.pictures.picture import Picture, Spot
from rulewright.pictures.svg import Mark, render_svg
from rulewright.situations.problem import Preview


def render_board_svg(
    board: Picture,
    corpus: Corpus,
    game: str,
    language: Language,
    *,
    link_target: Callable[[Spot], str | None] | None = None,
    current: Collection[str] = (),
    marks: Mapping[str, Mark] | None = None,
) -> str:
    """The board of a game as an `<svg>` element.

    Spots have the ids of the game's positions, such as `outer/fields-2`. The `current` ones are marked as the reader's
    position; `marks` adds words to others. `link_target` returns the address of a spot, or `None` for no link. Without
    `link_target` every spot links to its entry's page. The picture needs `load_picture_style`.

    Raises `KeyError` for a position that is not on the board.
    """
    unknown = {*current, *(marks or ())} - {spot.id for spot in board.spots}
    if unknown:
        raise KeyError(min(unknown))

    def to_entry(spot: Spot) -> str:
        return entry_path(whole_id(spot.entry, game), language)

    def lang(spot: Spot) -> Language | None:
        return foreign_language(spot.name[0], corpus, game, language)

    say = partial(render_part, corpus=corpus, game=game, language=language)
    return render_svg(board, say, link_target or to_entry, language_of=lang, current=current, marks=marks)


def render_preview_svg(preview: Preview, corpus: Corpus, game: str, language: Language) -> str:
    """The picture of a report as an `<svg>` element without links. It needs `load_picture_style`."""
    marks = {spot: Mark(told, weight=0) for spot, told in preview.spot_labels.items()}
    say = partial(render_part, corpus=corpus, game=game, language=language)
    return render_svg(preview.picture, say, lambda _: None, current=preview.current_spots, marks=marks)


def load_picture_style() -> str:
    """The style sheet of all pictures, for pages outside the site; colours follow the page's `color-scheme`."""
    return (content_folder("site") / "static" / "picture.css").read_text("utf-8")
