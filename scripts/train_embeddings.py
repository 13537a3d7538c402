"""Train the embeddings of words and entries, which are stored with the rules.

The lines are what players type (`rules/…/asked`), what they say at a table (`table_talk`), and the texts. Every line
should point to its entry rather than to any other (softmax over all entries), through the sum of its pieces. At first
entries have free vectors, later the means of their lines. The same rules and seed give the same vectors on the same
machine. Run it after many lines or texts have changed; until then, a new entry is found by its words alone.
"""

from __future__ import annotations

import argparse
import json
import math
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from rulewright.atomic_write import write_atomically
from rulewright.corpus.content import content_folder
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.markup import plain_text
from rulewright.corpus.model import Corpus, Document
from rulewright.corpus.search_phrases import load_search_phrases
from rulewright.language import Language
from rulewright.search.embeddings import Embeddings, Learnt, Packed, embeddings_file, is_whole, key_of, pieces
from rulewright.search.pages import SearchablePage, pages_of
from rulewright.search.words import words
from rulewright.situations.game_packages import GamePackages

Vectors = NDArray[np.float32]
Numbers = NDArray[np.intp]
TABLE_TALK = Path(__file__).with_name("table_talk")
"""`<language>/<game>.toml`: what players say who need an entry, by the entry's key (`key_of`)."""
DIMENSIONS = 48
MIN_WORD_LINES, MIN_PART_LINES = 8, 20
"""Least numbers of lines for a word, and for a part of words."""
FREE_EPOCHS, SETTLED_EPOCHS = 20, 6
"""Numbers of epochs with free vectors of entries, and with means of their lines."""
BATCH_SIZE, DROPOUT, SHARPNESS, LEARNING_RATE = 512, 0.25, 12.0, 0.003
PART_WEIGHT = 0.5
"""Weight of a part of a word beside the word."""
SENTENCE_WEIGHT = 0.5
"""Weight of a sentence of a text beside a line that players type or say."""


def load_table_talk(language: Language) -> dict[str, list[str]]:
    """Load the sentences of players in a language, by the key of the entry that answers them. Raises `OSError`."""
    found: dict[str, list[str]] = {}
    for path in sorted((TABLE_TALK / language).glob("*.toml")):
        found |= tomllib.loads(path.read_text("utf-8"))
    return found


class Lines:
    """All lines of all languages, as arrays.

    The pieces of all lines stand one after another with their weights. For each line there are the begin and the number
    of its pieces, its language, its entry and its weight.
    """

    def __init__(self) -> None:
        rules = content_folder("rules")
        corpus, games = load_corpus(rules), GamePackages.from_folder(rules)
        documents = (*corpus.documents, *pages_of(corpus, games, games.fact_sheets(corpus)))
        self.keys = [key_of(document) for document in documents]
        self.languages, self.rules = corpus.languages, rules
        found = [line for line in self._read(corpus, documents) if line[-1]]
        counted = [_counted(language, typed) for language, _, _, typed in found]
        spread = Counter(piece for line in counted for piece in line)
        often = (
            key for key, n in sorted(spread.items()) if n >= (MIN_WORD_LINES if is_whole(key[1]) else MIN_PART_LINES)
        )
        self.places = {key: place for place, key in enumerate(often)}
        self.rarity = np.array([math.log(len(found) / spread[piece]) for piece in self.places], np.float32)
        known = [{self.places[piece]: n for piece, n in line.items() if piece in self.places} for line in counted]
        lines = [(line, pieces) for line, pieces in zip(found, known, strict=True) if pieces]
        self.spoken = np.array([self.languages.index(language) for (language, *_), _ in lines])
        self.entries = np.array([number for (_, number, *_), _ in lines])
        self.counts = np.array([counts for (*_, counts, _), _ in lines], np.float32)
        self.sizes = np.array([len(pieces) for _, pieces in lines])
        self.begins = np.cumsum(self.sizes) - self.sizes
        self.at = np.array([place for _, pieces in lines for place in pieces])
        times = np.array([times for _, pieces in lines for times in pieces.values()], np.float32)
        weights = times * self.rarity[self.at]
        lengths = np.sqrt(np.add.reduceat(weights * weights, self.begins))
        self.weights = weights / np.repeat(lengths, self.sizes)

    @staticmethod
    def _read(
        corpus: Corpus, documents: Sequence[Document | SearchablePage]
    ) -> Iterator[tuple[Language, int, float, list[str]]]:
        asked = load_search_phrases(content_folder("rules"), corpus)
        for language in corpus.languages:
            said = load_table_talk(language)
            if strangers := said.keys() - set(map(key_of, documents)):
                raise SystemExit(f"table_talk/{language}: no entry is known by {', '.join(sorted(strangers))}.")
            for number, document in enumerate(documents):
                text = document.texts.get(language)
                names = (text.title, *text.aliases) if text is not None else ()
                for line in (*names, *asked[language].get(document.id, ()), *said.get(key_of(document), ())):
                    yield language, number, 1.0, words(line)
                for paragraph in plain_text(text.body).splitlines() if text is not None else ():
                    yield from ((language, number, SENTENCE_WEIGHT, words(each)) for each in paragraph.split(". "))

    def of(self, chosen: Numbers) -> Numbers:
        """The places of the pieces of the chosen lines, one after another."""
        sizes = self.sizes[chosen]
        found: Numbers = np.arange(sizes.sum()) + np.repeat(self.begins[chosen] - np.cumsum(sizes) + sizes, sizes)
        return found


def _counted(language: Language, typed: list[str]) -> dict[tuple[Language, str], float]:
    """The pieces of a line, each with its count."""
    counted: dict[tuple[Language, str], float] = {}
    for word in typed:
        for place, piece in enumerate(pieces(word)):
            counted[language, piece] = counted.get((language, piece), 0.0) + (PART_WEIGHT if place else 1.0)
    return counted


def _unit(vectors: Vectors) -> tuple[Vectors, Vectors]:
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True) + 1e-6
    return vectors / lengths, lengths


def _summed(values: Vectors, sizes: Numbers) -> Vectors:
    """The sums of consecutive rows; `sizes` are the numbers of rows."""
    found: Vectors = np.add.reduceat(values, np.cumsum(sizes) - sizes)
    return found


def train(lines: Lines, seed: int) -> Vectors:
    """Train and return the vector of each piece."""
    drawn = np.random.default_rng(seed)
    rows = drawn.normal(0, 0.1, (len(lines.places), DIMENSIONS)).astype(np.float32)
    entries = drawn.normal(0, 0.1, (len(lines.keys), DIMENSIONS)).astype(np.float32)
    row_scale, mean, scale = np.zeros_like(rows), np.zeros_like(entries), np.zeros_like(entries)
    steps, rounds, every = 0, FREE_EPOCHS + SETTLED_EPOCHS, np.arange(lines.sizes.size)
    for turn in track(range(rounds), "Learning where words point …"):
        settled = turn >= FREE_EPOCHS
        rate = LEARNING_RATE * (1 - turn / rounds) + 3e-5
        if settled:
            entries = centres(lines, rows, every)
        order = drawn.permutation(every)
        for start in range(0, every.size, BATCH_SIZE):
            batch = order[start : start + BATCH_SIZE]
            sizes, pieces_of = lines.sizes[batch], lines.of(batch)
            stays = (drawn.random(pieces_of.size) > DROPOUT) | np.repeat(sizes <= 2, sizes)
            at, weights = lines.at[pieces_of], lines.weights[pieces_of] * stays
            pointing, lengths = _unit(_summed(rows[at] * weights[:, None], sizes))
            places, spans = _unit(entries)
            chances = SHARPNESS * (pointing @ places.T)
            chances = np.exp(chances - chances.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            chances[np.arange(batch.size), lines.entries[batch]] -= 1
            chances *= lines.counts[batch][:, None] * SHARPNESS / batch.size
            slope = chances @ places
            slope = (slope - pointing * (slope * pointing).sum(axis=1, keepdims=True)) / lengths
            if not settled:
                steps += 1
                pull = chances.T @ pointing
                pull = (pull - places * (pull * places).sum(axis=1, keepdims=True)) / spans
                mean = 0.9 * mean + 0.1 * pull
                scale = 0.999 * scale + 0.001 * pull * pull
                step = mean / (1 - 0.9**steps) / (np.sqrt(scale / (1 - 0.999**steps)) + 1e-8)
                entries = entries - 3 * rate * step
            slopes = (np.repeat(slope, sizes, axis=0) * weights[:, None])[stays]
            order_of = np.argsort(at[stays], kind="stable")
            touched, counts = np.unique(at[stays], return_counts=True)
            summed = _summed(slopes[order_of], counts)
            row_scale[touched] = 0.99 * row_scale[touched] + 0.01 * summed * summed
            rows[touched] -= rate * summed / (np.sqrt(row_scale[touched]) + 1e-6)
    return rows


def centres(lines: Lines, rows: Vectors, chosen: Numbers) -> Vectors:
    """The sum of the vectors of the chosen lines of each entry."""
    total = np.zeros((len(lines.keys), DIMENSIONS), np.float32)
    for batch in np.array_split(chosen, max(1, chosen.size // 4096)):
        at = lines.of(batch)
        pointing, _ = _unit(_summed(rows[lines.at[at]] * lines.weights[at][:, None], lines.sizes[batch]))
        np.add.at(total, lines.entries[batch], lines.counts[batch][:, None] * pointing)
    return total


def main() -> None:
    """Train and write a file for each language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    lines = Lines()
    rows = train(lines, parser.parse_args().seed)
    for number, language in enumerate(lines.languages):
        known = [(piece, place) for (spoken, piece), place in lines.places.items() if spoken == language]
        at = np.array([place for _, place in known])
        part = np.array([1.0 if is_whole(piece) else PART_WEIGHT for piece, _ in known])
        vectors = Packed.of(rows[at] * (lines.rarity[at] * part)[:, None])
        pointing, _ = _unit(centres(lines, rows, np.flatnonzero(lines.spoken == number)))
        learnt = Learnt(
            Embeddings(" ".join(piece for piece, _ in known), vectors),
            " ".join(lines.keys),
            Packed.of(pointing.astype(np.float64)),
        )
        file = lines.rules / embeddings_file(language)
        write_atomically(file, json.dumps(learnt.record(), ensure_ascii=False, separators=(",", ":")) + "\n")
        print(f"{file}: {len(known)} pieces, {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
