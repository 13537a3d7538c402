"""The board and the flow chart on the pages of the site."""

from __future__ import annotations

from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from rulewright.corpus.loading import load_corpus
from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.reference.address import relative_path
from rulewright.reference.pages import PageKind, pages
from rulewright.reference.pictures import Illustrator
from rulewright.reference.wording import Wording
from rulewright.situations.game_packages import GamePackages

MAP, FLOW = "talisman/map", "talisman/flow"


def illustrator(corpus: Corpus, games: GamePackages, language: Language, page: str = MAP) -> Illustrator:
    game = corpus.games["talisman"]
    return Illustrator(corpus, games[game.id], game, language, lambda document: relative_path(page, document))


def test_only_a_game_that_draws_its_board_has_a_map(
    corpus: Corpus, games: GamePackages, duel: Path, project: Path
) -> None:
    page = pages(corpus, games)[MAP]
    assert (page.kind, page.address, page.texts) == (PageKind.MAP, MAP, None)
    titles = {language: page.title(language, Wording(project / "locales", language)) for language in LANGUAGES}
    assert titles == {
        Language.KO: "게임판 지도",
        Language.CS: "Mapa hracího plánu",
        Language.FI: "Pelilaudan kartta",
        Language.EN: "Map of the board",
    }
    assert not [
        each for each in pages(load_corpus(duel), GamePackages.from_folder(duel)).values() if each.kind is PageKind.MAP
    ]


def test_only_a_game_with_data_has_an_atlas(corpus: Corpus, games: GamePackages, duel: Path, project: Path) -> None:
    page = pages(corpus, games)["talisman/atlas"]
    assert (page.kind, page.address, page.texts) == (PageKind.ATLAS, "talisman/atlas", None)
    titles = {language: page.title(language, Wording(project / "locales", language)) for language in LANGUAGES}
    assert titles == {
        Language.KO: "게임에 걸리는 시간",
        Language.CS: "Jak dlouho trvají hry",
        Language.FI: "Kauanko pelit kestävät",
        Language.EN: "How long games take",
    }
    assert "tainted-grail/atlas" not in pages(corpus, games)
    assert not [
        each
        for each in pages(load_corpus(duel), GamePackages.from_folder(duel)).values()
        if each.kind is PageKind.ATLAS
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_is_also_a_list(corpus: Corpus, games: GamePackages, language: Language) -> None:
    picture = illustrator(corpus, games, language).whole_map()
    assert picture is not None
    assert [len(spots) for _, spots in picture.groups] == [24, 16, 9]
    listed = [spot.document for _, spots in picture.groups for spot in spots]
    soup = BeautifulSoup(picture.picture, "html.parser")
    assert [link["href"] for link in soup.find_all("a")] == [relative_path(MAP, each) for each in listed]
    anchors = [link["id"] for link in soup.find_all("a")]
    assert len(set(anchors)) == 49
    for document in [*listed, *(key.document for key in picture.keys)]:
        assert document in corpus.entries
    assert [str(each) for each in picture.provenances] == ["public"]


def test_keys_explain_bridge_portal_and_paths(corpus: Corpus, games: GamePackages) -> None:
    picture = illustrator(corpus, games, Language.CS).whole_map()
    assert picture is not None
    assert [(key.words, key.between, str(key.known or "")) for key in picture.keys[4:]] == [
        ("Střežený most", "Stráž – Kopce", ""),
        ("Brána osudu", "Brána osudu – Pláně zmaru", ""),
        ("Pohyb ve vnitřním pásu", "Pláně zmaru – Koruna moci", "public"),
    ]


@pytest.mark.parametrize(("space", "places"), [("fields", 6), ("hills", 3), ("crown-of-command", 1)])
def test_space_appears_at_its_position(corpus: Corpus, games: GamePackages, space: str, places: int) -> None:
    entry = corpus.entry(f"board/{space}")
    of_page = illustrator(corpus, games, Language.FI, entry.id)
    soup = BeautifulSoup(of_page.map_of(entry), "html.parser")
    assert len(soup.select(".current rect")) == places
    assert soup.svg["role"] == "img"
    name = soup.svg["aria-label"]
    assert name.startswith("Pelilaudan kartta: ")
    assert name.count(";") == places - 1
    assert all(part.startswith(entry.texts[Language.FI].title) for part in name.split(": ")[1].split("; "))
    assert not soup.select("[id]")
    whole = illustrator(corpus, games, Language.FI).whole_map()
    assert f'id="{of_page.anchor_of(entry)}"' in whole.picture


def test_rules_are_not_on_the_map(corpus: Corpus, games: GamePackages) -> None:
    rule = corpus.entry("attacks/stand-off")
    assert illustrator(corpus, games, Language.KO).map_of(rule) is None
    assert not illustrator(corpus, games, Language.KO).belongs_to_flow(rule)
    assert not illustrator(corpus, games, Language.KO).is_on_map(rule)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_flow_chart_is_also_a_list(corpus: Corpus, games: GamePackages, language: Language) -> None:
    flow = illustrator(corpus, games, language, FLOW).flow()
    assert flow is not None
    assert flow.entry == "talisman/turn/encounter-flow"
    soup = BeautifulSoup(flow.picture, "html.parser")
    drawn = {(link["aria-label"], link["href"]) for link in soup.find_all("a")}
    listed = {(step.words, relative_path(FLOW, step.document)) for step in flow.steps}
    ends = {words for step in flow.steps for _, _, words in step.ways if words}
    assert listed < drawn
    assert {name for name, _ in drawn - listed} == ends
    for step in flow.steps:
        assert step.document in corpus.entries
        for _, number, words in step.ways:
            assert (number is None) == bool(words)
            assert number is None or 1 <= number <= len(flow.steps)


def test_the_chart_has_a_page_that_its_entries_lead_to(corpus: Corpus, games: GamePackages) -> None:
    assert [page.document for page in pages(corpus, games).values() if page.kind is PageKind.FLOW] == [FLOW]
    pictures = illustrator(corpus, games, Language.EN)
    of_chart = [
        entry.id for entry in corpus.entries.values() if entry.game == "talisman" and pictures.belongs_to_flow(entry)
    ]
    assert of_chart == ["talisman/turn/structure", "talisman/turn/encounter-flow"]
