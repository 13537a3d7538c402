"""Where a fact is known from, as quietly as a footnote: a mark beside it, and what the mark means below."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.corpus.model import Provenance
from rulewright.language.phrase import phrase

MARKS = {Provenance.PUBLIC: "*", Provenance.DERIVED: "†", Provenance.OURS: "‡"}
"""What a rulebook prints has none."""
NOTES = {
    Provenance.PUBLIC: phrase("players-sources-tell-it-none-of"),
    Provenance.DERIVED: phrase("it-follows-from-other-facts"),
    Provenance.OURS: phrase("no-rulebook-in-this-language-prints"),
}


def marked(provenances: Iterable[Provenance | None]) -> list[Provenance]:
    """Those with a mark, each once, in the order of the enum."""
    found = set(provenances)
    return [each for each in Provenance if each in found and each in MARKS]
