"""Everything that a server answers from, loaded once for app and API."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Lock
from typing import TypeVar

from rulewright.corpus.content import build_folder
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.model import Corpus
from rulewright.language.phrase import Phrase
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
"""How many searches and entries may wait for their turn."""


@dataclass
class Library:
    """The rules, their games, their search index, the processes that work answers out, and the answers cached."""

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
        # More threads would not be quicker, because searching holds Python's lock.
        self._thread = ThreadPoolExecutor(1, "library")

    def submit(self, function: Callable[[], ValueT], client: str = "") -> Future[ValueT]:
        """The outcome of a function that searches or reads, in a thread, when it is the client's turn."""
        return self._queue.submit(client, lambda: self._thread.submit(function))

    @property
    def catalogue(self) -> Catalogue:
        """What can be resolved."""
        return self.games.catalogue

    @property
    def index(self) -> SearchIndex:
        """The search index. An index that is there already is read when it is first needed, or by the server's warming.

        Raises `IndexFolderError`.
        """
        with self._lock:
            if self._index is None:
                self._index = self._open_index()
            return self._index


_open: dict[Path, Library] = {}
_lock = Lock()


def open_library(rules: Path, report: Callable[[Phrase], None] = lambda _sentence: None) -> Library:
    """The library over the folder `rules`, the same one each time; the search index is built where there is none yet.

    Raises `ContentError`, `IndexFolderError`, and `BadInputError` for a setting that cannot be used.
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
