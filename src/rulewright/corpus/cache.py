"""The corpus as a pickle on disk, which loads in a tenth of the time that its files take."""

from __future__ import annotations

import gc
import io
import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from rulewright import language
from rulewright.atomic_write import write_atomically
from rulewright.corpus.content import build_folder
from rulewright.corpus.model import Corpus
from rulewright.language.phrase import Phrase

_DIGEST_SIZE = sha256().digest_size
_READ = (".toml", ".md", ".lock", ".py")
_State = tuple[str, int, int, int]
"""Path, size and times of a file."""


def cached_corpus(rules: Path, report: Callable[[Phrase], None] = lambda _: None) -> Corpus:
    """The corpus of the folder `rules`, from the cache unless a file has changed since the cache was written.

    A cache that is missing, outdated, damaged or of another program is written anew. Without a writable folder, the
    files are parsed each time. `report` is that of `build_folder`. Raises `ContentError` as `load_corpus` does.
    """
    rules = rules.resolve()
    try:
        key = _key(rules)
    except OSError:
        return _load(rules)
    file = build_folder(report) / "corpus" / f"{sha256(os.fsencode(rules)).hexdigest()[:16]}.pickle"
    with suppress(Exception):  # pickle raises anything for a damaged file
        content = file.read_bytes()
        pickled = content[2 * _DIGEST_SIZE :]
        if content.startswith(key + sha256(pickled).digest()):
            return _Unpickler(io.BytesIO(pickled)).corpus()
    corpus = _load(rules)
    pickled = pickle.dumps(corpus, pickle.HIGHEST_PROTOCOL)
    with suppress(OSError):
        write_atomically(file, key + sha256(pickled).digest() + pickled)
    return corpus


def _load(rules: Path) -> Corpus:
    from rulewright.corpus.loading import load_corpus  # with pydantic, which takes as long as a cached corpus

    return load_corpus(rules)


class _Unpickler(pickle.Unpickler):
    """Unpickler that makes values of the corpus only, so that a file of somebody else's cannot run code."""

    def find_class(self, module: str, name: str) -> type:
        """Find a class that a corpus consists of. Raises `UnpicklingError` for any other."""
        if module.startswith(("rulewright.corpus.", "rulewright.language.")) or (module, name) == ("datetime", "date"):
            found = super().find_class(module, name)
            if isinstance(found, type) and (found.__module__, found.__name__) == (module, name):
                return found
        raise pickle.UnpicklingError(f"{module}.{name}")

    def corpus(self) -> Corpus:
        """Load the corpus. Raises any exception for damaged bytes."""
        collects = gc.isenabled()
        gc.disable()  # the collector would scan 100,000 new objects, which takes as long again
        try:
            found = self.load()
        finally:
            if collects:
                gc.enable()
        if not isinstance(found, Corpus):
            raise pickle.UnpicklingError(str(type(found)))
        return found


def _key(rules: Path) -> bytes:
    """A digest of the names, sizes and times of all files that a corpus depends on: the rules, and the code.

    It includes the inode's change time, which no program can set; reading the files would take three times as long.
    Raises `OSError` for a folder that cannot be listed. Symbolic links are followed.
    """
    states: list[_State] = []
    for folder in (rules, Path(__file__).parent, Path(language.__file__).parent):
        _add_states(str(folder), states)
    return sha256(repr((sys.version, sorted(states))).encode()).digest()


def _add_states(folder: str, states: list[_State]) -> None:
    with os.scandir(folder) as found:
        for each in found:
            if each.is_symlink():  # the folder that joins installed games is full of them
                states.append((f"{each.path}\0{os.readlink(each.path)}", 0, 0, 0))
            if each.is_dir():
                _add_states(each.path, states)
            elif each.name.endswith(_READ):
                state = each.stat()
                states.append((each.path, state.st_size, state.st_mtime_ns, state.st_ctime_ns))
