"""Statistics of many games: length, winners, causes of death, and effects of options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil
from statistics import fmean
from typing import Any

from rulewright.games.talisman.simulation.assumed import assumptions
from rulewright.situations import confidence_intervals
from rulewright.situations.batch.batches import Record
from rulewright.situations.batch.forecasting import GameKey

GAME = "talisman"


def summed_up(
    request: Mapping[str, Any], compared: Sequence[str], records: Mapping[GameKey, Record]
) -> Mapping[str, Any]:
    """The statistics of all games of a request, with the effects of the options `compared`."""
    games = [records["", number] for number in range(request["games"])]
    decided = [record for record in games if not is_given_up(request, record)]
    hours = [hours_of(request, record) for record in decided]
    endless = len(games) - len(decided)
    return {
        "schema": 1,
        "forecast": f"{GAME}/forecast",
        "simulated": True,
        "request": dict(request),
        "games": len(games),
        "undecided": endless,
        "mean_hours_at_least": round(fmean(hours_of(request, record) for record in games), 2),
        "rounds": spread([record["rounds"] for record in decided], endless),
        "turns": spread([record["turns"] for record in decided], endless),
        "hours": spread(hours, endless) | {"interval": of_median(hours, endless)},
        "histogram": histogram(hours),
        "seats": [
            {"seat": seat + 1, "habit": request["habits"][seat]}
            | share(sum(record["winner"] == seat for record in games), len(games))
            for seat in range(request["players"])
        ],
        "characters": characters(games),
        "deaths": deaths(games),
        "won_by": dict(sorted(Counter(str(record["won_by"]) for record in games).items())),
        "options": options(compared, request, records),
        "assumed": [{"id": each.id, "entry": f"{GAME}/{each.entry}"} for each in assumptions("table" in request)],
    }


def is_given_up(request: Mapping[str, Any], record: Record) -> bool:
    """Whether the game was given up without a winner, so that its full length is not known."""
    return record["winner"] is None and request["hours"] is None


def hours_of(request: Mapping[str, Any], record: Record) -> float:
    """The length of a game in hours, as far as it was played."""
    hours: float = record["turns"] * request["minutes"] / 60
    return hours


def spread(decided: Sequence[float], endless: int) -> dict[str, float | None]:
    """Mean of the `decided`, and median, first and ninth decile of all (nearest ranks).

    The `endless` games are longer than all others; a rank among them is `None`.
    """
    ordered = sorted(decided)

    def rank(share: float) -> float | None:
        place = max(0, ceil(share * (len(ordered) + endless)) - 1)
        return round(ordered[place], 2) if place < len(ordered) else None

    mean = round(fmean(ordered), 2) if ordered else None
    return {"mean": mean, "median": rank(0.5), "low": rank(0.1), "high": rank(0.9)}


def of_median(decided: Sequence[float], endless: int) -> list[float] | None:
    """The 95% confidence interval of the median of all games; `None` if too few games have an end."""
    ordered = sorted(decided)
    places = confidence_intervals.median_interval(len(ordered) + endless)
    if places is None or places[1] >= len(ordered):
        return None
    return [round(ordered[place], 2) for place in places]


def histogram(hours: Sequence[float]) -> list[dict[str, int]]:
    """The number of games by whole hours, without a gap."""
    counts = Counter(int(each) for each in hours)
    return [
        {"from": hour, "to": hour + 1, "games": counts[hour]}
        for hour in range(min(counts, default=0), max(counts, default=-1) + 1)
    ]


def share(won: int, played: int) -> dict[str, Any]:
    """A share with its 95% confidence interval."""
    interval = [round(end, 4) for end in confidence_intervals.proportion_interval(won / played, played)]
    return {"played": played, "won": won, "share": round(won / played, 4), "interval": interval}


def tally(games: Sequence[Record]) -> tuple[Counter[str], Counter[str]]:
    """The numbers of games played and won, by the first character of a player."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for record in games:
        played.update(filter(None, record["characters"]))  # a player may be waiting for one, or out
        if record["winner"] is not None and (winner := record["characters"][record["winner"]]):
            won[winner] += 1
    return played, won


def decided_pairs(request: Mapping[str, Any], pairs: Sequence[tuple[Record, Record]]) -> list[tuple[Record, Record]]:
    """The pairs of games that ended both times; the full length of the others is not known."""
    return [pair for pair in pairs if not any(is_given_up(request, record) for record in pair)]


def characters(games: Sequence[Record]) -> list[dict[str, Any]]:
    """The shares of wins by first character, the most successful first."""
    played, won = tally(games)
    found = [{"character": name} | share(won[name], played[name]) for name in sorted(played)]
    return sorted(found, key=lambda each: (-each["share"], each["character"]))


def deaths(games: Sequence[Record]) -> dict[str, Any]:
    """The mean number of deaths in a game, and their causes, the commonest first."""
    causes: Counter[str] = Counter()
    for record in games:
        causes.update(record["deaths"])
    ordered = sorted(causes.items(), key=lambda each: (-each[1], each[0]))
    mean = round(sum(causes.values()) / len(games), 2)
    return {"mean": mean, "causes": [{"entry": f"{GAME}/{entry}", "deaths": number} for entry, number in ordered]}


def options(
    variants: Sequence[str], request: Mapping[str, Any], records: Mapping[GameKey, Record]
) -> list[dict[str, Any]]:
    """The effect of each option in the same games (paired differences), the greatest reduction first.

    Pairs in which a game was given up are left out and counted.
    """
    found = []
    for option in variants:
        pairs = [(records["", number], records[option, number]) for number in range(request["games"])]
        decided = decided_pairs(request, pairs)
        hours = [hours_of(request, other) - hours_of(request, plain) for plain, other in decided]
        if not hours:
            continue
        found.append(
            {
                "option": option,
                "with": option not in request["options"],
                "games": len(hours),
                "undecided": len(pairs) - len(decided),
                "hours": round(fmean(hours), 2),
                "interval": [round(end, 2) for end in confidence_intervals.mean_interval(hours)],
            }
        )
    return sorted(found, key=lambda each: (each["hours"], each["option"]))


def widest(cell: Mapping[str, Any]) -> float:
    """Half the width of the widest interval of a share in an atlas's cell, in percentage points."""
    shares = [(won / played, played) for played, won in cell["characters"].values() if played]
    shares += [(number / cell["games"], cell["games"]) for number in cell["endings"].values()]
    return max(
        50 * (high - low) for low, high in (confidence_intervals.proportion_interval(*share) for share in shares)
    )
