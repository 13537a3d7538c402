"""Writes the numbers of the positions anew: `PYTHONPATH=src python tests/perft/write_positions.py`.

States and courses are the engine's, what comes of them is brute force's. Whoever means to change a rule runs it and
reads in the difference which positions the change is felt in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from brute_force_results import BRUTE_FORCES
from position_counts import FILE, Position, played, positions

HEAD = """\
# Positions of every situation with chances: how many states play can reach, how many courses the rules have in them
# (ways through all dice, cards and decisions), and what comes of the best play. States and courses are the engine's;
# the fractions come from brute_force_results.py, which knows nothing of it.
# `PYTHONPATH=src python tests/perft/write_positions.py` writes them anew.
"""


def toml(value: Any) -> str:
    """A value as TOML has it in a line."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key(name)} = {toml(each)}" for name, each in value.items()) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def key(name: str) -> str:
    """A name as TOML has it."""
    return name if name.replace("-", "").replace("_", "").isalnum() else json.dumps(name)


def reckoned(position: Position) -> Position:
    """The position with brute force's fractions."""
    seed = {} if position.seed is None else {"seed": position.seed}
    outcome = BRUTE_FORCES[position.situation]({**position.request, **seed})
    if isinstance(outcome, list):
        return replace(position, worth=tuple(map(str, outcome)))
    return replace(position, outcomes={result: str(share) for result, share in sorted(outcome.items()) if share})


def written(position: Position) -> str:
    """The position as it stands in the file."""
    fields = {
        "situation": position.situation,
        "name": position.name,
        "seed": position.seed,
        "request": position.request,
        "states": position.states,
        "courses": position.courses,
        "worth": position.worth,
    }
    lines = ["[[position]]", *(f"{name} = {toml(each)}" for name, each in fields.items() if each is not None)]
    if position.outcomes is not None:
        lines += ["[position.outcomes]", *(f"{key(name)} = {toml(each)}" for name, each in position.outcomes.items())]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Reads the positions and writes them with their numbers."""
    counted = ((played(each), reckoned(each)) for each in positions())
    checked = [replace(ours, outcomes=theirs.outcomes, worth=theirs.worth) for ours, theirs in counted]
    FILE.write_text("\n".join([HEAD, *map(written, checked)]), "utf-8")


if __name__ == "__main__":
    main()
