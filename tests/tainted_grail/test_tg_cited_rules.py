"""Every step of an explanation cites the rule that it applies, or the one that forbids it."""

from __future__ import annotations

from typing import Any

from rulewright.corpus import Corpus
from rulewright.corpus.content import content_folder
from rulewright.engine.trace import TraceNode
from rulewright.language import LANGUAGES
from rulewright.situations import Answer, Games, Report
from rulewright.views.explanation import steps

CATALOGUE = Games.of(content_folder("rules")).catalogue
HERO = {"health": 9, "energy": 6}
DIPLOMACY = {"top": 4, "bottom": -4}


def asked(situation: str, **fields: Any) -> Answer | Report:
    return CATALOGUE.resolve({"situation": f"tainted-grail/{situation}", **fields})


def told(situation: str, line: str, **fields: Any) -> dict[str, tuple[str, str | None]]:
    """What is told of a line of play: by the word for each sentence its entry and the one that blocks it."""
    found = asked(situation, line=line, hero={**HERO, **fields.pop("hero", {})}, **fields).as_json()
    return {
        step["facts"]["what"]: (step["entry"].removeprefix("tainted-grail/"), step.get("blocked_by"))
        for step in found["steps"]  # type: ignore[attr-defined]
    }


def nodes(answer: Answer | Report, entry: str) -> list[TraceNode]:
    assert isinstance(answer, Answer)
    return [node for _, node in answer.trace.walk() if node.entry == f"tainted-grail/{entry}"]


def rests_on(report: Answer | Report) -> dict[str, tuple[str, ...]]:
    """The entries that each sentence of a report rests on."""
    assert isinstance(report, Report)
    return {
        line.sentence.id: tuple(entry.removeprefix("tainted-grail/") for entry in line.entries) for line in report.lines
    }


def test_a_diplomacy_that_is_left_fails_by_the_rule_of_escaping() -> None:
    left = told("diplomacy", "escape", cards="A =", hand="A", encounter=DIPLOMACY)
    assert left["failed"] == ("diplomacy/escaping", None)
    lost = told("diplomacy", "", cards="A =", hand="A", affinity=-4, encounter=DIPLOMACY)
    assert lost["failed"] == ("diplomacy/failure", None)


def test_what_an_escape_costs_is_lost_by_the_rule_of_escaping() -> None:
    # 6 energy, 1 of which is lost; nothing else moves a track.
    answer = asked("combat", line="escape", cards="A =", hand="A", hero=HERO, encounter={"value": 9}).as_json()
    (escape,) = [step for step in answer["steps"] if step["facts"]["what"] == "escape"]  # type: ignore[attr-defined]
    assert escape["entry"] == "tainted-grail/combat/escaping"
    assert (escape["facts"]["lost"], escape["facts"]["energy"]) == (1, 5)
    assert "lost" not in told("combat", "escape", cards="A =", hand="A", encounter={"value": 9})
    without = asked("combat", line="escape", cards="A =", hand="A", hero={**HERO, "energy": 0}, encounter={"value": 9})
    assert without.as_json()["state"]["energy"] == 0  # type: ignore[index]


def test_energy_that_health_holds_down_is_told_by_the_rule_of_its_limit() -> None:
    # 3 of 7 health are lost, so that no more than 4 energy are left of 6.
    enemy = {"value": 9, "opportunity": "hp-3"}
    hero = {"health": 7, "energy": 6}
    answer = asked("combat", line="escape", cards="A =", hand="A", hero=hero, encounter=enemy).as_json()
    (limit,) = [step for step in answer["steps"] if step["facts"]["what"] == "energy-limit"]  # type: ignore[attr-defined]
    assert (limit["entry"], limit["facts"]["energy"]) == ("tainted-grail/survival/energy-limit", 4)
    # Energy that is gained goes no further either.
    cards = "A = / place: en+3"
    assert (
        told("combat", "A", cards=cards, hand="A", encounter=enemy, hero=hero)["energy-limit"][0]
        == "survival/energy-limit"
    )
    assert "energy-limit" not in told("combat", "A", cards=cards, hand="A", encounter=enemy, hero={"energy": 3})


def test_a_delayed_ability_is_resolved_by_the_rule_of_step_1() -> None:
    cards = "A = / delay: m3\nB = / place: m1"
    found = told("combat", "B", cards=cards, hand="B", sequence="A (1)", encounter={"value": 9})
    assert found["delayed"] == ("cards-and-keys/delayed-abilities", None)
    assert found["placement"] == ("cards-and-keys/triggers", None)


def test_an_ability_lets_a_card_be_played_that_the_rule_of_further_cards_does_not() -> None:
    cards = "A = / place: +\nB = F:m\nC = F:+"
    licensed = told("combat", "A, B", cards=cards, hand="A, B", encounter={"value": 9})
    assert licensed["licensed"] == ("cards-and-keys/abilities", None)
    joined = told("combat", "B, C", cards=cards, hand="B, C", encounter={"value": 9})
    assert joined["further"] == ("cards-and-keys/further-cards", None)


def test_an_escape_that_has_been_tried_is_not_made_again_when_the_deck_runs_out() -> None:
    # The skull keeps the character in; it has played nothing, and there is no card left to draw.
    fields = {"cards": "A =", "hand": "A", "encounter": {"value": 9}, "challenge": True, "draws": "skull"}
    found = told("combat", "escape", **fields)
    assert found["empty-deck"] == ("cards-and-keys/empty-deck", "tainted-grail/campaign/challenge-escape")


def test_in_panic_the_first_card_is_decided_on_by_the_rule_of_panic() -> None:
    hero = {"health": 2, "energy": 2, "terror": 5}
    answer = asked("combat", cards="A = F:m", deck="A x3", hand="A", hero=hero, encounter={"value": 9})
    first = [node for node in nodes(answer, "cards-and-keys/playing-cards") if node.facts.get("played") == 0]
    assert nodes(answer, "cards-and-keys/panic-play")
    assert not first


def test_a_hand_taken_for_another_is_drawn_by_the_rule_of_the_mulligan() -> None:
    answer = asked("starting-hand", wanted=1)
    assert {node.facts["cards"] for node in nodes(answer, "cards-and-keys/starting-hand")} == {3}
    drawn = [node.facts["cards"] for node in nodes(answer, "cards-and-keys/mulligan") if "deck" in node.facts]
    assert sorted(map(int, drawn)) == [1, 2]


def test_a_guardian_meets_characters_by_the_rule_for_that() -> None:
    map_text = ". 102 . / 103 101 104 / . 105 ."
    place = {"map": map_text, "menhirs": [101], "dials": [4], "characters": [102], "guardians": [101]}
    found = rests_on(asked("start-of-day", **place))
    meets = "encounters/guardian-meets-characters"
    assert meets in found["it-moves-to-location-and-meets"]
    assert meets not in found["it-moves-to-location-chance"]


def test_what_the_next_point_costs_rests_on_the_costs() -> None:
    assert rests_on(asked("improvement"))["what-the-next-point-costs"] == ("improvement/attribute-cost",)
    dearer = rests_on(asked("improvement", mode="challenge"))
    assert dearer["what-the-next-point-costs"] == ("campaign/challenge-costs",)


def test_an_empty_hand_is_not_told_as_cards_without_a_name(corpus: Corpus) -> None:
    answer = asked("combat", cards="A = F:m", hand="A", deck="? x5", hero=HERO, encounter={"value": 1})
    assert isinstance(answer, Answer)
    situation = CATALOGUE.situations["tainted-grail/combat"]
    for language in LANGUAGES:
        for step in steps(answer.trace, corpus, situation, language):
            assert "  " not in step.remark, step
