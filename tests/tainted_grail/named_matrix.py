"""Every name in every situation of Tainted Grail that takes one, as lines of text.

`PYTHONPATH=src:tests/tainted_grail .venv/bin/python -m named_matrix` writes the files in `named/` anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rulewright.games.tainted_grail.data.character import Attribute, CharacterName
from rulewright.games.tainted_grail.data.possessions import ItemKeyword
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.named import NamedPiece

CATALOGUE = Catalogue(SITUATIONS)
FOLDER = Path(__file__).with_name("named")
COMBAT: dict[str, Any] = {
    "situation": "tainted-grail/combat",
    "hero": {"health": 9},
    "cards": "Attack = 1:m F:m > M",
    "hand": "Attack",
    "deck": "? x9",
    "encounter": {"value": 5, "keys": "1:ag3"},
}
SHATTER = COMBAT | {"encounter": COMBAT["encounter"] | {"traits": ["shatter"]}}
ROBBER = COMBAT | {"encounter": COMBAT["encounter"] | {"traits": ["robber"]}}
LINE = COMBAT | {"line": "Attack"}
DIPLOMACY: dict[str, Any] = {
    "situation": "tainted-grail/diplomacy",
    "hero": {"health": 9},
    "cards": "Talk = 1:a F:a > 1:em",
    "hand": "Talk",
    "deck": "? x9",
    "encounter": {"top": 2, "bottom": -4, "keys": "1:em3"},
}
SURVIVAL: dict[str, Any] = {
    "situation": "tainted-grail/survival",
    "tray": {"energy_start": 6, "health_start": 9, "terror_top": 8},
}
MORNING: dict[str, Any] = {"situation": "tainted-grail/start-of-day", "map": "101"}
CHALLENGE = MORNING | {"mode": "challenge"}
COUNTED = MORNING | {"face_up": dict.fromkeys(map(str, ItemKeyword), 1)}
IMPROVEMENT: dict[str, Any] = {"situation": "tainted-grail/improvement"}

SETTINGS: Mapping[str, Mapping[str, dict[str, Any]]] = {
    "encounters": {
        "combat": COMBAT, "combat against Shatter": SHATTER, "combat against a Robber": ROBBER, "line of play": LINE,
        "diplomacy": DIPLOMACY,
    },
    "days": {
        "survival": SURVIVAL, "start of day": MORNING, "in challenge mode": CHALLENGE, "face-up cards counted": COUNTED,
    },
    "improvement": {"improvement": IMPROVEMENT},
}  # fmt: skip
"""The situations that take names, by group, with what decides the effect of a name."""

NAMES: tuple[dict[str, object], ...] = (
    *({"character": str(each)} for each in CharacterName),
    *({"skills": str(each)} for each in Attribute),
    {"courage": 4, "skills": "courage 12"},
    *({"items": f"Find: {each}"} for each in ItemKeyword),
    {"items": "Axe: weapon, Bow: weapon"},
    {"items": "Axe: weapon", "secrets": "17: weapon"},
    {"secrets": "17: weapon"},
    {"secrets": "42"},
)


def name_in(setting: Mapping[str, Any], names: Mapping[str, object]) -> tuple[NamedPiece, ...]:
    """The rows of an answer about a character with these names."""
    return CATALOGUE.resolve({**setting, "hero": {**setting.get("hero", {}), **names}}).named


def matrix_lines(group: str) -> Iterator[str]:
    """The lines of a group: each name, and below it its rows in every setting, with equal ones together."""
    for names in NAMES:
        yield f"{', '.join(f'{field} {value}' for field, value in names.items())}"
        places: dict[tuple[str, ...], list[str]] = {}
        for place, setting in SETTINGS[group].items():
            rows = tuple(_format_row(piece) for piece in name_in(setting, names))
            places.setdefault(rows, []).append(place)
        for rows, there in places.items():
            yield f"  {'; '.join(there)}"
            yield from (f"    {row}" for row in rows)


def _format_row(piece: NamedPiece) -> str:
    amount = "" if piece.amount is None else f" {piece.amount}"
    return f"{piece.id} {piece.effect}{amount}: {piece.reason(Language.EN)}"


if __name__ == "__main__":
    for each in SETTINGS:
        (FOLDER / f"{each}.txt").write_text("\n".join(matrix_lines(each)) + "\n", "utf-8")
