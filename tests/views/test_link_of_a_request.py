"""The link that fills a calculator's form in with what a request tells."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl

import pytest

from rulewright.corpus.model import Corpus
from rulewright.situations.form_fields import flatten_request
from rulewright.situations.game_packages import GamePackages
from rulewright.views.situation_form import build_form


@pytest.mark.parametrize(
    ("request_", "query"),
    [
        (
            {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 0}, "foe": {"strength": 2}},
            "hero.strength=4&hero.fate=0&foe.strength=2",
        ),
        (
            {
                "situation": "talisman/battle",
                "hero": {"character": "troll", "cards": ["sword"], "counters": {"strength": 2}},
                "foe": {"strength": 5},
            },
            "foe.strength=5&character=troll&things=sword&strength_counters=2",
        ),
        ({"situation": "talisman/cast", "hero": {"spells": ["hex", "nullify"]}}, "hero.spells=hex,nullify"),
        ({"situation": "talisman/battle", "hero": {"strength": 4}, "foes": [{"strength": 2}, {"craft": 3}]}, None),
    ],
)
def test_a_request_has_a_link_if_its_form_has_all_fields(
    games: GamePackages, request_: dict[str, Any], query: str | None
) -> None:
    assert build_form(games.catalogue.situations[request_["situation"]]).format_query(request_) == query


def test_a_link_tells_what_the_request_tells(games: GamePackages, corpus: Corpus) -> None:
    linked = 0
    for example in corpus.examples.values():
        form = build_form(games.catalogue.situations[str(example.situation["situation"])])
        query = form.format_query(example.situation)
        if query is not None:
            linked += 1
            link = form.parse_link(dict(parse_qsl(query)), games.catalogue.id_resolver)
            assert (link.invalid_parameters, link.unknown_parameters) == ((), {})
            built = dict(flatten_request(form.build_request(link.values)[0]))
            told = {path: value for path, value in flatten_request(example.situation) if value is not None}
            defaults = {field.path: field.default for field in form.fields}
            assert {path: built.get(path, defaults.get(path)) for path in told} == told
    assert linked > len(corpus.examples) / 2
