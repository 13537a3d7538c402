"""Coverage of raw rulebooks, wording shared with them, passages kept on the reader's machine."""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.checking.texts import check_wording
from rulewright.corpus.model import Corpus
from rulewright.corpus.rulebooks import DATA_VARIABLE, load_passages, passages_file

BOOK = "\n".join([f"rule line {number}" if number % 2 else "" for number in range(1, 31)])


@pytest.fixture
def books(small: Path, tmp_path: Path) -> Path:
    """A folder with the small game's rulebook under another name; the entries cite its lines 10-12 and 20."""
    folder = tmp_path / "books"
    folder.mkdir()
    (folder / "renamed.txt").write_text(BOOK, "utf-8")
    (folder / "unrelated.bin").write_bytes(b"\xff\xfe")
    game = small / "game/game.toml"
    game.write_text(game.read_text("utf-8").replace("0" * 64, hashlib.sha256(BOOK.encode()).hexdigest()), "utf-8")
    (small / "game/uncited.toml").write_text(
        '[[range]]\nbook = "book-cs"\nlines = [1, 9]\nreason = "front-matter"\n\n'
        '[[range]]\nbook = "book-cs"\nlines = [13, 25]\nreason = "pending"\n',
        "utf-8",
    )
    return folder


def test_coverage_counts_rule_lines_and_lists_uncited_runs(run: Callable, small: Path, books: Path) -> None:
    result = run("sources", str(books), "--rules", str(small), "--json")
    # Odd lines carry words: 15 of 30. Lines 1-9 carry no rule, which leaves 11, 13, …, 29; only 11 is cited.
    (book,) = result.json["books"]
    assert book == {
        "book": "book-cs", "rule_lines": 10, "cited": 1,
        "uncited": [[13, 25], [27, 29]], "pending": [[13, 25]],
    }  # fmt: skip
    assert result.status == 1  # 27 and 29 are neither cited nor known to be pending
    text = run("sources", str(books), "--rules", str(small), "--lang", "en").out
    assert "book-cs: 1 of 10 rule-bearing lines are cited (10.0%)." in text
    assert "not cited, entry still to be written: 13–25\n" in text
    assert "not cited: 27–29\n" in text


def test_what_a_piece_cites_counts_and_the_line_of_its_name_alone_does_not(
    run: Callable, small: Path, books: Path
) -> None:
    with (small / "game/game.toml").open("a", encoding="utf-8") as game:
        game.write(
            '[[collection]]\nfamily = "board"\nfiles = ["board.toml"]\npieces = { space = "space" }\n'
            'title = { en = "Board", ko = "판", cs = "Plán", fi = "Lauta" }\n'
        )
    board = '[[space]]\nid = "inn"\nnot_executed = "component"\nsources.book-cs = [[27, 27]]\nnamed.cs = 29\n'
    (small / "game/board.toml").write_text(board, "utf-8")
    for language in ("ko", "cs", "fi", "en"):
        (small / language / "game/board").mkdir()
        (small / language / "game/board/inn.md").write_text("---\ntitle: Inn\n---\n\nSleep.\n", "utf-8")
    (book,) = run("sources", str(books), "--rules", str(small), "--json").json["books"]
    assert (book["cited"], book["uncited"]) == (2, [[13, 25], [29, 29]])
    (small / "game/board.toml").write_text(board.replace("29", "31"), "utf-8")
    result = run("sources", str(books), "--rules", str(small), "--json", "--lang", "en")
    assert "game/board/inn cites line 31" in result.json["error"]["message"]


def test_known_gaps_alone_are_no_failure(run: Callable, small: Path, books: Path) -> None:
    uncited = small / "game/uncited.toml"
    uncited.write_text(uncited.read_text("utf-8").replace("[13, 25]", "[13, 30]"), "utf-8")
    assert run("sources", str(books), "--rules", str(small)).status == 0


@pytest.mark.parametrize("damage", [BOOK[:100], BOOK + "x", ""])
def test_changed_book_is_named(run: Callable, small: Path, books: Path, damage: str) -> None:
    (books / "renamed.txt").unlink()
    (books / "book.txt").write_text(damage, "utf-8")
    result = run("sources", str(books), "--rules", str(small), "--json", "--lang", "en")
    assert result.status == 2
    assert result.json["error"]["message"].startswith("book.txt is not the text that the entries cite")


def test_folder_without_the_book_is_reported(run: Callable, small: Path, books: Path, tmp_path: Path) -> None:
    (books / "renamed.txt").unlink()
    for folder in (books, tmp_path / "absent", books / "unrelated.bin"):
        result = run("sources", str(folder), "--rules", str(small), "--json")
        assert (result.status, result.json["error"]["code"]) == (2, "rulebooks")


def test_missing_book_is_reported(run: Callable, small: Path, books: Path) -> None:
    game = small / "game/game.toml"
    extra = (
        game.read_text("utf-8")
        .split("[[book]]")[1]
        .replace("book-cs", "book-fi")
        .replace('language = "cs"', 'language = "fi"')
    )
    extra = extra.replace(hashlib.sha256(BOOK.encode()).hexdigest(), "1" * 64).replace("book.txt", "second.txt")
    game.write_text(game.read_text("utf-8") + "\n[[book]]" + extra, "utf-8")
    result = run("sources", str(books), "--rules", str(small), "--json")
    assert (result.status, result.json["absent"]) == (1, ["book-fi"])


def test_line_past_the_end_of_a_book_is_named(run: Callable, small: Path, books: Path) -> None:
    chapter = small / "game/chapters/attacks.toml"
    chapter.write_text(chapter.read_text("utf-8").replace("[20, 20]", "[20, 999]"), "utf-8")
    error = run("sources", str(books), "--rules", str(small), "--json", "--lang", "en").json["error"]
    assert "game/attacks/battle cites line 999 of book-cs, which has 30" in error["message"]
    chapter.write_text(chapter.read_text("utf-8").replace("[20, 999]", "[20, 999999999]"), "utf-8")
    assert run("check", "--rules", str(small)).status == 1


def test_passages_are_stored_in_the_users_data_folder(
    run: Callable, small: Path, books: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert load_passages("game") == {}
    run("sources", str(books), "--attach", "--rules", str(small))
    assert load_passages("game")["game/attacks/battle"]["book-cs"].splitlines()[1] == "rule line 11"
    for damaged in ("[", "[]", '{"game/attacks/battle": ["a line"]}', '{"game/attacks/battle": {"book-cs": 12}}'):
        (tmp_path / "data/rulewright/passages/game.json").write_text(damaged, "utf-8")
        assert load_passages("game") == {}


@pytest.mark.parametrize("other", [os.mkfifo, os.mkdir, lambda path: os.symlink("/dev/zero", path)])
def test_passages_that_are_no_file_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other: Callable[[Path], None]
) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    passages_file("game").parent.mkdir(parents=True)
    other(passages_file("game"))
    results: list[object] = []
    reading = threading.Thread(target=lambda: results.append(load_passages("game")), daemon=True)
    reading.start()
    reading.join(20)
    assert results == [{}]


def test_shared_wording_is_detected_across_hyphens_and_korean_spaces(small: Path) -> None:
    czech = "Postava, která do-\njde na pole s nepřítelem, musí s ním okamžitě bojovat."
    korean = "캐릭터는 자기 차례가 시작될 때 반드시 주사위 하나를 굴려 나온 수만큼 이동해야 합니다"
    (small / "cs/game/attacks/stand-off.md").write_text(
        "---\ntitle: T\n---\n\nPostava, která dojde na pole s nepřítelem, musí s ním hned.\n", "utf-8"
    )
    (small / "ko/game/attacks/stand-off.md").write_text(f"---\ntitle: T\n---\n\n{korean.replace(' ', '')}.\n", "utf-8")
    shared = check_wording(small, [czech.split("\n"), korean.split("\n")])
    assert [(finding.code, finding.file) for finding in shared] == [
        ("shared-wording", "cs/game/attacks/stand-off.md"),
        ("shared-wording", "ko/game/attacks/stand-off.md"),
    ]
    assert check_wording(small, [["nine other words that nobody wrote in any text here at all"]]) == []


def test_check_compares_the_wording_on_request(run: Callable, small: Path, books: Path) -> None:
    assert run("check", "--rules", str(small), "--sources", str(books)).status == 0
    (small / "en/game/attacks/stand-off.md").write_text(f"---\ntitle: T\n---\n\n{BOOK}\n", "utf-8")
    findings = run("check", "--rules", str(small), "--sources", str(books), "--json").json["findings"]
    assert "shared-wording" in {finding["code"] for finding in findings}


@pytest.mark.parametrize(
    ("entry", "page"),
    # Cross-references printed in the Czech rulebook: battle 10, stand-off 11, psychic combat 12, Weapons 13,
    # trophies 14, evading 15, ditching 16, the Crown 20.
    [
        ("attacks/battle", 10), ("attacks/stand-off", 11), ("attacks/psychic-combat", 12),
        ("possessions/weapon-limit", 13),
        ("character-rules/trophies", 14), ("character-rules/evading", 15), ("other-rules/ditching", 16),
        ("inner-region/crown-of-command", 20), ("turn/encounter-flow", None),
    ],
)  # fmt: skip
def test_pages_agree_with_the_books_own_cross_references(corpus: Corpus, entry: str, page: int | None) -> None:
    book = corpus.games["talisman"].books["talisman-cs"]
    (source,) = (each for each in corpus.entry(entry).sources if each.book == book.id)
    assert book.page_of(source.lines[0][0]) == page


def test_real_books_are_known_by_hash(corpus: Corpus) -> None:
    hashes = [book.sha256 for game in corpus.games.values() for book in game.books.values()]
    assert len({*hashes}) == len(hashes) > 0
