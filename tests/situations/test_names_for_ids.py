"""Wherever an id is asked for, its name will do, in any language and form; answers keep ids."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from rulewright.corpus.model import Corpus
from rulewright.corpus.name_lookup import AmbiguousNameError, NamedId, find_by_name, find_document, find_similar_names
from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES, Language
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.form_fields import list_fields
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.id_resolution import list_options


@pytest.fixture(scope="module")
def catalogue(rules: Path) -> Catalogue:
    """What can be resolved."""
    return GamePackages.from_folder(rules).catalogue


FOE = {"strength": 4}
REQUESTS: list[tuple[dict[str, Any], str, str]] = [
    ({"situation": "talisman/movement", "position": "Keitaalle", "roll": 2}, "position", "middle/oasis"),
    ({"situation": "talisman/movement", "position": "outer/village", "target": "Hautausmaalle", "within": 2},
     "target", "outer/graveyard"),
    ({"situation": "talisman/movement", "position": "outer/village", "target": "pellot", "within": 2},
     "target", "fields"),
    ({"situation": "talisman/space", "space": "hřbitov", "hero": {"alignment": "zlý"}, "visit": "pray"},
     "space", "graveyard"),
    ({"situation": "talisman/space", "space": "묘지", "hero": {"alignment": "악"}, "visit": "pray"},
     "hero.alignment", "evil"),
    ({"situation": "talisman/battle", "hero": {"strength": 3, "armour": "kypara"}, "foe": FOE},
     "hero.armour", "helmet"),
    ({"situation": "talisman/battle", "hero": {"strength": 3, "cards": ["KYPÄRÄ", "miekan"]}, "foe": FOE},
     "hero.cards", ["helmet", "sword"]),
    ({"situation": "talisman/trophies", "trophies": ["lohikäärmeen", {"id": "드래곤"}]},
     "trophies", ["dragon", {"id": "dragon"}]),
    ({"situation": "talisman/crypt", "hero": {"strength": 5}, "worth": {"Kaupungin": 2, "krypta": 3}},
     "worth", {"city": 2, "crypt": 3}),
    ({"situation": "talisman/battle", "hero": {"strength": 3}, "foe": FOE, "goal": {"worth": {"voitat": 1}}},
     "goal.worth", {"win": 1}),
]  # fmt: skip


def _at(request: Mapping[str, Any], path: str) -> Any:
    value: Any = request
    for part in path.split("."):
        value = value[part]
    return value


@pytest.mark.parametrize(("request_", "path", "ids"), REQUESTS)
def test_requests_take_names_for_ids(catalogue: Catalogue, request_: dict[str, Any], path: str, ids: object) -> None:
    before = json.dumps(request_)
    understood, question = catalogue.prepare(request_)
    assert _at(understood, path) == ids
    again, same = catalogue.prepare(understood)
    assert again is understood, "a request of ids is taken as it is"
    assert type(same) is type(question)
    assert json.dumps(request_) == before, "whoever asks keeps the request"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_that_a_field_shows_leads_to_its_id(
    catalogue: Catalogue, corpus: Corpus, language: Language
) -> None:
    for situation in catalogue.situations.values():
        for place in situation.field_options:
            offered = list_options(situation, place)
            named = catalogue.id_resolver.list_names(situation, place, offered)
            for each in named:
                assert each.titles.get(language), (situation.id, place, each.id)
        for wanted in list_fields(situation.request):
            if wanted.name == "goal":
                for goal in wanted.options:
                    name = situation.goals[goal].render(language)
                    assert catalogue.id_resolver.parse_value(situation, wanted, name) == goal, name


@pytest.mark.parametrize(
    ("situation_id", "path", "written", "ids"),
    [
        ("tainted-grail/combat", "encounter.traits", "Väijytys, RYNNÄKKÖ", ["ambush", "charge"]),
        ("talisman/setup", "alternatives", "dědění věcí,faster-bloodbath", ["inherited-items", "faster-bloodbath"]),
    ],
)
def test_a_list_in_a_form_takes_several_names_and_ids(
    catalogue: Catalogue, situation_id: str, path: str, written: str, ids: list[str]
) -> None:
    situation = catalogue.get_situation(situation_id)
    (wanted,) = (each for each in list_fields(situation.request) if each.path == path)
    assert catalogue.id_resolver.parse_value(situation, wanted, written) == ids


def test_an_answer_keeps_ids(run: Callable, tmp_path: Path) -> None:
    file = tmp_path / "named.json"
    request = {"situation": "Taistelu", "hero": {"strength": 3, "armour": "kilpi"}, "foe": FOE}
    file.write_text(json.dumps({**request, "situation": "talisman/battle"}), "utf-8")
    named = run("resolve", str(file), "--json").json
    file.write_text(json.dumps({"situation": "talisman/battle", "hero": {"strength": 3, "armour": "shield"},
                                "foe": FOE}), "utf-8")  # fmt: skip
    assert named == run("resolve", str(file), "--json").json


def test_situation_matches_by_title(catalogue: Catalogue) -> None:
    for situation in catalogue.situations.values():
        same = [each for each in catalogue.situations.values() if str(each.title) == str(situation.title)]
        if len(same) == 1:
            assert catalogue.get_situation(str(situation.title).upper()) is situation


def test_answers_of_a_player_may_be_named(catalogue: Catalogue) -> None:
    request = {"situation": "talisman/battle", "hero": {"strength": 3, "fate": 1}, "foe": FOE}
    situation = catalogue.get_situation("talisman/battle")
    paid = situation.words["pay"].render(Language.FI)
    understood, _ = catalogue.prepare({**request, "answers": [2, 4, paid]})
    assert understood["answers"] == [2, 4, "pay"]


def test_ambiguous_name_is_reported_with_all_ids(corpus: Corpus) -> None:
    with pytest.raises(AmbiguousNameError) as raised:
        find_document(corpus, "드래곤")
    remedy = raised.value.remedy.render(Language.CS)
    assert raised.value.code == "ambiguous-name"
    assert "Drak (talisman/cards/dragon)" in remedy
    assert "talisman/adventure-cards/enemies-with-strength" in remedy
    assert "glossary" not in remedy, "what a term stands for goes first"


@pytest.mark.parametrize(
    ("language", "nearest"), [("fi", "Kypärä (helmet)"), ("cs", "Helma (helmet)"), ("ko", "투구(helmet)")]
)
def test_an_unknown_name_is_answered_by_the_nearest_in_the_readers_language(
    catalogue: Catalogue, language: str, nearest: str
) -> None:
    request = {"situation": "talisman/battle", "hero": {"strength": 3, "armour": "kyprää"}, "foe": FOE}
    with pytest.raises(BadInputError) as raised:
        catalogue.build_problem(request)
    assert raised.value.code == "bad-value"
    assert nearest in raised.value.remedy.render(Language(language))


def test_the_same_field_by_id_and_name_is_a_contradiction(catalogue: Catalogue) -> None:
    request = {"situation": "talisman/crypt", "hero": {"strength": 5}, "worth": {"crypt": 1, "krypta": 3}}
    with pytest.raises(BadInputError) as raised:
        catalogue.build_problem(request)
    assert raised.value.code == "contradiction"


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("name", "language", "entry"),
    [("miekan", "fi", "talisman/cards/sword"), ("Hřbitova", "cs", "talisman/board/graveyard"),
     ("keitaalle", "en", "talisman/board/oasis"), ("오아시스", "fi", "talisman/board/oasis"),
     ("오아시스에서는", "ko", "talisman/board/oasis"), ("검으로", "ko", "talisman/cards/sword")],
)  # fmt: skip
def test_show_reads_an_entry_by_its_name(run: Callable, name: str, language: str, entry: str) -> None:
    assert run("show", name, "--lang", language, "--json").json["id"] == entry


def test_show_tells_what_is_near_a_name(run: Callable) -> None:
    failed = run("show", "lohikärmeet", "--lang", "fi")
    assert failed.status == 2
    assert "Lohikäärme (talisman/cards/dragon)" in failed.err


def test_titles_and_forms_go_before_aliases() -> None:
    one = NamedId("one", {Language.EN: "The Oasis"}, ["oases"], ["pond"])
    other = NamedId("other", {Language.EN: "Pond"})
    assert find_by_name("THE  óasis", (one, other)) == (one,)
    assert find_by_name("oases", (one, other)) == (one,)
    assert find_by_name("pond", (one, other)) == (other,)
    assert find_by_name("pond", (one,)) == (one,)
    assert find_by_name("…", (one, other)) == ()
    assert find_similar_names("ponds", (one, other)) == (other,)
    assert find_similar_names("xyzzy", (one, other)) == ()


def test_a_request_of_ids_looks_at_no_names() -> None:
    program = """
import sys
from rulewright.corpus.content import rules_folder
from rulewright.situations.game_packages import GamePackages
catalogue = GamePackages.from_folder(rules_folder()).catalogue
catalogue.resolve({"situation": "talisman/battle", "hero": {"strength": 3, "armour": "shield"}, "foe": {"strength": 4}})
looked = {"rulewright.corpus.name_lookup", "rulewright.situations.id_resolution", "rulewright.corpus.cache"}
print(sorted(looked & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n", done
