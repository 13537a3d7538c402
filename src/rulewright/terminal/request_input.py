"""Input of commands: files and situations."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.errors import BadInputError
from rulewright.errors.system import explain_os_error
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.request import MAX_TEXT_LENGTH, parse_request
from rulewright.situations.table_file import AGAINST, FOR, TABLE

if TYPE_CHECKING:
    from rulewright.situations.catalogue import Catalogue
    from rulewright.situations.situation import Situation


def is_file_name(what: str) -> bool:
    """Whether a file is meant instead of a situation."""
    return what.endswith(".json") or Path(what).is_file()


def find_situation(catalogue: Catalogue, what: str) -> Situation:
    """The situation with this id, with or without the game, or with this title. Raises `BadInputError`."""
    short = [known for known in catalogue.situations if known.split("/")[1] == what]
    return catalogue.get_situation(short[0] if len(short) == 1 else what)


@contextmanager
def explain_field_errors(situation: Situation) -> Iterator[None]:
    """Add to errors about fields the command that lists all fields."""
    try:
        yield
    except BadInputError as error:
        if error.code in _FIELD_ERROR_CODES:
            error.remedy = phrase("remedy-and-where-fields-are", remedy=error.remedy, id=situation.id)
        raise


_FIELD_ERROR_CODES = ("missing-field", "unknown-field")


def read_table_fields(table: str | None, player: str | None, against: str | None) -> dict[str, Any]:
    """The fields of a request that the options `--table`, `--for` and `--against` give. Raises `BadInputError`."""
    found: dict[str, Any] = {field: named for field, named in ((FOR, player), (AGAINST, against)) if named is not None}
    if table is not None:
        found[TABLE] = parse_request(read_request_text(table, phrase("name-a-file-with-a-table")))
    return found


def add_table_fields(request: Mapping[str, Any], fields: Mapping[str, Any]) -> dict[str, Any]:
    """The request with fields of a table. Raises `BadInputError` (`contradiction`) if it has one of them already."""
    for field in fields:
        if field in request:
            raise BadInputError(
                "contradiction",
                f"--{field}, {field}",
                phrase("the-field-field-is-given-twice", field=field),
                phrase("keep-one-of-them"),
            )
    return {**request, **fields}


def read_request_text(file: str, remedy: Phrase = phrase("name-a-file-with-a-situation")) -> str:  # noqa: B008
    """The text of a situation from a file, or from standard input if the file is `-`; cut off above the allowed length.

    Raises `BadInputError`: `unreadable-file`, `not-utf-8`.
    """
    if file == "-" and sys.stdin is None:
        raise BadInputError("unreadable-file", file, phrase("standard-input-is-closed"), remedy)
    try:
        if file == "-":
            if isinstance(sys.stdin, io.TextIOWrapper):
                sys.stdin.reconfigure(encoding="utf-8", errors="strict")
            return sys.stdin.read(MAX_TEXT_LENGTH + 1).removeprefix("\ufeff")
        with Path(file).open(encoding="utf-8-sig") as stream:
            return stream.read(MAX_TEXT_LENGTH + 1)
    except UnicodeDecodeError:
        if file == "-":
            cause = phrase("standard-input-is-not-utf-8")
            raise BadInputError("not-utf-8", file, cause, phrase("send-json-in-utf-8")) from None
        cause = phrase("the-file-is-not-utf-8", file=file)
        raise BadInputError("not-utf-8", file, cause, phrase("save-it-as-utf-8")) from None
    except OSError as error:
        cause = phrase("the-file-cannot-be-read-cause", file=file, cause=explain_os_error(error).cause)
        raise BadInputError("unreadable-file", file, cause, remedy) from None
