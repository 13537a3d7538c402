"""The marks of facts that no rulebook prints, like footnotes: a mark beside the fact, its meaning below."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.corpus.model import Provenance
from rulewright.language.phrase import phrase

MARKS = {Provenance.PUBLIC: "*", Provenance.DERIVED: "†", Provenance.OURS: "‡"}
"""The mark of each provenance; facts printed in a rulebook have none."""
NOTES = {
    Provenance.PUBLIC: phrase("players-sources-tell-it-none-of"),
    Provenance.DERIVED: phrase("it-follows-from-other-facts"),
    Provenance.OURS: phrase("no-rulebook-in-this-language-prints"),
}


def marked(provenances: Iterable[Provenance | None]) -> list[Provenance]:
    """The provenances with a mark, each once, in the order of the enum."""
    found = set(provenances)
    return [each for each in Provenance if each in found and each in MARKS]
