"""The definition of a situation: a question that a game answers, with its request, form, words and results."""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from fractions import Fraction
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Generic

from pydantic import BaseModel
from pydantic.json_schema import DEFAULT_REF_TEMPLATE
from typing_extensions import TypeVar

from rulewright.engine.arithmetic import ZERO
from rulewright.engine.effects import Facts
from rulewright.language.messages import Messages, Vocabulary
from rulewright.language.phrase import Phrase, UnknownMessageError, phrase
from rulewright.situations.answer import Answer
from rulewright.situations.faults import unknown_message
from rulewright.situations.form_element import FormElement
from rulewright.situations.form_fields import FieldValue, MapInput, NamedInput, OptionLoader
from rulewright.situations.lazy import LazyValues
from rulewright.situations.points_goal import (
    POINTS_GOAL,
    add_points_goal_to_schema,
    apply_points_goal,
    wrong_goal_error,
)
from rulewright.situations.problem import Problem, Report
from rulewright.situations.request import validate_request

ROLES = ("result", "goal", "fact", "word", "field", "option", "blocked")
"""The roles of a situation's messages; ids begin with the role, or have it after the situation's name."""
RESULT, GOAL, FACT, WORD, FIELD, OPTION, BLOCKED = ROLES
RequestT_co = TypeVar("RequestT_co", bound=BaseModel, covariant=True, default=BaseModel)


class ChanceKind(StrEnum):
    """The source of chance in a situation."""

    DICE = "dice"
    """Throws of dice."""
    CARDS = "cards"
    """Draws from piles of cards."""


class ResultTone(StrEnum):
    """The value of a result to the player, which sets its colour."""

    GOOD = "good"
    """A result to wish for."""
    LEVEL = "level"
    """A result between good and bad."""
    BAD = "bad"
    """A result to avoid."""
    SAVED = "saved"
    """A result that was about to be bad."""


@dataclass(frozen=True)
class Variant:
    """A reading that the rulebooks leave open."""

    name: Phrase
    """The name of the reading."""
    values: tuple[str | bool | int, ...]
    """The possible values, the default first."""
    entry: str
    """The id of the difference or question that explains it, without the game."""


@dataclass(frozen=True)
class Situation(Generic[RequestT_co]):
    """A kind of situation, such as a battle: its requests, its problem, its form, and its words.

    The words are messages of the game's catalogs, found by role and key. For a situation `duel`, `duel-title` is the
    title and `duel-about` the description. Every other id begins with the situation's name and a role
    (`duel-fact-ahead`), or with the role alone if situations share the message. The roles are:

    - `result-…` and `goal-…` are the names of results and goals.
    - `fact-…` is a clause about a fact.
    - `word-…` is the name of an option, a measure or a fact's value.
    - `field-…` is the name of a field, by its path or the last part of it.
    - `option-…` is the name of a field's option: `option-by--strength`.
    - `blocked-…` says why a rule does not apply, by the entry that forbids it: `blocked-characters--fate`.
    """

    id: str
    """The id: the game's, a slash, and the situation's name."""
    vocabulary: Vocabulary
    """The game's messages, found by role and key."""
    request: type[RequestT_co]
    """The pydantic model of its requests."""
    problem_builder: Callable[[RequestT_co], Problem[Any] | Report]
    """The function that turns a request into a problem, or into its report if there are no chances."""
    result_ids: tuple[str, ...] = ()
    """The ids of the possible results."""
    goal_ids: tuple[str, ...] = ()
    """The ids of the possible goals of a player."""
    variants: Mapping[str, Variant] = field(default_factory=dict)
    """The readings that the rulebooks leave open, by id."""
    headline_results: Mapping[str, str] = field(default_factory=dict)
    """The result that an answer states first, for each goal that has one."""
    goals_to_avoid: frozenset[str] = frozenset()
    """The goals whose headline result is to be avoided."""
    result_tones: Mapping[str, ResultTone] = field(default_factory=dict)
    """The value of results to the player; neutral ones are missing."""
    untold: frozenset[str] = frozenset()
    """The facts that no explanation shows."""
    facts_hidden_at_zero: frozenset[str] = frozenset()
    """The facts that are rendered only if they are not 0."""
    implied_facts: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The facts that a list of cases leaves out beside another one that implies them, by that one."""
    step_sentence: Callable[[Facts], Phrase | None] | None = None
    """The sentence that an explanation says of a step instead of its facts, if the facts select one."""
    improvements: tuple[Improvement, ...] = ()
    """The possible improvements of the hero, which an answer is compared with."""
    probability_measures: frozenset[str] = frozenset()
    """The measures among `words` that are probabilities."""
    die_facts: frozenset[str] = frozenset()
    """The facts that are the face of one die."""
    chance_kinds: frozenset[ChanceKind] = frozenset({ChanceKind.DICE})
    """The sources of chance: dice, cards from piles, or both."""
    open_results: frozenset[str] = frozenset()
    """The results that leave open what the hero has in the end, such as healing at a price: averages leave them out."""
    occasional_results: frozenset[str] = frozenset()
    """The results that only some requests can have; their problems name them."""
    form_defaults: Mapping[str, FieldValue] = field(default_factory=dict)
    """The fields of the form by path, with their initial values."""
    field_options: Mapping[str, OptionLoader] = field(default_factory=dict)
    """The options of fields whose schema does not list them, by path."""
    advanced_fields: frozenset[str] = frozenset()
    """The fields that the form hides at first, by path or by its last part."""
    named_input: Callable[[], NamedInput] | None = None
    """The input by name, such as of a character and its cards, from which numbers of the request follow."""
    notation_guide: tuple[Phrase, ...] = ()
    """The sentences that explain the notation of its form."""
    form_element: Callable[[], FormElement] | None = None
    """The element in which readers fill in fields of its form by tapping, built on demand."""
    map_input: MapInput | None = None
    """The map that players build by tapping."""
    group: Phrase | None = None
    """The heading under which overviews list it with others."""
    rollers: Mapping[str, str] = field(default_factory=dict)
    """The name in questions of each roller of dice, if it differs from the rules' name (`hero`, `foe`)."""

    def __post_init__(self) -> None:
        """Check the names and messages. Raises `ValueError` if a mapping names an unknown goal or result.

        Raises `GameFaultError` for a missing message, as does a look-up in its words, and `UnsayableError` for one that
        cannot be rendered.
        """
        for phrase_ in (
            self.title,
            self.description,
            self.group,
            *self.notation_guide,
            *self.results.values(),
            *self.goals.values(),
        ):
            str(phrase_)
        for name, known, named in (
            ("headline", self.goals, self.headline_results),
            ("headline", self.results, self.headline_results.values()),
            ("avoiding", self.headline_results, self.goals_to_avoid),
            ("tones", self.results, self.result_tones),
        ):
            if unknown := set(map(str, named)) - set(map(str, known)):
                raise ValueError(f"{name} of {self.id} names {min(unknown)}, which there is not")

    @property
    def place(self) -> tuple[Path, int]:
        """The file and the line of its id; the first line if the module of its request does not contain it."""
        file = Path(sys.modules[self.request.__module__].__file__ or "")
        lines = file.read_text("utf-8").splitlines() if file.is_file() else []
        for written in (f'id="{self.id}"', f'"{self.id}"'):
            for number, line in enumerate(lines, 1):
                if written in line:
                    return file, number
        return file, 1

    @property
    def name(self) -> str:
        """The id without the game's."""
        return self.id.split("/")[1]

    @cached_property
    def title(self) -> Phrase:
        """The title."""
        return _Words(self, self.name)["title"]

    @cached_property
    def description(self) -> Phrase | None:
        """The description, or `None` without a message for it."""
        found: Phrase | None = _Words(self, self.name).get("about")
        return found

    @cached_property
    def results(self) -> Mapping[str, Phrase]:
        """The names of the possible results, by id."""
        names = self._messages(RESULT)
        return {result: names[result] for result in map(str, self.result_ids)}

    @cached_property
    def goals(self) -> Mapping[str, Phrase]:
        """The names of the possible goals, by id."""
        names = self._messages(GOAL)
        return {goal: names[goal] for goal in self.goal_ids}

    @cached_property
    def facts(self) -> Mapping[str, Phrase]:
        """A clause for every fact that explanations show."""
        return self._messages(FACT)

    @cached_property
    def words(self) -> Mapping[str, Phrase]:
        """The names of options, of measures that are no result, and of facts' values."""
        return self._messages(WORD)

    @cached_property
    def labels(self) -> Mapping[str, Phrase]:
        """The names of fields, by path or its last part, and of their options, by field and option: `by.strength`."""
        return self._messages(OPTION, FIELD)

    @cached_property
    def causes(self) -> Mapping[str, Phrase]:
        """Why rules do not apply, by the entry that forbids them, as `chapter.entry`."""
        return self._messages(BLOCKED)

    def _messages(self, *roles: str) -> Messages:
        return _Words(self, *(f"{self.name}-{role}" for role in roles), *roles)

    @property
    def headline_subject(self) -> str:
        """The side of the hero: `you`, or another side if the player who asks may not be it."""
        return self.rollers.get("hero", "you")

    def label(self, path: str) -> Phrase:
        """The name of the field at a path."""
        last = path.rsplit(".", 1)[-1]
        return self.labels.get(path) or self.labels.get(last) or self._messages(FIELD)[last]

    def build_problem(self, request: Mapping[str, object]) -> Problem[Any] | Report:
        """The problem or report of a request. Raises `BadInputError` for an invalid request."""
        goal = request.get("goal", "")
        if "goal" in self.request.model_fields and not isinstance(goal, str | Mapping):
            example = json.dumps({POINTS_GOAL: {self.result_ids[0]: 1}})
            names = ", ".join(self.goal_ids)
            raise wrong_goal_error("goal", goal, phrase("name-a-goal-or-give-points", names=names, example=example))
        if not isinstance(goal, Mapping) or "goal" not in self.request.model_fields:
            return self.problem_builder(validate_request(self.request, request))
        named = {field: value for field, value in request.items() if field != "goal"}
        question = self.problem_builder(validate_request(self.request, named))
        if isinstance(question, Report):
            return self.problem_builder(validate_request(self.request, request))  # raises the error for an unknown goal
        return apply_points_goal(question, self.results, goal)

    def request_schema(self, ref_template: str = DEFAULT_REF_TEMPLATE) -> dict[str, Any]:
        """The JSON Schema of a request."""
        return add_points_goal_to_schema(self.request.model_json_schema(ref_template=ref_template))

    def as_json(self) -> dict[str, object]:
        """The situation as an object of `rulewright situations --json`."""
        occasional = [result for result in self.results if result in self.occasional_results]
        return {
            "id": self.id,
            "title": str(self.title),
            "goals": list(self.goals),
            "results": [result for result in self.results if result not in self.occasional_results],
            **({"occasional_results": occasional} if occasional else {}),
            "variants": list(self.variants),
            "request": self.request_schema(),
        }


class _Words(Messages):
    """The messages of a situation; a look-up of a missing one raises `GameFaultError`."""

    def __init__(self, situation: Situation[Any], *roles: str) -> None:
        super().__init__(situation.vocabulary.catalogs, situation.vocabulary.composed, roles)
        self._situation = situation

    def __getitem__(self, key: str, /) -> Phrase:
        try:
            return super().__getitem__(key)
        except UnknownMessageError as error:
            raise unknown_message(error, self._situation.place) from error


def goal_results(answer: Answer, situation: Situation) -> tuple[str, ...]:
    """The results that the goal wants first, or the likeliest result if it wants none."""
    if answer.wanted_results:
        return answer.wanted_results
    if answer.goal in situation.headline_results:
        return (situation.headline_results[answer.goal],)
    return (likeliest_result(answer),)


def likeliest_result(answer: Answer) -> str:
    """The likeliest result; the first of equally likely ones."""
    return max(answer.probability, key=lambda result: answer.probability[result])


def goal_probability(answer: Answer, situation: Situation) -> Fraction:
    """The probability of the results that the goal wants first, or of none of them if they are to be avoided."""
    share = sum((answer.probability[result] for result in goal_results(answer, situation)), start=ZERO)
    return 1 - share if answer.goal in situation.goals_to_avoid else share


def _has_room(_being: Mapping[str, Any]) -> bool:
    return True


@dataclass(frozen=True)
class Improvement:
    """A possible improvement of a hero: a number of the request that grows by 1, or a `value`.

    The value is added to the list at `path` if it `is_item`; otherwise the field is set to it. An item takes out the
    fields in `replaces` that say “none”, and cannot be had where one of them or of `excluded_by` says otherwise, nor by
    a being for which `has_room` is false.
    Where the field at `path` is not given, the number at `fallback` grows instead, if there is one; `default` is the
    number of a hero that gives none. `last_one_name` is the name of the last one that the hero has, if players ask for
    its value.
    """

    name: Phrase
    path: tuple[str, ...]
    value: str | None = None
    default: int | Callable[[Mapping[str, Any]], int] = 0
    fallback: tuple[str, ...] = ()
    last_one_name: Phrase | None = None
    is_item: bool = False
    replaces: tuple[str, ...] = ()
    excluded_by: tuple[str, ...] = ()
    has_room: Callable[[Mapping[str, Any]], bool] = _has_room

    def of(self, being: str) -> Improvement:
        """The same improvement of another being of the request."""
        fallback = (being, *self.fallback[1:]) if self.fallback else ()
        return replace(self, path=(being, *self.path[1:]), fallback=fallback)

    def apply(self, request: Mapping[str, Any]) -> dict[str, Any] | None:
        """The improved request, or `None` if the hero has the improvement already or cannot have it."""
        changed = copy.deepcopy(dict(request))
        place, field = self._find_place(changed, self.path)
        if self.is_item:
            return self._add_item(changed, place, field)
        if self.fallback and field not in place:
            place, field = self._find_place(changed, self.fallback)
        before = place.get(field, self._default_in(place))
        after = self.value if self.value is not None else before + 1
        if after == before or (self.value is not None and field in place and place[field] not in (None, "none")):
            return None
        place[field] = after
        return changed

    @staticmethod
    def _find_place(request: dict[str, Any], path: tuple[str, ...]) -> tuple[dict[str, Any], str]:
        """The object that holds the field at a path, created if it is missing, and the field's name."""
        for part in path[:-1]:
            request = request.setdefault(part, {})
        return request, path[-1]

    def _default_in(self, place: Mapping[str, Any]) -> int:
        return self.default if isinstance(self.default, int) else self.default(place)

    def _add_item(self, changed: dict[str, Any], place: dict[str, Any], field: str) -> dict[str, Any] | None:
        if any(changed.get(name) for name in self.excluded_by) or not self.has_room(place):
            return None
        for name in self.replaces:
            if place.get(name, "none") not in (None, "none", 0):
                return None
            place.pop(name, None)
        place[field] = [*(place.get(field) or ()), self.value]
        return changed

    def remove_last(self, request: Mapping[str, Any]) -> dict[str, Any] | None:
        """The request with one fewer, or `None` if the hero has none or `last_one_name` is missing."""
        changed = copy.deepcopy(dict(request))
        place, field = self._find_place(changed, self.path)
        if self.fallback and field not in place:
            place, field = self._find_place(changed, self.fallback)
        before = place.get(field, self._default_in(place))
        if self.last_one_name is None or not isinstance(before, int) or before <= 0:
            return None
        place[field] = before - 1
        return changed


def lazy_situations(
    package: str,
    game: str,
    names: Iterable[str],
    finish: Callable[[Situation], Situation] = lambda situation: situation,
) -> Mapping[str, Situation]:
    """The situations of a game by id, in the order of `names`; `finish` adds the game's defaults to each.

    Each is the `SITUATION` of the module with its name in the package: `inner-journey` is in `inner_journey`.
    """

    def load(name: str) -> Situation:
        return finish(import_module(f"{package}.{name.replace('-', '_')}").SITUATION)

    return LazyValues({f"{game}/{name}": partial(load, name) for name in names})
