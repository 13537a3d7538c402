"""Everything that a server answers from, loaded once for app and API."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from rulewright.content import build_folder
from rulewright.corpus import Corpus, engines_of, load_corpus
from rulewright.search import SearchIndex, open_index
from rulewright.situations import Catalogue
from rulewright.working import Workers, shared


@dataclass(frozen=True)
class Library:
    """The rules, their search index, what can be resolved, and the processes that work long answers out."""

    corpus: Corpus
    index: SearchIndex
    catalogue: Catalogue
    workers: Workers


_open: dict[Path, Library] = {}
_lock = Lock()


def open_library(rules: Path, report: Callable[[str], None] = lambda _line: None) -> Library:
    """The library over the folder `rules`, the same one each time; the search index is built where there is none yet.

    Raises `ContentError`, `IndexFolderError`, and `BadInputError` for a setting that cannot be used.
    """
    with _lock:
        if rules not in _open:
            workers = shared(rules)
            corpus = load_corpus(rules)
            index = open_index(corpus, rules, build_folder() / "index", report)
            _open[rules] = Library(corpus, index, Catalogue.of_engines(engines_of(rules)), workers)
        return _open[rules]
