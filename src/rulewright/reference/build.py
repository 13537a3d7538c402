"""Builds the reference site: every language in a process of its own, all or nothing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rulewright.corpus import Corpus, Finding, load_corpus
from rulewright.language import LANGUAGES, Language
from rulewright.phrase import phrase
from rulewright.reference.address import SEARCH_INDEX
from rulewright.reference.exports import write_rules, write_schema
from rulewright.reference.feed import write_feeds
from rulewright.reference.landing import write_landing, write_signposts
from rulewright.reference.language_build import Job, Warned
from rulewright.reference.offline import write_offline
from rulewright.reference.pages import Page, pages
from rulewright.reference.site_error import SiteError, SiteWarningsError
from rulewright.reference.sitemap import checked_base, write_sitemap
from rulewright.reference.staging import author_file, stage
from rulewright.reference.stamp import read_stamps, stamps, write_stamps
from rulewright.reference.wording import Wording
from rulewright.search.browser import browser_indexes

_BUILD_PROGRAM = "rulewright.reference.language_build"
# What Sphinx and furo write for pages other than ours.
_LEFTOVERS = (
    ".buildinfo",
    "_static/*.map",
    "_static/*/*.map",
    "_static/scripts/*",
    "_static/styles/furo-extensions.css",
    *(f"_static/{name}.css" for name in ("basic", "debug", "pygments", "skeleton")),
    *(f"_static/{name}.png" for name in ("file", "minus", "plus")),
    *(
        f"_static/{name}.js"
        for name in ("doctools", "language_data", "searchtools", "sphinx_highlight", "translations")
    ),
    "_static/documentation_options.js",
)


@dataclass(frozen=True)
class SiteBuild:
    """What a build did: the languages it built anew, the pages per language, the seconds it took."""

    built: tuple[Language, ...]
    pages: int
    seconds: float


def build_site(
    rules: Path,
    site: Path,
    output: Path,
    languages: Sequence[Language] = LANGUAGES,
    *,
    fresh: bool = False,
    base_url: str | None = None,
    jobs: int = 2,
    report: Callable[[str], None] = print,
) -> SiteBuild:
    """Builds the site of the content in `rules` with the Sphinx project in `site` into the folder `output`.

    Languages whose sources have not changed are kept as they stand, unless `fresh`; up to `jobs` languages are built at
    the same time. `report` gets a line per step. The source trees stay beside the output, in `<output>-src/<language>`,
    for a look at what Sphinx read. The old site is replaced only when every language has been built.

    `base_url` is where the site's root will stand, `RULEWRIGHT_BASE_URL` by default. Only when it is known is there a
    sitemap, and pages name their canonical address; everything else is relative.

    Raises `ContentError` when the rules cannot be read, `SiteWarningsError` when Sphinx warns (with the author's file
    and line), and `SiteError` when `site` is incomplete, two pages would have one address, `output` holds other
    things, or `base_url` is no address.
    """
    begun = time.monotonic()
    rules, site, output = rules.resolve(), site.resolve(), output.absolute()
    base_url = base_url or os.environ.get("RULEWRIGHT_BASE_URL")
    base_url = checked_base(base_url) if base_url else None
    _check_folders(site, output)
    digests = stamps(rules, site, languages, base_url)
    standing = {} if fresh else read_stamps(output) or {}
    wanted = tuple(language for language in languages if standing.get(language) != digests[language])
    if not wanted and standing.keys() == digests.keys():
        report("The site is up to date; nothing was built.")
        return SiteBuild((), 0, time.monotonic() - begun)

    corpus = load_corpus(rules)
    all_pages = pages(corpus)
    report(f"Building {len(all_pages)} pages in each of: {', '.join(wanted) or '–'}")
    with _workshop(output) as workshop:
        finished = workshop / "html"
        finished.mkdir()
        indexes = browser_indexes(corpus) if wanted else {}
        plan = _Plan(
            rules, site, output, workshop, tuple(languages), base_url, corpus, tuple(all_pages.values()), indexes
        )
        with ThreadPoolExecutor(max(1, jobs)) as pool:
            findings = [
                finding for found in pool.map(lambda each: plan.build(each, report), wanted) for finding in found
            ]
        if findings:
            raise SiteWarningsError(findings)
        for language in languages:
            if language not in wanted:
                shutil.copytree(output / language, finished / language)
                report(f"{language}: unchanged, kept")
        write_landing(finished, languages)
        write_schema(finished)
        if base_url:
            write_sitemap(finished, plan.pages, languages, base_url)
        write_stamps(finished, digests)
        _swap_in(finished, output)
    seconds = time.monotonic() - begun
    report(f"The site stands in {output} ({seconds:.1f} s).")
    return SiteBuild(wanted, len(all_pages), seconds)


@dataclass(frozen=True)
class _Plan:
    rules: Path
    site: Path
    output: Path
    workshop: Path
    languages: tuple[Language, ...]
    base_url: str | None
    corpus: Corpus
    pages: tuple[Page, ...]
    indexes: Mapping[Language, object]

    def build(self, language: Language, report: Callable[[str], None]) -> list[Finding]:
        """Builds one language into the workshop and returns what Sphinx objects to."""
        begun = time.monotonic()
        source = self.output.with_name(f"{self.output.name}-src") / language
        html = self.workshop / "html" / language
        wording = Wording(self.site / "locales", language)
        stage(source, self.rules, self.pages, wording)
        job = Job(
            rules=str(self.rules),
            site=str(self.site),
            source=str(source),
            doctrees=str(self.workshop / "doctrees" / language),
            output=str(html),
            language=language,
            languages=list(self.languages),
            address=f"{self.base_url}{language}/" if self.base_url else "",
        )
        findings = [self._finding(warned, source, language) for warned in _run(job)]
        if findings:
            report(f"{language}: {len(findings)} warnings")
            return findings
        for leftover in (file for pattern in _LEFTOVERS for file in html.glob(pattern)):
            leftover.unlink()
        write_signposts(html, self.corpus, language)
        write_rules(html, self.corpus, language)
        write_feeds(html, self.corpus, wording)
        index = json.dumps(self.indexes[language], ensure_ascii=False, separators=(",", ":"))
        (html / SEARCH_INDEX).write_text(index, "utf-8")
        kept = write_offline(html, self.site, wording)
        size = (
            f"{kept.files} files of {kept.stored / 1e6:.1f} MB to be kept offline, {kept.loaded / 1e6:.1f} MB to load"
        )
        report(f"{language}: built in {time.monotonic() - begun:.1f} s; {size}")
        return []

    def _finding(self, warned: Warned, source: Path, language: Language) -> Finding:
        file, line, message = warned
        cause = message if message.endswith((".", "?", "!")) else f"{message}."
        return Finding(
            author_file(file, source, self.rules, language) or "site/conf.py",
            line,
            "sphinx",
            cause,
            "Correct the line.",
        )


def _run(job: Job) -> Iterable[Warned]:
    """Runs the build program on a job. Raises `SiteError` when it fails to answer."""
    done = subprocess.run(
        [sys.executable, "-m", _BUILD_PROGRAM],
        input=job.as_json(),
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "", "PYTHONUTF8": "1"},
        check=False,
    )
    if done.returncode == 0:
        return [(file, line, message) for file, line, message in json.loads(done.stdout)]
    said = done.stderr.strip().splitlines() or ["–"]
    raise SiteError(
        job.language,
        phrase("Sphinx broke off while it built {language}: {cause}", language=job.language, cause=said[-1]),
        phrase("Run `rulewright check`; when it finds nothing, report this as a fault of Rulewright."),
        "site-crash",
    )


def _check_folders(site: Path, output: Path) -> None:
    if not (site / "conf.py").is_file():
        raise SiteError(
            str(site),
            phrase("The folder {folder} holds no Sphinx project.", folder=site),
            phrase("Name the folder `site` of Rulewright, in which conf.py stands."),
            "no-site",
        )
    if output.exists() and read_stamps(output) is None and (not output.is_dir() or any(output.iterdir())):
        raise SiteError(
            str(output),
            phrase("The folder {folder} holds something else than a site built here.", folder=output),
            phrase("Name an empty or new folder for the site; nothing was touched."),
            "output-in-use",
        )


@contextmanager
def _workshop(output: Path) -> Iterator[Path]:
    """A folder beside the output in which the new site is made, on the same disk; gone afterwards."""
    output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(
        prefix=f".{output.name}-", dir=output.parent, ignore_cleanup_errors=True
    ) as folder:
        yield Path(folder)


def _swap_in(new: Path, output: Path) -> None:
    """Puts the finished site in the old one's place; the old one comes back when that fails."""
    old = new.with_name("old")
    if output.exists():
        output.rename(old)
    try:
        new.rename(output)
    except OSError:
        if old.exists():
            old.rename(output)
        raise
