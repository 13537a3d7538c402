"""Look-up of a term of the glossary by any of its names."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.corpus.model import Corpus, Entry, UnknownEntryError
from rulewright.corpus.names import Named, did_you_mean, names_of, nearest
from rulewright.language import Language
from rulewright.language.folding import name_key
from rulewright.language.phrase import phrase
from rulewright.views.entry import entry_as_json
from rulewright.views.search import require


def term_json(corpus: Corpus, word: str, language: Language, game: str | None = None) -> dict[str, object]:
    """The glossary's term for `word`, as an entry with its names and the forms in the rulebooks.

    `word` is the term's id, or a name or form of it in any language, with or without accents. If several terms fit, the
    first in the glossary's order is returned, and `also` has the ids of the others. Raises `UnknownEntryError`, and
    `BadInputError` (`unknown-game`).
    """
    wanted, key = word.strip().strip("/").lower(), name_key(word)
    require("unknown-game", game, corpus.games, phrase("there-is-no-game-game", game=game))
    terms = [entry for entry in corpus.entries.values() if entry.term is not None and game in (None, entry.game)]
    found = [entry for entry in terms if wanted in (entry.id, entry.id.split("/")[-1], entry.id.split("/", 1)[1])]
    if not found:
        names = {entry.id: names_of(entry) for entry in terms}
        found = [entry for entry in terms if key in names[entry.id].keys | names[entry.id].other_keys]
        found = found or [_term(corpus, word, tuple(names.values()))]
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


def _term(corpus: Corpus, word: str, names: Sequence[Named]) -> Entry:
    """The term with this id, which may be a retired one. Raises `UnknownEntryError`, which names similar terms."""
    try:
        entry = corpus.entry(word if "/" in word else f"glossary/{word}")
    except UnknownEntryError:
        error = UnknownEntryError(word, [])
        if close := nearest(word, names):
            error.remedy = did_you_mean(close)
        raise error from None
    if entry.term is None:
        raise UnknownEntryError(word, [])
    return entry
