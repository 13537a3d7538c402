"""Packing of the engine for browsers: the program and the rules that answers need, compiled, in one archive."""

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

from rulewright.browser.compiled_dataclasses import COMPILED_FILE as GENERATED
from rulewright.browser.runtime_download import BrowserRuntime, DownloadError
from rulewright.browser.worker_api import CORPUS_FILE, RECORDS_FILE
from rulewright.corpus.model import Corpus, Text
from rulewright.corpus.records import read_record
from rulewright.language.bundles import COMPILED_FOLDER, iterate_compiled_catalogs
from rulewright.language.fluent import compile_catalog
from rulewright.language.translations import Translations
from rulewright.questions.grammar import question_files
from rulewright.situations.game_packages import GamePackages

ENGINE_FOLDER = "engine"
"""The folder of the site with everything that a calculator loads."""
ENGINE_MANIFEST = "engine.json"
"""The file in a language's folder that names the engine's files for its texts."""
NO_ENGINE = json.dumps({"schema": 1, "files": None}) + "\n"
_PACKAGE = Path(__file__).parents[1]
_EXCLUDED_FOLDERS = ("checking/", "reference/", "search/", "server/", "terminal/")
"""The subpackages that no answer needs."""
_EXCLUDED_MODULES = (
    "browser/runtime_download", "browser/engine_archive", "corpus/cache", "corpus/scaffold",
    "situations/batch/", "situations/plugins", "views/entry_model", "views/history_json", "views/sections_html",
)  # fmt: skip
"""The modules of other subpackages that no answer needs."""
_EXCLUDED_CATALOGS = ("cluster", "server", "table", "terminal")
"""The catalogs of the excluded modules."""
_SIMULATION_FOLDER = "/simulation/"
"""The folders in which games' packages simulate whole games, for forecasts."""
_LICENSES = "licenses.txt"
_RECORDER = Path(__file__).with_name("record.mjs")


@dataclass(frozen=True)
class PackedEngine:
    """The files in a site's folder `engine`: their names by role, and their sizes in bytes as sent."""

    names: dict[str, str]
    sizes: dict[str, int]
    lock: dict[str, object]
    """The description of Pyodide itself in its lock file, without its packages."""

    def as_json(self) -> str:
        """The manifest for the page."""
        files = {kind: {"name": name, "size": self.sizes[kind]} for kind, name in self.names.items()}
        return json.dumps({"schema": 1, "files": files, "lock": self.lock}) + "\n"


def pack_engine(runtime: BrowserRuntime, rules: Path, corpus: Corpus, site: Path) -> PackedEngine:
    """Write the engine's files below `site`/engine. Each is compressed, or a script, and named by a digest.

    Raises `DownloadError` if the program cannot be compiled.
    """
    folder = site / ENGINE_FOLDER
    folder.mkdir()
    pyodide = runtime.folder / "pyodide"
    packages = _tar(_files_below(runtime.folder / "packages"))
    program = dict(_program_files(runtime, rules, corpus))
    program[f"rulewright/browser/{GENERATED.name}"] = _compile_dataclasses(runtime, packages, program)
    made = {
        "loader.js": (pyodide / "pyodide.mjs").read_bytes(),
        "pyodide.js": (pyodide / "pyodide.asm.mjs").read_bytes(),
        "pyodide.wasm.gz": _gzip_cached(runtime.folder, pyodide / "pyodide.asm.wasm"),
        "library.zip.gz": _gzip_cached(runtime.folder, runtime.folder / "library.zip"),
        "packages.tar.gz": _gzip(packages),
        "program.tar.gz": _gzip(_tar(program.items())),
    }
    names, sizes = {}, {}
    for kind, content in made.items():
        name, dot, end = kind.partition(".")
        names[kind] = f"{name}-{hashlib.sha256(content).hexdigest()[:12]}{dot}{end}"
        sizes[kind] = len(content)
        (folder / names[kind]).write_bytes(content)
    (folder / _LICENSES).write_bytes((runtime.folder / _LICENSES).read_bytes())
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    return PackedEngine(names, sizes, lock | {"packages": {}})


def _program_files(runtime: BrowserRuntime, rules: Path, corpus: Corpus) -> Iterator[tuple[str, bytes]]:
    """The compiled program, its catalogs, and the rules that answers need."""
    packages = [("rulewright", _PACKAGE), *_packages_elsewhere(corpus)]
    yield from _compiled_sources(runtime, packages)
    unsaid = _unused_messages()
    for name, package in packages:
        for folder in sorted(package.rglob("locales")):
            if not _is_excluded(folder):
                for language, content in iterate_compiled_catalogs(folder, unsaid):
                    yield (
                        f"{name}/{(folder / COMPILED_FOLDER).relative_to(package).as_posix()}/{language}.json",
                        content,
                    )
        for file in sorted(package.rglob("*.toml")):
            if not _is_excluded(file) and package / "rules" not in file.parents:
                yield f"{name}/{file.relative_to(package).as_posix()}", file.read_bytes()
    records = _pickle_records(rules, corpus)
    for game in sorted(corpus.games.keys() - {name.split("/")[0] for name in records}):
        for file in sorted((rules / game).glob("*.toml")):
            yield f"rulewright/_content/rules/{game}/{file.name}", file.read_bytes()
    yield f"rulewright/_content/rules/{RECORDS_FILE}", _pickle(records)
    yield f"rulewright/_content/rules/{CORPUS_FILE}", _pickle(_for_answers(corpus))


def _packages_elsewhere(corpus: Corpus) -> Iterator[tuple[str, Path]]:
    """The installed games' packages outside this one: their paths in the archive, and their folders."""
    for engine in filter(None, (game.engine for game in corpus.games.values())):
        folder = Path(next(iter(import_module(engine).__path__)))
        if not folder.is_relative_to(_PACKAGE):
            yield engine.replace(".", "/"), folder


def _compiled_sources(runtime: BrowserRuntime, packages: Iterable[tuple[str, Path]]) -> Iterator[tuple[str, bytes]]:
    sources = [(at, package, file) for at, package in packages for file in sorted(package.rglob("*.py"))]
    kept = runtime.folder / "compiled"
    files = {}
    for at, package, file in sources:
        if _is_excluded(file):
            continue
        name = f"{at}/{file.relative_to(package).as_posix()}"
        files[name] = file, kept / f"{hashlib.sha256(name.encode() + file.read_bytes()).hexdigest()}.pyc"
    runtime.compile((file, made, name) for name, (file, made) in files.items() if not made.is_file())
    for name, (_, made) in files.items():
        yield f"{name}c", made.read_bytes()


def _unused_messages() -> frozenset[str]:
    """The messages that only excluded modules use."""
    theirs = [file for name in _EXCLUDED_CATALOGS for file in _PACKAGE.glob(f"language/locales/*/{name}.ftl")]
    others = [file for file in _PACKAGE.rglob("*.py") if not _is_excluded(file)]
    others += [file for file in _PACKAGE.rglob("*.ftl") if file not in theirs]
    named = {word for file in others for word in _WORD.findall(file.read_text("utf-8"))}
    return frozenset(
        name
        for file in theirs
        for name in compile_catalog(file.read_text("utf-8"))
        if name.partition(".")[0] not in named
    )


_WORD = re.compile(r"[a-z0-9-]+")


def _is_excluded(file: Path) -> bool:
    if not file.is_relative_to(_PACKAGE):
        return False
    name = file.relative_to(_PACKAGE).as_posix()
    return name.startswith((*_EXCLUDED_FOLDERS, *_EXCLUDED_MODULES)) or (
        name.startswith("games/") and _SIMULATION_FOLDER in name
    )


def _compile_dataclasses(runtime: BrowserRuntime, packages: bytes, program: Mapping[str, bytes]) -> bytes:
    """Record the code of the dataclasses in a program; it is cached by the program."""
    code = {name: content for name, content in program.items() if name.endswith(".pyc")}
    modules = (name.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__") for name in code)
    wanted = ",".join(name for name in modules if not name.startswith("rulewright.browser") and "__main__" not in name)
    digest = hashlib.sha256(_RECORDER.read_bytes() + packages + _tar(code.items())).hexdigest()
    made = runtime.folder / "compiled" / f"{digest}.marshal"
    if not made.is_file():
        with tempfile.TemporaryDirectory() as folder:
            archives = Path(folder) / "packages", Path(folder) / "program"
            for archive, content in zip(archives, (packages, _tar(program.items())), strict=True):
                archive.write_bytes(content)
            command = (runtime.node, _RECORDER, runtime.folder / "pyodide", made, wanted, *archives)
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise DownloadError(done.stderr[-300:])
    return made.read_bytes()


def _pickle_records(rules: Path, corpus: Corpus) -> dict[str, bytes]:
    """The records that answers read, by the paths of their files. Each is pickled by itself, as a situation reads
    few."""
    records = {}
    games = GamePackages.from_folder(rules, corpus)
    for game in games:
        shapes = {**games[game].records(), **question_files(game, corpus.games[game].languages)}
        for name, shape in shapes.items():
            if not (rules / name).is_file():
                continue
            record, _, findings = read_record(shape, rules / name, rules)
            if not findings:
                records[name] = _pickle(record)
    return records


def _pickle(content: object) -> bytes:
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


def _files_below(folder: Path) -> Iterator[tuple[str, bytes]]:
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        yield file.relative_to(folder).as_posix(), file.read_bytes()


def _tar(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A tar archive that is identical for identical files."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in files:
            told = tarfile.TarInfo(name)
            told.size = len(content)
            archive.addfile(told, io.BytesIO(content))
    return made.getvalue()


def _gzip(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _gzip_cached(cache_folder: Path, file: Path) -> bytes:
    """A compressed file; the result is cached, since some files never change."""
    packed = cache_folder / f"{file.name}.gz"
    if not packed.is_file():
        packed.write_bytes(_gzip(file.read_bytes()))
    return packed.read_bytes()
