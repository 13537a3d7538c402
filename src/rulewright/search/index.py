"""The Whoosh index: built aside, named by what it was built from, opened read-only."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from whoosh import index as whoosh_index
from whoosh.fields import ID, STORED, TEXT, Schema
from whoosh.filedb.filestore import FileStorage, copy_to_ram
from whoosh.query import Or, Term
from whoosh.scoring import BM25F

from rulewright.address import entry_path
from rulewright.content import fingerprint
from rulewright.corpus.model import Corpus, Entry, Kind, UnknownEntryError
from rulewright.errors import RulewrightError
from rulewright.language import LANGUAGES, Language
from rulewright.phrase import phrase
from rulewright.search.analysis import ChannelAnalyzer
from rulewright.search.highlighting import query_words, snippet
from rulewright.search.ranking import (
    Hit,
    SearchResult,
    Vocabulary,
    query_terms,
    suggestion,
    title_bonus,
)
from rulewright.search.words import clean, words

STAMP = "complete.json"
_KEPT_INDEXES = 3
_KIND_WEIGHT = {Kind.EXAMPLE: 0.85, Kind.OPTIONAL: 0.9, Kind.QUESTION: 0.85, Kind.TERM: 0.6}
_CANDIDATES = 80


class IndexFolderError(RulewrightError):
    """The search index can be neither read nor built."""

    def __init__(self, folder: Path, cause: str) -> None:
        super().__init__(
            "index-unusable",
            str(folder),
            phrase("The search index cannot be built: {cause}.", cause=cause),
            phrase("Make the folder writable, or set RULEWRIGHT_BUILD to one that is."),
        )


def open_index(
    corpus: Corpus, rules: Path, folder: Path, report: Callable[[str], None] = lambda _line: None
) -> SearchIndex:
    """The search index of `corpus`, read from the folder `rules`; built below `folder` unless it is there already.

    An index is a subfolder named by a hash of the rules, the analysis and its libraries. It is built under another
    name and renamed when complete, so readers find a whole index or none, whatever else is going on. Raises
    `IndexFolderError`.
    """
    home = folder / _key(rules)
    if not _is_complete(home):
        report(f"Building the search index of {len(corpus.entries)} entries …")
        _build(corpus, home)
    return SearchIndex(corpus, home)


def index_is_current(rules: Path, folder: Path) -> bool:
    """Whether the index of the rules as they stand now is there and whole."""
    return _is_complete(folder / _key(rules))


class SearchIndex:
    """An opened index; safe to share between threads."""

    def __init__(self, corpus: Corpus, home: Path) -> None:
        self._corpus = corpus
        self._reading_order = {entry_id: position for position, entry_id in enumerate(corpus.entries)}
        # In memory, because a newer index may be built and this one's folder removed while a server goes on.
        self._index = copy_to_ram(FileStorage(str(home))).open_index()
        stamp = json.loads((home / STAMP).read_text("utf-8"))
        self._vocabulary = Vocabulary({Language(code): counts for code, counts in stamp["vocabulary"].items()})

    def search(self, query: str, language: Language, *, game: str | None = None, limit: int = 10) -> SearchResult:
        """The best `limit` entries for a query typed by a reader of `language`, whichever language they match in.

        Ties are broken by the entries' reading order. A query without a word finds nothing.
        """
        cleaned = clean(query)
        scores = self._scores(cleaned, language)
        direct = self._direct(query)
        if direct is not None:
            scores[direct.id] = (max((score for score, _ in scores.values()), default=0.0) + 1.0, language)
        ranked = sorted(
            ((entry_id, score, matched) for entry_id, (score, matched) in scores.items()),
            key=lambda found: (-round(found[1], 6), self._reading_order[found[0]]),
        )
        entries = ((self._corpus.entries[entry_id], score, matched) for entry_id, score, matched in ranked)
        chosen = [found for found in entries if game is None or found[0].game == game][: max(0, limit)]
        corrected = suggestion(cleaned, language, self._vocabulary)
        wanted = query_words(cleaned) + (query_words(corrected) if corrected else [])
        return SearchResult(
            query,
            language,
            corrected,
            tuple(self._hit(entry, score, matched, language, wanted) for entry, score, matched in chosen),
        )

    def _scores(self, query: str, reader: Language) -> dict[str, tuple[float, Language]]:
        """The best score of every entry found, with the language in which it matched."""
        weighted = query_terms(query, reader, self._vocabulary)
        if not weighted:
            return {}
        alternatives = Or(
            [Term(f"text_{language}", term, boost=weight) for (language, term), weight in weighted.items()]
        )
        best: dict[str, tuple[float, Language]] = {}
        with self._index.searcher(weighting=BM25F(B=0.5)) as searcher:
            for found in searcher.search(alternatives, limit=_CANDIDATES):
                entry = self._corpus.entries[found["id"]]
                matched = Language(found["language"])
                text = entry.texts[matched]
                score = found.score * title_bonus(query, text) * _KIND_WEIGHT.get(entry.kind, 1.0)
                if score > best.get(entry.id, (0.0, matched))[0]:
                    best[entry.id] = (score, matched)
        return best

    def _direct(self, query: str) -> Entry | None:
        """The entry whose id was typed."""
        typed = query.strip().strip("/").lower()
        if "/" not in typed:
            return None
        with contextlib.suppress(UnknownEntryError):
            return self._corpus.entry(typed)
        return None

    def _hit(self, entry: Entry, score: float, matched: Language, reader: Language, wanted: list[str]) -> Hit:
        text = entry.texts[reader]
        plain = self._corpus.words_of(text, entry.game)
        return Hit(
            entry.id, text.title, reader, matched, score, snippet(plain, wanted, reader), entry_path(entry.id, reader)
        )


def _schema() -> Schema:
    fields = {f"text_{language}": TEXT(analyzer=ChannelAnalyzer(str(language)), phrase=False) for language in LANGUAGES}
    return Schema(id=ID(stored=True), language=STORED, **fields)


def _key(rules: Path) -> str:
    code = fingerprint(Path(__file__).parent, "*.py")
    content = fingerprint(rules, "*.toml", "*.md")
    libraries = ",".join(f"{name} {version(name)}" for name in ("whoosh-reloaded", "PyStemmer"))
    return hashlib.sha256(f"{code} {content} {libraries}".encode()).hexdigest()[:16]


def _is_complete(home: Path) -> bool:
    """Whether the index was finished and all its files still have the size they were written with."""
    try:
        stamp = json.loads((home / STAMP).read_text("utf-8"))
        return all((home / name).stat().st_size == size for name, size in stamp["files"].items())
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def _build(corpus: Corpus, home: Path) -> None:
    temporary: Path | None = None
    try:
        home.parent.mkdir(parents=True, exist_ok=True)
        temporary = Path(tempfile.mkdtemp(prefix=".building-", dir=home.parent))
        _write(corpus, temporary)
        if home.exists():
            shutil.rmtree(home)
        try:
            os.replace(temporary, home)
        except OSError:
            if not _is_complete(home):  # another process may have finished the same index first
                raise
        _drop_old(home)
    except OSError as error:
        raise IndexFolderError(home.parent, error.strerror or str(error)) from error
    finally:
        if temporary is not None:
            shutil.rmtree(temporary, ignore_errors=True)


def _write(corpus: Corpus, folder: Path) -> None:
    counts: dict[Language, Counter[str]] = {language: Counter() for language in LANGUAGES}
    writer = whoosh_index.create_in(str(folder), _schema()).writer(limitmb=128)
    for entry in corpus.entries.values():
        for language, text in entry.texts.items():
            content = "\n".join((text.title, text.title, *text.aliases, corpus.words_of(text, entry.game)))
            counts[language].update(words(content))
            if language is Language.KO:  # initial consonants are typed across spaces
                counts[language].update(name.replace(" ", "") for name in (text.title, *text.aliases) if " " in name)
            writer.add_document(id=entry.id, language=str(language), **{f"text_{language}": content})
    writer.commit()
    files = {path.name: path.stat().st_size for path in folder.iterdir() if not path.name.endswith("LOCK")}
    stamp = {"files": files, "vocabulary": {str(language): dict(found) for language, found in counts.items()}}
    (folder / STAMP).write_text(json.dumps(stamp, ensure_ascii=False), "utf-8")


def _drop_old(home: Path) -> None:
    """Removes all but the newest indexes; readers hold theirs in memory."""
    stamped = sorted(home.parent.glob(f"*/{STAMP}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for stamp in stamped[_KEPT_INDEXES:]:
        if stamp.parent != home:
            shutil.rmtree(stamp.parent, ignore_errors=True)
