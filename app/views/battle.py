"""The battle calculator: the character against a creature, by number or by card."""

from __future__ import annotations

import streamlit as st

import answering
from resources import Resources
from rulewright.language import Language
from rulewright.phrase import phrase
from rulewright.situations import Situation
from rulewright.talisman.battle import Armour

SITUATION = "talisman/battle"
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
        strength = st.number_input(say("Your Strength"), 0, 40, key="strength", width=150)
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
    return {
        "situation": SITUATION,
        "hero": {"strength": strength, "fate": fate, "battle_bonus": bonus, "armour": armour, "life": life},
        "foe": {"strength": foe_strength, "roll_bonus": foe_bonus},
        "dice": {"hero": die or None, "foe": foe_die or None},
        "may_evade": may_evade,
        "goal": goal,
    }


def _face(face: int, language: Language) -> str:
    return str(face) if face != UNKNOWN_DIE else phrase("not rolled yet").render(language)
