"""Checks of ids and references: the lock, links, differences, functions that execute entries, search phrases."""

from __future__ import annotations

import re
from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from pathlib import Path

from rulewright.atomic_write import write_atomically
from rulewright.corpus.files import LOCK_FILE, read_locked_ids
from rulewright.corpus.findings import Finding
from rulewright.corpus.loading import read_corpus
from rulewright.corpus.markup import find_links, split_sections
from rulewright.corpus.model import Corpus, Difference, Entry, whole_id
from rulewright.corpus.search_phrases import read_search_phrases, search_phrases_file
from rulewright.language.folding import fold
from rulewright.search.words import words


def check_ids(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """Check that every id is locked, and that every locked id exists or redirects."""
    locked, redirects = read_locked_ids(rules)
    known = _known_ids(corpus)
    items: list[Entry | Difference] = [*corpus.entries.values(), *corpus.differences.values()]
    for item in items:
        if item.id not in locked:
            yield Finding.about(
                item,
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
    """Add the ids that the lock lacks, keep the rest, and return the added ids.

    Ids are permanent: a retired one is never dropped here, but changed to `old -> new` by hand.
    """
    corpus, _ = read_corpus(rules)
    locked, redirects = read_locked_ids(rules)
    added = sorted(_known_ids(corpus) - locked.keys() - redirects.keys())
    if added:
        lines = sorted([*locked, *added]) + [f"{old} -> {new}" for old, new in sorted(redirects.items())]
        head = "# Every id ever published; `rulewright check --write-lock` adds new ones. A retired id: `old -> new`.\n"
        write_atomically(rules / LOCK_FILE, head + "\n".join(lines) + "\n")
    return added


def _known_ids(corpus: Corpus) -> set[str]:
    return {*corpus.entries, *corpus.differences}


def check_links(corpus: Corpus) -> Iterator[Finding]:
    """Check that see-also and the links of texts lead to other entries, and that every rule can be reached."""
    for entry in corpus.entries.values():
        yield from _check_see(entry, corpus)
    yield from check_text_links(corpus, corpus.entries)
    yield from _check_orphans(corpus)


def check_text_links(corpus: Corpus, known: Container[str]) -> Iterator[Finding]:
    """Check that the links of texts lead to other entries; the ids in `known` exist."""
    for document in corpus.documents:
        yield from _check_links_of(document, known)


def _check_see(entry: Entry, corpus: Corpus) -> Iterator[Finding]:
    for target in entry.see:
        if target not in corpus.entries:
            yield Finding.about(
                entry, "dangling-link", f"{entry.id}: see names {target}, which is no entry.", "Correct the id."
            )
        elif target == entry.id:
            yield Finding.about(entry, "self-link", f"{entry.id} names itself as see-also.", "Take it out.")


def _check_links_of(document: Entry | Difference, known: Container[str]) -> Iterator[Finding]:
    for text in document.texts.values():
        for link in find_links(text.body):
            target = whole_id(link.target, document.game)
            if target not in known:
                yield Finding.in_text(
                    text, "dangling-link", f"The link {link.target} leads to no entry.", "Correct the id.", link.line
                )
            elif target == document.id:
                yield Finding.in_text(text, "self-link", "The text links to itself.", "Take the link out.", link.line)


def _check_orphans(corpus: Corpus) -> Iterator[Finding]:
    """Check that every rule can be reached from another rule; terms and questions are reached from their lists."""
    for entry in corpus.entries.values():
        from_rules = (corpus.entries[referrer].is_rule for referrer in corpus.referrers_of(entry.id))
        if entry.is_rule and not any(from_rules) and len(corpus.entries) > 1:
            yield Finding.about(
                entry,
                "orphan",
                f"No other entry leads to {entry.id}.",
                "Name it as see-also of a related entry, or link to it.",
            )


def check_differences(corpus: Corpus) -> Iterator[Finding]:
    """Check that the entries of differences exist, and that their texts have a section per book."""
    for difference in corpus.differences.values():
        yield from _check_entries_of(difference, corpus)
    yield from check_sections(corpus)


def _check_entries_of(difference: Difference, corpus: Corpus) -> Iterator[Finding]:
    for target in difference.entries:
        if target not in corpus.entries:
            yield Finding.about(
                difference,
                "dangling-link",
                f"{difference.id}: entries names {target}, which is no entry.",
                "Correct the id.",
            )


def check_sections(corpus: Corpus) -> Iterator[Finding]:
    """Check that the texts of differences have a section per book, and the reading."""
    for difference in corpus.differences.values():
        yield from _check_sections_of(difference, corpus)


def _check_sections_of(difference: Difference, corpus: Corpus) -> Iterator[Finding]:
    wanted = [*corpus.games[difference.game].books, "reading"] if difference.game in corpus.games else ["reading"]
    for text in difference.texts.values():
        found = split_sections(text.body)
        for key in wanted:
            if not found.get(key):
                yield Finding.in_text(
                    text,
                    "missing-section",
                    f"The section “## {key}” is missing or empty.",
                    "Say what the book says, or which reading is followed and why.",
                )
        for key in found.keys() - set(wanted):
            yield Finding.in_text(text, "unknown-section", f"There is no book “{key}”.", f"Use {', '.join(wanted)}.")


def check_execution(corpus: Corpus, game: str, executions: Mapping[str, Collection[str]]) -> Iterator[Finding]:
    """Check that functions and the rules and terms that they execute name each other.

    A piece may name the function that reads the facts of all pieces of its kind; the function cannot name each of them.
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
                yield Finding.about(entry, "execution", cause, "Let one function execute it, and name that.")
    for entry in corpus.entries.values():
        names_one = entry.executed_by is not None and entry.piece is None
        if entry.game == game and names_one and entry.id not in executed:
            cause = f"{entry.id} names {entry.executed_by}, which does not execute it."
            yield Finding.about(entry, "execution", cause, "Mark the function with @executes, or correct it.")


def check_asked(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """The findings about the files of search phrases for the entries of `corpus`."""
    asked, findings = read_search_phrases(rules, corpus)
    yield from findings
    for language, lists in asked.items():
        for entry_id, lines in lists.items():
            file = search_phrases_file(language, *entry_id.split("/")[:2])
            text = corpus.entries[entry_id].texts.get(language)
            for number, code, cause in _doubts_about_lines(lines, (text.title, *text.aliases) if text else ()):
                line = _line_of(number, lines, entry_id.split("/")[2], rules / file)
                yield Finding(file, line, code, f"{entry_id}: {cause}", "Take the line out.")


def _doubts_about_lines(lines: Sequence[str], names: Sequence[str]) -> Iterator[tuple[int, str, str]]:
    """The mistakes in the search phrases of an entry with these `names`: index from 0, code, cause."""
    said = {_folded(name): name for name in names}
    for number, line in enumerate(lines):
        folded = _folded(line)
        if not folded:
            yield number, "empty-line", "a line has no word."
        elif folded in said:
            yield number, "repeated-line", f"the search reads “{line}” as it reads “{said[folded]}”."
        said.setdefault(folded, line)


def _folded(line: str) -> tuple[str, ...]:
    """The line without case, diacritics and punctuation, which the search ignores."""
    return tuple(map(fold, words(line)))


def _line_of(number: int, lines: Sequence[str], key: str, path: Path) -> int:
    """The line of the file with the member at the index `number` of the list under `key`."""
    text = path.read_text("utf-8")
    found = re.search(rf'^\s*"?{key}"?\s*=', text, re.MULTILINE)
    place = found.end() if found else 0
    for line in lines[: number + 1]:
        place = max(place, text.find(f'"{line}"', place) + 1)
    return text.count("\n", 0, place) + 1
