"""The atlas: figures worked out by hand, kept whole, told in every language, known to be old when the rules change."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from rulewright.checking.content import check_content
from rulewright.checking.games import check_atlases
from rulewright.corpus.factsheet import EntryLink
from rulewright.corpus.findings import ContentError
from rulewright.corpus.model import Corpus
from rulewright.games.talisman.simulation.atlas import MOST_PAIRS, PART, TalismanAtlas
from rulewright.games.talisman.simulation.figures import widest
from rulewright.games.talisman.simulation.forecast import TalismanForecaster
from rulewright.language import LANGUAGES
from rulewright.situations.batch.batches import Progress
from rulewright.situations.batch.forecast_atlas import build_atlas
from rulewright.situations.report_sections import RangeChart
from rulewright.views.sections_html import render_sections

RULES = Path(__file__).parents[3] / "rules"


class Played(TalismanForecaster):
    """Games of 120 turns that the first player wins with the Troll; sudden death makes them half as long."""

    games = 0

    def play(self, request: Mapping[str, Any], variant: str, seed: str) -> Mapping[str, Any]:
        type(self).games += 1
        heroes = ["troll", "elf", "monk", "thief", "druid", "ghoul"][: request["players"]]
        lost = seed.endswith("/3")
        return {
            "rounds": 30,
            "turns": 60 if variant == "sudden-death" else 120,
            "winner": None if lost else 0,
            "won_by": None if lost else "last-one",
            "characters": heroes,
            "deaths": {"cards/dragon": 1},
            "last_death": "inner-region/command-spell" if seed.endswith("/1") else "heroes/elf",
        }


class Fixed(TalismanAtlas):
    def digest(self) -> str:
        return "as-they-are"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("atlas")


@pytest.fixture(scope="module")
def atlas(folder: Path) -> TalismanAtlas:
    """An atlas of 8 games for each number of players, beside what `check` reads of a game."""
    (folder / "rules" / "talisman").mkdir(parents=True)
    shutil.copy(RULES / "talisman" / "game.toml", folder / "rules" / "talisman" / "game.toml")
    told: list[Progress] = []
    kept = Fixed(folder / "rules")
    build_atlas(kept, Played(), 8, 0, checkpoints=folder / "kept", report_progress=told.append)
    assert told[-1].done == told[-1].total
    return kept


def test_the_figures_are_those_of_the_games(atlas: TalismanAtlas) -> None:
    """By hand: of 8 games one had no end; 7 of 8 are won with the Troll; the first two are played with each option."""
    assert PART == 4
    data = json.loads(atlas.file.read_text("utf-8"))
    assert (data["schema"], data["simulated"], data["seed"], data["habit"]) == (1, True, 0, "steady")
    assert data["version"]
    assert len(data["date"]) == len("2026-11-23")
    cells = {(cell["players"], cell["option"]): cell for cell in data["cells"]}
    plain = cells[4, ""]
    assert (plain["games"], plain["undecided"], plain["deaths"]) == (8, 1, 1.0)
    assert plain["turns"] == {"mean": 120.0, "median": 120, "low": 120, "high": None, "interval": [120.0, 120.0]}
    assert plain["histogram"] == [[120, 7]]
    assert plain["characters"] == {"elf": [8, 0], "monk": [8, 0], "thief": [8, 0], "troll": [8, 7]}
    assert plain["endings"] == {"character": 6, "command-spell": 1, "undecided": 1}
    assert cells[4, "sudden-death"]["change"] == {"games": 2, "mean": -60.0, "interval": [-60.0, -60.0]}
    assert data["games"] == sum(cell["games"] for cell in data["cells"])
    assert {players for players, _ in cells} == {2, 3, 4, 5, 6}
    assert (6, "choose-from-three") not in cells  # there are too few characters


def test_the_strength_of_a_character_is_its_wins_by_fair_shares(atlas: TalismanAtlas) -> None:
    """By hand: the Troll won 7 of 8 games of 2 to 6 players; 8·(1/2 + 1/3 + 1/4 + 1/5 + 1/6) = 11.6 wins are fair.

    Of 35 wins in 40 games the standard error is √(40·7/8·1/8) = 2.09.
    """
    picture = atlas.sections()[2].chart
    assert isinstance(picture, RangeChart)
    rows = {str(row.label.entry): row for row in picture.rows if isinstance(row.label, EntryLink)}
    troll = rows["heroes/troll"]
    expected = [(35 + errors * 2.09) / 11.6 for errors in (-1.96, 0, 1.96)]
    assert [troll.low, troll.mark, troll.high] == pytest.approx(expected, abs=0.001)
    assert {row.mark for name, row in rows.items() if name != "heroes/troll"} == {0}


def test_what_has_been_played_is_not_played_again(atlas: TalismanAtlas, folder: Path) -> None:
    before, Played.games = atlas.file.read_bytes(), 0
    build_atlas(atlas, Played(), 8, 0, checkpoints=folder / "kept", report_progress=lambda _: None)
    assert Played.games == 0
    assert atlas.file.read_bytes() == before


def test_it_is_told_in_every_language_as_of_simulated_players(atlas: TalismanAtlas, corpus: Corpus) -> None:
    assert [each.id for each in atlas.sections()] == ["length", "options", "characters", "endings"]
    simulated = {"en": "simulated", "cs": "simulovan", "fi": "imuloi", "ko": "모의"}
    for language in LANGUAGES:
        html = render_sections(atlas.sections(), corpus, "talisman", language)
        # where a tenth of the games had no end, nobody knows how far the bar goes
        assert html.count('class="rw-ranges"') == 3
        assert html.count('<table class="docutils') == 4
        assert "{" not in html
        assert "$" not in html
        for part in html.split("<section")[1:]:
            assert simulated[language] in part
        assert corpus.title("talisman/heroes/troll", language) in html


@pytest.mark.parametrize(
    ("given", "is_near"),
    [({}, False), ({"options": ["sudden-death"]}, False), ({"habits": ["bold"]}, True), ({"characters": ["elf"]}, True),
     ({"options": ["sudden-death", "inherited-items"]}, True)],
)  # fmt: skip
def test_a_forecast_begins_with_it_and_says_where_only_others_are_known(
    atlas: TalismanAtlas, corpus: Corpus, given: dict[str, object], is_near: bool
) -> None:
    """Two games were played with sudden death: they had an end; of the eight without, one had none."""
    chapters = atlas.sections_for(TalismanForecaster().parse_request({"players": 3, "minutes": 1.0, **given}))
    assert [each.id for each in chapters] == ["length", "options", "characters"]
    told = [each.id for each in chapters[0].paragraphs]
    assert ("atlas-begins-near" in told) is is_near
    assert chapters[0].lead is not None
    known = given == {"options": ["sudden-death"]}
    assert chapters[0].lead.id == ("atlas-begins" if known else "forecast-length-open")
    for language in LANGUAGES:
        html = render_sections(chapters, corpus, "talisman", language, 3)
        assert "{" not in html
        assert html.count("<h3>") == 3


def test_the_games_played_beforehand_take_hours(atlas: TalismanAtlas) -> None:
    chapters = atlas.sections_for(
        TalismanForecaster().parse_request({"players": 3, "minutes": 1.0, "options": ["sudden-death"]})
    )
    lead = chapters[0].lead
    assert lead is not None
    hours = ("시간 걸렸습니다.", "hodin", "tuntia.", "hours.")
    for language, unit in zip(LANGUAGES, hours, strict=True):
        assert unit in lead.render(language).rpartition("8")[2] or unit in lead.render(language).split(";")[-1]
        assert "tlas" not in chapters[0].title.render(language)


def test_it_says_how_exact_it_is_and_what_would_be_exact_to_a_point(atlas: TalismanAtlas) -> None:
    """Wilson's widest is that of 6 of 8, 40.9 to 92.9 %; for 13 points it takes (25.96/13)² times the 8 games."""
    about = {each.id: each.values for each in atlas.sections()[0].paragraphs}
    assert str(about["atlas-precision"]["points"].render(LANGUAGES[0])).startswith("26")
    assert about["atlas-for-one-point"]["command"] == "rulewright atlas --points 1"
    assert atlas.data is not None
    assert atlas.required_games(atlas.data, 13) == [32] * 5
    assert atlas.required_games(atlas.data, 1) == [5400] * 5
    assert atlas.required_games(atlas.data, 26) == [8] * 5


def test_games_go_on_until_shares_are_known_to_so_many_points(tmp_path: Path) -> None:
    """Of 80 games of two, 79 are won by the Troll; how many it takes follows from the widest share of each number."""
    (tmp_path / "rules" / "talisman").mkdir(parents=True)
    Played.games, kept = 0, Fixed(tmp_path / "rules")
    made = build_atlas(
        kept,
        Played(),
        20,
        0,
        points=6,
        checkpoints=tmp_path / "kept",
        report_progress=lambda _: None,
    )
    plain = [cell for cell in made["cells"] if not cell["option"]]
    assert all(20 < cell["games"] < 400 and widest(cell) <= 6 for cell in plain)
    assert all(cell["change"]["games"] <= MOST_PAIRS for cell in made["cells"] if cell["option"])
    assert Played.games == made["games"]  # what the first games told is kept
    assert kept.sections()[0].paragraphs[-1].id == "atlas-for-one-point"
    few = dict(plain[0], games=20, endings={"character": 19, "undecided": 1}, characters={"troll": [20, 19]})
    assert widest(few) > 6


def test_alternative_rules_are_compared_in_a_thousand_games_at_most(tmp_path: Path) -> None:
    requests = [*Fixed(tmp_path).games_to_play([8, 4000, 8000, 4, 4], 0)]
    pairs = [sum(option == "sudden-death" for option, _ in keys) for _, keys in requests]
    assert pairs == [2, 1000, 1000, 1, 1]
    assert [sum(option == "" for option, _ in keys) for _, keys in requests] == [8, 4000, 8000, 4, 4]


def test_check_says_when_the_rules_are_others(atlas: TalismanAtlas, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TalismanAtlas, "digest", Fixed.digest)
    assert check_atlases(atlas.rules) == []
    monkeypatch.setattr(TalismanAtlas, "digest", lambda self: "others")
    assert check_atlases(atlas.rules) == ["talisman"]


@pytest.mark.parametrize(
    "damaged",
    [
        lambda whole: b"",
        lambda whole: b"{}",
        lambda whole: b"\xff" + whole,
        lambda whole: b"[" * 100_000,
        lambda whole: whole.replace(b'"seed": 0', b'"seed": ' + b"7" * 5000),
        lambda whole: whole.replace(b'"schema": 1', b'"schema": 2'),
        lambda whole: whole.replace(b'"troll": [8', b'"troll": [9', 1),
        lambda whole: whole.replace(b'"undecided"', b'"undecideb"', 1),
        lambda whole: whole[: len(whole) // 2],
    ],
)
def test_a_damaged_file_is_a_finding_and_no_fault_of_the_program(
    atlas: TalismanAtlas, tmp_path: Path, damaged: Callable[[bytes], bytes]
) -> None:
    shutil.copytree(atlas.rules, tmp_path / "rules")
    copy = Fixed(tmp_path / "rules")
    whole = copy.file.read_bytes()
    assert (damaged(whole) != whole, Fixed(copy.rules).data) == (True, atlas.data)
    copy.file.write_bytes(damaged(whole))
    with pytest.raises(ContentError) as error:
        copy.sections()
    [finding] = error.value.findings
    assert (finding.file, finding.line, finding.code) == ("talisman/atlas.json", 1, "damaged")
    assert check_atlases(copy.rules) == []


@pytest.mark.thorough
def test_check_lists_a_damaged_atlas_among_its_findings(tmp_path: Path) -> None:
    rules = shutil.copytree(RULES, tmp_path / "rules")
    (rules / "talisman/atlas.json").write_text("{}", "utf-8")
    assert [(each.file, each.code) for each in check_content(rules)] == [("talisman/atlas.json", "damaged")]


@pytest.mark.thorough
def test_the_digest_follows_the_facts_that_games_read(tmp_path: Path) -> None:
    shutil.copytree(RULES / "talisman", tmp_path / "talisman")
    before = TalismanAtlas(tmp_path).digest()
    board = tmp_path / "talisman" / "board.toml"
    board.write_text(board.read_text("utf-8") + "\n# a remark\n", "utf-8")
    assert TalismanAtlas(tmp_path).digest() == before
    board.write_text(board.read_text("utf-8").replace("strength = 9", "strength = 8", 1), "utf-8")
    assert TalismanAtlas(tmp_path).digest() != before
