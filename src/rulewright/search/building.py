"""The content of an index: the weighted texts as Whoosh's documents, and the vocabulary that parses queries."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray
from whoosh import index as whoosh_index
from whoosh.codec.whoosh3 import W3Codec
from whoosh.fields import ID, Schema

from rulewright.corpus.kind import Kind
from rulewright.corpus.model import Document
from rulewright.language import Language
from rulewright.search.analysis import PAIR, WORD, CountedTerms, index_terms, name_terms, stem_keys
from rulewright.search.content import SearchContent
from rulewright.search.documents import hit_texts, indexed_entries, printed_books, words_of
from rulewright.search.embeddings import Learnt
from rulewright.search.ideas import collect
from rulewright.search.layout import (
    DOCUMENTS,
    FILTERS,
    LEXICON_ARRAYS,
    NAME_ARRAYS,
    NUMBERS,
    PRIOR,
    VOCABULARY,
    field_name,
    meanings_file,
    texts_of,
)
from rulewright.search.lexicon import Lexicon
from rulewright.search.names import names_of
from rulewright.search.pages import SearchablePage
from rulewright.search.scoring import prior
from rulewright.search.words import grammar_of, words

TITLE_WEIGHT, ALIAS_WEIGHT = 3, 2


def write_index(
    content: SearchContent, folder: Path, embeddings: Mapping[Language, Learnt] = MappingProxyType({})
) -> None:
    """Write an index of the content into an empty folder.

    Besides the weighted texts it holds the vocabulary and the names, which parse queries and are costly to compute, and
    all other data of the entries that a search reads. Raises `OSError`.
    """
    corpus, languages = content.corpus, content.corpus.languages
    counted = {language: terms_of(content, language) for language in languages}
    schema = Schema(
        id=ID(),
        **{name: ID() for name in FILTERS},
        **{field_name(language): CountedTerms() for language in languages},
    )
    codec = W3Codec(compression=1)  # a higher level takes longer and saves no more
    codec.length_stats = False  # the statistics by which Whoosh's own scoring would skip postings
    writer = whoosh_index.create_in(str(folder), schema).writer(limitmb=256, codec=codec, compound=False)
    entries = indexed_entries(content)
    for number, entry in enumerate(entries):
        writer.add_document(
            id=entry.id,
            **{name: str(getattr(entry, name)) for name in FILTERS},
            **{field_name(language): counted[language][number] for language in languages},
        )
    writer.commit()
    lexicons = {language: lexicon_of(content, language, counted[language]) for language in languages}
    names = {
        language: names_of(_named(content, language), _entries_with(lexicon), len(entries))
        for language, lexicon in lexicons.items()
    }
    vocabulary: dict[str, object] = {
        "lexicons": {
            language: {
                "forms": "\n".join(lexicon.forms),
                "stems": "\n".join(map("\t".join, lexicon.by_stem.items())),
                "pairs": "\n".join(lexicon.pairs),
                "names": "\n".join(lexicon.names),
            }
            for language, lexicon in lexicons.items()
        },
        "names": {language: "\n".join(known.terms) for language, known in names.items()},
    }
    vocabulary["ideas"] = vars(collect(corpus, lexicons))
    documents = {
        "entries": entries,
        "books": printed_books(corpus),
        "redirects": dict(corpus.redirects),
    }
    _write_json(folder / DOCUMENTS, documents)
    for language in languages:
        _write_json(folder / texts_of(language), [*hit_texts(content, language)])
        if language in embeddings:
            found = embeddings[language].meanings(content.documents)
            _write_json(folder / meanings_file(language), found.record())
    arrays = {f"{language} {part}": getattr(known, part) for language, known in names.items() for part in NAME_ARRAYS}
    for language, lexicon in lexicons.items():
        arrays[f"{language} {PRIOR}"] = [prior(each, corpus, language) for each in content.documents]
        arrays |= {f"{language} {part}": [*getattr(lexicon, part).values()] for part in LEXICON_ARRAYS}
    named = {name: _narrow(np.asarray(array)) for name, array in arrays.items()}
    vocabulary["arrays"] = [(name, array.dtype.str, array.size) for name, array in named.items()]
    _write(folder / NUMBERS, b"".join(array.tobytes() for array in named.values()))
    _write_json(folder / VOCABULARY, vocabulary)


def _narrow(array: NDArray[Any]) -> NDArray[Any]:
    """The array with its integers in two bytes each, where they fit."""
    return array.astype(np.uint16) if array.dtype.kind == "i" and array.max(initial=0) < 2**16 else array


def _write_json(path: Path, value: object) -> None:
    _write(path, json.dumps(value, ensure_ascii=False).encode())


def _write(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 6, mtime=0))


def terms_of(content: SearchContent, language: Language) -> list[Mapping[str, int]]:
    """The index terms of every document in `language`, with their weights."""
    return [
        Counter(index_terms(_weighted_text(content, document, language), language)) for document in content.documents
    ]


def lexicon_of(content: SearchContent, language: Language, counted: Sequence[Collection[str]]) -> Lexicon:
    """The words of the texts in `language`; `counted` are the terms of every document."""
    terms: Counter[str] = Counter()
    for found in counted:
        terms.update(iter(found))
    forms = {term[1:]: terms[term] for term in sorted(terms) if term[0] == WORD}
    by_stem: dict[str, list[str]] = {}
    for place, form in enumerate(forms):
        for key in stem_keys(form, language):
            by_stem.setdefault(key, []).append(str(place))
    pairs = {term[1:]: terms[term] for term in sorted(terms) if term[0] == PAIR}
    joined: dict[str, None] = {}
    if language.is_hangul:
        joined = dict.fromkeys(
            "".join(words(name)) for document in content.documents for _, name in _names(document, language)
        )
    return Lexicon(language, forms, {key: " ".join(places) for key, places in by_stem.items()}, pairs, joined)


def _entries_with(lexicon: Lexicon) -> dict[str, int]:
    """The number of entries that hold each index term."""
    found = {WORD + form: count for form, count in lexicon.forms.items()}
    return found | {PAIR + pair: count for pair, count in lexicon.pairs.items()}


def _named(content: SearchContent, language: Language) -> list[tuple[int, bool, Sequence[str]]]:
    """The names of all documents in the form that `names_of` takes.

    A fact has two, its line with the title and without: players look for the fact or for its piece.
    """
    grammar = grammar_of(content.corpus.languages)
    return [
        (number, is_title, name_terms(name, language, grammar))
        for number, document in enumerate(content.documents)
        for is_title, name in (
            *_names(document, language),
            *((False, line) for line in content.asked_for(document, language)),
            *(
                (False, name)
                for line in content.facts_of(document, language)
                for name in (line, f"{document.texts[language].title} {line}")
            ),
        )
    ]


def _names(document: Document | SearchablePage, language: Language) -> Iterator[tuple[bool, str]]:
    """The title and the aliases of a document, each with whether it counts as title; that of a term does not."""
    text = document.texts.get(language)
    if text is not None:
        yield document.kind != Kind.TERM, text.title
        yield from ((False, alias) for alias in text.aliases)


def _weighted_text(content: SearchContent, document: Document | SearchablePage, language: Language) -> str:
    """The indexed text of a document in a language: each part on lines of its own, repeated according to its weight."""
    text = document.texts.get(language)
    names = [text.title] * TITLE_WEIGHT + list(text.aliases) * ALIAS_WEIGHT if text else []
    body = [words_of(document, content.corpus, language)] if text else []
    asked, facts = content.asked_for(document, language), content.facts_of(document, language)
    return "\n".join([*names, *asked, *body, *facts])
