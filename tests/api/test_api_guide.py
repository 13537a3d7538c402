"""What the guide says of the API is so."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from rulewright.server.settings import Settings

pytestmark = pytest.mark.thorough

GUIDE = (Path(__file__).parents[2] / "site" / "guide" / "api.md").read_text("utf-8")


def test_the_guides_request_is_answered(server: tuple[str, int]) -> None:
    """Understands the command as curl would, which not every machine has."""
    (command,) = re.findall(r"^\$ curl (.*)$", GUIDE, re.MULTILINE)
    curl = argparse.ArgumentParser()
    curl.add_argument("address")
    curl.add_argument("-H", dest="header")
    curl.add_argument("-d", dest="body")
    options = curl.parse_args(shlex.split(command))
    address = options.address.replace("127.0.0.1:8501", "{}:{}".format(*server))
    request = Request(address, options.body.encode(), dict([options.header.split(": ")]))
    with urlopen(request, timeout=120) as answer:
        assert json.load(answer)["probability"]["win"] == "125/216"


def test_the_guide_names_every_setting_with_its_usual_value() -> None:
    usual = {variable: getattr(Settings(), name) for name, variable in Settings.variables().items()}
    rows = re.findall(r"^\| `(RULEWRIGHT_\w+)` \| (\w+) \|", GUIDE, re.MULTILINE)
    assert dict(rows) == {variable: str(value or "none") for variable, value in usual.items()}


def test_the_guide_names_every_address(server: tuple[str, int]) -> None:
    with urlopen("http://{}:{}/api/openapi.json".format(*server)) as answer:
        paths = json.load(answer)["paths"]
    for path in paths:
        assert f"/api{path.split('{')[0]}" in GUIDE
