"""Runs coroutines in tests: Playwright keeps an event loop running in the thread of the tests that come after it."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_in_a_loop(coroutine: Coroutine[Any, Any, T]) -> T:
    """What the coroutine returns, run in a thread and an event loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
