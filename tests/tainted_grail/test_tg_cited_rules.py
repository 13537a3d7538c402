"""Every step of an explanation cites the rule that it applies, or the one that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.corpus.content import content_folder
from rulewright.corpus.model import Corpus
from rulewright.engine.effects import Status
from rulewright.engine.trace import TraceNode
from rulewright.language import LANGUAGES, Language
from rulewright.situations.answer import Answer
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Report
from rulewright.views.explanation_text import build_steps

CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
HERO = {"health": 9, "energy": 6}
DIPLOMACY = {"top": 4, "bottom": -4}


def resolve(situation: str, **fields: Any) -> Answer | Report:
    return CATALOGUE.resolve({"situation": f"tainted-grail/{situation}", **fields})


def citations(situation: str, line: str, **fields: Any) -> dict[str, tuple[str, str | None]]:
    """What is told of a line of play: by the word for each sentence its entry and the one that blocks it."""
    answer = resolve(situation, line=line, hero={**HERO, **fields.pop("hero", {})}, **fields).as_json()
    return {
        step["facts"]["what"]: (step["entry"].removeprefix("tainted-grail/"), step.get("blocked_by"))
        for step in answer["steps"]  # type: ignore[attr-defined]
    }


def nodes(answer: Answer | Report, entry: str) -> list[TraceNode]:
    assert isinstance(answer, Answer)
    return [node for _, node in answer.trace.walk() if node.entry == f"tainted-grail/{entry}"]


def rests_on(report: Answer | Report) -> dict[str, tuple[str, ...]]:
    """The entries that each sentence of a report rests on."""
    assert isinstance(report, Report)
    return {
        line.sentence.id: tuple(entry.removeprefix("tainted-grail/") for entry in line.entries)
        for line in report.statements
    }


def test_a_diplomacy_that_is_left_fails_by_the_rule_of_escaping() -> None:
    left = citations("diplomacy", "escape", cards="A =", hand="A", encounter=DIPLOMACY)
    assert left["failed"] == ("diplomacy/escaping", None)
    lost = citations("diplomacy", "", cards="A =", hand="A", affinity=-4, encounter=DIPLOMACY)
    assert lost["failed"] == ("diplomacy/failure", None)


def test_what_an_escape_costs_is_lost_by_the_rule_of_escaping() -> None:
    # 6 energy, 1 of which is lost; nothing else moves a track.
    answer = resolve("combat", line="escape", cards="A =", hand="A", hero=HERO, encounter={"value": 9}).as_json()
    (escape,) = [step for step in answer["steps"] if step["facts"]["what"] == "escape"]  # type: ignore[attr-defined]
    assert escape["entry"] == "tainted-grail/combat/escaping"
    assert (escape["facts"]["lost"], escape["facts"]["energy"]) == (1, 5)
    assert "lost" not in citations("combat", "escape", cards="A =", hand="A", encounter={"value": 9})
    without = resolve(
        "combat", line="escape", cards="A =", hand="A", hero={**HERO, "energy": 0}, encounter={"value": 9}
    )
    assert without.as_json()["state"]["energy"] == 0  # type: ignore[index]


def test_energy_limited_by_health_cites_the_rule_of_the_limit() -> None:
    # 3 of 7 health are lost, so that no more than 4 energy are left of 6.
    enemy = {"value": 9, "opportunity": "hp-3"}
    hero = {"health": 7, "energy": 6}
    answer = resolve("combat", line="escape", cards="A =", hand="A", hero=hero, encounter=enemy).as_json()
    (limit,) = [step for step in answer["steps"] if step["facts"]["what"] == "energy-limit"]  # type: ignore[attr-defined]
    assert (limit["entry"], limit["facts"]["energy"]) == ("tainted-grail/survival/energy-limit", 4)
    # Energy that is gained goes no further either.
    cards = "A = / place: en+3"
    assert (
        citations("combat", "A", cards=cards, hand="A", encounter=enemy, hero=hero)["energy-limit"][0]
        == "survival/energy-limit"
    )
    assert "energy-limit" not in citations("combat", "A", cards=cards, hand="A", encounter=enemy, hero={"energy": 3})


def test_a_delayed_ability_is_resolved_by_the_rule_of_step_1() -> None:
    cards = "A = / delay: m3\nB = / place: m1"
    cited = citations("combat", "B", cards=cards, hand="B", sequence="A (1)", encounter={"value": 9})
    assert cited["delayed"] == ("cards-and-keys/delayed-abilities", None)
    assert cited["placement"] == ("cards-and-keys/triggers", None)


def test_markers_held_by_an_ability_cite_the_rule_of_the_trigger() -> None:
    enemy = {"value": 9, "table": "0+: m-2"}
    for ability, numbers in (("hold1", [1]), ("hold5", [2]), ("block1", [])):
        cards = f"A = / attack: {ability}"
        steps = resolve("combat", line="A", cards=cards, hand="A", pool=5, hero=HERO, encounter=enemy).as_json()[
            "steps"
        ]
        held = [step for step in steps if step["facts"]["what"] == "held"]  # type: ignore[attr-defined]
        assert [step["facts"]["number"] for step in held] == numbers
        assert {step["entry"] for step in held} <= {"tainted-grail/cards-and-keys/attack-trigger"}


def test_an_ability_lets_a_card_be_played_that_the_rule_of_further_cards_does_not() -> None:
    cards = "A = / place: +\nB = F:m\nC = F:+"
    licensed = citations("combat", "A, B", cards=cards, hand="A, B", encounter={"value": 9})
    assert licensed["licensed"] == ("cards-and-keys/abilities", None)
    joined = citations("combat", "B, C", cards=cards, hand="B, C", encounter={"value": 9})
    assert joined["further"] == ("cards-and-keys/further-cards", None)


def test_attempted_escape_is_not_repeated_when_the_deck_runs_out() -> None:
    # The skull keeps the character in; it has played nothing, and there is no card left to draw.
    fields = {"cards": "A =", "hand": "A", "encounter": {"value": 9}, "challenge": True, "draws": "skull"}
    cited = citations("combat", "escape", **fields)
    assert cited["empty-deck"] == ("cards-and-keys/empty-deck", "tainted-grail/campaign/challenge-escape")


def test_in_panic_the_first_card_is_decided_on_by_the_rule_of_panic() -> None:
    hero = {"health": 2, "energy": 2, "terror": 5}
    answer = resolve("combat", cards="A = F:m", deck="A x3", hand="A", hero=hero, encounter={"value": 9})
    first = [node for node in nodes(answer, "cards-and-keys/playing-cards") if node.facts.get("played") == 0]
    assert nodes(answer, "cards-and-keys/panic-play")
    assert not first


@pytest.mark.parametrize(
    ("hero", "status"), [({"terror": 5}, Status.APPLIED), ({"terror": 0}, Status.CONSIDERED)], ids=["panic", "no panic"]
)
def test_no_card_is_a_choice_but_not_in_panic(hero: dict[str, int], status: Status) -> None:
    # A costs health and gives nothing: who need not play it stops. In panic the top card is played, which is A again.
    fields = {"cards": "A = / place: hp-1", "hand": "A", "deck": "A x3", "encounter": {"value": 9}}
    answer = resolve("combat", hero={"health": 4, "energy": 4, **hero}, **fields)
    (first,) = [
        node
        for entry in ("cards-and-keys/panic-play", "cards-and-keys/playing-cards")
        for node in nodes(answer, entry)
        if node.facts.get("played") == 0
    ]
    assert first.status is status


def test_a_hand_taken_for_another_is_drawn_by_the_rule_of_the_mulligan() -> None:
    answer = resolve("starting-hand", wanted=1)
    assert {node.facts["cards"] for node in nodes(answer, "cards-and-keys/starting-hand")} == {3}
    assert {node.facts["deck"] for node in nodes(answer, "cards-and-keys/starting-hand")} == {12}  # 15 without the hand
    drawn = [node.facts["cards"] for node in nodes(answer, "cards-and-keys/mulligan") if "deck" in node.facts]
    assert sorted(map(int, drawn)) == [1, 2]


def test_a_guardian_meets_characters_by_the_rule_for_that() -> None:
    map_text = ". 102 . / 103 101 104 / . 105 ."
    place = {"map": map_text, "menhirs": [101], "dials": [4], "characters": [102], "guardians": [101]}
    cited = rests_on(resolve("start-of-day", **place))
    meets = "encounters/guardian-meets-characters"
    assert meets in cited["it-moves-to-location-and-meets"]
    assert meets not in cited["it-moves-to-location-chance"]


def test_what_is_laid_out_on_the_way_rests_on_revealing_and_the_range_of_menhirs() -> None:
    # (110) touches the menhir's location at a corner, and is laid out by whoever arrives beside it.
    travel = {"map": ". 102 . / 103 101 104 / . 105 (110)", "location": 101, "energies": [6]}
    laid_out = "not-revealed-yet-laid-out-on"
    assert rests_on(resolve("travel", menhirs=[101], **travel))[laid_out] == ("locations/revealing", "menhirs/range")
    assert laid_out not in rests_on(resolve("travel", **travel))


def test_what_the_next_point_costs_rests_on_the_costs() -> None:
    assert rests_on(resolve("improvement"))["what-the-next-point-costs"] == ("improvement/attribute-cost",)
    dearer = rests_on(resolve("improvement", mode="challenge"))
    assert dearer["what-the-next-point-costs"] == ("campaign/challenge-costs",)


def test_empty_hand_is_not_worded_as_unnamed_cards(corpus: Corpus) -> None:
    answer = resolve("combat", cards="A = F:m", hand="A", deck="? x5", hero=HERO, encounter={"value": 1})
    assert isinstance(answer, Answer)
    situation = CATALOGUE.situations["tainted-grail/combat"]
    for language in LANGUAGES:
        for step in build_steps(answer.trace, corpus, situation, language):
            assert "  " not in step.remark, step


def test_explanation_names_the_track_that_changes(corpus: Corpus) -> None:
    # An empty pool meets the row “0: te+1” of the combat table: terror goes up from 3 to 4, magic stays.
    answer = resolve(
        "combat", cards="A = M", deck="A x9", hero={**HERO, "terror": 3}, encounter={"value": 9, "table": "0: te+1"}
    )
    assert isinstance(answer, Answer)
    told = {
        language: [
            step.remark
            for step in build_steps(answer.trace, corpus, CATALOGUE.situations["tainted-grail/combat"], language)
            if step.entry == "tainted-grail/survival/tracks"
        ]
        for language in (Language.EN, Language.CS)
    }
    assert told == {Language.EN: ["You gain 1 terror; you now have 4."], Language.CS: ["Hrůza stoupne o 1, nyní je 4."]}
