"""Every step of an explanation cites the rule that it applies, or the one that forbids it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulewright.corpus.content import content_folder
from rulewright.corpus.model import Corpus
from rulewright.engine.effects import Status
from rulewright.engine.trace import TraceNode
from rulewright.language import LANGUAGES, Language
from rulewright.situations.answer import Answer
from rulewright.situations.game_packages import GamePackages
from rulewright.views.explanation_text import build_steps

CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
FATE = "characters/fate-reroll"
IN_ARMOUR = {"strength": 3, "fate": 2, "armour": "armour"}
READ_STRICTLY = {"variants": {"fate-on-armour": False}}


def resolve(situation: str, **fields: Any) -> Answer:
    answer = CATALOGUE.resolve({"situation": f"talisman/{situation}", **fields})
    assert isinstance(answer, Answer)
    return answer


def nodes(answer: Answer, entry: str) -> list[TraceNode]:
    return [node for _, node in answer.trace.walk() if node.entry == f"talisman/{entry}"]


def bans(answer: Answer, entry: str) -> set[str]:
    """What keeps the entry from taking effect, anywhere in the explanation."""
    return {node.blocked_by.removeprefix("talisman/") for node in nodes(answer, entry) if node.blocked_by}


def test_nobody_is_out_of_fate_because_armour_has_held() -> None:
    # 2 tokens, and the attack roll cannot be won: one is there for every Armour die that fails.
    answer = resolve("battle", hero=IN_ARMOUR, foe={"strength": 9})
    assert bans(answer, FATE) == {"characters/fate-not-on-others-dice"}
    assert bans(resolve("battle", hero={**IN_ARMOUR, "fate": 0}, foe={"strength": 9}), FATE) == {"characters/fate"}


def test_a_reading_that_forbids_fate_is_the_reason_and_not_a_lack_of_it() -> None:
    answer = resolve("battle", hero=IN_ARMOUR, foe={"strength": 9}, **READ_STRICTLY)
    assert bans(answer, FATE) == {"characters/fate-not-on-others-dice", "faq/fate-on-armour"}
    strictly = {"variants": {"fate-on-setup-rolls": False}}
    for place in ("werewolf-den", "pits"):
        first_roll = [
            child for child in resolve(place, hero={"strength": 3, "fate": 1, "life": 1}, **strictly).trace.children
            if child.entry == f"talisman/{FATE}"
        ]  # fmt: skip
        assert {child.blocked_by for child in first_roll} == {"talisman/faq/fate-on-setup-rolls"}


def test_armour_on_the_crown_is_not_rerolled_where_a_reading_forbids_it() -> None:
    duellist = {"strength": 4, "life": 1, "fate": 1, "armour": "helmet"}
    answer = resolve("crown-duel", hero=duellist, other=duellist, **READ_STRICTLY)
    rewards = nodes(answer, "attacks/character-battle-reward")
    told = {(child.entry.removeprefix("talisman/"), child.status) for reward in rewards for child in reward.children}
    assert ("possessions/armour-limit", Status.APPLIED) in told
    assert (FATE, Status.CONSIDERED) not in told


def test_nothing_is_lost_without_counters_by_the_rule_of_losing() -> None:
    (node,) = nodes(resolve("portal-of-power", hero={"craft": 6}, ability="craft"), "characters/craft-loss")
    assert (node.status, node.facts) == (Status.APPLIED, {"counters": 0})


@pytest.mark.parametrize(
    ("situation", "fields"),
    [
        ("battle", {"hero": {"strength": 4}, "foe": {"strength": 4}}),
        ("duel", {"by": "strength", "attacker": {"strength": 4}, "defender": {"strength": 4}}),
        ("death", {"hero": {"life": 1}}),
    ],
)
def test_a_fight_costs_one_life(situation: str, fields: dict[str, Any]) -> None:
    lost = nodes(resolve(situation, **fields), "characters/lives")
    assert lost
    assert all(node.facts == {"lost": 1} for node in lost)


def test_readings_name_what_they_set_aside() -> None:
    apart = {"variants": {"arrival-from-crypt-is-encountered": False}}
    assert bans(resolve("crypt", hero={"strength": 4}, **apart), "movement/landing") == {
        "differences/crypt-encounter-on-arrival"
    }


def test_a_quest_is_completed_only_with_what_it_asks_for() -> None:
    empty_handed = resolve("space", space="warlocks-cave", hero={})
    assert nodes(empty_handed, "other-rules/quests")
    assert not nodes(empty_handed, "other-rules/completing-a-quest")
    assert nodes(resolve("space", space="warlocks-cave", hero={"gold": 3}), "other-rules/completing-a-quest")


def test_fate_that_is_gained_may_go_above_the_fate_value() -> None:
    assert nodes(resolve("space", space="temple", hero={}), "characters/replenishing-fate")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_the_player_decides_can_be_another_than_the_best_choice(language: Language, corpus: Corpus) -> None:
    request = {"hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
    answer = resolve("battle", **request)
    told = build_steps(answer.trace, corpus, CATALOGUE.situations["talisman/battle"], language)
    remarks = {step.entry: step.remark for step in told if step.status is Status.CONSIDERED}
    assert remarks.keys() == {"talisman/attacks/battle-spells", f"talisman/{FATE}"}
    assert len(set(remarks.values())) == 2  # of the hero's Spells nothing is known
    assert all(remarks.values())


def test_lives_that_the_vampire_takes_are_not_lives_that_are_left(corpus: Corpus) -> None:
    # 2 lives, 1 Follower: it is kept only on a 5 or 6, where 3 lives are taken and it could save none.
    answer = resolve("vampires-tower", hero={"life": 2, "followers": 1, "fate": 1})
    told = build_steps(answer.trace, corpus, CATALOGUE.situations["talisman/vampires-tower"], Language.EN)
    kept = next(step.remark for step in told if step.status is Status.CONSIDERED and "Follower" in step.remark)
    assert kept.startswith("the Vampire takes 3 lives, you have 2 lives, 1 Follower,")


def test_step_that_is_not_possible_says_why(corpus: Corpus) -> None:
    situation = CATALOGUE.situations["talisman/battle"]
    answer = resolve("battle", hero={"strength": 4}, foe={"strength": 4})
    told = {step.entry: step.remark for step in build_steps(answer.trace, corpus, situation, Language.EN)}
    assert told["talisman/attacks/battle-evade"] == "nothing to evade with"
    assert told["talisman/characters/fate-reroll"] == "no fate tokens left"
    # Where no cause is written, the rule that forbids it is named.
    unknown = replace(answer.trace, status=Status.BLOCKED, blocked_by="talisman/heroes/priest", children=())
    assert build_steps(unknown, corpus, situation, Language.EN)[0].remark.endswith("not possible, see “Priest”")
