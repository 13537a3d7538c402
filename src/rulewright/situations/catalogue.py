"""The catalogue of the situations of all installed games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rulewright.engine.solver import Solver
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import LANGUAGES
from rulewright.language.phrase import phrase
from rulewright.situations.advice_wording import AdviceVocabulary
from rulewright.situations.answer import Answer
from rulewright.situations.faults import game_faults
from rulewright.situations.guarded import log_fault
from rulewright.situations.problem import Problem, Report
from rulewright.situations.request import UnknownIdError, format_json_value, parse_answers
from rulewright.situations.situation import Situation
from rulewright.situations.solving import EXACT, Effort, compute_answer, derive_seed
from rulewright.situations.table_file import TABLE_FIELDS, TableFormat, fill_request

if TYPE_CHECKING:
    from rulewright.corpus.model import Corpus
    from rulewright.situations.id_resolution import IdResolver


class Catalogue:
    """All situations by id; a mapping may be lazy and build each situation at its first look-up.

    `load_corpus` loads the content, whose names requests may use instead of ids. `faults` maps each game whose package
    cannot list its situations to the error. `find_table_format` gives the format of a game's tables, if it keeps any.
    """

    def __init__(
        self,
        situations: Mapping[str, Situation] | Iterable[Situation],
        load_corpus: Callable[[], Corpus | None] = lambda: None,
        faults: Mapping[str, RulewrightError] = MappingProxyType({}),
        find_table_format: Callable[[str], TableFormat[Any] | None] = lambda game: None,  # noqa: ARG005
    ) -> None:
        if not isinstance(situations, Mapping):
            situations = {situation.id: situation for situation in situations}
        self.situations: Mapping[str, Situation] = situations
        self._load_corpus = load_corpus
        self._faults = faults
        self._find_table_format = find_table_format

    @property
    def table_formats(self) -> Mapping[str, TableFormat[Any]]:
        """The formats of the tables that games keep, by id."""
        games = dict.fromkeys(situation.split("/")[0] for situation in self.situations)
        found = (self._find_table_format(game) for game in games)
        return {each.id: each for each in found if each is not None}

    def usable(self) -> list[Situation]:
        """Every situation that can be built; errors of the others are logged."""
        for error in self._faults.values():
            log_fault(error)
        found = []
        for each in self.situations:
            try:
                found.append(self.situations[each])
            except RulewrightError as error:
                log_fault(error)
        return found

    @cached_property
    def link_names(self) -> Mapping[str, str]:
        """The name in links of each situation that has a form: its id, without the game if that name is free.

        Situations whose form fails are left out, and the error is logged.
        """
        from rulewright.situations.field_reference import describe_fields

        taken: dict[str, str] = {}
        for each in self.usable():
            short = each.id.split("/")[1]
            try:
                with game_faults():
                    if each.form_defaults:
                        (
                            describe_fields(each),
                            each.named_input and each.named_input(),
                            each.form_element and each.form_element(),
                        )
                        taken[each.id if short in taken else short] = each.id
            except RulewrightError as error:
                log_fault(error)
        return {situation_id: name for name, situation_id in taken.items()}

    def get_situation(self, situation_id: object) -> Situation:
        """The situation with this id.

        Raises `BadInputError` (`missing-field`, `unknown-situation`), and `RulewrightError` for a mistake in its game.
        """
        if situation_id is None:
            raise BadInputError(
                "missing-field",
                "situation",
                phrase("the-field-situation-is-missing"),
                phrase("name-one-of-ids", ids=", ".join(self.situations)),
            )
        if not isinstance(situation_id, str):
            given = format_json_value(situation_id)
            raise BadInputError(
                "bad-value",
                f"situation = {given}",
                phrase("field-cannot-be-given", field="situation", given=given),
                phrase("give-a-text-in-quotes"),
            )
        return self.situations.get(situation_id) or self._find_by_title(situation_id)

    def _find_by_title(self, name: str) -> Situation:
        """The situation with this title in any language. Raises the same errors as `get_situation`."""
        from rulewright.corpus.name_lookup import NamedId, find_one_by_name, find_similar_names, format_did_you_mean

        shown = name[:80]
        if fault := self._faults.get(name.split("/", maxsplit=1)[0]):
            raise fault
        things = [
            NamedId(each.id, {language: each.title.render(language) for language in LANGUAGES})
            for each in self.usable()
        ]
        found = find_one_by_name(shown, name, things)
        if found is not None:
            return self.situations[found.id]
        close = find_similar_names(name, things)[:1]
        raise BadInputError(
            "unknown-situation",
            shown,
            phrase("there-is-no-situation-id", id=shown),
            format_did_you_mean(close) if close else phrase("name-one-of-ids", ids=", ".join(self.situations)),
        )

    def build_problem(self, request: Mapping[str, Any]) -> Problem[Any] | Report:
        """The problem that a request poses, or its report. Raises `BadInputError` if it is invalid, before any work.

        Every request may have `answers`: the dice and decisions so far, in order. It may have a `table`, of whose
        player `for` it asks. It may have names instead of ids, in any language and form.
        """
        return self.prepare(request)[1]

    def prepare(self, request: Mapping[str, Any]) -> tuple[Mapping[str, Any], Problem[Any] | Report]:
        """The request with ids instead of names and fields instead of a table, and its problem or report.

        Raises the same errors as `build_problem`.
        """
        situation = self.get_situation(request.get("situation"))
        if request["situation"] != situation.id:
            request = {**request, "situation": situation.id}
        request = self.fill_from_table(situation, request)
        try:
            return request, self._build_problem(situation, request)
        except UnknownIdError:
            return self.id_resolver.resolve_names(situation, request, partial(self._build_problem, situation))

    def fill_from_table(self, situation: Situation, request: Mapping[str, Any]) -> Mapping[str, Any]:
        """The request with the fields of its table, if it has one. Raises `BadInputError` for a table that cannot be.

        Raises `UnknownIdError` for a player or a piece that is unknown by id and by name.
        """
        if all(field not in request for field in TABLE_FIELDS):
            return request
        fill = partial(fill_request, self._find_table_format(situation.id.split("/")[0]), situation)
        try:
            return fill(request)
        except UnknownIdError:
            return self.id_resolver.resolve_names(situation, request, fill)[1]

    @cached_property
    def id_resolver(self) -> IdResolver:
        """The resolver of names to ids."""
        from rulewright.situations.id_resolution import IdResolver

        return IdResolver(self._load_corpus)

    def _build_problem(self, situation: Situation, request: Mapping[str, Any]) -> Problem[Any] | Report:
        """The problem or report of a request that has only ids."""
        given = parse_answers(request)
        rest = {field: value for field, value in request.items() if field != "answers"}
        question = situation.build_problem(rest)
        if given is None:
            return question
        if isinstance(question, Report):
            raise BadInputError(
                "unknown-field",
                "answers",
                phrase("the-field-field-is-unknown-here", field="answers"),
                phrase("take-it-out"),
            )
        return question.after_answers(given)

    def resolve(
        self, request: Mapping[str, Any], effort: Effort = EXACT, solver: Solver | None = None
    ) -> Answer | Report:
        """The answer to a request; a `solver` that has solved similar requests makes it faster.

        Raises `BadInputError`, and `LimitError` if it takes more than allowed.
        """
        request, question = self.prepare(request)
        situation = self.situations[request["situation"]]
        if isinstance(question, Report):
            return question
        words = AdviceVocabulary(
            situation.facts, situation.words, frozenset(situation.results) | situation.probability_measures
        )
        return compute_answer(
            situation.id,
            situation.id.split("/")[0],
            situation.results,
            question,
            words,
            effort,
            solver,
            derive_seed(request),
        )
