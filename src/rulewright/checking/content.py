"""Judges a folder of rules: all that can be wrong with what was read."""

from __future__ import annotations

from pathlib import Path

from rulewright.checking.agreement import check_agreement
from rulewright.checking.asked import check_asked
from rulewright.checking.differences import check_differences
from rulewright.checking.icons import check_icons
from rulewright.checking.ids import check_ids
from rulewright.checking.links import check_links
from rulewright.checking.misprints import check_misprints
from rulewright.checking.numbers import check_numbers
from rulewright.checking.packages import check_packages
from rulewright.corpus.findings import Finding
from rulewright.corpus.loading import read_corpus
from rulewright.corpus.rulebooks import read_uncited


def check_content(rules: Path) -> list[Finding]:
    """Every finding about the folder `rules`, sorted by file and line; an empty list when all is well.

    Where something cannot be read, only that is told: what else would be found follows from it.
    """
    corpus, findings = read_corpus(rules)
    if not findings:
        findings += check_ids(corpus, rules)
        findings += check_links(corpus)
        findings += check_agreement(corpus)
        findings += check_icons(corpus)
        findings += check_differences(corpus)
        findings += check_misprints(corpus)
        findings += check_numbers(corpus, rules)
        findings += check_packages(corpus, rules)
        findings += check_asked(corpus, rules)
        for game in corpus.games.values():
            findings += read_uncited(rules, game)[1]
    return sorted(set(findings))
