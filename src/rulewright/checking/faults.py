"""Mistakes in games' packages as findings."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path

from rulewright.corpus.findings import ContentError, Finding
from rulewright.errors import RulewrightError
from rulewright.situations.faults import GameFaultError, game_faults


def relative(file: Path, rules: Path) -> str:
    """The file as findings name it."""
    return Path(os.path.relpath(file, rules)).as_posix()


def findings_of(error: RulewrightError, game: str, rules: Path) -> tuple[Finding, ...]:
    """What a game's package raised, as findings; what has no line of its own is told at the game's first."""
    match error:
        case ContentError():
            return error.findings
        case GameFaultError():
            place = relative(error.file, rules), error.line
            return (Finding(*place, error.code, str(error.cause), str(error.remedy)),)
    return (Finding(f"{game}/game.toml", 1, error.code, str(error.message), str(error.remedy)),)


def judged(judge: Callable[[], Iterable[Finding]], game: str, engine: str | None, rules: Path) -> tuple[Finding, ...]:
    """What `judge` finds with the package `engine`; mistakes that end it are findings, too."""
    try:
        with game_faults(engine):
            return tuple(judge())
    except RulewrightError as error:
        return findings_of(error, game, rules)
