"""A forecast in words: length, winners, effects of options; and a note that its players are simulated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from rulewright.corpus.factsheet import EntryLink, Part
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.setup import Alternative
from rulewright.games.talisman.simulation.agreement import LOWER_RATES
from rulewright.games.talisman.simulation.assumed import assumptions
from rulewright.games.talisman.simulation.atlas_words import length_of, option_name, with_interval, won
from rulewright.games.talisman.simulation.figures import GAME
from rulewright.games.talisman.simulation.turn import MOST_ROUNDS
from rulewright.language.numerals import round_half_away
from rulewright.language.phrase import DecimalPhrase, Phrase
from rulewright.situations.problem import Statement
from rulewright.situations.report_sections import ColumnChart, RangeChart, RangeRow, ReportSection

LENGTH = "overview/objective"
_WON_BY = {
    "last-one": phrase("forecast-won-as-last-one"),
    "sudden-death": phrase("forecast-won-on-the-crown"),
    "points": phrase("forecast-won-by-points"),
    "None": phrase("forecast-won-by-nobody"),
}


def forecast_lines(result: Mapping[str, Any]) -> Sequence[Statement]:
    """All figures as statements, the length first."""
    games = result["games"]
    found = [_line(_length(result["hours"], games), LENGTH, leads=True)]
    rounds = result["rounds"]
    if rounds["high"] is not None:
        told = phrase(
            "forecast-rounds",
            rounds=rounds["median"],
            low=rounds["low"],
            high=rounds["high"],
            spread=_spread(rounds["low"], rounds["high"]),
        )
        found.append(_line(told, LENGTH))
    found += _of_undecided(result)
    found += [
        _line(phrase("forecast-bar", begin=bar["from"], end=bar["to"], games=bar["games"]), LENGTH)
        for bar in result["histogram"]
        if bar["games"]
    ]
    found += [
        _line(_WON_BY[how].with_values({"games": number, "all": games}), LENGTH)
        for how, number in result["won_by"].items()
        if how != "None" or not result["undecided"]
    ]
    found += [
        _line(
            phrase("forecast-seat-wins", seat=seat["seat"], share=_percent(seat["share"]), **_between(seat)),
            "setup/first-player",
        )
        for seat in result["seats"]
    ]
    found += [
        _line(
            phrase(
                "forecast-character-wins",
                character=EntryLink(f"heroes/{each['character']}"),
                share=_percent(each["share"]),
                **_between(each),
            ),
            f"heroes/{each['character']}",
        )
        for each in result["characters"]
    ]
    found.append(_line(phrase("forecast-deaths", deaths=_decimal(result["deaths"]["mean"])), "characters/death"))
    for each in result["options"]:
        entry = _entry(each["option"])
        told_as = phrase("forecast-with-option") if each["with"] else phrase("forecast-without-option")
        low, high = (_decimal(end, is_change=True) for end in each["interval"])
        change = round_half_away(Fraction(str(each["hours"])), 1)
        values: dict[str, object] = {
            "which": "longer" if change > 0 else "shorter" if change else "same",
            "hours": _decimal(abs(each["hours"])),
            "low": low,
            "high": high,
            "option": EntryLink(entry),
            "points": LOWER_RATES.get(each["option"], 0),
        }
        found.append(_line(told_as.with_values(values), entry))
        if each["undecided"]:
            left_out = phrase("forecast-pairs-left-out", games=each["undecided"], option=EntryLink(entry))
            found.append(_line(left_out, entry))
    found.append(
        _line(phrase("forecast-is-simulated", games=games, minutes=_decimal(result["request"]["minutes"])), LENGTH)
    )
    found += [_line(each.sentence, each.entry) for each in assumptions("table" in result["request"])]
    return found


def forecast_chapters(result: Mapping[str, Any]) -> tuple[ReportSection, ...]:
    """All figures as charts and tables."""
    lines = forecast_lines(result)
    told = {"forecast-rounds", "forecast-deaths", "forecast-is-simulated", *(each.id for each in _WON_BY.values())}
    about = tuple(line.sentence for line in lines if line.sentence.id in told | _UNDECIDED)
    hours = {bar["from"]: bar["games"] for bar in result["histogram"]}
    chart = ColumnChart(phrase("atlas-length"), phrase("atlas-hours"), hours) if hours else None
    found = [
        ReportSection(
            "length",
            phrase("forecast-fresh-games", games=result["games"]),
            about,
            chart,
            lead=lines[0].sentence,
        ),
        _shares("seats", [(phrase("forecast-seat", seat=each["seat"]), each) for each in result["seats"]]),
        _shares("characters", [(EntryLink(f"heroes/{each['character']}"), each) for each in result["characters"]]),
    ]
    if result["options"]:
        found.append(_changes(result["options"]))
    assumed = tuple(each.sentence for each in assumptions("table" in result["request"]))
    return (*found, ReportSection("assumed", phrase("forecast-assumed"), assumed))


_UNDECIDED = {"forecast-undecided", "forecast-undecided-are-longest", "forecast-mean-with-undecided"}
_SHARES = {
    "seats": (phrase("forecast-by-seat"), phrase("forecast-column-player")),
    "characters": (phrase("forecast-by-character"), phrase("atlas-column-character")),
}


def _shares(kind: str, of: Sequence[tuple[Part, Mapping[str, Any]]]) -> ReportSection:
    """The chances of winning, each with its interval."""
    title, head = _SHARES[kind]
    rows = tuple((label, won(each["won"], each["played"]), str(each["played"])) for label, each in of)
    ranges = tuple(
        RangeRow(label, *(100 * each for each in (share["interval"][0], share["share"], share["interval"][1])))
        for label, share in of
    )
    columns = (head, phrase("forecast-column-wins"), phrase("atlas-column-games"))
    return ReportSection(kind, title, (), RangeChart(title, phrase("atlas-percent"), ranges), columns, rows)


def _changes(options: Sequence[Mapping[str, Any]]) -> ReportSection:
    """The effects of the options, the greatest reduction first."""
    title = phrase("atlas-options")
    named = [(option_name(each["option"], is_without=not each["with"]), each) for each in options]
    ranges = tuple(RangeRow(label, each["interval"][0], each["hours"], each["interval"][1]) for label, each in named)
    rows = tuple(
        (label, with_interval(each["hours"], each["interval"], is_change=True, places=2), str(each["games"]))
        for label, each in named
    )
    columns = (phrase("atlas-column-rule"), phrase("forecast-column-change"), phrase("forecast-column-pairs"))
    return ReportSection("options", title, (), RangeChart(title, phrase("atlas-hours"), ranges), columns, rows)


def _length(hours: Mapping[str, Any], games: int) -> Phrase:
    """The length of games, and the precision of that for so many games."""
    names = {"hours": "median", "low": "low", "high": "high"}
    known = {name: _decimal(number) for name, of in names.items() if (number := hours[of]) is not None}
    length = length_of(known, phrase("forecast-length", spread=_spread(hours["low"], hours["high"])))
    if "hours" not in known:
        return length
    precision = phrase("forecast-precision-unknown", games=games)
    if hours["interval"] is not None:
        least, most = map(_decimal, hours["interval"])
        spread = _spread(*hours["interval"])
        precision = phrase("forecast-precision", games=games, least=least, most=most, spread=spread)
    return phrase("forecast-length-and-precision", length=length, precision=precision)


def _of_undecided(result: Mapping[str, Any]) -> Sequence[Statement]:
    """The number of games without end, and their influence on the figures."""
    if not result["undecided"]:
        return ()
    found = [
        phrase("forecast-undecided", games=result["undecided"], all=result["games"], rounds=MOST_ROUNDS),
        phrase("forecast-undecided-are-longest"),
    ]
    if result["hours"]["mean"] is not None:
        mean, least = _decimal(result["hours"]["mean"]), _decimal(result["mean_hours_at_least"])
        found.append(phrase("forecast-mean-with-undecided", hours=mean, least=least))
    return [_line(each, LENGTH) for each in found]


def _entry(option: str) -> str:
    return "alternative-rules/faster-trophies" if option not in set(Alternative) else Alternative(option).entry


def _spread(low: float | None, high: float | None) -> str:
    """Whether a range still has two ends after rounding, as a selector."""
    ends = {None if end is None else round_half_away(Fraction(str(end)), 1) for end in (low, high)}
    return "some" if len(ends) > 1 else "none"


def _decimal(number: float, *, is_change: bool = False) -> Phrase:
    return DecimalPhrase("", number=Fraction(str(number)), is_change=is_change)


def _percent(share: float) -> int:
    return int(round_half_away(100 * Fraction(str(share)), 0))


def _between(each: Mapping[str, Any]) -> dict[str, int]:
    low, high = each["interval"]
    return {"low": _percent(low), "high": _percent(high)}


def _line(sentence: Phrase, entry: str, *, leads: bool = False) -> Statement:
    return Statement(sentence, (f"{GAME}/{entry}",), is_summary=leads)
