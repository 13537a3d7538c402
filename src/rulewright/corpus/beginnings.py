"""Begins an entry, a term or a difference: its files, with gaps that `rulewright check` names."""

from __future__ import annotations

import contextlib
import re
import tomllib
from collections.abc import Iterator, Mapping
from enum import StrEnum
from pathlib import Path

from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.loading import read_games
from rulewright.corpus.lock import read_locked_ids
from rulewright.corpus.records import GameRecord
from rulewright.errors import BadInputError
from rulewright.language.phrase import phrase
from rulewright.replacing import replace_file

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){2}")


class Begun(StrEnum):
    """What can be begun, as files call its tables."""

    ENTRY = "entry"
    TERM = "term"
    DIFFERENCE = "difference"

    @property
    def pattern(self) -> str:
        """How its ids are written."""
        return {Begun.TERM: "GAME/glossary/NAME", Begun.DIFFERENCE: "GAME/differences/NAME"}.get(
            self, "GAME/CHAPTER/NAME"
        )


def begin(what: Begun, new_id: str, rules: Path) -> tuple[str, ...]:
    """Writes the texts in every language that the game has whole, then the record; their names below `rules`.

    Nothing is left of it where one cannot be written. Raises `BadInputError` (`bad-id`, `unknown-game`,
    `unknown-chapter`, `taken-id`), `ContentError` for files that cannot be read, and `OSError`.
    """
    parts = new_id.split("/")
    if not _ID.fullmatch(new_id) or parts[1] != what.pattern.split("/")[1].replace("CHAPTER", parts[1]):
        remedy = phrase("write-a-new-id-like-pattern", pattern=what.pattern)
        raise BadInputError("bad-id", new_id[:80], phrase("this-is-no-id-for-what", id=new_id[:80], what=what), remedy)
    game, family, name = parts
    record = _game(game, rules)
    if what is Begun.ENTRY and family not in record.chapters:
        message = phrase("there-is-no-chapter-chapter", chapter=family)
        raise BadInputError(
            "unknown-chapter", family, message, phrase("name-one-of-ids", ids=", ".join(record.chapters))
        )
    file = f"{game}/chapters/{family}.toml" if what is Begun.ENTRY else f"{game}/{family}.toml"
    written = [language for language in record.languages if language not in record.partial]
    texts = {f"{language}/{new_id}.md": _text(what, record) for language in written}
    listed = _read(rules, file)
    locked, redirects = read_locked_ids(rules)
    if (
        new_id in (*locked, *redirects)
        or name in _names(listed, what)
        or any((rules / str(language) / f"{new_id}.md").exists() for language in record.languages)
    ):
        raise BadInputError(
            "taken-id", new_id, phrase("this-id-is-taken", id=new_id), phrase("choose-an-id-never-used")
        )
    title = "" if what is Begun.DIFFERENCE else "[title]\n" + "".join(f'{each} = ""\n' for each in written)
    table = f"[[{what}]]\n" + "".join(f"{line}\n" for line in _fields(what, name, record))
    with _all_or_nothing([rules / text for text in texts]):
        for text, content in texts.items():
            replace_file(rules / text, content)
        replace_file(rules / file, "\n".join(filter(None, (listed or title, table))))
    return (file, *texts)


def _game(game: str, rules: Path) -> GameRecord:
    found = {file.parent.name: (record, findings) for file, record, _, findings in read_games(rules)}
    if game not in found:
        message = phrase("there-is-no-game-game", game=game)
        raise BadInputError("unknown-game", game, message, phrase("name-one-of-ids", ids=", ".join(found)))
    record, findings = found[game]
    if record is None:
        raise ContentError(rules, findings)
    return record


def _fields(what: Begun, name: str, record: GameRecord) -> Iterator[str]:
    """The lines of a record; what is empty is to be filled in."""
    yield f'id = "{name}"'
    if what is Begun.TERM:
        yield 'category = ""'
    elif what is Begun.ENTRY:
        yield from ('kind = ""', "see = []", 'not_executed = "not-yet"')
    else:
        yield from ("entries = []", 'severity = ""', "follows = []")
        yield from (f"sources.{book.id} = []" for book in record.book) if record.book else ("sources = {}",)


def _text(what: Begun, record: GameRecord) -> str:
    sections = (*(book.id for book in record.book), "reading") if what is Begun.DIFFERENCE else ()
    return "---\ntitle:\naliases: []\n---\n" + "".join(f"\n## {section}\n" for section in sections)


def _read(rules: Path, file: str) -> str:
    """A file of records, empty where there is none yet. Raises `ContentError` for what is no TOML."""
    try:
        text = (rules / file).read_text("utf-8")
        tomllib.loads(text)
    except FileNotFoundError:
        return ""
    except ValueError as error:
        finding = Finding(file, 1, "bad-toml", f"Not valid TOML: {error}.", "Correct the file.")
        raise ContentError(rules, [finding]) from None
    return text if text.endswith("\n") else f"{text}\n"


def _names(listed: str, what: Begun) -> set[object]:
    """The ids that a file's tables have, however wrong the rest of them is."""
    tables = tomllib.loads(listed).get(what, [])
    return {table.get("id") for table in tables if isinstance(table, Mapping)} if isinstance(tables, list) else set()


@contextlib.contextmanager
def _all_or_nothing(files: list[Path]) -> Iterator[None]:
    """Removes `files`, none of which were there before, where what is done does not succeed."""
    try:
        yield
    except BaseException:
        for file in files:
            with contextlib.suppress(OSError):
                file.unlink(missing_ok=True)
        raise
