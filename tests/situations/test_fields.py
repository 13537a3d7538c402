"""What a request may hold, what it is taken to hold and what calculators begin with: links and programs rest on it.

`fields.txt` has a line for each, so that a bound or a default changes only where somebody means it to.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from listed_fields import listed, schemas_of
from rulewright.corpus.content import content_folder
from rulewright.situations.form_fields import build_request, flatten_request, list_fields
from rulewright.situations.game_packages import GamePackages

LISTED = Path(__file__).with_name("fields.txt").read_text("utf-8").splitlines()
CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue


@pytest.mark.parametrize("situation_id", CATALOGUE.situations)
def test_bounds_and_defaults_change_only_on_purpose(situation_id: str) -> None:
    assert list(listed(CATALOGUE.situations[situation_id])) == [
        line for line in LISTED if line.startswith(f"{situation_id} ")
    ]


@pytest.mark.parametrize("situation_id", CATALOGUE.situations)
def test_a_form_leaves_out_only_what_a_request_takes_for_granted(situation_id: str) -> None:
    request = CATALOGUE.situations[situation_id].request
    whole = request.model_json_schema()
    usual = {path: schema.get("default") for path, schema in schemas_of(whole)}
    fields = list_fields(request)
    for path, word in ((each.path, word) for each in fields if not each.is_list for word in each.options):
        values = dict(flatten_request(build_request(situation_id, {path: word}, fields)))
        assert values.get(path, usual[path]) == word, path
