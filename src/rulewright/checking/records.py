"""Finds languages of the rules of which too little is known."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus
from rulewright.language import records


def check_records(corpus: Corpus) -> Iterator[Finding]:
    """Languages whose record has no name for them, without which nobody can choose them."""
    for language in corpus.languages:
        if not language.autonym:
            file = f"{records.__path__[0]}/{language}.py"
            yield Finding(
                file, 1, "no-autonym", "The language has no name.", "Fill in `autonym` and what else is empty."
            )
