"""The alphabetical index: titles and aliases of a game's entries, in the language's order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rulewright.corpus.model import Entry
from rulewright.language import Language
from rulewright.language.collation import index_heading, sort_key


@dataclass(frozen=True)
class IndexTerm:
    """Words of the index in their language, and their entries.

    `is_title` is whether they are an entry's own title.
    """

    words: str
    language: Language
    is_title: bool
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class TermGroup:
    """The terms under one heading: a letter, an initial consonant, `0–9` or `#`."""

    heading: str
    terms: tuple[IndexTerm, ...]


def index_terms(entries: Iterable[Entry], language: Language) -> list[TermGroup]:
    """The index of `entries` in `language`. Equal words of several entries are one term."""
    found: dict[tuple[str, Language, bool], dict[str, Entry]] = {}
    for entry in entries:
        text = entry.texts[language]
        found.setdefault((text.title, text.language, True), {})[entry.id] = entry
        for alias in text.aliases:
            if alias.casefold() != text.title.casefold():
                found.setdefault((alias, text.language, False), {})[entry.id] = entry
    terms = [IndexTerm(*key, tuple(by_id.values())) for key, by_id in found.items()]
    terms.sort(key=lambda term: (sort_key(term.words, language), not term.is_title))
    return [
        TermGroup(heading, tuple(group))
        for heading, group in groupby(terms, key=lambda term: index_heading(term.words, language))
    ]
