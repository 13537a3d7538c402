"""An answer from top to bottom: the main number, and the parts below it, each rendered on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from html import escape

from rulewright.corpus import Corpus
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.pictures.picture import Picture
from rulewright.situations import Advice, Answer, Report, Situation
from rulewright.situations.answer import Sampling
from rulewright.situations.situation import share_of_goal
from rulewright.views.answer.chances import bars, fractions, over_by_turn, remaining, strip
from rulewright.views.answer.decisions import advice_lines, cases, grid_tables, is_seen_at_once, patterns
from rulewright.views.answer.path import stage, stage_of
from rulewright.views.answer.report import report_lines
from rulewright.views.answer.rules import Cite
from rulewright.views.answer.steps import step_list
from rulewright.views.explanation import (
    METHODS,
    averages,
    choice_name,
    headline,
    points,
    stated,
    steps,
)
from rulewright.views.illustration import sketch_svg

CHANCES, STATEMENTS, SKETCH = "chances", "statements", "sketch"


@dataclass(frozen=True)
class Part:
    """A part of an answer: its name, the function that renders its HTML, and its title if it is folded."""

    name: str
    html: Callable[[], str]
    title: str = ""


def summary(
    answer: Answer | Report, situation: Situation, corpus: Corpus, language: Language, *, is_live: bool = True
) -> str:
    """The main number of an answer in words, over a strip of the chances; it always stays in view.

    If it `is_live`, screen readers announce its changes.
    """
    lines, chances = [], ""
    if isinstance(answer, Answer):
        lines = [headline(answer, situation, language)]
        average = averages(answer, situation, language)
        if average and _is_certain(answer, situation):
            lines.append(average)
        chances = strip(answer, situation)
    elif leading := [line for line in answer.lines if line.leads] or list(answer.lines[:1]):
        lines = [stated(leading[0], corpus, language)]
    told = "".join(f"<p>{escape(line)}</p>" for line in lines)
    live = ' role="status"' if is_live else ""
    return f'<div class="rw-answer"{live} lang="{language}">{told}</div>{chances}'


def parts(
    answer: Answer | Report,
    situation: Situation,
    corpus: Corpus,
    board: Picture | None,
    language: Language,
    cite: Cite,
) -> Iterator[Part]:
    """The parts below the main number, in order: advice, cases, chances, the way over the `board`, the explanation.

    A report has its picture, then its statements.
    """
    if isinstance(answer, Report):
        if answer.sketch is not None:
            game = answer.situation.split("/")[0]
            yield Part(SKETCH, partial(sketch_svg, answer.sketch, corpus, game, language))
        yield Part(STATEMENTS, partial(report_lines, answer, corpus, language, cite))
        return
    stages: dict[int | None, list[Advice]] = {}
    for advice in answer.advice:
        stages.setdefault(stage_of(advice, answer.path), []).append(advice)
    now = stages.get(None) or stages.get(0, [])
    if now:
        yield Part("advice", partial(advice_lines, now, situation, corpus, language))
    numbers = {id(advice): number for number, advice in enumerate(answer.advice)}

    def every_case(told: Iterable[Advice], at_once: bool) -> Iterator[Part]:
        for advice in told:
            yield from _cases(advice, numbers[id(advice)], at_once, situation, corpus, language)

    yield from every_case(stages.get(None, ()), at_once=True)
    if answer.sampling is not None:
        yield _note("estimated", _estimated(answer, answer.sampling, language), language)
    yield Part(CHANCES, partial(bars, answer, situation, language))
    if answer.path:
        title = escape(phrase("the-way-how-likely-you-come").render(language))
        yield Part("path", lambda: f'<h3 lang="{language}">{title}</h3>')
    for number in range(len(answer.path)):
        told = stages.get(number, [])
        yield Part(f"path:{number}", partial(stage, number, answer, told, situation, board, corpus, language))
        yield from every_case(told, at_once=False)
    average = averages(answer, situation, language)
    if average and not _is_certain(answer, situation):
        yield _note("average", average, language)
    if of_results := points(answer, situation, language):
        yield _note("points", of_results, language)
    if left := remaining(answer, situation, corpus.games[situation.id.split("/")[0]].symbols, language):
        yield Part("left", lambda: f'<div class="rw-histograms">{left}</div>')
    if any(answer.by_turn):
        yield Part("turns", partial(over_by_turn, answer, language))
    if answer.sampling is None:
        title = phrase("the-exact-fractions").render(language)
        yield Part("fractions", partial(fractions, answer, situation, language), title)

    def why() -> str:
        return step_list(steps(answer.trace, corpus, situation, language), language, cite)

    yield Part("why", why, phrase("why-the-rules-step-by-step").render(language))


def body(
    answer: Answer | Report,
    situation: Situation,
    corpus: Corpus,
    board: Picture | None,
    language: Language,
    cite: Cite,
) -> str:
    """All `parts` as one piece of HTML; those with a title unfold."""
    return "".join(
        f'<details class="rw-part"><summary lang="{language}">{escape(part.title)}</summary>{part.html()}</details>'
        if part.title
        else part.html()
        for part in parts(answer, situation, corpus, board, language, cite)
    )


def _note(name: str, told: str, language: Language) -> Part:
    return Part(name, lambda: f'<p class="rw-note" lang="{language}">{escape(told)}</p>')


def _is_certain(answer: Answer, situation: Situation) -> bool:
    return share_of_goal(answer, situation) in (0, 1)


def _cases(
    advice: Advice, number: int, at_once: bool, situation: Situation, corpus: Corpus, language: Language
) -> Iterator[Part]:
    """The value of each option, case by case: as grids if possible. A single grid is yielded only `at_once`."""
    name = choice_name(advice, corpus, situation, language)
    found = patterns(advice.cases)
    title = phrase("rule-every-case-count", rule=name, count=len(advice.cases)).render(language)
    if found:
        seen = is_seen_at_once(found)
        if not seen or at_once:
            grid = partial(grid_tables, name, found, advice, situation, language)
            yield Part(f"cases:{number}", grid, "" if seen else title)
    else:
        yield Part(f"cases:{number}", partial(cases, name, advice, situation, language), title)


def _estimated(answer: Answer, sampling: Sampling, language: Language) -> str:
    """The precision of an estimate, in sentences."""
    worst = max(map(sampling.standard_error, answer.probability.values()))
    told = phrase("estimated-from-count-samples-standard-error", count=sampling.samples, error=100 * worst).render(
        language
    )
    remark = METHODS[sampling.method]
    return told if remark is None else f"{told} {remark.render(language)}"
