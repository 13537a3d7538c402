"""Entries and rule functions point at each other."""

from __future__ import annotations

import pytest

from rulewright.corpus import Corpus
from rulewright.engine.executes import executions


def test_entries_and_functions_name_each_other(corpus: Corpus) -> None:
    for game in corpus.games.values():
        by_function = executions(game.engine)
        by_entry = {
            entry.id.removeprefix(f"{game.id}/"): entry.executed_by
            for entry in corpus.entries.values()
            if entry.game == game.id and entry.executed_by
        }
        assert by_entry == by_function


def test_differences_name_only_variants_that_exist_or_are_planned(corpus: Corpus) -> None:
    contract = {
        "fate-on-setup-rolls", "fate-on-deaths-dice", "fate-on-armour", "turn-back", "pits-stand-off-ends-turn",
        "arrival-from-crypt-is-encountered", "quest-bars-portal", "crown-evasion", "command-counts", "trophy-rate",
    }  # fmt: skip
    assert {difference.variant for difference in corpus.differences.values()} - {None} <= contract


@pytest.mark.parametrize("variant", ["fate-on-armour"])
def test_each_variant_of_a_situation_is_explained_by_a_difference(corpus: Corpus, variant: str) -> None:
    assert any(difference.variant == variant for difference in corpus.differences.values())
