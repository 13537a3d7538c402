"""Judges readings: what a difference says can be switched is a variant, and every variant is explained."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus, whole_id
from rulewright.situations import Situation


def check_variants(corpus: Corpus, game: str, situations: Iterable[Situation]) -> Iterator[Finding]:
    """The variants of a game's situations and of its differences."""
    offered = {name: variant for situation in situations for name, variant in situation.variants.items()}
    for difference in corpus.differences.values():
        if difference.game == game and difference.variant not in (None, *offered):
            cause = f"{difference.id}: no situation has the variant {difference.variant}."
            yield Finding(difference.file, difference.line, "variant", cause, "Correct it, or take it out.")
    for name, variant in offered.items():
        if not {whole_id(variant.entry, game)} & {*corpus.entries, *corpus.differences}:
            cause = f"The variant {name} is explained by {variant.entry}, which is no entry or difference."
            yield Finding(f"{game}/game.toml", 1, "variant", cause, "Correct the id in the code.")
