"""An answer in the reader's words: the headline, the options of a decision, the steps with their rules' titles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rulewright.corpus.factsheet import Link
from rulewright.corpus.factsheet import words as in_words
from rulewright.corpus.model import Corpus
from rulewright.engine.effects import Facts, Status
from rulewright.engine.rational import ZERO, Rational, as_string
from rulewright.engine.trace import TraceNode
from rulewright.language import Language
from rulewright.language.numerals import decimal, percent
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.answer import Advice, Answer
from rulewright.situations.catalogue import Situation
from rulewright.situations.pricing import WORTH
from rulewright.situations.problem import Line

_STATUS = {
    Status.APPLIED: phrase("applies"),
    Status.CONSIDERED: phrase("possible-not-used"),
    Status.BLOCKED: phrase("not-allowed"),
}


_WORTH = phrase("worth")
FEW_MEASURES = 4
"""How many measures of an option are told in any case."""
LONGEST_FRACTION = 15
"""How many characters a fraction may have to be read in a sentence."""


@dataclass(frozen=True)
class Step:
    """One line of an explanation: the rule's id and title, what became of it, its numbers, its probability.

    That of a step `per_visit` is the one each time that play comes to the stage above it.
    """

    depth: int
    entry: str
    title: str
    status: Status
    remark: str
    probability: Fraction
    per_visit: bool = False


def asked_results(answer: Answer, situation: Situation) -> tuple[str, ...]:
    """The results that the goal asks for first; the likeliest where it asks for none."""
    if answer.asked:
        return answer.asked
    if answer.goal in situation.headline:
        return (situation.headline[answer.goal],)
    return (max(answer.probability, key=lambda result: answer.probability[result]),)


def headline(answer: Answer, situation: Situation, language: Language) -> str:
    """How likely it is what the goal asks for first, in one sentence."""
    wanted = asked_results(answer, situation)
    share = sum((answer.probability[result] for result in wanted), start=ZERO)
    name = situation.results[wanted[0]]
    for result in wanted[1:]:
        name = phrase("first-or-second", first=name, second=situation.results[result])
    exact = Fraction(int(share.numerator), int(share.denominator))
    if exact in (0, 1):
        template = phrase("result-always") if exact else phrase("result-never")
        return template.filled({"result": name}).render(language)
    times = min(max(round(100 * exact), 1), 99)
    return phrase("result-times-times-in-100", result=name, times=times).render(language)


def averages(answer: Answer, situation: Situation, language: Language) -> str:
    """The turns that it takes and what is left of the hero on average, in one sentence."""
    means = ", ".join(
        f"{situation.words[name].render(language)} {decimal(number, language)}"
        for name, number in answer.expected.items()
        if number or name != "turns"
    )
    return phrase("on-average-numbers", numbers=means).render(language) if means else ""


def by_turn(answer: Answer, language: Language) -> str:
    """How likely it is over by the end of each turn, in one sentence; empty where that is not told."""
    if not answer.by_turn:
        return ""
    return phrase("chance-by-the-end-of-turns", turns=_turns(answer.by_turn, language)).render(language)


def _turns(shares: Sequence[Fraction], language: Language) -> str:
    """The chances by the end of each turn, from the first turn on that leaves one."""
    return ", ".join(
        phrase("turn-turn-chance", turn=turn, chance=percent(share, language)).render(language)
        for turn, share in enumerate(shares, 1)
        if share
    )


def changed(answer: Answer, other: Answer, situation: Situation, language: Language) -> list[tuple[str, str]]:
    """The numbers that tell two answers apart, in each: the chance that is asked for, and the turns on average.

    Where results have prices, what it is worth comes first.

    What does not differ as it is written is left out.
    """
    told = []
    if answer.goal == WORTH:
        before, after = (decimal(each.worth[0], language) for each in (answer, other))
        if before != after:
            told.append((f"{_WORTH.render(language)} {before}", after))
    wanted = asked_results(answer, situation)
    before, after = (
        percent(sum((each.probability[result] for result in wanted), start=ZERO), language) for each in (answer, other)
    )
    if before != after:
        told.append((before, after))
    before, after = (decimal(each.expected["turns"], language) for each in (answer, other))
    if before != after:
        told.append((f"{situation.words['turns'].render(language)} {before}", after))
    return told


def steps(trace: TraceNode, corpus: Corpus, situation: Situation, language: Language) -> list[Step]:
    """The explanation's lines in reading order."""
    return [
        Step(
            depth,
            node.entry,
            corpus.title(node.entry, language),
            node.status,
            _remark(node, corpus, situation, language),
            node.probability,
            trace.is_stage and not node.is_stage,
        )
        for depth, node in trace.walk()
    ]


def likelihood(step: Step, language: Language) -> str:
    """How likely a step is, and in what."""
    told = percent(step.probability, language)
    return phrase("chance-per-visit", chance=told).render(language) if step.per_visit else told


def meaning_of_shares(steps: Sequence[Step], language: Language) -> str:
    """What the percentages beside the steps are of."""
    told = (
        phrase("percentages-how-likely-play-comes-to")
        if any(step.per_visit for step in steps)
        else phrase("percentages-how-likely-play-comes-to-the")
    )
    return told.render(language)


def choice_name(advice: Advice, corpus: Corpus, situation: Situation, language: Language) -> str:
    """What an advice is about: the situation's word for the decision, or the title of its rule."""
    word = situation.words.get(f"choice.{advice.choice}")
    return word.render(language) if word else corpus.title(advice.entry, language)


@dataclass(frozen=True)
class OptionRow:
    """One case of a decision in words: what is known, the option to take, what each option is worth."""

    facts: Mapping[str, str]
    option: str
    worth: Mapping[str, str]


def option_rows(advice: Advice, situation: Situation, language: Language) -> list[OptionRow]:
    """Every case of an advice in the reader's words."""
    rows = []
    for case in advice.cases:
        told = differing(case.options.values())
        worth = {
            option_name(option, situation, language): ", ".join(
                measured(name, number, situation, language)
                for place, (name, number) in enumerate(zip(advice.measures, value, strict=False))
                if place in told
            )
            for option, value in case.options.items()
        }
        facts = dict(_facts(case.facts, situation, language))
        rows.append(OptionRow(facts, option_name(case.option, situation, language), worth))
    return rows


def differing(worths: Iterable[Sequence[Fraction]]) -> frozenset[int]:
    """Which measures to tell of each option: all where they are few, else the first and what makes a difference."""
    told = list(worths)
    return frozenset(
        number
        for number in range(len(told[0]) if told else 0)
        if number == 0 or len(told[0]) <= FEW_MEASURES or len({worth[number] for worth in told}) > 1
    )


def option_name(option: str, situation: Situation, language: Language) -> str:
    """An option in the reader's words; one that the reader has named, such as a card, as it is."""
    word = situation.words.get(option)
    return word.render(language) if word else option


def measured(name: str, number: Fraction, situation: Situation, language: Language) -> str:
    """A measure of a goal with its name: chances as percentages, the rest as decimals."""
    if name in situation.results:
        return f"{situation.results[name].render(language)} {percent(number, language)}"
    shown = percent(number, language) if name in situation.chances else decimal(number, language)
    word = _WORTH if name == WORTH and name not in situation.words else situation.words[name]
    return f"{word.render(language)} {shown}"


def variant_value(value: str | bool | int, situation: Situation, language: Language) -> str:
    """A value of a variant in the reader's words."""
    if isinstance(value, bool):
        return (phrase("yes") if value else phrase("no")).render(language)
    word = situation.words.get(str(value))
    return word.render(language) if word else str(value)


def stated(line: Line, corpus: Corpus, language: Language) -> str:
    """A statement of a report in the reader's words, after the title of what it is about."""
    game = line.entries[0].split("/")[0]
    told = _told(line.sentence, corpus, game, language)
    return f"{corpus.title(line.about, language)}: {told}" if line.about else told


def _told(sentence: Phrase, corpus: Corpus, game: str, language: Language) -> str:
    def word(value: object) -> object:
        match value:
            case Link():
                return in_words(value, corpus, game, language)
            case Phrase():
                return _told(value, corpus, game, language)
            case Rational() if not isinstance(value, int):
                return chance(value, language)
            case tuple():
                return _turns(value, language)
        return value

    return sentence.filled({name: word(value) for name, value in sentence.values.items()}).render(language)


def chance(share: Fraction, language: Language) -> str:
    """A chance as a percentage with the exact fraction, such as `16.7% (1/6)`; without it where it tells no more."""
    exact = as_string(share)
    shown = percent(share, language)
    return shown if share in (0, 1) or len(exact) > LONGEST_FRACTION else f"{shown} ({exact})"


def _remark(node: TraceNode, corpus: Corpus, situation: Situation, language: Language) -> str:
    words = [text for _, text in _facts(node.facts, situation, language)]
    if node.status is Status.BLOCKED and node.blocked_by:
        words.append(phrase("blocked-by-rule", rule=corpus.title(node.blocked_by, language)).render(language))
    elif node.status is not Status.APPLIED:
        words.append(_STATUS[node.status].render(language))
    return ", ".join(words)


def _facts(facts: Facts, situation: Situation, language: Language) -> list[tuple[str, str]]:
    rendered = []
    for name, value in facts.items():
        template = situation.facts.get(name)
        if template is None or (name in situation.if_any and not value):
            continue
        word = situation.words.get(value) if isinstance(value, str) else None
        shown = value if word is None else word.render(language)
        rendered.append((name, template.filled({"value": shown}).render(language)))
    return rendered
