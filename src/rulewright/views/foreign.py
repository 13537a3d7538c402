"""Texts in a language that is not the reader's, marked for browsers."""

from __future__ import annotations

from html import escape

from rulewright.corpus.model import Text
from rulewright.language import Language
from rulewright.language.translations import Translations


def titled(translations: Translations[Text] | Translations[str], reader: Language) -> str:
    """The title of a document, a chapter or a game as HTML for a page in the reader's language."""
    shown = translations[reader]
    title = escape(shown.title if isinstance(shown, Text) else shown)
    language = translations.shown_to(reader)
    return title if language == reader else f'<span lang="{language}">{title}</span>'
