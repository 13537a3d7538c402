"""A built site whose pages are updated while authors save texts."""

from __future__ import annotations

import filecmp
import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from rulewright.corpus.findings import ContentError
from rulewright.corpus.load_context import LoadContext
from rulewright.corpus.model import Corpus, DocumentT, Text
from rulewright.corpus.texts import read_text_file
from rulewright.language import Language
from rulewright.reference.build import build_site
from rulewright.reference.rendering import SiteContent, keep_content
from rulewright.reference.site_error import SiteWarningsError
from rulewright.reference.sources import write_sources


class LiveSite:
    """The site of the content in `rules`, built with the Sphinx project in `site` in the folder `output`.

    Opening it builds what is stale. If only the bodies of texts change, Sphinx runs in this process, since starting a
    process takes seconds. Search, offline reading and data are then updated by the next build, which detects the
    change. Any other change builds the site.
    """

    def __init__(self, rules: Path, site: Path, output: Path, report: Callable[[str], None] = print) -> None:
        self._rules, self._site, self._output, self._report = rules.resolve(), site.resolve(), output.resolve(), report
        self._build()

    def update(self, changed: Iterable[Path]) -> tuple[str, ...]:
        """Update the site after changes of files; return the addresses of the written pages, below its root.

        These are pages, or the languages that were built. Raises the errors of `build_site`, and leaves the site
        unchanged then.
        """
        files = {path.resolve() for path in changed}
        names = {path.relative_to(self._rules).as_posix() for path in files if path.is_relative_to(self._rules)}
        texts = self._changed_texts(names) if len(names) == len(files) else None
        if texts is None:
            self._report("More than what a text says has changed: the site is built.")
            return self._build()
        return self._write(texts)

    def _build(self) -> tuple[str, ...]:
        result = build_site(self._rules, self._site, self._output, report=self._report)
        self._content, self._builds = result.content, result.builds
        return tuple(f"{language}/" for language in result.built)

    def _changed_texts(self, files: Iterable[str]) -> Sequence[Text] | None:
        """The texts in `files`; `None` if more than bodies changed, since titles and facts affect other pages.

        Raises `ContentError` for a text that cannot be parsed.
        """
        known = {text.file: text for document in self._content.corpus.documents for text in document.texts.values()}
        reading = LoadContext(self._rules, self._content.corpus.redirects)
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

    def _write(self, changed: Sequence[Text]) -> tuple[str, ...]:
        """Write the pages with the changed texts with Sphinx."""
        documents: dict[Language, list[str]] = {}
        for text in changed:
            document = text.file.removesuffix(".md").split("/", 1)[1]
            for reader in self._builds:
                if self._content.corpus.document(document).texts.language_for(reader) == text.language:
                    documents.setdefault(reader, []).append(document)
        self._content = SiteContent.of(_with_texts(self._content.corpus, changed), self._content.games)
        keep_content(self._rules, self._content)
        builds = [self._builds[language] for language in documents]
        findings = []
        for build in builds:
            sources = (self._content.pages[document] for document in documents[build.language])
            write_sources(build.sources, sources, build.wording)
            findings += build.run()
        if findings:
            raise SiteWarningsError(findings)
        files = [Path(page.address, "index.html") for page in self._content.pages.values()]
        return tuple(
            f"{build.language}/{file.parent.as_posix()}/"
            for build in builds
            for file in _copy_changed(build.pages, self._output / build.language, files)
        )


def _with_texts(corpus: Corpus, texts: Iterable[Text]) -> Corpus:
    """The corpus with these texts in place of its own from the same files."""
    by_file = {text.file: text for text in texts}

    def renewed(documents: Mapping[str, DocumentT]) -> Mapping[str, DocumentT]:
        return {
            id_: replace(each, texts=each.texts.map(lambda text: by_file.get(text.file, text)))
            if any(text.file in by_file for text in each.texts.values())
            else each
            for id_, each in documents.items()
        }

    return replace(corpus, entries=renewed(corpus.entries), differences=renewed(corpus.differences))


def _copy_changed(built: Path, output: Path, files: Iterable[Path]) -> list[Path]:
    """Copy those `files` of the folder `made` that differ in `output`, each replaced whole; return their names."""
    changed = []
    for name in files:
        file, target = built / name, output / name
        if not target.is_file() or not filecmp.cmp(file, target):
            target.parent.mkdir(parents=True, exist_ok=True)
            new = target.with_name(f".{target.name}.new")
            shutil.copy2(file, new)
            new.replace(target)
            changed.append(name)
    return changed
