"""Benchmark of the search's quality and speed, beside SQLite FTS5 and tantivy on the same documents in the same run.

The judged queries are those of `tests/search/queries`. A player searches one game, so all engines are limited to it;
one row is for our own search in all games together. FTS5 and tantivy run in the configuration that does best on the
tuning half of each language. Every difference is paired by query, with a bootstrap interval.
"""

from __future__ import annotations

import gc
import itertools
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from rulewright.corpus.content import content_folder
from rulewright.corpus.loading import load_corpus
from rulewright.language import LANGUAGES, Language
from rulewright.language.folding import fold
from rulewright.search import building, storage
from rulewright.search.content import SearchContent
from rulewright.search.words import clean, grammar_of, letters, words

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "search"))
from retrieval_evaluation import (  # fmt: skip
    DEPTH,
    GAMES,
    HALVES,
    Judged,
    Outcome,
    Search,
    figures,
    judged_queries,
    ours,
    outcomes,
    paired_difference,
)

PARTS = ("title", "alias", "body", "asked")
NO_WORDS = ("id", "place")
"""Kinds of queries that name a place instead of words, which no engine but ours supports."""
_GRAM = 3
ALL_GAMES = "rulewright, all games"
_STEMMERS = {Language.EN: "english", Language.FI: "finnish"}


@dataclass(frozen=True)
class BenchDocument:
    """An entry in the form for every engine.

    It has by language the title, the aliases, the text without markup, and other phrases that lead to it.
    """

    id: str
    fields: Mapping[Language, tuple[str, str, str, str]]


def build_documents(content: SearchContent, game: str) -> list[BenchDocument]:
    """The documents of a game, in reading order."""
    corpus = content.corpus
    return [
        BenchDocument(
            entry.id,
            {
                language: (
                    text.title,
                    "\n".join(text.aliases),
                    "\n".join((corpus.plain_text_of(text, entry.game), *content.facts_of(entry, language))),
                    "\n".join(content.asked_for(entry, language)),
                )
                for language, text in entry.texts.items()
            },
        )
        for entry in corpus.entries.values()
        if entry.game == game
    ]


@dataclass(frozen=True)
class EngineSetting:
    """A setting of another engine: the terms of words, the weights of parts and languages, and the topic filter."""

    terms: str
    weights: tuple[float, float, float, float]
    other_language: float
    topic_only: bool

    def __str__(self) -> str:
        """The setting in a few words."""
        title, alias, _, asked = self.weights
        topic = ", no function words" if self.topic_only else ""
        weights = f"title ×{title:g}, alias ×{alias:g}, asked ×{asked:g}, other languages ×{self.other_language:g}"
        return f"{self.terms}, {weights}{topic}"

    def words(self, query: str) -> list[str]:
        """The words of a query to search for."""
        typed = words(clean(query))
        return grammar_of(LANGUAGES).content_words(typed) if self.topic_only else typed


def list_settings(terms: Iterable[str]) -> list[EngineSetting]:
    """All settings to try, for an engine's kinds of terms."""
    weights = [(3.0, 2.0, 1.0, 1.0), (6.0, 4.0, 1.0, 2.0)]
    return [EngineSetting(*chosen) for chosen in itertools.product(terms, weights, (0.3, 0.8), (True, False))]


class Fts5:
    """SQLite's FTS5 with the trigram tokenizer, one column per language and part, ranked by its BM25.

    The text has no diacritics, since only new versions of SQLite can remove them themselves. A search is for whole
    words (`words`: a word and all that contain it) or for each of their trigrams (`trigrams`). Korean words mostly have
    two syllables, too few for a trigram: `letters` indexes Korean as the letters typed.
    """

    TERMS = ("words", "trigrams", "words of letters", "trigrams of letters")

    def __init__(self, found: Sequence[BenchDocument], languages: Sequence[Language] = LANGUAGES) -> None:
        self._languages = tuple(languages)
        self._tables: dict[bool, sqlite3.Connection] = {}
        for as_letters in (False, True):
            connection = sqlite3.connect(":memory:")
            columns = ", ".join(f"{part}_{code}" for code in self._languages for part in PARTS)
            options = "tokenize='trigram'"
            connection.execute(f"CREATE VIRTUAL TABLE entry USING fts5(id UNINDEXED, {columns}, {options})")
            rows = (
                [document.id]
                + [
                    letters(text) if as_letters else fold(text)
                    for code in self._languages
                    for text in document.fields[code]
                ]
                for document in found
            )
            marks = ", ".join("?" * (1 + len(PARTS) * len(self._languages)))
            connection.executemany(f"INSERT INTO entry VALUES ({marks})", rows)
            connection.execute("INSERT INTO entry(entry) VALUES ('optimize')")
            connection.commit()
            self._tables[as_letters] = connection

    def search(self, setting: EngineSetting) -> Search:
        """The search in one setting."""
        connection = self._tables["letters" in setting.terms]

        def search(query: str, reader: Language) -> Sequence[str]:
            found: list[str] = []
            for word in setting.words(query):
                plain = letters(word) if "letters" in setting.terms else fold(word)
                if "trigrams" in setting.terms:
                    found += [plain[start : start + _GRAM] for start in range(len(plain) - _GRAM + 1)]
                elif len(plain) >= _GRAM:
                    found.append(plain)
            if not found:
                return []
            match = " OR ".join('"' + term.replace('"', '""') + '"' for term in dict.fromkeys(found))
            weights = [
                str(weight * (1.0 if code is reader else setting.other_language))
                for code in self._languages
                for weight in setting.weights
            ]
            sql = f"SELECT id FROM entry WHERE entry MATCH ? ORDER BY bm25(entry, 0, {', '.join(weights)}) LIMIT ?"
            return [row[0] for row in connection.execute(sql, (match, DEPTH))]

        return search

    def size(self) -> int:
        """Size of the database in bytes."""
        (pages,) = self._tables[False].execute("PRAGMA page_count").fetchone()
        (page,) = self._tables[False].execute("PRAGMA page_size").fetchone()
        return int(pages) * int(page)


class Tantivy:
    """tantivy, one field per language and part, with terms of its own analysers.

    `stems`: words, lower case, its stemmer if it has one, diacritics folded; `n-grams`: two to four letters; `stems and
    n-grams`: both.
    """

    TERMS = ("stems", "n-grams", "stems and n-grams")

    def __init__(self, found: Sequence[BenchDocument], folder: Path, languages: Sequence[Language] = LANGUAGES) -> None:
        import tantivy

        self._tantivy: Any = tantivy
        self._languages = tuple(languages)
        self._folder = folder
        self._analyzers = {("stems", code): self._stems(code) for code in self._languages}
        self._analyzers |= {("n-grams", code): self._grams() for code in self._languages}
        builder = tantivy.SchemaBuilder().add_text_field("id", stored=True, tokenizer_name="raw")
        for way, code in self._analyzers:
            for part in range(len(PARTS)):
                builder.add_text_field(self._field(way, code, part), tokenizer_name=f"{way} {code}")
        self._schema = builder.build()
        index = tantivy.Index(self._schema, path=str(folder))
        for (way, code), analyzer in self._analyzers.items():
            index.register_tokenizer(f"{way} {code}", analyzer)
        writer = index.writer(heap_size=128_000_000, num_threads=1)
        for document in found:
            values = {
                self._field(way, code, part): [document.fields[code][part]]
                for way, code in self._analyzers
                for part in range(len(PARTS))
            }
            writer.add_document(tantivy.Document(id=[document.id], **values))
        writer.commit()
        writer.wait_merging_threads()
        index.reload()
        self._searcher = index.searcher()

    @staticmethod
    def _field(way: str, code: Language, part: int) -> str:
        return f"{way.replace('-', '_')}_{code}_{part}"

    def _stems(self, code: Language) -> Any:  # noqa: ANN401
        tantivy = self._tantivy
        builder = tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.simple()).filter(tantivy.Filter.lowercase())
        if code in _STEMMERS:
            builder = builder.filter(tantivy.Filter.stemmer(_STEMMERS[code]))
        return builder.filter(tantivy.Filter.ascii_fold()).build()

    def _grams(self) -> Any:  # noqa: ANN401
        tantivy = self._tantivy
        tokenizer = tantivy.Tokenizer.ngram(min_gram=2, max_gram=4, prefix_only=False)
        builder = tantivy.TextAnalyzerBuilder(tokenizer).filter(tantivy.Filter.lowercase())
        return builder.filter(tantivy.Filter.ascii_fold()).build()

    def search(self, setting: EngineSetting) -> Search:
        """The search in one setting."""
        tantivy = self._tantivy
        ways = [way for way in ("stems", "n-grams") if way in setting.terms]

        def search(query: str, reader: Language) -> Sequence[str]:
            clauses = []
            for way, code in itertools.product(ways, self._languages):
                analyzer = self._analyzers[way, code]
                terms = [term for word in setting.words(query) for term in analyzer.analyze(word)]
                for term, (part, weight) in itertools.product(dict.fromkeys(terms), enumerate(setting.weights)):
                    single = tantivy.Query.term_query(self._schema, self._field(way, code, part), term)
                    boost = weight * (1.0 if code is reader else setting.other_language)
                    clauses.append((tantivy.Occur.Should, tantivy.Query.boost_query(single, boost)))
            if not clauses:
                return []
            found = self._searcher.search(tantivy.Query.boolean_query(clauses), DEPTH).hits
            return [self._searcher.doc(address)["id"][0] for _, address in found]

        return search

    def size(self) -> int:
        """Size of the index in bytes."""
        return folder_size(self._folder)


def folder_size(folder: Path) -> int:
    """Size of all files in a folder in bytes."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def best_setting(engine: Fts5 | Tantivy, queries: Sequence[Judged]) -> EngineSetting:
    """The setting in which an engine has the highest reciprocal rank and recall on the tuning half of `queries`."""
    tuning = [query for query in queries if query.half == "tuning"]

    def quality(setting: EngineSetting) -> float:
        found = figures(outcomes(engine.search(setting), tuning))
        return found.mrr + found.recall

    return max(list_settings(engine.TERMS), key=quality)


def main() -> int:
    """Print the figures; exit status 1 if ours are significantly below another engine's."""
    console = Console(width=150)
    rules = content_folder("rules")
    corpus = load_corpus(rules)
    content = SearchContent.load(rules, corpus)
    queries = judged_queries()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start = time.perf_counter()
        (folder / "ours").mkdir()
        building.write_index(content, folder / "ours")
        storage.stamp(folder / "ours")
        built = time.perf_counter() - start
        start = time.perf_counter()
        index = storage.read(folder / "ours", folder / "ours")
        opened = time.perf_counter() - start
        console.print(
            f"{len(corpus.entries)} entries × {len(LANGUAGES)} languages: index built in {built:.1f} s, "
            f"opened in {1000 * opened:.0f} ms, {folder_size(folder / 'ours') / 1e6:.1f} MB\n"
        )
        _print_sizes(console, content, folder)
        worse = 0
        for game in GAMES:
            console.rule(game)
            found, beside = build_documents(content, game), _make_folder(folder / game)
            engines: dict[str, Fts5 | Tantivy] = {
                "FTS5 trigram": Fts5(found),
                "tantivy": Tantivy(found, _make_folder(beside / "tantivy")),
            }
            own = {"rulewright": ours(index, game), ALL_GAMES: ours(index)}
            judged = {name: each for name, each in queries.items() if name.startswith(f"{game}/")}
            worse += _compare(console, own, engines, judged)
        return 1 if worse else 0


def _make_folder(folder: Path) -> Path:
    folder.mkdir()
    return folder


def _print_sizes(console: Console, content: SearchContent, folder: Path) -> None:
    found = [each for game in GAMES for each in build_documents(content, game)]
    sizes = folder_size(folder / "ours"), Fts5(found).size(), Tantivy(found, _make_folder(folder / "tantivy")).size()
    table = Table("rulewright", "FTS5 trigram", "tantivy", title="Size of the index in MB")
    table.add_row(*(f"{size / 1e6:.2f}" for size in sizes))
    console.print(table)


def _compare(
    console: Console,
    own: Mapping[str, Search],
    engines: Mapping[str, Fts5 | Tantivy],
    queries: Mapping[str, Sequence[Judged]],
) -> int:
    """Print quality and latency of all engines for each file of queries, then the paired differences.

    Returns the number of significant differences in favour of another engine.
    """
    worse = 0
    quality = Table(
        "queries", "half", "engine", "n", "recall@5", "MRR", "MRR, any acceptable", "zero hits", "p50 ms", "p95 ms",
        title="Quality and latency",
    )  # fmt: skip
    differences = Table(
        "queries", "against", "n", "recall@5: ours − theirs [95%]", "MRR: ours − theirs [95%]",
        "MRR, queries of words only", title="Paired differences on the held-back half",
    )  # fmt: skip
    chosen = []
    for name, asked in queries.items():
        searches: dict[str, Search] = dict(own)
        for engine_name, engine in engines.items():
            setting = best_setting(engine, asked)
            chosen.append(f"{name}, {engine_name}: {setting}")
            searches[engine_name] = engine.search(setting)
        results = {}
        for engine_name, search in searches.items():
            search(asked[0].words, asked[0].language)
            gc.collect()
            gc.freeze()
            results[engine_name] = outcomes(search, asked)
            for half in HALVES:
                part = figures([outcome for outcome in results[engine_name] if outcome.query.half == half])
                quality.add_row(name, half, engine_name, str(part.queries), *(
                    f"{value:.3f}" for value in (part.recall, part.mrr, part.lenient_mrr, part.zero_hits)
                ), f"{part.p50:.1f}", f"{part.p95:.1f}")  # fmt: skip
        quality.add_section()
        held_back = {
            engine_name: [outcome for outcome in found if outcome.query.half == HALVES[1]]
            for engine_name, found in results.items()
        }
        for engine_name in engines:
            cells, below = _difference(held_back["rulewright"], held_back[engine_name])
            differences.add_row(name, engine_name, str(len(held_back[engine_name])), *cells)
            worse += below
    console.print(quality)
    console.print(differences)
    console.print("Configurations, the best of all tried on the tuning half:")
    for line in chosen:
        console.print(f"  {line}", highlight=False)
    return worse


def _difference(ours: Sequence[Outcome], theirs: Sequence[Outcome]) -> tuple[list[str], bool]:
    """The cells of a row of differences, and whether the other engine is significantly better."""
    cells, below = [], False
    every = list(zip(ours, theirs, strict=True))
    of_words = [pair for pair in every if pair[0].query.kind not in NO_WORDS]
    for measure, pairs in (("recalled", every), ("reciprocal", every), ("reciprocal", of_words)):
        value = attrgetter(measure)
        mean, low, high = paired_difference([value(one) for one, _ in pairs], [value(other) for _, other in pairs])
        cells.append(f"{mean:+.3f} [{low:+.3f}, {high:+.3f}]")
        below = below or high < 0
    return cells, below


if __name__ == "__main__":
    sys.exit(main())
