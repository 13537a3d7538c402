"""Cancellation of work when its client disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, TypeVar

from starlette.requests import ClientDisconnect

if TYPE_CHECKING:
    from starlette.types import Receive

ValueT = TypeVar("ValueT")


async def unless_disconnected(receive: Receive, work: Awaitable[ValueT]) -> ValueT:
    """Wait for work on a request whose body has been read, or has none; return its outcome.

    Raises the work's errors, and `ClientDisconnect` if the client disconnects first, which cancels the work.
    """
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(_wait_for_disconnect(receive))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


async def _wait_for_disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
