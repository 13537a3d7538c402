"""Judges numbers: a text shows those that the facts have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus, Entry, Text, whole_id
from rulewright.corpus.records import NumbersRecord, read_record
from rulewright.language import Language

# A letter before the digits makes them part of a name (“D6”), but Korean writes “제2단계”.
_NUMBER = re.compile(r"(?<![^\W\uac00-\ud7a3])(?<!\.)\d+")


def check_numbers(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """Every text of the entries that numbers.toml names shows the numbers that stand there."""
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
    """Every text of an entry shows the wanted numbers; `origin` says in a few words where they stand."""
    for text in entry.texts.values():
        missing = sorted(set(wanted) - numbers(text) - numbers_in_words(text))
        if missing:
            yield Finding(
                text.file,
                text.body_line,
                "number-missing",
                f"The text lacks {', '.join(map(str, missing))}, which {origin}.",
                "Correct the text, or the number where the rulebooks say otherwise.",
            )


def numbers(text: Text) -> frozenset[int]:
    """The whole numbers that a text states in digits; the marks of numbered lists do not count."""
    body = re.sub(r"^\s*\d+[.)]\s+", "", text.plain, flags=re.MULTILINE)
    return frozenset(int(number) for number in _NUMBER.findall(body))


def numbers_in_words(text: Text) -> frozenset[int]:
    """The numbers that a text states in the words of its language (“two”, “twice”), as far as its record knows them."""
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
