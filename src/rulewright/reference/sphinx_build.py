"""The call of Sphinx on the staged sources of languages, like `sphinx-build` at the command line."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.corpus.findings import Finding
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.reference.findings import read_findings
from rulewright.reference.site_error import SiteError
from rulewright.reference.wording import Wording

_MODULE = "rulewright.reference.sphinx_build"


@dataclass(frozen=True)
class SphinxBuild:
    """A build of one language with the Sphinx project `site`, in the folder `work`, which persists between builds.

    `address` is the future address of the language, if known.
    """

    rules: Path
    site: Path
    work: Path
    language: Language
    languages: tuple[Language, ...]
    address: str = ""

    @property
    def sources(self) -> Path:
        """The folder of the staged sources."""
        return self.work / "sources" / self.language

    @property
    def pages(self) -> Path:
        """The folder of the pages, in that of the site."""
        return self.work / "site" / self.language

    @property
    def _doctrees(self) -> Path:
        return self.work / "doctrees" / self.language

    @property
    def wording(self) -> Wording:
        """The site's words in the language."""
        return Wording(self.site / "locales", self.language)

    @property
    def arguments(self) -> list[str]:
        """The arguments of `sphinx-build`."""
        settings = {
            "language": self.language,
            "rulewright_rules": self.rules,
            "rulewright_languages": ",".join(self.languages),
            "html_baseurl": self.address,
        }
        defined = [f"--define={name}={value}" for name, value in settings.items()]
        folders = [str(self.sources), str(self.pages)]
        return ["-Q", "-b", "dirhtml", "-c", str(self.site), "-d", str(self._doctrees), *defined, *folders]

    def run(self) -> list[Finding]:
        """Run Sphinx in this process, and return its warnings. Raises `SiteError` if it fails."""
        from sphinx.cmd.build import build_main

        return self.findings(build_main(self.arguments), ())

    def findings(self, status: int, error_lines: Iterable[str]) -> list[Finding]:
        """The warnings of the last build. Raises `SiteError` if it failed, with the last line of its output."""
        found = read_findings(self._doctrees)
        if status or found is None:
            raise SiteError(
                self.language,
                phrase("sphinx-broke-off-while-it-built", language=self.language, cause=(["–", *error_lines])[-1]),
                phrase("run-rulewright-check-when-it-finds"),
                "site-crash",
            )
        return found


def run_builds(builds: Sequence[SphinxBuild]) -> list[Finding]:
    """Run builds one after the other in a process of its own, which loads Sphinx and the rules once.

    Returns their warnings. Raises `SiteError` if one fails.
    """
    done = subprocess.run(
        [sys.executable, "-m", _MODULE, json.dumps([build.arguments for build in builds])],
        env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "PYTHONUTF8": "1"},
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    error_lines = done.stderr.strip().splitlines()
    return [finding for build in builds for finding in build.findings(done.returncode, error_lines)]


def _main() -> int:
    """Run Sphinx with each list of arguments in this process's JSON argument, until one fails."""
    from sphinx.cmd.build import build_main

    gc.set_threshold(10_000, 20, 1_000)  # to look through all that is kept took a fifteenth of the time
    return next(filter(None, map(build_main, json.loads(sys.argv[1]))), 0)


if __name__ == "__main__":
    sys.exit(_main())
