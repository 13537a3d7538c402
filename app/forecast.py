"""A forecast of a whole game: from the atlas at once, then from fresh games that are played until the reader stops."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache, partial
from typing import Any

import streamlit as st

import address
from form import draw_widget
from page import content, show_error, show_problems, show_words
from rulewright.corpus.factsheet import render_part
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.numerals import format_decimals
from rulewright.language.phrase import phrase
from rulewright.server import forecasts
from rulewright.server.worker_pool import Work
from rulewright.situations.batch.forecasting import Forecaster, ForecastOptions, GameKey, list_games
from rulewright.situations.form_fields import RequestField
from rulewright.situations.solving import Effort
from rulewright.views.sections_html import render_sections
from rulewright.views.situation_form import Control
from solving import outcome_of

GAMES = 200
"""Number of games after which a page stops playing."""
BATCH = 4
"""Number of games between two updates of the result; with all compared rules only one."""
LABELS = {
    "players": phrase("players"), "habit": phrase("habit-of-players"), "minutes": phrase("minutes-per-turn"),
    "options": phrase("alternative-rules-in-play"), "characters": phrase("characters-by-seat"),
    "compare": phrase("compare-the-alternative-rules"),
}  # fmt: skip
NONE_CHOSEN = {"options": phrase("none-chosen"), "characters": phrase("dealt-by-chance")}
MINUTES = ("0.2", "0.5", "1", "1.5", "2", "3", "5")
_PLAYS, _PLAYED = "forecast plays", "forecast played"


@cache
def forecast_game() -> str | None:
    """The first game with a forecaster."""
    games = content().games
    return next((game for game in games if games[game].forecaster() is not None), None)


def show(game: str, given: Mapping[str, str] | None, language: Language, write: Callable[..., None]) -> None:
    """Draw the forecast of a game, from the parameters `given` by a new address, and call `write` with its settings."""
    forecaster = content().games[game].forecaster()
    assert forecaster is not None
    offered = forecaster.options()
    fields = {field.path: field for field in _fields(offered)}
    show_words(capitalise(phrase("how-long-a-game-takes").render(language)), language, "h2")
    show_words(phrase("forecast-of-simulated-players").render(language), language)
    values: dict[str, Any] = {name: field.default for name, field in fields.items()}
    for name, text in (given or {}).items():
        try:
            values[name] = fields[name].parse(text)
        except (KeyError, ValueError):
            show_problems([phrase("the-link-has-name-which-is", name=name[:40])], language)
    address.keep({_key(name): value for name, value in values.items()})
    _draw_fields(fields.values(), offered, game, language)
    values = {name: st.session_state[_key(name)] for name in fields}
    changed = {name: value for name, value in values.items() if value != fields[name].default}
    write({name: fields[name].format_value(value) for name, value in changed.items()}, map(_key, fields))
    habits, minutes = [values.pop("habit")], float(values.pop("minutes"))
    try:
        request = forecaster.parse_request({**values, "habits": habits, "minutes": minutes, "games": GAMES, "seed": 0})
    except BadInputError as error:
        show_error(error, language)
        return
    _play(game, forecaster, request, language)


def _fields(offered: ForecastOptions) -> tuple[RequestField, ...]:
    """The settings of the page as fields, like those of situations."""
    options, characters = tuple(offered.options), tuple(offered.characters)
    return (
        RequestField("players", 4, min(offered.player_counts), max(offered.player_counts)),
        RequestField("habit", "steady", options=tuple(offered.habits)),
        RequestField("minutes", "0.5", options=MINUTES),
        RequestField("options", [], options=options, is_list=True),
        RequestField("characters", [], options=characters, is_list=True),
        RequestField("compare", False),
    )


def _key(name: str) -> str:
    return f"forecast:{name}"


def _draw_fields(fields: Iterable[RequestField], offered: ForecastOptions, game: str, language: Language) -> None:
    parts = {"habit": offered.habits, "options": offered.options, "characters": offered.characters}

    def name(field: RequestField, option: str) -> str:
        if field.path == "minutes":
            return format_decimals(Fraction(option), language)
        return capitalise(render_part(parts[field.path][option], content().corpus, game, language))

    for field in fields:
        control = Control.SWITCH if field.is_flag else Control.SEVERAL if field.is_list else Control.LIST
        control = control if field.options or field.is_flag else Control.NUMBER
        label = LABELS[field.path].render(language)
        none = NONE_CHOSEN[field.path].render(language) if field.is_list else ""
        draw_widget(control, label, field, _key(field.path), partial(name, field), placeholder=none)


def _play(game: str, forecaster: Forecaster, request: Mapping[str, Any], language: Language) -> None:
    """Draw the result so far, and play on until the reader stops."""
    state, what = st.session_state, json.dumps(request, sort_keys=True)
    if state.get(_PLAYED, ("", {}))[0] != what:
        state[_PLAYED], state[_PLAYS] = (what, {}), False
    records: dict[GameKey, Any] = state[_PLAYED][1]

    def played() -> int:
        return len({number for _, number in records})

    def show_progress() -> None:
        words = phrase("fresh-games-played", played=played(), games=GAMES).render(language)
        status.progress(played() / GAMES, words)

    def show_result() -> None:
        atlas = content().games[game].atlas()
        sections = atlas.sections_for(request) if atlas is not None else ()
        if records:
            sections = forecaster.sections(forecaster.summarize({**request, "games": played()}, records))
        result.html(f"<div>{render_sections(sections, content().corpus, game, language, 3)}</div>")

    label = "stop" if state[_PLAYS] else "play-more-games" if records else "play-fresh-games"
    if state[_PLAYS] or played() < GAMES:
        button = phrase(label).render(language)
        st.button(button, key="forecast", on_click=state.update, args=({_PLAYS: not state[_PLAYS]},))
    status, result = st.empty(), st.empty()
    show_result()
    while state[_PLAYS] and played() < GAMES:
        show_progress()
        last = min(played() + (1 if request["compare"] else BATCH), GAMES)
        keys = tuple(key for key in list_games(forecaster, request) if played() <= key[1] < last)
        named = {**request, forecasts.ID: f"{game}/{forecasts.ID}"}
        outcome = outcome_of(Work(forecasts.played, named, Effort(), (keys,), is_long=True), show_progress)
        if isinstance(outcome, RulewrightError):
            state[_PLAYS] = False
            show_error(outcome, language)
            return
        records.update(outcome)
        show_result()
    if state[_PLAYS]:
        state[_PLAYS] = False
        st.rerun()
