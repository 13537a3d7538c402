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
from rulewright.corpus.markup import find_links
from rulewright.corpus.model import Corpus, Difference, Document, whole_id
from rulewright.corpus.search_phrases import SearchPhrases
from rulewright.language import Language
from rulewright.search.analysis import PAIR, WORD, CountedTerms, index_terms, name_terms, stem_keys
from rulewright.search.documents import hit_texts, indexed_entries, numbers_by_title, printed_books, words_of
from rulewright.search.embeddings import Learnt
from rulewright.search.facts import FactLines
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
FACT_WORD_WEIGHT = 0.3
"""Weight of a word of a fact, counted once; a number has weight 1, since the same words stand on a hundred cards."""


def write_index(
    corpus: Corpus,
    phrases: SearchPhrases,
    facts: FactLines,
    folder: Path,
    languages: Collection[Language] | None = None,
    pages: Sequence[SearchablePage] = (),
    embeddings: Mapping[Language, Learnt] = MappingProxyType({}),
) -> None:
    """Write an index of texts, `facts`, search phrases (`asked`) and `pages` into an empty folder.

    `languages` are all by default. Besides the weighted texts it holds the vocabulary and the names, which parse
    queries and are costly to compute, and all other data of the entries that a search reads. Raises `OSError`.
    """
    languages = corpus.languages if languages is None else languages
    beside = texts_beside(corpus)
    counted = {language: terms_of(corpus, phrases, facts, language, beside, pages) for language in languages}
    schema = Schema(
        id=ID(),
        **{name: ID() for name in FILTERS},
        **{field_name(language): CountedTerms() for language in languages},
    )
    codec = W3Codec(compression=1)  # a higher level takes longer and saves no more
    codec.length_stats = False  # the statistics by which Whoosh's own scoring would skip postings
    writer = whoosh_index.create_in(str(folder), schema).writer(limitmb=256, codec=codec, compound=False)
    entries = indexed_entries(corpus, pages)
    for number, entry in enumerate(entries):
        writer.add_document(
            id=entry.id,
            **{name: str(getattr(entry, name)) for name in FILTERS},
            **{field_name(language): counted[language][number] for language in languages},
        )
    writer.commit()
    lexicons = {
        language: lexicon_of(corpus, language, counted.get(language, ()), pages) for language in corpus.languages
    }
    names = {
        language: names_of(
            _named(corpus, phrases, facts, language, pages) if language in languages else (),
            _entries_with(lexicons[language]),
            len(entries),
        )
        for language in corpus.languages
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
        "titled": numbers_by_title(corpus, pages),
    }
    _write_json(folder / DOCUMENTS, documents)
    for language in languages:
        _write_json(folder / texts_of(language), [*hit_texts(corpus, facts, pages, language)])
        if language in embeddings:
            meanings = embeddings[language].meanings((*corpus.documents, *pages))
            _write_json(folder / meanings_file(language), meanings.record())
    arrays = {f"{language} {part}": getattr(known, part) for language, known in names.items() for part in NAME_ARRAYS}
    for language, lexicon in lexicons.items():
        arrays[f"{language} {PRIOR}"] = [prior(each, corpus, language) for each in (*corpus.documents, *pages)]
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


def texts_beside(corpus: Corpus) -> Mapping[tuple[str, Language], Sequence[str]]:
    """The texts indexed for an entry or a difference besides its own, by id and language.

    These are the words of links to it, the questions that it answers, the titles of the entries that a difference
    concerns, and in English the words of its id.
    """
    found: dict[tuple[str, Language], dict[str, None]] = {}
    questions: dict[tuple[str, Language], list[str]] = {}
    for document in corpus.documents:
        if Language.EN in corpus.languages:
            found.setdefault((document.id, Language.EN), {})[document.id.rsplit("/", 1)[1].replace("-", " ")] = None
        if isinstance(document, Difference):
            for touched in filter(None, map(corpus.entries.get, document.entries)):
                for language, text in touched.texts.items():
                    found.setdefault((document.id, language), {})[text.title] = None
            continue
        for language, text in document.texts.items():
            for link in find_links(text.body):
                if link.words:
                    target = whole_id(link.target, document.game), language
                    found.setdefault(target, {})[link.words.lower()] = None
            if document.question is not None:
                for answer in document.see:
                    questions.setdefault((answer, language), []).append(text.title)
    return {place: [*found.get(place, ()), *questions.get(place, ())] for place in found.keys() | questions.keys()}


def terms_of(
    corpus: Corpus,
    phrases: SearchPhrases,
    facts: FactLines,
    language: Language,
    beside: Mapping[tuple[str, Language], Sequence[str]],
    pages: Sequence[SearchablePage] = (),
) -> list[dict[str, float]]:
    """The index terms of every document in `language`, with their weights; `beside` is from `texts_beside`."""
    found = []
    for document in (*corpus.documents, *pages):
        text = _weighted_text(corpus, phrases, document, language, beside)
        counted = {term: float(times) for term, times in Counter(index_terms(text, language)).items()}
        for term in dict.fromkeys(index_terms("\n".join(_facts(document, facts, language)), language)):
            counted[term] = counted.get(term, 0.0) + (1.0 if term[1:].isdigit() else FACT_WORD_WEIGHT)
        found.append(counted)
    return found


def _facts(document: Document | SearchablePage, facts: FactLines, language: Language) -> Sequence[str]:
    return facts[language].get(document.id, ()) if language in document.texts else ()


def lexicon_of(
    corpus: Corpus, language: Language, counted: Sequence[Collection[str]], pages: Sequence[SearchablePage] = ()
) -> Lexicon:
    """The words of the texts in `language`; `counted` are the terms of every entry, and empty for an empty lexicon."""
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
    if language.is_hangul and counted:
        joined = dict.fromkeys(
            "".join(words(name)) for document in (*corpus.documents, *pages) for _, name in _names(document, language)
        )
    return Lexicon(language, forms, {key: " ".join(places) for key, places in by_stem.items()}, pairs, joined)


def _entries_with(lexicon: Lexicon) -> dict[str, int]:
    """The number of entries that hold each index term."""
    found = {WORD + form: count for form, count in lexicon.forms.items()}
    return found | {PAIR + pair: count for pair, count in lexicon.pairs.items()}


def _named(
    corpus: Corpus, phrases: SearchPhrases, facts: FactLines, language: Language, pages: Sequence[SearchablePage]
) -> list[tuple[int, bool, Sequence[str], int]]:
    """The names of all entries in the form that `names_of` takes."""
    grammar = grammar_of(corpus.languages)
    return [
        (number, is_title, *name_terms(name, language, grammar))
        for number, document in enumerate((*corpus.documents, *pages))
        for is_title, name in (
            *_names(document, language),
            *((False, line) for line in phrases[language].get(document.id, ())),
            *((False, name) for name in _fact_names(document, facts, language)),
        )
    ]


def _fact_names(document: Document | SearchablePage, facts: FactLines, language: Language) -> Iterator[str]:
    """Names typed by players who look for a fact or for its piece: the fact's line, with the title and without."""
    for line in _facts(document, facts, language):
        yield from (line, f"{document.texts[language].title} {line}")


def _names(document: Document | SearchablePage, language: Language) -> Iterator[tuple[bool, str]]:
    """The title and the aliases of a document, each with whether it counts as title; that of a term does not."""
    text = document.texts.get(language)
    if text is not None:
        yield document.kind != Kind.TERM, text.title
        yield from ((False, alias) for alias in text.aliases)


def _weighted_text(
    corpus: Corpus,
    phrases: SearchPhrases,
    document: Document | SearchablePage,
    language: Language,
    beside: Mapping[tuple[str, Language], Sequence[str]],
) -> str:
    """The indexed text of a document in a language: each part on lines of its own, repeated according to its weight."""
    text = document.texts.get(language)
    names = [text.title] * TITLE_WEIGHT + list(text.aliases) * ALIAS_WEIGHT if text else []
    body = [words_of(document, corpus, language)] if text else []
    lines = phrases[language].get(document.id, ())
    return "\n".join([*names, *lines, *body, *beside.get((document.id, language), ())])
