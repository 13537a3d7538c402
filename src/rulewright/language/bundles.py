"""The messages of every language, read from `<folder>/<language>/*.ftl` and kept compiled beside them.

As with Python's own modules, what was compiled counts until one of the files has changed; a distribution brings it
along. Where nothing can be written, files are compiled at every start.
"""

from __future__ import annotations

import marshal
import os
import tempfile
from functools import cache
from pathlib import Path

from rulewright.language.fluent import Bundle, Compiled, FluentSyntaxError, compiled
from rulewright.language.languages import Language

VERSION = 1
"""Of what is kept; another version's is compiled again."""
COMPILED = "compiled"
"""The folder of what is kept, beside the languages'."""
_Stamp = tuple[tuple[str, int, int], ...]


class CatalogError(ValueError):
    """A file of messages cannot be used."""

    def __init__(self, file: Path, line: int, cause: str) -> None:
        self.file, self.line, self.cause = file, line, cause
        super().__init__(f"{file}:{line}: {cause}")


@cache
def bundle(folder: Path, language: Language) -> Bundle:
    """The messages of `folder` in a language, in English where it lacks them. Raises `CatalogError`."""
    other = None if language == Language.EN else bundle(folder, Language.EN)
    return Bundle(language, _messages(folder, language), other)


def compile_catalogs(folder: Path, into: Path) -> None:
    """Writes the compiled messages of every language of `folder`, to be used as they are. Raises `CatalogError`."""
    for each in sorted(path for path in folder.iterdir() if path.is_dir() and path.name != COMPILED):
        _write(into / f"{each.name}.catalog", None, read(each))


def read(folder: Path) -> Compiled:
    """The messages of a language's folder, read from its files. Raises `CatalogError`."""
    found: Compiled = {}
    for file in sorted(folder.glob("*.ftl")):
        try:
            own = compiled(file.read_text("utf-8"))
        except FluentSyntaxError as error:
            raise CatalogError(file, error.line, error.cause) from None
        except UnicodeDecodeError as error:
            raise CatalogError(file, 1, f"byte {error.start} is not UTF-8") from None
        if twice := found.keys() & own.keys():
            raise CatalogError(file, 1, f"{min(twice)} is in another file, too")
        found |= own
    return found


def _messages(folder: Path, language: Language) -> Compiled:
    kept = folder / COMPILED / f"{language}.catalog"
    own = folder / str(language)
    stamp = _stamp(own)
    try:
        version, written, messages = marshal.loads(kept.read_bytes())
        if version == VERSION and written in (stamp, None):
            return messages  # type: ignore[no-any-return]  # as written below
    except (OSError, ValueError, EOFError, TypeError):
        pass  # it is not there, or it is another program's: it is made anew
    messages = read(own)
    _write(kept, stamp, messages)
    return messages


def _stamp(folder: Path) -> _Stamp:
    if not folder.is_dir():
        return ()
    with os.scandir(folder) as found:
        files = [(each.name, each.stat()) for each in found if each.name.endswith(".ftl")]
    return tuple(sorted((name, status.st_mtime_ns, status.st_size) for name, status in files))


def _write(path: Path, stamp: _Stamp | None, messages: Compiled) -> None:
    """Keeps what is compiled; a reader finds the old file or the new one. Where it cannot be written, it is left."""
    try:
        path.parent.mkdir(exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(marshal.dumps((VERSION, stamp, messages)))
        os.replace(file.name, path)
    except OSError:
        pass
