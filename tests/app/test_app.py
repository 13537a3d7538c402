"""The app's pages without a browser: opened by their addresses, changed by their widgets."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html import unescape
from urllib.parse import parse_qsl

import pytest
from streamlit.testing.v1 import AppTest

from rulewright.corpus.content import content_folder, rules_folder
from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.situations.game_packages import GamePackages
from rulewright.views.calculator_json import answer_query

MAIN = content_folder("app") / "main.py"
SITUATIONS = {name: each for each, name in GamePackages.from_folder(rules_folder()).catalogue.link_names.items()}


@pytest.fixture(scope="module", autouse=True)
def main_module() -> Iterator[None]:
    """Give the process its `__main__` back, which Streamlit replaces, and which new worker processes run first."""
    own = sys.modules["__main__"]
    yield
    sys.modules["__main__"] = own


def opened(address: str) -> AppTest:
    """The page at an address with these parameters."""
    app = AppTest.from_file(str(MAIN), default_timeout=300)
    for name, value in parse_qsl(address, keep_blank_values=True):
        app.query_params[name] = value
    return run(app)


def run(app: AppTest) -> AppTest:
    app.run()
    assert not app.exception
    return app


def address(app: AppTest) -> dict[str, str]:
    return {name: value if isinstance(value, str) else value[0] for name, value in app.query_params.items()}


def html(app: AppTest) -> str:
    """The page's own HTML without its style sheets."""
    return "".join(each.proto.body for each in app.get("html") if not each.proto.body.startswith("<style>"))


def text(app: AppTest) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html(app))).split())


def widget(app: AppTest, kind: str, path: str):
    """The widget of this kind with the field's key."""
    return next(each for each in app.get(kind) if each.key.endswith(f":{path}"))


def press(app: AppTest, label: str) -> AppTest:
    next(each for each in app.button if label in each.label).click()
    return run(app)


@pytest.mark.sampled(9)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SITUATIONS)
def test_a_calculator_answers_as_the_sites_does(
    name: str, language: Language, games: GamePackages, corpus: Corpus
) -> None:
    answer = answer_query(games, corpus, SITUATIONS[name], {}, language)
    page = html(opened(f"lang={language}&view={name}"))
    assert 'class="rw-answer"' in answer["summary"]
    assert answer["summary"] in page
    assert answer["body"] in page
    assert "rw-problem" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_calculator_is_listed_and_opened(language: Language) -> None:
    app = opened(f"lang={language}")
    assert {each.key for each in app.button} >= {f"open:{name}" for name in SITUATIONS}
    app.button(key="open:toad").click()
    run(app)
    assert address(app) == {"view": "toad"} | ({"lang": language} if language != "en" else {})  # English is usual here
    assert "rw-answer" in html(app)


def test_a_value_goes_into_the_address_and_comes_back_in_another_language() -> None:
    app = opened("lang=en&view=battle&hero.fate=0")
    widget(app, "number_input", "hero.strength").set_value(9)
    run(app)
    assert address(app) == {"view": "battle", "hero.fate": "0", "hero.strength": "9"}
    app.selectbox(key="lang").set_value("fi")
    run(app)
    assert address(app)["lang"] == "fi"
    again = opened("&".join(f"{name}={value}" for name, value in address(app).items()))
    assert widget(again, "number_input", "hero.strength").value == 9
    assert "todennäköisyy" in text(again)
    assert text(again) == text(app)


def test_change_with_the_earlier_address_persists() -> None:
    app = opened("view=battle")
    before = address(app)
    for strength in (8, 9):
        widget(app, "number_input", "hero.strength").set_value(strength)
        app.query_params.clear()  # what the browser has until the next address arrives
        for name, value in before.items():
            app.query_params[name] = value
        run(app)
    assert address(app)["hero.strength"] == "9"


def test_going_back_brings_the_situation_of_before() -> None:
    app = opened("view=battle")
    widget(app, "number_input", "hero.strength").set_value(9)
    run(app)
    del app.query_params["hero.strength"]
    assert widget(run(app), "number_input", "hero.strength").value == 4


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("view=battle&hero.strength=999", "hero.strength"),
        ("view=movement&position=outer/moon", "position"),
        ("view=cast&hero.spells=healing,fireball", "hero.spells"),
        ("view=battle&nonsense=<b>", "nonsense"),
        ("view=forecast&players=99", "players"),
        ("view=nothing", "view"),
    ],
)
def test_invalid_link_parameters_are_reported_and_left_out(query: str, name: str) -> None:
    app = opened(f"lang=en&{query}")
    assert re.search(rf'class="rw-problem" role="alert".*The link has “?{name}', html(app))
    assert "<b>," not in html(app)
    assert app.number_input or app.selectbox


def test_two_dice_are_thrown_one_after_the_other_and_taken_back() -> None:
    app = opened("lang=en&view=mines&play=table")
    for face in (2, 5, 6):
        app.button(key=f"face:{face}").click()
        run(app)
    assert address(app)["answers"] == "2_5_6"  # three dice in the Mines
    press(app, "Take back")
    assert "answers" not in address(app)
    again = opened("lang=en&view=battle&play=table&answers=9")
    assert "rw-problem" in html(again)


def test_saved_answer_is_compared() -> None:
    app = press(opened("lang=en&view=battle&hero.fate=0"), "Keep this to compare")
    widget(app, "number_input", "foe.strength").set_value(2)
    run(app)
    assert address(app)["beside"] == "hero.fate=0"
    row = re.search(r'<tr><th scope="row">Creature.*?</tr>', html(app))[0]
    assert re.findall(r"<td>(?:<b>)?(\d+)", row) == ["4", "2"]
    widget(app, "toggle", "what-if").set_value(True)
    run(app)
    assert "What would help most" in text(app)
    widget(app, "toggle", "heat-map").set_value(True)
    run(app)
    assert html(app).count('style="--share:') == 49
    press(app, "Drop it")
    assert "beside" not in address(app)


def test_a_spell_is_tried_with_and_without_it() -> None:
    page = html(opened("lang=en&view=cast&hero.spells=psionic-blast&when=before-attack-roll-strength&character=wizard"))
    [link] = [unescape(each) for each in re.findall(r'href="\?([^"]*view=battle[^"]*)"', page)]
    app = opened(link)
    assert "<td>–</td><td><b>Psionic Blast</b></td>" in html(app)
    assert address(app)["beside"]


@pytest.mark.parametrize("play", ["odds", "table"])
def test_link_text_is_displayed_as_text(play: str) -> None:
    name = "<img/src=x>"
    app = opened(f"lang=en&view=combat&play={play}&cards={name} = F:m&hand={name}&deck=&sequence=")
    assert "<img" not in html(app)
    assert not [each for each in app.button if "<img" in each.label]


def test_an_answer_over_the_limits_is_estimated_if_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(content_folder("app")))
    import calculator
    from rulewright.engine.limits import Limits
    from rulewright.situations.solving import Effort

    monkeypatch.setattr(calculator, "EFFORT", Effort(Limits(states=100)))
    app = opened("lang=en&view=inner-journey&hero.life=20&hero.fate=20&hero.followers=20")
    assert "rw-problem" in html(app)
    assert "rw-answer" not in html(app)
    assert "Estimated from" in text(press(app, "Estimate it"))


def test_a_forecast_begins_with_the_atlas_and_goes_on_with_fresh_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(content_folder("app")))
    import forecast

    monkeypatch.setattr(forecast, "GAMES", 6)
    app = opened("lang=en&view=forecast&players=2&minutes=1")
    assert "Games played beforehand" in text(app)
    assert 'class="rw-ranges"' in html(app), "charts are HTML, of which Streamlit drops nothing"
    press(app, "Play fresh games")
    assert "6 games" in text(app)
    assert "forecast" not in {each.key for each in app.button}, "all games are played"
    assert address(app)["players"] == "2"
