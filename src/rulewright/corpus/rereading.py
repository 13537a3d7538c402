"""Reads texts anew that were changed while a corpus was in use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from rulewright.corpus.findings import ContentError
from rulewright.corpus.model import Corpus, DocumentT, Text
from rulewright.corpus.reading import Reading
from rulewright.corpus.texts import read_text_at, read_texts


def with_texts(corpus: Corpus, rules: Path, files: Iterable[str]) -> Corpus | None:
    """The corpus with what stands in `files`, named as below the folder `rules` that it was read from.

    `None` where more has changed than what texts say: a title is shown anywhere, and other files hold facts. Raises
    `ContentError` for a text that cannot be read.
    """
    known = {text.file: text for document in corpus.documents for text in document.texts.values()}
    reading = Reading(rules, corpus.redirects, read_texts)
    read: dict[str, Text] = {}
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
        read[file] = text
    return replace(corpus, entries=_with(corpus.entries, read), differences=_with(corpus.differences, read))


def _with(documents: Mapping[str, DocumentT], read: Mapping[str, Text]) -> Mapping[str, DocumentT]:
    return {
        document.id: replace(document, texts=document.texts.map(lambda text: read.get(text.file, text)))
        for document in documents.values()
    }
