"""Judges the ledger of differences: each tells what every book says, and the reading."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.corpus.findings import Finding
from rulewright.corpus.markup import sections
from rulewright.corpus.model import Corpus, Difference


def check_differences(corpus: Corpus) -> Iterator[Finding]:
    """The entries that differences name are there, and their texts have a section per book."""
    for difference in corpus.differences.values():
        yield from _check_entries(difference, corpus)
    yield from check_sections(corpus)


def _check_entries(difference: Difference, corpus: Corpus) -> Iterator[Finding]:
    for target in difference.entries:
        if target not in corpus.entries:
            yield Finding(
                difference.file,
                difference.line,
                "dangling-link",
                f"{difference.id}: entries names {target}, which is no entry.",
                "Correct the id.",
            )


def check_sections(corpus: Corpus) -> Iterator[Finding]:
    """The texts of differences have a section per book, and the reading."""
    for difference in corpus.differences.values():
        yield from _check_sections(difference, corpus)


def _check_sections(difference: Difference, corpus: Corpus) -> Iterator[Finding]:
    wanted = [*corpus.games[difference.game].books, "reading"] if difference.game in corpus.games else ["reading"]
    for text in difference.texts.values():
        found = sections(text.body)
        for key in wanted:
            if not found.get(key):
                yield Finding(
                    text.file,
                    text.body_line,
                    "missing-section",
                    f"The section “## {key}” is missing or empty.",
                    "Say what the book says, or which reading is followed and why.",
                )
        for key in found.keys() - set(wanted):
            yield Finding(
                text.file, text.body_line, "unknown-section", f"There is no book “{key}”.", f"Use {', '.join(wanted)}."
            )
