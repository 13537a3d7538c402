"""Judges the ids: all are locked, and none that was published is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rulewright.corpus.files import LOCK_FILE, read_locked_ids
from rulewright.corpus.findings import Finding
from rulewright.corpus.loading import read_corpus
from rulewright.corpus.model import Corpus, Difference, Entry
from rulewright.replacing import replace_file


def check_ids(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """Every id is in the lock, and the lock's ids are there or lead on."""
    locked, redirects = read_locked_ids(rules)
    known = _known_ids(corpus)
    items: list[Entry | Difference] = [*corpus.entries.values(), *corpus.differences.values()]
    for item in items:
        if item.id not in locked:
            yield Finding(
                item.file,
                item.line,
                "not-locked",
                f"The id {item.id} is not in {LOCK_FILE}.",
                "Ids are permanent: check its spelling, then run `rulewright check --write-lock`.",
            )
    for locked_id, line in locked.items():
        if locked_id not in known:
            yield Finding(
                LOCK_FILE,
                line,
                "lost-id",
                f"The published id {locked_id} is gone.",
                f"Bring it back, or write `{locked_id} -> new/id` here.",
            )
    for old, new in redirects.items():
        if new not in known:
            yield Finding(
                LOCK_FILE, 1, "dangling-redirect", f"{old} redirects to {new}, which is no entry.", "Correct it."
            )


def write_lock(rules: Path) -> list[str]:
    """Adds the ids that the lock lacks, keeps the rest, and returns the added ids.

    Ids are permanent: a retired one is never dropped here but turned into `old -> new` by hand.
    """
    corpus, _ = read_corpus(rules)
    locked, redirects = read_locked_ids(rules)
    added = sorted(_known_ids(corpus) - locked.keys() - redirects.keys())
    if added:
        lines = sorted([*locked, *added]) + [f"{old} -> {new}" for old, new in sorted(redirects.items())]
        head = "# Every id ever published; `rulewright check --write-lock` adds new ones. A retired id: `old -> new`.\n"
        replace_file(rules / LOCK_FILE, head + "\n".join(lines) + "\n")
    return added


def _known_ids(corpus: Corpus) -> set[str]:
    return {*corpus.entries, *corpus.differences}
