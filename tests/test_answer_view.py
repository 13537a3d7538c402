"""An answer as HTML and a situation's form, as any page can host them: whole, without a front end."""

from __future__ import annotations

import subprocess
import sys
from xml.etree import ElementTree

import pytest

from rulewright.corpus import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.situations import Games, Situation
from rulewright.situations.form import Field
from rulewright.views.answer.parts import body, parts, summary
from rulewright.views.answer.rules import linked
from rulewright.views.form import Control, Form, form_of

BATTLE = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 6}}
MENHIR = {"situation": "tainted-grail/menhir"}


def tree(html: str) -> ElementTree.Element:
    """The HTML, which has to be as strict as XML."""
    return ElementTree.fromstring(f"<main>{html}</main>")


@pytest.fixture(scope="module")
def battle(games: Games) -> Situation:
    return games.catalogue.situations["talisman/battle"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_whole_html_with_links_to_its_rules(
    games: Games, corpus: Corpus, battle: Situation, language: Language
) -> None:
    answer = games.catalogue.resolve(BATTLE)
    top = tree(summary(answer, battle, corpus, language))
    assert top.find("div[@role='status']/p") is not None
    assert len(top.findall("span[@class='rw-strip']/span")) == sum(map(bool, answer.probability.values()))
    whole = tree(body(answer, battle, corpus, None, language, linked(corpus, language)))
    folded = [
        each.title for each in parts(answer, battle, corpus, None, language, linked(corpus, language)) if each.title
    ]
    assert [each.findtext("summary") for each in whole.findall("details")] == folded
    links = {link.get("href") for link in whole.iter("a")}
    assert f"/reference/{language}/talisman/attacks/battle/" in links


def test_a_report_is_whole_html(games: Games, corpus: Corpus) -> None:
    for situation in games.catalogue.situations.values():
        if situation.results or not situation.form:
            continue
        form = form_of(situation)
        report = games.catalogue.resolve(form.asked({field.path: form.begins(field) for field in form.fields})[0])
        html = body(report, situation, corpus, None, Language.CS, linked(corpus, Language.CS))
        assert list(tree(html).iter("li")), situation.id


def test_no_front_end_is_needed() -> None:
    code = (
        "import sys, rulewright.views.answer.parts, rulewright.views.answer.comparison, rulewright.views.form;"
        "print(*({each.split('.')[0] for each in sys.modules} & {'streamlit', 'fastapi', 'whoosh', 'numpy', 'sphinx'}),"
        "*(each for each in sys.modules if each.startswith('rulewright.games.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def field(form: Form, path: str) -> Field:
    return next(each for each in form.fields if each.path == path)


def test_a_form_tells_what_a_link_says_and_what_it_cannot(games: Games, battle: Situation) -> None:
    form = form_of(battle)
    told = form.told({"hero.strength": "7", "foe.strength": "many", "where": "here"}, games.catalogue.namer)
    assert told.values["hero.strength"] == 7
    assert told.values["foe.strength"] == form.begins(field(form, "foe.strength"))
    assert [(path, text) for path, text, _ in told.unusable] == [("foe.strength", "many")]
    assert told.rest == {"where": "here"}
    assert form.asked(told.values)[0]["hero"]["strength"] == 7


def test_a_form_has_parts_and_controls(corpus: Corpus, battle: Situation) -> None:
    form = form_of(battle)
    first, *others = form.parts({})
    assert first.title is None
    assert field(form, "hero.strength") in first.fields
    assert all(part.title is not None and part.fields for part in others)
    assert field(form, "hero.strength") not in form.parts({"hero.strength": 3})[0].fields
    controls = {each.path: form.control(each, corpus, Language.EN) for each in form.fields}
    assert controls["hero.strength"] is Control.NUMBER
    assert set(controls.values()) <= set(Control)
