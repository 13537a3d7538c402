"""Judges style: the texts and catalogs of a language keep to its settled words and to its rules of style.

Both stand in `<language>/style.toml` below the rules, in the language's own hand; a language without one is free. In
catalogs, what stands between backticks is not judged, nor are messages whose English comment begins with “Notation”:
they quote what players type.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, Field

from rulewright.checking.catalogs import catalogs_beside
from rulewright.corpus.findings import Finding
from rulewright.corpus.markup import plain_text
from rulewright.corpus.model import Corpus, Difference, Entry, Text
from rulewright.corpus.records import Slug, Words, read_record, strict
from rulewright.language import Language
from rulewright.language.bundles import bundle
from rulewright.language.fluent import Kind
from rulewright.language.fluent import Pattern as Message
from rulewright.language.particles import settled

_PARAGRAPH = re.compile(r"(?:[^\n]*\S[^\n]*(?:\n|$))+")
_BETWEEN_SENTENCES = re.compile(r"(?<=[.!?…:])\s+|\n")
_MESSAGE = re.compile(r"(?P<id>-?[a-zA-Z][\w-]*) *=|    \.(?P<attribute>[\w-]+) *=")
_NOTATION = re.compile(r"^# Notation\b.*\n(?:# .*\n)*(?P<id>[a-z][\w-]*) =", re.MULTILINE)
_CODE = re.compile(r"`[^`]*`")
_UNREAD = "¤"
"""What stands in a reading for what is not known before a sentence is made."""
_WORD = re.compile(r"\w+(?:[-'’.,]\w+)*")


def _pattern(written: str) -> str:
    try:
        found = re.compile(written)
    except re.error as error:
        raise ValueError(f"{written} is no regular expression: {error}") from None
    if found.search(""):
        raise ValueError(f"{written} finds the empty string")
    return written


Pattern = Annotated[str, AfterValidator(_pattern)]


@strict()
class WordRecord:
    """`[[word]]`: the one word for a thing, and patterns of what is not written for it, but where `except` has it.

    `game` is the game that it counts in; without one it counts in all.
    """

    use: Words
    not_: Annotated[tuple[Pattern, ...], Field(alias="not", min_length=1)]
    why: Words
    except_: Annotated[tuple[Pattern, ...], Field(alias="except")] = ()
    game: Slug | None = None


@strict()
class PatternRecord:
    """`[[pattern]]`: what is never written, and the remedy in the words of the language."""

    name: Slug
    find: Pattern
    say: Words
    except_: Annotated[tuple[Pattern, ...], Field(alias="except")] = ()
    game: Slug | None = None


@strict()
class StyleRecord:
    """style.toml of a language. A sentence has at most `longest_sentence` words, if that is given."""

    word: tuple[WordRecord, ...] = ()
    pattern: tuple[PatternRecord, ...] = ()
    longest_sentence: Annotated[int, Field(ge=1, strict=True)] | None = None


def check_style(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """Where the texts of `corpus` and the catalogs beside it depart from the style of their language.

    Mistakes in the files of style are told, too.
    """
    catalogs = catalogs_beside(rules)
    for language in corpus.languages:
        path = rules / str(language) / "style.toml"
        if not path.is_file():
            continue
        style, _, problems = read_record(StyleRecord, path, rules)
        yield from problems
        if style is None:
            continue
        for game, folder in catalogs:
            yield from check_catalogs(folder, language, game, style, rules)
        told: list[Entry | Difference] = [*corpus.entries.values(), *corpus.differences.values()]
        for shown in told:
            text = shown.texts.get(language)
            if text is not None:
                for line, paragraph in _paragraphs(text):
                    for code, cause, remedy in _faults(paragraph, shown.game, style):
                        yield Finding(text.file, line, code, cause, remedy)


def _paragraphs(text: Text) -> Iterator[tuple[int, str]]:
    """The title and every paragraph, as they are read, each with the line on which it begins."""
    yield 2, text.title
    for found in _PARAGRAPH.finditer(text.body):
        yield text.body_line + text.body.count("\n", 0, found.start()), plain_text(found[0])


def check_catalogs(folder: Path, language: Language, game: str, style: StyleRecord, rules: Path) -> Iterator[Finding]:
    """Where the messages in a folder of catalogs depart from the style of their language.

    The file is told relative to `rules`, the line is that of the message or its attribute; `game` is empty where the
    messages are of none.
    """
    places: dict[str, tuple[str, int]] = {}
    for file in sorted((folder / str(language)).glob("*.ftl")):
        message = ""
        for line, text in enumerate(file.read_text("utf-8").splitlines(), 1):
            if found := _MESSAGE.match(text):
                message = found["id"] or message
                key = f"{message}.{found['attribute']}" if found["attribute"] else message
                places[key] = os.path.relpath(file, rules).replace(os.sep, "/"), line
    english = "".join(file.read_text("utf-8") for file in sorted((folder / Language.EN).glob("*.ftl")))
    notation = {found["id"] for found in _NOTATION.finditer(english)}
    for name, pattern in bundle(folder, language).messages.items():
        if name in places and name not in notation:
            for reading in _readings(pattern):
                said = settled(reading) if language.record.has_particles else reading
                for code, cause, remedy in _faults(_CODE.sub(_UNREAD, said), game, style):
                    yield Finding(*places[name], code, cause, remedy)


def _readings(pattern: Message) -> Iterator[str]:
    """A message as it can read: each variant once, beside the usual ones."""
    if isinstance(pattern, str):
        yield pattern
        return
    every = [[part] if isinstance(part, str) else _within(part) for part in pattern]
    usual = [each[0] for each in every]
    yield "".join(usual)
    for place, each in enumerate(every):
        for other in each[1:]:
            yield "".join((*usual[:place], other, *usual[place + 1 :]))


def _within(expression: Sequence[Any]) -> list[str]:
    """What can stand where a message has an expression, the usual variant first."""
    match expression:
        case Kind.SELECTION, _, variants, usual:
            told = [list(_readings(variant)) for _, variant in variants]
            return [*told[usual], *(each for place, own in enumerate(told) if place != usual for each in own)]
    return [_UNREAD]


def _faults(paragraph: str, game: str, style: StyleRecord) -> Iterator[tuple[str, str, str]]:
    """Code, cause and remedy of what departs from the style in a paragraph of a game's texts."""
    read = re.sub(r"\s+", " ", paragraph)
    for word in style.word:
        if word.game in (None, game):
            for found in _hits(word.not_, word.except_, read):
                yield "settled-word", f"“{found}” is not the settled word.", f"Write “{word.use}”."
    for pattern in style.pattern:
        if pattern.game in (None, game):
            for found in _hits((pattern.find,), pattern.except_, read):
                yield "style", f"“{found}” ({pattern.name}).", pattern.say
    if style.longest_sentence is not None:
        for sentence in _BETWEEN_SENTENCES.split(paragraph):
            count = len(_WORD.findall(sentence))
            if count > style.longest_sentence:
                yield "long-sentence", f"“{sentence[:40]}…” has {count} words.", "Part it."


def _hits(patterns: tuple[str, ...], exceptions: tuple[str, ...], text: str) -> Iterator[str]:
    spared = [found.span() for each in exceptions for found in re.finditer(each, text)]
    for each in patterns:
        for found in re.finditer(each, text):
            if not any(start <= found.start() and found.end() <= end for start, end in spared):
                yield found[0]
