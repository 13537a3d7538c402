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
"""The attributes of advice that a language may word otherwise than clause by clause; see `_shape`."""
IDLE = "idle."
"""The prefix of the names, among the words, of options that change nothing."""
BEFORE, OBJECT = "before", "object"
"""The attributes of a place after “before”, and of counted things as the object of a verb."""
HEADLINE, WISH, VERB, COUNT = "headline", "wish", "verb", "count"
"""The attributes of a goal in the sentence with its chance, of a wanted result there, and of a measure with a number.

`VERB` is the part that results have in common, for languages that state it once for all of them.
"""
_OF_FACTS = frozenset(
    {
        *("value", "which", "amount", "low", "high", "low_amount", "high_amount", "open"),
        *("position", "begins", "after", "earlier", "choice", "place"),
    }
)
VARIABLES: Mapping[str, frozenset[str]] = {
    **dict.fromkeys((IF, AT, STEP, LABEL), _OF_FACTS),
    **dict.fromkeys((DO, ALWAYS, OTHERWISE, AND, AGAIN), frozenset({"choice", "place"})),
    **dict.fromkeys(
        (ONLY, EITHER, ONLY_UNLESS, EITHER_UNLESS), frozenset({"condition", "option", "other", "exception", "again"})
    ),
    BEFORE: frozenset(),
    OBJECT: frozenset({"number"}),
    HEADLINE: frozenset({"likely", "chance", "risk", "turns", "rounds"}),
    WISH: frozenset({"likely", "position", "follows", "joined", "repeats"}),
    VERB: frozenset(),
    COUNT: frozenset({"number"}),
}
"""The attributes that a message may have, with the variables that they may use besides the message's own."""
_ALWAYS = phrase("advice-always")
_IF = phrase("advice-if")
_ELSE_IF = phrase("advice-else-if")
_ELSE = phrase("advice-otherwise")
_DEPENDS = phrase("it-depends-see-every-case")
_ADVICE = phrase("advice")
_AT_STAGE = phrase("advice-at-stage")
_ANY = phrase("any-of-these")
_TOGETHER = phrase("all-of-them-together")
_SO_OFTEN = phrase("thing-so-often")
_COMMA = ", "
"""The separator of the names in a fact with several, such as the cards of a hand."""
Kind: TypeAlias = Mapping[str, str]
"""The kind of decision of an advice sentence: the `choice`, and the `place` in play that it is for (or `none`)."""


@dataclass(frozen=True)
class AdviceWords:
    """Messages for every fact, for the names of facts' values and for options.

    `chances` are the measures of goals that are probabilities. `ends` are the least and the greatest value of numeric
    facts at these decisions.
    """

    facts: Mapping[str, Phrase]
    words: Mapping[str, Phrase]
    chances: Collection[str] = ()
    ends: Mapping[str, Between] = field(default_factory=dict)


class Among(NamedTuple):
    """A number in one of several ranges, all below 0 or all above it."""

    ranges: tuple[Between, ...]


class ToldClause(NamedTuple):
    """A clause in its rendered form: consecutive clauses about one fact are merged into one condition."""

    do: str
    conditions: tuple[tuple[str, Condition | Among], ...]


def rule_in_words(choice: str, stage: Facts, rule: DecisionList | None, told: AdviceWords) -> Phrase:
    """The rule for a kind of decision as sentences."""
    clauses = () if rule is None else _as_told(rule.clauses)
    kind = {"choice": choice, "place": str(next(iter(stage.values()), "none"))}
    before = (None, *clauses)
    changes = len(tuple(groupby(clauses, lambda clause: clause.do)))
    say = partial(_sentence, kind=kind, told=told, changes=changes)
    sentences = tuple(map(say, before, clauses)) or (_DEPENDS,)
    values, shape = _shape(clauses, kind, told)
    runs = _runs(clauses, kind, told) or (_DEPENDS,)
    values = {**values, "sentences": sentences, "runs": runs, "count": len(sentences), "choice": choice}
    if not stage:
        return _ADVICE.within(values, *shape)
    where = tuple(
        fact_in_words(name, value, told.facts, told.words, AT).within(kind, AT) for name, value in stage.items()
    )
    return _AT_STAGE.within({**values, "stage": where}, *shape)


def _as_told(clauses: Sequence[Clause]) -> tuple[ToldClause, ...]:
    """The clauses, with consecutive ones merged that have the same option and differ in one fact: “6 or 8–9”."""
    told: list[ToldClause] = []
    for clause in map(ToldClause._make, clauses):
        both = _either(told[-1], clause) if told else None
        told[-1:] = (*told[-1:], clause) if both is None else (both,)
    return tuple(told)


def _either(one: ToldClause, other: ToldClause) -> ToldClause | None:
    """The clause that applies if either of two does; `None` if they cannot be merged."""
    if one.do != other.do or [name for name, _ in one.conditions] != [name for name, _ in other.conditions]:
        return None
    both = dict(one.conditions)
    differing = [(name, condition) for name, condition in other.conditions if both[name] != condition]
    if len(differing) != 1:
        return None
    ((name, condition),) = differing
    union = _union(both[name], condition)
    return None if union is None else ToldClause(one.do, tuple({**both, name: union}.items()))


def _union(one: Condition | Among, other: Condition | Among) -> Condition | Among | None:
    """The union of two conditions on the same fact; `None` if it cannot be expressed as one."""
    if isinstance(one, OneOf) and isinstance(other, OneOf):
        return OneOf(tuple(dict.fromkeys((*one.values, *other.values))))
    if isinstance(one, OneOf) or isinstance(other, OneOf):
        return None
    found: list[Between] = []
    for low, high in sorted((*_ranges(one), *_ranges(other))):
        if found and low <= found[-1].high + 1:
            found[-1] = Between(found[-1].low, max(found[-1].high, high))
        else:
            found.append(Between(low, high))
    if len(found) == 1:
        return found[0]
    return Among(tuple(found)) if found[0].low > 0 or found[-1].high < 0 else None


def _ranges(condition: Between | Among) -> tuple[Between, ...]:
    return condition.ranges if isinstance(condition, Among) else (condition,)


def _shape(clauses: Sequence[ToldClause], kind: Kind, told: AdviceWords) -> tuple[dict[str, object], tuple[str, ...]]:
    """The values with which a language can state a rule with two options as one sentence, and its attributes.

    `ONLY`: one option if `condition` holds, otherwise nothing. `EITHER`: one option (`option`) if it holds, otherwise
    the `other` one. The same `…_UNLESS` if an `exception` comes before it, in which the other option is taken.
    """
    runs = [(do, tuple(run)) for do, run in groupby(clauses[:-1], lambda clause: clause.do)]
    if not runs or len({clause.do for clause in clauses}) != 2 or len(runs) > 2:
        return {}, ()
    other = clauses[-1].do
    do, run = runs[-1]
    only = IDLE + other in told.words
    values: dict[str, object] = {
        "condition": _alternatives(run, kind, told, "only" if only else "last"),
        "option": _option(do, kind, told.words, *((DO,) if only else (AND, DO))),
        "other": _option(other, kind, told.words, OTHERWISE, DO),
        "exception": "",
        "again": _option(other, kind, told.words, AGAIN, OTHERWISE, DO),
    }
    if len(runs) == 1:
        return values, (ONLY if only else EITHER,)
    values["exception"] = _alternatives(runs[0][1], kind, told, "last", earlier=_names(run))
    return values, (ONLY_UNLESS if only else EITHER_UNLESS,)


def _runs(clauses: Sequence[ToldClause], kind: Kind, told: AdviceWords) -> tuple[Phrase, ...]:
    """The sentences of a rule, one for each run of consecutive clauses with the same option."""
    sentences: list[Phrase] = []
    before = None
    for do, run in groupby(clauses[:-1], lambda clause: clause.do):
        sentences.append(_if(_alternatives(tuple(run), kind, told, "last"), do, before, kind, told))
        before = do
    if clauses:
        sentences.append(_sentence(clauses[-2] if before else None, clauses[-1], kind, told, len(sentences) + 1))
    return tuple(sentences)


def _alternatives(
    clauses: Sequence[ToldClause],
    kind: Kind,
    told: AdviceWords,
    position: str,
    before: Sequence[ToldClause] = (),
    earlier: Sequence[str] = (),
) -> tuple[Phrase, ...]:
    """The conditions of consecutive clauses; `or` marks the last one of each clause that another follows.

    Values that the clauses in `before` cover are not repeated. `earlier` are the facts that the sentence has already
    mentioned.
    """
    ends = (*("or" for _ in clauses[1:]), position)
    names = [*earlier, *_names(clauses)]
    told_before = count(len(earlier))
    return tuple(
        _condition(name, _untold(name, condition, (*before, *clauses[:number])), kind, told).within(
            {
                "position": end if place == len(clause.conditions) else "before",
                **_beginning(clause, place),
                "earlier": "-".join(_last_told(names[: next(told_before)])) or "none",
            },
            IF,
        )
        for number, (clause, end) in enumerate(zip(clauses, ends, strict=True))
        for place, (name, condition) in enumerate(clause.conditions, 1)
    )


def _names(clauses: Sequence[ToldClause]) -> list[str]:
    return [name for clause in clauses for name, _ in clause.conditions]


def _beginning(clause: ToldClause, place: int) -> dict[str, object]:
    """The variables of the condition at a place (from 1): whether it `begins`, and the fact that it comes `after`."""
    if place == 1:
        return {"begins": "yes", "after": "none"}
    return {"begins": "no", "after": clause.conditions[place - 2][0].replace("_", "-")}


def _last_told(names: Sequence[str]) -> list[str]:
    """Each name once, at its last position."""
    return [name for place, name in enumerate(names) if name not in names[place + 1 :]]


def _untold(name: str, condition: Condition | Among, before: Sequence[ToldClause]) -> Condition | Among:
    """The condition without the values that an earlier alternative covers: “ahead, or level with …”."""
    if not isinstance(condition, OneOf):
        return condition
    told = {value for clause in before for value in _only_values(name, clause)}
    return OneOf(tuple(value for value in condition.values if value not in told) or condition.values)


def _only_values(name: str, clause: ToldClause) -> tuple[Fact, ...]:
    match clause.conditions:
        case ((asked, OneOf(values)),) if asked == name:
            return values
    return ()


def _sentence(before: ToldClause | None, clause: ToldClause, kind: Kind, told: AdviceWords, changes: int) -> Phrase:
    if not clause.conditions:
        if before:
            option = _option(clause.do, kind, told.words, OTHERWISE, DO)
            return _ELSE.filled({"option": option, "which": clause.do, "changes": changes})
        return _ALWAYS.filled({"option": _option(clause.do, kind, told.words, ALWAYS, DO)})
    conditions = _alternatives((clause,), kind, told, "last", (before,) if before else ())
    return _if(conditions, clause.do, before and before.do, kind, told)


def _if(conditions: Sequence[Phrase], do: str, before: str | None, kind: Kind, told: AdviceWords) -> Phrase:
    """The sentence for an option and its conditions; `before` is the option of the sentence before it."""
    first, second = (*conditions, "")[:2]
    return (_IF if before is None else _ELSE_IF).filled(
        {
            "conditions": tuple(conditions),
            "count": len(conditions),
            "first": first,
            "second": second,
            "option": _option(do, kind, told.words, DO),
            **kind,
            **({} if before is None else {"again": "yes" if do == before else "no"}),
        }
    )


def _option(do: str, kind: Kind, words: Mapping[str, Phrase], *attributes: str) -> Phrase | str:
    """The words for an option; one named by the reader, such as a card, uses the words for its kind of decision."""
    if do in words:
        return words[do].within(kind, *attributes)
    named = words.get(f"option.{kind['choice']}")
    return do if named is None else named.within({"name": do, **kind}, *attributes)


def _condition(name: str, condition: Condition | Among, kind: Kind, told: AdviceWords) -> Phrase:
    if isinstance(condition, Between):
        return told.facts[name].within({**_numbers(*condition, told.ends.get(name)), **kind}, IF)
    if isinstance(condition, Among):
        return told.facts[name].within({**_numbers_among(condition.ranges), **kind}, IF)
    if len(condition.values) == 1:
        clause = fact_in_words(name, condition.values[0], told.facts, told.words, IF)
        return clause.within(kind, IF)
    values = tuple(_word(value, told.words, IF, several="yes") for value in condition.values)
    which = "-or-".join(sorted(map(str, condition.values)))
    return told.facts[name].within({**_UNUSED, "value": _ANY.filled({"values": values}), "which": which, **kind}, IF)


def number_in_words(name: str, low: int, high: int, facts: Mapping[str, Phrase], *attributes: str) -> Phrase:
    """A fact that is a number from `low` to `high`, as a clause."""
    return facts[name].within(_numbers(low, high), *attributes)


def fact_in_words(
    name: str, value: Fact, facts: Mapping[str, Phrase], words: Mapping[str, Phrase], *attributes: str
) -> Phrase:
    """A fact with its value, as a clause; `which` is `none` for an empty name."""
    if isinstance(value, int) and not isinstance(value, bool):
        return number_in_words(name, value, value, facts, *attributes)
    told = {"value": _word(value, words, *attributes), "which": str(value) or "none"}
    return facts[name].within({**_UNUSED, **told}, *attributes)


_UNUSED: Mapping[str, object] = {
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


def _numbers(low: int, high: int, ends: Between | None = None) -> dict[str, object]:
    """The variables of a message about a number from `low` to `high`.

    `value` is the number or range; `low` and `high` are its ends. `which` is its position relative to 0: `below`,
    `up-to-zero`, `zero`, `from-zero`, `above`, `around`. `amount` is the range without signs, or its greatest distance
    from 0. `low_amount` and `high_amount` are its ends without signs.

    `open` is `up` for a range without greater numbers, `down` for one without lesser ones, otherwise `no`. In a
    condition, `position` is `before` if another one follows, otherwise `last`. `begins` tells whether it is the first,
    and `after` is the fact before it.
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
    is_up, is_down = ends is not None and high >= ends.high, ends is not None and low <= ends.low
    is_open = "no" if is_up == is_down or low == high else "up" if is_up else "down"
    told = {"value": value, "which": which, "amount": amount, "low": low, "high": high, "open": is_open}
    return {**_UNUSED, **told, "low_amount": abs(low), "high_amount": abs(high)}


def _numbers_among(ranges: Sequence[Between]) -> dict[str, object]:
    """The same variables for a number in one of `ranges`; `low` and `high` stay empty."""
    is_below = ranges[0].high < 0
    amount = Ranges(
        tuple(Range(-high, -low) for low, high in reversed(ranges)) if is_below else tuple(map(Range._make, ranges))
    )
    return {**_UNUSED, "value": amount, "which": "below" if is_below else "above", "amount": amount}


def _word(value: Fact, words: Mapping[str, Phrase], *attributes: str, several: str = "no") -> Phrase | str:
    """The words for a fact's value; `several` is `yes` if the condition has other values besides."""
    if isinstance(value, str) and value in words:
        return words[value].within({}, *attributes)
    if IF in attributes and isinstance(value, str) and _COMMA in value:
        things = tuple(value.split(_COMMA))
        counted = tuple(
            _SO_OFTEN.filled({"thing": thing, "number": number}) for thing, number in Counter(things).items()
        )
        return _TOGETHER.filled({"things": things, "counted": counted, "several": several})
    return str(value)
