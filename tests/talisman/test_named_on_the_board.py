"""Characters with their cards in moves, on spaces and at the Portal: chances by hand, and a row for each piece."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from rulewright.engine.arithmetic import as_string
from rulewright.errors import BadInputError
from rulewright.games.talisman.data.cards import load_cards
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.games.talisman.situations.space import CARDS, SPACES, possible_effects
from rulewright.language import LANGUAGES
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report

CATALOGUE = Catalogue(SITUATIONS)
Hero = dict[str, Any]


def resolve(situation: str, **fields: object) -> Answer | Report:
    return CATALOGUE.resolve({"situation": f"talisman/{situation}", **fields})


def rows(situation: str, **fields: object) -> dict[str, tuple[str, int | None]]:
    """The effect and the amount of each named piece, by its id."""
    return {piece.id: (str(piece.effect), piece.amount) for piece in resolve(situation, **fields).named}


def hero(character: str | None = None, *cards: str, **fields: object) -> Hero:
    return {**({"character": character} if character else {}), "cards": list(cards), **fields}


def moved(position: str, end: str, **fields: object) -> F:
    """The best chance of a move that ends there."""
    answer = resolve("movement", position=position, **fields)
    found = [row for row in answer.as_json()["reachable"] if row["position"] == end]
    return max((F(row["probability"]) for row in found), default=F(0))


def landed(position: str, target: str, within: int, **fields: object) -> F:
    answer = resolve("movement", position=position, target=target, within=within, **fields)
    return F(answer.as_json()["target"]["probability"])


def through(ability: str, attempts: int = 1, **fields: object) -> F:
    return F(as_string(resolve("portal-of-power", ability=ability, attempts=attempts, **fields).probability["through"]))


def met(space: str, given: Hero, *wanted: str, **fields: object) -> F:
    """The chance of what is wanted on a space or with a card."""
    place = {"card": space} if space in CARDS else {"space": space}
    answer = resolve("space", **place, hero=given, wanted=list(wanted), **fields)
    return sum((F(as_string(answer.probability[effect])) for effect in wanted), start=F(0))


# Past the Sentinel, Strength 9. Own die above its die by more than 0, 1, 2, 3, 4, 5: 15, 10, 6, 3, 1, 0 of 36 throws.


@pytest.mark.parametrize(
    ("given", "chance"),
    [
        (hero("troll"), F(3, 36)),  # 6
        (hero("troll", "axe", "unicorn"), F(10, 36)),  # 6 + 1 + 1 = 8
        (hero("troll", "axe", "sword"), F(6, 36)),  # one Weapon: 6 + 1 = 7
        (hero("troll", "potion-of-strength"), F(10, 36)),  # 6 + 2, drunk in this turn
        (hero("troll", "axe", "helmet", "shield"), F(6, 36)),  # Armour saves the life, not the way
        # The higher of two dice is 5 in 9 of 36 throws, 6 in 11. With 4 + 1 + 1 = 6 a 5 beats a 1, a 6 a 1 or a 2.
        (hero("warrior", "sword", "axe"), F(9 * 1 + 11 * 2, 216)),
        (hero("monk"), F(1, 36)),  # 2 + his Craft value 3 = 5
        (hero("monk", "sword", "unicorn"), F(3, 36)),  # no Weapon: 5 + 1; the Unicorn's Craft is no printed one
        (hero("assassin", "magic-belt", "sword"), F(2, 6)),  # 3 + 1 + 1 = 5, and the Sentinel rolls no die: 5 or 6
        (hero("priest", "holy-lance", "ring"), F(0)),  # no Weapon: 2 + 1 = 3, and 3 + 6 is less than 9 + 1
        (hero("dwarf", "mercenary", "sword", gold=1), F(6, 36)),  # 3 + 3 + 1 = 7
        (hero("dwarf", "mercenary", "sword", gold=0), F(0)),  # who cannot pay has 3 + 1 = 4: 10 against 10 at best
        (hero("thief", "runesword", strength=5), F(3, 36)),  # 5 with its counters, and 1
        (hero("thief", "ring", "sword", strength=5), F(3, 36)),  # the Ring is part of the 5
        (hero(None, "sword", strength=6), F(6, 36)),  # 6 + 1 = 7
        (hero("troll", "axe", toad=True), F(0)),  # as a Toad 1
        # 7 against 9: with a die of 1, 2, 3 for the Sentinel 3, 2, 1 of 6 faces win, at once or thrown again.
        (hero("troll", "axe", fate=1), (F(3, 4) + F(5, 9) + F(11, 36)) / 6),
    ],
)
def test_a_character_with_its_cards_past_the_sentinel(given: Hero, chance: F) -> None:
    fields = {} if given.get("toad") else {"roll": 1}
    assert moved("outer/sentinel", "middle/hills", hero=given, **fields) == chance


# The Portal of Power. Two dice show 2 to 3, 4, 5, 6, 7, 8 in 3, 6, 10, 15, 21, 26 of 36 throws.


@pytest.mark.parametrize(
    ("ability", "given", "chance"),
    [
        ("craft", hero("dwarf", "gnome"), F(3, 6)),  # one die against 3
        ("craft", hero("dwarf", "maiden"), F(5, 6)),  # one die against 3 + 2
        ("craft", hero("priest", "gnome"), F(4, 6)),  # one die against 4
        ("craft", hero("priest", "unicorn", "holy-grail"), F(15, 36)),  # 4 + 1 + 1 = 6
        ("craft", hero("wizard", "solomons-crown", "ring"), F(26, 36)),  # 5 + 2 + 1 = 8
        ("strength", hero("dwarf", "gnome"), F(3, 36)),  # both spare a die by Craft only
        ("strength", hero("troll", "magic-belt", "sword"), F(21, 36)),  # 6 + 1: a Sword is for battle
        ("strength", hero("warrior", "potion-of-strength"), F(15, 36)),  # 4 + 2
        ("strength", hero("monk"), F(1, 36)),  # 2: his Craft value counts in battle only
        ("craft", hero("dwarf", "gnome", toad=True), F(0)),  # a Toad has Craft 1 and two dice
    ],
)
def test_a_character_with_its_cards_at_the_portal(ability: str, given: Hero, chance: F) -> None:
    assert through(ability, hero=given) == chance


def test_a_potion_is_drunk_in_one_turn_of_several() -> None:
    # 4 without it, in either turn: 6 of 36 throws.
    assert through("strength", 2, hero=hero("warrior", "potion-of-strength")) == 1 - F(30, 36) ** 2


def test_a_move_through_the_portal_takes_the_better_ability_and_the_spared_die() -> None:
    # The Dwarf with a Gnome: 3 of 6 faces by Craft, 3 of 36 throws by Strength. The Troll: Strength 6, 15 of 36.
    at = "middle/portal-of-power", "inner/plain-of-peril"
    assert moved(*at, hero=hero("dwarf", "gnome"), roll=1) == F(1, 2)
    assert moved(*at, hero=hero("troll"), roll=1) == F(15, 36)
    assert rows("movement", position=at[0], hero=hero("dwarf", "gnome"), roll=1)["gnome"] == ("applies", None)


def test_objects_count_at_the_portal_for_whoever_comes_from_the_cursed_glade() -> None:
    # Craft 3 + 2: 2 to 5 are thrown in 10 of 36 ways. A 5 leads beyond the Portal, 4 spaces away.
    given = hero("thief", "solomons-crown")
    assert moved("middle/cursed-glade", "inner/plain-of-peril", hero=given, roll=5) == F(10, 36)


def test_what_lasts_for_one_turn_is_left_out_of_several() -> None:
    # With the potion 8 against 9 in this turn. On the way of two turns nobody counts on it: 6 against 9, as without.
    at = "outer/sentinel", "middle/hills"
    assert moved(*at, hero=hero("troll", "potion-of-strength"), roll=1) == F(10, 36)
    assert landed(*at, 2, hero=hero("troll", "potion-of-strength")) == landed(*at, 2, hero=hero("troll"))
    answer = resolve("movement", position=at[0], target=at[1], within=2, hero=hero("troll", "potion-of-strength"))
    (potion,) = (piece for piece in answer.named if piece.id == "potion-of-strength")
    assert {reason.id for reason in potion.reasons} == {"named-adds-once-drunk", "named-in-this-turn-alone"}
    assert (str(potion.effect), potion.amount) == ("adds", 2)


def test_a_toad_has_no_counters_to_lose_at_the_portal() -> None:
    answer = resolve("portal-of-power", ability="craft", hero={"toad": True, "counters": {"craft": 2}})
    assert [dict(line.hero)["craft"] for line in answer.outcomes] == [1]


# Spaces and cards


@pytest.mark.parametrize(
    ("space", "given", "wanted", "chance"),
    [
        ("chapel", hero("druid"), ["gain-1-spell"], F(1, 6)),  # good for this turn: a 6
        ("graveyard", hero("druid", fate=1), ["gain-1-fate"], F(11, 36)),  # evil: a 5, or one thrown again
        ("temple", hero("priest"), ["gain-1-talisman"], F(3 + 4, 36)),  # a 10, or a 9 and 1 more
        ("temple", hero("dwarf"), ["gain-1-talisman"], F(3, 36)),  # he adds nothing to prayers
        ("chapel", hero("monk"), ["gain-1-spell"], F(2, 6)),  # a 6, or a 5 and 1 more
        ("chapel", hero("monk", toad=True), ["gain-1-spell"], F(0)),  # good as before, but a Toad gains no Spell
        ("castle", hero("warrior", "prince"), ["heal-2"], F(1)),
        ("castle", hero("warrior", "maiden"), ["heal-2"], F(0)),
        ("forest", hero("elf"), ["gain-1-craft"], F(1, 6)),
        ("forest", hero("elf"), ["nothing"], F(1)),  # she leaves the die alone
        ("crags", hero("elf"), ["nothing"], F(2, 6)),  # not here: 4 or 5
        ("crags", hero("elf", "gnome"), ["nothing"], F(1)),
        ("chasm", hero("warrior", "unicorn", "maiden"), ["nothing"], F(2, 3) ** 3),  # three dice, 3 to 6 each
        ("chasm", hero("warrior", "unicorn", "maiden", toad=True), ["nothing"], F(2, 3)),  # it has left them
        ("chasm", hero("warrior", "unicorn", "guide"), ["nothing"], F(1)),
        ("graveyard", hero("prophetess", "cross"), ["lose-1-life"], F(0)),
        ("desert", hero("prophetess", "holy-grail"), ["nothing"], F(1)),
        ("cave", hero("dwarf"), ["gain-3-gold"], F(2, 6)),  # a 6, or a 5 and 1 more
        ("cave", hero("thief"), ["gain-3-gold"], F(1, 6)),
        ("maze", hero("dwarf"), ["nothing"], F(1)),
        ("maze", hero("elf"), ["nothing"], F(0)),  # Craft 4 is below 5
        ("maze", hero("elf", "ring"), ["nothing"], F(1)),  # 4 + 1
        ("marsh", hero("warrior", "sword"), ["nothing"], F(0)),  # Strength 4: the Sword is for battle
        ("marsh", hero("warrior", "unicorn"), ["nothing"], F(1)),  # 4 + 1
        ("enchanter", hero("warrior", "solomons-crown"), ["gain-1-strength"], F(1)),  # Craft 2 + 2
        ("enchanter", hero("warrior", "ring"), ["gain-1-strength"], F(0)),  # Craft 2 + 1
        ("mage", hero("wizard", alignment="good"), ["gain-1-spell"], F(1)),
    ],
)
def test_a_character_with_its_cards_meets_spaces_and_cards(
    space: str, given: Hero, wanted: list[str], chance: F
) -> None:
    assert met(space, given, *wanted) == chance


def test_a_toad_gains_no_spell_no_talisman_and_no_gold() -> None:
    # At the Temple 8 and 9 bring a Spell (5 + 4 of 36 throws), 10 a Talisman (3).
    temple = resolve("space", space="temple", hero={"toad": True})
    assert temple.probability["nothing"] == F(12, 36)
    assert not {"gain-1-spell", "gain-1-talisman"} & {line.result for line in temple.outcomes}
    tavern = resolve("space", space="tavern", hero={"toad": True})
    assert tavern.probability["nothing"] == F(1, 6)
    blocked = {node.blocked_by for _, node in temple.trace.walk()} - {None}
    assert {"talisman/other-rules/toad-spells", "talisman/faq/toad-picks-up"} <= blocked


def test_the_mystic_frees_from_the_hag_whatever_the_die_shows() -> None:
    cursed = hero("thief", "cursed-by-a-hag")
    for visit, left in (("mystic", {0}), ("healer", {1})):
        answer = resolve("space", space="village", visit=visit, hero=cursed)
        assert {line.hero["followers"] for line in answer.outcomes} == left
        effect, _ = rows("space", space="village", visit=visit, hero=cursed)["cursed-by-a-hag"]
        assert effect == ("applies" if visit == "mystic" else "none")
    with pytest.raises(
        BadInputError, match="cursed-by-a-hag"
    ):  # it keeps no other Follower, not even one that must be taken
        resolve("space", space="village", visit="mystic", hero=hero("thief", "cursed-by-a-hag", "poltergeist"))


def test_the_hag_leaves_no_room_for_other_followers() -> None:
    with pytest.raises(BadInputError, match="no other Followers"):
        resolve("space", space="chasm", hero=hero("thief", "cursed-by-a-hag", followers=2))
    # It falls like any Follower: 3 to 6 on both dice.
    assert met("chasm", hero("thief", "cursed-by-a-hag", followers=1), "nothing") == F(2, 3) ** 2


def test_what_is_owned_completes_a_quest_at_once() -> None:
    def completed(given: Hero) -> set[str]:
        answer = resolve("space", space="warlocks-cave", visit="roll", hero=given)
        return {line.result for line in answer.outcomes if line.extra_fields["completed"]}

    assert completed(hero("elf", "ring")) == {"quest-deliver-1-magic-object"}
    assert completed(hero("elf", "talisman", "maiden", gold=2)) == {
        "quest-deliver-1-magic-object", "quest-deliver-1-follower", "quest-deliver-2-gold",
    }  # fmt: skip
    assert completed(hero("elf", "sword")) == set()  # no Magic Object
    assert completed(hero("elf", "ring", toad=True)) == set()


# Moves: Raft, Poltergeist, Blizzard, Toad, Talisman


def test_the_poltergeist_holds_back_whatever_needs_no_die_or_a_die() -> None:
    elf = hero("elf", "poltergeist", spells=["teleport"])
    assert moved("outer/woods-1", "outer/woods-2", hero=elf) == 0
    assert rows("movement", position="outer/woods-1", hero=elf) == {
        "woods": ("applies", None), "elf": ("forbidden", None), "poltergeist": ("applies", None),
        "teleport": ("forbidden", None),
    }  # fmt: skip
    assert moved("outer/woods-1", "outer/woods-2", hero=hero("elf")) == 1
    troll = rows("movement", position="outer/city", hero=hero("troll", life=4), blizzard=1)
    assert troll["troll"] == ("forbidden", None)
    assert rows("movement", position="outer/city", hero=hero("troll", life=4))["troll"] == ("offered", None)


def test_the_poltergeist_is_lost_by_raft() -> None:
    # Turn 1 by Raft to the Castle; then the die is rolled again, and one face of 6 leads 2 spaces on.
    given = hero("minstrel", "poltergeist", "raft")
    board_end = resolve("movement", position="middle/castle", roll=2).as_json()["reachable"][0]["position"]
    assert landed("outer/forest", board_end, 2, hero=given, quest="first") == F(1, 6)


def test_no_raft_once_the_die_is_thrown() -> None:
    given = hero("priest", "raft", "axe")
    assert moved("outer/forest", "middle/castle", hero=given) == 1
    assert moved("outer/forest", "middle/castle", hero=given, roll=2) == 0
    thrown = resolve("movement", position="outer/forest", hero=given, roll=2)
    assert thrown.fields["may_build_raft"] is False
    assert rows("movement", position="outer/forest", hero=given, roll=2)["raft"] == ("forbidden", None)
    assert rows("movement", position="outer/city", hero=given)["raft"] == ("none", None)


def test_a_toad_has_left_its_talisman_and_is_itself_again_after_three_turns() -> None:
    assert moved("inner/pits", "inner/valley-of-fire", hero=hero("elf", "talisman")) == 1
    assert moved("inner/pits", "inner/valley-of-fire", hero=hero("elf", "talisman", toad=True)) == 0
    # 3 steps lead to Woods, from where the Elf goes straight to other Woods, 11 spaces away, in the fourth turn.
    assert landed("outer/fields-1", "outer/woods-2", 4, hero=hero("elf", "raft", toad=True)) == 1
    assert landed("outer/fields-1", "outer/woods-2", 4, hero=hero("elf", "poltergeist", toad=True)) == 1
    assert landed("outer/fields-1", "outer/woods-2", 4, hero=hero("troll", "raft", toad=True)) == 0
    # Strength 7 with the Magic Belt is 6 without it: a 1 leads from the Sentinel's space to the Hills, and 3 of 36 win.
    toad = hero(None, "magic-belt", toad=True, strength=7)
    assert landed("outer/sentinel", "middle/hills", 4, hero=toad) == F(1, 6) * F(3, 36)
    assert landed("outer/sentinel", "middle/hills", 4, hero=hero("troll", "axe", toad=True)) == F(1, 6) * F(3, 36)


# A row for each piece


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (
            {"situation": "movement", "position": "outer/sentinel", "hero": hero("warrior", "sword", "axe", "shield")},
            {"sentinel": "applies", "warrior": "applies", "sword": "adds", "axe": "adds", "shield": "none"},
        ),
        (
            {"situation": "movement", "position": "outer/woods-2", "roll": 1, "hero": hero("elf", "axe", "pixie")},
            {"woods": "applies", "elf": "forbidden", "axe": "forbidden", "pixie": "none"},
        ),
        (
            {"situation": "movement", "position": "outer/city", "target": "outer/tavern", "within": 1,
             "hero": hero("troll", "sword", "mule", life=6)},
            {"city": "applies", "troll": "none", "sword": "none", "mule": "none", "tavern": "applies"},
        ),
        (
            {"situation": "movement", "position": "outer/sentinel", "roll": 1,
             "hero": hero("sorceress", "amulet", spells=["invisibility", "divination"])},
            {"sentinel": "applies", "sorceress": "adds", "amulet": "forbids", "invisibility": "forbidden",
             "divination": "forbidden"},
        ),
        (
            {"situation": "movement", "position": "outer/sentinel", "roll": 1, "may_evade": True,
             "hero": hero("sorceress", spells=["invisibility"])},
            {"sentinel": "applies", "sorceress": "adds", "invisibility": "offered"},
        ),
        (
            {"situation": "movement", "position": "outer/forest",
             "hero": hero("elf", "raft", toad=True, spells=["hex"])},
            {"forest": "applies", "elf": "forbidden", "raft": "forbidden", "hex": "forbidden"},
        ),
        (
            {"situation": "movement", "position": "middle/cursed-glade", "hero": hero("wizard", spells=["teleport"])},
            {"cursed-glade": "applies", "wizard": "adds", "teleport": "forbidden"},
        ),
        (
            {"situation": "portal-of-power", "ability": "craft", "quest": "first", "hero": hero("dwarf", "gnome")},
            {"dwarf": "none", "gnome": "none"},
        ),
        (
            {"situation": "portal-of-power", "ability": "strength", "hero": hero("dwarf", "gnome", "ring", "sword")},
            {"dwarf": "adds", "gnome": "none", "ring": "adds", "sword": "none"},
        ),
        (
            {"situation": "portal-of-power", "ability": "strength", "hero": hero("troll", "ring", strength=8)},
            {"troll": "in-total", "ring": "in-total"},
        ),
        (
            {"situation": "space", "space": "castle", "wanted": ["heal-2"],
             "hero": hero("thief", "prince", "princess")},
            {"castle": "applies", "thief": "none", "prince": "offered", "princess": "offered"},
        ),
        (
            {"situation": "space", "space": "village", "visit": "blacksmith", "hero": hero("thief", "mule")},
            {"village": "applies", "thief": "applies", "mule": "none"},
        ),
        (
            {"situation": "space", "space": "desert", "hero": hero("druid", "water-bottle", "holy-grail")},
            {"desert": "applies", "druid": "none", "water-bottle": "applies", "holy-grail": "applies"},
        ),
        (
            {"situation": "space", "space": "graveyard", "hero": hero("dwarf", "cross")},
            {"graveyard": "applies", "dwarf": "applies", "cross": "none"},
        ),
        (
            {"situation": "space", "space": "graveyard", "hero": hero("dwarf", "cross", alignment="good")},
            {"graveyard": "applies", "dwarf": "none", "cross": "applies"},
        ),
        (
            {"situation": "space", "card": "maze", "hero": hero("dwarf", "ring")},
            {"maze": "forbidden", "dwarf": "applies", "ring": "none"},
        ),
        (
            {"situation": "space", "card": "maze", "hero": hero("wizard", "ring", craft=6)},
            {"maze": "applies", "wizard": "in-total", "ring": "in-total"},
        ),
        (
            {"situation": "space", "card": "magical-vortex", "hero": hero("wizard", spells=["hex", "hex"])},
            {"magical-vortex": "applies", "wizard": "none", "hex": "applies"},
        ),
        (
            {"situation": "space", "space": "city", "visit": "alchemist", "hero": hero("warrior", "sword", "guide")},
            {"city": "applies", "sword": "not-executed", "guide": "none", "warrior": "adds"},
        ),
    ],
)  # fmt: skip
def test_every_named_piece_has_its_row(request_: dict[str, Any], expected: dict[str, str]) -> None:
    situation = request_.pop("situation")
    given = request_["hero"]
    answer = resolve(situation, **request_)
    assert {piece.id: str(piece.effect) for piece in answer.named} == expected
    named = [*([given["character"]] if "character" in given else []), *given["cards"], *given.get("spells", [])]
    assert [piece.id for piece in answer.named if piece.owner == "hero"] == named
    for piece in answer.named:
        assert piece.entries[0].endswith(f"/{piece.id}")
        assert all(piece.reason(language) for language in LANGUAGES)


CARRIED = [card for card in load_cards().cards.values() if card.is_object or card.is_follower]


@pytest.mark.thorough
@pytest.mark.parametrize("character", load_heroes().characters)
def test_any_character_with_any_card_has_rows_anywhere(character: str) -> None:
    """No piece is forgotten, and what is said rests on entries."""
    alignment = load_heroes().characters[character].alignment
    for number, card in enumerate(each for each in CARRIED if alignment not in (each.forbidden_to or ())):
        space = [*SPACES.values()][number % len(SPACES)]
        requests: list[dict[str, Any]] = [
            {"situation": "movement", "position": "outer/woods-1"},
            {"situation": "portal-of-power", "ability": ("strength", "craft")[number % 2]},
            {"situation": "space", "space": space.id, "wanted": [*possible_effects(space)][:1]},
        ]
        for request in requests:
            answer = resolve(**request, hero=hero(character, card.id))
            assert [piece.id for piece in answer.named if piece.owner] == [character, card.id]
            assert all(piece.reason("en") and piece.entries for piece in answer.named)


def test_an_ability_that_a_named_character_lacks_is_refused() -> None:
    for fields in ({"need_not_roll": True}, {"prayer_bonus": 1}):
        for given in (hero("warrior"), {"toad": True}):
            with pytest.raises(BadInputError) as caught:
                resolve("space", space="temple" if "prayer_bonus" in fields else "crags", hero=given, **fields)
            assert caught.value.code == "contradiction"
    assert met("crags", hero("dwarf"), "nothing", need_not_roll=True) == 1
    assert met("temple", hero("monk"), "gain-1-talisman", prayer_bonus=1) == F(7, 36)
