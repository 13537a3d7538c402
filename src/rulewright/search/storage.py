"""The search index on disk: built aside, named by a hash of its sources, read as a whole into memory."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import json
import os
import shutil
import tomllib
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from whoosh.filedb.filestore import RamStorage
from whoosh.filedb.structfile import BufferFile

from rulewright.atomic_write import remove_stale_folders, staging_folder
from rulewright.corpus.content import BUILD_VARIABLE, fingerprint
from rulewright.errors import RulewrightError
from rulewright.errors.system import explain_os_error, with_variable_hint
from rulewright.language import Language, records
from rulewright.language.phrase import CATALOGS, Phrase, phrase
from rulewright.search.documents import HitText, IndexedEntry, Printed
from rulewright.search.embeddings import Meanings, read_embeddings
from rulewright.search.ideas import Ideas
from rulewright.search.index import SearchIndex
from rulewright.search.layout import (
    DOCUMENTS,
    LEXICON_ARRAYS,
    NAME_ARRAYS,
    NUMBERS,
    PRIOR,
    VOCABULARY,
    meanings_file,
    texts_of,
)
from rulewright.search.lexicon import Lexicon
from rulewright.search.names import Names

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from rulewright.corpus.model import Corpus

STAMP = "complete.json"
BUILDING = ".building-"
_MOST_INDEXES = 3
_ATTEMPTS = 3


class IndexFolderError(RulewrightError):
    """A search index that can be neither read nor built."""

    def __init__(self, folder: Path, cause: Phrase, remedy: Phrase) -> None:
        message = phrase("the-search-index-cannot-be-built", folder=folder, cause=cause)
        super().__init__("index-missing", str(folder), message, with_variable_hint(remedy, BUILD_VARIABLE))


class UnreadableError(Exception):
    """An index that is missing, unfinished, damaged or of another origin."""


class _Memory(RamStorage):  # type: ignore[misc]
    """Whoosh's storage in memory, without the two or three copies that Whoosh would hold."""

    def open_file(self, name: str, **options: object) -> BufferFile:
        """A file that shares the storage's bytes."""
        return BufferFile(self.files[name], name=name, **options)


def open_index(
    rules: Path,
    folder: Path,
    report: Callable[[Phrase], None] = lambda _sentence: None,
    corpus: Callable[[], Corpus] | None = None,
) -> SearchIndex:
    """Open the search index of the folder `rules` in its subfolder of `folder`; build it unless it exists.

    It is built of `corpus` if given; otherwise the rules are loaded for it. An index is named by a hash of the rules,
    the analysis and its libraries. It is built under another name and renamed when complete, so readers find a whole
    index or none at any time. A damaged index is put aside and built again. The builder reads the index before any
    other process can change it.

    Raises `IndexFolderError` if it can be neither read nor built, and `ContentError` for rules that cannot be read.
    """
    home = folder / index_name(rules)
    with contextlib.suppress(UnreadableError):
        return read(home, home)
    if corpus is None:
        from rulewright.corpus.loading import load_corpus

        read_rules = load_corpus(rules)
    else:
        read_rules = corpus()
    report(phrase("the-search-index-is-being-built", entries=len(read_rules.entries)))
    try:
        return _build(read_rules, rules, home)
    except UnreadableError:
        changed = phrase("another-program-changes-it-while-it")
        raise IndexFolderError(folder, changed, phrase("try-again")) from None


def index_is_current(rules: Path, folder: Path) -> bool:
    """Whether a complete index of the present rules exists."""
    try:
        _files(folder / index_name(rules))
    except UnreadableError:
        return False
    return True


def index_name(rules: Path) -> str:
    """The name of the index of the present rules: a hash of them, of the analysis and its libraries, and of the
    packages that render the facts.
    """
    code = fingerprint(Path(__file__).parent, "*.py", "*.toml")
    code += fingerprint(Path(records.__path__[0]).parent, "*/records/*.py", "*/folding.py")
    code += "".join(fingerprint(folder, "*.py", "*.ftl") for folder in _packages(rules))
    code += fingerprint(CATALOGS, "*/search.ftl")
    content = fingerprint(rules, "*.toml", "*.md", "embeddings.json")
    libraries = ",".join(f"{name} {version(name)}" for name in ("whoosh3", "snowballstemmer"))
    return hashlib.sha256(f"{code} {content} {libraries}".encode()).hexdigest()[:16]


def _packages(rules: Path) -> Iterator[Path]:
    """The folders of the games' packages that render facts, found without importing them.

    Mistakes in game.toml are skipped; loading the rules reports them.
    """
    for file in sorted(rules.glob("*/game.toml")):
        with contextlib.suppress(OSError, ValueError, ImportError):
            engine = tomllib.loads(file.read_text("utf-8")).get("engine")
            package = find_spec(engine) if isinstance(engine, str) else None
            yield from map(Path, package.submodule_search_locations or ()) if package is not None else ()


def read(folder: Path, home: Path) -> SearchIndex:
    """Read the index in a folder, which is `home` or will be renamed so. Raises `UnreadableError`."""
    files = _files(folder)
    try:
        memory = _Memory()
        memory.files = {name: content for name, content in files.items() if not name.endswith(".gz")}
        words, documents = _json(files[VOCABULARY]), _json(files[DOCUMENTS])
        arrays = _arrays(files[NUMBERS], words["arrays"])
        return SearchIndex(
            memory.open_index(),
            [IndexedEntry(*each) for each in documents["entries"]],
            {
                game: {book: Printed(Language(code), pages) for book, (code, pages) in books.items()}
                for game, books in documents["books"].items()
            },
            documents["redirects"],
            {Language(code): _lexicon(Language(code), known, arrays) for code, known in words["lexicons"].items()},
            Ideas(**words["ideas"]),
            {
                Language(code): Names(_lines(terms), *(arrays[f"{code} {part}"] for part in NAME_ARRAYS))
                for code, terms in words["names"].items()
            },
            {Language(code): arrays[f"{code} {PRIOR}"] for code in words["lexicons"]},
            cache(partial(_hit_texts, files)),
            cache(partial(_meanings, files)),
            partial(_forget, home),
        )
    except Exception as error:  # any error that Whoosh, numpy or gzip raises for a foreign file
        raise UnreadableError(folder) from error


def _json(content: bytes) -> Any:  # noqa: ANN401
    return json.loads(gzip.decompress(content))


def _arrays(content: bytes, listed: Iterable[tuple[str, str, int]]) -> dict[str, NDArray[Any]]:
    """The arrays in one buffer, by the name, type and size of each.

    Compressed one by one (`np.savez`), so many small arrays would take longer to unpack than to use.
    """
    raw = gzip.decompress(content)
    found: dict[str, NDArray[Any]] = {}
    begin = 0
    for name, kind, size in listed:
        array = np.frombuffer(raw, kind, size, begin)
        begin += array.nbytes
        found[name] = array.astype(np.int32) if array.dtype.kind == "u" else array
    return found


def _hit_texts(files: Mapping[str, bytes], language: Language) -> Sequence[HitText]:
    return [HitText(Language(code), *rest) for code, *rest in _json(files[texts_of(language)])]


def _meanings(files: Mapping[str, bytes], language: Language) -> Meanings | None:
    name = meanings_file(language)
    return Meanings.read(_json(files[name])) if name in files else None


def _lexicon(language: Language, known: Mapping[str, str], arrays: Mapping[str, NDArray[Any]]) -> Lexicon:
    forms, pairs = (
        dict(zip(_lines(known[part]), arrays[f"{language} {part}"].tolist(), strict=True)) for part in LEXICON_ARRAYS
    )
    by_stem = dict(line.split("\t") for line in _lines(known["stems"]))
    return Lexicon(language, forms, by_stem, pairs, _lines(known["names"]))


def _forget(home: Path) -> None:
    """Mark an index for rebuilding by the next opening."""
    with contextlib.suppress(OSError):
        (home / STAMP).unlink()


def _lines(text: str) -> list[str]:
    return text.split("\n") if text else []


def _files(home: Path) -> dict[str, bytes]:
    """The files of a complete index, with valid checksums. Raises `UnreadableError`."""
    try:
        sums = json.loads((home / STAMP).read_text("utf-8"))["files"]
        files = {name: (home / name).read_bytes() for name in sums}
        if {VOCABULARY, NUMBERS, DOCUMENTS} <= files.keys() and all(
            zlib.crc32(files[name]) == sum_ for name, sum_ in sums.items()
        ):
            return files
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        pass
    raise UnreadableError(home)


def _build(corpus: Corpus, rules: Path, home: Path) -> SearchIndex:
    """Build the index and put it into its place."""
    from rulewright.search.building import write_index
    from rulewright.search.content import SearchContent

    content = SearchContent.load(rules, corpus)
    embeddings = read_embeddings(rules, corpus.languages)
    try:
        remove_stale_folders(home.parent, BUILDING)
        with staging_folder(home.parent, BUILDING) as bench:
            new = bench / "new"
            new.mkdir()
            write_index(content, new, embeddings)
            stamp(new)
            built = read(new, home)
            _put_in_place(new, home, bench)
        _drop_old(home)
    except OSError as error:
        refused = explain_os_error(error)
        raise IndexFolderError(home.parent, refused.cause, refused.remedy) from error
    return built


def stamp(folder: Path) -> None:
    """Mark an index as complete, with the checksums of its files."""
    written = {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith(("LOCK", STAMP))}
    sums = {name: zlib.crc32(content) for name, content in written.items()}
    (folder / STAMP).write_text(json.dumps({"files": sums}), "utf-8")


def _put_in_place(new: Path, home: Path, bench: Path) -> None:
    """Rename a finished index to `home`, unless another process was first; anything else there is put aside."""
    for attempt in range(_ATTEMPTS):
        try:
            os.replace(new, home)
        except OSError:
            with contextlib.suppress(UnreadableError):
                read(home, home)  # valid checksums are not enough: an unreadable index would stay forever
                return
            with contextlib.suppress(FileNotFoundError):  # another process was first
                os.replace(home, bench / f"aside-{attempt}")
        else:
            return
    os.replace(new, home)


def _drop_old(home: Path) -> None:
    """Remove all but the newest indexes, which readers hold in memory."""
    # The name of a staging folder begins with a dot.
    stamped = sorted(home.parent.glob(f"[!.]*/{STAMP}"), key=_changed, reverse=True)
    for stamp in stamped[_MOST_INDEXES:]:
        if stamp.parent != home:
            shutil.rmtree(stamp.parent, ignore_errors=True)


def _changed(path: Path) -> float:
    """The time of a file's last change; 0 if another process has removed it meanwhile."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
