"""Words found by role and key: in the catalogs of a game, in those of a situation before them, and in code."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.language import Language
from rulewright.language.bundles import load_bundle
from rulewright.language.messages import Vocabulary
from rulewright.language.phrase import make_phrase_factory
from rulewright.situations.faults import GameFaultError
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Report
from rulewright.situations.request import RequestModel
from rulewright.situations.situation import Situation

CATALOG = """\
result-win = you win
duel-title = Duel
battle-title = Battle
duel-result-win = the attacker wins
duel-about = Two fight.
field-hero--strength = your Strength
field-strength = Strength
option-by--strength = with Strength
fact-foe_strength = Strength { $value }
    .if = the creature has Strength { $value }
word-stay = stay
"""


@pytest.fixture
def vocabulary(tmp_path: Path) -> Vocabulary:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text(CATALOG, "utf-8")
    phrase = make_phrase_factory(tmp_path)
    return Vocabulary(tmp_path, {"word-idle.stay": phrase("word-stay"), "result-lose": phrase("word-stay")})


def situation(vocabulary: Vocabulary, name: str, *results: str) -> Situation:
    return Situation(f"game/{name}", vocabulary, RequestModel, lambda _: Report("", {}, ()), results)


def test_a_situations_own_message_comes_before_the_one_that_all_share(vocabulary: Vocabulary) -> None:
    duel, battle = situation(vocabulary, "duel", "win"), situation(vocabulary, "battle", "win")
    assert (str(duel.results["win"]), str(battle.results["win"])) == ("the attacker wins", "you win")
    assert (str(duel.title), str(duel.description)) == ("Duel", "Two fight.")
    assert battle.description is None
    with pytest.raises(GameFaultError, match="“raid-title” has no English sentence"):
        situation(vocabulary, "raid")


def test_results_are_those_that_are_listed_in_their_order(vocabulary: Vocabulary) -> None:
    assert list(situation(vocabulary, "battle", "lose", "win").results) == ["lose", "win"]
    with pytest.raises(GameFaultError, match="“result-draw” has no English sentence"):
        situation(vocabulary, "battle", "draw")


def test_keys_with_dots_and_composed_phrases_resolve(vocabulary: Vocabulary) -> None:
    battle = situation(vocabulary, "battle")
    assert str(battle.labels["hero.strength"]) == "your Strength"
    assert str(battle.labels["by.strength"]) == "with Strength"
    assert str(battle.words["idle.stay"]) == "stay"
    assert {"strength", "hero.strength", "by.strength"} == set(battle.labels)
    assert {"stay", "idle.stay"} == set(battle.words)
    assert "craft" not in battle.labels
    assert battle.labels.get("hero") is None
    with pytest.raises(GameFaultError, match="“field-hero--craft” has no English sentence"):
        _ = battle.labels["hero.craft"]


def test_no_catalog_is_read_before_a_word_is_looked_up(tmp_path: Path) -> None:
    words = Vocabulary(tmp_path).messages("word")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text("word-late = late\n", "utf-8")
    assert str(words["late"]) == "late"


def test_every_composed_phrase_has_its_message(rules: Path) -> None:
    """Aliases are ids in a table, which the check of catalogs takes for those of messages in any case."""
    for each in GamePackages.from_folder(rules).catalogue.situations.values():
        composed = each.vocabulary.composed
        lacking = [
            name
            for name in composed
            if composed[name].id not in load_bundle(composed[name].catalogs, Language.EN).messages
        ]
        assert lacking == []
