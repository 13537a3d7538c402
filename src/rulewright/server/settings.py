"""Limits of a server for its clients, read from the environment once."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from typing import Any

from rulewright.errors import BadInputError
from rulewright.language.phrase import phrase


def _setting(variable: str, default: int, low: int, high: int) -> Any:  # noqa: ANN401
    def number(text: str) -> int:
        found = int(text) if text.isascii() and text.isdigit() and len(text) < 12 else -1
        if not low <= found <= high:
            raise ValueError(text)
        return found

    remedy = phrase("set-it-to-a-whole-number", low=low, high=high)
    return field(default=default, metadata={"variable": variable, "read": number, "remedy": remedy})


def _addresses(variable: str) -> Any:  # noqa: ANN401
    def addresses(text: str) -> tuple[str, ...]:
        return tuple(str(ip_network(each.strip())) for each in text.split(","))

    remedy = phrase("set-it-to-addresses-or-networks")
    return field(default=(), metadata={"variable": variable, "read": addresses, "remedy": remedy})


def _names(variable: str) -> Any:  # noqa: ANN401
    def names(text: str) -> tuple[str, ...]:
        found = tuple(each.strip().lower() for each in text.split(","))
        if not all(re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)*", each) for each in found):
            raise ValueError(text)
        return found

    remedy = phrase("set-it-to-host-names")
    return field(default=(), metadata={"variable": variable, "read": names, "remedy": remedy})


@dataclass(frozen=True)
class Settings:
    """The limits of a server.

    For one request: `bytes` of its body, `states` and `seconds` of one answer, `samples` of one estimate, `games` of
    one forecast.

    For all requests: `workers`, the processes for long answers; `waiting`, the long answers that may wait for one of
    them; `connections`, open at a time.

    For one client: `rate`, the requests in a minute to the API and by assistants. In seconds: `sending`, for a
    request's body; `idle`, between the requests of a connection.

    `passages` is 1 if every reader may read the rulebooks' own lines on this machine, 0 if only clients on it may.
    `hosts` are names by which assistants may address the server, besides addresses and names of this machine. `proxies`
    are the trusted addresses and networks for `X-Forwarded-…` headers.
    """

    bytes: int = _setting("RULEWRIGHT_LIMIT_BYTES", 100_000, 1_000, 100_000)
    states: int = _setting("RULEWRIGHT_LIMIT_STATES", 20_000, 1, 10_000_000)
    seconds: int = _setting("RULEWRIGHT_LIMIT_SECONDS", 20, 1, 3_600)
    games: int = _setting("RULEWRIGHT_LIMIT_GAMES", 20, 1, 1_000_000)
    samples: int = _setting("RULEWRIGHT_LIMIT_SAMPLES", 200_000, 1, 10_000_000)
    workers: int = _setting("RULEWRIGHT_WORKERS", 1, 1, 64)
    waiting: int = _setting("RULEWRIGHT_WAITING", 8, 1, 1_000)
    connections: int = _setting("RULEWRIGHT_CONNECTIONS", 500, 1, 100_000)
    rate: int = _setting("RULEWRIGHT_RATE", 1_200, 1, 1_000_000)
    sending: int = _setting("RULEWRIGHT_LIMIT_SENDING", 10, 1, 3_600)
    idle: int = _setting("RULEWRIGHT_LIMIT_IDLE", 5, 1, 3_600)
    passages: int = _setting("RULEWRIGHT_PASSAGES", 0, 0, 1)
    hosts: tuple[str, ...] = _names("RULEWRIGHT_HOSTS")
    proxies: tuple[str, ...] = _addresses("RULEWRIGHT_PROXIES")

    @classmethod
    def variables(cls) -> dict[str, str]:
        """The environment variable of every setting, by the setting's name."""
        return {each.name: each.metadata["variable"] for each in fields(cls)}

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """Read the settings from the environment, with defaults for those that it lacks.

        Raises `BadInputError` (`bad-setting`) for one that cannot be parsed, or is out of its range.
        """
        given = os.environ if environment is None else environment
        values: dict[str, Any] = {}
        for each in fields(cls):
            variable = each.metadata["variable"]
            text = given.get(variable, "").strip()
            if not text:
                continue
            try:
                values[each.name] = each.metadata["read"](text)
            except ValueError:
                raise BadInputError(
                    "bad-setting",
                    f"{variable}={text[:40]}",
                    phrase("the-environment-variable-name-cannot-be", name=variable, given=text[:40]),
                    each.metadata["remedy"],
                ) from None
        return cls(**values)
