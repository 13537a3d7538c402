"""Characters with their cards and Spells in calculators beside fights: what is named counts, or says why not.

Printed values: Warrior 4/2, Wizard 2/5, Prophetess 2/4, Sorceress 2/4, Thief 3/3, Monk 2/3 (Strength/Craft). Spells by
total Craft: none up to 2, 1 at 3, 2 at 4 and 5, 3 from 6.
"""

from __future__ import annotations

import pytest

from rulewright.games.talisman.situations import SITUATIONS
from rulewright.situations.catalogue import Catalogue

CATALOGUE = Catalogue(SITUATIONS)


def ask(situation: str, hero: dict | None = None, **fields: object) -> dict:
    given = {} if hero is None else {"hero": hero}
    return dict(CATALOGUE.resolve({"situation": f"talisman/{situation}", **given, **fields}).as_json())


def effects(answer: dict) -> dict[str, str]:
    """The effect of each named piece; of those named twice, the last."""
    return {row["id"]: row["effect"] for row in answer["named"]}


def reasons(spell: str, hero: dict | None = None, **fields: object) -> list[str]:
    hero = {**(hero or {}), "spells": [spell, *(hero or {}).get("spells", ())]}
    return ask("cast", hero, **fields)["spells"][0]["reasons"]


# Casting Spells


@pytest.mark.parametrize("moment", ["turn-start", "instead-of-rolling"])
def test_a_poltergeist_moves_without_a_die_so_nothing_is_cast_instead_of_it(moment: str) -> None:
    assert reasons("teleport", {"cards": ["poltergeist"]}, moment=moment) == ["slowed"]
    assert reasons("teleport", {"cards": ["mule"]}, moment=moment) == []
    assert reasons("teleport", in_effect=["blizzard"], moment=moment) == ["slowed"]
    # Nothing else is cast instead of rolling.
    assert reasons("mesmerism", {"cards": ["poltergeist"]}, moment=moment) == []


def test_a_toad_has_no_poltergeist_but_casts_nothing_either() -> None:
    assert reasons("teleport", {"cards": ["poltergeist"], "toad": True}) == ["toad"]


def test_who_is_cursed_by_a_hag_takes_no_followers_but_objects() -> None:
    cursed = {"cards": ["cursed-by-a-hag"]}
    assert reasons("mesmerism", cursed) == ["no-followers"]
    assert reasons("acquisition", cursed) == []


@pytest.mark.parametrize(
    ("hero", "spells", "too_many"),
    [
        ({"character": "warrior"}, 1, 1),  # Craft 2: none
        ({"character": "warrior", "counters": {"craft": 1}}, 1, 0),  # 3: 1
        ({"character": "warrior", "cards": ["solomons-crown"]}, 2, 0),  # 2 + 2 = 4: 2
        ({"character": "warrior", "cards": ["solomons-crown"], "at": "cursed-glade"}, 2, 2),  # Objects add nothing
        ({"character": "thief"}, 2, 1),  # 3: 1
        ({"character": "wizard"}, 3, 1),  # 5: 2
        ({"character": "wizard", "cards": ["solomons-crown"]}, 3, 0),  # 7: 3
        ({"character": "wizard", "craft": 4 + 2, "counters": {"craft": 1}}, 3, 0),  # given as a total: 6
        ({"craft": 5, "cards": ["solomons-crown"]}, 3, 1),  # its 2 are in the 5 given
        ({"craft": 5, "cards": ["solomons-crown"], "at": "cursed-glade"}, 2, 1),  # 5 - 2 = 3: 1
        ({"character": "warrior", "toad": True}, 3, 0),  # a Toad keeps all
    ],
)
def test_the_spells_over_the_limit_follow_from_character_and_cards(hero: dict, spells: int, too_many: int) -> None:
    held = ["healing", "random", "nullify"][:spells]
    assert ask("cast", {**hero, "spells": held})["must_discard"] == too_many


def test_destroy_magic_takes_away_the_craft_of_magic_objects() -> None:
    # Wizard 5 and Solomon's Crown 2, a Magic Object: 7 and 3 Spells; without it 5 and 2.
    hero = {"character": "wizard", "cards": ["solomons-crown"], "spells": ["healing", "random", "nullify"]}
    answer = ask("cast", hero, in_effect=["destroy-magic"])
    assert answer["must_discard"] == 1
    assert effects(answer)["solomons-crown"] == "forbidden"
    assert all("barred" in row["reasons"] for row in answer["spells"])


def test_the_amulet_wards_off_spells_but_not_on_the_cursed_glade() -> None:
    bearer = {"kind": "character", "cards": ["amulet"]}
    for spell in ("random", "nullify", "healing", "mesmerism", "acquisition", "immobility"):
        assert "protected" in reasons(spell, target=bearer), spell
        # Magic Objects cannot be used there.
        assert "protected" not in reasons(spell, target={**bearer, "at": "cursed-glade"}), spell
    # A Toad has left its Amulet behind.
    assert "protected" not in reasons("random", target={**bearer, "toad": True})


def test_a_spell_takes_what_the_target_has_and_the_caster_may_own() -> None:
    def taking(spell: str, hero: dict | None = None, **target: object) -> list[str]:
        return reasons(spell, hero, target={"kind": "character", **target})

    assert taking("mesmerism", cards=["mule"]) == []
    assert taking("mesmerism", followers=1) == []
    assert taking("mesmerism", followers=0) == ["nothing-to-take"]
    assert taking("mesmerism", cards=["sword"]) == ["nothing-to-take"]
    assert taking("mesmerism", cards=["cursed-by-a-hag"]) == []  # a Follower as well
    assert taking("mesmerism", {"cards": ["cursed-by-a-hag"]}, cards=["mule"]) == ["no-followers"]
    assert taking("acquisition", cards=["mule"], gold=0) == ["nothing-to-take"]
    assert taking("acquisition", cards=["mule"], gold=1) == []
    assert taking("acquisition", cards=["mule"]) == []  # gold it may have
    # An evil character may not own the Holy Grail, nor a good one the Runesword.
    assert taking("acquisition", {"alignment": "evil"}, cards=["holy-grail"], gold=0) == ["nothing-to-take"]
    assert taking("acquisition", {"alignment": "good"}, cards=["holy-grail"], gold=0) == []
    assert taking("acquisition", {"character": "monk", "craft": 3}, cards=["runesword"], gold=0) == ["nothing-to-take"]


@pytest.mark.parametrize(
    ("hero", "gains"),
    [
        ({"character": "prophetess", "spells": ["healing"]}, "heroes/prophetess"),
        ({"character": "prophetess", "spells": ["healing", "random"]}, None),  # not the last one
        ({"character": "thief", "cards": ["wand"], "spells": ["healing"]}, "cards/wand"),
        ({"character": "warrior", "cards": ["wand"], "spells": ["healing"]}, None),  # Craft 2 allows none
        ({"craft": 3, "cards": ["wand"], "spells": ["healing"]}, "cards/wand"),
        ({"character": "thief", "cards": ["wand"], "spells": ["healing"], "toad": True}, None),
    ],
)
def test_who_is_never_without_a_spell(hero: dict, gains: str | None) -> None:
    told = ask("cast", hero).get("gains_after_the_last")
    assert (told and told["entries"][0]) == (gains and f"talisman/{gains}")


@pytest.mark.parametrize(
    ("hero", "expected"),
    [
        ({"character": "wizard", "cards": ["amulet", "sword"], "spells": ["healing"]},
         {"wizard": "applies", "amulet": "forbids", "sword": "none", "healing": "forbidden"}),
        ({"character": "thief", "cards": ["wand", "mule"], "spells": ["healing", "random"]},
         {"thief": "adds", "wand": "none", "mule": "none", "healing": "forbidden", "random": "forbidden"}),
        ({"craft": 3, "cards": ["wand"], "spells": ["healing"]}, {"wand": "applies", "healing": "offered"}),
        ({"craft": 7, "cards": ["solomons-crown", "poltergeist"], "spells": ["teleport", "hex"]},
         {"solomons-crown": "in-total", "poltergeist": "forbids", "teleport": "forbidden", "hex": "offered"}),
        ({"cards": ["cursed-by-a-hag"], "spells": ["acquisition"]},
         {"cursed-by-a-hag": "none", "acquisition": "offered"}),
        ({"cards": ["cursed-by-a-hag"], "spells": ["mesmerism"]},
         {"cursed-by-a-hag": "forbids", "mesmerism": "forbidden"}),
    ],
)  # fmt: skip
def test_every_piece_says_what_it_does_to_casting(hero: dict, expected: dict) -> None:
    assert effects(ask("cast", hero)) == expected
