"""Judges what players type: every line says something, and an entry has it once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from rulewright.corpus.asked import asked_file, read_asked
from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus


def check_asked(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """What is wrong with the files of what players type who look for the entries of `corpus`."""
    asked, findings = read_asked(rules, corpus)
    yield from findings
    for language, lists in asked.items():
        for entry_id, lines in lists.items():
            file = asked_file(language, *entry_id.split("/")[:2])
            for number, code, cause in _doubts(lines):
                line = _line_of(number, lines, entry_id.split("/")[2], rules / file)
                yield Finding(file, line, code, f"{entry_id}: {cause}", "Take the line out.")


def _doubts(lines: Sequence[str]) -> Iterator[tuple[int, str, str]]:
    """What is wrong with an entry's lines: the place of each in question from 0, the code, the cause."""
    said: set[str] = set()
    for number, line in enumerate(lines):
        plain = line.strip()
        if not plain:
            yield number, "empty-line", "a line is empty."
        elif plain in said:
            yield number, "repeated-line", f"“{line}” stands here a second time."
        said.add(plain)


def _line_of(number: int, lines: Sequence[str], key: str, path: Path) -> int:
    """The line of the file on which the member at the place `number` of the list under `key` stands."""
    text = path.read_text("utf-8")
    found = re.search(rf'^\s*"?{key}"?\s*=', text, re.MULTILINE)
    place = found.end() if found else 0
    for line in lines[: number + 1]:
        place = max(place, text.find(f'"{line}"', place) + 1)
    return text.count("\n", 0, place) + 1
