"""Look-up of a term of the glossary by any of its names."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.corpus.model import Corpus, Entry, UnknownEntryError
from rulewright.corpus.name_lookup import NamedId, document_names, find_similar_names, format_did_you_mean
from rulewright.language import Language
from rulewright.language.folding import name_key
from rulewright.language.phrase import phrase
from rulewright.views.entry_json import build_entry_json
from rulewright.views.search_filters import require_known


def build_term_json(corpus: Corpus, word: str, language: Language, game: str | None = None) -> dict[str, object]:
    """The glossary's term for `word`, as an entry with its names and the forms in the rulebooks.

    `word` is the term's id, or a name or form of it in any language, with or without accents. If several terms fit, the
    first in the glossary's order is returned, and `also` has the ids of the others. Raises `UnknownEntryError`, and
    `BadInputError` (`unknown-game`).
    """
    wanted, key = word.strip().strip("/").lower(), name_key(word)
    require_known("unknown-game", game, corpus.games, phrase("there-is-no-game-game", game=game))
    terms = [entry for entry in corpus.entries.values() if entry.term is not None and game in (None, entry.game)]
    found = [entry for entry in terms if wanted in (entry.id, entry.id.split("/")[-1], entry.id.split("/", 1)[1])]
    if not found:
        names = {entry.id: document_names(entry) for entry in terms}
        found = [entry for entry in terms if key in names[entry.id].title_keys | names[entry.id].alias_keys]
        found = found or [_find_term(corpus, word, tuple(names.values()))]
    entry, *others = found
    assert entry.term is not None
    told = build_entry_json(entry, corpus, language)
    told["names"] = {
        str(each): {"title": text.title, "aliases": list(text.aliases)} for each, text in entry.texts.items()
    }
    told["category"] = entry.term.category
    told["forms"] = {book: list(forms) for book, forms in entry.term.forms.items()}
    told["misprints"] = {book: list(forms) for book, forms in entry.term.misprints.items()}
    told["also"] = [other.id for other in others]
    return told


def _find_term(corpus: Corpus, word: str, names: Sequence[NamedId]) -> Entry:
    """The term with this id, which may be a retired one. Raises `UnknownEntryError`, which names similar terms."""
    try:
        entry = corpus.entry(word if "/" in word else f"glossary/{word}")
    except UnknownEntryError:
        error = UnknownEntryError(word, [])
        if close := find_similar_names(word, names):
            error.remedy = format_did_you_mean(close)
        raise error from None
    if entry.term is None:
        raise UnknownEntryError(word, [])
    return entry
