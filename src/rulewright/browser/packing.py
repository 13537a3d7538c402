"""Packs the engine for browsers: the program and what answers look at of the rules, compiled, in one archive."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import pickle
import re
import subprocess
import tarfile
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path

import rulewright
from rulewright.browser.answering import CORPUS, RECORDS
from rulewright.browser.fetching import NotFetchedError, Runtime
from rulewright.browser.generated import FILE as GENERATED
from rulewright.corpus import Corpus, Text
from rulewright.corpus.records import read_record
from rulewright.language.bundles import COMPILED, compiled_catalogs
from rulewright.language.fluent import compiled
from rulewright.language.translations import Translations
from rulewright.situations import Games

ENGINE = "engine"
"""The folder of the site with everything that a calculator loads."""
ENGINE_FILES = "engine.json"
"""The file in a language's folder that tells which of them belong to its texts."""
NO_ENGINE = json.dumps({"schema": 1, "files": None}) + "\n"
_PACKAGE = Path(rulewright.__file__).parent
_LEFT_OUT = ("checking/", "reference/", "search/", "server/", "terminal/")
"""The wings that no answer needs."""
_TOOLS = (
    "browser/fetching", "browser/packing", "corpus/cache", "corpus/scaffold",
    "situations/atlas", "situations/batches", "situations/cluster", "situations/forecasting", "situations/plugins",
    "situations/table", "views/changes", "views/charted",
)  # fmt: skip
"""Parts of other wings that make something, or show it, that is no answer."""
_THEIR_SENTENCES = ("cluster", "server", "table", "terminal")
"""The catalogs with what these say."""
_WHOLE_GAMES = "/game/"
"""Where games' packages play whole games, of which forecasts are made."""
_LICENSES = "licenses.txt"
_RECORDER = Path(__file__).with_name("record.mjs")


@dataclass(frozen=True)
class Packed:
    """What stands in a site's folder `engine`: the name of each file by what it is, and its bytes as they are sent."""

    names: dict[str, str]
    sizes: dict[str, int]
    lock: dict[str, object]
    """What Pyodide wants to know of itself, and no packages of its own."""

    def as_json(self) -> str:
        """As the page reads it."""
        files = {kind: {"name": name, "size": self.sizes[kind]} for kind, name in self.names.items()}
        return json.dumps({"schema": 1, "files": files, "lock": self.lock}) + "\n"


def pack(runtime: Runtime, rules: Path, corpus: Corpus, site: Path) -> Packed:
    """Writes what calculators load below `site`/engine. Every file is compressed, or a script, and named by a digest.

    Raises `NotFetchedError` where the program cannot be compiled.
    """
    folder = site / ENGINE
    folder.mkdir()
    pyodide = runtime.folder / "pyodide"
    packages = _archive(_below(runtime.folder / "packages"))
    program = dict(_program(runtime, rules, corpus))
    program[f"rulewright/browser/{GENERATED.name}"] = _generated(runtime, packages, program)
    made = {
        "loader.js": (pyodide / "pyodide.mjs").read_bytes(),
        "pyodide.js": (pyodide / "pyodide.asm.mjs").read_bytes(),
        "pyodide.wasm.gz": _packed(runtime.folder, pyodide / "pyodide.asm.wasm"),
        "library.zip.gz": _packed(runtime.folder, runtime.folder / "library.zip"),
        "packages.tar.gz": _compressed(packages),
        "program.tar.gz": _compressed(_archive(program.items())),
    }
    names, sizes = {}, {}
    for kind, content in made.items():
        name, dot, end = kind.partition(".")
        names[kind] = f"{name}-{hashlib.sha256(content).hexdigest()[:12]}{dot}{end}"
        sizes[kind] = len(content)
        (folder / names[kind]).write_bytes(content)
    (folder / _LICENSES).write_bytes((runtime.folder / _LICENSES).read_bytes())
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    return Packed(names, sizes, lock | {"packages": {}})


def _program(runtime: Runtime, rules: Path, corpus: Corpus) -> Iterator[tuple[str, bytes]]:
    """The program compiled, its catalogs, and the rules as far as answers look at them."""
    packages = [("rulewright", _PACKAGE), *_packages_elsewhere(corpus)]
    yield from _code(runtime, packages)
    unsaid = _unsaid()
    for name, package in packages:
        for folder in sorted(package.rglob("locales")):
            if not _is_left_out(folder):
                for language, content in compiled_catalogs(folder, unsaid):
                    yield f"{name}/{(folder / COMPILED).relative_to(package).as_posix()}/{language}.json", content
        for file in sorted(package.rglob("*.toml")):
            if not _is_left_out(file) and package / "rules" not in file.parents:
                yield f"{name}/{file.relative_to(package).as_posix()}", file.read_bytes()
    records = _records(rules, corpus)
    for game in sorted(corpus.games.keys() - {name.split("/")[0] for name in records}):
        for file in sorted((rules / game).glob("*.toml")):
            yield f"rulewright/_content/rules/{game}/{file.name}", file.read_bytes()
    yield f"rulewright/_content/rules/{RECORDS}", _pickled(records)
    yield f"rulewright/_content/rules/{CORPUS}", _pickled(_for_answers(corpus))


def _packages_elsewhere(corpus: Corpus) -> Iterator[tuple[str, Path]]:
    """The games' packages that are no part of this one: their paths in the archive, and their folders."""
    for engine in filter(None, (game.engine for game in corpus.games.values())):
        folder = Path(next(iter(import_module(engine).__path__)))
        if not folder.is_relative_to(_PACKAGE):
            yield engine.replace(".", "/"), folder


def _code(runtime: Runtime, packages: Iterable[tuple[str, Path]]) -> Iterator[tuple[str, bytes]]:
    sources = [(at, package, file) for at, package in packages for file in sorted(package.rglob("*.py"))]
    kept = runtime.folder / "compiled"
    files = {}
    for at, package, file in sources:
        if _is_left_out(file):
            continue
        name = f"{at}/{file.relative_to(package).as_posix()}"
        files[name] = file, kept / f"{hashlib.sha256(name.encode() + file.read_bytes()).hexdigest()}.pyc"
    runtime.compile((file, made, name) for name, (file, made) in files.items() if not made.is_file())
    for name, (_, made) in files.items():
        yield f"{name}c", made.read_bytes()


def _unsaid() -> frozenset[str]:
    """The messages that only parts say which are left out: nothing else names them."""
    theirs = [file for name in _THEIR_SENTENCES for file in _PACKAGE.glob(f"language/locales/*/{name}.ftl")]
    others = [file for file in _PACKAGE.rglob("*.py") if not _is_left_out(file)]
    others += [file for file in _PACKAGE.rglob("*.ftl") if file not in theirs]
    named = {word for file in others for word in _WORD.findall(file.read_text("utf-8"))}
    return frozenset(
        name for file in theirs for name in compiled(file.read_text("utf-8")) if name.partition(".")[0] not in named
    )


_WORD = re.compile(r"[a-z0-9-]+")


def _is_left_out(file: Path) -> bool:
    if not file.is_relative_to(_PACKAGE):
        return False
    name = file.relative_to(_PACKAGE).as_posix()
    return name.startswith((*_LEFT_OUT, *_TOOLS)) or (name.startswith("games/") and _WHOLE_GAMES in name)


def _generated(runtime: Runtime, packages: bytes, program: Mapping[str, bytes]) -> bytes:
    """The code of the dataclasses in a program, which is worked out once for each."""
    code = {name: content for name, content in program.items() if name.endswith(".pyc")}
    modules = (name.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__") for name in code)
    wanted = ",".join(name for name in modules if not name.startswith("rulewright.browser") and "__main__" not in name)
    digest = hashlib.sha256(_RECORDER.read_bytes() + packages + _archive(code.items())).hexdigest()
    made = runtime.folder / "compiled" / f"{digest}.marshal"
    if not made.is_file():
        with tempfile.TemporaryDirectory() as folder:
            archives = Path(folder) / "packages", Path(folder) / "program"
            for archive, content in zip(archives, (packages, _archive(program.items())), strict=True):
                archive.write_bytes(content)
            command = (runtime.node, _RECORDER, runtime.folder / "pyodide", made, wanted, *archives)
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotFetchedError(done.stderr[-300:])
    return made.read_bytes()


def _records(rules: Path, corpus: Corpus) -> dict[str, bytes]:
    """The records that answers read by the paths of their files, each pickled alone: a situation reads few of them."""
    records = {}
    games = Games.of(rules, corpus)
    for game in games:
        for name, shape in games[game].records().items():
            record, _, findings = read_record(shape, rules / name, rules)
            if not findings:
                records[name] = _pickled(record)
    return records


def _pickled(content: object) -> bytes:
    return pickle.dumps(content, pickle.HIGHEST_PROTOCOL)


def _for_answers(corpus: Corpus) -> Corpus:
    """The part of the rules that answers use: names and facts, without prose and sources."""
    return Corpus(
        {game.id: replace(game, changes=(), books={}) for game in corpus.games.values()},
        {
            each.id: replace(
                each,
                see=(),
                sources=(),
                file="",
                line=0,
                term=None,
                question=None,
                restored={},
                texts=_names(each.texts),
            )
            for each in corpus.entries.values()
        },
        {
            each.id: replace(each, passages=(), file="", line=0, texts=_names(each.texts))
            for each in corpus.differences.values()
        },
        corpus.redirects,
        {},
    )


def _names(texts: Translations[Text]) -> Translations[Text]:
    return texts.map(lambda text: replace(text, body="", file="", body_line=0))


def _below(folder: Path) -> Iterator[tuple[str, bytes]]:
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        yield file.relative_to(folder).as_posix(), file.read_bytes()


def _archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A tar that is the same whenever its files are."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in files:
            told = tarfile.TarInfo(name)
            told.size = len(content)
            archive.addfile(told, io.BytesIO(content))
    return made.getvalue()


def _compressed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _packed(kept: Path, file: Path) -> bytes:
    """A file compressed; what never changes is compressed once."""
    packed = kept / f"{file.name}.gz"
    if not packed.is_file():
        packed.write_bytes(_compressed(file.read_bytes()))
    return packed.read_bytes()
