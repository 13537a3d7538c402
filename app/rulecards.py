"""Rules that open where they are mentioned: an entry's text as HTML that unfolds without leaving the page."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from html import escape

from markdown_it import MarkdownIt

from rulewright.corpus.markup import replace_links
from rulewright.corpus.model import Corpus, Document, Entry, whole_id
from rulewright.corpus.urls import entry_path
from rulewright.language import Language
from rulewright.language.phrase import in_language, phrase
from rulewright.views.answer.rule_citations import CitationRenderer
from rulewright.views.document_labels import BASIS_LABELS, render_title
from rulewright.views.entry_json import resolve_text

_SYMBOL = "symbol:"
_SYMBOL_LINK = re.compile(rf'<a href="{_SYMBOL}(?P<term>[a-z0-9-]+)">(?P<words>.*?)</a>')


def document_markdown(document: Document, corpus: Corpus, language: Language) -> str:
    """A text as Markdown, its links leading to the site; words with an icon are links, which become marks."""
    text = resolve_text(document, corpus, language)

    def link(target: str, words: str | None) -> str:
        whole = whole_id(target, document.game)
        return f"[{words or corpus.title(whole, text.language)}]({entry_path(whole, language)})"

    return replace_links(
        text.body,
        lambda found: link(found.target, found.words),
        lambda found: f"[{found.words}]({_SYMBOL}{found.term})",
    )


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def document_html(document: Document, corpus: Corpus, language: Language) -> str:
    """The text of an entry or difference as HTML."""
    return _rendered(document_markdown(document, corpus, language))


@lru_cache(maxsize=4000)
def _rendered(markdown: str) -> str:
    html: str = _parser().render(markdown)
    return _SYMBOL_LINK.sub(r'<span class="symbol symbol-\g<term>">\g<words></span>', html)


def _basis(document: Document, reader: Language) -> str:
    """What the answer to a question rests on, as HTML in the reader's language; nothing of other documents."""
    if not isinstance(document, Entry) or document.question is None:
        return ""
    return f'<p lang="{reader}"><small>{escape(BASIS_LABELS[document.question.basis].render(reader))}</small></p>'


def foreign(shown: Language, reader: Language) -> str:
    """The mark (HTML) of what is shown in another language than the reader's."""
    if shown == reader:
        return ""
    return f' <small lang="{reader}">{escape(in_language(shown).render(reader))}</small>'


def unfolding_rules(corpus: Corpus, language: Language) -> CitationRenderer:
    """Names the rules of an answer so that they unfold."""

    def cite(cited: str, title: str = "", remark: str = "") -> str:
        return rule(cited, corpus, language, title=title, remark=remark)

    return cite


def rule(cited: str, corpus: Corpus, language: Language, *, title: str = "", remark: str = "") -> str:
    """The title of an entry or difference that unfolds into its text; `remark` (HTML) stands beside the title."""
    document = corpus.document(cited)
    page = escape(phrase("open-the-page-of-this-rule").render(language))
    own = document.texts[language].title
    name = escape(title) if title not in ("", own) else render_title(document.texts, language)
    html, shown = document_html(document, corpus, language), document.texts.language_for(language)
    if shown != language:
        html = f'<div lang="{shown}">{html}</div>'
    html += _basis(document, language)
    return (
        f'<details class="rw-rule"><summary><span>{name}</span>{foreign(shown, language)} {remark}'
        f'</summary><div class="rw-rule-text">{html}'
        f'<p><a href="{entry_path(document.id, language)}">{page}</a></p></div></details>'
    )
