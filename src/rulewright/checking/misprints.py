"""Judges words: no text uses a rulebook's misprint."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulewright.corpus.findings import Finding
from rulewright.corpus.model import Corpus
from rulewright.language import Language


def check_misprints(corpus: Corpus) -> Iterator[Finding]:
    """No text uses a word that the glossary marks as a rulebook's misprint or mistranslation.

    What a book prints may be quoted in the ledger of differences, and a term may list its misprints as aliases.
    """
    for game in corpus.games.values():
        forbidden: dict[Language, dict[str, str]] = {}
        for term in corpus.entries.values():
            if term.game == game.id and term.term is not None:
                for book, misprints in term.term.misprints.items():
                    for word in misprints:
                        forbidden.setdefault(game.books[book].language, {})[word.casefold()] = term.id
        for entry in corpus.entries.values():
            if entry.game != game.id:
                continue
            for language, words in forbidden.items():
                text = entry.texts.get(language)
                if text is None:
                    continue
                for word in re.findall(r"[^\W\d_]+", f"{text.title} {text.plain}"):
                    if word.casefold() in words:
                        yield Finding(
                            text.file,
                            text.body_line,
                            "misprint",
                            f"“{word}” is a misprint of the rulebook.",
                            f"Use the right word: see {words[word.casefold()]}.",
                        )
