"""Readers of other languages are told nothing in English: help, misuse, broken JSON, what the system refuses."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from english_words import find_english_words
from rulewright.errors import BadInputError
from rulewright.errors.system import explain_os_error
from rulewright.language import LANGUAGES, Language
from rulewright.situations.request import parse_request
from rulewright.terminal.cli import COMMANDS

OTHERS = tuple(language for language in LANGUAGES if language != Language.EN)
MISUSES = (
    ("dance",), ("serch",), ("--foo",), ("search",), ("search", "x", "y"), ("search", "x", "--limt", "3"),
    ("search", "x", "--limit"), ("search", "x", "--limit", "0"), ("search", "x", "--limit", "many"), ("show",),
    ("resolve", "-", "--json=1"), ("resolve", "-", "--limit-states", "0"), ("resolve", "-", "--limit-seconds", "soon"),
    ("sources",), ("play",), ("app", "--port", "70000"), ("index", "now"), ("check", "--rules"),
    ("situations", "battle", "duel"), ("resolve", "no.json"), ("play", "no.json"),
)  # fmt: skip
BROKEN = (
    "", "{", '{"a" 1}', '{"a": 1 "b"}', "{} {}", '{"a', '{"a": "\n"}', '{"a": "\\q"}', '{"a": NaN}', '{"a": -Infinity}',
    '{"a": 1,}', '{"a": ' + "9" * 9_000 + "}",
)  # fmt: skip


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_readers_language(
    run: Callable, monkeypatch: pytest.MonkeyPatch, command: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    result = run(*filter(None, [command]), "--help")
    assert (result.status, result.err) == (0, "")
    named = re.sub(rf"rulewright {command}|talisman/attacks/stand-off|attacks|cards|limit|term", "", result.out)
    named = re.sub(r"\b[a-z]+(-[a-z0-9]+)+\b", "", named)  # ids
    assert find_english_words(re.sub(rf"^  ({'|'.join(COMMANDS)}) ", "", named, flags=re.M)) == []
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    english = run(*filter(None, [command]), "--help").out
    assert not set(re.findall(r"[A-Z][a-z]+ [a-z ]{12,}", english)) & set(
        re.findall(r"[A-Z][a-z]+ [a-z ]{12,}", result.out)
    )
    assert re.findall(r"^  (--[\w-]+)", english, re.M) == re.findall(r"^  (--[\w-]+)", result.out, re.M)


def test_help_follows_the_option_before_the_environment(run: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "Käyttö: " in run("show", "--help", "--lang", "fi").out


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("arguments", MISUSES, ids=" ".join)
def test_misuse_is_reported_in_the_readers_language(
    run: Callable, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    failed = run(*arguments)
    assert (failed.status, failed.out) == (2, "")
    assert find_english_words(failed.err.removeprefix("rulewright: ")) == []


def test_misuse_names_what_is_wrong_and_what_is_near(run: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "search" in run("serch").err
    assert "--limit" in run("search", "x", "--limt", "3").err
    assert "Did you mean: --lang?" in run("search", "x", "--language", "fi").err, "the nearest alone, not --game too"
    assert "from 1 to 100" in run("search", "x", "--limit", "0").err
    assert "takes no value" in run("resolve", "-", "--json=1").err


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("text", BROKEN)
def test_broken_json_is_reported_in_the_readers_language(text: str, language: Language) -> None:
    with pytest.raises(BadInputError) as raised:
        parse_request(text)
    error = raised.value
    assert error.code == "bad-json"
    assert find_english_words(f"{error.message.render(language)} {error.remedy.render(language)}") == []


def test_broken_json_says_where_and_what() -> None:
    with pytest.raises(BadInputError) as raised:
        parse_request('{"situation":\n }')
    assert raised.value.message.render(Language.FI) == "Tämä ei ole kelvollista JSONia: rivi 2, sarake 2: arvo puuttuu."
    assert raised.value.input == "2:2"


@pytest.mark.parametrize("language", OTHERS)
def test_system_error_is_reported_in_the_readers_language(language: Language) -> None:
    for number in errno.errorcode:
        error = explain_os_error(OSError(number, "The system's own words, which are not the reader's"))
        assert find_english_words(f"{error.message.render(language)} {error.remedy.render(language)}") == [], number


@pytest.mark.parametrize("language", OTHERS)
def test_broken_rules_are_reported_in_the_readers_language(
    run: Callable, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: Language
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    nothing = run("index", "--rules", str(tmp_path))
    assert str(tmp_path) in nothing.err
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "game.toml").write_text("id = 3 [", "utf-8")
    broken = run("index", "--rules", str(tmp_path))
    assert "game/game.toml:1 [bad-toml]" in broken.err
    for failed in (nothing, broken):
        assert failed.status == 1
        assert find_english_words(failed.err.replace(str(tmp_path), "").removeprefix("rulewright: ")) == []
