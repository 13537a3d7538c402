"""The characters' facts, against the rulebooks' own words and against each other."""

from __future__ import annotations

import shutil
from dataclasses import fields
from pathlib import Path

import pytest

from rulewright.corpus.records import PieceRecord
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.heroes import Character, check_content, load_heroes
from rulewright.games.talisman.data.piece_abilities import Possession
from rulewright.games.talisman.data.printed_effects import Alignment

GENERIC = {each.name for each in fields(PieceRecord)}
CHARACTERS = "talisman/characters.toml"


def printed(hero: Character) -> tuple[object, ...]:
    return hero.strength, hero.craft, hero.life, hero.fate, hero.alignment, hero.start


def test_the_real_characters_are_in_order(rules: Path) -> None:
    assert [str(finding) for finding in check_content(rules)] == []


def test_there_are_fourteen_characters(rules: Path) -> None:
    heroes = load_heroes(rules).characters
    assert len(heroes) == 14
    counts = {alignment: sum(hero.alignment is alignment for hero in heroes.values()) for alignment in Alignment}
    assert counts == {Alignment.GOOD: 5, Alignment.NEUTRAL: 5, Alignment.EVIL: 4}


def test_the_character_cards_of_the_czech_rulebook(rules: Path) -> None:
    heroes = load_heroes(rules).characters
    wizard, thief = heroes["wizard"], heroes["thief"]
    assert printed(wizard) == (2, 5, 4, 3, Alignment.EVIL, "outer/graveyard")
    assert (wizard.spells, wizard.always_a_spell, wizard.psychic_attack) == (2, True, True)
    assert printed(thief) == (3, 3, 4, 2, Alignment.NEUTRAL, "outer/city")
    assert thief.takes == (Possession.OBJECT, Possession.GOLD)
    assert thief.free_purchase_at == ("board/village", "cards/market", "cards/market-day")
    for hero in (wizard, thief):
        assert set(hero.facts.values()) == {"rulebook"}


def test_what_the_rulebooks_say_of_abilities(rules: Path) -> None:
    heroes = load_heroes(rules).characters
    assert heroes["warrior"].weapons_in_battle == 2
    assert heroes["monk"].weapons_in_battle == 0
    assert heroes["troll"].regenerates_on == 6
    assert heroes["druid"].changes_alignment
    told = [("warrior", "weapons_in_battle"), ("monk", "weapons_in_battle"), ("troll", "regenerates_on")]
    assert {heroes[name].facts[key] for name, key in (*told, ("druid", "changes_alignment"))} == {"rulebook"}


def test_starting_spells_fit_the_craft(rules: Path) -> None:
    # Craft 3 allows one Spell, 4 and 5 allow two.
    starting = {hero.id: (hero.spells, hero.craft) for hero in load_heroes(rules).characters.values() if hero.spells}
    assert starting == {
        "druid": (1, 4), "priest": (1, 4), "prophetess": (1, 4), "sorceress": (1, 4), "wizard": (2, 5),
    }  # fmt: skip


def test_characters_start_in_the_outer_region(rules: Path) -> None:
    board = load_board(rules)
    assert {board.region(hero.start) for hero in load_heroes(rules).characters.values()} == {"outer"}


def test_the_toad(rules: Path) -> None:
    toad = load_heroes(rules).toad
    assert (toad.strength, toad.craft, toad.copies, toad.turns, toad.spaces_per_turn) == (1, 1, 4, 3, 1)
    assert toad.leaves_possessions
    assert (toad.casts_spells, toad.gains_spells, toad.special_abilities) == (False, False, False)
    assert set(toad.facts.values()) == {"rulebook"}


def test_every_fact_has_its_provenance_and_nothing_else(rules: Path) -> None:
    heroes = load_heroes(rules)
    for piece in (*heroes.characters.values(), heroes.toad):
        present = {key for key, value in vars(piece).items() if value is not None} - GENERIC
        assert present == piece.facts.keys(), piece.id


@pytest.mark.parametrize(
    ("hero", "old", "new", "code", "key"),
    [
        ("elf", 'start = "outer/forest"', 'start = "outer/forests"', "unknown-piece", "start ="),
        ("elf", 'moves_among = ["woods"]', 'moves_among = ["wood"]', "unknown-piece", "moves_among ="),
        ("dwarf", 'unaffected_by = ["maze"]', 'unaffected_by = ["mace"]', "unknown-piece", "unaffected_by ="),
        ("minstrel", '"maiden", ', '"maze", ', "unknown-piece", "takes_followers ="),
        ("thief", "cards/market-day", "cards/markets-day", "unknown-piece", "free_purchase_at ="),
        ("sorceress", "neutral = 5, ", "", "character", "beguiles ="),
        ("troll", "regenerates_on = 6", "regenerates_on = 7", "bad-value", "regenerates_on ="),
        ("troll", "life = 6", "live = 6", "unknown-key", "live ="),
        ("troll", "life = 6", 'life = "6"', "bad-value", "life ="),
        ("troll", 'alignment = "neutral"', 'alignment = "lawful"', "bad-value", "alignment ="),
        ("toad", "turns = 3", "turns = 4", "number", ""),
        ("toad", "spaces_per_turn = 1", "spaces_per_turn = 2", "number", ""),
    ],
)
def test_each_mistake_is_found_where_it_stands(
    rules: Path, tmp_path: Path, hero: str, old: str, new: str, code: str, key: str
) -> None:
    shutil.copytree(rules / "talisman", tmp_path / "talisman")
    path = tmp_path / CHARACTERS
    text = path.read_text("utf-8")
    start = text.index(f'id = "{hero}"')
    assert old in text[start:]
    broken = text[:start] + text[start:].replace(old, new, 1)
    path.write_text(broken, "utf-8")
    line = broken.count("\n", 0, broken.index(key, start)) + 1 if key else 1
    assert (CHARACTERS, line, code) in {(each.file, each.line, each.code) for each in check_content(tmp_path)}


def test_a_missing_character_is_found(rules: Path, tmp_path: Path) -> None:
    shutil.copytree(rules / "talisman", tmp_path / "talisman")
    path = tmp_path / CHARACTERS
    text = path.read_text("utf-8")
    start = text.index('[[character]]\nid = "elf"')
    path.write_text(text[:start] + text[text.index("[[character]]", start + 1) :], "utf-8")
    (finding,) = check_content(tmp_path)
    assert (finding.code, finding.cause) == (
        "number",
        "characters.toml has 13, and numbers.toml 14 as cards-in-the-box.",
    )
