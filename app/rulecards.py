"""Rules that open where they are mentioned: an entry's text as HTML that unfolds without leaving the page."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from html import escape

from markdown_it import MarkdownIt

from rulewright.corpus import Corpus, Entry
from rulewright.corpus.address import entry_path
from rulewright.corpus.markup import replace_links
from rulewright.corpus.model import whole_id
from rulewright.language import Language
from rulewright.language.phrase import phrase

_SYMBOL = "symbol:"
_SYMBOL_LINK = re.compile(rf'<a href="{_SYMBOL}(?P<term>[a-z0-9-]+)">(?P<words>.*?)</a>')


def entry_markdown(entry: Entry, corpus: Corpus, language: Language) -> str:
    """An entry's text as Markdown, its links leading to the site; words with an icon are links, which become marks."""

    def link(target: str, words: str | None) -> str:
        whole = whole_id(target, entry.game)
        return f"[{words or corpus.entries[whole].texts[language].title}]({entry_path(whole, language)})"

    return replace_links(
        entry.texts[language].body,
        lambda found: link(found.target, found.words),
        lambda found: f"[{found.words}]({_SYMBOL}{found.term})",
    )


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def entry_html(entry: Entry, corpus: Corpus, language: Language) -> str:
    """An entry's text as HTML."""
    return _rendered(entry_markdown(entry, corpus, language))


@lru_cache(maxsize=4000)
def _rendered(markdown: str) -> str:
    html: str = _parser().render(markdown)
    return _SYMBOL_LINK.sub(r'<span class="symbol symbol-\g<term>">\g<words></span>', html)


def entry_text(entry: Entry, corpus: Corpus, language: Language) -> str:
    """An entry's title and text as HTML in `language`, for a page in whatever language."""
    title = escape(entry.texts[language].title)
    return f'<h3 lang="{language}">{title}</h3><div lang="{language}">{entry_html(entry, corpus, language)}</div>'


def unfolding(summary: str, html: str, language: Language) -> str:
    """HTML that unfolds below its summary."""
    return (
        f'<details class="rw-rule" lang="{language}"><summary><span>{escape(summary)}</span></summary>'
        f'<div class="rw-rule-text">{html}</div></details>'
    )


def rule(entry_id: str, corpus: Corpus, language: Language, *, title: str = "", remark: str = "") -> str:
    """A rule's title that unfolds into its text; `remark` (HTML) stands beside the title."""
    entry = corpus.entries.get(entry_id)
    if entry is None or language not in entry.texts:
        return f"<span>{escape(title or entry_id)}</span> {remark}"
    page = escape(phrase("Open the page of this rule").render(language))
    return (
        f'<details class="rw-rule"><summary><span>{escape(title or entry.texts[language].title)}</span> {remark}'
        f'</summary><div class="rw-rule-text">{entry_html(entry, corpus, language)}'
        f'<p><a href="{entry_path(entry_id, language)}">{page}</a></p></div></details>'
    )
