"""Judges wording: no run of words that a rulebook has."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulewright.corpus.findings import Finding

RUN_OF_WORDS = 9
RUN_OF_SYLLABLES = 27


def shared_wording(rules: Path, texts: Iterable[list[str]]) -> list[Finding]:
    """Runs that our texts share with rulebooks: nine words, or 27 syllables of Korean, whose spacing varies."""
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
