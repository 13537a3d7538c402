"""Pages that wait: what is worked out in other processes, shown, stopped, shared and given up."""

from __future__ import annotations

from concurrent.futures import CancelledError, Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from streamlit_pages import MAIN, html, opened, shown, text

from controlled_pool import ControlledPool as Slow
from rulewright.errors import LimitError
from rulewright.language import LANGUAGES, Language
from rulewright.language.phrase import phrase
from rulewright.server.fair_queue import BusyError
from rulewright.server.library import open_library
from rulewright.situations.catalogue import Catalogue

pytestmark = pytest.mark.thorough

BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4}, "foe": {"strength": 4}}
ANSWER = 'class="rw-answer"'
JOURNEY = {"hero.life": "20", "hero.fate": "19", "hero.followers": "20"}
"""Takes longer than any machine draws a page."""


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch, rules: Path) -> Slow:
    """The app's workers for one test, and no patience."""
    monkeypatch.syspath_prepend(str(MAIN.parent))
    import waiting
    from resources import resources

    monkeypatch.setattr(waiting, "AT_ONCE_SECONDS", 0)
    monkeypatch.setattr(waiting, "TICK_SECONDS", 0)
    workers = Slow()
    library = replace(open_library(rules), workers=workers)
    kept = resources()
    monkeypatch.setitem(kept.__dict__, "library", library)
    return workers


@pytest.fixture(scope="module")
def catalogue(rules: Path) -> Catalogue:
    return open_library(rules).catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_says_that_an_answer_is_worked_out_until_it_is_there(
    slow: Slow, catalogue: Catalogue, language: Language
) -> None:
    app = opened(lang=language, view="battle")
    page = html(app)
    assert phrase("working-it-out-seconds-s", seconds=0).render(language) in page
    assert ANSWER not in page
    assert app.number_input(key="talisman/battle:hero.strength").value == 4  # the form can be used meanwhile
    slow.work(catalogue)
    app.run()
    assert ANSWER in html(app)
    assert 'class="rw-working"' not in html(app)


def test_what_is_kept_is_there_at_once_for_everybody(slow: Slow, catalogue: Catalogue) -> None:
    first = opened(lang="en", view="battle")
    slow.work(catalogue)
    first.run()
    assert ANSWER in html(opened(lang="fi", view="battle"))
    assert len(slow.begun) == 1


def test_stop_ends_the_work_and_says_so(slow: Slow, catalogue: Catalogue) -> None:
    app = opened(lang="en", view="battle")
    app.button(key="answer::stop").click().run()
    assert slow.stopped == [True]
    assert "Stopped." in html(app)
    app.button(key="answer::resume").click().run()
    assert "Working it out…" in html(app)
    slow.work(catalogue)
    app.run()
    assert ANSWER in html(app)


def test_another_input_stops_the_work_before(slow: Slow, catalogue: Catalogue) -> None:
    app = opened(lang="en", view="battle")
    app.number_input(key="talisman/battle:hero.strength").set_value(9).run()
    assert slow.stopped == [True, False]
    slow.work(catalogue)
    app.run()
    assert ANSWER in html(app)


def test_input_after_a_stop_is_worked_out(slow: Slow) -> None:
    app = opened(lang="en", view="battle")
    app.button(key="answer::stop").click().run()
    app.number_input(key="talisman/battle:hero.strength").set_value(9).run()
    assert "Working it out…" in html(app)
    assert slow.stopped == [True, False]


def test_another_view_stops_the_work(slow: Slow) -> None:
    app = opened(lang="en", view="battle")
    app.button(key="all").click().run()
    assert slow.stopped == [True]


def test_help_is_worked_out_one_after_the_other(slow: Slow, catalogue: Catalogue) -> None:
    app = opened(lang="en", view="vampires-tower")
    slow.work(catalogue)
    app.run()
    app.toggle(key="compare").set_value(True).run()
    total = int(html(app).split("0 of ")[1].split("<")[0])
    assert total > 1
    slow.work(catalogue)
    app.run()
    assert f"1 of {total}" in html(app)
    for _ in range(total):
        slow.work(catalogue)
        app.run()
    assert 'class="rw-compare"' in html(app)
    assert len(slow.begun) == 1 + total


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_server_is_said_and_tried_again(slow: Slow, catalogue: Catalogue, language: Language) -> None:
    slow.error = BusyError(8)
    app = opened(lang=language, view="battle")
    (error,) = app.error
    assert phrase("try-again-in-a-few-seconds").render(language) in error.value
    slow.error = None
    app.run()
    assert app.error  # not by itself: a page that asks over and over makes a full server fuller
    app.button(key="answer::again").click().run()
    assert not app.error
    slow.work(catalogue)
    app.run()
    assert ANSWER in html(app)


def test_an_error_comes_once(slow: Slow) -> None:
    app = opened(lang="en", view="battle")
    cause, remedy = phrase("the-situation-takes-too-long"), phrase("install-it-again")
    slow.begun[0][1].set_exception(LimitError("time-limit", "", cause, remedy))
    app.run()
    assert [error.value for error in app.error] == [f"{cause} {remedy}"]
    app.run()
    assert len(slow.begun) == 1
    (button,) = [each for each in app.button if "Estimate" in each.label]
    button.click().run()
    assert slow.begun[1][0].effort.samples == 4_000


def test_play_waits_too(slow: Slow, catalogue: Catalogue) -> None:
    app = opened(lang="en", view="battle", play="table", answers="2,3")
    assert "Working it out…" in html(app)
    slow.work(catalogue)
    app.run()
    assert app.button(key="option:pay")


def test_what_is_wrong_or_has_no_chances_is_told_without_a_worker(slow: Slow) -> None:
    app = opened(lang="en", view="combat", **{"encounter.keys": "nonsense"})
    (error,) = app.error
    assert "nonsense" in error.value
    assert not slow.begun
    assert "Working it out…" not in html(opened(lang="en", view="setup"))
    assert not slow.begun


def test_a_visitor_is_an_address_however_many_pages_it_opens(slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    import streamlit as st

    for address, view in ((None, "battle"), (None, "duel"), ("192.0.2.7", "crypt")):
        monkeypatch.setattr(type(st.context), "ip_address", property(lambda _, address=address: address))
        opened(lang="en", view=view)
    assert slow.clients == ["127.0.0.1", "127.0.0.1", "192.0.2.7"]


def test_a_visitor_who_clears_the_caches_ends_nobodys_waiting(slow: Slow, catalogue: Catalogue) -> None:
    import streamlit as st

    app = opened(lang="en", view="battle")
    st.cache_resource.clear()  # what Streamlit does when any browser says `clear_cache`
    st.cache_data.clear()
    slow.work(catalogue)
    app.run()
    assert ANSWER in html(app)
    assert len(slow.begun) == 1


@pytest.mark.thorough
def test_a_real_worker_is_stopped(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import waiting

    monkeypatch.setattr(waiting, "AT_ONCE_SECONDS", 0)
    pool, begun = open_library(rules).workers, list[Future[Any]]()
    submit = pool.submit

    def noted(*work: Any) -> Future[Any]:
        begun.append(submit(*work))
        return begun[-1]

    monkeypatch.setattr(pool, "submit", noted)
    app = opened(lang="en", view="inner-journey", **JOURNEY)
    app.button(key="answer::stop").click().run()
    with pytest.raises(CancelledError):
        begun[-1].result(0)


# How long a game takes


def test_fresh_games_are_played_until_the_reader_stops(slow: Slow, catalogue: Catalogue) -> None:
    app = opened(lang="fi", view="forecast", players="2", habit="bold")
    assert not slow.begun
    app.button(key="forecast::play").click().run()
    assert not app.exception
    assert phrase("fresh-games-played", played=0, games=200).render(Language.FI) in text(app)
    assert [work.rest[0][0] for work, _ in slow.begun] == [("", 0)]
    slow.work(catalogue)
    app.run()
    assert phrase("fresh-games-played", played=4, games=200).render(Language.FI) in text(app)
    assert "simuloi" in text(app).lower()
    assert html(app).count("<svg") >= 3
    app.run()
    assert [work.rest[0][0] for work, _ in slow.begun] == [("", 0), ("", 4)]
    app.button(key="forecast::stop").click().run()
    assert slow.stopped == [False, True]
    assert app.button(key="forecast::play").label == phrase("play-more-games").render(Language.FI)
    assert html(app).count("<svg") >= 3


def test_a_full_server_is_said_and_games_can_be_played_later(slow: Slow) -> None:
    app = opened(lang="en", view="forecast")
    slow.error = BusyError(3)
    app.button(key="forecast::play").click().run()
    assert not app.exception
    assert shown(app.error[0].value).startswith(slow.error.message.render(Language.EN)[:30])
    assert app.button(key="forecast::play").label == phrase("play-fresh-games").render(Language.EN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_sets_what_is_forecast_and_says_what_it_cannot(slow: Slow, language: Language) -> None:
    app = opened(lang=language, view="forecast", players="6", habit="reckless", options="sudden-death", wizard="1")
    assert app.selectbox(key="talisman/forecast:players").value == 6
    assert app.selectbox(key="talisman/forecast:habit").value == "steady"
    assert app.multiselect(key="talisman/forecast:options").value == ["sudden-death"]
    assert len(app.warning) == 2


def test_a_link_to_a_forecast_names_each_character_once(slow: Slow) -> None:
    app = opened(lang="en", view="forecast", characters=",".join(["monk"] * 5_000))
    assert app.multiselect(key="talisman/forecast:characters").value == []
    assert len(app.warning) == 1


def test_contradictory_rules_are_one_sentence(slow: Slow) -> None:
    app = opened(lang="cs", view="forecast", options="faster-bloodbath,inherited-items")
    assert len(app.error) == 1
