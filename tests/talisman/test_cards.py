"""The cards' facts, against the rulebooks' own words and against each other."""

from __future__ import annotations

import shutil
from dataclasses import fields
from pathlib import Path

import pytest

from rulewright.corpus.records import PieceRecord
from rulewright.games.talisman.data.card_checking import check_content
from rulewright.games.talisman.data.cards import (
    AttackedByEnemy,
    BonusTiming,
    CardType,
    CastingMoment,
    Deck,
    EncounterCard,
    EnemyType,
    SpellTarget,
    load_cards,
)
from rulewright.games.talisman.data.printed_effects import Alignment, DiceTable, GainOrLoss, MoveCharacter
from rulewright.games.talisman.rules.battle import Armour

GENERIC = {each.name for each in fields(PieceRecord)}
SPELLS, PURCHASES, ADVENTURES = (f"talisman/{name}.toml" for name in ("spells", "purchases", "adventures"))


@pytest.fixture
def copy(rules: Path, tmp_path: Path) -> Path:
    """The facts without the texts, to be broken."""
    shutil.copytree(rules / "talisman", tmp_path / "rules" / "talisman")
    return tmp_path / "rules"


def edit(folder: Path, name: str, old: str, new: str, after: str = "") -> int:
    """Replaces the first `old` that follows `after`; returns the line on which `after` stands."""
    path = folder / name
    text = path.read_text("utf-8")
    start = text.index(after)
    assert old in text[start:]
    path.write_text(text[:start] + text[start:].replace(old, new, 1), "utf-8")
    return text.count("\n", 0, start) + 1


def results(table: DiceTable | None) -> list[str]:
    """The effect of every number of a one-die table."""
    assert table is not None
    return [table.effect_for(number) for number in range(1, 7)]


def test_the_real_cards_are_in_order(rules: Path) -> None:
    assert [str(finding) for finding in check_content(rules)] == []


def test_the_decks_are_those_of_the_box(rules: Path) -> None:
    # All three rulebooks: 104 Adventure cards, 24 Spells, 28 Purchase cards, 4 Talisman cards.
    cards = load_cards(rules)
    sizes = {deck: sum(cards.deck_copies(deck).values()) for deck in Deck}
    assert sizes == {Deck.ADVENTURE: 104, Deck.SPELL: 24, Deck.PURCHASE: 28, Deck.TALISMAN: 4}
    assert cards.deck_copies(Deck.TALISMAN) == {"talisman": 4}
    assert cards.deck_copies(Deck.ADVENTURE)["talisman"] == 2
    assert len(cards.deck_copies(Deck.SPELL)) == 17


def test_what_the_czech_rulebook_prints_of_cards(rules: Path) -> None:
    cards = load_cards(rules)
    faces = {
        "dragon": (CardType.ENEMY, EnemyType.DRAGON, 2, 7),
        "bear": (CardType.ENEMY, EnemyType.ANIMAL, 2, 3),
        "giant": (CardType.ENEMY, EnemyType.MONSTER, 2, 6),
        "imp": (CardType.EVENT, None, 1, None),
        "maiden": (CardType.FOLLOWER, None, 5, None),
        "mule": (CardType.FOLLOWER, None, 5, None),
        "sword": (CardType.OBJECT, None, 5, None),
        "helmet": (CardType.OBJECT, None, 5, None),
        "raft": (CardType.OBJECT, None, 5, None),
        "talisman": (CardType.MAGIC_OBJECT, None, 5, None),
    }
    for name, face in faces.items():
        card = cards.cards[name]
        assert (card.type, card.subtype, card.number, card.strength) == face
        assert {card.facts[key] for key in ("type", "number")} == {"rulebook"}
    assert cards.cards["maiden"].craft_bonus == 2
    assert cards.cards["mule"].carries == 4
    assert results(cards.cards["imp"].table) == [
        "go-to-crags", "go-to-forest", "go-to-tavern", "go-to-ruins", "go-to-hidden-valley", "go-to-cursed-glade",
    ]  # fmt: skip


def test_bonuses_of_the_rulebooks_examples(rules: Path) -> None:
    # The Warrior's Strength of 8: the Belt's and the Unicorn's points count always, the Sword's only in battle; on the
    # Cursed Glade those of Objects do not. The Wizard's Craft of 7: 5 and Solomon's Crown.
    cards = load_cards(rules).cards
    belt, unicorn, sword = cards["magic-belt"], cards["unicorn"], cards["sword"]
    assert [(card.strength_bonus, card.bonus_when, card.is_object) for card in (belt, unicorn, sword)] == [
        (1, BonusTiming.ALWAYS, True),
        (1, BonusTiming.ALWAYS, False),
        (1, BonusTiming.BATTLE, True),
    ]
    assert (cards["solomons-crown"].craft_bonus, cards["solomons-crown"].bonus_when) == (2, BonusTiming.ALWAYS)
    assert cards["runesword"].forbidden_to == (Alignment.GOOD,)
    assert unicorn.facts["strength_bonus"] == "rulebook"
    assert unicorn.facts["craft_bonus"] == "public"


def test_spells_are_cast_when_the_czech_rulebook_says(rules: Path) -> None:
    spells = load_cards(rules).spells
    printed = {
        "mesmerism": ((CastingMoment.OWN_TURN_START_BEFORE_MOVING,), (SpellTarget.CHARACTER,)),
        "invisibility": ((CastingMoment.AS_REQUIRED,), (SpellTarget.SELF,)),
        "counterspell": ((CastingMoment.AS_REQUIRED,), (SpellTarget.SPELL,)),
        "immobility": ((CastingMoment.TURN_START_BEFORE_MOVING,), (SpellTarget.CHARACTER, SpellTarget.CREATURE)),
    }
    for name, (cast, targets) in printed.items():
        assert (spells[name].cast, spells[name].targets) == (cast, targets)
        assert {spells[name].facts[key] for key in ("cast", "targets")} == {"rulebook"}
    assert spells["invisibility"].evades
    assert spells["psionic-blast"].adds_craft_value
    assert {name for name, spell in spells.items() if spell.table} == {"random"}


def test_enemies_come_weakest_first(rules: Path) -> None:
    cards = load_cards(rules)
    assert list(cards.enemies().items())[:3] == [("wild-boar", 1), ("goblin", 2), ("wolf", 2)]
    assert list(cards.enemies().items())[-1] == ("dragon", 7)
    assert cards.spirits() == {"lemure": 1, "shadow": 2, "spectre": 3, "ghost": 4, "wraith": 5, "demon": 10}
    held = dict.fromkeys(EnemyType, 0)
    for name, copies in cards.deck_copies(Deck.ADVENTURE).items():
        if (kind := cards.cards[name].subtype) is not None:
            held[kind] += copies
    assert held == {EnemyType.ANIMAL: 7, EnemyType.DRAGON: 3, EnemyType.MONSTER: 9, EnemyType.SPIRIT: 10}


def test_encounter_numbers_follow_the_type(rules: Path) -> None:
    # Events first, then Enemies with Strength, then with Craft, Strangers, what can be taken, Places.
    order = {CardType.EVENT: 1, CardType.STRANGER: 4, CardType.PLACE: 6}
    for card in load_cards(rules).cards.values():
        expected = (3 if card.craft else 2) if card.type is CardType.ENEMY else order.get(card.type, 5)
        assert card.number == expected, card.id


def test_armour_saves_as_the_engine_has_it(rules: Path) -> None:
    cards = load_cards(rules).cards
    assert {Armour(name): cards[name].saves_from for name in ("helmet", "shield", "armour")} == {
        armour: armour.saves_from for armour in Armour if armour is not Armour.NONE
    }


def test_effects_are_the_boards_and_the_cards_own(rules: Path) -> None:
    cards = load_cards(rules)
    witch, portal, cave = (cards.cards[name] for name in ("witch", "magic-portal", "cave"))
    assert results(witch.table) == [
        "toad", "lose-1-life", "gain-1-strength", "gain-1-craft", "gain-1-spell", "replenish-fate",
    ]  # fmt: skip
    goals = [cards.effects[effect] for effect in results(portal.table)]
    assert [effect.to for effect in goals if isinstance(effect, MoveCharacter)] == [
        "outer/crags", "outer/village", "outer/city", "middle/warlocks-cave", "middle/temple", "inner/plain-of-peril",
    ]  # fmt: skip
    inside = [cards.effects[effect] for effect in results(cave.table)]
    assert [cards.enemies()[effect.card] for effect in inside if isinstance(effect, AttackedByEnemy)] == [7, 2]
    assert [effect.amount for effect in inside if isinstance(effect, GainOrLoss)] == [2, 2, 3]


def test_every_fact_has_its_provenance_and_nothing_else(rules: Path) -> None:
    cards = load_cards(rules)
    for piece in (*cards.spells.values(), *cards.cards.values()):
        present = {key for key, value in vars(piece).items() if value is not None} - GENERIC
        assert present == piece.facts.keys(), piece.id


def test_an_object_that_two_decks_hold_is_one_card(rules: Path) -> None:
    both: list[EncounterCard] = [card for card in load_cards(rules).cards.values() if len(card.copies) > 1]
    assert [card.id for card in both] == [
        "mule", "armour", "axe", "sword", "water-bottle", "helmet", "shield", "raft", "talisman",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "after", "old", "new", "code"),
    [
        (ADVENTURES, 'id = "bear"', "adventure_copies = 1", "adventure_copies = 2", "deck-size"),
        (SPELLS, 'id = "hex"', "spell_copies = 1", "spell_copies = 2", "deck-size"),
        (PURCHASES, 'id = "talisman"', "talisman_copies = 4", "talisman_copies = 3", "deck-size"),
        (ADVENTURES, 'id = "bear"', 'subtype = "animal"', "", "card"),
        (ADVENTURES, 'id = "bear"', "strength = 3", "craft = 3", "card"),
        (ADVENTURES, 'id = "ghost"', "craft = 4", "strength = 4", "card"),
        (ADVENTURES, 'id = "ring"', 'bonus_when = "always"', "", "card"),
        (ADVENTURES, 'id = "wand"', "always_a_spell = true", "dragon_bonus = 3", "card"),
        (ADVENTURES, 'id = "angel"', 'neutral = ["nothing"], ', "", "card"),
        (ADVENTURES, 'id = "raiders"', "adventure_copies = 1", "", "card"),
        (PURCHASES, 'id = "helmet"', "saves_from = 6", "", "card"),
        (PURCHASES, 'id = "sword"', 'bonus_when = "battle"', 'bonus_when = "always"', "card"),
        (ADVENTURES, 'id = "ring"', "number = 5", "number = 5\nmarket_price = 3", "card"),
        (ADVENTURES, 'id = "siren"', '"lose-1-turn"', '"lose-1-tern"', "unknown-effect"),
        (ADVENTURES, 'id = "cave"', 'effect = "gain-3-gold"', 'effect = "gain-9-gold"', "unknown-effect"),
        (ADVENTURES, 'id = "cave"', "rolls = [4, 5]", "rolls = [4, 4]", "bad-table"),
        (ADVENTURES, 'id = "hermit"', "rolls = [6, 6]", "rolls = [6, 7]", "bad-table"),
        (ADVENTURES, 'id = "two-bags-of-gold"', "gain-2-gold", "gain-1-gold", ""),
        (ADVENTURES, 'id = "gain-3-gold"', "gain-3-gold", "gain-1-gold", "duplicate-id"),
        (SPELLS, 'id = "nullify"', "lose-all-spells", "lose-1-life", ""),
        (ADVENTURES, 'id = "raiders"', "lose-all-gold", "lose-1-gold", ""),
        (ADVENTURES, 'id = "book-of-spells"', "fill-spells", "gain-1-spell", "unused-effect"),
        (ADVENTURES, 'id = "go-to-crags"', "outer/crags", "outer/craggs", "unknown-position"),
        (ADVENTURES, 'id = "meet-a-goblin"', 'card = "goblin"', 'card = "gobblin"', "unknown-card"),
        (ADVENTURES, 'id = "pixie"', 'evades_at = ["woods"]', 'evades_at = ["wood"]', "unknown-space"),
        (PURCHASES, 'id = "helmet"', "village_price = 2", "village_price = 3", "price"),
        (PURCHASES, 'id = "raft"', "market_price = 3", "market_price = 2", "price"),
        (ADVENTURES, 'id = "buy-at-the-market"', "raft = 3", "rafts = 3", "price"),
        (ADVENTURES, 'id = "prince"', "heals_at_castle = 2", "heals_at_castle = 1", "castle"),
        (ADVENTURES, 'id = "bear"', 'type = "enemy"', 'type = "enemi"', "bad-value"),
        (ADVENTURES, 'id = "bear"', "number = 2", "nummer = 2", "unknown-key"),
    ],
)
def test_each_mistake_is_found(copy: Path, file: str, after: str, old: str, new: str, code: str) -> None:
    edit(copy, file, old, new, after)
    findings = check_content(copy)
    assert {finding.code for finding in findings} >= ({code} if code else set())
    assert bool(findings) == bool(code)
    assert all(finding.line >= 1 and finding.cause and finding.remedy for finding in findings)


def test_a_finding_names_file_and_line(copy: Path) -> None:
    line = edit(copy, ADVENTURES, "rolls = [4, 5]", "rolls = [4, 4]", 'id = "cave"')
    (finding,) = check_content(copy)
    assert (finding.file, finding.line, finding.code) == (ADVENTURES, line - 1, "bad-table")
