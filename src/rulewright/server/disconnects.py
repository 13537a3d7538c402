"""Work that ends when its client hangs up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TYPE_CHECKING, TypeVar

from starlette.requests import ClientDisconnect

if TYPE_CHECKING:
    from starlette.types import Receive

ValueT = TypeVar("ValueT")


async def unless_disconnected(receive: Receive, work: Awaitable[ValueT]) -> ValueT:
    """The outcome of work for a request whose body has been read, or has none.

    Raises what the work raises, and `ClientDisconnect` where the client hangs up first, which cancels the work.
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
