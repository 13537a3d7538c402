"""The Sphinx builder of the reference site, and how it reads and shows the authors' texts."""

from __future__ import annotations

import re
import zlib
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from jinja2 import Environment, FileSystemBytecodeCache
from myst_parser.mdit_to_docutils.sphinx_ import SphinxRenderer
from myst_parser.parsers.mdit import create_md_parser
from myst_parser.parsers.sphinx_ import MystParser
from sphinx.builders.dirhtml import DirectoryHTMLBuilder
from sphinx.jinja2glue import BuiltinTemplateLoader

from rulewright.language.numerals import bind_letters_in_html
from rulewright.pictures.symbols import render_dice_style, render_symbol_style
from rulewright.reference.domain import corpus_of, language_of
from rulewright.reference.fragments import WrittenText, written

if TYPE_CHECKING:
    from collections.abc import Set

    from markdown_it import MarkdownIt
    from sphinx.builders import Builder

_JOINED = {
    "site.css": (
        "styles/furo.css", "fonts.css", "tokens.css", "reference.css", "entry.css", "front.css", "suggest.css",
        "tables.css", "charts.css", "picture.css", "parallel.css", "preview.css", "offline.css",
    ),
    "site.js": (
        "reference.js", "tables.js", "parallel.js", "preview.js", "offline.js", "shortcut.js", "try.js",
        "passages.js",
    ),
}  # fmt: skip
"""What every page loads, as one file of each kind."""

_BREAK = re.compile(r"\s*\n\s*")
_PREFORMATTED = re.compile(r"(<pre\b.*?</pre>)", re.DOTALL)


class ReferenceBuilder(DirectoryHTMLBuilder):
    """Sphinx's `dirhtml` without its search, which knows no Korean and folds no diacritics.

    It writes each text once; pages that show texts of others take what was written.
    """

    name = "reference"
    search = False

    def init(self) -> None:
        """Begins a build."""
        super().init()
        self._texts: dict[str, WrittenText] = {}

    def text_of(self, document: str) -> WrittenText:
        """The text of a document that was read."""
        if document not in self._texts:
            tree = self.env.get_and_resolve_doctree(document, self, tags=self.tags)
            self._texts[document] = self._written(document, tree)
        return self._texts[document]

    @cached_property
    def versions(self) -> dict[str, str]:
        """By the name of a static file, what its address ends with, so that browsers load a changed one anew."""
        static = Path(self.outdir) / "_static"
        return {
            file.relative_to(static).as_posix(): f"?v={zlib.crc32(file.read_bytes()):08x}"
            for file in static.rglob("*")
            if file.suffix in {".css", ".js"}
        }

    def copy_assets(self) -> None:
        """Puts the static files where pages load them from, those of every page joined."""
        super().copy_assets()
        static = Path(self.outdir) / "_static"
        for name, parts in _JOINED.items():
            files = [static / part for part in parts]
            (static / name).write_text("\n".join(file.read_text("utf-8") for file in files), "utf-8")
            for file in files:
                file.unlink()
        with (static / "site.css").open("a", encoding="utf-8") as styles:
            styles.write(render_symbol_style(corpus_of(self.config).games.values()))
        with (static / "calculator.css").open("a", encoding="utf-8") as styles:
            styles.write(render_dice_style(".symbol-die-{}"))

    def write_documents(self, docnames: Set[str]) -> None:
        """Writes texts before the pages that show them."""
        wanted = self.config.rulewright_pages
        chosen = {document for document in docnames if not wanted or document in wanted}
        texts = {document for document in chosen if document.count("/") > 1}
        for some in (texts, chosen - texts):
            if some:
                super().write_documents(some)

    def write_doc(self, docname: str, doctree: nodes.document) -> None:
        """Writes a page; what it shows is up to its template."""
        self._texts[docname] = self._written(docname, doctree)
        self.handle_page(docname, {}, event_arg=doctree)

    def _written(self, document: str, tree: nodes.document) -> WrittenText:
        tree.settings = self.docsettings
        self.secnumbers, self.fignumbers = {}, {}
        self.current_docname = document
        return written(tree, self)


class Templates(BuiltinTemplateLoader):
    """Jinja without a sandbox: the templates are ours and the theme's, and checks of each call take time."""

    def init(self, builder: Builder, *arguments: Any, **named: Any) -> None:  # noqa: ANN401
        """Begins a build. Compiled templates are kept beside the source trees, for all languages and later builds."""
        super().init(builder, *arguments, **named)
        self._language = language_of(builder.config)
        sandbox = self.environment
        compiled = Path(builder.srcdir).with_name(".templates")
        compiled.mkdir(exist_ok=True)
        self.environment = Environment(  # type: ignore[assignment]
            loader=self,
            extensions=list(sandbox.extensions),
            auto_reload=False,
            bytecode_cache=FileSystemBytecodeCache(str(compiled)),
        )
        self.environment.filters.update(sandbox.filters)
        self.environment.globals.update(sandbox.globals)

    def render(self, template: str, context: dict[str, Any]) -> str:  # type: ignore[override]
        """The page without the indentation and the empty lines of its template."""
        parts = _PREFORMATTED.split(super().render(template, context))
        html = "".join(part if part.startswith("<pre") else _BREAK.sub("\n", part) for part in parts)
        return bind_letters_in_html(html, self._language)


class TextParser(MystParser):
    """Reads an author's text with one Markdown parser for all; the corpus has its front matter already."""

    _markdown: MarkdownIt | None = None

    def parse(self, inputstring: str, document: nodes.document) -> None:
        """Fills `document`; lines keep their numbers."""
        if TextParser._markdown is None:
            TextParser._markdown = create_md_parser(document.settings.env.myst_config, SphinxRenderer)
        TextParser._markdown.options["document"] = document
        TextParser._markdown.render(_without_front_matter(inputstring))


def _without_front_matter(text: str) -> str:
    """The text with its front matter blank."""
    end = text.find("\n---\n", 3) if text.startswith("---\n") else -1
    return text if end < 0 else "\n" * text.count("\n", 0, end + 5) + text[end + 5 :]
