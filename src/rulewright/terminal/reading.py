"""Reading what the user gives to a command."""

from __future__ import annotations

import sys
from pathlib import Path

from rulewright.errors import BadInputError
from rulewright.language.phrase import phrase
from rulewright.situations.request import MAXIMUM_LENGTH
from rulewright.system import refusal


def read_situation(file: str) -> str:
    """The text of a situation from a file, or from standard input where the file is `-`; no more than may be read.

    Raises `BadInputError`: `unreadable-file`, `not-utf-8`.
    """
    remedy = phrase("name-a-file-with-a-situation")
    if file == "-" and sys.stdin is None:
        raise BadInputError("unreadable-file", file, phrase("standard-input-is-closed"), remedy)
    try:
        if file == "-":
            return sys.stdin.read(MAXIMUM_LENGTH + 1).removeprefix("\ufeff")
        with Path(file).open(encoding="utf-8-sig") as stream:
            return stream.read(MAXIMUM_LENGTH + 1)
    except UnicodeDecodeError:
        raise BadInputError("not-utf-8", file, phrase("the-file-is-not-utf-8"), phrase("save-it-as-utf-8")) from None
    except OSError as error:
        cause = phrase("the-file-cannot-be-read-cause", cause=refusal(error).cause)
        raise BadInputError("unreadable-file", file, cause, remedy) from None
