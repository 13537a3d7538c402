"""The battle calculator: the character against a creature, by number or by card."""

from __future__ import annotations

import streamlit as st

import answering
from resources import Resources
from rulewright.language import Language
from rulewright.phrase import phrase
from rulewright.situations import Report, Situation
from rulewright.talisman.battle import Armour

SITUATION = "talisman/battle"
HEROES, CARDS = "talisman/heroes", "talisman/cards"
NOBODY = "number"
_ARMOUR_CARDS = ("helmet", "shield", "armour")
BY_NUMBER = "number"
UNKNOWN_DIE = 0
_ARMOUR = {
    Armour.NONE: phrase("none"),
    Armour.HELMET: phrase("Helmet (saves on 6)"),
    Armour.SHIELD: phrase("Shield (saves on 5–6)"),
    Armour.ARMOUR: phrase("Armour (saves on 4–6)"),
}


def show(resources: Resources, language: Language) -> None:
    """The battle view: the situation, then its answer."""
    situation = resources.catalogue.situation(SITUATION)
    st.caption(phrase("Your character fights a creature with Strength. What are the chances?").render(language))
    answering.show(_inputs(resources, situation, language), situation, resources, language)


def _inputs(resources: Resources, situation: Situation, language: Language) -> dict[str, object]:
    def say(template: str, **values: object) -> str:
        return phrase(template, **values).render(language)

    names = {
        enemy: f"{resources.title(f'talisman/cards/{enemy}', language)} ({its_strength})"
        for enemy, its_strength in resources.enemies.items()
    }
    with st.container(horizontal=True):
        strength = st.number_input(
            say("Your Strength"), 0, 40, key="strength", width=150, disabled=st.session_state["hero"] != NOBODY
        )
        fate = st.number_input(say("Your fate tokens"), 0, 20, key="fate", width=150)
        foe = st.selectbox(
            say("Opponent"),
            [BY_NUMBER, *names],
            key="foe",
            format_func=lambda card: names.get(card) or say("by its Strength"),
            width=220,
        )
        if foe == BY_NUMBER:
            foe_strength = st.number_input(say("Opponent's Strength"), 0, 40, key="foe_strength", width=150)
        else:
            foe_strength = resources.enemies[foe]
    goal = st.segmented_control(
        say("What matters most"),
        list(situation.goals),
        key="goal",
        format_func=lambda each: situation.goals[each].render(language),
        required=True,
    )
    with st.expander(say("By name: your character and what it has"), expanded=st.session_state["hero"] != NOBODY):
        by_name = _by_name(resources, language)
    with st.expander(say("Weapon, Armour, evading, dice already rolled")), st.container(horizontal=True):
        bonus = st.number_input(say("Bonus of your Weapon"), 0, 40, key="bonus", width=150)
        armour = st.selectbox(
            say("Armour"),
            list(_ARMOUR),
            key="armour",
            format_func=lambda worn: _ARMOUR[worn].render(language),
            width=220,
        )
        life = st.number_input(say("Your lives"), 1, 20, key="life", width=150)
        foe_bonus = st.number_input(say("Bonus to the opponent's roll"), 0, 40, key="foe_bonus", width=150)
        faces = range(7)
        die = st.selectbox(say("Your die"), faces, key="die", format_func=lambda face: _face(face, language), width=150)
        foe_die = st.selectbox(
            say("Opponent's die"), faces, key="foe_die", format_func=lambda face: _face(face, language), width=150
        )
        may_evade = st.toggle(say("You may evade"), key="evade")
    hero = {"strength": strength, "fate": fate, "battle_bonus": bonus, "armour": armour, "life": life}
    return {
        "situation": SITUATION,
        "hero": hero | by_name,
        "foe": {"strength": foe_strength, "roll_bonus": foe_bonus},
        "dice": {"hero": die or None, "foe": foe_die or None},
        "may_evade": may_evade,
        "goal": goal,
    }


def _by_name(resources: Resources, language: Language) -> dict[str, object]:
    """The Strength and Armour of a character chosen by name, as the rules add them up; empty for none."""

    def say(template: str, **values: object) -> str:
        return phrase(template, **values).render(language)

    hero = st.selectbox(
        say("Character"),
        [NOBODY, *resources.characters],
        key="hero",
        format_func=lambda name: (
            say("by its numbers") if name == NOBODY else resources.title(f"{HEROES}/{name}", language)
        ),
    )
    things = st.multiselect(
        say("Objects and Followers"),
        list(resources.helpful_cards),
        key="things",
        format_func=lambda name: resources.title(f"{CARDS}/{name}", language),
        disabled=hero == NOBODY,
    )
    counters = st.number_input(say("Strength counters"), 0, 40, key="counters", width=150, disabled=hero == NOBODY)
    blast = st.toggle(
        say("Casting {spell}", spell=resources.title(f"{CARDS}/psionic-blast", language)),
        key="blast",
        disabled=hero == NOBODY,
    )
    if hero == NOBODY:
        return {}
    owned = [name for name in things if name in resources.helpful_cards]
    report = resources.catalogue.resolve(
        {
            "situation": "talisman/ability",
            "hero": {"character": hero, "counters": {"strength": counters}},
            "objects": [{"id": name} for name in owned if not resources.helpful_cards[name].is_follower],
            "followers": [{"id": name} for name in owned if resources.helpful_cards[name].is_follower],
            "phase": "battle",
        }
    )
    assert isinstance(report, Report)
    character = resources.characters[hero]
    strength = min(40, report.fields["strength"]["total"] + (character.craft if blast else 0))
    worn = [name for name in owned if name in _ARMOUR_CARDS] if character.armour_in_battle is None else []
    st.caption(say("Strength {number} in this battle.", number=strength))
    return {"strength": strength, "armour": max(worn, key=_ARMOUR_CARDS.index, default="none"), "battle_bonus": 0}


def _face(face: int, language: Language) -> str:
    return str(face) if face != UNKNOWN_DIE else phrase("not rolled yet").render(language)
