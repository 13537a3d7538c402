"""Sphinx's warnings as findings with the authors' files, and recovery from failed builds."""

from __future__ import annotations

import json
import logging
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sphinx.util.logging import (
    NAMESPACE,
    SafeEncodingWriter,
    WarningLogRecordTranslator,
    WarningStreamHandler,
    WarningSuppressor,
)

from rulewright.corpus.findings import Finding
from rulewright.language import Language
from rulewright.reference.rendering import content_of

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

FINDINGS_FILE = "findings.json"
"""The name of the file beside Sphinx's doctrees; it exists after a complete build."""


class FindingsCollector(WarningStreamHandler):
    """Collects Sphinx's warnings in a build, as lists of document, file, line and message."""

    def __init__(self, app: Sphinx) -> None:
        super().__init__(SafeEncodingWriter(sys.stderr))
        self.setLevel(logging.WARNING)
        self.addFilter(WarningSuppressor(app))
        self.addFilter(WarningLogRecordTranslator(app))
        self._app = app
        self._file = Path(app.doctreedir) / FINDINGS_FILE
        self._found: list[tuple[str, str, int, str]] = []
        self._logger = logging.getLogger(NAMESPACE)

    def begin(self, env: BuildEnvironment, *_: object) -> list[str]:
        """Begin to collect; return the documents to read again: all after an incomplete build, and those with warnings.

        Sphinx would take both for up to date, because it has read them.
        """
        before = _read(self._file)
        self._file.unlink(missing_ok=True)
        return sorted(env.all_docs) if before is None else [document for document, *_ in before]

    def emit(self, record: logging.LogRecord) -> None:
        """Collect a warning."""
        path, _, line = (getattr(record, "location", None) or "").rpartition(":")
        path, number = (path, int(line)) if path and line.isdigit() else (path or line, 1)
        document = self._app.env.path2doc(path) if path else None
        found = (document or "", self._author_file(document, path), number, record.getMessage())
        if found not in self._found:
            self._found.append(found)

    def end(self, _: Sphinx, exception: Exception | None) -> None:
        """Write the collected warnings, unless the build failed."""
        self._logger.removeHandler(self)
        if exception is None:
            self._file.write_text(json.dumps(self._found), "utf-8")

    def _author_file(self, document: str | None, path: str) -> str:
        """The author's file of a document, or the path relative to the rules folder if it lies there."""
        config = self._app.config
        page = content_of(config).pages.get(document or "")
        if page is not None and page.texts is not None:
            return page.texts[Language(config.language)].file
        rules = Path(config.rulewright_rules)
        return Path(path).relative_to(rules).as_posix() if Path(path).is_relative_to(rules) else "site/conf.py"


def collect_findings(app: Sphinx) -> None:
    """Collect Sphinx's warnings in the build."""
    collector = FindingsCollector(app)
    logging.getLogger(NAMESPACE).addHandler(collector)
    app.connect("env-get-outdated", lambda _, env, *documents: collector.begin(env, *documents))
    app.connect("build-finished", collector.end)


def read_findings(doctrees: Path) -> list[Finding] | None:
    """Read the warnings of the last build as findings at the author's file and line; `None` for an incomplete one."""
    found = _read(doctrees / FINDINGS_FILE)
    if found is None:
        return None
    return [
        Finding(
            file, line, "sphinx", message if message.endswith((".", "?", "!")) else f"{message}.", "Correct the line."
        )
        for _, file, line, message in found
    ]


def _read(file: Path) -> list[tuple[str, str, int, str]] | None:
    with suppress(OSError, ValueError):
        return [tuple(each) for each in json.loads(file.read_text("utf-8"))]
    return None
