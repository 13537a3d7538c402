"""Forecasts for clients: few games at a time, played by the workers like all long answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulewright.corpus.content import rules_folder
from rulewright.errors import BadInputError
from rulewright.language.phrase import phrase
from rulewright.server.settings import Settings
from rulewright.server.worker import load_games
from rulewright.situations.batch.batches import Record
from rulewright.situations.batch.forecasting import Forecaster, GameKey, list_games, play_games, run_forecast
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.resolution import encode_json
from rulewright.situations.solving import Effort

ID = "forecast"
"""The field of a request that names the game: `talisman/forecast`. It is optional if only one game has a forecast."""


def forecaster_of(games: GamePackages, given: Mapping[str, object]) -> tuple[str, Forecaster]:
    """The forecaster for a request, with its name. Raises `BadInputError`."""
    known = {f"{game}/{ID}": found for game in games if (found := games[game].forecaster()) is not None}
    named = given.get(ID, next(iter(known), ""))
    if not isinstance(named, str) or named not in known:
        raise BadInputError(
            "bad-value",
            f"{ID} = {named}"[:200],
            phrase("no-such-forecast", given=str(named)[:60]),
            phrase("use-one-of-options", options=", ".join(known) or "–"),
        )
    return named, known[named]


def read(games: GamePackages, given: Mapping[str, object], settings: Settings) -> Mapping[str, Any]:
    """Complete a request, with its game. Raises `BadInputError`, also for more games than the settings allow."""
    name, forecaster = forecaster_of(games, given)
    request = forecaster.parse_request({field: value for field, value in given.items() if field != ID})
    number = len(list_games(forecaster, request))
    if number > settings.games:
        raise BadInputError(
            "out-of-range",
            f"games = {number}",
            phrase("too-many-games-at-once", games=number, most=settings.games),
            phrase("ask-for-fewer-games"),
        )
    return {**request, ID: name}


def forecast_text(_catalogue: Catalogue, request: Mapping[str, Any], _effort: Effort) -> bytes:
    """Work: the forecast for a complete request, as JSON."""
    forecaster, asked = _asked(request)
    return encode_json(run_forecast(forecaster, asked))


def played(
    _catalogue: Catalogue, request: Mapping[str, Any], _effort: Effort, keys: Sequence[GameKey]
) -> dict[GameKey, Record]:
    """Work: the records of some games of a complete request."""
    forecaster, asked = _asked(request)
    return play_games(forecaster, asked, keys)


def _asked(request: Mapping[str, Any]) -> tuple[Forecaster, Mapping[str, Any]]:
    _, forecaster = forecaster_of(load_games(rules_folder()), request)
    return forecaster, {field: value for field, value in request.items() if field != ID}
