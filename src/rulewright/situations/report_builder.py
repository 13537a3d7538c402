"""The statements of reports about events, each with the entries that it rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulewright.engine.consequences import Consequence
from rulewright.language.phrase import Phrase
from rulewright.situations.advice_wording import OBJECT
from rulewright.situations.problem import Report, Statement


@dataclass(frozen=True)
class ReportBuilder:
    """Builds the statements of a game's reports; it adds the game to the ids of entries and drops duplicates."""

    game: str

    def full_ids(self, *entries: str) -> list[str]:
        """The ids with the game in front."""
        return [f"{self.game}/{entry}" for entry in dict.fromkeys(entries)]

    def statement(self, sentence: Phrase, *entries: str, about: str | None = None, leads: bool = False) -> Statement:
        """A statement that rests on `entries`; `about` is its `subject`, `leads` its `is_summary`."""
        return Statement(sentence, tuple(self.full_ids(*entries)), self.full_ids(about)[0] if about else None, leads)

    def consequence_json(self, consequence: Consequence) -> dict[str, object]:
        """The event as a JSON object of an answer."""
        return {"effect": consequence.name, **consequence.values, "entries": self.full_ids(*consequence.entries)}

    def consequence_statement(
        self, consequence: Consequence, sentences: Mapping[str, Phrase], **extra_values: object
    ) -> Statement:
        """The event as a statement, rendered with its sentence in `sentences`; `extra_values` are further values."""
        return self.statement(
            sentences[consequence.name].with_values({**consequence.values, **extra_values}), *consequence.entries
        )

    def build_report(
        self,
        situation: str,
        consequences: Sequence[Consequence],
        sentences: Mapping[str, Phrase],
        words: Mapping[str, Phrase],
        counts: Mapping[str, Phrase],
    ) -> Report:
        """A list of effects; `words` has the names of string values, `counts` the phrases for a `$number` of things.

        Sentences can use the things as lists, too: `things`, and `taken` as the object of a verb.
        """

        def values(happened: Consequence) -> dict[str, object]:
            told = happened.values
            there = [(counts[name], number) for name, number in told.items() if name in counts and number]
            return {
                **{name: words.get(str(value), value) for name, value in told.items()},
                "things": tuple(each.with_context({"number": number}) for each, number in there),
                "taken": tuple(each.with_context({"number": number}, OBJECT) for each, number in there),
            }

        lines = (self.consequence_statement(each, sentences, **values(each)) for each in consequences)
        return Report(situation, {"effects": [self.consequence_json(each) for each in consequences]}, tuple(lines))
