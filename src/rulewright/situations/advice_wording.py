"""Facts, options and decision rules in words.

Each fact and option is a message. Its attributes are its forms in certain sentences; a language needs no attributes if
the message itself fits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count, groupby
from typing import NamedTuple, TypeAlias

from rulewright.engine.decision_list import Between, Clause, Condition, DecisionList, OneOf
from rulewright.engine.effects import Fact, Facts
from rulewright.language.fluent import Range, Ranges
from rulewright.language.phrase import Phrase, phrase

IF, AT, STEP, LABEL = "if", "at", "step", "label"
"""The attributes of facts: in a condition, as the stage of play, in an explanation, and in a table."""
DO, ALWAYS, OTHERWISE, AND, AGAIN = "do", "always", "otherwise", "and", "again"
"""The attributes of options: with conditions, alone, after “otherwise”, before the other one, and once more."""
ONLY, EITHER, ONLY_UNLESS, EITHER_UNLESS = "only", "either", "only-unless", "either-unless"
"""The attributes of advice that a language may word otherwise than clause by clause; see `_two_option_values`."""
IDLE_PREFIX = "idle."
"""The prefix of the names, among the words, of options that change nothing."""
BEFORE, TO, OBJECT = "before", "to", "object"
"""The attributes of a place after “before” and as the end of a way, and of counted things as the object of a verb."""
HEADLINE, WISH, VERB, COUNT, MEAN = "headline", "wish", "verb", "count", "mean"
"""The attributes of a goal in the sentence with its chance, of a wanted result there, and of a measure with a number
(`MEAN` in the list of averages).

`VERB` is the part that results have in common, for languages that state it once for all of them.
"""
_FACT_VARIABLES = frozenset(
    {
        *("value", "which", "amount", "low", "high", "low_amount", "high_amount", "open", "counted"),
        *("position", "begins", "after", "earlier", "choice", "place"),
    }
)
VARIABLES: Mapping[str, frozenset[str]] = {
    **dict.fromkeys((IF, AT, STEP, LABEL), _FACT_VARIABLES),
    **dict.fromkeys((DO, ALWAYS, OTHERWISE, AND, AGAIN), frozenset({"choice", "place"})),
    **dict.fromkeys(
        (ONLY, EITHER, ONLY_UNLESS, EITHER_UNLESS), frozenset({"condition", "option", "other", "exception", "again"})
    ),
    BEFORE: frozenset(),
    TO: frozenset(),
    OBJECT: frozenset({"number"}),
    HEADLINE: frozenset({"likely", "chance", "risk", "turns", "rounds"}),
    WISH: frozenset({"likely", "position", "follows", "joined", "repeats"}),
    VERB: frozenset(),
    COUNT: frozenset({"number"}),
    MEAN: frozenset({"number"}),
}
"""The attributes that a message may have, with the variables that they may use besides the message's own."""
_ALWAYS_SENTENCE = phrase("advice-always")
_IF_SENTENCE = phrase("advice-if")
_ELSE_IF_SENTENCE = phrase("advice-else-if")
_ELSE_SENTENCE = phrase("advice-otherwise")
_SEE_CASES = phrase("it-depends-see-every-case")
_ADVICE = phrase("advice")
_ADVICE_AT_STAGE = phrase("advice-at-stage")
_ANY_OF = phrase("any-of-these")
_ALL_OF = phrase("all-of-them-together")
_REPEATED_THING = phrase("thing-so-often")
_COMMA = ", "
"""The separator of the names in a fact with several, such as the cards of a hand."""
DecisionContext: TypeAlias = Mapping[str, str]
"""The kind of decision of an advice sentence: the `choice`, and the `place` in play that it is for (or `none`)."""


@dataclass(frozen=True)
class AdviceVocabulary:
    """Messages for every fact, for the names of facts' values and for options.

    `probability_measures` are the measures of goals that are probabilities. `fact_ranges` are the least and the
    greatest value of numeric facts at these decisions.
    """

    facts: Mapping[str, Phrase]
    words: Mapping[str, Phrase]
    probability_measures: Collection[str] = ()
    fact_ranges: Mapping[str, Between] = field(default_factory=dict)


class RangeUnion(NamedTuple):
    """A number in one of several ranges, all below 0 or all above it."""

    ranges: tuple[Between, ...]


class MergedClause(NamedTuple):
    """A clause in its rendered form: consecutive clauses about one fact are merged into one condition."""

    option: str
    conditions: tuple[tuple[str, Condition | RangeUnion], ...]


def format_rule(choice: str, stage: Facts, rule: DecisionList | None, vocabulary: AdviceVocabulary) -> Phrase:
    """The rule for a kind of decision as sentences."""
    clauses = () if rule is None else _merge_clauses(rule.clauses)
    kind = {"choice": choice, "place": str(next(iter(stage.values()), "none"))}
    before = (None, *clauses)
    changes = len(tuple(groupby(clauses, lambda clause: clause.option)))
    say = partial(_format_clause, context=kind, vocabulary=vocabulary, changes=changes)
    sentences = tuple(map(say, before, clauses)) or (_SEE_CASES,)
    values, shape = _two_option_values(clauses, kind, vocabulary)
    runs = _format_runs(clauses, kind, vocabulary) or (_SEE_CASES,)
    values = {**values, "sentences": sentences, "runs": runs, "count": len(sentences), "choice": choice}
    if not stage:
        return _ADVICE.with_context(values, *shape)
    where = tuple(
        format_fact(name, value, vocabulary.facts, vocabulary.words, AT).with_context(kind, AT)
        for name, value in stage.items()
    )
    return _ADVICE_AT_STAGE.with_context({**values, "stage": where}, *shape)


def count_clauses(rule: DecisionList) -> int:
    """The number of conditional clauses of a rule as it is rendered."""
    return len(_merge_clauses(rule.clauses)) - 1


def _merge_clauses(clauses: Sequence[Clause]) -> tuple[MergedClause, ...]:
    """The clauses, with consecutive ones merged that have the same option and differ in one fact: “6 or 8–9”."""
    told: list[MergedClause] = []
    for clause in map(MergedClause._make, clauses):
        both = _merge_pair(told[-1], clause) if told else None
        told[-1:] = (*told[-1:], clause) if both is None else (both,)
    return tuple(told)


def _merge_pair(one: MergedClause, other: MergedClause) -> MergedClause | None:
    """The clause that applies if either of two does; `None` if they cannot be merged."""
    if one.option != other.option or [name for name, _ in one.conditions] != [name for name, _ in other.conditions]:
        return None
    both = dict(one.conditions)
    differing = [(name, condition) for name, condition in other.conditions if both[name] != condition]
    if len(differing) != 1:
        return None
    ((name, condition),) = differing
    union = _unite_conditions(both[name], condition)
    return None if union is None else MergedClause(one.option, tuple({**both, name: union}.items()))


def _unite_conditions(one: Condition | RangeUnion, other: Condition | RangeUnion) -> Condition | RangeUnion | None:
    """The union of two conditions on the same fact; `None` if it cannot be expressed as one."""
    if isinstance(one, OneOf) and isinstance(other, OneOf):
        return OneOf(tuple(dict.fromkeys((*one.values, *other.values))))
    if isinstance(one, OneOf) or isinstance(other, OneOf):
        return None
    found: list[Between] = []
    for low, high in sorted((*_condition_ranges(one), *_condition_ranges(other))):
        if found and low <= found[-1].high + 1:
            found[-1] = Between(found[-1].low, max(found[-1].high, high))
        else:
            found.append(Between(low, high))
    if len(found) == 1:
        return found[0]
    return RangeUnion(tuple(found)) if found[0].low > 0 or found[-1].high < 0 else None


def _condition_ranges(condition: Between | RangeUnion) -> tuple[Between, ...]:
    return condition.ranges if isinstance(condition, RangeUnion) else (condition,)


def _two_option_values(
    clauses: Sequence[MergedClause], context: DecisionContext, vocabulary: AdviceVocabulary
) -> tuple[dict[str, object], tuple[str, ...]]:
    """The values with which a language can state a rule with two options as one sentence, and its attributes.

    `ONLY`: one option if `condition` holds, otherwise nothing. `EITHER`: one option (`option`) if it holds, otherwise
    the `other` one. The same `…_UNLESS` if an `exception` comes before it, in which the other option is taken.
    """
    runs = [(do, tuple(run)) for do, run in groupby(clauses[:-1], lambda clause: clause.option)]
    if not runs or len({clause.option for clause in clauses}) != 2 or len(runs) > 2:
        return {}, ()
    other = clauses[-1].option
    do, run = runs[-1]
    only = IDLE_PREFIX + other in vocabulary.words
    values: dict[str, object] = {
        "condition": _format_conditions(run, context, vocabulary, "only" if only else "last"),
        "option": _format_option(do, context, vocabulary.words, *((DO,) if only else (AND, DO))),
        "other": _format_option(other, context, vocabulary.words, OTHERWISE, DO),
        "exception": "",
        "again": _format_option(other, context, vocabulary.words, AGAIN, OTHERWISE, DO),
    }
    if len(runs) == 1:
        return values, (ONLY if only else EITHER,)
    values["exception"] = _format_conditions(runs[0][1], context, vocabulary, "last", mentioned_facts=_fact_names(run))
    return values, (ONLY_UNLESS if only else EITHER_UNLESS,)


def _format_runs(
    clauses: Sequence[MergedClause], context: DecisionContext, vocabulary: AdviceVocabulary
) -> tuple[Phrase, ...]:
    """The sentences of a rule, one for each run of consecutive clauses with the same option."""
    sentences: list[Phrase] = []
    before = None
    for do, run in groupby(clauses[:-1], lambda clause: clause.option):
        sentences.append(
            _format_if(_format_conditions(tuple(run), context, vocabulary, "last"), do, before, context, vocabulary)
        )
        before = do
    if clauses:
        sentences.append(
            _format_clause(clauses[-2] if before else None, clauses[-1], context, vocabulary, len(sentences) + 1)
        )
    return tuple(sentences)


def _format_conditions(
    clauses: Sequence[MergedClause],
    context: DecisionContext,
    vocabulary: AdviceVocabulary,
    position: str,
    previous_clauses: Sequence[MergedClause] = (),
    mentioned_facts: Sequence[str] = (),
) -> tuple[Phrase, ...]:
    """The conditions of consecutive clauses; the variable `or` marks the last one of each clause that another follows.

    Values that the `previous_clauses` cover are not repeated. `mentioned_facts` are those that the sentence already
    has.
    """
    ends = (*("or" for _ in clauses[1:]), position)
    names = [*mentioned_facts, *_fact_names(clauses)]
    told_before = count(len(mentioned_facts))
    return tuple(
        _format_condition(
            name,
            _without_mentioned_values(name, condition, (*previous_clauses, *clauses[:number])),
            context,
            vocabulary,
        ).with_context(
            {
                "position": end if place == len(clause.conditions) else "before",
                **_position_values(clause, place),
                "earlier": "-".join(_unique_keep_last(names[: next(told_before)])) or "none",
            },
            IF,
        )
        for number, (clause, end) in enumerate(zip(clauses, ends, strict=True))
        for place, (name, condition) in enumerate(clause.conditions, 1)
    )


def _fact_names(clauses: Sequence[MergedClause]) -> list[str]:
    return [name for clause in clauses for name, _ in clause.conditions]


def _position_values(clause: MergedClause, place: int) -> dict[str, object]:
    """The variables of the condition at a place (from 1): whether it `begins`, and the fact that it comes `after`."""
    if place == 1:
        return {"begins": "yes", "after": "none"}
    return {"begins": "no", "after": clause.conditions[place - 2][0].replace("_", "-")}


def _unique_keep_last(names: Sequence[str]) -> list[str]:
    """Each name once, at its last position."""
    return [name for place, name in enumerate(names) if name not in names[place + 1 :]]


def _without_mentioned_values(
    name: str, condition: Condition | RangeUnion, previous_clauses: Sequence[MergedClause]
) -> Condition | RangeUnion:
    """The condition without the values that an earlier alternative covers: “ahead, or level with …”."""
    if not isinstance(condition, OneOf):
        return condition
    told = {value for clause in previous_clauses for value in _sole_condition_values(name, clause)}
    return OneOf(tuple(value for value in condition.values if value not in told) or condition.values)


def _sole_condition_values(name: str, clause: MergedClause) -> tuple[Fact, ...]:
    match clause.conditions:
        case ((asked, OneOf(values)),) if asked == name:
            return values
    return ()


def _format_clause(
    previous: MergedClause | None,
    clause: MergedClause,
    context: DecisionContext,
    vocabulary: AdviceVocabulary,
    changes: int,
) -> Phrase:
    if not clause.conditions:
        if previous:
            option = _format_option(clause.option, context, vocabulary.words, OTHERWISE, DO)
            return _ELSE_SENTENCE.with_values({"option": option, "which": clause.option, "changes": changes})
        return _ALWAYS_SENTENCE.with_values(
            {"option": _format_option(clause.option, context, vocabulary.words, ALWAYS, DO)}
        )
    conditions = _format_conditions((clause,), context, vocabulary, "last", (previous,) if previous else ())
    return _format_if(conditions, clause.option, previous and previous.option, context, vocabulary)


def _format_if(
    conditions: Sequence[Phrase],
    option: str,
    previous_option: str | None,
    context: DecisionContext,
    vocabulary: AdviceVocabulary,
) -> Phrase:
    """The sentence for an option and its conditions; `previous_option` is the option of the sentence before it."""
    first, second = (*conditions, "")[:2]
    return (_IF_SENTENCE if previous_option is None else _ELSE_IF_SENTENCE).with_values(
        {
            "conditions": tuple(conditions),
            "count": len(conditions),
            "first": first,
            "second": second,
            "option": _format_option(option, context, vocabulary.words, DO),
            **context,
            **({} if previous_option is None else {"again": "yes" if option == previous_option else "no"}),
        }
    )


def _format_option(
    option: str, context: DecisionContext, words: Mapping[str, Phrase], *attributes: str
) -> Phrase | str:
    """The words for an option; one named by the reader, such as a card, uses the words for its kind of decision."""
    if option in words:
        return words[option].with_context(context, *attributes)
    named = words.get(f"option.{context['choice']}")
    return option if named is None else named.with_context({"name": option, **context}, *attributes)


def _format_condition(
    name: str, condition: Condition | RangeUnion, context: DecisionContext, vocabulary: AdviceVocabulary
) -> Phrase:
    if isinstance(condition, Between):
        return vocabulary.facts[name].with_context(
            {**_compared_numbers(*condition, vocabulary.fact_ranges.get(name)), **context}, IF
        )
    if isinstance(condition, RangeUnion):
        return vocabulary.facts[name].with_context({**_range_union_variables(condition.ranges), **context}, IF)
    if len(condition.values) == 1:
        clause = format_fact(name, condition.values[0], vocabulary.facts, vocabulary.words, IF)
        return clause.with_context(context, IF)
    values = tuple(_format_value(value, vocabulary.words, IF, has_alternatives="yes") for value in condition.values)
    which = "-or-".join(sorted(map(str, condition.values)))
    value = _ANY_OF.with_values({"values": values})
    return vocabulary.facts[name].with_context(
        {**_DEFAULT_VARIABLES, "value": value, "counted": value, "which": which, **context}, IF
    )


def format_number_fact(name: str, low: int, high: int, facts: Mapping[str, Phrase], *attributes: str) -> Phrase:
    """A fact that is a number from `low` to `high`, as a clause."""
    return facts[name].with_context(_compared_numbers(low, high), *attributes)


def format_fact(
    name: str, value: Fact, facts: Mapping[str, Phrase], words: Mapping[str, Phrase], *attributes: str
) -> Phrase:
    """A fact with its value, as a clause; `which` is `none` for an empty name."""
    if isinstance(value, int) and not isinstance(value, bool):
        return format_number_fact(name, value, value, facts, *attributes)
    words_of_value = _format_value(value, words, *attributes)
    told = {"value": words_of_value, "counted": words_of_value, "which": str(value) or "none"}
    return facts[name].with_context({**_DEFAULT_VARIABLES, **told}, *attributes)


_DEFAULT_VARIABLES: Mapping[str, object] = {
    "amount": "",
    "low": "",
    "high": "",
    "low_amount": "",
    "high_amount": "",
    "open": "no",
    "position": "last",
    "begins": "yes",
    "after": "none",
    "earlier": "none",
    "choice": "",
    "place": "none",
}


def _compared_numbers(low: int, high: int, fact_range: Between | None = None) -> dict[str, object]:
    """The variables of a message about a number from `low` to `high`.

    `value` is the number or range; `low` and `high` are its ends. `which` is its position relative to 0: `below`,
    `up-to-zero`, `zero`, `from-zero`, `above`, `around`. `amount` is the range without signs, or its greatest distance
    from 0. `low_amount` and `high_amount` are its ends without signs.

    `open` is `up` for a range without greater numbers, `down` for one without lesser ones, otherwise `no`. `counted` is
    the number with which a counted noun agrees: `low` where `open` is `up`, otherwise `value`.

    In a condition, `position` is `before` if another one follows, otherwise `last`. `begins` tells whether it is the
    first, and `after` is the fact before it.
    """
    amount: int | Range
    if low > 0:
        which, amount = "above", Range(low, high)
    elif high < 0:
        which, amount = "below", Range(-high, -low)
    elif low == high:
        which, amount = "zero", 0
    elif not low:
        which, amount = "from-zero", high
    elif not high:
        which, amount = "up-to-zero", -low
    else:
        which, amount = "around", max(-low, high)
    value: object = low if low == high else Range(low, high) if low >= 0 else phrase("from-to", low=low, high=high)
    is_up, is_down = (
        fact_range is not None and high >= fact_range.high,
        fact_range is not None and low <= fact_range.low,
    )
    is_open = "no" if is_up == is_down or low == high else "up" if is_up else "down"
    told = {"value": value, "which": which, "amount": amount, "low": low, "high": high, "open": is_open}
    told["counted"] = low if is_open == "up" else value
    return {**_DEFAULT_VARIABLES, **told, "low_amount": abs(low), "high_amount": abs(high)}


def _range_union_variables(ranges: Sequence[Between]) -> dict[str, object]:
    """The same variables for a number in one of `ranges`; `low` and `high` stay empty."""
    is_below = ranges[0].high < 0
    amount = Ranges(
        tuple(Range(-high, -low) for low, high in reversed(ranges)) if is_below else tuple(map(Range._make, ranges))
    )
    which = "below" if is_below else "above"
    return {**_DEFAULT_VARIABLES, "value": amount, "counted": amount, "which": which, "amount": amount}


def _format_value(
    value: Fact, words: Mapping[str, Phrase], *attributes: str, has_alternatives: str = "no"
) -> Phrase | str:
    """The words for a fact's value; `has_alternatives` is `yes` if the condition has other values besides."""
    if isinstance(value, str) and value in words:
        return words[value].with_context({"choice": "", "place": "none"}, *attributes)
    if IF in attributes and isinstance(value, str) and _COMMA in value:
        things = tuple(value.split(_COMMA))
        counted = tuple(
            _REPEATED_THING.with_values({"thing": thing, "number": number}) for thing, number in Counter(things).items()
        )
        return _ALL_OF.with_values({"things": things, "counted": counted, "several": has_alternatives})
    return str(value)
