"""Checks of texts: agreement of links, numbers and icons, terminology, style, misprints, a rulebook's wording.

A language's terminology and style are in `<language>/style.toml` below the rules, written in that language; without the
file, they are not checked. In catalogs, text between backticks is not checked, nor are messages whose English comment
begins with “Notation”: they quote typed input.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import AfterValidator, ConfigDict, Field

from rulewright.checking.translations import catalogs_beside
from rulewright.corpus.findings import Finding
from rulewright.corpus.markup import find_icons, plain_text
from rulewright.corpus.model import Corpus, Difference, Entry, Text, whole_id
from rulewright.corpus.records import NumbersRecord, Slug, Words, read_record
from rulewright.language import Language
from rulewright.language.bundles import load_bundle
from rulewright.language.fluent import ExpressionKind
from rulewright.language.fluent import Pattern as Message
from rulewright.language.particles import resolve_particles


def check_agreement(corpus: Corpus) -> Iterator[Finding]:
    """Check that the texts of every entry agree with the one in the preferred language.

    A number that one text states in digits must be stated in the others, in digits or in words.
    """
    for entry in corpus.entries.values():
        if entry.texts:  # all of them may have been unreadable
            yield from _disagreements(entry)
        for text in entry.texts.values():
            if long := _TOO_LONG.search(text.plain):
                cause = f"{long[0][:10]}… has {len(long[0])} digits."
                yield Finding.in_text(text, "number-too-long", cause, "Correct the number.")


def _disagreements(entry: Entry) -> Iterator[Finding]:
    model = entry.texts.preferred
    model_links = {whole_id(link, entry.game) for link in model.links}
    model_numbers, model_words = numbers(model), numbers_in_words(model)
    for language, text in entry.texts.items():
        difference = {whole_id(link, entry.game) for link in text.links} ^ model_links
        if difference:
            yield Finding.in_text(
                text,
                "links-differ",
                f"Links of {language} and {model.language} differ: {', '.join(sorted(difference))}.",
                "Link the same rules in both.",
            )
        own_numbers = numbers(text)
        uneven = (own_numbers - model_numbers - model_words) | (model_numbers - own_numbers - numbers_in_words(text))
        uneven -= {1}  # “a die”, “noppa”: a language need not state it
        if uneven:
            yield Finding.in_text(
                text,
                "numbers-differ",
                f"Numbers of {language} and {model.language} differ: {', '.join(map(str, sorted(uneven)))}.",
                "State the same numbers in both, in digits or in words.",
            )


# A letter before the digits makes them part of a name (“D6”), but Korean writes “제2단계”.
_NUMBER = re.compile(r"(?<![^\W\uac00-\ud7a3])(?<!\.)\d{1,18}(?!\d)")
_TOO_LONG = re.compile(r"\d{19,}")


def check_numbers(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """Check that every text of the entries in numbers.toml shows their numbers."""
    for game in corpus.games.values():
        path = rules / game.id / "numbers.toml"
        if not path.exists():
            continue
        name = path.relative_to(rules).as_posix()
        record, places, findings = read_record(NumbersRecord, path, rules)
        yield from findings
        for index, number in enumerate(record.number if record else ()):
            for reference in number.entries:
                entry = corpus.entries.get(whole_id(reference, game.id))
                if entry is not None:
                    yield from check_stated(entry, number.values, f"{name} gives as {number.id}")
                    continue
                yield Finding(
                    name,
                    places.line("number", index, "entries"),
                    "dangling-link",
                    f"{number.id}: entries names {reference}, which is no entry.",
                    "Correct the id.",
                )


def check_stated(entry: Entry, wanted: Iterable[int], origin: str) -> Iterator[Finding]:
    """Check that every text of an entry shows the wanted numbers; `origin` names their source in a few words."""
    for text in entry.texts.values():
        missing = sorted(set(wanted) - numbers(text) - numbers_in_words(text))
        if missing:
            yield Finding.in_text(
                text,
                "number-missing",
                f"The text lacks {', '.join(map(str, missing))}, which {origin}.",
                "Correct the text, or the number where the rulebooks say otherwise.",
            )


def numbers(text: Text) -> frozenset[int]:
    """The whole numbers that a text states in digits; the marks of numbered lists do not count."""
    body = re.sub(r"^\s*\d+[.)]\s+", "", text.plain, flags=re.MULTILINE)
    return frozenset(int(number) for number in _NUMBER.findall(body))


def numbers_in_words(text: Text) -> frozenset[int]:
    """The numbers that a text states in words (“two”, “twice”), as far as the language's record has them."""
    exact, beginnings = _number_words(text.language)
    found = set()
    for word in re.findall(r"[^\W\d_]+", text.plain.casefold()):
        if word in exact:
            found.add(exact[word])
        found |= {number for beginning, number in beginnings if word.startswith(beginning)}
    return frozenset(found)


@cache
def _number_words(language: Language) -> tuple[dict[str, int], tuple[tuple[str, int], ...]]:
    forms = [(form, number) for number, row in enumerate(language.record.number_words, 1) for form in row.split()]
    exact = {form: number for form, number in forms if not form.endswith("*")}
    return exact, tuple((form.removesuffix("*"), number) for form, number in forms if form.endswith("*"))


def check_icons(corpus: Corpus) -> Iterator[Finding]:
    """Check the icons of every entry, including those that its source's text lost."""
    for entry in corpus.entries.values():
        yield from _check_icons_of(entry, corpus)


def _check_icons_of(entry: Entry, corpus: Corpus) -> Iterator[Finding]:
    for term in entry.restored:
        if term not in corpus.entries:
            cause = f"{entry.id}: restored names {term}, which is no entry."
            yield Finding.about(entry, "dangling-link", cause, "Correct the term's id.")
    model = entry.texts.preferred
    for text in entry.texts.values():
        for icon in find_icons(text.body):
            if f"{entry.game}/glossary/{icon.term}" not in corpus.entries:
                cause = f"The icon {icon.term} is no term of the glossary."
                yield Finding.in_text(text, "dangling-link", cause, "Correct the term's id.", icon.line)
        unmarked = {term.split("/")[2] for term in entry.restored} - set(text.icons)
        if unmarked:
            cause = f"The text does not mark {', '.join(sorted(unmarked))}, which `restored` names."
            yield Finding.in_text(text, "icon-missing", cause, "Write {icon}`words <term>` at its mention.")
        uneven = set(text.icons) ^ set(model.icons)
        if uneven:
            cause = f"Icons of {text.language} and {model.language} differ: {', '.join(sorted(uneven))}."
            yield Finding.in_text(text, "icons-differ", cause, "Show the same icons in both.")


def check_misprints(corpus: Corpus) -> Iterator[Finding]:
    """Check that no text uses a word that the glossary marks as a rulebook's misprint or mistranslation.

    The ledger of differences may quote a book, and a term may list its misprints as aliases.
    """
    for game in corpus.games.values():
        forbidden: dict[Language, dict[str, str]] = {}
        for term in corpus.entries.values():
            if term.game == game.id and term.term is not None:
                for book, misprints in term.term.misprints.items():
                    for word in misprints:
                        forbidden.setdefault(game.books[book].language, {})[word.casefold()] = term.id
        for entry in corpus.entries.values():
            if entry.game != game.id:
                continue
            for language, words in forbidden.items():
                text = entry.texts.get(language)
                if text is None:
                    continue
                for word in re.findall(r"[^\W\d_]+", f"{text.title} {text.plain}"):
                    if word.casefold() in words:
                        yield Finding.in_text(
                            text,
                            "misprint",
                            f"“{word}” is a misprint of the rulebook.",
                            f"Use the right word: see {words[word.casefold()]}.",
                        )


_PARAGRAPH = re.compile(r"(?:[^\n]*\S[^\n]*(?:\n|$))+")
_BETWEEN_SENTENCES = re.compile(r"(?<=[.!?…:])\s+|\n")
_MESSAGE = re.compile(r"(?P<id>-?[a-zA-Z][\w-]*) *=|    \.(?P<attribute>[\w-]+) *=")
_NOTATION = re.compile(r"^# Notation\b.*\n(?:# .*\n)*(?P<id>[a-z][\w-]*) =", re.MULTILINE)
_CODE = re.compile(r"`[^`]*`")
_UNREAD = "¤"
"""The placeholder for a part of a message that is unknown before rendering."""
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


@dataclass(frozen=True)
class WordRecord:
    """`[[word]]`: the one word for a thing, and patterns of wrong words for it, except at matches of `except`.

    It applies to the game `game`, or to all games without one.
    """

    use: Words
    not_: Annotated[tuple[Pattern, ...], Field(alias="not", min_length=1)]
    why: Words
    except_: Annotated[tuple[Pattern, ...], Field(alias="except")] = ()
    game: Slug | None = None

    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class PatternRecord:
    """`[[pattern]]`: a pattern that is never written, and the remedy in words of the language."""

    name: Slug
    find: Pattern
    say: Words
    except_: Annotated[tuple[Pattern, ...], Field(alias="except")] = ()
    game: Slug | None = None

    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class StyleRecord:
    """style.toml of a language. A sentence has at most `longest_sentence` words, if that is given."""

    word: tuple[WordRecord, ...] = ()
    pattern: tuple[PatternRecord, ...] = ()
    longest_sentence: Annotated[int, Field(ge=1, strict=True)] | None = None

    __pydantic_config__ = ConfigDict(extra="forbid")


def check_style(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """Find departures from the style of a language in the texts of `corpus` and the catalogs beside it.

    Mistakes in the files of style are reported, too.
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
    """The title and every paragraph as plain text, each with the line on which it begins."""
    yield 2, text.title
    for found in _PARAGRAPH.finditer(text.body):
        yield text.body_line + text.body.count("\n", 0, found.start()), plain_text(found[0])


def check_catalogs(folder: Path, language: Language, game: str, style: StyleRecord, rules: Path) -> Iterator[Finding]:
    """Find departures from the style of a language in the messages of a folder of catalogs.

    The file is relative to `rules`, the line is that of the message or its attribute. `game` is empty for messages of
    no game.
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
    for name, pattern in load_bundle(folder, language).messages.items():
        if name in places and name not in notation:
            for reading in _readings(pattern):
                said = resolve_particles(reading) if language.record.has_particles else reading
                for code, cause, remedy in _faults(_CODE.sub(_UNREAD, said), game, style):
                    yield Finding(*places[name], code, cause, remedy)


def _readings(pattern: Message) -> Iterator[str]:
    """The possible readings of a message: each variant once, with the default ones of the others."""
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
    """The possible texts of an expression, the default variant first."""
    match expression:
        case ExpressionKind.SELECTION, _, variants, usual:
            told = [list(_readings(variant)) for _, variant in variants]
            return [*told[usual], *(each for place, own in enumerate(told) if place != usual for each in own)]
    return [_UNREAD]


def _faults(paragraph: str, game: str, style: StyleRecord) -> Iterator[tuple[str, str, str]]:
    """Code, cause and remedy of each departure from the style in a paragraph of a game's texts."""
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


RUN_OF_WORDS = 9
RUN_OF_SYLLABLES = 27


def check_wording(rules: Path, texts: Iterable[list[str]]) -> list[Finding]:
    """Find passages that our texts share with rulebooks: nine words, or 27 syllables of Korean, whose spacing
    varies."""
    books = ["\n".join(lines) for lines in texts]
    known_words = {run for book in books for run in _grams(_words(book), RUN_OF_WORDS)}
    known_syllables = {run for book in books for run in _grams(_syllables(book), RUN_OF_SYLLABLES)}
    findings = []
    for path in filter(Path.is_file, sorted((*rules.rglob("*.md"), *rules.rglob("*.toml")))):
        text = path.read_text("utf-8")
        shared = (
            *(" ".join(run) for run in _grams(_words(text), RUN_OF_WORDS) if run in known_words),
            *("".join(run) for run in _grams(_syllables(text), RUN_OF_SYLLABLES) if run in known_syllables),
        )
        if shared:
            cause = f"Wording shared with a rulebook: “{shared[0]}”."
            name = path.relative_to(rules).as_posix()
            findings.append(Finding(name, 1, "shared-wording", cause, "Say it in words of our own."))
    return findings


def _words(text: str) -> list[str]:
    joined = re.sub(r"(\w)-\s*\n\s*(\w)", r"\1\2", unicodedata.normalize("NFC", text))
    return [word.lower() for word in re.findall(r"[^\W\d_]+", joined) if not re.search("[가-힣]", word)]


def _syllables(text: str) -> list[str]:
    return re.findall("[가-힣]", unicodedata.normalize("NFC", text))


def _grams(sequence: list[str], size: int) -> Iterator[tuple[str, ...]]:
    return (tuple(sequence[start : start + size]) for start in range(len(sequence) - size + 1))
