"""Spaces with dice or a choice: worked out by hand, and by brute force over all dice."""

from __future__ import annotations

from fractions import Fraction as F
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.errors import BadInputError
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.printed_effects import Region
from rulewright.games.talisman.situations.space import EFFECTS, SITUATION, SPACES
from rulewright.language import LANGUAGES, Language
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.solving import Effort
from rulewright.views.explanation_text import format_averages, format_headline

pytestmark = pytest.mark.thorough

CATALOGUE = Catalogue([SITUATION])
TEMPLE = {
    2: "lose-2-lives", 3: "lose-1-life", 4: "lose-1-follower", 5: "enslaved", 6: "gain-1-strength", 7: "gain-1-craft",
    8: "gain-1-spell", 9: "gain-1-spell", 10: "gain-1-talisman", 11: "gain-2-fate", 12: "gain-2-lives",
}  # fmt: skip


def resolve(space: str, effort: Effort | None = None, **fields: object) -> Answer:
    """The answer; `alignment` and `cards` are the hero's."""
    of_hero = {name: fields.pop(name) for name in ("alignment", "cards") if name in fields}
    if of_hero:
        fields["hero"] = {**fields.get("hero", {}), **of_hero}
    return CATALOGUE.resolve({"situation": "talisman/space", "space": space, **fields}, effort or Effort())


def possible(answer: Answer) -> dict[str, F]:
    return {result: F(share) for result, share in answer.probability.items() if share}


def chance(space: str, *wanted: str, **fields: object) -> F:
    answer = resolve(space, wanted=list(wanted), **fields)
    return sum((F(answer.probability[effect]) for effect in wanted), start=F(0))


def left(answer: Answer, result: str) -> dict[str, int]:
    (line,) = (line for line in answer.outcomes if line.result == result)
    return dict(line.hero)


def statuses(answer: Answer) -> set[tuple[str, str]]:
    return {(node.entry.removeprefix("talisman/"), str(node.status)) for _, node in answer.trace.walk()}


# One die


@pytest.mark.parametrize(
    ("space", "fields", "table"),
    [
        ("tavern", {},
         ["lose-1-turn", "fight-strength-3", "lose-1-gold", "gain-1-gold", "offer-outer-space", "offer-temple"]),
        ("forest", {}, ["fight-strength-4", "lose-1-turn", "lose-1-turn", "nothing", "nothing", "gain-1-craft"]),
        ("crags", {}, ["fight-craft-4", "lose-1-turn", "lose-1-turn", "nothing", "nothing", "gain-1-strength"]),
        ("city", {"visit": "enchantress"},
         ["toad", "lose-1-strength", "lose-1-craft", "gain-1-craft", "gain-1-strength", "gain-1-spell"]),
        ("village", {"visit": "mystic"},
         ["become-evil", "nothing", "nothing", "become-good", "gain-1-craft", "gain-1-spell"]),
        ("chapel", {"alignment": "good", "visit": "pray"}, ["nothing"] * 4 + ["gain-1-life", "gain-1-spell"]),
        ("graveyard", {"alignment": "evil", "visit": "pray"}, ["nothing"] * 4 + ["gain-1-fate", "gain-1-spell"]),
        ("warlocks-cave", {"visit": "roll"},
         ["quest-take-1-life", "quest-kill-1-enemy", "quest-deliver-1-follower", "quest-deliver-1-magic-object",
          "quest-deliver-3-gold", "quest-deliver-2-gold"]),
        ("chasm", {}, ["lose-1-life"] * 2 + ["nothing"] * 4),
    ],
)  # fmt: skip
def test_one_die_on_a_table(space: str, fields: dict, table: list[str]) -> None:
    assert possible(resolve(space, **fields)) == {effect: F(table.count(effect), 6) for effect in table}
    # Whoever wants some of the faces throws again on all others, once: of n faces, n/6 + (6 - n)/6 * n/6.
    for effect in set(table):
        share = F(table.count(effect), 6)
        assert chance(space, effect, hero={"fate": 2}, **fields) == share + (1 - share) * share
        assert chance(space, effect, **fields) == share
    wanted = sorted(set(table))[:2]
    share = sum(F(table.count(effect), 6) for effect in wanted)
    assert chance(space, *wanted, hero={"fate": 1}, **fields) == share + (1 - share) * share


def test_the_temple_without_fate() -> None:
    answer = possible(resolve("temple", hero={"fate": 3}))
    ways = {total: 6 - abs(7 - total) for total in range(2, 13)}
    expected = dict.fromkeys(TEMPLE.values(), F(0))
    for total, effect in TEMPLE.items():
        expected[effect] += F(ways[total], 36)
    assert answer == expected
    # Without a wish no fate is paid, and there is nothing to advise.
    plain = resolve("temple", hero={"fate": 3})
    for line in plain.outcomes:
        assert line.hero["fate"] == (5 if line.result == "gain-2-fate" else 3)
    assert plain.advice == ()
    assert ("characters/fate-reroll", "considered") in statuses(plain)


@cache
def pray(wanted: frozenset[str], fate: bool, bonus: int) -> F:
    """Every pair of dice; with fate the die to be thrown again that leaves most chances; the bonus if it helps."""

    def good(total: int) -> bool:
        return TEMPLE[total] in wanted or TEMPLE[min(12, total + bonus)] in wanted

    found = F(0)
    for pair in product(range(1, 7), repeat=2):
        total = sum(pair)
        if good(total):
            found += 1
        elif fate:
            found += max(F(sum(good(total - die + new) for new in range(1, 7)), 6) for die in pair)
    return found / 36


@pytest.mark.thorough
@pytest.mark.parametrize("wanted", [
    *((effect,) for effect in dict.fromkeys(TEMPLE.values())),
    ("gain-1-strength", "gain-1-craft"),
    ("gain-1-spell", "gain-1-talisman", "gain-2-fate"),
    ("lose-2-lives", "gain-2-lives"),
])  # fmt: skip
@pytest.mark.parametrize("fate", [0, 2])
@pytest.mark.parametrize("bonus", [0, 1])
def test_the_temple_against_brute_force(wanted: tuple[str, ...], fate: int, bonus: int) -> None:
    found = chance("temple", *wanted, hero={"fate": fate}, prayer_bonus=bonus)
    assert found == pray(frozenset(wanted), fate > 0, bonus)


def test_players_ask_for_the_talisman_at_the_temple() -> None:
    # 10 is thrown in 3 of 36 ways. A new die helps where the other shows 4 or more: 27 pairs have such a die, 3 of them
    # make 10 already, and each of the other 24 makes it with 1 face of 6: 3/36 + 24/36 * 1/6 = 7/36.
    assert chance("temple", "gain-1-talisman") == F(1, 12)
    assert chance("temple", "gain-1-talisman", hero={"fate": 1}) == F(7, 36)
    # The Monk may make a 9 of it too: 3 + 4 ways.
    assert chance("temple", "gain-1-talisman", prayer_bonus=1) == F(7, 36)


def test_the_headline_tells_what_was_asked_for() -> None:
    asked = resolve("temple", wanted=["gain-2-fate", "gain-1-talisman"])
    # 3 + 2 of 36 ways; in the board's order.
    assert format_headline(asked, SITUATION, Language.EN) == "You have a 14% chance of gaining 1 Talisman or 2 fate."
    assert format_headline(resolve("castle"), SITUATION, Language.EN).startswith("You are certain to ")


def test_only_one_of_the_dice_is_rerolled_and_a_second_token_does_not_help() -> None:
    one, many = ({"fate": fate} for fate in (1, 20))
    assert chance("temple", "gain-2-lives", hero=one) == chance("temple", "gain-2-lives", hero=many)


def test_the_bonus_counts_for_prayers_only_and_may_be_left_out() -> None:
    monk = {"character": "monk"}  # whose card gives the bonus
    assert possible(resolve("tavern", hero=monk)) == possible(resolve("tavern"))
    assert possible(resolve("village", visit="mystic", hero=monk)) == possible(resolve("village", visit="mystic"))
    # Without a wish it is left out, as doing nothing wins ties: only a 5 and a 6 help the good Priest.
    priest = resolve("chapel", alignment="good", visit="pray", prayer_bonus=1)
    assert possible(priest) == {"nothing": F(2, 3), "gain-1-life": F(1, 6), "gain-1-spell": F(1, 6)}
    # Who wants the life leaves it out at 5 and adds it at 4.
    fields = {"alignment": "good", "visit": "pray", "prayer_bonus": 1}
    assert chance("chapel", "gain-1-life", **fields) == F(1, 3)
    assert chance("chapel", "gain-1-spell", **fields) == F(1, 3)
    assert chance("temple", "lose-2-lives", prayer_bonus=1) == F(1, 36)


# Choices


def test_the_city_offers_three_visits() -> None:
    assert possible(resolve("city", visit="doctor")) == {"heal-2-for-gold": 1}
    assert possible(resolve("city", visit="alchemist")) == {"sell-objects": 1}
    # Whoever wants a Spell goes to the Enchantress, whoever wants to heal to the Doctor.
    spell = resolve("city", wanted=["gain-1-spell"])
    assert (spell.advice[0].choice, spell.advice[0].cases[0].option) == ("visit", "enchantress")
    assert possible(resolve("city", wanted=["heal-2-for-gold"])) == {"heal-2-for-gold": 1}


@pytest.mark.parametrize(
    ("space", "alignment", "results"),
    [
        ("graveyard", "good", {"lose-1-life": 1}),
        ("graveyard", "neutral", {"replenish-fate-for-gold": 1}),
        ("chapel", "evil", {"lose-1-life": 1}),
        ("chapel", "neutral", {"heal-for-gold": 1}),
    ],
)
def test_alignment_decides(space: str, alignment: str, results: dict[str, int]) -> None:
    answer = resolve(space, alignment=alignment)
    assert possible(answer) == results
    assert (f"board/{space}", "applied") in statuses(answer)


def test_the_good_at_the_chapel_heal_or_pray() -> None:
    assert possible(resolve("chapel", alignment="good", visit="heal")) == {"heal": 1}
    assert possible(resolve("chapel", alignment="good", wanted=["gain-1-life", "gain-1-spell"]))["nothing"] == F(2, 3)
    assert chance("chapel", "gain-1-life", "gain-1-spell", alignment="good", hero={"fate": 1}) == F(5, 9)


def test_the_black_knight_takes_gold_or_a_life() -> None:
    assert possible(resolve("black-knight")) == {"lose-1-life": 1}  # there is no gold to pay
    assert ("board/black-knight", "blocked") in statuses(resolve("black-knight"))
    rich = {"gold": 2, "life": 3}
    assert possible(resolve("black-knight", hero=rich, visit="pay")) == {"lose-1-gold": 1}
    assert left(resolve("black-knight", hero=rich, visit="suffer"), "lose-1-life")["life"] == 2
    wished = resolve("black-knight", hero=rich, wanted=["lose-1-gold"])
    assert possible(wished) == {"lose-1-gold": 1}
    assert ("board/black-knight", "considered") not in statuses(wished)  # one of the two must be done


def test_the_castle_heals_free_with_the_prince() -> None:
    assert possible(resolve("castle")) == {"heal-for-gold": 1}
    assert chance("castle", "heal-2") == 0
    assert chance("castle", "heal-2", cards=["princess"]) == 1
    assert possible(resolve("castle", cards=["prince"], visit="royal-doctor-free")) == {"heal-2": 1}


def test_the_desert_takes_a_life_before_the_draw() -> None:
    answer = resolve("desert", hero={"life": 1})
    assert possible(answer) == {"lose-1-life": 1}
    assert left(answer, "lose-1-life")["life"] == 0


def test_dice_that_may_be_left_alone() -> None:
    # Players ask: should the Elf roll in the Forest? Only for the Craft; otherwise she goes by unharmed.
    elf = {"need_not_roll": True}
    assert chance("forest", "nothing", **elf) == 1
    assert chance("forest", "gain-1-craft", **elf) == F(1, 6)
    assert possible(resolve("forest", visit="no-roll", **elf)) == {"nothing": 1}
    # Asked without a wish, the question is what the die leads to.
    assert possible(resolve("forest", **elf)) == possible(resolve("forest"))


# The Warlock's Cave


def test_a_quest_may_be_declined_and_only_one_accepted_at_a_time() -> None:
    assert possible(resolve("warlocks-cave", visit="no-roll")) == {"nothing": 1}
    barred = resolve("warlocks-cave", quest="later", wanted=["quest-deliver-2-gold"], hero={"fate": 1})
    assert possible(barred) == {"nothing": 1}
    blocked = [node for _, node in barred.trace.walk() if node.status == "blocked"]
    assert [(node.entry, node.blocked_by) for node in blocked] == [
        ("talisman/other-rules/quests", "talisman/other-rules/one-quest-at-a-time")
    ]
    # Whoever wants nothing declines.
    assert chance("warlocks-cave", "nothing") == 1


def test_a_quest_is_completed_at_once_where_that_is_possible() -> None:
    # Players ask for a quest that they can carry out at once: 2 gold and a Follower in hand, 2 of 6 faces.
    answer = resolve("warlocks-cave", hero={"gold": 2, "followers": 1}, visit="roll")
    done = {line.result for line in answer.outcomes if line.extra_fields["completed"]}
    assert done == {"quest-deliver-2-gold", "quest-deliver-1-follower"}
    assert left(answer, "quest-deliver-1-follower")["followers"] == 0
    assert left(answer, "quest-deliver-2-gold")["followers"] == 1
    assert answer.as_json()["outcomes"][0]["completed"] is False
    hero = {"gold": 2, "followers": 1, "fate": 1}
    assert chance("warlocks-cave", *sorted(done), hero=hero) == F(1, 3) + F(2, 3) * F(1, 3)


# The Chasm


def test_everyone_at_the_chasm_has_a_die() -> None:
    # 1 or 2 is a fall. With 2 Followers: all safe (2/3)^3; the hero falls 1/3; only Followers the rest.
    answer = resolve("chasm", hero={"followers": 2})
    assert possible(answer) == {
        "nothing": F(8, 27), "lose-1-life": F(1, 3), "lose-1-follower": F(10, 27),
    }  # fmt: skip
    assert F(answer.expected["followers"]) == F(4, 3)
    assert F(answer.expected["life"]) == 4 - F(1, 3)
    lost = {(line.result, line.hero["life"], line.hero["followers"]): F(line.probability) for line in answer.outcomes}
    assert lost["lose-1-life", 3, 0] == F(1, 27)
    assert lost["lose-1-follower", 4, 0] == F(2, 27)


def test_a_follower_lost_at_the_chasm_may_be_one_of_several() -> None:
    outcomes = resolve("chasm", hero={"followers": 3}).outcomes
    assert {line.hero["followers"] for line in outcomes if line.result == "lose-1-follower"} == {0, 1, 2}
    for language in LANGUAGES:
        assert not any(map(str.isdigit, SITUATION.results["lose-1-follower"].render(language)))


@cache
def stay_whole(dice: int, fate: int) -> F:
    """The best chance that none of so many dice falls, each of its own, naively."""
    if not dice:
        return F(1)
    safe = F(4, 6) * stay_whole(dice - 1, fate)
    fallen = F(2, 6) * F(4, 6) * stay_whole(dice - 1, fate - 1) if fate else 0
    return safe + fallen


@pytest.mark.parametrize(("followers", "fate"), [(0, 1), (1, 1), (3, 2), (5, 3), (2, 6)])
def test_fate_keeps_the_whole_party_from_falling(followers: int, fate: int) -> None:
    hero = {"followers": followers, "fate": fate}
    assert chance("chasm", "nothing", hero=hero) == stay_whole(followers + 1, fate)
    # Who only cares for his own neck throws again only the first die.
    assert chance("chasm", "nothing", "lose-1-follower", hero=hero) == F(8, 9)


def test_the_fullest_party_takes_no_more_than_seconds() -> None:
    answer = resolve("chasm", hero={"followers": 20, "fate": 20}, wanted=["nothing"])
    assert F(answer.probability["nothing"]) == stay_whole(21, 20)


# What is left of the hero


def test_what_effects_leave_of_the_hero() -> None:
    hero = {"life": 2, "fate": 1, "followers": 3, "strength": 5, "craft": 4, "counters": {"craft": 1}}
    city = resolve("city", visit="enchantress", hero=hero)
    whole = {"life": 2, "fate": 1, "followers": 3, "strength": 5, "craft": 4}
    assert left(city, "gain-1-strength") == {**whole, "strength": 6}
    assert left(city, "lose-1-craft") == {**whole, "craft": 3}
    assert left(city, "lose-1-strength") == whole  # no Strength counter to lose
    assert left(city, "toad") == {**whole, "strength": 1, "craft": 1, "followers": 0}
    temple = resolve("temple", hero=hero)
    assert left(temple, "lose-2-lives")["life"] == 0
    assert left(temple, "gain-2-lives")["life"] == 4
    assert left(temple, "gain-2-fate")["fate"] == 3
    assert left(temple, "lose-1-follower")["followers"] == 2
    assert left(resolve("temple"), "lose-1-follower")["followers"] == 0
    assert left(resolve("chapel", alignment="evil", hero={"life": 1}), "lose-1-life")["life"] == 0
    assert "strength" not in left(resolve("temple"), "enslaved")


def test_no_gold_is_lost_where_there_is_none() -> None:
    node = next(node for _, node in resolve("tavern").trace.walk() if node.blocked_by and "gold" in node.blocked_by)
    assert (node.entry, node.blocked_by) == ("talisman/possessions/gold", "talisman/possessions/no-gold-to-lose")
    assert ("possessions/gold", "blocked") not in statuses(resolve("tavern", hero={"gold": 1}))


# Every space


VISITED = [
    (space.id, alignment, visit)
    for space in SPACES.values()
    for alignment in (tuple(space.alignments) or (None,))
    for visit in [
        choice.id
        for choice in (*space.visits, *space.penalties, *(space.alignments.get(alignment, ()) if alignment else ()))
    ]
    or [None]
]


@pytest.mark.parametrize(("space", "alignment", "visit"), VISITED)
def test_every_space_tells_all_its_effects(space: str, alignment: str | None, visit: str | None) -> None:
    fields = {name: value for name, value in (("alignment", alignment), ("visit", visit)) if value}
    answer = resolve(space, hero={"gold": 3, "followers": 1, "fate": 1}, cards=["prince"], **fields)
    assert sum(map(F, answer.probability.values())) == 1
    board = load_board()
    record = board.spaces[space]
    effects = {*record.effect_ids(), *(row.effect for table in record.tables() for row in table.rows)}
    assert effects <= set(answer.probability) <= effects | {"nothing"}
    assert any(node.entry == f"talisman/board/{space}" for _, node in answer.trace.walk())
    assert answer.as_json()["probability"].keys() == answer.probability.keys()


def test_the_spaces_are_those_of_the_outer_and_middle_regions_that_do_something() -> None:
    assert set(SPACES) == {
        "city", "tavern", "forest", "village", "graveyard", "chapel", "crags", "black-knight", "chasm", "warlocks-cave",
        "desert", "temple", "castle",
    }  # fmt: skip
    board = load_board()
    for space in SPACES:
        assert all(board.region(position) is not Region.INNER for position in board.positions_of(space))


def test_every_effect_and_choice_has_a_name() -> None:
    for space in SPACES.values():
        assert all(choice.id in SITUATION.words or choice in space.penalties for choice in space.choices() if choice.id)
    names = [str(SITUATION.results[effect]) for effect in EFFECTS]
    assert "{" not in "".join(names)
    assert len(set(names)) == len(names)


@given(st.sampled_from(VISITED), st.integers(0, 3), st.data())
def test_more_fate_never_hurts(case: tuple[str, str | None, str | None], fate: int, data: st.DataObject) -> None:
    space, alignment, visit = case
    fields = {name: value for name, value in (("alignment", alignment), ("visit", visit)) if value}
    hero = {"gold": 3, "followers": 2}
    names = list(resolve(space, hero=hero, cards=["prince"], **fields).probability)
    wanted = data.draw(st.lists(st.sampled_from(names), min_size=1, max_size=3, unique=True))
    fewer = chance(space, *wanted, hero={**hero, "fate": fate}, cards=["prince"], **fields)
    assert fewer <= chance(space, *wanted, hero={**hero, "fate": fate + 1}, cards=["prince"], **fields)


# Bad input


@pytest.mark.parametrize(
    ("fields", "code", "words"),
    [
        ({"space": "tempel"}, "bad-value", "Did you mean temple?"),
        ({"space": "ruins"}, "contradiction", "cards are drawn"),
        ({"space": "crypt"}, "contradiction", "situations of its own"),
        ({"space": "xyz"}, "bad-value", "Choose one of: city"),
        ({"space": "city"}, "missing-field", "doctor, alchemist, enchantress"),
        ({"space": "city", "visit": "enchantres"}, "bad-value", "Did you mean visit the Enchantress (enchantress)?"),
        ({"space": "city", "visit": "mystic"}, "bad-value", "visit"),
        ({"space": "tavern", "visit": "doctor"}, "contradiction", "nothing to choose"),
        ({"space": "chapel"}, "missing-field", "hero.alignment"),
        ({"space": "chapel", "hero": {"alignment": "good"}}, "missing-field", "heal, pray"),
        ({"space": "chapel", "hero": {"alignment": "neutral"}, "visit": "pray"}, "contradiction", "not open"),
        ({"space": "castle", "visit": "royal-doctor-free"}, "contradiction", "royal-doctor"),
        ({"space": "castle", "hero": {"cards": ["princes"]}}, "bad-value", "Did you mean princess, prince or"),
        ({"space": "black-knight", "visit": "pay"}, "contradiction", "not open"),
        (
            {"space": "temple", "wanted": ["gain-talisman"]},
            "bad-value",
            "Did you mean Gain 1 Talisman (gain-1-talisman)",
        ),
        ({"space": "temple", "wanted": ["toad"]}, "bad-value", "wanted.0"),
        ({}, "missing-field", "space"),
        (
            {"space": "castle", "visit": "royal-doctor", "prayer_bonus": 1},
            "contradiction",
            "prayer_bonus = 1",
        ),
        (
            {"space": "tavern", "prayer_bonus": 1},
            "contradiction",
            "“prayer_bonus” makes no difference here. Take it out.",
        ),
        ({"space": "temple", "prayer_bonus": 1, "visit": "no-roll", "need_not_roll": True}, "contradiction", "prayer"),
        ({"space": "chapel", "hero": {"alignment": "evil"}, "prayer_bonus": 1}, "contradiction", "prayer_bonus = 1"),
        (
            {"space": "chapel", "hero": {"alignment": "good"}, "visit": "heal", "prayer_bonus": 1},
            "contradiction",
            "prayer_bonus",
        ),
        ({"space": "tavern", "quest": "first"}, "contradiction", 'quest = "first"'),
        ({"space": "desert", "need_not_roll": True}, "contradiction", "need_not_roll"),
        ({"card": "witch", "need_not_roll": True}, "contradiction", "need_not_roll"),
        ({"card": "witch", "quest": "later"}, "contradiction", "quest"),
    ],
)
def test_bad_input_is_refused_with_cause_and_remedy(fields: dict, code: str, words: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": "talisman/space", **fields})
    assert caught.value.code == code
    assert words in f"{caught.value.input} {caught.value.message} {caught.value.remedy}"


def test_averages_are_not_told_where_healing_is_still_to_be_decided() -> None:
    # At the Castle a life may be healed for each gold: “2 lives at the end” would be wrong for whoever heals.
    situation = CATALOGUE.situations["talisman/space"]
    castle, temple = (
        CATALOGUE.resolve({"situation": "talisman/space", "space": space, "hero": {"life": 2}})
        for space in ("castle", "temple")
    )
    assert isinstance(castle, Answer)
    assert isinstance(temple, Answer)
    assert castle.expected["life"] == 2
    assert format_averages(castle, situation, Language.EN) == ""
    assert format_averages(temple, situation, Language.EN).startswith("At the end, on average: ")
