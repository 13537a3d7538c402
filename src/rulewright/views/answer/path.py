"""The way over the board as HTML: each place with its chances."""

from __future__ import annotations

from html import escape

from rulewright.corpus import Corpus
from rulewright.corpus.factsheet import words
from rulewright.language import Language
from rulewright.language.numerals import percent
from rulewright.language.phrase import phrase
from rulewright.pictures.picture import Picture
from rulewright.situations import Answer, Situation
from rulewright.views.answer.chances import tone_of


def path_list(answer: Answer, situation: Situation, board: Picture | None, corpus: Corpus, language: Language) -> str:
    """The places on the way: how likely one comes there, and how the way ends there; `board` has their names."""
    game = situation.id.split("/")[0]
    names = {spot.id: spot.name[0] for spot in board.spots} if board else {}
    rows = []
    for stop in answer.path:
        name = words(names[stop.position], corpus, game, language) if stop.position in names else stop.position
        ends = "".join(
            f'<li><span class="rw-dot {tone_of(result, situation)}"></span>'
            f"{escape(situation.results[result].render(language))}"
            f" <b>{escape(percent(share, language))}</b></li>"
            for result, share in stop.ends.items()
        )
        rows.append(
            f'<li><span class="rw-bar-text"><span>{escape(name)}</span>'
            f"<b>{escape(percent(stop.reach, language))}</b></span>"
            f'<span class="rw-bar" aria-hidden="true"><span style="width:{100 * float(stop.reach):.2f}%"></span></span>'
            f'<ul class="rw-ends">{ends}</ul></li>'
        )
    title = escape(phrase("the-way-how-likely-you-come").render(language))
    return f'<h3 lang="{language}">{title}</h3><ol class="rw-bars rw-path" lang="{language}">{"".join(rows)}</ol>'
