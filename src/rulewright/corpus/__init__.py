"""The rules as data: entries, their texts in every language, their sources and differences."""

from rulewright.corpus.findings import ContentError, Finding
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
    Kind,
    Passage,
    Piece,
    Provenance,
    Severity,
    Text,
    UnknownEntryError,
)
from rulewright.corpus.opening import open_corpus

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
    "open_corpus",
]
