"""The stepper at the table, for any front end: the answers so far, the next question, the value of options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from rulewright.corpus.model import Corpus
from rulewright.engine.effects import PromptAnswer
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.play_state import PendingStep, PlayState
from rulewright.situations.situation import ChanceKind, Situation
from rulewright.views.answer.rule_citations import CitationRenderer
from rulewright.views.explanation_text import format_list, format_measure, format_option, format_result, select_measures

PLAY_PARAMETER, ODDS_MODE, TABLE_MODE, ANSWERS_PARAMETER = "play", "odds", "table", "answers"
"""The parameters and values in links: odds or play at the table, and the answers so far."""
MAX_ANSWERS_IN_LINK = 500
"""The most answers that a link may have; no situation takes as many."""
MODE_LABEL = phrase("what-to-do")
"""The label of the choice between odds and table."""
ODDS_LABEL = phrase("the-odds")
TABLE_LABELS: Mapping[frozenset[ChanceKind], Phrase] = {
    frozenset({ChanceKind.DICE}): phrase("at-the-table-with-your-dice"),
    frozenset({ChanceKind.CARDS}): phrase("at-the-table-with-your-cards"),
    frozenset(ChanceKind): phrase("at-the-table-with-your-dice-and"),
}
"""The label of playing a situation, by its sources of chance."""
NOTHING_TO_PLAY = phrase("there-is-no-chance-and-no-decision"), phrase("look-at-the-odds-or-take")
"""The sentences for a situation without chances and decisions."""
_MAX_SUGGESTED_ANSWERS = 20
"""The most possible answers that a message lists."""


def parse_link_answers(text: str) -> tuple[PromptAnswer, ...]:
    """Parse the throws and decisions of a link: separated by commas, several dice by `_`."""
    return tuple(_parse_link_answer(part) for part in text.split(",") if part)[:MAX_ANSWERS_IN_LINK]


def _parse_link_answer(part: str) -> PromptAnswer:
    faces = part.split("_")
    if all(face.isascii() and face.isdigit() and len(face) < 4 for face in faces):
        return int(part) if len(faces) == 1 else tuple(sorted(map(int, faces)))
    return part


def format_link_answers(answers: Iterable[PromptAnswer]) -> str:
    """Format answers for `parse_link_answers`."""
    return ",".join(map(format_link_answer, answers))


def format_link_answer(answer: PromptAnswer) -> str:
    """Format one answer for a link."""
    return "_".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)


def render_answers(answers: Sequence[PromptAnswer], situation: Situation, language: Language) -> str:
    """The dice and decisions so far, as HTML."""
    told = (
        format_option(answer, situation, language)
        if isinstance(answer, str)
        else format_link_answer(answer).replace("_", " + ")
        for answer in answers
    )
    return f'<ol class="rw-sofar" lang="{language}">{"".join(f"<li>{escape(each)}</li>" for each in told)}</ol>'


def render_applied_rules(state: PlayState, situation: Situation, language: Language, cite: CitationRenderer) -> str:
    """The rules applied since the last answer, as HTML."""
    game = situation.id.split("/")[0]
    rules = "".join(f"<li>{cite(f'{game}/{entry}')}</li>" for entry in state.applied_rules)
    return f'<ul class="rw-told" lang="{language}">{rules}</ul>'


def format_question(
    pending: PendingStep, situation: Situation, corpus: Corpus, language: Language, die: int = 1
) -> str:
    """The next question; with several dice, the one about the die with this number."""
    title = corpus.title(f"{situation.id.split('/')[0]}/{pending.entry}", language)
    roller = situation.rollers.get(pending.roller, pending.roller)
    if pending.options:
        asked = phrase("rule-decide", rule=title)
    elif pending.card_counts:
        asked = phrase("rule-what-came-up", rule=title)
    elif pending.dice == 1:
        asked = phrase("rule-what-does-the-die-show", rule=title, roller=roller)
    else:
        asked = phrase("rule-what-does-die-number-of", rule=title, roller=roller, number=die, dice=pending.dice)
    return asked.render(language)


def suggest_answers(state: PlayState) -> Phrase:
    """The remedy for an impossible answer."""
    if not state.allowed_answers:
        return phrase("take-it-out-play-is-over")
    return phrase(
        "choose-one-of-options",
        options=", ".join(map(format_link_answer, state.allowed_answers[:_MAX_SUGGESTED_ANSWERS])),
    )


def format_option_value(option: str, state: PlayState, situation: Situation, language: Language) -> str:
    """The value of an option, or with the empty string the value of play before a throw."""
    told = select_measures(state.option_values.values()) if option else range(len(state.measures))
    return format_list(
        (
            format_measure(name, value, situation, language, with_fraction=not number and name in situation.results)
            for number, (name, value) in enumerate(zip(state.measures, state.option_values[option], strict=True))
            if number in told
        ),
        language,
    )


def render_play_state(
    state: PlayState,
    answers: Sequence[PromptAnswer],
    situation: Situation,
    corpus: Corpus,
    language: Language,
    cite: CitationRenderer,
) -> str:
    """The state of play after the answers, as HTML; each `data-answer` is the answer of its button.

    Several dice are entered one after the other, with a block for each.
    """
    html = render_answers(answers, situation, language) + render_applied_rules(state, situation, language, cite)
    if state.pending is not None:
        html += _render_question(state, state.pending, situation, corpus, language)
    elif state.result is not None:
        result = format_result(state.result, situation, language)
        html += f'<div class="rw-answer" role="status" tabindex="-1" lang="{language}"><p>{escape(result)}</p></div>'
    words = phrase("take-back"), phrase("from-the-beginning")
    names = (escape(each.render(language)) for each in words)
    back = "".join(
        f'<button type="button" data-go="{go}"{"" if answers else " disabled"}>{name}</button> '
        for go, name in zip(("back", "beginning"), names, strict=True)
    )
    return f'{html}<p class="rw-taps" lang="{language}">{back}</p>'


def _render_question(
    state: PlayState, pending: PendingStep, situation: Situation, corpus: Corpus, language: Language
) -> str:
    """The question and the buttons that answer it."""
    if pending.options:
        buttons = "".join(_render_option(each, state, situation, language) for each in pending.options)
        note = phrase("serves-what-matters-most-to-you", mark="★").render(language)
    else:
        worth = format_option_value("", state, situation, language)
        note = f"{phrase('now').render(language)}: {worth}"
        if pending.card_counts:
            told = (
                (card, f"{format_option(card, situation, language)} · {number}") for card, number in pending.card_counts
            )
        else:
            told = ((str(face), str(face)) for face in range(1, pending.sides + 1))
        buttons = "".join(
            f'<button type="button" data-answer="{escape(each)}">{escape(name)}</button> ' for each, name in told
        )
    kind = "options" if pending.options else "cards" if pending.card_counts else "dice"
    blocks = "".join(
        f'<div class="rw-asked"{" hidden" * (die > 1)}><h2 tabindex="-1">'
        f"{escape(format_question(pending, situation, corpus, language, die))}</h2>"
        f'<p class="rw-taps rw-{kind}">{buttons}</p></div>'
        for die in range(1, max(pending.dice, 1) + 1)
    )
    return f'<div lang="{language}">{blocks}<p class="rw-note">{escape(note)}</p></div>'


def _render_option(option: str, state: PlayState, situation: Situation, language: Language) -> str:
    best = " ★" if option == state.best_option else ""
    name, worth = (
        escape(each)
        for each in (
            format_option(option, situation, language, state.pending.choice if state.pending else ""),
            format_option_value(option, state, situation, language),
        )
    )
    return f'<button type="button" data-answer="{escape(option)}"><b>{name}</b>{best}<br>{worth}</button> '
