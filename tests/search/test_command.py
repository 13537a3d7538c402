"""`rulewright search` keeps the contract, its filters included."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.language import LANGUAGES

pytestmark = pytest.mark.thorough


def hits(run: Callable, *arguments: str) -> list[dict]:
    result = run("search", *arguments, "--json")
    assert result.status == 0
    return result.json["hits"]


def test_filters_of_the_contract(run: Callable) -> None:
    everything = hits(run, "fate", "--lang", "en", "--limit", "100")
    for option, value, fits in (
        ("--chapter", "characters", lambda hit: hit["id"].startswith("talisman/characters/")),
        ("--chapter", "talisman/characters", lambda hit: hit["id"].startswith("talisman/characters/")),
        ("--game", "talisman", lambda hit: hit["id"].startswith("talisman/")),
    ):
        chosen = hits(run, "fate", "--lang", "en", "--limit", "100", option, value)
        expected = [hit["id"] for hit in everything if fits(hit)]
        assert [hit["id"] for hit in chosen][: len(expected)] == expected != []
        assert all(map(fits, chosen))
    tables = hits(run, "how many spells", "--lang", "en", "--kind", "table")
    assert tables[0]["id"] == "talisman/spells/limit"
    for hit in tables:
        assert run("show", hit["id"], "--json").json["kind"] == "table"
    for language in LANGUAGES:
        filtered = hits(run, "talisman 탈리스만", "--lang", "en", "--in", language)
        assert {hit["matched_language"] for hit in filtered} == {language}
        assert {hit["language"] for hit in filtered} == {"en"}


@pytest.mark.parametrize(
    ("option", "value", "code"),
    [
        ("--chapter", "atacks", "unknown-chapter"),
        ("--kind", "limits", "unknown-kind"),
        ("--game", "chess", "unknown-game"),
    ],
)
def test_an_unknown_filter_names_the_known_ones(run: Callable, option: str, value: str, code: str) -> None:
    result = run("search", "fate", option, value, "--json", "--lang", "en")
    assert result.status == 2
    error = result.json["error"]
    assert (error["code"], error["input"]) == (code, value)
    known = {"--chapter": "attacks", "--kind": "limit", "--game": "talisman"}[option]
    assert known in error["remedy"]
    assert (
        run("search", "fate", option, value, "--lang", "ko").err
        != run("search", "fate", option, value, "--lang", "fi").err
    )


def test_rulebook_line_matches(run: Callable) -> None:
    first = hits(run, "fi 362", "--lang", "ko")[0]
    assert (first["id"], first["matched_language"]) == ("talisman/attacks/stand-off", "fi")


def test_hits_are_printed_with_their_words_marked_and_the_language_that_matched(run: Callable) -> None:
    out = run("search", "tasatulos", "--lang", "en").out
    assert "Stand-off" in out
    assert "Suomi" in out
    assert "**" not in out
    assert "Did you mean: tasatulos?" in run("search", "tasatulso", "--lang", "en").out
