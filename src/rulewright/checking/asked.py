"""Judges what players type: every line has words, and the search reads no other line of its entry as the same."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from rulewright.corpus.asked import asked_file, read_asked
from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus
from rulewright.language.folding import fold
from rulewright.search.words import words


def check_asked(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """What is wrong with the files of what players type who look for the entries of `corpus`."""
    asked, findings = read_asked(rules, corpus)
    yield from findings
    for language, lists in asked.items():
        for entry_id, lines in lists.items():
            file = asked_file(language, *entry_id.split("/")[:2])
            text = corpus.entries[entry_id].texts.get(language)
            for number, code, cause in _doubts(lines, (text.title, *text.aliases) if text else ()):
                line = _line_of(number, lines, entry_id.split("/")[2], rules / file)
                yield Finding(file, line, code, f"{entry_id}: {cause}", "Take the line out.")


def _doubts(lines: Sequence[str], names: Sequence[str]) -> Iterator[tuple[int, str, str]]:
    """What is wrong with the lines of an entry of these `names`: the place of each from 0, the code, the cause."""
    said = {_folded(name): name for name in names}
    for number, line in enumerate(lines):
        folded = _folded(line)
        if not folded:
            yield number, "empty-line", "a line has no word."
        elif folded in said:
            yield number, "repeated-line", f"the search reads “{line}” as it reads “{said[folded]}”."
        said.setdefault(folded, line)


def _folded(line: str) -> tuple[str, ...]:
    """The line without case, diacritics and punctuation, which the search does not tell apart."""
    return tuple(map(fold, words(line)))


def _line_of(number: int, lines: Sequence[str], key: str, path: Path) -> int:
    """The line of the file on which the member at the place `number` of the list under `key` stands."""
    text = path.read_text("utf-8")
    found = re.search(rf'^\s*"?{key}"?\s*=', text, re.MULTILINE)
    place = found.end() if found else 0
    for line in lines[: number + 1]:
        place = max(place, text.find(f'"{line}"', place) + 1)
    return text.count("\n", 0, place) + 1
