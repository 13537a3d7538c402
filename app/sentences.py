"""Words for Streamlit, which reads them as Markdown: whatever they are, they are shown as they are written."""

from __future__ import annotations

import re

from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.language.numerals import bind_letters_in_html
from rulewright.language.phrase import Phrase

_MARKS = re.compile(r"([\\`*_~\[\]<>&$|#]|:(?=\w))")
"""What means something in Markdown, among words."""
_BEGINS_A_LIST = re.compile(r"^(\d*)([-+.)])")
_FOUND_IN_WORDS = re.compile(r"://|www\.|\S@\S|:[\w+/-]+:", re.IGNORECASE)
"""What becomes a link or a picture in spite of backslashes: addresses, and names such as :smile:."""


_BETWEEN_WORDS = re.compile(r"[^\S\N{NO-BREAK SPACE}]+")


def literal(text: str) -> str:
    """Markdown that shows just this text, in one line; a word that would still become a link is code."""
    return _BEGINS_A_LIST.sub(r"\1\\\2", " ".join(map(_word, _BETWEEN_WORDS.split(text.strip()))))


def said(sentence: Phrase, language: Language) -> str:
    """The sentence in `language`, bound as that is set in lines."""
    return literal(bind_letters_in_html(sentence.render(language), language))


def complaint(error: RulewrightError, language: Language) -> str:
    """What is wrong, and what to do about it."""
    return f"{said(error.message, language)} {said(error.remedy, language)}"


def _word(text: str) -> str:
    if not _FOUND_IN_WORDS.search(text):
        return _MARKS.sub(r"\\\1", text)
    fence = "`" * (1 + max(map(len, re.findall("`+", text)), default=0))
    return f"{fence} {text} {fence}"
