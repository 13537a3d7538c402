"""What is answered of the glossary: a term by any of its names."""

from __future__ import annotations

from rulewright.corpus.model import Corpus, Entry, UnknownEntryError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.search.words import fold
from rulewright.views.entry import entry_as_json
from rulewright.views.search import require


def term_json(corpus: Corpus, word: str, language: Language, game: str | None = None) -> dict[str, object]:
    """The glossary's term that `word` stands for, as an entry with its names and the forms in the rulebooks.

    `word` is the term's id, or a name or form of it in any language, with or without accents. Where several terms fit,
    the first in the glossary's order is told and the ids of the others stand under `also`. Raises `UnknownEntryError`,
    and `BadInputError` (`unknown-game`).
    """
    wanted = fold(word.strip().strip("/"))
    require("unknown-game", game, corpus.games, phrase("there-is-no-game-game", game=game))
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
