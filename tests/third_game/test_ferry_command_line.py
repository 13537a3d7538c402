"""The small game on the command line: read, found, resolved."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.corpus.loading import load_corpus

CROSSING = "night-ferry/crossing/crossing"


@pytest.fixture
def ferry(run: Callable, third_game: Path) -> Callable:
    """Runs a command over the small game."""

    def command(name: str, *arguments: str, stdin: str | None = None) -> object:
        return run(name, *arguments, "--rules", str(third_game), stdin=stdin)

    return command


def test_its_rules_are_read(ferry: Callable) -> None:
    result = ferry("show", "crossing/turning-back", "--lang", "fi")
    assert "Takaisin kääntyminen" in result.out
    assert "englanninkielinen sääntökirja, rivi 12" in result.out
    entry = ferry("show", CROSSING, "--lang", "ko", "--json").json
    assert (entry["title"], entry["executed_by"]) == ("강 건너기", "crossing.crossing")
    assert entry["sources"][0]["lines"] == [[7, 9]]


def test_printed_facts_of_spaces_are_displayed_and_searchable(ferry: Callable) -> None:
    document = ferry("show", "board/jetty", "--lang", "cs", "--json").json
    numbers = {fact["label"]: fact["data"] for fact in document["facts"]}
    assert [3] in numbers.values()
    label = next(label for label, data in numbers.items() if data == [3])
    assert f"{label}: 3\n" in ferry("show", "board/jetty", "--lang", "cs").out
    [hit] = ferry("search", f"{document['title']} {label}", "--lang", "cs", "--json").json["hits"][:1]
    assert (hit["id"], hit["snippet"].replace("**", "")) == ("night-ferry/board/jetty", f"{label}: 3")


def test_missing_german_falls_back_to_the_preferred_language(ferry: Callable) -> None:
    """German has one chapter of the game and some of the program's sentences."""
    assert "night-ferry, Deutsch: 3 von 5 Texten sind noch zu schreiben." in ferry("check", "--lang", "de").out
    assert ferry("show", "crossing/turning-back", "--lang", "de").out.startswith("Umkehren  night-ferry/")
    jetty = ferry("show", "board/jetty", "--lang", "de")
    assert jetty.out.startswith("Jetty (auf Englisch)  night-ferry/board/jetty\n")
    assert "Die Überfahrt night-ferry/crossing/crossing; Far shore night-ferry/board/far-shore" in " ".join(
        jetty.out.split()
    )
    assert ferry("show", "board/jetty", "--lang", "de", "--json").json["language"] == "en"
    [hit] = ferry("search", "fährt weiter", "--lang", "de", "--json").json["hits"][:1]
    assert (hit["id"], hit["title"], hit["language"]) == ("night-ferry/crossing/turning-back", "Umkehren", "de")
    output = ferry("resolve", "-", "--lang", "de", stdin=json.dumps({"situation": "night-ferry/crossing"})).out
    assert "Du erreichst das andere Ufer mit einer Wahrscheinlichkeit von 96\N{NO-BREAK SPACE}%." in output
    assert "• Jetty: Laternen 3" in output


@pytest.mark.parametrize(
    ("words", "language", "entry"),
    [
        ("what if the ferry drifts", "en", CROSSING),
        ("landed on the other side", "en", "night-ferry/board/far-shore"),
        ("zhasla poslední lucerna", "cs", CROSSING),
        ("lucernama", "cs", "night-ferry/glossary/lantern"),
        ("takaisin kääntyä", "fi", "night-ferry/crossing/turning-back"),
        ("등불이", "ko", "night-ferry/glossary/lantern"),
        ("lyhty", "ko", "night-ferry/glossary/lantern"),
        ("letzte Laterne erlischt", "de", CROSSING),
        ("lantern", "de", "night-ferry/glossary/lantern"),
        ("regel en 15", "de", "night-ferry/board/far-shore"),
        ("en 15", "en", "night-ferry/board/far-shore"),
    ],
)
def test_its_rules_are_searchable(ferry: Callable, words: str, language: str, entry: str) -> None:
    hits = ferry("search", words, "--lang", language, "--json").json["hits"]
    assert hits[0]["id"] == entry


def test_its_situation_is_listed_and_resolved(ferry: Callable) -> None:
    [situation] = ferry("situations", "--json").json["situations"]
    assert situation["id"] == "night-ferry/crossing"
    request = json.dumps({"situation": "night-ferry/crossing"})
    assert ferry("resolve", "-", "--json", stdin=request).json["probability"] == {
        "across": "26/27", "back": "0", "lost": "1/27",
    }  # fmt: skip
    output = ferry("resolve", "-", "--lang", "cs", "--cases", "--what-if", stdin=request).out
    assert "Doplujete na druhý břeh s pravděpodobností 96\N{NO-BREAK SPACE}%." in output
    assert "lucerny 2: plout dál" in output
    assert CROSSING in " ".join(output.split())


def test_its_worked_example_comes_out(ferry: Callable, third_game: Path) -> None:
    [example] = load_corpus(third_game).examples.values()
    probability = ferry("resolve", "-", "--json", stdin=json.dumps(dict(example.situation))).json["probability"]
    assert {result: share for result, share in probability.items() if share != "0"} == example.probability
