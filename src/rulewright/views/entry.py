"""An entry as the object of the JSON contract."""

from __future__ import annotations

from rulewright.corpus.address import entry_path
from rulewright.corpus.model import Corpus, Entry, Passage
from rulewright.language import Language


def entry_as_json(entry: Entry, corpus: Corpus, language: Language) -> dict[str, object]:
    """The entry as `rulewright show --json` and the API give it to a reader of `language`; `text` is plain text.

    Its `language` is that of title and text: another one where the entry is not written in the reader's.
    """
    text = entry.texts[language]
    return {
        "schema": 1,
        "id": entry.id,
        "language": str(text.language),
        "title": text.title,
        "text": corpus.words_of(text, entry.game),
        "kind": str(entry.kind),
        "see": list(entry.see),
        "sources": [_source(source, entry, corpus) for source in entry.sources],
        "differences": [difference.id for difference in corpus.differences_of(entry.id)],
        "executed_by": entry.executed_by,
        "url": entry_path(entry.id, language),
    }


def _source(source: Passage, entry: Entry, corpus: Corpus) -> dict[str, object]:
    book = corpus.games[entry.game].books[source.book]
    pages = dict.fromkeys(
        page for first, last in source.lines for line in (first, last) if (page := book.page_of(line)) is not None
    )
    return {
        "book": book.id,
        "language": str(book.language),
        "file": book.file,
        "lines": [list(lines) for lines in source.lines],
        "pages": list(pages),
    }
