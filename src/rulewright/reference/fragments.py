"""An author's text as HTML, written once for its own page and moved to others."""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.util.osutil import relative_uri

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sphinx.builders.html import StandaloneHTMLBuilder

_LINK = re.compile(r'(?<= href=")[^"#:]*(?=["#])')


@dataclass(frozen=True)
class WrittenText:
    """The HTML of a text and of its `## key` sections by key, with links as from the page at `address`."""

    address: str
    body: str
    sections: dict[str, str]

    def body_on(self, address: str) -> str:
        """The text with its links as from the page at `address`."""
        return self._moved(self.body, address)

    def sections_on(self, address: str) -> dict[str, str]:
        """The sections with their links as from the page at `address`."""
        return {key: self._moved(html, address) for key, html in self.sections.items()}

    def _moved(self, html: str, address: str) -> str:
        if address == self.address:
            return html

        def moved(link: re.Match[str]) -> str:
            target = posixpath.normpath(posixpath.join(self.address, link[0]))
            return relative_uri(address, f"{target}/")

        return _LINK.sub(moved, html)


def written(tree: nodes.document, builder: StandaloneHTMLBuilder) -> WrittenText:
    """The document's text; it bears no ids, which would stand twice where a page shows several texts."""
    for node in tree.findall(nodes.Element):
        node["ids"] = []
    translator = builder.create_translator(tree, builder)

    def html(blocks: Iterable[nodes.Node]) -> str:
        for block in blocks:
            block.walkabout(translator)
        made = "".join(translator.body)
        translator.body.clear()
        return made

    body = html(block for block in tree.children if not isinstance(block, nodes.section))
    sections = {
        section[0].astext().strip(): html(section.children[1:])
        for section in tree.children
        if isinstance(section, nodes.section)
    }
    return WrittenText(builder.get_target_uri(builder.current_docname), body, sections)
