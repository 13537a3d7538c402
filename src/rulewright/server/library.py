"""The data behind all answers of a server, loaded once for app and API."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from threading import Lock
from typing import TypeVar

from rulewright.corpus.content import build_folder
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.model import Corpus
from rulewright.language.phrase import Phrase
from rulewright.questions.understanding import Questions
from rulewright.search.index import SearchIndex
from rulewright.search.storage import index_is_current, open_index
from rulewright.server.answer_cache import AnswerCache
from rulewright.server.fair_queue import FairQueue
from rulewright.server.settings import Settings
from rulewright.server.worker_pool import WorkerPool
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages

ValueT = TypeVar("ValueT")
THREAD_WAITING = 200
"""Number of searches and entries that may wait in the queue."""


@dataclass
class Library:
    """The rules, their games, their search index, the worker pool, and the answer cache."""

    corpus: Corpus
    games: GamePackages
    workers: WorkerPool
    _open_index: Callable[[], SearchIndex]
    _index: SearchIndex | None = None
    answers: AnswerCache = field(init=False)
    _lock: Lock = field(default_factory=Lock, init=False, repr=False)

    def __post_init__(self) -> None:
        self.answers = AnswerCache(self.workers)
        self._queue = FairQueue(1, THREAD_WAITING, self.workers.usage)
        # More threads would not be faster, because searching holds Python's lock.
        self._thread = ThreadPoolExecutor(1, "library")

    def submit(self, function: Callable[[], ValueT], client: str = "") -> Future[ValueT]:
        """Queue a function that searches or reads, for the library's thread; return a future."""
        return self._queue.submit(client, lambda: self._thread.submit(function))

    @cached_property
    def questions(self) -> Questions:
        """The understanding of questions in a player's own words."""
        return Questions(self.games.rules, self.corpus, self.games)

    @property
    def catalogue(self) -> Catalogue:
        """The situations that can be resolved."""
        return self.games.catalogue

    @property
    def index(self) -> SearchIndex:
        """The search index. An existing index is read on first use, or when the server warms up.

        Raises `IndexFolderError`.
        """
        with self._lock:
            if self._index is None:
                self._index = self._open_index()
            return self._index


_open: dict[Path, Library] = {}
_lock = Lock()


def open_library(rules: Path, report: Callable[[Phrase], None] = lambda _sentence: None) -> Library:
    """The library over the folder `rules`, one for each folder; the search index is built unless it exists.

    Raises `ContentError`, `IndexFolderError`, and `BadInputError` for an invalid setting.
    """
    with _lock:
        if rules not in _open:
            workers = WorkerPool(rules, Settings.read())
            corpus = load_corpus(rules)
            folder = build_folder() / "index"
            opening = partial(open_index, rules, folder, report, lambda: corpus)
            index = None if index_is_current(rules, folder) else opening()
            _open[rules] = Library(corpus, GamePackages.from_folder(rules, corpus), workers, opening, index)
        return _open[rules]
