"""Rulewright's app: calculators and forecasts, in the reader's language, every setting in the URL."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path

import streamlit as st

if str(Path(__file__).parent) not in sys.path:
    sys.path.insert(0, str(Path(__file__).parent))

import parameters
import sharing
import spoken
import waiting
from parameters import Parameter
from resources import Resources, resources
from rulewright.language import Language, preferred_language
from rulewright.language.phrase import partly_english_notice, phrase
from rulewright.pictures.design import render_icon
from rulewright.pictures.text_layout import capitalise
from sentences import said
from views import forecast, overview, situation

OVERVIEW, FORECAST = "situations", "forecast"
_SECTIONS = {OVERVIEW: phrase("calculators"), FORECAST: phrase("how-long-a-game-takes")}


def main() -> None:
    """Draws the page."""
    content = resources()
    languages = content.corpus.languages
    settings = {
        "lang": Parameter(_browser_language(languages), languages),
        "view": Parameter(OVERVIEW, (*_sections(content), *content.calculators)),
    }
    parameters.read(settings)
    for name in settings:  # Streamlit drops what a view does not draw
        st.session_state[name] = st.session_state[name]
    waiting.begin()
    language, view = Language(st.session_state["lang"]), st.session_state["view"]
    shown = content.calculators[view].title if view in content.calculators else _SECTIONS[view]
    title = f"{capitalise(shown.render(language))} – Rulewright"
    st.set_page_config(page_title=title, page_icon="📖", layout="centered")
    st.html(f"<style>{content.style}</style>")
    _head(language, view, languages, _sections(content))
    problems = st.container()
    more: dict[str, str] = {}
    if view == OVERVIEW:
        overview.show(content, language)
    elif view == FORECAST:
        more = forecast.show(content, language)
    else:
        more = situation.show(content.calculators[view], content, language)
    waiting.end()
    wanted = parameters.written(settings, more)
    sharing.show(wanted | {"lang": language}, language)
    if (notice := partly_english_notice(language)) is not None:
        st.caption(said(notice, language))
    st.caption(said(phrase("unofficial-not-made-or-endorsed-by"), language))
    for problem in parameters.problems(language):
        problems.warning(problem)
    parameters.write(wanted)


def _sections(content: Resources) -> tuple[str, ...]:
    """The parts of the app that there are beside the calculators' pages."""
    return tuple(_SECTIONS) if forecast.forecast_game(content) is not None else (OVERVIEW,)


def _head(language: Language, view: str, languages: Sequence[Language], sections: Sequence[str]) -> None:
    """The title, the choice of a language, the way to the parts of the app."""
    spoken.tell(language)

    def say(message: str) -> str:
        return escape(phrase(message).render(language))

    st.html(
        f'<header class="rw-head" lang="{language}"><a class="rw-brand" href="/reference/{language}/">'
        f"{render_icon('brand')}<span>Rulewright</span></a>"
        f'<a href="/reference/{language}/search/">{render_icon("search")}<span>{say("search")}</span></a>'
        f'<button type="button" class="rw-theme" aria-label="{say("colours")}">◐</button></header>'
    )
    with st.container(horizontal=True, vertical_alignment="center"):
        st.segmented_control(
            phrase("language").render(language),
            list(languages),
            key="lang",
            format_func=lambda code: Language(code).autonym,
            required=True,
            label_visibility="collapsed",
        )
        if view not in _SECTIONS:
            st.button(
                phrase("all-calculators").render(language),
                key="all",
                type="tertiary",
                on_click=lambda: st.session_state.update(view=OVERVIEW),
            )
            return
        if len(sections) == 1:
            return
        st.session_state["section"] = view
        st.segmented_control(
            phrase("view").render(language),
            sections,
            key="section",
            format_func=lambda name: _SECTIONS[name].render(language),
            on_change=lambda: st.session_state.update(view=st.session_state["section"]),
            required=True,
            label_visibility="collapsed",
        )


def _browser_language(languages: Sequence[Language]) -> Language:
    """The reader's language by the browser's settings, where it is one of the content's."""
    return preferred_language((st.context.locale or "")[:2], languages)


main()
