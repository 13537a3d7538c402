"""Ids found by what readers call them: in any language and form, without case, diacritics and spaces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from rulewright.corpus.model import Corpus, Document, Entry
from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES, Language
from rulewright.language.folding import name_key
from rulewright.language.inflected_name import GENDER
from rulewright.language.phrase import Phrase, TranslatedPhrase, phrase
from rulewright.language.similarity import MOST_COMPARED, most_similar

MAX_SUGGESTIONS = 3
"""How many names are told that are like the one given."""


class AmbiguousNameError(BadInputError):
    """A name stands for several things; the remedy lists their ids."""

    def __init__(self, field: str, given: str, candidates: Sequence[NamedId]) -> None:
        super().__init__(
            "ambiguous-name",
            field,
            phrase("several-things-are-called-name", name=given[:60]),
            phrase("write-one-of-these-ids", things=tuple(each.label for each in candidates)),
        )


@dataclass(frozen=True)
class NamedId:
    """An id with the `titles` that readers of each language see, their `forms`, and `aliases` in any language."""

    id: str
    titles: Mapping[Language, str]
    forms: Iterable[str] = ()
    aliases: Iterable[str] = ()
    title_keys: frozenset[str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        names = (name_key(each) for each in (*self.titles.values(), *self.forms))
        object.__setattr__(self, "title_keys", frozenset(filter(None, names)))

    @cached_property
    def alias_keys(self) -> frozenset[str]:
        """The aliases as they are compared."""
        return frozenset(map(name_key, self.aliases))

    @property
    def label(self) -> Phrase | str:
        """The title in the reader's language, and the id; the id alone where that is all there is."""
        return (
            self.id
            if not self.titles
            else phrase("title-and-id", title=TranslatedPhrase(self.id, words=self.titles), id=self.id)
        )


def find_by_name(name: str, things: Iterable[NamedId]) -> tuple[NamedId, ...]:
    """Those of the `things` that `name` is a title of, in any form; where there is none, those it is an alias of.

    Where nothing is called so, Korean particles at its end are left out.
    """
    known = tuple(things)
    for key in _comparison_keys(name[:MOST_COMPARED]):
        found = tuple(each for each in known if key in each.title_keys)
        found = found or tuple(each for each in known if key in each.alias_keys)
        if found:
            return found
    return ()


def _comparison_keys(name: str) -> Iterator[str]:
    """The name as it is compared, then without each ending that words of a language take, the longest rest first."""
    key = name_key(name)
    if key:
        yield key
    if not key.isascii():
        endings = (each for language in LANGUAGES for each in language.record.search.endings.split())
        yield from sorted({key[: -len(each)] for each in endings if key.endswith(each)} - {""}, key=len, reverse=True)


def find_one_by_name(field: str, name: str, things: Iterable[NamedId]) -> NamedId | None:
    """The one of the `things` that has this name; `None` where none has.

    Raises `AmbiguousNameError` where several have; its input is `field`.
    """
    found = find_by_name(name, things)
    if len(found) > 1:
        raise AmbiguousNameError(field, name, found)
    return found[0] if found else None


def find_similar_names(name: str, things: Iterable[NamedId]) -> tuple[NamedId, ...]:
    """Those whose ids or names, in any language, are most like `name`; the likest first, none that is unlike it."""
    keys = ((each, {name_key(each.id), name_key(each.id.rpartition("/")[2]), *each.title_keys}) for each in things)
    return tuple(each for each, _ in most_similar(name_key(name[:MOST_COMPARED]), keys)[:MAX_SUGGESTIONS])


def format_did_you_mean(things: Sequence[NamedId]) -> Phrase:
    """The question whether one of the `things` was meant, in the reader's language."""
    return phrase("did-you-mean-one-of", things=tuple(each.label for each in things), count=len(things))


def document_names(document: Document, thing_id: str | None = None) -> NamedId:
    """What a document is called; `thing_id` stands for its whole id, if it is given."""
    texts = document.texts
    forms = [word for text in texts.values() for case, word in text.forms.items() if case != GENDER]
    if isinstance(document, Entry) and document.term is not None:
        term = document.term
        forms += [form for each in (*term.forms.values(), *term.misprints.values()) for form in each]
    return NamedId(
        document.id if thing_id is None else thing_id,
        {language: text.title for language, text in texts.items()},
        forms,
        [alias for text in texts.values() for alias in text.aliases],
    )


def list_names(corpus: Corpus) -> tuple[NamedId, ...]:
    """What every entry and difference is called."""
    documents: tuple[Document, ...] = (*corpus.entries.values(), *corpus.differences.values())
    return tuple(map(document_names, documents))


def find_document(
    corpus: Corpus, name: str, load_names: Callable[[Corpus], Sequence[NamedId]] = list_names
) -> Document:
    """The entry or difference with this id (see `Corpus.document`) or name; `names` are asked for only for a name.

    What a term of the glossary stands for goes before the term of the same name.

    Raises `UnknownEntryError`, which names what is near, and `AmbiguousNameError`.
    """
    if (document := corpus.find(name)) is not None:
        return document
    things = load_names(corpus)
    found = tuple(corpus.document(each.id) for each in find_by_name(name, things))
    found = tuple(each for each in found if not (isinstance(each, Entry) and each.term)) or found
    if len(found) == 1:
        return found[0]
    if found:
        raise AmbiguousNameError(name, name, tuple(map(document_names, found)))
    error = corpus.unknown_entry_error(name)
    known = {each.id: each for each in things}
    if close := [known[each] for each in error.similar] or find_similar_names(name, things):
        error.remedy = format_did_you_mean(close)
    raise error
