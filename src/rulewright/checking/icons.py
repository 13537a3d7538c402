"""Judges icons: they are terms of the glossary, the same in all languages."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.corpus.findings import Finding
from rulewright.corpus.markup import icons
from rulewright.corpus.model import Corpus, Entry


def check_icons(corpus: Corpus) -> Iterator[Finding]:
    """The icons of every entry, those that its source's text lost among them."""
    for entry in corpus.entries.values():
        yield from _check_entry(entry, corpus)


def _check_entry(entry: Entry, corpus: Corpus) -> Iterator[Finding]:
    for term in entry.restored:
        if term not in corpus.entries:
            cause = f"{entry.id}: restored names {term}, which is no entry."
            yield Finding(entry.file, entry.line, "dangling-link", cause, "Correct the term's id.")
    model = entry.texts.preferred
    for text in entry.texts.values():
        for icon in icons(text.body):
            if f"{entry.game}/glossary/{icon.term}" not in corpus.entries:
                cause = f"The icon {icon.term} is no term of the glossary."
                yield Finding(text.file, text.body_line + icon.line, "dangling-link", cause, "Correct the term's id.")
        unmarked = {term.split("/")[2] for term in entry.restored} - set(text.icons)
        if unmarked:
            cause = f"The text does not mark {', '.join(sorted(unmarked))}, which `restored` names."
            yield Finding(
                text.file, text.body_line, "icon-missing", cause, "Write {icon}`words <term>` at its mention."
            )
        uneven = set(text.icons) ^ set(model.icons)
        if uneven:
            cause = f"Icons of {text.language} and {model.language} differ: {', '.join(sorted(uneven))}."
            yield Finding(text.file, text.body_line, "icons-differ", cause, "Show the same icons in both.")
