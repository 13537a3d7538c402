"""Activations in combat, with results derived by hand in each test."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from rulewright.engine.solver import Solver
from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.rules.play import EncounterState
from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Problem, Report
from rulewright.situations.solving import Effort

CATALOGUE = Catalogue(SITUATIONS)
HERO = {"health": 9, "energy": 6}


def resolve(**fields: Any) -> Answer | Report:
    encounter = {"value": 9, **fields.pop("encounter", {})}
    hero = {**HERO, **fields.pop("hero", {})}
    return CATALOGUE.resolve({"situation": "tainted-grail/combat", "hero": hero, "encounter": encounter, **fields})


def played(line: str, **fields: Any) -> dict[str, Any]:
    """The JSON of a line resolved."""
    answer = resolve(line=line, **fields)
    assert isinstance(answer, Report)
    return dict(answer.as_json())


def state(line: str, **fields: Any) -> dict[str, Any]:
    answer = played(line, **fields)
    assert "refused" not in answer, answer["refused"]
    return {"result": answer["result"], **answer["state"]}


def refused(line: str, **fields: Any) -> dict[str, Any]:
    answer = played(line, **fields)
    assert answer["result"] == "not-allowed"
    return dict(answer["refused"])


def best(**fields: Any) -> Answer:
    answer = resolve(**fields)
    assert isinstance(answer, Answer)
    return answer


def share(answer: Answer, result: str) -> Fraction:
    probability = answer.probability[result]
    return Fraction(int(probability.numerator), int(probability.denominator))


def advised(answer: Answer) -> list[str]:
    """The options of the decisions what to play, in order."""
    return [case.option for advice in answer.advice if advice.choice == "play" for case in advice.cases]


# --- keys ---------------------------------------------------------------------------------------------------------

UNIT_1 = """
A = 1:+ 2:m F:m > 1:ag M F:x2
B = 1:+ F:m > 1:ag
C = 1:+ F:m"""
UNIT_1_ENEMY = {"value": 9, "keys": "1:ag1 2:co1 F:v", "traits": ["quick"]}


def test_void_low_attribute_and_first_card() -> None:
    """The free key's void blanks A's marker; courage 0 joins nothing; the extra card on a first card is ignored."""
    after = state("A", cards=UNIT_1, hand="A", encounter=UNIT_1_ENEMY, hero={"aggression": 1})
    assert after["pool"] == 0
    assert after["joined"] == {"aggression": 1}


def test_multiplier_on_the_card_before_and_quick() -> None:
    """B: its extra-card key joins A's; A's x2 acts on B's marker: 2. A third card is one too many for Quick."""
    fields = {"cards": UNIT_1, "hand": "A, B, C", "encounter": UNIT_1_ENEMY, "hero": {"aggression": 1}}
    after = state("A, B", **fields)
    assert (after["pool"], after["joined"]) == (2, {"aggression": 2})
    no = refused("A, B, C", **fields)
    assert (no["number"], no["entries"]) == (3, ["tainted-grail/combat/quick"])


def test_an_extra_card_on_the_first_card_does_not_help_the_second() -> None:
    """A's own key joined, but it is B that has to be joined, and A has no key on its right."""
    cards = "A = 1:+ F:m\nB = 1:+ F:m"
    no = refused("A, B", cards=cards, hand="A, B", encounter={"keys": "1:ag1"}, hero={"aggression": 1})
    assert (no["number"], no["reason"]) == (2, "meets-no-key")
    assert "tainted-grail/cards-and-keys/further-cards" in no["entries"]


@pytest.mark.parametrize(
    ("key", "hero", "pool"),
    [
        ("1:ag2", {"aggression": 2}, 1),
        ("1:ag2", {"aggression": 1}, 0),
        ("2:ag1", {"aggression": 2}, 0),  # another row: the halves do not meet
        ("1:ag1|em2", {"empathy": 2}, 1),
        ("1:ag1|em2", {"aggression": 1}, 1),
        ("1:ag1|em2", {"empathy": 1}, 0),
    ],
)
def test_attribute_keys(key: str, hero: dict[str, int], pool: int) -> None:
    assert state("A", cards="A = 1:m", hand="A", encounter={"keys": key}, hero=hero)["pool"] == pool


def test_a_key_of_several_attributes_read_otherwise_asks_for_all() -> None:
    fields = {"cards": "A = 1:m", "hand": "A", "encounter": {"keys": "1:ag|em"}, "hero": {"aggression": 1}}
    assert state("A", **fields)["pool"] == 1
    assert state("A", **fields, variants={"key-of-several": "all"})["pool"] == 0


def test_magic_is_paid_only_where_both_halves_meet() -> None:
    cards = "A = M:m2\nB = F:m > M"
    assert state("A", cards=cards, hand="A", hero={"magic": 1}, encounter={"keys": "M"})["pool"] == 0
    after = state("A+", cards=cards, hand="A", hero={"magic": 1}, encounter={"keys": "M"})
    assert (after["pool"], after["magic"]) == (2, 0)
    assert refused("A+", cards=cards, hand="A", hero={"magic": 0}, encounter={"keys": "M"})["reason"] == "no-magic"
    assert refused("A+", cards=cards, hand="A", hero={"magic": 1})["reason"] == "no-magic-key"
    assert refused("B+", cards=cards, hand="B", hero={"magic": 1}, encounter={"keys": "M"})["reason"] == "no-magic-key"


@pytest.mark.parametrize(
    ("before", "own", "pool"),
    [
        ("F:x2", "F:m", 2),
        ("F:x2", "F:m2", 4),
        ("F:x2", "F:m,m", 3),  # the next icon only
        ("F:x2", "F:x3,m", 6),
        ("F:v", "F:m,m2", 2),
        ("F:v", "F:x2,m", 1),  # the void blanks the multiplier
        ("F:x2", "F:v,m,m", 1),  # the multiplier is spent on the void
        ("F:x2", "F:+,m", 1),  # an extra-card bonus is not multiplied, and the multiplier is used up
    ],
)
def test_multiplier_and_void_act_on_the_next_icon(before: str, own: str, pool: int) -> None:
    assert state("A", cards=f"A = {own}", hand="A", encounter={"keys": before})["pool"] == pool


def test_a_voided_extra_card_does_not_let_a_card_be_played() -> None:
    cards = "A = > F:v\nB = F:+"
    no = refused("A, B", cards=cards, hand="A, B")
    assert no["reason"] == "voided"
    assert state("A, B", cards="A = > F:x2\nB = F:+,m", hand="A, B")["pool"] == 1


def test_reasons_against_a_further_card() -> None:
    cards = "A = > 1:ag2 M\nB = 1:+\nC = M:+\nD = F:m"
    fields = {"cards": cards, "hand": "A, B, C, D", "hero": {"aggression": 1, "magic": 1}}
    assert refused("A, B", **fields)["reason"] == "attribute-too-low"
    assert refused("A, C", **fields)["reason"] == "needs-magic"
    assert refused("A, D", **fields)["reason"] == "no-extra-card"
    assert refused("D, D", **fields)["reason"] == "not-in-hand"
    assert refused("A, C", **(fields | {"hero": {"aggression": 1}}))["reason"] == "no-magic"
    assert refused("A, use A", **fields)["reason"] == "no-charges"
    assert refused("A, stop, D", **fields)["reason"] == "over"
    assert state("A, C+", **fields)["magic"] == 0


def test_the_torn_card_leaves_with_its_joined_keys_and_magic() -> None:
    """B joins A's keys and tears A: only B's own joined key is left, before its ability counts them.

    Read otherwise B itself leaves, after its ability, and A's joined key is left.
    """
    cards = "A = 1:m > 1:ag M\nB = 1:+,t M:m / place: m1*ag"
    fields = {"cards": cards, "hand": "A, B", "encounter": {"keys": "1:ag"}, "hero": {"aggression": 1, "magic": 1}}
    after = state("A, B+", **fields)
    assert [placed["card"] for placed in after["sequence"]] == ["B"]
    assert (after["joined"], after["magic"], after["pool"]) == ({"aggression": 1}, 0, 1 + 1 + 1)
    other = state("A, B+", **fields, variants={"torn-card": "played"})
    assert [placed["card"] for placed in other["sequence"]] == ["A"]
    assert (other["joined"], other["pool"]) == ({"aggression": 1}, 1 + 1 + 2)


def test_of_three_cards_the_third_tears_the_second() -> None:
    after = state("A, B, C", cards="A =\nB = F:+\nC = F:+,t", hand="A, B, C")
    assert [placed["card"] for placed in after["sequence"]] == ["A", "C"]


def test_a_first_card_tears_nothing_where_none_lies_before_it() -> None:
    after = state("A", cards="A = F:t,m", hand="A")
    assert ([placed["card"] for placed in after["sequence"]], after["pool"]) == (["A"], 1)


# --- abilities ----------------------------------------------------------------------------------------------------


def test_a_delayed_ability_waits_for_its_last_token_and_works_once() -> None:
    cards = "A = / delay2: m3"
    first = state("A", cards=cards, hand="A")
    assert first["sequence"][0]["tokens"] == 2
    assert state("", cards=cards, sequence="A (2)", deck="? x5")["pool"] == 0
    third = state("", cards=cards, sequence="A (1)", deck="? x5")
    assert (third["pool"], third["sequence"][0]["tokens"]) == (3, 0)
    assert state("", cards=cards, sequence="A", deck="? x5")["pool"] == 0


def test_a_covered_delayed_ability_is_gone_unless_the_card_is_passive() -> None:
    cards = "A = / delay: m3\nP = / passive / delay: m3\nB = F:m"
    assert state("A", cards=cards, hand="A")["sequence"][0]["tokens"] == 1
    assert state("B", cards=cards, hand="B", sequence="P (1)")["pool"] == 4
    extra = "A = / delay: m3\nP = / passive / delay: m3\nB = F:+"
    assert [each["tokens"] for each in state("A, B", cards=extra, hand="A, B")["sequence"]] == [0, 0]
    assert [each["tokens"] for each in state("P, B", cards=extra, hand="P, B")["sequence"]] == [1, 0]


def test_abilities_in_step_3_count_only_where_they_are_seen_and_ones_own() -> None:
    cards = "A = / attack: block2\nP = / passive / attack: block1, hold1\nB = F:+"
    table = {"table": "0+: hp-3, m-2"}
    fields = {"cards": cards, "pool": 5, "encounter": table, "deck": "? x5"}
    assert state("A", hand="A", **fields)["health"] == 8  # 3 - 2
    assert state("A, B", hand="A, B", **fields)["health"] == 6  # covered
    after = state("P, B", hand="P, B", **fields)  # passive: 3 - 1 damage, 2 - 1 markers
    assert (after["health"], after["pool"]) == (7, 4)
    assert state("", sequence="A", **fields)["health"] == 8
    assert state("", sequence="A@", **fields)["health"] == 6  # another character's card


def test_markers_for_each_damage_taken_come_before_the_last_check() -> None:
    """3 damage, 1 of it prevented: 2 markers make 9 of 9. At placement no damage has been taken."""
    cards = "A = / attack: block1, m1*dmg\nB = / place: m1*dmg"
    after = state("A", cards=cards, hand="A", pool=7, encounter={"table": "0+: hp-3"})
    assert (after["result"], after["health"], after["pool"]) == ("win", 7, 9)
    assert state("B", cards=cards, hand="B", pool=7, encounter={"table": "0+: hp-3"})["pool"] == 7


def test_damage_that_cannot_be_prevented() -> None:
    fields = {"cards": "A = / attack: block2", "hand": "A"}
    encounter = {"table": "0+: hp-3", "traits": ["deceptive-attack"]}
    answer = played("A", encounter=encounter, **fields)
    assert answer["state"]["health"] == 6
    blocked = [step for step in answer["steps"] if step["status"] == "blocked"]
    assert [step["blocked_by"] for step in blocked] == ["tainted-grail/combat/deceptive-attack"]


def test_charges_pay_for_a_card_without_a_key() -> None:
    cards = "A = / place: ch2 / pay2: +\nB = F:m"
    fields = {"cards": cards, "hand": "A, B x2"}
    assert state("A, use A, B", **fields)["pool"] == 1
    assert refused("A, B", **fields)["reason"] == "no-extra-card"
    assert refused("A, use A, B, B", **fields)["reason"] == "no-extra-card"


def test_charges_are_paid_off_the_card_that_has_them_though_another_covers_it() -> None:
    cards = "P = / passive / place: ch2 / pay2: m3\nB = F:+"
    fields = {"cards": cards, "hand": "P, B"}
    after = state("P, B, use P", **fields)
    assert after["pool"] == 3
    assert [(placed["card"], placed["charges"]) for placed in after["sequence"]] == [("P", 0), ("B", 0)]
    assert refused("P, B, use P, use P", **fields)["reason"] == "no-charges"


def test_markers_per_joined_key_of_the_whole_sequence() -> None:
    """Two Aggression keys joined before (A on the encounter card, A on A), one more with R: 3 markers."""
    cards = "A = 1:m > 1:ag\nR = 1:m / place: m1*ag"
    after = state("R", cards=cards, hand="R", sequence="A, A", encounter={"keys": "1:ag"}, hero={"aggression": 1})
    assert after["pool"] == 4


def test_a_key_of_several_attributes_counts_unless_read_otherwise() -> None:
    fields = {"cards": "R = 1:m / place: m1*ag", "hand": "R", "encounter": {"keys": "1:ag|em"}}
    hero = {"empathy": 1}
    assert state("R", hero=hero, **fields)["pool"] == 2
    assert state("R", hero=hero, **fields, variants={"joined-keys-of-several": False})["pool"] == 1


# --- the enemy ----------------------------------------------------------------------------------------------------


def test_no_card_means_an_opportunity_attack_a_draw_and_the_attack() -> None:
    after = state("", cards="", deck="? x3", encounter={"opportunity": "hp-2", "table": "0: te+1"})
    assert (after["health"], after["hand"], after["deck"], after["terror"]) == (7, ["?"], 2, 1)


def test_victory_is_checked_before_and_after_the_attack() -> None:
    """9 of 9 win at once, without the attack; 8 win after it where an ability adds one in step 3."""
    table = {"table": "0+: hp-5"}
    fields = {"cards": "A = F:m\nB = / attack: m1", "hand": "A, B", "encounter": table}
    won = state("A", pool=8, **fields)
    assert (won["result"], won["health"]) == ("win", 9)
    later = state("B", pool=8, **fields)
    assert (later["result"], later["health"], later["pool"]) == ("win", 4, 9)


@pytest.mark.parametrize(
    ("pool", "hand", "deck", "remove", "after"),
    [
        (2, 1, 10, 4, (0, 0, 9)),  # the rulebook's example
        (5, 3, 10, 4, (1, 3, 10)),
        (1, 0, 10, 3, (0, 0, 8)),
        (0, 2, 1, 5, (0, 0, 0)),  # more than there is
    ],
)
def test_negative_pool(pool: int, hand: int, deck: int, remove: int, after: tuple[int, int, int]) -> None:
    """`hand` cards beside the one that is played."""
    fields = {"hand": f"Blank, ? x{hand}" if hand else "Blank", "deck": f"? x{deck}"}
    ended = state("Blank", cards="Blank =", pool=pool, encounter={"table": f"0+: m-{remove}"}, **fields)
    assert (ended["pool"], len(ended["hand"]), ended["deck"]) == after


def test_fury_looks_the_row_up_again() -> None:
    """Pool 4: 2 damage and 3 markers; then pool 1: 1 damage. By the same row: 4 damage, and 2 markers missing."""
    encounter = {"table": "0-3: hp-1; 4+: hp-2, m-3", "traits": ["fury"]}
    fields = {"cards": "A =", "hand": "A, ? x3", "deck": "? x5", "pool": 4, "encounter": encounter}
    after = state("A", **fields)
    assert (after["health"], after["pool"], len(after["hand"])) == (6, 1, 3)
    same = state("A", **fields, variants={"fury-row": "same"})
    assert (same["health"], same["pool"], len(same["hand"])) == (5, 0, 1)


def test_horde_takes_two_cards_from_the_deck_at_each_attack() -> None:
    fields = {"cards": "A =", "hand": "A", "deck": "? x5"}
    assert state("A", **fields, encounter={"traits": ["horde"]})["deck"] == 3
    assert state("A", **fields, encounter={"traits": ["horde", "fury"]})["deck"] == 1
    assert state("A", **(fields | {"deck": "?"}), encounter={"traits": ["horde"]})["deck"] == 0


def test_defensive_takes_one_marker_off_the_first_card_only() -> None:
    cards = "A = F:m2 > M\nB = M:+ F:m2\nC ="
    fields = {"cards": cards, "hand": "A, B, C", "hero": {"magic": 1}, "encounter": {"traits": ["defensive"]}}
    assert state("A", **fields)["pool"] == 1
    assert state("A, B+", **fields)["pool"] == 3
    assert state("C", **fields, pool=3)["pool"] == 3  # it adds none, so there is none less
    late = "A = > M / place: m2\nB = M:+ F:m2"
    assert state("A", **(fields | {"cards": late, "hand": "A"}))["pool"] == 1


def test_opportunist_attacks_whoever_plays_fewer_than_two() -> None:
    encounter = {"opportunity": "hp-2", "traits": ["opportunist"]}
    fields = {"cards": "A = > M\nB = M:+", "hand": "A, B", "deck": "? x4", "hero": {"magic": 1}, "encounter": encounter}
    one = state("A", **fields)
    assert (one["health"], one["deck"]) == (7, 3)
    assert state("A", **fields, variants={"opportunist-draw": False})["deck"] == 4
    assert state("A, B+", **fields)["health"] == 9
    none = state("", **fields)
    assert (none["health"], none["deck"]) == (7, 3)


def test_ambush_and_charge_meet_the_first_character_only() -> None:
    encounter = {"traits": ["ambush", "charge"]}
    fields = {"cards": "A = F:m\nB = F:m2", "hand": "A x2, B", "encounter": encounter}
    first = played("A", **fields, first=True)
    assert first["state"]["health"] == 7
    assert (first["state"]["hand"], first["state"]["pool"]) == ([], 1)
    later = state("A", **fields)
    assert (later["health"], later["hand"]) == (9, ["A", "B"])


def test_ambush_keeps_the_best_card() -> None:
    answer = best(cards="A = F:m\nB = F:m2\nC = F:m", hand="A, B, C", encounter={"traits": ["ambush"]}, first=True)
    assert answer.expected["pool"] == 2


def test_slow_and_the_end_of_the_turn() -> None:
    fields = {"cards": "A =", "hand": "A, ? x5", "deck": "? x5", "end_turn": True}
    after = state("A", **fields)
    assert (len(after["hand"]), after["deck"]) == (4, 4)  # 5 down to 3, then 1
    slow = state("A", **fields, encounter={"traits": ["slow"]})
    assert (len(slow["hand"]), slow["deck"]) == (5, 3)
    panicking = state(
        "A", cards="A =", deck="A x2", hand="? x5", end_turn=True, hero={"health": 2, "energy": 2, "terror": 3}
    )
    assert (len(panicking["hand"]), panicking["deck"]) == (3, 1)


def test_robber_ends_the_encounter_when_nobody_has_more_than_one_health() -> None:
    encounter = {"table": "0+: hp-1", "traits": ["robber"]}
    fields = {"cards": "A =", "hand": "A", "hero": {"health": 2, "energy": 1}, "encounter": encounter}
    assert state("A", **fields)["result"] == "robbed"
    assert state("A", **fields, others=[1])["result"] == "robbed"
    assert state("A", **fields, others=[2])["result"] == "goes-on"


def test_a_fleeing_enemy_is_no_victory() -> None:
    assert state("A", cards="A =", hand="A", encounter={"table": "0+: flee"})["result"] == "enemy-flees"


def test_enemy_flees_by_a_card_or_its_table() -> None:
    """Every other way out costs more: escaping 1 energy, the attack all 9 health."""
    deadly = {"table": "0+: hp-9"}
    assert share(best(cards="A =", hand="A", encounter={"table": "0+: flee"}), "enemy-flees") == 1
    assert share(best(cards="A = / place: flee", hand="A", encounter=deadly), "enemy-flees") == 1
    assert "enemy-flees" not in best(cards="A =", hand="A", encounter=deadly).probability


# --- leaving ------------------------------------------------------------------------------------------------------


def test_escaping_costs_energy_and_an_opportunity_attack() -> None:
    fields = {"cards": "A = F:m", "hand": "A", "encounter": {"opportunity": "hp-2", "table": "0+: hp-9"}}
    after = state("A, escape", **fields)
    assert (after["result"], after["energy"], after["health"], after["pool"]) == ("escaped", 5, 7, 1)
    exhausted = state("escape", **fields, hero={"energy": 0})
    assert (exhausted["result"], exhausted["energy"]) == ("escaped", 0)


def test_energy_left_out_is_as_high_as_health_allows() -> None:
    answer = CATALOGUE.resolve(
        {
            "situation": "tainted-grail/combat",
            "hero": {"health": 4, "wings_lower": 1},
            "cards": "A =",
            "hand": "A",
            "encounter": {"value": 9},
            "line": "A",
        }
    )
    assert isinstance(answer, Report)
    assert answer.as_json()["state"]["energy"] == 3  # type: ignore[index]


def test_losing_health_pushes_energy_down() -> None:
    fields = {"cards": "A =", "hand": "A", "encounter": {"table": "0+: hp-3"}, "hero": {"health": 6, "energy": 5}}
    assert state("A", **fields)["energy"] == 3
    solo = fields | {"hero": {"health": 6, "energy": 5, "has_wings": False}}
    assert state("A", **solo)["energy"] == 5


def test_escaping_in_challenge_mode_needs_the_grail() -> None:
    fields = {"cards": "A = F:m", "hand": "A", "challenge": True, "encounter": {"opportunity": "hp-1"}}
    assert state("escape", **fields, draws="grail")["result"] == "escaped"
    stays = state("escape, A", **fields, draws="skull")
    assert (stays["result"], stays["health"], stays["energy"], stays["pool"]) == ("goes-on", 8, 5, 1)
    assert refused("escape, escape", **fields, draws="skull")["entries"] == ["tainted-grail/campaign/challenge-escape"]
    with pytest.raises(BadInputError, match="dial"):
        played("escape", **fields)


def test_an_empty_deck_forces_an_escape() -> None:
    """No card, so a draw after the opportunity attack; none is left: escape, with a second opportunity attack."""
    after = state("", cards="", encounter={"opportunity": "hp-2"})
    assert (after["result"], after["health"], after["energy"]) == ("escaped", 5, 5)


def test_whoever_is_dying_is_out_before_anything_else() -> None:
    """The last marker comes with the loss of the last health: no victory for this character."""
    cards = "A = / place: hp-1, m9\nB = / place: m9, hp-1"
    for card in "AB":
        after = state(card, cards=cards, hand=card, hero={"health": 1, "energy": 1})
        assert after["result"] == "dying"


def entries(line: str, **fields: Any) -> list[str]:
    """The rules told in a line, without the game."""
    return [step["entry"].removeprefix("tainted-grail/") for step in played(line, **fields)["steps"]]


ALONE_OR_NOT = [((), 0), ((5,), 1), ((5, 0), 1), ((0,), 0), ((3, 4, 1), 3)]


@pytest.mark.parametrize(("others", "left"), ALONE_OR_NOT)
@pytest.mark.parametrize("way", ["escape", "dying"])
def test_escaping_and_dying_lead_out_of_a_partys_encounter_and_the_others_go_on(
    way: str, others: tuple[int, ...], left: int
) -> None:
    """Line 825: a member leaves a combat only so. A member without health is out already and does not go on."""
    dying = {"encounter": {"table": "0+: hp-9"}}
    answer = resolve(line="escape" if way == "escape" else "A", cards="A =", hand="A", others=list(others),
                   **(dying if way == "dying" else {}))  # fmt: skip
    assert isinstance(answer, Report)
    assert answer.as_json()["result"] == ("escaped" if way == "escape" else "dying")
    sentences = [
        line.sentence for line in answer.statements if "tainted-grail/parties/leaving-an-encounter" in line.entries
    ]
    assert [sentence.values["number"] for sentence in sentences] == ([left] if left else [])


def test_staying_in_combat_omits_the_rules_of_leaving() -> None:
    fields = {"cards": "A = F:m", "hand": "A", "others": [5]}
    assert "parties/leaving-an-encounter" not in entries("A", **fields)
    challenge = fields | {"challenge": True, "encounter": {"traits": ["guardian"]}}
    assert "parties/leaving-an-encounter" not in entries("escape", **challenge, draws="skull")
    assert "parties/leaving-an-encounter" in entries("escape", **challenge, draws="grail")


def test_a_guardian_that_is_beaten_goes_into_its_deck_and_one_that_is_left_stays_on_the_location() -> None:
    """Lines 881 and 1979: its card goes to the bottom of its deck. Line 867: not overcome, it stays where it is."""
    fields = {"cards": "A = F:m", "hand": "A"}
    guardian = {"value": 1, "traits": ["guardian"]}
    assert "encounters/guardian-defeated" in entries("A", **fields, encounter=guardian)
    assert "encounters/guardian-defeated" not in entries("A", **fields, encounter={"value": 1})
    assert "encounters/guardian-defeated" not in entries("A", **fields, encounter=guardian | {"value": 2})
    # At the enemy's attack the ability of A brings the second marker: won in the check after it.
    late = {"cards": "A = F:m / attack: m", "hand": "A", "encounter": guardian | {"value": 2, "table": "0+: hp-1"}}
    assert entries("A", **late)[-1] == "encounters/guardian-defeated"
    assert "encounters/guardians" in entries("escape", **fields, encounter=guardian)
    assert "encounters/guardians" not in entries("escape", **fields, encounter=guardian, others=[4])
    assert "encounters/guardians" not in entries("escape", **fields)


def test_the_best_line_tells_of_a_beaten_guardian_too() -> None:
    answer = best(cards="A = F:m", hand="A", encounter={"value": 1, "traits": ["guardian"]})
    assert share(answer, "win") == 1
    assert "encounters/guardian-defeated" in str(answer.trace.as_json())


# --- panic --------------------------------------------------------------------------------------------------------

PANIC = {"health": 3, "energy": 3, "terror": 4}


def test_in_panic_the_top_card_is_played_with_the_chances_of_the_deck() -> None:
    """Deck of 3 m2 and 1 blank, pool 7 of 9: P(win) = 3/4 whatever the hand."""
    fields = {"cards": "A = F:m2\nB =", "hand": "A", "deck": "A x3, B", "hero": PANIC, "pool": 7}
    assert share(best(**fields), "win") == Fraction(3, 4)
    line = played("A", **fields)
    assert line["result"] == "win"
    assert line["draws"] == [{"card": "A", "chances": {"A": "3/4", "B": "1/4"}}]
    assert refused("stop", **fields)["reason"] == "panic"
    assert refused("A", **(fields | {"deck": "B x2"}))["reason"] == "not-in-deck"


def test_moves_that_panic_does_not_allow_are_refused() -> None:
    fields = {"cards": "A = M:m2", "deck": "A x2", "hero": {**PANIC, "magic": 1}}
    assert refused("A+", **fields)["reason"] == "no-magic-key"
    assert refused("use A", **fields)["reason"] == "no-charges"
    keys = {"keys": "M"}
    assert state("A+", **fields, encounter=keys)["pool"] == 2
    assert state("A", **fields, encounter=keys)["pool"] == 0
    assert refused("A+", **(fields | {"hero": PANIC}), encounter=keys)["reason"] == "no-magic"


def test_in_panic_with_an_empty_deck_the_character_escapes() -> None:
    assert state("", cards="A =", hand="A", hero=PANIC)["result"] == "escaped"


def test_no_panic_level_with_health_or_without_wings() -> None:
    level = {"health": 3, "energy": 3, "terror": 3}
    assert state("A", cards="A = F:m", hand="A", hero=level)["pool"] == 1
    assert state("A", cards="A = F:m", hand="A", hero={**PANIC, "has_wings": False})["pool"] == 1
    lower = {"health": 5, "energy": 3, "terror": 4, "wings_lower": 2}
    assert state("", cards="A =", hand="A", hero=lower)["result"] == "escaped"  # panic, and no deck


# --- the best line ------------------------------------------------------------------------------------------------


def test_the_best_line_waits_for_the_draw() -> None:
    """Deck: 2 of 11 are Rage. Drawn by the delayed ability it wins: Throw 1 + 2, then Rage 2 with 1 magic: 1 + 3 + 2.

    Without it, 4 markers are the most, so that P(win) = 2/11, and the magic is kept then.
    """
    cards = (
        "Attack = 1:m F:m > M\nDefence = M:+ > 1:ag M F:x2 / attack: block2 / delay: d\n"
        "Throw = 1:m F:m > M\nRage = M:+ > / place: hp-1, m1*ag"
    )
    answer = best(
        cards=cards,
        hand="Throw",
        deck="Rage x2, ? x9",
        sequence="Attack, Defence+ (1)",
        pool=1,
        hero={"aggression": 2, "magic": 1},
        encounter={"value": 5, "keys": "1:ag1", "traits": ["quick"]},
    )
    assert share(answer, "win") == Fraction(2, 11)
    assert answer.expected["magic"] == Fraction(9, 11)
    assert answer.expected["pool"] == Fraction(2 * 6 + 9 * 4, 11)


@pytest.mark.parametrize(
    "fields",
    [
        {"cards": "A = F:m\nB = 1:m F:m > M", "hand": "A, B", "encounter": {"table": "0+: hp-1"}},
        {"cards": "A =", "hand": "A", "encounter": {"table": "0+: hp-9"}},
        {"cards": "A = F:m2\nB =", "hand": "A", "deck": "A x3, B", "hero": PANIC, "pool": 7},
    ],
)
def test_no_turn_ends_within_an_activation(fields: dict[str, Any]) -> None:
    assert best(**fields).expected["turns"] == 0


def test_magic_is_not_spent_for_nothing() -> None:
    """M gives a card only; the goal prefers magic to cards in hand."""
    answer = best(cards="A = M:d F:m", hand="A", deck="? x5", hero={"magic": 1}, encounter={"keys": "M"})
    assert advised(answer) == ["A", "stop"]


def test_survive_prefers_health_to_markers() -> None:
    """R adds 3 markers for 1 health; A adds 1. No attack in the table."""
    fields = {"cards": "A = F:m\nR = / place: hp-1, m3", "hand": "A, R"}
    assert advised(best(**fields)) == ["R", "stop"]
    assert advised(best(**fields, goal="survive")) == ["A", "stop"]


def test_escape_is_best_where_the_attack_would_kill() -> None:
    fields = {"cards": "A =", "hand": "A", "deck": "? x3", "hero": {"health": 2, "energy": 2}}
    answer = best(**fields, encounter={"table": "0+: hp-5"}, goal="survive")
    assert share(answer, "escaped") == 1
    assert advised(answer) == ["escape"]


# --- bad input ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        ({"cards": "A = F:m", "hand": "B"}, "not described"),
        ({"cards": "A = F:m\na = F:m", "hand": "A"}, "cannot be read"),
        ({"cards": "stop = F:m"}, "something else"),
        ({"cards": "A = F:a"}, "diplomacy"),
        ({"cards": "", "hero": {"energy": 8, "health": 5}}, "wings"),
        ({"cards": "A = F:m", "sequence": "A (1)"}, "1 time token"),
        ({"cards": "A = F:m", "sequence": "A+"}, "no other half"),
        ({"cards": "A = F:m", "deck": "A x90"}, "members"),
        ({"cards": "A = F:m", "deck": "?", "hero": PANIC}, "In panic"),
        ({"cards": "A = F:m", "hand": "A", "deck": "A", "line": "", "draws": "Z"}, "not described"),
        ({"cards": "A = F:m\nB =", "deck": "A x2", "line": "", "draws": "B"}, "not in the deck"),
    ],
)
def test_bad_input_names_cause_and_remedy(fields: dict[str, Any], part: str) -> None:
    with pytest.raises(BadInputError) as caught:
        resolve(**fields)
    assert part in str(caught.value)
    assert str(caught.value.remedy)


def test_who_wants_to_win_stays_in_a_combat_that_goes_on() -> None:
    # A now and stopping costs 1 health and leaves the combat to win; escaping would save that health only.
    fields: dict[str, Any] = {
        "cards": "A =\nB = 1:m F:m > M", "hand": "A", "deck": "B x12", "end_turn": True,
        "encounter": {"value": 3, "table": "0+: hp-1"},
    }  # fmt: skip
    assert share(best(**fields), "goes-on") == 1
    assert share(best(**fields, goal="survive"), "escaped") == 1


# --- the rules that are cited -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "fields", "rules"),
    [
        # Phase III: 5 cards down to 3, then one is drawn; against a Slow enemy another one, by its trait.
        (
            "A",
            {"hand": "A, ? x5", "end_turn": True, "encounter": {"traits": ["slow"]}},
            {
                "discarded": {"cards-and-keys/end-of-turn"},
                "drawn": {"cards-and-keys/end-of-turn", "combat/slow"},
            },
        ),
        ("A", {"hand": "A, B", "first": True, "encounter": {"traits": ["ambush"]}}, {"discarded": {"combat/ambush"}}),
        ("A", {"encounter": {"table": "0+: m-1"}, "hand": "A, B"}, {"discarded": {"combat/negative-pool"}}),
        ("A", {"encounter": {"table": "0+: dis"}, "hand": "A, B"}, {"discarded": {"combat/enemy-attack"}}),
        ("A", {"encounter": {"table": "0+: dis"}}, {"deck-discarded": {"cards-and-keys/empty-hand"}}),
        ("A", {"encounter": {"traits": ["horde"]}}, {"deck-discarded": {"combat/horde"}}),
        ("A", {"encounter": {"table": "0+: mill2"}}, {"deck-discarded": {"combat/enemy-attack"}}),
        ("", {"encounter": {"opportunity": "mill"}}, {"deck-discarded": {"combat/opportunity-attack"}}),
        ("", {}, {"drawn": {"combat/opportunity-attack"}}),
        ("D", {"hand": "D"}, {"drawn": {"cards-and-keys/bonuses"}}),
        ("P", {"hand": "P"}, {"drawn": {"cards-and-keys/abilities"}, "markers": {"cards-and-keys/abilities"}}),
        ("M", {"hand": "M"}, {"markers": {"cards-and-keys/bonuses"}}),
        ("A", {"pool": 3, "encounter": {"table": "0+: m-1"}}, {"markers-lost": {"combat/enemy-attack"}}),
        ("", {"pool": 3, "encounter": {"opportunity": "m-1"}}, {"markers-lost": {"combat/opportunity-attack"}}),
    ],
)
def test_what_is_drawn_discarded_or_moved_cites_the_rule_that_has_it_done(
    line: str, fields: dict[str, Any], rules: dict[str, set[str]]
) -> None:
    cards = "A =\nB =\nD = F:d\nM = F:m\nP = / place: m, d"
    report = played(line, **{"cards": cards, "hand": "A", "deck": "? x5", **fields})
    for what, expected in rules.items():
        steps = [step["entry"] for step in report["steps"] if step["facts"]["what"] == what]
        assert set(steps) == {f"tainted-grail/{entry}" for entry in expected}


def test_the_chances_of_a_draw_cite_the_rule_that_has_it_drawn() -> None:
    """The card of phase III is drawn by the end of the turn, the one that panic plays by the rule of panic."""
    fields = {"cards": "A =\nB = F:m", "hand": "A", "deck": "A, B"}
    for more, line, entry in (
        ({"end_turn": True}, "A", "cards-and-keys/end-of-turn"), ({"hero": PANIC}, "A", "cards-and-keys/panic-play"),
    ):  # fmt: skip
        answer = resolve(line=line, **fields, **more)
        assert isinstance(answer, Report)
        (chances,) = [line for line in answer.statements if line.sentence.id.startswith("the-chances-of-this-draw")]
        assert chances.entries == (f"tainted-grail/{entry}",)


def test_taking_alike_cards_for_one_changes_no_chance() -> None:
    request = {
        "situation": "tainted-grail/combat",
        "hero": {"health": 9},
        "cards": "A = F:m,d,+\nB = F:m2,+\nC = F:m2,+\nD = F:m,d,+\nE = F:m2,+",
        "hand": "A, C",
        "deck": "B, C x2, D, ? x2",
        "encounter": {"value": 5, "table": "0+: hp-2"},
    }
    question = SITUATIONS["tainted-grail/combat"].build_problem(request)
    assert isinstance(question, Problem)
    assert question.symmetry_reduced_rule is not None
    apart, together = (Solver().solve(rule, question.goal) for rule in (question.rule, question.symmetry_reduced_rule))
    assert apart.probabilities == together.probabilities
    assert len(together.states) < len(apart.states)
    state = question.symmetry_reduced_rule.arguments[1]
    assert isinstance(state, EncounterState)
    assert (state.hand, state.deck) == (("A/D", "B/C"), (("?", 2), ("A/D", 1), ("B/C", 3)))  # E is nowhere
    alone = SITUATIONS["tainted-grail/combat"].build_problem({**request, "hand": "A", "deck": "B x3, ? x2"})
    assert isinstance(alone, Problem)
    assert alone.symmetry_reduced_rule is None


def test_fourteen_cards_that_draw_are_planned_exactly() -> None:
    # Two kinds under fourteen names. Every card draws another and lets it be played, so all 16 are: 8 give a marker.
    numbers = range(1, 15)
    request = {
        "situation": "tainted-grail/combat",
        "hero": {"health": 9},
        "cards": "\n".join(f"C{number} = F:{'m,' * (number % 2)}d,+ >" for number in numbers),
        "hand": "C1, C2",
        "deck": ", ".join(f"C{number}" for number in numbers),
        "encounter": {"value": 7, "table": "0+: hp-2"},
    }
    answer = CATALOGUE.resolve(request, Effort.from_options(exact=False))
    assert isinstance(answer, Answer)
    assert answer.sampling is None
    assert answer.probability["win"] == 1
    # Who says what was drawn says it by the cards' own names, as before.
    question = SITUATIONS["tainted-grail/combat"].build_problem(request)
    assert isinstance(question, Problem)
    assert question.after_answers(("C1", "C4")).symmetry_reduced_rule is None
