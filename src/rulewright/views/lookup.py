"""What the command line prints and the API answers of a search and of the glossary: one shape for both."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rulewright.corpus.model import Corpus, Entry, Kind, UnknownEntryError
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.search import SearchIndex, SearchResult
from rulewright.search.words import fold
from rulewright.views.entry import entry_as_json


def found(
    corpus: Corpus,
    index: Callable[[], SearchIndex],
    query: str,
    language: Language,
    *,
    game: str | None = None,
    chapter: str | None = None,
    kind: str | None = None,
    within: Language | None = None,
    limit: int = 10,
) -> SearchResult:
    """What a search finds; the index is asked for when everything else is in order.

    Raises `BadInputError`: `unknown-game`, `unknown-chapter`, `unknown-kind`.
    """
    if chapter is not None and "/" in chapter:
        game, chapter = chapter.split("/", 1)
    families = list(dict.fromkeys(entry.family for entry in corpus.entries.values()))
    _known("unknown-game", game, corpus.games, phrase("There is no game “{game}”.", game=game))
    _known("unknown-chapter", chapter, families, phrase("There is no chapter “{chapter}”.", chapter=chapter))
    _known("unknown-kind", kind, Kind, phrase("There is no kind of entry “{kind}”.", kind=kind))
    wanted = Kind(kind) if kind is not None else None
    return index().search(query, language, game=game, chapter=chapter, kind=wanted, within=within, limit=limit)


def _known(code: str, name: str | None, names: Iterable[str], message: Phrase) -> None:
    """Raises `BadInputError` for a name, if one is given, that is not among `names`."""
    known = list(map(str, names))
    if name is not None and name not in known:
        raise BadInputError(code, name[:80], message, phrase("Name one of: {ids}.", ids=", ".join(known)))


def term_json(corpus: Corpus, word: str, language: Language, game: str | None = None) -> dict[str, object]:
    """The glossary's term that `word` stands for, as an entry with its names and the forms in the rulebooks.

    `word` is the term's id, or a name or form of it in any language, with or without accents. Where several terms fit,
    the first in the glossary's order is told and the ids of the others stand under `also`. Raises `UnknownEntryError`,
    and `BadInputError` (`unknown-game`).
    """
    wanted = fold(word.strip().strip("/"))
    _known("unknown-game", game, corpus.games, phrase("There is no game “{game}”.", game=game))
    terms = [entry for entry in corpus.entries.values() if entry.term is not None and game in (None, entry.game)]
    found = [entry for entry in terms if wanted in (entry.id, entry.id.split("/")[-1], entry.id.split("/", 1)[1])]
    found = found or [entry for entry in terms if wanted in _names(entry)]
    if not found:
        found = [_term(corpus, word)]
    entry, *others = found
    assert entry.term is not None
    told = entry_as_json(entry, corpus, language)
    told["names"] = {
        str(each): {"title": text.title, "aliases": list(text.aliases)} for each, text in entry.texts.items()
    }
    told["category"] = entry.term.category
    told["forms"] = {book: list(forms) for book, forms in entry.term.forms.items()}
    told["misprints"] = {book: list(forms) for book, forms in entry.term.misprints.items()}
    told["also"] = [other.id for other in others]
    return told


def _term(corpus: Corpus, word: str) -> Entry:
    """The term with this id, which may be a retired one. Raises `UnknownEntryError`, which names what is near."""
    try:
        entry = corpus.entry(word if "/" in word else f"glossary/{word}")
    except UnknownEntryError as error:
        raise UnknownEntryError(word, [id_ for id_ in error.similar if corpus.entries[id_].term is not None]) from None
    if entry.term is None:
        raise UnknownEntryError(word, [])
    return entry


def _names(entry: Entry) -> set[str]:
    """Everything that the term is called, as words are compared."""
    assert entry.term is not None
    written = [name for text in entry.texts.values() for name in (text.title, *text.aliases)]
    written += [form for forms in (entry.term.forms, entry.term.misprints) for each in forms.values() for form in each]
    return {fold(name) for name in written}
