"""How long a game will take: what the atlas knows at once, then fresh games as one watches, until one stops."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, partial
from html import escape
from typing import Any

import streamlit as st

import parameters
import waiting
from drawing import draw, heading
from resources import Resources
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.text_layout import capitalise
from rulewright.server import forecasts
from rulewright.server.worker_pool import Work
from rulewright.situations.batch.forecasting import Forecaster, ForecastOptions, GameKey, list_games
from rulewright.situations.batch.report_sections import ReportSection
from rulewright.situations.solving import Effort
from rulewright.views.picture_svg import load_picture_style
from rulewright.views.sections_html import render_sections
from sentences import complaint, said

GAMES = 200
"""How many games a page plays at most before it rests."""
BATCH = 4
"""How many games, each with all that it is compared with, are waited for at a time."""
TICK_SECONDS = 0.5
_USUAL: Mapping[str, Any] = {
    "players": 4, "characters": [], "habit": "steady", "options": [], "minutes": 0.5, "compare": False
}  # fmt: skip
_CHOSEN_SEED = 0


def show(resources: Resources, language: Language) -> dict[str, str]:
    """The page; returns what belongs into its URL."""
    game = forecast_game(resources)
    assert game is not None
    forecaster = resources.games[game].forecaster()
    assert forecaster is not None
    offered = forecaster.options()
    _restore(game, offered)
    st.html(f"<style>{load_picture_style()}</style>")  # of its own: what brings styles takes no place
    draw(heading(say("how-long-a-game-takes", language), language), language)
    st.caption(said(phrase("forecast-of-simulated-players"), language))
    _fields(game, offered, resources, language)
    values = {name: st.session_state[_key(game, name)] for name in _USUAL}
    in_url = _in_url(values)
    try:
        request = forecaster.parse_request(
            {
                "players": values["players"],
                "characters": values["characters"],
                "habits": [values["habit"]],
                "options": values["options"],
                "minutes": values["minutes"],
                "compare": values["compare"],
                "games": GAMES,
                "seed": _CHOSEN_SEED,
            }
        )
    except BadInputError as error:
        st.error(complaint(error, language))
        return in_url
    _fresh(game, forecaster, request, resources, language)
    return in_url


@cache
def forecast_game(resources: Resources) -> str | None:
    """The first game that can be forecast."""
    return next((game for game in resources.games if resources.games[game].forecaster() is not None), None)


def _restore(game: str, offered: ForecastOptions) -> None:
    """Puts the URL's values into the session where the reader has just come to it, the usual ones otherwise."""
    given = parameters.given()
    for name, usual in _USUAL.items():
        key = _key(game, name)
        if given is None and key in st.session_state:
            st.session_state[key] = st.session_state[key]  # Streamlit drops what a view does not draw
            continue
        st.session_state[key] = usual
        if given and name in given:
            try:
                st.session_state[key] = _read(name, given[name], offered)
            except ValueError:
                parameters.report(name, given[name], _remedy(name, offered))
    for name in given or ():
        if name not in _USUAL:
            parameters.report_unknown(name)


def _read(name: str, text: str, offered: ForecastOptions) -> Any:  # noqa: ANN401
    """A value as the URL has it. Raises `ValueError` where it cannot be had."""
    listed: Mapping[str, Mapping[str, object]] = {"characters": offered.characters, "options": offered.options}
    if name in listed:
        chosen = text.split(",")
        if not set(chosen) <= set(listed[name]) or len(set(chosen)) < len(chosen):
            raise ValueError(text)
        return chosen
    value: Any = {"players": int, "minutes": float}.get(name, str)(text)
    known = {"players": offered.player_counts, "habit": offered.habits, "compare": ("true",)}.get(name)
    if (known is not None and value not in known) or (name == "minutes" and not 0 < value <= 1000):
        raise ValueError(text)
    return value == "true" if name == "compare" else value


def _remedy(name: str, offered: ForecastOptions) -> Phrase:
    """What to write instead of a value that cannot be had."""
    if name == "minutes":
        return phrase("give-a-whole-number-or-a", example="0.5", most="1000")
    known: Mapping[str, Sequence[object] | Mapping[str, object]] = {
        "players": offered.player_counts,
        "characters": offered.characters,
        "habit": offered.habits,
        "options": offered.options,
        "compare": ("true",),
    }
    return phrase("choose-one-of-options", options=", ".join(map(str, known[name])))


def _in_url(values: Mapping[str, Any]) -> dict[str, str]:
    found = {}
    for name, value in values.items():
        if value != _USUAL[name]:
            found[name] = ",".join(value) if isinstance(value, list) else str(value).lower()
    return found


def _key(game: str, name: str) -> str:
    return f"{game}/forecast:{name}"


def _fields(game: str, offered: ForecastOptions, resources: Resources, language: Language) -> None:
    key = partial(_key, game)

    def named(names: Mapping[str, Any], name: str) -> str:
        return capitalise(resources.words(names[name], game, language))

    first, second, third = st.columns(3)
    first.selectbox(say("players", language), list(offered.player_counts), key=key("players"))
    second.selectbox(
        say("habit-of-players", language),
        list(offered.habits),
        key=key("habit"),
        format_func=partial(named, offered.habits),
    )
    third.number_input(
        say("minutes-per-turn", language), min_value=0.1, max_value=60.0, step=0.1, format="%.1f", key=key("minutes")
    )
    st.multiselect(
        say("alternative-rules-in-play", language),
        list(offered.options),
        key=key("options"),
        format_func=partial(named, offered.options),
        placeholder=say("none-chosen", language),
    )
    st.multiselect(
        say("characters-by-seat", language),
        list(offered.characters),
        key=key("characters"),
        format_func=partial(named, offered.characters),
        placeholder=say("dealt-by-chance", language),
    )
    st.checkbox(say("compare-the-alternative-rules", language), key=key("compare"))


def _fresh(
    game: str, forecaster: Forecaster, request: Mapping[str, Any], resources: Resources, language: Language
) -> None:
    """The result so far, which a fragment draws anew while games are played."""
    place = f"{game}/forecast::played"
    what = json.dumps(request, sort_keys=True)
    if st.session_state.get(place, {}).get("what") != what:
        st.session_state[place] = {"what": what, "records": {}, "plays": False, "error": None}
    running = st.session_state[place]["plays"]
    work = _next(game, forecaster, request, st.session_state[place]["records"]) if running else None
    if work is not None:
        waiting.want(work)
    st.fragment(_watch, run_every=TICK_SECONDS if running else None)(game, forecaster, request, resources, language)


def _watch(
    game: str, forecaster: Forecaster, request: Mapping[str, Any], resources: Resources, language: Language
) -> None:
    state = st.session_state[f"{game}/forecast::played"]
    records: dict[GameKey, Any] = state["records"]
    work = _next(game, forecaster, request, records) if state["plays"] else None
    if work is not None:
        outcome = waiting.outcome_of(work, resources, TICK_SECONDS / 2)
        if isinstance(outcome, RulewrightError):
            state["error"], state["plays"] = outcome, False
            st.rerun()
        records.update(outcome or {})
    elif state["plays"]:
        state["plays"] = False
        st.rerun()
    _control(state, len({number for _, number in records}), language)
    chapters: Sequence[ReportSection]
    if records:
        number = len({number for _, number in records})
        chapters = forecaster.sections(forecaster.summarize({**request, "games": number}, records))
    else:
        atlas = resources.games[game].atlas()
        chapters = atlas.sections_for(request) if atlas is not None else ()
    draw(f'<div class="rw-charted">{render_sections(chapters, resources.corpus, game, language, 3)}</div>', language)


def _control(state: dict[str, Any], played: int, language: Language) -> None:
    """How far it is, and the way to go on or to stop."""
    if state["error"] is not None:
        st.error(complaint(state["error"], language))

    def turn(plays: bool) -> None:
        state.update(plays=plays, error=None)
        if not plays:
            waiting.give_up()

    with st.container(horizontal=True, vertical_alignment="center", key="working-forecast"):
        if state["plays"]:
            told = phrase("fresh-games-played", played=played, games=GAMES).render(language)
            draw(f'<p class="rw-working" lang="{language}">{escape(told)}</p>', language)
            if st.button(say("stop", language), key="forecast::stop"):
                turn(False)
                st.rerun()
        elif played < GAMES and st.button(
            say("play-more-games" if played else "play-fresh-games", language), key="forecast::play", type="primary"
        ):
            turn(True)
            st.rerun()


def _next(game: str, forecaster: Forecaster, request: Mapping[str, Any], records: Mapping[GameKey, Any]) -> Work | None:
    """The next games to be played; none where all have been."""
    number = 1 + max((number for _, number in records), default=-1)
    last = min(number + (1 if request["compare"] else BATCH), request["games"])
    keys = tuple(key for key in list_games(forecaster, request) if number <= key[1] < last)
    named = {**request, forecasts.ID: f"{game}/{forecasts.ID}"}
    return Work(forecasts.played, named, Effort(), (keys,), is_long=True) if keys else None


def say(message: str, language: Language) -> str:
    """A sentence without values."""
    return phrase(message).render(language)
