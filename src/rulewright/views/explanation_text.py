"""An answer in the reader's words: the headline, the options of a decision, the steps with their rules' titles."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from rulewright.corpus.factsheet import EntryLink
from rulewright.corpus.factsheet import render_part as in_words
from rulewright.corpus.model import Corpus
from rulewright.engine.arithmetic import ZERO, Rational, as_string
from rulewright.engine.effects import Facts, Status
from rulewright.engine.trace import TraceNode
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.numerals import (
    ProbabilityRange,
    format_percentage,
    format_percentage_range,
    round_half_away,
)
from rulewright.language.phrase import DecimalPhrase, Phrase, UnsayableError, phrase
from rulewright.situations.advice_wording import (
    COUNT,
    HEADLINE,
    IF,
    LABEL,
    MEAN,
    STEP,
    VERB,
    WISH,
    format_fact,
    format_number_fact,
)
from rulewright.situations.answer import Advice, Answer, Sampling, SamplingPolicy
from rulewright.situations.named import NamedPiece
from rulewright.situations.points_goal import POINTS_GOAL, WORTH_ON_A_TIE
from rulewright.situations.problem import Statement
from rulewright.situations.situation import Situation, Variant, goal_probability, goal_results, likeliest_result

_POLICY_REMARKS: Mapping[SamplingPolicy, Phrase | None] = {
    SamplingPolicy.BEST: None,
    SamplingPolicy.SIMPLER: phrase("the-decisions-are-those-of-a"),
    SamplingPolicy.HORIZON: phrase("the-decisions-look-only-so-far"),
}
"""The remark on the policy of an estimate."""
_POINTS_LABELS = {POINTS_GOAL: phrase("worth"), WORTH_ON_A_TIE: phrase("worth-on-a-tie")}
_STANDALONE_VARIABLES: Mapping[str, object] = {
    "likely": "likely",
    "position": "last",
    "follows": "none",
    "joined": "no",
    "repeats": "no",
}
"""The values of a clause that states one possible result alone."""
ALMOST_CERTAIN = Fraction(9999, 10_000)
"""The chance above which a result that is not certain is called almost certain."""
MAX_MEASURES_ALWAYS_SHOWN = 4
"""The number of measures up to which all are shown for an option."""
_FATE_TOKEN = phrase("each-fate-token-left")
SMALL_ERROR = 0.1
"""The percentage points below which the error of an estimate is told with two decimals."""
MAX_DENOMINATOR = 1000
"""The largest denominator of a fraction that approximates a longer one."""
APPROXIMATELY_SIGN = "≈"
MAX_FRACTION_LENGTH = 15
"""The most characters of a fraction in a sentence."""


@dataclass(frozen=True)
class ExplanationStep:
    """One line of an explanation: the rule's id and title, its status and remark, its probability.

    If `is_per_visit`, the probability is per visit of play to the stage above the step.
    """

    depth: int
    entry: str
    title: str
    status: Status
    remark: str
    probability: Fraction
    is_per_visit: bool = False


def format_headline(answer: Answer, situation: Situation, language: Language) -> str:
    """The probability of the results that the goal wants first, in one sentence.

    If the result with the most points is impossible but another one with points is not, the likeliest result is stated.
    """
    wanted, share = goal_results(answer, situation), goal_probability(answer, situation)
    is_beyond_reach = not share and any(
        price > 0 and answer.probability.get(result) for result, price in answer.points.items()
    )
    if is_beyond_reach:
        wanted = (likeliest_result(answer),)
        share = answer.probability[wanted[0]]
    chance = known_chance(share, answer)
    likely = _likelihood_word(chance)
    if answer.goal in situation.goals_to_avoid:
        told = situation.goals[answer.goal]
    elif answer.wanted_results and not is_beyond_reach:
        results = _format_wanted_results(wanted, likely, situation, language)
        told = phrase("headline-of-results", results=results, which=wanted[0] if len(wanted) == 1 else "several")
    elif answer.goal not in situation.headline_results:
        (result,) = _format_wanted_results(wanted, likely, situation, language)
        told = phrase("headline-of-the-likeliest", result=result, which=wanted[0], **_ties(share, answer, situation))
    else:
        told = situation.goals[answer.goal]
    known = {
        "likely": likely,
        "chance": chance,
        "risk": chance.complement if isinstance(chance, ProbabilityRange) else 1 - chance,
        "turns": answer.expected["turns"] + 1,
        "rounds": answer.rounds,
    }
    return told.with_context(known, HEADLINE).render(language)


def _ties(share: Fraction, answer: Answer, situation: Situation) -> dict[str, object]:
    """The results of a probability: how many, their names, and whether there are no others."""
    tied = [result for result, each in answer.probability.items() if each == share]
    return {
        "ties": len(tied),
        "tied": tuple(phrase("tied-result", result=situation.results[result]) for result in tied),
        "even": "yes" if len(tied) > 1 and share * len(tied) == 1 else "no",
    }


def _format_wanted_results(
    wanted: Sequence[str], likely: str, situation: Situation, language: Language
) -> tuple[Phrase, ...]:
    """The wanted results as phrases for a headline.

    `joined` tells whether the next one shares the verb. `repeats` tells, after the first one, whether all share it.
    `follows` is `word` where a word stands directly before the result (“or”, or “certainly” where it is certain),
    otherwise `none`: at the beginning of the sentence, or after a comma.
    """
    results = [situation.results[each] for each in wanted]
    verbs = [each.with_context({}, VERB).render(language) for each in results]
    joined = ("yes" if verb == following else "no" for verb, following in zip(verbs, [*verbs[1:], ""], strict=True))
    ends = (*("before" for _ in wanted[1:]), "last")
    repeats = ("no", *("yes" if len(set(verbs)) == 1 else "no" for _ in wanted[1:]))
    starts = "none" if likely == "likely" else "word"
    follows = (starts, *("none" for _ in wanted[2:]), *("word" for _ in wanted[-1:] if wanted[1:]))
    return tuple(
        result.with_context(
            {"likely": likely, "position": end, "follows": what, "joined": same, "repeats": again}, WISH
        )
        for result, end, what, same, again in zip(results, ends, follows, joined, repeats, strict=True)
    )


def format_result(result: str, situation: Situation, language: Language) -> str:
    """The name of a result at the beginning of a line."""
    return capitalise(situation.results[result].render(language))


def known_chance(probability: Fraction, answer: Answer) -> Fraction | ProbabilityRange:
    """A chance of an answer as sentences may tell it: samples that all agree show no more than their interval."""
    if answer.sampling is None or 0 < probability < 1:
        return probability
    return _probability_range(answer.sampling.interval(probability))


def _probability_range(interval: tuple[float, float]) -> ProbabilityRange:
    return ProbabilityRange(*map(Fraction, interval))


def format_interval(interval: tuple[float, float], language: Language) -> str:
    """The range in which an estimated chance may lie."""
    return format_percentage_range(_probability_range(interval), language)


def _likelihood_word(chance: Fraction | ProbabilityRange) -> str:
    """The class of a chance that selects the words: impossible, likely, almost, certain."""
    if chance in (0, 1):
        return "certain" if chance else "impossible"
    least = chance.low if isinstance(chance, ProbabilityRange) else chance
    return "almost" if least > ALMOST_CERTAIN else "likely"


def format_known_chance(probability: Fraction, answer: Answer, language: Language) -> str:
    """A chance of an answer, as `known_chance` has it, in percent."""
    chance = known_chance(probability, answer)
    if isinstance(chance, ProbabilityRange):
        return format_percentage_range(chance, language)
    return format_percentage(chance, language)


def format_precision(answer: Answer, sampling: Sampling, language: Language) -> str:
    """The precision of an estimate, in sentences; the error is rounded up, to two decimals if it is small."""
    points = 100 * max(map(sampling.margin, answer.probability.values()))
    parts = 10 if points >= SMALL_ERROR else 100
    error = Fraction(math.ceil(points * parts), parts)
    told = [phrase("estimated-from-samples", count=sampling.samples, error=error)]
    if remark := _POLICY_REMARKS[sampling.policy]:
        told.append(remark)
    return " ".join(each.render(language) for each in told)


def format_averages(answer: Answer, situation: Situation, language: Language) -> str:
    """The average turns and remaining numbers of the hero, in one sentence; empty if a possible result is open."""
    if any(answer.probability.get(result) for result in situation.open_results):
        return ""
    means = {
        name: situation.words[name].with_context({"number": number}, MEAN, COUNT)
        for name, number in answer.expected.items()
        if number or name != "turns"
    }
    told = {
        "all": tuple(means.values()),
        "turns": means.get("turns", ""),
        "has_turns": "yes" if "turns" in means else "no",
        "numbers": tuple(number for name, number in means.items() if name != "turns"),
    }
    return phrase("on-average-numbers", **told).render(language) if means else ""


def format_average_points(answer: Answer, situation: Situation, language: Language) -> str:
    """The average points, and the points of each result, if the goal counts points; otherwise empty."""
    if not answer.points:
        return ""
    worth = format_measure(POINTS_GOAL, answer.goal_values[0], situation, language)
    average = phrase("points-on-average", worth=worth).render(language)
    return f"{average} {format_points_per_result(answer.points, situation, language)}"


def format_points_per_result(points: Mapping[str, Fraction], situation: Situation, language: Language) -> str:
    """The points of each result, in one sentence."""
    named = tuple(
        phrase(
            "result-with-points",
            result=format_result(result, situation, language) if result in situation.results else _FATE_TOKEN,
            points=DecimalPhrase("", number=number, places=2),
        )
        for result, number in points.items()
    )
    return phrase("points-of-results", results=named).render(language)


def format_short_fraction(probability: Fraction) -> str:
    """The exact fraction if it is short, otherwise a marked approximation; empty if that would be 0 or 1."""
    exact = as_string(probability)
    if len(exact) <= MAX_FRACTION_LENGTH:
        return exact
    near = Fraction(int(probability.numerator), int(probability.denominator)).limit_denominator(MAX_DENOMINATOR)
    return f"{APPROXIMATELY_SIGN} {as_string(near)}" if 0 < near < 1 else ""


def format_chances_by_turn(answer: Answer, language: Language) -> str:
    """The chances that play is over by the end of each turn, in one sentence; empty for fewer than two turns."""
    if sum(map(bool, answer.by_turn)) < 2:
        return ""
    return phrase("chance-by-the-end-of-turns", turns=_format_turn_chances(answer.by_turn, language)).render(language)


def _format_turn_chances(chances: Sequence[Fraction], language: Language) -> str:
    """The chances by the end of each turn, from the first that is not 0 to the last that changes."""
    last = len(chances)
    while last > 1 and format_percentage(chances[last - 1], language) == format_percentage(chances[last - 2], language):
        last -= 1
    told = tuple(
        phrase("turn-turn-chance", turn=turn, chance=share) for turn, share in enumerate(chances[:last], 1) if share
    )
    return format_list(told, language)


def format_list(items: Iterable[Phrase | str], language: Language) -> str:
    """A list with commas, or with stronger separators if an item contains commas."""
    return phrase("all-of-these", values=tuple(items)).render(language)


def list_changes(answer: Answer, other: Answer, situation: Situation, language: Language) -> list[Phrase]:
    """The differences of two answers: the chance that the goal wants, and the average turns.

    If results have prices, the average points come first. If the chance is the same, the next chance of the goal that
    differs is stated with its name. Differences that disappear by rounding are left out.
    """
    told: list[Phrase] = []

    def tell_measure(word: Phrase, before: Fraction, after: Fraction) -> None:
        first, second = (word.with_context({"number": number}, COUNT).render(language) for number in (before, after))
        if first != second:
            told.append(_after_instead_of_before(first, second, DecimalPhrase("", number=before, places=2)))

    if answer.goal == POINTS_GOAL:
        tell_measure(_POINTS_LABELS[POINTS_GOAL], answer.goal_values[0], other.goal_values[0])
    wanted = goal_results(answer, situation)
    shares = [sum((each.probability[result] for result in wanted), start=ZERO) for each in (answer, other)]
    if _differ_when_rounded(*shares):
        before, after = (format_percentage(share, language) for share in shares)
        told.append(_after_instead_of_before(before, after))
    if not told:
        told += _next_changed_chance(answer, other, situation, language)
    tell_measure(situation.words["turns"], answer.expected["turns"], other.expected["turns"])
    return told


def _after_instead_of_before(before: str, after: str, number: Phrase | None = None) -> Phrase:
    """Two values of a measure; `number` is the first one without what is counted."""
    told = {"before": before, "after": after, "both": (before, after), "number": number or before}
    return phrase("after-instead-of-before", **told)


def _next_changed_chance(answer: Answer, other: Answer, situation: Situation, language: Language) -> Iterator[Phrase]:
    """The first chance among the goal's measures whose rounded values differ, with its name."""
    for name, number in answer.measure_values.items():
        is_chance = name in situation.results or name in situation.probability_measures
        if is_chance and name in other.measure_values and _differ_when_rounded(number, other.measure_values[name]):
            before, after = format_percentage(number, language), format_percentage(other.measure_values[name], language)
            known = {"before": before, "after": after, "both": (before, after), "number": before}
            result = situation.results.get(name) or situation.words[name]
            yield phrase("result-after-instead-of-before", result=result, **known)
            return


def _differ_when_rounded(one: Fraction, other: Fraction) -> bool:
    """Whether two chances differ after rounding."""
    return round_half_away(100 * one, 1) != round_half_away(100 * other, 1)


def format_change(change: str, numbers: Sequence[Phrase], language: Language) -> str:
    """The sentence about a change and its effects on `numbers`."""
    return phrase("what-a-change-does", change=change, numbers=tuple(numbers)).render(language)


def format_variant(variant: Variant, value: str | bool | int) -> Phrase:
    """A reading that the rulebooks leave open, with its value, as a condition."""
    which = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    return variant.name.with_context({"which": which}, IF)


def build_steps(trace: TraceNode, corpus: Corpus, situation: Situation, language: Language) -> list[ExplanationStep]:
    """The explanation's lines in reading order."""
    return [
        ExplanationStep(
            depth,
            node.entry,
            corpus.title(node.entry, language),
            node.status,
            _format_remark(node, corpus, situation, language),
            node.probability,
            trace.is_stage and not node.is_stage,
        )
        for depth, node in trace.walk()
    ]


def format_step_chance(step: ExplanationStep, language: Language) -> str:
    """The probability of a step as text, marked if it is per visit."""
    told = phrase("chance-per-visit") if step.is_per_visit else phrase("chance-of-a-step")
    return told.with_values({"chance": step.probability}).render(language)


def explain_percentages(steps: Sequence[ExplanationStep], language: Language) -> str:
    """The sentence that explains the percentages beside the steps."""
    told = (
        phrase("percentages-how-likely-play-comes-to")
        if any(step.is_per_visit for step in steps)
        else phrase("percentages-how-likely-play-comes-to-the")
    )
    return told.render(language)


def format_decision_name(advice: Advice, corpus: Corpus, situation: Situation, language: Language) -> str:
    """The subject of an advice: the situation's word for the decision, or the title of its rule."""
    word = situation.words.get(f"choice.{advice.choice}")
    return word.render(language) if word else corpus.title(advice.entry, language)


@dataclass(frozen=True)
class OptionRow:
    """One case of a decision in words: the facts, the best option, the values of each option."""

    facts: Mapping[str, str]
    option: str
    option_values: Mapping[str, str]


def build_option_rows(advice: Advice, situation: Situation, language: Language) -> list[OptionRow]:
    """Every case of an advice in the reader's words."""
    rows = []
    for case in advice.cases:
        told = select_measures(case.options.values())
        worth = {
            format_option(option, situation, language, advice.choice): format_list(
                (
                    format_measure(name, number, situation, language)
                    for place, (name, number) in enumerate(zip(advice.measures, value, strict=False))
                    if place in told
                ),
                language,
            )
            for option, value in case.options.items()
        }
        rows.append(
            OptionRow(
                format_facts(case.facts, situation, language, advice.choice),
                format_option(case.option, situation, language, advice.choice),
                worth,
            )
        )
    return rows


def format_facts(facts: Facts, situation: Situation, language: Language, choice: str) -> dict[str, str]:
    """The facts of a kind of decision as labels in the reader's words, without those that others of them imply."""
    implied = frozenset().union(*(situation.implied_facts.get(name, ()) for name in facts))
    told = _fact_phrases({name: value for name, value in facts.items() if name not in implied}, situation, LABEL)
    return {name: label.with_context({"choice": choice}, LABEL).render(language) for name, label in told.items()}


def format_axis(name: str, values: Sequence[int], situation: Situation, language: Language, choice: str) -> str:
    """A numeric fact of a kind of decision with the range of its values, as a label."""
    label = format_number_fact(name, values[0], values[-1], situation.facts, LABEL)
    return label.with_context({"choice": choice}, LABEL).render(language)


def select_measures(option_values: Iterable[Sequence[Fraction]]) -> frozenset[int]:
    """The positions of the measures to show for each option: all if few, else the first and those that differ."""
    told = list(option_values)
    return frozenset(
        number
        for number in range(len(told[0]) if told else 0)
        if number == 0 or len(told[0]) <= MAX_MEASURES_ALWAYS_SHOWN or len({worth[number] for worth in told}) > 1
    )


def format_option(option: str, situation: Situation, language: Language, choice: str = "") -> str:
    """An option of a kind of decision in the reader's words; one named by the reader, such as a card, is unchanged."""
    word = situation.words.get(option)
    return word.with_context({"choice": choice}).render(language) if word else option


def find_measure_word(name: str, situation: Situation) -> Phrase:
    """The name of a measure in the situation's words, or of one that only prices of results bring with them."""
    word: Phrase | None = situation.words.get(name) or _POINTS_LABELS.get(name)
    return word or situation.words[name]


def format_measure(
    name: str, number: Fraction, situation: Situation, language: Language, *, with_fraction: bool = False
) -> str:
    """A measure of a goal with its name: chances as percentages, with or without the exact fraction, or decimals.

    A measure may count less than the average of the same name. Then its word has the prefix `measure.`.
    """
    if name in situation.results or name in situation.probability_measures:
        result = situation.results.get(name) or situation.words[name]
        told = format_chance(number, language) if with_fraction else format_percentage(number, language)
        clause = result.with_context(_STANDALONE_VARIABLES, WISH)
        return phrase("result-and-chance", result=result, clause=clause, chance=told).render(language)
    word = situation.words.get(f"measure.{name}") or find_measure_word(name, situation)
    return word.with_context({"number": number}, COUNT).render(language)


def format_statement(statement: Statement, corpus: Corpus, language: Language) -> str:
    """A statement of a report in the reader's words, after the title of its subject."""
    game = statement.entries[0].split("/")[0]
    told = _fill_sentence(statement.sentence, corpus, game, language)
    if statement.subject is None:
        return told
    return phrase("statement-about", about=corpus.name(statement.subject, language), statement=told).render(language)


def format_idle_field(path: str, situation: Situation, language: Language) -> str:
    """The sentence about a field that a request gives without effect."""
    prefix, _, name = path.rpartition(".")
    label = situation.variants[name].name if prefix == "variants" else situation.label(path)
    return phrase("field-makes-no-difference", field=capitalise(label.render(language))).render(language)


def format_named_piece(piece: NamedPiece, corpus: Corpus, language: Language) -> str:
    """The effect of a named piece in the reader's words, after its title."""
    title = corpus.name(piece.entries[0], language)
    return phrase("statement-about", about=title, statement=piece.reason(language)).render(language)


def format_statement_with_rules(statement: Statement, corpus: Corpus, language: Language) -> str:
    """A statement of a report with the titles of the rules that it rests on."""
    titles = dict.fromkeys(corpus.title(entry, language) for entry in statement.entries)
    rules = tuple(phrase("cited-title", title=title) for title in titles)
    return phrase("statement-rests-on", statement=format_statement(statement, corpus, language), rules=rules).render(
        language
    )


def _fill_sentence(sentence: Phrase, corpus: Corpus, game: str, language: Language) -> str:
    def word(value: object) -> object:
        match value:
            case EntryLink():
                return in_words(value, corpus, game, language)
            case Phrase() if not isinstance(value, DecimalPhrase):
                return _fill_sentence(value, corpus, game, language)
            case Rational() if not isinstance(value, int):
                return format_chance(value, language)
            case tuple() if all(isinstance(each, Rational) for each in value):
                return _format_turn_chances(value, language)
            case tuple():
                return tuple(map(word, value))
        return value

    return sentence.with_values({name: word(value) for name, value in sentence.values.items()}).render(language)


def format_chance(probability: Fraction, language: Language) -> str:
    """A chance as a percentage with the exact fraction, such as `16.7% (1/6)`; without a long or trivial one."""
    exact = as_string(probability)
    shown = format_percentage(probability, language)
    if probability in (0, 1) or len(exact) > MAX_FRACTION_LENGTH:
        return shown
    return phrase("chance-with-fraction", percentage=shown, fraction=exact).render(language)


def _format_remark(node: TraceNode, corpus: Corpus, situation: Situation, language: Language) -> str:
    """The remark of a step: its facts, and the reason if the rule does not apply.

    A language may use sentences or, without full stops, parts separated by commas.
    """
    if sentence := _format_step_sentence(node.facts, situation, language):
        return sentence
    told = []
    if facts := tuple(_fact_phrases(node.facts, situation, STEP, LABEL).values()):
        told.append(phrase("facts-of-a-step", facts=facts))
    if node.status is Status.BLOCKED and node.blocked_by:
        _, _, entry = node.blocked_by.partition("/")
        cause = situation.causes.get(entry.replace("/", "."))
        told.append(cause or phrase("blocked-by-rule", rule=corpus.name(node.blocked_by, language)))
    elif node.status is Status.BLOCKED:
        told.append(phrase("not-allowed"))
    elif node.status is Status.CONSIDERED:
        told.append(phrase("possible-not-used") if node.is_decision else phrase("plays-no-part"))
    said = [each.render(language) for each in told]
    return (" " if said and said[0].endswith(".") else ", ").join(said)


def _format_step_sentence(facts: Facts, situation: Situation, language: Language) -> str:
    """The situation's sentence about a step; empty without one, or if its paths differ in a fact that it needs."""
    sentence = situation.step_sentence(facts) if situation.step_sentence else None
    try:
        return "" if sentence is None else sentence.render(language)
    except UnsayableError:
        return ""


def _fact_phrases(facts: Facts, situation: Situation, *attributes: str) -> dict[str, Phrase]:
    return {
        name: format_fact(name, value, situation.facts, situation.words, *attributes)
        for name, value in facts.items()
        if name in situation.facts and (value or name not in situation.facts_hidden_at_zero)
    }
