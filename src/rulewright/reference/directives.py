"""Directives that insert rules into a page: the text of an entry, and the entries of a chapter as a list."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from docutils import nodes
from docutils.parsers.rst import directives
from docutils.utils import new_document
from sphinx.addnodes import pending_xref
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective, SphinxTranslator

from rulewright.corpus.markup import Link, replace_links
from rulewright.corpus.model import Corpus, Entry, Text
from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.reference.domain import Target, corpus_of, find, language_of, link_to, note_file, remedy, target_id

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_log = logging.getLogger(__name__)

SYNTAX_LEFT_OUT = ["html_block", "html_inline", "image"]
"""Markdown syntax that is plain text in an entry, by MyST's names."""


class rule_text(nodes.General, nodes.Element):  # type: ignore[misc]  # noqa: N801 - docutils names its nodes so
    """A rule in the language of its attribute `lang`, which may be another than the page's."""


class RuleText(SphinxDirective):
    """`` {rule-text} attacks/stand-off ``: the text of an entry under its title, which leads to its page.

    `:language:` chooses another language than the page's; `:bare:` leaves out the title.
    """

    required_arguments = 1
    option_spec = {  # noqa: RUF012
        "language": lambda argument: Language(directives.choice(argument, [str(each) for each in KNOWN_LANGUAGES])),
        "bare": directives.flag,
    }

    def run(self) -> list[nodes.Node]:
        """The text, or nothing and a warning if no entry has the id."""
        corpus = corpus_of(self.config)
        wanted = target_id(corpus, "rule", self.arguments[0], self.env.docname)
        entry = corpus.entries.get(wanted)
        if entry is None:
            hint = remedy(corpus, "rule", self.arguments[0], wanted)
            _log.warning("There is no entry %s. %s", wanted, hint, location=self.get_location(), type="rule")
            return []
        language = self.options.get("language", language_of(self.config))
        text = entry.texts[language]
        note_file(self.env, text.file)
        block = rule_text("", lang=str(text.language), classes=["rule-text"])
        if "bare" not in self.options:
            title = link_to("rule", Target(entry.id, text.title))
            block += nodes.paragraph("", "", nodes.strong("", "", title), classes=["rule-title"])
        block += self._parsed(text, corpus, entry)
        return [block]

    def _parsed(self, text: Text, corpus: Corpus, entry: Entry) -> list[nodes.Node]:
        """Parse the entry's Markdown to nodes, whatever the page's markup; raw HTML becomes plain text."""
        from myst_parser.config.main import MdParserConfig
        from myst_parser.mdit_to_docutils.sphinx_ import SphinxRenderer
        from myst_parser.parsers.mdit import create_md_parser

        settings = copy(self.state.document.settings)
        settings.raw_enabled = settings.file_insertion_enabled = False
        document = new_document(text.file, settings)
        document.reporter = self.state.document.reporter
        parser = create_md_parser(MdParserConfig(disable_syntax=SYNTAX_LEFT_OUT), SphinxRenderer)
        parser.options["document"] = document
        parser.render(replace_links(text.body, lambda link: _role(link, corpus, entry)))
        for link in document.findall(pending_xref):
            if link["refdomain"] == "rulewright" and not link["refexplicit"]:
                title = corpus.entries[link["reftarget"]].texts[text.language].title
                link.children = [nodes.inline("", title)]
        return list(document.children)


class RuleList(SphinxDirective):
    """`` {rule-list} attacks ``: links to the entries of a chapter, in reading order."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The list, or nothing and a warning if there is no such chapter."""
        corpus = corpus_of(self.config)
        language = language_of(self.config)
        wanted = target_id(corpus, "chapter", self.arguments[0], self.env.docname)
        if find(corpus, "chapter", wanted, language) is None:
            hint = remedy(corpus, "chapter", self.arguments[0], wanted)
            _log.warning("There is no chapter %s. %s", wanted, hint, location=self.get_location(), type="rule")
            return []
        game, name = wanted.split("/")
        [chapter] = (each for each in corpus.games[game].chapters if each.id == name)
        bullets = nodes.bullet_list()
        for entry in map(corpus.entries.__getitem__, chapter.entries):
            note_file(self.env, entry.texts[language].file)
            title = entry.texts[language].title
            bullets += nodes.list_item("", nodes.paragraph("", "", link_to("rule", Target(entry.id, title))))
        return [bullets]


def _role(link: Link, corpus: Corpus, entry: Entry) -> str:
    """A link of an entry's text in a form for any project: with the domain and the whole id."""
    target = target_id(corpus, "rule", link.target, entry.id)
    return f"{{rulewright:rule}}`{link.words} <{target}>`" if link.words else f"{{rulewright:rule}}`{target}`"


def add_directives(app: Sphinx) -> None:
    """Register the directives, and the writers of their node."""
    app.add_node(rule_text, html=(_open_html, _close_html), latex=_BARE, text=_BARE, man=_BARE, texinfo=_BARE)
    app.add_directive_to_domain("rulewright", "rule-text", RuleText)
    app.add_directive_to_domain("rulewright", "rule-list", RuleList)


def _open_html(translator: Any, node: rule_text) -> None:  # noqa: ANN401
    translator.body.append(translator.starttag(node, "div", lang=node["lang"]))


def _close_html(translator: Any, node: rule_text) -> None:  # noqa: ANN401, ARG001
    translator.body.append("</div>\n")


def _nothing(translator: SphinxTranslator, node: nodes.Element) -> None:
    """Write nothing, since other formats have no languages of blocks."""


_BARE = (_nothing, _nothing)
