"""The atlas: statistics of many simulated games about length, characters and endings, stored with the rules.

Each alternative rule is compared in the first games of a number of players, with the same seeds.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import ceil, floor, log10
from pathlib import Path
from statistics import fmean
from typing import Any

from rulewright.games.talisman.rules.setup import MAX_PLAYERS, MIN_PLAYERS
from rulewright.games.talisman.simulation.figures import decided_pairs, is_given_up, spread, tally, widest
from rulewright.games.talisman.simulation.forecast import TalismanForecaster
from rulewright.situations import confidence_intervals
from rulewright.situations.batch.batches import Record
from rulewright.situations.batch.forecast_atlas import AtlasData
from rulewright.situations.batch.forecasting import GameKey, game_seed
from rulewright.situations.batch.report_sections import ReportSection

PART, MOST_PAIRS = 4, 1000
"""Share of the games, and largest number, that are also played with each alternative rule: one game in `PART`. The
effect of a rule is then known to minutes.
"""
BAR = 60
"""Width of a bar of the histogram, in turns: half an hour at half a minute each."""
PLAYERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
CONTROLS = 2
"""Number of games of two players whose results go into the digest, to detect changes of rules or players."""
_FACTS = ("adventures", "board", "characters", "numbers", "purchases", "spells")
_NO_RULES = frozenset({"sources", "see", "facts", "executed_by", "not_executed", "titles"})
"""Keys that no game reads."""


@dataclass(frozen=True)
class TalismanAtlas:
    """The atlas of Talisman, with facts from the folder `rules`: see `Atlas` of `situations.batch.forecast_atlas`."""

    rules: Path

    @property
    def file(self) -> Path:
        """The file of the data."""
        return self.rules / "talisman" / "atlas.json"

    def games_to_play(
        self, games: int | Sequence[int], seed: int
    ) -> Iterator[tuple[Mapping[str, Any], Sequence[GameKey]]]:
        """For every number of players a request and the keys of its games."""
        forecaster = TalismanForecaster()
        numbers = [games] * len(PLAYERS) if isinstance(games, int) else games
        for players, number in zip(PLAYERS, numbers, strict=True):
            request = forecaster.parse_request({"players": players, "games": number, "seed": seed, "compare": True})
            pairs = min(max(1, number // PART), MOST_PAIRS)
            variants = [("", number), *((option, pairs) for option in forecaster.variants(request)[1:])]
            yield request, [(variant, each) for variant, several in variants for each in range(several)]

    def required_games(self, data: AtlasData, points: float) -> list[int]:
        """The number of games for each number of players after which the widest interval of a share is ± `points`.

        `points` are percentage points.
        """
        return [_needed(cell, points) for cell in data["cells"] if not cell["option"]]

    def summarize(self, plays: Sequence[tuple[Mapping[str, Any], Mapping[GameKey, Record]]]) -> AtlasData:
        """Summarize games as the atlas's data, without date and version."""
        cells = [cell for request, records in plays for cell in _cells(request, records)]
        first = plays[0][0]
        return {
            "forecast": "talisman/atlas",
            "simulated": True,
            "rules": self.digest(),
            "habit": first["habits"][0],
            "minutes": first["minutes"],
            "seed": first["seed"],
            "games": sum(cell["games"] for cell in cells),
            "cells": cells,
        }

    def digest(self) -> str:
        """The digest of all that decides the course of games: the facts that games read, and some games' results."""
        facts = [tomllib.loads((self.rules / "talisman" / f"{name}.toml").read_text("utf-8")) for name in _FACTS]
        return hashlib.sha256(json.dumps([_rules_in(facts), _controls()], sort_keys=True).encode()).hexdigest()

    def sections(self) -> tuple[ReportSection, ...]:
        """The data as pictures, tables and words; empty without data."""
        from rulewright.games.talisman.simulation.atlas_words import chapters

        return chapters(self.data) if self.data is not None else ()

    def sections_for(self, request: Mapping[str, Any]) -> tuple[ReportSection, ...]:
        """The data about the games of a request, or about the most similar ones; empty without data."""
        from rulewright.games.talisman.simulation.atlas_words import beginning

        return beginning(self.data, request) if self.data is not None else ()

    @cached_property
    def data(self) -> AtlasData | None:
        """The data, if the file exists."""
        from rulewright.situations.batch.forecast_atlas import read_atlas

        return read_atlas(self.file)


@cache
def _controls() -> Sequence[Record]:
    """The results of some games by the present rules and players."""
    forecaster = TalismanForecaster()
    request = forecaster.parse_request({"players": MIN_PLAYERS})
    return [forecaster.play(request, "", game_seed(request, number)) for number in range(CONTROLS)]


def _needed(cell: AtlasData, points: float) -> int:
    """The cell's number of games if it suffices, otherwise the required one, rounded up to two significant digits."""
    if widest(cell) <= points:
        return int(cell["games"])
    needed: float = cell["games"] * (widest(cell) / points) ** 2
    unit: int = 10 ** max(0, floor(log10(needed)) - 1)
    return ceil(needed / unit) * unit


def _rules_in(facts: Any) -> Any:  # noqa: ANN401
    """The facts without keys that only say where they come from."""
    if isinstance(facts, Mapping):
        return {key: _rules_in(value) for key, value in facts.items() if key not in _NO_RULES}
    return [_rules_in(each) for each in facts] if isinstance(facts, list) else str(facts)


def _cells(request: Mapping[str, Any], records: Mapping[GameKey, Record]) -> Iterator[AtlasData]:
    """The figures of a number of players, without and with each option."""
    of: dict[str, dict[int, Record]] = {}
    for (variant, number), record in records.items():
        of.setdefault(variant, {})[number] = record
    for variant, played in of.items():
        games = list(played.values())
        decided = [record for record in games if not is_given_up(request, record)]
        turns = [record["turns"] for record in decided]
        endless = len(games) - len(decided)
        cell: dict[str, Any] = {
            "players": request["players"],
            "option": variant,
            "games": len(games),
            "undecided": endless,
            "turns": spread(turns, endless)
            | {"interval": _rounded(confidence_intervals.mean_interval(turns)) if turns else None},
            "rounds": spread([record["rounds"] for record in decided], endless),
            "endings": dict(sorted(Counter(_ending(record) for record in games).items())),
        }
        if variant:
            yield cell | {"change": _change(request, of[""], played)}
        else:
            bars = Counter(each // BAR for each in turns)
            yield cell | {
                "histogram": [[bar * BAR, bars[bar]] for bar in sorted(bars)],
                "characters": _characters(games),
                "seats": [sum(record["winner"] == seat for record in games) for seat in range(request["players"])],
                "deaths": round(fmean(sum(record["deaths"].values()) for record in games), 2),
            }


def _change(
    request: Mapping[str, Any], without: Mapping[int, Record], played: Mapping[int, Record]
) -> Mapping[str, Any]:
    """The effect of an option in turns: the mean of paired differences over games that ended both times."""
    pairs = [(without[number], record) for number, record in played.items()]
    turns = [other["turns"] - plain["turns"] for plain, other in decided_pairs(request, pairs)]
    if not turns:
        return {"games": 0, "mean": None, "interval": None}
    return {
        "games": len(turns),
        "mean": round(fmean(turns), 1),
        "interval": _rounded(confidence_intervals.mean_interval(turns)),
    }


def _characters(games: Sequence[Record]) -> Mapping[str, Any]:
    """By character, the numbers of games begun with it and won."""
    played, won = tally(games)
    return {name: [played[name], won[name]] for name in sorted(played)}


def _ending(record: Record) -> str:
    """The ending of a game: a victory on the Crown at once, the cause of the last rival's death, or none."""
    if record["won_by"] in (None, "sudden-death", "points"):
        return str(record["won_by"] or "undecided")
    cause = str(record["last_death"])
    if cause == "inner-region/command-spell":
        return "command-spell"
    return "character" if cause.startswith("heroes/") else "other"


def _rounded(interval: tuple[float, float]) -> list[float]:
    return [round(end, 1) for end in interval]
