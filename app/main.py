"""Rulewright's app: calculators and a forecast in the reader's language, with every setting in the address."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

import streamlit as st

import address
import calculator
import forecast
from page import content, load_style, plain, show_problems, show_words
from rulewright.language import Language, preferred_language
from rulewright.language.letter_case import capitalise
from rulewright.language.phrase import partly_english_notice, phrase
from rulewright.situations.situation import Situation

OVERVIEW, FORECAST = "situations", "forecast"


def main() -> None:
    """Draw the page that the address names."""
    library, given = content(), address.read_new()
    languages, game = library.corpus.languages, forecast.forecast_game()
    calculators = {name: library.catalogue.situations[each] for each, name in library.catalogue.link_names.items()}
    views = [OVERVIEW, *([FORECAST] if game else []), *calculators]
    browser = preferred_language((st.context.locale or "")[:2], languages)
    chosen, rest = {"lang": str(browser), "view": OVERVIEW}, dict(given or {})
    wrong = []
    for name, allowed in (("lang", languages), ("view", views)):
        text = rest.pop(name, chosen[name])
        if text in allowed:
            chosen[name] = text
        else:
            remedy = phrase("choose-one-of-options", options=", ".join(allowed))
            wrong.append(phrase("the-link-has-name-value-which", name=name, value=text[:40], remedy=remedy))
    address.keep(chosen)
    language, view = Language(st.session_state["lang"]), st.session_state["view"]
    titles = {OVERVIEW: phrase("calculators"), FORECAST: phrase("how-long-a-game-takes")}
    title = calculators[view].title if view in calculators else titles[view]
    st.set_page_config(
        f"{capitalise(title.render(language))} – Rulewright", "📖", "wide" if view in calculators else "centered"
    )
    st.html(f"<style>{load_style()}</style>")
    _show_head(language, languages, view)
    show_problems(wrong, language)

    def write(parameters: Mapping[str, str] | None = None, keys: Iterable[str] = ()) -> None:
        """Write the address: the language and view unless usual, and the view's own parameters."""
        usual = {"lang": str(browser), "view": OVERVIEW}
        own = {name: st.session_state[name] for name in usual if st.session_state[name] != usual[name]}
        address.write(own | dict(parameters or {}), ["lang", "view", *keys])

    if view in calculators:
        calculator.show(calculators[view], given and rest, language, write)
    elif view == FORECAST and game is not None:
        forecast.show(game, given and rest, language, write)
    else:
        _show_overview(calculators, game is not None, language)
        write()
    notices = [partly_english_notice(language), phrase("unofficial-not-made-or-endorsed-by")]
    for notice in filter(None, notices):
        show_words(notice.render(language), language)


def _open(view: str) -> None:
    st.session_state["view"] = view


def _show_head(language: Language, languages: Iterable[Language], view: str) -> None:
    """Draw the link to the rules, the choice of a language, and the button to all calculators."""
    search = escape(phrase("search").render(language))
    st.html(
        f'<header class="rw-head" lang="{language}"><a href="/reference/{language}/"><b>Rulewright</b></a> '
        f'<a href="/reference/{language}/search/">{search}</a></header>'
    )
    with st.container(horizontal=True, vertical_alignment="center"):
        st.selectbox(
            phrase("language").render(language), list(languages), key="lang", width=160, label_visibility="collapsed",
            format_func=lambda code: Language(code).autonym,
        )  # fmt: skip
        if view != OVERVIEW:
            st.button(phrase("all-calculators").render(language), type="tertiary", on_click=_open, args=(OVERVIEW,))


def _show_overview(calculators: Mapping[str, Situation], has_forecast: bool, language: Language) -> None:
    """Draw the calculators of every game, in groups; each is a button that opens it."""
    if has_forecast:
        label = capitalise(phrase("how-long-a-game-takes").render(language))
        st.button(label, key=FORECAST, on_click=_open, args=(FORECAST,), width="stretch")
    heading: tuple[str, str] = ("", "")
    for name, situation in calculators.items():
        game = content().corpus.games[situation.id.split("/")[0]].titles
        group = situation.group.render(language) if situation.group is not None else ""
        if heading != (game[language], group):
            title = " · ".join(filter(None, (game[language], group)))
            show_words(title, language, "h2")
            heading = game[language], group
        about = f"  \n{plain(situation.description.render(language))}" if situation.description else ""
        label = f"**{plain(capitalise(situation.title.render(language)))}**{about}"
        st.button(label, key=f"open:{name}", on_click=_open, args=(name,), width="stretch")


main()
