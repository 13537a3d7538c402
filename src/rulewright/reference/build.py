"""Builds the reference site: languages side by side, only what has changed, all or nothing."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rulewright.atomic_write import remove_stale_folders, staging_folder, write_atomically
from rulewright.browser.engine_archive import ENGINE_MANIFEST, NO_ENGINE, pack_engine
from rulewright.browser.runtime_download import BrowserRuntime, DownloadError, find_runtime
from rulewright.corpus.content import require_catalogs
from rulewright.corpus.factsheet import Sheets
from rulewright.corpus.findings import Finding
from rulewright.corpus.loading import languages_of, load_corpus
from rulewright.corpus.model import Corpus
from rulewright.corpus.search_phrases import load_search_phrases
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.reference.address import SEARCH_INDEX, SEARCH_MEANINGS
from rulewright.reference.exports import write_rules, write_schema
from rulewright.reference.feed import write_feeds
from rulewright.reference.landing import write_landing, write_signposts
from rulewright.reference.language_build import Job, Order, Warned, build_program
from rulewright.reference.offline import write_offline
from rulewright.reference.pages import Page, concerned, pages
from rulewright.reference.site_error import SiteError, SiteWarningsError
from rulewright.reference.sitemap import checked_base, write_sitemap
from rulewright.reference.staging import author_file, stage
from rulewright.reference.stamp import STAMP_FILE, read_stamps, stamps, write_stamps
from rulewright.reference.wording import Wording
from rulewright.search.browser import browser_indexes, browser_meanings, weighed_anew
from rulewright.search.embeddings import read_embeddings
from rulewright.search.facts import fact_lines
from rulewright.search.pages import Page as FoundPage
from rulewright.search.pages import pages_of
from rulewright.situations.game_packages import GamePackages

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
    """What a build did: the languages it worked on, how many pages it wrote in all, the seconds it took."""

    built: tuple[Language, ...]
    pages: int
    seconds: float


def build_site(
    rules: Path,
    site: Path,
    output: Path,
    languages: Sequence[Language] | None = None,
    *,
    fresh: bool = False,
    base_url: str | None = None,
    jobs: int = 2,
    report: Callable[[str], None] = print,
) -> SiteBuild:
    """Builds the site of the content in `rules` with the Sphinx project in `site` into the folder `output`.

    All its languages are built, or those named. Languages whose sources have not changed are kept as they stand, unless
    `fresh`; where only texts have changed, and no titles, only the pages that show them are written. Up to `jobs`
    languages are built at the same time. `report` gets a line per step. The old site is replaced only when every
    language has been built.

    `base_url` is where the site's root will stand, `RULEWRIGHT_BASE_URL` by default. Only when it is known is there a
    sitemap, and pages name their canonical address; everything else is relative.

    Raises `ContentError` when the rules cannot be read, `SiteWarningsError` when Sphinx warns (with the author's file
    and line), `SiteError` when `site` is incomplete, two pages would have one address, `output` holds other things, or
    `base_url` is no address, and `RulewrightError` (`incomplete-installation`).
    """
    begun = time.monotonic()
    rules, site, output = rules.resolve(), site.resolve(), output.absolute()
    base_url = base_url or os.environ.get("RULEWRIGHT_BASE_URL")
    base_url = checked_base(base_url) if base_url else None
    prefix = f".{output.name}-building-"
    remove_stale_folders(output.parent, prefix, partial(_go_on, output))
    _check_folders(site, output)
    languages = languages_of(rules) if languages is None else languages
    require_catalogs(languages)
    require_catalogs(languages, site / "locales")
    runtime = find_runtime()
    made = stamps(rules, site, languages, base_url, runtime.folder.name if runtime else None)
    standing = {} if fresh else read_stamps(output) or {}
    changed = {language: made[language].changed(standing.get(language)) for language in languages}
    stale = {language: texts for language, texts in changed.items() if texts is None or texts}
    if not stale:
        report("The site is up to date; nothing was built.")
        return SiteBuild((), 0, time.monotonic() - begun)
    report(_announced(stale))
    with staging_folder(output.parent, prefix) as bench, build_program() as program:
        finished = bench / "html"
        finished.mkdir()
        corpus = load_corpus(rules)
        program.prepare(rules, corpus)
        asked, games = load_search_phrases(rules, corpus), GamePackages.from_folder(rules)
        sheets = games.fact_sheets(corpus)
        found_pages, all_pages = pages_of(corpus, games, sheets), tuple(pages(corpus, games).values())
        packed = _engine(runtime, rules, corpus, finished, report)
        plan = _Plan(
            rules, site, output, bench, tuple(languages), base_url, corpus, sheets, all_pages, packed, found_pages
        )
        orders = {language: plan.job(language, texts) for language, texts in stale.items()}
        for language, job in orders.items():
            report(f"{language}: building {len(job.pages) or 'all'} of {len(all_pages)} pages")
        answers = program.build(Order(tuple(orders.values()), jobs))
        for language, index in browser_indexes(
            corpus, asked, fact_lines(corpus, sheets), tuple(stale), found_pages
        ).items():
            plan.prepare(orders[language], index)
        for language in (each for each in languages if each not in stale):
            plan.keep(language)
            report(f"{language}: unchanged, kept")
        findings: list[Finding] = []
        for language, warned in answers:
            findings += objections(warned, rules)
            if not findings:
                report(plan.finish(orders[language]))
        if findings:
            raise SiteWarningsError(findings)
        write_landing(finished, languages)
        write_schema(finished, corpus.languages)
        if base_url:
            write_sitemap(finished, all_pages, languages, base_url)
        write_stamps(finished, made)
        _swap_in(bench, output, keep={str(each) for each in languages})
    seconds = time.monotonic() - begun
    report(f"The site stands in {output} ({seconds:.1f} s).")
    return SiteBuild(tuple(orders), sum(len(job.pages) or len(all_pages) for job in orders.values()), seconds)


@dataclass(frozen=True)
class _Plan:
    rules: Path
    site: Path
    output: Path
    bench: Path
    languages: tuple[Language, ...]
    base_url: str | None
    corpus: Corpus
    sheets: Sheets
    pages: tuple[Page, ...]
    packed: str
    """What the language's folder tells of the engine in the browser."""
    found_pages: tuple[FoundPage, ...]

    def job(self, language: Language, texts: frozenset[str] | None) -> Job:
        """What Sphinx is to build: all pages of the language, or only those that show the changed `texts`."""
        changed = frozenset(text.removesuffix(".md") for text in texts or ())
        wanted, read = concerned(self.pages, self.corpus, changed)
        return staged_job(
            read or self.pages,
            self.rules,
            self.site,
            self.bench,
            language,
            self.languages,
            output=self.bench / ("part" if wanted else "html") / language,
            address=f"{self.base_url}{language}/" if self.base_url else "",
            pages=wanted,
        )

    def prepare(self, job: Job, index: Mapping[str, object]) -> None:
        """Puts there what Sphinx does not write, and the pages that stay as they stand."""
        language = Language(job.language)
        html = self.bench / "html" / language
        if job.pages:
            shutil.copytree(self.output / language, html)
        for game in self.corpus.games:
            (html / game).mkdir(parents=True, exist_ok=True)
        write_signposts(html, self.corpus, language)
        write_rules(html, self.corpus, self.sheets, language)
        write_feeds(html, self.corpus, Wording(self.site / "locales", language))
        (html / SEARCH_INDEX).write_text(_json(index), "utf-8")
        known = read_embeddings(self.rules, (language,)).get(language)
        meanings = browser_meanings(index, self.corpus, self.found_pages, known)
        (html / SEARCH_MEANINGS).write_text(_json(meanings), "utf-8")
        (html / ENGINE_MANIFEST).write_text(self.packed, "utf-8")

    def finish(self, job: Job) -> str:
        """Adds what comes after the pages that Sphinx has written; returns what is to be reported."""
        language = Language(job.language)
        html = self.bench / "html" / language
        if job.pages:
            for page in (each for each in self.pages if each.document in job.pages):
                shutil.copy2(Path(job.output) / page.address / "index.html", html / page.address / "index.html")
        for leftover in (file for pattern in _LEFTOVERS for file in html.glob(pattern)):
            leftover.unlink()
        kept = write_offline(html, self.site, Wording(self.site / "locales", language))
        return (
            f"{language}: built; {kept.files} files of {kept.stored / 1e6:.1f} MB to be kept offline,"
            f" {kept.loaded / 1e6:.1f} MB to load"
        )

    def keep(self, language: Language) -> None:
        """Leaves an unchanged language as it stands, unless its search index tells of what changed in others."""
        standing, html = self.output / language, self.bench / "html" / language
        before = (standing / SEARCH_INDEX).read_text("utf-8")
        index = _json(weighed_anew(json.loads(before), self.corpus, language, self.found_pages))
        if index != before or (standing / ENGINE_MANIFEST).read_text("utf-8") != self.packed:
            shutil.copytree(standing, html)
            (html / SEARCH_INDEX).write_text(index, "utf-8")
            (html / ENGINE_MANIFEST).write_text(self.packed, "utf-8")
            write_offline(html, self.site, Wording(self.site / "locales", language))


def staged_job(
    read: Iterable[Page],
    rules: Path,
    site: Path,
    bench: Path,
    language: Language,
    languages: Iterable[Language],
    output: Path,
    address: str = "",
    pages: tuple[str, ...] = (),
) -> Job:
    """The job that writes to `output` the `pages`, or all that are `read`, whose sources it puts on the bench."""
    source = bench / "source" / language
    stage(source, rules, read, Wording(site / "locales", language))
    return Job(
        rules=str(rules),
        site=str(site),
        source=str(source),
        doctrees=str(bench / "doctrees" / language),
        output=str(output),
        language=str(language),  # Sphinx takes no enum
        languages=[str(each) for each in languages],
        address=address,
        pages=pages,
    )


def objections(warned: Sequence[Warned], rules: Path) -> list[Finding]:
    """What Sphinx objects to, at the author's file and line."""
    return [
        Finding(
            author_file(file, rules) or "site/conf.py",
            line,
            "sphinx",
            cause if cause.endswith((".", "?", "!")) else f"{cause}.",
            "Correct the line.",
        )
        for file, line, cause in warned
    ]


def _announced(stale: Mapping[Language, frozenset[str] | None]) -> str:
    """What is going to be built of which languages, and for about how long."""
    whole = [language for language, texts in stale.items() if texts is None]
    takes = f"all of it in {', '.join(whole)} takes a minute or two" if whole else "what has changed takes seconds"
    return f"Building the site: {takes}. Ctrl+C stops it and leaves what stood before."


def _check_folders(site: Path, output: Path) -> None:
    if not (site / "conf.py").is_file():
        raise SiteError(
            str(site),
            phrase("the-folder-folder-holds-no-sphinx", folder=site),
            phrase("name-the-folder-site-of-rulewright"),
            "no-site",
        )
    if output.exists() and read_stamps(output) is None and (not output.is_dir() or any(output.iterdir())):
        raise SiteError(
            str(output),
            phrase("the-folder-folder-holds-something-else", folder=output),
            phrase("name-an-empty-or-new-folder"),
            "output-in-use",
        )


def _engine(
    runtime: BrowserRuntime | None, rules: Path, corpus: Corpus, finished: Path, report: Callable[[str], None]
) -> str:
    """Packs the engine for browsers where there is what it runs on; returns what tells of it."""
    if runtime is None:
        report("Without calculators that need no server: run `python -m rulewright.browser.runtime_download` first.")
        return NO_ENGINE
    try:
        packed = pack_engine(runtime, rules, corpus, finished)
    except DownloadError as error:
        report(f"Without calculators that need no server: {error}")
        return NO_ENGINE
    report(f"The calculators load {sum(packed.sizes.values()) / 1e6:.1f} MB, once for all languages.")
    return packed.as_json()


def _json(index: object) -> str:
    return json.dumps(index, ensure_ascii=False, separators=(",", ":"))


_MOVES = "moves.json"
"""Written when a new site is whole: what is to take its place, so that a build that is killed then can be ended."""


def _swap_in(bench: Path, output: Path, keep: Set[str]) -> None:
    """Puts what is new in the place of what stands there, the stamp last; all comes back when that fails.

    Of what stands there without being new, only what is to be kept remains.
    """
    output.mkdir(exist_ok=True)
    made = sorted((each.name for each in (bench / "html").iterdir()), key=lambda name: (name == STAMP_FILE, name))
    gone = sorted({each.name for each in output.iterdir()} - {*made, *keep})
    write_atomically(bench / _MOVES, json.dumps({"gone": gone, "made": made}))
    moved: list[tuple[Path, Path]] = []
    try:
        _move(bench, output, gone, made, moved)
    except OSError:
        (bench / _MOVES).unlink()
        for start, end in reversed(moved):
            end.rename(start)
        raise


def _go_on(output: Path, bench: Path) -> None:
    """Ends the swap of a build that was killed in the middle of it. Raises `OSError`."""
    try:
        moves = json.loads((bench / _MOVES).read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return  # killed before: what stands there is the old site
    _move(bench, output, moves["gone"], moves["made"], [])


def _move(bench: Path, output: Path, gone: Sequence[str], made: Sequence[str], moved: list[tuple[Path, Path]]) -> None:
    """Moves what is to go and what is replaced out of the output, and what was made in; what has been moved stays."""
    new, old = bench / "html", bench / "old"
    old.mkdir(exist_ok=True)
    for name in (*gone, *(name for name in made if (new / name).exists())):
        for start, end in ((output / name, old / name), (new / name, output / name)):
            if start.exists() and not end.exists():
                start.rename(end)
                moved.append((start, end))
