"""The overview: every calculator with one line about it, in groups."""

from __future__ import annotations

import streamlit as st

from rendering import heading
from resources import Resources
from rulewright.language import Language
from rulewright.lettering import capitalised
from rulewright.phrase import phrase
from rulewright.situations import Situation


def show(resources: Resources, language: Language) -> None:
    """The calculators of every game, each a button that opens it."""
    st.html(heading(phrase("Resolve a situation").render(language), language))
    groups: dict[tuple[str, str], list[tuple[str, Situation]]] = {}
    for name, situation in resources.calculators.items():
        group = situation.group.render(language) if situation.group is not None else ""
        groups.setdefault((situation.id.split("/")[0], group), []).append((name, situation))
    several = len({game for game, _ in groups}) > 1
    for (game, group), calculators in groups.items():
        title = resources.corpus.games[game].titles[language]
        st.html(heading(f"{title}: {group}" if several else group, language, 3))
        for name, situation in calculators:
            label = f"**{capitalised(situation.title.render(language))}**"
            about = f"  \n{situation.about.render(language)}" if situation.about else ""
            st.button(label + about, key=f"open:{name}", on_click=_open, args=(name,), width="stretch")


def _open(name: str) -> None:
    st.session_state["view"] = name
