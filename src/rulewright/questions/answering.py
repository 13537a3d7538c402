"""The answer to a question in a player's own words, as an object of the JSON contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any

from pydantic import Field

from rulewright.corpus.urls import calculator_path
from rulewright.errors import BadInputError
from rulewright.questions.understanding import MAX_QUESTION, Questions, Understanding
from rulewright.situations.request import RequestModel
from rulewright.situations.table_file import FOR, TABLE
from rulewright.views.situation_form import build_form

MAX_SEARCHED = 200
"""The largest number of characters of a question that are searched for."""
MAX_HITS = 5
"""The number of rules that an answer lists."""


class QuestionRequest(RequestModel):
    """A question, the reader's language, and what it is about: a game, or a table with the player who asks."""

    question: Annotated[str, Field(max_length=MAX_QUESTION)]
    language: str
    game: str | None = None
    table: dict[str, Any] | None = None
    player: Annotated[str | None, Field(alias=FOR)] = None

    @property
    def table_fields(self) -> dict[str, Any] | None:
        """The fields of a request that tell its table; `None` without a table."""
        return table_fields(self.table, self.player)


def table_fields(table: Mapping[str, Any] | None, player: str | None) -> dict[str, Any] | None:
    """The fields of a request about a table and the player who asks; `None` without a table."""
    if table is None:
        return None
    return {TABLE: table} | ({} if player is None else {FOR: player})


def request_to_resolve(understood: Understanding, table: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """The request that answers a question, with its table; `None` if there is none, or something is left open."""
    if not understood.is_complete or understood.request is None or understood.error is not None:
        return None
    return {**understood.request, **(table or {})}


def question_json(
    questions: Questions,
    understood: Understanding,
    answer: Mapping[str, object] | None,
    hits: Sequence[Mapping[str, object]],
) -> dict[str, object]:
    """The contract's object for a question, with the answer to its request and the rules found for its words.

    A request that contradicts itself has its error in place of the answer. `link` is the page of the site that computes
    the request, filled in, below the language's folder; `None` if its form lacks a field for something.
    """
    if answer is None and understood.error is not None:
        answer = understood.error.as_json(understood.language)
    return questions.as_json(understood) | {"link": _link(understood), "answer": answer, "hits": list(hits)}


def _link(understood: Understanding) -> str | None:
    if understood.situation is None or understood.request is None:
        return None
    with suppress(BadInputError):  # of names that do not go together
        query = build_form(understood.situation).format_query(understood.request)
        page = f"{calculator_path(understood.situation.id)}/"
        return None if query is None else f"{page}?{query}" if query else page
    return None
