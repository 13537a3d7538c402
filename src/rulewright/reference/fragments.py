"""An entry's or difference's text as HTML, for a page other than its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder


def entry_html(app: Sphinx, document: str, on_page: str) -> str:
    """The text of the document without its title; its links lead from the page `on_page`."""
    tree = _tree(app, document, on_page)
    blocks = [
        block for section in tree.children if isinstance(section, nodes.section) for block in section.children[1:]
    ]
    return _html(app, [block for block in blocks if not isinstance(block, nodes.section)])


def section_html(app: Sphinx, document: str, on_page: str) -> dict[str, str]:
    """The texts of the document's `## key` sections by key; their links lead from the page `on_page`."""
    tree = _tree(app, document, on_page)
    sections = [section for section in tree.findall(nodes.section) if isinstance(section.parent, nodes.section)]
    return {section[0].astext().strip(): _html(app, section.children[1:]) for section in sections}


def _tree(app: Sphinx, document: str, on_page: str) -> nodes.document:
    tree = app.env.get_doctree(document)
    app.env.resolve_references(tree, on_page, app.builder)
    for node in tree.findall(nodes.Element):
        node["ids"] = []  # they would stand twice where a page shows several texts
    return cast(nodes.document, tree)


def _html(app: Sphinx, children: Sequence[nodes.Node]) -> str:
    builder = cast(StandaloneHTMLBuilder, app.builder)
    return "".join(builder.render_partial(child)["fragment"] for child in children)
