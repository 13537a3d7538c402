"""Builds the pages of one language with Sphinx: a program of its own, so that languages build side by side.

Reads a `Job` as JSON from standard input and answers on standard output with the warnings as JSON: a list of
`[file, line, message]`, files as Sphinx names them. It exits with 0 when the build ran to its end, whatever it warned
of.
"""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass

_WARNING = re.compile(
    r"^(?:(?P<file>[^\n]*?):(?:(?P<line>\d+):)? ?)?(?:WARNING|ERROR|CRITICAL|SEVERE): (?P<message>.*)$"
)
_WARNING_TYPE = re.compile(r" \[[\w.-]+\]$")

Warned = tuple[str, int, str]


@dataclass(frozen=True)
class Job:
    """What to build: folders as absolute paths, languages by their codes, `address` where it will stand, if known."""

    rules: str
    site: str
    source: str
    doctrees: str
    output: str
    language: str
    languages: list[str]
    address: str = ""

    def as_json(self) -> str:
        """The job as the program reads it."""
        return json.dumps(asdict(self))


def build_language(job: Job) -> list[Warned]:
    """Writes the language's pages to `job.output` and returns what Sphinx warned of. Raises `SphinxError`."""
    from sphinx.application import Sphinx
    from sphinx.util.console import nocolor
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    nocolor()
    warnings = io.StringIO()
    with patch_docutils(job.site), docutils_namespace():
        Sphinx(
            srcdir=job.source,
            confdir=job.site,
            outdir=job.output,
            doctreedir=job.doctrees,
            buildername="reference",
            confoverrides={
                "language": job.language,
                "rulewright_rules": job.rules,
                "rulewright_languages": job.languages,
                "html_baseurl": job.address,
            },
            status=None,
            warning=warnings,
            freshenv=True,
        ).build(force_all=True)
    return list(parse_warnings(warnings.getvalue()))


def parse_warnings(text: str) -> Iterator[Warned]:
    """Sphinx' warning stream as (file, line, message); further lines of a message are joined to it."""
    current: list[tuple[str, int, str]] = []
    for line in text.splitlines():
        if match := _WARNING.match(line):
            yield from current
            message = _WARNING_TYPE.sub("", match["message"]).strip()
            current = [(match["file"] or "", int(match["line"] or 1), message)]
        elif line.strip():
            file, number, message = current[0] if current else ("", 1, "")
            current = [(file, number, f"{message} {line.strip()}".strip())]
    yield from current


def main() -> int:
    """The program; 1 when Sphinx broke off, with the reason as the last line on standard error."""
    from sphinx.errors import SphinxError

    job = Job(**json.loads(sys.stdin.read()))
    try:
        warnings = build_language(job)
    except SphinxError as error:
        print(" ".join(f"{error.category}: {error}".split()), file=sys.stderr)
        return 1
    json.dump(warnings, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
