"""What an index holds: the weighted texts as Whoosh's documents, and the vocabulary that queries are understood by."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from whoosh import index as whoosh_index
from whoosh.fields import ID, TEXT, Schema

from rulewright.corpus.markup import links
from rulewright.corpus.model import Corpus, Entry, Kind, whole_id
from rulewright.language import LANGUAGES, Language
from rulewright.search.analysis import PAIR, WORD, TermAnalyzer, index_terms, name_terms, stem_keys
from rulewright.search.ideas import collect
from rulewright.search.lexicon import Lexicon
from rulewright.search.words import words

VOCABULARY = "vocabulary.json.gz"
FILTERS = ("game", "family", "kind")
"""The fields by which documents are filtered, named like the properties of an entry."""
TITLE_WEIGHT, ALIAS_WEIGHT = 3, 2


def write_index(corpus: Corpus, folder: Path, languages: Sequence[Language] = LANGUAGES) -> None:
    """Writes an index of the texts in `languages` into an empty folder. Raises `OSError`."""
    schema = Schema(
        id=ID(stored=True),
        **{name: ID() for name in FILTERS},
        **{field_name(language): TEXT(analyzer=TermAnalyzer(str(language)), phrase=False) for language in languages},
    )
    inbound = _Inbound.of(corpus)
    forms: dict[Language, Counter[str]] = {language: Counter() for language in LANGUAGES}
    writer = whoosh_index.create_in(str(folder), schema).writer(limitmb=256)
    for entry in corpus.entries.values():
        texts = {language: _weighted_text(corpus, entry, language, inbound) for language in languages}
        for language, text in texts.items():
            forms[language].update(set(index_terms(text, language)))
        writer.add_document(
            id=entry.id,
            **{name: str(getattr(entry, name)) for name in FILTERS},
            **{field_name(language): text for language, text in texts.items()},
        )
    writer.commit()
    vocabulary = json.dumps(_vocabulary(corpus, forms, languages), ensure_ascii=False).encode()
    (folder / VOCABULARY).write_bytes(gzip.compress(vocabulary, 6, mtime=0))


def field_name(language: Language) -> str:
    """The name of a language's field."""
    return f"text_{language}"


@dataclass(frozen=True)
class _Inbound:
    """What other texts say of an entry: the words with which they link to it, the questions that it answers."""

    words: Mapping[tuple[str, Language], Mapping[str, None]]
    questions: Mapping[tuple[str, Language], Sequence[str]]

    @staticmethod
    def of(corpus: Corpus) -> _Inbound:
        """What the texts of `corpus` say of each entry, by id and language."""
        linked: dict[tuple[str, Language], dict[str, None]] = {}
        questions: dict[tuple[str, Language], list[str]] = {}
        for entry in corpus.entries.values():
            for language, text in entry.texts.items():
                for link in links(text.body):
                    if link.words:
                        target = whole_id(link.target, entry.game), language
                        linked.setdefault(target, {})[link.words.lower()] = None
                if entry.question is not None:
                    for answer in entry.see:
                        questions.setdefault((answer, language), []).append(text.title)
        return _Inbound(linked, questions)


def _weighted_text(corpus: Corpus, entry: Entry, language: Language, inbound: _Inbound) -> str:
    """What is indexed of an entry in a language, repeated as often as it weighs, each part on lines of its own."""
    text = entry.texts[language]
    place = entry.id, language
    parts = [text.title] * TITLE_WEIGHT + list(text.aliases) * ALIAS_WEIGHT
    if language is Language.EN:
        parts.append(entry.id.rsplit("/", 1)[1].replace("-", " "))
    parts += [corpus.words_of(text, entry.game), *inbound.words.get(place, ()), *inbound.questions.get(place, ())]
    return "\n".join(parts)


def _vocabulary(
    corpus: Corpus, terms: Mapping[Language, Mapping[str, int]], languages: Sequence[Language]
) -> dict[str, object]:
    """The words, names and ideas that queries are understood by, as JSON; what is costly to work out is kept here."""
    known: dict[str, Any] = {}
    names: dict[str, list[tuple[int, bool, list[str], int]]] = {}
    lexicons: dict[Language, Lexicon] = {}
    for language in LANGUAGES:
        counts = terms[language]
        written = {term[1:]: count for term, count in counts.items() if term[0] == WORD}
        forms = {form: (count, stem_keys(form, language)) for form, count in written.items()}
        pairs = {term[1:]: count for term, count in counts.items() if term[0] == PAIR}
        titled = [
            (number, place == 0 and entry.kind is not Kind.TERM, name)
            for number, entry in enumerate(corpus.entries.values())
            for place, name in enumerate((entry.texts[language].title, *entry.texts[language].aliases))
            if language in languages
        ]
        joined = dict.fromkeys("".join(words(name)) for *_, name in titled) if language is Language.KO else {}
        known[language] = {"forms": forms, "pairs": pairs, "names": list(joined)}
        names[language] = [(number, is_title, *name_terms(name, language)) for number, is_title, name in titled]
        lexicons[language] = Lexicon(language, forms, pairs, joined)
    ideas = collect(corpus, lexicons)
    meanings = {"by_key": ideas.by_key, "terms": ideas.terms, "idioms": ideas.idioms}
    return {"lexicons": known, "names": names, "ideas": meanings}
