"""A field that does not matter with the others is named in the answer, and leaves it as it is."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import Language
from rulewright.situations.answer import Answer
from rulewright.situations.catalogue import Catalogue
from rulewright.views.explanation_text import format_idle_field

CATALOGUE = Catalogue(SITUATIONS)
HERO = {"strength": 5, "craft": 5, "life": 2, "fate": 1}
DUEL = {"situation": "talisman/duel", "attacker": HERO, "defender": HERO}
COMMAND = {"situation": "talisman/command-spell", "others": [2, 1]}
JOINT = {"situation": "talisman/battle", "hero": HERO, "foes": [{"strength": 2}, {"strength": 2}], "space": "runes"}
ARMED = HERO | {"armour": "shield"}


def fight(name: str, hero: dict[str, Any] = HERO) -> dict[str, Any]:
    more = {"battle": {"foe": {"strength": 5}}, "crown-duel": {"other": HERO}}.get(name, {})
    return {"situation": f"talisman/{name}", "hero": hero, **more}


def with_value(request: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    first, _, rest = path.partition(".")
    return {**request, first: with_value(request.get(first) or {}, rest, value) if rest else value}


IDLE: tuple[tuple[dict[str, Any], str, object], ...] = (
    # Only the faster table, counted by those who began, asks how many began.
    (COMMAND, "players", 5),
    (COMMAND | {"faster_table": True}, "players", 5),
    (COMMAND, "variants.command-counts", "starting"),
    # Weapons and Armour are of battles.
    (DUEL | {"by": "craft"}, "attacker.battle_bonus", 2),
    (DUEL | {"by": "craft"}, "defender.battle_bonus", 2),
    (DUEL | {"by": "craft"}, "attacker.armour", "shield"),
    # Nobody rerolls an Armour die without Armour, or without fate.
    *((fight(name), "variants.fate-on-armour", False) for name in ("battle", "crown-duel", "pits", "werewolf-den")),
    (fight("inner-journey"), "variants.fate-on-armour", False),
    (fight("battle", ARMED | {"fate": 0}), "variants.fate-on-armour", False),
    # The Runes' bonus for several that fight as one.
    (JOINT | {"space": "woods"}, "variants.joint-roll-bonus", "each"),
    (fight("battle"), "variants.joint-roll-bonus", "each"),
)
MATTERING: tuple[tuple[dict[str, Any], str, object], ...] = (
    (COMMAND | {"faster_table": True, "variants": {"command-counts": "starting"}}, "players", 6),
    (COMMAND | {"faster_table": True, "players": 6}, "variants.command-counts", "starting"),
    (DUEL | {"by": "strength"}, "attacker.battle_bonus", 2),
    (DUEL | {"by": "strength"}, "defender.armour", "shield"),
    (fight("battle", ARMED), "variants.fate-on-armour", False),
    (fight("pits", ARMED), "variants.fate-on-armour", False),
    (JOINT, "variants.joint-roll-bonus", "each"),
)


def numbers(answer: object) -> object:
    assert isinstance(answer, Answer)
    return answer.probability, answer.expected, answer.outcomes


@pytest.mark.thorough  # solves with and without each field
@pytest.mark.parametrize(("request_", "path", "value"), IDLE)
def test_a_field_without_effect_is_named_and_changes_nothing(
    request_: dict[str, Any], path: str, value: object
) -> None:
    answer = CATALOGUE.resolve(with_value(request_, path, value))
    assert isinstance(answer, Answer)
    assert answer.as_json()["without_effect"] == [path]
    assert numbers(answer) == numbers(CATALOGUE.resolve(request_))
    situation = CATALOGUE.get_situation(request_["situation"])
    for language in (Language.EN, Language.KO, Language.CS, Language.FI):
        assert path not in format_idle_field(path, situation, language)


@pytest.mark.parametrize(("request_", "path", "value"), MATTERING)
def test_a_field_with_an_effect_is_not_named(request_: dict[str, Any], path: str, value: object) -> None:
    answer = CATALOGUE.resolve(with_value(request_, path, value))
    assert "without_effect" not in answer.as_json()
    assert numbers(answer) != numbers(CATALOGUE.resolve(request_))


def test_the_default_may_be_given() -> None:
    assert (
        "without_effect" not in CATALOGUE.resolve(with_value(COMMAND, "variants.command-counts", "remaining")).as_json()
    )
