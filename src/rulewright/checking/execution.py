"""Judges whether entries and the functions of a game's package name each other."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus, whole_id


def check_execution(corpus: Corpus, game: str, executions: Mapping[str, Collection[str]]) -> Iterator[Finding]:
    """Whatever executes an entry is what the entry names, and what a rule or term names does execute it.

    A piece may name the function that reads the facts of all its kind, which cannot name each of them.
    """
    executed = {whole_id(reference, game) for references in executions.values() for reference in references}
    for function, references in executions.items():
        for reference in references:
            entry = corpus.entries.get(whole_id(reference, game))
            if entry is None:
                cause = f"{function} executes {reference}, which is no entry."
                yield Finding(f"{game}/game.toml", 1, "execution", cause, "Correct the id in the code.")
            elif entry.executed_by != function:
                cause = f"{function} executes {entry.id}, which names {entry.executed_by or 'no function'}."
                yield Finding(entry.file, entry.line, "execution", cause, "Let one function execute it, and name that.")
    for entry in corpus.entries.values():
        names_one = entry.executed_by is not None and entry.piece is None
        if entry.game == game and names_one and entry.id not in executed:
            cause = f"{entry.id} names {entry.executed_by}, which does not execute it."
            yield Finding(
                entry.file, entry.line, "execution", cause, "Mark the function with @executes, or correct it."
            )
