"""Where two rules meet, the calculators do what the answers to questions say; each test names its question."""

from __future__ import annotations

from typing import Any

from rulewright.games.tainted_grail.situations import SITUATIONS
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report

CATALOGUE = Catalogue(SITUATIONS)


def played(line: str, situation: str = "combat", **fields: Any) -> dict[str, Any]:
    """The result and the state after a line of play, or what refuses it."""
    hero = {"health": 9, "energy": 6, **fields.pop("hero", {})}
    usual = {"value": 9} if situation == "combat" else {"top": 4, "bottom": -4}
    encounter = {**usual, **fields.pop("encounter", {})}
    answer = CATALOGUE.resolve(
        {"situation": f"tainted-grail/{situation}", "hero": hero, "encounter": encounter, "line": line, **fields}
    )
    assert isinstance(answer, Report)
    told = dict(answer.as_json())
    return {"result": told["result"], "refused": told.get("refused"), **told["state"]}


def test_void_on_the_last_free_key() -> None:
    """The void of A blanks B's first icon: the extra-card bonus, so B is refused; a first B keeps its 1 marker."""
    cards = "A = > F:v\nB = F:+,m"
    assert played("A, B", cards=cards, hand="A, B")["refused"]["reason"] == "voided"
    assert played("B", cards=cards, hand="B", sequence="A")["pool"] == 1


def test_multiplier_and_extra_card() -> None:
    """x2 meets the extra-card bonus, is ignored there and used up: 1 marker, not 2, and one card more, not two."""
    cards = "A = > F:x2\nB = F:+,m\nC ="
    fields = {"cards": cards, "hand": "A, B, C"}
    assert played("A, B", **fields)["pool"] == 1
    assert played("A, B, C", **fields)["refused"]["reason"] == "no-extra-card"


def test_quick_and_an_ability() -> None:
    """A's charges allow B, the second card; a third is refused. Two cards are enough for an Opportunist."""
    cards = "A = / place: ch2 / pay1: +\nB = F:m\nC ="
    fields = {"cards": cards, "hand": "A, B, C"}
    assert played("A, use A, B", **fields, encounter={"traits": ["quick"]})["pool"] == 1
    assert played("A, use A, B, C", **fields, encounter={"traits": ["quick"]})["refused"] is not None
    attacked = {"traits": ["opportunist"], "opportunity": "hp-3"}
    assert played("A, use A, B", **fields, encounter=attacked)["health"] == 9
    assert played("A", **fields, deck="? x3", encounter=attacked)["health"] == 6


def test_delayed_ability_in_a_party() -> None:
    """The card of another character triggers, and the active one loses the health: 9 - 2."""
    assert played("", cards="A = / delay: hp-2", sequence="A@ (1)", deck="? x3")["health"] == 7


def test_reducing_damage_outside_step_3() -> None:
    """Block 5 stops neither the 2 damage of Charge nor the 3 of the opportunity attack, but the attack's 4."""
    cards = "P = / passive / attack: block5"
    fields = {"cards": cards, "sequence": "P", "deck": "? x3"}
    assert played("", **fields, first=True, encounter={"traits": ["charge"], "table": "0+: hp-4"})["health"] == 7
    assert played("", **fields, encounter={"opportunity": "hp-3", "table": "0+: hp-4"})["health"] == 6


def test_fury_and_reducing_damage() -> None:
    """3 damage less 2, twice: 9 - 2. A Deceptive Attack is not reduced: 9 - 6."""
    fields = {"cards": "A = / attack: block2", "hand": "A"}
    assert played("A", **fields, encounter={"traits": ["fury"], "table": "0+: hp-3"})["health"] == 7
    deceptive = {"traits": ["fury", "deceptive-attack"], "table": "0+: hp-3"}
    assert played("A", **fields, encounter=deceptive)["health"] == 3


def test_defensive_and_multiplier() -> None:
    """2x in front of 2 markers is 4, less 1."""
    fields = {"cards": "A = F:x2,m2", "hand": "A"}
    assert played("A", **fields, encounter={"traits": ["defensive"]})["pool"] == 3


def test_card_that_empties_the_deck_and_wins() -> None:
    """The pool reaches 9 of 9, but the draw from the empty deck comes before the check; the markers stay."""
    after = played("A", cards="A = F:m,d", hand="A", deck="", pool=8)
    assert (after["result"], after["pool"], after["energy"]) == ("escaped", 9, 5)


def test_winning_and_dying_at_once() -> None:
    after = played("A", cards="A = / place: m9, hp-2", hand="A", hero={"health": 2, "energy": 2})
    assert (after["result"], after["pool"]) == ("dying", 9)


def test_escaping_in_panic() -> None:
    """With terror 3 above health 2 the card is not played: escaping costs 1 energy."""
    hero = {"health": 2, "energy": 2, "terror": 3}
    after = played("escape", cards="A =", deck="A x3", hero=hero)
    assert (after["result"], after["energy"], after["deck"]) == ("escaped", 1, 3)


def test_keys_of_the_encounter_card() -> None:
    """Each R joins one Aggression key: the encounter card's, then R's own. 1 + 2 markers by the ability."""
    cards = "R = 1:+ > 1:ag / place: m1*ag"
    fields = {"cards": cards, "hand": "R, R", "hero": {"aggression": 1}, "encounter": {"keys": "1:ag"}}
    assert played("R, R", **fields)["pool"] == 3


def test_ability_that_is_uncovered() -> None:
    """B tears itself by its ability, so A is the last again and blocks 2 of 3 damage."""
    cards = "A = / attack: block2\nB = F:+ / place: torn"
    fields = {"cards": cards, "hand": "A, B", "encounter": {"table": "0+: hp-3"}}
    assert played("A, B", **fields)["health"] == 8
