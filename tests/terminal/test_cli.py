"""The command line keeps the contract: fields, exit statuses, one clear message, never a traceback."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

from rulewright.corpus.model import Corpus

BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}, "goal": "win"}


@pytest.mark.thorough
def test_search_answers_the_contracts_fields(run: Callable) -> None:
    answer = run("search", "tasatulos", "--lang", "fi", "--limit", "3", "--json").json
    assert list(answer) == ["schema", "query", "language", "suggestion", "hits"]
    assert (answer["schema"], answer["query"], answer["language"], answer["suggestion"]) == (1, "tasatulos", "fi", None)
    assert 1 <= len(answer["hits"]) <= 3
    hit = answer["hits"][0]
    assert list(hit) == ["id", "title", "language", "matched_language", "score", "snippet", "url", "kind"]
    assert hit["id"] == "talisman/attacks/stand-off"
    assert hit["url"] == "/reference/fi/talisman/attacks/stand-off/"
    assert hit["kind"] == run("show", hit["id"], "--json").json["kind"]


@pytest.mark.thorough
def test_a_difference_is_a_hit_that_show_and_the_site_know(run: Callable) -> None:
    answer = run("search", "두꺼비 판본 차이", "--lang", "ko", "--kind", "difference", "--limit", "2", "--json").json
    assert len(answer["hits"]) == 2
    for hit in answer["hits"]:
        document = run("show", hit["id"], "--lang", "ko", "--json").json
        assert hit["kind"] == document["kind"] == "difference"
        assert (hit["title"], hit["url"]) == (document["title"], document["url"])
        assert hit["url"] == f"/reference/ko/{hit['id']}/"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("query", "language", "kind", "id_", "url"),
    [
        ("todennäköisyys voittaa taistelu", "fi", "calculator", "talisman/battle", "/calculate/?lang=fi&view=battle"),
        ("rozdíly vydání", "cs", "page", "talisman/differences", "/reference/cs/talisman/differences/"),
    ],
)
def test_calculators_and_pages_are_hits(
    run: Callable, query: str, language: str, kind: str, id_: str, url: str
) -> None:
    hit = run("search", query, "--lang", language, "--limit", "1", "--json").json["hits"][0]
    assert (hit["kind"], hit["id"], hit["url"], hit["language"]) == (kind, id_, url, language)
    assert hit["title"]
    assert hit["snippet"]
    only = run("search", query, "--lang", language, "--kind", kind, "--json").json["hits"]
    assert {each["kind"] for each in only} == {kind}


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("query", "language"), [("대치", "ko"), ("nerozhodný", "cs"), ("tasatulos", "fi"), ("stand-off", "en")]
)
def test_one_rule_matches_in_every_language(run: Callable, query: str, language: str) -> None:
    for reader in ("ko", "cs", "fi", "en"):
        hits = run("search", query, "--lang", reader, "--json").json["hits"]
        assert hits[0]["id"] == "talisman/attacks/stand-off"
        assert (hits[0]["language"], hits[0]["matched_language"]) == (reader, language)


def test_show_answers_the_contracts_fields(run: Callable) -> None:
    answer = run("show", "talisman/attacks/stand-off", "--lang", "cs", "--json").json
    assert list(answer) == [
        "schema", "id", "language", "title", "text", "kind", "see", "sources", "differences", "executed_by", "url",
        "basis", "cited", "facts", "tables",
    ]  # fmt: skip
    assert (answer["facts"], answer["tables"]) == ([], []), "only pieces have facts"
    assert answer["kind"] == "outcome"
    assert answer["executed_by"] == "battle.compare"
    assert {source["book"]: source["lines"] for source in answer["sources"]} == {
        "talisman-ko": [[1567, 1589]], "talisman-cs": [[1587, 1592]], "talisman-fi": [[360, 362]],
    }  # fmt: skip
    assert "{rule}" not in answer["text"]


def test_history_tells_what_changed_and_why_the_latest_first(run: Callable, small: Path) -> None:
    (small / "game" / "changes.toml").write_text(
        '[[change]]\ndate = 2026-01-02\nversion = "1.0.0"\nkind = "first-release"\n'
        '[[change]]\ndate = 2026-03-04\nversion = "1.1.0"\nkind = "meaning"\nreason = "misread"\n'
        'ids = ["attacks/battle"]\nlanguages = ["fi", "ko"]\n',
        "utf-8",
    )
    arguments = ("history", "attacks/battle", "--rules", str(small), "--lang", "en")
    first = {
        "version": "1.0.0", "date": "2026-01-02", "kind": "first-release", "what": "first release",
        "reason": None, "why": None, "languages": [],
    }  # fmt: skip
    assert run(*arguments, "--json").json == {
        "schema": 1, "id": "game/attacks/battle", "language": "en", "title": "Battle en",
        "changes": [
            {
                "version": "1.1.0", "date": "2026-03-04", "kind": "meaning", "what": "the rule is worded differently",
                "reason": "misread", "why": "we had misread a rulebook", "languages": ["fi", "ko"],
            },
            first,
        ],
    }  # fmt: skip
    assert run(*arguments).out.splitlines() == [
        "Battle en  game/attacks/battle",
        "1.1.0  2026-03-04  the rule is worded differently (Suomi, 한국어)",
        "  we had misread a rulebook",
        "1.0.0  2026-01-02  first release",
    ]
    assert (
        run("history", "attacks/stand-off", "--rules", str(small), "--json").json["changes"][0]["kind"] == first["kind"]
    )


def test_history_says_where_no_changes_are_recorded(run: Callable, small: Path) -> None:
    arguments = ("history", "attacks/battle", "--rules", str(small), "--lang", "fi")
    assert run(*arguments, "--json").json["changes"] == []
    assert run(*arguments).out.splitlines()[1:] == ["Tähän ei ole kirjattu muutoksia."]
    assert run("history", "attacks/bottle", "--rules", str(small)).status == 2


def test_show_says_which_rulebook_lacks_the_rule(run: Callable) -> None:
    out = run("show", "characters/fate-not-on-others-dice", "--lang", "en").out
    assert "Korean rulebook: does not print this rule" in out
    assert "Czech rulebook: does not" not in out


def test_show_counts_the_lines_it_names(run: Callable) -> None:
    out = run("show", "differences/toad-again-unit", "--lang", "en").out
    assert "Korean rulebook, lines 2571–2583" in out
    assert "Finnish rulebook, line 598" in out


def test_show_tells_what_an_answer_rests_on(run: Callable) -> None:
    ours = run("show", "tainted-grail/faq/first-day", "--lang", "en")
    assert "Our reading: the rulebooks leave it open" in ours.out
    assert "Second-hand" not in ours.out
    output = run("show", "talisman/faq/card-on-the-sentinel-space", "--lang", "cs").out
    assert "Z druhé ruky" in output
    assert "Talisman Revised 4th Edition FAQ (Fantasy Flight Games, 1.1), Crossing Regions" in " ".join(output.split())
    answer = run("show", "talisman/faq/card-on-the-sentinel-space", "--json").json
    assert answer["basis"] == "community"
    assert [(each["by"], each["version"], each["kind"]) for each in answer["cited"]] == [
        ("Fantasy Flight Games", "1.1", "excerpt")
    ]


def test_show_tells_what_a_card_prints(run: Callable) -> None:
    answer = run("show", "talisman/cards/spectre", "--lang", "fi", "--json").json
    assert {fact["label"]: fact["data"] for fact in answer["facts"]}["Taito"] == [3]
    assert {fact["provenance"] for fact in answer["facts"]} == {"public"}
    assert answer["tables"] == []
    output = run("show", "talisman/cards/spectre", "--lang", "fi").out
    assert "Taito: 3 *\n" in output
    assert "\n* Tieto on pelaajien lähteistä, ei mistään näistä sääntökirjoista\n" in output
    assert "public" not in output


def test_show_tells_what_a_space_does_in_tables(run: Callable) -> None:
    answer = run("show", "talisman/board/village", "--lang", "en", "--json").json
    mystic = next(table for table in answer["tables"] if table["caption"] == "Mystic")
    assert mystic["header"] == ["1 die", "What happens"]
    assert [row["data"][0] for row in mystic["rows"]] == [[1], [[2, 3]], [4], [5], [6]]
    assert mystic["rows"][3]["cells"] == ["5", "Gain 1 Craft"]
    output = run("show", "talisman/board/village", "--lang", "en").out
    assert [line.split() for line in output.splitlines() if line.startswith("5 ")] == [["5", "Gain", "1", "Craft"]]
    assert "*" not in output, "a rulebook prints all of it"


@pytest.mark.parametrize("entry", ["talisman/attacks/stand-off", "talisman/cards/spectre"])
def test_show_reads_no_engine(entry: str) -> None:
    program = (
        "import sys; from rulewright.terminal.cli import main\n"
        f"sys.argv = ['rulewright', 'show', {entry!r}]\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith(('rulewright.engine.', 'numpy', 'whoosh'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] in ("[]", "['rulewright.engine.executes']")


def test_show_names_where_the_rulebooks_differ(run: Callable) -> None:
    output = " ".join(run("show", "other-rules/toad", "--lang", "en").out.split())
    assert "The rulebooks differ: " in output
    for difference in run("show", "other-rules/toad", "--json").json["differences"]:
        assert difference in output
    assert "differ" not in run("show", "talisman/cards/spectre", "--lang", "en").out


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("toad", "talisman/heroes/toad"),
        ("sentinel-example", "talisman/differences/sentinel-example-spell"),
        ("ropucha", "talisman/other-rules/toad"),
        ("TIE", "talisman/attacks/stand-off"),
        ("cards/spectr", "talisman/cards/spectre"),
    ],
)
def test_show_leads_on_from_part_of_an_id_another_name_or_a_slip(run: Callable, typed: str, meant: str) -> None:
    result = run("show", typed, "--lang", "en")
    assert result.status == 2
    assert meant in result.err


def test_show_finds_an_entry_without_its_game(run: Callable) -> None:
    assert run("show", "attacks/stand-off", "--lang", "en", "--json").json["id"] == "talisman/attacks/stand-off"


def test_show_answers_of_a_difference_what_it_answers_of_an_entry(run: Callable) -> None:
    answer = run("show", "talisman/differences/timed-sudden-death", "--lang", "fi", "--json").json
    assert list(answer) == list(run("show", "attacks/stand-off", "--lang", "fi", "--json").json)
    assert (answer["id"], answer["kind"]) == ("talisman/differences/timed-sudden-death", "difference")
    assert answer["see"] == ["talisman/alternative-rules/timed-sudden-death"]
    assert {source["book"]: source["lines"] for source in answer["sources"]} == {
        "talisman-ko": [[3809, 3821]], "talisman-cs": [[2527, 2533]], "talisman-fi": [[808, 808]],
    }  # fmt: skip
    assert (answer["differences"], answer["executed_by"]) == ([], None)
    assert answer["url"] == "/reference/fi/talisman/differences/timed-sudden-death/"
    assert "talisman-ko" not in answer["text"]
    assert answer["text"].startswith("koreankielinen sääntökirja\n\n")
    assert "\n\nTulkinta, jota noudatamme\n\n" in answer["text"]


@pytest.mark.parametrize("language", ["ko", "cs", "fi", "en"])
def test_show_tells_what_each_book_says_and_the_reading(run: Callable, corpus: Corpus, language: str) -> None:
    from rulewright.language import Language

    out = run("show", "differences/timed-sudden-death", "--lang", language).out
    reader = Language(language)
    assert corpus.differences["talisman/differences/timed-sudden-death"].texts[reader].title in out
    assert all(book.titles[reader] in out for book in corpus.games["talisman"].books.values())
    assert corpus.entries["talisman/alternative-rules/timed-sudden-death"].texts[reader].title in out


@pytest.mark.parametrize("language", ["ko", "cs", "fi", "en"])
@pytest.mark.parametrize(
    ("request_", "difference"),
    [
        (
            {"situation": "tainted-grail/start-of-day", "map": "101 104 110", "menhirs": [101], "dials": [5]}
            | {"characters": [110]},
            "health-and-terror-without-a-menhir",
        ),
        (
            {"situation": "tainted-grail/menhir", "players": 2, "base": 8, "mode": "challenge"},
            "shorter-menhirs-in-challenge-mode",
        ),
        (
            {"situation": "tainted-grail/survival", "hero": {"energy": 5, "food": 1}}
            | {"tray": {"energy_start": 3, "health_start": 5, "terror_top": 9}},
            "energy-above-its-start-space",
        ),
    ],
)
def test_resolve_names_the_difference_that_a_statement_rests_on(
    run: Callable, corpus: Corpus, language: str, request_: dict, difference: str
) -> None:
    from rulewright.language import Language

    result = run("resolve", "-", "--lang", language, stdin=json.dumps(request_))
    assert result.status == 0
    title = corpus.differences[f"tainted-grail/differences/{difference}"].texts[Language(language)].title
    assert title in " ".join(result.out.split())


@pytest.mark.parametrize("width", range(60, 100))
def test_no_syllable_of_a_result_is_cut_off(run: Callable, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    out = run("resolve", "-", "--lang", "ko", stdin=json.dumps({"situation": "talisman/space", "space": "temple"})).out
    assert "…" not in out
    words = "".join(line[: width // 2] for line in out.splitlines()).replace(" ", "")
    assert re.search("나올때까지.*머무름", re.sub("[^가-힣]", "", words))


def test_no_syllable_of_the_help_is_cut_off(run: Callable) -> None:
    sentence = "믿을 수 있는 네트워크에서만 쓰세요."  # the space after “수” would stand where the line ends
    assert "".join(sentence.split()) in "".join(run("table", "--help", "--lang", "ko").out.split())


def test_help_tells_no_empty_default(run: Callable) -> None:
    assert "[default: 10;" in run("search", "--help", "--lang", "en").out
    assert "[default: ]" not in run("forecast", "--help", "--lang", "en").out


def test_percentages_of_steps_say_of_what_they_are(run: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    pits = {"situation": "talisman/pits", "hero": {"strength": 5, "life": 2}, "fiends": 2}
    output = run("resolve", "-", "--lang", "en", stdin=json.dumps(pits)).out
    lines = output.splitlines()
    (battle,) = [line for line in lines if line.endswith("talisman/attacks/battle")]
    assert "% each time) talisman" in battle
    (pits_line,) = [line for line in lines if line.startswith("•")]
    assert "each time" not in pits_line
    assert "Each percentage is the chance that the step happens; with “each time”, whenever" in output
    once = run("resolve", "-", "--lang", "en", stdin=json.dumps(BATTLE)).out
    assert "Each percentage is the chance that the step happens." in once
    assert "each time" not in once


def test_resolve_answers_the_contracts_fields(run: Callable) -> None:
    answer = run("resolve", "-", "--json", stdin=json.dumps(BATTLE)).json
    assert list(answer) == [
        "schema",
        "situation",
        "goal",
        "probability",
        "outcomes",
        "expected",
        "named",
        "advice",
        "trace",
    ]
    assert answer["probability"] == {
        "win": "125/216", "stand-off": "13/108", "life-lost": "65/216", "saved": "0", "evaded": "0",
    }  # fmt: skip
    assert list(answer["expected"]) == ["turns", "life", "fate"]
    assert all(set(outcome) == {"result", "hero", "probability"} for outcome in answer["outcomes"])
    assert set(answer["trace"]) == {"entry", "status", "blocked_by", "facts", "probability", "children"}


def test_advice_is_a_rule_with_its_cost(run: Callable) -> None:
    request = {"situation": "talisman/battle", "hero": {"strength": 5, "fate": 1}, "foe": {"strength": 5}}
    (advice,) = run("resolve", "-", "--json", stdin=json.dumps(request)).json["advice"]
    assert list(advice) == ["choice", "entry", "text", "rule", "cost", "cases"]
    # Level against a 6, no die wins; behind and level otherwise one may.
    assert advice["rule"][-1] == {"do": "keep"}
    assert advice["rule"][0]["if"].keys() <= advice["cases"][0]["facts"].keys()
    assert advice["cost"] == "0"
    assert all(option.keys() == {"win", "life-lost", "fate-paid"} for option in advice["cases"][0]["options"].values())
    foes = [{"strength": 9}, {"strength": 1, "number": 3}]
    many = run(
        "resolve", "-", "--json", stdin=json.dumps({**request, "foe": None, "foes": foes, "may_evade": True})
    ).json
    assert [(each["choice"], each["stage"]) for each in many["advice"]][:2] == [
        ("evade", {"battle": 1}),
        ("evade", {"battle": 2}),
    ]


def test_spell_draw_and_timed_score_answer_their_fields(run: Callable) -> None:
    request = {"situation": "talisman/spell-draw", "wanted": ["healing"], "hero": {"craft": 3, "spells": ["hex"]}}
    drawn = run("resolve", "-", "--json", stdin=json.dumps(request)).json
    assert drawn["probability"] == {"drawn": "0", "not-drawn": "1"}
    assert drawn["outcomes"][0]["hero"] == {"wanted": 0, "spells": 0}
    scored = {"situation": "talisman/timed-score", "hero": {"gold": 3, "spells_held": 1}, "others": [2]}
    assert run("resolve", "-", "--json", stdin=json.dumps(scored)).json == {
        "schema": 1, "situation": "talisman/timed-score", "score": 3,
        "counted": {"counters": 0, "gold": 2, "spells": 1, "followers": 0, "objects": 0, "magic_objects": 0},
        "entries": ["talisman/alternative-rules/timed-sudden-death"], "place": 1, "shared": False,
        "named": [],
    }  # fmt: skip


def test_every_entry_of_a_trace_exists(run: Callable, corpus: Corpus) -> None:
    request = BATTLE | {"hero": {"strength": 4, "fate": 2, "armour": "helmet"}}
    request = {key: value for key, value in request.items() if key != "foe"} | {
        "foes": [{"strength": 2}, {"strength": 2}, {"strength": 3, "number": 3}]
    }

    def entries(node: dict) -> list[str]:
        return [node["entry"], *filter(None, [node["blocked_by"]]), *(e for c in node["children"] for e in entries(c))]

    for entry in entries(run("resolve", "-", "--json", stdin=json.dumps(request)).json["trace"]):
        assert entry in corpus.entries


def test_resolve_reads_a_file(run: Callable, tmp_path: Path) -> None:
    file = tmp_path / "battle.json"
    file.write_text(json.dumps(BATTLE), "utf-8")
    result = run("resolve", str(file), "--lang", "en")
    assert result.status == 0
    assert result.out.startswith("You have a 58% chance of winning.")
    assert "125/216" in result.out


@pytest.mark.parametrize("language", ["ko", "cs", "fi", "en"])
def test_resolve_speaks_the_readers_language(run: Callable, corpus: Corpus, language: str) -> None:
    from rulewright.language import Language

    out = run("resolve", "-", "--lang", language, stdin=json.dumps(BATTLE)).out
    title = corpus.entries["talisman/attacks/battle-compare"].texts[Language(language)].title
    assert title in " ".join(out.split())


def test_situations_list_schema_goals_results_and_variants(run: Callable) -> None:
    situations = {each["id"]: each for each in run("situations", "--json").json["situations"]}
    battle = situations["talisman/battle"]
    assert battle["goals"] == ["win", "survive"]
    assert battle["results"] == ["win", "stand-off", "life-lost", "saved", "evaded"]
    assert battle["variants"] == ["fate-on-armour", "joint-roll-bonus", "roll-bonus-without-roll"]
    assert battle["request"]["properties"]["hero"]


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        ({"situation": "talisman/batle"}, "unknown-situation", "talisman/battle"),
        ({"situation": None}, "missing-field", "situation"),
        ({"hero": {"strength": -1}}, "out-of-range", "“hero.strength” is -1"),
        ({"hero": {"strength": 10**9}}, "out-of-range", "from 0 to 40"),
        ({"hero": {"strength": 10**400}}, "out-of-range", "hero.strength"),
        ({"hero": {"strength": 4, "life": 400}}, "out-of-range", "from 1 to 20"),
        ({"hero": {"strength": 4, "life": 0}}, "out-of-range", "from 1 to 20"),
        ({"hero": {"strength": 4, "fate": 21}}, "out-of-range", "from 0 to 20"),
        ({"hero": {"strength": 4, "gold": 100}}, "out-of-range", "from 0 to 99"),
        ({"hero": {"strength": "4"}}, "bad-value", "whole number"),
        ({"hero": {"strength": 4.5}}, "bad-value", "whole number"),
        ({"hero": {"strength": True}}, "bad-value", "whole number"),
        ({"hero": {"strength": None}}, "missing-field", "hero.strength"),
        ({"hero": [1]}, "bad-value", "object"),
        ({"hero": {}}, "missing-field", "hero.strength"),
        ({"hero": {"strength": 4, "armour": "plate"}}, "bad-value", "helmet"),
        ({"hero": {"strength": 4, "strenght": 5}}, "unknown-field", "hero.strenght"),
        ({"wizard": 1}, "unknown-field", "wizard"),
        ({"foe": None}, "missing-field", "foe"),
        ({"foes": [{"strength": 1}]}, "contradiction", "foes"),
        ({"foe": None, "foes": []}, "out-of-range", "have 1 to 6"),
        ({"foe": None, "foes": [{"strength": 1}] * 50}, "out-of-range", "50"),
        ({"foe": None, "foes": [{"strength": 1, "number": 0}]}, "out-of-range", "foes.0.number"),
        ({"dice": {"hero": 7}}, "out-of-range", "from 1 to 6"),
        ({"dice": {"hero": 0}}, "out-of-range", "from 1 to 6"),
        ({"dice": {"troll": 1}}, "unknown-field", "dice.troll"),
        ({"goal": "lose"}, "bad-value", "survive"),
        ({"may_evade": "yes"}, "bad-value", "true or false"),
        ({"variants": {"fate-on-armor": True}}, "unknown-field", "fate-on-armor"),
        ({"variants": {"fate-on-armour": 1}}, "bad-value", "true or false"),
    ],
)
def test_bad_situation_gets_one_clear_error(run: Callable, change: dict, code: str, words: str) -> None:
    result = run("resolve", "-", "--json", "--lang", "en", stdin=json.dumps(BATTLE | change))
    assert result.status == 2
    error = result.json["error"]
    assert error["code"] == code
    assert words in f"{error['input']} {error['message']} {error['remedy']}"
    assert error["message"]
    assert error["remedy"]
    plain = run("resolve", "-", "--lang", "en", stdin=json.dumps(BATTLE | change))
    assert (plain.status, plain.out) == (2, "")
    assert plain.err == f"rulewright: {error['message']} {error['remedy']}\n"


@pytest.mark.parametrize(
    ("change", "remedy"),
    [
        ({"hero": {"strenght": 4}}, "Did you mean hero.strength?"),
        ({"strength": 4}, "Did you mean hero.strength, hero.counters.strength, foe.strength?"),
        ({"foe": None, "foes": [{"strenth": 4}]}, "Did you mean foes.0.strength?"),
        ({"variants": {"fate-on-armor": True}}, "Did you mean variants.fate-on-armour?"),
        ({"dice": {"troll": 1}}, "Known fields: hero, foe, hero_second."),
    ],
)
def test_a_field_that_is_nearly_right_or_elsewhere_is_named(run: Callable, change: dict, remedy: str) -> None:
    failed = run("resolve", "-", "--json", "--lang", "en", stdin=json.dumps(BATTLE | change))
    assert failed.json["error"]["remedy"].startswith(remedy)


def test_a_file_that_cannot_be_read_is_named(run: Callable, tmp_path: Path) -> None:
    (tmp_path / "latin.json").write_bytes("{ä}".encode("latin-1"))
    for file in (tmp_path / "no.json", tmp_path / "latin.json"):
        for language in ("ko", "cs", "fi", "en"):
            assert str(file) in run("resolve", str(file), "--lang", language).err


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-json"),
        ("[1, 2]", "bad-json"),
        ('{"situation": NaN}', "bad-json"),
        ('{"situation": "talisman/battle", "situation": "talisman/battle"}', "contradiction"),
        ("[" * 100_000, "bad-json"),
        ('{"a": ' + "9" * 90_000 + "}", "bad-json"),
        ('"' + "x" * 200_000 + '"', "too-long"),
        ('{"situation": ["talisman/battle"]}', "bad-value"),
        ('{"situation": "\\ud800"}', "unknown-situation"),
    ],
)
def test_text_that_is_no_situation_gets_one_clear_error(run: Callable, text: str, code: str) -> None:
    result = run("resolve", "-", "--json", stdin=text)
    assert (result.status, result.json["error"]["code"]) == (2, code)


@pytest.mark.parametrize(
    ("text", "begins"),
    [
        ('"' + "x" * 200_000, '"' + "x" * 39 + "…"),
        ("9" * 90_000, "1:1"),
        (f'{{"{"x" * 100}": 1, "{"x" * 100}": 2}}', "x" * 60),
    ],
    ids=["text", "number", "name"],
)
def test_of_text_as_long_as_one_likes_an_error_tells_the_beginning(run: Callable, text: str, begins: str) -> None:
    error = run("resolve", "-", "--json", stdin=text).json["error"]
    assert error["input"] == begins
    assert begins + "x" not in error["message"]


@pytest.mark.parametrize(("depth", "code"), [(50, "bad-value"), (51, "bad-json"), (500, "bad-json")])
def test_situation_is_nested_no_deeper_than_any_can_be(run: Callable, depth: int, code: str) -> None:
    result = run("resolve", "-", "--json", stdin='{"situation":' * depth + "1" + "}" * depth)
    assert (result.status, result.json["error"]["code"]) == (2, code)


@pytest.mark.parametrize(("length", "status"), [(100_000, 0), (100_001, 2)])
def test_a_situation_has_no_more_characters_than_any_can_have(run: Callable, length: int, status: int) -> None:
    result = run("resolve", "-", "--json", stdin=json.dumps(BATTLE).ljust(length))
    assert result.status == status
    assert not status or result.json["error"]["code"] == "too-long"


@pytest.mark.parametrize(("count", "code"), [(1_000, "unknown-field"), (1_001, "too-long")])
def test_object_or_list_has_no_more_members_than_any_can_have(run: Callable, count: int, code: str) -> None:
    for hero in (dict.fromkeys(map(str, range(count))), {"cards": ["axe"] * count, "wizard": 1}):
        result = run("resolve", "-", "--json", stdin=json.dumps(BATTLE | {"hero": hero}))
        assert (result.status, result.json["error"]["code"]) == (2, code)


def test_errors_speak_the_readers_language(run: Callable) -> None:
    english = run("show", "talisman/nowhere/nothing", "--lang", "en").err
    for language in ("ko", "cs", "fi"):
        output = run("show", "talisman/nowhere/nothing", "--lang", language).err
        assert "talisman/nowhere/nothing" in output
        assert output != english


def test_unknown_entry_suggests_a_similar_one(run: Callable) -> None:
    result = run("show", "attacks/stand-of", "--json", "--lang", "en")
    assert result.status == 2
    assert result.json["error"]["code"] == "unknown-entry"
    assert "talisman/attacks/stand-off" in result.json["error"]["remedy"]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "../../etc/passwd"),
        ("show", ""),
        ("show", "dancing"),
        ("search", "x", "--game", "chess"),
        ("search", "x", "--lang", "de"),
        ("search", "x", "--in", "de"),
        ("resolve", "-", "--lang", "xx"),
        ("search",),
        ("dance",),
        ("search", "x", "--limit", "0"),
        ("resolve", "/nonexistent/battle.json"),
        ("resolve", "/"),
    ],
)
def test_bad_arguments_exit_with_2_and_json_on_request(run: Callable, arguments: tuple[str, ...]) -> None:
    plain = run(*arguments)
    assert (plain.status, plain.out) == (2, "")
    assert plain.err.startswith("rulewright: ")
    error = run(*arguments, "--json").json["error"]
    assert set(error) == {"code", "input", "message", "remedy"}


@pytest.mark.thorough
@pytest.mark.usefixtures("index")
def test_a_search_imports_nothing_that_reads_rules_or_validates_requests(rules: Path, built_folder: Path) -> None:
    program = (
        "import sys; from rulewright.terminal.cli import main\n"
        "sys.argv = ['rulewright', 'search', 'stand-off', '--lang', 'en', '--json']\n"
        "try: main()\n"
        "finally: print(*sys.modules, file=sys.stderr)"
    )
    environment = {**os.environ, "RULEWRIGHT_RULES": str(rules), "RULEWRIGHT_BUILD": str(built_folder)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment)
    assert json.loads(done.stdout)["hits"][0]["id"] == "talisman/attacks/stand-off"
    assert {"pydantic", "yaml", "rulewright.corpus.model", "rulewright.situations"} & {*done.stderr.split()} == set()


def test_unknown_filter_fails_before_the_index_is_built(
    run: Callable, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RULEWRIGHT_BUILD", str(tmp_path / "build"))
    result = run("search", "x", "--game", "chess", "--rules", str(small), "--json")
    assert (result.status, result.json["error"]["code"]) == (2, "unknown-game")
    assert not (tmp_path / "build").exists()


def test_check_lists_findings_with_exit_status_1(run: Callable, small: Path) -> None:
    assert run("check", "--rules", str(small), "--lang", "en").out == "The content is in order.\n"
    (small / "fi/game/attacks/battle.md").unlink()
    result = run("check", "--rules", str(small))
    assert result.status == 1
    assert "game/chapters/attacks.toml:7: game/attacks/battle has no text in fi." in result.out
    (finding,) = run("check", "--rules", str(small), "--json").json["findings"]
    assert finding["code"] == "missing-language"


def test_commands_on_broken_content_name_the_mistake(run: Callable, small: Path) -> None:
    (small / "game/game.toml").write_text("title =", "utf-8")
    result = run("search", "x", "--rules", str(small), "--json", "--lang", "en")
    assert (result.status, result.json["error"]["code"]) == (1, "content")
    assert "game/game.toml:1" in result.json["error"]["message"]


def test_installed_command_runs_and_survives_a_closed_pipe() -> None:
    command = f"{Path(sys.executable).parent / 'rulewright'} situations | head -c 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("ids.lock", b"\xff\xfe"),
        ("en/game/attacks/battle.md", b"---\ntitle: 2024-13-45\n---\n\nx\n"),
        ("en/game/attacks/battle.md", b"---\ntitle: a\x07b\n---\n\nx\n"),
        ("game/uncited.toml", b"\xff"),
    ],
)
def test_unreadable_content_is_a_finding_not_a_fault(run: Callable, small: Path, name: str, content: bytes) -> None:
    (small / name).write_bytes(content)
    result = run("check", "--rules", str(small), "--json")
    assert result.status == 1
    assert result.json["findings"]


def test_folder_where_a_file_should_be_is_a_finding(run: Callable, small: Path) -> None:
    (small / "game/chapters/attacks.toml").unlink()
    (small / "game/chapters/attacks.toml").mkdir()
    assert "missing-file" in {each["code"] for each in run("check", "--rules", str(small), "--json").json["findings"]}


def test_engine_that_is_not_installed_is_named(run: Callable, small: Path) -> None:
    game = small / "game/game.toml"
    game.write_text('engine = "no.such.package"\n' + game.read_text("utf-8"), "utf-8")
    listed = run("situations", "--rules", str(small), "--json")
    assert (listed.status, listed.json["situations"]) == (0, [])
    assert listed.err.startswith("rulewright: The engine no.such.package is not installed.")
    error = run("resolve", "-", "--rules", str(small), "--json", stdin='{"situation": "game/battle"}').json["error"]
    assert (error["code"], error["input"]) == ("unknown-engine", "no.such.package")


def test_rules_folder_that_is_not_there_is_bad_input(run: Callable, tmp_path: Path) -> None:
    for command in (("search", "x"), ("show", "x/y"), ("situations",), ("check",)):
        result = run(*command, "--rules", str(tmp_path / "absent"), "--json")
        assert (result.status, result.json["error"]["code"]) == (2, "missing-folder")


def test_broken_rules_are_reported_before_an_answer_is_begun(run: Callable, small: Path) -> None:
    (small / "fi/game/attacks/battle.md").write_text("no front matter", "utf-8")
    result = run("show", "attacks/stand-off", "--lang", "fi", "--rules", str(small))  # which tells where to go on
    assert (result.status, result.out) == (1, "")
    assert "fi/game/attacks/battle.md:1" in result.err
    (small / "game/game.toml").write_text("title =", "utf-8")
    result = run("resolve", "-", "--rules", str(small), stdin=json.dumps(BATTLE))
    assert (result.status, result.out) == (1, "")
    assert "game/game.toml:1" in result.err


@pytest.mark.parametrize(
    ("file", "printed", "altered", "request_", "field", "expected"),
    [
        # A Pit Fiend of Strength 40: 20 + 6 never reaches 40 + 1, the only life is lost. 20 + 1 always beats 4 + 6.
        ("board.toml", "creature = { strength = 4,", "creature = { strength = 40,",
         {"situation": "talisman/pits", "hero": {"strength": 20, "life": 1}, "fiends": 1},
         ("probability", "through"), {"printed": "1", "altered": "0"}),
        # Only the Warrior's card prints Strength 4, and nothing else counts here.
        ("characters.toml", "strength = 4", "strength = 9",
         {"situation": "talisman/ability", "hero": {"character": "warrior"}},
         ("strength", "total"), {"printed": 4, "altered": 9}),
    ],
)  # fmt: skip
def test_rules_folder_gives_the_engine_its_facts(
    rules: Path, tmp_path: Path, file: str, printed: str, altered: str, request_: dict, field: tuple, expected: dict
) -> None:
    folder = tmp_path / "rules"
    shutil.copytree(rules / "talisman", folder / "talisman")
    for other in rules.iterdir():
        if other.name != "talisman":
            (folder / other.name).symlink_to(other)
    facts = folder / "talisman" / file
    before = facts.read_text("utf-8")
    assert printed in before
    facts.write_text(before.replace(printed, altered), "utf-8")
    for chosen, value in ((rules, expected["printed"]), (folder, expected["altered"])):
        # in a process of its own: a process has one folder of rules
        command = [Path(sys.executable).parent / "rulewright", "resolve", "-", "--rules", chosen, "--json"]
        done = subprocess.run(command, input=json.dumps(request_), capture_output=True, text=True, check=True)
        assert json.loads(done.stdout)[field[0]][field[1]] == value


def test_cases_are_listed_one_by_one_on_request(run: Callable) -> None:
    file = json.dumps({"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}})
    plain = run("resolve", "-", "--lang", "en", stdin=file).out
    output = run("resolve", "-", "--lang", "en", "--cases", stdin=file).out
    assert "all 36 cases [--cases]" in plain  # two dice, one each
    assert output.count("your die 1, creature's die 6") == 1
    assert len(output.splitlines()) == len(plain.splitlines()) + 36


def test_byte_order_mark_is_no_mistake(run: Callable, tmp_path: Path) -> None:
    file = tmp_path / "battle.json"
    file.write_text(json.dumps(BATTLE), "utf-8-sig")
    assert run("resolve", str(file), "--json").status == 0
    assert run("resolve", "-", "--json", stdin="\ufeff" + json.dumps(BATTLE)).status == 0


@pytest.mark.parametrize(
    "command",
    [
        "show attacks/stand-off --lang ko --json | cat",
        "situations --json >/dev/full",
        "situations >&-",
        "resolve - <&-",
    ],
)
def test_hostile_terminal_gets_no_traceback(command: str) -> None:
    rulewright = Path(sys.executable).parent / "rulewright"
    done = subprocess.run(
        f"{rulewright} {command}", shell=True, executable="/bin/bash", capture_output=True, check=False,
        env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent"},
    )  # fmt: skip
    assert b"Traceback" not in done.stderr
    assert b"Exception ignored" not in done.stderr


def test_bare_command_shows_the_help(run: Callable) -> None:
    result = run()
    assert (result.status, result.err) == (0, "")
    assert "search" in result.out


def test_version(run: Callable) -> None:
    assert run("--version").out.startswith("rulewright ")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "With 1 more Strength: “You win” 100% instead of 97.2%"),
        ("ko", "힘이 1점 더 있으면: 이김 97.2% → 100%"),
        ("cs", "Se silou o 1 vyšší: „Zvítězíte“ 100 % (jinak 97,2 %)"),
        ("fi", "1 piste lisää Voimaa: tulos ”Voitat” 100 % (nyt 97,2 %)"),
    ],
)
def test_improvements_of_a_certain_win_use_the_next_measure(run: Callable, language: str, line: str) -> None:
    # 9 + die against 4 + die: no life is ever lost, and only 1 against 6 is a stand-off, 1/36.
    battle = {"situation": "talisman/battle", "hero": {"strength": 9}, "foe": {"strength": 4}, "goal": "survive"}
    out = run("resolve", "-", "--what-if", "--lang", language, stdin=json.dumps(battle)).out
    assert line in out.replace("\xa0", " ")


DEN = {"situation": "talisman/werewolf-den", "hero": {"strength": 6, "life": 2, "fate": 1}}


@pytest.mark.thorough
def test_what_if_lists_readings_and_helps_that_change_the_answer(run: Callable) -> None:
    answer = run("resolve", "-", "--json", "--what-if", stdin=json.dumps(DEN)).json
    readings = {reading["variant"]: reading for reading in answer["what_if"]}
    assert "fate-on-setup-rolls" in readings
    assert readings["fate-on-setup-rolls"]["entry"] == "talisman/faq/fate-on-setup-rolls"
    assert readings["fate-on-setup-rolls"]["probability"] != answer["probability"]
    assert "fate-on-armour" not in readings  # nobody wears Armour
    helps = answer["what_would_help"]
    shares = [Fraction(each["probability"]["through"]) for each in helps]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] > Fraction(answer["probability"]["through"])
    assert "With 1 more Strength" in [each["change"] for each in helps]
    assert (
        "What another reading of a rule would change"
        in run("resolve", "-", "--what-if", "--lang", "en", stdin=json.dumps(DEN)).out
    )


def command_spell(**fields: object) -> str:
    return json.dumps({"situation": "talisman/command-spell", **fields})


@pytest.mark.parametrize(
    ("language", "average", "course"),
    [
        ("ko", "평균: 이번 차례를 빼고 1차례, 남은 운명 토큰 0개", "1차례 안에 50.0%, 2차례 안에 75.0%,"),
        ("cs", "ještě 1 tah, 0 žetonů osudu", "1[.] tahu 50,0 %, 2[.] tahu 75,0 %,"),
        ("fi", "vielä 1 pelivuoro ja 0 kohtalomerkkiä", "mennessä: 1[.] pelivuoro 50,0 %, 2[.] pelivuoro 75,0"),
        ("en", "On average 1 more turn; at the end 0 fate tokens", "50.0% by turn 1, 75.0% by turn 2,"),
    ],
)
def test_resolve_prints_the_average_and_the_chance_by_turn(
    run: Callable, language: str, average: str, course: str
) -> None:
    # One life falls with a coin: 1/2, 3/4, …; two casts on average, so one turn-end before the last.
    out = " ".join(run("resolve", "-", "--lang", language, stdin=command_spell(others=[1])).out.split())
    assert re.search(average, out)
    assert re.search(course, out)


def test_what_if_compares_turns_where_the_chance_stays(run: Callable) -> None:
    # 5 characters: the Spell works on 3-6 and the first cast that works leaves 2, for whom it takes 4-6: 3/2 + 2 casts,
    # one turn-end fewer. If those at the start count, 3-6 to the end: 3/2 + 3/2 casts.
    # With a token, rolled for at the first failure, 2 characters take 1 + 1/2 * 1/2 * 2 = 3/2 casts; all of it takes
    # 1 + 2/3 * 3/2 + 1/3 * (2/3 * 2 + 1/3 * 7/2) = 17/6, of which one ends no turn.
    spell = command_spell(others=[2, 1, 1, 1], faster_table=True)
    answer = run("resolve", "-", "--json", "--what-if", stdin=spell).json
    assert answer["expected"] == {"turns": "5/2", "fate": "0"}
    (reading,) = answer["what_if"]
    assert reading["expected"] == {"turns": "2", "fate": "0"}
    assert reading["probability"] == answer["probability"] == {"all-out": "1", "not-yet": "0"}
    (more_fate,) = answer["what_would_help"]
    assert (more_fate["change"], more_fate["expected"]["turns"]) == ("With 1 more fate token", "11/6")
    out = " ".join(run("resolve", "-", "--what-if", "--lang", "en", stdin=spell).out.split())
    assert "If the easier table counts the characters at the start: 2 more turns instead of 2.5" in out
    assert "With 1 more fate token: 1.83 more turns instead of 2.5" in out


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        # 1 - 1/2^20 and, the token kept for the last of the turns, 1 - 1/2^21: less than a tenth of a percent apart.
        ({"others": [1], "within": 20}, []),
        # 1/2 and 3/4.
        ({"others": [1], "within": 1}, ["75.0% instead of 50.0%"]),
        # Two at the table: on 4-6, in three turns 7/8, after 1/2 + 1/4 turn-ends. The 6 at the start: on 2-6, 215/216,
        # after 1/6 + 1/36.
        (
            {"others": [1], "within": 3, "players": 6, "faster_table": True, "fate": 0},
            ["99.5% instead of 87.5%, 0.19 more turns instead of 0.75", "93.8% instead of 87.5%"],
        ),
        # What begins with as much fate as turns has no use for more, but for the token that it has.
        ({"others": [1], "within": 1, "fate": 1}, ["50.0% instead of 75.0%"]),
    ],
)
def test_what_if_prints_only_what_changes_beyond_rounding(
    run: Callable, monkeypatch: pytest.MonkeyPatch, request_: dict, expected: list[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    out = run("resolve", "-", "--what-if", "--lang", "en", stdin=command_spell(**request_)).out
    changes = [line.split(": ", 1)[1] for line in out.splitlines() if " instead of " in line]
    assert [line.split(" talisman/")[0].rstrip() for line in changes] == expected


def test_long_fractions_are_short_in_the_table_and_whole_in_json(run: Callable) -> None:
    journey = {"situation": "talisman/inner-journey", "hero": {"strength": 6, "craft": 6, "life": 4, "fate": 2}}
    probabilities = run("resolve", "-", "--json", stdin=json.dumps(journey)).json["probability"]
    assert len(probabilities["crown"]) > 40
    out = run("resolve", "-", "--lang", "en", stdin=json.dumps(journey)).out
    row = re.search(r"^You reach the Crown.* ([\d.]+)%  ≈ (\d+)/(\d+) ", out, re.M)
    assert row is not None
    assert abs(Fraction(probabilities["crown"]) - Fraction(int(row[2]), int(row[3]))) < Fraction(1, 1000**2)
    assert "…" not in out
    assert "≈ marks a rounded fraction; --json gives the exact one." in out
    assert "≈" not in run("resolve", "-", "--lang", "en", stdin=json.dumps(BATTLE)).out


def test_advice_says_what_it_is_good_for(run: Callable) -> None:
    out = run("resolve", "-", "--lang", "en", stdin=json.dumps(BATTLE | {"goal": "survive"})).out
    assert "The aim of this advice: “Lose no life”. Other aims: “Win” (“goal”: win)." in out


def test_what_if_says_that_nothing_would_help(run: Callable) -> None:
    # What the Temple's dice show has no reading that is left open, and no card would change it.
    hopeless = {"situation": "talisman/space", "space": "temple", "hero": {}}
    out = " ".join(run("resolve", "-", "--what-if", "--lang", "en", stdin=json.dumps(hopeless)).out.split())
    assert "No other reading of the rules and no extra card or token would change this answer." in out
    assert "No other reading" not in run("resolve", "-", "--what-if", "--lang", "en", stdin=json.dumps(BATTLE)).out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "score: 1.96 points."),
        ("ko", "점수를 매기면 평균 1.96점입니다."),
        ("cs", "Průměrné hodnocení výsledku: 1,96 bodu."),
        ("fi", "Tuloksen arvo on keskimäärin 1,96 pistettä."),
    ],
)
def test_answer_states_the_meaning_of_points(run: Callable, language: str, sentence: str) -> None:
    crypt = {"situation": "talisman/crypt", "hero": {"strength": 6, "fate": 1}}
    answer = run("resolve", "-", "--json", stdin=json.dumps(crypt)).json
    points = {"crypt": "4", "plain-of-peril": "3", "portal-of-power": "2", "warlocks-cave": "1", "city": "0"}
    assert answer["points"] == points
    out = " ".join(run("resolve", "-", "--lang", language, stdin=json.dumps(crypt)).out.replace("\xa0", " ").split())
    assert sentence in out
    assert all(f"({number})" in out for number in points.values())
    priced = {**BATTLE, "goal": {"worth": {"win": 2}, "fate": "1/20"}}
    answer = run("resolve", "-", "--json", stdin=json.dumps(priced)).json
    assert (answer["points"]["win"], answer["points"]["fate"]) == ("2", "1/20")
    assert "points" not in run("resolve", "-", "--json", stdin=json.dumps(BATTLE)).json


def test_advice_without_a_short_rule_leaves_the_word_to_its_cases(run: Callable) -> None:
    hero = {"strength": 4, "life": 4, "fate": 2}
    pits = json.dumps({"situation": "talisman/pits", "hero": hero, "fiends": 3})
    (advice,) = run("resolve", "-", "--json", stdin=pits).json["advice"]
    assert advice["text"] is None
    assert not {"rule", "cost"} & advice.keys()
    assert len(advice["cases"]) > 100
    sentence = "There is no short rule: see the list of all cases."
    assert sentence in run("resolve", "-", "--lang", "en", stdin=pits).out


@pytest.mark.parametrize(
    ("request_", "options", "input_", "words"),
    [
        (BATTLE, ("--seed", "5"), "seed = 5", "ask for samples"),
        (BATTLE, ("--seed", "0"), "seed = 0", "the answer is exact"),
        (BATTLE, ("--seed", "5", "--exact"), "exact, seed", "Leave one of the two out."),
        (BATTLE, ("--seed", "5", "--what-if"), "seed = 5", "Leave out “seed”"),
        ({"situation": "talisman/setup"}, ("--seed", "5"), "seed = 5", "No samples are drawn"),
        ({"situation": "talisman/setup"}, ("--approximate", "50"), "approximate = 50", "no chances to estimate"),
    ],
)
def test_samples_and_seeds_that_nothing_needs_are_refused(
    run: Callable, request_: dict[str, object], options: tuple[str, ...], input_: str, words: str
) -> None:
    done = run("resolve", "-", "--json", "--lang", "en", *options, stdin=json.dumps(request_))
    error = done.json["error"]
    assert (done.status, error["code"], error["input"]) == (2, "contradiction", input_)
    assert words in f"{error['message']} {error['remedy']}"


def test_approximate_says_so_with_its_error_and_repeats_with_its_seed(run: Callable) -> None:
    options = ("resolve", "-", "--json", "--approximate", "2000", "--seed", "7")
    answer = run(*options, stdin=json.dumps(DEN)).json
    assert answer["sampling"]["samples"] == 2000
    assert answer["sampling"]["seed"] == 7
    exact = Fraction(run("resolve", "-", "--json", stdin=json.dumps(DEN)).json["probability"]["through"])
    error = answer["sampling"]["standard_error"]["through"]
    assert 0 < error < 0.02
    assert abs(float(Fraction(answer["probability"]["through"]) - exact)) < 4 * error
    assert run(*options, stdin=json.dumps(DEN)).json == answer


@pytest.mark.parametrize(
    ("options", "code"), [(("--limit-states", "3"), "state-limit"), (("--limit-seconds", "0"), "time-limit")]
)
def test_limits_are_reported_instead_of_hanging(run: Callable, options: tuple[str, ...], code: str) -> None:
    done = run("resolve", "-", "--json", "--exact", *options, stdin=json.dumps(DEN))
    assert done.status == 3
    assert done.json["error"]["code"] == code
    assert "samples" in done.json["error"]["remedy"]


def test_a_call_that_lacks_something_leads_to_the_help_of_its_command(run: Callable) -> None:
    assert "See `rulewright new --help`." in run("new", "entry", "--lang", "en").err
    assert "See `rulewright --help`." in run("--lnag", "en").err


def test_check_names_files_as_they_are_opened_from_here(
    small: Path, run: Callable, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (small / "fi/game/attacks/battle.md").write_text("---\ntitle: Taistelu\n---\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    assert run("check", "--rules", "rules").out.startswith("rules/fi/game/attacks/battle.md:4: ")
    assert run("check", "--rules", "rules", "--json").json["findings"][0]["file"] == "fi/game/attacks/battle.md"
    monkeypatch.chdir(small / "game")
    assert run("check", "--rules", str(small)).out.startswith(f"{small}/fi/game/attacks/battle.md:4: ")
