"""A rule for deciding in words, made of it alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rulewright.engine.decision_list import Between, Condition, DecisionList
from rulewright.engine.effects import Fact, Facts
from rulewright.language.phrase import Phrase, phrase

_ALWAYS = phrase("always-option")
_IF = phrase("if-conditions-option")
_ELSE_IF = phrase("otherwise-if-conditions-option")
_ELSE = phrase("otherwise-option")
_DEPENDS = phrase("it-depends-see-every-case")
_STAGE = phrase("stage-advice")
_AND, _OR = phrase("first-second"), phrase("first-or-second")
_AS_IT_IS = phrase("value")
_ONE_AFTER_THE_OTHER = phrase("first-second-2")


@dataclass(frozen=True)
class AdviceWords:
    """A part of a sentence with `{value}` for every fact, the names of facts' values and options.

    `chances` are the measures of goals that are probabilities.
    """

    facts: Mapping[str, Phrase]
    words: Mapping[str, Phrase]
    chances: Collection[str] = ()


def rule_in_words(stage: Facts, rule: DecisionList | None, told: AdviceWords) -> Phrase:
    """The rule as sentences."""
    facts, words = told.facts, told.words
    advice = _DEPENDS if rule is None else _read(rule, facts, words)
    if not stage:
        return advice
    where = _joined([facts[name].filled({"value": _word(value, words)}) for name, value in stage.items()], _AND)
    return _STAGE.filled({"stage": where, "advice": advice})


def _read(rule: DecisionList, facts: Mapping[str, Phrase], words: Mapping[str, Phrase]) -> Phrase:
    sentences = []
    for number, clause in enumerate(rule.clauses):
        option = _word(clause.do, words)
        if not clause.conditions:
            sentences.append((_ELSE if number else _ALWAYS).filled({"option": option}))
            continue
        conditions = [facts[name].filled({"value": _values(told, words)}) for name, told in clause.conditions]
        template = _ELSE_IF if number else _IF
        sentences.append(template.filled({"conditions": _joined(conditions, _AND), "option": option}))
    return _joined(sentences, _ONE_AFTER_THE_OTHER)


def _values(condition: Condition, words: Mapping[str, Phrase]) -> Phrase | str:
    if isinstance(condition, Between):
        low, high = condition
        if low == high:
            return str(low).replace("-", "−")
        return f"{low}–{high}" if low >= 0 else f"{low} … {high}".replace("-", "−")
    shown = [_word(value, words) for value in condition.values]
    return _joined(shown, _OR)


def _word(value: Fact, words: Mapping[str, Phrase]) -> Phrase | str:
    return words.get(value, value) if isinstance(value, str) else str(value)


def _joined(parts: Sequence[Phrase | str], pattern: Phrase) -> Phrase:
    """The parts as one, each pair joined as `pattern` (of `{first}` and `{second}`) says."""
    found = parts[0] if isinstance(parts[0], Phrase) else _AS_IT_IS.filled({"value": parts[0]})
    for part in parts[1:]:
        found = pattern.filled({"first": found, "second": part})
    return found
