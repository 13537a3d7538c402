"""Reads texts anew that were changed while a corpus was in use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from rulewright.corpus.findings import ContentError
from rulewright.corpus.model import Corpus, DocumentT, Text
from rulewright.corpus.reading import Reading
from rulewright.corpus.texts import read_text_at, read_texts


def read_again(corpus: Corpus, rules: Path, files: Iterable[str]) -> Sequence[Text] | None:
    """The texts that stand in `files` now, named as below the folder `rules` that the corpus was read from.

    `None` where more has changed than what texts say: a title is shown anywhere, and other files hold facts. Raises
    `ContentError` for a text that cannot be read.
    """
    known = {text.file: text for document in corpus.documents for text in document.texts.values()}
    reading = Reading(rules, corpus.redirects, read_texts)
    read: list[Text] = []
    for file in files:
        before = known.get(file)
        if before is None:
            return None
        try:
            text = read_text_at(reading, file, before.language)
        except (FileNotFoundError, IsADirectoryError):
            return None
        if text is None:
            raise ContentError(rules, reading.findings)
        if text != replace(before, body=text.body, body_line=text.body_line):
            return None
        read.append(text)
    return read


def with_texts(corpus: Corpus, read: Iterable[Text]) -> Corpus:
    """The corpus with these texts in the place of those that it has from their files."""
    by_file = {text.file: text for text in read}
    return replace(corpus, entries=_with(corpus.entries, by_file), differences=_with(corpus.differences, by_file))


def _with(documents: Mapping[str, DocumentT], read: Mapping[str, Text]) -> Mapping[str, DocumentT]:
    return {
        id_: replace(document, texts=document.texts.map(lambda text: read.get(text.file, text)))
        if any(text.file in read for text in document.texts.values())
        else document
        for id_, document in documents.items()
    }
