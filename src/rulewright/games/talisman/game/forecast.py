"""How long games of Talisman take and who wins them, of simulated players: requests, games, and what they say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import Any

from rulewright.corpus.factsheet import Link
from rulewright.errors import BadInputError
from rulewright.games.talisman.game.agreement import LOWER_RATES, OPTIONS, Agreement, can_play, clashes
from rulewright.games.talisman.game.assumed import ASSUMED
from rulewright.games.talisman.game.habits import HABITS
from rulewright.games.talisman.game.telling import told
from rulewright.games.talisman.game.turn import play_game, set_up
from rulewright.games.talisman.heroes import load_heroes
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.setup import PLAYERS_AT_LEAST, PLAYERS_AT_MOST, Alternative
from rulewright.language.phrase import Decimal, Phrase
from rulewright.situations.answer import NINETEEN_OF_TWENTY
from rulewright.situations.forecasting import Key, Record, seed_of
from rulewright.situations.problem import Line

GAME = "talisman"
MINUTES = 0.5
"""What a turn takes where nothing else is said: players report rounds of two minutes with six."""
MOST_GAMES = 1_000_000
PLAYERS = 4
LENGTH = "overview/objective"


@dataclass(frozen=True)
class Forecaster:
    """Forecasts games of Talisman: see `rulewright.situations.forecasting.Forecaster`."""

    def read(self, given: Mapping[str, object]) -> Mapping[str, Any]:
        """The whole request. Raises `BadInputError` for one that no game can be played by."""
        players = _number(given, "players", PLAYERS)
        if not can_play(players):
            raise BadInputError(
                "bad-value",
                f"players = {players}",
                phrase("forecast-wrong-players", players=players, least=PLAYERS_AT_LEAST, most=PLAYERS_AT_MOST),
                phrase("forecast-give-players", least=PLAYERS_AT_LEAST, most=PLAYERS_AT_MOST),
            )
        characters = _each(given, "characters", players, load_heroes().characters)
        if len(set(characters)) < len(characters):
            raise BadInputError(
                "contradiction", ", ".join(characters), phrase("forecast-same-character"), phrase("forecast-each-once")
            )
        habits = _each(given, "habits", players, HABITS) or ("steady",)
        options = tuple(sorted(set(_known(given, "options", OPTIONS))))
        for clash in clashes(players, options, len(load_heroes().characters)):
            told_of = (
                phrase("forecast-options-clash", one=clash.option, other=clash.other)
                if clash.other
                else phrase("forecast-too-few-characters", option=clash.option, players=players)
            )
            raise BadInputError("contradiction", ", ".join(options), told_of, phrase("forecast-leave-one-out"))
        hours = _positive(given, "hours", None)
        timed = Alternative.TIMED_SUDDEN_DEATH in options
        if timed is (hours is None):
            message = phrase("forecast-time-missing") if timed else phrase("forecast-time-unused")
            raise BadInputError("contradiction", "hours", message, phrase("forecast-time-with-its-rule"))
        games = _number(given, "games", 40)
        if not 1 <= games <= MOST_GAMES:
            raise BadInputError(
                "bad-value",
                f"games = {games}",
                phrase("forecast-wrong-games", games=games, most=MOST_GAMES),
                phrase("forecast-give-games", most=MOST_GAMES),
            )
        return {
            "players": players,
            "characters": list(characters) + [None] * (players - len(characters)),
            "habits": [habits[seat % len(habits)] for seat in range(players)],
            "options": list(options),
            "minutes": _positive(given, "minutes", MINUTES),
            "hours": hours,
            "games": games,
            "seed": _number(given, "seed", 0),
            "compare": bool(given.get("compare")),
        }

    def variants(self, request: Mapping[str, Any]) -> Sequence[str]:
        """The game as asked for, then with one option more or less; a finishing time is not compared."""
        if not request["compare"]:
            return ("",)
        found = [""]
        for option in OPTIONS:
            changed = _with(request["options"], option)
            clashing = clashes(request["players"], changed, len(load_heroes().characters))
            if option != Alternative.TIMED_SUDDEN_DEATH and not list(clashing):
                found.append(option)
        return tuple(found)

    def play(self, request: Mapping[str, Any], variant: str, seed: str) -> Record:
        """One game: rounds, turns, who won and how, what killed characters."""
        table = play_game(set_up(_agreement(request, variant), _minds(request), seed))
        return {
            "rounds": table.rounds + (table.winner is not None),
            "turns": table.turns_taken,
            "winner": table.winner,
            "won_by": table.won_by,
            "characters": list(table.began_with),
            "deaths": dict(sorted(Counter(table.deaths).items())),
        }

    def result(self, request: Mapping[str, Any], records: Mapping[Key, Record]) -> Mapping[str, Any]:
        """What the games say together."""
        games = [records["", number] for number in range(request["games"])]
        hours = [record["turns"] * request["minutes"] / 60 for record in games]
        return {
            "schema": 1,
            "forecast": f"{GAME}/forecast",
            "simulated": True,
            "request": dict(request),
            "games": len(games),
            "undecided": sum(record["winner"] is None for record in games),
            "rounds": _spread([record["rounds"] for record in games]),
            "turns": _spread([record["turns"] for record in games]),
            "hours": _spread(hours),
            "histogram": _histogram(hours),
            "seats": [
                {"seat": seat + 1, "habit": request["habits"][seat]}
                | _share(sum(record["winner"] == seat for record in games), len(games))
                for seat in range(request["players"])
            ],
            "characters": _characters(games),
            "deaths": _deaths(games),
            "won_by": dict(sorted(Counter(str(record["won_by"]) for record in games).items())),
            "options": _options(self.variants(request)[1:], request, records),
            "assumed": [{"id": each.id, "entry": f"{GAME}/{each.entry}"} for each in ASSUMED],
        }

    def lines(self, result: Mapping[str, Any]) -> Sequence[Line]:
        """The result in words: how long, who wins, what changes it, and that all this is a forecast."""
        return tuple(_lines(result))

    def watch(self, request: Mapping[str, Any], number: int) -> Sequence[Line]:
        """One game of the forecast told."""
        table = set_up(_agreement(request, ""), _minds(request), seed_of(request, number), told=True)
        return told(play_game(table).log or ())


def _number(given: Mapping[str, object], field: str, default: int) -> int:
    value = given.get(field)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, int):
        raise _bad(field, value, phrase("forecast-give-a-whole-number"))
    return value


def _positive(given: Mapping[str, object], field: str, default: float | None) -> float | None:
    value = given.get(field)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= 1000:
        raise _bad(field, value, phrase("forecast-give-a-positive-number"))
    return float(value)


def _known(given: Mapping[str, object], field: str, known: Sequence[str] | Mapping[str, object]) -> tuple[str, ...]:
    value = given.get(field) or ()
    assert isinstance(value, list | tuple)
    for each in value:
        if each not in known:
            raise _bad(field, each, phrase("forecast-choose-among", options=", ".join(known)))
    return tuple(value)


def _each(given: Mapping[str, object], field: str, players: int, known: Mapping[str, object]) -> tuple[str, ...]:
    """One for each player, or for the first of them."""
    found = _known(given, field, known)
    if len(found) > players:
        raise _bad(field, ", ".join(found), phrase("forecast-one-for-each", players=players))
    return found


def _bad(field: str, value: object, remedy: Phrase) -> BadInputError:
    return BadInputError(
        "bad-value",
        f"{field} = {value}"[:200],
        phrase("forecast-cannot-be", field=field, given=str(value)[:60]),
        remedy,
    )


def _with(options: Sequence[str], option: str) -> frozenset[str]:
    """The options with one more, or with one less where it is among them."""
    return frozenset(options) ^ {option}


def _agreement(request: Mapping[str, Any], variant: str) -> Agreement:
    options = _with(request["options"], variant) if variant else frozenset(request["options"])
    hours = request["hours"]
    rounds = None if hours is None else max(1, round(hours * 60 / request["minutes"] / request["players"]))
    return Agreement(request["players"], tuple(request["characters"]), options, rounds)


def _minds(request: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(HABITS[name] for name in request["habits"])


def _spread(numbers: Sequence[float]) -> dict[str, float]:
    """Mean, median and the numbers that a tenth of all stay below and exceed; nearest ranks."""
    ordered = sorted(numbers)

    def rank(share: float) -> float:
        return round(ordered[max(0, ceil(share * len(ordered)) - 1)], 2)

    return {"mean": round(fmean(ordered), 2), "median": rank(0.5), "low": rank(0.1), "high": rank(0.9)}


def _histogram(hours: Sequence[float]) -> list[dict[str, int]]:
    counts = Counter(int(each) for each in hours)
    return [{"from": hour, "to": hour + 1, "games": counts[hour]} for hour in range(min(counts), max(counts) + 1)]


def _share(won: int, played: int) -> dict[str, Any]:
    """A share with the interval in which the true one is 19 times of 20 (Wilson)."""
    square = NINETEEN_OF_TWENTY**2
    share = won / played
    middle = (share + square / (2 * played)) / (1 + square / played)
    half = sqrt(share * (1 - share) * square / played + (square / (2 * played)) ** 2) / (1 + square / played)
    interval = [round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)]
    return {"played": played, "won": won, "share": round(share, 4), "interval": interval}


def _characters(games: Sequence[Record]) -> list[dict[str, Any]]:
    """How often those win who begin with a character, the most successful first."""
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for record in games:
        played.update(record["characters"])
        if record["winner"] is not None:
            won[record["characters"][record["winner"]]] += 1
    found = [{"character": name} | _share(won[name], played[name]) for name in sorted(played)]
    return sorted(found, key=lambda each: (-each["share"], each["character"]))


def _deaths(games: Sequence[Record]) -> dict[str, Any]:
    causes: Counter[str] = Counter()
    for record in games:
        causes.update(record["deaths"])
    ordered = sorted(causes.items(), key=lambda each: (-each[1], each[0]))
    mean = round(sum(causes.values()) / len(games), 2)
    return {"mean": mean, "causes": [{"entry": f"{GAME}/{entry}", "deaths": number} for entry, number in ordered]}


def _options(
    variants: Sequence[str], request: Mapping[str, Any], records: Mapping[Key, Record]
) -> list[dict[str, Any]]:
    """What each option changes in the same games (paired differences), what shortens them most first.

    Games that were given up in one of the two are left out: how long they would have taken is not known.
    """
    found = []
    for option in variants:
        pairs = [(records["", number], records[option, number]) for number in range(request["games"])]
        decided = [(plain, other) for plain, other in pairs if None not in (plain["won_by"], other["won_by"])]
        hours = [(other["turns"] - plain["turns"]) * request["minutes"] / 60 for plain, other in decided]
        if not hours:
            continue
        mean = fmean(hours)
        half = NINETEEN_OF_TWENTY * stdev(hours) / sqrt(len(hours)) if len(hours) > 1 else 0.0
        found.append(
            {
                "option": option,
                "with": option not in request["options"],
                "games": len(hours),
                "hours": round(mean, 2),
                "interval": [round(mean - half, 2), round(mean + half, 2)],
            }
        )
    return sorted(found, key=lambda each: (each["hours"], each["option"]))


_WON_BY = {
    "last-one": phrase("forecast-won-as-last-one"),
    "sudden-death": phrase("forecast-won-on-the-crown"),
    "points": phrase("forecast-won-by-points"),
    "None": phrase("forecast-won-by-nobody"),
}


def _lines(result: Mapping[str, Any]) -> Sequence[Line]:
    hours, rounds, games = result["hours"], result["rounds"], result["games"]
    found = [
        _line(
            phrase(
                "forecast-length",
                hours=_decimal(hours["median"]),
                low=_decimal(hours["low"]),
                high=_decimal(hours["high"]),
            ),
            LENGTH,
            leads=True,
        ),
        _line(phrase("forecast-rounds", rounds=rounds["median"], low=rounds["low"], high=rounds["high"]), LENGTH),
    ]
    found += [
        _line(phrase("forecast-bar", begin=bar["from"], end=bar["to"], games=bar["games"]), LENGTH)
        for bar in result["histogram"]
        if bar["games"]
    ]
    found += [
        _line(_WON_BY[how].filled({"games": number, "all": games}), LENGTH) for how, number in result["won_by"].items()
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
                character=Link(f"heroes/{each['character']}"),
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
        low, high = each["interval"]
        points = LOWER_RATES.get(each["option"], 0)
        changes = {"hours": each["hours"], "low": low, "high": high}
        values: dict[str, object] = {name: _decimal(number, is_change=True) for name, number in changes.items()}
        values |= {"option": Link(entry), "points": points}
        found.append(_line(told_as.filled(values), entry))
    found.append(
        _line(phrase("forecast-is-simulated", games=games, minutes=_decimal(result["request"]["minutes"])), LENGTH)
    )
    found += [_line(each.sentence, each.entry) for each in ASSUMED]
    return found


def _entry(option: str) -> str:
    return "alternative-rules/faster-trophies" if option not in set(Alternative) else Alternative(option).entry


def _decimal(number: float, *, is_change: bool = False) -> Phrase:
    return Decimal("", number=Fraction(str(number)), is_change=is_change)


def _percent(share: float) -> int:
    return round(100 * share)


def _between(each: Mapping[str, Any]) -> dict[str, int]:
    low, high = each["interval"]
    return {"low": _percent(low), "high": _percent(high)}


def _line(sentence: Phrase, entry: str, *, leads: bool = False) -> Line:
    return Line(sentence, (f"{GAME}/{entry}",), leads=leads)
