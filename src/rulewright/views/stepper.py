"""The stepper at the table, for any front end: the answers so far, the next question, the value of options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from rulewright.corpus import Corpus
from rulewright.engine.effects import Given
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations import Chance, Situation
from rulewright.situations.session import Pending, SessionState
from rulewright.views.answer.rules import Cite
from rulewright.views.explanation import differing, listed, measured, option_name, result_title

PLAY, ODDS, TABLE, ANSWERS = "play", "odds", "table", "answers"
"""The parameters and values in links: odds or play at the table, and the answers so far."""
MOST_ANSWERS = 500
"""The most answers that a link may have; no situation takes as many."""
WHAT_TO_DO = phrase("what-to-do")
"""The label of the choice between odds and table."""
THE_ODDS = phrase("the-odds")
AT_THE_TABLE: Mapping[frozenset[Chance], Phrase] = {
    frozenset({Chance.DICE}): phrase("at-the-table-with-your-dice"),
    frozenset({Chance.CARDS}): phrase("at-the-table-with-your-cards"),
    frozenset(Chance): phrase("at-the-table-with-your-dice-and"),
}
"""The label of playing a situation, by its sources of chance."""
NOT_PLAYED = phrase("there-is-no-chance-and-no-decision"), phrase("look-at-the-odds-or-take")
"""The sentences for a situation without chances and decisions."""
_MOST_NAMED = 20
"""The most possible answers that a message lists."""


def read_answers(text: str) -> tuple[Given, ...]:
    """Parse the throws and decisions of a link: separated by commas, several dice by `_`."""
    return tuple(_read(part) for part in text.split(",") if part)[:MOST_ANSWERS]


def _read(part: str) -> Given:
    faces = part.split("_")
    if all(face.isascii() and face.isdigit() and len(face) < 4 for face in faces):
        return int(part) if len(faces) == 1 else tuple(sorted(map(int, faces)))
    return part


def written_answers(answers: Iterable[Given]) -> str:
    """Format answers for `read_answers`."""
    return ",".join(map(written, answers))


def written(answer: Given) -> str:
    """Format one answer for a link."""
    return "_".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)


def so_far(answers: Sequence[Given], situation: Situation, language: Language) -> str:
    """The dice and decisions so far, as HTML."""
    told = (
        option_name(answer, situation, language) if isinstance(answer, str) else written(answer).replace("_", " + ")
        for answer in answers
    )
    return f'<ol class="rw-sofar" lang="{language}">{"".join(f"<li>{escape(each)}</li>" for each in told)}</ol>'


def applied(now: SessionState, situation: Situation, language: Language, cite: Cite) -> str:
    """The rules applied since the last answer, as HTML."""
    game = situation.id.split("/")[0]
    rules = "".join(f"<li>{cite(f'{game}/{entry}')}</li>" for entry in now.applied)
    return f'<ul class="rw-told" lang="{language}">{rules}</ul>'


def question(pending: Pending, situation: Situation, corpus: Corpus, language: Language, die: int = 1) -> str:
    """The next question; with several dice, the one about the die with this number."""
    title = corpus.title(f"{situation.id.split('/')[0]}/{pending.entry}", language)
    roller = situation.rollers.get(pending.roller, pending.roller)
    if pending.options:
        asked = phrase("rule-decide", rule=title)
    elif pending.pile:
        asked = phrase("rule-what-came-up", rule=title)
    elif pending.dice == 1:
        asked = phrase("rule-what-does-the-die-show", rule=title, roller=roller)
    else:
        asked = phrase("rule-what-does-die-number-of", rule=title, roller=roller, number=die, dice=pending.dice)
    return asked.render(language)


def remedy(now: SessionState) -> Phrase:
    """The remedy for an impossible answer."""
    if not now.allowed:
        return phrase("take-it-out-play-is-over")
    return phrase("choose-one-of-options", options=", ".join(map(written, now.allowed[:_MOST_NAMED])))


def worth_of(option: str, now: SessionState, situation: Situation, language: Language) -> str:
    """The value of an option, or with the empty string the value of play before a throw."""
    told = differing(now.worth.values()) if option else range(len(now.measures))
    return listed(
        (
            measured(name, value, situation, language, in_fractions=not number and name in situation.results)
            for number, (name, value) in enumerate(zip(now.measures, now.worth[option], strict=True))
            if number in told
        ),
        language,
    )


def stepper(
    now: SessionState, answers: Sequence[Given], situation: Situation, corpus: Corpus, language: Language, cite: Cite
) -> str:
    """The state of play after the answers, as HTML; each `data-answer` is the answer of its button.

    Several dice are entered one after the other, with a block for each.
    """
    html = so_far(answers, situation, language) + applied(now, situation, language, cite)
    if now.pending is not None:
        html += _asked(now, now.pending, situation, corpus, language)
    elif now.result is not None:
        result = result_title(now.result, situation, language)
        html += f'<div class="rw-answer" role="status" tabindex="-1" lang="{language}"><p>{escape(result)}</p></div>'
    words = phrase("take-back"), phrase("from-the-beginning")
    names = (escape(each.render(language)) for each in words)
    back = "".join(
        f'<button type="button" data-go="{go}"{"" if answers else " disabled"}>{name}</button> '
        for go, name in zip(("back", "beginning"), names, strict=True)
    )
    return f'{html}<p class="rw-taps" lang="{language}">{back}</p>'


def _asked(now: SessionState, pending: Pending, situation: Situation, corpus: Corpus, language: Language) -> str:
    """The question and the buttons that answer it."""
    if pending.options:
        buttons = "".join(_option(each, now, situation, language) for each in pending.options)
        note = phrase("serves-what-matters-most-to-you", mark="★").render(language)
    else:
        worth = worth_of("", now, situation, language)
        note = f"{phrase('now').render(language)}: {worth}"
        if pending.pile:
            told = ((card, f"{option_name(card, situation, language)} · {number}") for card, number in pending.pile)
        else:
            told = ((str(face), str(face)) for face in range(1, pending.sides + 1))
        buttons = "".join(
            f'<button type="button" data-answer="{escape(each)}">{escape(name)}</button> ' for each, name in told
        )
    kind = "options" if pending.options else "cards" if pending.pile else "dice"
    blocks = "".join(
        f'<div class="rw-asked"{" hidden" * (die > 1)}><h2 tabindex="-1">'
        f"{escape(question(pending, situation, corpus, language, die))}</h2>"
        f'<p class="rw-taps rw-{kind}">{buttons}</p></div>'
        for die in range(1, max(pending.dice, 1) + 1)
    )
    return f'<div lang="{language}">{blocks}<p class="rw-note">{escape(note)}</p></div>'


def _option(option: str, now: SessionState, situation: Situation, language: Language) -> str:
    best = " ★" if option == now.advised else ""
    name, worth = (
        escape(each) for each in (option_name(option, situation, language), worth_of(option, now, situation, language))
    )
    return f'<button type="button" data-answer="{escape(option)}"><b>{name}</b>{best}<br>{worth}</button> '
