"""The content that all pages share, and how it is shown."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape

import streamlit as st

from rulewright.corpus.content import rules_folder
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.numerals import bind_letters_in_html
from rulewright.language.phrase import Phrase, phrase
from rulewright.server.library import Library, open_library

_MARKDOWN = re.compile(r"[\\`*_~\[\]<>$#:|]")


@cache
def content() -> Library:
    """The rules and the processes that work answers out, shared by all pages and by the server."""
    return open_library(rules_folder())


def show_html(html: str, language: Language) -> None:
    """Shows HTML with the line-breaking rules of the language applied."""
    st.html(bind_letters_in_html(html, language))


def show_words(words: str, language: Language, tag: str = "p") -> None:
    """Shows a sentence, or a heading with the tag of one."""
    kind = ' class="rw-note"' if tag == "p" else ""
    show_html(f'<{tag}{kind} lang="{language}">{escape(words)}</{tag}>', language)


def show_problems(problems: Iterable[Phrase], language: Language) -> None:
    """Shows what is wrong, a paragraph each."""
    for each in problems:
        show_html(f'<p class="rw-problem" role="alert" lang="{language}">{escape(each.render(language))}</p>', language)


def show_error(error: RulewrightError, language: Language) -> None:
    """Shows what went wrong and what to do; what may go well another time can be tried again."""
    show_problems([error.message, error.remedy], language)
    if error.code in ("busy", "too-many", "worker-ended", "internal-error"):
        st.button(phrase("try-again-2").render(language))


def plain(text: str) -> str:
    """Markdown that shows just this text, for labels of buttons."""
    return _MARKDOWN.sub(r"\\\g<0>", text)
