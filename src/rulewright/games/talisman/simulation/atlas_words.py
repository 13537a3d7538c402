"""The atlas in words, charts and tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

from rulewright.corpus.factsheet import EntryLink, Part
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.setup import Alternative
from rulewright.games.talisman.simulation.agreement import LOWER_RATES, OPTION_LABELS
from rulewright.games.talisman.simulation.figures import widest
from rulewright.games.talisman.simulation.habits import HABITS
from rulewright.language.numerals import round_half_away
from rulewright.language.phrase import DecimalPhrase, Phrase
from rulewright.situations import confidence_intervals
from rulewright.situations.batch.report_sections import ColumnChart, RangeChart, RangeRow, ReportSection

Cells = Mapping[tuple[int, str], Mapping[str, Any]]
SHOWN_PLAYERS = 4
"""Number of players of the games in the chart of the alternative rules."""
NONE = "–"
HABIT_NAMES = {
    "cautious": phrase("habit-cautious"),
    "steady": phrase("habit-steady"),
    "bold": phrase("habit-bold"),
}
assert HABIT_NAMES.keys() == HABITS.keys()
_SPREAD = {"hours": "median", "low": "low", "high": "high"}
_ENDINGS = {
    "command-spell": phrase("atlas-by-command-spell"),
    "character": phrase("atlas-by-character"),
    "other": phrase("atlas-by-other"),
    "undecided": phrase("atlas-undecided"),
}


def chapters(data: Mapping[str, Any]) -> tuple[ReportSection, ...]:
    """Length by players, effects of alternative rules, strength of characters, and endings."""
    cells = {(cell["players"], cell["option"]): cell for cell in data["cells"]}
    players = sorted({number for number, _ in cells})
    hour = data["minutes"] / 60
    return (
        _lengths(data, cells, players, hour),
        _options(cells, players, hour, SHOWN_PLAYERS),
        _strengths(cells, players),
        _endings(cells, players),
    )


def beginning(data: Mapping[str, Any], request: Mapping[str, Any]) -> tuple[ReportSection, ...]:
    """Sections on the games of a request before any is played, or on those with as many players."""
    cells = {(cell["players"], cell["option"]): cell for cell in data["cells"]}
    players, options, hour = request["players"], request["options"], request["minutes"] / 60
    same = {*request["habits"]} == {data["habit"]} and not any(request["characters"])
    plain = cells.get((players, ""))
    found = cells.get((players, *options)) if same and len(options) == 1 else plain
    if plain is None or found is None:
        return ()
    about = [phrase("atlas-made", games=data["games"], version=data["version"], date=data["date"])]
    if not same or (options and found is plain):
        about.append(phrase("atlas-begins-near", players=players, habit=HABIT_NAMES[data["habit"]]))
    known = {
        name: _decimal(found["turns"][of] * hour) for name, of in _SPREAD.items() if found["turns"][of] is not None
    }
    lead = length_of(known, phrase("atlas-begins", games=found["games"]))
    hours: Counter[int] = Counter()
    for first, number in plain["histogram"] if found is plain else ():
        hours[int(first * hour)] += number
    chart = ColumnChart(phrase("atlas-length"), phrase("atlas-hours"), hours) if hours else None
    length = ReportSection("length", phrase("atlas-begins-title"), tuple(about), chart, lead=lead)
    return length, _options(cells, (players,), hour, players), _strengths(cells, (players,))


def length_of(known: Mapping[str, Phrase], whole: Phrase) -> Phrase:
    """The length of games, as far as it is known if some had no end; `whole` is the sentence for complete data."""
    if "hours" not in known:
        return phrase("forecast-length-unknown")
    if "high" not in known:
        return phrase("forecast-length-open", hours=known["hours"], low=known["low"])
    return whole.with_values({**whole.values, **known})


def option_name(option: str, *, is_without: bool = False) -> Part:
    """The name of an alternative rule, a trophy rate with its number; “without” it."""
    entry = "alternative-rules/faster-trophies" if option in LOWER_RATES else Alternative(option).entry
    points = LOWER_RATES.get(option, 0)
    if is_without:
        return EntryLink(entry, phrase("option-left-out", points=points))
    return EntryLink(entry, phrase("option-with-points", points=points)) if points else EntryLink(entry)


def _lengths(data: Mapping[str, Any], cells: Cells, players: Sequence[int], hour: float) -> ReportSection:
    plain = [cells[number, ""] for number in players]
    points = max(map(widest, plain))
    about = [
        phrase("atlas-made", games=data["games"], version=data["version"], date=data["date"]),
        phrase("atlas-habit", habit=HABIT_NAMES[data["habit"]], minutes=_decimal(data["minutes"])),
        phrase("atlas-length-about"),
        phrase("atlas-precision", points=_decimal(points)),
    ]
    if points > 1:
        about.append(phrase("atlas-for-one-point", command="rulewright atlas --points 1"))
    shown = [cell for cell in plain if cell["turns"]["high"] is not None]
    chart = RangeChart(
        phrase("atlas-length"),
        phrase("atlas-hours"),
        tuple(
            RangeRow(
                phrase("atlas-players", players=cell["players"]),
                *(cell["turns"][each] * hour for each in ("low", "median", "high")),
            )
            for cell in shown
        ),
    )
    columns = ("players", "rounds", "median", "most", "mean", "deaths", "undecided", "games")
    rows = tuple(
        (
            str(cell["players"]),
            _known(cell["rounds"]["median"]),
            _known(cell["turns"]["median"], hour),
            _span(cell["turns"]["low"], cell["turns"]["high"], hour),
            with_interval(cell["turns"]["mean"], cell["turns"]["interval"], hour),
            _decimal(cell["deaths"]),
            str(cell["undecided"]),
            str(cell["games"]),
        )
        for cell in plain
    )
    titles = {
        "players": phrase("atlas-column-players"),
        "rounds": phrase("atlas-column-rounds"),
        "median": phrase("atlas-column-median"),
        "most": phrase("atlas-column-most"),
        "mean": phrase("atlas-column-mean"),
        "deaths": phrase("atlas-column-deaths"),
        "undecided": phrase("atlas-column-undecided"),
        "games": phrase("atlas-column-games"),
    }
    return ReportSection(
        "length",
        phrase("atlas-length"),
        tuple(about),
        chart if shown else None,
        tuple(titles[each] for each in columns),
        rows,
    )


def _options(cells: Cells, players: Sequence[int], hour: float, shown_players: int) -> ReportSection:
    def change(number: int, option: str) -> Mapping[str, Any] | None:
        cell = cells.get((number, option))
        return cell["change"] if cell is not None and cell["change"]["mean"] is not None else None

    def order(option: str) -> float:
        known = [found["mean"] for number in players if (found := change(number, option)) is not None]
        shown = change(shown_players, option)
        return float(shown["mean"]) if shown is not None else min(known, default=0.0)

    options = sorted(
        {option for _, option in cells if option}, key=lambda each: (order(each), OPTION_LABELS.index(each))
    )
    chart = RangeChart(
        phrase("atlas-options"),
        phrase("atlas-hours"),
        tuple(
            RangeRow(
                option_name(option),
                *(each * hour for each in (found["interval"][0], found["mean"], found["interval"][1])),
            )
            for option in options
            if (found := change(shown_players, option)) is not None
        ),
    )
    rows = tuple(
        (
            option_name(option),
            *(
                with_interval(found["mean"], found["interval"], hour, is_change=True, places=2)
                if (found := change(number, option)) is not None
                else NONE
                for number in players
            ),
        )
        for option in options
    )
    games = [found["games"] for option in options for number in players if (found := change(number, option))]
    about = (
        phrase("atlas-options-about", players=shown_players),
        phrase("atlas-options-games", games=min(games, default=0)),
    )
    head = (phrase("atlas-column-rule"), *_by_players(players))
    return ReportSection("options", phrase("atlas-options"), about, chart if chart.rows else None, head, rows)


def _strengths(cells: Cells, players: Sequence[int]) -> ReportSection:
    """Shares of wins by a player's first character, also relative to equal chances for all."""
    plain = [cells[number, ""] for number in players]
    names = sorted({name for cell in plain for name in cell["characters"]})
    strength = {name: _strength(name, plain) for name in names}
    names.sort(key=lambda name: (-strength[name][1], name))
    chart = RangeChart(
        phrase("atlas-strength"),
        phrase("atlas-fair-shares"),
        tuple(RangeRow(EntryLink(f"heroes/{name}"), *strength[name]) for name in names),
        origin=1.0,
    )
    rows = tuple(
        (
            EntryLink(f"heroes/{name}"),
            with_interval(strength[name][1], (strength[name][0], strength[name][2]), places=2),
            *(won(*reversed(cell["characters"].get(name, (0, 0)))) for cell in plain),
        )
        for name in names
    )
    about = (phrase("atlas-strength-about"), phrase("atlas-strength-table"))
    head = (phrase("atlas-column-character"), phrase("atlas-column-strength"), *_by_players(players))
    return ReportSection("characters", phrase("atlas-strength"), about, chart, head, rows)


def _strength(name: str, plain: Sequence[Mapping[str, Any]]) -> tuple[float, float, float]:
    """Wins relative to the fair share, between both ends of the interval: the sum over all numbers of players."""
    wins = fair = variance = 0.0
    for cell in plain:
        played, won = cell["characters"].get(name, (0, 0))
        wins += won
        fair += played / cell["players"]
        variance += played * (share := won / max(1, played)) * (1 - share)
    half = confidence_intervals.Z_95 * sqrt(variance)
    return max(0.0, wins - half) / fair, wins / fair, (wins + half) / fair


def _endings(cells: Cells, players: Sequence[int]) -> ReportSection:
    plain = [cells[number, ""] for number in players]
    known = [each for each in _ENDINGS if any(cell["endings"].get(each) for cell in plain)]
    games = sum(cell["games"] for cell in plain)
    rows_drawn = []
    for each in known:
        number = sum(cell["endings"].get(each, 0) for cell in plain)
        low, high = confidence_intervals.proportion_interval(number / games, games)
        rows_drawn.append(RangeRow(_ENDINGS[each], 100 * low, 100 * number / games, 100 * high))
    chart = RangeChart(phrase("atlas-endings"), phrase("atlas-percent"), tuple(rows_drawn))
    rows = tuple(
        (_ENDINGS[each], *(won(cell["endings"].get(each, 0), cell["games"]) for cell in plain)) for each in known
    )
    head = (phrase("atlas-column-ending"), *_by_players(players))
    return ReportSection("endings", phrase("atlas-endings"), (phrase("atlas-endings-about"),), chart, head, rows)


def _by_players(players: Sequence[int]) -> Iterator[Phrase]:
    return (phrase("atlas-players", players=number) for number in players)


def _known(number: float | None, unit: float = 1.0) -> Part:
    return NONE if number is None else _decimal(number * unit)


def _span(low: float | None, high: float | None, unit: float) -> Part:
    if low is None or high is None:
        return NONE
    return phrase("atlas-span", low=_decimal(low * unit), high=_decimal(high * unit))


def with_interval(
    mean: float | None,
    interval: Sequence[float] | None,
    unit: float = 1.0,
    *,
    is_change: bool = False,
    places: int = 1,
) -> Part:
    """A mean with its interval."""
    if mean is None or interval is None:
        return NONE
    value, low, high = (_decimal(each * unit, is_change=is_change, places=places) for each in (mean, *interval))
    return phrase("atlas-with-interval", value=value, low=low, high=high)


def won(won: int, played: int) -> Part:
    """A share in percent with its interval."""
    if not played:
        return NONE
    low, high = confidence_intervals.proportion_interval(won / played, played)
    return phrase(
        "atlas-share",
        share=int(round_half_away(Fraction(100 * won, played), 0)),
        low=round(100 * low),
        high=round(100 * high),
    )


def _decimal(number: float, *, is_change: bool = False, places: int = 1) -> Phrase:
    return DecimalPhrase("", number=Fraction(str(round(number, 6))), is_change=is_change, places=places)
