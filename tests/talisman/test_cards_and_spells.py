"""Characters with their cards and Spells in calculators beside fights: what is named counts, or says why not.

Printed values: Warrior 4/2, Wizard 2/5, Prophetess 2/4, Sorceress 2/4, Thief 3/3, Monk 2/3 (Strength/Craft). Spells by
total Craft: none up to 2, 1 at 3, 2 at 4 and 5, 3 from 6.
"""

from __future__ import annotations

from itertools import product

import pytest

from rulewright.corpus.model import Corpus
from rulewright.games.talisman.data.cards import load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import LANGUAGES
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


# The Command Spell


def all_out(hero: dict, within: int) -> dict:
    return ask("command-spell", hero, others=[1], within=within)


def test_the_amulet_has_to_be_ditched_before_the_command_spell_is_cast() -> None:
    # One life: each turn the Spell works on 4, 5, 6. Ditching takes no turn: 1 - (1/2)^3 = 7/8 within 3 turns.
    answer = all_out({"cards": ["amulet"]}, 3)
    assert answer["probability"] == {"all-out": "7/8", "not-yet": "1/8"}
    assert effects(answer) == {"amulet": "forbids"}
    assert {case["option"] for advice in answer["advice"] for case in advice["cases"]} == {"ditch"}
    assert all_out({"cards": ["wand"]}, 3)["advice"] == []


def test_without_a_limit_of_turns_the_amulet_is_not_kept_for_ever() -> None:
    # 1/2 with a reroll is 3/4 this turn, 1/2 in every later one: 1 + 1/4 * 2 = 1.5 turns, so 0.5 after this one.
    answer = ask("command-spell", {"cards": ["amulet"], "fate": 1}, others=[1])
    assert answer["probability"] == {"all-out": "1", "not-yet": "0"}
    assert answer["expected"]["turns"] == "1/2"


def test_a_toad_on_the_crown_waits_until_it_changes_back() -> None:
    # 3 turns as a Toad, then as before: nothing within 3, 1/2 within 4, 3/4 within 5. It has left its Amulet.
    for within, share in ((3, "0"), (4, "1/2"), (5, "3/4")):
        answer = all_out({"toad": True, "cards": ["amulet"]}, within)
        assert answer["probability"]["all-out"] == share
        assert effects(answer) == {"amulet": "forbidden"}


# Drawing Spells


@pytest.mark.parametrize(
    ("hero", "share"),
    [
        # 24 Spells, 2 of them Healing; those in hand are not in the deck.
        ({"character": "warrior"}, "0"),  # Craft 2: none
        ({"character": "warrior", "counters": {"craft": 1}}, "1/12"),  # 3: 1 of the 2 gained: 2/24
        ({"character": "wizard"}, "15/92"),  # 2 of 24: 1 - (22*21)/(24*23) = 90/552
        ({"character": "wizard", "spells": ["hex"]}, "2/23"),  # room for 1
        ({"character": "wizard", "spells": ["hex", "alchemy"]}, "0"),  # at the limit
        ({"character": "wizard", "cards": ["solomons-crown"], "spells": ["hex", "alchemy"]}, "1/11"),  # 7: room for 1
        ({"character": "wizard", "toad": True}, "0"),  # a Toad gains none
    ],
)
def test_the_limit_on_drawn_spells_follows_from_the_character(hero: dict, share: str) -> None:
    assert ask("spell-draw", hero, wanted=["healing"], draw=2)["probability"]["drawn"] == share


def test_each_spell_of_a_draw_is_told() -> None:
    answer = ask(
        "spell-draw", {"craft": 5, "spells": ["hex"], "cards": ["cross"]}, wanted=["healing"], discarded=["alchemy"],
        seen=["random"],
    )  # fmt: skip
    assert [(row["id"], row["of"], row["effect"]) for row in answer["named"]] == [
        ("cross", "hero", "none"), ("hex", "hero", "applies"), ("healing", None, "applies"),
        ("alchemy", None, "applies"), ("random", None, "applies"),
    ]  # fmt: skip


# Strength and Craft


@pytest.mark.parametrize(
    ("hero", "fields", "strength", "expected"),
    [
        ({"character": "warrior", "cards": ["sword", "ring", "mule"]}, {}, 5,
         {"warrior": "adds", "sword": "none", "ring": "adds", "mule": "applies"}),
        ({"character": "warrior", "cards": ["sword", "axe", "runesword"]}, {"phase": "battle"}, 6,
         {"warrior": "adds", "sword": "adds", "axe": "forbidden", "runesword": "adds"}),  # 4 + 1 + 1
        ({"character": "monk", "cards": ["sword"]}, {"phase": "battle"}, 5,
         {"monk": "adds", "sword": "forbidden"}),  # 2 + printed Craft 3
        ({"character": "monk", "cards": ["runesword"]}, {}, 2, {"monk": "adds", "runesword": "forbidden"}),
        ({"character": "thief", "cards": ["cursed-by-a-hag", "unicorn"]}, {}, 3,
         {"thief": "adds", "cursed-by-a-hag": "forbids", "unicorn": "forbidden"}),
        ({"character": "thief", "cards": ["magic-belt", "unicorn"]}, {"bans": ["magic-object"]}, 4,
         {"thief": "adds", "magic-belt": "forbidden", "unicorn": "adds"}),
        ({"character": "thief", "cards": ["mercenary"], "gold": 1}, {"phase": "battle"}, 3,
         {"thief": "adds", "mercenary": "not-executed"}),
        ({"character": "thief", "cards": ["mercenary"], "gold": 1}, {"phase": "battle", "used": ["mercenary"]}, 6,
         {"thief": "adds", "mercenary": "adds"}),
        ({"character": "minstrel", "cards": ["bear", "wolf"]}, {"phase": "battle"}, 5,
         {"minstrel": "adds", "bear": "adds", "wolf": "forbidden"}),  # 2 + 3, one of them at a time
        ({"strength": 5, "craft": 3, "cards": ["ring"]}, {}, 5, {"ring": "in-total"}),
        ({"character": "thief", "cards": ["ring"], "toad": True}, {}, 1, {"thief": "forbidden", "ring": "forbidden"}),
    ],
)  # fmt: skip
def test_every_card_says_what_it_adds(hero: dict, fields: dict, strength: int, expected: dict) -> None:
    answer = ask("ability", hero, **fields)
    assert answer["strength"]["total"] == strength
    assert effects(answer) == expected


# A Toad, a death, a score


def test_a_toad_leaves_the_cards_that_are_named() -> None:
    # Wizard 2/5 with Solomon's Crown, 3 Spells: 2 kept cards of 2, and afterwards Craft 5 allows 2 of the 3.
    hero = {
        "character": "wizard",
        "cards": ["solomons-crown", "mule"],
        "spells": ["hex", "alchemy", "random"],
        "gold": 1,
    }
    answer = ask("toad", hero)
    told = {row["effect"]: row for row in answer["effects"]}
    assert [told["leaves-on-the-space"][name] for name in ("objects", "followers", "gold")] == [1, 1, 1]
    assert told["keeps-spells"]["spells"] == 3
    assert (told["own-strength-and-craft"]["strength"], told["own-strength-and-craft"]["craft"]) == (2, 5)
    assert told["discards-excess-spells"]["spells"] == 1
    assert set(effects(answer).values()) == {"applies"}
    # Unnamed ones are counted on top of those named: 4 Objects in all, a total of 7 less the Crown's 2 is 5.
    told = {row["effect"]: row for row in ask("toad", {**hero, "objects": 4, "craft": 7})["effects"]}
    assert told["leaves-on-the-space"]["objects"] == 4
    assert told["own-strength-and-craft"]["craft"] == 5


@pytest.mark.parametrize(
    ("fields", "things", "effect"),
    [
        ({}, "left-on-the-space", "applies"),
        ({"killed_by": "character"}, "killer-may-take", "offered"),
        ({"alternatives": ["inherited-items"]}, "set-aside-for-the-heir", "applies"),
        ({"alternatives": ["inherited-items"], "crown_reached": True}, "left-on-the-space", "applies"),
    ],
)
def test_a_death_says_where_each_card_goes(fields: dict, things: str, effect: str) -> None:
    hero = {"character": "thief", "cards": ["sword", "mule"], "spells": ["hex"], "strength": 5}
    answer = ask("character-death", hero, **fields)
    told = {row["effect"]: row for row in answer["effects"]}
    assert (told[things]["objects"], told[things]["followers"]) == (1, 1)
    assert told["returned-to-the-stockpile"]["strength"] == 2  # 5 less the printed 3
    assert told["spells-discarded"]["spells"] == 1
    assert effects(answer) == {"thief": "applies", "sword": effect, "mule": effect, "hex": "applies"}


def test_a_score_counts_the_cards_that_are_named() -> None:
    # Wizard: counters 1, gold 3 - 1, of 2 Spells at the start 1 is left, Sword, Ring (a Magic Object), Mule.
    hero = {
        "character": "wizard", "counters": {"craft": 1}, "gold": 3, "cards": ["sword", "ring", "mule"],
        "spells": ["hex"],
    }  # fmt: skip
    answer = ask("timed-score", hero)
    assert answer["counted"] == {
        "counters": 1, "gold": 2, "spells": 0, "followers": 1, "objects": 1, "magic_objects": 1,
    }  # fmt: skip
    assert answer["score"] == 6
    assert set(effects(answer).values()) == {"applies"}
    # Two Objects in all, the Sword among them; a Toad has left all of them.
    assert ask("timed-score", {**hero, "objects": 2})["counted"]["objects"] == 2
    assert ask("timed-score", {**hero, "toad": True})["score"] == 3


# Trophies, the start


def test_a_trophy_says_whether_it_is_traded() -> None:
    # 7 + 6 gives 1 with 6 wasted, 7 alone 1 with none: the Dragon alone is traded, and the Demon for Craft.
    answer = ask("trophies", {"cards": ["sword"]}, trophies=["dragon", "giant"])
    assert [(row["id"], row["of"], row["effect"], row["amount"]) for row in answer["named"]] == [
        ("sword", "hero", "none", None), ("dragon", "hero", "adds", 7), ("giant", "hero", "adds", 6),
    ]  # fmt: skip
    assert [row["why"].split(":")[0] for row in answer["named"][1:]] == ["Trade it in", "Keep it"]
    toad = ask("trophies", {"toad": True}, trophies=["dragon"])
    assert toad["named"][0]["why"].startswith("Keep it")


def test_the_start_follows_from_the_character() -> None:
    answer = ask("setup", {"character": "wizard", "cards": ["sword"]})
    assert effects(answer) == {"wizard": "applies", "sword": "none"}
    assert any(row["effect"] == "starting-spells" and row["spells"] == 2 for row in answer["effects"])


REQUESTS: dict[str, dict] = {
    "cast": {}, "ability": {}, "toad": {}, "character-death": {}, "timed-score": {}, "trophies": {"trophies": ["wolf"]},
    "setup": {}, "spell-draw": {"wanted": ["healing"]}, "command-spell": {"others": [1], "within": 1},
    "slave-release": {"within": 1},
}  # fmt: skip


@pytest.mark.parametrize("situation", REQUESTS)
@pytest.mark.parametrize("toad", [False, True])
def test_every_piece_has_a_row_with_words_in_every_language(situation: str, toad: bool, corpus: Corpus) -> None:
    cards = load_cards()
    barring = ("forbidden_to", "bars_followers")  # cards that only some may have
    owned = [
        name
        for name, card in cards.cards.items()
        if (card.is_object or card.is_follower) and not any(getattr(card, each) for each in barring)
    ]
    spells = list(cards.spells)
    for number, hero in enumerate(load_heroes().characters):
        some = owned[number::14]
        told = {"character": hero, "cards": some, "spells": spells[number::14], "toad": toad}
        names = [hero, *some, *told["spells"]]
        report = CATALOGUE.resolve({"situation": f"talisman/{situation}", "hero": told, **REQUESTS[situation]})
        rows = [row for row in report.named if row.owner == "hero" and row.id != "wolf"]
        assert [row.id for row in rows] == names
        for row, language in product(report.named, LANGUAGES):
            assert row.reason(language)
            assert "{" not in row.reason(language)
            assert set(row.entries) <= corpus.entries.keys()


# Psionic Blast in a battle: it adds the printed Craft to Strength, if it is cast before the dice


def battle(hero: dict, foe: int = 6, **fields: object) -> dict:
    return ask("battle", hero, **({} if "foes" in fields else {"foe": {"strength": foe}}), **fields)


def decisions(answer: dict) -> list[str]:
    return [case["option"] for advice in answer["advice"] for case in advice["cases"]]


def test_psionic_blast_is_cast_where_it_helps() -> None:
    # Wizard: 2, Sword 1, against 6: h > f + 3 in 3 of 36 throws; with his Craft of 5 h > f - 2 in 26 of 36.
    hero = {"character": "wizard", "cards": ["sword"]}
    assert battle(hero)["probability"]["win"] == "1/12"
    answer = battle({**hero, "spells": ["psionic-blast"]})
    assert answer["probability"]["win"] == "13/18"
    assert decisions(answer) == ["cast-it"]
    assert effects(answer)["psionic-blast"] == "offered"
    # The counters do not count towards what it adds.
    assert battle({**hero, "counters": {"craft": 4}, "spells": ["psionic-blast"]})["probability"]["win"] == "13/18"


def test_psionic_blast_is_kept_where_it_changes_nothing() -> None:
    # 2 + 6 against 1: 7 ahead, no throw is lost.
    assert decisions(battle({"character": "wizard", "strength": 8, "spells": ["psionic-blast"]}, 1)) == ["hold-back"]


def test_both_copies_can_be_cast_in_one_battle() -> None:
    # Wizard, 2 Spells: 2 + 5 + 5 against 13: h > f + 1 in 10 of 36; with one 2 + 5 against 13 never.
    hero = {"character": "wizard", "spells": ["psionic-blast", "psionic-blast"]}
    assert battle(hero, 13)["probability"]["win"] == "5/18"
    assert battle({**hero, "spells": ["psionic-blast"]}, 13)["probability"]["win"] == "0"


def test_of_two_battles_the_one_is_won_with_the_spell_that_needs_it() -> None:
    # 2 against 1: h > f - 1 in 21 of 36; 2 + 5 against 1: 7 > 1, 6 ahead, always. 2 against 6 with it: h > f - 1, 21.
    # Cast in the second: 21/36 * 21/36; cast in the first: 1 * (h > f + 4: 1 of 36).
    hero = {"character": "wizard", "spells": ["psionic-blast"]}
    foes = [{"strength": 1, "number": 1}, {"strength": 6, "number": 2}]
    answer = battle(hero, foes=foes)
    assert answer["probability"]["win"] == "49/144"
    assert decisions(answer) == ["hold-back", "cast-it"]


@pytest.mark.parametrize(
    ("hero", "fields", "effect"),
    [
        ({"character": "wizard", "cards": ["amulet"]}, {}, "forbidden"),
        ({"character": "wizard", "toad": True}, {}, "forbidden"),
        ({"character": "warrior"}, {}, "forbidden"),  # Craft 2 allows no Spell
        ({"character": "wizard"}, {"space": "cursed-glade"}, "forbidden"),
        ({"character": "wizard"}, {"dice": {"hero": 3}}, "forbidden"),  # too late
        ({"character": "wizard"}, {"foes": [{"craft": 4}]}, "forbidden"),  # no battle
        ({"strength": 4}, {}, "not-executed"),  # whose Craft?
    ],
)
def test_what_keeps_psionic_blast_from_a_battle(hero: dict, fields: dict, effect: str) -> None:
    answer = battle({**hero, "spells": ["psionic-blast"]}, **fields)
    assert effects(answer)["psionic-blast"] == effect
    assert answer["probability"] == battle(hero, **fields)["probability"]
    assert "cast-it" not in decisions(answer)
