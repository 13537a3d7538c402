"""Limits of an author's text in an entry: words, emphasis, lists, tables and links to rules."""

from __future__ import annotations

from pathlib import Path

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging

from rulewright.corpus.model import Difference, Entry
from rulewright.reference.domain import RulewrightDomain, corpus_of

_log = logging.getLogger(__name__)


def warn_of_dangling_ids(app: Sphinx) -> None:
    """Warn about ids in the chapter files and the ledger of differences that no entry has."""
    corpus = corpus_of(app.config)
    rules = Path(app.config.rulewright_rules)
    items: list[Entry | Difference] = [*corpus.entries.values(), *corpus.differences.values()]
    for item in items:
        for target in item.see if isinstance(item, Entry) else item.entries:
            if target not in corpus.entries:
                location = f"{rules / item.file}:{item.line}"
                _log.warning("%s names %s, which is no entry. Correct the id.", item.id, target, location=location)


class AuthoringRules(SphinxTransform):
    """Warns about elements that are not allowed in a rule's text, at the author's line.

    Raw HTML needs no rule here: MyST does not parse it, so that it appears as plain text.
    """

    default_priority = 600

    def apply(self) -> None:
        """Check an entry's or a difference's document of the reference site."""
        corpus = corpus_of(self.config)
        document = self.env.current_document.docname
        if document in corpus.entries:
            self._refuse_headings()
        elif document not in corpus.differences:
            return
        for node in self.document.findall(nodes.Element):
            if isinstance(node, nodes.image | nodes.raw):
                self._warn(node, "Pictures and raw HTML have no place in a rule's text. Say it in words.")
            elif isinstance(node, nodes.reference) and node.get("refuri"):
                self._warn(node, f"The link to {node['refuri']} leads out of the rules. Link entries with {{rule}}.")
            elif isinstance(node, addnodes.pending_xref) and node["refdomain"] != RulewrightDomain.name:
                self._warn(node, f"The link to {node['reftarget']} is not understood. Link entries with {{rule}}.")

    def _refuse_headings(self) -> None:
        for section in self.document.findall(nodes.section):
            self._warn(section, "An entry has no headings of its own. Make each part an entry.")

    def _warn(self, node: nodes.Element, message: str) -> None:
        _log.warning(message, location=node, type="rule")


class ScrollingTables(SphinxPostTransform):
    """Wraps every table of a text in a block, which scrolls if the table is wider than the screen."""

    default_priority = 500

    def run(self, **_: object) -> None:
        """Wrap the tables."""
        for table in list(self.document.findall(nodes.table)):
            block = nodes.container("", classes=["table-wrapper", "colwidths-auto"])
            table.replace_self(block)
            block += table
