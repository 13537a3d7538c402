"""Forecasts of the length and the winners of games of Talisman by simulated players: requests, games, results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulewright.corpus.factsheet import EntryLink
from rulewright.errors import BadInputError
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.phrases import phrase
from rulewright.games.talisman.rules.setup import MAX_PLAYERS, MIN_PLAYERS, Alternative
from rulewright.games.talisman.simulation.agreement import OPTION_LABELS, Agreement, can_play, clashes
from rulewright.games.talisman.simulation.atlas_words import HABIT_NAMES, option_name
from rulewright.games.talisman.simulation.figures import summed_up
from rulewright.games.talisman.simulation.forecast_words import forecast_chapters, forecast_lines
from rulewright.games.talisman.simulation.habits import HABITS
from rulewright.games.talisman.simulation.saved_tables import agreed_options, require_playable, resume, save
from rulewright.games.talisman.simulation.table import Table
from rulewright.games.talisman.simulation.telling import told
from rulewright.games.talisman.simulation.turn import play_game, set_up
from rulewright.games.talisman.situations.table_defaults import TABLE_FORMAT
from rulewright.games.talisman.situations.table_file import TalismanTable
from rulewright.language.phrase import Phrase
from rulewright.situations.batch.batches import Record
from rulewright.situations.batch.forecasting import ForecastOptions, GameKey, game_seed
from rulewright.situations.problem import Statement
from rulewright.situations.report_sections import ReportSection

MINUTES = 0.5
"""Default minutes of a turn: players report rounds of two minutes with six."""
MOST_GAMES = 1_000_000
PLAYERS = 4
FIELDS = ("players", "characters", "habits", "options", "minutes", "hours", "games", "seed", "compare", "table")
"""The fields of a request, all of them optional."""


@dataclass(frozen=True)
class TalismanForecaster:
    """Forecasts games of Talisman: see `rulewright.situations.batch.forecasting.Forecaster`."""

    def parse_request(self, given: Mapping[str, object]) -> Mapping[str, Any]:
        """Complete and check a request. Raises `BadInputError` if no game can be played by it."""
        for field in given:
            if field not in FIELDS:
                raise BadInputError(
                    "unknown-field",
                    field[:60],
                    phrase("forecast-unknown-field", field=field[:60]),
                    phrase("forecast-choose-among", options=", ".join(FIELDS)),
                )
        saved = None
        if given.get("table") is not None:
            saved, given = _read_table(given)
        players = _number(given, "players", PLAYERS)
        if not can_play(players):
            raise BadInputError(
                "bad-value",
                f"players = {players}",
                phrase("forecast-wrong-players", players=players, least=MIN_PLAYERS, most=MAX_PLAYERS),
                phrase("forecast-give-players", least=MIN_PLAYERS, most=MAX_PLAYERS),
            )
        characters = _each(given, "characters", players, load_heroes().characters)
        if len(set(characters)) < len(characters):
            raise BadInputError(
                "contradiction", ", ".join(characters), phrase("forecast-same-character"), phrase("forecast-each-once")
            )
        habits = _each(given, "habits", players, HABITS) or ("steady",)
        options = tuple(sorted(set(_known(given, "options", OPTION_LABELS))))
        for clash in clashes(players, options, len(load_heroes().characters)):
            told_of = (
                phrase("forecast-options-clash", one=clash.option, other=clash.other)
                if clash.other
                else phrase("forecast-too-few-characters", option=clash.option, players=players)
            )
            raise BadInputError("contradiction", ", ".join(options), told_of, phrase("forecast-leave-one-out"))
        if saved is not None:
            require_playable(saved, options)
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
            "compare": _whether(given, "compare"),
            **({"table": given["table"]} if saved is not None else {}),
        }

    def variants(self, request: Mapping[str, Any]) -> Sequence[str]:
        """The requested game, and those with one option more or less; a finishing time is not compared."""
        if not request["compare"]:
            return ("",)
        found = [""]
        for option in OPTION_LABELS:
            changed = _with(request["options"], option)
            clashing = clashes(request["players"], changed, len(load_heroes().characters))
            is_over = "table" in request and option in _OF_THE_BEGINNING
            if option != Alternative.TIMED_SUDDEN_DEATH and not is_over and not list(clashing):
                found.append(option)
        return tuple(found)

    def play(self, request: Mapping[str, Any], variant: str, seed: str) -> Record:
        """Play one game; return rounds, turns, winner, kind of victory, and causes of death."""
        table = _begin(request, variant, seed)
        before = table.rounds
        play_game(table)
        return {
            "rounds": table.rounds - before + (table.won_by not in (None, "points")),  # points count between rounds
            "turns": table.turns_taken,
            "winner": table.winner,
            "won_by": table.won_by,
            "characters": list(table.began_with),
            "deaths": dict(sorted(Counter(table.deaths).items())),
            "last_death": table.deaths[-1] if table.deaths else None,
        }

    def summarize(self, request: Mapping[str, Any], records: Mapping[GameKey, Record]) -> Mapping[str, Any]:
        """The statistics of the games."""
        return summed_up(request, self.variants(request)[1:], records)

    def statements(self, result: Mapping[str, Any]) -> Sequence[Statement]:
        """The result in words: length, winners, effects of options, and a note that it is a forecast."""
        return forecast_lines(result)

    def sections(self, result: Mapping[str, Any]) -> Sequence[ReportSection]:
        """The result in pictures and tables."""
        return forecast_chapters(result)

    def options(self) -> ForecastOptions:
        """The choices of a request."""
        characters = {name: EntryLink(f"heroes/{name}") for name in load_heroes().characters}
        options = {option: option_name(option) for option in OPTION_LABELS if option != Alternative.TIMED_SUDDEN_DEATH}
        return ForecastOptions(range(MIN_PLAYERS, MAX_PLAYERS + 1), HABIT_NAMES, options, characters)

    def narrate(self, request: Mapping[str, Any], number: int, until: int | None = None) -> Sequence[Statement]:
        """One game of the forecast as statements, all of it or so many turns."""
        return told(play_game(_begin(request, "", game_seed(request, number), told=True), until).log or ())

    def save(self, request: Mapping[str, Any], number: int, until: int) -> Mapping[str, Any]:
        """The table of one game of the forecast after so many turns, as a file.

        Raises `BadInputError` (`out-of-range`) if the game is over by then.
        """
        table = play_game(_begin(request, "", game_seed(request, number)), until)
        if table.turn < until or table.winner is not None:
            raise BadInputError(
                "out-of-range",
                f"until = {until}",
                phrase("forecast-game-is-over", turns=table.turn),
                phrase("forecast-choose-an-earlier-turn"),
            )
        return save(table)


_OF_THE_BEGINNING = (
    Alternative.CHOOSE_FROM_THREE,
    Alternative.FASTER_STARTING_BONUS,
    Alternative.FASTER_BLOODBATH,
)
"""The rules that decide how a game is set up, so that they can no longer be changed when it has begun."""


def _read_table(given: Mapping[str, object]) -> tuple[TalismanTable, Mapping[str, object]]:
    """The table of a request, and the request with what follows from it. Raises `BadInputError`."""
    for field in ("players", "characters"):
        if given.get(field):
            told_of = phrase("forecast-table-says-so", field=field)
            raise BadInputError("contradiction", f"table, {field}", told_of, phrase("forecast-leave-one-out"))
    saved = TABLE_FORMAT.read(given["table"])
    options = given["options"] if "options" in given else agreed_options(saved)
    return saved, {**given, "players": len(saved.players), "options": options}


def _begin(request: Mapping[str, Any], variant: str, seed: str, *, told: bool = False) -> Table:
    """The table from which a game is played: set up, or that of the request."""
    agreement, minds = _agreement(request, variant), _minds(request)
    if "table" not in request:
        return set_up(agreement, minds, seed, told=told)
    saved = TABLE_FORMAT.read(request["table"])
    if agreement.rounds is not None:
        agreement = replace(agreement, rounds=agreement.rounds + saved.round - 1)
    return resume(saved, agreement, minds, seed, told=told)


def _number(given: Mapping[str, object], field: str, default: int) -> int:
    value = given.get(field, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise _bad(field, value, phrase("forecast-give-a-whole-number"))
    return value


def _positive(given: Mapping[str, object], field: str, default: float | None) -> float | None:
    if field not in given:
        return default
    value = given[field]
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value <= 1000:
        raise _bad(field, value, phrase("forecast-give-a-positive-number"))
    return float(value)


def _known(given: Mapping[str, object], field: str, known: Sequence[str] | Mapping[str, object]) -> tuple[str, ...]:
    value = given.get(field, ())
    if not isinstance(value, list | tuple):
        raise _bad(field, value, phrase("forecast-give-a-list"))
    for each in value:
        if not isinstance(each, str) or each not in known:
            raise _bad(field, each, phrase("forecast-choose-among", options=", ".join(known)))
    return tuple(value)


def _whether(given: Mapping[str, object], field: str) -> bool:
    value = given.get(field, False)
    if not isinstance(value, bool):
        raise _bad(field, value, phrase("forecast-choose-among", options="true, false"))
    return value


def _each(given: Mapping[str, object], field: str, players: int, known: Mapping[str, object]) -> tuple[str, ...]:
    """The values for each player, or for the first of them."""
    found = _known(given, field, known)
    if len(found) > players:
        raise _bad(field, ", ".join(found), phrase("forecast-one-for-each", players=players))
    return found


def _bad(field: str, value: object, remedy: Phrase) -> BadInputError:
    return BadInputError(
        "bad-value",
        f"{field} = {value}"[:200],
        phrase("forecast-cannot-be", field=field, given=str(value).removesuffix(".0")[:60]),
        remedy,
    )


def _with(options: Sequence[str], option: str) -> frozenset[str]:
    """The options with one more, or without it if it is among them."""
    return frozenset(options) ^ {option}


def _agreement(request: Mapping[str, Any], variant: str) -> Agreement:
    options = _with(request["options"], variant) if variant else frozenset(request["options"])
    hours = request["hours"]
    rounds = None if hours is None else max(1, round(hours * 60 / request["minutes"] / request["players"]))
    return Agreement(request["players"], tuple(request["characters"]), options, rounds)


def _minds(request: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(HABITS[name] for name in request["habits"])
