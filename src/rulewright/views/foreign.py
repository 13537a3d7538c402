"""What a reader is shown in another language than their own, marked for browsers."""

from __future__ import annotations

from html import escape

from rulewright.corpus.model import Text
from rulewright.language import Language
from rulewright.language.translations import Translations


def titled(translations: Translations[Text] | Translations[str], reader: Language) -> str:
    """What a document, a chapter or a game is called, as HTML for a page in the reader's language."""
    shown = translations[reader]
    title = escape(shown.title if isinstance(shown, Text) else shown)
    language = translations.shown_to(reader)
    return title if language == reader else f'<span lang="{language}">{title}</span>'
