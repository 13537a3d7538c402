"""Events, Strangers and Places that do something to whoever meets them, in `talisman/space`; the Blizzard in moves."""

from __future__ import annotations

from fractions import Fraction as F
from functools import cache
from typing import Any

import pytest

from rulewright.engine.arithmetic import as_string
from rulewright.errors import BadInputError
from rulewright.games.talisman.data.board import load_board
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.games.talisman.situations.space import CARDS, EFFECTS
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report

CATALOGUE = Catalogue(SITUATIONS)


def resolve(card: str, hero: dict[str, Any] | None = None, **fields: object) -> Answer:
    answer = CATALOGUE.resolve({"situation": "talisman/space", "card": card, "hero": hero or {}, **fields})
    assert isinstance(answer, Answer)
    return answer


def certain(answer: Answer) -> str:
    (effect,) = (name for name, share in answer.probability.items() if share)
    return effect


@pytest.mark.parametrize(
    ("card", "by_alignment"),
    [
        ("angel", {"good": "gain-1-life", "neutral": "nothing", "evil": "lose-1-life"}),
        ("devil", {"good": "lose-1-life", "neutral": "nothing", "evil": "gain-1-life"}),
        ("evil-darkness", {"good": "lose-1-turn", "neutral": "lose-1-turn", "evil": "nothing"}),
        ("mephistopheles", {"good": "become-evil", "neutral": "become-evil", "evil": "gain-1-craft"}),
        ("mage", {"good": "gain-1-spell", "neutral": "nothing", "evil": "nothing"}),
    ],
)
def test_alignment_decides_what_a_card_does(card: str, by_alignment: dict[str, str]) -> None:
    for alignment, effect in by_alignment.items():
        answer = resolve(card, {"alignment": alignment})
        assert certain(answer) == effect
        assert any(node.entry == f"talisman/cards/{card}" for _, node in answer.trace.walk())


def test_players_ask_whether_the_druid_can_profit_from_the_angel_and_the_devil() -> None:
    # He is neutral and may change once a turn: good before the Angel, evil before the Devil.
    for card, alignment in (("angel", "good"), ("devil", "evil")):
        answer = resolve(card, {"character": "druid"}, wanted=["gain-1-life"])
        assert certain(answer) == "gain-1-life"
        assert F(as_string(answer.expected["life"])) == 5
        assert answer.advice[0].cases[0].option == alignment
    assert certain(resolve("angel", {"character": "druid"})) == "nothing"
    assert certain(resolve("mage", {"character": "druid"}, wanted=["gain-1-spell"])) == "gain-1-spell"
    assert certain(resolve("angel", {"character": "wizard"})) == "lose-1-life"


@pytest.mark.parametrize(
    ("card", "hero", "effect"),
    [
        ("marsh", {"strength": 4}, "lose-1-turn"),
        ("marsh", {"strength": 5}, "nothing"),
        ("maze", {"craft": 4}, "lose-1-turn"),
        ("maze", {"craft": 5}, "nothing"),
        ("maze", {"character": "dwarf", "craft": 3}, "nothing"),
        ("maze", {"character": "dwarf"}, "nothing"),
        ("sorcerer", {"gold": 1}, "gain-1-spell"),
        ("sorcerer", {"gold": 0}, "nothing"),
        ("healer", {}, "heal-2"),
        ("pestilence", {}, "lose-1-life"),
        ("pool-of-life", {}, "gain-1-life"),
        ("raiders", {"gold": 3}, "lose-all-gold"),
        ("book-of-spells", {}, "fill-spells"),
        ("market", {}, "buy-at-the-market"),
    ],
)
def test_what_a_card_does_and_to_whom(card: str, hero: dict[str, Any], effect: str) -> None:
    answer = resolve(card, hero)
    assert certain(answer) == effect
    assert effect in EFFECTS


def test_the_maze_is_blocked_by_the_dwarf() -> None:
    answer = resolve("maze", {"character": "dwarf"})
    assert ("talisman/cards/maze", "talisman/heroes/dwarf") in {
        (node.entry, node.blocked_by) for _, node in answer.trace.walk()
    }


def test_a_wish_is_one_of_seven_and_only_for_whom_the_card_helps() -> None:
    wishes = {
        "gain-1-spell", "gain-1-gold", "gain-1-strength", "gain-1-craft", "gain-1-life", "gain-1-fate",
        "go-anywhere-in-region",
    }  # fmt: skip
    assert set(resolve("enchanter", {"craft": 4}, visit="gain-1-life").probability) == wishes | {"nothing"}
    for wish in wishes:
        assert certain(resolve("enchanter", {"craft": 4}, visit=wish)) == wish
        assert certain(resolve("enchanter", {"craft": 4}, wanted=[wish])) == wish
        assert certain(resolve("enchanter", {"craft": 3}, wanted=[wish])) == "nothing"
        assert certain(resolve("fairy", {"alignment": "good"}, wanted=[wish])) == wish
        assert certain(resolve("fairy", {"alignment": "evil"}, wanted=[wish])) == "nothing"
        assert certain(resolve("phantom", {"character": "druid"}, wanted=[wish])) == wish


def test_who_pays_the_sorcerer_decides() -> None:
    assert certain(resolve("sorcerer", {"gold": 1}, wanted=["nothing"])) == "nothing"
    assert certain(resolve("sorcerer", {"gold": 1}, wanted=["gain-1-spell"])) == "gain-1-spell"


def test_the_thief_takes_a_card_free_at_the_market() -> None:
    for card in ("market", "market-day"):
        assert resolve(card, {"character": "thief"}).outcomes[0].extra_fields == {"free_purchase": True}
        assert not resolve(card, {"character": "elf"}).outcomes[0].extra_fields


def test_every_card_can_be_met() -> None:
    for card, record in CARDS.items():
        fields = {"visit": record.choice[0]} if record.choice else {}
        answer = resolve(card, {"strength": 4, "craft": 4, "gold": 1, "alignment": "good"}, **fields)
        assert sum(map(F, map(as_string, answer.probability.values()))) == 1
        assert answer.trace


@pytest.mark.parametrize(
    ("card", "fields", "code", "words"),
    [
        ("marsh", {}, "missing-field", "hero.strength"),
        ("enchanter", {}, "missing-field", "hero.craft"),
        ("fairy", {}, "missing-field", "hero.alignment"),
        ("angel", {}, "missing-field", "hero.alignment"),
        ("enchanter", {"hero": {"craft": 4}}, "missing-field", "visit"),
        ("enchanter", {"hero": {"craft": 4}, "visit": "gain-2-lives"}, "bad-value", "visit"),
        ("angel", {"hero": {"alignment": "good"}, "visit": "roll"}, "contradiction", "nothing to choose"),
    ],
)
def test_what_is_missing_is_asked_for(card: str, fields: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": "talisman/space", "card": card, **fields})
    assert caught.value.code == code
    assert words in f"{caught.value.input} {caught.value}"


# The Blizzard


def move(**fields: object) -> dict[str, Any]:
    answer = CATALOGUE.resolve({"situation": "talisman/movement", **fields})
    assert isinstance(answer, Report)
    return dict(answer.fields)


def test_in_a_blizzard_everybody_moves_one_space() -> None:
    for hero in ({}, {"character": "troll", "life": 3}, {"character": "elf"}):
        rows = move(position="outer/woods-1", hero=hero, blizzard=2)["reachable"]
        assert [(row["way"], row["probability"]) for row in rows] == [("clockwise", "1"), ("counter-clockwise", "1")]
        assert rows[0]["entries"] == ["talisman/cards/blizzard"]
    with pytest.raises(BadInputError):
        move(position="outer/woods-1", blizzard=1, roll=3)
    with pytest.raises(BadInputError):
        move(position="outer/woods-1", blizzard=3)


@pytest.mark.parametrize("blizzard", [0, 1, 2])
@pytest.mark.parametrize("distance", range(1, 9))
def test_several_turns_in_a_blizzard_against_a_naive_search(blizzard: int, distance: int) -> None:
    ring = load_board().ring(load_board().region("outer/city"))

    @cache
    def best(place: int, turn: int) -> F:
        if turn == 3:
            return F(0)

        def after(steps: int) -> F:
            ends = ((place + sign * steps) % len(ring) for sign in (1, -1))
            return max(F(1) if end == distance else best(end, turn + 1) for end in ends)

        return after(1) if turn < blizzard else sum((after(steps) for steps in range(1, 7)), start=F(0)) / 6

    start = ring.index("outer/city")
    target = ring[(start + distance) % len(ring)]
    wished = move(position="outer/city", target=target, within=3, blizzard=blizzard)["target"]
    assert F(wished["probability"]) == best(0, 0)
