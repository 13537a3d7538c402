"""How an answer names the rules that it rests on: as links, or unfolding where their texts are at hand."""

from __future__ import annotations

from html import escape
from typing import Protocol

from rulewright.corpus import Corpus
from rulewright.corpus.address import entry_path
from rulewright.language import Language
from rulewright.views.foreign import titled


class Cite(Protocol):
    """Makes HTML of a rule that an answer names."""

    def __call__(self, cited: str, title: str = "", remark: str = "") -> str:
        """The entry or difference with the id `cited`, by `title` or its own, with a remark (HTML) beside it."""


def linked(corpus: Corpus, language: Language) -> Cite:
    """Names rules by links to their pages."""

    def cite(cited: str, title: str = "", remark: str = "") -> str:
        document = corpus.document(cited)
        name = escape(title) if title else titled(document.texts, language)
        return f'<p class="rw-cited"><a href="{escape(entry_path(document.id, language))}">{name}</a> {remark}</p>'

    return cite
