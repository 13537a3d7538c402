"""Precompiled methods of dataclasses for a faster start in the browser.

Python compiles the methods of every dataclass when its module is imported. For an answer these are 991 methods, which
take 88 of 430 ms of processor time in CPython, and as large a share of a start in the browser.
"""

from __future__ import annotations

import dataclasses
import hashlib
import marshal
from collections.abc import Mapping
from pathlib import Path
from types import CodeType
from typing import Any

COMPILED_FILE = Path(__file__).with_name("generated.marshal")
"""The code by digests of its source texts; `record_compiled` makes it when the program is packed."""


def use_compiled(compiled: Mapping[bytes, CodeType]) -> None:
    """Make dataclasses that are defined from now on use this code, if their source texts are the same."""

    def execute(text: str, scope: dict[str, Any], made: dict[str, Any]) -> None:
        exec(compiled.get(_digest(text)) or _compile(text), scope, made)

    vars(dataclasses)["exec"] = execute


def record_compiled() -> dict[bytes, CodeType]:
    """Record the code of all dataclasses that are defined from now on."""
    compiled: dict[bytes, CodeType] = {}

    def execute(text: str, scope: dict[str, Any], made: dict[str, Any]) -> None:
        code = compiled[_digest(text)] = _compile(text)
        exec(code, scope, made)

    vars(dataclasses)["exec"] = execute
    return compiled


def _digest(text: str) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=12).digest()


def _compile(text: str) -> CodeType:
    return compile(text, "<string>", "exec", dont_inherit=True)


if COMPILED_FILE.is_file():
    use_compiled(marshal.loads(COMPILED_FILE.read_bytes()))
