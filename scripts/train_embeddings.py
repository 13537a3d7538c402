"""Learns where words point from what players type and from the texts, and keeps it with the rules.

Every line should point to its entry rather than to any other (softmax over all entries), through the sum of its pieces.
First entries have vectors of their own; then they are where their lines point, as in the index. The same rules and seed
give the same vectors on the same machine. To be run where many lines or texts have changed; a new entry is found by the
words that are known already.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from rulewright.corpus import load_corpus
from rulewright.corpus.asked import load_asked
from rulewright.corpus.content import content_folder
from rulewright.language import Language
from rulewright.replacing import replace_file
from rulewright.search.embeddings import Embeddings, Packed, embeddings_file, lines_of, pieces
from rulewright.search.pages import pages_of
from rulewright.situations import Games

Vectors = NDArray[np.float32]
DIMENSIONS, RAREST = 48, 6
"""How long vectors are; a piece stands in so many lines at least."""
FREE, SETTLED = 20, 6
"""How often all lines are looked at while entries have vectors of their own, and after that."""
BATCH, DROPPED, SHARPNESS, RATE = 512, 0.25, 12.0, 0.003
PART = 0.5
"""What a part of a word counts beside the word."""


class Lines:
    """All lines of all languages: of each the places of its pieces, their weights, its entry and what it counts."""

    def __init__(self) -> None:
        rules = content_folder("rules")
        corpus, games = load_corpus(rules), Games.of(rules)
        asked, pages = load_asked(rules, corpus), pages_of(corpus, games, games.sheets(corpus))
        found = [
            (language, *line) for language in corpus.languages for line in lines_of(corpus, asked, pages, language)
        ]
        counted = [_counted(language, typed) for language, _, _, typed in found]
        spread = Counter(piece for line in counted for piece in line)
        self.places = {piece: place for place, piece in enumerate(p for p, n in sorted(spread.items()) if n >= RAREST)}
        self.rarity = np.array([math.log(len(found) / spread[piece]) for piece in self.places], np.float32)
        self.size = len(corpus.documents) + len(pages)
        self.languages = corpus.languages
        self.rules = rules
        self.lines = []
        for line, (_, number, counts, _) in zip(counted, found, strict=True):
            known = [(self.places[piece], times) for piece, times in line.items() if piece in self.places]
            if known:
                at, times = np.array([place for place, _ in known]), np.array([t for _, t in known], np.float32)
                weights = times * self.rarity[at]
                self.lines.append((at, weights / np.linalg.norm(weights), number, counts))


def _counted(language: Language, typed: list[str]) -> dict[tuple[Language, str], float]:
    """The pieces of a line, each with how often it stands there."""
    counted: dict[tuple[Language, str], float] = {}
    for word in typed:
        for place, piece in enumerate(pieces(word)):
            counted[language, piece] = counted.get((language, piece), 0.0) + (PART if place else 1.0)
    return counted


def _unit(vectors: Vectors) -> tuple[Vectors, Vectors]:
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True) + 1e-6
    return vectors / lengths, lengths


def train(lines: Lines, seed: int) -> Vectors:
    """The vector of each piece."""
    drawn = np.random.default_rng(seed)
    rows = drawn.normal(0, 0.1, (len(lines.places), DIMENSIONS)).astype(np.float32)
    entries = drawn.normal(0, 0.1, (lines.size, DIMENSIONS)).astype(np.float32)
    row_scale, mean, scale = np.zeros_like(rows), np.zeros_like(entries), np.zeros_like(entries)
    steps, rounds = 0, FREE + SETTLED
    for turn in track(range(rounds), "Learning where words point …"):
        settled = turn >= FREE
        rate = RATE * (1 - turn / rounds) + 3e-5
        if settled:
            entries = centres(lines, rows)
        order = drawn.permutation(len(lines.lines))
        for start in range(0, len(order), BATCH):
            batch = [lines.lines[number] for number in order[start : start + BATCH]]
            kept = []
            texts = np.zeros((len(batch), DIMENSIONS), np.float32)
            for number, (at, weights, _, _) in enumerate(batch):
                stays = drawn.random(len(at)) > DROPPED if len(at) > 2 else np.ones(len(at), bool)
                kept.append((at[stays], weights[stays]))
                texts[number] = weights[stays] @ rows[at[stays]]
            pointing, lengths = _unit(texts)
            places, sizes = _unit(entries)
            chances = SHARPNESS * (pointing @ places.T)
            chances = np.exp(chances - chances.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            chances[np.arange(len(batch)), [number for _, _, number, _ in batch]] -= 1
            chances *= np.array([[counts] for *_, counts in batch], np.float32) * SHARPNESS / len(batch)
            slope = chances @ places
            slope = (slope - pointing * (slope * pointing).sum(axis=1, keepdims=True)) / lengths
            if not settled:
                steps += 1
                pull = chances.T @ pointing
                pull = (pull - places * (pull * places).sum(axis=1, keepdims=True)) / sizes
                mean = 0.9 * mean + 0.1 * pull
                scale = 0.999 * scale + 0.001 * pull * pull
                step = mean / (1 - 0.9**steps) / (np.sqrt(scale / (1 - 0.999**steps)) + 1e-8)
                entries = entries - 3 * rate * step
            at = np.concatenate([each for each, _ in kept])
            slopes = np.concatenate([weights[:, None] * slope[n] for n, (_, weights) in enumerate(kept)])
            touched, back = np.unique(at, return_inverse=True)
            summed = np.zeros((len(touched), DIMENSIONS), np.float32)
            np.add.at(summed, back, slopes)
            row_scale[touched] = 0.99 * row_scale[touched] + 0.01 * summed * summed
            rows[touched] -= rate * summed / (np.sqrt(row_scale[touched]) + 1e-6)
    return rows


def centres(lines: Lines, rows: Vectors) -> Vectors:
    """Where the lines of each entry point together."""
    total = np.zeros((lines.size, rows.shape[1]), np.float32)
    for at, weights, number, counts in lines.lines:
        text = weights @ rows[at]
        total[number] += counts * text / (np.linalg.norm(text) + 1e-6)
    return total


def main() -> None:
    """Learns and writes a file for each language."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    lines = Lines()
    rows = train(lines, parser.parse_args().seed)
    for language in lines.languages:
        known = [(piece, place) for (spoken, piece), place in lines.places.items() if spoken == language]
        at = np.array([place for _, place in known])
        part = np.array([1.0 if piece[0] == "^" and piece[-1] == "$" else PART for piece, _ in known], np.float32)
        vectors = rows[at] * (lines.rarity[at] * part)[:, None]
        found = Embeddings(" ".join(piece for piece, _ in known), Packed.of(vectors))
        file = lines.rules / embeddings_file(language)
        replace_file(file, json.dumps(found.record(), ensure_ascii=False, separators=(",", ":")) + "\n")
        print(f"{file}: {len(known)} pieces, {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
