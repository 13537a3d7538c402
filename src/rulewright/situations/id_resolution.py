"""Resolution of names in requests to ids; texts and names are loaded only if some value is not an id."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass
from dataclasses import field as made
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from rulewright.corpus.factsheet import EntryLink, Part, render_part
from rulewright.corpus.model import whole_id
from rulewright.corpus.name_lookup import (
    NamedId,
    document_names,
    find_one_by_name,
    find_similar_names,
    format_did_you_mean,
)
from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES, Language
from rulewright.language.inflected_name import GENDER, InflectedName
from rulewright.language.phrase import phrase
from rulewright.situations.request import FieldPath, UnknownIdError, parse_path

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus
    from rulewright.situations.form_fields import RequestField
    from rulewright.situations.situation import Situation

ResultT = TypeVar("ResultT")
MAX_LOOKUPS = 100
"""The most names of a request that are looked up."""


@dataclass(frozen=True)
class IdResolver:
    """Resolver of names to the ids of a game's requests; `load_corpus` loads the content, if there is any."""

    load_corpus: Callable[[], Corpus | None]
    _cache: dict[tuple[str, str, str], NamedId] = made(default_factory=dict, init=False, repr=False, compare=False)

    @cached_property
    def corpus(self) -> Corpus | None:
        """The content, or `None`."""
        return self.load_corpus()

    def resolve_names(
        self, situation: Situation, request: Mapping[str, Any], build: Callable[[Mapping[str, Any]], ResultT]
    ) -> tuple[Mapping[str, Any], ResultT]:
        """The request with ids instead of names, and the result of `build` for it.

        Raises the errors of `build`, an `UnknownIdError` with the nearest names, and `AmbiguousNameError`.
        """
        for _ in range(MAX_LOOKUPS):
            try:
                return request, build(request)
            except UnknownIdError as error:
                request = _replace_name(request, error, self.resolve_id(situation, error))
        return request, build(request)

    def resolve_id(self, situation: Situation, error: UnknownIdError) -> str:
        """The known id with the name that was given.

        Raises the error itself, with the nearest names, if there is none, and `AmbiguousNameError`.
        """
        place = field_path(error.path[:-1] if error.is_key else error.path)
        offered = list_options(situation, place).keys() & set(error.known)
        listed = self.list_names(situation, place, [each for each in error.known if each in offered])
        others = self.list_names(situation, place, [each for each in error.known if each not in offered])
        found = find_one_by_name(error.input, error.given, listed) or find_one_by_name(error.input, error.given, others)
        if found is not None:
            return found.id
        if close := find_similar_names(error.given, listed or others):
            error.remedy = format_did_you_mean(close)
        raise error

    def parse_value(self, situation: Situation, field: RequestField, text: str) -> Any:  # noqa: ANN401
        """The value of a form's field, parsed like `RequestField.parse` but also from names.

        Raises `ValueError` if it is not allowed. Raises `UnknownIdError` or `AmbiguousNameError` if no single option of
        the field has the name.
        """
        try:
            return field.parse(text)
        except ValueError:
            if not field.options:
                raise
        written = [part.strip() for part in text.split(",")] if field.is_list else [text]
        ids = [
            each
            if each in field.options
            else self.resolve_id(situation, UnknownIdError(parse_path(field.path), each, field.options))
            for each in written[: field.max_size]
        ]
        return field.parse(",".join(ids))

    def list_names(self, situation: Situation, place: str, ids: Iterable[str]) -> tuple[NamedId, ...]:
        """The names of these ids in a field of requests, or in a list there."""
        return tuple(self._cached_names(situation, place, each) for each in ids)

    def _cached_names(self, situation: Situation, place: str, id_: str) -> NamedId:
        key = (situation.id, place, id_)
        if key not in self._cache:
            self._cache[key] = self._collect_names(situation, place, id_)
        return self._cache[key]

    def _collect_names(self, situation: Situation, place: str, id_: str) -> NamedId:
        """The names of an id from the field's options, its document, and the situation's own words."""
        game, name = situation.id.split("/")[0], place.rpartition(".")[2]
        part = list_options(situation, place).get(id_)
        document = None
        if self.corpus is not None and game in self.corpus.games:
            if isinstance(part, EntryLink) and (part.words is None or part.entry.endswith(f"/{id_}")):
                document = self.corpus.entries.get(whole_id(part.entry, game))
            elif part is None:
                document = self.corpus.piece(game, id_) or self.corpus.entries.get(f"{game}/glossary/{id_}")
        own: tuple[Part | None, ...] = (
            part,
            situation.goals.get(id_) if name == "goal" else None,
            situation.results.get(id_) if place == "goal.worth" else None,
            situation.labels.get(f"{name}.{id_}"),
        )
        said = [
            *self._render_in_all_languages(own, game),
            *self._render_in_all_languages((situation.words.get(id_), situation.results.get(id_)), game),
        ]
        titles: dict[Language, str] = {}
        written = document_names(document) if document is not None else NamedId(id_, {})
        if not any(own):
            titles |= written.titles
        for language, each in said:
            titles.setdefault(language, each)
        names = [each for _, each in said]
        inflected = [each.forms for each in names if isinstance(each, InflectedName)]
        names += [word for forms in inflected for case, word in forms.items() if case != GENDER]
        every = (*written.titles.values(), *written.forms, *names)
        return NamedId(id_, titles, every, written.aliases)

    def _render_in_all_languages(self, parts: Iterable[Part | None], game: str) -> Iterator[tuple[Language, str]]:
        """The words in every language, except messages that need values."""
        for each in parts:
            if each is not None:
                for language in LANGUAGES:
                    with suppress(KeyError):
                        yield language, self._render_part(each, game, language)

    def _render_part(self, part: Part, game: str, language: Language) -> str:
        if isinstance(part, EntryLink):
            if self.corpus is None:
                raise KeyError(part.entry)
            return render_part(part, self.corpus, game, language)
        return part if isinstance(part, str) else part.render(language)


def field_path(path: FieldPath) -> str:
    """The field of a form that a path leads to, or the list that it leads into."""
    return ".".join(part for part in path if isinstance(part, str))


def list_options(situation: Situation, place: str) -> Mapping[str, Part]:
    """The names of the options of the field at this place, by id."""
    made = situation.field_options.get(place)
    if made is None and situation.named_input is not None:
        made = situation.named_input().options.get(place)
    return {} if made is None else {each.value: each.label for each in made()}


def _replace_name(request: Mapping[str, Any], error: UnknownIdError, id_: str) -> Mapping[str, Any]:
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
