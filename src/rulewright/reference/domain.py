"""The `{rule}` role, a link to an entry by its id, and the `{icon}` role, words with a symbol of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.domains import Domain, ObjType
from sphinx.util import logging
from sphinx.util.docutils import ReferenceRole
from sphinx.util.nodes import make_refnode

from rulewright.corpus import Corpus, Entry, UnknownEntryError, load_corpus
from rulewright.corpus.markup import links
from rulewright.corpus.model import whole_id
from rulewright.language import Language

if TYPE_CHECKING:
    from docutils.nodes import Element, Node, system_message
    from sphinx.addnodes import pending_xref
    from sphinx.builders import Builder
    from sphinx.config import Config
    from sphinx.environment import BuildEnvironment

_log = logging.getLogger(__name__)


@cache
def corpus_at(rules: str) -> Corpus:
    """The corpus in the folder `rules`, read once per process. Raises `ContentError`."""
    return load_corpus(Path(rules))


def corpus_of(config: Config) -> Corpus:
    """The corpus that a Sphinx project shows."""
    return corpus_at(config.rulewright_rules)


class RuleRole(ReferenceRole):
    """`` {rule}`words <attacks/stand-off>` `` or `` {rule}`attacks/stand-off` ``, which shows the entry's title.

    Inside a game's own files the game may be left out; retired ids lead to what replaced them. An id that no entry has
    is a warning at the author's line, and only the words remain.
    """

    def run(self) -> tuple[list[Node], list[system_message]]:
        """The link, resolved when the page it stands on is written."""
        entry = self._entry()
        if entry is None:
            return [nodes.Text(self.title)], []
        from sphinx.addnodes import pending_xref

        title = entry.texts[Language(self.config.language)].title
        words = nodes.inline("", self.title if self.has_explicit_title else title)
        link = pending_xref("", words, refdomain=RulewrightDomain.name, reftype="rule", reftarget=entry.id)
        self.set_source_info(link)
        return [link], []

    def _entry(self) -> Entry | None:
        corpus = corpus_of(self.config)
        document = self.env.current_document.docname
        wanted = whole_id(self.target.strip(), document.split("/")[0])
        entry = corpus.entries.get(corpus.redirects.get(wanted, wanted))
        if entry is None:
            try:
                corpus.entry(self.target)
                hint = "Write the whole id."
            except UnknownEntryError as error:
                hint = str(error.remedy)
            _log.warning("There is no entry %s. %s", wanted, hint, location=self._location(document), type="rule")
        return entry

    def _location(self, document: str) -> tuple[str, int | None]:
        """The very line of the link: MyST knows only where its paragraph begins."""
        line = self.lineno
        text = Path(self.env.doc2path(document)).read_text("utf-8").splitlines()
        for link in links("\n".join(text[max(line - 1, 0) :])):
            if link.target == self.target.strip():
                return document, line + link.line
        return document, line


class IconRole(ReferenceRole):
    """`` {icon}`2 energy <energy>` ``: words of which one names an icon of the game, with the icon's term."""

    def run(self) -> tuple[list[Node], list[system_message]]:
        """The words, marked with the term so that a stylesheet can set the symbol before them."""
        return [nodes.inline("", self.title, classes=["symbol", f"symbol-{self.target.strip()}"])], []


class RulewrightDomain(Domain):
    """Entries as Sphinx objects. All that is known of them is in the corpus, so the environment stores nothing."""

    name = "rulewright"
    label = "Rules"
    object_types = {"rule": ObjType("rule", "rule")}  # noqa: RUF012
    roles = {"rule": RuleRole(), "icon": IconRole()}  # noqa: RUF012

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,  # noqa: ARG002
        target: str,
        node: pending_xref,  # noqa: ARG002
        contnode: Element,
    ) -> nodes.reference | None:
        """The link as seen from the page `fromdocname`."""
        if target not in corpus_of(env.config).entries:
            return None
        return make_refnode(builder, fromdocname, target, "", contnode)

    def resolve_any_xref(self, *_: object) -> list[tuple[str, nodes.reference]]:
        """Nothing: only the role leads to entries."""
        return []

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        """Every entry for the inventory."""
        yield from self._objects()

    def _objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        language = Language(self.env.config.language)
        for entry in corpus_of(self.env.config).entries.values():
            yield entry.id, entry.texts[language].title, "rule", entry.id, "", 1

    def clear_doc(self, docname: str) -> None:
        """Forgets nothing, for nothing is remembered by document."""

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Takes nothing over: every process reads the same corpus. Without this method Sphinx hangs under `-j`."""
