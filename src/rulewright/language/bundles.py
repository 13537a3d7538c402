"""The messages of every language, read from `<folder>/<language>/*.ftl` and cached in compiled form.

As with Python's own modules, the cache is in `__pycache__` and valid until a file changes. If it cannot be written,
files are compiled at every start. A distribution brings compiled messages in `compiled`, which are used without looking
at the files.
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
"""The version of the cache's format; a cache of another version is compiled again."""
COMPILED_FOLDER, CACHE_FOLDER = "compiled", "__pycache__"
"""The folders beside those of the languages: the compiled messages of a distribution, and the cache."""
_Stamp = list[list[str | int]]


class CatalogError(ValueError):
    """A malformed file of messages."""

    def __init__(self, file: Path, line: int, cause: str) -> None:
        self.file, self.line, self.cause = file, line, cause
        super().__init__(f"{file}:{line}: {cause}")


@cache
def load_bundle(folder: Path, language: Language) -> Bundle:
    """The messages of `folder` in a language, with English as the fallback for missing or malformed ones."""
    other = None if language == Language.EN else partial(load_bundle, folder, Language.EN)
    return Bundle(language, _load_messages(folder, language), other)


def compile_catalogs(folder: Path, into: Path) -> None:
    """Write the compiled messages of every language of `folder`. Raises `CatalogError`."""
    into.mkdir(parents=True)
    for own in sorted({file.parent for file in folder.glob("*/*.ftl")}):
        read_catalogs(own)
    for language, content in iterate_compiled_catalogs(folder):
        (into / f"{language}.json").write_bytes(content)


def iterate_compiled_catalogs(folder: Path, excluded_ids: Collection[str] = ()) -> Iterator[tuple[str, bytes]]:
    """The compiled messages of every language of `folder`, by its code, without those of `excluded_ids`."""
    for each in sorted({file.parent for file in folder.glob("*/*.ftl")}):
        messages = _load_messages(folder, Language(each.name))
        yield each.name, _serialise([], {name: said for name, said in messages.items() if name not in excluded_ids})


def read_catalogs(folder: Path) -> CompiledMessages:
    """Read the messages of a language's folder. Raises `CatalogError`."""
    messages, mistakes = read_usable(folder)
    for each in mistakes:
        raise each
    return messages


def read_usable(folder: Path) -> tuple[CompiledMessages, list[CatalogError]]:
    """Read the well-formed messages of a language's folder; returns them with the errors in the others."""
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
    """The file and the line of a message or an attribute in a language's folder; the folder itself if no file has
    it."""
    for file in sorted(folder.glob("*.ftl")):
        if line := line_of(name, file.read_text("utf-8", "replace")):
            return file, line
    return folder, 1


def line_of(name: str, text: str) -> int:
    """The line, from 1, on which a message (`id`) or an attribute (`id.attribute`) begins; 0 if it is absent."""
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
    """The compiled messages of files with this stamp; `None` if there is no such cache."""
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
    """Write the cache atomically; a failure is ignored, since the messages can be compiled again."""
    with contextlib.suppress(OSError):
        write_atomically(cache_file, content)
