"""Judges links: they lead somewhere, and every rule is led to."""

from __future__ import annotations

from collections.abc import Container, Iterator

from rulewright.corpus.findings import Finding
from rulewright.corpus.markup import links
from rulewright.corpus.model import Corpus, Difference, Entry, whole_id


def check_links(corpus: Corpus) -> Iterator[Finding]:
    """See-also and the links of texts lead to other entries, and every rule can be reached."""
    for entry in corpus.entries.values():
        yield from _check_see(entry, corpus)
    yield from check_text_links(corpus, corpus.entries)
    yield from _check_orphans(corpus)


def check_text_links(corpus: Corpus, known: Container[str]) -> Iterator[Finding]:
    """The links of texts lead to other entries; those `known` are there."""
    for document in corpus.documents:
        yield from _check_texts(document, known)


def _check_see(entry: Entry, corpus: Corpus) -> Iterator[Finding]:
    for target in entry.see:
        if target not in corpus.entries:
            yield Finding(
                entry.file,
                entry.line,
                "dangling-link",
                f"{entry.id}: see names {target}, which is no entry.",
                "Correct the id.",
            )
        elif target == entry.id:
            yield Finding(entry.file, entry.line, "self-link", f"{entry.id} names itself as see-also.", "Take it out.")


def _check_texts(document: Entry | Difference, known: Container[str]) -> Iterator[Finding]:
    for text in document.texts.values():
        for link in links(text.body):
            target = whole_id(link.target, document.game)
            if target not in known:
                yield Finding(
                    text.file,
                    text.body_line + link.line,
                    "dangling-link",
                    f"The link {link.target} leads to no entry.",
                    "Correct the id.",
                )
            elif target == document.id:
                yield Finding(
                    text.file,
                    text.body_line + link.line,
                    "self-link",
                    "The text links to itself.",
                    "Take the link out.",
                )


def _check_orphans(corpus: Corpus) -> Iterator[Finding]:
    """Every rule can be reached from another rule; terms and questions are reached from their lists."""
    for entry in corpus.entries.values():
        from_rules = (corpus.entries[referrer].is_rule for referrer in corpus.referrers_of(entry.id))
        if entry.is_rule and not any(from_rules) and len(corpus.entries) > 1:
            yield Finding(
                entry.file,
                entry.line,
                "orphan",
                f"No other entry leads to {entry.id}.",
                "Name it as see-also of a related entry, or link to it.",
            )
