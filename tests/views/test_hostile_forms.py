"""Whatever a link tells of a form, the HTML of its answer has no more elements and attributes than ours."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest

from rulewright.corpus.model import Corpus
from rulewright.errors import RulewrightError
from rulewright.language import Language
from rulewright.situations.game_packages import GamePackages
from rulewright.views.calculator_json import answer_query, build_error_response, parse_query, render_link_problems
from rulewright.views.situation_form import build_form

HOSTILE = '"\'><img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">a</a>'
FORBIDDEN = {"script", "img", "iframe", "object", "embed", "form", "style", "base", "link", "meta", "input"}


class Elements(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.wrong: list[Any] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            leads_out = name in ("href", "src", "action") and not str(value).startswith(("/reference/", "#", "/"))
            if name.startswith("on") or leads_out:
                self.wrong.append((tag, name, value))
        if tag in FORBIDDEN:
            self.wrong.append(tag)


def join_parts(answer: dict[str, Any]) -> str:
    return "".join(str(answer.get(part, "")) for part in ("summary", "body", "notes", "error", "table", "changes"))


def test_a_forms_fields_and_what_it_does_not_know(games: GamePackages) -> None:
    for situation in list(games.catalogue.situations.values())[::9]:
        form = build_form(situation)
        parameters = dict.fromkeys((field.path for field in form.fields), HOSTILE) | {HOSTILE: HOSTILE}
        try:
            answer = {
                "notes": render_link_problems(parse_query(games.catalogue, situation.id, parameters).link, Language.EN)
            }
        except RulewrightError as error:
            answer = build_error_response(error, Language.EN)
        assert "&lt;img" in join_parts(answer)
        assert not Elements(join_parts(answer)).wrong, situation.id


def test_a_situation_that_is_not_there(games: GamePackages, corpus: Corpus) -> None:
    assert not Elements(join_parts(answer_query(games, corpus, HOSTILE, {}, Language.EN))).wrong


def test_answers_at_the_table(games: GamePackages, corpus: Corpus) -> None:
    parameters = {"play": "table", "answers": f"3,{HOSTILE}", "what-if": HOSTILE}
    answer = answer_query(games, corpus, "talisman/battle", parameters, Language.FI)
    assert answer["answers"] == "3"
    assert "&lt;img" in join_parts(answer)
    assert not Elements(join_parts(answer)).wrong
    answer = answer_query(games, corpus, "talisman/battle", {"play": HOSTILE, "answers": HOSTILE}, Language.FI)
    assert "&lt;img" not in join_parts(answer)  # of a name that nobody knows only the name is told
    assert not Elements(join_parts(answer)).wrong


@pytest.mark.parametrize("field", ["cards", "hand", "deck", "sequence", "line", "goal", "encounter.name"])
def test_a_table_of_cards(games: GamePackages, corpus: Corpus, field: str) -> None:
    name = HOSTILE.replace("=", "").replace(",", "")
    parameters = {"cards": f"{name} = 1:m\nOther = 2:m", "hand": f"{name}, Other"}
    answer = answer_query(
        games, corpus, "tainted-grail/combat", parameters | {field: parameters.get(field, HOSTILE)}, Language.KO
    )
    assert not Elements(join_parts(answer)).wrong
