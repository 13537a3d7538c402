"""Which pieces and rules touch each other: the list in pairs.toml, held against facts and questions.

A meeting is decided by the entries that it names under `answer`, a question or a rule, or needs no ruling and says why.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rulewright.corpus.model import Corpus

Piece = Mapping[str, Any]
FAMILIES = {"spell": "cards", "adventure": "cards", "purchase": "cards", "character": "heroes", "toad": "heroes"}


def has(*facts: str) -> Callable[[Piece], bool]:
    return lambda piece: any(fact in piece for fact in facts)


def holds(fact: str, *values: str) -> Callable[[Piece], bool]:
    """Whether the fact is one of the values, or a list with one of them."""

    def test(piece: Piece) -> bool:
        held = piece.get(fact, ())
        return bool({held} & set(values) if isinstance(held, str) else set(held) & set(values))

    return test


def either(*tests: Callable[[Piece], bool]) -> Callable[[Piece], bool]:
    return lambda piece: any(test(piece) for test in tests)


SPELL = has("spell_copies")
MOVES_WITHOUT_A_ROLL = either(holds("cast", "instead-of-rolling"), has("moves_among", "regenerates_on"))
TAKES_OBJECTS = either(holds("takes", "object"), has("beguiles"))
TAKES_FOLLOWERS = either(holds("takes", "follower"), has("takes_followers", "takes_followers_but"))
WATCHED_OBJECT = has("admits_to", "crosses_river")

# What touches what, by facts: each piece of the one kind meets each of the other.
KINDS: dict[str, tuple[Callable[[Piece], bool], Callable[[Piece], bool]]] = {
    "immunity and Spells": (has("immune_to_spells"), SPELL),
    "cancelling and Spells": (has("cancels_spell"), SPELL),
    "bans and Spells": (either(holds("bars", "spell"), has("immobilises", "bars_own_spells")), SPELL),
    "bans and Magic Objects": (holds("bars", "magic-object"), holds("type", "magic-object")),
    "fixed moves and rolls": (has("spaces_per_turn"), MOVES_WITHOUT_A_ROLL),
    "barred Followers": (has("bars_followers"), either(TAKES_FOLLOWERS, has("must_take"))),
    "saved lives and gained ones": (has("saves", "saves_from"), has("gains_life", "gains_life_taken")),
    "Craft value in battle": (has("adds_craft_value"), has("adds_craft_value")),
    "destroying Spirits": (has("destroys"), holds("subtype", "spirit")),
    "fewer dice": (has("mines_dice"), has("mines_dice")),
    "alignment and taking": (has("forbidden_to"), either(TAKES_OBJECTS, has("changes_alignment"))),
    "alignment and Events": (has("changes_alignment"), has("alignments")),
    "taking Objects": (TAKES_OBJECTS, WATCHED_OBJECT),
    "selling Objects": (holds("effects", "sell-objects"), WATCHED_OBJECT),
    "always a Spell": (has("always_a_spell"), holds("effects", "lose-all-spells")),
    "drawing again": (has("may_redraw"), has("may_redraw")),
    "extra turns": (
        lambda piece: SPELL(piece) and "turns" in piece,
        either(has("rounds", "leaves_possessions"), holds("effects", "lose-1-turn")),
    ),
    "Weapons, Armour and who may use them": (has("weapons_in_battle", "armour_in_battle"), has("keyword")),
    "two pieces of Armour": (holds("keyword", "armour"), holds("keyword", "armour")),
    "creatures that do not attack": (has("not_attacked_by"), holds("subtype", "animal", "dragon")),
    "removing cards": (has("removes_card"), has("rounds")),
    "crossing the river": (has("lost_on_crossing"), has("crosses_river")),
    "what a Toad leaves": (has("leaves_possessions"), has("must_take", "admits_to", "crosses_river")),
    "royal Followers": (has("heals_at_castle"), has("heals_at_castle")),
}


@pytest.fixture(scope="module")
def meetings() -> list[dict[str, Any]]:
    return tomllib.loads(Path(__file__).with_name("pairs.toml").read_text("utf-8"))["meeting"]


def pieces(rules: Path) -> dict[str, Piece]:
    found: dict[str, Piece] = {}
    for name in ("spells", "adventures", "purchases", "characters"):
        records = tomllib.loads((rules / f"talisman/{name}.toml").read_text("utf-8"))
        for kind, family in FAMILIES.items():
            found |= {f"{family}/{record['id']}": record for record in records.get(kind, ())}
    return found


def meets(first: str, second: str, every: Mapping[str, Piece]) -> bool:
    """Whether both can be in play: a piece meets its like only if there are several copies."""
    kinds = ("spell_copies", "adventure_copies", "purchase_copies")
    return first != second or sum(every[first].get(kind, 0) for kind in kinds) > 1


def pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one <= other else (other, one)


def listed(meetings: list[dict[str, Any]]) -> list[tuple[str, str]]:
    return [each for m in meetings for each in {pair(*both) for both in product(m["one"], m["other"])}]


def test_every_meeting_names_entries_and_is_decided_or_says_why_not(
    meetings: list[dict[str, Any]], corpus: Corpus
) -> None:
    for meeting in meetings:
        assert set(meeting) in ({"one", "other", "answer"}, {"one", "other", "no_ruling"}), meeting
        for entry in (*meeting["one"], *meeting["other"], *meeting.get("answer", ())):
            assert f"talisman/{entry}" in corpus.entries, entry


def test_no_pair_is_listed_twice(meetings: list[dict[str, Any]]) -> None:
    every = listed(meetings)
    assert sorted({each for each in every if every.count(each) > 1}) == []


@pytest.mark.parametrize("kind", KINDS)
def test_pieces_that_touch_by_their_facts_are_listed(kind: str, meetings: list[dict[str, Any]], rules: Path) -> None:
    one, other = KINDS[kind]
    every = pieces(rules)
    touching = {
        pair(first, second)
        for first, second in product(every, every)
        if one(every[first]) and other(every[second]) and meets(first, second, every)
    }
    assert touching
    assert sorted(touching - set(listed(meetings))) == []


def test_every_question_about_two_pieces_is_the_answer_of_a_meeting(
    meetings: list[dict[str, Any]], corpus: Corpus
) -> None:
    answers = {f"talisman/{answer}" for meeting in meetings for answer in meeting.get("answer", ())}
    for entry in corpus.entries.values():
        named = [each for each in entry.see if each.startswith(("talisman/cards/", "talisman/heroes/"))]
        if entry.game == "talisman" and entry.question and len(named) > 1:
            assert entry.id in answers, entry.id
