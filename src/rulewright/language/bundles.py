"""The messages of every language, read from `<folder>/<language>/*.ftl` and kept compiled.

As with Python's own modules, what was compiled is kept in `__pycache__` and counts until one of the files has changed;
where nothing can be written, files are compiled at every start. A distribution brings what counts without a look at the
files, in `compiled`.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Collection, Iterator
from functools import cache, partial
from pathlib import Path

from rulewright.atomic_write import write_atomically
from rulewright.language.fluent import Bundle, CompiledMessages, compile_usable
from rulewright.language.languages import Language

FORMAT_VERSION = 1
"""Of what is kept; another version's is compiled again."""
COMPILED_FOLDER, CACHE_FOLDER = "compiled", "__pycache__"
"""The folders beside the languages': what a distribution brings, and what is kept here."""
_Stamp = list[list[str | int]]


class CatalogError(ValueError):
    """A file of messages cannot be used."""

    def __init__(self, file: Path, line: int, cause: str) -> None:
        self.file, self.line, self.cause = file, line, cause
        super().__init__(f"{file}:{line}: {cause}")


@cache
def load_bundle(folder: Path, language: Language) -> Bundle:
    """The messages of `folder` in a language, in English where it lacks them or has them malformed."""
    other = None if language == Language.EN else partial(load_bundle, folder, Language.EN)
    return Bundle(language, _load_messages(folder, language), other)


def compile_catalogs(folder: Path, into: Path) -> None:
    """Writes the compiled messages of every language of `folder`, to be used as they are. Raises `CatalogError`."""
    into.mkdir(parents=True)
    for own in sorted({file.parent for file in folder.glob("*/*.ftl")}):
        read_catalogs(own)
    for language, content in iterate_compiled_catalogs(folder):
        (into / f"{language}.json").write_bytes(content)


def iterate_compiled_catalogs(folder: Path, excluded_ids: Collection[str] = ()) -> Iterator[tuple[str, bytes]]:
    """The compiled messages of every language of `folder` by its code, but for those of some ids."""
    for each in sorted({file.parent for file in folder.glob("*/*.ftl")}):
        messages = _load_messages(folder, Language(each.name))
        yield each.name, _serialise([], {name: said for name, said in messages.items() if name not in excluded_ids})


def read_catalogs(folder: Path) -> CompiledMessages:
    """The messages of a language's folder, read from its files. Raises `CatalogError`."""
    messages, mistakes = read_usable(folder)
    for each in mistakes:
        raise each
    return messages


def read_usable(folder: Path) -> tuple[CompiledMessages, list[CatalogError]]:
    """The messages of a language's folder that can be used, and what is wrong with the others."""
    found: CompiledMessages = {}
    mistakes = []
    for file in sorted(folder.glob("*.ftl")):
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError as error:
            mistakes.append(CatalogError(file, 1, f"byte {error.start} is not UTF-8"))
            continue
        own, wrong = compile_usable(text)
        mistakes += (CatalogError(file, each.line, each.cause) for each in wrong)
        for name in sorted(found.keys() & own.keys()):
            mistakes.append(CatalogError(file, line_of(name, text), f"{name} is in another file, too"))
        found = own | found
    return found, mistakes


def place_of(name: str, folder: Path) -> tuple[Path, int]:
    """The file of a language's folder that has a message or an attribute, and its line; the folder where none has."""
    for file in sorted(folder.glob("*.ftl")):
        if line := line_of(name, file.read_text("utf-8", "replace")):
            return file, line
    return folder, 1


def line_of(name: str, text: str) -> int:
    """The line, from 1, on which a message (`id`) or an attribute (`id.attribute`) begins; 0 where it is not there."""
    message, _, attribute = name.partition(".")
    found = re.search(rf"^{re.escape(message)} *=", text, re.MULTILINE)
    if found and attribute:
        found = re.compile(rf"^ +\.{re.escape(attribute)} *=", re.MULTILINE).search(text, found.end()) or found
    return text.count("\n", 0, found.start()) + 1 if found else 0


def _load_messages(folder: Path, language: Language) -> CompiledMessages:
    brought = _load_compiled(folder / COMPILED_FOLDER / f"{language}.json", [])
    if brought is not None:
        return brought
    own, kept = folder / str(language), folder / CACHE_FOLDER / f"{language}.json"
    stamp = _stamp(own)
    found = _load_compiled(kept, stamp) if stamp else {}
    if found is None:
        found, _ = read_usable(own)
        _write_cache(kept, _serialise(stamp, found))
    return found


def _load_compiled(path: Path, stamp: _Stamp) -> CompiledMessages | None:
    """What is compiled of files with this stamp; `None` where it is not there, or another program's."""
    try:
        version, of, messages = json.loads(path.read_bytes())
    except (OSError, ValueError, TypeError):
        return None
    return messages if (version, of) == (FORMAT_VERSION, stamp) else None


def _serialise(stamp: _Stamp, messages: CompiledMessages) -> bytes:
    return json.dumps((FORMAT_VERSION, stamp, messages), ensure_ascii=False, separators=(",", ":")).encode()


def _stamp(folder: Path) -> _Stamp:
    if not folder.is_dir():
        return []
    with os.scandir(folder) as found:
        files = sorted((each.name, each.stat()) for each in found if each.name.endswith(".ftl"))
    return [[name, status.st_mtime_ns, status.st_size] for name, status in files]


def _write_cache(cache_file: Path, content: bytes) -> None:
    """Keeps what was compiled; a reader finds the old file or the new one. Where it cannot be written, it is left."""
    with contextlib.suppress(OSError):
        write_atomically(cache_file, content)
