"""What happens, as the reports of Tainted Grail tell it: each statement with the entries that it rests on."""

from __future__ import annotations

from collections.abc import Mapping

from rulewright.engine.consequences import Consequence
from rulewright.language.phrase import Phrase
from rulewright.situations import Line


def whole(*entries: str) -> list[str]:
    """The ids with the game in front, each once."""
    return [f"tainted-grail/{entry}" for entry in dict.fromkeys(entries)]


def as_json(happened: Consequence) -> dict[str, object]:
    """What happened, as an object of an answer."""
    return {"effect": happened.name, **happened.told, "entries": whole(*happened.entries)}


def line(happened: Consequence, sentences: Mapping[str, Phrase], **more: object) -> Line:
    """What happened in the words of `sentences`, which has one for every name; `more` are further values of it."""
    return said(Phrase(sentences[happened.name].template, {**happened.told, **more}), *happened.entries)


def said(sentence: Phrase, *entries: str, leads: bool = False) -> Line:
    """A statement that rests on `entries`, ids without the game."""
    return Line(sentence, tuple(whole(*entries)), leads=leads)
