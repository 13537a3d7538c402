"""Checks of a whole folder of rules."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from rulewright.checking.games import check_packages
from rulewright.checking.links import (
    check_asked,
    check_differences,
    check_ids,
    check_links,
    check_sections,
    check_text_links,
)
from rulewright.checking.texts import check_agreement, check_icons, check_misprints, check_numbers, check_style
from rulewright.checking.translations import check_forms
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.loading import read_corpus
from rulewright.corpus.model import Corpus
from rulewright.corpus.rulebooks import read_uncited
from rulewright.language import records
from rulewright.questions.grammar import check_grammars


def check_content(rules: Path) -> list[Finding]:
    """Every finding about the folder `rules`, sorted by file and line; an empty list if there are no mistakes."""
    return check_read(*read_corpus(rules), rules)


def check_read(corpus: Corpus, unread: Sequence[Finding], rules: Path) -> list[Finding]:
    """Every finding about the content loaded from the folder `rules`; `unread` are the findings of loading.

    If something could not be read, only texts are checked, each by itself: any other finding could be a consequence.
    """
    if not unread:
        return check_corpus(corpus, rules)
    written = {path.relative_to(rules).with_suffix("").as_posix() for path in rules.glob("*/*/*/*.md")}
    known = {each.split("/", 1)[1] for each in written}  # or unreadable because of another mistake
    findings = {*unread, *check_agreement(corpus), *check_forms(corpus), *check_misprints(corpus)}
    findings |= {*check_text_links(corpus, known), *check_sections(corpus)}
    with contextlib.suppress(ContentError):  # of a game that fails to load, whose catalogs cannot be found
        findings |= {*check_style(corpus, rules)}
    return sorted(findings)


def check_corpus(corpus: Corpus, rules: Path) -> list[Finding]:
    """All findings about the loaded content of the folder `rules`, sorted by file and line."""
    findings = [
        *check_ids(corpus, rules),
        *check_links(corpus),
        *check_agreement(corpus),
        *check_icons(corpus),
        *check_forms(corpus),
        *check_differences(corpus),
        *check_misprints(corpus),
        *check_numbers(corpus, rules),
        *check_packages(corpus, rules),
        *check_asked(corpus, rules),
        *check_grammars(rules, corpus),
        *check_style(corpus, rules),
        *check_records(corpus),
    ]
    for game in corpus.games.values():
        findings += read_uncited(rules, game)[1]
    return sorted(set(findings))


def check_records(corpus: Corpus) -> Iterator[Finding]:
    """Check that every language's record has an autonym, without which nobody can choose the language."""
    for language in corpus.languages:
        if not language.autonym:
            file = f"{records.__path__[0]}/{language}.py"
            yield Finding(
                file, 1, "no-autonym", "The language has no name.", "Fill in `autonym` and what else is empty."
            )
