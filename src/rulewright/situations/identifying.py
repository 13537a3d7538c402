"""Resolution of names in requests to ids; texts and names are loaded only if some value is not an id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from dataclasses import field as made
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from rulewright.corpus.factsheet import Link, Part, words
from rulewright.corpus.model import whole_id
from rulewright.corpus.names import Named, did_you_mean, names_of, nearest, the_one_named
from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES, Language
from rulewright.language.names import GENDER, Name
from rulewright.language.phrase import phrase
from rulewright.situations.request import Path, UnknownIdError, path_of

if TYPE_CHECKING:
    from rulewright.corpus import Corpus
    from rulewright.situations.form import Field
    from rulewright.situations.situation import Situation

AskedT = TypeVar("AskedT")
MOST_NAMES = 100
"""The most names of a request that are looked up."""


@dataclass(frozen=True)
class Namer:
    """Resolves names to the ids of a game's requests; `read` loads the content, if there is any."""

    read: Callable[[], Corpus | None]
    _known: dict[tuple[str, str, str], Named] = made(default_factory=dict, init=False, repr=False, compare=False)

    @cached_property
    def corpus(self) -> Corpus | None:
        """The content, or `None`."""
        return self.read()

    def asked(
        self, situation: Situation, request: Mapping[str, Any], ask: Callable[[Mapping[str, Any]], AskedT]
    ) -> tuple[Mapping[str, Any], AskedT]:
        """The request with ids instead of names, and the result of `ask` for it.

        Raises the errors of `ask`, an `UnknownIdError` with the nearest names, and `AmbiguousNameError`.
        """
        for _ in range(MOST_NAMES):
            try:
                return request, ask(request)
            except UnknownIdError as error:
                request = _replaced(request, error, self.id_of(situation, error))
        return request, ask(request)

    def id_of(self, situation: Situation, error: UnknownIdError) -> str:
        """The known id with the name that was given.

        Raises the error itself, with the nearest names, if there is none, and `AmbiguousNameError`.
        """
        place = place_of(error.path[:-1] if error.is_key else error.path)
        offered = choices_of(situation, place).keys() & set(error.known)
        listed = self.named(situation, place, [each for each in error.known if each in offered])
        others = self.named(situation, place, [each for each in error.known if each not in offered])
        found = the_one_named(error.input, error.given, listed) or the_one_named(error.input, error.given, others)
        if found is not None:
            return found.id
        if close := nearest(error.given, listed or others):
            error.remedy = did_you_mean(close)
        raise error

    def value(self, situation: Situation, wanted: Field, text: str) -> Any:  # noqa: ANN401
        """The value of a form's field, parsed like `Field.parse` but also from names.

        Raises `ValueError` if it is not allowed. Raises `UnknownIdError` or `AmbiguousNameError` if no single option of
        the field has the name.
        """
        try:
            return wanted.parse(text)
        except ValueError:
            if not wanted.options:
                raise
        written = [part.strip() for part in text.split(",")] if wanted.is_list else [text]
        ids = [
            each
            if each in wanted.options
            else self.id_of(situation, UnknownIdError(path_of(wanted.path), each, wanted.options))
            for each in written[: wanted.most]
        ]
        return wanted.parse(",".join(ids))

    def named(self, situation: Situation, place: str, ids: Iterable[str]) -> tuple[Named, ...]:
        """The names of these ids in a field of requests, or in a list there."""
        return tuple(self._named(situation, place, each) for each in ids)

    def _named(self, situation: Situation, place: str, id_: str) -> Named:
        key = (situation.id, place, id_)
        if key not in self._known:
            self._known[key] = self._with_names(situation, place, id_)
        return self._known[key]

    def _with_names(self, situation: Situation, place: str, id_: str) -> Named:
        """The names of an id from the field's options, its document, and the situation's own words."""
        game, name = situation.id.split("/")[0], place.rpartition(".")[2]
        part = choices_of(situation, place).get(id_)
        document = None
        if self.corpus is not None and game in self.corpus.games:
            if isinstance(part, Link) and (part.words is None or part.entry.endswith(f"/{id_}")):
                document = self.corpus.entries.get(whole_id(part.entry, game))
            elif part is None:
                document = self.corpus.piece(game, id_) or self.corpus.entries.get(f"{game}/glossary/{id_}")
        own: tuple[Part | None, ...] = (
            part,
            situation.goals.get(id_) if name == "goal" else None,
            situation.results.get(id_) if place == "goal.worth" else None,
            situation.labels.get(f"{name}.{id_}"),
        )
        said = [*self._said(own, game), *self._said((situation.words.get(id_), situation.results.get(id_)), game)]
        titles: dict[Language, str] = {}
        written = names_of(document) if document is not None else Named(id_, {})
        if not any(own):
            titles |= written.titles
        for language, each in said:
            titles.setdefault(language, each)
        names = [each for _, each in said]
        inflected = [each.forms for each in names if isinstance(each, Name)]
        names += [word for forms in inflected for case, word in forms.items() if case != GENDER]
        every = (*written.titles.values(), *written.forms, *names)
        return Named(id_, titles, every, written.aliases)

    def _said(self, ways: Iterable[Part | None], game: str) -> Iterator[tuple[Language, str]]:
        """The words in every language, except messages that need values."""
        for each in ways:
            if each is not None:
                for language in LANGUAGES:
                    with suppress(KeyError):
                        yield language, self._words(each, game, language)

    def _words(self, part: Part, game: str, language: Language) -> str:
        if isinstance(part, Link):
            if self.corpus is None:
                raise KeyError(part.entry)
            return words(part, self.corpus, game, language)
        return part if isinstance(part, str) else part.render(language)


def place_of(path: Path) -> str:
    """The field of a form that a path leads to, or the list that it leads into."""
    return ".".join(part for part in path if isinstance(part, str))


def choices_of(situation: Situation, place: str) -> Mapping[str, Part]:
    """The names of the options of the field at this place, by id."""
    made = situation.choices.get(place)
    if made is None and situation.naming is not None:
        made = situation.naming().choices.get(place)
    return {} if made is None else {each.value: each.name for each in made()}


def _replaced(request: Mapping[str, Any], error: UnknownIdError, id_: str) -> Mapping[str, Any]:
    """The request with an id instead of the name that the error reports."""
    changed = deepcopy(dict(request))
    place: Any = changed
    for part in error.path[:-1]:
        place = place[part]
    last = error.path[-1]
    if error.is_key and id_ in place:
        field = ".".join(map(str, error.path))
        raise BadInputError(
            "contradiction", field, phrase("the-field-field-is-given-twice", field=field), phrase("keep-one-of-them")
        )
    if error.is_key:
        kept = {(id_ if key == last else key): value for key, value in place.items()}
        place.clear()
        place.update(kept)
    elif isinstance(place[last], dict):  # something with an id among other things
        place[last]["id"] = id_
    else:
        place[last] = id_
    return changed
