"""The overview: every calculator with one line about it, in groups."""

from __future__ import annotations

import streamlit as st

from headings import heading
from resources import Resources
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.pictures.lettering import capitalised
from rulewright.situations import Situation


def show(resources: Resources, language: Language) -> None:
    """The calculators of every game that has any, each a button that opens it."""
    st.html(heading(phrase("resolve-a-situation").render(language), language))
    games: dict[str, dict[str, list[tuple[str, Situation]]]] = {}
    for name, situation in resources.calculators.items():
        group = situation.group.render(language) if situation.group is not None else ""
        games.setdefault(situation.id.split("/")[0], {}).setdefault(group, []).append((name, situation))
    several = len(resources.corpus.games) > 1
    for game, groups in games.items():
        if several:
            titles = resources.corpus.games[game].titles
            st.html(heading(titles[language], titles.shown_to(language), 3))
        for group, calculators in groups.items():
            st.html(heading(group, language, 4 if several else 3))
            for name, situation in calculators:
                label = f"**{capitalised(situation.title.render(language))}**"
                about = f"  \n{situation.about.render(language)}" if situation.about else ""
                st.button(label + about, key=f"open:{name}", on_click=_open, args=(name,), width="stretch")


def _open(name: str) -> None:
    st.session_state["view"] = name
