"""Entries and rule functions point at each other."""

from __future__ import annotations

import ast
import importlib
from dataclasses import fields
from pathlib import Path

import pytest

from rulewright.corpus.kind import Kind
from rulewright.corpus.model import Corpus, Entry
from rulewright.corpus.records import PieceRecord
from rulewright.games import talisman
from rulewright.games.talisman.data.cards import CardType, load_cards
from rulewright.games.talisman.data.heroes import load_heroes


def test_cards_and_characters_name_the_function_that_reads_their_data(corpus: Corpus) -> None:
    pieces = [entry for entry in corpus.entries.values() if _is_data(entry) and entry.executed_by]
    assert len(pieces) > 20
    for entry in pieces:
        module, function = entry.executed_by.split(".")
        engine = corpus.games[entry.game].engine
        assert callable(getattr(importlib.import_module(f"{engine}.rules.{module}"), function))


# Keys of characters and cards that no rule reads, and why: what they do is in no situation's numbers or choices.
UNREAD = {
    "may_redraw": "needs-the-deck",
    "sees_spells": "hidden-information",
    "fills_spells_at": "how many Spells may be had is told by talisman/ability; which are drawn needs the deck",
    "spell_for_destroying": "a Spell from the deck, with no bearing on the fight",
    "beguiles": "takes the place of an attack and ends the encounter",
    "takes": "takes the place of an attack and ends the encounter",
    "takes_followers": "takes the place of an attack and ends the encounter",
    "takes_followers_but": "takes the place of an attack and ends the encounter",
    "admits_to": "the board says what the Valley of Fire needs",
    "immune_to_spells": "known to the rules as a field of the target and of the caster",
    "lost_on_crossing": "known to the rules with what slows",
    "must_take": "no choice is left",
    "discarded_at": "a way to get rid of a card",
    "heals_at_castle": "the board says what the royal Doctor does for its Followers",
    "gold_at_castle": "an exchange of a card for gold",
    "bribe": "gold in place of an attack",
    "affects": "whom else an Event concerns",
    "gold_to": "where gold is put",
}
KNOWN_FROM_THE_BOARD = {"admits_to", "heals_at_castle"}
PRINTED = {
    "strength", "craft", "life", "fate", "alignment", "start", "spells", "type", "subtype", "number",
    "adventure_copies", "purchase_copies", "talisman_copies", "village_price", "market_price",
}  # fmt: skip
PRESENTATION = {
    "heroes", "cards", "abilities", "card_checking", "board_checking", "card_facts", "hero_facts", "space_facts",
    "fact_rows", "effect_words", "presenting", "board_picture", "flow",
}  # fmt: skip


def test_every_ability_of_a_character_or_card_is_read_by_a_rule_or_has_a_reason() -> None:
    root = Path(talisman.__file__).parent
    sources = [
        path
        for path in (*root.glob("rules/*.py"), *root.glob("data/*.py"), *root.glob("situations/*.py"))
        if path.stem not in PRESENTATION
    ]
    read = {
        node.attr
        for path in sources
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
    }
    common = {field.name for field in fields(PieceRecord)}
    pieces = (*load_heroes().characters.values(), *load_cards().cards.values())
    unread = {}
    for piece in pieces:
        keys = {field.name for field in fields(piece) if getattr(piece, field.name) is not None} - common - PRINTED
        unread |= dict.fromkeys(keys - read, piece.id)
        if getattr(piece, "type", None) is CardType.FOLLOWER:
            keys -= {"effects"}  # what its owner may do at any time, no encounter
        does_something = bool(keys & (read | KNOWN_FROM_THE_BOARD) - {"once", "stock", "keyword"})
        assert does_something is (piece.executed_by is not None), piece.id
    assert unread.keys() <= UNREAD.keys(), unread


def _is_data(entry: Entry) -> bool:
    """Cards and characters are executed by functions that read them all; they cannot be named there one by one."""
    return entry.kind in (Kind.CARD, Kind.CHARACTER)


@pytest.mark.parametrize("variant", ["fate-on-armour", "arrival-from-crypt-is-encountered"])
def test_each_variant_of_a_situation_is_explained_by_a_difference(corpus: Corpus, variant: str) -> None:
    assert any(difference.variant == variant for difference in corpus.differences.values())
