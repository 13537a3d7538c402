"""Mistakes in the packages of games, reported with file, line, cause and remedy to those who can correct them."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulewright.errors import RulewrightError
from rulewright.errors.system import explain_os_error
from rulewright.language import Language
from rulewright.language.bundles import CatalogError, place_of
from rulewright.language.phrase import CATALOGS, Phrase, UnknownMessageError, UnsayableError, phrase

_engines: set[str] = set()
"""The packages of games that have been opened, successfully or not."""
_REMEDY = phrase("correct-the-game-there")


class GameFaultError(RulewrightError):
    """A mistake in the package of a game, on the line `line` of `file`."""

    def __init__(self, file: Path, line: int, cause: Phrase | str, remedy: Phrase = _REMEDY) -> None:
        self.file, self.line, self.cause = file, line, cause
        place = f"{_shown(file)}:{line}"
        super().__init__("game-fault", place, phrase("a-game-has-a-mistake", place=place, cause=cause), remedy)


def watch(engine: str) -> None:
    """Treat errors in the code of this package as mistakes of the game from now on."""
    _engines.add(engine)


def unwatch(engine: str) -> None:
    """Stop treating errors in this package as mistakes of a game."""
    _engines.discard(engine)


@contextmanager
def game_faults(engine: str | None = None) -> Iterator[None]:
    """Convert errors that games cause in the block to `RulewrightError`.

    If the block only calls the package `engine`, pass it: then every error in the block is a mistake of that game.
    """
    try:
        yield
    except Exception as error:
        found = fault_of(error, engine)
        if found is None or found is error:
            raise
        raise found from error


def fault_of(error: Exception, engine: str | None = None) -> RulewrightError | None:
    """An error of the code or the catalogs of a game as a `RulewrightError`; `None` for any other error.

    With an `engine`, the error is known to come from that package.
    """
    if isinstance(error, RulewrightError):
        return error
    place = _place_in_a_game(error) or (_package_of(engine) if engine else None)
    match error:
        case OSError() if place:
            return explain_os_error(error)
        case CatalogError():
            return GameFaultError(error.file, error.line, f"{error.cause}.")
        case UnsayableError() if error.catalogs != CATALOGS:
            cause = phrase("message-cannot-be-said", id=error.message, cause=error.cause)
            return GameFaultError(*place_of(error.message, error.catalogs / Language.EN), cause)
        case UnknownMessageError() if place:
            return unknown_message(error, place)
        case SyntaxError(filename=str(file)) if place:
            return GameFaultError(Path(file), error.lineno or 1, f"{type(error).__name__}: {error.msg}.")
    return GameFaultError(*place, f"{type(error).__name__}: {error}.") if place else None


def unknown_message(error: UnknownMessageError, place: tuple[Path, int]) -> GameFaultError:
    """The mistake of code that looks up, at a file and line, a message that there is not."""
    cause = phrase("message-has-no-sentence", id=error.message)
    remedy = phrase("correct-the-id-or-write-the-message", folder=str(_shown(error.catalogs / Language.EN)))
    return GameFaultError(*place, cause, remedy)


def _place_in_a_game(error: Exception) -> tuple[Path, int] | None:
    """The innermost line of games' code in the error's traceback."""
    found = None
    for frame, line in traceback.walk_tb(error.__traceback__):
        module = f"{frame.f_globals.get('__name__')}."
        if any(module.startswith(f"{engine}.") for engine in _engines):
            found = Path(frame.f_code.co_filename), line
    return found


def _package_of(engine: str) -> tuple[Path, int]:
    """The first line of the module `package` of a game's package."""
    module = sys.modules.get(f"{engine}.package")
    return Path(module.__file__ if module and module.__file__ else f"{engine.replace('.', '/')}/package.py"), 1


def _shown(file: Path) -> Path:
    """The file relative to the working directory or to its package, to reveal no other paths of the machine."""
    here = Path.cwd()
    if file.is_relative_to(here):
        return file.relative_to(here)
    for engine in _engines:
        name = Path(engine.replace(".", "/"))
        for parent in file.parents:
            if parent.parts[-len(name.parts) :] == name.parts:
                return name / file.relative_to(parent)
    return file
