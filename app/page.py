"""The content that all pages share, and functions that draw it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path

import streamlit as st

from rulewright.corpus.content import rules_folder
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.numerals import bind_letters_in_html
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.design import load_design_style
from rulewright.pictures.symbols import render_symbol_style
from rulewright.server.library import Library, open_library
from rulewright.views.answer import load_answer_style

_MARKDOWN = re.compile(r"[\\`*_~\[\]<>$#:|]")


@cache
def content() -> Library:
    """The rules and the worker processes, shared by all pages and by the server."""
    return open_library(rules_folder())


@cache
def load_style() -> str:
    """The style sheet of every page."""
    own = Path(__file__).with_name("style.css").read_text("utf-8")
    return load_design_style() + render_symbol_style(content().corpus.games.values()) + load_answer_style() + own


def show_html(html: str, language: Language) -> None:
    """Draw HTML with the line-breaking rules of the language applied."""
    st.html(bind_letters_in_html(html, language))


def show_words(words: str, language: Language, tag: str = "p") -> None:
    """Draw a sentence, or a heading with the tag of one."""
    kind = ' class="rw-note"' if tag == "p" else ""
    show_html(f'<{tag}{kind} lang="{language}">{escape(words)}</{tag}>', language)


def show_problems(problems: Iterable[Phrase], language: Language) -> None:
    """Draw the problems, a paragraph each."""
    for each in problems:
        show_html(f'<p class="rw-problem" role="alert" lang="{language}">{escape(each.render(language))}</p>', language)


def show_error(error: RulewrightError, language: Language) -> None:
    """Draw an error and its remedy, with a button to try again if that may succeed."""
    show_problems([error.message, error.remedy], language)
    if error.code in ("busy", "too-many", "worker-ended", "internal-error"):
        st.button(phrase("try-again-2").render(language))


def plain(text: str) -> str:
    """Escape text for Markdown, for labels of buttons."""
    return _MARKDOWN.sub(r"\\\g<0>", text)
