"""The tools of assistants: their arguments and answers, in the shapes of the API."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property, partial
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from rulewright.corpus.kind import CALCULATOR, PAGE
from rulewright.corpus.name_lookup import find_document, list_names
from rulewright.corpus.urls import calculator_path, entry_path
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.questions.understanding import MAX_QUESTION
from rulewright.server.api.shapes import TEXT, VERSION, Schema, many, part, record, shapes_in
from rulewright.server.asking import answer_question
from rulewright.server.fields import LONGEST_QUERY, Game, Limit, Words, in_languages
from rulewright.server.library import Library
from rulewright.server.mcp.citing import CITED, SCHEME, Caller, citation, cited, ids_in
from rulewright.server.worker_pool import Work
from rulewright.situations.request import parse_request, too_deep_error, validate_request
from rulewright.situations.resolution import resolve_to_json
from rulewright.situations.situation import Situation
from rulewright.situations.solving import Effort
from rulewright.situations.table_file import FOR
from rulewright.views.entry_json import build_document_json
from rulewright.views.search_filters import search_index

Answer = dict[str, Any]


class Arguments(BaseModel):
    """The arguments of every tool."""

    model_config = ConfigDict(extra="forbid")

    language: Annotated[str, Field(description=str(phrase("the-language-to-answer-in")))]


class SearchArguments(Arguments):
    """The arguments of a search."""

    query: Words
    game: Game = None
    limit: Limit = 10


class ShowArguments(Arguments):
    """The arguments of a lookup."""

    id: Annotated[str, Field(max_length=LONGEST_QUERY, description=str(phrase("an-id-or-a-name-of-a-rule")))]


class SituationsArguments(Arguments):
    """The arguments of the list of situations."""

    situation: Annotated[
        str | None, Field(max_length=LONGEST_QUERY, description=str(phrase("one-situation-with-its-schema")))
    ] = None


class ResolveArguments(Arguments):
    """The arguments of an answer to a situation."""

    request: Annotated[dict[str, Any], Field(description=str(phrase("a-request-as-list-situations-tells")))]
    what_if: Annotated[bool, Field(description=str(phrase("also-which-reading-of-the-rules")))] = False


class AskArguments(Arguments):
    """The arguments of a question in a player's own words."""

    question: Annotated[str, Field(max_length=MAX_QUESTION, description=str(phrase("a-question-in-your-own-words")))]
    game: Annotated[str | None, Field(description=str(phrase("ask-about-one-game-only")))] = None
    table: Annotated[dict[str, Any] | None, Field(description=str(phrase("the-table-that-the-question-is-about")))] = (
        None
    )
    player: Annotated[str | None, Field(alias=FOR, description=str(phrase("the-player-of-the-table-who-asks")))] = None


ArgumentsT = TypeVar("ArgumentsT", bound=Arguments)
ValueT = TypeVar("ValueT")


@dataclass(frozen=True)
class Tool:
    """A tool: its name, title and description, and the schemas of its arguments and answer."""

    name: str
    title: Phrase
    description: Phrase
    arguments: type[Arguments]
    takes: Schema
    answers: Schema
    _answer: Callable[[Any, Language, Caller], Awaitable[Answer]]

    async def answer(self, given: dict[str, Any], caller: Caller) -> Answer:
        """Validate the arguments and answer as JSON. Raises `RulewrightError`."""
        arguments = validate_request(self.arguments, given)
        return await self._answer(arguments, Language(arguments.language), caller)


class Tools:
    """The tools over a library, by name."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._corpus = library.corpus
        self._described = cache(lambda id_: library.catalogue.situations[id_].as_json())  # schemas are slow to generate
        self.by_name = {tool.name: tool for tool in self._tools()}

    def _tools(self) -> tuple[Tool, ...]:
        languages = tuple(self._corpus.languages)
        shapes = shapes_in(languages)

        def tool(
            name: str, told: tuple[Phrase, Phrase], arguments: type[ArgumentsT], answers: Schema,
            answer: Callable[[ArgumentsT, Language, Caller], Awaitable[Answer]],
        ) -> Tool:  # fmt: skip
            model = in_languages(arguments, languages)
            return Tool(name, *told, model, model.model_json_schema(), _standing_alone(answers, shapes), answer)

        return (
            tool(
                "search_rules",
                (phrase("find-rules-by-words-in-any"), phrase("inflected-misspelt-and-unaccented-words-are")),
                SearchArguments,
                _citing(shapes["search-result"]),
                self._search,
            ),
            tool(
                "show_rule",
                (phrase("read-one-rule"), phrase("the-game-may-be-left-out")),
                ShowArguments,
                _citing(shapes["entry"]),
                self.show,
            ),
            tool(
                "list_situations",
                (phrase("list-what-can-be-resolved"), phrase("situations-without-and-with-their-schema")),
                SituationsArguments,
                _citing(record({"schema": VERSION, "situations": many(_SITUATION)})),
                self._situations,
            ),
            tool(
                "resolve_situation",
                (phrase("answer-what-happens-if"), phrase("exact-probabilities-the-best-decision-and")),
                ResolveArguments,
                _citing(record({"schema": VERSION, "situation": TEXT}, is_open=True))
                | {"anyOf": [_with_few_cases(shapes["odds"]), part("report")]},
                self._resolve,
            ),
            tool(
                "ask_rules",
                (phrase("ask-in-your-own-words"), phrase("the-words-as-a-request-with-the-answer")),
                AskArguments,
                _citing(shapes["asked"]),
                self._ask,
            ),
        )

    async def _search(self, asked: SearchArguments, language: Language, caller: Caller) -> Answer:
        def searched() -> Answer:
            index = self._library.index
            return search_index(index, asked.query, language, game=asked.game, limit=asked.limit).as_json()

        answer = await self._in_thread(caller, searched)
        return answer | {"cite": [self._hit(hit, language, caller) for hit in answer["hits"]]}

    async def _ask(self, asked: AskArguments, language: Language, caller: Caller) -> Answer:
        answer = await answer_question(
            self._library, asked.question, language, asked.game, asked.table, asked.player,
            partial(self._in_thread, caller),
            lambda work: caller.wait(self._library.answers.submit(work, caller.client)),
        )  # fmt: skip
        for advice in (answer["answer"] or {}).get("advice", ()):
            _shorten_cases(advice)
        cites = [self._hit(hit, language, caller) for hit in answer["hits"]]
        rest = cited(ids_in(answer["answer"], self._corpus), self._corpus, language, caller)
        known = {each["id"] for each in cites}
        return answer | {"cite": [*cites, *(each for each in rest if each["id"] not in known)]}

    async def _in_thread(self, caller: Caller, function: Callable[[], ValueT]) -> ValueT:
        """Run a function in the library's thread."""
        return await caller.wait(self._library.submit(function, caller.client))

    def _hit(self, hit: Answer, language: Language, caller: Caller) -> dict[str, str | None]:
        """The citation of a hit, which may be no entry."""
        id_, title = hit["id"], hit["title"]
        match hit["kind"]:
            case kind if kind == CALCULATOR:
                return citation(id_, title, None, _calculator(id_, language), caller)
            case kind if kind == PAGE:
                return citation(id_, title, None, hit["url"], caller)
        return citation(id_, title, f"{SCHEME}{language}/{id_}", entry_path(id_, language), caller)

    async def show(self, asked: ShowArguments, language: Language, caller: Caller) -> Answer:
        """An entry or a difference."""

        def shown() -> Answer:
            document = find_document(self._corpus, asked.id, lambda _: self._names)
            answer = build_document_json(document, self._corpus, self._library.games, language)
            return answer | {"cite": cited([document.id], self._corpus, language, caller)}

        return await self._in_thread(caller, shown)

    @cached_property
    def _names(self) -> Any:  # noqa: ANN401
        return list_names(self._corpus)

    async def _situations(self, asked: SituationsArguments, language: Language, caller: Caller) -> Answer:
        def told() -> Answer:
            catalogue, is_whole = self._library.catalogue, asked.situation is not None
            wanted = [catalogue.get_situation(asked.situation)] if is_whole else catalogue.usable()
            return {
                "schema": 1,
                "situations": [self._situation(each, language, is_whole=is_whole) for each in wanted],
                "cite": [
                    citation(each.id, each.title.render(language), None, _calculator(each.id, language), caller)
                    for each in wanted
                ],
            }

        return await self._in_thread(caller, told)

    def _situation(self, situation: Situation, language: Language, *, is_whole: bool) -> Answer:
        answer = self._described(situation.id) | {"title": situation.title.render(language)}
        if not is_whole:
            del answer["request"]
            return answer
        examples = (each.situation for each in self._corpus.examples.values())
        example = next((dict(each) for each in examples if each["situation"] == situation.id), None)
        return answer if example is None else answer | {"example": example}

    async def _resolve(self, asked: ResolveArguments, language: Language, caller: Caller) -> Answer:
        work = Work(resolve_to_json, _checked(asked.request), Effort.from_options(False), (language, asked.what_if))
        text = await caller.wait(self._library.answers.submit(work, caller.client))
        answer: Answer = json.loads(text)
        for advice in answer.get("advice", ()):
            _shorten_cases(advice)
        return answer | {"cite": cited(ids_in(answer, self._corpus), self._corpus, language, caller)}


_SITUATION = record(
    {"id": TEXT, "title": TEXT, "goals": many(TEXT), "results": many(TEXT), "variants": many(TEXT)},
    {"occasional_results": many(TEXT), "request": {"type": "object"}, "example": {"type": "object"}},
)


def _calculator(situation_id: str, language: Language) -> str:
    return entry_path(calculator_path(situation_id), language)


def _checked(request: dict[str, Any]) -> dict[str, Any]:
    """Validate a request with the limits of parsed text. Raises `BadInputError`."""
    try:
        return parse_request(json.dumps(request, ensure_ascii=False))
    except RecursionError:
        raise too_deep_error("request") from None


def _citing(shape: Schema) -> Schema:
    """The schema with citations added."""
    return {
        **shape,
        "properties": {**shape["properties"], "cite": CITED},
        "required": [*shape["required"], "cite"],
    }


MAX_CASES = 20
"""The most cases of advice without a rule; there can be thousands."""


def _shorten_cases(advice: dict[str, Any]) -> None:
    """Leave out the cases that a rule summarises; without a rule, keep the likeliest."""
    cases = sorted(advice.pop("cases", ()), key=lambda case: Fraction(case["probability"]), reverse=True)
    if "rule" not in advice:
        advice["cases"] = cases[:MAX_CASES]
        if left_out := advice.get("left_out", 0) + len(cases[MAX_CASES:]):
            advice["left_out"] = left_out


def _with_few_cases(odds: Schema) -> Schema:
    """The schema of an answer whose advice has cases only without a rule."""
    changed: Schema = json.loads(json.dumps(odds))
    changed["properties"]["advice"]["items"]["required"].remove("cases")
    return changed


def _standing_alone(shape: Schema, shapes: dict[str, Schema]) -> Schema:
    """The schema with all referenced ones as definitions of its own."""
    definitions: dict[str, Schema] = {}

    def moved(value: Any) -> Any:  # noqa: ANN401
        if isinstance(value, list):
            return [moved(each) for each in value]
        if not isinstance(value, dict):
            return value
        if "$ref" in value:
            name = value["$ref"].rsplit("/", 1)[1]
            if name not in definitions:
                definitions[name] = {}  # it may refer to itself
                definitions[name] = moved(shapes[name])
            return {"$ref": f"#/$defs/{name}"}
        return {key: moved(each) for key, each in value.items()}

    whole = moved(shape)
    return {**whole, "$defs": definitions} if definitions else whole
