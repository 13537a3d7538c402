"""The statements of reports about events, each with the entries that it rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rulewright.engine.consequences import Consequence
from rulewright.language.phrase import Phrase
from rulewright.situations.problem import Line, Report
from rulewright.situations.wording import OBJECT


@dataclass(frozen=True)
class Statements:
    """Builds the statements of a game's reports; it adds the game to the ids of entries and drops duplicates."""

    game: str

    def whole(self, *entries: str) -> list[str]:
        """The ids with the game in front."""
        return [f"{self.game}/{entry}" for entry in dict.fromkeys(entries)]

    def said(self, sentence: Phrase, *entries: str, about: str | None = None, leads: bool = False) -> Line:
        """A statement that rests on `entries`; `about` and `leads` as in `Line`."""
        return Line(sentence, tuple(self.whole(*entries)), self.whole(about)[0] if about else None, leads)

    def as_json(self, happened: Consequence) -> dict[str, object]:
        """The event as a JSON object of an answer."""
        return {"effect": happened.name, **happened.told, "entries": self.whole(*happened.entries)}

    def line(self, happened: Consequence, sentences: Mapping[str, Phrase], **more: object) -> Line:
        """The event as a statement, rendered with its sentence in `sentences`; `more` are further values."""
        return self.said(sentences[happened.name].filled({**happened.told, **more}), *happened.entries)

    def report(
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
            told = happened.told
            there = [(counts[name], number) for name, number in told.items() if name in counts and number]
            return {
                **{name: words.get(str(value), value) for name, value in told.items()},
                "things": tuple(each.within({"number": number}) for each, number in there),
                "taken": tuple(each.within({"number": number}, OBJECT) for each, number in there),
            }

        lines = (self.line(each, sentences, **values(each)) for each in consequences)
        return Report(situation, {"effects": [self.as_json(each) for each in consequences]}, tuple(lines))
