"""A request becomes a link, or none where a link cannot tell it."""

from __future__ import annotations

from rulewright.language import Language
from rulewright.situations.form_fields import format_link_query


def test_link_contains_only_given_fields() -> None:
    request = {"hero": {"strength": 4, "fate": None}, "within": [1, 2], "goal": "win", "deck": [{"id": "a b"}]}
    query = format_link_query("battle", request, Language.FI)
    assert query == "?lang=fi&view=battle&whole=1&hero.strength=4&within=1,2&goal=win&deck=a%20b"
    assert (
        format_link_query("battle", {"is_ally": True}, Language.KO, is_whole=False) == "?lang=ko&view=battle&is_ally=1"
    )


def test_what_has_several_fields_fits_into_no_link() -> None:
    assert format_link_query("battle", {"deck": [{"id": "a", "cost": 1}], "goal": "win"}, Language.EN) is None
