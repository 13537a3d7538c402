"""Forecasts over the API: those of the command line, few games at a time."""

from __future__ import annotations

import json
from collections.abc import Callable

import jsonschema
import pytest

from rulewright.games.talisman.simulation.forecast import TalismanForecaster
from rulewright.server.api.shapes import SHAPES
from rulewright.situations.batch.forecasting import run_forecast

REQUEST = {"players": 2, "games": 1, "habits": ["bold"]}


def test_a_forecast_is_that_of_the_command_line(call: Callable) -> None:
    reply = call("POST", "/api/forecast", json.dumps(REQUEST), Content_Type="application/json")
    assert reply.status == 200
    assert reply.json == run_forecast(TalismanForecaster(), TalismanForecaster().parse_request(REQUEST))
    named = json.dumps({**REQUEST, "forecast": "talisman/forecast"})
    assert call("POST", "/api/forecast", named, Content_Type="application/json").json == reply.json


def test_a_forecast_is_what_the_api_describes() -> None:
    forecast = dict(run_forecast(TalismanForecaster(), TalismanForecaster().parse_request(REQUEST)))
    assert forecast["hours"]["interval"] is None, "of one game"
    for interval in (None, [0.5, 1.5]):
        jsonschema.validate({**forecast, "hours": {**forecast["hours"], "interval": interval}}, SHAPES["forecast"])


WRONG = [
    ({"games": 3}, "out-of-range", "games = 3"),
    ({"games": 1, "compare": True}, "out-of-range", "games = 1"),
    ({"games": 0}, "bad-value", "games = 0"),
    ({"players": 7, "games": 1}, "bad-value", "players = 7"),
    ({"players": None, "games": 1}, "bad-value", "players = None"),
    ({"options": "sudden-death", "games": 1}, "bad-value", "options"),
    ({"characters": [["troll"]], "games": 1}, "bad-value", "characters"),
    ({"compare": 1, "games": 1}, "bad-value", "compare"),
    ({"wizard": 1}, "unknown-field", "wizard"),
    ({"forecast": "tainted-grail/forecast"}, "bad-value", "forecast"),
    ({"hours": 2, "games": 1}, "contradiction", "hours"),
]


@pytest.mark.parametrize(("fields", "code", "refused_input"), WRONG, ids=lambda each: str(each)[:30])
def test_what_cannot_be_forecast_is_refused(call: Callable, fields: dict, code: str, refused_input: str) -> None:
    reply = call("POST", "/api/forecast?lang=cs", json.dumps(fields), Content_Type="application/json")
    assert (reply.status, reply.json["code"]) == (422, code)
    assert reply.json["input"].startswith(refused_input)
    assert reply.headers["content-language"] == "cs"
