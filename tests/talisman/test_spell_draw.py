"""Drawing from the Spell deck: worked out by hand, by counting hands and by laying out every deck."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fractions import Fraction as F
from itertools import combinations, permutations
from math import comb
from typing import Any

import pytest

from rulewright.corpus.content import content_folder
from rulewright.errors import BadInputError
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.games.talisman.situations.naming import NAMINGS
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.sensitivity import sensitivity

CATALOGUE = Catalogue(SITUATIONS)
SPELLS = tomllib.loads((content_folder("rules") / "talisman" / "spells.toml").read_text("utf-8"))["spell"]
DECK = [spell["id"] for spell in SPELLS for _ in range(spell["spell_copies"])]


def answered(wanted: list[str], **fields: Any) -> Answer:
    answer = CATALOGUE.resolve({"situation": "talisman/spell-draw", "wanted": wanted, **fields})
    assert isinstance(answer, Answer)
    return answer


def test_the_first_card_of_a_full_deck() -> None:
    # 24 cards, 2 of Healing.
    answer = answered(["healing"])
    assert answer.probability == {"drawn": F(2, 24), "not-drawn": F(22, 24)}
    assert answer.expected == {"turns": 0, "wanted": F(1, 12), "spells": 1}


def test_what_lies_elsewhere_is_not_drawn() -> None:
    # Random in hand and a Healing discarded: of 22 cards 1 Healing and 2 Teleports. Not among two: 19/22 * 18/21.
    answer = answered(["healing", "teleport"], draw=2, hero={"spells": ["random"]}, discarded=["healing"])
    assert answer.probability["drawn"] == 1 - F(19 * 18, 22 * 21)
    # Hidden hands change nothing while the deck lasts.
    assert answered(
        ["healing", "teleport"], draw=2, hero={"spells": ["random"]}, discarded=["healing"], hidden=9
    ).probability == answer.probability  # fmt: skip


def test_an_empty_deck_is_made_of_the_discarded() -> None:
    # All 22 unseen cards are in other hands: the deck is the two discarded.
    out = {"discarded": ["healing", "random"], "hidden": 22}
    assert answered(["healing"], **out).probability["drawn"] == F(1, 2)
    assert answered(["healing"], draw=2, **out).probability["drawn"] == 1
    # There is nothing more to draw.
    (line,) = answered(["healing"], draw=3, **out).outcomes
    assert line.hero == {"wanted": 1, "spells": 2}
    # One unseen card left in the deck, which is one of 22: 1 Healing among them; then 1 of the two discarded.
    mixed = answered(["healing"], draw=2, discarded=["healing", "random"], hidden=21)
    assert mixed.probability["drawn"] == 1 - F(21, 22) * F(1, 2)


@pytest.mark.parametrize(("craft", "spells"), [(2, 0), (3, 0), (4, 1), (5, 1), (6, 2), (12, 2)])
def test_nobody_draws_beyond_the_limit(craft: int, spells: int) -> None:
    # The table: Craft 3 allows 1, 4 and 5 allow 2, from 6 on 3; one is in hand.
    answer = answered(["healing"], hero={"craft": craft, "spells": ["alchemy"]}, draw=3)
    assert answer.expected["spells"] == spells
    assert answer.probability["not-drawn"] == F(comb(21, spells), comb(23, spells))
    blocked = [node for _, node in answer.trace.walk() if node.blocked_by == "talisman/spells/limit"]
    assert bool(blocked) is not spells


def test_the_craft_that_makes_room_for_a_spell_helps_by_its_chance() -> None:
    # Craft 3 allows 1 Spell, 4 allows 2, of 24 cards with 2 of Healing: neither is one in 22/24 * 21/23.
    asked = {"situation": "talisman/spell-draw", "wanted": ["healing"], "draw": 2, "hero": {"craft": 3}}
    one = CATALOGUE.resolve(asked)
    assert isinstance(one, Answer)
    (more_craft,) = sensitivity(CATALOGUE, asked, one).gains
    assert more_craft.variation.request["hero"] == {"craft": 4}
    assert (one.goal_values[0], more_craft.answer.goal_values[0]) == (F(2, 24), 1 - F(22 * 21, 24 * 23))


def laid_out(unseen: list[str], hidden: int, discarded: list[str], draw: int) -> Iterator[list[str]]:
    """What is drawn, for every hand of the others, every order of the deck and of the discards shuffled in after it."""
    numbered = range(len(unseen))
    for hand in combinations(numbered, hidden):
        deck = [unseen[card] for card in numbered if card not in hand]
        for first in permutations(deck):
            for second in permutations(discarded):
                yield [*first, *second][:draw]


@pytest.mark.parametrize(("hidden", "draw"), [(0, 1), (2, 2), (3, 2), (4, 1), (4, 2), (3, 3), (4, 3)])
@pytest.mark.parametrize("wanted", [["healing"], ["healing", "teleport"]])
def test_every_deck_laid_out(wanted: list[str], hidden: int, draw: int) -> None:
    # 4 cards unseen: Healing, Teleport twice, Hex. Discarded: Healing, Random.
    unseen, discarded = ["healing", "teleport", "teleport", "hex"], ["healing", "random"]
    seen = list(DECK)
    for name in (*unseen, *discarded):
        seen.remove(name)
    drawn = list(laid_out(unseen, hidden, discarded, draw))
    answer = answered(wanted, draw=draw, discarded=discarded, seen=seen, hidden=hidden)
    assert answer.probability["drawn"] == F(sum(bool({*hand} & {*wanted}) for hand in drawn), len(drawn))
    mean = F(sum(name in wanted for hand in drawn for name in hand), len(drawn))
    assert answer.expected["wanted"] == mean


@pytest.mark.parametrize(
    ("fields", "code", "input_"),
    [
        ({"wanted": ["heeling"]}, "bad-value", 'wanted.0 = "heeling"'),
        (
            {"hero": {"spells": ["healing", "healing"]}, "seen": ["healing"]},
            "contradiction",
            "hero.spells, seen = healing",
        ),
        ({"discarded": ["alchemy"], "hidden": 24}, "contradiction", "hidden = 24"),
    ],
)
def test_piles_that_cannot_be_are_refused(fields: dict, code: str, input_: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({"situation": "talisman/spell-draw", "wanted": ["healing"], **fields})
    assert (caught.value.code, caught.value.input) == (code, input_)


def test_a_form_tells_both_copies_of_a_spell() -> None:
    naming = NAMINGS["spell-draw"]()
    assert naming.fill({"hero.spells": ["hex"], "discarded": ["healing-2", "random"]}) == {
        "hero.spells": ["hex"], "discarded": ["healing", "healing", "random"], "seen": [],
    }  # fmt: skip
    assert naming.translate_link({"seen": "healing,hex,healing", "draw": "2"}) == {"seen": "healing-2,hex", "draw": "2"}
