"""The Sphinx builder of the reference site."""

from __future__ import annotations

import zlib
from functools import cached_property
from importlib.resources import files
from pathlib import Path

from docutils import nodes
from jinja2 import FileSystemBytecodeCache
from markupsafe import Markup
from sphinx.builders.dirhtml import DirectoryHTMLBuilder

from rulewright.pictures.symbols import render_dice_style, render_symbol_style
from rulewright.reference.domain import corpus_of
from rulewright.reference.page_shell import add_filters

_JOINED = {
    "site.css": (
        "fonts.css", "tokens.css", "reference.css", "entry.css", "front.css", "suggest.css", "tables.css", "charts.css",
        "picture.css", "parallel.css", "preview.css", "offline.css",
    ),
    "site.js": (
        "reference.js", "tables.js", "parallel.js", "preview.js", "offline.js", "shortcut.js", "try.js",
        "passages.js",
    ),
}  # fmt: skip
"""The styles and scripts of every page, joined to one file of each kind: a slow network needs a round trip per file."""

_FURO_STYLES = files("furo") / "theme" / "furo" / "static" / "styles" / "furo.css"


class SiteBuilder(DirectoryHTMLBuilder):
    """Sphinx's `dirhtml` for the pages of the reference, without its search, which does not support Korean.

    Pages may include the texts of others: a chapter's page those of its entries.
    """

    search = False

    def init_templates(self) -> None:
        """Load the theme with the filters of its templates; compiled templates are cached for later builds."""
        super().init_templates()
        add_filters(self.templates.environment)
        self.templates.environment.bytecode_cache = FileSystemBytecodeCache(str(self.doctreedir))

    def copy_assets(self) -> None:
        """Copy the static files to the pages' folder, those of every page joined."""
        super().copy_assets()
        static = Path(self.outdir) / "_static"
        for name, parts in _JOINED.items():
            sources = [static / part for part in parts]
            texts = [file.read_text("utf-8") for file in sources]
            if name == "site.css":
                symbols = render_symbol_style(corpus_of(self.config).games.values())
                texts = [_FURO_STYLES.read_text("utf-8"), *texts, symbols]
            (static / name).write_text("\n".join(texts), "utf-8")
            for file in sources:
                file.unlink()
        for name in ("pygments.css", "translations.js"):  # which no page of ours loads
            (static / name).unlink(missing_ok=True)
        with (static / "calculator.css").open("a", encoding="utf-8") as styles:
            styles.write(render_dice_style(".symbol-die-{}"))

    @cached_property
    def versions(self) -> dict[str, str]:
        """By the name of a static file, the suffix of its address, so that browsers reload a changed one."""
        static = Path(self.outdir) / "_static"
        return {
            file.relative_to(static).as_posix(): f"?v={zlib.crc32(file.read_bytes()):08x}"
            for file in static.rglob("*")
            if file.suffix in {".css", ".js"}
        }

    def write_doc(self, docname: str, doctree: nodes.document) -> None:
        """Write a page. Its template does all rendering, so Sphinx's tables of contents are not built."""
        self.handle_page(docname, {}, event_arg=doctree)

    def render_text(self, document: str, page: str, tree: nodes.document | None = None) -> dict[str, Markup]:
        """The HTML of a document's text by the headings of its sections; the part before them is under `""`.

        Links lead from `page`. `tree` is the document's, if it has been resolved for that page. Elements have no ids,
        which would occur twice on a page with several texts.
        """
        if tree is None:
            tree = self.env.get_doctree(document)
            self.env.resolve_references(tree, page, self)
        tree.settings = self.docsettings
        for node in tree.findall(nodes.Element):
            node["ids"] = []
        self.secnumbers, self.fignumbers, self.current_docname = {}, {}, page
        translator = self.create_translator(tree, self)
        sections: dict[str, list[nodes.Node]] = {"": []}
        for block in tree.children:
            if isinstance(block, nodes.section):
                sections[block[0].astext().strip()] = block.children[1:]
            else:
                sections[""].append(block)
        rendered = {}
        for heading, blocks in sections.items():
            for block in blocks:
                block.walkabout(translator)
            rendered[heading] = Markup("".join(translator.body))
            translator.body.clear()
        return rendered
