"""Rulewright's app: search and calculators, in the reader's language, every setting in the URL."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import streamlit as st

if str(Path(__file__).parent) not in sys.path:
    sys.path.insert(0, str(Path(__file__).parent))

import filters
import parameters
import sharing
import spoken
import waiting
from parameters import Parameter
from resources import resources
from rulewright.language import Language, preferred_language
from rulewright.language.phrase import partly_english, phrase
from sentences import said
from views import overview, search, situation

SEARCH, OVERVIEW = "search", "situations"
_SECTIONS = {SEARCH: phrase("search"), OVERVIEW: phrase("calculators")}


def main() -> None:
    """Draws the page."""
    st.set_page_config(page_title="Rulewright", page_icon="📖", layout="centered")
    content = resources()
    languages = content.corpus.languages
    settings = {
        "lang": Parameter(_browser_language(languages), languages),
        "view": Parameter(SEARCH, (SEARCH, OVERVIEW, *content.calculators)),
        "q": Parameter(""),
        **filters.parameters_of(content.corpus),
    }
    parameters.read(settings)
    for name in settings:  # Streamlit drops what a view does not draw
        st.session_state[name] = st.session_state[name]
    waiting.begin()
    language, view = Language(st.session_state["lang"]), st.session_state["view"]
    st.html(f"<style>{content.style}</style>")
    _head(language, view, languages)
    problems = st.container()
    more: dict[str, str] = {}
    if view == SEARCH:
        search.show(content, language)
    elif view == OVERVIEW:
        overview.show(content, language)
    else:
        more = situation.show(content.calculators[view], content, language)
    waiting.end(content)
    wanted = parameters.written(settings, more)
    sharing.show(wanted | {"lang": language}, language)
    if (notice := partly_english(language)) is not None:
        st.caption(said(notice, language))
    st.caption(phrase("unofficial-not-made-or-endorsed-by").render(language))
    for problem in parameters.problems(language):
        problems.warning(problem)
    parameters.write(wanted)


def _head(language: Language, view: str, languages: Sequence[Language]) -> None:
    """The title, the choice of a language, the way to the two parts of the app."""
    spoken.tell(language)
    st.html(
        f'<div class="rw-head" lang="{language}"><h1>Rulewright</h1>'
        f'<a href="/reference/{language}/">{phrase("read-all-rules").render(language)}</a></div>'
    )
    st.segmented_control(
        phrase("language").render(language),
        list(languages),
        key="lang",
        format_func=lambda code: Language(code).autonym,
        required=True,
        label_visibility="collapsed",
    )
    st.session_state["section"] = SEARCH if view == SEARCH else OVERVIEW
    st.segmented_control(
        phrase("view").render(language),
        list(_SECTIONS),
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
