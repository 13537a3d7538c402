"""What happens, as the reports of Talisman tell it: in order, each with the entries that it rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rulewright.engine.consequences import Consequence
from rulewright.language.phrase import Phrase
from rulewright.situations import Line, Report


def whole(*entries: str) -> tuple[str, ...]:
    """The ids with the game in front."""
    return tuple(f"talisman/{entry}" for entry in entries)


def report(
    situation: str, consequences: Sequence[Consequence], sentences: Mapping[str, Phrase], words: Mapping[str, Phrase]
) -> Report:
    """A list of effects; `sentences` has one for each consequence's name, `words` those for values in letters."""
    return Report(
        situation,
        {"effects": [_as_json(each) for each in consequences]},
        tuple(_line(each, sentences, words) for each in consequences),
    )


def _as_json(consequence: Consequence) -> dict[str, object]:
    return {"effect": consequence.name, **consequence.told, "entries": list(whole(*consequence.entries))}


def _line(consequence: Consequence, sentences: Mapping[str, Phrase], words: Mapping[str, Phrase]) -> Line:
    told = {name: words.get(str(value), value) for name, value in consequence.told.items()}
    return Line(Phrase(sentences[consequence.name].template, told), whole(*consequence.entries))
