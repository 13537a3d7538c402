"""The situations that the installed games offer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Generic

from pydantic import BaseModel
from pydantic.json_schema import DEFAULT_REF_TEMPLATE
from typing_extensions import TypeVar

from rulewright.engine.rational import ZERO
from rulewright.engine.solver import Solver
from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES
from rulewright.language.phrase import Phrase, phrase
from rulewright.situations.answer import Answer
from rulewright.situations.form import Choices, FieldValue, Naming
from rulewright.situations.hands import Hands
from rulewright.situations.improvement import Improvement
from rulewright.situations.maps import TappedMap
from rulewright.situations.pricing import priced, schema_with_prices
from rulewright.situations.problem import Problem, Report
from rulewright.situations.request import UnknownIdError, answers_of, validated
from rulewright.situations.solving import EXACTLY, Effort, answer, seed_of
from rulewright.situations.wording import AdviceWords

if TYPE_CHECKING:
    from rulewright.corpus import Corpus
    from rulewright.situations.identifying import Namer

RequestT_co = TypeVar("RequestT_co", bound=BaseModel, covariant=True, default=BaseModel)


class Chance(StrEnum):
    """What players bring chance into a situation with."""

    DICE = "dice"
    CARDS = "cards"


class Tone(StrEnum):
    """What a result is to the player; whatever shows results colours them so."""

    GOOD = "good"
    LEVEL = "level"
    BAD = "bad"
    SAVED = "saved"
    """It was about to be bad."""


@dataclass(frozen=True)
class Variant:
    """A reading that the rulebooks leave open: its name, its values (the default first), the entry that tells of it.

    `entry` is the id of a difference or question, without the game.
    """

    name: Phrase
    values: tuple[str | bool | int, ...]
    entry: str


@dataclass(frozen=True)
class Situation(Generic[RequestT_co]):
    """A kind of situation: its id, the shape of a request, what it can end in and what a player can want.

    `results`, `goals` and `variants` map ids to their names; `headline` maps each goal to the result that answers it
    first, which is to be avoided where the goal is one of `avoiding`; `facts` holds a clause for every fact that
    explanations show, `words` the names of options, of measures that are no result (of them, `chances` are
    probabilities) and of facts' values, as `wording` says. `ask` turns a validated request into the problem that
    answers it, or into the answer itself where there are no chances; whoever has a request of unknown kind takes
    `question`, since a `Situation` by itself does not say whose requests it takes.
    `by` says what its rules ask for: throws, draws from piles, or both.
    `occasional` are the results that only some requests can end in; their problems name them.
    `tones` says what results are to the player, as far as they are one or the other; `if_any` are the `facts` that are
    told only where they are not 0, `dice` those that are what one die shows. `improvements` is what a hero could have
    more of.

    A form says what it is `about`, in its `guide` how to write what it asks for, and shows the fields whose paths
    `form` has, with what they begin with; those in `more` (paths, or their last parts) only to whoever wants to say
    more. `labels` names fields by path or by its last part, `choices` has the words of fields that their schema does
    not tell, `naming` what can be told by name. `own` are the fields that tell of the player's own character, by path,
    each with the name that it has in all situations of the game, `hands` how its cards are built by tapping, `map` how
    its map is. Overviews tell the situations of a `group` together. `rollers` says of
    those whose dice its rules ask for what a question calls them, where it is not `hero` or `foe`.
    """

    id: str
    title: Phrase
    request: type[RequestT_co]
    ask: Callable[[RequestT_co], Problem[Any] | Report]
    results: Mapping[str, Phrase] = field(default_factory=dict)
    goals: Mapping[str, Phrase] = field(default_factory=dict)
    variants: Mapping[str, Variant] = field(default_factory=dict)
    headline: Mapping[str, str] = field(default_factory=dict)
    avoiding: frozenset[str] = frozenset()
    facts: Mapping[str, Phrase] = field(default_factory=dict)
    words: Mapping[str, Phrase] = field(default_factory=dict)
    tones: Mapping[str, Tone] = field(default_factory=dict)
    if_any: frozenset[str] = frozenset()
    improvements: tuple[Improvement, ...] = ()
    chances: frozenset[str] = frozenset()
    dice: frozenset[str] = frozenset()
    by: frozenset[Chance] = frozenset({Chance.DICE})
    occasional: frozenset[str] = frozenset()
    form: Mapping[str, FieldValue] = field(default_factory=dict)
    labels: Mapping[str, Phrase] = field(default_factory=dict)
    choices: Mapping[str, Choices] = field(default_factory=dict)
    more: frozenset[str] = frozenset()
    own: Mapping[str, str] = field(default_factory=dict)
    naming: Callable[[], Naming] | None = None
    about: Phrase | None = None
    guide: tuple[Phrase, ...] = ()
    hands: Callable[[], Hands] | None = None
    map: TappedMap | None = None
    group: Phrase | None = None
    rollers: Mapping[str, str] = field(default_factory=dict)

    def question(self, request: Mapping[str, object]) -> Problem[Any] | Report:
        """What a request asks. Raises `BadInputError` for whatever is wrong with it."""
        goal = request.get("goal")
        if not isinstance(goal, Mapping) or "goal" not in self.request.model_fields:
            return self.ask(validated(self.request, request))
        named = {field: value for field, value in request.items() if field != "goal"}
        question = self.ask(validated(self.request, named))
        if isinstance(question, Report):
            return self.ask(validated(self.request, request))  # which says that there is no such goal
        return priced(question, self.results, goal)

    def request_schema(self, ref_template: str = DEFAULT_REF_TEMPLATE) -> dict[str, Any]:
        """The JSON Schema of a request."""
        return schema_with_prices(self.request.model_json_schema(ref_template=ref_template))

    def as_json(self) -> dict[str, object]:
        """The situation as an object of `rulewright situations --json`."""
        occasional = [result for result in self.results if result in self.occasional]
        return {
            "id": self.id,
            "title": str(self.title),
            "goals": list(self.goals),
            "results": [result for result in self.results if result not in self.occasional],
            **({"occasional_results": occasional} if occasional else {}),
            "variants": list(self.variants),
            "request": self.request_schema(),
        }


def asked_results(answer: Answer, situation: Situation) -> tuple[str, ...]:
    """The results that the goal asks for first; the likeliest where it asks for none."""
    if answer.asked:
        return answer.asked
    if answer.goal in situation.headline:
        return (situation.headline[answer.goal],)
    return (max(answer.probability, key=lambda result: answer.probability[result]),)


def share_of_goal(answer: Answer, situation: Situation) -> Fraction:
    """How likely it is what the goal asks for first: these results, or none of them where they are to be avoided."""
    share = sum((answer.probability[result] for result in asked_results(answer, situation)), start=ZERO)
    return 1 - share if answer.goal in situation.avoiding else share


class Catalogue:
    """All situations by id; where these are given by it, each is made when it is looked up.

    `read` gives the content, whose names requests may have instead of ids.
    """

    def __init__(
        self,
        situations: Mapping[str, Situation] | Iterable[Situation],
        read: Callable[[], Corpus | None] = lambda: None,
    ) -> None:
        if not isinstance(situations, Mapping):
            situations = {situation.id: situation for situation in situations}
        self.situations: Mapping[str, Situation] = situations
        self._read = read

    @cached_property
    def names(self) -> Mapping[str, str]:
        """What links call each situation that has a form: its id, without the game where that name is still free."""
        taken: dict[str, str] = {}
        for each in self.situations.values():
            short = each.id.split("/")[1]
            if each.form:
                taken[each.id if short in taken else short] = each.id
        return {situation_id: name for name, situation_id in taken.items()}

    def situation(self, situation_id: object) -> Situation:
        """The situation with this id. Raises `BadInputError` (`missing-field`, `unknown-situation`)."""
        if situation_id is None:
            raise BadInputError(
                "missing-field",
                "situation",
                phrase("the-field-situation-is-missing"),
                phrase("name-one-of-ids", ids=", ".join(self.situations)),
            )
        found = self.situations.get(situation_id) if isinstance(situation_id, str) else None
        if found is None:
            return self._situation_called(str(situation_id))
        return found

    def _situation_called(self, name: str) -> Situation:
        """The situation with this title in any language. Raises as `situation` does."""
        from rulewright.corpus.names import Named, did_you_mean, nearest, the_one_named

        shown = name[:80]
        things = [
            Named(each.id, {language: each.title.render(language) for language in LANGUAGES})
            for each in self.situations.values()
        ]
        found = the_one_named(shown, name, things)
        if found is not None:
            return self.situations[found.id]
        close = nearest(name, things)[:1]
        raise BadInputError(
            "unknown-situation",
            shown,
            phrase("there-is-no-situation-id", id=shown),
            did_you_mean(close) if close else phrase("name-one-of-ids", ids=", ".join(self.situations)),
        )

    def ask(self, request: Mapping[str, Any]) -> Problem[Any] | Report:
        """What a request asks. Raises `BadInputError` for whatever is wrong with it, before any work.

        Every request may have `answers`: the dice and decisions that came about so far, in order. Wherever it has an
        id, it may have what readers call that, in any language and form.
        """
        return self.understood(request)[1]

    def understood(self, request: Mapping[str, Any]) -> tuple[Mapping[str, Any], Problem[Any] | Report]:
        """The request with ids where it has names, and what it asks. Raises as `ask` does."""
        situation = self.situation(request.get("situation"))
        if request["situation"] != situation.id:
            request = {**request, "situation": situation.id}
        try:
            return request, self._asked(situation, request)
        except UnknownIdError:
            return self.namer.asked(situation, request, partial(self._asked, situation))

    @cached_property
    def namer(self) -> Namer:
        """What finds ids by names."""
        from rulewright.situations.identifying import Namer

        return Namer(self._read)

    def _asked(self, situation: Situation, request: Mapping[str, Any]) -> Problem[Any] | Report:
        """What a request asks that has ids only."""
        given = answers_of(request)
        rest = {field: value for field, value in request.items() if field != "answers"}
        question = situation.question(rest)
        if given is None:
            return question
        if isinstance(question, Report):
            raise BadInputError(
                "unknown-field",
                "answers",
                phrase("the-field-field-is-unknown-here", field="answers"),
                phrase("take-it-out"),
            )
        return question.after(given)

    def resolve(
        self, request: Mapping[str, Any], effort: Effort = EXACTLY, solver: Solver | None = None
    ) -> Answer | Report:
        """The answer to a request; with the `solver` of requests like it, sooner.

        Raises `BadInputError`, and `LimitError` when it takes more than allowed.
        """
        request, question = self.understood(request)
        situation = self.situations[request["situation"]]
        if isinstance(question, Report):
            return question
        words = AdviceWords(situation.facts, situation.words, frozenset(situation.results) | situation.chances)
        return answer(
            situation.id,
            situation.id.split("/")[0],
            situation.results,
            question,
            words,
            effort,
            solver,
            seed_of(request),
        )
