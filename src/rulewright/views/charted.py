"""The results of many games as HTML: sentences, pictures, and tables with the same data and more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from html import escape

from rulewright.corpus.factsheet import words
from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.pictures.columns import Columns, columns_svg
from rulewright.pictures.lettering import capitalised
from rulewright.pictures.ranges import ranges_svg
from rulewright.situations.charted import Chapter


def charted_html(chapters: Iterable[Chapter], corpus: Corpus, game: str, language: Language, level: int = 2) -> str:
    """The chapters as HTML, with headings of this level. Pictures take their colours from `picture_style`."""
    return "".join(_chapter(each, corpus, game, language, level) for each in chapters)


def _chapter(chapter: Chapter, corpus: Corpus, game: str, language: Language, level: int) -> str:
    say = partial(words, corpus=corpus, game=game, language=language)
    title = escape(chapter.title.render(language))
    parts = [f'<section id="{chapter.id}" lang="{language}"><h{level}>{title}</h{level}>']
    if chapter.lead is not None:
        parts.append(f'<p class="lead">{escape(chapter.lead.render(language))}</p>')
    parts += (f"<p>{escape(each.render(language))}</p>" for each in chapter.about)
    picture = chapter.picture
    if picture is not None:
        drawn = columns_svg(picture, say) if isinstance(picture, Columns) else ranges_svg(picture, say, language)
        parts.append(f"<figure>{drawn}<figcaption>{escape(capitalised(say(picture.unit)))}</figcaption></figure>")
    if chapter.columns:
        head = "".join(f'<th scope="col">{escape(say(part))}</th>' for part in chapter.columns)
        body = "".join(_row([escape(capitalised(say(part))) for part in row]) for row in chapter.rows)
        table = f'<table class="docutils rw-table"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
        region = f'role="region" aria-label="{title}" tabindex="0"'
        parts.append(f'<div class="table-wrapper rw-wide" {region}>{table}</div>')
    return "".join(parts) + "</section>"


def _row(cells: Sequence[str]) -> str:
    first, *others = cells
    return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{each}</td>" for each in others)}</tr>'
