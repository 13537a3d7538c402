"""Links to entries, differences and chapters by their ids, and the `{icon}` role, words with a symbol of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.domains import Domain, ObjType
from sphinx.util import logging
from sphinx.util.docutils import ReferenceRole
from sphinx.util.nodes import make_refnode

from rulewright.corpus.cache import cached_corpus
from rulewright.corpus.markup import find_links
from rulewright.corpus.model import Corpus, UnknownEntryError
from rulewright.language import Language, default_language

if TYPE_CHECKING:
    from docutils.nodes import Element, Node, system_message
    from sphinx.builders import Builder
    from sphinx.config import Config
    from sphinx.environment import BuildEnvironment

_log = logging.getLogger(__name__)
_NOUNS = {"rule": "entry", "difference": "difference", "chapter": "chapter"}


_corpora: dict[str, Corpus] = {}


def keep_corpus(rules: str, corpus: Corpus) -> None:
    """Set the corpus of the folder `rules` for this process."""
    _corpora[rules] = corpus


def corpus_at(rules: str) -> Corpus:
    """The corpus in the folder `rules`, loaded once per process. Raises `ContentError`."""
    if rules not in _corpora:
        _corpora[rules] = cached_corpus(Path(rules))
    return _corpora[rules]


def corpus_of(config: Config) -> Corpus:
    """The corpus of a Sphinx project."""
    return corpus_at(config.rulewright_rules)


def language_of(config: Config) -> Language:
    """The language of a Sphinx project's pages; the default if no rule is written in it."""
    code, languages = str(config.language)[:2], corpus_of(config).languages
    return Language(code) if code in languages else default_language(languages)


@dataclass(frozen=True)
class Target:
    """The target of a link: the document of that name on the reference site, its title, and its file."""

    document: str
    title: str
    file: str = ""


class LinkRole(ReferenceRole):
    """A role such as `` {rule}`words <id>` `` or `` {rule}`id` ``, which has the title of its target.

    Inside a game's own files, and if there is only one game, the game may be left out of the id. For an unknown id
    there is a warning at the author's line, and only the words remain.
    """

    kind = ""

    def run(self) -> tuple[list[Node], list[system_message]]:
        """The link, resolved when its page is written."""
        corpus = corpus_of(self.config)
        document = self.env.current_document.docname
        wanted = target_id(corpus, self.kind, self.target.strip(), document)
        found = find(corpus, self.kind, wanted, self._language(corpus, document))
        if found is None:
            hint = remedy(corpus, self.kind, self.target.strip(), wanted)
            _log.warning(
                "There is no %s %s. %s", _NOUNS[self.kind], wanted, hint, location=self._location(document), type="rule"
            )
            return [nodes.Text(self.title)], []
        if found.document not in self.env.found_docs:  # the site writes every page again for a new title
            note_file(self.env, found.file)
        link = link_to(self.kind, found, self.title if self.has_explicit_title else None)
        self.set_source_info(link)
        return [link], []

    def _language(self, corpus: Corpus, document: str) -> Language:
        """The language of the text with the link: the page's, unless its text is in another one."""
        current = corpus.entries.get(document) or corpus.differences.get(document)
        reader = language_of(self.config)
        return current.texts.language_for(reader) if current else reader

    def _location(self, document: str) -> tuple[str, int | None]:
        """The exact line of the link, since MyST knows only the begin of its paragraph."""
        line = self.lineno
        text = Path(self.env.doc2path(document)).read_text("utf-8").splitlines()
        for link in find_links("\n".join(text[max(line - 1, 0) :])):
            if link.target == self.target.strip():
                return document, line + link.line
        return document, line


class IconRole(ReferenceRole):
    """`` {icon}`2 energy <energy>` ``: words that name an icon of the game, with the icon's term."""

    def run(self) -> tuple[list[Node], list[system_message]]:
        """The words, marked with the term so that a stylesheet can place the symbol before them."""
        return [nodes.inline("", self.title, classes=["symbol", f"symbol-{self.target.strip()}"])], []


class RuleRole(LinkRole):
    """A link to an entry; retired ids lead to their replacements."""

    kind = "rule"


class DifferenceRole(LinkRole):
    """A link to a difference between rulebooks."""

    kind = "difference"


class ChapterRole(LinkRole):
    """A link to a chapter."""

    kind = "chapter"


def target_id(corpus: Corpus, kind: str, written: str, document: str) -> str:
    """The whole id for `written` in `document`: of an entry, a difference, or a chapter (`<game>/<chapter>`)."""
    own, _, _ = document.partition("/")
    games = [own] if own in corpus.games else list(corpus.games) if len(corpus.games) == 1 else []
    parts = 1 if kind == "chapter" else 2
    whole = f"{games[0]}/{written}" if games and written.count("/") < parts else written
    if kind == "difference" and whole.count("/") == 1:
        whole = whole.replace("/", "/differences/")
    return corpus.redirects.get(whole, whole)


def find(corpus: Corpus, kind: str, id_: str, language: Language) -> Target | None:
    """The target of the whole id; `None` if there is none."""
    if kind == "chapter":
        game, _, name = id_.partition("/")
        chapters = corpus.games[game].chapters if game in corpus.games else ()
        return next((Target(id_, each.titles[language]) for each in chapters if each.id == name), None)
    document = corpus.differences.get(id_) if kind == "difference" else corpus.entries.get(id_)
    if document is None:
        return None
    text = document.texts[language]
    return Target(id_, text.title, text.file)


def note_file(env: BuildEnvironment, file: str) -> None:
    """Make the current page depend on the rules' `file`, so that Sphinx reads it again after a change; `""` is none."""
    if file:
        env.note_dependency(str(Path(env.config.rulewright_rules) / file))


def link_to(kind: str, target: Target, words: str | None = None) -> pending_xref:
    """A link that is resolved when its page is written; without words it has the title."""
    return pending_xref(
        "",
        nodes.inline("", target.title if words is None else words),
        refdomain=RulewrightDomain.name,
        reftype=kind,
        reftarget=target.document,
        refexplicit=words is not None,
    )


def remedy(corpus: Corpus, kind: str, written: str, wanted: str) -> str:
    """A suggestion for the author of an unknown id."""
    if kind == "rule":
        try:
            corpus.entry(written)
        except UnknownEntryError as error:
            return str(error.remedy)
        return "Write the whole id."
    chapters = (f"{game.id}/{chapter.id}" for game in corpus.games.values() for chapter in game.chapters)
    known = {id_.rsplit("/", 1)[1]: id_ for id_ in (corpus.differences if kind == "difference" else chapters)}
    close = get_close_matches(wanted.rsplit("/", 1)[-1][:200], known, n=3)
    return f"Did you mean {', '.join(map(known.__getitem__, close))}?" if close else "Correct the id."


class RulewrightDomain(Domain):
    """Entries, differences and chapters as Sphinx objects.

    The corpus has all data of them, so the environment stores nothing.
    """

    name = "rulewright"
    label = "Rules"
    object_types = {kind: ObjType(kind, kind) for kind in _NOUNS}  # noqa: RUF012
    roles = {"rule": RuleRole(), "difference": DifferenceRole(), "chapter": ChapterRole(), "icon": IconRole()}  # noqa: RUF012

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,  # noqa: ARG002
        target: str,
        node: pending_xref,  # noqa: ARG002
        contnode: Element,
    ) -> Element:
        """The link as seen from the page `fromdocname`.

        A project without a page of that name links to the reference site `rulewright_site`; if none is configured, the
        words alone remain.
        """
        if target in env.found_docs:
            return make_refnode(builder, fromdocname, target, "", contnode)
        site = env.config.rulewright_site
        if not site:
            return contnode
        address = f"{site.rstrip('/')}/{language_of(env.config)}/{target}/"
        return nodes.reference("", "", contnode, internal=False, refuri=address)

    def resolve_any_xref(self, *_: object) -> list[tuple[str, nodes.reference]]:
        """Nothing, since only the roles link to rules."""
        return []

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        """All objects that have a page in this project, for the inventory."""
        return (each for each in self._objects() if each[3] in self.env.found_docs)

    def _objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        language = language_of(self.env.config)
        corpus = corpus_of(self.env.config)
        for entry in corpus.entries.values():
            yield entry.id, entry.texts[language].title, "rule", entry.id, "", 1
        for difference in corpus.differences.values():
            yield difference.id, difference.texts[language].title, "difference", difference.id, "", 1
        for game in corpus.games.values():
            for chapter in game.chapters:
                document = f"{game.id}/{chapter.id}"
                yield document, chapter.titles[language], "chapter", document, "", 1

    def clear_doc(self, docname: str) -> None:
        """Do nothing, since no data is stored by document."""

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Do nothing: every process loads the same corpus. Without this method Sphinx hangs under `-j`."""
