"""The app's views in every language, without a browser."""

from __future__ import annotations

import re
import sys
import tomllib
from fractions import Fraction
from html import escape
from pathlib import Path
from urllib.parse import parse_qsl

import pytest
from streamlit.testing.v1 import AppTest
from streamlit_pages import MAIN, html, opened, parameter, shown, text, unfolded

from rulewright.corpus.content import content_folder
from rulewright.corpus.model import Corpus
from rulewright.engine.arithmetic import as_string
from rulewright.engine.limits import Limits
from rulewright.games.talisman.phrases import phrase
from rulewright.language import LANGUAGES, Language
from rulewright.language.numerals import format_percentage
from rulewright.server.library import open_library
from rulewright.situations.answer import Answer
from rulewright.situations.form_fields import format_link_query
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.solving import Effort
from rulewright.views.explanation_text import format_statement

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize("language", LANGUAGES)
def test_battle_is_answered_with_the_main_number_first_and_its_rules(corpus: Corpus, language: Language) -> None:
    app = opened(lang=language, view="battle", **{"hero.strength": "4", "hero.fate": "1", "foe.strength": "4"})
    page = html(app)
    answer, bars, fractions = (page.index(part) for part in ("rw-answer", "rw-bars", "125/216"))
    assert answer < bars < fractions < page.index("rw-steps")
    rule = corpus.entries["talisman/attacks/battle-compare"].texts[language]
    assert f"<span>{rule.title}</span>" in page
    assert f'href="/reference/{language}/talisman/attacks/battle-compare/"' in page
    assert rule.body.split()[0] in page  # the rule can be read in place


def test_cards_give_their_printed_strength() -> None:
    link = {"hero.strength": "9", "hero.fate": "3", "dice.hero": "3", "dice.foe": "6"}
    app = opened(lang="en", view="battle", enemy="giant", **link)
    assert "You have a 50% chance of winning." in html(app)
    assert {"Bear (3)", "Giant (6)", "Dragon (7)"} <= set(enemies(app))


def test_cards_have_the_names_of_their_texts() -> None:
    assert enemies(opened(lang="fi", view="battle")) == [
        "Villisika (1)", "Hiisi (2)", "Susi (2)", "Apina (3)", "Karhu (3)", "Suurhiisi (3)", "Leijona (3)", "Rosvo (4)",
        "Käärme (4)", "Ogri (5)", "Jättiläinen (6)", "Lohikäärme (7)",
    ]  # fmt: skip


def enemies(app: AppTest) -> list[str]:
    return list(next(box for box in app.selectbox if box.key == "talisman/battle:enemy").options)


def test_changed_setting_changes_answer_and_url() -> None:
    app = opened(lang="en", view="battle")
    before = html(app)
    app.number_input(key="talisman/battle:hero.strength").set_value(9).run()
    assert html(app) != before
    assert parameter(app, "hero.strength") == "9"


def test_usual_values_stay_out_of_the_url() -> None:
    app = opened(view="battle", **{"hero.strength": "4"})
    assert parameter(app, "hero.strength") == "4"  # the URL stays as the reader has come to it
    app.number_input(key="talisman/battle:hero.fate").set_value(3).run()
    assert parameter(app, "hero.fate") == "3"
    assert "hero.strength" not in app.query_params


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hero.strength", "999"), ("hero.strength", "-1"), ("hero.strength", "x"), ("hero.strength", "١"),
        ("hero.life", "0"), ("hero.armour", "plate"), ("enemy", "<script>"), ("goal", "lose"), ("dice.hero", "7"),
        ("may_evade", "2"), ("further", "4,x"), ("things", "sword,sword"), ("view", "admin"), ("lang", "de"),
        ("view", "search"), ("variants.fate-on-armour", "perhaps"), ("nonsense", "1"), ("answers", "9"),
    ],
)  # fmt: skip
def test_hand_edited_url_gets_one_message_and_the_usual_value(name: str, value: str) -> None:
    app = opened(**{"view": "battle", "lang": "en", "play": "table", name: value})
    (warning,) = app.warning
    assert name in shown(warning.value)
    assert value in shown(warning.value) or name == "nonsense"
    assert not app.error


def test_a_tap_that_comes_with_the_url_before_loses_nothing() -> None:
    app = opened(lang="en", view="battle")
    before = dict(app.query_params)
    app.number_input(key="talisman/battle:hero.strength").set_value(7).run()
    app.query_params.clear()  # as a browser has it that has not yet heard of the change
    for name, value in before.items():
        app.query_params[name] = value
    app.number_input(key="talisman/battle:hero.fate").set_value(3).run()
    assert (parameter(app, "hero.strength"), parameter(app, "hero.fate")) == ("7", "3")


def test_a_decision_by_two_dice_is_a_grid() -> None:
    page = html(opened(lang="en", view="battle"))
    grid = page[page.index('<table class="rw-grid"') : page.index("</table>", page.index('<table class="rw-grid"'))]
    assert len(re.findall('<th scope="col">', grid)) == len(re.findall('<th scope="row">', grid)) == 6
    # Even Strengths: 1 against 1 is level and rolled again, 5 of 6 faces win; 6 against 6 stays level.
    cells = re.findall(r'<td class="rw-option-(\d)"[^>]*><i[^>]*>.</i><span class="rw-unseen">([^<]*): ', grid)
    assert (cells[0][0], cells[-1][0]) == ("1", "0")
    assert cells[0][1] != cells[-1][1]
    assert "83%" in grid[: grid.index("</td>", grid.index("rw-option-1"))]


def test_cases_that_no_grid_tells_are_a_table_without_a_library_for_tables() -> None:
    app = opened(lang="en", view="crypt")
    app.session_state["unfolded:talisman/crypt:cases:0"] = True
    app.run()
    page = html(app)
    assert re.search(r'<th scope="col">Case</th><th scope="col">Decision</th><th scope="col">', page)
    assert "pandas" not in sys.modules or "rw-wide" in page


def test_what_is_folded_is_neither_drawn_nor_forgotten() -> None:
    bonus, more = "talisman/battle:hero.battle_bonus", "unfolded:talisman/battle:further"
    app = opened(lang="en", view="battle")
    assert not app.session_state[more]
    assert bonus not in {box.key for box in app.number_input}
    app.session_state[more] = True
    app.run()
    app.number_input(key=bonus).set_value(2).run()
    told = html(app)
    app.session_state[more] = False
    app.run()
    assert bonus not in {box.key for box in app.number_input}
    assert (html(app), parameter(app, "hero.battle_bonus")) == (told, "2")
    app.number_input(key="talisman/battle:hero.fate").set_value(2).run()
    assert (app.session_state[bonus], parameter(app, "hero.battle_bonus")) == (2, "2")


def test_a_link_opens_the_part_that_it_fills_in() -> None:
    app = opened(lang="en", view="battle", **{"hero.battle_bonus": "2"})
    assert app.number_input(key="talisman/battle:hero.battle_bonus").value == 2
    assert not app.session_state["unfolded:talisman/battle:readings"]


def test_another_url_in_the_same_session_is_read_anew() -> None:
    app = opened(lang="en", view="battle", **{"hero.strength": "9"})
    app.query_params.clear()
    app.query_params["lang"], app.query_params["view"], app.query_params["hero.fate"] = "en", "battle", "5"
    app.run()
    values = {box.key.split(":")[1]: box.value for box in app.number_input}
    assert (values["hero.strength"], values["hero.fate"]) == (4, 5)


def test_overview_names_the_games_that_have_calculators(corpus: Corpus) -> None:
    page = html(opened(lang="ko", view="situations"))
    assert '<h3 lang="ko">탈리스만</h3>' in page
    assert f'<h3 lang="ko">{corpus.games["tainted-grail"].titles[Language.KO]}</h3>' in page


def test_the_app_answers_from_what_the_server_has_loaded(rules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(MAIN.parent))
    from resources import resources

    assert resources().library is open_library(rules)


CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
CALCULATORS = [each.id.split("/")[1] for each in CATALOGUE.situations.values()]


@pytest.mark.sampled(2)
@pytest.mark.thorough
@pytest.mark.sampled(5)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CALCULATORS)
def test_every_situation_has_a_calculator_that_answers(name: str, language: Language) -> None:
    app = opened(lang=language, view=name)
    assert not app.error
    assert not app.warning
    page = html(app)
    assert 'role="status"' in page
    (game,) = {each.split("/")[0] for each in CATALOGUE.situations if each.endswith(f"/{name}")}
    assert f'href="/reference/{language}/{game}/' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_overview_tells_every_calculator_and_opens_it(language: Language) -> None:
    app = opened(lang=language, view="situations")
    opening = [button for button in app.button if str(button.key).startswith("open:")]
    assert [button.key for button in opening] == [f"open:{name}" for name in CALCULATORS]
    assert all("\n" in button.label for button in opening)
    app.button(key="open:toad").click().run()
    assert parameter(app, "view") == "toad"
    app.button(key="all").click().run()
    assert "view" not in app.query_params


def test_link_restores_a_situation() -> None:
    # Werewolf 8 against Strength 6 and 4 lives, no fate: 1 - (26/32)^4, whatever is turned back from.
    link = {"hero.strength": "6", "hero.fate": "0", "hero.life": "4", "werewolf": "8", "may_turn_back": "0"}
    app = opened(lang="en", view="werewolf-den", **link)
    answer = Fraction(1) - Fraction(26, 32) ** 4
    assert str(answer) in html(app)
    assert parameter(app, "werewolf") == "8"


LINKS = [
    {"situation": "talisman/movement", "position": "outer/fields-2", "target": "woods", "within": 2, "raft": True},
    {"situation": "talisman/ability", "hero": {"character": "troll"}, "objects": [{"id": "sword"}, "ring"]},
    {"situation": "talisman/death", "hero": {"life": 3, "fate": 2}, "variants": {"turn-back": "any-time"}},
    {"situation": "talisman/command-spell", "others": [1, 2]},
    {"situation": "talisman/death", "hero": {"life": 2, "fate": 1}, "goal": {"worth": {"through": 9}, "fate": 1}},
    {"situation": "talisman/spell-draw", "wanted": ["healing"], "discarded": ["random"]},
    {"situation": "talisman/trophies", "trophies": ["bear", "giant"], "end_of_own_turn": False},
    {"situation": "tainted-grail/travel", "map": "101 102_ / 103|(104)", "location": 101, "energies": [3, 2]},
]


def query_of(request: dict[str, object]) -> str | None:
    return format_link_query(CATALOGUE.link_names[request["situation"]], request, Language.EN)


@pytest.mark.parametrize("request_", LINKS)
def test_a_request_becomes_a_link_that_the_app_reads(request_: dict[str, object]) -> None:
    query = dict(parse_qsl(query_of(request_).removeprefix("?")))
    app = opened(**query)
    assert not app.warning
    told = {name: value for name, value in query.items() if name not in ("lang", "whole")}
    assert {name: parameter(app, name) for name in told} == told


EXAMPLES = [
    example["situation"]
    for path in sorted(content_folder("rules").glob("*/examples/*.toml"))
    for example in tomllib.loads(path.read_text("utf-8"))["example"]
    if query_of(example["situation"]) is not None
]


@pytest.mark.thorough
@pytest.mark.sampled(6)
@pytest.mark.parametrize("request_", EXAMPLES)
def test_every_worked_example_has_a_link_with_its_own_answer(corpus: Corpus, request_: dict[str, object]) -> None:
    app = opened(**dict(parse_qsl(query_of(request_).removeprefix("?"))))
    assert not app.warning
    assert not app.error
    answer = CATALOGUE.resolve(request_)
    if isinstance(answer, Answer):
        fractions = re.findall(r"<td>(?:<small>)?([\d/ ]+)<", html(app))
        assert [each.replace(" ", "") for each in fractions[: len(answer.probability)]] == [
            as_string(share) for share in answer.probability.values()
        ]
    else:
        for line in answer.statements:
            assert escape(format_statement(line, corpus, Language.EN)) in html(app)


def test_a_choice_taken_out_stays_out_in_the_link() -> None:
    app = opened(lang="en", view="toad", **{"hero.character": "", "hero.strength": "3", "hero.craft": "5"})
    assert not app.warning
    assert "You then have Strength 3 and Craft 5" in html(app)
    assert parameter(app, "hero.character") == ""


def test_a_request_that_no_link_can_tell_has_none() -> None:
    foes = [{"strength": 4, "number": 1}, {"strength": 3, "number": 2}]
    assert query_of({"situation": "talisman/battle", "hero": {"strength": 4}, "foes": foes}) is None


@pytest.mark.thorough
def test_what_would_help_is_told_when_asked() -> None:
    app = opened(lang="en", view="pits")
    assert "What would help most" not in html(app)
    app.toggle(key="compare").set_value(True).run()
    assert "What would help most" in html(app)
    assert "/reference/en/talisman/faq/fate-on-setup-rolls/" in html(app)


@pytest.mark.parametrize(
    ("language", "title", "token"),
    [
        ("en", "What each result is worth to you, in points", "Each fate token left"),
        ("ko", "결과마다 매기는 점수", "남은 운명 토큰 1개"),
        ("cs", "Kolik bodů má pro vás každý výsledek", "Každý zbývající žeton osudu"),
        ("fi", "Kunkin tuloksen arvo sinulle pisteinä", "Jokainen jäljellä oleva kohtalomerkki"),
    ],
)
def test_results_and_fate_have_prices(language: str, title: str, token: str) -> None:
    # A token is worth 2/5 of a win: it is paid where 4 or less wins, for (1, 1), (1-2, 2) and (1-3, 3):
    # 15/36 + (5 + 2 * 4 + 3 * 3)/6/36 = 14/27.
    numbers = {"hero.strength": "5", "foe.strength": "5", "hero.fate": "1", "goal.worth.win": "5", "goal.fate": "2"}
    app = opened(lang=language, view="battle", **numbers)
    assert "14/27" in html(app)
    assert title in [each.label for each in app.expander]
    app.number_input(key="talisman/battle:goal.fate").set_value(5).run()
    assert app.number_input(key="talisman/battle:goal.fate").label == token
    assert "5/12" in html(app)  # no token is paid
    assert parameter(app, "goal.fate") == "5"
    app.toggle(key="compare").set_value(True).run()
    # 5/12 of 5 points, and the token's own 5.
    point = "," if language in ("cs", "fi") else "."
    last = phrase("without-your-last-fate-token").render(Language(language))
    assert last.replace("\N{NO-BREAK SPACE}", " ") in text(app).replace("\N{NO-BREAK SPACE}", " ")
    assert {f"7{point}08", f"2{point}08"} <= set(re.findall(r"\d[.,]\d\d", text(app)))


def test_characters_and_cards_are_chosen_by_name() -> None:
    # The rulebooks' example: the Wizard (2), 1 counter, a Sword and Psionic Blast (his Craft value 5) make Strength 9.
    link = {
        "character": "wizard", "things": "sword", "strength_counters": "1", "blast": "1", "enemy": "giant",
        "hero.fate": "3", "dice.hero": "3", "dice.foe": "6",
    }  # fmt: skip
    app = opened(lang="en", view="battle", **link)
    assert "You have a 50% chance of winning." in html(app)  # 9 + 3 against 6 + 6: a reroll of 4, 5 or 6 wins
    assert any("Your Strength: 3 · Bonus of a Weapon: 6" in caption.value for caption in app.caption)
    assert {name: parameter(app, name) for name in link} == link


def test_several_opponents_are_told_in_a_list() -> None:
    # Strength 4 against 2 + 2 as one opponent: the same as against one of 4.
    together = html(opened(lang="en", view="battle", further="2", **{"foe.strength": "2", "hero.fate": "0"}))
    assert "5/12" in together
    apart = html(opened(lang="en", view="battle", further="2", one_by_one="1", **{"foe.strength": "2"}))
    assert "5/12" not in apart


def test_a_duel_has_both_sides_by_name() -> None:
    # Troll (6) against Priest (2): ahead by 4, so 1 - P(behind or level) with no fate: 36 - 3 = 33 throws win, 2 level.
    link = {"attacker_character": "troll", "defender_character": "priest", "attacker.fate": "0", "defender.fate": "0"}
    assert "11/12" in html(opened(lang="en", view="duel", **link))


def test_trophies_come_by_card_and_by_number() -> None:
    page = html(opened(lang="en", view="trophies", trophies="dragon", strengths="2,2", crafts="7"))
    assert "Trade in the trophy worth 7 points and keep those worth 2 + 2: you gain 1 Strength and waste nothing." in (
        page
    )
    assert "you gain 1 Craft" in page


def test_moves_are_told_by_name_and_chance() -> None:
    page = html(opened(lang="cs", view="movement", position="outer/city"))
    assert "outer/" not in re.sub(r"<[^>]*>", "", page)
    assert "16,7" in page


def test_two_situations_stand_side_by_side() -> None:
    app = opened(lang="en", view="battle", beside="foe.strength=9", **{"hero.fate": "0", "foe.strength": "4"})
    page = html(app)
    assert "<td>9</td><td><b>4</b></td>" in page
    # 15 of 36 throws win against 4; 5 behind, no throw of the hero's wins: a 6 against a 1 is level.
    assert "<td>0%</td><td><b>41.7%</b></td>" in page


def test_a_spell_is_tried_with_and_without_it() -> None:
    app = opened(
        lang="en",
        view="cast",
        spells="psionic-blast",
        when="before-attack-roll-strength",
        **{"hero.character": "wizard"},
    )
    app.button(key="try:talisman/cards/psionic-blast:talisman/battle").click().run()
    page = html(app)
    assert parameter(app, "view") == "battle"
    assert "<td>no</td><td><b>yes</b></td>" in page
    chances = []
    for strength in (2, 7):  # the Wizard's, and with his Craft value 5 added
        request = {"situation": "talisman/battle", "hero": {"strength": strength, "fate": 1}, "foe": {"strength": 4}}
        chances.append(format_percentage(CATALOGUE.resolve(request).probability["win"], Language.EN))
    assert "<td>{}</td><td><b>{}</b></td>".format(*chances) in page


def test_a_journey_is_told_space_by_space() -> None:
    page = html(opened(lang="fi", view="inner-journey"))
    assert page.index("Vaaran Tasanko") < page.index("Kaivos") < page.index("Tulilaakso")


LONG_JOURNEY = {"hero.life": "20", "hero.fate": "20", "hero.followers": "20"}


@pytest.mark.thorough
def test_too_large_a_situation_is_estimated_and_compared_with_nothing() -> None:
    app = opened(lang="en", view="inner-journey", **LONG_JOURNEY)
    assert not app.error
    told = text(app)
    assert "Estimated from" in told
    assert "simpler situation" in told
    assert not [each for each in app.toggle if each.key == "compare"]


@pytest.mark.thorough
def test_what_is_not_answered_in_time_can_be_estimated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("answering.EFFORT", Effort(Limits(states=100)))
    app = opened(lang="en", view="inner-journey", **LONG_JOURNEY)
    (error,) = app.error
    assert "--" not in error.value
    (button,) = [each for each in app.button if "Estimate" in each.label]
    button.click().run()
    assert not app.error
    assert "Estimated from 4,000 samples" in text(app)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_is_played_with_the_dice_of_the_table(corpus: Corpus, language: Language) -> None:
    app = opened(lang=language, view="battle", play="table")
    for face in (2, 3):
        app.button(key=f"face:{face}").click().run()
    assert parameter(app, "answers") == "2,3"
    app.button(key="option:pay").click().run()
    app.button(key="face:6").click().run()
    words = CATALOGUE.get_situation("talisman/battle").results["win"].render(language)
    assert f"<p>{words}</p>" in html(app)  # 4 + 6 against 4 + 3
    assert parameter(app, "answers") == "2,3,pay,6"


def test_an_answer_is_taken_back_and_a_link_goes_on_where_play_stood() -> None:
    app = opened(lang="en", view="battle", play="table", answers="2,3,pay,6")
    assert "<p>You win</p>" in html(app)
    next(button for button in app.button if button.label == "Take back").click().run()
    assert "<p>You win</p>" not in html(app)
    assert parameter(app, "answers") == "2,3,pay"


def test_several_dice_are_told_one_by_one() -> None:
    app = opened(lang="en", view="crypt", play="table")
    for face in (5, 1, 3):
        app.button(key=f"face:{face}").click().run()
    assert parameter(app, "answers") == "1_3_5"


def test_the_odds_stand_beside_every_option() -> None:
    # 2 against 3, Strengths equal: a reroll of 4, 5 or 6 wins; keeping the 2 loses.
    app = opened(lang="en", view="battle", play="table", answers="2,3")
    labels = {str(button.key): button.label for button in app.button}
    assert "50.0% (1/2) chance of winning" in labels["option:pay"]
    assert "★" in labels["option:pay"]
    assert "0% chance of winning" in labels["option:keep"]


def test_a_page_is_shared_by_link_and_code(monkeypatch: pytest.MonkeyPatch) -> None:
    app = opened(lang="ko", view="battle", **{"hero.strength": "7"})
    app.toggle(key="share").set_value(True).run()
    (link,) = app.code
    assert link.value.endswith("/calculate/?lang=ko&view=battle&hero.strength=7")
    assert 'src="data:image/svg+xml' in html(app)


@pytest.mark.parametrize(
    ("url", "lan", "listens", "is_here", "shared"),
    [
        ("http://192.168.1.5:8501/?view=toad", "192.168.1.9", True, True, "http://192.168.1.5:8501"),
        ("http://localhost:8501/", "192.168.1.9", True, True, "http://192.168.1.9:8501"),
        ("http://127.0.0.1:8501/", "192.168.1.9", False, True, "http://127.0.0.1:8501"),
        ("http://[::1]:8501/", None, True, True, "http://[::1]:8501"),
        ("https://rules.example/", "192.168.1.9", True, True, "https://rules.example"),
        ("http://localhost:22/", "192.168.1.9", True, False, "http://localhost:22"),  # is this port open, and where?
        ("javascript://localhost:8501/%0aalert(1)", None, True, False, "http://localhost:8501"),
        ("http://localhost:99999/", None, True, False, "http://localhost"),
        ("http://[zz/", None, True, True, "http://localhost"),
    ],
)
def test_the_address_shared_is_one_that_others_reach(
    monkeypatch: pytest.MonkeyPatch, url: str, lan: str | None, listens: bool, is_here: bool, shared: str
) -> None:
    monkeypatch.syspath_prepend(str(MAIN.parent))
    import sharing

    monkeypatch.setattr(sharing, "lan_address", lambda: lan)
    monkeypatch.setattr(sharing, "_listens", lambda host, port: listens)
    assert sharing.reachable(url, is_here) == shared


@pytest.mark.parametrize(
    ("query", "chance"),
    [
        # The Warrior (Strength 4) adds the higher of two dice; 1 - (1 + 4 + 9 + 16 + 25 + 36) / 216 = 125/216.
        ({"view": "battle", "character": "warrior", "foe.strength": "4", "hero.fate": "0"}, "125/216"),
        # The Monk adds his Craft (3) to his Strength (2) in battle: 1 ahead of Strength 4, 21 of 36 throws.
        ({"view": "battle", "character": "monk", "foe.strength": "4", "hero.fate": "0"}, "7/12"),
        # The Dwarf (Craft 3) rolls 2 dice in the Mines: 2 and 3 keep it there, 3 of 36 throws; so many, of 4, lead on.
        ({"view": "mines", "character": "dwarf", "hero.fate": "0"}, "1/12"),
    ],
)
def test_what_a_character_can_do_counts_when_it_is_chosen_by_name(query: dict[str, str], chance: str) -> None:
    app = opened(lang="en", **query)
    assert not app.exception
    assert chance in html(app)


def test_a_link_may_name_what_has_an_id() -> None:
    named = {"hero.armour": "KILVEN", "character": "peikko", "things": "miekan,kypara"}
    app = opened(view="battle", lang="fi", **named)
    assert app.session_state["talisman/battle:hero.armour"] == "shield"
    assert app.session_state["talisman/battle:character"] == "troll"
    assert app.session_state["talisman/battle:things"] == ["sword", "helmet"]
    assert not app.warning
    near = opened(view="battle", lang="fi", **{"hero.armour": "kilppi"})
    assert "Kilpi (shield)" in shown(near.warning[0].value)


def test_what_brings_styles_holds_nothing_else() -> None:
    """The page takes such an element out of the flow: a heading in it would lie over others."""
    for parameters in ({"view": "forecast"}, {"view": "battle"}):
        bodies = [element.proto.body for element in opened(lang="fi", **parameters).get("html")]
        styled = [
            re.sub(r"<style>.*?</style>", "", body, flags=re.DOTALL).strip() for body in bodies if "<style" in body
        ]
        assert not any(styled), parameters


@pytest.mark.parametrize("view", ["situations", "battle", "inner-journey", "menhir", "forecast"])
def test_no_line_ends_with_a_czech_word_of_one_letter(view: str) -> None:
    app = unfolded(opened(lang="cs", view=view, what="on", **{"hero.strength": "99"}))
    drawn = re.sub(r"<style>.*?</style>|<[^>]+>", "", html(app), flags=re.DOTALL)
    told = [drawn, *(shown(each.value) for each in (*app.caption, *app.warning, *app.error))]
    assert any("\N{NO-BREAK SPACE}" in each for each in told)
    for each in told:
        assert not re.findall(r"(?<![\w.\N{NO-BREAK SPACE}])[kosuvzaiKOSUVZAI] (?=\w).{0,40}", each)
