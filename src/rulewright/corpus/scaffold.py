"""Scaffolding for maintainers: files from `templates/`, with gaps that `rulewright check` reports."""

from __future__ import annotations

import contextlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from pathlib import Path
from string import Template
from typing import get_args

from rulewright.atomic_write import write_atomically
from rulewright.corpus.files import read_locked_ids, read_text
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.loading import read_game_records
from rulewright.corpus.model import NotExecuted, Severity
from rulewright.corpus.records import GameRecord, RuleKind, explain_toml_error
from rulewright.errors import BadInputError
from rulewright.language import KNOWN_LANGUAGES, LANGUAGES, Language, records
from rulewright.language.phrase import phrase
from rulewright.version import __version__

_NAME = r"[a-z0-9]+(-[a-z0-9]+)*"
_ANY_GAMES = [Language.EN, *(each for each in LANGUAGES if each != Language.EN)]
"""The languages of a first game, the preferred first."""
_CHANGES = "changes.toml"
_TEMPLATES = Path(__file__).with_name("templates")
_RECORDS = Path(records.__path__[0])


class Scaffold(StrEnum):
    """The kinds of scaffolds, as their tables are named in files."""

    ENTRY = "entry"
    TERM = "term"
    DIFFERENCE = "difference"
    GAME = "game"
    LANGUAGE = "language"

    @property
    def pattern(self) -> str:
        """The pattern of its ids."""
        return {
            Scaffold.ENTRY: "GAME/CHAPTER/NAME",
            Scaffold.TERM: "GAME/glossary/NAME",
            Scaffold.DIFFERENCE: "GAME/differences/NAME",
            Scaffold.GAME: "NAME",
            Scaffold.LANGUAGE: "XX",
        }[self]

    def require(self, new_id: str) -> None:
        """Raise `BadInputError` (`bad-id`) for an id that does not fit the pattern."""
        form = re.sub("GAME|CHAPTER|NAME", lambda _: _NAME, self.pattern).replace("XX", "[a-z]{2}")
        is_language = re.fullmatch("[a-z]{2}", new_id) is not None  # its folder is a sibling of the games' folders
        if not re.fullmatch(form, new_id) or (self is Scaffold.GAME and is_language):
            message = phrase("this-is-no-id-for-what", id=new_id[:80], what=self)
            raise BadInputError(
                "bad-id", new_id[:80], message, phrase("write-a-new-id-like-pattern", pattern=self.pattern)
            )


@dataclass(frozen=True)
class Scaffolded:
    """The written files: names below the rules folder, absolute for files elsewhere.

    `values` lists the possible values of a gap, by its key in the record.
    """

    files: tuple[str, ...]
    values: Mapping[str, tuple[str, ...]]


def scaffold(what: Scaffold, new_id: str, rules: Path) -> Scaffolded:
    """Write the files of a new entry, term, difference, game or language: all, or none if one cannot be written.

    Raises `BadInputError` (`bad-id`, `unknown-game`, `unknown-chapter`, `taken-id`), `ContentError` for files that
    cannot be read, and `OSError`.
    """
    what.require(new_id)
    match what:
        case Scaffold.GAME:
            files = _of_game(new_id, rules)
        case Scaffold.LANGUAGE:
            files = _of_language(new_id, rules)
        case _:
            files = _of_document(what, new_id, rules)
    with _all_or_nothing([rules / file for file in files]):
        for file, content in reversed(files.items()):  # a record last: it names the other files
            write_atomically(rules / file, content)
    return Scaffolded(tuple(files), _values(what, new_id, rules))


def _values(what: Scaffold, new_id: str, rules: Path) -> Mapping[str, tuple[str, ...]]:
    """The possible values of the gaps in a record, if they are few."""
    match what:
        case Scaffold.ENTRY:
            return {"kind": tuple(get_args(RuleKind)), "not_executed": tuple(NotExecuted)}
        case Scaffold.TERM:
            listed = tomllib.loads(_read(rules, f"{new_id.split('/', 1)[0]}/glossary.toml")).get("categories")
            return {"category": tuple(map(str, listed))} if isinstance(listed, list) and listed else {}
        case Scaffold.DIFFERENCE:
            books = tuple(book.id for book in _game(new_id.split("/", 1)[0], rules).book)
            return {"severity": tuple(Severity), **({"follows": books} if books else {})}
        case _:
            return {}


def _of_game(new_id: str, rules: Path) -> dict[str, str]:
    """The files of a game with a chapter, in the languages of the existing games."""
    games = _games(rules)
    if new_id in games or (rules / new_id).exists():
        raise _taken(new_id)
    known = next(iter(games.values()), None)
    languages = [each for each in known.languages if each not in known.partial] if known else _ANY_GAMES
    listed = ", ".join(f'"{each}"' for each in languages)
    order = max((record.order for record in games.values()), default=0) + 1
    return {
        f"{new_id}/game.toml": _rendered("game.toml", order=order, languages=listed, gaps=_gaps(languages)),
        f"{new_id}/chapters/overview.toml": _rendered("chapter.toml", gaps=_gaps(languages)),
    }


def _of_language(code: str, rules: Path) -> dict[str, str]:
    """The files that add the language to every game, as partial, and its record if there is none."""
    games = _games(rules)
    files = {}
    for game, record in games.items():
        if code not in record.languages:
            text = (rules / game / "game.toml").read_text("utf-8")
            files[f"{game}/game.toml"] = _listed("partial", code, _listed("languages", code, text))
    if not files:
        raise _taken(code)
    if code not in KNOWN_LANGUAGES:
        files[str(_RECORDS / f"{code}.py")] = _rendered("language.py", code=code, order=len(KNOWN_LANGUAGES) + 1)
    return files


def _listed(key: str, value: str, text: str) -> str:
    """The TOML text with a value added to the array `key`, which is inserted after that of the languages if missing."""
    array = re.search(rf"^{key} = \[([^\]]*?),?\s*\]", text, re.MULTILINE)
    if array:
        return f'{text[: array.end(1)]}{", " if array[1].strip() else ""}"{value}"{text[array.end() - 1 :]}'
    return re.sub(r"^(languages = \[[^\]]*\].*\n)", rf'\1{key} = ["{value}"]\n', text, count=1, flags=re.MULTILINE)


def _of_document(what: Scaffold, new_id: str, rules: Path) -> dict[str, str]:
    """The record of an entry, a term or a difference, and its texts in every complete language of the game.

    In a published game, it is also added to the changes.
    """
    game, family, name = new_id.split("/")
    record = _game(game, rules)
    if what is Scaffold.ENTRY and family not in record.chapters:
        message = phrase("there-is-no-chapter-chapter", chapter=family)
        raise BadInputError(
            "unknown-chapter", family, message, phrase("name-one-of-ids", ids=", ".join(record.chapters))
        )
    file = f"{game}/chapters/{family}.toml" if what is Scaffold.ENTRY else f"{game}/{family}.toml"
    written = [language for language in record.languages if language not in record.partial]
    books = [book.id for book in record.book]
    sections = [*books, "reading"] if what is Scaffold.DIFFERENCE else []
    text = _rendered("text.md", sections="".join(f"\n## {section}\n" for section in sections))
    texts = {f"{language}/{new_id}.md": text for language in written}
    listed = _read(rules, file)
    locked, redirects = read_locked_ids(rules)
    if (
        new_id in (*locked, *redirects)
        or name in _names(listed, what)
        or any((rules / str(language) / f"{new_id}.md").exists() for language in record.languages)
    ):
        raise _taken(new_id)
    head = {Scaffold.ENTRY: "chapter.toml", Scaffold.TERM: "glossary.toml"}.get(what)
    first = listed or (_rendered(head, gaps=_gaps(written)) if head else "")
    sources = "\n".join(f"sources.{book} = []" for book in books) or "sources = {}"
    table = _rendered(f"{what}.toml", id=name, sources=sources)
    files = {file: "\n".join(filter(None, (first, table))), **texts}
    if published := _read(rules, f"{game}/{_CHANGES}"):
        today = date.today().isoformat()
        added = _rendered("change.toml", date=today, version=__version__, id=f"{family}/{name}")
        return {f"{game}/{_CHANGES}": f"{published}{added}", **files}
    return files


def _rendered(template: str, **values: object) -> str:
    """A template with its variables filled in."""
    return Template((_TEMPLATES / f"{template}.tmpl").read_text("utf-8")).substitute(values)


def _gaps(languages: Iterable[str]) -> str:
    """A line per language for a title to be written."""
    return "\n".join(f'{each} = ""' for each in languages)


def _taken(new_id: str) -> BadInputError:
    return BadInputError("taken-id", new_id, phrase("this-id-is-taken", id=new_id), phrase("choose-an-id-never-used"))


def _games(rules: Path) -> dict[str, GameRecord]:
    """The games' records by their ids, in their order. Raises `ContentError` if one cannot be read."""
    found = {}
    for file, record, _, findings in read_game_records(rules):
        if record is None:
            raise ContentError(rules, findings)
        found[file.parent.name] = record
    return found


def _game(game: str, rules: Path) -> GameRecord:
    found = _games(rules)
    if game not in found:
        message = phrase("there-is-no-game-game", game=game)
        raise BadInputError("unknown-game", game, message, phrase("name-one-of-ids", ids=", ".join(found)))
    return found[game]


def _read(rules: Path, file: str) -> str:
    """The text of a file of records, empty if it does not exist. Raises `ContentError` for malformed TOML."""
    try:
        text = read_text(rules / file, file)
    except FileNotFoundError:
        return ""
    if isinstance(text, Finding):
        raise ContentError(rules, [text])
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line, cause = explain_toml_error(text, error)
        finding = Finding(file, line, "bad-toml", f"Not valid TOML: {cause}.", "Correct the line.")
        raise ContentError(rules, [finding]) from None
    return text if text.endswith("\n") else f"{text}\n"


def _names(listed: str, what: Scaffold) -> set[object]:
    """The ids of a file's tables, even if the rest of them is malformed."""
    tables = tomllib.loads(listed).get(what, [])
    return {table.get("id") for table in tables if isinstance(table, Mapping)} if isinstance(tables, list) else set()


@contextlib.contextmanager
def _all_or_nothing(files: list[Path]) -> Iterator[None]:
    """Restore `files`, or remove them if they are new, if the block fails."""
    before = {file: file.read_bytes() if file.exists() else None for file in files}
    try:
        yield
    except BaseException:
        for file, content in before.items():
            with contextlib.suppress(OSError):
                if content is None:
                    file.unlink(missing_ok=True)
                elif file.read_bytes() != content:
                    write_atomically(file, content)
        raise
