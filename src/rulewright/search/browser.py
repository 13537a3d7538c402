"""The search index of one language for the reference site's pages: the same texts and words, as JSON.

The browser's twins of this package's modules stand with the site. They know no language and no stemmer. The index
therefore carries the tables of the languages' rules, the scoring constants, and the stems of all words in texts and in
names of ideas. Titles and aliases have a small file of their own, which loads first.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from typing import Any

from rulewright.corpus.model import Corpus
from rulewright.language import Language
from rulewright.language.folding import fold
from rulewright.search import building, highlighting, ideas, lexicon, names, places, postings, query, scoring
from rulewright.search import embeddings as vectors
from rulewright.search.analysis import stem_keys
from rulewright.search.content import SearchContent
from rulewright.search.documents import indexed_entries, words_of
from rulewright.search.embeddings import Learnt
from rulewright.search.lexicon import Lexicon
from rulewright.search.words import HANGUL, grammar_of, is_korean, letters_folded_apart, words

_MODULES = (building, vectors, highlighting, ideas, lexicon, names, places, postings, query, scoring)


def browser_indexes(
    content: SearchContent, languages: Collection[Language] | None = None
) -> dict[Language, dict[str, object]]:
    """The index of every language, or of each of the `languages`, as a JSON object.

    Indexes with the same `content` may be searched together. An entry without text in a language appears in another
    one, which `elsewhere` names, and is not searched by that text.
    """
    corpus, documents = content.corpus, content.documents
    languages = corpus.languages if languages is None else languages
    lexicons = {
        language: building.lexicon_of(content, language, building.terms_of(content, language)) for language in languages
    }
    meanings = ideas.collect(corpus, lexicons)
    named = ideas.names_by_language(corpus)
    grammar = grammar_of(corpus.languages)
    shared = {
        "constants": _constants(corpus),
        "grammar": {**grammar.tables, **HANGUL, "books": sorted(grammar.books), "folded": letters_folded_apart()},
        "ids": [document.id for document in documents],
        "kinds": [str(document.kind) for document in documents],
        "rules": [number for number, entry in enumerate(corpus.entries.values()) if entry.is_rule],
        "redirects": dict(corpus.redirects),
        "places": _places(content),
    }
    told = json.dumps([shared["ids"], shared["constants"], meanings.by_key])
    digest = hashlib.sha256(told.encode()).hexdigest()[:16]
    return {
        language: {
            "language": language,
            "content": digest,
            **shared,
            "priors": [round(scoring.prior(each, corpus, language), 4) for each in documents],
            "shelves": {
                place: titles[language]
                for game in corpus.games.values()
                for place, titles in (
                    (game.id, game.titles),
                    *((f"{game.id}/{chapter.id}", chapter.titles) for chapter in game.chapters),
                )
            },
            "titles": [document.texts[language].title for document in documents],
            "aliases": [document.texts[language].aliases for document in documents],
            "asked": [content.asked_for(document, language) for document in documents],
            "texts": [words_of(document, corpus, language) for document in documents],
            "facts": [content.facts[language].get(document.id, ()) for document in documents],
            "elsewhere": {
                number: document.texts.language_for(language)
                for number, document in enumerate(documents)
                if language not in document.texts
            },
            "stems": _stems(lexicons[language], named[language]),
            "ideas": {
                "keys": meanings.by_key,
                "idioms": meanings.idioms,
                "terms": [json.loads(terms)[language] for terms in meanings.terms],
            },
        }
        for language in languages
    }


_NAMING = ("language", "content", "ids", "kinds", "shelves", "titles", "aliases", "elsewhere")


def browser_names(index: Mapping[str, Any]) -> dict[str, object]:
    """The part of an `index` that suggests titles before the rest is loaded, as a JSON object."""
    return {**{name: index[name] for name in _NAMING}, "folded": index["grammar"]["folded"]}


def browser_meanings(
    index: Mapping[str, object], content: SearchContent, known: Learnt | None
) -> dict[str, object] | None:
    """The embeddings that belong to the `index` of a language, as a JSON object in the form of `Meanings.record`.

    It names the `content` of the index. `None` without embeddings.
    """
    if known is None:
        return None
    return {"content": index["content"], **known.meanings(content.documents).record()}


def _constants(corpus: Corpus) -> dict[str, object]:
    """The constants that the site's twins of the modules share, by name, and those about the languages."""
    numbers = {
        name.lstrip("_"): value
        for module in _MODULES
        for name, value in vars(module).items()
        if name.lstrip("_").isupper() and isinstance(value, int | float) and not isinstance(value, bool)
    }
    return {
        **numbers,
        "QUESTION_FACTORS": scoring.QUESTION_FACTORS,
        "LANGUAGES": list(corpus.languages),
        "HANGUL": [language for language in corpus.languages if language.is_hangul],
        "STEMLESS": [language for language in corpus.languages if language.record.stemmer is None],
    }


def _stems(known: Lexicon, named: tuple[str, ...]) -> dict[str, str]:
    """The stem keys of all words but Korean ones, joined with spaces; words of the texts may be their own stem."""
    if known.language.record.stemmer is None:
        return {}
    stems = {form: stem_keys(form, known.language) for form in known.forms}
    found = {form: keys for form, keys in stems.items() if keys != (fold(form),)}
    unknown = {word for name in named for word in words(name)} - known.forms.keys()
    found |= {word: stem_keys(word, known.language) for word in sorted(unknown)}
    return {word: " ".join(keys) for word, keys in found.items() if not is_korean(word)}


def _places(content: SearchContent) -> Mapping[str, Any]:
    """The printed place of each entry, and the words with which a query names a place."""
    corpus = content.corpus
    grammar = grammar_of(corpus.languages)
    books = {book.id: book for game in corpus.games.values() for book in game.books.values()}
    numbers = {book: number for number, book in enumerate(books)}
    games = {game: number for number, game in enumerate(corpus.games)}
    owners = {book: number for game, number in games.items() for book in corpus.games[game].books}
    return {
        "games": {part: number for game, number in games.items() for part in game.split("-")},
        "names": grammar.books,
        "books": [[book.language, book.pages, owners[id_]] for id_, book in books.items()],
        "sources": [
            [[numbers[book], lines] for book, lines in entry.printed.items()] for entry in indexed_entries(content)
        ],
    }
