"""What an author may write in an entry: words, emphasis, lists, tables and links to rules."""

from __future__ import annotations

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms import SphinxTransform
from sphinx.util import logging

from rulewright.reference.domain import RulewrightDomain, corpus_of

_log = logging.getLogger(__name__)


class AuthoringRules(SphinxTransform):
    """Warns about what has no place in a rule's text, at the author's line.

    Raw HTML needs no rule here: MyST is told not to read it, so that it is shown as the text it is.
    """

    default_priority = 600

    def apply(self) -> None:
        """Looks through an entry's or a difference's document."""
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
        sections = list(self.document.findall(nodes.section))
        for section in sections[1:]:
            self._warn(section, "An entry has no headings of its own. Make each part an entry.")

    def _warn(self, node: nodes.Element, message: str) -> None:
        _log.warning(message, location=node, type="rule")
