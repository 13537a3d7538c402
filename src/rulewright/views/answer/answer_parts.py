"""An answer from top to bottom: the main number, and the parts below it, each rendered on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from html import escape

from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.pictures.picture import Picture
from rulewright.situations.answer import Advice, Answer
from rulewright.situations.problem import Report
from rulewright.situations.situation import Situation, goal_probability
from rulewright.views.answer.board_path import render_stage, stage_number
from rulewright.views.answer.chance_charts import (
    render_chance_strip,
    render_chances,
    render_chances_by_turn,
    render_fractions,
    render_remaining,
)
from rulewright.views.answer.decision_tables import (
    fits_in_one_grid,
    group_grids,
    render_advice,
    render_cases,
    render_grids,
)
from rulewright.views.answer.rule_citations import CitationRenderer
from rulewright.views.answer.statements_and_steps import render_named, render_statements, render_steps
from rulewright.views.explanation_text import (
    build_steps,
    format_average_points,
    format_averages,
    format_decision_name,
    format_headline,
    format_idle_field,
    format_precision,
    format_statement,
    known_chance,
)
from rulewright.views.picture_svg import render_preview_svg

CHANCES_PART, STATEMENTS_PART, PREVIEW_PART = "chances", "statements", "sketch"


@dataclass(frozen=True)
class AnswerPart:
    """A part of an answer: its name, the function that renders its HTML, and its title if it is folded."""

    name: str
    render: Callable[[], str]
    title: str = ""


def render_summary(
    answer: Answer | Report, situation: Situation, corpus: Corpus, language: Language, *, is_live: bool = True
) -> str:
    """The main number of an answer in words, over a strip of the chances; it always stays in view.

    If it `is_live`, screen readers announce its changes.
    """
    lines, chances = [], ""
    if isinstance(answer, Answer):
        lines = [format_headline(answer, situation, language)]
        average = format_averages(answer, situation, language)
        if average and _is_goal_certain(answer, situation):
            lines.append(average)
        chances = render_chance_strip(answer, situation)
    elif leading := [line for line in answer.statements if line.is_summary] or list(answer.statements[:1]):
        lines = [format_statement(leading[0], corpus, language)]
    told = "".join(f"<p>{escape(line)}</p>" for line in lines)
    live = ' role="status"' if is_live else ""
    return f'<div class="rw-answer"{live} lang="{language}">{told}</div>{chances}'


def build_parts(
    answer: Answer | Report,
    situation: Situation,
    corpus: Corpus,
    board: Picture | None,
    language: Language,
    cite: CitationRenderer,
) -> Iterator[AnswerPart]:
    """The parts below the main number, in order: advice, cases, chances, the way over the `board`, the explanation.

    A report has its picture, then its statements. The named pieces stand above averages and steps.
    """
    if isinstance(answer, Report):
        if answer.preview is not None:
            game = answer.situation.split("/")[0]
            yield AnswerPart(PREVIEW_PART, partial(render_preview_svg, answer.preview, corpus, game, language))
        yield AnswerPart(STATEMENTS_PART, partial(render_statements, answer, corpus, language, cite))
        if answer.named:
            yield AnswerPart("named", partial(render_named, answer.named, corpus, language, cite))
        return
    stages: dict[int | None, list[Advice]] = {}
    for advice in answer.advice:
        stages.setdefault(stage_number(advice, answer.path), []).append(advice)
    now = stages.get(None) or stages.get(0, [])
    if now:
        yield AnswerPart("advice", partial(render_advice, now, situation, corpus, language))
    numbers = {id(advice): number for number, advice in enumerate(answer.advice)}

    def every_case(told: Iterable[Advice], at_once: bool) -> Iterator[AnswerPart]:
        for advice in told:
            yield from _case_parts(advice, numbers[id(advice)], at_once, situation, corpus, language)

    yield from every_case(stages.get(None, ()), at_once=True)
    if answer.sampling is not None:
        yield _note_part("estimated", format_precision(answer, answer.sampling, language), language)
    yield AnswerPart(CHANCES_PART, partial(render_chances, answer, situation, language))
    if answer.path:
        title = escape(phrase("the-way-how-likely-you-come").render(language))
        yield AnswerPart("path", lambda: f'<h3 lang="{language}">{title}</h3>')
    for number in range(len(answer.path)):
        told = stages.get(number, [])
        yield AnswerPart(
            f"path:{number}", partial(render_stage, number, answer, told, situation, board, corpus, language)
        )
        yield from every_case(told, at_once=False)
    if answer.named:
        yield AnswerPart("named", partial(render_named, answer.named, corpus, language, cite))
    for path in answer.without_effect:
        yield _note_part(f"without-effect:{path}", format_idle_field(path, situation, language), language)
    average = format_averages(answer, situation, language)
    if average and not _is_goal_certain(answer, situation):
        yield _note_part("average", average, language)
    if of_results := format_average_points(answer, situation, language):
        yield _note_part("points", of_results, language)
    if left := render_remaining(answer, situation, corpus.games[situation.id.split("/")[0]].symbols, language):
        yield AnswerPart("left", lambda: f'<div class="rw-histograms">{left}</div>')
    if any(answer.by_turn):
        yield AnswerPart("turns", partial(render_chances_by_turn, answer, language))
    if answer.sampling is None:
        title = phrase("the-exact-fractions").render(language)
        yield AnswerPart("fractions", partial(render_fractions, answer, situation, language), title)

    def why() -> str:
        return render_steps(build_steps(answer.trace, corpus, situation, language), language, cite)

    yield AnswerPart("why", why, phrase("why-the-rules-step-by-step").render(language))


def render_parts(
    answer: Answer | Report,
    situation: Situation,
    corpus: Corpus,
    board: Picture | None,
    language: Language,
    cite: CitationRenderer,
) -> str:
    """All parts as one piece of HTML; those with a title unfold."""
    return "".join(
        f'<details class="rw-part"><summary lang="{language}">{escape(part.title)}</summary>{part.render()}</details>'
        if part.title
        else part.render()
        for part in build_parts(answer, situation, corpus, board, language, cite)
    )


def _note_part(name: str, text: str, language: Language) -> AnswerPart:
    return AnswerPart(name, lambda: f'<p class="rw-note" lang="{language}">{escape(text)}</p>')


def _is_goal_certain(answer: Answer, situation: Situation) -> bool:
    return known_chance(goal_probability(answer, situation), answer) in (0, 1)


def _case_parts(
    advice: Advice, number: int, at_once: bool, situation: Situation, corpus: Corpus, language: Language
) -> Iterator[AnswerPart]:
    """The value of each option, case by case: as grids if possible. A single grid is yielded only `at_once`."""
    name = format_decision_name(advice, corpus, situation, language)
    found = group_grids(advice.cases)
    title = phrase("rule-every-case-count", rule=name, count=len(advice.cases)).render(language)
    if found:
        seen = fits_in_one_grid(found)
        if not seen or at_once:
            grid = partial(render_grids, name, found, advice, situation, language)
            yield AnswerPart(f"cases:{number}", grid, "" if seen else title)
    else:
        yield AnswerPart(f"cases:{number}", partial(render_cases, name, advice, situation, language), title)
