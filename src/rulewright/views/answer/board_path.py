"""The way over the board as HTML, stage by stage: each place with its chances and decisions."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rulewright.corpus.factsheet import render_part
from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.numerals import format_percentage
from rulewright.language.phrase import phrase
from rulewright.pictures.picture import Picture
from rulewright.situations.answer import Advice, Answer, PathStop
from rulewright.situations.situation import Situation
from rulewright.views.answer.chance_charts import tone_class
from rulewright.views.answer.decision_tables import fits_in_one_grid, group_grids, render_grids
from rulewright.views.charts_html import StripSegment, render_strip
from rulewright.views.explanation_text import format_decision_name, format_result


def stage_number(advice: Advice, path: Sequence[PathStop]) -> int | None:
    """The number of the place on the way that the advice is for: a fact of its stage ends with the place's name."""
    for number, stop in enumerate(path):
        name = stop.position.rsplit("/", 1)[-1]
        if any(str(fact) == name or str(fact).endswith(f"-{name}") for fact in advice.stage.values()):
            return number
    return None


def render_stage(
    number: int,
    answer: Answer,
    advice: Sequence[Advice],
    situation: Situation,
    board: Picture | None,
    corpus: Corpus,
    language: Language,
) -> str:
    """A place on the way: the chances to reach it, to go on, and to end there, and its advice."""
    stop = answer.path[number]
    on = stop.reach_probability - sum(stop.end_probabilities.values())
    told = [phrase("you-get-here", chance=stop.reach_probability)]
    if stop.reach_probability and stop.end_probabilities and on:
        told.append(phrase("from-here-you-get-on", chance=on / stop.reach_probability))
    odds = " · ".join(escape(each.render(language)) for each in told)
    pieces = [StripSegment(tone_class(result, situation), share) for result, share in stop.end_probabilities.items()]
    ends = "".join(
        f'<li><span class="rw-dot {tone_class(result, situation)}"></span>'
        f"{escape(format_result(result, situation, language))} <b>{escape(format_percentage(share, language))}</b></li>"
        for result, share in stop.end_probabilities.items()
    )
    lines = "".join(_render_decision(each, situation, corpus, language) for each in advice)
    return (
        f'<section class="rw-stage" lang="{language}"><h4><span class="rw-number">{number + 1}</span> '
        f"{escape(capitalise(_position_name(stop, situation, board, corpus, language)))}</h4><p>{odds}</p>"
        f"{render_strip([StripSegment('rw-on', on), *pieces])}"
        + (f'<ul class="rw-ends">{ends}</ul>' if ends else "")
        + (f'<ol class="rw-decide">{lines}</ol>' if lines else "")
        + "</section>"
    )


def _render_decision(advice: Advice, situation: Situation, corpus: Corpus, language: Language) -> str:
    name = format_decision_name(advice, corpus, situation, language)
    html = f"<p><b>{escape(name)}:</b> {escape(advice.summary(language))}</p>"
    found = group_grids(advice.cases)
    if fits_in_one_grid(found):
        html += render_grids(name, found, advice, situation, language)
    return f"<li>{html}</li>"


def _position_name(
    stop: PathStop, situation: Situation, board: Picture | None, corpus: Corpus, language: Language
) -> str:
    """The name of a place on the board; its id if there is no board."""
    found = next((spot.name[0] for spot in board.spots if spot.id == stop.position), None) if board else None
    return stop.position if found is None else render_part(found, corpus, situation.id.split("/")[0], language)
