"""The overview: every calculator with one line about it, in groups."""

from __future__ import annotations

import streamlit as st

from drawing import draw, heading
from resources import Resources
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.pictures.text_layout import capitalise
from rulewright.situations.situation import Situation
from sentences import said


def show(resources: Resources, language: Language) -> None:
    """The calculators of every game that has any, each a button that opens it."""
    draw(heading(phrase("resolve-a-situation").render(language), language), language)
    games: dict[str, dict[str, list[tuple[str, Situation]]]] = {}
    for name, situation in resources.calculators.items():
        group = situation.group.render(language) if situation.group is not None else ""
        games.setdefault(situation.id.split("/")[0], {}).setdefault(group, []).append((name, situation))
    several = len(resources.corpus.games) > 1
    for game, groups in games.items():
        if several:
            titles = resources.corpus.games[game].titles
            draw(heading(titles[language], titles.language_for(language), 3), language)
        for group, calculators in groups.items():
            draw(heading(group, language, 4 if several else 3), language)
            for name, situation in calculators:
                label = f"**{capitalise(situation.title.render(language))}**"
                about = f"  \n{said(situation.description, language)}" if situation.description else ""
                st.button(label + about, key=f"open:{name}", on_click=_open, args=(name,), width="stretch")


def _open(name: str) -> None:
    st.session_state["view"] = name
