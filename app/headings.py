"""Headings of the page, which Streamlit's own would furnish with links."""

from __future__ import annotations

from html import escape

from rulewright.language import Language


def heading(text: str, language: Language, level: int = 2) -> str:
    """A heading as HTML."""
    return f'<h{level} lang="{language}">{escape(text)}</h{level}>'
