"""Total Strength and Craft, Spell limit and carrying limit: from the rulebooks' examples and what players ask."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.talisman.data.cards import BonusTiming, CardType, Keyword, load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.data.printed_effects import Ability
from rulewright.games.talisman.rules.ability import (
    Bearer,
    Occasion,
    OwnedItem,
    Points,
    spell_limit,
    total,
    usable_at_once,
)
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import LANGUAGES
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report

CATALOGUE = Catalogue(SITUATIONS)
STRENGTH_TOTAL = "talisman/characters/strength-total"


def ask(
    hero: dict, objects: Sequence[str | dict] = (), followers: Sequence[str | dict] = (), **fields: object
) -> Report:
    """The answer about a character with these cards, or what a card is and adds."""
    things = [*objects, *followers]
    had = {**hero, "cards": [thing for thing in things if isinstance(thing, str)]}
    described = [thing for thing in things if not isinstance(thing, str)]
    answer = CATALOGUE.resolve({"situation": "talisman/ability", "hero": had, "described": described, **fields})
    assert isinstance(answer, Report)
    return answer


def fields(hero: dict, **rest: object) -> dict:
    return ask(hero, **rest).as_json()


def counted(total: dict) -> dict[str, int]:
    return {share["item"]: share["value"] for share in total["counted"]}


def ignored(total: dict) -> dict[str, str]:
    return {share["item"]: share["entry"].removeprefix("talisman/") for share in total["ignored"]}


# The rulebooks' examples (those that need a single number stand in rules/talisman/examples)

WARRIOR = {"character": "warrior", "counters": {"strength": 2}}
OUTFIT = {"objects": ["magic-belt", "sword"], "followers": ["unicorn"]}


@pytest.mark.parametrize(
    ("space", "phase", "strength"),
    # 4 printed, 2 counters; Magic Belt, Unicorn and Sword 1 each. On the Glade only the Unicorn's counts.
    [("ordinary", "any", 8), ("ordinary", "battle", 9), ("cursed-glade", "any", 7), ("cursed-glade", "battle", 7)],
)
def test_the_warriors_strength(space: str, phase: str, strength: int) -> None:
    answer = fields(WARRIOR, space=space, phase=phase, **OUTFIT)
    assert answer["strength"]["total"] == strength
    assert sum(counted(answer["strength"]).values()) == strength


def test_each_share_names_the_rule_that_lets_it_count_or_not() -> None:
    answer = fields(WARRIOR, **OUTFIT)["strength"]
    assert answer["counted"] == [
        {"item": "printed-value", "value": 4, "entry": STRENGTH_TOTAL},
        {"item": "counters", "value": 2, "entry": "talisman/characters/strength"},
        {"item": "magic-belt", "value": 1, "entry": STRENGTH_TOTAL},
        {"item": "unicorn", "value": 1, "entry": STRENGTH_TOTAL},
    ]
    assert answer["ignored"] == [{"item": "sword", "value": 1, "entry": STRENGTH_TOTAL}]
    glade = fields(WARRIOR, space="cursed-glade", phase="battle", **OUTFIT)["strength"]
    assert ignored(glade) == {"magic-belt": "board/cursed-glade", "sword": "board/cursed-glade"}


def test_the_warriors_craft_has_the_unicorn_in_it() -> None:
    # Printed 2, and the Unicorn adds 1 to both.
    assert fields(WARRIOR, **OUTFIT)["craft"]["total"] == 3


@pytest.mark.parametrize(("craft", "limit"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (40, 3)])
def test_the_table_of_the_spell_limit(craft: int, limit: int) -> None:
    assert fields({"strength": 0, "craft": craft})["spell_limit"] == limit == spell_limit(craft)


def test_what_the_answer_says_line_by_line() -> None:
    answer = ask(WARRIOR, objects=["magic-belt", "sword", {"kind": "object", "strength": 1}], followers=["unicorn"])
    lines = [
        (str(line.sentence), [entry.removeprefix("talisman/") for entry in line.entries]) for line in answer.statements
    ]
    assert lines == [
        ("Your Strength is 9 in all.", ["characters/strength-total"]),
        ("Your printed Strength is 4.", ["characters/strength-total"]),
        ("Your Strength counters add 2.", ["characters/strength"]),
        ("+1 Strength (Magic Object)", ["cards/magic-belt", "characters/strength-total"]),
        ("+1 Strength (Object)", ["characters/strength-total"]),
        ("+1 Strength (Follower)", ["cards/unicorn", "characters/strength-total"]),
        ("+1 Strength (Object), which does not count now", ["cards/sword", "characters/strength-total"]),
        ("Your Craft is 3 in all.", ["characters/craft-total"]),
        ("Your printed Craft is 2.", ["characters/craft-total"]),
        ("+1 Craft (Follower)", ["cards/unicorn", "characters/craft-total"]),
        ("You may have at most 1 Spell.", ["spells/limit", "characters/craft-total"]),
        ("You need not discard any Spells.", ["spells/limit"]),
        ("You may carry at most 4 Objects.", ["possessions/carrying-limit"]),
        ("The carrying limit makes you leave no Object behind.", ["possessions/carrying-limit", "possessions/objects"]),
    ]
    monk = ask({"character": "monk", "toad": True}, objects=["runesword"]).statements
    assert [str(line.sentence) for line in monk[:3]] == [
        "Your Strength is 1 in all.",
        "As a Toad your Strength is 1.",
        "Your printed Strength of 2 does not count now.",
    ]
    assert str(monk[-1].sentence) == "you may not keep it."
    assert monk[-1].entries == ("talisman/cards/runesword", "talisman/character-rules/alignment-forbidden-cards")


# What players ask


def test_does_the_sword_help_at_the_portal() -> None:
    # Opening the Portal is no battle: the Thief's 3 stay 3.
    answer = fields({"character": "thief"}, objects=["sword"])
    assert answer["strength"]["total"] == 3
    assert ignored(answer["strength"]) == {"sword": "characters/strength-total"}


def test_which_of_three_weapons_count() -> None:
    # Against a Dragon the Holy Lance adds 3, Sword and Axe 1 each. Anyone uses the best, the Warrior the best two.
    weapons = ["sword", "axe", "holy-lance"]
    thief = fields({"character": "thief"}, objects=weapons, phase="battle", enemy="dragon")["strength"]
    assert (thief["total"], ignored(thief)) == (
        6,
        {"sword": "possessions/weapon-limit", "axe": "possessions/weapon-limit"},
    )
    warrior = fields({"character": "warrior"}, objects=weapons, phase="battle", enemy="dragon")["strength"]
    assert (warrior["total"], ignored(warrior)) == (8, {"axe": "possessions/weapon-limit"})
    # Against anything else all three add 1, and of equals the first ones count.
    assert ignored(fields({"character": "warrior"}, objects=weapons, phase="battle")["strength"]) == {
        "holy-lance": "possessions/weapon-limit"
    }


def test_a_weapon_that_cannot_be_used_takes_no_other_ones_place() -> None:
    # The Elf is good and may not have the Runesword, so that the Sword is used: 3 + 1.
    elf = fields({"character": "elf"}, objects=["runesword", "sword"], phase="battle")["strength"]
    assert (elf["total"], ignored(elf)) == (4, {"runesword": "character-rules/alignment-forbidden-cards"})


def test_may_the_warrior_use_two_weapons_against_a_creature_that_bars_them() -> None:
    answer = fields({"character": "warrior"}, objects=["sword", "axe"], phase="battle", bans=["weapon"])["strength"]
    assert answer["total"] == 4
    assert set(ignored(answer).values()) == {"golden-rules/cannot-beats-can"}


@pytest.mark.parametrize(
    ("ban", "left_out"),
    [
        ("weapon", {"sword"}),
        ("armour", {"breastplate"}),
        ("object", {"sword", "magic-belt", "breastplate"}),
        ("magic-object", {"magic-belt"}),
        ("follower", {"unicorn"}),
    ],
)
def test_what_each_ban_bars(ban: str, left_out: set[str]) -> None:
    breastplate = {"kind": "object", "name": "breastplate", "keyword": "armour", "strength": 1}
    objects = ["sword", "magic-belt", breastplate]
    answer = fields({"character": "thief"}, objects=objects, followers=["unicorn"], phase="battle", bans=[ban])
    assert ignored(answer["strength"]) == dict.fromkeys(left_out, "golden-rules/cannot-beats-can")


def test_what_use_are_weapons_to_the_monk_and_the_priest() -> None:
    # The Monk adds his printed Craft 3 in battle and uses no Weapon: 2 + 3. He may own the Lance all the same.
    monk = fields({"character": "monk", "counters": {"craft": 2}}, objects=["holy-lance"], phase="battle")
    assert (monk["strength"]["total"], ignored(monk["strength"])) == (5, {"holy-lance": "heroes/monk"})
    assert counted(monk["strength"]) == {"printed-value": 2, "craft-value": 3}
    assert monk["must_give_up"] == []
    outside = fields({"character": "monk"})["strength"]
    assert (outside["total"], ignored(outside)) == (2, {"craft-value": "heroes/monk"})
    priest = fields({"character": "priest"}, objects=["sword"], phase="battle")["strength"]
    assert (priest["total"], ignored(priest)) == (2, {"sword": "heroes/priest"})
    # An amount of Armour that adds Strength is of no use to the Monk either; the Priest is not kept from it.
    plate = [{"kind": "object", "keyword": "armour", "strength": 1}]
    assert fields({"character": "monk"}, objects=plate, phase="battle")["strength"]["total"] == 5
    assert fields({"character": "priest"}, objects=plate, phase="battle")["strength"]["total"] == 3


def test_what_must_i_give_up_when_my_alignment_changes() -> None:
    # The Holy Grail bars evil characters: Craft 4 of the Druid, turned evil, without its 1, and it is to be ditched.
    druid = {"character": "druid"}
    assert fields(druid, objects=["holy-grail"])["craft"]["total"] == 5
    evil = fields(druid | {"alignment": "evil"}, objects=["holy-grail"])
    assert (evil["craft"]["total"], ignored(evil["craft"])) == (
        4,
        {"holy-grail": "character-rules/alignment-forbidden-cards"},
    )
    assert [each["item"] for each in evil["must_give_up"]] == ["holy-grail"]
    # What is given up anyway does not have to be carried.
    five = ["holy-grail", "sword", "axe", "helmet", "shield"]
    assert fields(druid, objects=five)["must_leave"] == 1
    assert fields(druid | {"alignment": "evil"}, objects=five)["must_leave"] == 0
    # Good characters may not own the Runesword; a Monk turned evil may.
    assert len(fields({"character": "monk"}, objects=["runesword"])["must_give_up"]) == 1
    assert fields({"character": "monk", "alignment": "evil"}, objects=["runesword"])["must_give_up"] == []
    # Without a character nothing is known of an alignment.
    assert fields({"strength": 2, "craft": 3}, objects=["runesword"])["must_give_up"] == []


def test_how_many_spells_go_when_the_maiden_is_lost() -> None:
    # Druid, Craft 4, with the Maiden's 2: three Spells. Without her two, so one is discarded.
    druid = {"character": "druid", "spells_held": 3}
    assert fields(druid, followers=["maiden"])["must_discard"] == 0
    lost = fields(druid)
    assert (lost["spell_limit"], lost["must_discard"]) == (2, 1)
    assert lost["entries"]["must_discard"] == ["talisman/spells/excess"]


def test_may_i_discard_a_spell_that_i_do_not_want() -> None:
    assert fields({"character": "druid", "spells_held": 2})["entries"]["must_discard"] == [
        "talisman/spells/no-voluntary-discard"
    ]


def test_do_two_mules_carry_twelve() -> None:
    twelve = {"objects": 12}
    thief = {"character": "thief", "gold": 30, **twelve}
    two = fields(thief, followers=["mule", "mule"])
    assert (two["carrying_limit"], two["must_leave"]) == (12, 0)
    assert "talisman/faq/two-mules" in two["entries"]["carrying_limit"]
    assert "talisman/possessions/gold-not-an-object" in two["entries"]["must_leave"]
    one = fields({"character": "thief", **twelve}, followers=["mule"])
    assert (one["carrying_limit"], one["must_leave"]) == (8, 4)
    assert one["entries"]["carrying_limit"] == ["talisman/possessions/carrying-limit"]
    assert one["entries"]["must_leave"] == ["talisman/possessions/carrying-limit", "talisman/possessions/objects"]
    assert fields(thief)["must_leave"] == 8
    assert fields(thief | {"objects": 0}, objects=[{"kind": "object"}, {"kind": "magic-object"}] * 3)["must_leave"] == 2


def test_gold_cards_and_drunk_potions_need_no_room() -> None:
    thief = {"character": "thief"}
    four = ["sword", "axe", "helmet", "shield"]
    assert fields(thief, objects=[*four, "bag-of-gold"])["must_leave"] == 0
    assert fields(thief, objects=[*four, "potion-of-strength"])["must_leave"] == 1
    assert fields(thief, objects=[*four, "potion-of-strength"], used=["potion-of-strength"])["must_leave"] == 0


def test_paid_and_drunk_bonuses_count_once_they_are_used() -> None:
    # Potion 2 until the end of the turn, Mercenary 3 in battle for 1 gold.
    thief = {"character": "thief", "gold": 1}
    cards = {"objects": ["potion-of-strength"], "followers": ["mercenary"], "phase": "battle"}
    unused = fields(thief, **cards)["strength"]
    assert unused["total"] == 3
    assert ignored(unused) == {"potion-of-strength": "cards/potion-of-strength", "mercenary": "cards/mercenary"}
    assert fields(thief, **cards, used=["potion-of-strength"])["strength"]["total"] == 5
    assert fields(thief, **cards, used=["mercenary", "potion-of-strength"])["strength"]["total"] == 8
    cards["phase"] = "any"
    outside = fields(thief, **cards, used=["mercenary", "potion-of-strength"])["strength"]
    assert (outside["total"], ignored(outside)) == (5, {"mercenary": "characters/strength-total"})


def test_only_one_charmed_or_raised_enemy_helps_in_a_battle() -> None:
    # Minstrel 2; Bear 3 and Wolf 2 charmed: the Bear helps. Ghoul 2, Dragon 7 raised.
    minstrel = fields({"character": "minstrel"}, followers=["wolf", "bear"], phase="battle")["strength"]
    assert (minstrel["total"], ignored(minstrel)) == (5, {"wolf": "heroes/minstrel"})
    assert fields({"character": "minstrel"}, followers=["bear"])["strength"]["total"] == 2
    assert fields({"character": "ghoul"}, followers=["dragon"], phase="battle")["strength"]["total"] == 9


def test_the_curse_leaves_no_other_follower() -> None:
    # Discarding the Mule takes its room, discarding the Unicorn its bonus.
    cursed = fields(
        {"character": "thief"},
        objects=["helmet", "shield", "armour", "cross", "raft"],
        followers=["mule", "unicorn", "cursed-by-a-hag"],
    )
    assert [each["item"] for each in cursed["must_give_up"]] == ["mule", "unicorn"]
    assert (cursed["strength"]["total"], cursed["carrying_limit"], cursed["must_leave"]) == (3, 4, 1)
    assert ignored(cursed["strength"]) == {"unicorn": "cards/cursed-by-a-hag"}


def test_how_low_can_my_strength_fall() -> None:
    # Only counters can be lost: 4 printed and 1 counter, less 3, is 4.
    hero = {"character": "warrior", "counters": {"strength": 1, "craft": 3}}
    answer = fields(hero, loses={"strength": 3, "craft": 1})
    assert answer["strength"]["total"] == 4
    assert counted(answer["craft"]) == {"printed-value": 2, "counters": 2}
    assert answer["craft"]["counted"][1]["entry"] == "talisman/characters/craft-loss"
    # The drop in Craft can cost Spells: 2 + 4 = 6 allows three, 2 + 2 = 4 two.
    assert (
        fields({"character": "warrior", "counters": {"craft": 4}, "spells_held": 3}, loses={"craft": 2})["must_discard"]
        == 1
    )


def test_a_toad_has_one_of_each_and_keeps_its_spells() -> None:
    toad = {"character": "monk", "counters": {"strength": 3, "craft": 1}, "spells_held": 2, "toad": True}
    answer = fields(toad, objects=["magic-belt", "sword"], followers=["maiden", "mule"], phase="battle")
    assert (answer["strength"]["total"], answer["craft"]["total"]) == (1, 1)
    assert ignored(answer["strength"]) == {
        "printed-value": "other-rules/toad-strength-and-craft",
        "counters": "other-rules/toad-strength-and-craft",
        "craft-value": "other-rules/toad-special-abilities",
        "magic-belt": "other-rules/toad",
        "sword": "other-rules/toad",
    }
    assert (answer["spell_limit"], answer["must_discard"]) == (0, 0)
    assert answer["entries"]["must_discard"] == ["talisman/other-rules/toad-spells"]
    assert (answer["carrying_limit"], answer["must_leave"]) == (0, 2)
    rich = fields(toad | {"gold": 3}, followers=["mule", "mule"])["entries"]
    assert rich["carrying_limit"] == ["talisman/other-rules/toad", "talisman/faq/toad-picks-up"]
    assert rich["must_leave"] == ["talisman/other-rules/toad"]
    # What it gains as a Toad counts while it is one, and can be lost again.
    gained = toad | {"gained_as_toad": {"strength": 2}}
    assert fields(gained)["strength"]["total"] == 3
    assert fields(gained, loses={"strength": 5})["strength"]["total"] == 1


def test_bonuses_told_in_numbers_count_like_cards() -> None:
    objects = [
        {"kind": "magic-object", "strength": 1},
        {"kind": "object", "keyword": "weapon", "strength": 2, "only_in": "battle"},
        {"kind": "object", "name": "big-axe", "keyword": "weapon", "strength": 3, "only_in": "battle"},
    ]
    hero = {"strength": 3 + 1, "craft": 3 + 2}  # the totals outside of battle, with what is always added
    answer = fields(hero, objects=objects, followers=[{"kind": "follower", "craft": 2}], phase="battle")
    assert answer["strength"]["total"] == 3 + 1 + 3
    assert ignored(answer["strength"]) == {"object-2": "possessions/weapon-limit"}
    assert answer["craft"]["total"] == 5
    # Armour is limited apart from Weapons.
    armour = [{"kind": "object", "keyword": "armour", "strength": 1}] * 2
    hero = {"strength": 3 + 1 + 1 + 1, "craft": 3}
    assert fields(hero, objects=[*objects, *armour], phase="battle")["strength"]["total"] == 3 + 1 + 3 + 1
    # The limits are those of an attack: outside battle a Weapon that always counts is not limited.
    always = [{"kind": "object", "keyword": "weapon", "strength": 2}] * 2
    hero = {"strength": 3 + 2 + 2, "craft": 3}
    assert fields(hero, objects=always)["strength"]["total"] == 7
    assert fields(hero, objects=always, phase="battle")["strength"]["total"] == 5


# Against each other


POSSESSIONS = st.lists(
    st.builds(
        OwnedItem,
        item=st.just("thing"),
        type=st.sampled_from([CardType.OBJECT, CardType.MAGIC_OBJECT, CardType.FOLLOWER]),
        bonus=st.builds(Points, st.integers(0, 4), st.integers(0, 3)),
        keyword=st.sampled_from([None, Keyword.WEAPON, Keyword.ARMOUR]),
        when=st.sampled_from([BonusTiming.ALWAYS, BonusTiming.BATTLE]),
    ),
    max_size=6,
)
HEROES = st.sampled_from([None, *load_heroes().characters.values()])


@given(POSSESSIONS, HEROES)
def test_the_best_weapons_are_chosen(owned: list[OwnedItem], hero) -> None:
    """The total in battle is the highest of all choices of Weapons and Armour that the limits allow."""
    bearer = Bearer(Points(2, 3), hero=hero)
    best = 0
    for size in range(len(owned) + 1):
        for chosen in combinations(owned, size):
            numbers = {keyword: sum(each.keyword is keyword for each in chosen) for keyword in Keyword}
            if all(number <= usable_at_once(keyword, bearer) for keyword, number in numbers.items()):
                best = max(best, sum(each.bonus.strength for each in chosen))
    own = 2 + (3 if hero is not None and hero.adds_craft_value else 0)
    assert total(Ability.STRENGTH, bearer, owned, Occasion(battle=True)).total == own + best


@given(POSSESSIONS, HEROES, st.booleans(), st.integers(0, 9))
def test_more_counters_never_hurt_and_the_glade_never_helps(
    owned: list[OwnedItem], hero, battle: bool, counters: int
) -> None:
    for ability in Ability:
        less, more = (
            total(ability, Bearer(Points(2, 3), Points(each, each), hero=hero), owned, Occasion(battle)).total
            for each in (counters, counters + 1)
        )
        glade = total(
            ability, Bearer(Points(2, 3), Points(counters, counters), hero=hero), owned, Occasion(battle, True)
        )
        assert more == less + 1
        # In battle Weapons are chosen for their Strength, so that the other ones may be worth more Craft.
        assert glade.total <= less or (ability is Ability.CRAFT and battle)
        everything = (*glade.counted, *glade.ignored)
        assert sum(share.source is not None for share in everything) == sum(
            each.bonus.for_ability(ability) > 0 for each in owned
        )


def test_every_bonus_of_every_card_counts_somewhere() -> None:
    for card in load_cards().cards.values():
        if not card.strength_bonus and not card.craft_bonus:
            continue
        answer = fields({"character": "warrior"}, phase="battle", used=[card.id], objects=[card.id])
        assert answer["strength"]["total"] == 4 + (card.strength_bonus or 0)
        assert answer["craft"]["total"] == 2 + (card.craft_bonus or 0)


def test_a_total_that_is_given_has_in_it_what_is_always_added() -> None:
    # The Ring's 1 is in the 5 given and the Sword's is not: 5, and 6 in battle; 5 - 1 of the Ring on the Glade.
    hero = {"strength": 5, "craft": 3}
    assert fields(hero, objects=["ring", "sword"])["strength"]["total"] == 5
    assert fields(hero, objects=["ring", "sword"], phase="battle")["strength"]["total"] == 6
    assert fields(hero, objects=["ring", "sword"], space="cursed-glade", phase="battle")["strength"]["total"] == 4
    # Of a Warrior's 7 with the Ring 7 - 4 - 1 = 2 are counters, which can be lost.
    warrior = fields({"character": "warrior", "strength": 7}, objects=["ring"], loses={"strength": 3})
    assert counted(warrior["strength"]) == {"printed-value": 4, "ring": 1}


def test_a_form_offers_every_card_that_can_be_had_and_no_other() -> None:
    def can_be_had(card: str) -> bool:
        try:
            ask({"strength": 2, "craft": 2}, [card])
        except BadInputError:
            return False
        return True

    offered = {choice.value for choice in CATALOGUE.situations["talisman/ability"].field_options["hero.cards"]()}
    assert offered == set(filter(can_be_had, load_cards().cards))


# Bad input


@pytest.mark.parametrize(
    ("request_", "code", "input_"),
    [
        ({"hero": {"character": "worrior"}}, "bad-value", 'hero.character = "worrior"'),
        ({"hero": {}}, "missing-field", "hero.strength"),
        ({"hero": {"strength": 4}}, "missing-field", "hero.craft"),
        ({"hero": {"character": "troll", "craft": 0}}, "contradiction", "hero.craft = 0"),  # printed: 1
        ({"hero": {"character": "troll", "gained_as_toad": {"craft": 1}}}, "contradiction", "hero.gained_as_toad"),
        ({"hero": {"character": "troll", "cards": ["swrd"]}}, "bad-value", 'hero.cards.0 = "swrd"'),
        ({"hero": {"character": "troll", "cards": ["witch"]}}, "bad-value", "hero.cards.0 = witch"),
        ({"hero": {"character": "troll", "cards": ["bear"]}}, "bad-value", "hero.cards.0 = bear"),
        ({"hero": {"character": "minstrel", "cards": ["dragon"]}}, "bad-value", "hero.cards.0 = dragon"),
        ({"hero": {"character": "ghoul", "cards": ["wraith"]}}, "bad-value", "hero.cards.0 = wraith"),
        ({"hero": {"character": "troll"}, "described": [{"strength": 2}]}, "missing-field", "described.0.kind"),
        ({"hero": {"strength": 1, "craft": 1}, "described": [{"kind": "object", "strength": 2}]}, "contradiction",
         "hero.strength = 1"),
        ({"hero": {"character": "troll"}, "used": ["mercenary"]}, "contradiction", "used"),
    ],
)  # fmt: skip
def test_bad_input_names_the_field(request_: dict, code: str, input_: str) -> None:
    with pytest.raises(BadInputError) as error:
        CATALOGUE.resolve({"situation": "talisman/ability", **request_})
    assert (error.value.code, error.value.input) == (code, input_)
    assert str(error.value.remedy)


def test_every_entry_named_is_there_and_every_line_has_words_in_every_language(corpus: Corpus) -> None:
    requests: list[tuple[dict, dict]] = [
        (WARRIOR, OUTFIT | {"phase": "battle"}),
        ({"character": "monk", "toad": True, "spells_held": 1}, {"objects": ["sword"]}),
        ({"character": "monk"}, {"objects": ["runesword"], "followers": ["mule", "mule"], "phase": "battle"}),
        (WARRIOR, {"loses": {"strength": 1}, "space": "cursed-glade", "objects": ["ring"]}),
    ]
    for hero, rest in requests:
        answer = ask(hero, **rest)
        named = [entry for line in answer.statements for entry in line.entries]
        named += [entry for entries in answer.fields["entries"].values() for entry in entries]
        assert set(named) <= corpus.entries.keys()
        for language in LANGUAGES:
            assert all(line.sentence.render(language) for line in answer.statements)
