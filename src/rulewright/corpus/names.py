"""Ids found by what readers call them: in any language and form, without case, diacritics and spaces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from rulewright.corpus.model import Corpus, Document, Entry
from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES, Language
from rulewright.language.folding import name_key
from rulewright.language.names import GENDER
from rulewright.language.phrase import Phrase, Translated, phrase
from rulewright.language.similarity import MOST_COMPARED, most_similar

NEAREST = 3
"""How many names are told that are like the one given."""


class AmbiguousNameError(BadInputError):
    """A name stands for several things; the remedy lists their ids."""

    def __init__(self, field: str, given: str, several: Sequence[Named]) -> None:
        super().__init__(
            "ambiguous-name",
            field,
            phrase("several-things-are-called-name", name=given[:60]),
            phrase("write-one-of-these-ids", things=tuple(each.told for each in several)),
        )


@dataclass(frozen=True)
class Named:
    """An id with the `titles` that readers of each language see, their `forms`, and `aliases` in any language."""

    id: str
    titles: Mapping[Language, str]
    forms: Iterable[str] = ()
    aliases: Iterable[str] = ()
    keys: frozenset[str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        names = (name_key(each) for each in (*self.titles.values(), *self.forms))
        object.__setattr__(self, "keys", frozenset(filter(None, names)))

    @cached_property
    def other_keys(self) -> frozenset[str]:
        """The aliases as they are compared."""
        return frozenset(map(name_key, self.aliases))

    @property
    def told(self) -> Phrase | str:
        """The title in the reader's language, and the id; the id alone where that is all there is."""
        return (
            self.id
            if not self.titles
            else phrase("title-and-id", title=Translated(self.id, words=self.titles), id=self.id)
        )


def named_so(name: str, things: Iterable[Named]) -> tuple[Named, ...]:
    """Those of the `things` that `name` is a title of, in any form; where there is none, those it is an alias of.

    Where nothing is called so, Korean particles at its end are left out.
    """
    known = tuple(things)
    for key in _keys(name[:MOST_COMPARED]):
        found = tuple(each for each in known if key in each.keys)
        found = found or tuple(each for each in known if key in each.other_keys)
        if found:
            return found
    return ()


def _keys(name: str) -> Iterator[str]:
    """The name as it is compared, then without each ending that words of a language take, the longest rest first."""
    key = name_key(name)
    if key:
        yield key
    if not key.isascii():
        endings = (each for language in LANGUAGES for each in language.record.search.endings.split())
        yield from sorted({key[: -len(each)] for each in endings if key.endswith(each)} - {""}, key=len, reverse=True)


def the_one_named(field: str, name: str, things: Iterable[Named]) -> Named | None:
    """The one of the `things` that has this name; `None` where none has.

    Raises `AmbiguousNameError` where several have; its input is `field`.
    """
    found = named_so(name, things)
    if len(found) > 1:
        raise AmbiguousNameError(field, name, found)
    return found[0] if found else None


def nearest(name: str, things: Iterable[Named]) -> tuple[Named, ...]:
    """Those whose ids or names, in any language, are most like `name`; the likest first, none that is unlike it."""
    keys = ((each, {name_key(each.id), name_key(each.id.rpartition("/")[2]), *each.keys}) for each in things)
    return tuple(each for each, _ in most_similar(name_key(name[:MOST_COMPARED]), keys)[:NEAREST])


def did_you_mean(things: Sequence[Named]) -> Phrase:
    """The question whether one of the `things` was meant, in the reader's language."""
    return phrase("did-you-mean-one-of", things=tuple(each.told for each in things), count=len(things))


def names_of(document: Document, thing_id: str | None = None) -> Named:
    """What a document is called; `thing_id` stands for its whole id, if it is given."""
    texts = document.texts
    forms = [word for text in texts.values() for case, word in text.forms.items() if case != GENDER]
    if isinstance(document, Entry) and document.term is not None:
        term = document.term
        forms += [form for each in (*term.forms.values(), *term.misprints.values()) for form in each]
    return Named(
        document.id if thing_id is None else thing_id,
        {language: text.title for language, text in texts.items()},
        forms,
        [alias for text in texts.values() for alias in text.aliases],
    )


def all_names(corpus: Corpus) -> tuple[Named, ...]:
    """What every entry and difference is called."""
    documents: tuple[Document, ...] = (*corpus.entries.values(), *corpus.differences.values())
    return tuple(map(names_of, documents))


def document_called(corpus: Corpus, name: str, names: Callable[[Corpus], Sequence[Named]] = all_names) -> Document:
    """The entry or difference with this id (see `Corpus.document`) or name; `names` are asked for only for a name.

    What a term of the glossary stands for goes before the term of the same name.

    Raises `UnknownEntryError`, which names what is near, and `AmbiguousNameError`.
    """
    if (document := corpus.find(name)) is not None:
        return document
    things = names(corpus)
    found = tuple(corpus.document(each.id) for each in named_so(name, things))
    found = tuple(each for each in found if not (isinstance(each, Entry) and each.term)) or found
    if len(found) == 1:
        return found[0]
    if found:
        raise AmbiguousNameError(name, name, tuple(map(names_of, found)))
    error = corpus.unknown(name)
    known = {each.id: each for each in things}
    if close := [known[each] for each in error.similar] or nearest(name, things):
        error.remedy = did_you_mean(close)
    raise error
