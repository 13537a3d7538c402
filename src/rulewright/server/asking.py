"""Questions in a player's own words, answered for the API and for assistants."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from rulewright.errors import BadInputError, LimitError
from rulewright.language import Language
from rulewright.questions.answering import MAX_HITS, MAX_SEARCHED, question_json, request_to_resolve, table_fields
from rulewright.questions.understanding import Understanding
from rulewright.server.library import Library
from rulewright.server.worker_pool import Work
from rulewright.situations.resolution import resolve_to_json
from rulewright.situations.solving import Effort
from rulewright.views.search_filters import search_index


async def answer_question(
    library: Library,
    question: str,
    language: Language,
    game: str | None,
    table: dict[str, Any] | None,
    player: str | None,
    in_thread: Callable[[Callable[[], Any]], Awaitable[Any]],
    work_out: Callable[[Work], Awaitable[Any]],
) -> dict[str, Any]:
    """The contract's object for a question: understood and searched for in the library's thread, worked out by a
    worker. Raises `BadInputError` for an unknown game or table, `BusyError` and `ClientDisconnect`."""
    fields = table_fields(table, player)

    def understand() -> tuple[Understanding, list[dict[str, object]]]:
        result = search_index(library.index, question[:MAX_SEARCHED], language, game=game, limit=MAX_HITS)
        return library.questions.understand(question, language, game, fields), [hit.as_json() for hit in result.hits]

    understood, hits = await in_thread(understand)
    request, answer = request_to_resolve(understood, fields), None
    if request is not None:
        try:
            text = await work_out(Work(resolve_to_json, request, Effort.from_options(False), (language, False)))
            answer = json.loads(text)
        except (BadInputError, LimitError) as error:
            answer = error.as_json(language)
    told: dict[str, Any] = await in_thread(partial(question_json, library.questions, understood, answer, hits))
    return told
