"""HTML on the page, bound as the reader's language is set; headings, which Streamlit's own would furnish with links."""

from __future__ import annotations

from html import escape

import streamlit as st

from rulewright.language import Language
from rulewright.language.numerals import bind_letters_in_html


def draw(html: str, language: Language) -> None:
    """Draws HTML in `language`."""
    st.html(bind_letters_in_html(html, language))


def heading(text: str, language: Language, level: int = 2) -> str:
    """A heading as HTML."""
    return f'<h{level} lang="{language}">{escape(text)}</h{level}>'
