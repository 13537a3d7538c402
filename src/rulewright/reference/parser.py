"""The parser of staged sources: MyST's, with one Markdown parser for all documents of a build."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from myst_parser.mdit_to_docutils.sphinx_ import SphinxRenderer
from myst_parser.parsers.mdit import create_md_parser
from myst_parser.parsers.sphinx_ import MystParser

if TYPE_CHECKING:
    from docutils import nodes
    from markdown_it import MarkdownIt


class SourceParser(MystParser):
    """MyST for sources without front matter. It shares a Markdown parser, which MyST creates slowly per document."""

    _markdown: ClassVar[MarkdownIt | None] = None

    def parse(self, inputstring: str, document: nodes.document) -> None:
        """Parse a text into `document`."""
        config = document.settings.env.myst_config
        markdown = SourceParser._markdown
        if markdown is None or markdown.options["myst_config"] is not config:
            SourceParser._markdown = markdown = create_md_parser(config, SphinxRenderer)
        markdown.options["document"] = document
        markdown.render(inputstring)
