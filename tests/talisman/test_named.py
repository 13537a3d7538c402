"""What a request names counts, or the answer says why not: every piece in every situation, and sums by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction as F
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rulewright.engine.arithmetic import as_string
from rulewright.errors import BadInputError
from rulewright.games.talisman.data.cards import load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import LANGUAGES
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Problem, Report
from rulewright.situations.solving import Effort

CATALOGUE = Catalogue(SITUATIONS)
Request = dict[str, Any]

# Every piece in every situation

PLAIN = {
    "strength": 12,
    "craft": 12,
    "counters": {"strength": 1, "craft": 1},
    "fate": 1,
    "gold": 2,
    "followers": 3,
    "life": 1,
}
OTHER = {"strength": 9, "craft": 9, "life": 1}
TEMPLATES: Mapping[str, tuple[str, Request]] = {
    "battle": ("hero", {"situation": "talisman/battle", "foe": {"strength": 12}}),
    "battle-with-spirits": ("hero", {"situation": "talisman/battle", "foes": [{"strength": 9}, {"craft": 12}]}),
    "psychic-combat": ("hero", {"situation": "talisman/psychic-combat", "foe": {"craft": 12}}),
    "duel-by-strength": ("attacker", {"situation": "talisman/duel", "by": "strength", "defender": OTHER}),
    "defence-by-strength": ("defender", {"situation": "talisman/duel", "by": "strength", "attacker": OTHER}),
    "defence-by-craft": ("defender", {"situation": "talisman/duel", "by": "craft", "attacker": OTHER}),
    "crown-duel": ("hero", {"situation": "talisman/crown-duel", "other": OTHER}),
    "crypt": ("hero", {"situation": "talisman/crypt"}),
    "mines": ("hero", {"situation": "talisman/mines"}),
    "vampires-tower": ("hero", {"situation": "talisman/vampires-tower"}),
    "death": ("hero", {"situation": "talisman/death"}),
    "werewolf-den": ("hero", {"situation": "talisman/werewolf-den"}),
    "pits": ("hero", {"situation": "talisman/pits"}),
    "inner-journey": ("hero", {"situation": "talisman/inner-journey", "at": "death"}),
    "portal-by-strength": ("hero", {"situation": "talisman/portal-of-power", "ability": "strength"}),
    "portal-by-craft": ("hero", {"situation": "talisman/portal-of-power", "ability": "craft"}),
    "slave-release": ("hero", {"situation": "talisman/slave-release"}),
    "command-spell": ("hero", {"situation": "talisman/command-spell", "others": [3, 2]}),
}
UNCHANGED = ("none", "not-executed", "in-total")
"""The effects of pieces that leave an answer as it is without them."""


def possessions() -> Iterator[tuple[str, Request]]:
    """Each character, each Object and Follower, each Spell, as a part of a hero that may have it."""
    for name in load_heroes().characters:
        yield name, {"character": name}
    for card in load_cards().cards.values():
        if card.is_object or card.is_follower:
            alone = {"followers": 1} if card.bars_followers else {}
            yield card.id, {"cards": [card.id], "alignment": "neutral", **alone}
    for name in load_cards().spells:
        yield name, {"spells": [name]}


def pose(situation: str, piece: Mapping[str, Any]) -> Problem[Any] | Report:
    """The question about a hero with a piece."""
    field, rest = TEMPLATES[situation]
    return CATALOGUE.build_problem({**rest, field: {**PLAIN, **piece}})


@pytest.mark.parametrize("situation", TEMPLATES)
def test_every_piece_has_a_row_with_a_reason_in_every_language(situation: str) -> None:
    assert pose(situation, {}).named == ()
    for name, piece in possessions():
        (row,) = pose(situation, piece).named
        assert (row.id, row.owner) == (name, TEMPLATES[situation][0])
        assert all(row.reason(language).strip() for language in LANGUAGES)
        assert row.entries[0].split("/")[1:] == ["heroes" if "character" in piece else "cards", name]


@pytest.mark.thorough
@pytest.mark.parametrize("situation", TEMPLATES)
def test_a_piece_without_effect_changes_nothing(situation: str) -> None:
    field, rest = TEMPLATES[situation]

    def content(piece: Mapping[str, Any]) -> object:
        answer = CATALOGUE.resolve({**rest, field: {**PLAIN, **piece}}, Effort(explains=False))
        return answer.fields if isinstance(answer, Report) else (answer.probability, answer.expected)

    without = content({})
    for name, piece in possessions():
        if pose(situation, piece).named[0].effect in UNCHANGED:
            assert content(piece) == without, name


def test_the_list_of_effects_is_the_one_that_was_read_against_the_cards() -> None:
    """`named.txt` has a line for each piece and effect, with its situations: whoever changes it reads it."""
    assert list(list_effects()) == Path(__file__).with_name("named.txt").read_text("utf-8").splitlines()


def list_effects() -> Iterator[str]:
    """A line for each piece and effect, with the situations in which it has the effect."""
    found: dict[str, list[str]] = {}
    for name, piece in possessions():
        for situation in TEMPLATES:
            (row,) = pose(situation, piece).named
            found.setdefault(f"{name}: {row.effect}: {row.reason('en')}", []).append(situation)
    return (f"{line} [{', '.join(situations)}]" for line, situations in found.items())


def test_a_character_tells_both_printed_values_in_one_sentence() -> None:
    request = {"situation": "talisman/battle", "foes": [{"strength": 3}, {"craft": 3}]}

    def row(**hero: object) -> Mapping[str, Any]:
        answer = CATALOGUE.resolve({**request, "hero": {"character": "troll", **hero}})
        return answer.as_json("en")["named"][0]  # type: ignore[index]

    assert row()["why"] == "Its card gives Strength 6 and Craft 1."
    assert row(strength=7, craft=1)["why"] == "Its 6 is in the Strength given, and its 1 in the Craft given."
    assert row(strength=7)["why"] == "Its 6 is in the Strength given. Its card gives Craft 1."
    assert row()["entries"] == ["talisman/heroes/troll", "talisman/characters/strength", "talisman/characters/craft"]


def test_a_card_named_twice_has_two_rows_in_the_order_of_the_request() -> None:
    hero = {"character": "monk", "cards": ["axe", "unicorn", "axe"], "spells": ["hex"]}
    answer = CATALOGUE.resolve({"situation": "talisman/battle", "hero": hero, "foe": {"strength": 5}, "space": "runes"})
    assert [each["id"] for each in answer.as_json()["named"]] == ["monk", "axe", "unicorn", "axe", "hex", "runes"]  # type: ignore[attr-defined]
    assert [piece.owner for piece in answer.named] == ["hero"] * 5 + [None]


# Sums by hand


def wins(ahead: int, own_dice: int = 1) -> tuple[F, F]:
    """The chances of win and stand-off for a total so much `ahead`; of two own dice the higher counts."""
    throws = [max(own) + ahead - foe for *own, foe in product(range(1, 7), repeat=own_dice + 1)]
    return tuple(F(sum(sign(throw) == each for throw in throws), len(throws)) for each in (1, 0))  # type: ignore[return-value]


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


FIGHTS: tuple[tuple[Request, Request, int, int], ...] = (
    # Without a character the given Strength contains what is always added; Weapons come on top.
    ({"strength": 5, "cards": ["sword"]}, {"strength": 6}, 5 + 1 - 6, 1),
    ({"strength": 5, "cards": ["magic-belt"]}, {"strength": 6}, 5 - 6, 1),
    ({"strength": 5, "cards": ["axe", "sword"]}, {"strength": 6}, 5 + 1 - 6, 1),
    ({"strength": 5, "cards": ["unicorn", "holy-lance"]}, {"strength": 6}, 5 + 1 - 6, 1),
    ({"strength": 5, "cards": ["holy-lance"]}, {"strength": 7, "type": "dragon"}, 5 + 3 - 7, 1),
    ({"strength": 5, "cards": ["runesword", "ring"], "battle_bonus": 3}, {"strength": 6}, 5 + 3 - 6, 1),
    ({"strength": 5, "cards": ["sword"], "battle_bonus": 0}, {"strength": 6}, 5 - 6, 1),
    # The Mercenary adds 3 for 1 gold, but not to whoever has none.
    ({"strength": 4, "cards": ["mercenary"]}, {"strength": 6}, 4 + 3 - 6, 1),
    ({"strength": 4, "cards": ["mercenary", "sword"], "gold": 1}, {"strength": 6}, 4 + 3 + 1 - 6, 1),
    ({"strength": 4, "cards": ["mercenary"], "gold": 0}, {"strength": 6}, 4 - 6, 1),
    ({"strength": 4, "cards": ["potion-of-strength"]}, {"strength": 6}, 4 + 2 - 6, 1),
    # A character brings its printed Strength; counters and what is always added come to it.
    ({"character": "troll"}, {"strength": 6}, 6 - 6, 1),
    (
        {"character": "troll", "counters": {"strength": 1}, "cards": ["magic-belt", "axe"]},
        {"strength": 9},
        6 + 3 - 9,
        1,
    ),
    ({"character": "dwarf", "cards": ["unicorn", "ring", "runesword"]}, {"strength": 5}, 3 + 1 + 1 + 1 - 5, 1),
    ({"character": "dwarf", "strength": 5, "cards": ["unicorn", "runesword"]}, {"strength": 5}, 5 + 1 - 5, 1),
    # The Monk adds his printed Craft of 3, no counters, and uses no Weapon.
    ({"character": "monk"}, {"strength": 5}, 2 + 3 - 5, 1),
    ({"character": "monk", "strength": 2, "craft": 3}, {"strength": 5}, 2 + 3 - 5, 1),
    ({"character": "monk", "counters": {"craft": 4}, "cards": ["sword", "unicorn"]}, {"strength": 8}, 2 + 3 + 1 - 8, 1),
    ({"character": "monk", "battle_bonus": 2}, {"strength": 5}, 2 + 2 - 5, 1),
    # The Priest uses no Weapon; the Elf uses one.
    ({"character": "priest", "cards": ["sword", "unicorn"]}, {"strength": 4}, 2 + 1 - 4, 1),
    (
        {"character": "elf", "cards": ["sword", "axe", "runesword"], "alignment": "neutral"},
        {"strength": 4},
        3 + 1 - 4,
        1,
    ),
    # The Warrior rolls two dice and uses two Weapons.
    ({"character": "warrior"}, {"strength": 6}, 4 - 6, 2),
    ({"character": "warrior", "cards": ["sword", "axe"]}, {"strength": 6}, 4 + 2 - 6, 2),
    ({"character": "warrior", "cards": ["sword", "axe", "holy-lance", "unicorn"]}, {"strength": 9}, 4 + 1 + 2 - 9, 2),
    ({"character": "warrior", "cards": ["holy-lance", "axe"]}, {"strength": 9, "type": "dragon"}, 4 + 3 + 1 - 9, 2),
    # A Toad has Strength 1 and uses neither its cards nor its abilities.
    ({"character": "warrior", "cards": ["sword", "unicorn"], "toad": True}, {"strength": 1}, 1 - 1, 1),
    ({"character": "monk", "toad": True}, {"strength": 2}, 1 - 2, 1),
)


@pytest.mark.parametrize(("hero", "foe", "ahead", "dice"), FIGHTS)
def test_a_battle_counts_character_counters_and_cards(hero: Request, foe: Request, ahead: int, dice: int) -> None:
    answer = CATALOGUE.resolve({"situation": "talisman/battle", "hero": hero, "foe": foe})
    assert tuple(F(as_string(answer.probability[each])) for each in ("win", "stand-off")) == wins(ahead, dice)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("hero", "ahead"),
    [
        # On the Cursed Glade Objects add nothing, Followers and the character do; 5 is the creature's Strength.
        ({"character": "dwarf", "cards": ["magic-belt", "sword", "unicorn"]}, 3 + 1 - 5),
        ({"character": "dwarf", "strength": 5, "cards": ["magic-belt", "unicorn"]}, 5 - 1 - 5),
        ({"strength": 6, "cards": ["ring", "runesword", "mercenary"]}, 6 - 1 + 3 - 5),
        ({"character": "monk", "cards": ["ring"]}, 2 + 3 - 5),
        ({"strength": 5, "battle_bonus": 2, "cards": ["sword", "axe"]}, 5 - 5),
    ],
)
def test_objects_add_nothing_on_the_cursed_glade(hero: Request, ahead: int) -> None:
    request = {"situation": "talisman/battle", "hero": hero, "foe": {"strength": 5}, "space": "cursed-glade"}
    answer = CATALOGUE.resolve(request)
    assert tuple(F(as_string(answer.probability[each])) for each in ("win", "stand-off")) == wins(ahead)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("attacker", "by", "ahead"),
    [
        # Against Strength 5 and Craft 5.
        ({"character": "monk"}, "strength", 2 + 3 - 5),
        ({"character": "sorceress", "cards": ["solomons-crown"]}, "craft", 4 + 2 - 5),
        ({"character": "wizard", "cards": ["maiden", "sword"], "counters": {"craft": 1}}, "craft", 5 + 2 + 1 - 5),
        ({"character": "ghoul", "cards": ["sword", "unicorn"]}, "strength", 2 + 1 + 1 - 5),
        ({"craft": 6, "cards": ["maiden"]}, "craft", 6 - 5),
    ],
)
def test_an_attack_on_a_character_counts_the_same(attacker: Request, by: str, ahead: int) -> None:
    request = {"situation": "talisman/duel", "by": by, "attacker": attacker, "defender": {"strength": 5, "craft": 5}}
    answer = CATALOGUE.resolve(request)
    won, level = wins(ahead)
    assert F(as_string(answer.probability["attacker-wins"])) == won  # type: ignore[union-attr]
    assert F(as_string(answer.probability["stand-off"])) == level  # type: ignore[union-attr]


def share_of_three_dice(most: int) -> F:
    return F(sum(sum(dice) <= most for dice in product(range(1, 7), repeat=3)), 216)


@pytest.mark.parametrize(
    ("situation", "hero", "ability"),
    [
        # Dice less the ability: with a total of at most the ability one stays where one is.
        ("crypt", {"character": "troll", "cards": ["magic-belt", "sword"]}, 6 + 1),
        ("crypt", {"character": "monk", "cards": ["unicorn"]}, 2 + 1),
        ("crypt", {"strength": 8, "cards": ["ring", "holy-lance"]}, 8),
        ("mines", {"character": "wizard", "cards": ["solomons-crown", "holy-grail"], "alignment": "good"}, 5 + 2 + 1),
        ("mines", {"character": "troll", "counters": {"craft": 3}, "cards": ["maiden"]}, 1 + 3 + 2),
    ],
)
def test_the_crypt_and_the_mines_use_totals_outside_of_a_fight(situation: str, hero: Request, ability: int) -> None:
    answer = CATALOGUE.resolve({"situation": f"talisman/{situation}", "hero": hero})
    assert F(as_string(answer.probability[situation])) == share_of_three_dice(ability)  # type: ignore[union-attr]


# The documentation


def test_the_guide_lists_what_is_always_added_and_what_never_is_in_a_total() -> None:
    guide = (Path(__file__).parents[2] / "site/guide/api.md").read_text("utf-8")
    always, in_fights = guide.split("| always added |")[1].split("| never in a total |")
    bonuses = [
        (card.id, card.strength_bonus or 0, card.craft_bonus or 0, card.bonus_when == "always")
        for card in load_cards().cards.values()
        if card.strength_bonus or card.craft_bonus
    ]
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d*) ?\| (\d*) ?\|$", always, re.MULTILINE)
    assert sorted((name, int(strength or 0), int(craft or 0), True) for name, strength, craft in rows) == sorted(
        each for each in bonuses if each[3]
    )
    first_columns = "".join(re.findall(r"^\| (`.*?) \|", in_fights, re.MULTILINE))
    named = set(re.findall(r"`([a-z-]+)`", first_columns))
    assert named == {each[0] for each in bonuses if not each[3]} | {
        hero.id for hero in load_heroes().characters.values() if hero.adds_craft_value
    }


# What cannot be


@pytest.mark.parametrize(
    ("hero", "sentence"),
    [
        ({"character": "warrior", "strength": 5, "counters": {"strength": 1}, "cards": ["unicorn"]}, "4 + 1 + 1 = 6"),
        ({"strength": 1, "cards": ["ring", "magic-belt"]}, "0 + 0 + 2 = 2"),
        ({"character": "wizard", "cards": ["holy-grail"]}, "An evil character cannot have “holy-grail”"),
        ({"strength": 4, "alignment": "good", "cards": ["runesword"]}, "A good character cannot have “runesword”"),
        ({"strength": 4, "cards": ["holy-grail"] * 2}, "“holy-grail” is named 2 times, but there are only 1"),
        ({"strength": 4, "cards": ["sword"] * 6}, "“sword” is named 6 times, but there are only 5"),
        ({"strength": 4, "cards": ["unicorn", "maiden"], "followers": 1}, "more Followers"),
        ({"strength": 4, "cards": ["cursed-by-a-hag", "unicorn"]}, "“unicorn” cannot be kept together with"),
        ({"cards": ["sword"]}, "“hero.strength” is missing, and no character is named"),
    ],
)
def test_a_character_that_cannot_be_is_refused_with_the_sum_or_the_card(hero: Request, sentence: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": "talisman/battle", "hero": hero, "foe": {"strength": 4}})
    assert sentence in str(caught.value)
