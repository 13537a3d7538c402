"""Entries and rule functions point at each other."""

from __future__ import annotations

import importlib

import pytest

from rulewright.corpus import Corpus, Entry
from rulewright.corpus.model import Kind
from rulewright.engine.executes import executions


def test_entries_and_functions_name_each_other(corpus: Corpus) -> None:
    for game in corpus.games.values():
        by_function = executions(game.engine)
        by_entry = {
            entry.id.removeprefix(f"{game.id}/"): entry.executed_by
            for entry in corpus.entries.values()
            if entry.game == game.id and entry.executed_by and not _is_data(entry)
        }
        assert by_entry == by_function


def test_cards_and_characters_name_the_function_that_reads_their_data(corpus: Corpus) -> None:
    pieces = [entry for entry in corpus.entries.values() if _is_data(entry) and entry.executed_by]
    assert len(pieces) > 20
    for entry in pieces:
        module, function = entry.executed_by.split(".")
        engine = corpus.games[entry.game].engine
        assert callable(getattr(importlib.import_module(f"{engine}.{module}"), function))


def _is_data(entry: Entry) -> bool:
    """Cards and characters are executed by functions that read them all; they cannot be named there one by one."""
    return entry.kind in (Kind.CARD, Kind.CHARACTER)


def test_differences_name_only_variants_that_exist_or_are_planned(corpus: Corpus) -> None:
    contract = {
        "fate-on-setup-rolls", "fate-on-deaths-dice", "fate-on-armour", "turn-back", "pits-stand-off-ends-turn",
        "arrival-from-crypt-is-encountered", "quest-bars-portal", "crown-evasion", "command-counts", "trophy-rate",
    }  # fmt: skip
    assert {difference.variant for difference in corpus.differences.values()} - {None} <= contract


@pytest.mark.parametrize("variant", ["fate-on-armour"])
def test_each_variant_of_a_situation_is_explained_by_a_difference(corpus: Corpus, variant: str) -> None:
    assert any(difference.variant == variant for difference in corpus.differences.values())
