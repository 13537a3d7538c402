"""Citations of the rules that an answer rests on: as links, or unfolding if their texts are loaded."""

from __future__ import annotations

from html import escape
from typing import Protocol

from rulewright.corpus.model import Corpus
from rulewright.corpus.urls import entry_path
from rulewright.language import Language
from rulewright.views.document_labels import render_title


class CitationRenderer(Protocol):
    """The interface that renders a cited rule as HTML."""

    def __call__(self, cited: str, title: str = "", remark: str = "") -> str:
        """The entry or difference with the id `cited`, under `title` or its own title, with a remark (HTML)."""


def make_citation_linker(corpus: Corpus, language: Language) -> CitationRenderer:
    """Make a renderer of citations that links to the pages of rules."""

    def cite(cited: str, title: str = "", remark: str = "") -> str:
        document = corpus.document(cited)
        name = escape(title) if title else render_title(document.texts, language)
        return f'<p class="rw-cited"><a href="{escape(entry_path(document.id, language))}">{name}</a> {remark}</p>'

    return cite
