"""Errors of the operating system, with their causes and remedies."""

from __future__ import annotations

import errno

from rulewright.errors import RulewrightError
from rulewright.language.phrase import Phrase, phrase

_FULL = "disk-full", phrase("there-is-no-space-left"), phrase("free-some-space-or-choose-a")
_FORBIDDEN = (
    "no-permission",
    phrase("reading-or-writing-it-is-not"),
    phrase("change-its-permissions-or-choose-a"),
)
_TOO_MANY = (
    "too-many-files",
    phrase("too-many-files-are-open"),
    phrase("close-other-programs-or-raise-the"),
)
_NO_MEMORY = "no-memory", phrase("there-is-no-memory-left"), phrase("close-other-programs-or-ask-for")
_ABSENT = "missing-file", phrase("there-is-no-such-file-or"), phrase("correct-the-name")
_NO_FOLDER = "missing-folder", phrase("a-file-stands-where-a-folder"), phrase("name-a-folder")
_NO_FILE = "missing-file", phrase("a-folder-stands-where-a-file"), phrase("name-a-file")
_NAME = "bad-name", phrase("the-name-is-too-long-for"), phrase("choose-a-shorter-one")
_DAMAGED = "disk-error", phrase("the-disk-or-device-fails"), phrase("choose-a-place-on-another-disk")
_REFUSALS: dict[int, tuple[str, Phrase, Phrase]] = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EFBIG: _FULL,
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
    errno.EROFS: _FORBIDDEN,
    errno.EMFILE: _TOO_MANY,
    errno.ENFILE: _TOO_MANY,
    errno.ENOMEM: _NO_MEMORY,
    errno.ENOENT: _ABSENT,
    errno.ENOTDIR: _NO_FOLDER,
    errno.EISDIR: _NO_FILE,
    errno.ENAMETOOLONG: _NAME,
    errno.EIO: _DAMAGED,
}


class RefusedError(RulewrightError):
    """A refusal of the system to read, write or open something; `cause` is its reason, without the file's name."""

    def __init__(self, code: str, place: str, cause: Phrase, remedy: Phrase) -> None:
        message = phrase("place-cause", place=place, cause=cause) if place else cause
        super().__init__(code, place, message, remedy)
        self.cause = cause


def explain_os_error(error: OSError) -> RefusedError:
    """Convert an error of the operating system."""
    place = str(error.filename2 or error.filename or "")  # for a move, the destination
    known = _REFUSALS.get(error.errno or 0)
    if known is not None:
        code, cause, remedy = known
        return RefusedError(code, place, cause, remedy)
    cause = phrase("the-system-refused-cause", cause=errno.errorcode.get(error.errno or 0, type(error).__name__))
    return RefusedError("system", place, cause, phrase("remove-the-cause-and-try-again"))


def with_variable_hint(remedy: Phrase, variable: str) -> Phrase:
    """The remedy, with the hint that an environment variable chooses another place."""
    return phrase("remedy-variable-names-another-folder", remedy=remedy, variable=variable)
