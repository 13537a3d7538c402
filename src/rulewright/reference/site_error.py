"""Errors of a build of the site."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.corpus.findings import Finding
from rulewright.errors import RulewrightError
from rulewright.language.phrase import Phrase, phrase


class SiteError(RulewrightError):
    """A failed build of the reference site; the site before it stays."""

    def __init__(self, input_: str, message: Phrase, remedy: Phrase, code: str = "site") -> None:
        super().__init__(code, input_, message, remedy)


class SiteWarningsError(SiteError):
    """Sphinx's warnings about authors' texts, as `findings` with files relative to the rules folder."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(sorted(set(findings)))
        first = self.findings[0]
        super().__init__(
            f"{first.file}:{first.line}",
            phrase(
                "the-site-was-not-built-count",
                count=len(self.findings),
                file=first.file,
                line=first.line,
                cause=first.cause,
            ),
            phrase("mend-them-and-build-again-the"),
            "site-warnings",
        )
