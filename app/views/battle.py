"""The battle calculator: the character against a creature, by number or by card."""

from __future__ import annotations

from html import escape

import streamlit as st

from rendering import bars, step_list
from resources import Resources
from rulewright.errors import BadInputError
from rulewright.explanation import headline, option_rows, steps
from rulewright.language import Language
from rulewright.numerals import decimal
from rulewright.phrase import phrase
from rulewright.situations import Advice, Answer, Situation
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
    request = _inputs(resources, situation, language)
    try:
        answer = _resolve(resources, request)
    except BadInputError as error:
        st.error(f"{error.message.render(language)} {error.remedy.render(language)}")
        return
    _answer(answer, situation, resources, language)


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


@st.cache_data(show_spinner=False, max_entries=500)
def _resolve(_resources: Resources, request: dict[str, object]) -> Answer:
    return _resources.catalogue.resolve(request)


def _answer(answer: Answer, situation: Situation, resources: Resources, language: Language) -> None:
    def say(template: str, **values: object) -> str:
        return phrase(template, **values).render(language)

    st.html(
        f'<div class="rw-answer" role="status" lang="{language}">{escape(headline(answer, situation, language))}</div>'
    )
    st.html(bars(answer, situation, language))
    for advice in answer.advice:
        _advice(advice, situation, language)
    st.caption(
        say(
            "On average you have {life} lives and {fate} fate left.",
            life=decimal(answer.expected["life"], language),
            fate=decimal(answer.expected["fate"], language),
        )
    )
    st.subheader(say("Why: the rules step by step"), anchor=False)
    st.html(step_list(steps(answer.trace, resources.corpus, situation, language), language))


def _advice(advice: Advice, situation: Situation, language: Language) -> None:
    rows = option_rows(advice, situation, language)
    html = f"<p><b>{escape(advice.sentence.render(language))}</b></p>"
    if len(rows) == 1:
        html += "".join(f"<p>{escape(option)}: {escape(worth)}</p>" for option, worth in rows[0].worth.items())
    st.html(f'<div class="rw-advice" lang="{language}">{html}</div>')
    if len(rows) > 1:
        with st.expander(phrase("Every case: {count}", count=len(rows)).render(language)):
            st.table(
                [
                    {
                        phrase("Case").render(language): ", ".join(row.facts.values()),
                        phrase("Decision").render(language): row.option,
                        **row.worth,
                    }
                    for row in rows
                ]
            )
