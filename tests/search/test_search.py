"""Search over the real entries: forms, typos, scripts, hostile queries."""

from __future__ import annotations

import json
import shutil
import threading
from pathlib import Path

import pytest

from rulewright.corpus import Corpus, load_corpus
from rulewright.language import LANGUAGES, Language
from rulewright.search import SearchIndex, open_index
from rulewright.search.index import STAMP, IndexFolderError, index_is_current

STAND_OFF = "talisman/attacks/stand-off"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("index")


@pytest.fixture(scope="module")
def index(corpus: Corpus, rules: Path, folder: Path) -> SearchIndex:
    return open_index(corpus, rules, folder)


def found(index: SearchIndex, query: str, language: str, limit: int = 5) -> list[str]:
    return [hit.id.removeprefix("talisman/") for hit in index.search(query, Language(language), limit=limit).hits]


@pytest.mark.parametrize(
    ("query", "language", "entry"),
    [
        ("대치", "ko", "attacks/stand-off"),
        ("대치상황이", "ko", "attacks/stand-off"),
        ("주사위다시굴리기", "ko", "characters/fate-reroll"),
        ("ㄷㅊㅅㅎ", "ko", "attacks/stand-off"),
        ("힘", "ko", "characters/strength"),
        ("nerozhodne", "cs", "attacks/stand-off"),
        ("nerozhodného výsledku", "cs", "attacks/stand-off"),
        ("limit zbrane", "cs", "possessions/weapon-limit"),
        ("tasatuloksesta", "fi", "attacks/stand-off"),
        ("tasapeli", "fi", "attacks/stand-off"),
        ("vaistaminen", "fi", "character-rules/evading"),
        ("tie", "en", "attacks/stand-off"),
        ("rerolling with fate", "en", "characters/fate-reroll"),
        ("attacks/stand-off", "en", "attacks/stand-off"),
        ("talisman/attacks/stand-off", "ko", "attacks/stand-off"),
        ("fate 토큰", "ko", "characters/fate"),
        ("대치하면 어떻게 되나요", "ko", "attacks/stand-off"),
        ("턴을 잃다", "ko", "turn/lose-a-turn"),
        ("co se stane při remíze", "cs", "attacks/stand-off"),
        ("mitä tapahtuu tasatuloksessa", "fi", "attacks/stand-off"),
        ("draw in battle", "en", "attacks/stand-off"),
    ],
)
def test_players_words_find_the_rule(index: SearchIndex, query: str, language: str, entry: str) -> None:
    assert entry in found(index, query, language)


@pytest.mark.parametrize(
    ("query", "language", "meant"),
    [("tasatulso", "fi", "tasatulos"), ("stnad-off", "en", "stand off"), ("대취", "ko", "대치")],
)
def test_typo_is_corrected_and_still_finds(index: SearchIndex, query: str, language: str, meant: str) -> None:
    result = index.search(query, Language(language))
    assert result.suggestion is not None
    assert meant.split(maxsplit=1)[0] in result.suggestion
    assert STAND_OFF in [hit.id for hit in result.hits[:5]]


def test_known_and_inflected_words_are_not_corrected(index: SearchIndex) -> None:
    for query, language in (("tasatulos", "fi"), ("nerozhodného", "cs"), ("대치에서", "ko"), ("battles", "en")):
        assert index.search(query, Language(language)).suggestion is None


def test_snippet_marks_whole_words_in_inflected_forms(index: SearchIndex) -> None:
    assert "**tasatulosta**" in index.search("tasatuloksen", Language.FI).hits[0].snippet
    assert "**nerozhodně**" in index.search("nerozhodný", Language.CS).hits[0].snippet
    assert "**대치**" in index.search("대치", Language.KO).hits[0].snippet
    assert "**stand-off**" in index.search("stand-off", Language.EN).hits[0].snippet


def test_one_hit_per_entry_and_stable_order(index: SearchIndex) -> None:
    for language in LANGUAGES:
        ids = [hit.id for hit in index.search("battle 전투 boj taistelu", language, limit=50).hits]
        assert len(ids) == len(set(ids)) > 5
        assert ids == [hit.id for hit in index.search("battle 전투 boj taistelu", language, limit=50).hits]
        assert ids[:5] == [hit.id for hit in index.search("battle 전투 boj taistelu", language, limit=5).hits]


@pytest.mark.parametrize(
    "query",
    [
        "", "   ", "*", "?", "[TO]", "title:fate", '"stand off"', "NOT (", "a" * 10_000, "대" * 10_000, "\x00\x07\x1b",
        "\ud800 stand-off \udfff", "stand-off AND", "^~", "fate^99", "\u202e대치", "🎲", "../../etc/passwd", "a/b/c/d",
    ],
)  # fmt: skip
def test_hostile_query_is_plain_text(index: SearchIndex, query: str) -> None:
    for language in LANGUAGES:
        result = index.search(query, language)
        assert json.dumps(result.as_json())
        assert len(result.hits) <= 10


def test_surrogates_do_not_hide_the_words_beside_them(index: SearchIndex) -> None:
    assert found(index, "\ud800 stand-off \udfff", "en")[0] == "attacks/stand-off"


def test_current_index_is_reused_and_damage_is_repaired(small: Path, tmp_path: Path) -> None:
    corpus, folder = load_corpus(small), tmp_path / "index"
    built: list[str] = []
    open_index(corpus, small, folder, built.append)
    open_index(corpus, small, folder, built.append)
    assert len(built) == 1
    (home,) = (path.parent for path in folder.glob(f"*/{STAMP}"))
    for damage in ("truncate", "stamp", "segment"):
        if damage == "truncate":
            segment = next(home.glob("*.seg"))
            segment.write_bytes(segment.read_bytes()[:100])
        elif damage == "stamp":
            (home / STAMP).write_text("{", "utf-8")
        else:
            next(home.glob("*.seg")).unlink()
        assert not index_is_current(small, folder)
        assert open_index(corpus, small, folder).search("tie", Language.EN).hits
        assert index_is_current(small, folder)
    assert not list(folder.glob(".building-*"))


def test_changed_content_gets_a_new_index_beside_the_old(small: Path, tmp_path: Path) -> None:
    folder = tmp_path / "index"
    old = open_index(load_corpus(small), small, folder)
    (small / "en/game/attacks/stand-off.md").write_text("---\ntitle: Stand-off en\n---\n\nPeace.\n", "utf-8")
    new = open_index(load_corpus(small), small, folder)
    assert new.search("peace", Language.EN).hits
    assert old.search("hurt", Language.EN).hits  # a reader that opened the old one goes on


def test_open_index_outlives_its_folder(small: Path, tmp_path: Path) -> None:
    index = open_index(load_corpus(small), small, tmp_path / "index")
    shutil.rmtree(tmp_path / "index")
    assert index.search("hurt", Language.EN).hits


def test_folder_that_cannot_be_written_is_reported(corpus: Corpus, rules: Path, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    with pytest.raises(IndexFolderError, match="RULEWRIGHT_BUILD"):
        open_index(corpus, rules, blocked / "index")


def test_threads_share_one_index(index: SearchIndex) -> None:
    results: list[list[str]] = []
    threads = [threading.Thread(target=lambda: results.append(found(index, "tasatulos", "fi"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({tuple(result) for result in results}) == 1
    assert len(results) == 8
