"""Rulewright's app: search and calculators, in the reader's language, every setting in the URL."""

from __future__ import annotations

import sys
from pathlib import Path

import streamlit as st

sys.path.insert(0, str(Path(__file__).parent))

import parameters
from parameters import Parameter
from resources import resources
from rulewright.design import design_style
from rulewright.language import LANGUAGES, Language
from rulewright.phrase import phrase
from views import battle, search, situation

VIEWS = ("search", "battle", "situation")
_VIEW_NAMES = {"search": phrase("Search"), "battle": phrase("Battle"), "situation": phrase("More situations")}
_FACES = range(7)


def main() -> None:
    """Draws the page."""
    st.set_page_config(page_title="Rulewright", page_icon="📖", layout="centered")
    content = resources()
    settings = {
        "lang": Parameter(_browser_language(), tuple(LANGUAGES)),
        "view": Parameter("search", VIEWS),
        "situation": Parameter("inner-journey", situation.names(content)),
        "q": Parameter("", ()),
        "also": Parameter("none", ("none", *LANGUAGES)),
        "strength": Parameter(4, range(41)),
        "fate": Parameter(1, range(21)),
        "life": Parameter(4, range(1, 21)),
        "bonus": Parameter(0, range(41)),
        "armour": Parameter("none", ("none", "helmet", "shield", "armour")),
        "foe": Parameter("bear", (battle.BY_NUMBER, *content.enemies)),
        "foe_strength": Parameter(4, range(41)),
        "foe_bonus": Parameter(0, range(41)),
        "die": Parameter(0, _FACES),
        "foe_die": Parameter(0, _FACES),
        "evade": Parameter(False, range(2)),
        "hero": Parameter(battle.NOBODY, (battle.NOBODY, *content.characters)),
        "counters": Parameter(0, range(41)),
        "blast": Parameter(False, range(2)),
        "things": Parameter((), tuple(content.helpful_cards)),
        "goal": Parameter("win", ("win", "survive")),
    }
    parameters.read(settings)
    _keep_values(settings)
    language = Language(st.session_state["lang"])
    st.html(f"<style>{design_style()}</style>")
    st.html(Path(__file__).with_name("style.css"))
    st.html(
        f'<div class="rw-head" lang="{language}"><h1>Rulewright</h1>'
        f'<a href="/reference/{language}/">{phrase("Read all rules").render(language)}</a></div>'
    )
    st.segmented_control(
        phrase("Language").render(language),
        list(LANGUAGES),
        key="lang",
        format_func=lambda code: Language(code).autonym,
        required=True,
        label_visibility="collapsed",
    )
    view = st.segmented_control(
        phrase("View").render(language),
        VIEWS,
        key="view",
        format_func=lambda name: _VIEW_NAMES[name].render(language),
        required=True,
        label_visibility="collapsed",
    )
    for problem in parameters.problems(language):
        st.warning(problem)
    more = {}
    if view == "battle":
        battle.show(content, language)
    elif view == "situation":
        situation.show(content, language)
        more = st.session_state["situation_in_url"]
    else:
        search.show(content, language)
    st.caption(
        phrase(
            "Unofficial: not made or endorsed by the publishers. The games and their names belong to their owners."
        ).render(language)
    )
    parameters.write(settings, more)


def _browser_language() -> str:
    """The reader's language by the browser's settings; English where it is none of ours."""
    code = (st.context.locale or "en")[:2]
    return code if code in set(LANGUAGES) else Language.EN


def _keep_values(settings: dict[str, Parameter]) -> None:
    """Keeps the values of widgets that the current view does not draw, which Streamlit would drop."""
    for name, parameter in settings.items():
        st.session_state[name] = st.session_state.get(name, parameter.default)


main()
