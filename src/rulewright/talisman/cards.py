"""Facts of Talisman's cards, read from `rules/talisman/`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.records import Lines, Slug, Words, read_record
from rulewright.language import LANGUAGES, Language

ADVENTURES = Path("talisman", "adventures.toml")


@dataclass(frozen=True)
class Enemy:
    """An Enemy card that attacks with Strength: its names and the Strength printed on it."""

    id: Slug
    type: Literal["animal", "monster", "dragon"]
    strength: Annotated[int, Field(ge=0, le=40, strict=True)]
    name: Mapping[Language, Words]
    sources: Mapping[Slug, Lines] = field(default_factory=dict)

    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class AdventuresRecord:
    """adventures.toml."""

    enemy: tuple[Enemy, ...] = ()

    __pydantic_config__ = ConfigDict(extra="forbid")


def enemies(rules: Path) -> tuple[Enemy, ...]:
    """The Enemies whose Strength is known, weakest first. Raises `ContentError` when the file is malformed."""
    record, _, findings = read_record(AdventuresRecord, rules / ADVENTURES, rules)
    if record is None:
        raise ContentError(rules, findings)
    return tuple(sorted(record.enemy, key=lambda enemy: (enemy.strength, enemy.id)))


def check_content(rules: Path) -> list[Finding]:
    """What is wrong with the cards' facts."""
    record, places, findings = read_record(AdventuresRecord, rules / ADVENTURES, rules)
    if record is None:
        return findings
    seen: set[str] = set()
    for index, enemy in enumerate(record.enemy):
        line = places.line("enemy", index)
        name = ADVENTURES.as_posix()
        if enemy.id in seen:
            findings.append(
                Finding(
                    name, line, "duplicate-id", f"The id {enemy.id} is used a second time.", "Give it an id of its own."
                )
            )
        seen.add(enemy.id)
        for language in LANGUAGES:
            if language not in enemy.name:
                findings.append(
                    Finding(name, line, "missing-language", f"{enemy.id} has no name in {language}.", "Add it to name.")
                )
    return findings
