"""The rules as data: entries, their texts in every language, their sources and differences."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.corpus.findings import ContentError, Finding
    from rulewright.corpus.kind import Kind
    from rulewright.corpus.loading import engines_of, languages_of, load_corpus
    from rulewright.corpus.model import (
        Book,
        Change,
        ChangeKind,
        ChangeReason,
        Chapter,
        Corpus,
        Difference,
        Document,
        Entry,
        Game,
        Passage,
        Piece,
        Provenance,
        Severity,
        Text,
        UnknownEntryError,
    )

_HOMES = {
    "Book": "model",
    "Change": "model",
    "ChangeKind": "model",
    "ChangeReason": "model",
    "Chapter": "model",
    "ContentError": "findings",
    "Corpus": "model",
    "Difference": "model",
    "Document": "model",
    "Entry": "model",
    "Finding": "findings",
    "Game": "model",
    "Kind": "kind",
    "Passage": "model",
    "Piece": "model",
    "Provenance": "model",
    "Severity": "model",
    "Text": "model",
    "UnknownEntryError": "model",
    "engines_of": "loading",
    "languages_of": "loading",
    "load_corpus": "loading",
}
"""The modules of the names outside `model`."""

__all__ = [
    "Book",
    "Change",
    "ChangeKind",
    "ChangeReason",
    "Chapter",
    "ContentError",
    "Corpus",
    "Difference",
    "Document",
    "Entry",
    "Finding",
    "Game",
    "Kind",
    "Passage",
    "Piece",
    "Provenance",
    "Severity",
    "Text",
    "UnknownEntryError",
    "engines_of",
    "languages_of",
    "load_corpus",
]


def __getattr__(name: str) -> object:
    """Import a public name at its first use: parsing the rules needs modules that a search in the cached corpus does
    not."""
    if name not in __all__:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'model')}"), name)
