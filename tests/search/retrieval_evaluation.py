"""Judged queries, what becomes of them in a search, and the figures that it comes to.

The queries are those of `queries/<game>/*.toml`; `test_queries.py` says how they are judged.
"""

from __future__ import annotations

import random
import statistics
import time
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from rulewright.language import LANGUAGES, Language
from rulewright.search.index import SearchIndex

QUERIES = Path(__file__).with_name("queries")
GAMES = sorted(folder.name for folder in QUERIES.iterdir())
FILES = tuple(f"{game}/{name}" for game in GAMES for name in (*LANGUAGES, "cross"))
TALK: tuple[str, ...] = tuple(LANGUAGES)
"""What is said at a table is searched for in all games at once, so its files go together by language."""
HALVES = ("tuning", "held-back")
DEPTH = 10
"""How many hits count."""
_RESAMPLES = 10_000
_INTERVAL = (0.025, 0.975)
Search = Callable[[str, Language], Sequence[str]]
"""Answers a query of a reader with whole ids, best first."""


@dataclass(frozen=True)
class Judged:
    """A query about `game`, with the entries that are right at rank 1, and those acceptable among the first five."""

    game: str
    words: str
    kind: str
    language: Language
    half: str
    best: frozenset[str]
    acceptable: frozenset[str]


@dataclass(frozen=True)
class Outcome:
    """What became of a query: the ranks (from 1) of the first right and the first acceptable entry, hits, seconds."""

    query: Judged
    right: int | None
    acceptable: int | None
    hits: int
    seconds: float

    @property
    def recalled(self) -> float:
        """1 where an acceptable entry is among the first five, else 0."""
        return float(self.acceptable is not None and self.acceptable <= 5)

    @property
    def in_view(self) -> float:
        """1 where an acceptable entry is among the first three, which a phone shows, else 0."""
        return float(self.acceptable is not None and self.acceptable <= 3)

    @property
    def reciprocal(self) -> float:
        """The reciprocal rank of the first right entry, 0 where none is among the first ten."""
        return 1 / self.right if self.right else 0.0

    @property
    def lenient(self) -> float:
        """The reciprocal rank of the first acceptable entry."""
        return 1 / self.acceptable if self.acceptable else 0.0


@dataclass(frozen=True)
class Figures:
    """What a set of outcomes comes to; latencies in milliseconds."""

    queries: int
    recall: float
    success: float
    mrr: float
    lenient_mrr: float
    zero_hits: float
    p50: float
    p95: float


def judged_queries(folder: Path = QUERIES) -> dict[str, list[Judged]]:
    """The judged queries by file: `<game>/<language>` and `<game>/cross`."""
    queries_by_language: dict[str, list[Judged]] = {}
    for name in FILES:
        judged = tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))
        queries_by_language[name] = [_judged(record, judged["game"]) for record in judged["query"]]
    return queries_by_language


def table_talk(folder: Path = QUERIES) -> dict[str, list[Judged]]:
    """What players say at a table, by language: `<game>/talk-<language>.toml` of all games."""
    queries_by_language: dict[str, list[Judged]] = {language: [] for language in TALK}
    for language, game in product(TALK, GAMES):
        judged = tomllib.loads((folder / game / f"talk-{language}.toml").read_text("utf-8"))
        queries_by_language[language] += [_judged(record, judged["game"]) for record in judged["query"]]
    return queries_by_language


def _judged(record: Mapping[str, Any], game: str) -> Judged:
    best, good = (frozenset(f"{game}/{entry}" for entry in record[key]) for key in ("best", "good"))
    good |= frozenset(record.get("also", ()))
    return Judged(
        game, record["words"], record["kind"], Language(record["language"]), record["half"], best, best | good
    )


def outcomes(search: Search, queries: Iterable[Judged]) -> list[Outcome]:
    """What becomes of each query; only the search itself is timed."""
    results = []
    for query in queries:
        start = time.perf_counter()
        ids = search(query.words, query.language)
        seconds = time.perf_counter() - start
        right, acceptable = (_rank(ids, wanted) for wanted in (query.best, query.acceptable))
        results.append(Outcome(query, right, acceptable, len(ids), seconds))
    return results


def figures(results: Sequence[Outcome]) -> Figures:
    """What the outcomes of one or more queries come to."""
    times = sorted(1000 * outcome.seconds for outcome in results)
    return Figures(
        len(results),
        statistics.fmean(outcome.recalled for outcome in results),
        statistics.fmean(outcome.in_view for outcome in results),
        statistics.fmean(outcome.reciprocal for outcome in results),
        statistics.fmean(outcome.lenient for outcome in results),
        statistics.fmean(not outcome.hits for outcome in results),
        statistics.median(times),
        times[min(len(times) - 1, int(0.95 * len(times)))],
    )


def paired_difference(ours: Sequence[float], theirs: Sequence[float], seed: int = 1) -> tuple[float, float, float]:
    """The mean of ours − theirs, query by query, with the bounds of its 95% interval (bootstrap, 10,000 resamples)."""
    differences = [one - other for one, other in zip(ours, theirs, strict=True)]
    drawn = random.Random(seed)
    means = sorted(statistics.fmean(drawn.choices(differences, k=len(differences))) for _ in range(_RESAMPLES))
    low, high = (means[int(share * (_RESAMPLES - 1))] for share in _INTERVAL)
    return statistics.fmean(differences), low, high


def _rank(ids: Sequence[str], wanted: frozenset[str]) -> int | None:
    return next((rank for rank, entry_id in enumerate(ids[:DEPTH], 1) if entry_id in wanted), None)


def ours(index: SearchIndex, game: str | None = None) -> Search:
    """Our own search in one game, or in all."""
    return lambda query, reader: [hit.id for hit in index.search(query, reader, game=game, limit=DEPTH).hits]
