"""Messages found by what they are for: their ids are a role and a key, `fact-foe_strength` or `word-fight`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.language import Language
from rulewright.language.bundles import load_bundle
from rulewright.language.phrase import Phrase, missing_message

_DOT = "--"
"""How ids write the dot of a key, such as a field's path: `field-hero--strength`."""


class Messages(Mapping[str, Phrase]):
    """The messages of some roles, by their keys: the first of the roles that has a message for a key says it.

    `composed` are phrases put together in code, by role and key as in `word-7`; they come before messages of that id.
    Catalogs are read when a key is looked up, and only the English one, which has every message. Looking up a key of
    none raises `UnknownMessageError`, or `CatalogError`.
    """

    def __init__(self, catalogs: Path, composed: Mapping[str, Phrase], roles: tuple[str, ...]) -> None:
        self._catalogs, self._composed, self._roles = catalogs, composed, roles
        self._found: dict[str, Phrase | None] = {}

    def __getitem__(self, key: str, /) -> Phrase:
        found = self._find(key)
        if found is None:
            raise missing_message(_message_id(f"{self._roles[-1]}-{key}"), self._catalogs)
        return found

    def get(self, key: str, /, default: Any = None) -> Any:  # noqa: ANN401  as of any mapping
        """The message of a key, or the default."""
        found = self._find(key)
        return default if found is None else found

    def __contains__(self, key: object, /) -> bool:
        return isinstance(key, str) and self._find(key) is not None

    def __iter__(self) -> Iterator[str]:
        messages = (name.replace(_DOT, ".") for name in self._english if "." not in name)
        names = (*self._composed, *messages)
        return iter(
            dict.fromkeys(
                name.removeprefix(f"{role}-") for role in self._roles for name in names if name.startswith(f"{role}-")
            )
        )

    def __len__(self) -> int:
        return sum(1 for _ in self)

    @property
    def _english(self) -> Mapping[str, object]:
        return load_bundle(self._catalogs, Language.EN).messages

    def _find(self, key: str) -> Phrase | None:
        if key not in self._found:
            self._found[key] = next(filter(None, (self._message(f"{role}-{key}") for role in self._roles)), None)
        return self._found[key]

    def _message(self, name: str) -> Phrase | None:
        message = _message_id(name)
        if name in self._composed or message not in self._english:
            return self._composed.get(name)
        return Phrase(message, catalogs=self._catalogs)


def _message_id(name: str) -> str:
    return name.replace(".", _DOT)


@dataclass(frozen=True)
class Vocabulary:
    """Where a game has its words: the folder of its catalogs, and phrases `composed` in code by role and key."""

    catalogs: Path
    composed: Mapping[str, Phrase] = field(default_factory=dict)

    def messages(self, *roles: str) -> Messages:
        """The messages of these roles, those of the first one first."""
        return Messages(self.catalogs, self.composed, roles)

    def with_composed(self, composed: Mapping[str, Phrase]) -> Vocabulary:
        """The same words and these."""
        return Vocabulary(self.catalogs, {**self.composed, **composed})
