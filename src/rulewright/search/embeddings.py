"""Embeddings of words: vectors that are near each other for words that players type for the same entries.

A language's words, and the pieces that unknown words share with them, have a vector each. A text's vector has the
direction of the sum of its pieces, an entry's that of the texts that lead to it. So “whisked off to another square” is
near “moved by a card”, though no line has both. The vectors are learnt from what players type and say and from the
texts (`scripts/train_embeddings.py`) in the way of fastText. They are stored with the rules, four bits for a number.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from rulewright.corpus.kind import CALCULATOR, PAGE
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.folding import fold
from rulewright.language.phrase import phrase
from rulewright.search.words import is_korean

if TYPE_CHECKING:
    from rulewright.corpus.model import Document
    from rulewright.search.pages import SearchablePage

BEGIN, END = "^", "$"
GRAM, SYLLABLES = 3, 2
LARGEST, ZERO = 7, 8
"""Largest number of four bits, which is from −7 to 7, and the code of zero: numbers are stored as 1 to 15."""
KNOWN_WORDS = 0.4
"""Share of a text's words that has to be known for an embedding of the text."""
Vectors = NDArray[np.float64]


class EmbeddingsError(RulewrightError):
    """A file of embeddings that holds none."""

    def __init__(self, file: Path) -> None:
        message = phrase("file-holds-no-vectors-of-words", file=file)
        super().__init__("unreadable-embeddings", str(file), message, phrase("run-make-embeddings-or-delete-the"))


def pieces(word: str) -> list[str]:
    """The pieces of a word in lower case: itself, and 3-grams with marked ends or, in Hangul, pairs of syllables."""
    if is_korean(word):
        return [f"{BEGIN}{word}{END}", *(word[start : start + SYLLABLES] for start in range(len(word) - 1))]
    marked = f"{BEGIN}{fold(word)}{END}"
    return [marked, *(marked[start : start + GRAM] for start in range(len(marked) - GRAM + 1) if len(marked) > GRAM)]


def is_whole(piece: str) -> bool:
    """Whether a piece is a whole word."""
    return piece.startswith(BEGIN) and piece.endswith(END)


@dataclass(frozen=True)
class Packed:
    """Quantised vectors of one length: four bits for a number, and for each vector its size as a share of the longest.

    `sizes` and `numbers` are bytes in base64; two numbers share a byte, the first one in its lower half.
    """

    dimensions: int
    longest: float
    sizes: str
    numbers: str

    @classmethod
    def of(cls, vectors: Vectors) -> Packed:
        """Quantise vectors of shape (n, an even number of dimensions)."""
        sizes = np.abs(vectors).max(axis=1, initial=0.0)
        longest = float(sizes.max(initial=0.0)) or 1.0
        levels = np.maximum(np.round(sizes / longest * 255), 1)
        scale = levels / 255 * longest / LARGEST
        numbers = np.clip(np.round(vectors / scale[:, None]), -LARGEST, LARGEST).astype(np.int8) + ZERO
        packed = (numbers[:, 0::2] | numbers[:, 1::2] << 4).astype(np.uint8)
        return cls(vectors.shape[1], round(longest, 6), _text(levels.astype(np.uint8)), _text(packed))

    def vectors(self) -> Vectors:
        """The vectors, of shape (n, dimensions), to the accuracy of four bits."""
        packed = _bytes(self.numbers)
        numbers = np.stack([packed & 15, packed >> 4], axis=1).reshape(-1, self.dimensions).astype(np.float64) - ZERO
        return numbers * (_bytes(self.sizes).astype(np.float64) / 255 * self.longest / LARGEST)[:, None]


@dataclass(frozen=True)
class Embeddings:
    """The pieces of a language's words, joined with spaces, and their vectors."""

    pieces: str
    packed: Packed

    @classmethod
    def read(cls, record: Mapping[str, Any]) -> Embeddings:
        """Parse the JSON of `record`. Raises `ValueError` for anything else."""
        with _whatever_it_is(record):
            found = cls(record["pieces"], Packed(**record["vectors"]))
            _require_one_each(found.places, found.rows, record)
        return found

    def record(self) -> dict[str, object]:
        """The embeddings as a JSON object."""
        return {"pieces": self.pieces, "vectors": vars(self.packed)}

    @cached_property
    def places(self) -> Mapping[str, int]:
        """The row of each piece."""
        return _places(self.pieces)

    @cached_property
    def rows(self) -> Vectors:
        """The vector of each piece."""
        return self.packed.vectors()

    def of_word(self, word: str) -> Vectors:
        """The vector of a word in lower case: the sum of its known pieces."""
        known = [place for piece in pieces(word) if (place := self.places.get(piece)) is not None]
        total: Vectors = self.rows[known].sum(axis=0)
        return total

    def of(self, typed: Sequence[str]) -> Vectors | None:
        """The direction of words in lower case together, as a vector of length 1; `None` if too few words are known."""
        if sum(pieces(word)[0] in self.places for word in typed) < KNOWN_WORDS * len(typed):
            return None
        total = sum(map(self.of_word, typed), np.zeros(self.packed.dimensions))
        length = float(np.linalg.norm(total))
        return total / length if length else None


@dataclass(frozen=True)
class Learnt:
    """The learnt embeddings of a language: the words' vectors, and those of documents (`pointing`) by `keys`."""

    embeddings: Embeddings
    keys: str
    pointing: Packed

    @classmethod
    def read(cls, record: Mapping[str, Any]) -> Learnt:
        """Parse the JSON of `record`. Raises `ValueError` for anything else."""
        with _whatever_it_is(record):
            found = cls(Embeddings.read(record), record["documents"], Packed(**record["pointing"]))
            _require_one_each(found.places, found.rows, record)
        return found

    def record(self) -> dict[str, object]:
        """The learnt embeddings as a JSON object."""
        return {**self.embeddings.record(), "documents": self.keys, "pointing": vars(self.pointing)}

    @cached_property
    def places(self) -> Mapping[str, int]:
        """The row of each key."""
        return _places(self.keys)

    @cached_property
    def rows(self) -> Vectors:
        """The vector of each document."""
        return self.pointing.vectors()

    def meanings(self, documents: Iterable[Document | SearchablePage]) -> Meanings:
        """The embeddings of an index with these documents; a document without a learnt vector has a zero vector."""
        known = np.vstack([self.rows, np.zeros(self.pointing.dimensions)])
        return Meanings(self.embeddings, Packed.of(known[[self.places.get(key_of(each), -1) for each in documents]]))


@dataclass(frozen=True)
class Meanings:
    """The word embeddings of a language, and the vector of each document of an index."""

    embeddings: Embeddings
    documents: Packed

    @classmethod
    def read(cls, record: Mapping[str, Any]) -> Meanings:
        """Parse the JSON of `record`. Raises `ValueError`."""
        return cls(Embeddings.read(record), Packed(**record["documents"]))

    def record(self) -> dict[str, object]:
        """The embeddings as a JSON object."""
        return {**self.embeddings.record(), "documents": vars(self.documents)}

    @cached_property
    def _pointing(self) -> Vectors:
        return unit(self.documents.vectors())

    def likeness(self, typed: Sequence[str]) -> Vectors | None:
        """The cosine similarity of each document to the words, from 0 to 1; `None` if too few words are known."""
        pointing = self.embeddings.of(typed)
        return None if pointing is None else np.maximum(self._pointing @ pointing, 0.0)


def unit(vectors: Vectors) -> Vectors:
    """Scale vectors, one a row, to length 1; those of length 0 stay."""
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    return vectors / np.where(lengths > 0, lengths, 1)


def key_of(document: Document | SearchablePage) -> str:
    """The key of a document's vector: its id, with the kind for pages and calculators, which may share one id."""
    return f"{document.kind}:{document.id}" if document.kind in (PAGE, CALCULATOR) else document.id


def embeddings_file(language: Language) -> str:
    """The path of a language's embeddings relative to the folder of rules."""
    return f"{language}/embeddings.json"


def read_embeddings(rules: Path, languages: Iterable[Language]) -> dict[Language, Learnt]:
    """Load the embeddings of those `languages` that have a file in the folder `rules`.

    Raises `EmbeddingsError` for a file that holds none, and `OSError`.
    """
    found: dict[Language, Learnt] = {}
    for language in languages:
        file = rules / embeddings_file(language)
        if not file.is_file():
            continue
        try:
            found[language] = Learnt.read(json.loads(file.read_bytes()))
        except (ValueError, RecursionError):
            raise EmbeddingsError(file) from None
    return found


def _places(names: str) -> Mapping[str, int]:
    return {name: place for place, name in enumerate(names.split(" "))}


@contextmanager
def _whatever_it_is(record: object) -> Iterator[None]:
    """Convert the errors of a malformed record to `ValueError`."""
    try:
        yield
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(record) from error


def _require_one_each(places: Mapping[str, int], rows: Vectors, record: object) -> None:
    if len(places) != len(rows):
        raise ValueError(record)


def _text(numbers: NDArray[np.uint8]) -> str:
    return base64.b64encode(numbers.tobytes()).decode()


def _bytes(text: str) -> NDArray[np.uint8]:
    return np.frombuffer(base64.b64decode(text), np.uint8)
