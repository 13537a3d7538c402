"""Citations of an answer for assistants: ids with titles and addresses."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from rulewright.corpus.model import Corpus
from rulewright.corpus.urls import entry_path
from rulewright.language import Language
from rulewright.server.api.shapes import TEXT, Schema, many, maybe, record
from rulewright.server.disconnects import unless_disconnected

if TYPE_CHECKING:
    from starlette.types import Receive

ValueT = TypeVar("ValueT")
SCHEME = "rulewright://"
CITED: Schema = many(record({"id": TEXT, "title": TEXT, "uri": maybe(TEXT), "url": TEXT}))
"""`uri` is that of a resource here, or null without one. `url` is that of a page, without a host if the server's is
unknown.
"""
_REFERENCE = "/reference/"


@dataclass(frozen=True)
class Caller:
    """The client of a request, and the address of the reference that it can open, if there is one.

    `receive` reports a disconnect; there is none over standard input.
    """

    client: str = ""
    reference: str | None = None
    receive: Receive | None = None

    async def wait(self, future: Future[ValueT]) -> ValueT:
        """Wait for a future, which is cancelled if the client disconnects. Raises `ClientDisconnect` then."""
        outcome = asyncio.wrap_future(future)
        return await (outcome if self.receive is None else unless_disconnected(self.receive, outcome))

    def address(self, path: str) -> str:
        """The address of a page of the reference for this client."""
        return path if self.reference is None else self.reference + path.removeprefix(_REFERENCE)


def cited(ids: Iterable[str], corpus: Corpus, language: Language, caller: Caller) -> list[dict[str, str | None]]:
    """Citations of entries and differences, each once."""
    return [
        citation(each, corpus.title(each, language), f"{SCHEME}{language}/{each}", entry_path(each, language), caller)
        for each in dict.fromkeys(ids)
    ]


def citation(id_: str, title: str, uri: str | None, path: str, caller: Caller) -> dict[str, str | None]:
    """The citation of an object with its page at `path`."""
    return {"id": id_, "title": title, "uri": uri, "url": caller.address(path)}


def ids_in(answer: Any, corpus: Corpus) -> Iterator[str]:  # noqa: ANN401
    """The ids of entries and differences in an answer, in its order."""
    match answer:
        case str():
            if answer in corpus.entries or answer in corpus.differences:
                yield answer
        case dict():
            for each in answer.values():
                yield from ids_in(each, corpus)
        case list():
            for each in answer:
                yield from ids_in(each, corpus)
