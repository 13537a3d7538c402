"""The way over the board as HTML, stage by stage: each place with its chances and decisions."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from rulewright.corpus import Corpus
from rulewright.corpus.factsheet import words
from rulewright.language import Language
from rulewright.language.numerals import percent
from rulewright.language.phrase import phrase
from rulewright.pictures.lettering import capitalised
from rulewright.pictures.picture import Picture
from rulewright.situations import Advice, Answer, Situation
from rulewright.situations.answer import Stop
from rulewright.views.answer.chances import Piece, strip_of, tone_of
from rulewright.views.answer.decisions import grid_tables, is_seen_at_once, patterns
from rulewright.views.explanation import choice_name, result_title


def stage_of(advice: Advice, path: Sequence[Stop]) -> int | None:
    """The number of the place on the way that the advice is for: a fact of its stage ends with the place's name."""
    for number, stop in enumerate(path):
        name = stop.position.rsplit("/", 1)[-1]
        if any(str(fact) == name or str(fact).endswith(f"-{name}") for fact in advice.stage.values()):
            return number
    return None


def stage(
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
    on = stop.reach - sum(stop.ends.values())
    told = [phrase("you-get-here", chance=stop.reach)]
    if stop.reach and stop.ends and on:
        told.append(phrase("from-here-you-get-on", chance=on / stop.reach))
    odds = " · ".join(escape(each.render(language)) for each in told)
    pieces = [Piece(tone_of(result, situation), share) for result, share in stop.ends.items()]
    ends = "".join(
        f'<li><span class="rw-dot {tone_of(result, situation)}"></span>'
        f"{escape(result_title(result, situation, language))} <b>{escape(percent(share, language))}</b></li>"
        for result, share in stop.ends.items()
    )
    lines = "".join(_decision(each, situation, corpus, language) for each in advice)
    return (
        f'<section class="rw-stage" lang="{language}"><h4><span class="rw-number">{number + 1}</span> '
        f"{escape(capitalised(_name(stop, situation, board, corpus, language)))}</h4><p>{odds}</p>"
        f"{strip_of([Piece('rw-on', on), *pieces])}"
        + (f'<ul class="rw-ends">{ends}</ul>' if ends else "")
        + (f'<ol class="rw-decide">{lines}</ol>' if lines else "")
        + "</section>"
    )


def _decision(advice: Advice, situation: Situation, corpus: Corpus, language: Language) -> str:
    name = choice_name(advice, corpus, situation, language)
    html = f"<p><b>{escape(name)}:</b> {escape(advice.text(language))}</p>"
    found = patterns(advice.cases)
    if is_seen_at_once(found):
        html += grid_tables(name, found, advice, situation, language)
    return f"<li>{html}</li>"


def _name(stop: Stop, situation: Situation, board: Picture | None, corpus: Corpus, language: Language) -> str:
    """The name of a place on the board; its id if there is no board."""
    found = next((spot.name[0] for spot in board.spots if spot.id == stop.position), None) if board else None
    return stop.position if found is None else words(found, corpus, situation.id.split("/")[0], language)
