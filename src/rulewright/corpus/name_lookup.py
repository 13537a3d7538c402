"""Lookup of ids by readers' names for them: in any language and form, without case, diacritics and spaces."""

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
"""The largest number of similar names that are suggested."""


class AmbiguousNameError(BadInputError):
    """A name of several things; the remedy lists their ids."""

    def __init__(self, field: str, given: str, candidates: Sequence[NamedId]) -> None:
        super().__init__(
            "ambiguous-name",
            field,
            phrase("several-things-are-called-name", name=given[:60]),
            phrase("write-one-of-these-ids", things=tuple(each.label for each in candidates)),
        )


@dataclass(frozen=True)
class NamedId:
    """An id with its `titles` by language, their `forms`, and `aliases` in any language."""

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
        """The comparison keys of the aliases."""
        return frozenset(map(name_key, self.aliases))

    @property
    def label(self) -> Phrase | str:
        """The title in the reader's language, and the id; the id alone if there is no title."""
        return (
            self.id
            if not self.titles
            else phrase("title-and-id", title=TranslatedPhrase(self.id, words=self.titles), id=self.id)
        )


def find_by_name(name: str, things: Iterable[NamedId]) -> tuple[NamedId, ...]:
    """The `things` with the title `name`, in any form; if there are none, those with the alias `name`.

    If nothing matches, Korean particles at its end are left out.
    """
    known = tuple(things)
    for key in _comparison_keys(name[:MOST_COMPARED]):
        found = tuple(each for each in known if key in each.title_keys)
        found = found or tuple(each for each in known if key in each.alias_keys)
        if found:
            return found
    return ()


def _comparison_keys(name: str) -> Iterator[str]:
    """The comparison key of a name, then its keys without each ending of a language's words, the longest first."""
    key = name_key(name)
    if key:
        yield key
    if not key.isascii():
        endings = (each for language in LANGUAGES for each in language.record.search.endings.split())
        yield from sorted({key[: -len(each)] for each in endings if key.endswith(each)} - {""}, key=len, reverse=True)


def find_one_by_name(field: str, name: str, things: Iterable[NamedId]) -> NamedId | None:
    """The one of the `things` with this name; `None` if there is none.

    Raises `AmbiguousNameError` if there are several; its input is `field`.
    """
    found = find_by_name(name, things)
    if len(found) > 1:
        raise AmbiguousNameError(field, name, found)
    return found[0] if found else None


def find_similar_names(name: str, things: Iterable[NamedId]) -> tuple[NamedId, ...]:
    """The `things` whose ids or names, in any language, are similar to `name`, the most similar first."""
    keys = ((each, {name_key(each.id), name_key(each.id.rpartition("/")[2]), *each.title_keys}) for each in things)
    return tuple(each for each, _ in most_similar(name_key(name[:MOST_COMPARED]), keys)[:MAX_SUGGESTIONS])


def format_did_you_mean(things: Sequence[NamedId]) -> Phrase:
    """The question “Did you mean …?” with the labels of the `things`."""
    return phrase("did-you-mean-one-of", things=tuple(each.label for each in things), count=len(things))


def document_names(document: Document, thing_id: str | None = None) -> NamedId:
    """The names of a document; `thing_id`, if given, replaces its whole id."""
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
    """The names of every entry and difference."""
    documents: tuple[Document, ...] = (*corpus.entries.values(), *corpus.differences.values())
    return tuple(map(document_names, documents))


def find_document(
    corpus: Corpus, name: str, load_names: Callable[[Corpus], Sequence[NamedId]] = list_names
) -> Document:
    """The entry or difference with this id (see `Corpus.document`) or name; `load_names` is called only for a name.

    A rule or piece precedes the glossary's term of the same name.

    Raises `UnknownEntryError`, with similar names in its remedy, and `AmbiguousNameError`.
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
