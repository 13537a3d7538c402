"""Has the pages of a built site follow their texts as authors save them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import TracebackType

from rulewright.atomic_write import staging_folder, write_atomically
from rulewright.corpus.findings import ContentError
from rulewright.corpus.load_context import LoadContext
from rulewright.corpus.loading import load_corpus
from rulewright.corpus.model import Corpus, Text
from rulewright.corpus.texts import read_text_file
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.reference.build import build_site, objections, staged_job
from rulewright.reference.language_build import Job, Order, build_program, with_texts
from rulewright.reference.pages import Page, concerned, pages
from rulewright.reference.site_error import SiteWarningsError
from rulewright.reference.stamp import forget
from rulewright.situations.game_packages import GamePackages


class FollowingSite:
    """The site of the content in `rules`, made with the Sphinx project in `site` in the folder `output`.

    Where only what texts say has changed, the pages that show it are written and nothing else; search, offline reading
    and data wait for the next build, which knows of it. For anything else the site is built. Opening it builds what is
    stale. One thread uses it, in a `with` statement: a Sphinx that has been loaded waits for the next change.
    """

    def __init__(self, rules: Path, site: Path, output: Path, report: Callable[[str], None] = print) -> None:
        self._rules, self._site, self._output, self._report = rules.resolve(), site.resolve(), output.absolute(), report
        self._waiting = ExitStack()
        self._corpus: Corpus
        self._pages: tuple[Page, ...]
        self._build()

    def __enter__(self) -> FollowingSite:
        """Loads Sphinx."""
        self._load()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Ends the Sphinx that waits."""
        self._waiting.close()

    def follow(self, changed: Iterable[Path]) -> tuple[str, ...]:
        """Brings the site up to date with files that were changed; the addresses of what was written, below its root.

        These are pages, or the languages that were built. Raises what `build_site` does, and leaves the site as it was.
        """
        files = {path.resolve() for path in changed}
        names = {path.relative_to(self._rules).as_posix() for path in files if path.is_relative_to(self._rules)}
        texts = self._changed_texts(names) if len(names) == len(files) else None
        if texts is None:
            self._report("More than what a text says has changed: the site is built.")
            try:
                return self._build()
            finally:
                self._load()
        corpus = with_texts(self._corpus, texts)
        written = self._write(corpus, texts)
        self._corpus = corpus
        return written

    def _changed_texts(self, files: Iterable[str]) -> Sequence[Text] | None:
        """The texts in `files`; `None` if more than bodies changed: a title is shown anywhere, other files hold facts.

        Raises `ContentError` for a text that cannot be read.
        """
        known = {text.file: text for document in self._corpus.documents for text in document.texts.values()}
        reading = LoadContext(self._rules, self._corpus.redirects)
        texts = []
        for file in files:
            try:
                before = known[file]
                text = read_text_file(reading, file, before.language)
            except (KeyError, FileNotFoundError, IsADirectoryError):
                return None
            if text is None:
                raise ContentError(self._rules, reading.findings)
            if text != replace(before, body=text.body, body_line=text.body_line):
                return None
            texts.append(text)
        return texts

    def _load(self) -> None:
        """Starts a Sphinx in the place of the one that waits: it knows the facts that it began with."""
        self._waiting.close()
        self._sphinx = self._waiting.enter_context(build_program())
        self._sphinx.prepare(self._rules, self._corpus)

    def _build(self) -> tuple[str, ...]:
        built = build_site(self._rules, self._site, self._output, report=self._report)
        self._corpus = load_corpus(self._rules)
        self._pages = tuple(pages(self._corpus, GamePackages.from_folder(self._rules)).values())
        return tuple(f"{language}/" for language in built.built)

    def _write(self, corpus: Corpus, changed: Sequence[Text]) -> tuple[str, ...]:
        """Writes the pages that show the changed texts."""
        shown: dict[Language, set[str]] = {}
        for text in changed:
            document_id = text.file.removesuffix(".md").split("/", 1)[1]
            texts = corpus.document(document_id).texts
            for reader in corpus.languages:
                if texts.language_for(reader) == text.language:
                    shown.setdefault(reader, set()).add(document_id)
        with staging_folder(self._output.parent, f".{self._output.name}-following-") as bench:
            jobs = tuple(self._job(corpus, bench, language, ids) for language, ids in shown.items())
            try:
                warned = [each for _, some in self._sphinx.build(Order(jobs, 2, tuple(changed))) for each in some]
                if warned:
                    raise SiteWarningsError(objections(warned, self._rules))
            except RulewrightError:
                self._load()  # without what could not be written
                raise
            addresses = {page.document: f"{page.address}/index.html" for page in self._pages}
            forget(self._output, {language: {f"{each}.md" for each in ids} for language, ids in shown.items()})
            written = [(job, addresses[page]) for job in jobs for page in job.pages]
            for job, address in written:
                write_atomically(self._output / job.language / address, (Path(job.output) / address).read_bytes())
        return tuple(f"{job.language}/{address.removesuffix('index.html')}" for job, address in written)

    def _job(self, corpus: Corpus, bench: Path, language: Language, ids: Iterable[str]) -> Job:
        wanted, read = concerned(self._pages, corpus, frozenset(ids))
        return staged_job(
            read,
            self._rules,
            self._site,
            bench,
            language,
            corpus.languages,
            output=bench / language,
            pages=wanted,
        )
