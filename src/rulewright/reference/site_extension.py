"""The Sphinx extension of the reference site: its builder, its rules for authors, and its pages' values.

It replaces a project's `dirhtml` builder by that of the site, so only `site/conf.py` names it. Configuration:
`rulewright_languages` are the languages of the whole site (those of the rules by default). `language` is the one of a
build. Sphinx makes the pages anew that show a changed text; after any other change it has to read all again (`-E`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulewright.language import Language
from rulewright.reference.address import relative_path
from rulewright.reference.authoring import AuthoringRules, ScrollingTables, warn_of_dangling_ids
from rulewright.reference.domain import corpus_of
from rulewright.reference.findings import collect_findings
from rulewright.reference.page_context import fill_page, name_pages
from rulewright.reference.pages import texts_on
from rulewright.reference.parser import SourceParser
from rulewright.reference.rendering import content_of
from rulewright.reference.site_builder import SiteBuilder

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.util.typing import ExtensionMetadata


def setup(app: Sphinx) -> ExtensionMetadata:
    """Register everything with Sphinx."""
    app.setup_extension("rulewright.reference.extension")
    app.add_config_value("rulewright_languages", [], "html", [list])
    app.add_builder(SiteBuilder, override=True)
    app.add_source_parser(SourceParser, override=True)
    app.add_transform(AuthoringRules)
    app.add_post_transform(ScrollingTables)
    app.connect("config-inited", _complete_config, priority=600)  # after the rules folder is resolved
    app.connect("builder-inited", _begin)
    app.connect("doctree-read", _note_displayed_texts)
    app.connect("env-updated", name_pages)
    app.connect("html-page-context", fill_page)
    app.connect("html-collect-pages", _redirects)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def _complete_config(_app: Sphinx, config: Config) -> None:
    config.rulewright_languages = config.rulewright_languages or list(map(str, corpus_of(config).languages))


def _begin(app: Sphinx) -> None:
    app.env.settings.update(raw_enabled=False, file_insertion_enabled=False)  # no raw HTML, no other file
    collect_findings(app)
    warn_of_dangling_ids(app)


def _note_displayed_texts(app: Sphinx, tree: nodes.document) -> None:  # noqa: ARG001
    """Make a page depend on the texts that it includes."""
    content, document = content_of(app.config), app.env.docname
    if document in content.pages:
        for text in texts_on(content.pages[document], content.corpus) - {document}:
            app.env.note_dependency(app.env.doc2path(text))


def _redirects(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """A page at the address of every retired id, which redirects to the replacement."""
    corpus, language = content_of(app.config).corpus, Language(app.config.language)
    for old, new in corpus.redirects.items():
        document = corpus.entries.get(new) or corpus.differences.get(new)
        if document is not None and old not in corpus.entries and old not in corpus.differences:
            context = {"target": relative_path(old, new), "target_title": document.texts[language].title}
            yield old, context, "redirect.html"
