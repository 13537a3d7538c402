"""Findings of mistakes in the content: file, line, cause, remedy."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.errors import RulewrightError
from rulewright.language.phrase import phrase

if TYPE_CHECKING:
    from rulewright.corpus.model import Difference, Entry, Text

NO_GAME = "no-game"
"""The code of the finding that a folder holds no rules at all."""


@dataclass(frozen=True, order=True)
class Finding:
    """One mistake in the content, for the person who edits it.

    `file` is relative to the rules folder, `line` counts from 1, `code` is kebab-case and stable.
    """

    file: str
    line: int
    code: str
    cause: str
    remedy: str

    @classmethod
    def about(cls, document: Entry | Difference, code: str, cause: str, remedy: str) -> Finding:
        """A mistake in the record of an entry or a difference."""
        return cls(document.file, document.line, code, cause, remedy)

    @classmethod
    def in_text(cls, text: Text, code: str, cause: str, remedy: str, line: int = 0) -> Finding:
        """A mistake in a text, on the line `line` of its body, from 0."""
        return cls(text.file, text.body_line + line, code, cause, remedy)

    @property
    def location(self) -> str:
        """The file, the line and the code: all that is printed in languages without translated findings."""
        return f"{self.file}:{self.line} [{self.code}]"

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.cause} {self.remedy} [{self.code}]"

    def relative_to_cwd(self, rules: Path) -> Finding:
        """The finding with its file relative to the working directory; `rules` is the folder of rules."""
        file, here = (rules / self.file).resolve(), Path.cwd()
        return replace(self, file=str(file.relative_to(here) if file.is_relative_to(here) else file))

    def as_json(self) -> dict[str, object]:
        """The finding as an object of `rulewright check --json`."""
        return {
            "file": self.file,
            "line": self.line,
            "code": self.code,
            "cause": self.cause,
            "remedy": self.remedy,
        }


class ContentError(RulewrightError):
    """An error for unusable content, with its `findings`."""

    def __init__(self, rules: Path, findings: Iterable[Finding]) -> None:
        self.findings = tuple(sorted(findings))
        first = self.findings[0]
        message = phrase("mistakes-in-the-rules-count-the", count=len(self.findings), first=first, place=first.location)
        remedy = phrase("run-rulewright-check-for-the-whole")
        if first.code == NO_GAME:
            message = phrase("there-are-no-rules-in-folder", folder=rules)
            remedy = phrase("name-the-folder-that-holds-the")
        super().__init__("content", str(rules), message, remedy)
