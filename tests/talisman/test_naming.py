"""What forms ask for by name becomes fields of the request."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.talisman.situations import SITUATIONS
from rulewright.games.talisman.situations.choosing import spells_with_copies
from rulewright.games.talisman.situations.naming import NAMINGS
from rulewright.views.situation_form import build_form


def fills(situation: str, **values: Any) -> dict[str, Any]:
    return dict(NAMINGS[situation]().fill(values))


def test_a_character_brings_its_counters_and_cards_and_takes_the_totals_out() -> None:
    filled = fills("battle", character="warrior", things=["sword", "unicorn", "helmet"], strength_counters=2)
    assert filled == {
        "hero.character": "warrior",
        "hero.cards": ["sword", "unicorn", "helmet"],
        "hero.strength": None,
        "hero.craft": None,
        "hero.counters.strength": 2,
        "hero.counters.craft": None,
    }


def test_cards_count_without_a_character() -> None:
    assert fills("battle", things=["sword"]) == {"hero.cards": ["sword"]}


def test_without_a_name_nothing_is_filled_in() -> None:
    assert fills("battle") == {}


@pytest.mark.parametrize(
    ("situation", "path", "listed", "unlisted"),
    [
        # Pixie and Gnome let a fight be evaded on some spaces, the Cross destroys Spirits, a Ring adds Craft, too.
        ("battle", "things", {"sword", "helmet", "cross", "pixie", "gnome", "ring", "solomons-crown"}, {"raft"}),
        ("psychic-combat", "things", {"solomons-crown", "cross", "pixie", "gnome"}, {"sword", "helmet"}),
        # Who attacks with Craft on the Crown adds what adds Craft.
        ("crown-duel", "other_things", {"sword", "maiden", "holy-grail"}, {"raft"}),
        ("mines", "things", {"solomons-crown", "gnome"}, {"sword"}),
        # The Vampire asks for Followers, the Portal for a Talisman.
        ("inner-journey", "things", {"sword", "mule", "prince", "talisman"}, set()),
        ("vampires-tower", "hero.cards", {"mule", "prince"}, {"sword"}),
        ("toad", "hero.cards", {"raft", "mule"}, set()),
        ("character-death", "hero.cards", {"raft", "mule"}, set()),
        ("timed-score", "hero.cards", {"raft", "mule"}, set()),
    ],
)
def test_every_card_that_counts_can_be_chosen(situation: str, path: str, listed: set[str], unlisted: set[str]) -> None:
    (field,) = (each for each in build_form(SITUATIONS[f"talisman/{situation}"]).fields if each.path == path)
    assert listed <= set(field.options)
    assert unlisted.isdisjoint(field.options)


def test_both_sides_of_a_duel_are_named() -> None:
    filled = fills("duel", attacker_character="warrior", defender_character="wizard", defender_strength_counters=3)
    assert (filled["attacker.character"], filled["defender.character"]) == ("warrior", "wizard")
    assert (filled["attacker.counters.strength"], filled["defender.counters.strength"]) == (None, 3)


def test_an_enemy_is_what_its_card_attacks_with() -> None:
    assert fills("battle", enemy="dragon") == {"foe.strength": 7, "foe.type": "dragon"}


@pytest.mark.parametrize(
    ("one_by_one", "foes"),
    [
        (False, [{"strength": 3}, {"strength": 2}, {"strength": 5}]),
        (True, [{"strength": 3, "number": 1}, {"strength": 2, "number": 2}, {"strength": 5, "number": 3}]),
    ],
)
def test_further_enemies_fight_together_or_one_by_one(one_by_one: bool, foes: list[dict[str, int]]) -> None:
    told = fills("battle", enemy="bear", further=[2, 5], one_by_one=one_by_one)
    assert told == {"foe.strength": None, "foe.type": None, "foe.roll_bonus": None, "foes": foes}


def test_a_further_enemy_stands_beside_one_that_is_told_by_number() -> None:
    told = fills("battle", further=[2], **{"foe.strength": 6})
    assert told["foes"] == [{"strength": 6}, {"strength": 2}]


@pytest.mark.parametrize(
    ("situation", "path"),
    [("battle", "further"), ("battle", "spirits"), ("psychic-combat", "further"), ("trophies", "strengths"),
     ("trophies", "crafts")],
)  # fmt: skip
def test_several_enemies_are_numbers_with_commas(situation: str, path: str) -> None:
    (field,) = (each for each in NAMINGS[situation]().fields if each.path == path)
    assert [field.parse(text) for text in ("", "3", "0, 40")] == [[], [3], [0, 40]]
    for wrong in ("41", "-1", "bear"):
        with pytest.raises(ValueError, match=wrong):
            field.parse(f"3, {wrong}")


def test_spirits_come_after_the_enemies_and_the_first_enemy_keeps_what_it_adds() -> None:
    told = fills("battle", further=[2], spirits=[4, 5], **{"foe.strength": 6, "foe.roll_bonus": 1})
    assert told["foes"] == [{"strength": 6, "roll_bonus": 1}, {"strength": 2}, {"craft": 4}, {"craft": 5}]
    apart = fills("battle", further=[2], spirits=[4], one_by_one=True, **{"foe.strength": 6})
    assert apart["foes"] == [{"strength": 6, "number": 1}, {"strength": 2, "number": 2}, {"craft": 4, "number": 3}]
    assert fills("battle", spirits=[4], **{"foe.strength": 6})["foes"] == [{"strength": 6}, {"craft": 4}]


def test_trophies_are_cards_and_numbers() -> None:
    told = fills("trophies", trophies=["dragon"], strengths=[3], crafts=[4])
    assert told == {"trophies": [{"id": "dragon"}, {"strength": 3}, {"craft": 4}]}


def test_a_moment_of_an_attack_says_what_it_is_made_by() -> None:
    assert fills("cast", when="after-attack-roll-craft") == {"moment": "after-attack-roll", "attack.by": "craft"}
    assert fills("cast", when="turn-end") == {
        "moment": "turn-end", "attack.by": None, "attack.evading_declined": None,
    }  # fmt: skip


def test_a_link_with_a_moment_of_an_attack_opens_the_forms_one() -> None:
    reads = NAMINGS["cast"]().translate_link
    given = {"moment": "before-attack-roll", "attack.by": "strength", "hero.craft": "3"}
    assert reads(given) == {"when": "before-attack-roll-strength", "hero.craft": "3"}
    assert reads({"moment": "turn-start"}) == {"when": "turn-start"}
    assert reads({"hero.craft": "3"}) == {"hero.craft": "3"}


@pytest.mark.parametrize("situation", NAMINGS)
def test_every_choice_is_one_of_the_fields_options(situation: str) -> None:
    naming = NAMINGS[situation]()
    options = {field.path: field.options for field in naming.fields}
    for path, choices in naming.options.items():
        told = [choice.value for choice in choices()]
        assert told
        assert tuple(told) == options[path]


def test_a_spell_of_two_copies_is_offered_once_and_twice() -> None:
    # The Spell deck holds 2 of Healing, 1 of Hex.
    offered = [choice.value for choice in spells_with_copies()]
    assert [name for name in offered if name.startswith("healing")] == ["healing", "healing-2"]
    assert [name for name in offered if name.startswith("hex")] == ["hex"]
    assert len(offered) == len(set(offered))
