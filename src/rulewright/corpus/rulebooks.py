"""The raw rulebooks on a reader's machine, and the entries' citations of them.

The rulebooks are other people's text and are not part of the project; owners of copies can check the entries against
them. A book is identified by the SHA-256 of its file, whatever the file's name.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter

from rulewright.atomic_write import write_atomically
from rulewright.corpus.content import user_folder
from rulewright.corpus.files import read_text
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.model import Book, Corpus, Entry, Game
from rulewright.corpus.records import Line, Slug, read_record, strict
from rulewright.errors import BadInputError, RulewrightError
from rulewright.errors.system import explain_os_error, with_variable_hint
from rulewright.language.phrase import Phrase, phrase

DATA_VARIABLE = "XDG_DATA_HOME"
_PASSAGES = TypeAdapter(dict[str, dict[str, str]])


class UncitedReason(StrEnum):
    """The reason why no entry cites a line."""

    FRONT_MATTER = "front-matter"
    """Title, contents or story."""
    HEADING = "heading"
    """A heading or an introduction without a rule."""
    CAPTION = "caption"
    """Words in a picture."""
    INDEX = "index"
    """An index of words with their pages."""
    PAGE_FURNITURE = "page-furniture"
    """Page numbers and printers' marks."""
    DECORATION = "decoration"
    """No words at all."""
    PENDING = "pending"
    """A rule without an entry as yet."""


@strict()
class UncitedRange:
    """`[[range]]` of uncited.toml."""

    book: Slug
    lines: tuple[Line, Line]
    reason: UncitedReason


@strict()
class UncitedRecord:
    """uncited.toml."""

    range: Annotated[tuple[UncitedRange, ...], Field()] = ()


class RulebookFolderError(BadInputError):
    """A folder whose rulebooks are not those of the entries."""

    def __init__(self, folder: Path, message: Phrase) -> None:
        super().__init__(
            "rulebooks",
            str(folder),
            message,
            phrase("name-the-folder-with-the-unchanged"),
        )


@dataclass(frozen=True)
class Coverage:
    """The lines of a rulebook that the entries cite; line numbers count from 1, ranges are inclusive.

    `rule_lines` counts the lines with a rule, `cited` those that a rule or a piece cites. `uncited` lists the ranges of
    the others, and `pending` those of them whose entries are known to be missing.
    """

    book: str
    rule_lines: int
    cited: int
    uncited: tuple[tuple[int, int], ...]
    pending: tuple[tuple[int, int], ...]

    def as_json(self) -> dict[str, object]:
        """The coverage as an object of `rulewright sources --json`."""
        return {
            "book": self.book,
            "rule_lines": self.rule_lines,
            "cited": self.cited,
            "uncited": [list(run) for run in self.uncited],
            "pending": [list(run) for run in self.pending],
        }


def find_rulebooks(game: Game, folder: Path) -> dict[str, list[str]]:
    """The lines of the game's rulebooks in `folder`, by book id; missing books are left out.

    Raises `RulebookFolderError` if the folder cannot be read, holds none of the books, or holds a file with a book's
    name and other content.
    """
    try:
        files = [path for path in sorted(folder.iterdir()) if path.is_file()]
        contents = {path: path.read_bytes() for path in files}
    except OSError as error:
        cause = explain_os_error(error).cause
        raise RulebookFolderError(
            folder, phrase("the-folder-folder-cannot-be-read", folder=folder, cause=cause)
        ) from error
    by_hash = {hashlib.sha256(content).hexdigest(): content for content in contents.values()}
    changed = [book for book in game.books.values() if book.sha256 not in by_hash and (folder / book.file) in contents]
    if changed:
        raise RulebookFolderError(
            folder,
            phrase(
                "file-is-not-the-text-that",
                file=changed[0].file,
                found=hashlib.sha256(contents[folder / changed[0].file]).hexdigest()[:12],
            ),
        )
    found = {
        book.id: _decode_lines(by_hash[book.sha256], book) for book in game.books.values() if book.sha256 in by_hash
    }
    if not found:
        raise RulebookFolderError(folder, phrase("no-rulebook-of-game-is-in", game=game.id, folder=folder))
    return found


def compute_coverage(corpus: Corpus, game: Game, texts: Mapping[str, list[str]], rules: Path) -> list[Coverage]:
    """The coverage of each rulebook in `texts` by the game's entries.

    Raises `ContentError` for a malformed uncited.toml and for entries that cite lines past a book's end.
    """
    exempt, findings = read_uncited(rules, game)
    findings += _find_lines_past_end(corpus, game, texts)
    if findings:
        raise ContentError(rules, findings)
    answers = []
    for book, lines in texts.items():
        content = {number for number, line in enumerate(lines, 1) if line.strip()}
        no_rule = _line_numbers(
            each.lines for each in exempt if each.book == book and each.reason is not UncitedReason.PENDING
        )
        waiting = _line_numbers(
            each.lines for each in exempt if each.book == book and each.reason is UncitedReason.PENDING
        )
        cited = _line_numbers(
            lines
            for entry in corpus.entries.values()
            if entry.game == game.id and (entry.is_rule or entry.piece)
            for source in entry.sources
            if source.book == book
            for lines in source.lines
        )
        rule_lines = (content - no_rule) | (content & cited)
        uncited = rule_lines - cited
        answers.append(
            Coverage(
                book,
                len(rule_lines),
                len(rule_lines & cited),
                tuple(
                    sorted(
                        (
                            *_group_into_ranges(uncited - waiting, content),
                            *_group_into_ranges(uncited & waiting, content),
                        )
                    )
                ),
                _group_into_ranges(uncited & waiting, content),
            )
        )
    return answers


def store_passages(corpus: Corpus, game: Game, texts: Mapping[str, list[str]]) -> Path:
    """Store the passages that entries and differences cite in this user's data folder; returns the file."""
    passages = {
        document.id: {
            source.book: "\n".join("\n".join(texts[source.book][first - 1 : last]) for first, last in source.lines)
            for source in (document.sources if isinstance(document, Entry) else document.passages)
            if source.book in texts
        }
        for document in corpus.documents
        if document.game == game.id
    }
    path = passages_file(game.id)
    try:
        write_atomically(path, json.dumps(passages, ensure_ascii=False))
    except OSError as error:
        refused = explain_os_error(error)
        message = phrase("the-passages-cannot-be-stored-in", file=path, cause=refused.cause)
        raise RulewrightError(
            "not-writable", str(path), message, with_variable_hint(refused.remedy, DATA_VARIABLE)
        ) from error
    return path


def load_passages(game: str) -> Mapping[str, Mapping[str, str]]:
    """The stored passages by entry or difference, then by book; empty if there are none or the file is unusable."""
    try:
        text = read_text(passages_file(game), game)
        return {} if isinstance(text, Finding) else _PASSAGES.validate_json(text, strict=True)
    except (OSError, ValueError):
        return {}


def passages_file(game: str) -> Path:
    """The file of a game's passages, in the user's data folder, never in the project."""
    return user_folder(DATA_VARIABLE, ".local/share") / "rulewright" / "passages" / f"{game}.json"


def read_uncited(rules: Path, game: Game) -> tuple[tuple[UncitedRange, ...], list[Finding]]:
    """The ranges of the game's uncited.toml, with its findings."""
    path = rules / game.id / "uncited.toml"
    if not path.exists():
        return (), []
    record, places, findings = read_record(UncitedRecord, path, rules)
    for index, each in enumerate(record.range if record else ()):
        if each.book not in game.books:
            name = path.relative_to(rules).as_posix()
            line = places.line("range", index, "book")
            findings.append(Finding(name, line, "unknown-book", f"game.toml has no book {each.book}.", "Correct it."))
    return (record.range if record else ()), findings


def _find_lines_past_end(corpus: Corpus, game: Game, texts: Mapping[str, list[str]]) -> list[Finding]:
    return [
        Finding.about(
            entry,
            "bad-lines",
            f"{entry.id} cites line {last} of {source.book}, which has {len(texts[source.book])}.",
            "Correct the range.",
        )
        for entry in corpus.entries.values()
        if entry.game == game.id
        for source in (*entry.sources, *(entry.piece.printed if entry.piece else ()))
        if source.book in texts
        for _, last in source.lines
        if last > len(texts[source.book])
    ]


def _decode_lines(content: bytes, book: Book) -> list[str]:
    try:
        return content.decode("utf-8").split("\n")
    except UnicodeDecodeError as error:
        raise RulebookFolderError(Path(book.file), phrase("file-is-not-utf-8", file=book.file)) from error


def _line_numbers(ranges: Iterable[tuple[int, int]]) -> set[int]:
    return {number for first, last in ranges for number in range(first, last + 1)}


def _group_into_ranges(numbers: set[int], content: set[int]) -> tuple[tuple[int, int], ...]:
    """The numbers as ranges; blank lines, which are not in `content`, do not split them."""
    runs: list[list[int]] = []
    joined = False
    for number in sorted(content):
        if number not in numbers:
            joined = False
        elif joined:
            runs[-1][1] = number
        else:
            runs.append([number, number])
            joined = True
    return tuple((first, last) for first, last in runs)
