"""Forecasts for visitors: few games at a time, played as all long answers are worked out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rulewright.corpus.content import rules_folder
from rulewright.errors import BadInputError
from rulewright.language.phrase import phrase
from rulewright.server.settings import Settings
from rulewright.situations import Catalogue, Effort, Games
from rulewright.situations.batches import Record
from rulewright.situations.forecasting import Forecaster, Key, all_games, forecast, play_all
from rulewright.situations.resolution import encoded

ID = "forecast"
"""The field of a request that names the game: `talisman/forecast`. It may be left out where one game is forecast."""


def forecaster_of(games: Games, given: Mapping[str, object]) -> tuple[str, Forecaster]:
    """What plays the game that a request names, under its name. Raises `BadInputError`."""
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


def read(games: Games, given: Mapping[str, object], settings: Settings) -> Mapping[str, Any]:
    """The whole request, which names its game. Raises `BadInputError`, also for more games than a visitor may have."""
    name, forecaster = forecaster_of(games, given)
    request = forecaster.read({field: value for field, value in given.items() if field != ID})
    number = len(all_games(forecaster, request))
    if number > settings.games:
        raise BadInputError(
            "out-of-range",
            f"games = {number}",
            phrase("too-many-games-at-once", games=number, most=settings.games),
            phrase("ask-for-fewer-games"),
        )
    return {**request, ID: name}


def forecast_text(_catalogue: Catalogue, request: Mapping[str, Any], _effort: Effort) -> bytes:
    """Work: the forecast that a whole request asks for, as JSON."""
    forecaster, asked = _asked(request)
    return encoded(forecast(forecaster, asked))


def played(
    _catalogue: Catalogue, request: Mapping[str, Any], _effort: Effort, keys: Sequence[Key]
) -> dict[Key, Record]:
    """Work: the records of some games of a whole request."""
    forecaster, asked = _asked(request)
    return play_all(forecaster, asked, keys)


def _asked(request: Mapping[str, Any]) -> tuple[Forecaster, Mapping[str, Any]]:
    _, forecaster = forecaster_of(_games(rules_folder()), request)
    return forecaster, {field: value for field, value in request.items() if field != ID}


@cache
def _games(rules: Path) -> Games:
    return Games.of(rules)
