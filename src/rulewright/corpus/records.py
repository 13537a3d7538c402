"""The shapes of the TOML files under `rules/`, validated by pydantic, and the lines of their values."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Container, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from pydantic import BeforeValidator, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails
from typing_extensions import dataclass_transform

from rulewright.corpus.files import preloaded, read_text
from rulewright.corpus.findings import Finding
from rulewright.corpus.kind import Kind
from rulewright.corpus.model import (
    Basis,
    Certainty,
    ChangeKind,
    ChangeReason,
    NotExecuted,
    Provenance,
    PublicationKind,
    Severity,
)
from rulewright.language import KNOWN_LANGUAGES, Language

Slug = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Reference = Annotated[str, Field(pattern=r"^([a-z0-9-]+/)?[a-z0-9-]+/[a-z0-9-]+$")]
Line = Annotated[int, Field(ge=1, le=100_000, strict=True)]
Lines = Annotated[tuple[tuple[Line, Line], ...], Field(min_length=1)]
Words = Annotated[str, Field(min_length=1)]
FactKey = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
Package = Annotated[str, Field(pattern=r"^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$")]
Function = Annotated[str, Field(pattern=r"^[a-z_]+\.[a-z_]+$")]
RuleKind = Literal[
    Kind.COMPONENT,
    Kind.DEFINITION,
    Kind.PROCEDURE,
    Kind.OUTCOME,
    Kind.LIMIT,
    Kind.PERMISSION,
    Kind.PROHIBITION,
    Kind.TABLE,
    Kind.EXAMPLE,
    Kind.OPTIONAL,
]
"""The kinds of a chapter's entries; terms, questions and pieces are in files of their own."""
Outline = Annotated[str, Field(pattern=r"^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+$")]
"""An SVG path."""

SymbolsRecord = dict[Slug, Outline]
"""symbols.toml: outlines in a square of 16 by 16, each under the name of the glossary term that names the icon."""

SearchPhrasesRecord = dict[Slug, tuple[str, ...]]
"""asked/<family>.toml of a language: phrases that players type, each list under the last part of its entry's id."""

ShapeT = TypeVar("ShapeT")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def strict(*, kw_only: bool = False) -> Callable[[type[ShapeT]], type[ShapeT]]:
    """Make a class the shape of a record: a frozen dataclass for which pydantic refuses unknown keys."""

    def decorate(shape: type[ShapeT]) -> type[ShapeT]:
        shape.__pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[attr-defined]
        return dataclass(frozen=True, kw_only=kw_only)(shape)

    return decorate


@strict()
class BookRecord:
    """`[[book]]` of game.toml."""

    id: Slug
    language: Language
    file: Words
    sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    title: dict[Language, Words]
    pages: tuple[tuple[Annotated[int, Field(ge=0, strict=True)], Line], ...] = ()


@strict()
class CollectionRecord:
    """`[[collection]]` of game.toml: a family of pieces, its files, and the arrays of tables with the pieces.

    `pieces` maps each array's name to the kind of its members; other arrays in the files belong to the game's package.
    """

    family: Slug
    title: dict[Language, Words]
    files: Annotated[tuple[Annotated[str, Field(pattern=r"^[a-z0-9-]+\.toml$")], ...], Field(min_length=1)]
    pieces: Annotated[dict[Slug, Literal[Kind.SPACE, Kind.CHARACTER, Kind.CARD]], Field(min_length=1)]


@strict()
class GameRecord:
    """game.toml. Games are sorted by `order`, then by id; `languages` are in the order of preference.

    In `partial` languages, titles and texts may be missing.
    """

    title: dict[Language, Words]
    edition: dict[Language, Words]
    languages: Annotated[tuple[Language, ...], Field(min_length=1)]
    chapters: tuple[Slug, ...]
    partial: tuple[Language, ...] = ()
    book: tuple[BookRecord, ...] = ()
    collection: tuple[CollectionRecord, ...] = ()
    engine: Package | None = None
    order: int = 0


@strict()
class EntryRecord:
    """`[[entry]]` of a chapter file."""

    id: Slug
    kind: RuleKind
    see: tuple[Reference, ...] = ()
    sources: dict[Slug, Lines] = field(default_factory=dict)
    headings: dict[Slug, Words] = field(default_factory=dict)
    executed_by: Function | None = None
    not_executed: NotExecuted | None = None
    restored: dict[Slug, Certainty] = field(default_factory=dict)


@strict()
class ChapterRecord:
    """chapters/<chapter>.toml."""

    title: dict[Language, Words]
    entry: tuple[EntryRecord, ...] = ()


@dataclass(frozen=True, kw_only=True)
class PieceRecord:
    """The record of a piece, a space, a character or a card, as far as the corpus knows it.

    `named` gives the first line on which a language's rulebook prints the name, or `public`; any other name is ours.
    `facts` gives the provenance of every further key. These keys belong to the game: its package reads them with a
    subclass that adds them as fields and forbids any other.
    """

    id: Slug
    see: tuple[Reference, ...] = ()
    sources: dict[Slug, Lines] = field(default_factory=dict)
    named: dict[Language, Line | Literal[Provenance.PUBLIC]] = field(default_factory=dict)
    executed_by: Function | None = None
    not_executed: NotExecuted | None = None
    facts: dict[FactKey, Literal[Provenance.RULEBOOK, Provenance.PUBLIC, Provenance.DERIVED]] = field(
        default_factory=dict
    )

    __pydantic_config__ = ConfigDict(extra="allow")


@strict()
class AttestationRecord:
    """A term in one language's rulebook: the first line with it (if any), the forms found, misprints."""

    attested: Line | None = None
    forms: tuple[Words, ...] = ()
    misprints: tuple[Words, ...] = ()


@strict()
class TermRecord:
    """`[[term]]` of glossary.toml, with attestations by language code."""

    id: Slug
    category: str
    attestations: Annotated[dict[Language, AttestationRecord], Field(alias="[language]")] = field(default_factory=dict)


def _gather_attestations(term: object) -> object:
    if not isinstance(term, dict):
        return term
    by_language = {key: value for key, value in term.items() if key in KNOWN_LANGUAGES}
    return {key: value for key, value in term.items() if key not in by_language} | {"[language]": by_language}


@strict()
class GlossaryRecord:
    """glossary.toml; every term is in one of its `categories`."""

    title: dict[Language, Words]
    categories: tuple[Slug, ...] = ()
    term: tuple[Annotated[TermRecord, BeforeValidator(_gather_attestations)], ...] = ()


@strict()
class QuestionRecord:
    """`[[question]]` of faq.toml."""

    id: Slug
    chapter: Slug
    basis: Basis
    entries: Annotated[tuple[Reference, ...], Field(min_length=1)]
    cited: dict[Slug, Words] = field(default_factory=dict)
    common: bool = False


@strict()
class PublicationRecord:
    """`[[publication]]` of faq.toml; questions name it under `cited`, with the place in it."""

    id: Slug
    title: Words
    by: Words
    kind: PublicationKind
    address: Annotated[str, Field(pattern=r"^(https?://\S+)?$")] = ""
    version: str = ""
    date: Annotated[str, Field(pattern=r"^(\d{4}(-\d\d){0,2})?$")] = ""


@strict()
class QuestionsRecord:
    """faq.toml."""

    title: dict[Language, Words]
    publication: tuple[PublicationRecord, ...] = ()
    question: tuple[QuestionRecord, ...] = ()


@strict()
class ExampleRecord:
    """`[[example]]` of examples/<name>.toml: its probabilities, or fields of an answer without chances.

    `probability` leaves out impossible results, and `answer` the fields that the example does not state.
    """

    id: Slug
    entry: Reference
    situation: dict[str, object]
    probability: dict[Slug, Annotated[str, Field(pattern=r"^\d+(/\d+)?$")]] = field(default_factory=dict)
    answer: dict[str, object] = field(default_factory=dict)


@strict()
class ExamplesRecord:
    """examples/<name>.toml."""

    example: tuple[ExampleRecord, ...] = ()


@strict()
class NumberRecord:
    """`[[number]]` of numbers.toml."""

    id: Slug
    values: Annotated[tuple[Annotated[int, Field(ge=0, strict=True)], ...], Field(min_length=1)]
    entries: Annotated[tuple[Reference, ...], Field(min_length=1)]


@strict()
class NumbersRecord:
    """numbers.toml."""

    number: tuple[NumberRecord, ...] = ()


@strict()
class DifferenceRecord:
    """`[[difference]]` of differences.toml."""

    id: Slug
    entries: Annotated[tuple[Reference, ...], Field(min_length=1)]
    severity: Severity
    follows: tuple[Slug, ...]
    sources: dict[Slug, Lines]
    variant: Slug | None = None


@strict()
class DifferencesRecord:
    """differences.toml."""

    difference: tuple[DifferenceRecord, ...] = ()


@strict()
class ChangeRecord:
    """`[[change]]` of changes.toml."""

    date: Annotated[date, Field(strict=True)]
    version: Annotated[str, Field(pattern=r"^\d+\.\d+\.\d+$")]
    kind: ChangeKind
    reason: ChangeReason | None = None
    ids: tuple[Reference, ...] = ()
    languages: tuple[Language, ...] = ()


@strict()
class ChangesRecord:
    """changes.toml."""

    change: tuple[ChangeRecord, ...] = ()


_TITLES = ("title", "edition")
_MEMBER = re.compile(r"<\w+\.\w+: ('[^']*')>")
"""Pydantic's notation of an enumeration's member; an author writes its value."""
_HEADER = re.compile(r"\s*\[\[?\s*([\w-]+)\s*\]")
RecordT = TypeVar("RecordT")


def read_record(
    record_type: type[RecordT],
    path: Path,
    root: Path,
    only_keys: Container[str] | None = None,
    lenient_tables: Container[str] | None = None,
) -> tuple[RecordT | None, SourceMap, list[Finding]]:
    """Read the TOML file at `path` as a `record_type`; returns the record, its source map and its findings.

    The record is `None` if there is a finding. `root` is the folder that findings name files relative to. With
    `only_keys`, the file's other top-level keys are ignored. With `lenient_tables`, malformed members of these arrays
    and malformed titles are only left out of the record; the source map lists them.
    """
    name = path.relative_to(root).as_posix()
    if (
        only_keys is None
        and isinstance(record_type, type)
        and (read_before := preloaded(name, record_type)) is not None
    ):
        return read_before, SourceMap(""), []
    try:
        text = read_text(path, name)
    except OSError as error:
        cause = f"The file cannot be read: {error.strerror}."
        text = Finding(name, 1, "missing-file", cause, "Create it or take its name out of game.toml.")
    if isinstance(text, Finding):
        return None, SourceMap(""), [text]
    places = SourceMap(text)
    data: Mapping[str, object] = {}
    try:
        data = _parse_toml(text)
        if only_keys is not None:
            data = {key: value for key, value in data.items() if key in only_keys}
        return _get_type_adapter(record_type).validate_python(data), places, []  # type: ignore[arg-type]  # types can be hashed
    except ValidationError as error:
        findings = []
        for problem in error.errors(include_url=False):
            location = [part for part in problem["loc"] if not str(part).startswith("[")]
            findings.append(
                Finding(name, places.line(*location), *_explain_validation_error(problem, _format_path(data, location)))
            )
        return (
            _validate_leniently(
                record_type, data, {each["loc"][:2] for each in error.errors()}, lenient_tables, places
            ),
            places,
            findings,
        )
    except (ValueError, RecursionError) as error:
        line, cause = explain_toml_error(text, error)
        return None, places, [Finding(name, line, "bad-toml", f"Not valid TOML: {cause}.", "Correct the line.")]


def _format_path(data: object, location: Iterable[str | int]) -> str:
    """The path of a value as an author finds it: members of arrays are named by their ids."""
    path = []
    for part in location:
        try:
            data = data[part]  # type: ignore[index]  # other types are caught
        except (LookupError, TypeError):
            data = None
        named = data.get("id") if isinstance(part, int) and isinstance(data, Mapping) else None
        path.append(str(named) if named and isinstance(named, str) else str(part))
    return ".".join(path)


def _explain_validation_error(problem: ErrorDetails, path: str) -> tuple[str, str, str]:
    """Code, cause and remedy of pydantic's error about the value at a path."""
    if problem["type"] in ("unexpected_keyword_argument", "extra_forbidden"):
        return "unknown-key", f"Unknown key {path}.", "Remove it or correct its spelling."
    if problem["type"] in ("missing", "missing_argument"):
        return "bad-value", f"{path} is missing.", "Add it."
    if problem["input"] in ("", [], {}):
        expected = _MEMBER.sub(r"\1", problem.get("ctx", {}).get("expected", ""))
        remedy = f"Write one of {expected}." if expected else "Fill it in."
        return "bad-value", f"{path} is empty.", remedy
    told = _MEMBER.sub(r"\1", problem["msg"])
    return "bad-value", f"{path}: {told}.", _format_remedy(problem["input"])


def _validate_leniently(
    record_type: type[RecordT],
    data: Mapping[str, object],
    invalid: Collection[tuple[str | int, ...]],
    lenient_tables: Container[str] | None,
    source_map: SourceMap,
) -> RecordT | None:
    """The record without its malformed members, which `source_map` then lists; `None` if the rest is no record."""
    if lenient_tables is None:
        return None
    rest = dict(data)
    for table, part in sorted((each for each in invalid if len(each) == 2), key=str):
        value = data.get(str(table))
        if table in lenient_tables and isinstance(part, int) and isinstance(value, list):
            rest[str(table)] = [each for index, each in enumerate(value) if (table, index) not in invalid]
        elif table in _TITLES and isinstance(value, Mapping):
            rest[str(table)] = {key: each for key, each in value.items() if (table, key) not in invalid}
        else:
            return None
    try:
        record: RecordT = _get_type_adapter(record_type).validate_python(rest)  # type: ignore[arg-type]
    except ValidationError:
        return None
    source_map.move_invalid_last(data, invalid)
    return record


@lru_cache(maxsize=8)
def _parse_toml(text: str) -> Mapping[str, object]:
    """Parse TOML. The result must not be changed: the corpus and the game's own types share it."""
    return tomllib.loads(text)


def explain_toml_error(text: str, error: ValueError | RecursionError) -> tuple[int, str]:
    """The line of a TOML error, and its cause."""
    lines = text.splitlines()
    if isinstance(error, tomllib.TOMLDecodeError):
        match = re.search(r"at line (\d+)", str(error))
        return int(match[1]) if match else text.count("\n") + 1, re.sub(r"\s*\(at .*\)$", "", str(error))
    if isinstance(error, RecursionError):
        brackets = accumulate(len(re.findall(r"[\[{]", line)) - len(re.findall(r"[]}]", line)) for line in lines)
        depths = [max(depth, line.count(".")) for depth, line in zip(brackets, lines, strict=True)]
        return depths.index(max(depths)) + 1, "values stand too deep in each other"
    digits = [max(map(len, re.findall(r"\d+", line.replace("_", ""))), default=0) for line in lines]
    return digits.index(max(digits)) + 1, "a number has too many digits"


def _format_remedy(value: object) -> str:
    """The remedy for a value, with its `repr` if Python can write it."""
    try:
        return f"Correct the value {value!r:.80}."
    except (ValueError, RecursionError):
        return "Correct the value."


@cache
def _get_type_adapter(record_type: type[RecordT]) -> TypeAdapter[RecordT]:
    """The cached validator of a shape, which pydantic takes longer to make than to read a file."""
    return TypeAdapter(record_type)


class SourceMap:
    """The lines of the values in a TOML text.

    The files of `rules/` write every array of tables with `[[name]]` headers, one key to a line; no other TOML is
    supported.
    """

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._headers: dict[str, list[int]] = {}
        for index, line in enumerate(self._lines):
            if match := _HEADER.match(line):
                self._headers.setdefault(match[1], []).append(index)
        self.invalid_members: dict[str, list[tuple[int, str]]] = {}
        self.invalid_titles: set[tuple[str, str]] = set()

    def move_invalid_last(self, data: Mapping[str, object], invalid: Collection[tuple[str | int, ...]]) -> None:
        """Record the values left out of a record of `data`: members of arrays by table and index, titles by key.

        Remaining members have the indices of the record from now on. The others come after them: `invalid_members` has
        their indices and ids, by table.
        """
        self.invalid_titles = {(str(table), part) for table, part in invalid if isinstance(part, str)}
        for table in {str(table) for table, part in invalid if isinstance(part, int)}:
            members, headers = data[table], self._headers.get(table, [])
            assert isinstance(members, list)
            order = sorted(range(len(members)), key=lambda index: (table, index) in invalid)
            if len(headers) == len(members):
                self._headers[table] = [headers[index] for index in order]
            for index, member in enumerate(members[each] for each in order):
                named = member.get("id") if isinstance(member, Mapping) else None
                if (table, order[index]) in invalid and isinstance(named, str):
                    self.invalid_members.setdefault(table, []).append((index, named))

    def line(self, *location: object) -> int:
        """The line (from 1) on which the value at `location` begins, or the nearest enclosing one.

        `location` is a path of table names, array indices and keys.
        """
        first = 0
        keys = [part for part in location if isinstance(part, str)]
        headers = self._headers.get(keys[0], []) if keys else []
        index = location[1] if len(location) > 1 and isinstance(location[1], int) else 0
        if index < len(headers):
            first, keys = headers[index], keys[1:]
        for depth in range(len(keys), 0, -1):
            key = re.compile(r"\s*" + r"\s*\.\s*".join(rf"\"?{re.escape(key)}\"?" for key in keys[:depth]) + r"\s*[.=]")
            for number in range(first, len(self._lines)):
                if number > first and _HEADER.match(self._lines[number]):
                    break
                if key.match(self._lines[number]):
                    return number + 1
        return first + 1
