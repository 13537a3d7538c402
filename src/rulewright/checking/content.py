"""Judges a folder of rules: all that can be wrong with what was read."""

from __future__ import annotations

from pathlib import Path

from rulewright.checking.agreement import check_agreement
from rulewright.checking.asked import check_asked
from rulewright.checking.differences import check_differences
from rulewright.checking.forms import check_forms
from rulewright.checking.icons import check_icons
from rulewright.checking.ids import check_ids
from rulewright.checking.links import check_links
from rulewright.checking.misprints import check_misprints
from rulewright.checking.numbers import check_numbers
from rulewright.checking.packages import check_packages
from rulewright.checking.records import check_records
from rulewright.checking.style import check_style
from rulewright.corpus.findings import Finding
from rulewright.corpus.loading import read_corpus
from rulewright.corpus.model import Corpus
from rulewright.corpus.rulebooks import read_uncited


def check_content(rules: Path) -> list[Finding]:
    """Every finding about the folder `rules`, sorted by file and line; an empty list when all is well.

    Where something cannot be read, only that is told: what else would be found follows from it.
    """
    corpus, findings = read_corpus(rules)
    return sorted(set(findings)) or check_corpus(corpus, rules)


def check_corpus(corpus: Corpus, rules: Path) -> list[Finding]:
    """What is wrong with what was read of the folder `rules`, sorted by file and line."""
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
        *check_style(corpus, rules),
        *check_records(corpus),
    ]
    for game in corpus.games.values():
        findings += read_uncited(rules, game)[1]
    return sorted(set(findings))
