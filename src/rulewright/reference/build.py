"""The build of the reference site: a loop over its languages, each of which Sphinx builds."""

from __future__ import annotations

import filecmp
import json
import os
import shutil
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from rulewright.atomic_write import lock_folder
from rulewright.browser.engine_archive import ENGINE_MANIFEST, NO_ENGINE, pack_engine
from rulewright.browser.runtime_download import BrowserRuntime, DownloadError, find_runtime
from rulewright.corpus.cache import cached_corpus
from rulewright.corpus.content import require_catalogs
from rulewright.corpus.factsheet import Sheets
from rulewright.corpus.findings import Finding
from rulewright.corpus.loading import languages_of
from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.reference.address import SEARCH_INDEX, SEARCH_MEANINGS, SEARCH_NAMES
from rulewright.reference.digests import digest_languages, digest_shared, read_digests, write_digests
from rulewright.reference.exports import write_rules, write_schema
from rulewright.reference.feed import write_feeds
from rulewright.reference.landing import write_landing
from rulewright.reference.offline import write_offline
from rulewright.reference.rendering import SiteContent
from rulewright.reference.site_error import SiteError, SiteWarningsError
from rulewright.reference.sitemap import checked_base, write_sitemap
from rulewright.reference.sources import remove_other_sources, write_if_changed, write_sources
from rulewright.reference.sphinx_build import SphinxBuild, run_builds
from rulewright.search.browser import browser_indexes, browser_meanings, browser_names
from rulewright.search.content import SearchContent
from rulewright.search.embeddings import read_embeddings
from rulewright.situations.game_packages import GamePackages

_DIGEST_FILE = "digest"
"""The file with the digest of all sources but the bodies of texts."""

_NEW, _OLD = "new", "old"
"""The folders of the new site during publishing, and of the old one."""


@dataclass(frozen=True)
class SiteBuild:
    """The result of a build: the languages built by Sphinx, the seconds, the content, and all languages' builds."""

    built: tuple[Language, ...]
    seconds: float
    content: SiteContent
    builds: Mapping[Language, SphinxBuild]


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
    """Build the site of the content in `rules` with the Sphinx project in `site` into the folder `output`.

    All its languages are built, or those named, in up to `jobs` processes. What Sphinx has read stays in a hidden
    folder beside `output`, so that the next build makes only the pages that something has changed on; `fresh` makes
    all. `report` gets a line per step. The old site is replaced only when every language has been built.

    `base_url` is the future address of the site's root, `RULEWRIGHT_BASE_URL` by default. Only with it is there a
    sitemap, and pages have their canonical address; everything else is relative.

    Raises `ContentError` when the rules cannot be loaded, and `SiteWarningsError` (with the author's file and line)
    when Sphinx warns. Raises `SiteError` when `site` is incomplete, two pages would have one address, `output` holds
    other things, or `base_url` is no address. Raises `RulewrightError` (`incomplete-installation`).
    """
    begun = time.monotonic()
    rules, site, output = rules.resolve(), site.resolve(), output.resolve()
    base_url = base_url or os.environ.get("RULEWRIGHT_BASE_URL")
    base_url = checked_base(base_url) if base_url else ""
    _check_folders(site, output)
    languages = tuple(languages_of(rules) if languages is None else languages)
    require_catalogs(languages)
    require_catalogs(languages, site / "locales")
    runtime = find_runtime()
    settings = repr((languages, base_url, runtime and runtime.folder.name))
    work = output.parent / f".{output.name}-build"
    with lock_folder(work):
        _clear_up(work, output)
        corpus = cached_corpus(rules)
        games = GamePackages.from_folder(rules, corpus)
        shared = digest_shared(rules, site, corpus, games) + settings
        digests = digest_languages(shared, corpus, languages)
        standing = {} if fresh else read_digests(output) or {}
        content = SiteContent.of(corpus, games)
        builds = {
            language: SphinxBuild(rules, site, work, language, languages, f"{base_url}{language}/" if base_url else "")
            for language in languages
        }
        if digests == standing:
            report("The site is up to date; nothing was built.")
            return SiteBuild((), time.monotonic() - begun, content, builds)
        stale = tuple(language for language in languages if digests[language] != standing.get(language))
        report(f"Building the site in {', '.join(stale)}: all of it takes a minute or two. Ctrl+C leaves the old one.")
        if fresh or not _is_built_from(work, shared):
            _empty(work, keep=())
            (work / _DIGEST_FILE).write_text(shared, "utf-8")
        _empty(work / "site", keep=languages)
        engine = _engine(runtime, rules, corpus, work / "site", report)
        with ThreadPoolExecutor(jobs) as pool:
            runs = [
                pool.submit(_build_pages, [builds[each] for each in stale[first::jobs]], content)
                for first in range(min(jobs, len(stale)))
            ]
            try:
                data = _LanguageData.collect(rules, content, languages, engine)
                findings = [finding for run in runs for finding in run.result()]
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        if findings:
            raise SiteWarningsError(findings)
        for language, build in builds.items():
            if data.write(build) or language in stale:
                offline = write_offline(build.pages, site, build.wording)
                report(
                    f"{language}: built; {offline.files} files of {offline.stored / 1e6:.1f} MB to be kept offline,"
                    f" {offline.loaded / 1e6:.1f} MB to load"
                )
        write_landing(work / "site", languages)
        write_schema(work / "site", corpus.languages)
        if base_url:
            write_sitemap(work / "site", content.pages.values(), languages, base_url)
        _publish(work, output, digests)
    seconds = time.monotonic() - begun
    report(f"The site stands in {output} ({seconds:.1f} s).")
    return SiteBuild(stale, seconds, content, builds)


def _build_pages(builds: Sequence[SphinxBuild], content: SiteContent) -> list[Finding]:
    """Build languages from their sources with Sphinx; return the warnings."""
    for build in builds:
        write_sources(build.sources, content.pages.values(), build.wording)
        remove_other_sources(build.sources, content.pages.values())
    return run_builds(builds)


@dataclass(frozen=True)
class _LanguageData:
    """The files beside the pages of each language: search, data for programs, the engine's manifest."""

    content: SiteContent
    sheets: Sheets
    indexes: Mapping[Language, Mapping[str, object]]
    meanings: Mapping[Language, object]
    engine: str

    @classmethod
    def collect(cls, rules: Path, content: SiteContent, languages: Sequence[Language], engine: str) -> _LanguageData:
        """Build the search indexes of all languages, which refer to each other's texts."""
        searched = SearchContent.load(rules, content.corpus, content.games)
        indexes = browser_indexes(searched, languages)
        known = read_embeddings(rules, languages)
        meanings = {
            language: browser_meanings(index, searched, known.get(language)) for language, index in indexes.items()
        }
        return cls(content, content.games.fact_sheets(content.corpus), indexes, meanings, engine)

    def write(self, build: SphinxBuild) -> bool:
        """Write the files beside the pages of a language; return whether any file for offline reading has changed."""
        language, corpus = build.language, self.content.corpus
        for game in corpus.games:
            (build.pages / game).mkdir(parents=True, exist_ok=True)
        write_rules(build.pages, corpus, self.sheets, language)
        write_feeds(build.pages, corpus, build.wording)
        files = {
            SEARCH_INDEX: _json(self.indexes[language]),
            SEARCH_NAMES: _json(browser_names(self.indexes[language])),
            SEARCH_MEANINGS: _json(self.meanings[language]),
            ENGINE_MANIFEST: self.engine,
        }
        written = [write_if_changed(build.pages / name, text) for name, text in files.items()]
        return any(written)


def _check_folders(site: Path, output: Path) -> None:
    if not (site / "conf.py").is_file():
        raise SiteError(
            str(site),
            phrase("the-folder-folder-holds-no-sphinx", folder=site),
            phrase("name-the-folder-site-of-rulewright"),
            "no-site",
        )
    if output.exists() and read_digests(output) is None and (not output.is_dir() or any(output.iterdir())):
        raise SiteError(
            str(output),
            phrase("the-folder-folder-holds-something-else", folder=output),
            phrase("name-an-empty-or-new-folder"),
            "output-in-use",
        )


def _engine(
    runtime: BrowserRuntime | None, rules: Path, corpus: Corpus, finished: Path, report: Callable[[str], None]
) -> str:
    """Pack the engine for browsers if its runtime is available; return its manifest."""
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


def _is_built_from(work: Path, digest: str) -> bool:
    """Whether the last build's folder has the same facts, titles and templates."""
    file = work / _DIGEST_FILE
    return file.is_file() and file.read_text("utf-8") == digest


def _empty(folder: Path, keep: Collection[str]) -> None:
    """Empty a folder except for `keep`; create it if necessary."""
    folder.mkdir(parents=True, exist_ok=True)
    for each in folder.iterdir():
        if each.is_dir() and each.name not in keep:
            shutil.rmtree(each)
        elif not each.is_dir():
            each.unlink()


def _publish(work: Path, output: Path, digests: dict[Language, str]) -> None:
    """Replace `output` whole by a copy of the site in `work`: complete the copy first, then rename two folders.

    An unchanged file keeps its modification time. Raises `OSError`, and then leaves the old site.
    """
    built, new, old = work / "site", work / _NEW, work / _OLD
    for file in (each for each in built.rglob("*") if each.is_file() and each.name != ".buildinfo"):
        name = file.relative_to(built)
        standing, target = output / name, new / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(standing if standing.is_file() and filecmp.cmp(file, standing) else file, target)
    write_digests(new, digests)
    try:
        if output.exists():
            output.rename(old)
        new.rename(output)
    finally:
        _clear_up(work, output)


def _clear_up(work: Path, output: Path) -> None:
    """Remove the folders left by publishing, complete or not; restore the old site if no other has replaced it."""
    if (work / _OLD).exists() and not output.exists():
        (work / _OLD).rename(output)
    for left in (_OLD, _NEW):
        shutil.rmtree(work / left, ignore_errors=True)
