"""Every message that is found by role and key has a key that stands in the code or the data of its game."""

from __future__ import annotations

import ast
import re
import shutil
import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rulewright.checking.translations import Catalogs, find_message_uses
from rulewright.corpus.content import content_folder
from rulewright.language import Language
from rulewright.language.bundles import read_catalogs
from rulewright.language.fluent import ExpressionKind, find_expressions
from rulewright.situations import advice_wording, package
from rulewright.situations.game_packages import GamePackages

RULES = content_folder("rules")
SHARED = Path(package.__file__).parents[1]
PREFIXES = (advice_wording.IDLE_PREFIX, "choice.", "option.", "measure.")
"""What keys of words begin with before the name of an option, a decision or a measure."""


@cache
def parts(file: Path) -> frozenset[str]:
    """The words of a module as patterns, f-strings among them, but not the keys of its tables of phrases."""
    tree = ast.parse(file.read_text("utf-8"))
    keys = {
        id(key)
        for table in ast.walk(tree) if isinstance(table, ast.Dict)
        for key, value in zip(table.keys, table.values, strict=True)
        if isinstance(value, ast.Call) and getattr(value.func, "id", "") == "phrase"
    }  # fmt: skip
    return frozenset(pattern for node in ast.walk(tree) for pattern in node_parts(node, keys))


def node_parts(node: ast.AST, keys: Collection[int]) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(word)) if id(node) not in keys:
            yield re.escape(word)
        case ast.keyword(arg=str(word)) | ast.AnnAssign(target=ast.Name(id=word)):
            yield re.escape(word)
        case ast.JoinedStr(values=values) if re.search(r"\w{2}", "".join(map(constant, values))):
            yield "".join(re.escape(constant(each)) or "[^.]+" for each in values)


def constant(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def data(record: Any) -> Iterator[str]:
    """The words of a record."""
    match record:
        case dict():
            for key, value in record.items():
                yield key
                yield from data(value)
        case list():
            for each in record:
                yield from data(each)
        case str():
            yield record


@cache
def game_words(folder: Path, rules: Path) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The words of a game and of shared code, and the patterns of those that are made up."""
    files = [*folder.rglob("*.py"), *(SHARED / "situations").rglob("*.py"), *(SHARED / "views").rglob("*.py")]
    patterns = {each for file in files for each in parts(file)}
    records = {each for file in rules.rglob("*.toml") for each in data(tomllib.loads(file.read_text("utf-8")))}
    composed = {each for each in patterns if "[^.]+" in each}
    return frozenset(map(re.escape, records)) | patterns - composed, tuple(map(re.compile, sorted(composed)))


def is_used(key: str, folder: Path, rules: Path) -> bool:
    """Whether the code or the data has a key, both parts of `field.value`, or `chapter/entry` for `chapter.entry`.

    Numbers and `{facts}` need no words.
    """
    words, patterns = game_words(folder, rules)
    key = re.sub(r"\{\w+\}", "1", key.removeprefix(next(filter(key.startswith, PREFIXES), "")))
    return re.escape(key.replace(".", "/")) in words or all(
        part.isdigit() or is_joined(re.escape(part), words) or any(each.fullmatch(part) for each in patterns)
        for part in key.split(".")
    )


def is_joined(key: str, words: Collection[str]) -> bool:
    """Whether a key is a word, or several that are no mere syllables one after the other."""
    return key in words or any(
        key.startswith(word) and is_joined(key.removeprefix(word), words) for word in words if 3 < len(word) < len(key)
    )


def unsaid(catalogs: Path, rules: Path) -> set[str]:
    """The messages of a game that no call says, no other message refers to and no key of their role finds."""
    folder = catalogs.parent
    uses = find_message_uses(Catalogs(catalogs, (folder,)))
    english = read_catalogs(catalogs / Language.EN)
    shared = {
        each[1]
        for pattern in english.values()
        for each in find_expressions(pattern)
        if each[0] == ExpressionKind.REFERENCE
    }
    keyed = {name.replace("--", ".") for name in english if "." not in name} - uses.calls.keys() - shared - uses.others
    return {
        name
        for name in keyed
        if not name.startswith("-")
        and not any(
            is_used(key, folder, rules)
            for role in uses.roles
            for key in re.findall(rf"^(?:.+-)?{role}-(.+)$|^(.+)-{role}$", name)
            for key in filter(None, key)
        )
    }


@pytest.mark.parametrize("game", [*GamePackages.from_folder(RULES)])
def test_no_message_is_for_a_key_that_there_is_not(game: str) -> None:
    assert unsaid(GamePackages.from_folder(RULES).message_catalogs()[game], RULES / game) == set()


def test_a_message_for_a_misspelt_key_is_met(third_game: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(third_game.parent, tmp_path / "night_ferry"))
    rules = folder / "rules/night-ferry"
    assert unsaid(folder / "locales", rules) == set()
    catalog = folder / "locales/en/ferry.ftl"
    catalog.write_text(catalog.read_text("utf-8") + "fact-lantrens = x\nword-choice--turn-bak = x\n", "utf-8")
    assert unsaid(folder / "locales", rules) == {"fact-lantrens", "word-choice.turn-bak"}
