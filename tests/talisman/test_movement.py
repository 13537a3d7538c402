"""Where a move can end and the chance to land on a space: by hand, by walking the board, and by a naive search."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction as F
from functools import cache
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.corpus.model import Corpus
from rulewright.engine.goal import Goal, Measure
from rulewright.engine.sampler import sample
from rulewright.engine.solver import Solver
from rulewright.errors import BadInputError, LimitError
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.data.printed_effects import Region
from rulewright.games.talisman.rules.landing import LandingOutcome, Trip, TripState, bind_trip
from rulewright.games.talisman.situations import movement
from rulewright.games.talisman.situations.movement import SITUATION
from rulewright.language import LANGUAGES, Language
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report
from rulewright.views.explanation_text import format_statement

pytestmark = pytest.mark.thorough

CATALOGUE = Catalogue([SITUATION])
BOARD = load_board()
WITH_RAFT, WITH_AXE, TOAD = {"cards": ["raft"]}, {"cards": ["axe"]}, {"toad": True}


def report(position: str, **fields: object) -> dict:
    return CATALOGUE.resolve({"situation": "talisman/movement", "position": position, **fields}).as_json()


def reached(position: str, **fields: object) -> set[tuple[str, str, str | None]]:
    rows = report(position, **fields)["reachable"]
    found = {(row["position"], row["way"], row["condition"]) for row in rows}
    assert len(found) == len(rows)
    return found


def chances(position: str, **fields: object) -> dict[str, F]:
    rows = report(position, **fields)["reachable"]
    return {row["position"]: F(row["probability"]) for row in rows}


def target(position: str, wished: str, within: int = 1, **fields: object) -> dict:
    return report(position, target=wished, within=within, **fields)["target"]


def chance(position: str, wished: str, within: int = 1, **fields: object) -> F:
    return F(target(position, wished, within, **fields)["probability"])


# The rulebooks' examples


def test_from_the_graveyard_a_6_reaches_the_portal_over_the_bridge() -> None:
    # 2 clockwise to the Sentinel, 1 over the bridge to the Hills, 3 counter-clockwise; or clockwise to the Chasm.
    assert reached("outer/graveyard", roll=6) == {
        ("outer/crags", "clockwise", None),
        ("outer/ruins", "counter-clockwise", None),
        ("middle/portal-of-power", "bridge", "sentinel"),
        ("middle/chasm", "bridge", "sentinel"),
        ("outer/sentinel", "bridge", "sentinel-fails"),
    }
    # The Sorceress evades the Sentinel with Invisibility; nothing stops her.
    assert chances("outer/graveyard", roll=6, may_evade=True)["middle/portal-of-power"] == 1
    assert "outer/sentinel" not in chances("outer/graveyard", roll=6, may_evade=True)


def test_from_the_temple_a_2_reaches_runes_or_oasis() -> None:
    assert reached("middle/temple", roll=2) == {
        ("middle/runes-3", "clockwise", None),
        ("middle/oasis", "counter-clockwise", None),
    }
    assert chances("middle/temple", roll=2) == {"middle/runes-3": 1, "middle/oasis": 1}


# Walks


def walks(position: str, steps: int, before: str | None = None) -> Iterator[str]:
    """Where walks of so many steps end that never go straight back, found step by step.

    Beyond the Portal the walk ends at once.
    """
    if not steps or (before is not None and BOARD.region(position) is Region.INNER):
        yield position
        return
    for neighbour in BOARD.neighbours(position):
        if neighbour != before:
            yield from walks(neighbour, steps - 1, position)


RINGS = [position for position in BOARD.positions if BOARD.region(position) is not Region.INNER]


GUARDED = {
    ("outer/sentinel", "middle/hills"): "sentinel-fails",
    ("middle/portal-of-power", "inner/plain-of-peril"): "portal-fails",
}


def is_stop(condition: str | None) -> bool:
    return condition in GUARDED.values()


@pytest.mark.parametrize("position", RINGS)
def test_every_roll_from_everywhere_against_walking_step_by_step(position: str) -> None:
    for roll in range(1, 7):
        rows = reached(position, roll=roll)
        assert {end for end, _, condition in rows if not is_stop(condition)} == set(walks(position, roll))
        # Whoever is stopped stays on this side of the bridge or the Portal.
        steps = {step for walk in paths(position, roll) for step in pairwise(walk)}
        assert {(end, condition) for end, _, condition in rows if is_stop(condition)} == {
            (step[0], GUARDED[step]) for step in steps & GUARDED.keys()
        }


def test_conditions_stand_where_the_way_leads_inwards() -> None:
    for position, roll in product(RINGS, range(1, 7)):
        for end, way, condition in reached(position, roll=roll):
            if is_stop(condition):
                assert way == ("portal" if condition == "portal-fails" else "bridge")
                continue
            outwards = (BOARD.region(position), BOARD.region(end))
            passed = set((condition or "").split("-and-"))
            assert ("portal" in passed) == (outwards[1] is Region.INNER) == (way == "portal")
            assert ("sentinel" in passed) == (outwards[0] is Region.OUTER is not outwards[1])
            assert (way == "bridge") == (outwards[0] is not outwards[1] and way != "portal")


def test_back_over_the_bridge_nobody_attacks() -> None:
    assert reached("middle/hidden-valley", roll=2) == {
        ("middle/cursed-glade", "clockwise", None),
        ("middle/portal-of-power", "counter-clockwise", None),
        ("outer/sentinel", "bridge", None),
    }
    rows = report("middle/hidden-valley", roll=2)["reachable"]
    (row,) = (row for row in rows if row["way"] == "bridge")
    assert row["entries"] == ["talisman/movement/rolling", "talisman/crossing-regions/sentinel-does-not-attack"]


def test_ending_or_passing_by_on_the_sentinels_space_is_no_crossing() -> None:
    told = report("outer/woods-2")["reachable"]
    rows = {row["position"]: row for row in told if not is_stop(row["condition"])}
    for end in ("outer/sentinel", "outer/hills-2"):
        assert rows[end]["condition"] is None
        assert rows[end]["probability"] == "1/6"
        assert "talisman/crossing-regions/sentinel-does-not-attack" in rows[end]["entries"]
    assert "talisman/crossing-regions/sentinel-does-not-attack" not in rows["outer/graveyard"]["entries"]


def test_the_roll_must_be_high_enough_to_get_beyond() -> None:
    # On the Portal's space with a 1 the Portal can be tried; one short of it a 1 only ends there.
    assert ("inner/plain-of-peril", "portal", "portal") in reached("middle/portal-of-power", roll=1)
    assert reached("middle/black-knight", roll=1) == {
        ("middle/hidden-valley", "clockwise", None), ("middle/portal-of-power", "counter-clockwise", None),
    }  # fmt: skip
    assert ("inner/plain-of-peril", "portal", "portal") in reached("middle/black-knight", roll=2)
    # However much is left, the move ends behind the Portal.
    beyond = {end for end, _, condition in reached("middle/black-knight", roll=6) if condition == "portal"}
    assert beyond == {"inner/plain-of-peril"}


# What stands in the way


@cache
def beats_the_sentinel(strength: int, fate: bool) -> F:
    """All pairs of attack dice; whoever does not win throws again, where there is fate for it."""
    wins = F(0)
    for own, foe in product(range(1, 7), repeat=2):
        if strength + own > 9 + foe:
            wins += 1
        elif fate:
            wins += F(sum(strength + new > 9 + foe for new in range(1, 7)), 6)
    return wins / 36


@cache
def opens(ability: int, fate: bool) -> F:
    opened = F(0)
    for pair in product(range(1, 7), repeat=2):
        if sum(pair) <= ability:
            opened += 1
        elif fate:
            opened += max(F(sum(sum(pair) - die + new <= ability for new in range(1, 7)), 6) for die in pair)
    return opened / 36


@pytest.mark.thorough
@pytest.mark.parametrize("strength", [0, 3, 4, 6, 8, 9, 12, 15])
@pytest.mark.parametrize("fate", [0, 1, 5])
def test_the_chance_to_get_past_the_sentinel(strength: int, fate: int) -> None:
    hero = {"strength": strength, "fate": fate}
    expected = beats_the_sentinel(strength, fate > 0)
    assert chances("outer/graveyard", roll=6, hero=hero)["middle/chasm"] == expected
    # When the die is still to be thrown, exactly one face leads there.
    assert chances("outer/graveyard", hero=hero)["middle/chasm"] == expected / 6
    assert chances("outer/graveyard", roll=6, hero={**hero, "battle_bonus": 1})["middle/chasm"] == beats_the_sentinel(
        strength + 1, fate > 0
    )


def test_players_ask_whether_strength_6_gets_across() -> None:
    # 6 + own die > 9 + the Sentinel's: 5 against 1, 6 against 1 or 2.
    assert chances("outer/sentinel", roll=1, hero={"strength": 6})["middle/hills"] == F(3, 36)
    # Armour saves a life and not the way.
    assert chances("outer/sentinel", roll=1, hero={"strength": 6, "armour": "armour"})["middle/hills"] == F(3, 36)


@pytest.mark.parametrize("ability", [2, 6, 9, 12])
@pytest.mark.parametrize("fate", [0, 2])
def test_the_chance_to_get_through_the_portal_by_the_better_ability(ability: int, fate: int) -> None:
    for hero in ({"craft": ability}, {"strength": ability}, {"craft": 1, "strength": ability}):
        found = chances("middle/black-knight", roll=2, hero={**hero, "fate": fate})
        assert found["inner/plain-of-peril"] == opens(ability, fate > 0)


def test_past_the_sentinel_and_through_the_portal_in_one_move() -> None:
    # Woods, Sentinel, Hills, Hidden Valley, Black Knight, Portal, Plain of Peril: a 6.
    rows = report("outer/woods-2", roll=6, hero={"strength": 8, "fate": 1})["reachable"]
    (row,) = (row for row in rows if row["position"] == "inner/plain-of-peril")
    assert (row["way"], row["condition"]) == ("portal", "sentinel-and-portal")
    assert {"talisman/crossing-regions/sentinel", "talisman/crossing-regions/portal-of-power"} <= set(row["entries"])
    # The token goes to the battle where it is not won without, otherwise to the Portal.
    plain = beats_the_sentinel(8, False)
    saved = beats_the_sentinel(8, True) - plain
    assert F(row["probability"]) == plain * opens(8, True) + saved * opens(8, False)
    two = report("outer/woods-2", roll=6, hero={"strength": 8, "fate": 2})["reachable"]
    (row,) = (row for row in two if row["position"] == "inner/plain-of-peril")
    assert F(row["probability"]) == beats_the_sentinel(8, True) * opens(8, True)


def stops(position: str, **fields: object) -> dict[tuple[str, str], F]:
    rows = report(position, **fields)["reachable"]
    return {(row["position"], row["condition"]): F(row["probability"]) for row in rows if is_stop(row["condition"])}


def test_where_an_attempt_fails_and_how_likely() -> None:
    at_the_bridge, at_the_portal = ("outer/sentinel", "sentinel-fails"), ("middle/portal-of-power", "portal-fails")
    beats, hero = beats_the_sentinel(8, True), {"strength": 8, "fate": 1}
    # A 6 is wanted for the Portal, and only with a 3 or more the bridge is reached from the Graveyard.
    assert stops("outer/graveyard", hero=hero) == {at_the_bridge: F(4, 6) * (1 - beats)}
    # Both are met; the token goes to the battle where it is not won without.
    plain = beats_the_sentinel(8, False)
    through = plain * opens(8, True) + (beats - plain) * opens(8, False)
    assert stops("outer/woods-2", roll=6, hero=hero) == {at_the_bridge: 1 - beats, at_the_portal: beats - through}
    # What can happen to one who tries the Portal is told whole.
    assert beats - through + (1 - beats) + through == 1
    assert stops("middle/black-knight", roll=2, hero={"craft": 7}) == {at_the_portal: F(15, 36)}
    # 15 against the highest roll of the Sentinel, 9 + 6: a stand-off at worst with 14 and a 1.
    assert stops("outer/sentinel", roll=1, hero={"strength": 14}) == {at_the_bridge: F(1, 36)}
    assert stops("outer/sentinel", roll=1, hero={"strength": 15}) == {}
    assert stops("middle/black-knight", roll=2, hero={"craft": 12}) == {}
    assert stops("middle/black-knight", roll=2, hero={"craft": 7}, quest="first") == {}
    (row,) = (row for row in report("outer/graveyard", roll=6)["reachable"] if is_stop(row["condition"]))
    assert row["probability"] is None  # nobody says how strong the character is
    assert row["entries"][-1] == "talisman/crossing-regions/sentinel-not-beaten"


def test_the_pictured_chances_are_those_to_get_somewhere_not_to_be_stopped() -> None:
    request = {"situation": "talisman/movement", "position": "outer/graveyard", "roll": 6, "hero": {"strength": 8}}
    answer = CATALOGUE.resolve(request)
    assert isinstance(answer, Report)
    assert set(answer.position_chances) == {"outer/crags", "outer/ruins", "middle/portal-of-power", "middle/chasm"}


def test_without_the_ability_the_chance_is_not_known() -> None:
    rows = {row["position"]: row["probability"] for row in report("outer/woods-2", roll=6)["reachable"]}
    assert rows["middle/runes-2"] is None
    assert rows["inner/plain-of-peril"] is None
    assert rows["outer/plains-4"] == "1"


def test_a_quest_bars_the_portal() -> None:
    through = ("inner/plain-of-peril", "portal", "portal")
    assert through not in reached("middle/black-knight", roll=2, quest="first")
    assert through not in reached("middle/black-knight", roll=2, quest="later")
    reading = {"quest-bars-portal": "first-quest"}
    assert through in reached("middle/black-knight", roll=2, quest="later", variants=reading)
    assert through not in reached("middle/black-knight", roll=2, quest="first", variants=reading)
    request = {"situation": "talisman/movement", "position": "middle/black-knight", "roll": 2, "quest": "first"}
    answer = CATALOGUE.resolve(request)
    assert answer.statements[-1].entries == ("talisman/other-rules/quest-bars-the-portal",)
    assert answer.as_json()["blocked"] == [
        {
            "position": "inner/plain-of-peril",
            "way": "portal",
            "blocked_by": "talisman/other-rules/quest-bars-the-portal",
        }
    ]
    assert report("middle/black-knight", roll=2)["blocked"] == []


# Raft, Toad, Inner Region


def test_a_raft_crosses_to_the_spaces_opposite_without_a_roll() -> None:
    def rafted(position: str) -> set[tuple[str, str]]:
        rows = report(position, hero=WITH_RAFT)["reachable"]
        assert all(row["probability"] == "1" for row in rows if row["way"] == "raft")
        return {row["position"] for row in rows if row["way"] == "raft"}

    assert rafted("outer/sentinel") == {"middle/hills"}
    assert rafted("outer/forest") == {"middle/castle"}
    assert rafted("outer/city") == set()  # a corner faces no side
    assert rafted("middle/temple") == {"outer/plains-2", "outer/fields-2"}
    # A Raft may be left unused: what the die reaches is still there.
    assert reached("outer/forest") < reached("outer/forest", hero=WITH_RAFT)
    # No Sentinel on the water.
    assert ("middle/hills", "raft", None) in reached("outer/sentinel", hero=WITH_RAFT)


def test_once_the_die_is_thrown_no_raft_is_used_or_built() -> None:
    """A Raft is used, and built, in place of the roll. The Castle lies opposite the Forest, across the river."""
    request = {"situation": "talisman/movement", "position": "outer/forest", "hero": {"cards": ["raft", "axe"]}}
    before, after = (CATALOGUE.resolve(each).as_json() for each in (request, {**request, "roll": 3}))
    assert "raft" in {row["way"] for row in before["reachable"]}
    assert before["may_build_raft"] is True
    assert "raft" not in {row["way"] for row in after["reachable"]}
    assert after["may_build_raft"] is False
    castle = {**request, "target": "middle/castle", "hero": {"cards": ["raft"], "strength": 0}}
    chances = [CATALOGUE.resolve(each).as_json()["target"]["probability"] for each in (castle, {**castle, "roll": 3})]
    assert chances == ["1", "0"]


def test_who_may_build_a_raft() -> None:
    assert report("outer/woods-1", hero=WITH_AXE)["may_build_raft"] is True
    assert report("outer/forest", hero=WITH_AXE)["may_build_raft"] is True
    assert report("middle/woods", hero=WITH_AXE)["may_build_raft"] is True
    assert report("outer/fields-1", hero=WITH_AXE)["may_build_raft"] is False
    assert "may_build_raft" not in report("outer/woods-1")


def test_a_toad_moves_one_space_without_a_roll() -> None:
    assert reached("outer/tavern", hero=TOAD) == {
        ("outer/fields-2", "clockwise", None), ("outer/plains-2", "counter-clockwise", None),
    }  # fmt: skip
    assert chances("outer/tavern", hero=TOAD) == {"outer/fields-2": 1, "outer/plains-2": 1}
    (row, _) = report("outer/tavern", hero=TOAD)["reachable"]
    assert row["entries"] == ["talisman/other-rules/toad-movement"]
    # However strong the character was: 1 + 6 against 9 + 1. The Portal's 2 dice show at least 2.
    hero = {**TOAD, "strength": 20, "craft": 20, "fate": 3}
    assert chances("outer/sentinel", hero=hero, may_evade=True)["middle/hills"] == 0
    assert chances("middle/portal-of-power", hero=hero)["inner/plain-of-peril"] == 0


def test_one_space_a_turn_in_the_inner_region() -> None:
    assert reached("inner/plain-of-peril") == {
        ("inner/crypt", "path", None), ("inner/mines", "path", None), ("middle/portal-of-power", "portal", None),
    }  # fmt: skip
    assert reached("inner/death") == {("inner/werewolf-den", "path", None), ("inner/crypt", "path", None)}
    assert reached("inner/pits") == {("inner/valley-of-fire", "path", None), ("inner/vampires-tower", "path", None)}
    assert reached("inner/pits", hero={"talisman": False}) == {("inner/vampires-tower", "path", None)}
    (blocked,) = report("inner/pits", hero={"talisman": False})["blocked"]
    assert (blocked["position"], blocked["blocked_by"]) == (
        "inner/valley-of-fire",
        "talisman/inner-region/valley-of-fire",
    )
    assert reached("inner/crown-of-command") == set()
    crown = CATALOGUE.resolve({"situation": "talisman/movement", "position": "inner/crown-of-command"})
    assert isinstance(crown, Report)
    assert [line.entries for line in crown.statements] == [("talisman/inner-region/crown-of-command",)]
    assert set(chances("inner/death").values()) == {1}


# A wished space


def test_one_face_leads_to_a_space_two_away() -> None:
    assert chance("outer/city", "outer/hills-1") == F(1, 6)
    # Players ask what fate is worth: 1/6 + 5/6 * 1/6.
    assert chance("outer/city", "outer/hills-1", hero={"fate": 3}) == F(11, 36)
    # From the Chapel 4 one way, from the Sentinel 6 the other: both Crags.
    assert chance("outer/chapel", "outer/crags") == F(1, 6)
    assert chance("outer/city", "outer/village", 1) == 0  # 12 spaces away
    # A roll that is thrown: 1 leads away, fate gives another.
    assert chance("outer/city", "outer/hills-1", roll=2) == 1
    assert chance("outer/city", "outer/hills-1", roll=1) == 0
    assert chance("outer/city", "outer/hills-1", roll=1, hero={"fate": 1}) == F(1, 6)


def test_a_space_by_its_name_is_any_of_its_positions() -> None:
    # From the Chasm a 1 leads to Runes either way.
    assert target("middle/chasm", "runes")["positions"] == ["middle/runes-1", "middle/runes-2", "middle/runes-3"]
    assert chance("middle/chasm", "runes") == F(1, 6)
    # Runes lie 1 and 3 clockwise of the Cursed Glade, and 6 counter-clockwise, past the Portal.
    assert chance("middle/cursed-glade", "runes") == F(3, 6)


@cache
def ring_chance(distance: int, turns: int, fate: int, size: int = 24) -> F:
    """The best chance on a ring without crossings, `distance` away clockwise, searched naively."""
    if not turns:
        return F(0)

    def moved(roll: int, left: int) -> F:
        ends = {(distance - roll) % size, (distance + roll) % size}
        return F(1) if 0 in ends else max(ring_chance(end, turns - 1, left) for end in ends)

    again = sum(moved(roll, fate - 1) for roll in range(1, 7)) / 6 if fate else F(0)
    return sum(max(moved(roll, fate), again) for roll in range(1, 7)) / F(6)


@pytest.mark.thorough
@pytest.mark.parametrize(("wished", "distance"), [("outer/hills-1", 2), ("outer/tavern", 6), ("outer/village", 12)])
@pytest.mark.parametrize("fate", [0, 1, 2])
def test_several_turns_on_the_outer_ring_against_a_naive_search(wished: str, distance: int, fate: int) -> None:
    # Without a known Strength nobody tries the bridge.
    for within in (1, 2, 3):
        assert chance("outer/city", wished, within, hero={"fate": fate}) == ring_chance(distance, within, fate)


@cache
def naive(position: str, turns: int, life: int, fate: int, strength: int, craft: int, goal: str) -> F:
    """The best chance to land on `goal` over bridge and Portal, searched naively. Craft has no counters to lose."""
    if not turns or not life:
        return F(0)
    if position == "inner/plain-of-peril":
        return ended("middle/portal-of-power", turns, life, fate, strength, craft, goal)

    def best_move(roll: int, fate: int) -> F:
        options = [F(0)]
        for walk in paths(position, roll):
            options.append(travel(walk, turns, life, fate, strength, craft, goal))
        return max(options)

    again = sum(best_move(roll, fate - 1) for roll in range(1, 7)) / F(6) if fate else F(0)
    return sum(max(best_move(roll, fate), again) for roll in range(1, 7)) / F(6)


def paths(position: str, steps: int, before: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    if not steps or (before and position == "inner/plain-of-peril"):
        yield (*before, position)
        return
    for neighbour in BOARD.neighbours(position):
        if not before or neighbour != before[-1]:
            yield from paths(neighbour, steps - 1, (*before, position))


def ended(position: str, turns: int, life: int, fate: int, strength: int, craft: int, goal: str) -> F:
    return F(1) if position == goal else naive(position, turns - 1, life, fate, strength, craft, goal)


@cache
def travel(walk: tuple[str, ...], turns: int, life: int, fate: int, strength: int, craft: int, goal: str) -> F:
    """What a walk is worth, with the Sentinel's and the Portal's dice on it."""
    state = (strength, craft, goal)
    for index in range(1, len(walk)):
        step = (walk[index - 1], walk[index])
        if step == ("outer/sentinel", "middle/hills"):
            # Once the bridge is crossed, the rest of the walk is chosen anew.
            onwards = {
                (*walk[:index], *rest)
                for rest in paths("middle/hills", len(walk) - 1 - index, ("outer/sentinel",))
            } if len(walk) - 1 > index else {walk}  # fmt: skip
            rests = {(*rest[index:],) if rest == walk else rest[index + 1 :] for rest in onwards}

            def won(fate: int, rests: set[tuple[str, ...]] = frozenset(rests)) -> F:
                return max(travel(rest, turns, life, fate, *state) for rest in rests)

            total = F(0)
            for own, foe in product(range(1, 7), repeat=2):

                def result(die: int, fate: int, foe: int = foe) -> F:
                    if strength + die > 9 + foe:
                        return won(fate)
                    hurt = life - (strength + die < 9 + foe)
                    return ended("outer/sentinel", turns, hurt, fate, *state) if hurt else F(0)

                options = [result(own, fate)]
                if fate:
                    options.append(sum(result(new, fate - 1) for new in range(1, 7)) / F(6))
                total += max(options)
            return total / 36
        if step == ("middle/portal-of-power", "inner/plain-of-peril"):

            def tried(thrown: int, fate: int) -> F:
                end = "inner/plain-of-peril" if thrown <= craft else "middle/portal-of-power"
                return ended(end, turns, life, fate, *state)

            total = F(0)
            for pair in product(range(1, 7), repeat=2):
                options = [tried(sum(pair), fate)]
                if fate:
                    options += [
                        sum(tried(sum(pair) - die + new, fate - 1) for new in range(1, 7)) / F(6) for die in pair
                    ]
                total += max(options)
            return total / 36
    return ended(walk[-1], turns, life, fate, *state)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("position", "wished", "within", "life", "fate", "strength"),
    [
        ("outer/woods-2", "middle/castle", 1, 4, 0, 7),
        ("outer/woods-2", "middle/hills", 2, 1, 1, 6),
        ("outer/hills-2", "middle/cursed-glade", 3, 2, 1, 8),
        ("outer/chapel", "middle/hidden-valley", 3, 1, 0, 6),
        ("middle/runes-1", "outer/chapel", 2, 4, 1, 4),
        ("outer/sentinel", "outer/sentinel", 2, 1, 0, 5),
        ("outer/woods-2", "outer/sentinel", 2, 2, 1, 6),
    ],
)
def test_several_turns_over_the_bridge_against_a_naive_search(
    position: str, wished: str, within: int, life: int, fate: int, strength: int
) -> None:
    found = chance(position, wished, within, hero={"life": life, "fate": fate, "strength": strength}, quest="first")
    assert found == naive(position, within, life, fate, strength, -1, wished)


@pytest.mark.parametrize(
    ("position", "wished", "within", "fate", "craft"),
    [
        ("middle/black-knight", "inner/plain-of-peril", 1, 1, 6),
        ("middle/castle", "inner/plain-of-peril", 3, 1, 5),
        ("middle/castle", "middle/portal-of-power", 2, 0, 9),
    ],
)
def test_several_turns_at_the_portal_against_a_naive_search(
    position: str, wished: str, within: int, fate: int, craft: int
) -> None:
    assert chance(position, wished, within, hero={"fate": fate, "craft": craft}) == naive(
        position, within, 4, fate, -9, craft, wished
    )


def test_a_move_that_is_stopped_lands_where_it_ends() -> None:
    """A 5 leads from the Crags over the bridge: with Strength 4 against 9 nothing but the Sentinel's space is reached.

    4 + 6 is at most level with 9 + 1. Who has 1 life survives only that stand-off, 1 of 36 throws.
    """
    fields = {"roll": 5, "hero": {"strength": 4}}
    assert stops("outer/crags", **fields) == {("outer/sentinel", "sentinel-fails"): 1}
    assert chance("outer/crags", "outer/sentinel", **fields) == 1
    assert chance("outer/crags", "outer/sentinel", roll=5, hero={"strength": 4, "life": 1}) == F(1, 36)
    # On the Portal's space any roll will do: Craft 7 opens it with 21 of 36 throws, and who fails stays there.
    at_the_portal = {("middle/portal-of-power", "portal-fails"): F(15, 36)}
    assert stops("middle/portal-of-power", roll=3, hero={"craft": 7}) == at_the_portal
    assert chance("middle/portal-of-power", "middle/portal-of-power", roll=3, hero={"craft": 7}) == F(15, 36)


def test_failing_at_the_portal_costs_counters() -> None:
    # On the Portal's space any roll will do. Craft 7 with 1 counter: 21 of 36 ways, then 15.
    hero = {"craft": 7, "counters": {"craft": 1}}
    assert chance("middle/portal-of-power", "inner/plain-of-peril", 2, hero=hero) == 1 - F(15, 36) * F(21, 36)
    assert chance("middle/portal-of-power", "inner/plain-of-peril", 2, hero={"craft": 7}) == 1 - F(15, 36) ** 2
    strong = {"strength": 7, "counters": {"strength": 1}}
    assert chance("middle/portal-of-power", "inner/plain-of-peril", 2, hero=strong) == 1 - F(15, 36) * F(21, 36)
    # With Strength 7 as well, the second try is better made with the ability that lost nothing.
    both = {"craft": 7, "strength": 7, "counters": {"craft": 1, "strength": 1}}
    assert chance("middle/portal-of-power", "inner/plain-of-peril", 2, hero=both) == 1 - F(15, 36) ** 2


@pytest.mark.parametrize("fate", [1, 2, 3, 4])
def test_one_turn_can_take_three_tokens(fate: int) -> None:
    # For the movement die (only a 6 will do), the attack die and the Portal's dice.
    hero = {"strength": 8, "craft": 8, "fate": fate}
    found = chance("outer/woods-2", "inner/plain-of-peril", hero=hero)
    assert found == naive("outer/woods-2", 1, 4, fate, 8, 8, "inner/plain-of-peril")


def test_evading_leads_over_the_bridge_and_a_quest_not_through_the_portal() -> None:
    assert chance("outer/sentinel", "middle/hills", may_evade=True) == F(1, 6)
    assert chance("outer/woods-2", "middle/hills", may_evade=True, hero={"strength": 0, "fate": 1}) == F(11, 36)
    assert chance("middle/castle", "inner/plain-of-peril", 2, hero={"craft": 12}) > F(2, 3)
    assert chance("middle/castle", "inner/plain-of-peril", 2, hero={"craft": 12}, quest="later") == 0


def test_a_raft_is_used_now_or_never() -> None:
    hero = {**WITH_RAFT, "strength": 4}
    # Straight across lies the Castle; on the next turn the Raft is gone.
    assert chance("outer/forest", "middle/castle", hero=WITH_RAFT) == 1
    assert chance("outer/fields-3", "middle/castle", 2, hero=hero) == chance(
        "middle/portal-of-power", "middle/castle", 1, quest="first"
    ) == F(1, 6)  # fmt: skip
    # With an Axe it takes two turns; with one turn there is no way.
    assert chance("outer/forest", "middle/castle", 1, hero=WITH_AXE) == 0
    assert chance("outer/forest", "middle/castle", 2, hero=WITH_AXE) == 1
    first = target("outer/forest", "middle/castle", 2, hero=WITH_AXE)["first_turn"][0]
    assert (first["decision"], first["option"]) == ("raft", "build-a-raft")
    # Only the Forest and Woods have the wood for it.
    assert chance("outer/fields-3", "middle/castle", 2, hero=WITH_AXE) == 0


def test_a_toad_walks_three_turns_and_then_rolls() -> None:
    assert chance("outer/city", "outer/plains-1", 3, hero=TOAD) == 1
    assert chance("outer/city", "outer/hills-1", 1, hero=TOAD) == 0
    # However strong the character was, as a Toad it gets neither over the bridge nor through the Portal.
    hero = {**TOAD, "strength": 20, "craft": 20}
    assert chance("outer/sentinel", "middle/hills", 1, hero=hero, may_evade=True) == 0
    assert chance("middle/portal-of-power", "inner/plain-of-peril", 1, hero=hero) == 0
    # In the fourth turn it is a character again. After three steps away it can be 1, 2, 3 … from the Tavern, 6 away:
    # 3 steps lead to 3 from it, which one face of 6 overcomes.
    assert chance("outer/city", "outer/tavern", 3, hero=TOAD) == 0
    assert chance("outer/city", "outer/tavern", 4, hero=TOAD) == F(1, 6)


def test_out_of_the_inner_region() -> None:
    # Death, Crypt, Plain of Peril, Portal of Power: 3 turns, without instructions on the way back.
    assert chance("inner/death", "middle/portal-of-power", 3) == 1
    assert chance("inner/death", "middle/portal-of-power", 2) == 0
    assert chance("inner/death", "middle/castle", 4, quest="first") == F(1, 6)
    assert chance("inner/valley-of-fire", "inner/plain-of-peril", 4) == 1
    # Who has reached the Crown stays there.
    assert chance("inner/crown-of-command", "inner/plain-of-peril", 6) == 0


def test_what_the_target_tells() -> None:
    found = target("outer/city", "outer/tavern", 3, hero={"fate": 1})
    by_turn = list(map(F, found["by_turn"]))
    assert by_turn == sorted(by_turn)
    assert by_turn[-1] == F(found["probability"])
    first = {row["steps"]: row for row in found["first_turn"]}
    assert set(first) == set(range(1, 7))
    assert (first[6]["option"], first[6]["to"], first[6]["probability"]) == ("clockwise", "outer/tavern", "1")
    assert sum(F(row["probability"]) for row in first.values()) / 6 == F(found["probability"])
    assert found["entries"][0] == "talisman/movement/rolling"
    # 6 from the Hidden Valley: 1 to the Hills, 1 over the bridge, 4 on to the Crags.
    rows = target("middle/hidden-valley", "outer/crags", roll=6)["first_turn"]
    assert [(row["decision"], row["option"], row["steps"]) for row in rows] == [
        ("way", "bridge", 6), ("way-beyond", "clockwise", 4),
    ]  # fmt: skip
    assert rows[1]["to"] == "outer/crags"


def rules(*asked: str | int, **fields: object) -> set[str]:
    """The chapter's entries that a way to the target rests on."""
    return {entry.removeprefix("talisman/") for entry in target(*asked, **fields)["entries"]}


def test_a_way_rests_on_the_rules_that_it_takes() -> None:
    walk = {"movement/rolling", "movement/landing"}
    assert rules("outer/city", "outer/tavern") == walk
    assert rules("outer/city", "outer/tavern", hero={"fate": 1}) == walk | {"characters/fate-reroll"}
    # A Toad moves without a roll, and pays no fate for one; a Blizzard and a card say how far a move goes, too.
    toad = rules("outer/city", "outer/plains-1", 3, hero={**TOAD, "fate": 1})
    assert toad == {"other-rules/toad-movement", "movement/landing"}
    assert rules("outer/city", "outer/plains-1", 3, blizzard=2) == walk | {"cards/blizzard"}
    # Beyond the bridge, the Sentinel attacks and the direction is chosen anew; the Portal takes an attempt.
    beyond = rules("outer/graveyard", "middle/cursed-glade", hero={"strength": 9})
    assert beyond == walk | {"crossing-regions/sentinel", "crossing-regions/changing-direction"}
    through = rules("middle/portal-of-power", "inner/plain-of-peril", hero={"craft": 6})
    assert through == walk | {"crossing-regions/portal-of-power", "characters/craft-loss"}
    assert rules("inner/death", "middle/portal-of-power", 3) <= {"inner-region/turning-back", "movement/landing"}


@pytest.mark.thorough
def test_samples_agree_with_the_exact_chance() -> None:
    goal = Goal[LandingOutcome]("land", (Measure("landed", lambda outcome: outcome.landed),))
    trip = Trip(frozenset({"middle/hills", "middle/cursed-glade"}))
    rule = bind_trip(trip, TripState("outer/graveyard", 4, life=2, fate=1, strength=7), None)
    solution = Solver().solve(rule, goal)
    exact = solution.value[0]
    counts = sample(solution, 3000, 3).counts
    share = F(sum(count for outcome, count in counts.items() if outcome.landed), 3000)
    assert abs(float(share - exact)) < 4 * float(exact * (1 - exact) / 3000) ** 0.5


@pytest.mark.thorough
@given(
    st.sampled_from(RINGS),
    st.sampled_from(RINGS),
    st.integers(1, 2),
    st.integers(0, 2),
    st.integers(4, 9),
    st.integers(1, 2),
)
def test_more_of_anything_never_hurts(start: str, end: str, within: int, fate: int, strength: int, life: int) -> None:
    def landing(within: int, fate: int, strength: int, life: int, **fields: object) -> F:
        hero = {"fate": fate, "strength": strength, "life": life, "craft": strength}
        return chance(start, end, within, hero=hero, **fields)

    least = landing(within, fate, strength, life)
    assert 0 <= least <= 1
    assert least <= landing(within + 1, fate, strength, life)
    assert least <= landing(within, fate + 1, strength, life)
    assert least <= landing(within, fate, strength, life + 1)
    assert least <= landing(within, fate, strength, life, may_evade=True)


# What it says, and bad input


def test_every_line_names_entries_and_every_row_its_rules(corpus: Corpus) -> None:
    request = {"situation": "talisman/movement", "position": "outer/woods-2", "hero": {**WITH_AXE, "strength": 4},
               "target": "middle/hills", "within": 2}  # fmt: skip
    answer = CATALOGUE.resolve(request)
    fields = answer.as_json()
    assert all(row["entries"] for row in fields["reachable"])
    cited = {entry for line in answer.statements for entry in line.entries}
    spaces = {load_board().space(row["position"]).id for row in fields["reachable"]}
    assert {f"talisman/board/{space}" for space in spaces} <= cited
    alike = [line for line in answer.statements if line.sentence.id == "every-space-from-first-to-last"]
    assert [str(line.sentence.values["way"]) for line in alike] == ["clockwise", "counter-clockwise"]
    assert all(entry.startswith("talisman/") for line in answer.statements for entry in line.entries)
    words = [format_statement(line, corpus, Language.EN) for line in answer.statements]
    assert words[0].startswith("You have a 1.2% (571/46656) chance of landing on “Hills” within 2 turns.")
    told = {language: format_statement(answer.statements[0], corpus, language) for language in LANGUAGES}
    assert told[Language.CS].startswith("Na Kopce dorazíte během 2\N{NO-BREAK SPACE}tahů s pravděpodobností ")
    assert told[Language.FI].startswith("Pääset Kukkuloille 2\N{NO-BREAK SPACE}pelivuorossa todennäköisyydellä ")
    assert told[Language.KO].startswith("2차례 안에 언덕에 도착할 확률은 ")
    # The first turn: a 2 leads to the other end of the bridge, if 4, 1 for the Axe and a 6 beat 9 and a 1: 1/6 * 1/36.
    assert words[1] == "Your chance, turn by turn: 0.5% by turn 1, 1.2% by turn 2."
    assert words[2].startswith("Every space from Sentinel to ")
    assert words[2].endswith(", if you go clockwise: 16.7% (1/6) each")


def test_every_space_that_a_move_can_end_on_has_a_line() -> None:
    # The five of the rulebook's example above, of which no two lie one after the other.
    answer = CATALOGUE.resolve({"situation": "talisman/movement", "position": "outer/graveyard", "roll": 6})
    cited = {entry for line in answer.statements for entry in line.entries}
    assert {f"talisman/board/{space}" for space in ("crags", "ruins", "portal-of-power", "chasm", "sentinel")} <= cited


def test_too_much_to_work_out_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(movement, "MOST_STATES", 20)
    with pytest.raises(LimitError) as caught:
        chance("outer/city", "outer/village", 3)
    assert caught.value.code == "state-limit"
    assert "fewer turns" in str(caught.value.remedy)


@pytest.mark.parametrize(
    ("fields", "code", "words"),
    [
        ({"position": "graveyard"}, "bad-value", "Did you mean outer/graveyard?"),
        ({"position": "outer/hills"}, "bad-value", "Did you mean outer/hills-1, outer/hills-2 or"),
        ({"position": "outer/fields-9"}, "bad-value", "Did you mean outer/fields-"),
        ({"position": "outer/city", "roll": 3, "hero": TOAD}, "contradiction", "Toad"),
        ({"position": "inner/crypt", "roll": 3}, "contradiction", "Inner Region"),
        ({"position": "outer/city", "within": 2}, "missing-field", "target"),
        ({"position": "outer/city", "target": "outer/tavrn"}, "bad-value", "Did you mean outer/tavern"),
        ({"position": "outer/city", "target": "crypt"}, "contradiction", "talisman/inner-journey"),
        ({"position": "outer/city", "target": "temple"}, "missing-field", "hero.strength"),
        ({"position": "middle/castle", "target": "plain-of-peril"}, "missing-field", "hero.craft"),
    ],
)
def test_bad_input_is_refused_with_cause_and_remedy(fields: dict, code: str, words: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": "talisman/movement", **fields})
    assert caught.value.code == code
    assert words in f"{caught.value.input} {caught.value.message} {caught.value.remedy}"
