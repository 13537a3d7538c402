"""Messages found by role and key: their ids are both, joined: `fact-foe_strength` or `word-fight`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.language import Language
from rulewright.language.bundles import load_bundle
from rulewright.language.phrase import Phrase, missing_message

_DOT = "--"
"""The form of a dot in ids, such as that of a field's path: `field-hero--strength`."""


class Messages(Mapping[str, Phrase]):
    """The messages of some roles, by their keys; the first role that has a message for a key provides it.

    `composed` are phrases built in code, by role and key as in `word-7`; they precede messages of that id. A key is
    looked up lazily, and only in the English catalog, which has every message. An unknown key raises
    `UnknownMessageError`, or `CatalogError` if the catalog is malformed.
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
    """The messages of a game: the folder of its catalogs, and phrases `composed` in code, by role and key."""

    catalogs: Path
    composed: Mapping[str, Phrase] = field(default_factory=dict)

    def messages(self, *roles: str) -> Messages:
        """The messages of these roles, earlier roles first."""
        return Messages(self.catalogs, self.composed, roles)

    def with_composed(self, composed: Mapping[str, Phrase]) -> Vocabulary:
        """The same messages, with more composed ones."""
        return Vocabulary(self.catalogs, {**self.composed, **composed})
